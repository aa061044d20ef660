// The chip bar: which chip is lit, the capsule behind it, and that it can be seen.

const bar = document.querySelector(".rail");
const chips = [...document.querySelectorAll("[data-chip]")];
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const capsule = document.createElement("span");
capsule.className = "capsule";
capsule.setAttribute("aria-hidden", "true");
capsule.hidden = true; // until a chip is lit
bar?.append(capsule);

let lit;

// The chip of a section: that of the nearest section at or before it that has one.
export function chipOf(sectionIDs) {
  const ids = new Set(chips.map((chip) => chip.dataset.chip));
  let id = null;
  return sectionIDs.map((section) => (id = ids.has(section) ? section : id));
}

export function light(id, behavior = "smooth") {
  if (id === lit) return;
  lit = id;
  for (const chip of chips) {
    if (chip.dataset.chip === id) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
  }
  showLit(behavior);
}

// Brings the capsule behind the lit chip and the chip to the middle of the bar; at once where nothing shall move.
export function showLit(behavior) {
  const chip = chips.find((candidate) => candidate.dataset.chip === lit);
  capsule.hidden = !chip;
  if (!chip) return;
  const start = bar.getBoundingClientRect().left - bar.scrollLeft;
  const box = chip.getBoundingClientRect();
  const isInstant = behavior === "instant" || reducedMotion.matches;
  if (isInstant) capsule.style.transition = "none";
  capsule.style.width = `${box.width}px`;
  capsule.style.transform = `translateX(${box.left - start}px)`;
  const left = box.left - start + box.width / 2 - bar.clientWidth / 2;
  bar.scrollTo({ left, behavior: isInstant ? "instant" : "smooth" });
  if (isInstant) {
    capsule.getBoundingClientRect(); // what was set counts before transitions do
    capsule.style.transition = "";
  }
}
