"""Debian's Chromium, driven over its DevTools protocol."""

import json
import os
import shutil

from selenium import webdriver
from selenium.common.exceptions import WebDriverException

from waiting import wait_until

PAGE_IS_AT_REST = """
() => new Promise((resolve) => {
  const still = 6; // frames in a row without any movement
  let count = 0, before = "";
  const look = () => {
    const rail = document.querySelector(".rail");
    const now = JSON.stringify([scrollX, scrollY, rail?.scrollLeft]);
    count = now === before ? count + 1 : 0;
    before = now;
    if (count >= still) resolve(true); else requestAnimationFrame(look);
  };
  look();
})
"""

SCRIPT_IS_READY = """
() => !document.querySelector("script[type=module]") || "ready" in document.documentElement.dataset
"""


def missing():
    """What has to be installed before a browser can be driven; empty when all is there."""
    return [name for name in ("chromium", "chromedriver") if not shutil.which(name)]


class Chromium:
    """One browser for all tests; `open` gives each a page of its own making."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        for argument in ("--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"):
            options.add_argument(argument)
        # Going back loads the page anew, which is harder on it than being thawed.
        options.add_argument("--disable-features=BackForwardCache")
        if os.geteuid() == 0:
            options.add_argument("--no-sandbox")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        self._driver = webdriver.Chrome(options, service)
        self._watcher = None

    def quit(self):
        self._driver.quit()

    def command(self, name, **parameters):
        """A command of the DevTools protocol."""
        return self._driver.execute_cdp_cmd(name, parameters)

    def open(self, url, width=390, height=844, scripts=True, ratio=1, features=(), before="", blocked=(),
             ready=True):
        """Opens a page in a window of an exact size, of which a CSS px is `ratio` device pixels. `features` are pairs
        such as ("prefers-color-scheme", "dark"); `before` is JavaScript that runs before the page's own; what is at the addresses that match `blocked`
        cannot be loaded. Returns when the page's script, if it has one, is ready, unless `ready` is false."""
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
            self.wait_until("() => document.readyState === 'complete' && document.fonts.status === 'loaded'")
        if scripts and ready:
            self.wait_until(SCRIPT_IS_READY)

    def resize(self, width, height, ratio=1):
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

    def wait_until(self, function, *arguments):
        """Waits until a JavaScript function returns something true, through reloads of the page, and returns that."""

        def look():
            try:
                return self.call(function, *arguments)
            except (AssertionError, WebDriverException):
                return None  # between two documents

        return wait_until(look, function.strip())

    def rest(self):
        """Waits until nothing scrolls any more."""
        self.call(PAGE_IS_AT_REST)

    def log(self):
        """What the console got since the last look."""
        return self._driver.get_log("browser")
