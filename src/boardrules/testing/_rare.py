"""Rare situations: quick games without laws look for them, and the laws are checked from there.

A random game reaches a peeked card, a search, a copied order seldom, and a leak that shows only then would wait for thousands of
plies. So each examined game is preceded by a scout: a game that only notes what is remarkable about each decision on its way, in
terms that every game has:

- what is asked, and the kinds of actions that answer it;
- which kinds of actions are hidden from others;
- who knows what: for each place in the views that is not the same for all, who sees all of it, some of it or nothing;
- what is asked while somebody knows something that is seldom known.

A state is kept for each such remark, and play is begun there: the remarks that were examined least come first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from boardrules.contract import Game
from boardrules.values import CHANCE, Seat, is_tuple

__all__ = ["Rare", "Remark", "kind_of", "remarks"]

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)

Remark: TypeAlias = tuple[str, ...]
"""Something about a decision that may be rare, such as ``("asked", "search")``."""

PLAIN: Final = frozenset({int, bool, str})
"""Types whose values have no parts."""

KEPT: Final = 2
"""So many states are kept for each remark."""

MOST: Final = 4000
"""So many remarks are kept; later ones are taken for noise."""


class Rare(Generic[S]):
    """States in which something is remarkable, the least examined first."""

    def __init__(self) -> None:
        self.seen: Counter[Remark] = Counter()
        self.examined: Counter[Remark] = Counter()
        self.states: dict[Remark, list[tuple[S, frozenset[Remark]]]] = {}

    def note(self, state: S, found: frozenset[Remark], rng: Random) -> None:
        """Keep *state* for the remarks that were made on it, a fair choice of all states for each."""
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
        """A state to play from, None if none was kept; all that is remarkable about it counts as examined."""
        if not self.states:
            return None
        remark = min(self.states, key=lambda remark: (self.examined[remark], self.seen[remark], remark))
        state, found = rng.choice(self.states[remark])
        self.examined.update(found)
        return state


def kind_of(action: msgspec.Struct) -> str:
    """The type of *action*, with the types of the structs in it."""
    inner = [type(value).__name__ for value in msgspec.structs.astuple(action) if isinstance(value, msgspec.Struct)]
    return " ".join([type(action).__name__, *inner])


def remarks(game: Game[S, A, Any, Any, Any], state: S, legal: tuple[A, ...]) -> frozenset[Remark]:
    """What may be rare about the decision in *state*."""
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
    """Each place where the views differ, with how many viewers see all, some and nothing of it."""
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
    """How many fields and entries in *value* are None, or the empty text, which stands for a hidden name in some games."""
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
