"""Is there room to read in a low window: a telephone on its side, a page at 400 %, or text of twice the size?"""

import pytest

from comparison import geometry_differences, measure_here

PAGES = ["menu", "stories", "contacts", "tabs", "calendar"]
WINDOWS = [(320, 256, 16), (640, 320, 16), (844, 390, 16), (1024, 500, 16), (390, 844, 32)]  # width, height, size of text
LEAST_LEFT = 2 / 3
STEPS = 6  # places on a page


def look_at(browser, server, page, offset, text, come_from=None):
    """What is drawn at an offset, beside what `/layout` says of it."""
    for top in (come_from, offset):
        if top is not None:
            browser.call("(top) => scrollTo({ top, behavior: 'instant' })", top)
    measured = measure_here(browser)
    width, height = measured["window"]
    return measured, server.layout(page=page, offset=measured["offset"], width=width, height=height, text=text / 16)


def covered(answer):
    """How much of the window is under what is pinned."""
    return max([header["y"] + header["height"] for header in answer["headers"] if header["isPinned"]], default=0)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("width,height,text", WINDOWS)
def test_at_least_two_thirds_are_left_to_read(driven, site, width, height, text, scripts):
    """Is no more than a third of the window ever under headers, and is `/layout` right about which of them stay?"""
    browser, server = driven("chromium"), site("shipped")
    browser.magnify(1)
    browser.set_text_size(text)
    found = []
    for page in PAGES:
        browser.open(server.url(f"/{page}"), width, height, scripts)
        most = server.layout(page=page, offset=0, width=width, height=height, text=text / 16)["offset"]["max"]
        for step in range(STEPS + 1):
            measured, answer = look_at(browser, server, page, most * step // STEPS, text)
            found += geometry_differences(measured, answer)
            if covered(answer) > height * (1 - LEAST_LEFT) + 0.5:
                found.append(f"{covered(answer):g} px of {height} are covered ({answer['origin']})")
    browser.set_text_size(16)
    assert not found, "\n".join(found[:12])


@pytest.mark.parametrize("page", PAGES)
def test_window_that_is_turned_is_measured_anew(driven, site, page):
    """Do headers scroll away when a telephone is turned on its side, and come back when it is turned again?"""
    browser, server = driven("chromium"), site("shipped")
    browser.magnify(1)
    browser.set_text_size(16)
    browser.open(server.url(f"/{page}"), 390, 844)
    browser.call("() => scrollTo({ top: 900, behavior: 'instant' })")
    for width, height in [(844, 390), (390, 844), (320, 256), (390, 844)]:
        browser.resize(width, height)
        browser.wait_until("(width, height) => innerWidth === width && innerHeight === height", width, height)
        browser.rest()
        for offset in (0, 700, 1500):
            measured, answer = look_at(browser, server, page, offset, 16, come_from=0)
            assert geometry_differences(measured, answer) == []
