"""Actions as the engine carries them out: one record for each kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar, final

from boardrules.values import RuleId

__all__ = ["Play"]

A = TypeVar("A")
P = TypeVar("P")
R = TypeVar("R")


@final
@dataclass(frozen=True, slots=True)
class Play(Generic[P, A, R]):
    """How one kind of action is carried out.

    *P* is the position that it changes, *R* what comes of it: nothing where the position is a working copy.

    Parameters
    ----------
    kind:
        the struct of the action.
    rule:
        the rule that allows it.
    perform:
        what it does, once it is known to be legal.
    cost:
        how many actions of a turn it takes.
    """

    kind: type[A]
    rule: RuleId
    perform: Callable[[P, A], R]
    cost: int = 0
