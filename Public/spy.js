// Follows the reader: tells the engine where they are, lights the chip it names, and jumps smoothly when one is tapped.
// Without this script the chips are plain links, pinning is CSS, and jumps land right by scroll-margin. So it is until the
// engine is there, and so it stays when the engine cannot be loaded: the script then ends before it does anything,
// the console says why, and <html> never gets `data-ready`.

import { follow, leftOffset, linkedSection, visit } from "./address.js";
import { light, startBars } from "./chips.js";
import { loadEngine } from "./engine.js";
import { followFilters } from "./filters.js";
import { measure, sectionIDs } from "./geometry.js";
import { startToTop } from "./to-top.js";

const root = document.documentElement;
const rule = root.dataset.spy;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const jumpDuration = 450; // ms
const toTopDuration = 500; // ms
const landingTolerance = 1; // px: browsers round offsets to device pixels

const engine = await loadEngine();
startBars(sectionIDs, engine);
let isChosen = false; // whether a jump chose the section; it wins until the reader scrolls
let jump = 0; // the running jump's animation frame
let frame = 0;

function update(behavior) {
  if (!isChosen) engine.scroll(window.scrollY);
  light(engine.highlightedSection(rule), behavior);
}

// What the address names when the page rests: nothing above the first section's own place.
function place() {
  return window.scrollY < engine.landing(0) - landingTolerance ? -1 : engine.highlightedSection(rule);
}

function choose(section) {
  isChosen = true;
  engine.jumpToSection(section);
  update();
}

/* Jumps */

function jumpTo(section) {
  stopJump();
  engine.scroll(window.scrollY);
  const target = engine.landing(section);
  choose(section);
  glide(target, jumpDuration);
}

function glide(target, duration) {
  if (reducedMotion.matches) {
    window.scrollTo({ top: target, behavior: "instant" });
    return;
  }
  const from = window.scrollY;
  let began = null;
  const step = (now) => {
    began ??= now;
    const progress = Math.min(1, (now - began) / duration);
    const eased = progress * progress * (3 - 2 * progress);
    window.scrollTo({ top: progress < 1 ? from + (target - from) * eased : target, behavior: "instant" });
    jump = progress < 1 ? requestAnimationFrame(step) : 0;
  };
  jump = requestAnimationFrame(step);
}

function stopJump() {
  cancelAnimationFrame(jump);
  jump = 0;
}

startToTop(engine, () => {
  readerMoves();
  glide(0, toTopDuration);
});

/* What the reader does */

// A jump's choice ends with the reader's first own move, even one that scrolls nothing.
function readerMoves() {
  stopJump();
  if (!isChosen) return;
  isChosen = false;
  update();
}

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

// Sweeping along the bar looks at the chips and scrolls no page.
const isInBar = (event) => event.target instanceof Element && event.target.closest(".rail");
let touch = null;

function readerSweeps(event, x, y) {
  const isAlongBar = isInBar(event) && Math.abs(x) > Math.abs(y);
  if (!isAlongBar) readerMoves();
}

addEventListener("wheel", (event) => readerSweeps(event, event.deltaX, event.deltaY), { passive: true });
addEventListener("touchstart", (event) => {
  touch = event.touches[0];
}, { passive: true });
addEventListener("touchmove", (event) => {
  const { clientX, clientY } = event.touches[0];
  readerSweeps(event, clientX - touch.clientX, clientY - touch.clientY);
}, { passive: true });
addEventListener("keydown", (event) => {
  if (scrollKeys.has(event.key) && !event.defaultPrevented) readerMoves();
  if (event.key !== "Tab" || jump) return;
  // Focus may go where the page has to scroll to show it.
  const before = window.scrollY;
  requestAnimationFrame(() => {
    if (window.scrollY !== before) readerMoves();
  });
});
addEventListener("pointerdown", (event) => {
  if (event.target === root) readerMoves(); // the scroll bar
});

addEventListener("scroll", () => {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    update();
    follow(place);
  });
}, { passive: true });

document.addEventListener("click", (event) => {
  const chip = event.target.closest("[data-chip]");
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const section = sectionIDs.indexOf(chip?.dataset.chip);
  if (section < 0 || !isPlain) return;
  event.preventDefault();
  visit(section);
  jumpTo(section);
  document.getElementById(sectionIDs[section]).focus({ preventScroll: true });
});

// Back, forward and typed addresses: the browser scrolls. Its target is chosen only where the page stands at it: going
// back may bring the reader to where they had scrolled since, and so may their scrolling before this script was there.
function chooseLinked() {
  const section = linkedSection();
  if (section >= 0 && Math.abs(window.scrollY - engine.landing(section)) <= landingTolerance) choose(section);
}

addEventListener("popstate", () => {
  stopJump();
  isChosen = false;
  requestAnimationFrame(() => { // by then the browser has scrolled
    const offset = leftOffset();
    if (offset !== undefined) window.scrollTo({ top: offset, behavior: "instant" });
    update();
    chooseLinked();
  });
});

/* The page's measures */

function remeasure() {
  engine.load(measure());
  update("instant");
}

remeasure();
const isFresh = performance.getEntriesByType("navigation")[0]?.type === "navigate"; // not a reload, nor back
if (isFresh) {
  chooseLinked();
  addEventListener("load", chooseLinked, { once: true }); // where the browser scrolls to it only now
}
followFilters((offset) => {
  window.scrollTo({ top: offset, behavior: "instant" });
  remeasure();
});
new ResizeObserver(remeasure).observe(root);
addEventListener("resize", remeasure);
document.fonts?.ready.then(remeasure);
root.dataset.ready = "";
