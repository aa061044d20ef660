"""A connection by the protocol WebDriver BiDi: https://w3c.github.io/webdriver-bidi/."""

import itertools
import json

import websocket

ANSWER_DEADLINE = 30  # s; reached only by a fault


class ProtocolError(AssertionError):
    """The browser refuses a command."""


class BiDi:
    """One session with a browser that listens at an address."""

    def __init__(self, address):
        # A browser may refuse a connection that says it comes from a page, which an origin would do.
        self._socket = websocket.create_connection(
            f"{address}/session", timeout=ANSWER_DEADLINE, suppress_origin=True)
        self._numbers = itertools.count(1)
        self.command("session.new", capabilities={})

    def command(self, method, **parameters):
        """What the browser answers. Events are left aside, as none is asked for."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") != number:
                continue
            if answer["type"] == "error":
                raise ProtocolError(f"{method}: {answer['error']}: {answer['message']}")
            return answer["result"]

    def evaluate(self, context, expression, awaits=True):
        """The value of an expression in a page, or in the browser's own window."""
        answer = self.command(
            "script.evaluate", expression=expression, target={"context": context}, awaitPromise=awaits)
        if answer["type"] == "exception":
            raise AssertionError(f"{answer['exceptionDetails']['text']}\nin {expression}")
        return answer["result"].get("value")

    def close(self):
        """Ends the connection; the browser stays."""
        self._socket.close()
