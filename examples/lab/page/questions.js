// What may be asked, in sentences: of each card or piece on the board the actions that begin with it, and what else may be meant by pointing.

import { brief, nameOf } from "./static/answers.js";
import { t } from "./static/words.js";
import { told } from "./told.js";

const MOST = 8; // sentences at once; the others are folded
const EXAMPLES = 4; // of what is written in notation

// What a thing is called, without all that it can do: neither a list of that nor a sentence about it.
const short = (name) => (/^[^:,]{4,}: .*\.$/.test(name) ? name.split(": ")[0] : name.split(/[,.;] /)[0]);
const kindOf = (text) => text.split(" ")[0];
const later = (work) => setTimeout(work); // a task of its own, so that none is long

export class Questions {
  // `places` are elements: board, pieces, thing, meant, examples, field. `about` and `things` ask Python, `ask` asks the rules about a text.
  constructor(client, places, { about, things, ask }) {
    Object.assign(this, places, { client, about, things, ask, actions: [], open: "", position: null, number: 0 });
    client.onoffered = () => client.chosen.length && this.openPiece(client.chosen[0]);
    client.onmissed = (target) => this.missed(target.closest("[data-anchor]")?.dataset.anchor);
    this.thing.onchange = () => this.thing.value && this.tellThing(this.thing.value);
  }

  named(anchor, name = brief) {
    const element = this.board.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
    return element ? name(nameOf(element)) : "";
  }

  // Everything that may be asked about a position; of the same one, what is open stays open.
  show(actions, position) {
    this.actions = actions;
    if (position === this.position) return;
    this.position = position;
    const mine = ++this.number;
    const begun = new Map(); // actions by the thing that they begin with
    for (const one of actions) if (one.anchors.length) begun.set(one.anchors[0], [...(begun.get(one.anchors[0]) ?? []), one]);
    this.pieces.replaceChildren(...[...begun].map(([anchor, all]) => this.piece(anchor, all)));
    this.meant.replaceChildren();
    this.tellExamples();
    this.thing.replaceChildren(new Option(t("Choose ..."), ""));
    later(async () => {
      const anchors = [...new Set([...this.board.querySelectorAll("[data-anchor]")].map((one) => one.dataset.anchor))];
      const found = await this.things(anchors.filter((anchor) => !begun.has(anchor))).catch(() => []);
      if (mine !== this.number) return;
      this.thing.append(...found.map((anchor) => new Option(this.named(anchor), anchor)));
      this.thing.parentElement.hidden = !found.length;
    });
  }

  piece(anchor, actions) {
    const made = told.element("details", "", "piece");
    const summary = told.element("summary", this.named(anchor, short) || actions[0].label);
    summary.append(" ", told.element("small", `${actions.length}`));
    made.append(summary, this.sentences(actions));
    made.dataset.piece = anchor;
    made.name = "piece"; // one at a time
    made.open = anchor === this.open;
    made.ontoggle = async () => {
      if (made.open) this.open = anchor;
      if (!made.open || made.asked) return;
      made.asked = true;
      made.append(...this.refusedOf(await this.about([anchor]).catch(() => [])));
    };
    return made;
  }

  openPiece(anchor) {
    this.open = anchor;
    for (const one of this.pieces.children) if (one.dataset.piece === anchor) one.open = true;
  }

  // Those of the sentences that are not allowed, to be asked why.
  refusedOf(found) {
    const allowed = new Set(this.actions.map((one) => one.text));
    const refused = found.filter((one) => !allowed.has(one.text));
    return refused.length ? [told.element("p", t("Not allowed here; ask why:"), "why-not"), this.sentences(refused)] : [];
  }

  // The kinds of which there are few come first, so that no long list of moves hides them.
  sentences(all) {
    const kinds = new Map();
    for (const { text } of all) kinds.set(kindOf(text), (kinds.get(kindOf(text)) ?? 0) + 1);
    const actions = [...all].sort((one, other) => kinds.get(kindOf(one.text)) - kinds.get(kindOf(other.text)));
    const made = told.element("div", "", "sentences");
    const button = (one) => this.client.button(one.label, () => this.ask(one.text), "sentence");
    made.append(...actions.slice(0, MOST).map(button));
    if (actions.length > MOST) {
      const more = told.element("details");
      more.append(told.element("summary", t("More: {count}", { count: actions.length - MOST })), ...actions.slice(MOST).map(button));
      made.append(more);
    }
    return made;
  }

  // A tap where nothing can be done: the action that it may mean after what was pointed at before is asked about, else what may be meant is told.
  async missed(anchor) {
    if (!anchor) return;
    const { chosen } = this.client;
    const both = chosen.length ? await this.about([...chosen, anchor]).catch(() => []) : [];
    if (both.length) this.ask(both[0].text);
    else await this.tellThing(anchor, true);
  }

  async tellThing(anchor, lead = false) {
    const mine = this.number;
    const found = await this.about([anchor]).catch(() => []);
    if (mine !== this.number) return;
    const thing = this.named(anchor);
    const known = new Map(this.actions.map((one) => [one.text, one]));
    const allowed = found.filter((one) => known.has(one.text)).map((one) => known.get(one.text));
    if ([...this.thing.options].some((option) => option.value === anchor)) this.thing.value = anchor;
    const title = found.length ? thing : thing ? t("{thing}: nothing to choose here now.", { thing }) : t("Nothing to choose here now.");
    this.meant.replaceChildren(told.element("p", title, "thing"), ...(allowed.length ? [this.sentences(allowed)] : []), ...this.refusedOf(found));
    if (lead) this.meant.scrollIntoView({ block: "nearest" });
  }

  // An action of each kind, which shows how actions are written here.
  kinds() {
    const found = new Map();
    for (const one of this.actions) if (!found.has(kindOf(one.text))) found.set(kindOf(one.text), one);
    return [...found.values()].slice(0, EXAMPLES);
  }

  tellExamples() {
    this.examples.replaceChildren(...this.kinds().map((one) => {
      const made = this.client.button("", () => {
        this.field.value = one.text;
        this.field.focus();
      }, "example");
      made.append(told.element("code", one.text), ` ${one.label}`);
      return made;
    }));
  }
}
