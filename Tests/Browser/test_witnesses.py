"""Do the browser, `/layout` and the module in the page agree, wherever a reader goes and however they get there?"""

import collections
import itertools
import os
import random

import pytest

import browsers
from browsers.base import USUAL_TEXT_SIZE
from carta_server import pages_of
from conftest import SITES
from offsets import seed
from reading import Reading
from wandering import wander
from witnesses import disagreements

WINDOWS = [(320, 568), (390, 844), (411, 731), (768, 1024), (1280, 800)]  # 411 is no whole number of device pixels
RATIOS = {"chromium": [1, 1.25, 1.75, 2, 2.625], "firefox": [1, 1.25, 1.75, 2, 2.625], "webkit": [1, 2]}
IS_SWEEP = bool(os.environ.get("CARTA_SWEEP"))
SAMPLE = {"chromium": 18, "firefox": 8, "webkit": 5}  # readings
DEEDS = 8 if IS_SWEEP else 6  # of a reader, in one reading
MOST_TOLD = 6  # disagreements of a failing test

# Text is not measured as WebKit does it, which differs by up to 0.2 %: here one description takes another line.
OTHER_LINES = ("webkit", "menu", (411, 731))

Case = collections.namedtuple("Case", "browser ratio page window scripts")
SCRIPTS = Case._fields.index("scripts")


def all_cases():
    """Every page in every browser, ratio and window, with scripts and without. A reverse header needs its script."""
    for browser, ratios in RATIOS.items():
        for ratio, (page, is_reversing), window in itertools.product(ratios, PAGES.items(), WINDOWS):
            if (browser, page, window) == OTHER_LINES:
                continue
            can_do_without = browsers.KINDS[browser].can_refuse_scripts and not is_reversing
            for scripts in (True, False) if can_do_without else (True,):
                yield Case(browser, ratio, page, window, scripts)


def sample_of(cases, chance):
    """A few cases of each browser, in which every ratio, page and window comes up as often as any other, and scripts
    are on in two of three."""
    for browser, count in SAMPLE.items():
        left = [case for case in cases if case.browser == browser]
        chance.shuffle(left)
        seen = collections.Counter()
        for _ in range(count):
            rarest = min(left, key=lambda case: sum(seen[axis, value] for axis, value in enumerate(case)))
            left.remove(rarest)
            seen.update(enumerate(rarest))
            seen[SCRIPTS, False] += not rarest.scripts  # once more
            yield rarest


PAGES = pages_of(SITES["shipped"])
CASES = list(all_cases())
if not IS_SWEEP:
    CASES = list(sample_of(CASES, random.Random(seed())))
CASES.sort(key=lambda case: (case.browser, case.ratio))  # so that each browser is started once for each


STRANGER = {"ratio": 2.625, "window": (411.43, 731), "text_size": 20}
STRANGERS_DEEDS = 3


def name_of(case):
    size = "x".join(map(str, case.window))
    return f"{case.browser}-{case.ratio}-{case.page}-{size}{'' if case.scripts else '-no-scripts'}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_witnesses_agree(driven, site, case):
    """Do they agree after each thing that a reader does, and in the frames on the way there?"""
    browser = driven(case.browser)
    browser.rescale(case.ratio)
    reading = Reading(browser, site("shipped"), case.page, case.window, case.scripts)
    assert_agreement(reading, random.Random(f"{seed()} {case}"), DEEDS)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_witnesses_agree_for_a_stranger(driven, site, kind, page):
    """Do they agree where a window is no whole number of CSS px wide, and text of another size than usual?"""
    browser = driven(kind)
    browser.magnify(STRANGER["ratio"])
    browser.set_text_size(STRANGER["text_size"])
    try:
        browser.open(site("shipped").url(f"/{page}"))  # a first visit may have to do with a font of its reader's
        width, height = STRANGER["window"]
        reading = Reading(browser, site("shipped"), page, (width if kind == "chromium" else round(width), height))
        assert_agreement(reading, random.Random(f"{seed()} {kind} {page}"), STRANGERS_DEEDS)
    finally:
        browser.magnify(1)
        browser.set_text_size(USUAL_TEXT_SIZE)


def assert_agreement(reading, chance, deeds):
    """The witnesses agree where the reader is and after each of so many deeds at random."""
    found = disagreements(reading)
    for _ in range(deeds):
        if not found:
            wander(reading, chance)
            found = disagreements(reading)
    more = [f"and {len(found) - MOST_TOLD} more"] if len(found) > MOST_TOLD else []
    assert not found, "\n".join([f"CARTA_SEED={seed()}: {', '.join(reading.story)}", *found[:MOST_TOLD], *more])
