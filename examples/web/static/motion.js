// Motion: what lay elsewhere in the picture before glides to where it lies now. Knows no game: a piece is known by its data-key, a card
// that changes its piece by its data-card.

const HOW = { duration: 200, easing: "ease-out" };
const FAR = 4; // pixels; less is no motion

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const moved = (transform) => transform?.replace(/translate\((\S+) (\S+)\)/, "translate($1px, $2px)") ?? "translate(0px, 0px)";

// Make a change of the picture in `place`, and let what is another place afterwards glide there. Returns what `change` returns.
export function glide(place, change) {
  if (still() || document.hidden) return change();
  const [keys, cards, size] = [placed(place), lying(place), sizeOf(place)];
  const done = change();
  if (size !== sizeOf(place)) return done; // another layout
  const gliding = new Set();
  for (const [key, { element, transform }] of placed(place)) {
    const before = keys.get(key);
    if (!before || before.transform === transform) continue;
    gliding.add(element);
    run(element, moved(before.transform), moved(transform));
  }
  for (const [card, { element, x, y, scale }] of lying(place)) {
    const before = cards.get(card);
    if (!before || before.element === element || gliding.has(element.closest("[data-key]"))) continue;
    const [dx, dy] = [before.x - x, before.y - y];
    if (Math.hypot(dx, dy) < FAR) continue;
    const own = moved(element.getAttribute("transform"));
    run(element, `translate(${dx / scale}px, ${dy / scale}px) ${own}`, own);
  }
  return done;
}

// What glides is in nobody's way.
function run(element, from, to) {
  element.style.pointerEvents = "none";
  element.animate([{ transform: from }, { transform: to }], HOW).finished.catch(() => {}).finally(() => element.removeAttribute("style"));
}

const sizeOf = (place) => place.querySelector("svg")?.getAttribute("width");

const placed = (place) => new Map([...place.querySelectorAll("g[data-key]")].map((element) => [element.dataset.key, { element, transform: element.getAttribute("transform") }]));

// The cards that are there once, and where.
function lying(place) {
  const found = new Map();
  const scale = place.querySelector("svg")?.getScreenCTM?.()?.a || 1;
  for (const element of place.querySelectorAll("[data-card]")) {
    if (element.parentElement.closest("[data-card]")) continue;
    const { card } = element.dataset;
    if (found.has(card)) found.set(card, null);
    else {
      const { x, y } = element.getBoundingClientRect();
      found.set(card, { element, x, y, scale });
    }
  }
  for (const [card, one] of found) if (!one) found.delete(card);
  return found;
}
