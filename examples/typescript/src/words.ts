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

/** Who plays and who reads: the names of the players, seat by seat, and the seat that is addressed as "you". */
export interface People {
  readonly names?: readonly string[];
  readonly reader?: number | null;
}

/** The sentences of a game in a language; what it lacks is said in English. */
export class Words {
  private readonly bundles: readonly FluentBundle[];
  private readonly cards: Cards;

  constructor(game: keyof Games, readonly language: Language, private readonly people: People = {}) {
    const core: Files = CORE;
    const own: Files = OWN[game];
    this.cards = CARDS[game];
    this.bundles = [...new Set<Language>([language, "en"])].map((tag) => this.bundle(tag, [...(core[tag] ?? []), ...(own[tag] ?? [])]));
  }

  private bundle(tag: Language, files: readonly string[]): FluentBundle {
    const bundle: FluentBundle = new FluentBundle(tag, {
      useIsolating: false,
      functions: {
        CARD: ([id]: FluentVariable[]) => this.card(String(id)),
        PLACE: ([id]: FluentVariable[]) => place(String(id)),
        PLAYER: ([seat]: FluentVariable[]) => this.player(bundle, Number(seat)),
        WHO: ([seat]: FluentVariable[]) => (Number(seat) === this.people.reader ? "you" : "other"),
      },
    });
    for (const text of files) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    return bundle;
  }

  /** The name of a card, by a printed id or that of a card on the table, such as "0.knight" or "tam-0". */
  private card(id: string): string {
    const found = this.cards[id] ?? this.cards[id.slice(id.lastIndexOf(".") + 1)] ?? this.cards[id.split("-")[0] ?? ""];
    return found ? (this.find(found[0], {}) ?? found[1]) : place(id);
  }

  /** The name of a player in a sentence: "Ann", or without a name "Player 1"; in Polish and Russian "1", since the noun stands before it. */
  private player(bundle: FluentBundle, seat: number): string {
    const key = seat < 0 ? "player-luck" : "player-in-sentence";
    const pattern = bundle.getMessage(key)?.value;
    return this.people.names?.[seat] || (pattern ? bundle.formatPattern(pattern, { number: seat + 1 }) : String(seat + 1));
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
    const plain = this.language === "en" && !this.people.names && this.people.reader == null;
    return plain ? null : this.find(key.replaceAll(".", "-"), Object.fromEntries(params));
  }

  /** A rule by its id and title. */
  rule(id: string): string {
    return `${id} (${this.find(`rule-${id}`, {}) ?? id})`;
  }
}

/** The name of a cell of Chibitactics for people, "L8" for "3,-1"; what is no cell is its own name. */
const place = (id: string): string => {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(id) ?? [];
  return q === undefined || r === undefined ? id : `${column(Number(q) + 8)}${Number(r) + 9}`;
};
const column = (at: number): string => (at < 0 ? `-${column(-1 - at)}` : `${at < 26 ? "" : column(Math.floor(at / 26) - 1)}${String.fromCharCode(65 + (at % 26))}`);

const isList = (value: Argument): value is readonly Message[] => Array.isArray(value);
const variable = (value: Param): FluentVariable => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);
