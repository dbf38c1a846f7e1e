// Plays any game of boardrules by pointing, and knows no rules: what can be pointed at, what it is called and what it leads to is told by
// the transport, as examples/web/faces.py writes it. A transport has ask(message), a promise of the answer, and calls `onshown`.

import { Pieces } from "./pieces.js";

const PATIENCE = 3000; // milliseconds after an action until it is asked what came of it
const BUTTON = '[data-anchor][role="button"]';

export class Client {
  // `places` are elements of the page: board, question, buttons, refusal. `onshown` is called with all that is shown.
  // `t` says a sentence of the client's own in another language.
  constructor(transport, places, onshown = () => {}, t = (sentence) => sentence) {
    Object.assign(this, places, { transport, onshown, t, shown: null, chosen: [], busy: false, labels: new Map() });
    this.pieces = new Pieces(this.board);
    transport.onshown = (shown) => this.show(shown);
    this.board.addEventListener("click", (event) => this.point(event.target.closest(BUTTON)));
    this.board.addEventListener("keydown", (event) => {
      const element = event.target.closest(BUTTON);
      if (element && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        this.point(element);
      }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.chosen.length) this.choose([]);
    });
  }

  // Something has happened: show it, and go on choosing where that is still possible. Where it does not lead on from what is shown, false:
  // nothing of it is shown, and the whole is asked for.
  show(shown) {
    const before = this.shown;
    const same = before?.seen === shown.seen && before.seat === shown.seat;
    const focused = this.board.contains(document.activeElement);
    if (!this.pieces.show(shown.picture)) {
      this.transport.ask({ type: "whole", since: before?.ply ?? 0 });
      return false;
    }
    this.shown = shown;
    this.name(shown);
    if (!same) {
      if (before?.seat !== shown.seat || before.question?.text !== shown.question?.text || !this.candidates().length) this.chosen = [];
      this.busy = false;
      this.refuse(null);
    }
    this.onshown(shown);
    setTimeout(() => this.shown === shown && this.goOn(focused)); // a task of its own, so that none is long
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
    const focused = this.board.contains(document.activeElement);
    this.chosen = chosen;
    const left = this.candidates();
    if (chosen.length && left.length === 1 && left[0].anchors.length === chosen.length) return this.act(left[0]);
    this.goOn(focused);
  }

  goOn(focused) {
    this.mark(focused);
    this.offer();
  }

  async act(one) {
    if (this.busy) return;
    this.busy = true;
    this.refuse(null);
    const before = this.shown;
    const answer = await this.transport.ask({ type: "act", seen: before.seen, action: one.action });
    if (answer.refused) {
      this.busy = false;
      this.refuse(answer.refused);
      if (this.shown.seen === before.seen) this.choose([]);
    } else if (this.shown.seen === before.seen) {
      this.question.textContent = "...";
      this.buttons.replaceChildren();
      setTimeout(() => this.shown === before && this.transport.ask({ type: "whole", since: before.ply }), PATIENCE); // what came of it is lost
    }
  }

  // The question, and buttons for the actions that pointing leaves open.
  offer() {
    const { shown, chosen } = this;
    const had = this.buttons.contains(document.activeElement);
    const open = this.candidates().filter((one) => one.anchors.length === chosen.length);
    this.question.textContent = shown.question ? shown.question.text : shown.over ? this.t("The game is over.") : "";
    this.question.title = shown.question?.rule ?? "";
    this.buttons.replaceChildren(...open.map((one) => this.button(one.label, () => this.act(one))));
    if (chosen.length) this.buttons.append(this.button(this.t("Choose something else"), () => this.choose([]), "cancel"));
    if (had) this.focusNext();
  }

  button(text, click, kind = "action") {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    made.className = kind;
    made.addEventListener("click", click);
    return made;
  }

  // Mark what may be chosen next, and what has been chosen. Whoever uses the keyboard stays there, or goes on to the next thing to choose.
  mark(focused) {
    const { chosen } = this;
    const targets = [...new Set(this.candidates().map((one) => one.anchors[chosen.length]).filter(Boolean))];
    this.pieces.mark({ targets, chosen, focus: chosen.at(-1) ?? null, reach: this.shown.reach?.[chosen.at(-1)] ?? [] });
    if (focused && !document.activeElement.matches(BUTTON)) this.focusNext();
  }

  focusNext() {
    (this.board.querySelector(BUTTON) ?? this.buttons.querySelector("button") ?? this.question).focus();
  }

  // Say why something was refused, with the rule behind it; null: nothing was.
  refuse(refused) {
    this.refusal.replaceChildren();
    if (!refused) return;
    const message = document.createElement("p");
    message.textContent = this.t(refused.message);
    this.refusal.append(message);
    if (!refused.rule) return;
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = `${refused.rule.id}: ${refused.rule.title}`;
    details.append(summary, refused.rule.text);
    this.refusal.append(details);
  }
}
