"""Debian's Firefox, driven by WebDriver BiDi, without geckodriver."""

import json
import pathlib
import shutil
import subprocess
import tempfile

from browsers.base import KEYS, PAGE_IS_LOADED, SCRIPT_IS_READY, Browser
from browsers.bidi import BiDi
from waiting import wait_until

EXIT_DEADLINE = 20  # s
WHEEL_TICKS = 4  # events that a turn of the wheel is made of, as by hand
TICK = 40  # ms between two of them
MOUSE = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
TEXT_GROUPS = ("x-western", "x-unicode", "ar", "he", "th", "ja")  # which have a size each, by the page's language
PREFERENCES = {
    "ui.useOverlayScrollbars": 1,  # which take no width from the page
    "general.smoothScroll": True,
    # No look-ups outside, which cost seconds where there is no network.
    "app.normandy.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}


class Firefox(Browser):
    """One browser. Of the ratios that one asks for it takes the nearest of which a device pixel is a whole number of
    sixtieths of a CSS px, for instance 2.609 for 2.625."""

    name = "Firefox"
    engine = "gecko"
    can_refuse_scripts = True

    @staticmethod
    def missing():
        return [] if shutil.which("firefox-esr") else ["firefox-esr"]

    def __init__(self):
        self._profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = pathlib.Path(self._profile.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        self._process = subprocess.Popen(
            # The access lets preferences be changed while the browser runs.
            ["firefox-esr", "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0",
             "--remote-allow-system-access"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._bidi = BiDi(self._address(profile / "WebDriverBiDiServer.json"))
        self._window = self._first_context(**{"moz:scope": "chrome"})
        self._page = self._first_context()
        self._has_scripts = True

    def _address(self, file):
        """Where the browser listens, which it writes into its profile."""

        def look():
            if self._process.poll() is not None:
                raise AssertionError(f"Firefox ended with {self._process.returncode} before it listened")
            try:
                return json.loads(file.read_text())
            except (FileNotFoundError, json.JSONDecodeError):
                return None  # not there yet, or half of it

        server = wait_until(look, "Firefox to listen")
        return f"ws://{server['ws_host']}:{server['ws_port']}"

    def _first_context(self, **scope):
        return self._bidi.command("browsingContext.getTree", **scope)["contexts"][0]["context"]

    def _prefer(self, kind, name, value):
        expression = f"Services.prefs.set{kind}Pref({json.dumps(name)}, {json.dumps(value)})"
        self._bidi.evaluate(self._window, expression, awaits=False)

    def rescale(self, scale):
        self._prefer("String", "layout.css.devPixelsPerPx", str(scale))

    def magnify(self, ratio):
        self.rescale(ratio)

    def set_text_size(self, pixels):
        for group in TEXT_GROUPS:
            self._prefer("Int", f"font.size.variable.{group}", pixels)

    def open(self, url, width=390, height=844, scripts=True):
        self._prefer("Bool", "javascript.enabled", scripts)
        self._has_scripts = scripts
        self._bidi.command(
            "browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})
        # From another page, so that an address that differs by its fragment alone is loaded too.
        for address in ("about:blank", url):
            self._bidi.command("browsingContext.navigate", context=self._page, url=address, wait="complete")
        if scripts:
            self.wait_until(PAGE_IS_LOADED)
            self.wait_until(SCRIPT_IS_READY)

    def call(self, function, *arguments):
        # A promise would be kept by a script of the page, which does not run where scripts are off.
        called = f"({function})({', '.join(json.dumps(argument) for argument in arguments)})"
        if self._has_scripts:
            expression = f"(async () => JSON.stringify(await {called}))()"
        else:
            expression = f"JSON.stringify({called})"
        value = self._bidi.evaluate(self._page, expression, awaits=self._has_scripts)
        return None if value is None else json.loads(value)

    def _act(self, source, *actions):
        self._bidi.command(
            "input.performActions", context=self._page, actions=[{**source, "actions": list(actions)}])

    def roll(self, x, y, down):
        tick = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "duration": TICK}
        # Whole numbers only, and together exactly what was asked for.
        parts = [down * (n + 1) // WHEEL_TICKS - down * n // WHEEL_TICKS for n in range(WHEEL_TICKS)]
        self._act({"type": "wheel", "id": "wheel"}, *[{**tick, "deltaY": part} for part in parts])

    def press(self, key):
        _, value = KEYS[key]
        self._act({"type": "key", "id": "keys"}, {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def click_at(self, x, y):
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        self._act(MOUSE, move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def show_scroll_bars(self, shown):
        """Gives pages to come scroll bars that can be drawn at, which take width from them."""
        self._prefer("Int", "ui.useOverlayScrollbars", 0 if shown else 1)

    def move_pressed(self, x, *tops):
        """Draws the mouse over these points with its main button held, which it presses at the first one if need be."""
        first, *others = ({"type": "pointerMove", "x": round(x), "y": round(y), "duration": TICK} for y in tops)
        self._act(MOUSE, first, {"type": "pointerDown", "button": 0}, *others)

    def release(self):
        self._act(MOUSE, {"type": "pointerUp", "button": 0})

    def quit(self):
        self._bidi.close()
        self._process.terminate()
        self._process.wait(EXIT_DEADLINE)
        self._profile.cleanup()
