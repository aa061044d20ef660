// Who scrolls: the reader, or something that jumps (a link, a script, the browser's search). Input since the page last
// rested means the reader, to the end of that scroll: a flick goes on long after the finger has left. A scroll without any
// is a jump.

import { afterQuiet } from "./quiet.js";

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
const idle = 150; // ms without a scroll: rest, for browsers that do not always say when a scroll has ended
const quietFrames = 2; // and then no scroll either, for a page that is too busy to tell of one has not come to rest
const passive = { passive: true };
const root = document.documentElement;

// Sweeping along a bar looks at its chips and scrolls no page.
const isInBar = (event) => event.target instanceof Element && event.target.closest(".rail");

let isScrolling = false;
let finger = null; // where a finger touched first; it may hold a page still
let isDragging = false; // the scroll bar, which may be held still too
let frame = 0; // the animation frame that is waited for
let hearWheel;
let end; // what to do at rest

const quiet = afterQuiet(idle, () => look(quietFrames));

function look(frames) {
  frame = requestAnimationFrame(() => {
    if (frames > 1) look(frames - 1);
    else end();
  });
}

function wait() {
  if (frame) stopWaiting();
  quiet.happen();
}

function stopWaiting() {
  quiet.cancel();
  cancelAnimationFrame(frame);
  frame = 0;
}

// The page has scrolled: says whether it is the reader's doing.
export function noteScroll() {
  wait();
  return isScrolling;
}

// Something jumps: what the page scrolls from now on is not the reader's doing, whatever they did before.
export function noteJump() {
  setScrolling(false);
}

// A wheel tells of itself at every frame, which costs more than all else that a scroll does: it is heard once a scroll.
function setScrolling(scrolls) {
  if (scrolls === isScrolling) return;
  isScrolling = scrolls;
  if (scrolls) removeEventListener("wheel", hearWheel, passive);
  else addEventListener("wheel", hearWheel, passive);
}

// Calls `moves` at the first sign of each of the reader's scrolls, even of one that moves nothing, and `rests` when the
// page has come to rest.
export function watchReader({ moves, rests }) {
  const start = () => {
    if (isScrolling) return;
    setScrolling(true);
    moves();
    wait();
  };
  end = () => {
    stopWaiting();
    if (!finger && !isDragging) setScrolling(false);
    rests();
  };
  const sweep = (event, x, y) => {
    if (!(isInBar(event) && Math.abs(x) > Math.abs(y))) start();
  };

  hearWheel = (event) => sweep(event, event.deltaX, event.deltaY);
  addEventListener("wheel", hearWheel, passive);
  addEventListener("touchstart", (event) => {
    finger = event.touches[0];
  }, passive);
  addEventListener("touchmove", (event) => {
    const { clientX, clientY } = event.touches[0];
    sweep(event, clientX - finger.clientX, clientY - finger.clientY);
  }, passive);
  for (const name of ["touchend", "touchcancel"]) {
    addEventListener(name, (event) => {
      if (event.touches.length === 0) finger = null;
      wait();
    }, passive);
  }
  addEventListener("keydown", (event) => {
    if (scrollKeys.has(event.key) && !event.defaultPrevented) start();
  });
  addEventListener("pointerdown", (event) => {
    if (event.target !== root) return;
    isDragging = true;
    start();
  });
  for (const name of ["pointerup", "pointercancel", "blur"]) {
    addEventListener(name, () => {
      if (!isDragging) return;
      isDragging = false;
      wait();
    });
  }
  addEventListener("scrollend", (event) => {
    if (event.target === document) end();
  });
}
