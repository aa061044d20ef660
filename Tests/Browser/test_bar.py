"""Is the bar of chips one that people can use: by hand, by keyboard, without seeing it?"""

import pytest

import gestures
from jumping import BAR, HASH, HEIGHT, HISTORY, LIT, OFFSET, STILL, WIDTH, assert_landed, chip, jump, landing

KEYS = {"ArrowRight": 39, "ArrowLeft": 37, "Home": 36, "End": 35, "Tab": 9}
FOCUSED = "() => document.activeElement.dataset.chip"
STOPS = "() => [...document.querySelectorAll('.rail a')].filter((link) => link.tabIndex === 0).map((link) => link.dataset.chip)"
CURRENT = """() => [...document.querySelectorAll("[aria-current]")]
  .map((element) => [element.dataset.chip, element.getAttribute("aria-current")])"""
SHOWN = """(id) => {
  const rail = document.querySelector(".rail").getBoundingClientRect();
  const chip = document.querySelector(`[data-chip="${id}"]`).getBoundingClientRect();
  return chip.left >= rail.left - 0.5 && chip.right <= rail.right + 0.5;
}"""
SECOND_BAR = ("</main>", """</main>
<nav data-bar="center" id="second" class="chips"><div class="rail"><ul>
{{#chipBar}}{{#chips}}
<li><a class="chip" href="#{{id}}" data-chip="{{id}}"><span>{{title}}</span></a></li>
{{/chips}}{{/chipBar}}
</ul></div></nav>""")
ELSEWHERE = ("{{/chips}}", """{{/chips}}
<li><a class="chip" id="elsewhere" href="/nowhere"><span>Elsewhere</span></a></li>""")


def key(browser, name, modifiers=0):
    gestures.press(browser, name, name, KEYS[name], modifiers)


def ids(browser):
    return browser.call("() => [...document.querySelectorAll('[data-chip]')].map((chip) => chip.dataset.chip)")


def tab_to_bar(browser):
    """The skip link comes before the bar."""
    key(browser, "Tab")
    key(browser, "Tab")


def test_bar_is_one_stop_and_arrows_go_along_it(browser, site):
    """Does Tab reach the lit chip and then leave the bar, and do arrow keys, Home and End go from chip to chip, each of
    which is then seen?"""
    browser.open(site("names").url("/"), WIDTH, HEIGHT, features=STILL)
    chips = ids(browser)
    tab_to_bar(browser)
    assert browser.call(FOCUSED) == chips[0]
    seen = []
    for name in ["ArrowRight"] * len(chips) + ["ArrowLeft", "Home", "ArrowLeft", "End"]:
        key(browser, name)
        seen.append(browser.call(FOCUSED))
        browser.rest()
        assert browser.call(SHOWN, seen[-1]) or seen[-1] == chips[6], seen[-1]  # wider than the bar
        assert browser.call(STOPS) == [seen[-1]]
    assert seen == chips[1:] + [chips[-1], chips[-2], chips[0], chips[0], chips[-1]]
    assert browser.call(OFFSET) == 0  # Home and End were the bar's
    assert browser.call(LIT) == chips[0]  # looking is not choosing
    key(browser, "Tab")
    assert browser.call("() => document.activeElement.closest('.rail')") is None
    assert browser.call(STOPS) == [chips[0]]


def test_keys_with_a_modifier_are_the_browsers(browser, site):
    """Is Alt and an arrow key, which goes back in history, left alone?"""
    browser.open(site("names").url("/"), WIDTH, HEIGHT)
    tab_to_bar(browser)
    before = browser.call(FOCUSED)
    for modifiers in (1, 2, 4, 8):
        key(browser, "ArrowRight", modifiers)
    assert browser.call(FOCUSED) == before


def test_tab_stop_follows_the_lit_chip(browser, site):
    """Does one who tabs into the bar come to the chip of where they are?"""
    browser.open(site("names").url("/"), WIDTH, HEIGHT, features=STILL)
    gestures.wheel(browser, down=2000)
    lit = browser.call(LIT)
    assert lit != ids(browser)[0]
    assert browser.call(STOPS) == [lit]
    tab_to_bar(browser)
    assert browser.call(FOCUSED) == lit


def test_enter_follows_the_focused_chip(browser, site):
    """Does Enter jump, add a step of history and take the focus along, so that Tab goes on from there and Shift and Tab
    comes back to the chip?"""
    server = site("names")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    first = browser.call(HISTORY)
    tab_to_bar(browser)
    key(browser, "ArrowRight")
    key(browser, "ArrowRight")
    target = browser.call(FOCUSED)
    gestures.enter(browser)
    browser.wait_until(f"(hash) => ({HASH})() === hash", f"#{target}")
    browser.rest()
    assert_landed(browser, landing(server, target))
    assert browser.call(HISTORY) == first + 1
    assert browser.call("() => document.activeElement.id") == target
    key(browser, "Tab", gestures.SHIFT)
    assert browser.call(FOCUSED) == target
    browser.rest()
    assert_landed(browser, landing(server, target))  # the bar is in sight: its focus scrolls no page


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_s36_link_to_another_page_in_the_bar_is_a_link(browser, altered, scripts):
    """Does a link among the chips that names no section lead where it says, stand in the bar's order of keys, and
    disturb no chip?"""
    browser.open(altered("names", ELSEWHERE).url("/"), WIDTH, HEIGHT, scripts, features=STILL)
    if scripts:
        gestures.wheel(browser, 9000)
        assert browser.call(LIT) == ids(browser)[-1]
        tab_to_bar(browser)
        key(browser, "End")
        assert browser.call("() => document.activeElement.id") == "elsewhere"
        gestures.enter(browser)
    else:
        browser.call("() => document.getElementById('elsewhere').scrollIntoView({ block: 'nearest' })")
        gestures.click(browser, "#elsewhere")
    browser.wait_until("() => document.documentElement.dataset.page === 'error'")


