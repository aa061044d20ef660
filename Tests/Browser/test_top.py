"""The button that leads back to the top: when it shows, how it moves, and that everybody can use it."""

import shutil

import pytest

import gestures
from carta_server import REPOSITORY, CartaServer
from jumping import HEIGHT, HISTORY, OFFSET, STILL, WIDTH

PAGE = "/stories"
BUTTON = "[data-to-top]"
SEEN = """() => {
  const button = document.querySelector("[data-to-top]");
  return button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}"""
IS_STILL = "() => document.getAnimations().length === 0"
BOX = """() => {
  const box = document.querySelector("[data-to-top]").getBoundingClientRect();
  return { width: box.width, height: box.height, right: innerWidth - box.right, bottom: innerHeight - box.bottom };
}"""
# The scale at each of its own times, from what moves the button now.
SCALES = """() => {
  const moves = document.getAnimations().filter((move) => move.transitionProperty === "scale");
  return moves.length !== 1 ? [] : [0, 100, 150, 200, 250, 300, 399].map((time) => {
    moves[0].pause();
    moves[0].currentTime = time;
    return parseFloat(getComputedStyle(document.querySelector("[data-to-top]")).scale);
  });
}"""
MOVES = """() => Object.fromEntries(document.getAnimations()
  .map((move) => [move.transitionProperty, move.effect.getComputedTiming().endTime]))"""


def scroll_to(browser, offset):
    browser.call("(top) => scrollTo({ top, behavior: 'instant' })", offset)


def show(browser):
    scroll_to(browser, 1000)
    browser.wait_until(SEEN)
    browser.wait_until(IS_STILL)


def test_button_shows_past_its_threshold(browser, site):
    """Is the button there exactly where `/layout` says so, on the way down and up, and `hidden` elsewhere?"""
    server = site("shipped")
    browser.open(server.url(PAGE), WIDTH, HEIGHT, features=STILL)
    shown = []
    for offset in (0, 319, 320, 321, 1500, 321, 320, 0, 900):
        scroll_to(browser, offset)
        said = server.layout(page="stories", offset=offset, width=WIDTH, height=HEIGHT)["scrollToTop"]
        assert said["threshold"] == 320
        browser.wait_until(f"(shown) => document.querySelector('{BUTTON}').hidden !== shown", said["isVisible"])
        browser.wait_until(IS_STILL)
        assert browser.call(SEEN) is said["isVisible"]
        shown.append(said["isVisible"])
    assert shown == [False, False, False, True, True, True, False, False, True]


@pytest.mark.parametrize("threshold", [0, 1200])
def test_threshold_is_the_owners(browser, tmp_path, threshold):
    """Does the number that the owner wrote count?"""
    shutil.copytree(REPOSITORY / "Content", tmp_path / "Content")
    stories = tmp_path / "Content/stories.yaml"
    stories.write_text(stories.read_text().replace("toTop: 320", f"toTop: {threshold}"))
    server = CartaServer(tmp_path / "Content")
    try:
        browser.open(server.url(PAGE), WIDTH, HEIGHT, features=STILL)
        for offset, is_shown in ((threshold, False), (threshold + 1, True)):
            scroll_to(browser, offset)
            browser.wait_until(f"(shown) => ({SEEN})() === shown", is_shown)
    finally:
        server.stop()


@pytest.mark.parametrize("width,height", [(320, 568), (WIDTH, HEIGHT), (1280, 800)])
def test_button_is_round_and_in_its_corner(browser, site, width, height):
    """Is it 52 px across and 20 px off the corner at the end of the lines?"""
    browser.open(site("shipped").url(PAGE), width, height)
    show(browser)
    assert browser.call(BOX) == {"width": 52, "height": 52, "right": 20, "bottom": 20}
    look = browser.call(
        """() => {
          const { borderRadius, boxShadow, backgroundImage } = getComputedStyle(document.querySelector("[data-to-top]"));
          return [borderRadius, boxShadow, backgroundImage.startsWith("linear-gradient")];
        }""")
    assert look == ["50%", "rgba(0, 0, 0, 0.25) 0px 5px 10px 0px", True]


