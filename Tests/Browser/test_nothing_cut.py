"""Can all of a page be read, in any window, at any size of text, however its reader spaces it?"""

import os
import random

import pytest

from carta_server import CartaServer
from conftest import SITES
from offsets import seed
from random_menu import write_site

IS_SWEEP = bool(os.environ.get("CARTA_SWEEP"))
WIDTHS = [280, 320, 390, 411, 600, 768, 1024, 1280] if IS_SWEEP else [280, 411, 768]
TEXT_SIZES = [16, 32]
PAGES = {"shipped": ["menu", "stories", "contacts", "tabs", "calendar", "nowhere"], "full": ["menu", "original", "loose"],
         "bare": ["menu"], "long": ["menu", "tabs", "stories", "contacts", "calendar"]}
MOST_TOLD = 8

# WCAG 2.2, 1.4.12: what a reader may set without losing anything.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
# Texts of which some of their ems is outside of the window, of a box around them, or behind an ellipsis. How far ascenders
# may reach depends on the font: of a line's height, what counts is the em around its middle.
CUT = """() => {
  const found = new Set();
  const slack = 1; // px
  const window = document.documentElement.clientWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent.trim() || parent.closest("script, style, .skip, [aria-hidden]")) continue;
    count += 1;
    const tell = (what) => found.add(`${what}: ${text.textContent.trim().slice(0, 60)}`);
    const range = document.createRange();
    range.selectNodeContents(text);
    const em = parseFloat(getComputedStyle(parent).fontSize);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0).map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - em / 2, bottom: middle + em / 2 };
    });
    if (boxes.length === 0) tell("not drawn");
    const sticksOut = (around) => boxes.some((box) => box.left < around.left - slack || box.right > around.right + slack
      || box.top < around.top - slack || box.bottom > around.bottom + slack);
    const rail = parent.closest(".rail");
    for (let element = parent; element && element !== rail && element !== document.body; element = element.parentElement) {
      const style = getComputedStyle(element);
      const name = `.${element.className} (${element.localName})`;
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp && style.webkitLineClamp !== "none") {
        tell(`may be cut with an ellipsis by ${name}`);
      }
      if (!["inline", "contents"].includes(style.display) && sticksOut(element.getBoundingClientRect())) {
        tell(`sticks out of ${name}`);
      }
    }
    // What is in a bar can be brought into sight, unless it is wider or higher than the bar.
    if (!rail) {
      if (boxes.some((box) => box.left < -slack || box.right > window + slack)) tell("outside of the window");
      continue;
    }
    const bar = rail.getBoundingClientRect();
    if (boxes.some((box) => box.right - box.left > bar.width || box.top < bar.top || box.bottom > bar.bottom)) {
      tell("does not fit into its bar");
    }
  }
  if (document.documentElement.scrollWidth > window) found.add("the page scrolls sideways");
  return { found: [...found], count };
}"""
ALTER = """(rule) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.fixture(scope="module")
def site_of(site, tmp_path_factory):
    """The server of a site; `long` has texts of all lengths, made up at random."""
    made = {}

    def server(name):
        if name in SITES:
            return site(name)
        if name not in made:
            folder = tmp_path_factory.mktemp("long") / "Content"
            made[name] = CartaServer(write_site(folder, random.Random(seed()), "de", dishes=20))
        return made[name]

    yield server
    for running in made.values():
        running.stop()


@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_no_text_is_cut(driven, site_of, name, size):
    browser, server = driven("chromium"), site_of(name)
    browser.magnify(1)
    browser.set_text_size(size)
    found = []
    for page in PAGES[name]:
        for width in WIDTHS:
            browser.open(server.url(f"/{page}"), width, 844)
            for spacing in (None, SPACED):
                if spacing:
                    browser.call(spacing)
                told = browser.call(CUT)
                assert told["count"] > 3
                where = f"/{page} at {width} px{', spaced' if spacing else ''}"
                found += [f"{where}: {line}" for line in told["found"][:MOST_TOLD]]
    browser.set_text_size(16)
    assert not found, "\n".join([f"CARTA_SEED={seed()}: {len(found)}", *found[:40]])


@pytest.mark.parametrize("rule", [
    ".description { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden }",
    ".dish-name { white-space: nowrap; overflow: hidden; text-overflow: ellipsis }",
    ".heading { height: 2rem; } .heading > span { display: block; padding: 1rem 0 }",
    ".price { white-space: nowrap; width: 1rem }", ".dishes { grid-template-columns: 900px }",
    ".chip { white-space: nowrap; letter-spacing: 4rem }", ".masthead-name { position: relative; left: -50px; width: 900px }",
])
def test_what_is_cut_is_noticed(driven, site_of, rule):
    """Would the test above see it?"""
    browser = driven("chromium")
    browser.open(site_of("full").url("/menu"), 320, 568)
    assert browser.call(CUT)["found"] == []
    browser.call(ALTER, rule)
    assert browser.call(CUT)["found"] != []
