/** boardrules for JavaScript: games and matches, answered by Python in a worker. */

import type { Games } from "./games/index.js";

export type { Games };

/** A place at the table, counted from 0; -1 is luck. */
export type Seat = number;

/** What the types of a game have in common; `boardrules/games/NAME` has those of one, its interface `Types`. */
export interface AnyTypes {
  readonly state: object;
  readonly action: object;
  readonly view: object;
  readonly event: object;
  readonly options: object;
  readonly options_input: object;
  readonly refusal: Refusal;
  readonly decision: object;
  readonly prompt: object;
  readonly outcome: object;
  readonly violation: Violation;
  readonly edition: Edition;
  readonly rule: object;
  readonly card_facts: object;
  readonly setup?: object;
  readonly setup_input?: object;
  readonly facts?: object;
  readonly pack?: object;
  readonly pack_input?: object;
}

type Of<T, K extends string> = T extends { readonly [name in K]: infer Found } ? Found : never;

export interface Refusal {
  readonly rule: string;
  readonly key: string;
  readonly message: string;
  readonly params: readonly (readonly [name: string, value: string | number])[];
}

export interface Violation {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly source: string;
}

export interface Settings {
  /** Where the files of Pyodide are, for browsers; by default in the folder `pyodide` beside this package. Node finds them itself. */
  readonly pyodide?: string | URL;
  /** Where the wheels are, with their list `wheels.json`; by default in this package. */
  readonly wheels?: string | URL;
  /** More modules of Python, by their addresses; {@link Runtime.call} calls their functions. */
  readonly modules?: readonly (string | URL)[];
  /** False: run Python in this thread, which waits for it. Default: true. */
  readonly worker?: boolean;
  /** Told the share of the start that is done, from 0 to 1, in steps. */
  readonly onprogress?: (done: number) => void;
}

/** Python with the library. */
export class Runtime {
  private constructor();
  /** Start Python; resolves when it is ready. */
  static start(settings?: Settings): Promise<Runtime>;
  /** Call a function of a Python module, "module:function". Arguments arrive as `msgspec.Raw`; what it returns is written as JSON. */
  call<Value = void>(method: string, ...args: readonly unknown[]): Promise<Value>;
  /** End the worker. */
  close(): void;
}

/** Load a game by its name. Python is started once, with the settings of the first call, unless a `runtime` is handed in. */
export function load<Name extends keyof Games>(name: Name, settings?: Settings & { readonly runtime?: Runtime }): Promise<Game<Games[Name]>>;
export function load<T extends AnyTypes>(name: string, settings?: Settings & { readonly runtime?: Runtime }): Promise<Game<T>>;

/** Stop the Python that {@link load} has started. */
export function close(): Promise<void>;

/** What a game says of itself. */
export interface Spec {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: string;
  readonly schemaVersion: number;
  /** The least and the greatest number of seats. */
  readonly seats: readonly [least: number, most: number];
  readonly maxPlies: number;
  readonly editions: readonly Edition[];
}

/** Whose words are wanted: those of a {@link Translator}, or of a language, a tag such as `"pl"`, without names. */
export interface Words {
  readonly language?: string | null;
  readonly translator?: Translator | null;
}

/** How a picture is drawn; a game that does not take one of these is drawn without it. */
export interface Marks<T extends AnyTypes> extends Words {
  /** The anchors that may be chosen. */
  readonly targets?: readonly string[];
  /** The anchor that has the focus. */
  readonly focus?: string | null;
  /** The width of the screen in pixels; null for the usual layout. */
  readonly width?: number | null;
  readonly palette?: "light" | "dark" | "print";
  /** The events that have just been told to the viewer, to mark what happened. */
  readonly events?: readonly T["event"][];
}

