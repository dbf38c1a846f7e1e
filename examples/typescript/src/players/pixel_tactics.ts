// Plays Pixel Tactics: attacks wherever it can, recruits else, and ends its turn when nothing is left.

import type { Action, Types } from "../generated/pixel_tactics.js";
import { best, type Player } from "./player.js";

/** How good an action of each type looks; the compiler knows that none is forgotten. */
const WORTH: { readonly [type in Action["type"]]: number } = {
  Attack: 10,
  LeaderAction: 9,
  PlayOrder: 8,
  Cast: 7,
  Recruit: 6,
  PlayOperation: 5,
  SetTrap: 5,
  Draw: 4,
  Clear: 3,
  Move: 2,
  Switch: 1,
  GatherCoins: 1,
  DiscardReserve: 0,
  EndTurn: 0,
  ChooseLeader: 1,
  Choose: 1,
  First: 1,
  Drawn: 0,
  Opened: 0,
  TakenAtRandom: 0,
};

export const player: Player<Types> = {
  options: { edition: "en" },
  nonsense: { type: "Recruit", by: 0, card: "0.nobody", at: [0, "V1"] },
  choose: ({ actions }) => best(actions, (action) => WORTH[action.type]),
};
