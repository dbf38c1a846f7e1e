"""The engine's table of actions: one record for each kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from msgspec import Struct

from boardrules.values import RuleId

__all__ = ["Play"]

A = TypeVar("A")
P = TypeVar("P")
R = TypeVar("R")


@final
class Play(Struct, Generic[P, A, R], frozen=True):
    """The way in which one kind of action is carried out.

    *P* is the position that it changes. *R* is its result: None if the position is a working copy.

    Parameters
    ----------
    kind:
        the struct of the action.
    rule:
        the rule that allows it.
    perform:
        the function that carries out a legal action.
    cost:
        the number of a turn's actions that it uses up.
    """

    kind: type[A]
    rule: RuleId
    perform: Callable[[P, A], R]
    cost: int = 0
