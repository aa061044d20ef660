"""Is what the reader does told from a jump, also where the browser tells of it late, oddly or in pieces? A scroll up by
the reader brings the reverse header back, a jump up does not: the calendar's headers show which it was taken for."""

from gestures import wheel
from reversing import OFFSET, agree

WINDOW = (390, 844)

# Calls `afterWait` once, right after a timer of the page that is as short as the wait for a rest.
KNOW_WAITS = """
  const later = window.setTimeout, longest = 200; // ms
  window.setTimeout = (work, time, ...rest) => later((...all) => {
    work(...all);
    if (time > longest || !window.afterWait) return;
    const act = window.afterWait;
    delete window.afterWait;
    act();
  }, time, ...rest);
"""
# A wheel that is turned up; the page, busy, hears of the scroll only once the wait for it is over.
SCROLL_LATE = """() => {
  window.afterWait = () => { scrollBy({ top: -30, behavior: "instant" }); };
  dispatchEvent(new WheelEvent("wheel", { deltaY: -30 }));
}"""
# A browser tells of a resized window first, then of a scroll, both in one frame.
RESIZE_BEFORE_SCROLL = """
  addEventListener("scroll", () => {
    if (window.resizes) dispatchEvent(new Event("resize"));
    window.resizes = false;
  }, true);
"""
# A browser that bounces tells of offsets that the page does not have, while what sticks stays.
BOUNCE = """
  const real = Object.getOwnPropertyDescriptor(window, "scrollY").get;
  window.beyond = 0;
  Object.defineProperty(window, "scrollY", { get() { return real.call(window) + window.beyond; } });
"""
BOUNCE_BY = """async (beyond) => {
  window.beyond = beyond;
  dispatchEvent(new Event("scroll"));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}"""
THUMB = """() => {
  const { scrollHeight, clientWidth } = document.documentElement;
  const height = innerHeight / scrollHeight * innerHeight;
  return [(clientWidth + innerWidth) / 2, scrollY / scrollHeight * innerHeight + height / 2];
}"""
SIZE = "() => [document.documentElement.clientWidth, innerHeight]"


def test_scroll_that_a_busy_page_hears_of_late_is_the_readers(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"), *WINDOW, before=KNOW_WAITS)
    wheel(browser, 2600)
    browser.wait_until("() => history.state?.offset === scrollY")  # no timer of the page is left
    browser.call(SCROLL_LATE)
    browser.wait_until("() => scrollY === 2570")
    browser.rest()
    assert agree(browser, server, [0, 2600, 2570])["reveal"] == 30


def test_window_that_is_resized_while_it_scrolls_loses_nothing(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"), *WINDOW, before=RESIZE_BEFORE_SCROLL)
    wheel(browser, 2600)
    browser.call("() => { window.resizes = true; }")
    wheel(browser, -30)
    assert not browser.call("() => window.resizes")
    assert agree(browser, server, [0, 2600, 2570])["reveal"] == 30


def test_s16_a_bounce_past_the_end_shows_no_bar(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"), *WINDOW, before=BOUNCE)
    wheel(browser, 6000)
    end = browser.call(OFFSET)
    for beyond in (5, 20, 45, 45, 20, 5, 0):
        browser.call(BOUNCE_BY, beyond)
        assert agree(browser, server, [end])["reveal"] == 0


def test_scroll_bar_that_is_drawn_at_is_the_readers(driven, site):
    """Is it still the reader's scroll after each rest of the hand, and after each move, after which Firefox says that it
    has ended?"""
    browser, server = driven("firefox"), site("shipped")
    browser.rescale(1)
    browser.show_scroll_bars(True)
    try:
        browser.open(server.url("/calendar"), 800, 600)
        width, height = browser.call(SIZE)
        assert width < 800
        browser.roll(300, 400, 1500)
        browser.rest()
        x, y = browser.call(THUMB)
        browser.move_pressed(x, y, y + 20)
        browser.rest()
        lowest = browser.call(OFFSET)
        assert lowest > 1500
        browser.move_pressed(x, y + 17)
        browser.rest()
        offset = browser.call(OFFSET)
        assert 0 < lowest - offset < 52
        assert agree(browser, server, [0, lowest, offset], width=width, height=height)["reveal"] == lowest - offset
        browser.release()
    finally:
        browser.show_scroll_bars(False)
