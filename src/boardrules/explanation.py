"""Why: the rules and the texts of cards behind an action, allowed or not, and what it changes.

:class:`Explaining` is the capability of a game that explains itself; :func:`explained` does for it what is the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import takewhile, zip_longest
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec
from typing_extensions import TypeIs

from boardrules.contract import A, Decision, E, Game, Refusal, Rng, S, Step, V
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

Reader: TypeAlias = "Seat | Literal['host'] | None"
"""Who reads an explanation: a seat, a spectator (None), or the host, who sees everything."""

GONE: Final = object()
"""Stands for what is not there: None is a value."""

WORLDS: Final = 8
"""Number of states made from the view of a seat, to find out whether what follows from an action depends on what is hidden."""

MORE_WORLDS: Final = 40
"""The same where it does, to find out what is so whatever is hidden: rivals' hands and leaders come from decks of some 25 cards."""


class ReasonPart(Value, frozen=True, gc=False):
    """One addend of a number, by one rule or one card: ``n``, which may be negative; the other fields are those of a :class:`Reason`."""

    n: Integer
    rules: tuple[RuleId, ...] = ()
    card: str = ""
    place: str = ""
    sentence: str = ""


class Reason(Value, frozen=True, gc=False):
    """A reason why something happens: the rules, and the card that speaks, if one does.

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
    """The consequences of an action with their reasons, or the reason why it is refused.

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
    stopped: Literal["hidden", "luck"] | None = None


@runtime_checkable
class Explaining(Protocol[S_contra, A_contra]):
    """The capability of a game that says why an action may be done, what follows from it and what it changes."""

    def explain(
        self, state: S_contra, action: A_contra, *, seat: Seat | Literal["host"] | None = "host", played: bool = False
    ) -> Explanation:
        """Return why *action* may or may not be done in *state*, and what follows from it, by which rules and cards, as *seat* may know it.

        The host is told everything. A seat that asks about an action of its own is told what follows from its view: the steps before the
        first one that reveals something to it, then ``stopped``. With *played* the caller vouches that the action was played in *state*;
        then a seat, or a spectator (None), is told the whole step as its events are redacted for it.

        Raises UnknownSeat, and ValueError if a seat or a spectator asks about an action of another that was not played, legal or not.
        """
        ...  # pragma: no cover


@dataclass(frozen=True)
class Contract(Generic[S, A, V, E]):
    """The functions of a game that :func:`explained` needs, and its reasons.

    ``grounds`` says by which rules an action may be done; ``reason`` why an event happens: both from the view before it, of the reader, and
    from what the reader sees of the action or the event. A game whose engine notes reasons while it plays has ``traced`` in place of
    ``reason``: the step, and a reason for each of its events. Everybody who is told the event is told its reason, so it must say nothing
    that not everybody may know.
    """

    check: Callable[[S, A], Refusal[Any] | None]
    step: Callable[[S, A], Step[S, E]]
    to_act: Callable[[S], tuple[Seat, ...]]
    pending: Callable[[S, Seat], Decision[Any] | None]
    view: Callable[[S, Seat | None], V]
    redact_action: Callable[[A, Seat | None], A | None]
    redact_event: Callable[[E, Seat | None], E | None]
    determinize: Callable[[V, Rng], S]
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
        own = game.check, game.step, game.to_act, game.pending, game.view, game.redact_action, game.redact_event, game.determinize
        return cls(*own, grounds, reason, traced)

    def happened(self, state: S, action: A, before: V, seat: Reader) -> tuple[S, tuple[Happened, ...]]:
        """Return the state after *action*, and its events with their reasons as *seat* is told of them after the view *before*."""
        if self.traced is None:
            step = self.step(state, action)
            reasons = None
        else:
            step, reasons = self.traced(state, action)
        told: list[Happened] = []
        for number, event in enumerate(step.events):
            seen = event if seat == "host" else self.redact_event(event, seat)
            if seen is not None:
                reason = reasons[number] if reasons is not None else Reason() if self.reason is None else self.reason(before, seen)
                told.append(Happened(type(seen).__name__, _json(seen), reason))
        return step.state, tuple(told)


def rule_ids(*ids: str) -> tuple[RuleId, ...]:
    """Return the ids of rules as a tuple."""
    return tuple(map(RuleId, ids))


