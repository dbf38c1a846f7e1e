// Keeps hands from slipping: a double tap does one thing, and the focus is never lost.

const SOON = 400; // milliseconds between the taps of a double tap
const NEAR = 24; // pixels between them

const BUTTON = 'button, a, [role="button"]';

// Ignore the second tap of a double tap where `places` have changed since the first, or where another button is now, such as one of a dialog:
// it is not meant for what has come there.
export function steadyTaps(...places) {
  let [changed, before] = [0, null];
  const note = () => (changed = performance.now());
  for (const place of places) new MutationObserver(note).observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ["role", "hidden"] });
  document.addEventListener("click", (event) => {
    if (!event.detail) return; // by a key
    const { timeStamp, clientX, clientY } = event;
    const on = event.target.closest(BUTTON);
    const twice = before && timeStamp - before.timeStamp < SOON && Math.hypot(clientX - before.clientX, clientY - before.clientY) < NEAR;
    if (twice && (changed > before.timeStamp || (on && before.on && on !== before.on))) {
      event.stopPropagation();
      event.preventDefault();
    } else before = { timeStamp, clientX, clientY, on };
  }, true);
}

// Whoever had the focus on something that has gone goes on at `home`, the first of them that is there.
export function steadyFocus(...home) {
  let last = null;
  document.addEventListener("focusin", ({ target }) => (last = target));
  new MutationObserver(() => {
    const { activeElement, body } = document;
    if (last?.checkVisibility() || !(activeElement === body || activeElement === last) || !last) return;
    home.find((one) => one.checkVisibility())?.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["hidden", "class"] });
}
