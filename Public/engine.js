// The layout engine that also answers /layout, compiled to WebAssembly. It speaks in numbers; this file gives them names.

const modes = ["inline", "regular", "fixed", "reverse"];

// Throws when the module cannot be had: no WebAssembly, a filter on the way, a lost connection.
export async function loadEngine() {
  try {
    const module = await WebAssembly.instantiateStreaming(fetch(new URL("./engine.wasm", import.meta.url)));
    return new Engine(module.instance.exports);
  } catch (cause) {
    throw new Error(`the layout engine could not be loaded, so chips are plain links (${cause.message})`, { cause });
  }
}

class Engine {
  #exports;

  constructor(exports) {
    this.#exports = exports;
  }

  // Takes a page's measures, the reader staying where they were. Throws when they make no page.
  load({ contentHeight, width, height, topInset, headers, sections }) {
    const numbers = [contentHeight, width, height, topInset];
    for (const { mode, top, height, level, end } of headers) numbers.push(modes.indexOf(mode), top, height, level, end);
    for (const { top, height } of sections) numbers.push(top, height);
    const start = this.#exports.reserve(headers.length, sections.length);
    new Float64Array(this.#exports.memory.buffer, start).set(numbers);
    if (!this.#exports.load(headers.length, sections.length)) {
      throw new Error(`the page's measures make no page: ${numbers.join(" ")}`);
    }
  }

  scroll(offset) { this.#exports.scroll(offset); }
  jump(offset) { this.#exports.jump(offset); }
  place(offset, reveal) { this.#exports.place(offset, reveal); }
  get offset() { return this.#exports.offset(); }
  get maximumOffset() { return this.#exports.maximumOffset(); }
  get reveal() { return this.#exports.reveal(); }
  line(header) { return this.#exports.lineOfHeader(header); }
  jumpToSection(section) { this.#exports.jumpToSection(section); }
  landing(section) { return this.#exports.landing(section); }
  highlightedSection(rule) { return this.#exports.highlightedSection(rule === "firstVisible" ? 1 : 0); }

  // A bar's and a chip's measures, from the edge where text starts; the bar's present offset.
  centerOffset(width, contentWidth, x, chipWidth) {
    return this.#exports.centerOffset(width, contentWidth, x, chipWidth);
  }
  nearestOffset(width, contentWidth, x, chipWidth, current) {
    return this.#exports.nearestOffset(width, contentWidth, x, chipWidth, current);
  }
  showsToTop(offset, threshold) { return this.#exports.showsToTop(offset, threshold) === 1; }
}
