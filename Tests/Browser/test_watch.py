"""Does an edit show in an open page, and can a bad one never harm it?"""

import os
import re
import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from carta_server import REPOSITORY, CartaServer
from waiting import wait_until

OVERLAY = "() => document.querySelector('.findings')?.textContent ?? ''"
TEXT = "() => document.querySelector('main').textContent"
SHOWS = f"(text) => ({TEXT})().includes(text)"
HAS_NO_OVERLAY = "() => document.querySelector('.findings') === null"


@pytest.fixture
def folders(tmp_path):
    """A copy of the shipped site that a test may edit."""
    for name in ("Content", "Templates", "Public"):
        shutil.copytree(REPOSITORY / name, tmp_path / name)
    return tmp_path


@pytest.fixture
def watched(folders):
    server = CartaServer(folders / "Content", folders / "Templates", folders / "Public", watch=True)
    yield server
    server.stop()


@pytest.fixture
def menu(folders):
    return folders / "Content/menu.yaml"


def edit(path, old, new):
    """Changes a text that stands in a file exactly once, or everywhere."""
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_edit_shows_without_losing_the_place(browser, watched, menu):
    """Does a dish's new name appear by itself, with the page where the reader had it?"""
    browser.open(watched.url())
    browser.call("() => scrollTo({ top: 1234, behavior: 'instant' })")
    edit(menu, "Wood-fired pizza", "Brick-oven pizza")
    browser.wait_until(SHOWS, "Brick-oven pizza")
    browser.wait_until("() => scrollY === 1234")


def test_bad_edit_keeps_the_page_and_says_why(browser, watched, menu):
    """Does a slip leave the last good page in place, with its line and what is wrong over it, until it is mended?"""
    browser.open(watched.url())
    edit(menu, "price: 19.50", "prcie: 19.50")
    before, _, _ = menu.read_text().partition("prcie")
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    findings = browser.wait_until(OVERLAY)
    place = rf"menu\.yaml:{line}:{column}: error: "
    assert re.search(place + r'unknown key "prcie" .*\(did you mean "price"\?\)', findings), findings
    assert browser.call(SHOWS, "€19.50")
    edit(menu, "prcie: 19.50", "price: 20.50")
    browser.wait_until(SHOWS, "€20.50")
    assert browser.call(HAS_NO_OVERLAY)


def test_undone_slip_takes_the_overlay_away(browser, watched, menu):
    """Does the overlay go when the file is what it was, although the page's version is then the old one?"""
    browser.open(watched.url())
    edit(menu, "title: Menu", "titel: Menu")
    browser.wait_until(OVERLAY)
    edit(menu, "titel: Menu", "title: Menu")
    browser.wait_until(HAS_NO_OVERLAY)


def test_save_by_renaming_shows(browser, watched, menu):
    """Is an edit seen that an editor saves as a new file in place of the old one?"""
    browser.open(watched.url())
    new = menu.with_name("menu.yaml.tmp")
    new.write_text(menu.read_text().replace("Roast chicken", "Roast duck"))
    os.replace(new, menu)
    browser.wait_until(SHOWS, "Roast duck")


def test_many_files_at_once_show_together(browser, watched, folders, menu):
    """Do edits of many files, saved in one go, all arrive?"""
    browser.open(watched.url())
    edit(menu, "Lamb shoulder", "Goat shoulder")
    edit(folders / "Content/site.yaml", "name: Marejada", "name: Pleamar")
    for number in range(20):
        shutil.copy(menu, folders / f"Content/page-{number}.yaml")
    browser.wait_until(SHOWS, "Goat shoulder")
    browser.wait_until("() => document.querySelector('h1').textContent === 'Pleamar'")
    wait_until(lambda: all(watched.get(f"/page-{number}")[0] == 200 for number in range(20)), "all new pages")


def test_template_edit_shows(browser, watched, folders):
    """Is a change of a template shown?"""
    browser.open(watched.url())
    edit(folders / "Templates/footer.mustache", "{{labels.contact}}", "Where we are")
    browser.wait_until("() => document.querySelector('.footer').textContent.includes('Where we are')")


def test_bad_template_keeps_the_page_and_says_why(browser, watched, folders):
    """Is a slip in a template told like one in the menu, without harm to the page?"""
    browser.open(watched.url())
    edit(folders / "Templates/footer.mustache", "{{#restaurant.hasNotes}}", "{{#restaurant.hasNots}}")
    assert "footer.mustache:" in browser.wait_until(OVERLAY)
    assert browser.call(SHOWS, "Wood-fired pizza")
    edit(folders / "Templates/footer.mustache", "{{#restaurant.hasNots}}", "{{#restaurant.hasNotes}}")
    browser.wait_until(HAS_NO_OVERLAY)


def test_style_edit_shows(browser, watched, folders):
    """Is a change of the style sheet shown, in spite of what the browser has stored?"""
    browser.open(watched.url())
    style = folders / "Public/carta.css"
    style.write_text(style.read_text() + ".masthead-name { letter-spacing: 3px; }\n")
    browser.wait_until(
        "() => getComputedStyle(document.querySelector('.masthead-name')).letterSpacing === '3px'")


def test_half_written_file_never_breaks_the_page(browser, watched, menu):
    """Is every answer, while a file is being written piece by piece, a whole page with all its sections?"""
    browser.open(watched.url())
    text = menu.read_text().replace("Wood-fired pizza", "Brick-oven pizza")
    whole = text.count("\n      - name: ") + text.count("\n          - name: ")
    status, before = watched.get("/")
    assert before.count('class="dish"') == whole
    menu.write_text(text[: text.index("name: Brick-oven pizza") + 2])  # cut off inside a key
    browser.wait_until(OVERLAY)
    assert browser.call("() => document.querySelectorAll('.dish').length") == whole
    assert watched.get("/") == (200, before)
    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(write_in_pieces, menu, text)
        while not writing.done():
            status, page = watched.get("/")
            assert status == 200 and page.endswith("</html>\n")
        writing.result()
    browser.wait_until(SHOWS, "Brick-oven pizza")
    browser.wait_until("(count) => document.querySelectorAll('.dish').length === count", whole)
    browser.wait_until(HAS_NO_OVERLAY)


def write_in_pieces(path, text, pieces=200):
    """Writes a file as a slow editor does, so that it can be seen unfinished."""
    size = len(text) // pieces + 1
    with path.open("w") as file:
        for start in range(0, len(text), size):
            file.write(text[start : start + size])
            file.flush()
            os.fsync(file.fileno())
