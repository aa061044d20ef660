"""Does everything mirror where text runs from right to left?"""

import pytest

import gestures
from jumping import HEIGHT, LIT, STILL, WIDTH, jump, light_from_outside

RIGHT_TO_LEFT = ("<html lang", '<html dir="rtl" lang')
AS_TABS = [('class="chips {{pin}}"', 'class="tabs {{pin}}"'), ('data-bar="center"', 'data-bar="nearest"'),
           ('class="chip"', 'class="tab"')]
KEYS = {"ArrowRight": 39, "ArrowLeft": 37}

# The bar of the report: chips of 349, 572 and 62 px, 983 px in all, in a bar of 852, as high as with its own chips.
AS_REPORTED = """() => {
  const rail = document.querySelector(".rail");
  for (const style of [rail.style, rail.querySelector("ul").style]) style.paddingInline = style.margin = "0";
  Object.assign(rail.style, { width: "852px", maxWidth: "none" });
  rail.querySelector("ul").style.gap = "0";
  const items = [...rail.querySelectorAll("li")];
  for (const item of items.splice(3)) item.remove();
  [349, 572, 62].forEach((width, index) => {
    const chip = items[index].firstElementChild;
    chip.textContent = "";
    Object.assign(chip.style, { width: `${width}px`, height: "56px", padding: "0" });
  });
}"""
BAR = """() => {
  const rail = document.querySelector(".rail"), bar = rail.getBoundingClientRect();
  return {
    width: rail.clientWidth, content: rail.scrollWidth, offset: -rail.scrollLeft,
    // From the edge where text starts.
    chips: [...document.querySelectorAll("[data-chip]")].map((chip) => {
      const box = chip.getBoundingClientRect();
      return { id: chip.dataset.chip, x: bar.right - box.right - rail.scrollLeft, width: box.width };
    }),
  };
}"""
MARKER = """(marker) => {
  const [mark, chip] = [marker, "[aria-current=true]"]
    .map((selector) => document.querySelector(selector).getBoundingClientRect());
  return [mark.left - chip.left, mark.right - chip.right];
}"""


def place_bar(browser, offset):
    browser.call("(left) => document.querySelector('.rail').scrollTo({ left, behavior: 'instant' })", -offset)


@pytest.mark.parametrize("changes", [[], AS_TABS], ids=["center", "nearest"])
def test_s43_bar_of_the_report_scrolls_by_offsets_from_its_start(browser, altered, changes):
    """Are chips counted from the right edge, and is the bar brought to 0 … -131 by the engine's own rule?"""
    server = altered("names", RIGHT_TO_LEFT, *changes)
    browser.open(server.url("/"), 1280, HEIGHT, features=STILL)
    browser.call(AS_REPORTED)
    browser.rest()
    place_bar(browser, 10_000)
    bar = browser.call(BAR)
    assert [bar["width"], bar["content"], bar["offset"]] == [852, 983, 131]
    assert [[chip["x"], chip["width"]] for chip in bar["chips"]] == [[0, 349], [349, 572], [921, 62]]
    # From the bar's start and from its end; in the middle, or just enough.
    wanted = {0: [0, 69, 131], 131: [0, 131, 131]} if changes else {0: [0, 131, 131], 131: [0, 131, 131]}
    for start, offsets in wanted.items():
        for index, offset in enumerate(offsets):
            light_from_outside(browser, (index + 1) % 3)
            place_bar(browser, start)
            light_from_outside(browser, index)
            assert browser.call(BAR)["offset"] == pytest.approx(offset, abs=0.6), (index, start)


