"""What readers of other pages reported, in a real browser; the numbers are those of Tests/ScrollBugs.md. The engine's part
of it, and the rest, is in the tests that the table names."""

import json
import sys

import pytest

from carta_server import REPOSITORY
from gestures import bring_chip_into_bar, click, wheel
from jumping import HEIGHT, LIT, OFFSET, STILL, WIDTH, assert_landed, chip, jump, landing

TOPS = """() => Object.fromEntries([...document.querySelectorAll("[data-header]")]
  .map((header) => [header.dataset.header, header.getBoundingClientRect().top]))"""
READY_AGAIN = """(height) => document.documentElement.scrollHeight !== height"""


def content_height(browser):
    return browser.call("() => document.documentElement.scrollHeight")


def test_s02_down_and_back_up_lights_the_same_chip(browser, site):
    browser.open(site("full").url("/menu"), WIDTH, HEIGHT, features=STILL)
    down = {}
    for _ in range(8):
        wheel(browser, 350)
        down[browser.call(OFFSET)] = browser.call(LIT)
    offsets = sorted(down, reverse=True)
    for offset in offsets[1:]:
        wheel(browser, offset - browser.call(OFFSET))
        assert browser.call(OFFSET) == offset and browser.call(LIT) == down[offset]
    assert len(set(down.values())) > 2


def test_s03_s05_short_last_sections_are_lit_before_the_end_and_at_it(browser, site):
    browser.open(site("full").url("/menu"), WIDTH, HEIGHT, features=STILL)
    wheel(browser, content_height(browser) - HEIGHT - 150)
    lit = [browser.call(LIT)]
    for _ in range(30):
        wheel(browser, 5)
        if lit[-1] != browser.call(LIT):
            lit.append(browser.call(LIT))
    assert lit[-3:] == ["short", "shorter", "last"]


def test_s09_the_end_is_not_reached_at_the_top_of_a_page_of_full_height(browser, site):
    browser.open(site("shipped").url("/menu"), WIDTH, HEIGHT)
    before = browser.call(LIT)
    browser.call(
        """() => {
          for (const element of [document.documentElement, document.body]) element.style.height = "100%";
          dispatchEvent(new Event("resize"));
        }""")
    assert browser.call(LIT) == before == "starters"
    wheel(browser, 1500)
    assert browser.call(LIT) == "mains"


@pytest.mark.parametrize("zoom", [0.8, 0.9])
def test_s14_zoomed_out_the_same_section_is_lit(browser, site, zoom):
    server = site("shipped")
    for section in ("mains", "sides"):
        browser.open(server.url("/menu"), round(WIDTH / zoom), round(HEIGHT / zoom), ratio=zoom, features=STILL)
        offset = landing(server, section)["landing"]["offset"]
        wheel(browser, offset)
        assert abs(browser.call(OFFSET) - offset) <= 1 / zoom
        assert browser.call(LIT) == section


@pytest.mark.parametrize("ratio", [1.25, 1.75, 2.25])
def test_s15_no_slit_between_pinned_headers(browser, site, ratio):
    browser.open(site("shipped").url("/menu"), WIDTH, HEIGHT, ratio=ratio)
    seen = 0
    for _ in range(8):
        wheel(browser, 333)
        slits = browser.call(
            """() => {
              const bar = document.querySelector(".chips").getBoundingClientRect().bottom;
              return [...document.querySelectorAll(".heading:not(.subheading)")]
                .map((heading) => heading.getBoundingClientRect().top - bar).filter((slit) => Math.abs(slit) < 2);
            }""")
        assert all(slit <= 0 for slit in slits), "content would show between bar and heading"
        seen += len(slits)
    assert seen > 3


def test_s23_a_subheading_sticks_below_a_heading_however_long(browser, site):
    browser.open(site("full").url("/menu"), WIDTH, HEIGHT)
    below = """() => [...document.querySelectorAll(".section .section > .heading")].flatMap((inner) => {
      const outer = inner.parentElement.parentElement.querySelector(".heading").getBoundingClientRect();
      const box = inner.getBoundingClientRect();
      return outer.top === 57 && Math.abs(box.top - outer.bottom) < 1 ? [box.top - outer.bottom] : [];
    })"""
    seen = []
    for _ in range(30):
        wheel(browser, 90)
        seen += browser.call(below)
    assert len(seen) > 2 and set(seen) == {0}


def test_s31_what_grows_above_a_linked_target_leaves_it_in_its_place(browser, site):
    server = site("shipped")
    browser.open(server.url("/menu#desserts"), WIDTH, HEIGHT, features=STILL)
    place = "() => document.getElementById('desserts').getBoundingClientRect().top"
    grow = """() => {
      const late = document.createElement("div");
      late.style.height = "300px";
      document.querySelector("#starters .dishes").before(late);
    }"""
    before, height = browser.call(place), content_height(browser)
    browser.call(grow)
    browser.wait_until(READY_AGAIN, height)
    browser.rest()
    assert abs(browser.call(place) - before) <= 1
    assert browser.call(LIT) == "desserts"
    # Whoever has scrolled since is left alone.
    wheel(browser, -200)
    offset, height = browser.call(OFFSET), content_height(browser)
    browser.call(grow)
    browser.wait_until(READY_AGAIN, height)
    browser.rest()
    assert browser.call(OFFSET) == offset


