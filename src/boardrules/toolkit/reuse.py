"""Working copies of the positions seen last, kept for whoever needs one of the same state next.

A game takes a state apart before it works on it. Play goes on from the state that the last action made, so its working copy, with all
that was derived on it, need not be made again. States never change, so a copy stands for the very object that it was made of.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

__all__ = ["Reuse"]

P = TypeVar("P")

SIZE: Final = 8
"""How many working copies are kept: a few games that take turns in one process each find their own."""


class Reuse(Generic[P]):
    """At most eight working copies, each by the identity of its state.

    Whoever takes a copy has it alone until they keep it again, since taking is one atomic step: threads may share a game, and one that
    finds nothing makes a copy of its own.

    >>> reuse = Reuse[list[int]]()
    >>> state = (1, 2)
    >>> reuse.keep(state, [1, 2])
    >>> reuse.take(state), reuse.take(state)
    ([1, 2], None)
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, P]] = {}

    def take(self, state: object) -> P | None:
        """The copy kept for this very state, which is not kept any longer; None if there is none."""
        found = self._kept.pop(id(state), None)
        return None if found is None else found[1]

    def keep(self, state: object, copy: P) -> None:
        """Keep *copy*, which stands for *state* and will not be used further by the caller; the oldest copy gives way."""
        kept = self._kept
        if len(kept) >= SIZE:
            try:  # noqa: SIM105  (suppress costs time at every step)
                kept.pop(next(iter(kept)), None)
            except (RuntimeError, StopIteration):  # another thread took or kept one in between
                pass
        kept[id(state)] = state, copy  # the state is held, so that no other object can get its id
