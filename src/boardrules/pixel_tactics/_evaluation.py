"""How well a seat stands in Pixel Tactics, guessed from its view."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.apply import ended
from boardrules.pixel_tactics._engine.match.series import team_points
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import life, strength
from boardrules.pixel_tactics._engine.seating import side_of_seat
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._types.view import View
from boardrules.toolkit.evaluation import finished, guessed, seated
from boardrules.values import Seat

__all__ = ["evaluate"]

CLEAR: Final = 14.0
"""So many units of what is counted below are a clear advantage."""

LEADER: Final = 1.0
"""What a point of a leader's life that is left is worth, and of a leader's strength a little."""

STRENGTH: Final = 0.5
LIFE: Final = 0.3
CARD: Final = 0.6
CORPSE: Final = -0.2
POINT: Final = 10.0
"""What a point of a team, or a trophy of a series, is worth."""


def evaluate(position: Position, view: View) -> float:
    """How well the viewer stands; *position* is the view taken apart. Raises ValueError for a spectator's view."""
    seat = seated(view.viewer)
    over = ended(view)
    n = len(view.players)
    if over is not None:
        return finished(over.winners, n, seat)
    sides = [0.0, 0.0]
    for at in range(n):
        sides[side_of_seat(at)] += _worth(position, view, Seat(at))
    if view.options.mode == "teams":
        points = team_points(position)
        sides[0] += POINT * points[0]
        sides[1] += POINT * points[1]
    elif view.series.matches:
        trophies = view.series.matches[-1].trophies
        sides[0] += POINT * trophies[0]
        sides[1] += POINT * trophies[1]
    own = side_of_seat(seat)
    return guessed((sides[own] - sides[1 - own]) / CLEAR)


def _worth(position: Position, view: View, seat: Seat) -> float:
    """What a seat has: the life of its leader, its heroes, its cards."""
    player = view.players[seat]
    total = CARD * min(len(player.hand), 5)
    for slot, piece in enumerate(player.unit):
        if piece is None:
            continue
        if piece.face == "corpse":
            total += CORPSE
            continue
        left = life(position, seat, slot, piece) - piece.damage
        power = strength(position, (seat, slot, piece), None, "melee")
        if slot == LEADER_AT:
            total += LEADER * left + STRENGTH * power
        else:
            total += LIFE * left + STRENGTH * power
    return total
