"""The engine as WebAssembly, in the browser: the same cases as the native engine (Tests/LayoutCases/cases.json)."""

import base64
import json

import pytest

from carta_server import REPOSITORY

MODULE = REPOSITORY / "Public/engine.wasm"
CASES = json.loads((REPOSITORY / "Tests/LayoutCases/cases.json").read_text())
TOLERANCE = 1e-6  # px

ANSWER_CASE = """
async (module, { scene, queries }) => {
  const bytes = Uint8Array.from(atob(module), (character) => character.charCodeAt(0));
  const modes = ["inline", "regular", "fixed", "reverse"];
  const { headers, sections } = scene;
  const id = (list, index) => index < 0 ? null : list[index].id;
  const answers = [];
  for (const { trace, spy } of queries) {
    const { instance: { exports: engine } } = await WebAssembly.instantiate(bytes);
    const numbers = [
      scene.content.height, scene.viewport.width, scene.viewport.height, scene.topInset,
      ...headers.flatMap((h) => [modes.indexOf(h.mode), h.top, h.height, h.level ?? 1, h.end ?? NaN]),
      ...sections.flatMap((s) => [s.top, s.height]),
    ];
    const start = engine.reserve(headers.length, sections.length);
    const view = () => new Float64Array(engine.memory.buffer, start);
    view().set(numbers);
    if (!engine.load(headers.length, sections.length)) throw new Error("the scene is refused");
    for (const step of trace) {
      if (typeof step === "number") engine.scroll(step);
      else if (step.startsWith("j:")) engine.jumpToSection(sections.findIndex((s) => s.id === step.slice(2)));
      else engine.jump(Number(step.slice(1)));
    }
    const rule = spy === "firstVisible" ? 1 : 0;
    answers.push({
      offset: { applied: engine.offset(), max: engine.maximumOffset() },
      reveal: engine.reveal(),
      active: id(sections, engine.currentSection(rule)),
      highlighted: id(sections, engine.highlightedSection(rule)),
      headers: headers.map((header, index) => {
        if (!engine.placeOfHeader(index)) throw new Error(`header ${index} is nowhere`);
        const [y, offset, isPinned, pusher, visibleHeight, zIndex] = view();
        return {
          id: header.id, mode: header.mode, y, offset, isPinned: isPinned === 1, pushedBy: id(headers, pusher),
          visibleHeight, zIndex,
        };
      }),
    });
  }
  return answers;
}
"""


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
    """Is the module free of imports, and small enough to come with a page?"""
    browser.open(site("shipped").url("/healthz"))
    module = base64.b64encode(MODULE.read_bytes()).decode()
    imports = browser.call(
        "async (module) => WebAssembly.Module.imports(await WebAssembly.compile("
        "Uint8Array.from(atob(module), (character) => character.charCodeAt(0)))).length",
        module)
    assert imports == 0
