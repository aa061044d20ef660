// What the page measures: where its headers and sections are when nothing is pinned, whatever fonts and zoom the reader
// has. It reads, and writes nothing but a mark that holds sticky headers in their natural places while it looks.

const root = document.documentElement;
const hair = 0.01; // px

// As of the last measures: sections may come and go.
export let headerElements = [];
export let sectionIDs = [];

export function measure() {
  headerElements = [...document.querySelectorAll("[data-header]")];
  const sectionElements = [...document.querySelectorAll("[data-section]")];
  sectionIDs = sectionElements.map((element) => element.dataset.section);
  root.dataset.measuring = "";
  const offset = window.scrollY;
  const extent = (element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + offset, height: box.height };
  };
  const headers = headerElements.map((element) => {
    const style = getComputedStyle(element);
    const mode = style.getPropertyValue("--mode") || element.dataset.mode; // the style's in low windows
    const box = boxAround(element);
    // How far down it can be: a header that sticks stays within the box around it.
    const limit = box ? extent(box).top + extent(box).height : NaN;
    return {
      mode, level: Number(element.dataset.level), end: mode === "regular" ? limit : NaN, limit,
      inset: parseFloat(style.top), ...extent(element),
    };
  });
  const sections = sectionElements.map((element) => {
    const box = extent(element);
    // The engine knows no nesting: a section ends where the first one in it begins, or the page's footer.
    const inner = element.querySelector("[data-section], .footer");
    return inner ? { top: box.top, height: extent(inner).top - box.top } : box;
  });
  [headers, sections].forEach(part);
  const page = {
    contentHeight: exact(root.getBoundingClientRect().height, root.scrollHeight),
    width: root.clientWidth,
    height: exact(visualViewport.height * visualViewport.scale, root.clientHeight),
    topInset: parseFloat(getComputedStyle(document.body).paddingTop),
    headers,
    sections,
  };
  delete root.dataset.measuring;
  return page;
}

// The box that a header sticks in. One that ends a month is a box of its own only where months push each other off.
function boxAround(element) {
  const box = element.closest(".extent, .box, [data-section]");
  return box && getComputedStyle(box).display === "contents" ? box.parentElement : box;
}

// The page and its window are whole numbers of device pixels, and seldom ones of px, to which `rounded` is rounded; the
// end of the page would be as much off. `precise` may be a measure of something else, such as a window less its keyboard.
function exact(precise, rounded) {
  return Math.abs(precise - rounded) < 1 ? precise : rounded;
}

// Browsers tell lengths in few digits: at 1.75 device pixels a px, boxes that touch seem to overlap by a hair, and the
// engine takes no page on which boxes overlap.
function part(boxes) {
  boxes.slice(1).forEach((box, index) => {
    const above = boxes[index];
    const overlap = above.top + above.height - box.top;
    if (overlap > 0 && overlap < hair) above.height = box.top - above.top;
  });
}
