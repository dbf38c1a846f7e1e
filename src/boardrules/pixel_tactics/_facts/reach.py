"""Whom texts can change at all: a look at what they are written on, before they are read for each card."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.caches import ActiveEffects
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import Located
from boardrules.pixel_tactics.language import AddStrength, DoubleStrength, Keyword, Modifier

__all__ = ["Reach"]


class Reach:
    """Whom the texts of some kinds can change, by what they are written on.

    Of changes of a keyword those of one *word*; of changes of strength, if so wanted, those that count *against* some targets only.
    """

    __slots__ = ("any", "cards", "seats")

    def __init__(self, position: Position, effects: ActiveEffects, *kinds: type[Modifier], word: str = "", against: bool = False) -> None:
        self.cards: set[str] = set()
        self.seats: set[int] = set()
        modifiers = effects.modifiers
        for kind in kinds:
            if kind not in modifiers:
                continue
            for static, context in modifiers[kind]:
                change = static.modifier
                if word and isinstance(change, Keyword) and change.word != word:
                    continue
                if against and isinstance(change, AddStrength | DoubleStrength) and change.against is None:
                    continue
                if static.on.ref == "this":
                    self.cards.add(context.source)
                elif static.on.ref or static.on.side == "any":
                    self.seats.update(range(len(position.seats)))
                elif static.on.side == "own":
                    self.seats.add(context.you)
                else:
                    self.seats.update(position.rivals(context.you))
        self.any = bool(self.cards or self.seats)
        """Whether they can change anybody."""

    def reaches(self, of: Located) -> bool:
        """Whether a card may be changed."""
        return self.any and (of[0] in self.seats or of[2].card in self.cards)
