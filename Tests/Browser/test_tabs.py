"""The bar of tabs: a line under the lit one, and a bar that scrolls only when it must, and just enough."""

import pytest

import gestures
from jumping import HEIGHT, LIT, STILL, WIDTH, jump, light_from_outside

# Offsets from the bar's start edge, as a reader sees them.
TABS = """() => {
  const rail = document.querySelector(".rail"), bar = rail.getBoundingClientRect();
  return {
    width: rail.clientWidth, content: rail.scrollWidth, offset: rail.scrollLeft,
    tabs: [...document.querySelectorAll(".tab")].map((tab) => {
      const box = tab.getBoundingClientRect();
      return { id: tab.dataset.chip, x: box.left - bar.left + rail.scrollLeft, width: box.width };
    }),
  };
}"""
TABS_PADDING = 3  # px
LINE = """() => {
  const [line, tab, bar] = [".underline", ".tab[aria-current]", ".rail"]
    .map((selector) => document.querySelector(selector).getBoundingClientRect());
  return [line.left - tab.left, line.width - tab.width, line.height, bar.bottom - line.bottom];
}"""


@pytest.fixture(scope="module")
def long(altered):
    """Tabs of every width, one of them wider than the bar."""
    return altered("names", ('class="chips {{pin}}"', 'class="tabs {{pin}}"'), ('data-bar="center"', 'data-bar="nearest"'),
                   ('class="chip"', 'class="tab"'))


def place_bar(browser, offset):
    browser.call("(left) => document.querySelector('.rail').scrollTo({ left, behavior: 'instant' })", offset)


def test_tabs_are_texts_30_px_apart(browser, site):
    """Is there as much between tabs, and at the bar's ends, as there shall be, and nothing drawn around them?"""
    browser.open(site("shipped").url("/tabs"), WIDTH, HEIGHT)
    bar = browser.call(TABS)
    tabs = bar["tabs"]
    gaps = [after["x"] - before["x"] - before["width"] for before, after in zip(tabs, tabs[1:])]
    assert gaps == pytest.approx([30] * len(gaps), abs=0.02) and len(gaps) > 4
    assert tabs[0]["x"] == 3
    assert bar["content"] - tabs[-1]["x"] - tabs[-1]["width"] == pytest.approx(3, abs=1)
    texts = browser.call(
        """() => [...document.querySelectorAll(".tab")].map((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          return [range.getBoundingClientRect().width - tab.getBoundingClientRect().width,
            getComputedStyle(tab).backgroundColor];
        })""")
    assert all(abs(difference) < 0.02 and color == "rgba(0, 0, 0, 0)" for difference, color in texts)


def test_tab_text_begins_where_the_column_does(browser, site):
    """Do tabs, headings and dishes stand on one line, in a wide window too?"""
    for width in (320, WIDTH, 1280):
        browser.open(site("shipped").url("/tabs"), width, HEIGHT)
        lefts = browser.call(
            """() => [".tab", ".heading > span", ".dish-name"]
              .map((selector) => document.querySelector(selector).getBoundingClientRect().left)""")
        assert len(set(lefts)) == 1, lefts


def test_line_of_2_px_lies_under_the_lit_tab(browser, site):
    """Is the line exactly as wide as the lit tab and at the bar's bottom, wherever the page is, and is there only one?"""
    browser.open(site("shipped").url("/tabs"), WIDTH, HEIGHT)
    for index in (0, 3, 1, 5):
        light_from_outside(browser, index)
        browser.wait_until("() => document.getAnimations().length === 0")
        assert browser.call(LINE) == pytest.approx([0, 0, 2, 0], abs=0.1)
    assert browser.call("() => document.querySelectorAll('.underline').length") == 1


def test_line_slides(browser, site):
    """Does the line move through places between two tabs, and at once for readers who want less motion?"""
    record = """() => {
      window.lefts = new Set();
      const look = () => {
        lefts.add(document.querySelector(".underline").getBoundingClientRect().left);
        requestAnimationFrame(look);
      };
      look();
    }"""
    for features, least, most in (([], 6, 1000), (STILL, 2, 2)):
        browser.open(site("shipped").url("/tabs"), 1280, HEIGHT, features=features)
        browser.call(record)
        gestures.click(browser, ".tab:nth-child(1)")
        jump(browser, browser.call("() => document.querySelectorAll('[data-chip]')[2].dataset.chip"))
        browser.wait_until("() => document.getAnimations().length === 0")
        assert least <= browser.call("() => lefts.size") <= most, features


