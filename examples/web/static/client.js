// Plays any game of boardrules by pointing, and knows no rules: what can be pointed at, what it is called and what it leads to is told by
// the transport, as examples/web/faces.py writes it. A transport has ask(message), a promise of the answer, and calls `onshown`.

import { keys } from "./keys.js";
import { Labels } from "./labels.js";
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
  // anchors that can be chosen next; what `before` answers with false is not done; what `instead` says is said in place of the question and
  // what can be chosen. Without a `panel` it is the question and the buttons.
  constructor(transport, places, onshown = () => {}, t = (sentence) => sentence) {
    Object.assign(this, { panel: places.buttons, onmissed: () => {}, onoffered: () => {}, before: () => true, instead: () => "" }, places, { transport, onshown, t });
    Object.assign(this, { shown: null, chosen: [], sending: false, due: 0, labels: new Labels(), inside: false, keyboard: false, waiting: "" });
    this.pieces = new Pieces(this.board, {}, { slack: 0.1 }); // a little room in which it may grow
    transport.onshown = (shown) => this.show(shown);
    this.board.addEventListener("click", (event) => {
      if (at(event)) this.point(at(event));
      else this.onmissed(event.target);
    });
    keys(this, BUTTON);
    for (const kind of ["keydown", "pointerdown"]) document.addEventListener(kind, () => (this.keyboard = kind === "keydown"), true);
    document.addEventListener("focusin", ({ target }) => (this.inside = [this.board, this.panel, this.question].some((place) => place.contains(target))));
  }

  // Busy from an action until the picture after it, when the log has as many lines as the answer says.
  get busy() {
    return this.sending || this.shown.lines < this.due;
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
    this.labels.name(shown);
    if (!same) {
      if (before?.seat !== shown.seat || before.question?.text !== shown.question?.text || !this.candidates().length) this.chosen = [];
      this.refuse(null);
    }
    this.onshown(shown);
    setTimeout(() => this.shown === shown && this.goOn()); // a task of its own, so that none is long
    return true;
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
    if (!this.sending) this.goOn();
  }

  // Mark what may be chosen next, offer the rest as buttons. Whoever was there stays there, or goes on to the next thing to choose.
  goOn() {
    const [{ chosen, inside }, instead] = [this, this.instead()];
    if (instead || this.shown.lines < this.due) return this.hold(instead);
    const targets = [...new Set(this.candidates().map((one) => one.anchors[chosen.length]).filter(Boolean))];
    this.pieces.mark({ targets, chosen, focus: chosen.at(-1) ?? null, reach: this.shown.reach?.[chosen.at(-1)] ?? [] });
    this.offer(targets);
    if (inside) this.focusNext();
  }

  async act(one, sure = false) {
    if (this.busy || (!sure && this.before(one) === false)) return;
    this.sending = true;
    this.refuse(null);
    const answer = await this.transport.ask({ type: "act", seen: this.shown.seen, action: one.action });
    this.sending = false;
    this.due = answer.lines ?? 0;
    if (answer.refused || this.busy) this.choose([]);
    if (answer.refused) this.refuse(answer.refused);
    if (this.busy) setTimeout(() => this.due === answer.lines && this.busy && this.askAgain(), PATIENCE);
  }

  // What came of an action is lost: whatever is shown next is offered.
  async askAgain() {
    await this.transport.ask({ type: "whole", since: this.shown.ply });
    this.due = 0;
  }

  // Offer nothing: say something else, or that what came of the own action will be shown.
  hold(instead) {
    this.question.textContent = instead || "...";
    if (!instead) this.stay(true);
    this.pieces.mark();
    this.buttons.replaceChildren();
    this.onoffered([]);
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
