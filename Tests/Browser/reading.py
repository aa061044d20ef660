"""A page that is read in a browser, and the reader's way as the trace that `/layout` takes."""

import itertools

import gestures
from browsers.base import USUAL_TEXT_SIZE
from engine_module import TAKE_MEASURES
from waiting import wait_until

STILL = 6  # frames in a row in which nothing moves: then the page rests, if the browser says that the scroll has ended
PATIENCE = 24  # such frames where it does not, as on some ways Firefox: by then the page's script knows of the rest too
STILL_WITHOUT_SCRIPTS = 30  # where nobody says anything, nor waits for it
LONGEST = 900  # frames: reached only by a fault

LOOK = """() => ({
  time: document.timeline.currentTime,
  offset: scrollY,
  tops: [...document.querySelectorAll("[data-header]")].map((header) => header.getBoundingClientRect().top),
  bars: [...document.querySelectorAll(".rail:has([data-chip])")].map((bar) => bar.scrollLeft),
})"""
# Looks at every frame from now on. A frame that shows nothing new only counts.
RECORD = f"""() => {{
  const look = {LOOK};
  const isSame = (one, other) => ["offset", "tops", "bars"].every((key) => `${{one[key]}}` === `${{other[key]}}`);
  if (!window.recording) {{
    const mark = (hasEnded) => () => {{ window.recording.hasEnded = hasEnded; }};
    addEventListener("scroll", mark(false));
    addEventListener("scrollend", mark(true));
  }}
  const recording = window.recording = {{ frames: [look()], still: 0, count: 0, hasEnded: false }};
  const record = () => {{
    if (recording !== window.recording) return;
    const frame = look();
    recording.count += 1;
    recording.still = isSame(frame, recording.frames.at(-1)) ? recording.still + 1 : 0;
    if (!recording.still) recording.frames.push(frame);
    requestAnimationFrame(record);
  }};
  requestAnimationFrame(record);
}}"""
# The frames up to a rest, if need be after a move.
RECORDED = """(isMove, still, patience, longest) => new Promise((resolve, reject) => {
  const look = () => {
    const { recording } = window;
    const hasMoved = recording.frames.some(({ offset }) => offset !== recording.frames[0].offset);
    const rests = (hasMoved || !isMove) && recording.still >= (recording.hasEnded || !hasMoved ? still : patience);
    if (rests) {
      window.recording = {};
      resolve(recording.frames);
    } else if (recording.count > longest) {
      reject(new Error(hasMoved ? "the page never rests" : "the page was to scroll, and does not"));
    } else {
      requestAnimationFrame(look);
    }
  };
  look();
})"""
# Where scripts are off: keeps frames coming, for a browser may draw none while nothing moves.
KEEP_DRAWING = """() => {
  document.documentElement.animate({ outlineOffset: ["0px", "1px"] }, { duration: 1e9 });
}"""
# A link to the address that the page already has would be no news to it.
FOLLOW = """(id) => {
  history.replaceState(history.state, "", location.pathname);
  location.hash = `#${encodeURIComponent(id)}`;
}"""
# Browsers tell sides in few digits; that they are whole numbers of device pixels is known.
WINDOW = """() => [
  visualViewport.width, visualViewport.height, devicePixelRatio,
  parseFloat(getComputedStyle(document.documentElement).fontSize),
]"""
SCROLL_END = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"
CHIPS_IN_REACH = """() => [...document.querySelectorAll("[data-chip]")].filter((chip) => {
  const box = chip.getBoundingClientRect(), bar = chip.closest(".rail").getBoundingClientRect();
  const y = (box.top + box.bottom) / 2;
  const under = document.elementFromPoint((bar.left + bar.right) / 2, y);
  return y > 0 && y < innerHeight && chip.closest(".rail").contains(under);
}).map((chip) => chip.dataset.chip)"""

IS_IN_BAR = """(id) => {
  const chip = document.querySelector(`[data-chip="${id}"]`);
  const box = chip.getBoundingClientRect(), bar = chip.closest(".rail").getBoundingClientRect();
  return box.left >= bar.left - 1 && box.right <= bar.right + 1;
}"""


def turning_points(offsets):
    """The offsets at which the way turns, and the last one: splitting what lies between them changes nothing."""
    way = [offset for offset, _ in itertools.groupby(offsets)]  # a turn may rest for some frames
    turns = [here for before, here, after in zip(way, way[1:], way[2:]) if (here - before) * (after - here) < 0]
    return turns + way[-1:]


