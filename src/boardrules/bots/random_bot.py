"""Bots: players that choose for a seat from what this seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeVar, runtime_checkable

from boardrules.contract import A, Rng

__all__ = ["BlindBot", "Bot", "RandomBot"]

T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    """Chooses the actions of a seat.

    A bot gets the view of its seat and never the state, so it cannot cheat; one that searches builds positions with the game's
    ``determinize``. What it returns should depend on its three arguments only: then games can be repeated, and played in any
    order and on any number of processes.
    """

    def choose(self, view: V_contra, actions: tuple[A, ...], rng: Rng) -> A:
        """One of *actions*, which are the legal ones of the seat whose *view* this is, at least one; any luck comes from *rng*."""
        ...  # pragma: no cover


@runtime_checkable
class BlindBot(Bot[V_contra, A], Protocol[V_contra, A]):
    """A bot that does not look at its view: who plays many games with it need not make one."""

    def choose_blind(self, actions: tuple[A, ...], rng: Rng) -> A:
        """The same as ``choose`` with any view."""
        ...  # pragma: no cover


@dataclass(frozen=True)
class RandomBot:
    """Takes any legal action, each equally likely.

    >>> from random import Random
    >>> RandomBot().choose(None, ("pass",), Random(7))
    'pass'
    """

    def choose(self, view: object, actions: tuple[T, ...], rng: Rng) -> T:  # noqa: ARG002  (the protocol has it)
        """One of *actions*; the *view* is not looked at."""
        return actions[rng.randrange(len(actions))]

    def choose_blind(self, actions: tuple[T, ...], rng: Rng) -> T:
        """One of *actions*, each equally likely: a host need not make a view for it."""
        return actions[rng.randrange(len(actions))]