def explained(game: Contract[S, A, V, E], state: S, action: A, by: Seat, *, seat: Reader = "host", played: bool = False) -> Explanation:
    """Return what :meth:`boardrules.Explaining.explain` says, for the functions and reasons *game*; *by* is the seat of *action*."""
    before = game.view(state, None if seat == "host" else seat)
    if seat not in {"host", by} and not played:
        raise ValueError(f"what an action of seat {by} would do is for that seat and the host to know, until it is played (played=True)")
    refusal = game.check(state, action)
    if refusal is not None:
        if seat not in {"host", by}:
            raise ValueError(f"this action of seat {by} is not legal, so it was not played; why, only that seat and the host may ask")
        return Explanation(refusal)
    if seat == by and not played:
        return _foreseen(game, before, action, by)
    return _told(game, state, action, by, seat)


def _told(game: Contract[S, A, V, E], state: S, action: A, by: Seat, seat: Reader) -> Explanation:
    """Return the whole step: everything for the host, otherwise what *seat* is told of it."""
    reader = None if seat == "host" else seat
    before = game.view(state, reader)
    after, steps = game.happened(state, action, before, seat)
    seen = action if seat == "host" else game.redact_action(action, reader)
    asking = [who for who in game.to_act(after) if who != CHANCE and seat in {"host", who}]
    return Explanation(
        None,
        () if seen is None else tuple(dict.fromkeys((*_question(game, state, by, seat), *game.grounds(before, seen)))),
        steps,
        tuple([asked for who in asking if (asked := game.pending(after, who)) is not None]),
        changes(state, after) if seat == "host" else changes(before, game.view(after, reader)),
    )


def _foreseen(game: Contract[S, A, V, E], before: V, action: A, by: Seat) -> Explanation:
    """Return what seat *by*, whose view is *before*, can tell in advance of its *action*: what is so in every state made from that view.

    The state itself is not used, so that states that look alike to the seat have equal explanations.
    """
    world, *others = _futures(game, before, action, by, WORLDS)
    allowed = tuple(dict.fromkeys((*_question(game, game.determinize(before, _Spread(0, WORLDS)), by, by), *game.grounds(before, action))))
    if all((other.told, other.view) == (world.told, world.view) for other in others):
        asked = game.pending(world.state, by)
        luck = game.to_act(world.state) == (CHANCE,)
        next_asked = () if asked is None else (asked,)
        return Explanation(None, allowed, world.told, next_asked, changes(before, world.view), "luck" if luck else None)
    worlds = [world, *others, *_futures(game, before, action, by, MORE_WORLDS)]
    sure = [events[0] for events in takewhile(_all_equal, zip(*(one.told for one in worlds), strict=False))]
    found = [changes(before, one.view) for one in worlds]
    common = set(found[0]).intersection(*found[1:])
    return Explanation(None, allowed, tuple(sure), (), tuple([one for one in found[0] if one in common]), "hidden")


@dataclass(frozen=True)
class _Future(Generic[S, V]):
    """One thing that an action may lead to: the state, what its seat is told, and what it sees then."""

    state: S
    told: tuple[Happened, ...]
    view: V


def _futures(game: Contract[S, A, V, E], before: V, action: A, by: Seat, number: int) -> list[_Future[S, V]]:
    """Return what *action* of *by* leads to in *number* states made from its view, equal ones once."""
    worlds = dict.fromkeys([game.determinize(before, _Spread(nth, number)) for nth in range(number)])
    steps = [game.happened(world, action, before, by) for world in worlds]
    return [_Future(after, told, game.view(after, by)) for after, told in steps]


def _all_equal(events: tuple[Happened, ...]) -> bool:
    return all(event == events[0] for event in events)


@dataclass
class _Spread:
    """Luck for the *nth* of *number* states made from a view: what is chosen first comes out differently in each of them.

    Where there are at most *number* ways to choose, each comes up in one of the states. The same in every process.
    """

    nth: int
    number: int
    drawn: int = 0

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to *n* - 1."""
        self.drawn += 1
        base = int.from_bytes(blake2b(self.drawn.to_bytes(8), digest_size=8).digest())
        return (base + self.nth * max(n, self.number) // self.number) % n


def _question(game: Contract[S, A, V, E], state: S, by: Seat, seat: Reader) -> tuple[RuleId, ...]:
    """Return the rule by which *by* is asked, for the host and for that seat alone."""
    asked = game.pending(state, by) if by != CHANCE and seat in {"host", by} else None
    return () if asked is None else (asked.rule,)


def changes(before: object, after: object) -> tuple[Change, ...]:
    """Return where two values of one type differ, in the order of their fields: the smallest places, so that most stays unsaid."""
    return tuple(_differences((), _plain(before), _plain(after)))


def applied(value: object, found: tuple[Change, ...]) -> object:
    """Return *value* after the changes *found*, as JSON has it: lists, dicts, numbers and texts. Reverses :func:`changes`."""
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
    """Return *value* as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
