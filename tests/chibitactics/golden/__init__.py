"""Golden logs of Chibitactics: games with the pack in which every operation occurs and with the starter pack. See :mod:`tests.golden`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from boardrules import chibitactics as ct
from tests.chibitactics.packs import everything
from tests.golden import Golden, play, seventh

__all__ = ["GOLDEN", "STARTER"]

GAME = ct.with_cards(ct, everything())

STARTER: dict[str, ct.Options] = {
    "starter_2_seats": ct.Options(),
    "starter_3_seats": ct.Options(seats=3, squad_size=3, map="valley", factions=("humans", "chthonids", "fungunites")),
    "starter_6_seats": ct.Options(seats=6, squad_size=2, map="frontier"),
}
"""What is played with the starter pack."""

TABLES: dict[str, ct.Options] = {
    **{f"{seats}_seats": ct.Options(seats=seats, squad_size=3, map="ring") for seats in range(2, 7)},
    "2_seats_squares": ct.Options(
        squad_size=4,
        map="ring",
        house=ct.HouseRules(topology="square", victory="wounded", lasting_events="this-round", first_seat="moves", aiming_roll=False),
    ),
    "3_seats_crowded": ct.Options(
        seats=3,
        squad_size=4,
        map="ring",
        house=ct.HouseRules(segment_size=3, cross_own=True, squad_engages=True, finish_after_move=True, scouts="own", corners_block=True),
    ),
    **STARTER,
}
"""What each log was played with, by its name."""


def busy(actions: Sequence[ct.Action], ply: int) -> ct.Action:
    """A turn is ended only at every third chance, so that more happens."""
    among = [action for action in actions if not isinstance(action, ct.EndTurn)]
    chosen: ct.Action = seventh(among if among and ply % 3 else actions, ply)
    return chosen


GOLDEN = Golden(
    game=ct,
    folder=Path(__file__).parent,
    spec="src/boardrules/chibitactics/_spec.py",
    logs={
        name: partial(play, ct if name in STARTER else GAME, options, seed=f"golden {name}", choose=busy)
        for name, options in TABLES.items()
    },
)
