// The errors of the library, by the names that they have in Python.

/** The root of all. */
export class BoardRulesError extends Error {
  constructor({ message, ...fields }) {
    super(message);
    Object.assign(this, fields);
    this.name = new.target.name;
  }
}

/** An action was refused: `refusal` names the rule and says why, `action` is what was tried, null where there was none. */
export class IllegalAction extends BoardRulesError {}
/** Data that should be an action is not one. */
export class MalformedAction extends BoardRulesError {}
/** Data that should be a state, a view or an event is not one, or describes an impossible position: `violations` lists the faults. */
export class InvalidState extends BoardRulesError {}
/** Options or a pack that the game does not take. */
export class InvalidOptions extends BoardRulesError {}
/** A line of text is not one action. */
export class NotationError extends BoardRulesError {}
/** The text is not understood. */
export class ParseError extends NotationError {}
/** The text fits several actions: `candidates` are texts of which each fits just one. */
export class AmbiguousNotation extends NotationError {}
/** The game has no such seat. */
export class UnknownSeat extends BoardRulesError {}
/** There are no messages in that language. */
export class UnknownLanguage extends BoardRulesError {}
/** No game of that name is installed. */
export class RegistryError extends BoardRulesError {}
/** A log cannot be replayed: `kind` is the name that Python has for the reason. */
export class ReplayError extends BoardRulesError {}

const CLASSES = {
  IllegalAction, MalformedAction, InvalidState, InvalidOptions, NotationError, ParseError, AmbiguousNotation, UnknownSeat, UnknownLanguage,
  RegistryError, ReplayError,
}; // prettier-ignore

/** The error that Python has described. `kinds` are the names of its class and of those that this is one of. */
export function errorOf({ kinds, ...described }) {
  const kind = kinds.find((name) => Object.hasOwn(CLASSES, name));
  if (kind) return new CLASSES[kind]({ kind: kinds[0], ...described });
  if (kinds.includes("BoardRulesError")) return new BoardRulesError({ kind: kinds[0], ...described });
  return new Error(`${kinds[0]}: ${described.message}`);
}
