"""Three witnesses of where a reader's way leads: what the browser draws, what `/layout` says, and what the module says
that the page itself runs."""

from comparison import MEASURED, chips_lit, deviations, geometry_differences, measure_here, place, tolerance
from engine_module import ANSWER_TRACE

BAR_TOLERANCE = 1  # px
BARS = """() => [...document.querySelectorAll(".rail")].filter((bar) => bar.querySelector("[data-chip]")).map((bar) => {
  const chip = bar.querySelector("[data-chip][aria-current=true]");
  const start = bar.getBoundingClientRect().left - bar.scrollLeft;
  return {
    rule: bar.closest("[data-bar]")?.dataset.bar ?? "center",
    offset: bar.scrollLeft, width: bar.clientWidth, most: bar.scrollWidth - bar.clientWidth,
    chip: chip && { x: chip.getBoundingClientRect().left - start, width: chip.getBoundingClientRect().width },
  };
})"""


def disagreements(reading):
    """Every way in which the witnesses disagree where the reader is now, and in the frames on the way there."""
    measured = measure_here(reading.browser)
    answer = reading.answer()
    found = geometry_differences(measured, answer, reading.browser.name) + frame_disagreements(reading, measured)
    if reading.scripts:
        found += module_disagreements(reading, measured, answer)
        found += lit_disagreements(reading, measured, answer)
        found += bar_disagreements(reading, answer)
        found += button_disagreements(measured, answer)
    elif measured["litChips"]:
        found.append(f"chips are lit without scripts: {measured['litChips']}")
    return found


def frame_disagreements(reading, measured):
    """Headers that in some frame were off by more than that frame's own scroll."""
    found = []
    for index in range(1, len(reading.frames)):
        before, frame = reading.frames[index - 1 : index + 1]
        scrolled = abs(frame["offset"] - before["offset"])
        answer = reading.answer_in_frame(index)
        for header, y in zip(answer["headers"], frame["tops"]):
            deviation = abs(y - header["y"])
            if deviation > scrolled + tolerance(measured):
                found.append(
                    f"{header['id']} in a frame at {frame['offset']:g}, {scrolled:g} px after the one before: {y:g} in "
                    f"the browser, {header['y']:g} by {answer['origin']}")
            elif reading.has_scrolled:  # a jump may be one frame of thousands of px, whose lag tells nothing
                where = place(measured, answer, reading.browser.name)
                deviations.record(where, deviation * measured["ratio"], in_frame=True)
    return found


def module_disagreements(reading, measured, answer):
    """What the module says otherwise than the server, and headers that it has elsewhere than they are drawn."""
    module = reading.browser.call(ANSWER_TRACE, reading.trace)
    lengths = [("offset", module["offset"]["applied"], answer["offset"]["applied"], measured["offset"])]
    lengths += [
        (f"header {one['id']}", one["y"], other["y"], drawn["y"])
        for one, other, drawn in zip(module["headers"], answer["headers"], measured["headers"])
    ]
    found = []
    for what, said, *others in lengths:
        deviation = max(abs(said - other) for other in others)
        if deviation > tolerance(measured):
            found.append(f"{what}: {said:g} by the module, {others[0]:g} by {answer['origin']}, {others[1]:g} drawn")
        else:
            deviations.record(place(measured, answer, reading.browser.name), deviation * measured["ratio"])
    allowed = {other["highlighted"] for other in answers_nearby(reading, measured, answer, module["highlighted"])}
    if module["highlighted"] not in allowed:
        found.append(f"highlighted: {module['highlighted']} by the module, {allowed} by {answer['origin']}")
    return found


def answers_nearby(reading, measured, answer, highlighted):
    """The answer, and where it names another section than `highlighted`, those for half a device pixel to both sides:
    where a section's turn comes is a place too, and is as exact as others."""
    if answer["highlighted"] == highlighted or not reading.has_scrolled:
        return [answer]
    nearby = (measured["offset"] + side * tolerance(measured) for side in (-1, 1))
    return [answer, *(reading.answer(offset) for offset in nearby)]


def lit_disagreements(reading, measured, answer):
    """Chips that are lit and shall not be, and the other way round."""
    said = chips_lit(answer, measured)
    if measured["litChips"] == said:
        return []
    allowed = [chips_lit(other, measured) for other in answers_nearby(reading, measured, answer, None)]
    if measured["litChips"] in allowed:
        return []
    return [f"lit chips at {measured['offset']:g}: {measured['litChips']} in the browser, {said} by {answer['origin']}"]


def bar_disagreements(reading, answer):
    """Bars that are scrolled elsewhere than their rule asks for."""
    found = []
    bars = reading.browser.call(BARS)
    for index, bar in enumerate(bars):
        before = reading.bar_offset_before(index)
        if bar["rule"] == "nearest" and reading.has_turned:
            before = bar["offset"]  # what was lit where the way turned decides how far it has gone: not too far, at least
        wanted = {bar_offset(bar, before)} if reading.takes_note_of(index, bar["chip"]) else {before}
        is_told = bar["rule"] == "center" or not reading.has_moved_bars
        if "chips" in answer and reading.browser.name in MEASURED and is_told:
            wanted.add(answer["chips"]["offset"])
        for offset in wanted:
            if abs(bar["offset"] - offset) > BAR_TOLERANCE:
                found.append(f"bar {index} is scrolled to {bar['offset']:g}, not {offset:g}: {bar}, {answer['origin']}")
    return found


def bar_offset(bar, before):
    """Where a bar that was at `before` has to be for its lit chip to be seen."""
    if not bar["chip"]:
        return before
    x, width = bar["chip"]["x"], bar["chip"]["width"]
    if bar["rule"] == "center":
        wanted = x + width / 2 - bar["width"] / 2
    elif x < before or width > bar["width"]:
        wanted = x
    else:
        wanted = max(before, x + width - bar["width"])
    return min(max(0, wanted), bar["most"])


def button_disagreements(measured, answer):
    """A button to the top that shows and shall not, or the other way round, or is on one side only."""
    said = answer["scrollToTop"]["isVisible"] if "scrollToTop" in answer else None
    if measured["button"] == said:
        return []
    shown = f"{measured['button']} in the browser, {said} by {answer['origin']}"
    return [f"button to the top at {measured['offset']:g}: {shown}"]