/** What puts refusals, questions, events and labels of a game in words of one language; {@link Game.translator} makes one. */
export class Translator<T extends AnyTypes = AnyTypes> {
  private constructor();
  readonly language: string;
  /** The names of the players, seat by seat. A seat without one is "Player 1", counted from one. */
  readonly names: readonly string[];
  /** The seat that is addressed as "you", or null. */
  readonly reader: Seat | null;
  /** A refusal or a question as a sentence; with a view, things of one name are told apart by what it shows. */
  say(said: T["refusal"] | T["decision"], seen?: { readonly view?: T["view"] | null }): Promise<string>;
  /** An event as a sentence; `view` is the one after it. */
  event(view: T["view"], event: T["event"]): Promise<string>;
  /** The label of an action for a button. */
  label(view: T["view"], action: T["action"]): Promise<string>;
  /** A rule of the game or of the library with its title and text. */
  rule(id: string): Promise<T["rule"]>;
  /** The name of a card. */
  card(id: string): Promise<string>;
  /** The word of the rules for an id, such as `"vanguard"`. */
  term(id: string): Promise<string>;
  /** The name of a player. */
  player(seat: Seat): Promise<string>;
  /** Words as a list, such as "Ann, Bo and Cy". */
  list(words: readonly string[]): Promise<string>;
}

/** A game: its functions are pure, and states, actions and views are plain values. They reject with {@link BoardRulesError}. */
export class Game<T extends AnyTypes> {
  private constructor();
  readonly runtime: Runtime;
  readonly spec: Spec;
  /** The state before anything happened. */
  newGame(options?: T["options_input"] | null): Promise<T["state"]>;
  seats(state: T["state"]): Promise<readonly Seat[]>;
  /** Who may act now: nobody when the game is over, [-1] at a chance point. */
  toAct(state: T["state"]): Promise<readonly Seat[]>;
  legalActions(state: T["state"], seat?: Seat | null): Promise<readonly T["action"][]>;
  /** Why an action is not legal, or null if it is. */
  check(state: T["state"], action: T["action"]): Promise<T["refusal"] | null>;
  /** The state after an action; rejects with {@link IllegalAction}. */
  apply(state: T["state"], action: T["action"]): Promise<T["state"]>;
  step(state: T["state"], action: T["action"]): Promise<{ readonly state: T["state"]; readonly events: readonly T["event"][] }>;
  outcome(state: T["state"]): Promise<T["outcome"] | null>;
  /** At a chance point, how many outcomes there are, all equally likely; otherwise 0. */
  chance(state: T["state"]): Promise<number>;
  chanceAction(state: T["state"], k: number): Promise<T["action"]>;
  /** All that a seat may know; null is a spectator. */
  view(state: T["state"], seat: Seat | null): Promise<T["view"]>;
  redactAction(action: T["action"], seat: Seat | null): Promise<T["action"] | null>;
  redactEvent(event: T["event"], seat: Seat | null): Promise<T["event"] | null>;
  pending(state: T["state"], seat: Seat): Promise<T["decision"] | null>;
  validate(state: T["state"]): Promise<readonly T["violation"][]>;
  facts(view: T["view"]): Promise<Of<T, "facts">>;
  label(view: T["view"], action: T["action"]): Promise<string>;
  formatAction(view: T["view"], action: T["action"]): Promise<string>;
  parseAction(view: T["view"], text: string): Promise<T["action"]>;
  formatEvent(view: T["view"], event: T["event"]): Promise<string>;
  /** The position as text, in the words of a translator or of a language; English by default. */
  renderText(view: T["view"], words?: Words): Promise<string>;
  /** The position as an SVG document. */
  renderSvg(view: T["view"], marks?: Marks<T>): Promise<string>;
  anchors(view: T["view"], action: T["action"]): Promise<readonly string[]>;
  setUp(setup: Of<T, "setup_input">): Promise<T["state"]>;
  setupOf(state: T["state"]): Promise<Of<T, "setup">>;
  card(id: string): Promise<T["card_facts"]>;
  cards(): Promise<readonly T["card_facts"][]>;
  /** The rules whose id begins so; all of them by default. */
  rules(prefix?: string): Promise<readonly T["rule"][]>;
  jsonSchema(): Promise<object>;
  /** The tags of the languages in which the game speaks. */
  languages(): Promise<readonly string[]>;
  /** What speaks a language, a tag such as `"pl"`; rejects with {@link UnknownLanguage}. */
  translator(language: string, people?: { readonly names?: readonly string[]; readonly reader?: Seat | null }): Promise<Translator<T>>;
  /** This game with custom cards; rejects with {@link InvalidOptions}, which lists every fault of the pack. */
  withCards(pack: Of<T, "pack_input">): Promise<Game<T>>;
  fromState(state: T["state"]): Promise<Game<T>>;
  /** A match. It deals from a `seed`, a new one by default, unless `deals` is false: then luck is supplied. */
  match(
    options?: T["options_input"] | null,
    dealing?: { readonly deals?: boolean; readonly seed?: string | number | null; readonly clientSeeds?: readonly string[] },
  ): Promise<Match<T>>;
  /** The match in a log, which deals on from its `seed`. */
  resume(
    log: string,
    settings?: { readonly seed?: string | number | null; readonly clientSeeds?: readonly string[]; readonly trustPacks?: boolean },
  ): Promise<Match<T>>;
  verify(log: string, settings?: { readonly trustPacks?: boolean }): Promise<Verdict>;
  close(): Promise<void>;
}

