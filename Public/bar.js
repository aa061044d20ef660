// One bar of chips or tabs: which link is lit, the capsule or line that slides to it, and that it can be seen. Lengths
// count from the edge where text starts, as the engine's do. A scroll of the page reads no measures: they are taken when
// the bar's size changes, and its offset whenever it scrolls.

import { oneTabStop } from "./bar-keys.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const markers = { center: "capsule", nearest: "underline" }; // by how the bar scrolls: `data-bar`

export class Bar {
  #engine;
  #rail;
  #isNearest;
  #chipOfSection; // that of the nearest section at or before it that has one
  #marker = document.createElement("span");
  #stopAt;
  #lit = null;
  #places; // of chips
  #sign; // -1 where text runs from right to left
  #width;
  #contentWidth;
  #offset;

  constructor(nav, sectionIDs, engine) {
    this.#engine = engine;
    this.#rail = nav.querySelector(".rail");
    this.#isNearest = nav.dataset.bar === "nearest";
    const chips = new Map([...nav.querySelectorAll("[data-chip]")].map((chip) => [chip.dataset.chip, chip]));
    let chip = null;
    this.#chipOfSection = sectionIDs.map((id) => (chip = chips.get(id) ?? chip));
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
    this.#rail.addEventListener("scroll", () => {
      this.#offset = this.#sign * this.#rail.scrollLeft;
    }, { passive: true });
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
    this.#offset = this.#sign * this.#rail.scrollLeft;
    this.#places = new Map();
    for (const chip of chips.values()) {
      const box = chip.getBoundingClientRect();
      const x = (isRightToLeft ? rail.right - box.right : box.left - rail.left) + this.#offset;
      this.#places.set(chip, { x, width: box.width });
    }
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
      ? this.#engine.nearestOffset(...bar, this.#offset)
      : this.#engine.centerOffset(...bar);
    if (offset === this.#offset) return;
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
    style.width = `${place.width}px`;
    style.transform = `translateX(${this.#sign * place.x}px)`;
    if (!isInstant) return;
    this.#marker.getBoundingClientRect(); // what was set counts before transitions do
    style.transition = "";
  }
}
