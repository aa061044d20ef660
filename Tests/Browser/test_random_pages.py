"""Is every page that one can think of, in any language, window and size of text, drawn as `/layout` says before?"""

import os
import random

import pytest

from carta_server import CartaServer
from comparison import measure_here, tolerance
from offsets import seed
from random_menu import write_site
from random_texts import WORDS

IS_SWEEP = bool(os.environ.get("CARTA_SWEEP"))
PAGES = ["menu", "tabs", "stories", "contacts", "calendar"]
WINDOWS = [
    (280, 653), (320, 256), (320, 568), (360, 740), (390, 844), (411.43, 731), (430.4, 932), (600, 960), (667.5, 375),
    (844, 390), (1024, 768), (1280, 800)]
RATIOS = [1, 1.5, 2, 2.625, 3]
TEXT_SIZES = [16, 20, 24, 32]
ENGINES = {"chromium": "blink", "firefox": "gecko"}
SAMPLE = 2  # windows a language and browser, with a ratio and a size of text
MOST_TOLD = 6
BIDI_SLACK = {"ar": 1, "he": 1}  # px, over all chips of a bar: what Gecko rounds in fonts of theirs is not wholly known


def settings(chance):
    """Ratios and sizes of text, each with the windows to look at: to change one takes a new browser."""
    if IS_SWEEP:
        return [(ratio, size, chance.sample(WINDOWS, 4)) for ratio in RATIOS for size in TEXT_SIZES]
    return [(chance.choice(RATIOS), chance.choice(TEXT_SIZES), chance.sample(WINDOWS, SAMPLE))]


def window_of(browser):
    """The window in CSS px, as exact as device pixels have it, and the ratio."""
    width, height, ratio = browser.call("() => [visualViewport.width, visualViewport.height, devicePixelRatio]")
    return round(width * ratio) / ratio, round(height * ratio) / ratio, ratio


def differences(measured, answer, language):
    """Sections and headers of another height, or elsewhere within their page, than what is said of sections that are not
    flagged."""
    found = []
    said = {section["id"]: section for section in answer["sections"]}
    for drawn in measured["sections"]:
        section = said[drawn["id"]]
        if section["geometry"] == "exact" and abs(drawn["height"] - section["height"]) > tolerance(measured):
            found.append(f"section {drawn['id']}: {drawn['height']:g} px high, said to be {section['height']:g}")
    is_sure = answer["geometry"] == "exact"
    for drawn, header in zip(measured["headers"], answer["headers"], strict=True) if is_sure else ():
        for field in ("y", "height"):
            if abs(drawn[field] - header[field]) > tolerance(measured):
                found.append(f"header {drawn['id']}: {field} {drawn[field]:g}, said to be {header[field]:g}")
    chips = answer.get("chips", {"geometry": "approximate"})
    for drawn, chip in zip(measured["chipBoxes"], chips["items"], strict=True) if chips["geometry"] == "exact" else ():
        for field in ("x", "width"):
            if abs(drawn[field] - chip[field]) > tolerance(measured) + BIDI_SLACK.get(language, 0):
                found.append(f"chip {drawn['id']}: {field} {drawn[field]:g}, said to be {chip[field]:g}")
    if is_sure and abs(measured["contentHeight"] - answer["content"]["height"]) > tolerance(measured):
        found.append(f"page {measured['contentHeight']:g} px high, said to be {answer['content']['height']:g}")
    return found


@pytest.mark.parametrize("kind", ENGINES)
@pytest.mark.parametrize("language", WORDS)
def test_random_pages_are_drawn_as_said(driven, tmp_path, kind, language):
    chance = random.Random(f"{seed()} {language} {kind}")
    server = CartaServer(write_site(tmp_path / "Content", chance, language))
    browser = driven(kind)
    found, flagged, count = [], 0, 0
    try:
        for ratio, size, windows in settings(chance):
            browser.magnify(ratio)
            browser.set_text_size(size)
            for page in PAGES:
                browser.open(server.url(f"/{page}"))  # a first visit may have to do with a font of its reader's
                for window in windows:
                    browser.open(server.url(f"/{page}"), *(round(side) for side in window))
                    width, height, exact_ratio = window_of(browser)
                    measured = measure_here(browser)
                    answer = server.layout(
                        page=page, offset=measured["offset"], width=width, height=height, dpr=exact_ratio,
                        text=size / 16, engine=ENGINES[kind])
                    count += len(answer["sections"])
                    flagged += sum(section["geometry"] != "exact" for section in answer["sections"])
                    found += [f"{line} ({answer['origin']})" for line in differences(measured, answer, language)[:MOST_TOLD]]
    finally:
        browser.magnify(1)
        browser.set_text_size(16)
        server.stop()
    print(f"{kind} {language}: of {count} sections {flagged} flagged, {len(found)} differences")
    assert not found, "\n".join([f"CARTA_SEED={seed()}", *found])
