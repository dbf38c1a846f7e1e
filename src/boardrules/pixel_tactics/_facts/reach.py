"""The cards that texts can change at all, found from the cards they are printed on, before they are read for each card."""

from __future__ import annotations

from collections.abc import Iterable

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics.language import AddLife, AddStrength, DoubleStrength, Keyword, Static


class Reach:
    """The cards that some texts, each with its seat, can change, by the cards they are printed on.

    Of changes of a keyword those of one *word*; of changes of strength, if so wanted, those that count *against* some targets only.
    """

    __slots__ = ("any", "cards", "loose", "loose_cards", "loose_seats", "seats")

    def __init__(self, position: Position, entries: Iterable[tuple[Static, Context]], *, word: str = "", against: bool = False) -> None:
        self.cards: set[str] = set()
        self.seats: set[int] = set()
        self.loose_cards: set[str] = set()
        self.loose_seats: set[int] = set()
        for static, context in entries:
            change = static.modifier
            if word and isinstance(change, Keyword) and change.word != word:
                continue
            if against and isinstance(change, (AddStrength, DoubleStrength)) and change.against is None:
                continue
            if static.on.ref == "this":
                self.cards.add(context.source)
                if _loose(static):
                    self.loose_cards.add(context.source)
                continue
            seats = players_meant(position, "any" if static.on.ref else static.on.side, context)
            self.seats.update(seats)
            if _loose(static):
                self.loose_seats.update(seats)
        self.any = bool(self.cards or self.seats)
        """Whether they can change anybody."""
        self.loose = bool(self.loose_cards or self.loose_seats)
        """Whether for anybody it may depend on more than where it stands and whose it is."""

    def reaches(self, of: Stand) -> bool:
        """Return whether a card may be changed."""
        return self.any and (of.seat in self.seats or of.piece.card in self.cards)

    def loosens(self, of: Stand) -> bool:
        """Return whether what changes a card may depend on more than where it stands and whose it is."""
        return of.seat in self.loose_seats or of.piece.card in self.loose_cards


def _loose(static: Static) -> bool:
    """Return whether it depends on what else is in play, or on the wave, whom a text changes, or by how much."""
    on, change = static.on, static.modifier
    if static.when is not None or on.where is not None or on.place in {"melee", "wave"} or on.ref not in {"", "this"}:
        return True
    return isinstance(change, (AddStrength, AddLife)) and type(change.n) is not int
