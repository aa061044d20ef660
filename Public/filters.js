// The calendar's filters, followed in place: the same addresses as without this script, but no new page, and the day that
// the reader looks at stays where it is.

import { leave } from "./address.js";

const root = document.documentElement;
const links = [...document.querySelectorAll("[data-show]")];
const days = [...document.querySelectorAll(".day")];

// Calls `changed` after each change of the page's content, with the offset that leaves the reader's day in its place.
export function followFilters(changed) {
  if (links.length === 0) return;
  const everything = links[0].dataset.show;

  const show = (filter) => {
    if (filter === root.dataset.filter || !links.some((link) => link.dataset.show === filter)) return;
    const day = days.find((candidate) => candidate.getBoundingClientRect().bottom > window.innerHeight / 2);
    const before = day?.getBoundingClientRect().top ?? 0;
    root.dataset.filter = filter;
    for (const link of links) {
      if (link.dataset.show === filter) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    changed(window.scrollY + (day ? day.getBoundingClientRect().top - before : 0));
  };

  for (const link of links) {
    link.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // opens elsewhere
      event.preventDefault();
      if (link.dataset.show === root.dataset.filter) return;
      leave(window.scrollY);
      history.pushState(null, "", link.href);
      show(link.dataset.show);
    });
  }
  addEventListener("popstate", () => show(new URLSearchParams(location.search).get("filter") ?? everything));
}
