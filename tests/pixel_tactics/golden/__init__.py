"""Golden logs of Pixel Tactics: for each edition ten games with the set of its box, and one with others. See :mod:`tests.golden`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from boardrules import pixel_tactics
from boardrules.pixel_tactics import EDITIONS, Action, EndTurn, Move, Options, Switch
from tests.golden import Golden, play, seventh

__all__ = ["GOLDEN"]

OTHERS = (("set_1_first",), ("set_1",), ("set_2",), ("set_1", "set_2"), ("set_1_first", "set_2", "promo"))

OWN = {f"{edition}_{number}": Options(edition=rules.id) for edition, rules in EDITIONS.items() for number in range(10)}
MIXED = {
    f"{edition}_{'_'.join(cards)}": Options(edition=rules.id, cards=cards)
    for edition, rules in EDITIONS.items()
    for cards in OTHERS
    if cards != (rules.cards,)
}
TEAMS = {
    f"{edition}_teams_{number}": Options(edition=rules.id, mode="teams") for edition, rules in EDITIONS.items() for number in range(10)
}
TABLES = OWN | MIXED | TEAMS
"""What each log is played with, by its name."""


def busy(actions: Sequence[Action], ply: int) -> Action:
    """Moves, switches and the end of a turn only now and then, or if nothing else is left."""
    among = [action for action in actions if not isinstance(action, Move | Switch | EndTurn)]
    chosen: Action = seventh(among if among and ply % 8 else actions, ply)
    return chosen


GOLDEN = Golden(
    game=pixel_tactics,
    folder=Path(__file__).parent,
    spec="src/boardrules/pixel_tactics/_game.py",
    logs={name: partial(play, pixel_tactics, options, seed=f"golden 1 {name}.jsonl", choose=busy) for name, options in TABLES.items()},
)
