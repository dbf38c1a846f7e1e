// Chooses an action of Pixies by its types alone: validates what lies there, else takes the cell with the highest card.

import type { Action, Place, View } from "./generated/pixies.js";

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

/** The best of the actions; those of luck are nobody's to choose. */
export function choose(actions: readonly Action[], view: View): Action {
  const places = actions.filter((action): action is Place => action.type === "Place");
  const best = places.reduce<Place | null>((best, place) => (best === null || worth(place, view) > worth(best, view) ? place : best), null);
  if (best === null) throw new Error("there is nothing to place");
  return best;
}
