"""The protocol of bots, and a bot that plays at random."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from boardrules.contract import A, Rng

__all__ = ["BlindBot", "Bot", "RandomBot"]

T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    """A player that chooses the actions of a seat.

    A bot gets the view of its seat and never the state, so it cannot cheat; a bot that searches makes states with the game's
    ``determinize``. Its choice should depend only on the three arguments. Then games can be repeated, and played in any order and in any
    number of processes.
    """

    def choose(self, view: V_contra, actions: tuple[A, ...], rng: Rng) -> A:
        """Return one of *actions*, the legal actions of the seat whose *view* this is, at least one. Any luck must come from *rng*."""
        ...  # pragma: no cover


@runtime_checkable
class BlindBot(Bot[V_contra, A], Protocol[V_contra, A]):
    """A bot that ignores its view, so that programs that play many games need not make one."""

    def choose_blind(self, actions: tuple[A, ...], rng: Rng) -> A:
        """Return the same action as ``choose`` with any view."""
        ...  # pragma: no cover


@dataclass(frozen=True)
class RandomBot:
    """A bot that takes any legal action, each equally likely.

    >>> from random import Random
    >>> RandomBot().choose(None, ("pass",), Random(7))
    'pass'
    """

    def choose(self, view: object, actions: tuple[T, ...], rng: Rng) -> T:  # noqa: ARG002  (the protocol has it)
        """Return a random element of *actions*; *view* is ignored."""
        return actions[rng.randrange(len(actions))]

    def choose_blind(self, actions: tuple[T, ...], rng: Rng) -> T:
        """Return a random element of *actions*, each equally likely."""
        return actions[rng.randrange(len(actions))]
