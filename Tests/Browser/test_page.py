"""Is the page right for people: quiet, readable, reachable, whole without scripts and on paper?"""

import re

import pytest

import gestures

NARROW = (320, 568)
PHONE = (390, 844)
WIDE = (1280, 800)
SOME_PAGES = [("shipped", "/"), ("full", "/menu"), ("full", "/original"), ("bare", "/"), ("shipped", "/nowhere")]
COLLECT_VIOLATIONS = """
  window.violations = [];
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} ${blockedURI}`);
  });
"""
LEAST_CONTRAST = 4.5  # WCAG 2.2, 1.4.3
TARGET = 44  # px

DISHES = "() => [...document.querySelectorAll('.dish-name')].map((name) => name.textContent)"
POSITIONS = """() =>
  [...document.querySelectorAll(".heading")].map((heading) => getComputedStyle(heading).position)"""
HIDDEN_OR_CUT = """() => {
  const texts = ".dish-name, .price, .description, .note, .heading > span, .footer-line";
  const isHidden = (text) => !text.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isCut = (text) => getComputedStyle(text).overflow !== "visible"
    && (text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth);
  return [...document.querySelectorAll(texts)].filter((text) => isHidden(text) || isCut(text))
    .map((text) => text.textContent);
}"""
BACKGROUND_AND_TEXT = """() => {
  const rgb = (color) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const style = (selector) => getComputedStyle(document.querySelector(selector));
  const ground = rgb(style("html").backgroundColor), raised = rgb(style(".footer").backgroundColor);
  return {
    "label on ground": [rgb(style(".dish-name").color), ground],
    "secondary label on ground": [rgb(style(".description").color), ground],
    "secondary label on raised ground": [rgb(style(".footer-line").color), raised],
    "price on ground": [rgb(style(".price").color), ground],
    "subheading on ground": [rgb(style(".subheading").color), rgb(style(".subheading").backgroundColor)],
    "chip": [rgb(style(".chip:not([aria-current])").color), rgb(style(".chip").backgroundColor)],
    "lit chip": [rgb(style(".chip[aria-current]").color), rgb(style(".capsule").backgroundColor)],
  };
}"""


def contrast(one, other):
    """The contrast of two sRGB colours by WCAG 2.2: 1 to 21."""

    def luminance(color):
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in color)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name,path", SOME_PAGES)
def test_page_is_quiet(browser, site, name, path):
    """Does the page keep its own policy, and does nothing complain in the console?"""
    browser.open(site(name).url(path), before=COLLECT_VIOLATIONS)
    assert browser.call("() => violations") == []
    expected = ["404 (Not Found)"] if path == "/nowhere" else []
    messages = [entry["message"] for entry in browser.log()]
    assert len(messages) == len(expected), messages
    assert all(text in message for text, message in zip(expected, messages)), messages


def test_own_policy_is_enforced(browser, site):
    """Would the test above see a breach?"""
    browser.open(site("shipped").url(), before=COLLECT_VIOLATIONS)
    browser.call(
        """() => {
          const style = document.createElement("style");
          style.textContent = "a {}";
          document.head.append(style);
        }""")
    browser.wait_until("() => violations.length > 0")
    assert browser.call("() => violations") == ["style-src-elem inline"]
    assert len(browser.log()) == 1


def test_print_shows_everything_once(browser, site):
    """Does paper get every dish once, headings that do not stick, and no chips?"""
    browser.open(site("shipped").url(), *WIDE)
    on_screen = browser.call(DISHES)
    browser.emulate("print")
    assert set(browser.call(POSITIONS)) == {"static"}
    assert browser.call("() => getComputedStyle(document.querySelector('.chips')).display") == "none"
    assert browser.call(DISHES) == on_screen and len(set(on_screen)) == len(on_screen)
    assert browser.call(HIDDEN_OR_CUT) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_can_be_read_on_its_ground(browser, site, scheme):
    """Do all texts have the contrast that WCAG asks for, by day and by night?"""
    browser.open(site("shipped").url(), *PHONE, features=[("prefers-color-scheme", scheme)])
    pairs = browser.call(BACKGROUND_AND_TEXT)
    grounds = pairs["label on ground"][1]
    assert (sum(grounds) < 3 * 128) == (scheme == "dark")
    contrasts = {what: round(contrast(*colors), 2) for what, colors in pairs.items()}
    assert {what: ratio for what, ratio in contrasts.items() if ratio < LEAST_CONTRAST} == {}


