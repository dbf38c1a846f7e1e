"""What the trained model of Pixies counts in an area, and how far a lead decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.pixies._engine.score import counted
from boardrules.pixies._evaluation import Worths
from boardrules.pixies._types import Cell, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.pixies.cards import CARDS, COLORS
from boardrules.toolkit.leaf import Features, Weights, models, weighed

UP: Final = tuple([f"up {value}" for value in range(10)])
DOWN: Final = tuple([f"down {value}" for value in range(10)])
BOTH: Final = tuple([f"both {value}" for value in range(10)])
UP_FREE: Final = tuple([f"up {value}, free" for value in range(10)])
DOWN_FREE: Final = tuple([f"down {value}, free" for value in range(10)])
SPECIALS: Final[dict[type[Special], str]] = {
    SpiralPerColor: "spiral per color, free",
    CrossPerColor: "cross per color, free",
    SpiralPerFaceDown: "spiral per face down, free",
}
FREE: Final = tuple([tuple([f"round {number}, free {free}" for free in range(10)]) for number in range(4)])
PLACED: Final = 18
"""Maximum number of cards in an area."""
CLEAR: Final = tuple([tuple([f"clear {number}, placed {placed}" for placed in range(PLACED + 1)]) for number in range(4)])
FAR: Final = 30.0
"""The lead, in points, that is a clear advantage where the model does not say."""


def area_features(area: Sequence[Cell], number: int, power: bool) -> Features:  # noqa: FBT001  (quicker)
    """Return the features of *area* in round *number*."""
    now, free, _, _ = counted(area, number, power)
    left = free / 9
    found = [
        ("validated", float(now.validated)),
        ("spirals", float(now.spirals)),
        ("crosses", float(now.crosses)),
        ("face down", float(now.face_down)),
        ("zone", float(now.zone)),
        ("validated, free", now.validated * left),
        ("spirals, free", now.spirals * left),
        ("crosses, free", now.crosses * left),
        ("zone, free", now.zone * left),
        (FREE[number][free], 1.0),
    ]
    colors = [0] * len(COLORS)
    for cell in area:
        if cell.up is not None:
            shown, special = CARDS[cell.up].colors, CARDS[cell.up].special
            for color in shown:
                colors[COLORS.index(color)] += 1
            if special is not None:
                found.append((SPECIALS[type(special)], left))
    found.append(("color, free", max(colors) * left))
    found.append(("color", float(max(colors))))
    for value, cell in enumerate(area, 1):
        if cell.up is None:
            if cell.down is not None:
                found.append((DOWN[value], 1.0))
                found.append((DOWN_FREE[value], left))
        elif cell.down is None:
            found.append((UP[value], 1.0))
            found.append((UP_FREE[value], left))
        else:
            found.append((BOTH[value], 1.0))
    return found


class AreaModel:
    """Weights with the worths of the areas looked at last."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.worths = Worths(self.worth)

    def worth(self, area: Sequence[Cell], number: int, power: bool) -> float:  # noqa: FBT001  (quicker)
        """Return the worth of *area* in round *number*."""
        return weighed(self.weights, area_features(area, number, power))

    def clear(self, number: int, placed: int) -> float:
        """Return the lead that is a clear advantage in round *number* after *placed* cards of each seat."""
        return self.weights.get(CLEAR[number][min(placed, PLACED)], FAR)


model_of: Final = models("boardrules.pixies", AreaModel)
"""Return the model with given weights, or with those that are shipped."""
