"""A running `carta serve` and what it answers."""

import http.client
import json
import os
import pathlib
import re
import subprocess
from urllib.parse import urlencode

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("CARTA_BINARY", REPOSITORY / ".build/release/carta"))
PUBLIC = pathlib.Path(os.environ.get("CARTA_PUBLIC", REPOSITORY / "Public"))
EXIT_DEADLINE = 20  # s, above the server's own 10 s for responses in flight


class CartaServer:
    """Serves a site on a free port until it is stopped."""

    def __init__(self, content, templates=REPOSITORY / "Templates", public=PUBLIC, watch=False):
        if not BINARY.exists():
            raise AssertionError(f"{BINARY} is not there: run `make build`, or name a binary in CARTA_BINARY")
        command = [BINARY, "serve", "--port", "0", "--content", content, "--templates", templates, "--public", public]
        if watch:
            command.append("--watch")
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=REPOSITORY)
        first_line = self._process.stdout.readline()
        address = re.search(r"http://([^/\s]+)/", first_line)
        if not address:
            self._process.kill()
            raise AssertionError(f"the first line of `carta serve` holds no address: {first_line!r}")
        self.address = address[1]

    def url(self, path="/"):
        return f"http://{self.address}{path}"

    def get(self, path):
        """Status and text of a path."""
        # A connection each: the server closes one that rests, and a test may rest for longer.
        connection = http.client.HTTPConnection(self.address)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read().decode()
        finally:
            connection.close()

    def layout(self, **parameters):
        """What `/layout` says, with all headers and sections; `origin` in the answer is the question, for messages."""
        path = "/layout?" + urlencode({**parameters, "headers": "all"}, safe=",:")
        status, text = self.get(path)
        assert status == 200, f"{path} gave {status}: {text}"
        return {**json.loads(text), "origin": path}

    def stop(self):
        """Ends the server as a service manager does; it must leave in peace."""
        self._process.terminate()
        status = self._process.wait(EXIT_DEADLINE)
        self._process.stdout.close()
        assert status == 0, f"`carta serve` left with {status} on SIGTERM; 0 was expected"


def pages_of(content):
    """The pages of a site by their names, and whether each has a header that comes back as one scrolls up."""
    server = CartaServer(content)
    try:
        _, problem = server.get("/layout?offset=0&page=")
        names = re.split(", | and ", json.loads(problem)["detail"].partition("; allowed are ")[2])
        modes = {name: {header["mode"] for header in server.layout(page=name, offset=0)["headers"]} for name in names}
        return {name: "reverse" in found for name, found in modes.items()}
    finally:
        server.stop()
