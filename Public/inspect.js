// The inspector: asks the engine on the server for the state that the framed page shows, and compares header by header.

const find = (name) => document.querySelector(`[data-${name}]`);
const frame = find("frame");
const slider = find("offset");
const rows = find("rows");
const verdict = find("verdict");
const answerLink = find("answer");
const mostSteps = 300; // as many as an address has room for
const usualTextSize = 16; // px
const fault = "3px solid #b3261e";

let isAsking = false;
let isStale = false; // the page has moved since the question under way was asked

const page = () => frame.contentDocument;
const headers = () => [...page().querySelectorAll("[data-header]")];
const rounded = (value) => String(Math.round(value * 100) / 100);

function address(state, path = "/layout") {
  const root = page().documentElement;
  const query = new URLSearchParams({ page: root.dataset.page, ...state });
  query.set("width", root.clientWidth);
  query.set("height", root.clientHeight);
  query.set("dpr", devicePixelRatio);
  query.set("text", parseFloat(getComputedStyle(root).fontSize) / usualTextSize);
  query.set("engine", CSS.supports("-moz-appearance", "none") ? "gecko" : "blink");
  if (root.dataset.filter && root.dataset.filter !== "all") query.set("filter", root.dataset.filter);
  return `${path}?${query}`;
}

const drawing = () => new Promise((resolve) => {
  frame.contentWindow.requestAnimationFrame(() => frame.contentWindow.requestAnimationFrame(resolve));
});

async function ask(state) {
  const response = await fetch(address({ ...state, headers: "all" }));
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.detail);
  return answer;
}

// The way to the state on screen, as `trace` takes it: how much of the reverse header shows depends on it.
let way = [];
let isSliding = false; // whether the next scroll is the slider's, which jumps

function follow() {
  const step = { offset: frame.contentWindow.scrollY, isJump: isSliding };
  const [before, last] = way.slice(-2);
  const goesOn = before && step.isJump === last.isJump && (last.offset - before.offset) * (step.offset - last.offset) > 0;
  if (goesOn) way.splice(-1, 1, step); // two moves one way are one
  else if (step.offset !== last.offset) way.push(step);
  isSliding = false;
  if (way.length > mostSteps) way = [last, step];
  refresh();
}

async function look() {
  await drawing(); // the page's own script may have something to do first
  const state = { trace: way.map(({ offset, isJump }) => `${isJump ? "j" : ""}${offset}`).join() };
  const drawn = new Map(headers().map((header) => [header.dataset.header, header.getBoundingClientRect().top]));
  return { state, drawn, answer: await ask(state) };
}

async function refresh() {
  if (isAsking) {
    isStale = true;
    return;
  }
  isAsking = true;
  try {
    do {
      isStale = false;
      const seen = await look();
      if (!isStale) show(seen);
    } while (isStale);
  } catch (error) {
    verdict.textContent = `The comparison failed: ${error.message}`;
    verdict.classList.add("differs");
  }
  isAsking = false;
}

function show({ state, answer, drawn }) {
  const tolerance = 0.5 / window.devicePixelRatio; // half a device pixel
  slider.max = answer.offset.max;
  slider.value = answer.offset.applied;
  find("offset-shown").textContent = rounded(answer.offset.applied);
  let faults = 0;
  const elements = new Map(headers().map((header) => [header.dataset.header, header]));
  rows.replaceChildren(...answer.headers.flatMap(({ id, y, isPinned, visibleHeight }) => {
    const differs = !(Math.abs(drawn.get(id) - y) <= tolerance);
    faults += differs;
    if (elements.has(id)) elements.get(id).style.outline = differs ? fault : "";
    if (!differs && !isPinned && visibleHeight === 0) return []; // off screen
    return [row(id, drawn.get(id), y, differs)];
  }));
  verdict.classList.toggle("differs", faults > 0);
  verdict.textContent = faults === 0
    ? `Browser and engine agree on all ${answer.headers.length} headers.`
    : `Browser and engine differ on ${faults} of ${answer.headers.length} headers.`;
  answerLink.href = address(state);
  find("picture").src = address(state, "/layout.svg");
}

function row(id, drawn, y, differs) {
  const line = document.createElement("tr");
  line.classList.toggle("differs", differs);
  for (const [name, text] of [["th", id], ["td", drawn === undefined ? "none" : rounded(drawn)], ["td", rounded(y)]]) {
    const cell = document.createElement(name);
    if (name === "th") cell.scope = "row";
    cell.textContent = text;
    line.append(cell);
  }
  return line;
}

function attach() {
  if (!page()?.documentElement.dataset.page) return; // not one of the site's pages
  way = [{ offset: 0, isJump: false }, { offset: frame.contentWindow.scrollY, isJump: false }];
  frame.contentWindow.addEventListener("scroll", follow, { passive: true });
  new frame.contentWindow.ResizeObserver(refresh).observe(page().documentElement);
  refresh();
}

slider.addEventListener("input", () => {
  isSliding = Number(slider.value) !== frame.contentWindow.scrollY;
  frame.contentWindow.scrollTo({ top: Number(slider.value), behavior: "instant" });
});
find("width").addEventListener("change", (event) => {
  frame.style.width = `${event.target.value}px`;
});
find("copy").addEventListener("click", async () => {
  const button = find("copy");
  try {
    await navigator.clipboard.writeText(answerLink.href);
    button.textContent = "Copied";
  } catch {
    button.textContent = "Copy the link beside this"; // no right to the clipboard, as on plain http
    answerLink.focus();
  }
});
frame.addEventListener("load", attach);
if (page()?.readyState === "complete") attach();
