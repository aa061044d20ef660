// The reverse header, which hides on the way down and comes back on the way up, and the headers that hang on its band.
//
// Style sheets move them, not this script. Each is sticky between two insets, one with the reverse header hidden and one
// with all of it shown; in between it scrolls with the page from the place that the empty element before it, its spacer,
// gives it. One number tells all those places: `turn`, the offset at which the reverse header is gone when the reader
// scrolls down, so that as much of it shows as `turn` is beyond the present offset. The number, and with it the spacers,
// changes when the reader turns, rests or jumps; while they scroll one way nothing is written.

import { headerElements } from "./geometry.js";

const root = document.documentElement;
const roundingTolerance = 0.01; // px

let height = 0; // of the reverse header; 0 without one
let leastTurn = 0; // where it is by nature
let turn = 0;
let followers = []; // itself and those that hang on it

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

// Takes a page's measures, of which `engine` has just been told.
export function measureReverse(headers, engine) {
  const first = headers.findIndex(({ mode }) => mode === "reverse");
  for (const { spacer, rest } of followers) spacer.height = rest.marginTop = "";
  followers = [];
  height = 0;
  if (first < 0) return;
  const { top } = headers[first];
  height = headers[first].height;
  leastTurn = top + height - engine.line(first);
  followers = headers.flatMap((header, index) => {
    const element = headerElements[index];
    if (index < first || header.mode === "inline") return [];
    const line = engine.line(index) - (index === first ? height : 0);
    return [{
      least: line - header.top, // the spacer's height is this much more than `turn`, within
      most: Math.max(0, header.limit - header.height - header.top),
      spacer: element.previousElementSibling.style,
      rest: element.nextElementSibling.style,
      shift: NaN,
    }];
  });
  write();
}

// Has `reveal` px of the reverse header show at `offset`. A reader who rests, or is about to, may go either way next: then
// both ways are prepared.
export function showReverse(offset, reveal, mayTurn) {
  if (height === 0) return;
  let next = turn;
  if (Math.abs(clamp(next - offset, 0, height) - reveal) > roundingTolerance) next = offset + reveal;
  if (mayTurn) next = clamp(next, offset, offset + height);
  next = Math.max(next, leastTurn);
  if (next === turn) return;
  turn = next;
  write();
}

// Has `reveal` px show at any offset, until `release`: for a jump that goes on for some frames.
export function holdReverse(reveal) {
  if (height === 0) return;
  root.style.setProperty("--lo", `${reveal}px`);
  root.style.setProperty("--hi", `${reveal}px`);
}

export function releaseReverse() {
  root.style.removeProperty("--lo");
  root.style.removeProperty("--hi");
}

// Calls `reveal` when focus goes into the reverse header, which it may do while that is hidden.
export function watchFocus(reveal) {
  document.querySelector("[data-mode=reverse]")?.addEventListener("focusin", ({ target }) => {
    if (target.matches(":focus-visible")) reveal(height); // what a pointer presses must not move from under it
  });
}

function write() {
  for (const follower of followers) {
    const shift = clamp(follower.least + turn, 0, follower.most);
    if (shift === follower.shift) continue;
    follower.shift = shift;
    follower.spacer.height = `${shift}px`;
    follower.rest.marginTop = `${-shift}px`;
  }
}
