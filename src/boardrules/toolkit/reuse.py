"""Caches of a few recent states: their working copies and their legal actions, and caches of what follows from one large object.

A game unpacks a state into a working copy before it changes it. The next action usually starts from the state that the last action made, so
the working copy, with everything derived from it, can be used again. States never change, so a copy belongs to one state object.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

__all__ = ["Listed", "Recalled", "Reuse"]

A = TypeVar("A")
P = TypeVar("P")
S = TypeVar("S")

SIZE: Final = 8
"""Number of states remembered, enough for a few games that alternate in one process."""


class Reuse(Generic[S, P]):
    """The newest working copy and at most eight older ones, each by the identity of its state; *make* makes a copy of a state.

    Nobody else gets a copy that was taken until it is kept again, because taking is one atomic step. So threads may share a game; a thread
    that finds no copy makes one.

    >>> reuse = Reuse(list)
    >>> state = (1, 2)
    >>> copy = reuse.take(state)
    >>> reuse.keep(state, copy)
    >>> reuse.take(state) is copy, reuse.take(state) is copy
    (True, False)
    """

    __slots__ = ("_make", "_newest", "_older")

    def __init__(self, make: Callable[[S], P]) -> None:
        self._make = make
        self._newest: list[tuple[S, P]] = []  # one entry, or more if threads interfere: the fast path for play that goes on
        self._older: dict[int, tuple[S, P]] = {}

    def take(self, state: S) -> P:
        """Remove and return the copy kept for this state object, or return a new one."""
        try:
            newest = self._newest.pop()
        except IndexError:
            return self._take_older(state)
        if newest[0] is state:
            return newest[1]
        self._keep_older(newest)
        return self._take_older(state)

    def take_newest(self) -> tuple[S, P] | None:
        """Remove and return the newest state and its copy; None if none is kept, or another thread has just taken it."""
        try:
            return self._newest.pop()
        except IndexError:
            return None

    def keep(self, state: S, copy: P) -> None:
        """Keep *copy* for *state*; the caller must not use the copy any more. The oldest copy is dropped if there are too many."""
        newest = self._newest
        newest.append((state, copy))
        if len(newest) > 1:
            with suppress(IndexError):  # another thread took them in between
                self._keep_older(newest.pop(0))

    def _take_older(self, state: S) -> P:
        found = self._older.pop(id(state), None)
        return self._make(state) if found is None else found[1]

    def _keep_older(self, kept: tuple[S, P]) -> None:
        older = self._older
        if len(older) >= SIZE:
            with suppress(RuntimeError, StopIteration):  # another thread took or kept one in between
                older.pop(next(iter(older)), None)
        older[id(kept[0])] = kept  # the state is held, so that no other object can get its id


class Listed(Generic[A]):
    """The legal actions of a few states, each by the identity of the state.

    An action that was listed for a state is legal in it and needs no other check, however many actions are tried from there.

    >>> listed = Listed[str]()
    >>> state = (1, 2)
    >>> listed.keep(state, ("up", "down"))
    >>> listed.get(state), listed.has(state, "up"), listed.has((1, 2, 3), "up")
    (('up', 'down'), True, False)
    """

    __slots__ = ("_kept", "_left")

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, tuple[A, ...]]] = {}
        self._left: tuple[object, tuple[A, ...]] | None = None

    def get(self, state: object) -> tuple[A, ...] | None:
        """Return the legal actions kept for this state object, or None."""
        found = self._left
        if found is None or found[0] is not state:
            found = self._kept.get(id(state))
            return None if found is None else found[1]
        self._left = None
        self.keep(state, found[1])  # the state is used again after all
        return found[1]

    def has(self, state: object, action: A) -> bool:
        """Return whether *action* is one of the objects kept for this state object.

        Equality is not enough, because the fields of an equal action may be of other types.
        """
        for known in self.get(state) or ():  # noqa: SIM110  (a generator in any() takes three times as long)
            if known is action:
                return True
        return False

    def keep(self, state: object, actions: tuple[A, ...]) -> None:
        """Keep the legal *actions* of *state*. If there are too many states, forget all others, which is cheaper than one at a time."""
        kept = self._kept
        if len(kept) >= SIZE:
            kept.clear()
        kept[id(state)] = state, actions  # the state is held, so that no other object can get its id

    def leave(self, state: object, actions: tuple[A, ...]) -> None:
        """Keep the legal *actions* of *state* until another state is left, since they are rarely needed again.

        If they are needed, they are kept with the others. Fewer states in memory make a game faster.
        """
        self._left = state, actions


class Recalled(Generic[P]):
    """Values that follow from a large object, which is known by its identity, and from small ones beside it; at most *size* of them.

    It saves the hash of the object, which never changes.

    >>> recalled = Recalled[str](2)
    >>> state = (1, 2)
    >>> recalled.keep("drawn", state, "dark")
    'drawn'
    >>> recalled.get(state, "dark"), recalled.get(state, "light"), recalled.get((1, 2, 3), "dark")
    ('drawn', None, None)
    """

    __slots__ = ("_kept", "_size")

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[tuple[object, ...], tuple[object, P]] = {}

    def get(self, whole: object, *beside: object) -> P | None:
        """Return the value kept for this object and the values *beside* it, or None."""
        found = self._kept.get((id(whole), *beside))
        return None if found is None else found[1]

    def keep(self, value: P, whole: object, *beside: object) -> P:
        """Keep and return *value*. If there are too many, forget all others, which is cheaper than one at a time."""
        if len(self._kept) >= self._size:
            self._kept.clear()
        self._kept[(id(whole), *beside)] = whole, value  # the object is held, so that no other one can get its id
        return value
