"""What a game keeps of the states seen last for whoever asks about one of them next: working copies and legal actions.

A game takes a state apart before it works on it. Play goes on from the state that the last action made, so its working copy, with all
that was derived on it, need not be made again. States never change, so a copy stands for the very object that it was made of.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final, Generic, TypeVar

__all__ = ["Listed", "Reuse"]

A = TypeVar("A")
P = TypeVar("P")
S = TypeVar("S")

SIZE: Final = 8
"""How many states are remembered: a few games that take turns in one process each find their own."""


class Reuse(Generic[S, P]):
    """The newest working copy and at most eight older ones, each by the identity of its state; *make* makes one of a state.

    Whoever takes a copy has it alone until they keep it again, since taking is one atomic step: threads may share a game, and one that
    finds nothing makes a copy of its own.

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
        self._newest: list[tuple[S, P]] = []  # of one, but for threads: who plays on needs no more than this, which is quick
        self._older: dict[int, tuple[S, P]] = {}

    def take(self, state: S) -> P:
        """The copy kept for this very state, which is not kept any longer; a new one if there is none."""
        try:
            newest = self._newest.pop()
        except IndexError:
            return self._take_older(state)
        if newest[0] is state:
            return newest[1]
        self._keep_older(newest)
        return self._take_older(state)

    def take_newest(self) -> tuple[S, P] | None:
        """The newest state and its copy, which is not kept any longer; None if none is kept, or another thread has just taken it."""
        try:
            return self._newest.pop()
        except IndexError:
            return None

    def keep(self, state: S, copy: P) -> None:
        """Keep *copy*, which stands for *state* and will not be used further by the caller; the oldest copy gives way."""
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

    An action that was listed for a state is legal in it, and needs no other check, however many are tried from there.

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
        """The legal actions kept of this very state, or None."""
        found = self._left
        if found is None or found[0] is not state:
            found = self._kept.get(id(state))
            return None if found is None else found[1]
        self._left = None
        self.keep(state, found[1])  # it is not left for good
        return found[1]

    def has(self, state: object, action: A) -> bool:
        """Whether *action* is one of those kept of this very state.

        It must be that object itself, since the fields of one that equals it may be of other types.
        """
        for known in self.get(state) or ():  # noqa: SIM110  (a generator in any() takes three times as long)
            if known is action:
                return True
        return False

    def keep(self, state: object, actions: tuple[A, ...]) -> None:
        """Keep the legal *actions* of *state*; all others are forgotten when they are too many, which costs less than one at a time."""
        kept = self._kept
        if len(kept) >= SIZE:
            kept.clear()
        kept[id(state)] = state, actions  # the state is held, so that no other object can get its id

    def leave(self, state: object, actions: tuple[A, ...]) -> None:
        """Keep the legal *actions* of *state* until another state is left: who plays on asks about this one no more.

        If somebody does, they are kept with the others. Fewer states in memory make a game quicker.
        """
        self._left = state, actions
