// Labels of actions come once each, by number; where everything is at hand they are in the actions.

export class Labels {
  #known = new Map();

  // Put its label into each action.
  name({ labels, actions }) {
    if (!labels) return;
    for (const number of this.#known.keys()) if (number < labels.first || number >= labels.from) this.#known.delete(number);
    labels.said.forEach((label, at) => this.#known.set(labels.from + at, label));
    for (const one of actions) one.label = this.#known.get(one.label) ?? "";
  }
}
