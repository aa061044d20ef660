"""The engine as WebAssembly, asked in a browser in the words of `POST /layout`."""

ANSWER_QUERIES = """
(module, { scene, queries }) => {
  const modes = ["inline", "regular", "fixed", "reverse"];
  const { headers, sections } = scene;
  const id = (list, index) => index < 0 ? null : list[index].id;
  return queries.map(({ trace, spy }) => {
    const { exports: engine } = new WebAssembly.Instance(module);
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
    return {
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
    };
  });
}
"""

# With the module's bytes as text, where the page that is open has nothing to do with it.
ANSWER_CASE = f"""
async (text, document) => {{
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return ({ANSWER_QUERIES})(await WebAssembly.compile(bytes), document);
}}
"""

# Once a page: takes its measures, as its own script does, and the module that it has loaded.
TAKE_MEASURES = """
async () => {
  const links = [...document.querySelectorAll("link[rel=modulepreload], link[rel=preload]")].map((link) => link.href);
  const { measure, sectionIDs } = await import(links.find((link) => /\\/geometry\\.[^/]*js$/.test(link)));
  const module = await WebAssembly.compileStreaming(fetch(links.find((link) => link.endsWith(".wasm"))));
  const page = measure();
  const headerIDs = [...document.querySelectorAll("[data-header]")].map((element) => element.dataset.header);
  window.measured = {
    module,
    scene: {
      content: { height: page.contentHeight }, viewport: { width: page.width, height: page.height },
      topInset: page.topInset,
      headers: page.headers.map((header, index) => ({ id: headerIDs[index], ...header })),
      sections: page.sections.map((section, index) => ({ id: sectionIDs[index], ...section })),
    },
  };
}
"""
# What the module says of the page of which measures were taken, after a trace.
ANSWER_TRACE = f"""
(trace) => {{
  const {{ module, scene }} = window.measured;
  return ({ANSWER_QUERIES})(module, {{ scene, queries: [{{ trace, spy: document.documentElement.dataset.spy }}] }})[0];
}}
"""