def test_keyboard_focus_is_seen(browser, site):
    """Does a chip that the Tab key reaches show a ring, wholly inside what can be seen?"""
    browser.open(site("shipped").url(), *PHONE)
    for _ in range(2):  # the skip link, then the first chip
        gestures.press(browser, "Tab", "Tab", 9)
    focused = browser.call(
        """() => {
          const element = document.activeElement, style = getComputedStyle(element);
          const box = element.getBoundingClientRect(), rail = document.querySelector(".rail").getBoundingClientRect();
          const reach = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
          return {
            chip: element.dataset.chip, width: style.outlineWidth, style: style.outlineStyle,
            isInside:
              box.top - reach >= rail.top && box.bottom + reach <= rail.bottom && box.left - reach >= rail.left,
          };
        }""")
    assert focused == {"chip": "starters", "width": "3px", "style": "solid", "isInside": True}


def test_first_tab_shows_the_skip_link(browser, site):
    """Can a keyboard reader see the link over the chips to the dishes, and use it?"""
    browser.open(site("shipped").url(), *PHONE)
    gestures.press(browser, "Tab", "Tab", 9)
    assert browser.call("() => document.activeElement.getBoundingClientRect().top") == 8
    gestures.press(browser, "Enter", "Enter", 13)
    browser.command("Input.dispatchKeyEvent", type="char", text="\r")
    browser.wait_until("() => document.activeElement.localName === 'main'")


def test_focus_is_never_under_the_stack(browser, site):
    """Is a link that Shift and Tab reach brought out from under the chip bar (S45)?"""
    browser.open(site("shipped").url(), 390, 300)
    browser.call("() => document.querySelectorAll('.footer a')[1].focus()")
    browser.call(
        """() => {
          const top = document.querySelector(".footer a").getBoundingClientRect().top + scrollY;
          scrollTo({ top: top - 20, behavior: "instant" });
        }""")
    gestures.press(browser, "Tab", "Tab", 9, gestures.SHIFT)
    browser.rest()
    assert browser.call("() => document.activeElement === document.querySelector('.footer a')")
    covered = browser.call(
        """() => {
          const box = document.activeElement.getBoundingClientRect();
          const reach = 5; // of the focus ring
          return box.top - reach < document.querySelector(".chips").getBoundingClientRect().bottom;
        }""")
    assert not covered


@pytest.mark.parametrize("width,height", [NARROW, PHONE, WIDE])
def test_every_chip_is_a_target_for_a_finger(browser, site, width, height):
    """Does a finger that misses a chip by less than half of 44 px still hit it, up and down?"""
    browser.open(site("full").url("/menu"), width, height)
    missed = browser.call(
        """(reach) => [...document.querySelectorAll("[data-chip]")].flatMap((chip) => {
          chip.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
          const box = chip.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
          const isHit = (dx, dy) => chip.contains(document.elementFromPoint(x + dx, y + dy));
          return [[0, -reach], [0, reach], [-reach, 0], [reach, 0]].filter(([dx, dy]) => !isHit(dx, dy))
            .map((miss) => `${chip.dataset.chip} ${miss}`);
        })""",
        TARGET / 2 - 0.5)
    assert missed == []


@pytest.mark.parametrize("name,page", [("shipped", "menu"), ("full", "menu"), ("full", "original")])
@pytest.mark.parametrize("width,height", [(280, 500), NARROW, WIDE])
def test_page_never_scrolls_sideways(browser, site, name, page, width, height):
    """Does every window, also a very small one, hold the whole width of the page?"""
    browser.open(site(name).url(f"/{page}"), width, height)
    assert browser.call("() => document.documentElement.scrollWidth") == width
    browser.call("() => scrollTo({ left: 500, behavior: 'instant' })")
    assert browser.call("() => scrollX") == 0


@pytest.mark.parametrize("scripts", [True, False])
def test_long_texts_wrap(browser, site, scripts):
    """Are long names of dishes, headings and the place whole, on as many lines as they need?"""
    browser.open(site("full").url("/menu"), 280, 860, scripts)
    found = browser.call(
        """() => {
          const all = (selector) => [...document.querySelectorAll(selector)];
          const lines = (one) => {
            const style = getComputedStyle(one);
            const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
            return (one.clientHeight - padding) / parseFloat(style.lineHeight);
          };
          return {
            wrap: ["h1", ".heading", ".dish-name", ".description"].map((name) => Math.max(...all(name).map(lines)) > 1),
            cut: all("h1, .heading, .dish-name, .price, .description, .note, .footer-line").filter((one) =>
              one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 4).length,
          };
        }""")
    assert found == {"wrap": [True] * 4, "cut": 0}


