"""Taps on chips, and what they come to."""

import pytest

import gestures
from comparison import TOLERANCE, measure_here

WIDTH, HEIGHT = 390, 844
TALL = 1000  # px, where the last sections of the full menu cannot reach the top
STILL = [("prefers-reduced-motion", "reduce")]

LIT = "() => document.querySelector('[data-chip][aria-current=true]')?.dataset.chip"
OFFSET = "() => scrollY"
HISTORY = "() => history.length"
HASH = "() => decodeURIComponent(location.hash)"
RECORD = """() => {
  window.recorded = [];
  const look = () => {
    const lit = [...document.querySelectorAll("[data-chip][aria-current=true]")].map((chip) => chip.dataset.chip);
    recorded.push({ offset: scrollY, lit: lit.join() });
    requestAnimationFrame(look);
  };
  look();
}"""
BAR = """(id) => {
  const rail = document.querySelector(".rail"), chip = document.querySelector(`[data-chip="${id}"]`);
  const x = chip.getBoundingClientRect().left - rail.getBoundingClientRect().left + rail.scrollLeft;
  const most = rail.scrollWidth - rail.clientWidth;
  const wanted = x + chip.offsetWidth / 2 - rail.clientWidth / 2;
  return { offset: rail.scrollLeft, wanted: Math.min(Math.max(0, wanted), most), most };
}"""


def chip(id):
    return f'[data-chip="{id}"]'


def jump(browser, id, press=gestures.click):
    """Presses a chip and waits for what comes of it; a tap is told from other touches only some frames later."""
    gestures.bring_chip_into_bar(browser, id)
    browser.call("() => { addEventListener('click', (event) => { window.pressed = event; }, { once: true }); }")
    press(browser, chip(id))
    browser.wait_until("() => { const event = window.pressed; delete window.pressed; return event !== undefined; }")
    browser.rest()


def light_from_outside(browser, index):
    """Scrolls the page, not the bar, until the chip of a section is lit."""
    browser.call(
        """(index) => {
          const section = document.querySelectorAll("[data-section]")[index];
          section.scrollIntoView({ behavior: "instant" });
          scrollBy({ top: 30, behavior: "instant" });
        }""",
        index)
    id = browser.call("(index) => document.querySelectorAll('[data-section]')[index].dataset.section", index)
    browser.wait_until(f"(id) => ({LIT})() === id", id)
    browser.rest()


def landing(server, id, page="menu", height=HEIGHT):
    return server.layout(page=page, section=id, width=WIDTH, height=height)


def assert_landed(browser, answer):
    """The page stands at the landing, with every header at the place that `/layout` names."""
    measured = measure_here(browser)
    assert abs(measured["offset"] - answer["landing"]["offset"]) <= TOLERANCE, answer["origin"]
    drawn = {header["id"]: header["y"] for header in measured["headers"]}
    assert drawn == pytest.approx({header["id"]: header["y"] for header in answer["headers"]}, abs=TOLERANCE)