def test_button_grows_with_the_readers_text_size(browser, site):
    """Is it twice as wide, with its arrow, for a reader whose text is twice as large?"""
    arrow = f"() => document.querySelector('{BUTTON} svg').getBoundingClientRect().width"
    widths = []
    for size in (16, 32):
        browser.command("Page.setFontSizes", fontSizes={"standard": size, "fixed": size})
        browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT)
        show(browser)
        widths.append((browser.call(BOX)["width"], browser.call(arrow)))
    browser.command("Page.setFontSizes", fontSizes={"standard": 16, "fixed": 13})
    assert widths == [(52, 24), (104, 48)]


def test_button_springs(browser, site):
    """Does it grow from 0.4 past its size and back to it in 0.4 s, while it fades in?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT)
    scroll_to(browser, 1000)
    scales = browser.wait_until(SCALES)
    assert scales[0] == pytest.approx(0.4, abs=0.01)
    assert max(scales) > 1.03 and scales.index(max(scales)) in (3, 4)
    assert scales[-1] == pytest.approx(1, abs=0.02)
    moves = browser.call(MOVES)
    assert moves["scale"] == moves["opacity"] == 400


def test_button_fades_for_readers_who_want_less_motion(browser, site):
    """Does it only fade, in 0.2 s, and keep its size?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, features=STILL)
    scroll_to(browser, 1000)
    moves = browser.wait_until(f"() => {{ const moves = ({MOVES})(); return moves.opacity && moves; }}")
    assert moves["opacity"] == 200 and "scale" not in moves
    assert browser.call(BOX)["width"] == 52


def test_button_scrolls_smoothly_to_the_top(browser, site):
    """Does a click bring the page to its top through many offsets, always upwards, add no step of history, and hide the
    button?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT)
    show(browser)
    first = browser.call(HISTORY)
    browser.call(
        """() => {
          window.offsets = [];
          const look = () => { offsets.push(scrollY); requestAnimationFrame(look); };
          look();
        }""")
    gestures.click(browser, BUTTON)
    browser.wait_until("() => scrollY === 0")
    browser.rest()
    offsets = browser.call("() => offsets")
    assert offsets == sorted(offsets, reverse=True) and len(set(offsets)) > 5
    browser.wait_until(f"() => document.querySelector('{BUTTON}').hidden")
    assert browser.call(HISTORY) == first
    browser.wait_until("() => !location.href.includes('#')")


def test_s46_button_jumps_at_once_for_readers_who_want_less_motion(browser, site):
    """Is the top there without a frame in between?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, features=STILL)
    show(browser)
    browser.call(
        """() => {
          window.offsets = new Set();
          const look = () => { offsets.add(scrollY); requestAnimationFrame(look); };
          look();
        }""")
    gestures.click(browser, BUTTON)
    browser.wait_until("() => scrollY === 0")
    browser.rest()
    assert browser.call("() => [...offsets]") == [1000, 0]


def test_the_readers_own_scroll_ends_the_way_up(browser, site):
    """Does a wheel stop the button's scroll, so that the page never pulls against the hand?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT)
    scroll_to(browser, 2000)
    browser.wait_until(SEEN)
    gestures.click(browser, BUTTON)
    browser.wait_until("() => scrollY < 2000")
    gestures.wheel(browser, down=60)
    assert browser.call(OFFSET) > 0


def test_focus_goes_to_the_pages_start(browser, site):
    """Is the button used by the keyboard, and does Tab then go on from the top?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, features=STILL)
    show(browser)
    browser.call("() => [...document.querySelectorAll('.footer-line a')].at(-1).focus({ preventScroll: true })")
    gestures.press(browser, "Tab", "Tab", 9)
    assert browser.call(f"() => document.activeElement.matches('{BUTTON}:focus-visible')")
    gestures.enter(browser)
    browser.wait_until("() => scrollY === 0")
    assert browser.call("() => document.activeElement === document.body")
    gestures.press(browser, "Tab", "Tab", 9)
    assert browser.call("() => document.activeElement.matches('.skip')")


