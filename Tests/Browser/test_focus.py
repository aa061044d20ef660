"""Is what the keyboard reaches always in sight, clear of all that is pinned?"""

import pytest

import gestures
from jumping import OFFSET, STILL, WIDTH, jump

LOW = 600  # px: pinned headers take much of it
PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]
KEYS = {"PageDown": 34, "PageUp": 33}

# As on a page with a link or a button in each thing that is listed.
MAKE_FOCUSABLE = """() => {
  const things = document.querySelectorAll(".dish, .card, .contact, .event");
  for (const thing of things) thing.tabIndex = 0;
  return things.length;
}"""
# What of the focused element is under a header, or with its ring outside the window.
COVERED = """() => {
  const element = document.activeElement, box = element.getBoundingClientRect(), style = getComputedStyle(element);
  if (element.matches(".skip")) return null; // over everything
  const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  const rail = element.closest(".rail")?.getBoundingClientRect();
  const left = Math.max(box.left, rail?.left ?? 0) + 1, right = Math.min(box.right, rail?.right ?? innerWidth) - 1;
  const isRingCut = !rail && (box.top - reach < 0 || box.bottom + reach > innerHeight);
  const { top, bottom } = box;
  const covered = [];
  for (const x of [left, (left + right) / 2, right]) {
    for (const y of [top + 1, (top + bottom) / 2, bottom - 1]) {
      const there = document.elementFromPoint(x, y);
      const header = there?.closest("[data-header]");
      if (!there || (header && !header.contains(element))) covered.push([x, y, there?.className ?? null]);
    }
  }
  return covered.length || isRingCut ? [element.outerHTML.slice(0, 80), scrollY, ...covered] : null;
}"""
STACK = """() => Math.max(0, ...[...document.querySelectorAll("[data-header]")].map((header) => {
  const { top, bottom } = header.getBoundingClientRect(), style = getComputedStyle(header);
  return style.position === "sticky" && Math.abs(top - parseFloat(style.top)) < 1 ? bottom : 0;
}))"""


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("page", PAGES)
def test_s45_focus_is_never_under_the_stack(browser, site, page, scripts):
    """Is every stop of the Tab key, on the way down and, with Shift, on the way up, seen whole below all that is pinned
    there, whatever the page shows at the time?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, LOW, scripts, features=STILL)
    count = browser.call(MAKE_FOCUSABLE)
    found, seen = [], set()
    for modifiers in (0, gestures.SHIFT):
        for _ in range(count + 40):
            gestures.press(browser, "Tab", "Tab", 9, modifiers)
            if browser.call("() => document.activeElement === document.body"):
                break
            browser.call("() => { document.activeElement.dataset.seen = '' }")
            found += [browser.call(COVERED)]
        seen.add(browser.call("() => document.querySelectorAll('[data-seen]').length"))
    assert max(seen) > count
    assert [one for one in found if one] == []


@pytest.mark.parametrize("page", ["menu", "calendar"])
def test_s45_shift_tab_brings_out_what_a_scroll_has_covered(browser, site, page):
    """Is a thing whose place is under the pinned headers brought out from there by Shift and Tab?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, LOW, features=STILL)
    count = browser.call(MAKE_FOCUSABLE)
    tried = 0
    for index in range(10, count - 8, 7):
        browser.call(
            """(index) => {
              const things = document.querySelectorAll(".dish, .event");
              things[index + 1].focus({ preventScroll: true });
              // In its natural place the one before it would be near the window's top, where headers are pinned.
              scrollTo({ top: things[index].getBoundingClientRect().top + scrollY - 20, behavior: "instant" });
            }""",
            index)
        browser.rest()
        was_covered = browser.call(
            """(index) => {
              const box = document.querySelectorAll(".dish, .event")[index].getBoundingClientRect();
              return document.elementFromPoint(box.left + 30, box.top + 5)?.closest("[data-header]") !== null;
            }""",
            index)
        tried += was_covered
        gestures.press(browser, "Tab", "Tab", 9, gestures.SHIFT)
        browser.rest()
        assert browser.call(
            "(index) => [...document.querySelectorAll('.dish, .event')].indexOf(document.activeElement)", index) == index
        assert browser.call(COVERED) is None
    assert tried > 3


def test_s45_focus_moves_into_the_section(browser, site):
    """Does the next Tab go on from the section that was jumped to, and not from the bar?"""
    browser.open(site("shipped").url("/"), WIDTH, LOW, features=STILL)
    browser.call(MAKE_FOCUSABLE)
    jump(browser, "mains")
    assert browser.call("() => document.activeElement.id") == "mains"
    landed = browser.call(OFFSET)
    gestures.press(browser, "Tab", "Tab", 9)
    assert browser.call("() => document.activeElement === document.querySelector('#mains .dish')")
    assert browser.call(OFFSET) == landed and browser.call(COVERED) is None
    gestures.press(browser, "Tab", "Tab", 9, gestures.SHIFT)
    assert browser.call(COVERED) is None
    browser.wait_until(
        """() => [...document.querySelectorAll("#starters .dish")].at(-1) === document.activeElement
          || document.activeElement.dataset.chip === "mains" """)


@pytest.mark.parametrize("page", PAGES)
def test_focus_in_a_pinned_bar_leaves_the_page_where_it_is(browser, site, page):
    """Does the keyboard reach what is pinned, and the button, without a jump of the page?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, LOW, features=STILL)
    gestures.wheel(browser, 1500)
    gestures.wheel(browser, -120)  # what had hidden is back
    offset = browser.call(OFFSET)
    assert offset > 500
    stops = 0
    for _ in range(8):
        gestures.press(browser, "Tab", "Tab", 9)
        browser.rest()
        if not browser.call(
            "() => document.activeElement.closest('[data-header], .skip, .to-top') !== null"):
            break
        stops += 1
        assert browser.call(OFFSET) == offset, browser.call("() => document.activeElement.outerHTML.slice(0, 80)")
    assert stops >= (2 if page in ("menu", "tabs", "calendar") else 1)


@pytest.mark.parametrize("page", PAGES)
def test_page_down_skips_nothing(browser, site, page):
    """Is what stood at the window's bottom still in sight, below the pinned headers, after Page Down and Page Up?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, LOW)
    gestures.wheel(browser, 700)
    for key in ("PageDown", "PageDown", "PageUp"):
        before = browser.call(OFFSET)
        gestures.press(browser, key, key, KEYS[key])
        browser.wait_until("(offset) => scrollY !== offset", before)
        browser.rest()
        moved = abs(browser.call(OFFSET) - before)
        assert 50 < moved <= LOW - browser.call(STACK), key