@pytest.mark.parametrize("changes,marker", [([], ".capsule"), (AS_TABS, ".underline")], ids=["chips", "tabs"])
def test_marker_lies_on_the_lit_chip(browser, altered, changes, marker):
    """Do capsule and line lie exactly on the lit chip, and is that chip in sight, at each place of the page and after the
    window was resized?"""
    browser.open(altered("names", RIGHT_TO_LEFT, *changes).url("/"), WIDTH, HEIGHT)
    chips = [chip["id"] for chip in browser.call(BAR)["chips"]]
    assert chips[0] == browser.call(LIT)
    for id in (chips[3], chips[9], chips[1], chips[5]):
        jump(browser, id)
        browser.wait_until(f"(id) => ({LIT})() === id", id)
        browser.rest()
        browser.wait_until("() => document.getAnimations().length === 0")
        assert browser.call(MARKER, marker) == pytest.approx([0, 0], abs=0.6)
        bar = browser.call(BAR)
        chip = next(chip for chip in bar["chips"] if chip["id"] == id)
        assert bar["offset"] <= chip["x"] + 1 and chip["x"] + chip["width"] <= bar["offset"] + bar["width"] + 1
    browser.resize(700, HEIGHT)
    browser.wait_until("() => innerWidth === 700")
    browser.rest()
    browser.wait_until("() => document.getAnimations().length === 0")
    assert browser.call(MARKER, marker) == pytest.approx([0, 0], abs=0.6)


def test_page_is_the_mirror_of_itself(browser, altered, site):
    """Is every part of the page, bars and button included, where a mirror would show it?"""
    boxes = """() => Object.fromEntries([".rail ul", ".chip", ".capsule", ".heading > span", ".tile", ".price", ".to-top"]
      .flatMap((selector) => {
        const element = document.querySelector(selector);
        const box = element?.getBoundingClientRect();
        return box ? [[selector, [box.left, innerWidth - box.right]]] : [];
      }))"""
    button = ("</body>", '<a class="to-top" href="#carta:top" data-to-top data-threshold="320">Up</a></body>')
    seen = []
    for changes in ([button], [RIGHT_TO_LEFT, button]):
        browser.open(altered("shipped", *changes).url("/menu"), WIDTH, HEIGHT, features=STILL)
        seen.append(browser.call(boxes))
    left, right = seen
    assert len(left) == 7
    for selector, (start, end) in left.items():
        assert right[selector] == pytest.approx([end, start], abs=0.6), selector
    assert left[".to-top"][1] == 20


def test_arrow_keys_go_the_way_they_point(browser, altered):
    """Does the left arrow key, which points onwards, go to the next chip, and the right one back?"""
    browser.open(altered("names", RIGHT_TO_LEFT).url("/"), WIDTH, HEIGHT, features=STILL)
    chips = [chip["id"] for chip in browser.call(BAR)["chips"]]
    for _ in range(2):
        gestures.press(browser, "Tab", "Tab", 9)
    seen = []
    for key in ("ArrowLeft", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight"):
        gestures.press(browser, key, key, KEYS[key])
        seen.append(browser.call("() => document.activeElement.dataset.chip"))
    assert seen == [chips[1], chips[2], chips[1], chips[0], chips[0]]


def test_fade_is_at_both_ends(browser, altered):
    """Does the bar's fade look the same from both sides?"""
    browser.open(altered("names", RIGHT_TO_LEFT).url("/"), WIDTH, HEIGHT)
    mask = browser.call("() => getComputedStyle(document.querySelector('.rail')).maskImage")
    assert mask == ("linear-gradient(to right, rgba(0, 0, 0, 0), rgb(0, 0, 0) 16px, rgb(0, 0, 0) calc(100% - 16px),"
                    " rgba(0, 0, 0, 0))")


def test_page_never_scrolls_sideways(browser, altered):
    """Does the window hold the whole width of the page, with nothing over its left edge?"""
    browser.open(altered("names", RIGHT_TO_LEFT).url("/"), 320, 568)
    assert browser.call("() => document.documentElement.scrollWidth") == 320
    browser.call("() => scrollTo({ left: -500, behavior: 'instant' })")
    assert browser.call("() => scrollX") == 0
