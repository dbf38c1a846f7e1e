"""Everything that the actions of a seat can name, with numbers: cards, slots, texts and answers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.announcing.triggers import named
from boardrules.pixel_tactics._engine.match.pool import DECK
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOTS
from boardrules.pixel_tactics._packs.bounds import MOST
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics.language import Row
from boardrules.toolkit.domains import Asked, Either, Listed, Product, Record
from boardrules.values import Seat

MOST_ALIKE: Final = 2000
"""Maximum number of answers that name a further text of the same card about the same card; no more texts can wait at once."""


class Pool:
    """Everything that the actions of *by* can name in a game with *seats* seats, which are counted from it."""

    def __init__(self, catalogue: Catalogue, by: Seat, seats: int) -> None:
        self._catalogue = catalogue
        order = [Seat((by + k) % seats) for k in range(seats)]
        ids = [f"{seat}.{card}" for seat in order for card in catalogue.deck]
        self.seats: Final = Listed(order)
        self.cards: Final = Listed[str | None](ids)
        self.names: Final = Listed(catalogue.deck)
        self.slots: Final = Listed([t.Spot(seat, slot) for seat in order for slot in SLOTS])
        self.unit: Final = Listed([t.Spot(seat, slot) for seat in order for slot in SLOTS[:RESERVE_AT]])
        self.reserve: Final = Listed([t.Spot(seat, slot) for seat in order for slot in SLOTS[RESERVE_AT:]])
        self.amounts: Final = Listed(range(MOST + 1))
        self.areas: Final = Listed([t.Area(shape, seat) for shape in get_args(t.AreaShape) for seat in (None, *order)])
        self._waiting = ids

    @property
    def recruits(self) -> Product:
        """A card and a slot of a unit."""
        return Product(self.cards, self.unit)

    @property
    def laid(self) -> Product:
        """A card and a slot of a reserve."""
        return Product(self.cards, self.reserve)

    @property
    def steps(self) -> Product:
        """Two slots of units."""
        return Product(self.unit, self.unit)

    @property
    def spells(self) -> Product:
        """A slot and a text that can be cast: of the row a hero stands in, granted, or another card's, which is named in full."""
        granted = sorted(act.text for act in self._catalogue.granted.values())
        whole = sorted({act.program for card in self._catalogue.cards.values() for row in card.hero.acts for act in row})
        return Product(self.unit, Listed(dict.fromkeys((*get_args(Row), *granted, *whole))))

    @property
    def own_actions(self) -> Product:
        """A slot and the name of an action of a leader's own."""
        acts = (act.text for card in self._catalogue.cards.values() for row in card.leader.acts for act in row)
        return Product(self.unit, Listed(sorted({"L", *acts})))

    @property
    def modes(self) -> Either[t.AreaOption | t.ModeOption]:
        """Answers that are a word, a text, or a card whose text waits, with the card that it is about; then further texts of that kind."""
        words = dict.fromkeys(("yes", "hand", "discard", DECK, "top", *sorted(self._catalogue.programs)))
        return Either[t.AreaOption | t.ModeOption](
            Record(t.ModeOption, mode=Listed(words)),
            Record(t.ModeOption, mode=Listed(self._triggers())),
            Asked(self._further, MOST_ALIKE),
        )

    def _triggers(self) -> Iterator[str]:
        for source in self._waiting:
            yield source
            for about in self._waiting:
                if about != source:
                    yield f"{source}:{about}"

    def _further(self, view: object) -> tuple[t.ModeOption, ...]:
        """Return the further texts of the same card about the same card that *view* asks to put in order."""
        top = view.stack[-1] if isinstance(view, t.View) and view.stack else None
        if not isinstance(top, t.TriggersFrame):
            return ()
        return tuple([t.ModeOption(name) for name in named(self._catalogue, top) if name.endswith("+")])
