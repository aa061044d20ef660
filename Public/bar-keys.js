// One tab stop a bar: Tab reaches the lit link, the arrow keys, Home and End go on from there. Enter follows a link as
// anywhere. Returns the function that names the lit link.

export function oneTabStop(rail) {
  const links = [...rail.querySelectorAll("a[href]")];
  let lit = links[0];
  const stopAt = (chosen) => {
    for (const link of links) link.tabIndex = link === chosen ? 0 : -1;
  };

  rail.tabIndex = -1; // Firefox would make what scrolls a stop of its own
  rail.addEventListener("focusin", ({ target }) => stopAt(links.includes(target) ? target : lit));
  rail.addEventListener("focusout", ({ relatedTarget }) => {
    if (!rail.contains(relatedTarget)) stopAt(lit);
  });
  rail.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const here = links.indexOf(event.target);
    const onwards = getComputedStyle(rail).direction === "rtl" ? -1 : 1;
    const places = { ArrowRight: here + onwards, ArrowLeft: here - onwards, Home: 0, End: links.length - 1 };
    if (here < 0 || !(event.key in places)) return;
    event.preventDefault(); // the page does not scroll
    const link = links[places[event.key]];
    link?.focus({ preventScroll: true }); // browsers leave a link that is partly cut where it is
    link?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  stopAt(lit);
  return (link) => {
    lit = link ?? links[0];
    if (!rail.contains(document.activeElement)) stopAt(lit);
  };
}
