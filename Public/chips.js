// Every bar of the page tells which section is current.

import { Bar } from "./bar.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
let bars = [];

export function startBars(sectionIDs, engine) {
  bars = [...document.querySelectorAll("[data-bar]")].map((nav) => new Bar(nav, sectionIDs, engine));
}

export function light(section, behavior) {
  for (const bar of bars) {
    if (bar.light(section)) bar.show(isInstant(behavior));
  }
}

// Anew, where measures have changed.
export function showLit(behavior) {
  for (const bar of bars) bar.show(isInstant(behavior));
}

const isInstant = (behavior) => behavior === "instant" || reducedMotion.matches;
