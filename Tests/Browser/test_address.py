"""Does the address tell where the reader is, and can they go back, forward, reload and share it?"""

import pytest

import gestures
from comparison import TOLERANCE, chip_of, measure_here
from jumping import HASH, HEIGHT, HISTORY, LIT, OFFSET, STILL, TALL, WIDTH, assert_landed, chip, jump, landing
from waiting import wait_until

# Before the page's own scripts: counts how often they write the address.
COUNT_WRITES = """
  window.writes = 0;
  for (const name of ["pushState", "replaceState"]) {
    const write = history[name];
    history[name] = (...words) => { window.writes += 1; write.apply(history, words); };
  }
"""
VERY_TALL = 1700  # px, where no section named in Arabic can reach the top
# An id of every kind of character; in an address some of them stand as %41.
ODD = [
    ('id="{{id}}" data-section="{{id}}"', 'id="{{id}}/1.5 (%41)" data-section="{{id}}/1.5 (%41)"'),
    ('href="#{{id}}" data-chip="{{id}}"', 'href="#{{id}}/1.5%20(%2541)" data-chip="{{id}}/1.5 (%41)"'),
]


def section_here(browser, server):
    """The section that `/layout` calls current where the page stands."""
    answer = server.layout(page="menu", offset=browser.call(OFFSET), width=WIDTH, height=HEIGHT)
    return answer["active"]


def test_s33_scrolling_adds_no_step_of_history(browser, site):
    """Does the address follow the reader, and lead one Back out of the page all the same?"""
    server = site("shipped")
    browser.open(server.url("/nowhere"), WIDTH, HEIGHT)
    browser.call("(url) => { location.href = url; }", server.url("/"))
    browser.wait_until("() => 'ready' in document.documentElement.dataset")
    first, seen = browser.call(HISTORY), set()
    for down in (1400, 900, 900, 900, -600, -600, 1200):
        gestures.wheel(browser, down)
        seen.add(browser.wait_until(f"(hash) => ({HASH})() === hash && hash", f"#{section_here(browser, server)}"))
    assert len(seen) > 3
    assert browser.call(HISTORY) == first
    browser.step(-1)
    browser.wait_until("() => document.documentElement.dataset.page === 'error'")


@pytest.mark.parametrize("path", ["/contacts", "/tabs", "/calendar?filter=work"])
def test_s33_address_follows_on_every_page(browser, site, path):
    """Is the section named that is current, behind the filter that is chosen, without a step of history?"""
    server = site("shipped")
    browser.open(server.url(path), WIDTH, HEIGHT)
    first, seen = browser.call(HISTORY), set()
    page, _, query = path[1:].partition("?")
    for down in (900, 900, -500):
        gestures.wheel(browser, down)
        parameters = dict([query.split("=")]) if query else {}
        trace = f"0,900,{browser.call(OFFSET):g}"
        answer = server.layout(page=page, trace=trace, width=WIDTH, height=HEIGHT, **parameters)
        seen.add(browser.wait_until(f"(hash) => ({HASH})() === hash && hash", f"#{answer['active']}"))
        assert browser.call("() => location.search") == (f"?{query}" if query else "")
    assert len(seen) > 1 and browser.call(HISTORY) == first


def test_s33_page_without_a_section_on_top_has_a_plain_address(browser, site):
    """Is the name of a section taken from the address when the reader comes back to the masthead?"""
    browser.open(site("shipped").url("/#mains"), WIDTH, HEIGHT)
    gestures.wheel(browser, -9000)
    browser.wait_until("() => !location.href.includes('#')")
    assert browser.call(OFFSET) == 0 and browser.call(LIT) == "starters"


