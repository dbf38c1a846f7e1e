// Somebody who plays a game by its types.

import type { GameTypes } from "../protocol.js";

export interface Player<T extends GameTypes> {
  /** How the game is played. */
  readonly options: T["options_input"];
  /** An action that there never is, to see how it is refused. */
  readonly nonsense: T["action"];
  /** The number of one of the actions of a prompt. */
  choose(prompt: T["prompt"]): number;
}

/** The number of the action that is worth most; one of them at random where several are. */
export function best<A>(actions: readonly A[], worth: (action: A) => number): number {
  const found = actions.map((action) => worth(action) + Math.random() / 2);
  return found.indexOf(Math.max(...found));
}
