"""The inspector: the live page in a frame beside the engine's picture, and whether the two agree."""

from urllib.parse import parse_qsl, urlsplit

import pytest

from gestures import click

WIDTH, HEIGHT = 1280, 900
FRAME = "document.querySelector('[data-frame]').contentWindow"
PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]
# Nothing is under way: what the inspector shows is of the offset that the frame has.
SETTLED = f"""
(start) => document.querySelector("[data-verdict]").textContent.startsWith(start)
  && Number(document.querySelector("[data-offset-shown]").textContent) === Math.round({FRAME}.scrollY * 100) / 100
"""
AGREES, DIFFERS = "Browser and engine agree", "Browser and engine differ"
DRAWN = f"""
() => [...{FRAME}.document.querySelectorAll("[data-header]")]
  .map((header) => [header.dataset.header, header.getBoundingClientRect().top])
"""
# Moves a header by a px, and lets the inspector look again.
MOVE = f"""
(id) => {{
  {FRAME}.document.querySelector(`[data-header="${{id}}"]`).style.transform = "translateY(1px)";
  {FRAME}.dispatchEvent(new Event("scroll"));
}}
"""
MARKED = """
() => [...document.querySelectorAll("tbody .differs")].map((row) => [...row.cells].map((cell) => cell.textContent))
"""
OUTLINED = f"""
() => [...{FRAME}.document.querySelectorAll("[data-header]")]
  .filter((header) => header.style.outlineStyle === "solid").map((header) => header.dataset.header)
"""


def inspect(browser, server, page):
    browser.open(server.url(f"/inspect/{page}"), WIDTH, HEIGHT, ready=False)
    browser.wait_until(f"() => {FRAME}.document.documentElement.dataset.ready === ''")
    browser.wait_until(SETTLED, AGREES)


def roll_frame(browser, down):
    """The reader turns the wheel over the frame."""
    before = browser.call(f"() => {FRAME}.scrollY")
    x = browser.call("() => { const b = document.querySelector('[data-frame]').getBoundingClientRect();"
                     " return b.left + b.width / 2; }")
    browser.roll(x, HEIGHT / 2, down)
    browser.wait_until(f"(offset) => Math.abs({FRAME}.scrollY - offset) < 1", before + down)


def press_on_slider(browser, key):
    browser.call("() => { document.querySelector('[data-offset]').focus(); }")
    browser.press(key)


@pytest.mark.parametrize("page", PAGES)
def test_slider_moves_the_frame_and_both_agree_from_top_to_end(browser, site, page):
    inspect(browser, site("shipped"), page)
    end = browser.call(f"() => {FRAME}.document.documentElement.scrollHeight - {FRAME}.innerHeight")
    assert end > 0
    for key, offset in [("End", end), ("ArrowDown", end - 1), ("Home", 0)]:
        press_on_slider(browser, key)
        browser.wait_until(f"(offset) => {FRAME}.scrollY === offset", offset)
        browser.wait_until(SETTLED, AGREES)
    assert browser.call(MARKED) == [] == browser.call(OUTLINED)


@pytest.mark.parametrize("page, header, ways", [
    ("menu", "chips", [900]), ("contacts", "title", [300]), ("calendar", "february", [900]),
    ("calendar", "filter", [900, -30])])
def test_a_header_that_is_a_px_off_is_marked_and_no_other(browser, site, page, header, ways):
    inspect(browser, site("shipped"), page)
    for way in ways:
        roll_frame(browser, way)
    browser.wait_until(SETTLED, AGREES)
    browser.call(MOVE, header)
    browser.wait_until(SETTLED, DIFFERS)
    [(name, drawn, told)] = browser.call(MARKED)
    assert name == header and float(drawn) - float(told) == pytest.approx(1, abs=0.05)
    assert browser.call(OUTLINED) == [header]


@pytest.mark.parametrize("page, ways, reveal", [("menu", [1500], 0), ("calendar", [900, -30], 30)])
def test_copied_address_answers_with_the_state_on_screen(browser, site, page, ways, reveal):
    server = site("shipped")
    inspect(browser, server, page)
    for way in ways:
        roll_frame(browser, way)
    browser.wait_until(SETTLED, AGREES)
    browser.command("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    click(browser, "[data-copy]")
    browser.wait_until("() => document.querySelector('[data-copy]').textContent === 'Copied'")
    address = urlsplit(browser.call("() => navigator.clipboard.readText()"))
    assert address.geturl() == browser.call("() => document.querySelector('[data-answer]').href")
    assert address.path == "/layout"
    answer = server.layout(**dict(parse_qsl(address.query)))
    assert answer["offset"]["applied"] == browser.call(f"() => {FRAME}.scrollY")
    assert answer["reveal"] == pytest.approx(reveal, abs=0.05)
    told = {header["id"]: header["y"] for header in answer["headers"]}
    assert told == pytest.approx(dict(browser.call(DRAWN)), abs=0.05)
