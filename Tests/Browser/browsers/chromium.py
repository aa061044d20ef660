"""Debian's Chromium, driven over its DevTools protocol."""

import json
import math
import os
import shutil

from selenium import webdriver
from selenium.common.exceptions import WebDriverException

from browsers.base import KEYS, PAGE_IS_LOADED, SCRIPT_IS_READY, USUAL_TEXT_SIZE, Browser

WHEEL_SPEED = 4000  # px/s
ZOOM_STEP = 1.2  # by how much a level of zoom is more than the one below


class Chromium(Browser):
    """One browser for all tests; `open` gives each a page of its own making."""

    name = "Chromium"
    has_touch = True
    can_refuse_scripts = True
    between_documents = (AssertionError, WebDriverException)

    @staticmethod
    def missing():
        return [name for name in ("chromium", "chromedriver") if not shutil.which(name)]

    def __init__(self):
        self._start(scale=1, text_size=USUAL_TEXT_SIZE, zoom=1)

    def _start(self, **setting):
        self._setting = setting
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
            options.add_argument(argument)
        options.add_argument(f"--force-device-scale-factor={setting['scale']}")
        # Going back loads the page anew, which is harder on it than being thawed.
        options.add_argument("--disable-features=BackForwardCache")
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.add_experimental_option("prefs", {
            "webkit.webprefs.default_font_size": setting["text_size"],
            "partition.default_zoom_level": {"x": math.log(setting["zoom"], ZOOM_STEP)},
        })
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        self._driver = webdriver.Chrome(options, service)
        self._watcher = None

    def quit(self):
        self._driver.quit()

    def rescale(self, scale):
        # A ratio that is only pretended for a page, as by `resize`, has no offsets between whole CSS px.
        self._restart(scale=scale, zoom=1)

    def magnify(self, ratio):
        self._restart(scale=1, zoom=ratio)

    def set_text_size(self, pixels):
        self._restart(text_size=pixels)

    def _restart(self, **changes):
        setting = self._setting | changes
        if setting != self._setting:
            self._driver.quit()
            self._start(**setting)

    def command(self, name, **parameters):
        """A command of the DevTools protocol."""
        return self._driver.execute_cdp_cmd(name, parameters)

    def open(self, url, width=390, height=844, scripts=True, ratio=0, features=(), before="", blocked=(),
             ready=True):
        """Opens a page in a window of an exact size, of which a CSS px is said to be `ratio` device pixels; 0 is the
        screen's own. `features` are pairs such as ("prefers-color-scheme", "dark"); `before` is JavaScript that runs
        before the page's own; what is at the addresses that match `blocked` cannot be loaded. Returns when the page's
        script, if it has one, is ready, unless `ready` is false."""
        self._driver.get("about:blank")
        self.command("Page.resetNavigationHistory")
        self.resize(width, height, ratio)
        self.emulate(features=features)
        self.command("Emulation.setScriptExecutionDisabled", value=not scripts)
        if self._watcher:
            self.command("Page.removeScriptToEvaluateOnNewDocument", identifier=self._watcher)
            self._watcher = None
        if before:
            answer = self.command("Page.addScriptToEvaluateOnNewDocument", source=before)
            self._watcher = answer["identifier"]
        self.command("Network.enable")
        self.command("Network.setBlockedURLs", urls=list(blocked))
        self.log()
        self._driver.get(url)
        if scripts:
            self.wait_until(PAGE_IS_LOADED)
        if scripts and ready:
            self.wait_until(SCRIPT_IS_READY)

    def resize(self, width, height, ratio=0):
        width, height = (round(side * self._setting["zoom"]) for side in (width, height))
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=ratio, mobile=False)

    def emulate(self, media="", features=()):
        """Pretends to be another medium (`print`), or a reader of other wishes."""
        wishes = [{"name": name, "value": value} for name, value in features]
        self.command("Emulation.setEmulatedMedia", media=media, features=wishes)

    def call(self, function, *arguments):
        """What a JavaScript function returns in the page. It works with the page's scripts off, too, as long as it
        waits for nothing."""
        expression = f"({function})({', '.join(json.dumps(argument) for argument in arguments)})"
        answer = self.command("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(f"{details.get('exception', {}).get('description', details)}\nin {expression}")
        return answer["result"].get("value")

    def step(self, by):
        """Goes steps of history back (below 0) or forward, as by the browser's own buttons. A script's `history.back()`
        would be run anew by the driver when it left the page."""
        history = self.command("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] + by]
        self.command("Page.navigateToHistoryEntry", entryId=entry["id"])

    def roll(self, x, y, down):
        self.command(
            "Input.synthesizeScrollGesture", x=x, y=y, yDistance=-down, speed=WHEEL_SPEED, gestureSourceType="mouse")

    def touch(self, kind, *points):
        """A finger comes (`touchStart`), moves (`touchMove`) to a point, or leaves (`touchEnd`)."""
        self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def press(self, key):
        number, _ = KEYS[key]
        names = {"key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": number}
        typed = {"type": "keyDown", "text": key} if key == " " else {"type": "rawKeyDown"}
        self.command("Input.dispatchKeyEvent", **typed, **names)
        self.command("Input.dispatchKeyEvent", type="keyUp", **names)

    def click_at(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def log(self):
        """What the console got since the last look."""
        return self._driver.get_log("browser")
