// How wide pictures are asked for, in which colours, and how large they are shown. A few widths only, so that many screens share a picture.

const WIDTHS = [320, 360, 390, 480, 640, 768, 1024, 1280];
const LARGEST = 4;
const KEY = "boardrules.colors";
const DARK = matchMedia("(prefers-color-scheme: dark)");
const REACH = "#ffd400";
export const MARKS = {
  light: { target: "#0b6bcb", chosen: "#22303c", reach: REACH },
  dark: { target: "#6cb6ff", chosen: "#e9eef2", reach: REACH },
};

export class Screen {
  // `stage` is the element with the pictures; `onchange` is called when other pictures are wanted.
  constructor(stage, onchange) {
    Object.assign(this, { stage, onchange, zoom: 1, told: null, room: stage.clientWidth });
    document.documentElement.dataset.colors = this.colors;
    new ResizeObserver(() => this.changed()).observe(stage);
    DARK.addEventListener("change", () => this.changed());
    this.#pinch();
  }

  get colors() {
    return localStorage.getItem(KEY) ?? "auto";
  }

  set colors(chosen) {
    localStorage.setItem(KEY, chosen);
    document.documentElement.dataset.colors = chosen;
    this.changed();
  }

  get palette() {
    return this.colors === "auto" ? (DARK.matches ? "dark" : "light") : this.colors;
  }

  get marks() {
    return MARKS[this.palette];
  }

  // What a picture is asked for.
  now() {
    this.room = this.stage.clientWidth;
    this.told = { width: WIDTHS.findLast((width) => width <= this.room) ?? WIDTHS[0], palette: this.palette };
    return this.told;
  }

  changed() {
    const before = this.told;
    this.room = this.stage.clientWidth;
    this.fit();
    if (!before) return; // nothing has been asked for yet
    const now = this.now();
    if (now.width !== before.width || now.palette !== before.palette) this.onchange(now);
  }

  // A picture fills the room; one that is wider than what was asked for, such as a map, is as much wider, and scrolls. How much room there is
  // has been read before: to read it now would make the browser lay out what has just been changed.
  fit() {
    const wide = this.#wide();
    for (const svg of this.stage.querySelectorAll("svg")) svg.style.width = `${this.room * wide * this.zoom}px`;
  }

  #wide() {
    const width = Number(this.stage.querySelector(":scope > :not([hidden]) > svg")?.getAttribute("width"));
    return width && this.told ? Math.max(1, width / this.told.width) : 1;
  }

  // The whole width of the picture at once is the smallest.
  get smallest() {
    return 1 / this.#wide();
  }

  // Enlarge the picture around a point of the screen, by default the middle of what is seen.
  enlarge(factor, x = null, y = null) {
    const before = this.zoom;
    this.zoom = Math.min(LARGEST, Math.max(this.smallest, before * factor));
    const { left, top, width, height } = this.stage.getBoundingClientRect();
    const [atX, atY] = [(x ?? left + width / 2) - left, (y ?? top + height / 2) - top];
    const [oldX, oldY] = [this.stage.scrollLeft + atX, this.stage.scrollTop + atY];
    this.fit();
    const grown = this.zoom / before;
    this.stage.scrollTo(oldX * grown - atX, oldY * grown - atY);
  }

  #pinch() {
    const fingers = new Map();
    let apart = 0;
    const spread = () => {
      const [one, other] = [...fingers.values()];
      return Math.hypot(one.x - other.x, one.y - other.y);
    };
    const { stage } = this;
    stage.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "touch") fingers.set(event.pointerId, event);
      if (fingers.size === 2) apart = spread();
    });
    stage.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, event);
      if (fingers.size !== 2) return;
      const now = spread();
      const [one, other] = [...fingers.values()];
      if (apart && Math.abs(now / apart - 1) > 0.02) {
        this.enlarge(now / apart, (one.x + other.x) / 2, (one.y + other.y) / 2);
        apart = now;
      }
    });
    for (const kind of ["pointerup", "pointercancel", "pointerleave"]) stage.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
}
