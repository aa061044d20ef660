// Follows the reader: tells the engine where they are, lights the chip it names, and jumps smoothly when one is tapped.
// Without this script the chips are plain links, pinning is CSS, and jumps land right by scroll-margin. So it is until the
// engine is there, and so it stays when the engine cannot be loaded: the script then ends before it does anything,
// the console says why, and <html> never gets `data-ready`.

import { followScroll, leftOffset, linkedSection, visit } from "./address.js";
import { light, listSections, startBars } from "./chips.js";
import { loadEngine } from "./engine.js";
import { followFilters } from "./filters.js";
import { measure, sectionIDs } from "./geometry.js";
import { pinHeaders } from "./pins.js";
import { noteJump, noteScroll, watchReader } from "./reader.js";
import { holdReverse, measureReverse, releaseReverse, showReverse, watchFocus } from "./reverse.js";
import { startToTop } from "./to-top.js";

const root = document.documentElement;
const rule = root.dataset.spy;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const onPaper = matchMedia("print");
const jumpDuration = 450; // ms
const toTopDuration = 500; // ms
const landingTolerance = 1; // px: browsers round offsets to device pixels
const slow = 6; // px a frame: a reader who turns does it through such a speed

const engine = await loadEngine();
startBars(engine);
let chosen = -1; // the section that a jump chose; it wins until the reader scrolls
let jump = null; // the running one: its animation frame, and where it came from
let last = window.scrollY; // as told at the last scroll event

// Safari tells of places past the page's end while it bounces; what sticks stays there where it was.
function withinPage(offset) {
  const most = engine.maximumOffset;
  return offset > most + landingTolerance ? most : offset;
}

// Tells the engine where the page is, and whether the reader has brought it there; and the page what the engine says.
function update(behavior, isReaders = false) {
  const offset = withinPage(window.scrollY);
  if (!jump) {
    if (isReaders) engine.scroll(offset);
    else if (chosen < 0 || Math.abs(offset - engine.offset) > landingTolerance) moveTo(offset);
    showReverse(offset, engine.reveal, Math.abs(offset - last) <= slow);
  }
  last = offset;
  light(engine.highlightedSection(rule), behavior);
  showToTop(offset);
}

// Something else than the reader has scrolled.
function moveTo(offset) {
  if (offset === engine.offset) return;
  chosen = -1;
  engine.jump(offset);
}

function goTo(offset) {
  window.scrollTo({ top: offset, behavior: "instant" });
}

// What the address names when the page rests: nothing above the first section's own place.
function place() {
  return window.scrollY < engine.landing(0) - landingTolerance ? -1 : engine.highlightedSection(rule);
}

function choose(section) {
  chosen = section;
  land();
  update();
}

// Brings the page to the section that was jumped to, where it is not there yet.
function land() {
  engine.jumpToSection(chosen);
  if (Math.abs(window.scrollY - engine.offset) > landingTolerance) {
    goTo(engine.offset);
  }
}

/* Jumps */

function jumpTo(section) {
  stopJump();
  if (window.scrollY !== engine.offset) engine.jump(window.scrollY);
  glide(jumpDuration, () => engine.jumpToSection(section));
  chosen = section;
  update();
}

// Scrolls smoothly to where `arrive` takes the engine: also when that changes on the way, because sections turn out to
// be of another size than they were taken for.
function glide(duration, arrive) {
  const origin = { offset: window.scrollY, reveal: engine.reveal };
  noteJump();
  arrive();
  if (reducedMotion.matches) {
    goTo(engine.offset);
    return;
  }
  if (engine.offset < origin.offset) holdReverse(origin.reveal); // a jump up reveals nothing
  let began = null;
  const step = (now) => {
    began ??= now;
    const progress = Math.min(1, (now - began) / duration);
    const eased = progress * progress * (3 - 2 * progress);
    const way = engine.offset - origin.offset;
    goTo(progress < 1 ? origin.offset + way * eased : engine.offset);
    if (progress < 1) {
      jump.frame = requestAnimationFrame(step);
      return;
    }
    jump = null;
    releaseReverse();
    showReverse(window.scrollY, engine.reveal, true);
  };
  jump = { frame: requestAnimationFrame(step), origin };
}

// Ends a jump on its way: it was one to where it came.
function stopJump() {
  if (!jump) return;
  cancelAnimationFrame(jump.frame);
  const { offset, reveal } = jump.origin;
  jump = null;
  chosen = -1;
  engine.place(offset, reveal);
  engine.jump(window.scrollY);
  releaseReverse();
  showReverse(window.scrollY, engine.reveal, true);
}

