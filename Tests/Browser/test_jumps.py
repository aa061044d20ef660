"""Does a tap on a chip bring the reader where it should, and does the bar tell the truth meanwhile?"""

import pytest

import gestures
from comparison import TOLERANCE, chip_of
from jumping import BAR, HEIGHT, LIT, OFFSET, RECORD, STILL, TALL, WIDTH, assert_landed, chip, jump, landing
from waiting import wait_until

CHIPS = {
    ("shipped", "menu"): ["starters", "mains", "sides", "desserts", "drinks"],
    ("full", "menu"): ["plain", "noted", "mixed", "short", "shorter", "last"],
}
JUMPS = [(name, page, chip) for (name, page), chips in CHIPS.items() for chip in chips]

# Before the page's own scripts: keeps the engine from them until the test says `release()`.
HOLD_ENGINE = """
  const load = WebAssembly.instantiateStreaming;
  const released = new Promise((resolve) => { window.release = resolve; });
  WebAssembly.instantiateStreaming = (response) => released.then(() => load.call(WebAssembly, response));
"""


@pytest.mark.parametrize("press", [gestures.click, gestures.tap])
@pytest.mark.parametrize("name,page,id", JUMPS)
def test_tap_lands_on_its_section_and_stays_lit(browser, site, name, page, id, press):
    """Does the section's heading come to stand at its line, is the chip lit until the reader scrolls, and has one
    that is far along the bar been brought to its middle?"""
    server = site(name)
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT, features=STILL)
    jump(browser, id, press)
    assert_landed(browser, landing(server, id, page))
    assert browser.call(LIT) == id
    bar = browser.call(BAR, id)
    assert abs(bar["offset"] - bar["wanted"]) <= 1
    gestures.wheel(browser, down=40)
    answer = server.layout(page=page, trace=f"j:{id},{browser.call(OFFSET):g}", width=WIDTH, height=HEIGHT)
    assert browser.call(LIT) == chip_of(answer["highlighted"], answer, CHIPS[name, page])


def test_s06_tap_on_a_section_that_cannot_reach_the_top_is_believed(browser, site):
    """Is there a jump that ends before its landing, and is the tapped chip lit and not that of the end (S06)?"""
    server = site("full")
    browser.open(server.url("/menu"), WIDTH, TALL, features=STILL)
    answer = landing(server, "shorter", height=TALL)
    assert not answer["landing"]["isReachable"] and answer["active"] == "last"
    jump(browser, "shorter")
    assert browser.call(LIT) == "shorter"
    gestures.wheel(browser, down=10)  # moves nothing, and is the reader's own all the same
    assert browser.call(LIT) == "last"


def test_s08_everything_fits_and_taps_move_the_choice(browser, site):
    """Is the first chip lit on a page that cannot scroll, and the tapped one after a tap (S08)?"""
    browser.open(site("bare").url("/menu"), WIDTH, HEIGHT)
    assert browser.call("() => document.documentElement.scrollHeight") == HEIGHT
    assert browser.call(LIT) == "one"
    jump(browser, "two")
    assert browser.call(LIT) == "two"


def test_s07_smooth_jump_runs_without_flicker(browser, site):
    """Does a jump over several sections run through many offsets, always onwards, with only the target lit (S07)?"""
    server = site("shipped")
    browser.open(server.url("/menu"), WIDTH, HEIGHT)
    gestures.bring_chip_into_bar(browser, "desserts")
    browser.call(RECORD)
    gestures.click(browser, chip("desserts"))
    browser.wait_until("() => scrollY > 0")
    browser.rest()
    assert_landed(browser, landing(server, "desserts"))
    recorded = browser.call("() => recorded")
    offsets = [frame["offset"] for frame in recorded]
    assert offsets == sorted(offsets)
    assert len(set(offsets)) > 5
    lit = [frame["lit"] for frame in recorded]
    assert [one for one, before in zip(lit, [None] + lit) if one != before] == ["starters", "desserts"]


def test_the_readers_own_scroll_ends_a_jump(browser, site):
    """Does a wheel during a smooth jump stop it, so that the page never pulls against the hand?"""
    server = site("shipped")
    browser.open(server.url("/menu"), WIDTH, HEIGHT)
    gestures.bring_chip_into_bar(browser, "drinks")
    gestures.click(browser, chip("drinks"))
    browser.wait_until("() => scrollY > 0")
    gestures.wheel(browser, down=-60)
    assert browser.call(OFFSET) < landing(server, "drinks")["landing"]["offset"]
    answer = server.layout(offset=browser.call(OFFSET), width=WIDTH, height=HEIGHT)
    assert browser.call(LIT) == chip_of(answer["highlighted"], answer, CHIPS["shipped", "menu"])


