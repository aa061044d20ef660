"""Would the comparison notice if a page were one pixel off, or the engine in it by one term?"""

import os
import random

import pytest

import comparison
from altered_engine import CHANGES, public_folder
from carta_server import CartaServer
from comparison import differences, measure_at
from conftest import SITES
from offsets import seed
from reading import Reading
from witnesses import disagreements

WIDTH, HEIGHT = 768, 860  # two columns in the footer, and high enough for all headers to pin
NARROW = 390
PAGES = ["menu", "original", "loose"]
OTHERS = [("shipped", page) for page in ("stories", "contacts", "tabs", "calendar")]
TOKEN_PAGES = [("full", "menu"), *OTHERS]
PIN_PAGES = [("full", page) for page in PAGES] + OTHERS[1:]
# By how much tokens change that one px would change nothing of: the two lines of a card beside its tile, and the footer,
# whose two blocks would leave a third column empty.
STEPS = {"--card-title-line": 17, "--card-description-line": 17, ("--footer-columns", WIDTH): -1}
LAST = 1e6  # px: beyond the end of any page

NUMERIC_TOKENS = """() => {
  const names = new Set();
  for (const sheet of document.styleSheets) {
    if (sheet.href) continue;
    const rules = [...sheet.cssRules].flatMap((rule) => rule.cssRules?.length ? [...rule.cssRules] : [rule]);
    for (const rule of rules.filter((rule) => rule.selectorText === ":root")) {
      const isNumber = (name) => /^\\d+(\\.\\d+)?(rem)?$/.test(rule.style.getPropertyValue(name).trim());
      for (const name of rule.style) if (isNumber(name)) names.add(name);
    }
  }
  return [...names];
}"""
ADD_TO_TOKEN = """(name, step) => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  document.documentElement.style.setProperty(name, value.endsWith("rem") ? `${parseFloat(value) + step / 16}rem` : parseFloat(value) + step);
}"""
TAKE_TOKEN_BACK = "(name) => document.documentElement.style.removeProperty(name)"

CLASSES = """(prefix) => [...new Set([...document.querySelectorAll(`[class*="${prefix}"]`)]
  .flatMap((element) => [...element.classList]).filter((name) => name.startsWith(prefix)))]"""
ADD_ONE_TO_PROPERTY = """(name, property) => {
  for (const element of document.getElementsByClassName(name)) {
    element.style[property] = parseFloat(getComputedStyle(element)[property]) + 1 + (property === "zIndex" ? "" : "px");
  }
}"""
TAKE_PROPERTY_BACK = """(name, property) => {
  for (const element of document.getElementsByClassName(name)) element.style[property] = "";
}"""
TERMS = sorted(CHANGES) if os.environ.get("CARTA_SWEEP") else random.Random(seed()).sample(sorted(CHANGES), 2)

LANDINGS = """(ids) => ids.map((id) => {
  document.getElementById(id).scrollIntoView({ block: "start", behavior: "instant" });
  return scrollY;
})"""


class Still:
    """A page without scripts, and what `/layout` says of it where headers pin and push."""

    def __init__(self, browser, server, page, width=WIDTH):
        self._browser = browser
        browser.open(server.url(f"/{page}"), width, HEIGHT, scripts=False)
        tops = [header["top"] for header in server.layout(page=page, offset=0, width=width, height=HEIGHT)["headers"]]
        offsets = sorted({0.0, *(max(0.0, top - back) for top in tops for back in (120, 70, 0)), LAST})
        self._answers = [server.layout(page=page, offset=offset, width=width, height=HEIGHT) for offset in offsets]
        self._offsets = [answer["offset"]["applied"] for answer in self._answers]
        assert self.differences() == []

    def differences(self):
        """All ways in which what is drawn now is not what the server says."""
        measured = measure_at(self._browser, self._offsets, scripts=False)
        pairs = zip(measured, self._answers)
        return [found for one, answer in pairs for found in differences(one, answer, spied=False)]


@pytest.fixture(scope="module")
def server(site):
    return site("full")


def landing_differences(browser, server, page, width=WIDTH):
    """Sections on which a jump without scripts ends elsewhere than `/layout` says."""
    ids = [section["id"] for section in server.layout(page=page, offset=0)["sections"]]
    said = [server.layout(page=page, section=id, width=width, height=HEIGHT)["landing"]["offset"] for id in ids]
    drawn = browser.call(LANDINGS, ids)
    return [f"landing on {id}: {one:g} in the browser, {other:g} by /layout"
            for id, one, other in zip(ids, drawn, said) if abs(one - other) > comparison.TOLERANCE]


