"""Does the browser draw what `/layout` says, at every offset, width and height, with scripts and without? What readers
do to get to an offset is in test_witnesses.py."""

import random

import pytest

from comparison import differences, differences_at, measure_at
from offsets import seed, telling_offsets

WINDOWS = [(280, 500), (320, 568), (390, 844), (768, 1024), (1280, 800)]
PAGES = [("shipped", "menu"), ("full", "menu"), ("full", "original"), ("full", "loose"), ("bare", "menu")]
RATIOS = [0.8, 0.9, 2.25]  # device pixels a CSS px, beside those of test_witnesses.py


def with_seed(chosen, found):
    return f"CARTA_SEED={chosen}\n" + "\n".join(found)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("width,height", WINDOWS, ids=lambda pixels: str(pixels))
@pytest.mark.parametrize("name,page", PAGES)
def test_every_header_and_section_is_where_layout_says(browser, site, name, page, width, height, scripts):
    """Is every header and section where `/layout` says, and the chip lit that it names?"""
    server, chosen = site(name), seed()
    start = server.layout(page=page, offset=0, width=width, height=height)
    offsets = telling_offsets(start, random.Random(chosen))
    browser.open(server.url(f"/{page}"), width, height, scripts)
    found = differences_at(browser, server, offsets, page, width, height, scripts)
    assert not found, with_seed(chosen, found)


def test_window_that_is_resized_is_measured_anew(browser, site):
    """Does everything still agree after the window has changed under a page that is already open?"""
    server = site("full")
    browser.open(server.url("/menu"), *WINDOWS[0])
    for width, height in WINDOWS[1:] + WINDOWS[:1]:
        browser.resize(width, height)
        browser.wait_until("(width, height) => innerWidth === width && innerHeight === height", width, height)
        maximum = server.layout(page="menu", offset=0, width=width, height=height)["offset"]["max"]
        offsets = [0, maximum / 2 // 1, maximum - 60, maximum - 20, maximum]
        found = differences_at(browser, server, offsets, "menu", width, height)
        assert not found, "\n".join(found)


@pytest.mark.parametrize("ratio", RATIOS)
def test_fractions_of_a_pixel_change_nothing(browser, site, ratio):
    """Is all in place, and the same chip lit, where the browser rounds offsets to device pixels (S11 to S15)?"""
    server, chosen = site("full"), seed()
    width, height = 390, 844
    chance = random.Random(chosen)
    window = {"page": "menu", "width": width, "height": height}  # a ratio that is only pretended rounds no length
    start = server.layout(offset=0, **window)
    offsets = [offset + chance.random() for offset in telling_offsets(start, chance)]
    browser.open(server.url("/menu"), width, height, ratio=ratio)
    found = []
    for requested, measured in zip(offsets, measure_at(browser, offsets)):
        applied = min(requested, start["offset"]["max"])
        was_rounded = abs(measured["offset"] - applied) <= max(0.5, 1 / ratio)
        assert was_rounded, with_seed(chosen, [f"{measured['offset']:g} for {applied:g}"])
        answer = server.layout(offset=measured["offset"], **window)
        found += differences(measured, answer)
    assert not found, with_seed(chosen, found)
