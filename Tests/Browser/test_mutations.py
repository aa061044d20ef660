"""Would the comparison notice if the page were one pixel off?"""

import pytest

import comparison
from comparison import differences_at

WIDTH, HEIGHT = 768, 280  # two columns in the footer, and low enough for every section to reach the top
NARROW = 390
PAGES = ["menu", "original", "loose"]

NUMERIC_TOKENS = """() => {
  const names = new Set();
  for (const sheet of document.styleSheets) {
    if (sheet.href) continue;
    const rules = [...sheet.cssRules].flatMap((rule) => rule.cssRules?.length ? [...rule.cssRules] : [rule]);
    for (const rule of rules.filter((rule) => rule.selectorText === ":root")) {
      const isNumber = (name) => /^\\d+(\\.\\d+)?(px)?$/.test(rule.style.getPropertyValue(name).trim());
      for (const name of rule.style) if (isNumber(name)) names.add(name);
    }
  }
  return [...names];
}"""
ADD_TO_TOKEN = """(name, step) => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  document.documentElement.style.setProperty(name, parseFloat(value) + step + (value.endsWith("px") ? "px" : ""));
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
LANDINGS = """(ids) => ids.map((id) => {
  document.getElementById(id).scrollIntoView({ block: "start", behavior: "instant" });
  return scrollY;
})"""


@pytest.fixture(scope="module")
def server(site):
    return site("full")


def edges(server, page, width=WIDTH):
    """Offsets at which each header is pinned, and those just before it, where it pushes."""
    answer = server.layout(page=page, offset=0, width=width, height=HEIGHT)
    tops = [header["top"] for header in answer["headers"]]
    return [0] + [max(0, top - back) for top in tops for back in (120, 70, 0)] + [answer["offset"]["max"]]


def landing_differences(browser, server, page):
    """Sections on which a jump without scripts ends elsewhere than `/layout` says."""
    ids = [section["id"] for section in server.layout(page=page, offset=0)["sections"]]
    said = [server.layout(page=page, section=id, width=WIDTH, height=HEIGHT)["landing"]["offset"] for id in ids]
    drawn = browser.call(LANDINGS, ids)
    return [f"landing on {id}: {one:g} in the browser, {other:g} by /layout"
            for id, one, other in zip(ids, drawn, said) if abs(one - other) > comparison.TOLERANCE]


@pytest.mark.parametrize("width", [NARROW, WIDTH])
def test_each_token_one_off_is_noticed(browser, server, width):
    """Is every vertical measure of the style compared, so that none can drift from the engine's?"""
    browser.open(server.url("/menu"), width, HEIGHT, scripts=False)
    offsets = edges(server, "menu", width)
    assert differences_at(browser, server, offsets, "menu", width, HEIGHT, scripts=False) == []
    tokens = browser.call(NUMERIC_TOKENS)
    assert len(tokens) > 20 and {"--heading-padding", "--note-lines", "--footer-columns"} <= set(tokens)
    unnoticed = []
    for token in tokens:
        # The footer has two blocks side by side: a third column would stay empty, one fewer is seen.
        step = -1 if token == "--footer-columns" and width == WIDTH else 1
        browser.call(ADD_TO_TOKEN, token, step)
        if not differences_at(browser, server, offsets, "menu", width, HEIGHT, scripts=False):
            unnoticed.append(token)
        browser.call(TAKE_TOKEN_BACK, token)
    assert unnoticed == []


@pytest.mark.parametrize("property", ["top", "zIndex"])
@pytest.mark.parametrize("page", PAGES)
def test_each_pin_one_off_is_noticed(browser, server, page, property):
    """Is every inset and every order of covering compared?"""
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT, scripts=False)
    offsets = edges(server, page)
    assert differences_at(browser, server, offsets, page, WIDTH, HEIGHT, scripts=False) == []
    pins = browser.call(CLASSES, "pin-")
    assert pins
    unnoticed = []
    for pin in pins:
        browser.call(ADD_ONE_TO_PROPERTY, pin, property)
        if not differences_at(browser, server, offsets, page, WIDTH, HEIGHT, scripts=False):
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
