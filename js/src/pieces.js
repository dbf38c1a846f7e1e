// Pictures in pieces: puts a picture of boardrules into a page, and the changes that lead from it to the next. Elements of pieces that stay
// are the same elements afterwards, so focus, scroll and motion survive. Knows no game and no server; ../pieces.d.ts has the types.

const SVG = "http://www.w3.org/2000/svg";
const TEMPLATES = 200; // drawings that are remembered as elements, since the same ones come again
const COLORS = { target: "#0b6bcb", chosen: "#22303c", reach: "#ffd400" };

export class Pieces {
  #layer = null; // the group that has the pieces, null for a document in one piece
  #frame = null;
  #known = new Map(); // the pieces by their keys: { element, drawing }
  #origin = { x: 0, y: 0 }; // where the layer is: what is shifted with it is left alone
  #targets = false; // whether anything may be chosen
  #height = 0; // of the picture with its slack
  #broken = false; // part of a message was put in: nothing that is there can be relied on

  constructor(place, colors = COLORS, { slack = 0 } = {}) {
    Object.assign(this, { place, colors: { ...COLORS, ...colors }, slack, svg: null, number: null });
  }

  /** Show a picture, or changes that lead to it. False if they do not lead from what is shown, or are damaged: ask for the whole then. */
  show(message) {
    if (!message || (!message.whole && message.from !== this.number)) return false;
    const { activeElement } = document;
    try {
      if (message.whole) this.#whole(message.whole);
      else if (message.changes) this.#change(message.changes);
    } catch {
      [this.number, this.#broken] = [null, true];
      return false;
    }
    [this.number, this.#broken] = [message.number, false];
    if (activeElement !== document.activeElement && this.svg.contains(activeElement)) activeElement.focus({ preventScroll: true });
    return true;
  }

  /** The elements of these pieces, of all by default; keys that no piece has are passed over. */
  elements(keys = null) {
    if (!this.#layer) return [];
    return [...(keys ?? this.#known.keys())].map((key) => this.#known.get(key)?.element).filter(Boolean);
  }

  #whole({ frame, pieces }) {
    if (!frame) return this.#document(pieces[0].drawing);
    const texts = pieces.map(({ drawing }) => text(drawing, []));
    const other = pieces.map(({ key }, at) => this.#broken || this.#known.get(key)?.drawing !== texts[at]);
    const edited = pieces.map(({ key }, at) => (other[at] ? this.#edited(key, texts[at]) : null));
    const made = parsed(texts.filter((_, at) => other[at] && !edited[at]));
    if (!this.#layer) this.#begin();
    this.#framed(frame);
    this.#shift(-this.#origin.x, -this.#origin.y);
    const kept = new Set(pieces.map(({ key }) => key));
    for (const key of [...this.#known.keys()]) if (!kept.has(key)) this.#remove(key);
    for (const child of [...this.#layer.children]) if (this.#known.get(child.dataset.key)?.element !== child) child.remove();
    let next = this.#layer.firstElementChild;
    pieces.forEach(({ key, x, y }, at) => {
      const element = this.#drawn(key, texts[at], edited[at] ?? (other[at] ? made.shift() : null), x, y);
      if (element === next) next = next.nextElementSibling;
      else put(this.#layer, element, next);
    });
  }

  #change({ frame = null, gone = [], drawn = [], moved = [], shift = null, put: added = [] }) {
    if (!this.#layer) throw new Error("there are no pieces");
    const all = [...drawn, ...added.map(({ piece }) => piece)];
    const book = [...drawn.map(({ key }) => key), ...gone].flatMap((key) => this.#piece(key).drawing.split("<"));
    const texts = all.map(({ drawing }) => text(drawing, book));
    const edited = all.map(({ key }, at) => this.#edited(key, texts[at]));
    const made = parsed(texts.filter((_, at) => !edited[at]));
    const again = new Set(added.map(({ piece }) => piece.key));
    const left = new Set([...this.#known.keys(), ...again]);
    for (const key of gone) if (!again.has(key)) left.delete(key);
    for (const { key } of moved) this.#piece(key);
    for (const { after } of added) if (after !== null && !left.has(after)) throw new Error(`no piece ${after}`);
    const described = frame && { ...this.#frame, ...frame, description: reworded(frame.description, this.#frame.description) };
    // From here on nothing fails that could have been seen before.
    if (described) this.#framed(described);
    for (const key of gone) if (!again.has(key)) this.#remove(key);
    if (shift) this.#shift(shift.x, shift.y);
    const elements = all.map(({ key, x, y }, at) => this.#drawn(key, texts[at], edited[at] ?? made.shift(), x, y));
    for (const { key, x, y } of moved) this.#move(this.#piece(key).element, x, y);
    added.forEach(({ after }, at) => {
      const next = after === null ? this.#layer.firstElementChild : this.#piece(after).element.nextElementSibling;
      put(this.#layer, elements[drawn.length + at], next);
    });
  }

  #piece(key) {
    const found = this.#known.get(key);
    if (!found) throw new Error(`no piece ${key}`);
    return found;
  }

  #remove(key) {
    this.#known.get(key).element.remove();
    this.#known.delete(key);
  }

  // What leads to a drawing of the same elements as those that are there, null if it has others: most drawings differ in a few words.
  #edited(key, drawing) {
    const piece = this.#broken ? null : this.#known.get(key);
    return piece ? edits(piece.element, piece.drawing, drawing) : null;
  }

  #drawn(key, drawing, made, x, y) {
    let piece = this.#known.get(key);
    if (!piece) {
      const element = made.cloneNode(true);
      element.dataset.key = key;
      this.#known.set(key, (piece = { element, drawing }));
    } else if (made) {
      if (Array.isArray(made)) made.forEach(edit);
      else children(piece.element, made);
      piece.drawing = drawing;
    }
    this.#move(piece.element, x, y);
    return piece.element;
  }

  // Move all pieces by one step: their elements need not be touched. Those that go elsewhere are moved after it.
  #shift(x, y) {
    if (!x && !y) return;
    const { x: before, y: above } = this.#origin;
    this.#origin = { x: before + x, y: above + y };
    set(this.#layer, { transform: translated(this.#origin) });
  }

  #move(element, x = 0, y = 0) {
    set(element, { transform: translated({ x: x - this.#origin.x, y: y - this.#origin.y }) });
  }

  #begin() {
    this.svg = document.createElementNS(SVG, "svg");
    this.#layer = document.createElementNS(SVG, "g");
    this.svg.append(...["title", "desc", "rect", "defs"].map((name) => document.createElementNS(SVG, name)), this.#layer);
    this.#frame = null;
    this.#origin = { x: 0, y: 0 };
    this.#known.clear();
    this.place.replaceChildren(this.svg);
  }

  #framed(frame) {
    const { width, title, description, ground, role } = frame;
    const height = this.#roomy(frame);
    const [named, described, table, defs] = this.svg.children;
    set(this.svg, { viewBox: `0 0 ${width} ${height}`, width, height, "aria-label": title, "font-family": FONT });
    if (!this.#targets) this.svg.setAttribute("role", role);
    set(table, { width, height, rx: 14, fill: ground });
    if (this.#frame?.title !== title) named.textContent = title;
    if (this.#frame?.description !== description) described.textContent = description;
    if (frame.defs !== this.#frame?.defs) defs.replaceChildren(...parsed([frame.defs])[0].cloneNode(true).childNodes);
    this.#frame = frame;
  }

  // With another height, browsers lay out all words of a picture anew: a little room is kept below it, where that is wanted.
  #roomy({ width, height }) {
    const { slack } = this;
    if (!slack) return height;
    const fits = width === this.#frame?.width && height <= this.#height && height >= this.#height * (1 - slack);
    if (!fits) this.#height = Math.ceil(height * (1 + slack / 2));
    return this.#height;
  }

  /** A game that has no pieces: the whole document is one. */
  #document(drawing) {
    if (this.#known.get("")?.drawing === drawing && !this.#broken) return;
    const made = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
    if (made.nodeName !== "svg") throw new Error("no picture");
    [this.#layer, this.#frame] = [null, null];
    this.svg = document.importNode(made, true);
    this.#known = new Map([["", { element: this.svg, drawing }]]);
    this.place.replaceChildren(this.svg);
  }

  /** Mark what may be chosen, what has been chosen, what was pointed at last, and what it reaches, by their anchors, and nothing else. */
  mark({ targets = [], chosen = [], focus = null, reach = [] } = {}) {
    if (!this.svg) return;
    const kinds = [["target", new Set(targets)], ["chosen", new Set(chosen)], ["focus", new Set([focus])], ["reach", new Set(reach)]];
    for (const element of this.svg.querySelectorAll("[data-anchor]")) {
      const anchor = element.getAttribute("data-anchor");
      const wanted = kinds.filter(([, anchors]) => anchors.has(anchor)).map(([kind]) => kind);
      if (wanted.length || element.hasAttribute("data-marked")) this.#mark(element, wanted);
    }
    this.#targets = targets.length > 0;
    this.svg.setAttribute("role", this.#targets ? "group" : this.#frame?.role ?? "img");
  }

  #paint(kind) {
    const { target, chosen, reach } = this.colors;
    if (kind === "target") return { fill: target, "fill-opacity": 0.12, "stroke-width": 3, "stroke-dasharray": "7 3" };
    if (kind === "reach") return { fill: reach, "fill-opacity": 0.4, stroke: chosen, "stroke-width": 2, "stroke-dasharray": "2 4", "stroke-linecap": "round" };
    return { fill: "none", "stroke-width": 4 };
  }

  #mark(element, wanted) {
    const target = wanted.includes("target");
    if (element.dataset.marked === undefined) element.dataset.role = element.getAttribute("role") ?? "";
    if (wanted.length) element.dataset.marked = wanted.join(" ");
    set(element, target ? { role: "button", tabindex: 0 } : { role: element.dataset.role || null, tabindex: null });
    const looked = wanted.includes("focus") || wanted.includes("chosen");
    for (const [kind, on] of [["reach", wanted.includes("reach")], ["target", target], ["chosen", looked]]) {
      let path = [...element.children].find((child) => child.dataset.mark === kind);
      if (!on) path?.remove();
      else {
        if (!path) element.append((path = document.createElementNS(SVG, "path")));
        set(path, { "data-mark": kind, stroke: this.colors[kind], ...this.#paint(kind), d: element.dataset.outline ?? around(element) });
      }
    }
    if (!wanted.length) for (const name of ["data-marked", "data-role"]) element.removeAttribute(name);
  }
}

const FONT = "Verdana, 'DejaVu Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

// The text of a drawing: what is sent by its place in the book is looked up there. What was read is written down in the book.
function text(drawing, book) {
  const found = typeof drawing === "string" ? drawing : drawing.map((part) => (typeof part === "string" ? part : copied(book, part))).join("<");
  book.push(...found.split("<"));
  return found;
}

function copied(book, [from, count], between = "<") {
  if (!(from >= 0 && count > 0 && from + count <= book.length)) throw new Error("not in the book");
  return book.slice(from, from + count).join(between);
}

// A description that may name clauses of the one before; undefined: it is the same.
function reworded(told, before) {
  if (!Array.isArray(told)) return told ?? before;
  const book = before.split(/(?<=[.,] )/);
  return told.map((part) => (typeof part === "string" ? part : copied(book, part, ""))).join("");
}

const TAG = /^([\w:-]+)((?: [\w:-]+="[^"]*")*)(\/?)>([^]*)$/;
const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (escaped) => escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);
const attributes = (tag) => new Map([...tag.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value).replace(/[\t\n\r]/g, " ")]));

// What differs between two drawings with the same elements in the same order, the old one of which is in `root`; null if more differs. Such a
// drawing need not be read as a document.
function edits(root, old, now) {
  const [was, is] = [old.split("<"), now.split("<")];
  if (was.length !== is.length || was[0] !== is[0]) return null;
  const elements = [...root.querySelectorAll("*")].filter((element) => !element.hasAttribute("data-mark"));
  const found = [];
  let number = -1;
  for (let at = 1; at < is.length; at++) {
    if (!is[at].startsWith("/")) number++;
    if (is[at] === was[at]) continue;
    const [before, after] = [TAG.exec(was[at]), TAG.exec(is[at])];
    if (!before || !after || before[1] !== after[1] || before[3] !== after[3] || !before[4] !== !after[4]) return null;
    if (/&(?!(?:amp|lt|gt|quot|#x27);)|>/.test(after[2] + after[4]) || !elements[number]) return null;
    const [gone, set] = [attributes(before[2]), attributes(after[2])];
    if (gone.get("data-anchor") !== set.get("data-anchor")) return null;
    for (const name of set.keys()) gone.delete(name);
    found.push({ element: elements[number], gone: [...gone.keys()], set, words: before[4] === after[4] ? null : plain(after[4]) });
  }
  return number + 1 === elements.length ? found : null;
}

function edit({ element, gone, set: values, words }) {
  const marked = element.hasAttribute("data-marked");
  if (marked) {
    element.dataset.role = values.get("role") ?? "";
    for (const name of ["role", "tabindex"]) values.delete(name);
  }
  for (const name of gone) if (!marked || (name !== "role" && name !== "tabindex")) element.removeAttribute(name);
  set(element, Object.fromEntries(values));
  if (words !== null) element.firstChild.nodeValue = words;
}

// A group for each text, which nobody changes: it is remembered. Those that are not are read at once: an error in one is an error in all.
const templates = new Map();

function parsed(texts) {
  if (!texts.length) return [];
  const fresh = [...new Set(texts)].filter((one) => !templates.has(one));
  const source = `<svg xmlns="${SVG}">${fresh.map((one) => `<g>${one}</g>`).join("")}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(source, "image/svg+xml");
  const made = [...documentElement.children].map((element) => document.adoptNode(element));
  if (made.length !== fresh.length || made.some((element) => element.nodeName !== "g" || element.querySelector("parsererror"))) throw new Error("no drawing");
  const read = new Map(fresh.map((one, at) => [one, made[at]]));
  const found = texts.map((one) => templates.get(one) ?? read.get(one));
  if (templates.size > TEMPLATES) templates.clear();
  for (const [one, element] of read) templates.set(one, element);
  return found;
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
  }
}

// A transform without the last digits, in which sums differ; null: none is needed.
function translated(step) {
  const [x, y] = [step.x, step.y].map((value) => Number(value.toFixed(6)));
  return x || y ? `translate(${x} ${y})` : null;
}

// Put an element before another; one that is in the page keeps focus and motion where the browser can move it.
function put(layer, element, next) {
  if (element === next || (element.parentNode === layer && element.nextElementSibling === next)) return;
  if (element.parentNode === layer && layer.moveBefore) layer.moveBefore(element, next);
  else layer.insertBefore(element, next);
}

// The outline of an element that brings none.
function around(element) {
  const { x, y, width, height } = element.getBBox();
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const anchor = (node) => (node.nodeType === Node.ELEMENT_NODE ? node.getAttribute("data-anchor") : null);
const same = (one, other) => one.nodeName === other.nodeName && anchor(one) === anchor(other);

// Make the children of an element those of another. What is of one kind, or of one anchor, stays the same node.
function children(old, made) {
  const marks = old.hasAttribute("data-marked") ? [...old.children].filter((child) => child.hasAttribute("data-mark")) : [];
  for (const mark of marks) mark.remove();
  let at = old.firstChild;
  for (const child of [...made.childNodes]) {
    let found = at;
    if (anchor(child) !== null) while (found && !same(found, child)) found = found.nextSibling;
    if (!found || !same(found, child)) {
      old.insertBefore(child.cloneNode(true), at);
      continue;
    }
    while (at !== found) [at] = [at.nextSibling, at.remove()];
    at = at.nextSibling;
    if (found.isEqualNode(child)) continue;
    if (child.nodeType === Node.ELEMENT_NODE) morph(found, child);
    else found.nodeValue = child.nodeValue;
  }
  while (at) [at] = [at.nextSibling, at.remove()];
  old.append(...marks);
}

function morph(old, made) {
  const marked = old.hasAttribute("data-marked");
  const kept = (name) => marked && (name === "role" || name === "tabindex" || name === "data-marked" || name === "data-role");
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name) && !kept(name)) old.removeAttribute(name);
  for (const { name, value } of made.attributes) if (!kept(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (marked) old.dataset.role = made.getAttribute("role") ?? "";
  children(old, made);
}