export interface Verdict {
  readonly result: "EXACT" | "UNVERIFIED" | "DIVERGED";
  readonly ply: number;
  readonly why: string;
}

/** A game in progress, for a host. `ply`, `over`, `outcome` and `retired` are those after the last call. */
export class Match<T extends AnyTypes> {
  private constructor();
  readonly game: Game<T>;
  readonly ply: number;
  readonly over: boolean;
  readonly outcome: T["outcome"] | null;
  readonly retired: Seat | null;
  state(): Promise<T["state"]>;
  at(ply: number): Promise<T["state"]>;
  /** What a seat is to be shown now, with the events after ply `since`. */
  prompt(seat: Seat | null, settings?: { readonly since?: number }): Promise<T["prompt"]>;
  /** Play actions of a seat, all or none; `seen` is the digest of the prompt that they answer. Rejects with {@link IllegalAction}. */
  submit(seat: Seat, actions: T["action"] | readonly T["action"][], settings?: { readonly seen?: string | null }): Promise<T["prompt"]>;
  supply(action: T["action"]): Promise<void>;
  undo(): Promise<T["action"]>;
  retire(seat: Seat): Promise<void>;
  digest(seat?: Seat | null | "host"): Promise<string>;
  /** The log as JSON Lines, whole or as a seat may read it. */
  log(seat?: Seat | null | "host"): Promise<string>;
  tag(name: string, text: string): Promise<void>;
  note(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Everything that the library refuses; `kind` is the name of the error in Python. */
export class BoardRulesError extends Error {
  readonly kind: string;
}
/** An action was refused: `refusal` names the rule and says why. */
export class IllegalAction extends BoardRulesError {
  readonly refusal: Refusal;
  readonly action: object | null;
}
/** Data that should be an action is not one. */
export class MalformedAction extends BoardRulesError {}
/** Data that should be a state, a view or an event is not one, or describes an impossible position. */
export class InvalidState extends BoardRulesError {
  readonly violations: readonly Violation[];
}
/** Options or a pack that the game does not take. */
export class InvalidOptions extends BoardRulesError {}
/** A line of text is not one action. */
export class NotationError extends BoardRulesError {}
/** The text is not understood. */
export class ParseError extends NotationError {}
/** The text fits several actions: `candidates` are texts of which each fits just one. */
export class AmbiguousNotation extends NotationError {
  readonly candidates: readonly string[];
}
/** The game has no such seat. */
export class UnknownSeat extends BoardRulesError {}
/** There are no messages in that language. */
export class UnknownLanguage extends BoardRulesError {}
/** No game of that name is installed. */
export class RegistryError extends BoardRulesError {}
/** A log cannot be replayed. */
export class ReplayError extends BoardRulesError {}