def test_s33_address_is_written_when_the_page_rests(browser, site):
    """Is the address left alone while the page moves? Browsers stop a page that writes it too often."""
    browser.open(site("shipped").url("/"), WIDTH, HEIGHT, before=COUNT_WRITES)
    lit = browser.call(
        """async () => {
          const lit = new Set();
          for (let frame = 0; frame < 100; frame++) {
            scrollBy(0, 25);
            await new Promise(requestAnimationFrame);
            lit.add(document.querySelector("[aria-current]").dataset.chip);
          }
          return lit.size;
        }""")
    assert lit > 2
    browser.wait_until("() => location.hash !== ''")
    assert browser.call("() => writes") == 1


def test_s33_shared_address_opens_where_the_reader_was(browser, site):
    """Does the address that scrolling has left open, for somebody else, at that section?"""
    server = site("shipped")
    browser.open(server.url("/"), WIDTH, HEIGHT)
    gestures.wheel(browser, down=2200)
    section = section_here(browser, server)
    browser.wait_until(f"(hash) => ({HASH})() === hash", f"#{section}")
    shared = browser.call("() => location.href")
    browser.open(shared, WIDTH, HEIGHT)
    browser.rest()
    assert_landed(browser, landing(server, section))


def test_s33_one_tap_is_one_step_of_history(browser, site):
    """Does a tap add one step, scrolling none, and a second tap on the same chip scroll again and add none?"""
    server = site("shipped")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    first = browser.call(HISTORY)
    gestures.wheel(browser, down=1500)
    assert browser.call(HISTORY) == first
    jump(browser, "sides")
    assert browser.call(HISTORY) == first + 1
    gestures.wheel(browser, down=-700)
    browser.wait_until(f"() => ({HASH})() !== '#sides'")
    jump(browser, "sides")
    assert browser.call(HISTORY) == first + 1
    assert browser.call(HASH) == "#sides"
    assert_landed(browser, landing(server, "sides"))
    gestures.wheel(browser, down=-700)
    browser.wait_until(f"() => ({HASH})() !== '#sides'")
    scrolled = browser.call(HASH), browser.call(OFFSET)
    jump(browser, "drinks")
    assert browser.call(HISTORY) == first + 2
    browser.step(-1)
    browser.wait_until(f"(hash, offset) => ({HASH})() === hash && scrollY === offset", *scrolled)


def test_s33_tap_on_the_section_that_is_current_is_a_step_too(browser, site):
    """Does a tap that leads to the start of the section one is reading lead back, and is all lit rightly meanwhile?"""
    server = site("full")
    browser.open(server.url("/menu"), WIDTH, TALL, features=STILL)
    gestures.wheel(browser, 9000)
    browser.wait_until(f"() => ({HASH})() === '#last'")
    middle = browser.call(OFFSET)
    first = browser.call(HISTORY)
    jump(browser, "shorter")  # it cannot reach the top: the page stays where it is
    assert browser.call(HISTORY) == first + 1
    assert browser.call(OFFSET) == middle
    browser.step(-1)
    browser.wait_until(f"(id) => ({LIT})() === id", "last")
    browser.step(1)
    browser.wait_until(f"(id) => ({LIT})() === id", "shorter")
    assert browser.call(HASH) == "#shorter"


def test_s34_back_and_forward_light_what_they_show(browser, site):
    """Is the reader, going back and forward, where they were, with that place's chip lit?"""
    server = site("shipped")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    jump(browser, "mains")
    jump(browser, "drinks")
    for move, id in [(-1, "mains"), (-1, ""), (1, "mains"), (1, "drinks")]:
        browser.step(move)
        browser.wait_until("(hash) => location.hash === hash", f"#{id}" if id else "")
        there = landing(server, id)["landing"]["offset"] if id else 0
        browser.wait_until("(offset) => scrollY === offset", there)
        browser.wait_until(f"(id) => ({LIT})() === id", id or "starters")


