// Waits for things to calm down.

// What to call whenever something happens, so that `act` is called once nothing has for `delay` ms, and what to call so
// that it is not. One timer runs on however much happens: in a scroll something does at every frame.
export function afterQuiet(delay, act) {
  let timer = 0;
  let last = 0; // when something happened
  const look = () => {
    const left = last + delay - performance.now();
    timer = left > 0 ? setTimeout(look, left) : 0;
    if (!timer) act();
  };
  const happen = () => {
    last = performance.now();
    timer ||= setTimeout(look, delay);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = 0;
  };
  return { happen, cancel };
}