def test_s37_two_sections_of_one_title_are_two(browser, site):
    """Does each of two chips that read the same lead to its own section, and only that one light?"""
    server = site("names")
    browser.open(server.url("/"), WIDTH, HEIGHT, features=STILL)
    twins = browser.call(
        """() => [...document.querySelectorAll("[data-chip]")].filter((chip) => chip.textContent.trim() === "Wine")
          .map((chip) => chip.dataset.chip)""")
    assert twins == ["wine", "wine-2"]
    for twin in [*twins, twins[0]]:
        jump(browser, twin)
        assert_landed(browser, landing(server, twin))
        assert browser.call(CURRENT) == [[twin, "true"]]


def test_s38_two_bars_tell_the_same(browser, altered):
    """Do two bars over the same sections light together, by scrolling and by a tap on either, each with its own
    capsule and its own tab stop?"""
    browser.open(altered("names", SECOND_BAR).url("/"), WIDTH, HEIGHT, features=STILL)
    bars = """() => ["nav:not(#second)", "#second"].map((bar) => [".chip[aria-current=true]", "a[tabindex='0']"]
      .map((one) => [...document.querySelectorAll(`${bar} ${one}`)].map((chip) => chip.dataset.chip).join()))"""
    both = lambda id: [[id, id], [id, id]]
    chips = ids(browser)[: len(ids(browser)) // 2]
    assert browser.call(bars) == both(chips[0])
    gestures.wheel(browser, down=1400)
    lit = browser.call(LIT)
    assert lit != chips[0] and browser.call(bars) == both(lit)
    browser.call("() => document.getElementById('second').scrollIntoView({ block: 'center', behavior: 'instant' })")
    browser.rest()  # the bars have followed
    browser.call("() => document.querySelector('#second .rail').scrollTo({ left: 0, behavior: 'instant' })")
    gestures.click(browser, f"#second {chip(chips[1])}")
    browser.rest()
    assert browser.call(bars) == both(chips[1])
    assert browser.call("() => document.activeElement.id") == chips[1]
    assert browser.call("() => document.querySelectorAll('.capsule:not([hidden])').length") == 2


def test_s42_bar_never_returns_to_its_start(browser, site):
    """Is a far chip that is tapped, or that scrolling lights, brought to the middle from where the bar stood, without
    the bar's running back first?"""
    browser.open(site("names").url("/"), WIDTH, HEIGHT)
    chips = ids(browser)
    gestures.bring_chip_into_bar(browser, chips[4])
    before = browser.call(BAR, chips[4])["offset"]
    assert before > 100
    browser.call(
        """() => {
          window.offsets = [];
          const look = () => {
            offsets.push(document.querySelector(".rail").scrollLeft);
            requestAnimationFrame(look);
          };
          look();
        }""")
    gestures.click(browser, chip(chips[5]))
    browser.wait_until(f"(id) => ({LIT})() === id", chips[5])
    browser.rest()
    offsets = browser.call("() => offsets")
    bar = browser.call(BAR, chips[5])
    assert abs(bar["offset"] - bar["wanted"]) <= 1 and 0 < bar["wanted"] < bar["most"]
    assert min(offsets) >= min(before, bar["offset"]) - 1
    gestures.wheel(browser, down=9000)
    assert browser.call(LIT) == chips[-1]
    browser.rest()
    bar = browser.call(BAR, chips[-1])
    assert abs(bar["offset"] - bar["wanted"]) <= 1 and browser.call(SHOWN, chips[-1])


def test_s44_aria_current_is_true_exactly_on_the_lit_chip(browser, site):
    """Is the lit chip told to those who do not see it, as the current one of its list and not as the current page?"""
    browser.open(site("shipped").url("/"), WIDTH, HEIGHT, features=STILL)
    chips = ids(browser)
    assert browser.call(CURRENT) == [[chips[0], "true"]]
    for id in chips[::-1]:
        jump(browser, id)
        assert browser.call(CURRENT) == [[id, "true"]]
    assert browser.call("() => document.querySelector('.capsule').getAttribute('aria-hidden')") == "true"


def test_modified_click_is_the_browsers(browser, site):
    """Does Control and a click, which opens a tab of its own, leave this page where it is?"""
    browser.open(site("shipped").url("/"), WIDTH, HEIGHT)
    prevented = browser.call(
        """() => ["ctrlKey", "metaKey", "shiftKey", "altKey"].map((name) => {
          const click = new MouseEvent("click", { bubbles: true, cancelable: true, [name]: true });
          addEventListener("click", (event) => {
            click.wasTaken = event.defaultPrevented;
            event.preventDefault(); // the test opens no tabs
          }, { once: true });
          document.querySelectorAll("[data-chip]")[2].dispatchEvent(click);
          return click.wasTaken;
        })""")
    assert prevented == [False] * 4
    assert browser.call(OFFSET) == 0
