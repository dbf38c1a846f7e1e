"""An estimate of how well a seat stands in Pixel Tactics, made from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from boardrules.contract import Outcome
from boardrules.pixel_tactics._engine.apply import ended
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.seating import side_of_seat
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._types.state import Series
from boardrules.pixel_tactics._types.view import PlayerView, View
from boardrules.toolkit.evaluation import finished, guessed, seated
from boardrules.values import Seat

CLEAR: Final = 14.0
"""The difference in the units counted below that is a clear advantage."""

LEADER: Final = 1.0
"""What a point of a leader's life that is left is worth, and of a leader's strength a little."""

STRENGTH: Final = 0.5
LIFE: Final = 0.3
CARD: Final = 0.6
CORPSE: Final = -0.2
POINT: Final = 10.0
"""What a point of a team, or a trophy of a series, is worth."""


def evaluate(catalogue: Catalogue, view: View) -> float:
    """Return how well the viewer stands, from -1 to 1. Raises ValueError for a spectator's view."""
    worths = [worth(catalogue, player) for player in view.players]
    return stands(seated(view.viewer), ended(view), worths, view.series)


def stands(seat: Seat, over: Outcome | None, worths: Sequence[float], series: Series) -> float:
    """Return how well *seat* stands, in a game that has ended as *over* says, or goes on; *worths* are those of the seats' parts."""
    if over is not None:
        return finished(over.winners, len(worths), seat)
    own, lead = side_of_seat(seat), 0.0
    for at, value in enumerate(worths):
        lead += value if side_of_seat(at) == own else -value
    if series.matches:
        for side, trophies in enumerate(series.matches[-1].trophies[:2]):
            lead += POINT * (trophies if side == own else -trophies)
    return guessed(lead / CLEAR)


def worth(catalogue: Catalogue, player: PlayerView | PlayerPosition) -> float:
    """Return the worth of what a seat has, by what is printed: the life of its leader, its heroes, its cards, its fallen leaders."""
    total = CARD * min(len(player.hand), 5)
    for piece in player.unit:
        if piece is None:
            continue
        match piece.face:
            case "corpse":
                total += CORPSE
            case "leader":
                side = catalogue.physical[piece.card].leader
                total += LEADER * (side.life - piece.damage) + STRENGTH * side.attack
            case "hero" | "risen":
                side = catalogue.physical[piece.card].hero
                total += LIFE * max(side.life - piece.damage, 0) + STRENGTH * side.attack
            case _:
                assert_never(piece.face)
    return total - POINT * len(player.fallen)
