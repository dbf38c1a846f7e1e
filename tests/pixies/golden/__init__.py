"""Golden logs of Pixies: one game for each number of seats, without and with Flower Power. See :mod:`tests.golden`."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from boardrules import pixies
from boardrules.pixies import Options
from tests.golden import Golden, play, seventh
from tests.pixies.tables import TABLES

__all__ = ["GOLDEN"]


def name_of(options: Options) -> str:
    """The log of the game with these options."""
    return f"{options.seats}_seats{'_flower_power' if options.flower_power else ''}"


GOLDEN = Golden(
    game=pixies,
    folder=Path(__file__).parent,
    spec="src/boardrules/pixies/_spec.py",
    logs={name_of(options): partial(play, pixies, options, seed=f"golden {name_of(options)}.jsonl", choose=seventh) for options in TABLES},
)
