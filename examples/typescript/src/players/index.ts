// Who plays which game.

import type { Games } from "../generated/games.js";
import type { GameTypes } from "../protocol.js";
import { player as chibitactics } from "./chibitactics.js";
import { player as pixel_tactics } from "./pixel_tactics.js";
import { player as pixies } from "./pixies.js";
import type { Player } from "./player.js";

/** Plays any game, at random: it needs none of its types. */
const anybody: Pick<Player<GameTypes>, "choose"> = { choose: ({ actions }) => Math.floor(Math.random() * actions.length) };

const PLAYERS: { readonly [G in keyof Games]?: Player<Games[G]> } = { chibitactics, pixel_tactics, pixies };

/** Who plays a game; one that nobody here knows is played at random. */
export function playerOf<G extends keyof Games>(game: G): Partial<Player<Games[G]>> & Pick<Player<Games[G]>, "choose"> {
  return PLAYERS[game] ?? anybody;
}
