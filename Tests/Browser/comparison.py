"""What the browser draws beside what `/layout` says: the heart of these tests."""

from deviations import Deviations, Place

TOLERANCE = 0.5  # device px
MEASURED = ("Chromium", "Firefox")  # browsers that text is measured for just as they do
ROUNDING = 1 / 60  # CSS px: the grain of lengths in browsers

MEASURE = """
const measure = () => {
  const root = document.documentElement;
  const box = (element) => element.getBoundingClientRect();
  return {
    offset: scrollY,
    window: [innerWidth, innerHeight],
    ratio: devicePixelRatio,
    contentHeight: box(root).height,
    headers: [...document.querySelectorAll("[data-header]")].map((element) => ({
      id: element.dataset.header, y: box(element).top, height: box(element).height,
      zIndex: parseInt(getComputedStyle(element).zIndex) || 0,
    })),
    // To the engine a section ends where its first subsection begins, or the page's footer where it stands in there.
    sections: [...document.querySelectorAll("[data-section]")].map((element) => {
      const bottom = element.querySelector("[data-section], .footer");
      return {
        id: element.dataset.section, top: box(element).top + scrollY,
        height: (bottom ? box(bottom).top : box(element).bottom) - box(element).top,
      };
    }),
    chips: [...document.querySelectorAll("[data-chip]")].map((element) => element.dataset.chip),
    // From the edge where the bar's text starts.
    chipBoxes: [...document.querySelectorAll("[data-chip]")].map((element) => {
      const bar = element.closest(".rail");
      return { id: element.dataset.chip, x: box(element).left - box(bar).left + bar.scrollLeft, width: box(element).width };
    }),
    litChips: [...document.querySelectorAll("[data-chip][aria-current=true]")].map((element) => element.dataset.chip),
    button: [...document.querySelectorAll("[data-to-top]")].map((element) => !element.hidden)[0] ?? null,
  };
};
"""

# Sticky positions are ready at once; the highlight is the page's next frame's work.
MEASURE_AT_ONCE = f"""(offsets) => {{
  {MEASURE}
  return offsets.map((offset) => {{
    scrollTo({{ top: offset, behavior: "instant" }});
    return measure();
  }});
}}"""
MEASURE_AFTER_FRAMES = f"""async (offsets) => {{
  {MEASURE}
  const frame = () => new Promise(requestAnimationFrame);
  const measured = [];
  for (const offset of offsets) {{
    scrollTo({{ top: offset, behavior: "instant" }});
    await frame();
    await frame();
    measured.push(measure());
  }}
  return measured;
}}"""

# What the summary tells; deviations beyond the tolerance are failures, or meant to be there.
deviations = Deviations()


def measure_at(browser, offsets, scripts=True):
    """What the page shows at each offset, one after the other."""
    return browser.call(MEASURE_AFTER_FRAMES if scripts else MEASURE_AT_ONCE, offsets)


def measure_here(browser):
    """What the page shows where it stands."""
    return browser.call(f"() => {{ {MEASURE} return measure(); }}")


def chip_of(section, answer, chips):
    """The chip of the nearest section at or before `section` that has one."""
    ids = [other["id"] for other in answer["sections"]]
    before = ids[: ids.index(section) + 1] if section else []
    return next((id for id in reversed(before) if id in chips), None)


def chips_lit(answer, measured):
    """The chips that shall be lit: one, or none on a page without chips or before the first of them."""
    chip = chip_of(answer["highlighted"], answer, measured["chips"])
    return [chip] if chip else []


def tolerance(measured):
    """How far in CSS px what is drawn and what is said may lie apart: half a device pixel, and the grain of lengths."""
    return TOLERANCE / measured["ratio"] + ROUNDING


def place(measured, answer, browser="Chromium"):
    """Where something was compared, for the summary."""
    return Place(browser, answer["page"], round(measured["ratio"], 3))


def differences(measured, answer, spied=True, browser="Chromium"):
    """Every way in which what was measured is not what the server answered, a line each; none is wanted."""
    found = geometry_differences(measured, answer, browser)
    lit = chips_lit(answer, measured) if spied else []
    if measured["litChips"] != lit:
        where = f"lit chips at {measured['offset']:g}"
        found.append(f"{where}: {measured['litChips']} in the browser, {lit} by {answer['origin']}")
    return found


def geometry_differences(measured, answer, browser="Chromium"):
    """Those of lengths and places."""
    found = []

    def compare(what, drawn, said):
        deviation = abs(drawn - said)
        if deviation > tolerance(measured):
            found.append(f"{what}: {drawn:g} in the browser, {said:g} by {answer['origin']}")
        else:
            deviations.record(place(measured, answer, browser), deviation * measured["ratio"])

    compare("scroll offset", measured["offset"], answer["offset"]["applied"])
    compare("content height", measured["contentHeight"], answer["content"]["height"])
    if "chips" in answer and browser in MEASURED:
        for one, other in zip(measured["chipBoxes"], answer["chips"]["items"], strict=True):
            for field in ("x", "width"):
                compare(f"chip {one['id']} {field}", one[field], other[field])
    for kind, fields in (("headers", ("y", "height", "zIndex")), ("sections", ("top", "height"))):
        drawn, said = measured[kind], answer[kind]
        ids = [other["id"] for other in drawn], [other["id"] for other in said]
        if ids[0] != ids[1]:
            found.append(f"{kind}: {ids[0]} in the browser, {ids[1]} by {answer['origin']}")
            continue
        for one, other in zip(drawn, said):
            for field in fields:
                compare(f"{kind} {one['id']} {field} at {measured['offset']:g}", one[field], other[field])
    return found


def differences_at(browser, server, offsets, page, width, height, scripts=True):
    """All differences at all offsets, in a page that is open in a window of this size."""
    found = []
    for requested, measured in zip(offsets, measure_at(browser, offsets, scripts)):
        assert measured["window"] == [width, height]
        answer = server.layout(page=page, offset=requested, width=width, height=height)
        found += differences(measured, answer, spied=scripts)
    return found
