// Every bar of the page tells which section is current.

import { Bar } from "./bar.js";

let bars = [];
let lit; // the section; none yet

export function startBars(engine) {
  bars = [...document.querySelectorAll("[data-bar]")].map((nav) => new Bar(nav, engine));
}

export function listSections(sectionIDs) {
  for (const bar of bars) bar.list(sectionIDs);
}

export function light(section, behavior = "smooth") {
  if (section === lit && behavior !== "instant") return;
  lit = section;
  const others = bars.filter((bar) => bar.choose(section));
  // A bar that scrolls asks the browser for the page's layout: before anything is written, that costs nothing.
  for (const bar of others) bar.scroll(behavior);
  for (const bar of others) bar.show(behavior);
}
