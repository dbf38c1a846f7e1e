"""Why: the rules and the texts of cards behind an action, allowed or not, and what it changes.

:class:`Explaining` is the capability of a game that explains itself; :func:`explained` does for it what is the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec
from typing_extensions import TypeIs

from boardrules.contract import A, Decision, E, Game, Refusal, S, Step, V
from boardrules.values import CHANCE, Integer, RuleId, Seat, Value

__all__ = [
    "Change",
    "Contract",
    "Explaining",
    "Explanation",
    "Happened",
    "Reason",
    "ReasonPart",
    "applied",
    "changes",
    "explained",
    "rule_ids",
]

S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)

Path: TypeAlias = tuple[str | int, ...]

GONE: Final = object()
"""Stands for what is not there: None is a value."""


class ReasonPart(Value, frozen=True, gc=False):
    """What one rule or one card adds to a number, or takes from it: ``n``; the other fields are those of a :class:`Reason`."""

    n: Integer
    rules: tuple[RuleId, ...] = ()
    card: str = ""
    place: str = ""
    sentence: str = ""


class Reason(Value, frozen=True, gc=False):
    """Why something happens: the rules, and the card that speaks, if one does.

    ``card`` is its id, ``place`` the anchor at which it lies (``""`` where it lies nowhere), ``sentence`` what it says, in English.
    ``parts``: what makes up the number of the event, in order; their sum is that number. Empty where the event has no number, or where the
    game does not take it apart.
    """

    rules: tuple[RuleId, ...] = ()
    card: str = ""
    place: str = ""
    sentence: str = ""
    parts: tuple[ReasonPart, ...] = ()


class Happened(Value, frozen=True, gc=False):
    """One event of a step: its type, itself as JSON, and why it happened."""

    kind: str
    event: str
    reason: Reason


class Change(Value, frozen=True, gc=False):
    """One place of a state or a view that is another afterwards: the way to it, what stood there and what stands there now, as JSON.

    ``path`` has names of fields and numbers of items: ``("players", 0, "hand")``. ``before`` is ``""`` where there was nothing, ``after``
    where there is nothing left.
    """

    path: tuple[str | Integer, ...]
    before: str
    after: str


class Explanation(Value, frozen=True, gc=False):
    """What an action would do, and why; or why it is refused.

    ``refusal``: why it is not legal, None if it is. ``allowed``: the rules by which it may be done, first that of the question which it
    answers, for the host and for its own seat; nothing if it is refused, or if the reader does not see which action it is. ``steps``: what
    happens, in order. ``asked``: what is to be decided next, of everybody for the host, otherwise of the reader. ``changes``: every place
    that is another afterwards. What is refused has no steps and changes nothing.
    """

    refusal: Refusal | None = None
    allowed: tuple[RuleId, ...] = ()
    steps: tuple[Happened, ...] = ()
    asked: tuple[Decision, ...] = ()
    changes: tuple[Change, ...] = ()


@runtime_checkable
class Explaining(Protocol[S_contra, A_contra]):
    """The capability of a game that says why an action may be done, what follows from it and what it changes."""

    def explain(self, state: S_contra, action: A_contra, *, seat: Seat | Literal["host"] | None = "host") -> Explanation:
        """Why *action* may or may not be done in *state*, what follows from it, and by which rules and cards, as *seat* may know it.

        Without a seat (None), as a spectator may know it. Raises UnknownSeat, and ValueError if a seat asks about an action of another
        that is not legal: whether it is may depend on what the seat must not know.
        """
        ...  # pragma: no cover


@dataclass(frozen=True)
class Contract(Generic[S, A, V, E]):
    """The functions of a game that :func:`explained` needs, and its reasons.

    ``grounds`` says by which rules an action may be done; ``reason`` why an event happens: both from the view before it, of the reader, and
    from what the reader sees of the action or the event. A game whose engine notes reasons while it plays has ``traced`` in place of
    ``reason``: the step, and a reason for each of its events. Such a reason is told to whoever is told the event, so it must say nothing
    that not everybody may know.
    """

    check: Callable[[S, A], Refusal[Any] | None]
    step: Callable[[S, A], Step[S, E]]
    to_act: Callable[[S], tuple[Seat, ...]]
    pending: Callable[[S, Seat], Decision[Any] | None]
    view: Callable[[S, Seat | None], V]
    redact_action: Callable[[A, Seat | None], A | None]
    redact_event: Callable[[E, Seat | None], E | None]
    grounds: Callable[[V, A], tuple[RuleId, ...]]
    reason: Callable[[V, E], Reason] | None = None
    traced: Callable[[S, A], tuple[Step[S, E], tuple[Reason, ...]]] | None = None

    @classmethod
    def of(
        cls,
        game: Game[S, A, V, E, Any],
        grounds: Callable[[V, A], tuple[RuleId, ...]],
        reason: Callable[[V, E], Reason] | None = None,
        *,
        traced: Callable[[S, A], tuple[Step[S, E], tuple[Reason, ...]]] | None = None,
    ) -> Contract[S, A, V, E]:
        """Return the functions of a game that is an object, with these reasons."""
        own = game.check, game.step, game.to_act, game.pending, game.view, game.redact_action, game.redact_event
        return cls(*own, grounds, reason, traced)

    def reasoned(self, state: S, action: A) -> tuple[Step[S, E], Callable[[int, V, E], Reason]]:
        """Return the step that *action* is, and what gives the reason of its event of a number, told after a view."""
        if self.traced is not None:
            step, noted = self.traced(state, action)
            return step, lambda number, _view, _event: noted[number]
        reason = self.reason
        return self.step(state, action), lambda _number, view, event: Reason() if reason is None else reason(view, event)


def rule_ids(*ids: str) -> tuple[RuleId, ...]:
    """The ids of rules as a tuple."""
    return tuple(map(RuleId, ids))


def explained(game: Contract[S, A, V, E], state: S, action: A, by: Seat, *, seat: Seat | Literal["host"] | None = "host") -> Explanation:
    """What :meth:`boardrules.Explaining.explain` returns, for the functions and reasons *game*; *by* is the seat of *action*."""
    reader = None if seat == "host" else seat
    before = game.view(state, reader)
    refusal = game.check(state, action)
    if refusal is not None:
        if seat not in {"host", by}:
            raise ValueError(f"this action of seat {by} is not legal; why, only that seat and the host may ask")
        return Explanation(refusal)
    step, reason = game.reasoned(state, action)
    seen = action if seat == "host" else game.redact_action(action, reader)
    told = [(number, event if seat == "host" else game.redact_event(event, reader)) for number, event in enumerate(step.events)]
    asking = [who for who in game.to_act(step.state) if who != CHANCE and seat in {"host", who}]
    return Explanation(
        None,
        () if seen is None else tuple(dict.fromkeys((*_question(game, state, by, seat), *game.grounds(before, seen)))),
        tuple([Happened(type(event).__name__, _json(event), reason(n, before, event)) for n, event in told if event is not None]),
        tuple([asked for who in asking if (asked := game.pending(step.state, who)) is not None]),
        changes(state, step.state) if seat == "host" else changes(before, game.view(step.state, reader)),
    )


def _question(game: Contract[S, A, V, E], state: S, by: Seat, seat: Seat | Literal["host"] | None) -> tuple[RuleId, ...]:
    """The rule by which *by* is asked, for the host and for that seat alone."""
    asked = game.pending(state, by) if by != CHANCE and seat in {"host", by} else None
    return () if asked is None else (asked.rule,)


def changes(before: object, after: object) -> tuple[Change, ...]:
    """Every place at which two values of one type differ, in the order of their fields: the smallest ones, so that most stays unsaid."""
    return tuple(_differences((), _plain(before), _plain(after)))


def applied(value: object, found: tuple[Change, ...]) -> object:
    """What becomes of *value* by *found*, as JSON has it: lists, dicts, numbers and texts. It undoes what :func:`changes` does."""
    whole: Any = [_plain(value)]  # what JSON holds is known by asking only
    put = [change for change in found if change.after]
    for change in (*put, *[change for change in reversed(found) if not change.after]):  # items of a list go from its end
        holder = whole
        way = (0, *change.path)
        for step in way[:-1]:
            holder = holder[step]
        last: Any = way[-1]
        if not change.after:
            del holder[last]
        elif _is_list(holder) and last == len(holder):
            holder.append(msgspec.json.decode(change.after))
        else:
            holder[last] = msgspec.json.decode(change.after)
    return whole[0]


def _is_list(found: object) -> TypeIs[list[object]]:
    return isinstance(found, list)


def _is_object(found: object) -> TypeIs[dict[str, object]]:
    return isinstance(found, dict)


def _differences(path: Path, before: object, after: object) -> Iterator[Change]:
    if _is_object(before) and _is_object(after):
        for key in dict.fromkeys((*before, *after)):
            yield from _member((*path, key), before.get(key, GONE), after.get(key, GONE))
    elif _is_list(before) and _is_list(after):
        for index, (one, other) in enumerate(zip_longest(before, after, fillvalue=GONE)):
            yield from _member((*path, index), one, other)
    elif type(before) is not type(after) or before != after:
        yield Change(path, _json(before), _json(after))


def _member(path: Path, before: object, after: object) -> Iterator[Change]:
    if before is GONE or after is GONE:
        yield Change(path, "" if before is GONE else _json(before), "" if after is GONE else _json(after))
    else:
        yield from _differences(path, before, after)


def _plain(value: object) -> object:
    """*value* as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
