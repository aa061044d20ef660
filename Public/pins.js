// Where headers pin. The page's style tells it for texts that take as many lines as the server says; here it is set to what
// the engine makes of the page as it is: a reader's own fonts may break lines elsewhere.

import { headerElements } from "./geometry.js";

const hair = 0.01; // px

// Takes a page's measures, of which `engine` has just been told.
export function pinHeaders({ topInset, headers }, engine) {
  const reverse = headers.findIndex(({ mode }) => mode === "reverse");
  const reach = reverse < 0 ? 0 : headers[reverse].height;
  headers.forEach(({ mode, height, inset }, index) => {
    if (mode === "inline") return;
    const { style, classList } = headerElements[index];
    const line = engine.line(index) - topInset - (index === reverse ? height : 0);
    if (Math.abs(topInset + line - inset) > hair) set(style, "--line", line);
    if (!classList.contains("banded")) return;
    set(style, "--own", height);
    set(style, "--reach", reach);
  });
}

function set(style, name, length) {
  const value = `${length}px`;
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
