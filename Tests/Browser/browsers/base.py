"""What tests can ask of any browser."""

from waiting import wait_until

PAGE_IS_AT_REST = """
() => new Promise((resolve) => {
  const still = 6; // frames in a row without any movement
  let count = 0, before = "";
  const look = () => {
    const rail = document.querySelector(".rail");
    const now = JSON.stringify([scrollX, scrollY, rail?.scrollLeft]);
    count = now === before ? count + 1 : 0;
    before = now;
    if (count >= still) resolve(true); else requestAnimationFrame(look);
  };
  look();
})
"""
PAGE_IS_LOADED = "() => document.readyState === 'complete' && document.fonts.status === 'loaded'"
SCRIPT_IS_READY = """
() => !document.querySelector("script[type=module]") || "ready" in document.documentElement.dataset
"""
USUAL_TEXT_SIZE = 16  # CSS px
# Keys that scroll, by the names of the DOM: the number that Windows gives them, the character of WebDriver.
KEYS = {
    "PageUp": (33, "\ue00e"), "PageDown": (34, "\ue00f"), "End": (35, "\ue010"), "Home": (36, "\ue011"),
    "ArrowUp": (38, "\ue013"), "ArrowDown": (40, "\ue015"), " ": (32, " "),
}


class Browser:
    """One browser, which shows one page at a time. Lengths are CSS px, points are counted from the window's corner."""

    name = ""  # as the report calls it
    engine = "blink"  # the one of `/layout` that measures as it does, or nearly
    has_touch = False  # whether a finger can be drawn over the page
    can_refuse_scripts = False  # whether pages can be opened with scripts off

    @staticmethod
    def missing():
        """What has to be installed before the browser can be driven; empty when all is there."""
        raise NotImplementedError

    def open(self, url, width=390, height=844, scripts=True):
        """Shows a page in a window of that size, or the nearest one that device pixels allow."""
        raise NotImplementedError

    def call(self, function, *arguments):
        """What a JavaScript function returns in the page. It works with the page's scripts off, too, as long as it
        waits for nothing."""
        raise NotImplementedError

    def roll(self, x, y, down):
        """Turns the wheel at a point."""
        raise NotImplementedError

    def press(self, key):
        """Presses and releases a key of KEYS."""
        raise NotImplementedError

    def click_at(self, x, y):
        """Presses and releases the mouse's main button at a point."""
        raise NotImplementedError

    def rescale(self, scale):
        """Gives a CSS px of pages to come so many device pixels, or as many as the browser can come near to."""
        raise NotImplementedError

    def magnify(self, ratio):
        """Gives a CSS px of pages to come so many device pixels, and windows the width that is nearest in whole device
        pixels to what is asked for: a fraction of CSS px, as most telephones have it."""
        raise NotImplementedError

    def set_text_size(self, pixels):
        """Sets the size of text that the reader of pages to come prefers, in CSS px: 16 unless they say otherwise."""
        raise NotImplementedError

    def quit(self):
        """Ends the browser and all that it has started."""
        raise NotImplementedError

    def wait_until(self, function, *arguments):
        """Waits until a JavaScript function returns something true, through reloads of the page, and returns that."""

        def look():
            try:
                return self.call(function, *arguments)
            except self.between_documents:
                return None

        return wait_until(look, function.strip())

    between_documents = (AssertionError,)  # what `call` may raise while one page gives way to another

    def rest(self):
        """Waits until nothing scrolls any more."""
        self.call(PAGE_IS_AT_REST)
