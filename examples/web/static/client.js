// Plays any game of boardrules by pointing, and knows no rules: what can be pointed at, what it is called and what it leads to is told by
// the transport, as examples/web/faces.py writes it. A transport has ask(message), a promise of the answer, and calls `onshown`.

import { nextBy } from "./keys.js";
import { glide } from "./motion.js";
import { Pieces } from "./pieces.js";
import { reasons } from "./reasons.js";

const PATIENCE = 3000; // milliseconds after an action until it is asked what came of it
const BUTTON = '[data-anchor][role="button"]';

// What can be chosen where somebody clicked, also below what lies upon it.
const at = ({ target, clientX, clientY }) => [target, ...document.elementsFromPoint(clientX, clientY)].map((element) => element.closest(BUTTON)).find(Boolean);

export class Client {
  // `places` are elements of the page: board, question, buttons, refusal. `onshown` is called with all that is shown.
  // `t` says a sentence of the client's own in another language. `onmissed` is told of a click on what cannot be chosen, `onoffered` of the
  // anchors that can be chosen next; what `before` answers with false is not done. Without a `panel` it is the question and the buttons.
  constructor(transport, places, onshown = () => {}, t = (sentence) => sentence) {
    Object.assign(this, { panel: places.buttons, onmissed: () => {}, onoffered: () => {}, before: () => true }, places, { transport, onshown, t });
    Object.assign(this, { shown: null, chosen: [], busy: false, sending: false, labels: new Map(), inside: false, keyboard: false, waiting: "" });
    this.pieces = new Pieces(this.board, {}, { slack: 0.1 }); // a little room in which it may grow
    transport.onshown = (shown) => this.show(shown);
    this.board.addEventListener("click", (event) => {
      if (at(event)) this.point(at(event));
      else this.onmissed(event.target);
    });
    this.board.addEventListener("keydown", (event) => {
      const element = event.target.closest(BUTTON);
      const next = element && nextBy(event.key, element, [...this.board.querySelectorAll(BUTTON)]);
      if (!next && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (next) next.focus();
      else this.point(element);
    });
    document.addEventListener("keydown", ({ key }) => key === "Escape" && this.chosen.length && this.choose([]));
    for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, () => (this.keyboard = kind === "keydown"), true);
    document.addEventListener("focusin", ({ target }) => (this.inside = [this.board, this.panel, this.question].some((place) => place.contains(target))));
  }

  // Something has happened: show it, and go on choosing. Where it does not lead on from what is shown, false: the whole is asked for.
  show(shown) {
    const before = this.shown;
    const same = before?.seen === shown.seen && before.seat === shown.seat;
    shown.table ??= before?.table; // told when it is another
    if (!glide(this.pieces, shown.picture)) {
      this.transport.ask({ type: "whole", since: before?.ply ?? 0 });
      return false;
    }
    this.shown = shown;
    this.stay();
    this.name(shown);
    if (!same) {
      if (before?.seat !== shown.seat || before.question?.text !== shown.question?.text || !this.candidates().length) this.chosen = [];
      this.busy = this.sending; // somebody else has acted meanwhile
      this.refuse(null);
    }
    this.onshown(shown);
    setTimeout(() => this.shown === shown && this.goOn()); // a task of its own, so that none is long
    return true;
  }

  // Labels come once each, by number; where everything is at hand they are in the actions.
  name({ labels, actions }) {
    if (!labels) return;
    for (const number of this.labels.keys()) if (number < labels.first || number >= labels.from) this.labels.delete(number);
    labels.said.forEach((label, at) => this.labels.set(labels.from + at, label));
    for (const one of actions) one.label = this.labels.get(one.label) ?? "";
  }

  // The actions that begin with what was pointed at so far.
  candidates(chosen = this.chosen) {
    return this.shown.actions.filter((one) => chosen.every((anchor, step) => one.anchors[step] === anchor));
  }

  point(element) {
    if (!element || this.busy) return;
    const chosen = [...this.chosen, element.dataset.anchor];
    if (this.candidates(chosen).length) this.choose(chosen); // else it is of the picture before: a double click
  }

  // Point at these things, in this order: the only action that they name is taken, else what is left open is asked. Nobody is asked for it.
  choose(chosen) {
    this.chosen = chosen;
    this.refuse(null);
    const left = this.candidates();
    if (chosen.length && left.length === 1 && left[0].anchors.length === chosen.length) this.act(left[0]);
    if (!this.busy) this.goOn();
  }

  // Mark what may be chosen next, offer the rest as buttons. Whoever was there stays there, or goes on to the next thing to choose.
  goOn() {
    const { chosen, inside } = this;
    const targets = [...new Set(this.candidates().map((one) => one.anchors[chosen.length]).filter(Boolean))];
    this.pieces.mark({ targets, chosen, focus: chosen.at(-1) ?? null, reach: this.shown.reach?.[chosen.at(-1)] ?? [] });
    this.offer(targets);
    if (inside) this.focusNext();
  }

  async act(one, sure = false) {
    if (this.busy || (!sure && this.before(one) === false)) return;
    this.busy = this.sending = true;
    this.refuse(null);
    const before = this.shown;
    const answer = await this.transport.ask({ type: "act", seen: before.seen, action: one.action });
    this.sending = false;
    this.busy = !answer.refused && this.shown.seen === before.seen; // until it is shown what came of it
    if (answer.refused) {
      if (this.shown.seen === before.seen) this.choose([]);
      this.refuse(answer.refused);
    } else if (this.shown.seen === before.seen) {
      this.question.textContent = "...";
      this.stay(true);
      this.buttons.replaceChildren();
      this.onoffered([]);
      setTimeout(() => this.shown.seen === before.seen && this.transport.ask({ type: "whole", since: before.ply }), PATIENCE); // what came of it is lost
    }
  }

  // The question, and buttons for the actions that pointing leaves open.
  offer(targets) {
    const { shown, chosen } = this;
    const open = this.candidates().filter((one) => one.anchors.length === chosen.length);
    this.question.textContent = shown.question ? shown.question.text : shown.over ? this.t("The game is over.") : this.waiting;
    this.buttons.replaceChildren(...open.map((one) => this.button(one.label, () => this.act(one))));
    if (chosen.length) this.buttons.append(this.button(this.t("Choose something else"), () => this.choose([]), "cancel"));
    this.onoffered(targets);
  }

  button(text, click, kind = "action") {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: text, className: kind });
    made.addEventListener("click", click);
    return made;
  }

  // Who was at the game is not thrown out of it when what had the focus goes.
  stay(going = document.activeElement === document.body) {
    if (going && this.inside) this.question.focus({ preventScroll: true });
  }

  // Whoever has the focus on nothing that can be used goes on to the next thing to choose.
  focusNext(on = document.activeElement) {
    if (on.checkVisibility() && ![document.body, this.question].includes(on) && (on.matches(BUTTON) || !this.board.contains(on))) return;
    (this.board.querySelector(BUTTON) ?? this.buttons.querySelector("button") ?? this.question).focus({ preventScroll: !this.keyboard });
  }

  // Say why something was refused, with the rule behind it, opened; null: nothing was.
  refuse(refused) {
    this.refusal.replaceChildren(...(refused ? reasons(refused, this.t) : []));
  }
}
