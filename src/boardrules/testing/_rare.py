"""Rare situations, found by quick games without laws, from which the laws are then checked.

A random game rarely reaches a peeked card, a search or a copied order, and a leak that shows only there would stay undetected for thousands
of plies. So each examined game is preceded by a scout: a game that only notes the remarkable features of each decision on its way, in terms
that exist in every game:

- the question, and the kinds of actions that answer it;
- the kinds of actions that are hidden from others;
- the knowledge of the seats: for each place in the views that is not the same for all, who sees all of it, some of it or nothing;
- the question that is asked while somebody knows something that is rarely known.

A state is kept for each such remark, and games are begun from it, with the least examined remarks first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from boardrules.contract import Game
from boardrules.values import CHANCE, Seat, is_tuple

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)

Remark: TypeAlias = tuple[str, ...]
"""A possibly rare feature of a decision, such as ``("asked", "search")``."""

PLAIN: Final = frozenset({int, bool, str})
"""The types whose values have no parts."""

KEPT: Final = 2
"""Maximum number of states kept for each remark."""

MOST: Final = 4000
"""Maximum number of remarks kept; later ones are dropped."""


class Rare(Generic[S]):
    """Remarkable states, the least examined first."""

    def __init__(self) -> None:
        self.seen: Counter[Remark] = Counter()
        self.examined: Counter[Remark] = Counter()
        self.states: dict[Remark, list[tuple[S, frozenset[Remark]]]] = {}

    def note(self, state: S, found: frozenset[Remark], rng: Random) -> None:
        """Keep *state* for its remarks; each remark keeps a uniform random sample of its states."""
        for remark in sorted(found):
            if remark not in self.states and len(self.states) >= MOST:
                continue
            self.seen[remark] += 1
            kept = self.states.setdefault(remark, [])
            if len(kept) < KEPT:
                kept.append((state, found))
            elif rng.randrange(self.seen[remark]) < KEPT:
                kept[rng.randrange(KEPT)] = (state, found)

    def take(self, rng: Random) -> S | None:
        """Return a state to play from, or None if none was kept; all its remarks count as examined."""
        if not self.states:
            return None
        remark = min(self.states, key=lambda remark: (self.examined[remark], self.seen[remark], remark))
        state, found = rng.choice(self.states[remark])
        self.examined.update(found)
        return state


def kind_of(action: msgspec.Struct) -> str:
    """Return the type of *action*, with the types of the structs in it."""
    inner = [type(value).__name__ for value in msgspec.structs.astuple(action) if isinstance(value, msgspec.Struct)]
    return " ".join([type(action).__name__, *inner])


def remarks(game: Game[S, A, Any, Any, Any], state: S, legal: tuple[A, ...]) -> frozenset[Remark]:
    """Return the possibly rare features of the decision in *state*."""
    seats = game.seats(state)
    viewers = (*seats, None)
    asked = [decision.key for seat in game.to_act(state) if (decision := game.pending(state, seat)) is not None]
    found: set[Remark] = {("asked", key) for key in asked}
    kinds = {kind_of(action): action for action in legal}
    for kind, action in kinds.items():
        found.add(("may", *asked[:1], kind))
        by: Seat = getattr(action, "by", CHANCE)
        hidden = [seat for seat in viewers if seat not in {by, CHANCE} and game.redact_action(action, seat) != action]
        if hidden:
            found.add(("hidden", *asked[:1], kind))
    known = {("knows", path, *who) for path, who in _patterns([game.view(state, seat) for seat in viewers], "")}
    found |= known
    found |= {("asked", key, *pattern) for key in asked for pattern in known}
    return frozenset(found)


def _patterns(views: list[object], path: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each place where the views differ, with the number of viewers who see all, some and nothing of it."""
    first = views[0]
    if all(view is first or view == first for view in views):
        return
    if isinstance(first, msgspec.Struct) and all(type(view) is type(first) for view in views):
        for name in first.__struct_fields__:
            yield from _patterns([getattr(view, name) for view in views], f"{path}.{name}")
        return
    if is_tuple(first) and all(is_tuple(view) and len(view) == len(first) for view in views):
        hidden = [_blanks(view) for view in views]
        if any(hidden) and not any(_has_rows(part) for part in first):
            yield path, tuple(sorted("all" if not n else "none" if n == max(hidden) else "some" for n in hidden))
            return
        for index in range(len(first)):
            yield from _patterns([view[index] for view in views if is_tuple(view)], f"{path}[]")
        return
    sizes = [len(view) if is_tuple(view) else 0 if view is None else 1 for view in views]
    yield path, tuple(sorted("none" if not n else "all" if n == max(sizes) else "some" for n in sizes))


def _has_rows(part: object) -> bool:
    return isinstance(part, msgspec.Struct) and any(isinstance(getattr(part, name), tuple) for name in part.__struct_fields__)


def _blanks(value: object) -> int:
    """Return the number of fields and entries in *value* that are None or the empty text, which is a hidden name in some games."""
    if value is None or value == "":
        return 1
    parts: Iterable[object] = ()
    if is_tuple(value):
        parts = value
    elif isinstance(value, msgspec.Struct):
        parts = msgspec.structs.astuple(value)
    found = 0
    for part in parts:
        if part is None or part == "":
            found += 1
        elif type(part) not in PLAIN:
            found += _blanks(part)
    return found
