// The button that leads back to the top of the page. Without script it is a plain link that is always there.

// Gives what shows the button, or hides it, for the present offset.
export function startToTop(engine, scrollToTop) {
  const button = document.querySelector("[data-to-top]");
  if (!button) return () => {};
  const threshold = Number(button.dataset.threshold);
  const start = document.getElementById(button.hash.slice(1));

  const show = (offset) => {
    const isHidden = !engine.showsToTop(offset, threshold);
    if (isHidden === button.hidden) return;
    if (isHidden && button === document.activeElement) start.focus({ preventScroll: true });
    button.hidden = isHidden;
  };

  button.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollToTop();
    start.focus({ preventScroll: true }); // Tab goes on from the page's start
  });
  return show;
}
