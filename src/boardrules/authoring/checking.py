"""Checked play: the functions of the contract that follow from a list of legal actions and one function that plays them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from boardrules.contract import Decision, Refusal, Step
from boardrules.errors import IllegalAction
from boardrules.toolkit.refusals import core_refusal
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["Checked", "Rules", "checked", "rules_of"]

S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
E = TypeVar("E")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
S_same = TypeVar("S_same")
E_co = TypeVar("E_co", covariant=True)

Reason: TypeAlias = RuleId | str | Callable[[S, A], Refusal]

UNNAMED: Final = RuleId("BR-VALUE")


class Check(Protocol[S_contra, A_contra]):
    """The function ``check`` of the contract."""

    def __call__(self, state: S_contra, action: A_contra) -> Refusal | None:
        """Return why *action* is not legal, or None."""
        ...  # pragma: no cover


class Apply(Protocol[S_same, A_contra]):
    """The function ``apply`` of the contract."""

    def __call__(self, state: S_same, action: A_contra) -> S_same:
        """Return the state after *action*. Raises IllegalAction."""
        ...  # pragma: no cover


class Stepping(Protocol[S_same, A_contra, E_co]):
    """The function ``step`` of the contract."""

    def __call__(self, state: S_same, action: A_contra) -> Step[S_same, E_co]:
        """Return the state after *action*, with the events. Raises IllegalAction."""
        ...  # pragma: no cover


class Checked(NamedTuple, Generic[S, A, E]):
    """The functions that :func:`checked` returns, under their names in the contract."""

    check: Check[S, A]
    apply: Apply[S, A]
    step: Stepping[S, A, E]


def checked(
    legal_actions: Callable[[S], tuple[A, ...]], step_unchecked: Callable[[S, A], Step[S, E]], *, why: Reason[S, A] = UNNAMED
) -> Checked[S, A, E]:
    """Return ``check``, ``apply`` and ``step`` of a game.

    Parameters
    ----------
    legal_actions:
        the function of the contract: all legal actions, at a chance point every outcome.
    step_unchecked:
        a function that plays one of these and returns the events.
    why:
        the reason why an action of a seat to act is not legal: the id of the rule that it breaks, or a function that returns the refusal.
        The function must not raise, although the fields of the action can hold anything.

    A finished game (BR-OVER), luck (BR-CHANCE), a seat that is not to act (BR-SEAT) and a value that is no action of the game (BR-VALUE)
    are refused before *why* is used.
    """
    rules = Rules(legal_actions, step_unchecked, 0, why)
    return Checked(rules.check, rules.apply, rules.step)


def rules_of(
    choices: Callable[[S], tuple[A, ...]],
    play: Callable[[S, A], Step[S, E]],
    *,
    seats: int | Callable[[S], int],
    why: Reason[S, A] = UNNAMED,
    question: str = "What do you do?",
) -> Rules[S, A, E]:
    """Return all functions of the contract that follow from two, as methods to bind to the names of a module.

    *choices* lists the actions of all seats to act, or the outcomes at a chance point, always in the same order, and nothing when the game
    is over; every action has a field ``by``. *play* plays one of these. *seats* is the number of seats of a game; *why* is as in
    :func:`checked`, and *question* is the question of each decision.
    """
    return Rules(choices, play, seats, why, question)


@dataclass(frozen=True)
class Rules(Generic[S, A, E]):
    """The result of :func:`rules_of`: each method is the function of the contract with the same name."""

    choices: Callable[[S], tuple[A, ...]]
    play: Callable[[S, A], Step[S, E]]
    size: int | Callable[[S], int]
    why: Reason[S, A]
    question: str = "What do you do?"

    def seats(self, state: S) -> tuple[Seat, ...]:
        """Return all seats, 0 to the number of seats less 1, in order."""
        return tuple([Seat(n) for n in range(self.size(state) if callable(self.size) else self.size)])

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have a choice, sorted; ``(CHANCE,)`` at a chance point, ``()`` when the game is over."""
        return tuple(sorted({_by(action) for action in self.choices(state)}))

    def legal_actions(self, state: S, seat: Seat | None = None) -> tuple[A, ...]:
        """Return every legal action of all seats to act, or of one."""
        listed = self.choices(state)
        return listed if seat is None else tuple([action for action in listed if _by(action) == seat])

    def chance(self, state: S) -> int:
        """Return the number of outcomes at a chance point; 0 at any other point."""
        listed = self.choices(state)
        return len(listed) if listed and _by(listed[0]) == CHANCE else 0

    def chance_action(self, state: S, k: int) -> A:
        """Return the *k*-th outcome of a chance point, 0 <= *k* < ``chance(state)``, in the order of ``choices``.

        Raises IndexError if there is no such outcome, because *k* is out of range or luck is not to act.
        """
        listed = self.choices(state)
        if not 0 <= k < len(listed) or _by(listed[0]) != CHANCE:
            raise IndexError(f"there is no outcome {k}: this state has {self.chance(state)}")
        return listed[k]

    def check(self, state: S, action: A) -> Refusal | None:
        """Return why *action* is not legal, or None: BR-OVER, BR-VALUE, BR-CHANCE or BR-SEAT, otherwise the reason in ``why``."""
        return None if self._find(state, action) is not None else self._refused(state, action)

    def apply(self, state: S, action: A) -> S:
        """Return the state after *action*. Raises IllegalAction with the refusal of ``check``."""
        return self.step(state, action).state

    def apply_unchecked(self, state: S, action: A) -> S:
        """Return the state after a legal *action*."""
        return self.play(state, action).state

    def step(self, state: S, action: A) -> Step[S, E]:
        """Return the state after *action*, with the events. Raises IllegalAction with the refusal of ``check``."""
        found = self._find(state, action)
        if found is None:
            raise IllegalAction(self._refused(state, action), action)
        return self.play(state, found)

    def pending(self, state: S, seat: Seat) -> Decision | None:
        """Return the question of a seat that is to act, or None."""
        rule = RuleId("BR-SEAT") if callable(self.why) else RuleId(self.why)
        return Decision(seat, rule, "choose", self.question) if seat != CHANCE and seat in self.to_act(state) else None

    def _find(self, state: S, action: A) -> A | None:
        """Return the legal action that equals *action* (which may have True for 1), or None."""
        return next((found for found in self.choices(state) if type(found) is type(action) and found == action), None)

    def _refused(self, state: S, action: A) -> Refusal:
        """Return why *action* is not one of the choices."""
        seats = {_by(found) for found in self.choices(state)}
        if not seats:
            return core_refusal("BR-OVER", "over")
        by = _by(action)
        if type(by) is not int or abs(by) >= 2**53:
            return core_refusal("BR-VALUE", "no-action")
        if (by == CHANCE) != (CHANCE in seats):
            return core_refusal("BR-CHANCE", "luck-first" if CHANCE in seats else "no-luck-now")
        if by not in seats:
            return core_refusal("BR-SEAT", "not-to-act", seat=by)
        if callable(self.why):
            return self.why(state, action)
        return core_refusal(self.why, "illegal", kind=type(action).__name__)


def _by(action: msgspec.Struct) -> Seat:
    by: Any = getattr(action, "by", None)  # of any type; callers pass on only the seats of legal actions
    seat: Seat = by
    return seat
