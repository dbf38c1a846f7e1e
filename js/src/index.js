// boardrules for JavaScript: games and matches, answered by Python in a worker. What everything takes and returns, ../index.d.ts says.

import { Runtime } from "./runtime.js";

export { Runtime };
export * from "./errors.js";

let shared = null;

/** Load a game by its name. Python is started once, with the settings of the first call, unless a `runtime` is handed in. */
export async function load(name, { runtime, ...settings } = {}) {
  shared ??= runtime ? null : Runtime.start(settings).catch((error) => {
    shared = null;
    throw error;
  });
  const found = runtime ?? (await shared);
  return new Game(found, await found.call("bridge:load", name));
}

/** Stop the Python that `load` has started. */
export async function close() {
  const running = shared;
  shared = null;
  (await running)?.close();
}

/** The words that options ask for: those of a translator, or of a language without names. */
function spoken({ language = null, translator = null }) {
  if (translator) return { language: translator.language, names: translator.names, reader: translator.reader };
  return language === null ? null : { language };
}

/** What puts refusals, questions, events and labels of a game in words of one language. */
export class Translator {
  #ask;

  constructor({ language, names, reader }, ask) {
    this.language = language;
    this.names = Object.freeze(names);
    this.reader = reader;
    this.#ask = ask;
  }

  say(said, { view = null } = {}) { return this.#ask("say", said, view); }
  event(view, event) { return this.#ask("event", view, event); }
  label(view, action) { return this.#ask("label", view, action); }
  rule(id) { return this.#ask("rule", id); }
  card(id) { return this.#ask("card", id); }
  term(id) { return this.#ask("term", id); }
  player(seat) { return this.#ask("player", seat); }
  list(words) { return this.#ask("list", words); }
}

/** A game: its functions are pure, and states, actions and views are plain values. */
export class Game {
  #handle;

  constructor(runtime, { handle, spec }) {
    this.runtime = runtime;
    this.spec = spec;
    this.#handle = handle;
  }

  #ask(name, ...args) {
    return this.runtime.call("bridge:game", this.#handle, name, ...args);
  }

  newGame(options = null) { return this.#ask("newGame", options); }
  seats(state) { return this.#ask("seats", state); }
  toAct(state) { return this.#ask("toAct", state); }
  legalActions(state, seat = null) { return this.#ask("legalActions", state, seat); }
  check(state, action) { return this.#ask("check", state, action); }
  apply(state, action) { return this.#ask("apply", state, action); }
  step(state, action) { return this.#ask("step", state, action); }
  outcome(state) { return this.#ask("outcome", state); }
  chance(state) { return this.#ask("chance", state); }
  chanceAction(state, k) { return this.#ask("chanceAction", state, k); }
  view(state, seat) { return this.#ask("view", state, seat); }
  redactAction(action, seat) { return this.#ask("redactAction", action, seat); }
  redactEvent(event, seat) { return this.#ask("redactEvent", event, seat); }
  pending(state, seat) { return this.#ask("pending", state, seat); }
  validate(state) { return this.#ask("validate", state); }
  facts(view) { return this.#ask("facts", view); }
  label(view, action) { return this.#ask("label", view, action); }
  formatAction(view, action) { return this.#ask("formatAction", view, action); }
  parseAction(view, text) { return this.#ask("parseAction", view, text); }
  formatEvent(view, event) { return this.#ask("formatEvent", view, event); }
  renderText(view, words = {}) { return this.#ask("renderText", view, spoken(words)); }
  renderSvg(view, { targets = [], focus = null, width = null, palette = "light", events = [], ...words } = {}) {
    return this.#ask("renderSvg", view, { targets, focus, width, palette, events }, spoken(words));
  }
  anchors(view, action) { return this.#ask("anchors", view, action); }
  setUp(setup) { return this.#ask("setUp", setup); }
  setupOf(state) { return this.#ask("setupOf", state); }
  card(id) { return this.#ask("card", id); }
  cards() { return this.#ask("cards"); }
  rules(prefix = "") { return this.#ask("rules", prefix); }
  jsonSchema() { return this.#ask("jsonSchema"); }
  languages() { return this.#ask("languages"); }

  /** What speaks a language: `names` of the players, seat by seat, and `reader`, the seat that is addressed as "you". */
  async translator(language, { names = [], reader = null } = {}) {
    const words = { language, names: [...names], reader };
    const ask = (name, ...args) => this.#ask(`words:${name}`, words, ...args);
    return new Translator({ ...words, language: await ask("language") }, ask);
  }

  /** This game with custom cards. */
  async withCards(pack) {
    return new Game(this.runtime, await this.runtime.call("bridge:with_cards", this.#handle, pack));
  }

  /** A game that begins at a state. */
  async fromState(state) {
    return new Game(this.runtime, await this.runtime.call("bridge:from_state", this.#handle, state));
  }

  /** A match from the beginning. */
  async match(options = null, { deals = true, seed = null, clientSeeds = [] } = {}) {
    return new Match(this, await this.runtime.call("bridge:start", this.#handle, options, { deals, seed, clientSeeds }));
  }

  /** The match in a log. */
  async resume(log, { seed = null, clientSeeds = [], trustPacks = false } = {}) {
    return new Match(this, await this.runtime.call("bridge:resume", this.#handle, log, { seed, clientSeeds, trustPacks }));
  }

  /** Whether a log of any game agrees with the rules. */
  verify(log, { trustPacks = false } = {}) {
    return this.runtime.call("bridge:verify", log, trustPacks);
  }

  /** Let Python forget this game. */
  async close() {
    await this.runtime.call("bridge:forget", this.#handle);
  }
}

/** A game in progress, for a host. `ply`, `over`, `outcome` and `retired` are those after the last call. */
export class Match {
  #handle;

  constructor(game, now) {
    this.game = game;
    this.#handle = now.handle;
    this.#tell(now);
  }

  #tell({ ply, over, outcome, retired }) {
    Object.assign(this, { ply, over, outcome, retired });
  }

  async #ask(name, ...args) {
    const { value, match } = await this.game.runtime.call("bridge:match", this.#handle, name, ...args);
    if (match) this.#tell(match);
    return value;
  }

  state() { return this.#ask("state"); }
  at(ply) { return this.#ask("at", ply); }
  prompt(seat, { since = 0 } = {}) { return this.#ask("prompt", seat, since); }
  submit(seat, actions, { seen = null } = {}) { return this.#ask("submit", seat, Array.isArray(actions) ? actions : [actions], seen); }
  supply(action) { return this.#ask("supply", action); }
  undo() { return this.#ask("undo"); }
  retire(seat) { return this.#ask("retire", seat); }
  digest(seat = "host") { return this.#ask("digest", seat); }
  log(seat = "host") { return this.#ask("log", seat); }
  tag(name, text) { return this.#ask("tag", name, text); }
  note(text) { return this.#ask("note", text); }

  /** Let Python forget this match. */
  close() { return this.#ask("close"); }
}
