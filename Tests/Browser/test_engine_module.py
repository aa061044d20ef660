"""The engine as WebAssembly, in the browser: the same cases as the native engine (Tests/LayoutCases/cases.json)."""

import base64
import gzip
import json

import pytest

import gestures
from carta_server import REPOSITORY
from engine_module import ANSWER_CASE
from waiting import wait_until

MODULE = REPOSITORY / "Public/engine.wasm"
CASES = json.loads((REPOSITORY / "Tests/LayoutCases/cases.json").read_text())
SCRIPTS = [path for path in MODULE.parent.glob("*.js") if path.name not in ("watch.js", "inspect.js")]
LARGEST = 25 * 1024  # bytes, compressed, for a guest with a slow connection
TOLERANCE = 1e-6  # px
WINDOW = (390, 844)


def differences(actual, expected, place="answer"):
    """Where `actual` says something else than `expected`; what it does not say is not compared."""
    if isinstance(actual, dict):
        return [found for name in actual for found in differences(actual[name], expected[name], f"{place}.{name}")]
    if isinstance(actual, list):
        if len(actual) != len(expected):
            return [f"{place} has {len(actual)} elements, not {len(expected)}"]
        return [found for pair in enumerate(zip(actual, expected))
                for found in differences(*pair[1], f"{place}[{pair[0]}]")]
    if isinstance(expected, (int, float)) and not isinstance(expected, bool):
        same = isinstance(actual, (int, float)) and abs(actual - expected) <= TOLERANCE
    else:
        same = actual == expected
    return [] if same else [f"{place} is {actual}, not {expected}"]


@pytest.mark.parametrize("case", CASES, ids=[case["title"] for case in CASES])
def test_module_answers_as_the_native_engine_does(browser, site, case):
    """Does the engine in the browser say what the engine on the server says?"""
    browser.open(site("shipped").url("/healthz"))
    module = base64.b64encode(MODULE.read_bytes()).decode()
    answers = browser.call(ANSWER_CASE, module, case)
    found = differences(answers, case["answers"], case["title"])
    assert not found, "\n".join(found)


def test_module_needs_nothing_from_the_page(browser, site):
    """Is the module free of imports?"""
    browser.open(site("shipped").url("/healthz"))
    module = base64.b64encode(MODULE.read_bytes()).decode()
    imports = browser.call(
        "async (module) => WebAssembly.Module.imports(await WebAssembly.compile("
        "Uint8Array.from(atob(module), (character) => character.charCodeAt(0)))).length",
        module)
    assert imports == 0


def test_module_and_scripts_are_small(site):
    """Is what a page loads to follow its reader small?"""
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in [MODULE, *SCRIPTS]}
    assert sum(sizes.values()) <= LARGEST, sizes


SCROLL_MUCH = """
async (module, scrolls, page, sectionCount) => {
  const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
  const { instance: { exports: engine } } = await WebAssembly.instantiate(bytes);
  const headerCount = (page.length - 4 - 2 * sectionCount) / 5;
  const start = engine.reserve(headerCount, sectionCount);
  new Float64Array(engine.memory.buffer, start).set(page);
  if (!engine.load(headerCount, sectionCount)) throw new Error("the page is refused");
  const before = engine.memory.buffer.byteLength;
  const sections = new Set();
  for (let scroll = 0; scroll < scrolls; scroll++) {
    engine.scroll(scroll * 7919 % engine.maximumOffset());
    sections.add(engine.highlightedSection(scroll % 2));
  }
  return { grown: engine.memory.buffer.byteLength - before, sections: sections.size };
}
"""


def test_following_the_reader_takes_no_memory(browser, site):
    """Does the module's memory stay as it is over many scrolls? A block of the smallest size kept by each would fill it
    many times over; one that is given back at once would not be seen here."""
    browser.open(site("shipped").url("/healthz"))
    module = base64.b64encode(MODULE.read_bytes()).decode()
    count = 40
    headers = [number for index in range(count) for number in (1, 100 + index * 500, 40, 1, 600 + index * 500)]
    sections = [number for index in range(count) for number in (100 + index * 500, 500)]
    page = [100 + count * 500, *WINDOW, 0, *headers, *sections]
    answer = browser.call(SCROLL_MUCH, module, 100_000, page, count)
    assert answer == {"grown": 0, "sections": count}


def test_page_names_all_that_its_script_loads(browser, site):
    """Does the page announce the modules and the engine, so that none waits for another, and use all it announces?"""
    browser.open(site("shipped").url(), *WINDOW)
    announced, loaded = browser.call(
        """() => [
          [...document.querySelectorAll("link[rel=modulepreload], link[rel=preload]")].map((link) => link.href).sort(),
          performance.getEntriesByType("resource").map((entry) => entry.name)
            .filter((name) => /\\.(js|wasm|woff2)$/.test(name) && !/\\/spy\\./.test(name)).sort(),
        ]""")
    fonts = [name for name in announced if name.endswith(".woff2")]
    assert announced == loaded and len(announced) == len(SCRIPTS) + len(fonts)  # the engine in place of spy.js
    assert len(fonts) == 5  # four weights, and one for the name over the door


def test_page_works_as_without_scripts_where_the_engine_cannot_be_loaded(browser, site):
    """Are chips plain links that land right, and does the console say why, once?"""
    server = site("shipped")
    browser.open(
        server.url(), *WINDOW, blocked=["*.wasm"], features=[("prefers-reduced-motion", "reduce")], ready=False)
    said = []

    def look():
        said.extend(entry["message"] for entry in browser.log() if "layout engine" in entry["message"])
        return said

    wait_until(look, "a word in the console")
    gestures.click(browser, '[data-chip="mains"]')
    browser.wait_until("() => location.hash === '#mains'")
    landing = server.layout(section="mains", width=WINDOW[0], height=WINDOW[1])["landing"]["offset"]
    browser.wait_until("(landing) => Math.abs(scrollY - landing) <= 0.5", landing)
    look()
    assert len(said) == 1
    assert "the layout engine could not be loaded, so chips are plain links" in said[0]
    assert browser.call("() => 'ready' in document.documentElement.dataset") is False
    assert browser.call("() => document.querySelectorAll('[aria-current], .capsule:not([hidden])').length") == 0
