// The address tells where the reader is, so that a reload or a shared link comes back. A tap on a chip is one step of
// history; a scroll is none: it rewrites the step that is there, once the page rests.

import { sectionIDs } from "./geometry.js";

const rest = 300; // ms without a scroll: so there are at most 100 writes in 30 s, which every browser allows
let timer = 0;

const hashOf = (section) => (section < 0 ? "" : `#${encodeURIComponent(sectionIDs[section])}`);

// The index of the section that the address names, -1 without one.
export function linkedSection() {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A stray per cent sign names no section.
  }
  return sectionIDs.indexOf(id);
}

// Where a step of history was left: going back to one with a name, browsers come to that section's start instead.
export const leftOffset = () => history.state?.offset;

// A tap: a second one on the same chip adds no step, however far the reader has scrolled in between.
export function visit(section) {
  const tapped = sectionIDs[section];
  if (history.state?.tapped === tapped) {
    history.replaceState({ tapped }, "", hashOf(section));
  } else {
    remember();
    history.pushState({ tapped }, "", hashOf(section));
  }
}

// A scroll: `place` says, once the page rests, which section to name.
export function follow(place) {
  clearTimeout(timer);
  timer = setTimeout(write, rest, place);
}

function write(place) {
  const section = place();
  const isNamed = section < 0 ? location.hash === "" : section === linkedSection();
  remember(isNamed ? undefined : hashOf(section) || location.pathname + location.search);
}

function remember(address) {
  history.replaceState({ ...history.state, offset: window.scrollY }, "", address);
}
