// One bar of chips or tabs: which link is lit, the capsule or line that slides to it, and that it can be seen.

import { oneTabStop } from "./bar-keys.js";

const markers = { center: "capsule", nearest: "underline" }; // by how the bar scrolls: `data-bar`

export class Bar {
  #engine;
  #rail;
  #isNearest;
  #chipOfSection; // that of the nearest section at or before it that has one
  #marker = document.createElement("span");
  #lit = null;
  #stopAt;

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
  }

  // Lights the chip of a section; -1 is none. Says whether that changed anything.
  light(section) {
    const chip = this.#chipOfSection[section] ?? null;
    if (chip === this.#lit) return false;
    this.#lit?.removeAttribute("aria-current");
    chip?.setAttribute("aria-current", "true");
    this.#lit = chip;
    this.#stopAt(chip);
    return true;
  }

  // Brings the marker to the lit chip, and the chip to where it can be seen. Lengths count from the edge where text
  // starts, as the engine's do.
  show(isInstant) {
    this.#marker.hidden = !this.#lit;
    if (!this.#lit) return;
    const rail = this.#rail.getBoundingClientRect();
    const chip = this.#lit.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(this.#rail).direction === "rtl";
    const sign = isRightToLeft ? -1 : 1;
    const current = sign * this.#rail.scrollLeft;
    const x = (isRightToLeft ? rail.right - chip.right : chip.left - rail.left) + current;
    const bar = [this.#rail.clientWidth, this.#rail.scrollWidth, x, chip.width];
    const offset = this.#isNearest
      ? this.#engine.nearestOffset(...bar, current)
      : this.#engine.centerOffset(...bar);

    const { style } = this.#marker;
    if (isInstant) style.transition = "none";
    style.width = `${chip.width}px`;
    style.transform = `translateX(${sign * x}px)`;
    this.#rail.scrollTo({ left: sign * offset, behavior: isInstant ? "instant" : "smooth" });
    if (isInstant) {
      this.#marker.getBoundingClientRect(); // what was set counts before transitions do
      style.transition = "";
    }
  }
}
