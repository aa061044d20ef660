// Lights the chip of the current section, and jumps smoothly when one is tapped.
//
// The server wrote into the page where each section's turn begins (the boundaries p(k) of the layout engine, which do
// not depend on the window); this script compares the scroll offset with them and holds no layout of its own. Without it
// the chips are plain links, pinning is CSS, and jumps land right by scroll-margin.

const root = document.documentElement;
const bar = document.querySelector(".rail");
const chips = [...document.querySelectorAll("[data-chip]")];
const { rule, boundaries, lastLine, sections, chipOf } = JSON.parse(document.getElementById("carta:spy").textContent);
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const jumpDuration = 450; // ms

let ends = { maximum: 0, compressed: 0, stretch: 1 };
let chosen = null; // the section that a jump chose; it wins until the reader scrolls
let highlighted = null;
let jump = 0; // the running jump's animation frame
let frame = 0;

/* Which section */

// Sections near the end cannot reach the top. Their boundaries are spread over the last part of the way instead: from
// `compressed` on, one px of scrolling counts as `stretch` px.
function measureEnds() {
  const height = root.clientHeight;
  const maximum = Math.max(0, root.scrollHeight - height);
  const last = boundaries.at(-1) ?? 0;
  const safeArea = parseFloat(getComputedStyle(document.body).paddingTop);
  const room = (height - lastLine - safeArea) / 8;
  const zone = rule === "distributed" && last > maximum ? Math.max(0, Math.min(room, maximum / 2)) : 0;
  ends = { maximum, compressed: maximum - zone, stretch: zone > 0 ? (last - maximum + zone) / zone : 1 };
}

function currentSection(offset) {
  if (ends.maximum > 1 && offset >= ends.maximum - 1) return boundaries.length - 1;
  if (rule === "firstVisible") return boundaries.findLastIndex((boundary, k) => k === 0 || boundary < offset);
  if (ends.maximum <= 1) return 0;
  const reached = offset + 0.5; // half a pixel of tolerance, as the engine has
  const past = Math.max(0, reached - ends.compressed);
  const position = reached - past + past * ends.stretch;
  return boundaries.findLastIndex((boundary, k) => k === 0 || boundary <= position);
}

/* Which chip */

const capsule = document.createElement("span");
capsule.className = "capsule";
capsule.setAttribute("aria-hidden", "true");

function highlight(id, behavior) {
  if (id === highlighted) return;
  highlighted = id;
  for (const chip of chips) {
    if (chip.dataset.chip === id) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
  }
  showHighlight(behavior);
}

function showHighlight(behavior) {
  const chip = chips.find((candidate) => candidate.dataset.chip === highlighted);
  capsule.hidden = !chip;
  if (!chip) return;
  const start = bar.getBoundingClientRect().left - bar.scrollLeft;
  const box = chip.getBoundingClientRect();
  if (behavior === "instant") capsule.style.transition = "none";
  capsule.style.width = `${box.width}px`;
  capsule.style.transform = `translateX(${box.left - start}px)`;
  const left = box.left - start + box.width / 2 - bar.clientWidth / 2;
  bar.scrollTo({ left, behavior: reducedMotion.matches ? "instant" : behavior });
  if (behavior === "instant") {
    capsule.getBoundingClientRect(); // what was set counts before transitions do
    capsule.style.transition = "";
  }
}

function update(behavior = "smooth") {
  const section = chosen ?? currentSection(window.scrollY);
  highlight(chipOf[section] ?? null, behavior);
}

/* Jumps */

function landing(section) {
  const element = document.getElementById(sections[section]);
  const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
  const top = element.getBoundingClientRect().top + window.scrollY - margin;
  return Math.min(Math.max(0, top), ends.maximum);
}

function jumpTo(section) {
  stopJump();
  chosen = section;
  update();
  const target = landing(section);
  if (reducedMotion.matches) {
    window.scrollTo({ top: target, behavior: "instant" });
    return;
  }
  const from = window.scrollY;
  let began = null;
  const step = (now) => {
    began ??= now;
    const progress = Math.min(1, (now - began) / jumpDuration);
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

function sectionOfHash() {
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A stray per cent sign names no section.
  }
  return sections.indexOf(id);
}

/* What the reader does */

// A jump's choice ends with the reader's first own move, even one that scrolls nothing.
function readerMoves() {
  stopJump();
  if (chosen === null) return;
  chosen = null;
  update();
}

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

// Sweeping along the bar looks at the chips and scrolls no page.
const isInBar = (event) => event.target instanceof Element && event.target.closest(".chips");
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
  if (scrollKeys.has(event.key) && !isInBar(event)) readerMoves();
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
  });
}, { passive: true });

bar?.addEventListener("click", (event) => {
  const chip = event.target.closest("[data-chip]");
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!chip || !isPlain) return;
  event.preventDefault();
  const section = sections.indexOf(chip.dataset.chip);
  const hash = `#${encodeURIComponent(chip.dataset.chip)}`;
  if (location.hash !== hash) history.pushState(null, "", hash);
  jumpTo(section);
  document.getElementById(chip.dataset.chip).focus({ preventScroll: true });
});

// Back, forward and typed addresses: the browser scrolls. Its target is chosen where the page stands at it; going back
// may also bring the reader to where they had scrolled since.
addEventListener("hashchange", () => {
  stopJump();
  const section = sectionOfHash();
  chosen = section >= 0 && Math.abs(window.scrollY - landing(section)) <= 1 ? section : null;
  update();
});

function measure() {
  measureEnds();
  update("instant");
  showHighlight("instant");
}

if (bar && boundaries.length > 0) {
  bar.append(capsule);
  const section = sectionOfHash();
  const isFresh = performance.getEntriesByType("navigation")[0]?.type === "navigate"; // not a reload, nor back
  if (section >= 0 && isFresh) chosen = section;
  measure();
  new ResizeObserver(measure).observe(root);
  addEventListener("resize", measure);
  document.fonts?.ready.then(measure);
}
root.dataset.ready = "";