def test_lost_reader_finds_the_menu(browser, site):
    """Is a page that is not there told in the site's own look, with a way to the menu?"""
    server = site("shipped")
    assert server.get("/nowhere")[0] == 404
    browser.open(server.url("/nowhere"), *PHONE)
    title, ground = browser.call("() => [document.title, getComputedStyle(document.documentElement).backgroundColor]")
    assert title.startswith("404 ") and ground == "rgb(255, 255, 255)"
    gestures.click(browser, "main a")
    browser.wait_until("() => document.documentElement.dataset.page === 'menu'")


@pytest.mark.parametrize("name", ["shipped", "full"])
def test_nothing_is_missing_without_scripts(browser, site, name):
    """Is every dish there, and seen, with scripts off?"""
    browser.open(site(name).url("/menu"), *PHONE)
    with_scripts = browser.call(DISHES)
    browser.open(site(name).url("/menu"), *PHONE, scripts=False)
    assert browser.call("() => 'ready' in document.documentElement.dataset") is False
    assert browser.call(DISHES) == with_scripts and with_scripts
    assert browser.call("() => [...document.querySelectorAll('.dish')].every((dish) => dish.checkVisibility())")


@pytest.mark.parametrize("name,path", SOME_PAGES)
def test_every_id_is_unique_and_every_reference_is_met(browser, site, name, path):
    """Does each id stand once in the document, and each link, label and icon lead somewhere?"""
    browser.open(site(name).url(path))
    ids = browser.call("() => [...document.querySelectorAll('[id]')].map((element) => element.id)")
    assert len(ids) == len(set(ids))
    references = browser.call(
        """() => [...document.querySelectorAll("[aria-labelledby], a[href^='#'], use")].map((element) =>
          (element.getAttribute("aria-labelledby") ?? element.getAttribute("href")).replace(/^#/, ""))""")
    assert {decoded for decoded in references if decoded not in ids} == set()


def test_chips_line_up_with_the_column(browser, site):
    """Do the first chip, the headings and the tiles begin at one line, in a wide window too?"""
    for window in (PHONE, WIDE):
        browser.open(site("shipped").url(), *window)
        lefts = browser.call(
            """() => [".chip", ".heading > span", ".tile", ".footer-heading"]
              .map((selector) => document.querySelector(selector).getBoundingClientRect().left)""")
        assert len(set(lefts)) == 1, lefts


def test_name_without_a_description_stands_at_the_middle_of_its_tile(browser, site):
    """Is the name of a dish of which nothing more is said level with its tile?"""
    browser.open(site("full").url("/menu"), *PHONE)
    aside = browser.call(
        """() => [...document.querySelectorAll(".dish:not(:has(.description))")].filter((dish) =>
          dish.clientHeight === dish.querySelector(".tile").clientHeight).map((dish) => {
          const middle = (box) => box.top + box.height / 2;
          const [tile, line] = [".tile", ".dish-line"].map((part) => dish.querySelector(part).getBoundingClientRect());
          return Math.abs(middle(tile) - middle(line));
        })""")
    assert len(aside) > 3 and max(aside) <= 0.5


def test_capsule_slides_to_the_lit_chip(browser, site):
    """Does the filled capsule lie exactly on the lit chip, behind its text, wherever the page is?"""
    browser.open(site("shipped").url(), *PHONE)
    for offset in (0, 1000, 2300, 4000):
        browser.call("(top) => scrollTo({ top, behavior: 'instant' })", offset)
        browser.wait_until(
            """() => {
              const box = (selector) => document.querySelector(selector).getBoundingClientRect();
              const chip = box("[aria-current=true]"), capsule = box(".capsule");
              return ["left", "top", "width", "height"].every((side) => Math.abs(chip[side] - capsule[side]) < 0.6);
            }""")
    browser.wait_until("() => document.getAnimations().length === 0")
    colors = browser.call(
        """() => [".chip[aria-current]", ".capsule"].map((selector) => {
          const style = getComputedStyle(document.querySelector(selector));
          return selector === ".capsule" ? style.backgroundColor : style.color;
        })""")
    assert [re.sub(r"\s", "", color) for color in colors] == ["rgb(255,255,255)", "rgb(88,86,214)"]


def test_long_price_leaves_the_name_half_the_line(browser, site):
    """Can a dish with a price a size still be told by its name on the narrowest window?"""
    browser.open(site("full").url("/menu"), *NARROW)
    widths = browser.call("""() => [...document.querySelectorAll(".dish-line")].map((line) => [
      line.querySelector(".dish-name").offsetWidth, line.offsetWidth])""")
    assert widths and all(name >= 0.4 * line for name, line in widths)