@pytest.mark.parametrize("width", [NARROW, WIDTH])
def test_each_token_one_off_is_noticed(browser, site, width):
    """Is every vertical measure of the style compared on some page, so that none can drift from the engine's?"""
    left = None
    for name, page in TOKEN_PAGES:
        still = Still(browser, site(name), page, width)
        if left is None:
            left = browser.call(NUMERIC_TOKENS)
            assert len(left) > 40 and {"--heading-padding", "--tile-gap", "--footer-columns"} <= set(left)
        for token in list(left):
            browser.call(ADD_TO_TOKEN, token, STEPS.get((token, width), STEPS.get(token, 1)))
            if still.differences() or landing_differences(browser, site(name), page, width):
                left.remove(token)
            browser.call(TAKE_TOKEN_BACK, token)
        assert still.differences() == []  # it was the tokens
    assert left == []


@pytest.mark.parametrize("property", ["top", "zIndex"])
@pytest.mark.parametrize("name,page", PIN_PAGES)
def test_each_pin_one_off_is_noticed(browser, site, name, page, property):
    """Is every inset and every order of covering compared?"""
    still = Still(browser, site(name), page)
    pins = browser.call(CLASSES, "pin-")
    assert pins
    unnoticed = []
    for pin in pins:
        browser.call(ADD_ONE_TO_PROPERTY, pin, property)
        if not still.differences():
            unnoticed.append(pin)
        browser.call(TAKE_PROPERTY_BACK, pin, property)
    assert unnoticed == []


@pytest.mark.parametrize("page", PAGES)
def test_each_landing_one_off_is_noticed(browser, server, page):
    """Do jumps without scripts land where `/layout` says, and would one pixel be noticed?"""
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT, scripts=False)
    assert landing_differences(browser, server, page) == []
    landings = browser.call(CLASSES, "land-")
    assert landings
    unnoticed = []
    for landing in landings:
        browser.call(ADD_ONE_TO_PROPERTY, landing, "scrollMarginTop")
        if not landing_differences(browser, server, page):
            unnoticed.append(landing)
        browser.call(TAKE_PROPERTY_BACK, landing, "scrollMarginTop")
    assert unnoticed == []


def tour(browser, server, page, alter=lambda: None):
    """What the witnesses disagree on, along a way on which headers pin, are pushed off, hide and come back, sections'
    turns come, jumps land and the button shows. `alter` changes the page before the reader sets off."""
    browser.rescale(2)  # half a px is a place of its own
    reading = Reading(browser, server, page, (390, 844))
    alter()
    landings = [reading.answer(f"j:{section}")["offset"]["applied"] for section in reading.sections[1:3]]
    deeds = [lambda: reading.leap(321), lambda: reading.wheel(700), lambda: reading.wheel(-30)]
    # Just before a section's header comes to its line, where it pushes, and where its turn is yet to come.
    deeds += [lambda offset=landing - back: reading.leap(offset) for landing in landings for back in (10, 1)]
    deeds += [lambda: reading.follow(section) for section in reading.sections[2:3]]
    for deed in deeds:
        deed()
        found = disagreements(reading)
        if found:
            return found
    return []


@pytest.mark.parametrize("page", sorted({change.page for change in CHANGES.values()}))
def test_witnesses_of_what_was_not_changed_agree(driven, site, page):
    """Is it the changes below that are noticed?"""
    assert tour(driven("chromium"), site("shipped"), page) == []


@pytest.mark.parametrize("name", ["pin", "token"])
def test_witnesses_notice_a_page_one_off(driven, site, name):
    browser = driven("chromium")
    alter = {
        "pin": lambda: browser.call(ADD_ONE_TO_PROPERTY, browser.call(CLASSES, "pin-")[0], "top"),
        "token": lambda: browser.call(ADD_TO_TOKEN, "--note-line", 1),
    }
    assert tour(browser, site("shipped"), "menu", alter[name])


@pytest.mark.parametrize("term", TERMS)
def test_witnesses_notice_an_engine_one_off(driven, tmp_path, term):
    """Would a module be noticed of which one term is a px off?"""
    change = CHANGES[term]
    server = CartaServer(SITES["shipped"], public=public_folder(change, tmp_path))
    try:
        found = tour(driven("chromium"), server, change.page)
    finally:
        server.stop()
    assert any(line.startswith(change.noticed) for line in found), found
