"""Are bars and button the same in the engines that browsers are built on?"""

import pytest

import browsers
from comparison import chip_of
from jumping import HASH, HISTORY, LIT

WIDTH, HEIGHT = 500, 800  # the least width that every one of them gives a window
PAGES = [("menu", ".capsule", 16), ("tabs", ".underline", 3)]
ENDS = """() => {
  const rail = document.querySelector(".rail"), bar = rail.getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[data-chip]")].map((chip) => chip.getBoundingClientRect());
  const most = rail.scrollWidth - rail.clientWidth;
  return { most, start: boxes[0].left - bar.left + rail.scrollLeft,
    end: bar.left + rail.scrollWidth - rail.scrollLeft - boxes.at(-1).right };
}"""
MARKED = """(marker) => {
  const [mark, chip] = [marker, "[aria-current=true]"]
    .map((selector) => document.querySelector(selector).getBoundingClientRect());
  return Math.abs(mark.left - chip.left) < 0.6 && Math.abs(mark.right - chip.right) < 0.6;
}"""


@pytest.fixture(params=browsers.KINDS)
def one(request, driven):
    """Each of the browsers."""
    return driven(request.param)


@pytest.mark.parametrize("page,marker,padding", PAGES)
def test_marker_and_ends_of_the_bar(one, site, page, marker, padding):
    """Does the marker lie on the lit chip wherever the page is, and has the bar the same room at both its ends?"""
    one.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT)
    if page == "menu":
        one.call("() => { document.querySelector('.rail').style.width = '300px'; }")
    ends = one.call(ENDS)
    assert ends["most"] > 0
    assert [ends["start"], ends["end"]] == pytest.approx([padding, padding], abs=1)
    ids = one.call("() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)")
    seen = set()
    for offset in (0, 900, 1900, 2900, 9000):
        one.call("(top) => scrollTo({ top, behavior: 'instant' })", offset)
        answer = site("shipped").layout(page=page, offset=one.call("() => scrollY"), width=WIDTH, height=HEIGHT)
        lit = chip_of(answer["active"], answer, ids)
        one.wait_until(f"(id) => ({LIT})() === id", lit)
        one.wait_until(MARKED, marker)
        seen.add(lit)
    assert len(seen) > 3


def test_keys_and_address(one, site):
    """Is the bar one stop whose links the arrow keys reach, and does the address follow a scroll and a tap?"""
    one.open(site("shipped").url("/menu"), WIDTH, HEIGHT)
    stops = one.call("() => [...document.querySelectorAll('.rail a')].filter((link) => link.tabIndex === 0).length")
    assert stops == 1 and one.call("() => document.querySelector('.rail').tabIndex") == -1
    one.call("() => document.querySelector('.rail a').focus()")
    one.press("End")
    one.wait_until("() => document.activeElement.dataset.chip === 'drinks'")
    assert one.call("() => scrollY") == 0
    one.press("Home")
    one.wait_until("() => document.activeElement.dataset.chip === 'starters'")
    first = one.call(HISTORY)
    one.call("() => scrollTo({ top: 2400, behavior: 'instant' })")
    one.wait_until(f"() => ({HASH})() === '#sides'")
    assert one.call(HISTORY) == first
    one.call("() => document.querySelector(\"[data-chip='mains']\").click()")
    one.wait_until(f"() => ({HASH})() === '#mains' && ({LIT})() === 'mains'")
    one.wait_until("() => Math.abs(document.getElementById('mains').getBoundingClientRect().top - 57) <= 1")
    assert one.call(HISTORY) == first + 1
    one.call("() => history.back()")
    one.wait_until("() => scrollY === 2400")
    one.wait_until(f"() => ({LIT})() === 'sides'")


def test_button_comes_and_goes(one, site):
    """Does the button show past 320 px, 52 px across and 20 px off its corner, and bring the page to its top?"""
    one.open(site("shipped").url("/stories"), WIDTH, HEIGHT)
    is_seen = """(seen) => {
      const button = document.querySelector(".to-top"), style = getComputedStyle(button);
      return (style.visibility === "visible" && style.opacity === "1") === seen && button.hidden !== seen;
    }"""
    one.wait_until(is_seen, False)
    one.call("() => scrollTo({ top: 321, behavior: 'instant' })")
    one.wait_until(is_seen, True)
    one.wait_until(
        """() => {
          const box = document.querySelector(".to-top").getBoundingClientRect();
          const edges = [box.width - 52, document.documentElement.clientWidth - box.right - 20, innerHeight - box.bottom - 20];
          return edges.every((difference) => Math.abs(difference) < 0.6);
        }""")
    one.call("() => document.querySelector('.to-top').click()")
    one.wait_until("() => scrollY === 0 && document.activeElement === document.body")
    one.wait_until(is_seen, False)
