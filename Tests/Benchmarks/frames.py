#!/usr/bin/env python3
"""What the page's script costs a frame while a reader scrolls, from the browser's own trace.

Each page is turned by the same wheel, down and up, with its script and, beside that, with a bare listener in its place
that only reads where the page is: the least that any script which follows the reader costs, most of it the browser's own
work of calling it and of being traced. What the page's script costs is what it takes more. A frame's script time is the sum
of its outermost script events (listeners, animation frames, timers, microtasks), less what the browser, while a
transition runs, styles within one instead of after it. Layout that a script forces is counted on its own; a scroll must
not force any. Needs a release build, Chromium and the tests' Python packages: `make bench` sees to that.
"""

import json
import shutil
import statistics
import sys
import tempfile
import urllib.request
from pathlib import Path

import websocket
from selenium import webdriver

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "Browser"))

from carta_server import REPOSITORY, CartaServer  # noqa: E402
from browsers.base import PAGE_IS_AT_REST, SCRIPT_IS_READY  # noqa: E402

SCRIPT_EVENTS = {"EventDispatch", "FireAnimationFrame", "FunctionCall", "RunMicrotasks", "TimerFire", "FireIdleCallback"}
CATEGORIES = ["devtools.timeline", "blink.user_timing"]
FRAME_EVENT = "Layerize"  # the last thing that the main thread does for a frame
LAYOUT_EVENT, STYLE_EVENT = "Layout", "UpdateLayoutTree"
TURNS = (2400, 2400, -1200, 3600, -2400, -900, 1800)  # px
SPEED = 2400  # px/s
BARE_LISTENER = """addEventListener("scroll", () => { window.offset = scrollY; }, { passive: true });"""


def chromium():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--no-sandbox"):
        options.add_argument(argument)
    return webdriver.Chrome(options, webdriver.ChromeService(shutil.which("chromedriver")))


class Tracing:
    """The browser's trace while it is open. The driver hands no trace on, so this speaks to the browser itself."""

    def __init__(self, driver):
        address = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{address}/json/version") as answer:
            url = json.load(answer)["webSocketDebuggerUrl"]
        self._socket = websocket.create_connection(url, suppress_origin=True)

    def __enter__(self):
        self._send(1, "Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}})
        self._receive(lambda message: message.get("id") == 1)
        self.events = []
        return self

    def __exit__(self, *_):
        self._send(2, "Tracing.end", {})
        self._receive(lambda message: message.get("method") == "Tracing.tracingComplete")
        self._socket.close()

    def _send(self, number, method, parameters):
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))

    def _receive(self, is_last):
        while True:
            message = json.loads(self._socket.recv())
            if message.get("method") == "Tracing.dataCollected":
                self.events += message["params"]["value"]
            if is_last(message):
                return


def call(driver, function):
    answer = driver.execute_cdp_cmd(
        "Runtime.evaluate", {"expression": f"({function})()", "awaitPromise": True, "returnByValue": True})
    return answer["result"].get("value")


def trace(driver, url, with_script):
    """The trace events of one reading of a page."""
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [] if with_script else ["*/spy.*.js"]})
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False})
    driver.get(url)
    while not call(driver, "() => document.readyState === 'complete'"):
        pass
    if with_script:
        while not call(driver, SCRIPT_IS_READY):
            pass
    else:
        driver.execute_cdp_cmd("Runtime.evaluate", {"expression": BARE_LISTENER})
    call(driver, PAGE_IS_AT_REST)
    with Tracing(driver) as tracing:
        call(driver, "() => performance.mark('turning')")
        for distance in TURNS:
            driver.execute_cdp_cmd(
                "Input.synthesizeScrollGesture",
                {"x": 195, "y": 500, "yDistance": -distance, "speed": SPEED, "gestureSourceType": "mouse"})
        call(driver, "() => performance.mark('turned')")
    return tracing.events


def frames(events):
    """Milliseconds of script for each main-thread frame between the marks, and how many layouts script forced."""
    marks = {event["name"]: event for event in events if event["name"] in ("turning", "turned")}
    begin, end = marks["turning"]["ts"], marks["turned"]["ts"]
    thread = (marks["turning"]["pid"], marks["turning"]["tid"])
    own = [e for e in events if (e.get("pid"), e.get("tid")) == thread and begin < e["ts"] < end]
    starts = sorted(e["ts"] for e in own if e["name"] == FRAME_EVENT)
    scripts = sorted((e for e in own if e["name"] in SCRIPT_EVENTS and "dur" in e), key=lambda e: e["ts"])
    outermost, until = [], 0
    for event in scripts:
        if event["ts"] >= until:
            outermost.append(event)
            until = event["ts"] + event["dur"]
    def within(name):
        return [e for e in own if e["name"] == name and any(o["ts"] <= e["ts"] < o["ts"] + o["dur"] for o in outermost)]

    layouts, styles = len(within(LAYOUT_EVENT)), within(STYLE_EVENT)
    costs = []
    for start, following in zip(starts, starts[1:] + [end]):
        script, style = (sum(e["dur"] for e in part if start <= e["ts"] < following) for part in (outermost, styles))
        costs.append((script - style) / 1000)
    return costs, layouts


def long_menu(folder, sections=60, dishes=50):
    """A menu of 3,000 dishes."""
    lines = ["title: Long", "sections:"]
    for section in range(sections):
        lines += [f"  - title: Section {section}", "    items:"]
        lines += [f"      - name: Dish {section}.{dish}\n        description: What it is made of\n        price: 9.50"
                  for dish in range(dishes)]
    (folder / "menu.yaml").write_text("\n".join(lines) + "\n")
    (folder / "site.yaml").write_text("restaurant: {name: Long}\nlanguages: [en]\n")


def measure(driver, server, name, page):
    costs, forced = frames(trace(driver, server.url(page), with_script=True))
    bare, _ = frames(trace(driver, server.url(page), with_script=False))
    mean, bare_mean = statistics.mean(costs), statistics.mean(bare)
    worst = statistics.quantiles(costs, n=20)[-1]
    print(f"{name:<16}{len(costs):>8}{mean:>10.3f}{worst:>10.3f}{bare_mean:>10.3f}{mean - bare_mean:>10.3f}{forced:>8}")


def main():
    driver = chromium()
    print(f"{'ms of script':<16}{'frames':>8}{'mean':>10}{'95 %':>10}{'bare':>10}{'own':>10}{'forced':>8}")
    try:
        shipped = CartaServer(REPOSITORY / "Content")
        for page in ("menu", "stories", "contacts", "tabs", "calendar"):
            measure(driver, shipped, f"/{page}", f"/{page}")
        shipped.stop()
        with tempfile.TemporaryDirectory() as folder:
            long_menu(Path(folder))
            server = CartaServer(folder)
            measure(driver, server, "3,000 dishes", "/menu")
            server.stop()
    finally:
        driver.quit()


if __name__ == "__main__":
    main()
