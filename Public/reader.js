// Who scrolls: the reader, or something that jumps (a link, a script, the browser's search). Input since the page last
// rested means the reader, to the end of that scroll: a flick goes on long after the finger has left. A scroll without any
// is a jump.

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
const idle = 150; // ms without a scroll: rest, for browsers that do not always say when a scroll has ended
const root = document.documentElement;

// Sweeping along a bar looks at its chips and scrolls no page.
const isInBar = (event) => event.target instanceof Element && event.target.closest(".rail");

let isScrolling = false;
let finger = null; // where a finger touched first; it may hold a page still
let isDragging = false; // the scroll bar, which may be held still too
let timer = 0;
let end; // what to do at rest

// The page has scrolled: says whether it is the reader's doing.
export function noteScroll() {
  wait();
  return isScrolling;
}

function wait() {
  clearTimeout(timer);
  timer = setTimeout(end, idle);
}

// Calls `moves` at the first sign of each of the reader's scrolls, even of one that moves nothing, and `rests` when the
// page has come to rest.
export function watchReader({ moves, rests }) {
  const start = () => {
    isScrolling = true;
    moves();
    wait();
  };
  end = () => {
    clearTimeout(timer);
    if (!finger && !isDragging) isScrolling = false;
    rests();
  };
  const sweep = (event, x, y) => {
    if (!(isInBar(event) && Math.abs(x) > Math.abs(y))) start();
  };
  const passive = { passive: true };

  addEventListener("wheel", (event) => sweep(event, event.deltaX, event.deltaY), passive);
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
