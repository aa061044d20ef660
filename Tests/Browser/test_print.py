"""Is the printed sheet whole, each thing on it once, and nothing pinned over another?"""

import base64
import collections
import re
import subprocess

import pytest

import gestures
from jumping import HEIGHT, WIDTH

PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]
A4 = {"paperWidth": 8.27, "paperHeight": 11.69}  # inches

# What a reader looks for: every heading, and each thing that is listed with what is said of it.
TEXTS = """() => [...document.querySelectorAll(`
  h1, h2, h3, .tagline, .masthead-address, .note, .dish-name, .price, .description, .card-description, .disc, .contact-name, .date,
  .time, .event-title, .footer-heading, .footer-line`)]
  .map((element) => element.innerText)"""


def words(text):
    """The text without the way it is broken into lines."""
    return re.sub(r"\s+", "", text)


def printed(browser, tmp_path, **options):
    """The text of the page on paper, in the order in which it is drawn."""
    sheet = tmp_path / "sheet.pdf"
    answer = browser.command("Page.printToPDF", **{**A4, **options})
    sheet.write_bytes(base64.b64decode(answer["data"]))
    run = subprocess.run(["pdftotext", "-raw", sheet, "-"], capture_output=True, text=True, check=True)
    return run.stdout


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("page", PAGES)
def test_everything_is_printed_once(browser, site, tmp_path, page, scripts):
    """Is each text of the page on paper as often as on the page, and the chips, tabs and buttons not at all?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT, scripts)
    texts = collections.Counter(words(text) for text in browser.call(TEXTS))
    assert len(texts) > 25
    paper = words(printed(browser, tmp_path))
    # The page as one text tells how often each word of it stands in others, too: "Lunch" in "Lunch at the weekend".
    whole = words("\n".join(browser.call(TEXTS)))
    assert {text: (paper.count(text), whole.count(text)) for text in texts if paper.count(text) != whole.count(text)} == {}
    assert "Backtotop" not in paper


@pytest.mark.parametrize("page", PAGES)
def test_sheet_does_not_depend_on_where_the_reader_was(browser, site, tmp_path, page):
    """Is the same printed from the middle of the page, where headers are pinned and some have hidden?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT)
    at_the_top = printed(browser, tmp_path)
    gestures.wheel(browser, 1700)
    gestures.wheel(browser, -40)
    assert printed(browser, tmp_path) == at_the_top


@pytest.mark.parametrize("page", PAGES)
def test_headers_lie_over_nothing_on_paper(browser, site, page):
    """Is every header in its natural place in print, clear of what comes before and after it?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT)
    gestures.wheel(browser, 1700)
    browser.emulate("print")
    positions = browser.call(
        "() => [...document.querySelectorAll('[data-header]')].map((header) => getComputedStyle(header).position)")
    assert positions and set(positions) == {"static"}
    browser.emulate()


@pytest.mark.parametrize("page", ["menu", "tabs", "calendar"])  # letters on discs would be taken for headings
def test_no_heading_is_left_behind(browser, site, tmp_path, page):
    """Is no heading the last thing on a sheet, whatever the paper?"""
    browser.open(site("shipped").url(f"/{page}"), WIDTH, HEIGHT)
    headings = {words(text) for text in browser.call(
        "() => [...document.querySelectorAll('main h2, main h3')].map((heading) => heading.innerText)")}
    found = []
    for height in (11.69, 11, 10.4, 9.7, 9, 8.2, 7.5, 6.9, 6.2):
        text = printed(browser, tmp_path, paperHeight=height)
        sheets = [sheet.strip().splitlines() for sheet in text.split("\f") if sheet.strip()]
        assert len(sheets) > 1
        found += [(height, sheet[-1]) for sheet in sheets if words(sheet[-1]) in headings]
    assert found == []
