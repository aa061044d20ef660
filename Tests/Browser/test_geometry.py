"""Does the browser draw what `/layout` says, at every offset, width and height, with scripts and without?"""

import random

import pytest

import gestures
from comparison import differences, differences_at, measure_at, measure_here
from offsets import seed, telling_offsets

WINDOWS = [(280, 500), (320, 568), (390, 844), (768, 1024), (1280, 800)]
PAGES = [("shipped", "menu"), ("full", "menu"), ("full", "original"), ("full", "loose"), ("bare", "menu")]
GESTURES = 8
RATIOS = [0.8, 0.9, 1.25, 1.75, 2.25]  # device pixels a CSS px: zoomed out, zoomed in, and telephones


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


@pytest.mark.parametrize("scroll", [gestures.wheel, gestures.swipe], ids=["wheel", "finger"])
@pytest.mark.parametrize("name,page", PAGES[:2])
def test_a_readers_scroll_ends_where_layout_says(browser, site, name, page, scroll):
    """Is all in place, and the right chip lit, wherever a wheel or a finger has brought the page?"""
    server, chosen = site(name), seed()
    chance = random.Random(chosen)
    width, height = 390, 844
    browser.open(server.url(f"/{page}"), width, height)
    moved = 0
    for _ in range(GESTURES):
        before = browser.call("() => scrollY")
        scroll(browser, down=chance.randint(100, 450) * (1 if before == 0 else chance.choice([-1, 1, 1])))
        measured = measure_here(browser)
        moved += measured["offset"] != before
        answer = server.layout(page=page, offset=measured["offset"], width=width, height=height)
        found = differences(measured, answer)
        assert not found, with_seed(chosen, found)
    assert moved > 1, with_seed(chosen, [f"only {moved} of {GESTURES} gestures moved the page"])


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
    start = server.layout(page="menu", offset=0, width=width, height=height)
    offsets = [offset + chance.random() for offset in telling_offsets(start, chance)]
    browser.open(server.url("/menu"), width, height, ratio=ratio)
    found = []
    for requested, measured in zip(offsets, measure_at(browser, offsets)):
        applied = min(requested, start["offset"]["max"])
        was_rounded = abs(measured["offset"] - applied) <= max(0.5, 1 / ratio)
        assert was_rounded, with_seed(chosen, [f"{measured['offset']:g} for {applied:g}"])
        answer = server.layout(page="menu", offset=measured["offset"], width=width, height=height)
        found += differences(measured, answer)
    assert not found, with_seed(chosen, found)


@pytest.mark.parametrize("key,number", [("PageDown", 34), ("End", 35), ("PageUp", 33), ("Home", 36)])
def test_keys_scroll_to_where_layout_says(browser, site, key, number):
    """Is all in place, and the right chip lit, after the keys that scroll?"""
    server = site("full")
    width, height = 390, 844
    browser.open(server.url("/menu"), width, height)
    browser.call("() => scrollTo({ top: 900, behavior: 'instant' })")
    gestures.press(browser, key, key, number)
    browser.wait_until("() => scrollY !== 900")
    browser.rest()
    measured = measure_here(browser)
    answer = server.layout(page="menu", offset=measured["offset"], width=width, height=height)
    assert differences(measured, answer) == []
