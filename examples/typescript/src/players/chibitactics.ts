// Plays Chibitactics: uses the skills of its units, moves those that have none to use, and finishes wounded rivals.

import type { Action, Types } from "../generated/chibitactics.js";
import { best, type Player } from "./player.js";

/** How good an action of each type looks; the compiler knows that none is forgotten. */
const WORTH: { readonly [type in Action["type"]]: number } = {
  Finish: 10,
  UseSkill: 9,
  UseFaction: 8,
  UseTrophy: 7,
  MoveUnit: 6,
  GiveTrophy: 2,
  EndTurn: 1,
  Cancel: 0,
  PickFaction: 1,
  PickUnit: 1,
  Deploy: 1,
  Choose: 1,
  Roll: 0,
  Open: 0,
  DrawEvent: 0,
  DrawSavage: 0,
};

export const player: Player<Types> = {
  options: { squad_size: 3 },
  nonsense: { type: "UseSkill", by: 0, unit: "nobody-0", skill: "sing", target: "nobody-1" },
  choose: ({ actions }) => best(actions, (action) => WORTH[action.type]),
};