def test_s32_a_smooth_jump_over_what_was_not_laid_out_arrives(browser, site):
    """Sections that turn out to be of another size than they were taken for, once the jump comes near."""
    browser.open(site("shipped").url("/menu"), WIDTH, HEIGHT)
    height = content_height(browser)
    browser.call(
        """() => addEventListener("scroll", () => {
          for (const list of document.querySelectorAll(".dishes")) list.style.paddingBottom = "90px";
        }, { once: true })""")
    bring_chip_into_bar(browser, "desserts")
    click(browser, chip("desserts"))
    browser.wait_until(f"(height) => document.documentElement.scrollHeight > height && ({LIT})() === 'desserts'", height)
    browser.rest()
    assert abs(browser.call("() => document.getElementById('desserts').getBoundingClientRect().top") - 57) <= 1
    assert browser.call(LIT) == "desserts"


def test_s39_sections_that_come_go_and_grow_are_followed(browser, site):
    browser.open(site("shipped").url("/menu"), WIDTH, HEIGHT, features=STILL)
    height = content_height(browser)
    browser.call("() => document.getElementById('starters').remove()")
    browser.wait_until(READY_AGAIN, height)
    browser.rest()
    assert browser.call(LIT) == "mains"
    height = content_height(browser)
    browser.call(
        """() => {
          const section = document.getElementById("sides").cloneNode(true);
          section.id = section.dataset.section = "starters";
          section.querySelector("[data-header]").dataset.header = "starters";
          document.querySelector("main").prepend(section);
        }""")
    browser.wait_until(READY_AGAIN, height)
    browser.rest()
    assert browser.call(LIT) == "starters"
    jump(browser, "mains")
    assert abs(browser.call("() => document.getElementById('mains').getBoundingClientRect().top") - 57) <= 1
    height = content_height(browser)
    browser.call("() => { document.querySelector('#over-the-fire .dishes').style.paddingBottom = '900px'; }")
    browser.wait_until(READY_AGAIN, height)
    wheel(browser, 1900)
    assert browser.call(LIT) == "mains"


def test_s40_headings_in_positioned_ancestors_are_found_where_they_are(browser, site):
    server = site("shipped")
    browser.open(server.url("/menu"), WIDTH, HEIGHT, features=STILL)
    browser.call(
        """() => {
          for (const element of document.querySelectorAll("main, .section")) element.style.position = "relative";
          dispatchEvent(new Event("resize"));
        }""")
    jump(browser, "sides")
    assert_landed(browser, landing(server, "sides"))
    wheel(browser, 10)
    assert browser.call(LIT) == "sides"


def test_s41_the_page_in_a_frame_that_is_not_at_its_top(browser, site):
    browser.open(site("shipped").url("/inspect/menu"), WIDTH, 700, ready=False)
    in_frame = "() => document.querySelector('iframe').contentWindow"
    browser.wait_until(f"() => ({in_frame})().document.documentElement.dataset.ready === ''")
    browser.call("() => { scrollTo(0, document.querySelector('iframe').getBoundingClientRect().top - 50); }")
    browser.rest()
    outer = browser.call(OFFSET)
    browser.command(
        "Input.synthesizeScrollGesture", x=195, y=350, yDistance=-1500, speed=4000, gestureSourceType="mouse")
    browser.wait_until(f"() => ({in_frame})().scrollY > 1400")
    text = "(hook) => document.querySelector(`[data-${hook}]`).textContent"
    browser.wait_until(f"() => Math.abs(({text})('offset-shown') - ({in_frame})().scrollY) < 0.01")  # not of before
    assert browser.call(text, "verdict").startswith("Browser and engine agree")
    assert browser.call(OFFSET) == outer > 0
    lit = f"() => ({in_frame})().document.querySelector('[data-chip][aria-current=true]').dataset.chip"
    browser.wait_until(f"() => ({lit})() === 'mains'")


def test_s46_without_motion_a_jump_lands_on_the_same_pixel(browser, site):
    offsets = []
    for features in ((), STILL):
        browser.open(site("shipped").url("/menu"), WIDTH, HEIGHT, features=features)
        jump(browser, "sides")
        offsets.append(browser.call(OFFSET))
    assert offsets[0] == offsets[1] > 0


def test_every_situation_has_its_break_in_the_table():
    sys.path.append(str(REPOSITORY / "Tests/ScrollBugs"))
    import check_breaks

    faults = json.loads((REPOSITORY / "Tests/ScrollBugs/breaks.json").read_text())
    assert [fault["number"] for fault in faults] == [f"S{number:02}" for number in range(1, 47)]
    for fault in faults:
        check_breaks.broken((REPOSITORY / fault["file"]).read_text(), fault)
    assert check_breaks.TABLE.read_text() == check_breaks.table(faults), "check_breaks.py --table writes it anew"
