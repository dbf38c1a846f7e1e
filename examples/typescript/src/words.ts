// What happened, questions, actions and refusals of any game in words, from the library's own Fluent files.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Games } from "./generated/games.js";
import { CARDS, CORE, LANGUAGES, OWN } from "./generated/messages.js";
import type { Argument, Decision, Message, Refusal } from "./protocol.js";

export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

type Param = string | number;
type Files = Readonly<Record<string, readonly string[]>>;
type Cards = Readonly<Record<string, readonly [key: string, name: string]>>;

/** The sentences of a game in a language; what it lacks is said in English. */
export class Words {
  private readonly bundles: readonly FluentBundle[];
  private readonly cards: Cards;

  constructor(game: keyof Games, readonly language: Language) {
    const core: Files = CORE;
    const own: Files = OWN[game];
    this.cards = CARDS[game];
    this.bundles = [...new Set<Language>([language, "en"])].map((tag) => this.bundle(tag, [...(core[tag] ?? []), ...(own[tag] ?? [])]));
  }

  private bundle(tag: Language, files: readonly string[]): FluentBundle {
    const bundle = new FluentBundle(tag, { useIsolating: false, functions: { CARD: ([id]: FluentVariable[]) => this.card(String(id)) } });
    for (const text of files) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** The name of a card, by a printed id or that of a card on the table, such as "0.knight" or "tam-0". */
  private card(id: string): string {
    const found = this.cards[id] ?? this.cards[id.slice(id.lastIndexOf(".") + 1)] ?? this.cards[id.split("-")[0] ?? ""];
    return found ? (this.find(found[0], {}) ?? found[1]) : id;
  }

  /** The sentence of a key in the first language that has one and can fill it in. */
  private find(key: string, params: Readonly<Record<string, Param>>): string | null {
    const filled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, variable(value)]));
    for (const bundle of this.bundles) {
      const faults: Error[] = [];
      const pattern = bundle.getMessage(key)?.value;
      const said = pattern ? bundle.formatPattern(pattern, filled, faults) : null;
      if (said !== null && !faults.length) return said;
    }
    return null;
  }

  /** A message, with all that is in it, as a sentence. */
  say({ key, params, text }: Message): string {
    const filled: Record<string, Param> = {};
    for (const [name, value] of params) {
      if (isList(value)) {
        filled[name] = this.list(value.map((one) => this.say(one)));
        filled[`${name}_count`] = value.length;
      } else filled[name] = typeof value === "object" ? this.say(value) : value;
    }
    return this.find(key, filled) ?? text ?? key;
  }

  /** A list, such as "R1_C, B4_C and Y2_C"; what is said several times is counted. */
  private list(words: readonly string[]): string {
    const counted = [...new Set(words)].map((word) => {
      const n = words.filter((one) => one === word).length;
      return n === 1 ? word : (this.find("list-times", { word, n }) ?? word);
    });
    return counted.reduce((list, word, at) => (at === 0 ? word : (this.find(at < counted.length - 1 ? "list-more" : "list-last", { list, word }) ?? word)), "");
  }

  /** A message at the beginning of a line. */
  line(message: Message): string {
    const said = this.say(message);
    return said.slice(0, 1).toUpperCase() + said.slice(1);
  }

  question({ key, params, question }: Decision): string {
    return this.translated(`question-${key}`, params) ?? question;
  }

  refusal({ key, params, message, rule }: Refusal): string {
    return `${this.rule(rule)}: ${this.translated(`refusal-${key}`, params) ?? message}`;
  }

  /** A sentence that came along in English, which may say more there: what the text of a card asks for. */
  private translated(key: string, params: Decision["params"]): string | null {
    return this.language === "en" ? null : this.find(key.replaceAll(".", "-"), Object.fromEntries(params));
  }

  /** A rule by its id and title. */
  rule(id: string): string {
    return `${id} (${this.find(`rule-${id}`, {}) ?? id})`;
  }
}

const isList = (value: Argument): value is readonly Message[] => Array.isArray(value);
const variable = (value: Param): FluentVariable => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);
