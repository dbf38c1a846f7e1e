// Events, questions and refusals of Pixies in words, from the library's own Fluent files.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { MESSAGES } from "./generated/messages.js";
import type { Decision, Event, Refusal } from "./generated/pixies.js";

export type Language = keyof typeof MESSAGES;
export const LANGUAGES = Object.keys(MESSAGES) as Language[]; // the keys of a literal

type Param = string | number;

/** The sentences of a language; what it lacks is said in English. */
export class Words {
  private readonly bundles: readonly FluentBundle[];

  constructor(readonly language: Language) {
    this.bundles = [...new Set<Language>([language, "en"])].map((tag) => this.bundle(tag));
  }

  private bundle(tag: Language): FluentBundle {
    const card = ([id]: FluentVariable[]) => this.say(`card-${String(id)}`, {});
    const bundle = new FluentBundle(tag, { useIsolating: false, functions: { CARD: card } });
    for (const text of MESSAGES[tag]) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** The sentence of a key. */
  say(key: string, params: Readonly<Record<string, Param>>): string {
    const filled = Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value] as const);
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, Object.fromEntries(filled));
    }
    return key;
  }

  /** A list, such as "R1_C, B4_C and Y2_C". */
  list(words: readonly string[]): string {
    return words.reduce((list, word, at) => (at === 0 ? word : this.say(at < words.length - 1 ? "list-more" : "list-last", { list, word })), "");
  }

  question({ key, params }: Decision): string {
    return this.say(`question-${key}`, Object.fromEntries(params));
  }

  refusal({ key, params, rule }: Refusal): string {
    return `${rule} (${this.say(`rule-${rule}`, {})}): ${this.say(`refusal-${key}`, Object.fromEntries(params))}`;
  }

  event(event: Event): string {
    switch (event.type) {
      case "Started":
        return this.say("event-started", { seat: event.seat });
      case "Revealed":
        return this.say("event-revealed", { cards: this.say("word-card", { card: event.card }), cards_count: 1 });
      case "Placed": {
        const { by, card, cell, how, over } = event;
        if (how === "down") return this.say("event-placed-down", { by, card, cell });
        if (over === null) return this.say("event-placed-up", { by, card, cell });
        return this.say(how === "under" ? "event-placed-under" : "event-placed-over", { by, card, cell, over });
      }
      case "TurnEnded":
        return this.say("event-turn-ended", { first: event.first });
      case "RoundScored": {
        const points = event.scores.map(([, , , , , , total], seat) => this.say("word-seat-points", { seat, points: total }));
        return this.say("event-round-scored", { round: event.round, points: this.list(points) });
      }
      case "GameEnded": {
        const winners = event.winners.map((seat) => this.say("word-seat", { seat }));
        return this.say("event-game-ended", { winners: this.list(winners), winners_count: winners.length });
      }
    }
  }
}
