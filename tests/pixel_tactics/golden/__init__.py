"""Golden logs of Pixel Tactics: one game for each edition with each wording of the cards. See :mod:`tests.golden`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from boardrules import pixel_tactics
from boardrules.pixel_tactics import Action, EndTurn, Move, Options, Switch
from boardrules.pixel_tactics._types.options import EditionId
from tests.golden import Golden, play, seventh

__all__ = ["GOLDEN"]

EDITIONS: tuple[EditionId, ...] = ("en", "ru", "first", "pl")

TABLES = {f"{edition}_{cards}": Options(edition=edition, cards=(cards,)) for edition in EDITIONS for cards in ("set_1_first", "set_1")}
TABLES |= {f"teams_{edition}": Options(edition=edition, mode="teams") for edition in EDITIONS}
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
