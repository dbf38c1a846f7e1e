// Motion: what lay elsewhere in the picture before glides to where it lies now. Knows no game: a piece is known by its data-key, a card
// that changes its piece by its data-card. Where things lie is asked only where cards may change their piece, and when the browser has laid
// the picture out anyway.

const HOW = { duration: 200, easing: "ease-out" };
const FAR = 4; // pixels; less is no motion
const MOST = 24; // things that glide at once; more are another layout
const CARD = "[data-card]";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const step = ({ x, y }) => `translate(${x}px, ${y}px)`;
const round = (value) => Number(value.toFixed(3));
const point = (transform) => {
  const [x, y] = (/translate\((\S+) (\S+)\)/.exec(transform) ?? [0, 0, 0]).slice(1).map(Number);
  return { x, y };
};

// Show what a message brings, and let what is another place afterwards glide there. Returns what showing it returned. What the message
// shifts as a whole is no motion: something above it has grown.
export function glide(pieces, message) {
  if (still() || document.hidden) return pieces.show(message);
  const { shift = { x: 0, y: 0 }, moved = [] } = message?.changes ?? {};
  const touched = named(message);
  const all = touched && new Set([...touched, ...moved.map(({ key }) => key)]);
  const [keys, lying, size] = [placed(pieces, all), outermost(pieces, touched), sizeOf(pieces)];
  const cards = new Map(lying.length ? once(pieces, lying).map((one) => [one.card, one]) : []);
  const done = pieces.show(message);
  if (size !== sizeOf(pieces)) return done; // another layout
  const gliding = new Map();
  for (const [key, { element, own, x, y }] of placed(pieces, all)) {
    const before = keys.get(key);
    if (!before || (before.x === x && before.y === y)) continue;
    const [dx, dy] = [round(before.x + shift.x - x), round(before.y + shift.y - y)];
    if (dx || dy) gliding.set(element, [step({ x: own.x + dx, y: own.y + dy }), step(own)]);
  }
  if (gliding.size > MOST) return done;
  for (const [element, [from, to]] of gliding) run(element, from, to);
  if (cards.size) requestAnimationFrame(() => follow(pieces, touched, cards, gliding));
  return done;
}

// Cards that lie in another piece than before glide from where they lay.
function follow(pieces, touched, cards, gliding) {
  const others = outermost(pieces, touched).filter((element) => cards.has(element.dataset.card) && cards.get(element.dataset.card).element !== element);
  for (const { element, card, x, y, scale } of others.length ? once(pieces, others) : []) {
    const before = cards.get(card);
    if (gliding.has(element.closest("[data-key]"))) continue;
    const [dx, dy] = [before.x - x, before.y - y];
    if (Math.hypot(dx, dy) < FAR) continue;
    const own = step(point(element.getAttribute("transform")));
    run(element, `translate(${dx / scale}px, ${dy / scale}px) ${own}`, own);
  }
}

// What glides is in nobody's way.
function run(element, from, to) {
  element.style.pointerEvents = "none";
  element.animate([{ transform: from }, { transform: to }], HOW).finished.catch(() => {}).finally(() => element.removeAttribute("style"));
}

const sizeOf = ({ svg }) => svg?.getAttribute("width");

// Where these pieces are (null: all), in their layer, which may be shifted, and in the picture.
function placed(pieces, keys) {
  const elements = pieces.elements(keys);
  const layer = point(elements[0]?.parentElement.getAttribute("transform"));
  return new Map(elements.map((element) => {
    const own = point(element.getAttribute("transform"));
    return [element.dataset.key, { element, own, x: round(own.x + layer.x), y: round(own.y + layer.y) }];
  }));
}

// The keys of the pieces in which cards may be others afterwards; null: all.
function named(message) {
  if (!message?.changes) return message?.whole ? null : new Set();
  const { gone = [], drawn = [], put = [] } = message.changes;
  return new Set([...gone, ...drawn.map(({ key }) => key), ...put.map(({ piece }) => piece.key)]);
}

// The cards in those pieces (null: all), without those that are parts of others.
function outermost(pieces, keys) {
  const places = keys ? pieces.elements(keys) : [pieces.place];
  return places.flatMap((place) => [...place.querySelectorAll(CARD)]).filter((element) => !element.parentElement.closest(CARD));
}

// Those of the cards that are there once in the whole picture, and where. The browser lays out what has changed, if anything has.
function once(pieces, elements) {
  const counted = new Map();
  for (const { dataset } of outermost(pieces, null)) counted.set(dataset.card, (counted.get(dataset.card) ?? 0) + 1);
  const scale = pieces.svg.getScreenCTM?.()?.a || 1;
  return elements.filter(({ dataset }) => counted.get(dataset.card) === 1).map((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { element, card: element.dataset.card, x, y, scale };
  });
}
