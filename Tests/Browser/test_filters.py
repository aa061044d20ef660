"""The calendar's filters: links to the same page with less on it, with the page's script and without."""

import pytest

from gestures import click, wheel

FILTERS = ["all", "work", "personal", "travel"]

WHAT_SHOWS = """
() => ({
  filter: document.documentElement.dataset.filter,
  chosen: [...document.querySelectorAll("[data-show][aria-current='true']")].map((link) => link.dataset.show),
  categories: [...new Set([...document.querySelectorAll(".event")]
    .filter((event) => event.getClientRects().length > 0).map((event) => event.dataset.category))].sort(),
  days: [...document.querySelectorAll(".day")].filter((day) => day.getClientRects().length > 0).length,
  height: document.documentElement.scrollHeight,
})
"""
DAYS = 28 + 31 + 30


def expected(filter, height):
    categories = ["personal", "travel", "work"] if filter == "all" else [filter]
    return {"filter": filter, "chosen": [filter], "categories": categories, "days": DAYS, "height": height}


def height(server, filter):
    return server.layout(page="calendar", offset=0, filter=filter)["content"]["height"]


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("filter", FILTERS)
def test_an_address_shows_what_its_filter_is_about(browser, site, filter, scripts):
    server = site("shipped")
    browser.open(server.url(f"/calendar?filter={filter}"), scripts=scripts)
    assert browser.call(WHAT_SHOWS) == expected(filter, height(server, filter))


def wait_for(browser, filter):
    """Until the page shows `filter`, loaded to its end: a step from a page that still loads would take its place."""
    browser.wait_until(
        "(filter) => document.readyState === 'complete' && document.documentElement.dataset.filter === filter", filter)


@pytest.mark.parametrize("scripts", [True, False])
def test_a_click_chooses_and_back_returns(browser, site, scripts):
    server = site("shipped")
    browser.open(server.url("/calendar"), scripts=scripts)
    for filter in ("travel", "work", "all"):
        click(browser, f"[data-show='{filter}']")
        wait_for(browser, filter)
        assert browser.call("() => location.search") == ("" if filter == "all" else f"?filter={filter}")
        assert browser.call(WHAT_SHOWS) == expected(filter, height(server, filter))
    for filter in ("work", "travel", "all"):
        browser.step(-1)
        wait_for(browser, filter)
        assert browser.call(WHAT_SHOWS) == expected(filter, height(server, filter))


def test_a_second_click_on_the_chosen_filter_adds_no_history(browser, site):
    browser.open(site("shipped").url("/calendar"))
    click(browser, "[data-show='work']")
    before = browser.call("() => history.length")
    click(browser, "[data-show='work']")
    assert browser.call("() => history.length") == before


def test_the_readers_day_stays_where_it_is(browser, site):
    browser.open(site("shipped").url("/calendar"))
    wheel(browser, 2400)
    wheel(browser, -200)  # the filters come back
    day = "() => { const days = [...document.querySelectorAll('.day')];" \
        " const i = days.findIndex((d) => d.getBoundingClientRect().bottom > innerHeight / 2);" \
        " return [i, days[i].getBoundingClientRect().top]; }"
    place = "(i) => document.querySelectorAll('.day')[i].getBoundingClientRect().top"
    index, top = browser.call(day)
    for filter in ("personal", "all"):
        click(browser, f"[data-show='{filter}']")
        browser.rest()
        assert abs(browser.call(place, index) - top) < 1