class Reading:
    """One reader's way through a page, from its start on."""

    def __init__(self, browser, server, page, window, scripts=True):
        self.browser, self.server, self.page, self.scripts = browser, server, page, scripts
        self.trace = []  # steps, as `/layout` takes them
        self.has_scrolled = True  # whether the last thing was a scroll, and no jump
        self.frames = []  # what was seen from the last but one rest to the last one
        self._steps_of_frames = []  # for each, the steps that led to it from that rest
        self._rest = []  # the trace up to that rest
        self._lit = {}  # the lit chip of each bar, by its place
        self.story = []  # what was done, for people
        self.has_moved_bars = False  # whether a bar was scrolled by hand, of which `/layout` knows nothing
        browser.open(server.url(f"/{page}"), *window, scripts=scripts)
        # Browsers round a window to device pixels: what it is now is what is asked about.
        width, height, ratio, text_size = browser.call(WINDOW)
        self.width, self.height = (round(side * ratio) / ratio for side in (width, height))
        self._measure = {"dpr": ratio, "engine": browser.engine, "text": text_size / USUAL_TEXT_SIZE}
        if scripts:
            browser.rest()
            browser.call(TAKE_MEASURES)
        else:
            browser.call(KEEP_DRAWING)
        start = self.answer()
        self.sections = [section["id"] for section in start["sections"]]

    def answer(self, *more):
        """What `/layout` says of the reader's way, and of `more` steps after it."""
        return self._ask([*self.trace, *more])

    def _ask(self, trace):
        steps = ",".join(str(step) for step in trace) or "0"
        return self.server.layout(page=self.page, trace=steps, width=self.width, height=self.height, **self._measure)

    @property
    def offset(self):
        return self.frames[-1]["offset"] if self.frames else 0

    @property
    def has_turned(self):
        """Whether the last thing was a scroll one way and back again."""
        return self.has_scrolled and any(len(steps) > 1 for steps in self._steps_of_frames[-1:])

    def answer_in_frame(self, index):
        """What `/layout` says of the moment of a frame."""
        return self._ask(self._rest + self._steps_of_frames[index])

    def bar_offset_before(self, index):
        """How far a bar was scrolled before the last thing was done."""
        return self.frames[0]["bars"][index] if self.frames else 0

    def takes_note_of(self, index, chip):
        """Whether another chip of a bar is lit than when this was asked last."""
        before, self._lit[index] = self._lit.get(index), chip
        return before != chip

    def wheel(self, down, back=0):
        """Turns the wheel, and if need be back before the page has come to rest."""
        self._tell(f"wheel {down}" + (f" and back {back}" if back else ""))
        x, y = self.browser.call(gestures.MIDDLE)

        def turn():
            self.browser.roll(x, y, down)
            if back:
                self._glance()
                self.browser.roll(x, y, -back)

        self._scroll(turn)

    def finger(self, down):
        self._tell(f"finger {down}")
        self._scroll(lambda: gestures.draw_finger(self.browser, down, between=self._glance))

    def key(self, key):
        self._tell(f"key {key!r}")
        self._scroll(lambda: self.browser.press(key))

    def tap(self, chip):
        """Presses a chip, which may have to be brought into its bar before."""
        self._tell(f"tap on the chip {chip}")
        self.has_moved_bars = True
        wait_until(lambda: self._brings_into_bar(chip), f"the chip {chip} to be where it can be pressed")
        self._jump(chip, lambda: gestures.click(self.browser, f'[data-chip="{chip}"]'))
        self._lit = {}  # a tap brings the chip into its bar even where it was lit before

    def _brings_into_bar(self, chip):
        gestures.bring_chip_into_bar(self.browser, chip)
        if self.scripts:
            self.browser.rest()  # WebKit, for one, presses what was there before until it has drawn the bar
        return self.browser.call(IS_IN_BAR, chip)

    def follow(self, section):
        """Goes to a section's address, as by a link elsewhere on the page."""
        self._tell(f"follow #{section}")
        self._jump(section, lambda: self.browser.call(FOLLOW, section))

    def leap(self, offset):
        """A script's jump to an offset."""
        self._tell(f"leap to {offset}")
        self._watch(lambda: self.browser.call("(top) => scrollTo({ top, behavior: 'instant' })", offset), is_move=True)
        self._steps_of_frames = [[f"j{frame['offset']}"] for frame in self.frames]
        self.trace += self._steps_of_frames[-1]
        self.has_scrolled = False

    def chips_in_reach(self):
        """The chips that can be tapped once they are brought into a bar that is seen."""
        return self.browser.call(CHIPS_IN_REACH)

    def most(self):
        """The largest offset, in whole px."""
        return self.browser.call(SCROLL_END)

    def _tell(self, what):
        self.story.append(what)

    def _scroll(self, act):
        self._watch(act, is_move=True)
        offsets = [frame["offset"] for frame in self.frames]
        self._steps_of_frames = [turning_points(offsets[: index + 1]) for index in range(len(offsets))]
        self.trace += self._steps_of_frames[-1]
        self.has_scrolled = True

    def _jump(self, section, act):
        landing = self.answer(f"j:{section}")["offset"]["applied"]
        # A way of less than a pixel may be none in the browser.
        self._watch(act, is_move=abs(landing - self.browser.call("() => scrollY")) >= 1)
        self._steps_of_frames = [[f"j{frame['offset']}"] for frame in self.frames]
        self.trace.append(f"j:{section}")
        self.has_scrolled = False

    def _watch(self, act, is_move):
        """Does something, and waits until the page rests, looking at it meanwhile."""
        self.frames = []
        self._rest = list(self.trace)
        if self.scripts:
            self.browser.call(RECORD)
            act()
            self.frames = self.browser.call(RECORDED, is_move, STILL, PATIENCE, LONGEST)
        else:
            # No frame can be waited for without scripts, but looking again and again shows many of them.
            self._glance()
            act()
            self._still = 0
            wait_until(lambda: self._rests(is_move), "the page to rest")

    def _glance(self):
        """Looks at the page where scripts are off. With scripts, it looks at every frame by itself."""
        if self.scripts:
            return
        frame = self.browser.call(LOOK)
        before = self.frames[-1] if self.frames else None
        if before and all(frame[key] == before[key] for key in ("offset", "tops", "bars")):
            self._still += frame["time"] != self._seen
        else:
            self.frames.append(frame)
            self._still = 0
        self._seen = frame["time"]

    def _rests(self, is_move):
        self._glance()
        has_moved = len({frame["offset"] for frame in self.frames}) > 1
        return (has_moved or not is_move) and self._still >= STILL_WITHOUT_SCRIPTS
