// One bar of chips or tabs: which link is lit, the capsule or line that slides to it, and that it can be seen. Measures
// are taken when the bar's size changes: while the page scrolls, none is asked for that the browser has not at hand.

import { oneTabStop } from "./bar-keys.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const markers = { center: "capsule", nearest: "underline" }; // by how the bar scrolls: `data-bar`
const markerWidth = 100; // px, before it is stretched

export class Bar {
  #engine;
  #rail;
  #isNearest;
  #chips;
  #chipOfSection = []; // that of the nearest section at or before it that has one
  #marker = document.createElement("span");
  #stopAt;
  #lit = null;
  #places; // of chips, from the edge where text starts
  #sign; // -1 where text runs from right to left
  #width;
  #contentWidth;

  constructor(nav, engine) {
    this.#engine = engine;
    this.#rail = nav.querySelector(".rail");
    this.#isNearest = nav.dataset.bar === "nearest";
    const chips = new Map([...nav.querySelectorAll("[data-chip]")].map((chip) => [chip.dataset.chip, chip]));
    this.#chips = chips;
    this.#marker.className = markers[nav.dataset.bar];
    this.#marker.setAttribute("aria-hidden", "true");
    this.#marker.hidden = true;
    this.#rail.append(this.#marker);
    this.#stopAt = oneTabStop(this.#rail);
    this.#measure(chips);
    const observer = new ResizeObserver(() => {
      this.#measure(chips);
      this.scroll("instant");
      this.show("instant");
    });
    observer.observe(this.#rail);
    observer.observe(this.#rail.firstElementChild);
    // A tap on the lit chip, which a sweep along the bar may have moved, lights no other.
    this.#rail.addEventListener("click", ({ target }) => {
      if (this.#lit?.contains(target)) this.scroll("smooth");
    });
  }

  #measure(chips) {
    const rail = this.#rail.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(this.#rail).direction === "rtl";
    this.#sign = isRightToLeft ? -1 : 1;
    this.#width = this.#rail.clientWidth;
    this.#contentWidth = this.#rail.scrollWidth;
    const offset = this.#sign * this.#rail.scrollLeft;
    this.#places = new Map();
    for (const chip of chips.values()) {
      const box = chip.getBoundingClientRect();
      const x = (isRightToLeft ? rail.right - box.right : box.left - rail.left) + offset;
      this.#places.set(chip, { x, width: box.width });
    }
  }

  // Takes the page's sections, and its own measures anew: text may run the other way now.
  list(sectionIDs) {
    this.#measure(this.#chips);
    let chip = null;
    this.#chipOfSection = sectionIDs.map((id) => (chip = this.#chips.get(id) ?? chip));
  }

  // Takes the chip of a section; -1 is none. Says whether it is another one.
  choose(section) {
    const chip = this.#chipOfSection[section] ?? null;
    const isOther = chip !== this.#lit;
    this.#lit = chip;
    return isOther;
  }

  // Brings the chip to where it can be seen.
  scroll(behavior) {
    const place = this.#places.get(this.#lit);
    if (!place) return;
    const bar = [this.#width, this.#contentWidth, place.x, place.width];
    const offset = this.#isNearest
      ? this.#engine.nearestOffset(...bar, this.#sign * this.#rail.scrollLeft)
      : this.#engine.centerOffset(...bar);
    this.#rail.scrollTo({ left: this.#sign * offset, behavior: reducedMotion.matches ? "instant" : behavior });
  }

  // Lights the chip.
  show(behavior) {
    const before = this.#rail.querySelector("[aria-current]");
    if (before !== this.#lit) {
      before?.removeAttribute("aria-current");
      this.#lit?.setAttribute("aria-current", "true");
      this.#stopAt(this.#lit);
    }
    const place = this.#places.get(this.#lit);
    this.#marker.hidden = !place;
    if (!place) return;
    const { style } = this.#marker;
    const isInstant = behavior === "instant";
    if (isInstant) style.transition = "none";
    const left = this.#sign > 0 ? place.x : this.#width - place.x - place.width;
    style.setProperty("--left", `${left}px`);
    style.setProperty("--stretch", place.width / markerWidth);
    if (!isInstant) return;
    this.#marker.getBoundingClientRect(); // what was set counts before transitions do
    style.transition = "";
  }
}
