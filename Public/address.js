// The address tells where the reader is, so that a reload or a shared link comes back. A tap on a chip is one step of
// history; a scroll is none: it rewrites the step that is there, once the page rests.

import { sectionIDs } from "./geometry.js";
import { afterQuiet } from "./quiet.js";

const rest = 300; // ms without a scroll: so there are at most 100 writes in 30 s, which every browser allows
let quiet;

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

// A tap that leads from `standing` to `landing`: a second one on the same chip adds no step, however far the reader has
// scrolled in between. Both steps know where they are now: neither is where a jump may be left on its way.
export function visit(section, standing, landing) {
  const state = { tapped: sectionIDs[section], offset: landing };
  if (history.state?.tapped === state.tapped) {
    history.replaceState(state, "", hashOf(section));
  } else {
    leave(standing);
    history.pushState(state, "", hashOf(section));
  }
}

// The reader goes on to another step, from `standing`.
export function leave(standing) {
  quiet.cancel();
  remember(standing);
}

// Names, whenever the page has rested after a scroll, the section that `place` says. Gives what to call at each scroll.
export function followScroll(place) {
  quiet = afterQuiet(rest, () => write(place()));
  return quiet.happen;
}

function write(section) {
  const isNamed = section < 0 ? location.hash === "" : section === linkedSection();
  remember(window.scrollY, isNamed ? undefined : hashOf(section) || location.pathname + location.search);
}

function remember(offset, address) {
  history.replaceState({ ...history.state, offset }, "", address);
}
