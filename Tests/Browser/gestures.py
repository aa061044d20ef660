"""What a reader's hand does. A scroll is a wheel or a finger, never `scrollTo`, which is a jump."""

SHIFT = 8  # the protocol's bit for the Shift key
SWIPE_STEPS = 4  # points that a finger touches on its way
MIDDLE = "() => [innerWidth / 2, innerHeight * 0.6]"  # clear of what is pinned
CENTRE = "(selector) => { const b = document.querySelector(selector).getBoundingClientRect();" \
    " return [b.left + b.width / 2, b.top + b.height / 2]; }"


def wheel(browser, down, at=None):
    """Turns the wheel in the middle of the window, or at a point."""
    browser.roll(*(at or browser.call(MIDDLE)), down)
    browser.rest()


def swipe(browser, down=0, right=0, at=None):
    """Draws a finger over the page, or over what is at a point, so that it scrolls by about that much."""
    draw_finger(browser, down, right, at)
    browser.rest()


def draw_finger(browser, down=0, right=0, at=None, between=lambda: None):
    """The same without waiting for the page to rest; `between` is called after each piece of the way."""
    x, y = at or browser.call(MIDDLE)
    browser.touch("touchStart", (x, y))
    for step in range(1, SWIPE_STEPS + 1):
        part = step / SWIPE_STEPS
        browser.touch("touchMove", (x - right * part, y - down * part))
        between()
    browser.touch("touchEnd")


def click(browser, selector):
    """Presses the middle of an element with the mouse."""
    browser.click_at(*browser.call(CENTRE, selector))


def tap(browser, selector):
    """Touches the middle of an element with a finger."""
    browser.touch("touchStart", tuple(browser.call(CENTRE, selector)))
    browser.touch("touchEnd")


def bring_chip_into_bar(browser, chip):
    """Scrolls the bar, not the page, until a chip can be tapped."""
    browser.call(
        """(id) => {
          const rail = document.querySelector(".rail"), chip = document.querySelector(`[data-chip="${id}"]`);
          const middle = (box) => (box.left + box.right) / 2;
          const left = middle(chip.getBoundingClientRect()) - middle(rail.getBoundingClientRect());
          rail.scrollTo({ left: rail.scrollLeft + left, behavior: "instant" });
        }""",
        chip)


def press(browser, key, code, number, modifiers=0):
    """Presses and releases a key."""
    for kind in ("rawKeyDown", "keyUp"):
        browser.command(
            "Input.dispatchKeyEvent", type=kind, key=key, code=code, windowsVirtualKeyCode=number, modifiers=modifiers)


def enter(browser):
    """Presses Enter, as one who follows a link by the keyboard."""
    press(browser, "Enter", "Enter", 13)
    browser.command("Input.dispatchKeyEvent", type="char", text="\r")
