"""A session by the protocol WebDriver: https://www.w3.org/TR/webdriver2/."""

import contextlib
import http.client
import json
import os
import signal
import socket
import subprocess

from waiting import wait_until

ANSWER_DEADLINE = 30  # s; reached only by a fault
EXIT_DEADLINE = 20  # s


class WebDriverError(AssertionError):
    """The driver refuses a command."""


class WebDriver:
    """A driver, started for one session with the browser that it starts."""

    def __init__(self, program, environment, capabilities):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        # In a group of its own, so that the browser can be ended with it however it fares.
        self._process = subprocess.Popen(
            [program, f"--port={self._port}"], env=environment, start_new_session=True, stderr=subprocess.DEVNULL)
        try:
            wait_until(self._listens, f"{program} to listen")
            self._session = ""
            self._session = self.command("POST", "", capabilities={"alwaysMatch": capabilities})["sessionId"]
        except BaseException:
            self._end()
            raise

    def _listens(self):
        with contextlib.suppress(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", self._port)).close()
            return True

    def command(self, method, path, **body):
        """What the driver answers to a command of the session."""
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=ANSWER_DEADLINE)
        try:
            parts = ["/session", self._session, path]
            content = None if method in ("GET", "DELETE") else json.dumps(body)
            connection.request(method, "/".join(filter(None, parts)), content, {"Content-Type": "application/json"})
            response = connection.getresponse()
            value = json.loads(response.read())["value"]
        finally:
            connection.close()
        if response.status != 200:
            raise WebDriverError(f"{method} {path}: {value['error']}: {value['message']}")
        return value

    def quit(self):
        """Ends the session, its browser and the driver."""
        with contextlib.suppress(WebDriverError, OSError):
            self.command("DELETE", "")
        self._end()

    def _end(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(EXIT_DEADLINE)
