// What the page measures: where its headers and sections are when nothing is pinned, whatever fonts and zoom the reader
// has. It reads, and writes nothing but a mark that holds sticky headers in their natural places while it looks.

const root = document.documentElement;
export const headerElements = [...document.querySelectorAll("[data-header]")];
const sectionElements = [...document.querySelectorAll("[data-section]")];

export const sectionIDs = sectionElements.map((element) => element.dataset.section);

export function measure() {
  root.dataset.measuring = "";
  const offset = window.scrollY;
  const extent = (element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + offset, height: box.height };
  };
  const headers = headerElements.map((element) => {
    const { mode, level } = element.dataset;
    const box = element.closest(".box, [data-section]");
    // How far down it can be: a header that sticks stays within the box around it.
    const limit = box ? extent(box).top + extent(box).height : NaN;
    return { mode, level: Number(level), end: mode === "regular" ? limit : NaN, limit, ...extent(element) };
  });
  const sections = sectionElements.map((element) => {
    const box = extent(element);
    // The engine knows no nesting: a section ends where the first one in it begins, or the page's footer.
    const inner = element.querySelector("[data-section], .footer");
    return inner ? { top: box.top, height: extent(inner).top - box.top } : box;
  });
  const page = {
    contentHeight: root.scrollHeight,
    width: root.clientWidth,
    height: root.clientHeight,
    topInset: parseFloat(getComputedStyle(document.body).paddingTop),
    headers,
    sections,
  };
  delete root.dataset.measuring;
  return page;
}