def test_s34_back_from_another_page_lights_the_place_that_was_left(browser, site):
    """Is the place lit that coming back restores, when the reader had scrolled on since the jump?"""
    server = site("shipped")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    jump(browser, "mains")
    gestures.wheel(browser, down=1400)
    left, lit = browser.call(OFFSET), browser.call(LIT)
    assert lit == "sides"
    browser.call("(url) => { location.href = url; }", server.url("/nowhere"))
    browser.wait_until("() => document.documentElement.dataset.page === 'error'")
    browser.step(-1)
    browser.wait_until("() => document.documentElement.dataset.page === 'menu'")
    browser.wait_until("(offset) => scrollY === offset", left)
    browser.wait_until(f"(id) => ({LIT})() === id", lit)


def test_s34_reload_in_the_middle_lights_that_place(browser, site):
    """Is the place lit that a reload restores, and not the address's?"""
    browser.open(site("shipped").url("/#starters"), WIDTH, HEIGHT)
    gestures.wheel(browser, down=2200)
    offset, lit = browser.call(OFFSET), browser.call(LIT)
    assert lit == "sides"
    browser.call("() => { window.isOld = true; location.reload(); }")
    browser.wait_until("() => !window.isOld && document.readyState === 'complete'")
    browser.wait_until("(offset) => scrollY === offset", offset)
    browser.wait_until(f"(id) => ({LIT})() === id", lit)


@pytest.mark.parametrize("changes,suffix", [([], ""), (ODD, "/1.5 (%41)")], ids=["letters", "signs"])
def test_s35_names_of_every_kind_are_addresses(browser, site, altered, changes, suffix):
    """Do sections named in any script, with dots, slashes, spaces and per cent signs, light, land, load and come back,
    by a tap, by scrolling and by a plain link?"""
    server = altered("names", *changes) if changes else site("names")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    names = browser.call("() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)")
    assert {"entrées-à-partager", "ορεκτικά", "点心", "سلطة"} <= {name.removesuffix(suffix) for name in names}
    lands = {name: landing(server, name.removesuffix(suffix))["landing"]["offset"] for name in names}
    for name in names:
        jump(browser, name)
        assert browser.call(LIT) == name and abs(browser.call(OFFSET) - lands[name]) <= TOLERANCE
        assert browser.call(HASH) == f"#{name}"
    gestures.wheel(browser, down=lands[names[2]] + 100 - browser.call(OFFSET))
    browser.wait_until(f"(hash) => ({HASH})() === hash", f"#{names[2]}")
    for scripts in (True, False):
        browser.open(server.url(browser.call(f"(id) => new URL(document.querySelector(`[data-chip='${{id}}']`).href).hash",
                                             names[2])), WIDTH, HEIGHT, scripts)
        wait_until(lambda: abs(browser.call(OFFSET) - lands[names[2]]) <= TOLERANCE, names[2])
        assert browser.call(LIT) == (names[2] if scripts else None)
    last = next(name for name in names if name.startswith("سلطة"))
    assert not landing(server, last.removesuffix(suffix), height=VERY_TALL)["landing"]["isReachable"]
    browser.open(server.url(browser.call(
        "(id) => new URL(document.querySelector(`[data-chip='${id}']`).href).hash", last)), WIDTH, VERY_TALL)
    browser.wait_until(f"(id) => ({LIT})() === id", last)  # by its name alone: the page stands at its end
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    jump(browser, names[3])
    browser.call("() => { location.reload(); }")
    browser.wait_until(f"(id) => ({LIT})() === id && 'ready' in document.documentElement.dataset", names[3])


@pytest.mark.parametrize("hash", ["#%", "#%E0%A4%A", "#nothing", "#carta:content"])
def test_s35_address_that_names_no_section_harms_nothing(browser, site, hash):
    """Is a page opened by a broken or foreign name as if it had none?"""
    browser.open(site("shipped").url(f"/{hash}"), WIDTH, HEIGHT)
    gestures.wheel(browser, 9000)
    browser.wait_until(f"() => ({LIT})() === 'drinks'")
    assert browser.log() == []
