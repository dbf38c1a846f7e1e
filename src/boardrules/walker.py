"""Walkers, positions that play on in place, and the capabilities of games that make them and of walkers that can do more.

:func:`boardrules.walking` finds the walkers of a game, and makes plain ones for a game that has none.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from boardrules.contract import Outcome, Rng
from boardrules.values import Seat

__all__ = ["Comparing", "Ordering", "Trained", "Walker", "Walking"]

A_co = TypeVar("A_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@runtime_checkable
class Walker(Protocol[A_co]):
    """One working position that plays on in place, for searches, playouts and training.

    A walker plays by the same rules as the functions of the game, but makes neither a state nor events. It belongs to one thread. What
    its methods return does not change when it plays on.
    """

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats to act, as ``Game.to_act`` does: ``(CHANCE,)`` at a chance point, ``()`` when the game is over."""
        ...  # pragma: no cover

    def legal(self) -> tuple[A_co, ...]:
        """Return every legal action of all seats to act, in the order of ``Game.legal_actions``; at a chance point every outcome."""
        ...  # pragma: no cover

    def chance(self) -> int:
        """Return the number of outcomes at a chance point, all equally likely; 0 elsewhere."""
        ...  # pragma: no cover

    def play(self, k: int) -> None:
        """Play the *k*-th legal action, at a chance point the *k*-th outcome. Raises IndexError if there is none."""
        ...  # pragma: no cover

    def playout(self, rng: Rng) -> None:
        """Play on at random until the game is over; every outcome of luck and every legal action is equally likely."""
        ...  # pragma: no cover

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None."""
        ...  # pragma: no cover

    def evaluate(self, seat: Seat) -> float:
        """Return how well *seat* stands, as ``Evaluating.evaluate`` of its view does.

        In a game that evaluates no views the number is exact when the game is over, and 0 before.
        """
        ...  # pragma: no cover

    def view(self, seat: Seat) -> object:
        """Return what *seat* may know, as ``Game.view`` does, for observations and bots; :meth:`key` is quicker. Raises UnknownSeat."""
        ...  # pragma: no cover

    def key(self, seat: Seat) -> Hashable:
        """Return a key of what *seat* may know: two keys of walkers of one game are equal exactly when the views are.

        Raises UnknownSeat.
        """
        ...  # pragma: no cover

    def mark(self) -> None:
        """Remember the position, so that :meth:`back` returns to it; marks nest."""
        ...  # pragma: no cover

    def back(self) -> None:
        """Return to the position of the last mark, and forget that mark. Raises IndexError if there is none."""
        ...  # pragma: no cover


@runtime_checkable
class Walking(Protocol[S_contra, V_contra, A_co]):
    """Positions that play on in place; :func:`boardrules.walking` makes slower ones for every other game."""

    def walker(self, start: S_contra | V_contra, rng: Rng) -> Walker[A_co]:
        """Return a walker that begins at *start*, a state, or a state that fits the view *start*.

        Such a state is made once, as by ``determinize`` with *rng*. From a state, *rng* is not used.
        """
        ...  # pragma: no cover


@runtime_checkable
class Ordering(Protocol):
    """A protocol of walkers that say how promising their legal actions are, before any of them is tried.

    A search then tries the most promising actions alone. The weights by which a game orders actions are data of the game, trained from
    searches; what they do not know weighs nothing.
    """

    def promises(self) -> Sequence[float]:
        """Return how promising each action of ``Walker.legal()`` is beside the others of its seat, the higher the better."""
        ...  # pragma: no cover


@runtime_checkable
class Comparing(Protocol):
    """A protocol of walkers that value the positions after several actions at once, where that is quicker than to play each of them.

    A search then does so wherever it tries the actions of a new information set.
    """

    def compared(self, seat: Seat, places: Sequence[int]) -> list[float]:
        """Return how well *seat* stands after each of its actions at *places* in ``Walker.legal()``.

        That is what ``evaluate`` returns after the action is played, and after the luck that it calls for, whose outcome must not matter.
        """
        ...  # pragma: no cover


@runtime_checkable
class Trained(Protocol[S_contra, V_contra, A_co]):
    """Positions that play on in place, valued by a model that was trained from games of the game against itself.

    The weights of the model are data of the game. They fit its cards and rules as shipped; what they do not know weighs nothing.
    """

    def trained_walker(self, start: S_contra | V_contra, rng: Rng, *, weights: Mapping[str, float] | None = None) -> Walker[A_co]:
        """Return a walker as :meth:`Walking.walker` does, whose ``evaluate`` gives the value of the model; at the end it is exact.

        From a view, a model that knows which hidden cards players keep makes the likelier states more often.

        *weights*: those of another model of the same features instead of the shipped ones.
        """
        ...  # pragma: no cover
