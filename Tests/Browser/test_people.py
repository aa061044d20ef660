"""Is the page right for all who use it: in their own colours, on telephones with notches and toolbars, with larger text?"""

import pytest

import gestures
from comparison import TOLERANCE, chip_of
from jumping import HEIGHT, LIT, OFFSET, STILL, WIDTH, jump
from test_page import LEAST_CONTRAST, contrast

PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]
OWN_COLORS = [("forced-colors", "active")]
RGB = """(selector, property) => {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  canvas.fillStyle = getComputedStyle(document.querySelector(selector))[property];
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}"""
HEADERS = """() => Object.fromEntries([...document.querySelectorAll("[data-header]")]
  .map((header) => [header.dataset.header, header.getBoundingClientRect().top]))"""
SIDEWAYS = (667, 375)  # narrower than the column and its notches
NOTCHES = [{"top": 47, "bottom": 34}, {"left": 47, "right": 47, "bottom": 21}]


@pytest.fixture
def notched(browser):
    """Gives the telephone's edges that the page has to keep clear of."""
    yield lambda insets: browser.command("Emulation.setSafeAreaInsetsOverride", insets=insets)
    browser.command("Emulation.setSafeAreaInsetsOverride", insets={})


@pytest.mark.parametrize("page,marker,chip", [("menu", ".capsule", ".chip"), ("tabs", ".underline", ".tab")])
def test_lit_chip_is_told_in_the_readers_own_colors(browser, site, page, marker, chip):
    """Can the lit chip be told from the others, and read, in the few colours that a reader has chosen?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT, features=[*OWN_COLORS, *STILL])
    mark = browser.call(RGB, marker, "backgroundColor")
    lit, other = (browser.call(RGB, f"{chip}{state}", "color") for state in ("[aria-current]", ":not([aria-current])"))
    ground = browser.call(RGB, "html", "backgroundColor")
    assert contrast(mark, ground) >= 3 and lit != other
    assert contrast(lit, mark if marker == ".capsule" else ground) >= (LEAST_CONTRAST if marker == ".capsule" else 3)


def test_button_is_told_in_the_readers_own_colors(browser, site):
    """Has the button an edge where its gradient and its shadow are taken away?"""
    browser.open(site("shipped").url("/stories"), WIDTH, HEIGHT, features=[*OWN_COLORS, *STILL])
    browser.call("() => scrollTo({ top: 1000, behavior: 'instant' })")
    browser.wait_until("() => !document.querySelector('.to-top').hidden")
    ground = browser.call(RGB, "html", "backgroundColor")
    assert contrast(browser.call(RGB, ".to-top", "borderTopColor"), ground) >= 3
    assert browser.call("() => getComputedStyle(document.querySelector('.to-top')).borderTopWidth") == "2px"
    assert browser.call("() => document.querySelector('.to-top').offsetWidth") == 52


@pytest.mark.parametrize("page", PAGES)
def test_notch_moves_everything_as_layout_says(browser, site, notched, page):
    """Do headers pin below the telephone's status bar, where `/layout` says for that inset, and do jumps land there?"""
    server = site("shipped")
    notched(NOTCHES[0])
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT, features=STILL)
    for offset in (0, 400, 1300, 2100):
        browser.call("(top) => scrollTo({ top, behavior: 'instant' })", offset)
        browser.rest()
        trace = f"0,j{browser.call(OFFSET):g}"
        answer = server.layout(page=page, trace=trace, width=WIDTH, height=HEIGHT, inset=NOTCHES[0]["top"])
        said = {header["id"]: header["y"] for header in answer["headers"]}
        assert browser.call(HEADERS) == pytest.approx(said, abs=TOLERANCE), answer["origin"]
    chips = browser.call("() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)")
    for chip in chips[1:4]:
        jump(browser, chip)
        answer = server.layout(page=page, section=chip, width=WIDTH, height=HEIGHT, inset=NOTCHES[0]["top"])
        assert browser.call(OFFSET) == pytest.approx(answer["landing"]["offset"], abs=TOLERANCE)


@pytest.mark.parametrize("page", PAGES)
def test_telephone_held_sideways_cuts_nothing(browser, site, notched, page):
    """Does all text keep clear of the edges that are not safe, and does the page not scroll sideways?"""
    notched(NOTCHES[1])
    browser.open(site("shipped").url(f"/{page}"), *SIDEWAYS)
    edges = browser.call(
        """() => [...document.querySelectorAll(`
          h1, h2 > span, h3 > span, .dish-line, .card, .contact, .date, .events, .footer-line`)]
          .map((element) => element.getBoundingClientRect()).filter((box) => box.width > 0)
          .map((box) => [box.left, innerWidth - box.right])""")
    left, right = (min(side) for side in zip(*edges))
    assert left >= NOTCHES[1]["left"] and right >= NOTCHES[1]["right"]
    first = browser.call("() => document.querySelector('.chip, .tab')?.getBoundingClientRect().left ?? null")
    assert first is None or first >= NOTCHES[1]["left"]
    assert browser.call("() => document.documentElement.scrollWidth") == SIDEWAYS[0]


@pytest.mark.parametrize("page", ["menu", "tabs"])
def test_overscroll_adds_nothing(browser, site, page):
    """Is the same lit after a pull past either end as at that end?"""
    server = site("shipped")
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT)
    chips = browser.call("() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)")
    for distance, end in ((-800, 0), (9000, 1), (900, 1), (-9000, 0), (-900, 0)):
        gestures.wheel(browser, distance)
        most = browser.call("() => document.documentElement.scrollHeight - innerHeight")
        assert browser.call(OFFSET) == end * most
        answer = server.layout(page=page, offset=end * most, width=WIDTH, height=HEIGHT)
        assert browser.call(LIT) == chip_of(answer["active"], answer, chips) == chips[-end]


@pytest.mark.parametrize("page,marker", [("menu", ".capsule"), ("tabs", ".underline")])
def test_bar_follows_its_text(browser, site, page, marker):
    """Do the marker and the bar fit the chips again when their text has become larger, as by a late font?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT, features=STILL)
    id = browser.call("() => [...document.querySelectorAll('[data-chip]')].at(3).dataset.chip")
    jump(browser, id)
    browser.call(
        """() => {
          for (const chip of document.querySelectorAll("[data-chip]")) chip.style.fontSize = "22px";
        }""")
    browser.rest()
    sides = browser.call(
        """(marker) => {
          const [mark, chip, rail] = [marker, "[aria-current]", ".rail"]
            .map((selector) => document.querySelector(selector).getBoundingClientRect());
          return [mark.left - chip.left, mark.right - chip.right, chip.left >= rail.left - 1, chip.right <= rail.right + 1];
        }""",
        marker)
    assert sides[:2] == pytest.approx([0, 0], abs=0.6) and sides[2:] == [True, True]
    assert browser.call(LIT) == id


@pytest.mark.parametrize("page", PAGES)
def test_toolbar_that_comes_and_goes_moves_nothing(browser, site, page):
    """Is the page as long, and its button as far from the window's bottom, when a telephone's toolbar takes its share?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT, features=STILL)
    browser.call("() => scrollTo({ top: 700, behavior: 'instant' })")
    seen = set()
    for height in (HEIGHT, HEIGHT - 56, HEIGHT):
        browser.resize(WIDTH, height)
        browser.wait_until("(height) => innerHeight === height", height)
        browser.rest()
        seen.add(tuple(browser.call(
            """() => [document.documentElement.scrollHeight, scrollY,
              innerHeight - (document.querySelector(".to-top")?.getBoundingClientRect().bottom ?? innerHeight)]""")))
    assert len(seen) == 1
