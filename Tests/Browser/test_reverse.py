"""The reverse header of the calendar and the headers that hang on it, in the page and by the engine. That they go with
whatever a reader does is in test_witnesses.py."""

import pytest

from gestures import press, wheel
from reversing import HEADERS, OFFSET, agree


def reveal_some(browser, server):
    """Down, then up so far that a part of the filters shows; the reader's way."""
    wheel(browser, 2600)
    trace = [0, browser.call(OFFSET)]
    wheel(browser, -30)
    trace.append(browser.call(OFFSET))
    assert agree(browser, server, trace)["reveal"] == 30
    return trace


def test_s18_a_link_up_the_page_is_not_covered_by_the_bar(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"))
    trace = reveal_some(browser, server)
    browser.call("() => { location.hash = '#march'; }")
    browser.wait_until("() => Math.abs(scrollY - 2600) > 100")
    browser.rest()
    answer = agree(browser, server, [*trace, "j:march"])
    assert answer["reveal"] == 30
    assert browser.call(OFFSET) == answer["offset"]["applied"]
    march = next(header for header in answer["headers"] if header["id"] == "march")
    bar = next(header for header in answer["headers"] if header["id"] == "filter")
    assert bar["y"] + bar["height"] <= march["y"]


@pytest.mark.parametrize("is_followed", [True, False], ids=["followed", "opened"])
def test_a_link_to_what_is_just_below_the_bar_leaves_it_there(browser, site, is_followed):
    """Is the way too short to hide the bar, though the browser, which knows nothing of it, scrolls as far as that?"""
    server = site("shipped")
    browser.open(server.url("/calendar" if is_followed else "/calendar#february"))
    if is_followed:
        browser.call("() => { location.hash = '#february'; }")
    browser.rest()
    answer = agree(browser, server, ["j:february"])
    assert answer["reveal"] == 52
    assert browser.call(OFFSET) == answer["offset"]["applied"] == 0


def test_a_jump_down_hides_and_a_jump_up_reveals_nothing(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"))
    trace = reveal_some(browser, server)
    for offset in (2900, 900):
        browser.call("(offset) => scrollTo(0, offset)", offset)
        browser.rest()
        trace.append(f"j{offset}")
        assert agree(browser, server, trace)["reveal"] == 0


def test_s20_very_fast_up_and_down_to_the_top_shows_it(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"))
    for down in (3000, -3000, 2500, -4000):
        x, y = 195, 500
        browser.command("Input.synthesizeScrollGesture", x=x, y=y, yDistance=-down, speed=20000,
                        gestureSourceType="mouse")
    browser.rest()
    assert browser.call(OFFSET) == 0
    assert agree(browser, server, [0])["reveal"] == 52


def test_s21_tab_into_the_hidden_bar_reveals_it(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"))
    wheel(browser, 1500)
    offset = browser.call(OFFSET)
    assert dict(browser.call(HEADERS))["filter"] < 0
    browser.call("() => document.querySelector('.title-bar').focus()")
    for _ in range(2):  # the link to the content, then the first filter
        press(browser, "Tab", "Tab", 9)
    browser.wait_until("() => document.activeElement.closest('[data-mode=reverse]') !== null")
    browser.rest()
    assert browser.call(OFFSET) == offset
    assert dict(browser.call(HEADERS))["filter"] == 48
    assert dict(browser.call(HEADERS))["february"] == 100


def test_a_reload_comes_down_from_the_top(browser, site):
    server = site("shipped")
    browser.open(server.url("/calendar"))
    reveal_some(browser, server)
    offset = browser.call(OFFSET)
    browser.call("() => { window.isOld = true; location.reload(); }")
    browser.wait_until("() => !window.isOld && 'ready' in document.documentElement.dataset")
    browser.rest()
    assert browser.call(OFFSET) == offset
    agree(browser, server, [0, offset])


def test_nothing_is_written_while_the_reader_goes_one_way(browser, site):
    browser.open(site("shipped").url("/calendar"))
    wheel(browser, 500)
    browser.call(
        """() => {
          window.writes = 0;
          const observer = new MutationObserver((changes) => { window.writes += changes.length; });
          for (const element of document.querySelectorAll(".spacer, .rest"))
            observer.observe(element, { attributes: true });
        }""")
    x, y = 195, 500
    browser.command("Input.synthesizeScrollGesture", x=x, y=y, yDistance=-2000, speed=2000, gestureSourceType="mouse")
    during = browser.call("() => window.writes")
    browser.rest()
    assert browser.call(OFFSET) > 2000
    assert during <= 24, "the first and the last, slow frames may write, a few elements each"