def test_focus_goes_to_the_pages_start_from_wherever_it_was(browser, site):
    """Does it do so, too, where a click on the button leaves the focus elsewhere, as some browsers do?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, features=STILL)
    show(browser)
    browser.call("() => [...document.querySelectorAll('.footer-line a')].at(-1).focus({ preventScroll: true })")
    browser.call(f"() => document.querySelector('{BUTTON}').click()")
    browser.wait_until("() => scrollY === 0 && document.activeElement === document.body")


def test_hidden_button_is_no_stop_of_the_tab_key(browser, site):
    """Does Tab pass it by where it does not show, and does focus go to the page's start when it hides under a reader who
    has scrolled up by the keyboard?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, features=STILL)
    browser.call("() => [...document.querySelectorAll('.footer-line a')].at(-1).focus({ preventScroll: true })")
    gestures.press(browser, "Tab", "Tab", 9)
    assert not browser.call(f"() => document.activeElement.matches('{BUTTON}')")
    show(browser)
    browser.call(f"() => document.querySelector('{BUTTON}').focus()")
    gestures.press(browser, "Home", "Home", 36)
    browser.wait_until("() => scrollY === 0")
    browser.wait_until("() => document.activeElement === document.body")
    gestures.press(browser, "Tab", "Tab", 9)
    assert browser.call("() => document.activeElement.matches('.skip')")


def test_button_says_what_it_does(browser, site):
    """Has it a name for those who do not see the arrow, and one for those who rest the mouse on it?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT)
    names = browser.call(
        f"() => ['aria-label', 'title'].map((name) => document.querySelector('{BUTTON}').getAttribute(name))")
    assert names == ["Back to top", "Back to top"]


@pytest.mark.parametrize("tint,scheme,glyph", [
    ("indigo", "light", "rgb(255, 255, 255)"), ("indigo", "dark", "rgb(255, 255, 255)"),
    ("yellow", "light", "rgb(0, 0, 0)"), ('"#00ffff"', "dark", "rgb(0, 0, 0)"), ('"#002b36"', "light", "rgb(255, 255, 255)"),
])
def test_arrow_is_black_on_light_tints_only(browser, tmp_path, tint, scheme, glyph):
    """Is the arrow's colour the one that can be told from the tint?"""
    shutil.copytree(REPOSITORY / "Content", tmp_path / "Content")
    stories = tmp_path / "Content/stories.yaml"
    stories.write_text(stories.read_text().replace("tint: indigo", f"tint: {tint}"))
    server = CartaServer(tmp_path / "Content")
    try:
        browser.open(server.url(PAGE), WIDTH, HEIGHT, features=[("prefers-color-scheme", scheme)])
        assert browser.call(f"() => getComputedStyle(document.querySelector('{BUTTON} svg')).stroke") in ("none", glyph)
        assert browser.call(f"() => getComputedStyle(document.querySelector('{BUTTON}')).color") == glyph
    finally:
        server.stop()


def test_button_is_a_link_without_scripts(browser, site):
    """Is it there from the start, and does it lead to the top, where scripts are off?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, scripts=False, features=STILL)
    assert browser.call(SEEN) and browser.call(BOX)["right"] == 20
    browser.roll(WIDTH / 2, HEIGHT / 2, 1500)
    browser.wait_until("() => scrollY > 1000")
    gestures.click(browser, BUTTON)
    browser.wait_until("() => scrollY === 0")


def test_button_does_not_flash_while_the_page_loads(browser, site):
    """Is it out of sight in every frame before the script knows whether to show it?"""
    watch = """
      window.seen = [];
      const look = () => {
        const button = document.querySelector("[data-to-top]");
        if (button) seen.push(button.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
        requestAnimationFrame(look);
      };
      look();
    """
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, before=watch)
    browser.wait_until("() => seen.length > 5")
    assert browser.call("() => seen.includes(true)") is False


def test_button_comes_as_a_link_where_the_script_never_does(browser, site):
    """Does a reader get the link in the end when what the script needs cannot be loaded?"""
    browser.open(site("shipped").url(PAGE), WIDTH, HEIGHT, blocked=["*.wasm"], features=STILL, ready=False)
    assert browser.call(SEEN) is False
    browser.wait_until(SEEN)
    gestures.wheel(browser, 1500)
    gestures.click(browser, BUTTON)
    browser.wait_until("() => scrollY === 0")


def test_button_keeps_clear_of_a_telephones_edges(browser, site):
    """Is it 20 px off the safe area, and the page's column within it, however the telephone is held?"""
    for insets in ({"top": 47, "bottom": 34}, {"left": 47, "right": 59, "bottom": 21}):
        browser.command("Emulation.setSafeAreaInsetsOverride", insets=insets)
        browser.open(site("shipped").url(PAGE), 844, 390)
        show(browser)
        box = browser.call(BOX)
        assert [box["right"], box["bottom"]] == [20 + insets.get("right", 0), 20 + insets.get("bottom", 0)]
    browser.command("Emulation.setSafeAreaInsetsOverride", insets={})