const showToTop = startToTop(engine, () => {
  stopJump();
  chosen = -1;
  glide(toTopDuration, () => engine.jump(0));
  update();
});

/* What the reader does */

watchReader({
  // A jump's choice ends with the reader's first own move, even one that scrolls nothing.
  moves() {
    stopJump();
    if (chosen < 0) return;
    chosen = -1;
    update("smooth", true);
  },
  // Not where the page is: of this scroll's last part the engine may be told only in the next frame.
  rests() {
    if (!jump) showReverse(last, engine.reveal, true);
  },
});

// Focus may go where the page has to scroll to show it; and the reverse header, hidden, shows itself to it.
addEventListener("keydown", (event) => {
  if (event.key !== "Tab" || jump) return;
  const before = window.scrollY;
  requestAnimationFrame(() => {
    if (window.scrollY === before) return;
    chosen = -1;
    update();
  });
});
watchFocus((reveal) => {
  stopJump();
  engine.place(window.scrollY, reveal);
  update();
});

// Browsers tell of a scroll once in a frame, before its animations: to wait for those would cost more than all of this.
const noteInAddress = followScroll(place);
addEventListener("scroll", () => {
  update("smooth", noteScroll());
  noteInAddress();
}, { passive: true });

document.addEventListener("click", (event) => {
  const chip = event.target.closest("[data-chip]");
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const section = sectionIDs.indexOf(chip?.dataset.chip);
  if (section < 0 || !isPlain) return;
  event.preventDefault();
  const standing = jump ? engine.offset : window.scrollY; // where a jump that runs would have led
  stopJump();
  visit(section, standing, engine.landing(section));
  jumpTo(section);
  document.getElementById(sectionIDs[section]).focus({ preventScroll: true });
});

// Back, forward and typed addresses: the browser scrolls. Its target is chosen only where the page stands at it: going
// back may bring the reader to where they had scrolled since, and so may their scrolling before this script was there. The
// browser knows nothing of the reverse header: what shows of it still has to come off, and less than it thinks where the
// way from `origin` is too short to hide it.
function chooseLinked(origin) {
  const section = linkedSection();
  const tolerance = landingTolerance + engine.reveal;
  if (section < 0 || Math.abs(window.scrollY - engine.landing(section)) > tolerance) return;
  engine.place(origin.offset, origin.reveal);
  choose(section);
}

addEventListener("popstate", () => {
  stopJump();
  noteJump();
  chosen = -1;
  const origin = { offset: engine.offset, reveal: engine.reveal };
  requestAnimationFrame(() => { // by then the browser has scrolled
    const offset = leftOffset();
    if (offset !== undefined) goTo(offset);
    update();
    chooseLinked(origin);
  });
});

/* The page's measures */

// Whatever moved, the reader stays: at the section they jumped to, else where they are, with as much of the reverse
// header as before.
function remeasure() {
  if (onPaper.matches) return; // there everything lies elsewhere, and nobody scrolls
  const { reveal } = engine;
  const id = sectionIDs[chosen];
  const page = measure();
  chosen = sectionIDs.indexOf(id);
  listSections(sectionIDs);
  engine.load(page);
  pinHeaders(page, engine);
  measureReverse(page.headers, engine);
  if (jump && chosen >= 0) engine.jumpToSection(chosen);
  else if (chosen >= 0) land();
  else if (!jump) engine.place(window.scrollY, reveal);
  update("instant");
}

remeasure();
engine.place(window.scrollY, NaN); // as if straight down from the top
showReverse(window.scrollY, engine.reveal, true);
const isFresh = performance.getEntriesByType("navigation")[0]?.type === "navigate"; // not a reload, nor back
if (isFresh) {
  const top = { offset: 0, reveal: NaN };
  chooseLinked(top);
  addEventListener("load", () => chooseLinked(top), { once: true }); // where the browser scrolls to it only now
}
followFilters((offset) => {
  goTo(offset);
  remeasure();
});
new ResizeObserver(remeasure).observe(root);
addEventListener("resize", () => requestAnimationFrame(remeasure)); // once the page has told of a scroll in this frame
onPaper.addEventListener("change", remeasure);
new MutationObserver(remeasure).observe(root, { attributes: true, attributeFilter: ["dir", "lang"] });
addEventListener("pageshow", (event) => {
  if (event.persisted) remeasure();
});
document.fonts?.ready.then(remeasure);
root.dataset.ready = "";