@pytest.mark.parametrize("choose", ["tap", "outside"])
def test_bar_scrolls_only_when_a_tab_is_partly_outside_and_just_enough(browser, long, choose):
    """Does the bar stay where a whole tab is lit, and move by no pixel more than it takes to show one that is cut, at
    either edge, when it is tapped and when scrolling the page lights it?"""
    browser.open(long.url("/"), WIDTH, HEIGHT, features=STILL)
    bar = browser.call(TABS)
    most = bar["content"] - bar["width"]
    moved = stayed = 0
    for index, tab in enumerate(bar["tabs"]):
        if tab["width"] > bar["width"]:
            continue
        end = tab["x"] + tab["width"]
        for before in (tab["x"] + 20, end - bar["width"] - 20, (tab["x"] + end - bar["width"]) / 2 + 10):
            before = round(min(max(0, before), most))
            light_from_outside(browser, index - 1 if index else 1)
            place_bar(browser, before)
            if choose == "tap":
                x, y = browser.call(
                    """(index) => {
                      const tab = document.querySelectorAll(".tab")[index].getBoundingClientRect();
                      const rail = document.querySelector(".rail").getBoundingClientRect();
                      return [(Math.max(tab.left, rail.left) + Math.min(tab.right, rail.right)) / 2, tab.top + 20];
                    }""",
                    index)
                for kind in ("mousePressed", "mouseReleased"):
                    browser.command(
                        "Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
                browser.wait_until(f"(id) => ({LIT})() === id", tab["id"])
                browser.rest()
            else:
                light_from_outside(browser, index)
            nearest = min(max(before, end - bar["width"]), tab["x"])
            after = browser.call(TABS)["offset"]
            assert after == pytest.approx(min(max(0, nearest), most), abs=1), tab["id"]
            moved += abs(after - before) > 1
            stayed += abs(after - before) <= 1
    assert moved > 6 and stayed > 3


def test_tab_too_long_for_the_bar_takes_more_lines(browser, long):
    """Is a tab with a long text as wide as what shows of the bar and no wider, and wholly shown, from either side?"""
    browser.open(long.url("/"), WIDTH, HEIGHT, features=STILL)
    bar = browser.call(TABS)
    widest = bar["width"] - 2 * TABS_PADDING
    index, wide = next((index, tab) for index, tab in enumerate(bar["tabs"]) if tab["width"] > widest - 1)
    assert max(tab["width"] for tab in bar["tabs"]) == widest
    for other in (index - 1, index + 1):
        light_from_outside(browser, other)
        light_from_outside(browser, index)
        offset = browser.call(TABS)["offset"]
        assert offset - 1 <= wide["x"] and wide["x"] + wide["width"] <= offset + bar["width"] + 1


def test_line_and_tab_are_right_after_the_window_was_resized(browser, site):
    """Is the lit tab still seen, with its line, in a window that was made narrow?"""
    browser.open(site("shipped").url("/tabs"), 1280, HEIGHT)
    light_from_outside(browser, 4)
    browser.resize(320, HEIGHT)
    browser.wait_until("() => innerWidth === 320")
    light_from_outside(browser, 4)
    browser.wait_until("() => document.getAnimations().length === 0")
    assert browser.call(LINE) == pytest.approx([0, 0, 2, 0], abs=0.1)
    bar = browser.call(TABS)
    tab = next(tab for tab in bar["tabs"] if tab["id"] == browser.call(LIT))
    assert bar["offset"] - 1 <= tab["x"] and tab["x"] + tab["width"] <= bar["offset"] + bar["width"] + 1


def test_swept_away_tab_comes_back_when_it_is_tapped(browser, long):
    """Does a second tap on the lit tab, which the reader has swept half out of the bar, show it whole again?"""
    browser.open(long.url("/"), WIDTH, HEIGHT, features=STILL)
    tab = browser.call(TABS)["tabs"][1]
    jump(browser, tab["id"])
    place_bar(browser, tab["x"] + tab["width"] / 2)
    browser.rest()
    assert browser.call(TABS)["offset"] > tab["x"] + 1
    x = browser.call("() => document.querySelector('.rail').getBoundingClientRect().left + 6")
    for kind in ("mousePressed", "mouseReleased"):
        browser.command("Input.dispatchMouseEvent", type=kind, x=x, y=20, button="left", clickCount=1)
    browser.rest()
    assert browser.call(TABS)["offset"] == pytest.approx(tab["x"], abs=1)
