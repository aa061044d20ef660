"""WebKitGTK's small browser, on a screen of its own."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from browsers.base import KEYS, PAGE_IS_LOADED, SCRIPT_IS_READY, Browser
from browsers.webdriver import WebDriver

EXIT_DEADLINE = 20  # s
SCREEN = "3000x2400x24"
FIRST_SIZE = (800, 600)
LIBRARIES = pathlib.Path("/usr/lib")
# The window's own bars must not keep it from being as narrow as a telephone.
THIN_BARS = """
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0.1); }
"""
CALL = """
const done = arguments[arguments.length - 1];
(async () => JSON.stringify(await CALLED))().then((value) => done({ value }), (error) => done({ error: `${error}` }));
"""


def browser_file():
    """Where Debian keeps the browser, which has no name in the PATH; None where it is not installed."""
    return next(LIBRARIES.glob("*/webkit2gtk-4.*/MiniBrowser"), None)


class WebKit(Browser):
    """One browser. Its ratios are whole numbers, and it shows no page with scripts off."""

    name = "WebKitGTK"

    @staticmethod
    def missing():
        absent = [name for name in ("WebKitWebDriver", "Xvfb") if not shutil.which(name)]
        return absent if browser_file() else absent + ["MiniBrowser"]

    def __init__(self):
        self._look = tempfile.TemporaryDirectory()
        style = pathlib.Path(self._look.name) / "gtk-3.0/gtk.css"
        style.parent.mkdir()
        style.write_text(THIN_BARS)
        read, write = os.pipe()
        self._screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as file:
            self._display = file.readline().strip()
        self._start(1)

    def _start(self, scale):
        self._scale = scale
        environment = {
            **os.environ, "DISPLAY": f":{self._display}", "GDK_BACKEND": "x11", "GDK_SCALE": str(scale),
            "NO_AT_BRIDGE": "1", "XDG_CONFIG_HOME": self._look.name,
        }
        if os.geteuid() == 0:
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = {"binary": str(browser_file()), "args": ["--automation"]}
        self._driver = WebDriver(
            shutil.which("WebKitWebDriver"), environment, {"webkitgtk:browserOptions": options})
        self._wheel = 0
        # How much higher the window is than the page. A size other than its first one shows when that can be told.
        self._set_window(*FIRST_SIZE)
        self.wait_until("(width, height) => innerWidth === width && outerHeight === height", *FIRST_SIZE)
        self._bars = FIRST_SIZE[1] - self.call("() => innerHeight")

    def rescale(self, scale):
        if scale != self._scale:
            self._driver.quit()
            self._start(scale)

    def open(self, url, width=390, height=844, scripts=True):
        assert scripts, f"{self.name} is driven by scripts"
        self._driver.command("POST", "url", url="about:blank")
        self._resize(width, height)
        self._driver.command("POST", "url", url=url)
        self.wait_until(PAGE_IS_LOADED)
        self.wait_until(SCRIPT_IS_READY)

    def _set_window(self, width, height):
        self._driver.command("POST", "window/rect", x=0, y=0, width=width, height=height)

    def _resize(self, width, height):
        self._set_window(width, height + self._bars)
        self.wait_until("(width, height) => innerWidth === width && innerHeight === height", width, height)

    def call(self, function, *arguments):
        called = f"({function})({', '.join(json.dumps(argument) for argument in arguments)})"
        answer = self._driver.command("POST", "execute/async", script=CALL.replace("CALLED", called), args=[])
        if "error" in answer:
            raise AssertionError(f"{answer['error']}\nin {called}")
        return None if answer.get("value") is None else json.loads(answer["value"])

    def _act(self, source, *actions):
        self._driver.command("POST", "actions", actions=[{**source, "actions": list(actions)}])

    def roll(self, x, y, down):
        # WebKit takes a wheel's delta for where the wheel stands, and turns it by the way from where it stood.
        self._wheel += round(down)
        self._act(
            {"type": "wheel", "id": "wheel"},
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": self._wheel, "duration": 0})

    def press(self, key):
        _, value = KEYS[key]
        self._act({"type": "key", "id": "keys"}, {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def click_at(self, x, y):
        self._act(
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}},
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def quit(self):
        self._driver.quit()
        self._screen.terminate()
        self._screen.wait(EXIT_DEADLINE)
        self._look.cleanup()
