"""Does anything move while a page comes over a slow line?"""

import pytest

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8}
FAST = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
WATCH = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => node?.className ?? node?.nodeName) });
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
SETTLED = "() => document.fonts.status === 'loaded' && performance.getEntriesByType('navigation')[0].loadEventEnd > 0"
FRAMES = """async () => {
  for (let count = 0; count < 10; count += 1) await new Promise(requestAnimationFrame);
  return shifts;
}"""
MOST = 0.005  # of the window, which is 0 as it is reported: a price that gets its own font a frame late moves by a hair
PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]


@pytest.mark.parametrize("page", PAGES)
def test_nothing_moves_while_the_page_loads(browser, site, page):
    server = site("shipped")
    browser.open("about:blank")
    browser.command("Network.clearBrowserCache")
    browser.command("Network.emulateNetworkConditions", **SLOW)
    try:
        browser.open(server.url(f"/{page}"), before=WATCH)
        browser.wait_until(SETTLED)
        shifts = browser.call(FRAMES)
        assert sum(shift["value"] for shift in shifts) < MOST, shifts
    finally:
        browser.command("Network.emulateNetworkConditions", **FAST)


def test_what_moves_is_noticed(browser, site):
    """Would the test above see it?"""
    browser.open(site("shipped").url("/menu"), before=WATCH)
    browser.call("() => { document.querySelector('.masthead').style.paddingTop = '200px'; }")
    assert sum(shift["value"] for shift in browser.call(FRAMES)) > 10 * MOST
