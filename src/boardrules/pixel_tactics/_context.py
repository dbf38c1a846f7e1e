"""Whose words are being read: what every reading of a text starts from."""

from __future__ import annotations

from boardrules.values import Seat

__all__ = ["Bound", "Context"]

Bound = int | str | tuple[str | int, ...]


class Context:
    """Whose words are being read: the player, the card, where it stands, what is bound."""

    __slots__ = ("binds", "slot", "source", "you")

    def __init__(self, you: Seat, source: str, slot: int, binds: dict[str, Bound]) -> None:
        self.you = you
        self.source = source
        self.slot = slot
        self.binds = binds

    def number(self, name: str, otherwise: int = 0) -> int:
        """A number bound to *name*."""
        bound = self.binds.get(name, otherwise)
        return bound if isinstance(bound, int) else otherwise

    def cards(self, name: str) -> tuple[str, ...]:
        """The cards bound to *name*."""
        bound = self.binds.get(name, ())
        if isinstance(bound, tuple):
            return tuple(map(str, bound))
        return (bound,) if isinstance(bound, str) and bound else ()

    def numbers(self, name: str) -> tuple[int, ...]:
        """The numbers bound to *name*."""
        bound = self.binds.get(name, ())
        return tuple([n for n in bound if isinstance(n, int)]) if isinstance(bound, tuple) else ()
