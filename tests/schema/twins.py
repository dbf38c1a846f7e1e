"""A game, as far as schemas look at one, with two classes of one name."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Annotated, Any, cast

import msgspec

from boardrules import Game
from boardrules.values import BaseState, Value
from tests.schema import other
from tests.testing import sealed_bids

Few = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, lt=5)] | Annotated[str, msgspec.Meta(min_length=1, max_length=2)] | None, ...],
    msgspec.Meta(max_length=3),
]


class Player(Value, frozen=True, gc=False):
    """One of two."""

    cards: int


class Position(BaseState, frozen=True, gc=False):
    """A state with another name."""

    mine: Player
    theirs: other.Player
    pair: tuple[int, str]
    few: Few


class Odd(BaseState, frozen=True, gc=False):
    """A state with what no value is made of."""

    half: float


def two_players(kind: type = int) -> Game[Any, Any, Any, Any, Any]:
    spec = replace(sealed_bids.SPEC, state=Odd if kind is float else Position, setup=None)  # type: ignore[arg-type]  # another game's
    functions = {name: found for name, found in vars(sealed_bids).items() if name not in {"SETUP", "set_up", "setup_of"}}
    return cast("Game[Any, Any, Any, Any, Any]", SimpleNamespace(**{**functions, "SPEC": spec}))  # a game by its functions' names