@pytest.mark.parametrize("name,page,id", JUMPS)
def test_chip_is_a_link_that_lands_right_without_scripts(browser, site, name, page, id):
    """Does the same tap land on the same pixel where scripts are off?"""
    server = site(name)
    browser.open(server.url(f"/{page}"), WIDTH, HEIGHT, scripts=False, features=STILL)
    gestures.bring_chip_into_bar(browser, id)
    gestures.click(browser, chip(id))
    browser.wait_until("(hash) => location.hash === hash", f"#{id}")
    answer = landing(server, id, page)
    wait_until(lambda: abs(browser.call(OFFSET) - answer["landing"]["offset"]) <= TOLERANCE, answer["origin"])
    assert_landed(browser, answer)


@pytest.mark.parametrize("id,lit", [("mains", "mains"), ("wine-and-beer", "drinks")])
def test_deep_link_lights_and_lands(browser, site, id, lit):
    """Does an address with a section's name open at the section, with its chip lit?"""
    server = site("shipped")
    browser.open(server.url(f"/#{id}"), WIDTH, HEIGHT)
    browser.rest()
    assert_landed(browser, landing(server, id))
    assert browser.call(LIT) == lit


def test_reader_who_scrolls_before_the_script_is_ready_is_followed(browser, site):
    """Is the place lit that a reader has scrolled to from a linked section, and not that section?"""
    server = site("shipped")
    browser.open(server.url("/#starters"), WIDTH, HEIGHT, before=HOLD_ENGINE, ready=False)
    browser.wait_until("() => 'release' in window && scrollY > 0")
    gestures.wheel(browser, down=2200)
    assert browser.call(LIT) is None
    browser.call("() => release()")
    browser.wait_until(f"() => ({LIT})() !== undefined")
    answer = server.layout(offset=browser.call(OFFSET), width=WIDTH, height=HEIGHT)
    lit = chip_of(answer["highlighted"], answer, CHIPS["shipped", "menu"])
    assert lit != "starters"
    assert browser.call(LIT) == lit


def test_tap_before_the_script_is_ready_is_believed(browser, site):
    """Is the chip lit that was tapped while it was a plain link, on a section that cannot reach the top?"""
    browser.open(site("full").url("/menu"), WIDTH, TALL, before=HOLD_ENGINE, ready=False, features=STILL)
    browser.wait_until("() => 'release' in window")
    jump(browser, "shorter")
    browser.call("() => release()")
    browser.wait_until(f"() => ({LIT})() !== undefined")
    assert browser.call(LIT) == "shorter"


def test_swiping_the_bar_keeps_the_choice(browser, site):
    """Can a reader look along the bar after a jump, without the bar pulling back or the choice being lost?"""
    server = site("full")
    browser.open(server.url("/menu"), WIDTH, HEIGHT, features=STILL)
    jump(browser, "short")
    before = browser.call(BAR, "short")["offset"]
    assert before > 0
    gestures.swipe(browser, right=-100, at=browser.call("() => [innerWidth / 2, 28]"))
    assert browser.call(BAR, "short")["offset"] < before
    assert browser.call(LIT) == "short"


def test_focus_that_scrolls_ends_the_choice(browser, site):
    """Does the bar tell where the page is once Tab has moved it away from the section that was jumped to?"""
    server = site("shipped")
    browser.open(server.url("/menu"), WIDTH, HEIGHT)
    jump(browser, "desserts")
    landed = browser.call(OFFSET)
    for _ in range(browser.call("() => document.querySelectorAll('.footer a').length")):
        gestures.press(browser, "Tab", "Tab", 9)
        browser.rest()
    answer = server.layout(offset=browser.call(OFFSET), width=WIDTH, height=HEIGHT)
    lit = chip_of(answer["active"], answer, CHIPS["shipped", "menu"])
    assert answer["offset"]["applied"] > landed and lit == "drinks"
    wait_until(lambda: browser.call(LIT) == lit, "the chip of where Tab has brought the page is lit")
