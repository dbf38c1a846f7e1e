"""The part of a speech that amounts and conditions need: cards hold conditions, conditions amounts, and amounts cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.lexicon import Noun
    from boardrules.pixel_tactics.language.grammar import expressions

__all__ = ["Form", "Speaker"]

Form: TypeAlias = Literal["all", "each", "one", "several", "any", "bare", "among"]
"""The form of a noun phrase: *all* your heroes, *each* of them, *one* of them, (3) *several*, *any* hero; *bare*: heroes, of any unit;
*among* heroes that somebody chooses from."""


class Speaker(Protocol):
    """The memory of a text being written: the cards it has named so far, and their names; ``Speech`` is one."""

    me: str
    your: str
    it: str
    their: bool
    player: str

    def apart(self) -> Speaker:
        """Return a speaker for what is said of each card on its own."""
        ...

    def cards(self, what: expressions.Pieces, form: Form = "all", chooser: str = "") -> Noun:
        """Return cards in one of the forms."""
        ...

    def union(self, what: expressions.Pieces) -> list[expressions.Pieces]:
        """Return the cards that are named one by one."""
        ...

    def rest(self, what: expressions.Pieces, form: Form, *, plural: bool) -> str:
        """Return what stands behind the noun."""
        ...

    def hands(self, whose: expressions.Whose) -> str:
        """Return the possessive of players."""
        ...

    def bound(self, ref: expressions.Ref) -> str:
        """Return the card that a name is bound to."""
        ...

    def whose(self, ref: expressions.Ref) -> str:
        """Return the possessive of the card that a name is bound to."""
        ...

    def amount(self, what: expressions.Amount) -> str:
        """Return an amount in words."""
        ...
