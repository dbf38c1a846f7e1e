// Plays Pixies: validates what lies there, else takes the cell with the highest card.

import type { Place, Types, View } from "../generated/pixies.js";
import { best, type Player } from "./player.js";

/** How good a placement looks. */
function worth(place: Place, view: View): number {
  const [up, down] = view.areas[place.by]?.[place.cell - 1] ?? [null, null];
  switch (place.how) {
    case "up":
      return up === null ? 10 + (down === null ? place.cell : 20) : 25;
    case "under":
      return 30;
    case "down":
      return 0;
  }
}

export const player: Player<Types> = {
  options: { seats: 3 },
  nonsense: { type: "Place", by: 0, card: "X9_9", cell: 9, how: "up" },
  choose: ({ actions, view }) => best(actions, (action) => (action.type === "Place" ? worth(action, view) : -1)), // the others are luck's
};
