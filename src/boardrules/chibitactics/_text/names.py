"""Names: units, skills, effects and cells as texts, pictures and messages call them."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.state import EffectView
from boardrules.chibitactics._types.values import Cell, Target
from boardrules.messages import Message
from boardrules.values import Seat


class Names:
    """The names of what is spoken of, from the cards of a *catalogue*; those of a pack are their own translation."""

    __slots__ = ("catalogue",)

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def card(self, token: str) -> str:
        """The name on the card of *token*: ``Ansel``."""
        card = self.catalogue.cards.get(card_id(token))
        if card is not None:
            return card.name
        event = self.catalogue.events.get(token)
        return token if event is None else event.name

    def unit(self, token: str, *, title: bool = False) -> Message:
        """The unit or card *token* with its seat, if it has one; with its *title*, or by its short name where that is enough."""
        seat = seat_of(token)
        name = self.card(token)
        titled = title or short_name(name) in shared_names(self.catalogue)
        unit = Message.named("card", name) if titled else self.short(token)
        return Message.of("word-unit-of", unit=unit, seat=int(seat)) if seat else Message.of("word-unit", unit=unit)

    def on(self, target: Target) -> Message:
        """That something is used on a unit or a cell."""
        if isinstance(target, str):
            return Message.of("word-on-unit", target=self.unit(target))
        return Message.of("word-on-cell", cell=cell_name(target))

    def short(self, token: str) -> Message:
        """The short name of the card of *token*: ``Tam Reeve`` of ``Tam Reeve, Pikeman``."""
        return Message.named("short", short_name(self.card(token)))

    def other(self, by: Seat, token: str) -> Message:
        """A unit by its short name, with its seat unless that is *by*."""
        seat = seat_of(token)
        if seat in {"", str(by)}:
            return Message.of("word-short", name=self.short(token))
        return Message.of("word-short-of", name=self.short(token), seat=int(seat))

    def on_other(self, by: Seat, target: Target) -> Message:
        """That *by* uses something on a unit or a cell."""
        if isinstance(target, str):
            return Message.of("word-on-unit", target=self.other(by, target))
        return Message.of("word-on-cell", cell=cell_name(target))

    def skill(self, token: str, skill: str) -> Message:
        """The name of a skill of *token*, or of the trophy side *skill*."""
        id = skill if "!" in skill else f"{card_id(token)}.{skill}"
        power = self.catalogue.powers.get(id)
        return Message("", (), skill) if power is None else Message.named("skill", power.name)

    def moves(self, token: str, skill: str) -> bool:
        """Whether *skill* is the movement skill of *token*."""
        power = self.catalogue.powers.get(f"{card_id(token)}.{skill}")
        return power is not None and power.category == "movement"

    def made(self, token: str, skill: str) -> Message:
        """A skill, or the side of a trophy with the card that it is of."""
        if "!" not in skill:
            return self.skill(token, skill)
        card, _, side = skill.partition("!")
        return Message.of("word-side", skill=self.skill(token, skill), side=side, card=self.short(card))

    def faction(self, id: str) -> Message:
        """The name of a faction."""
        return _one_of("faction", id, {key: faction.name for key, faction in self.catalogue.factions.items()})

    def segment(self, id: str) -> Message:
        """The name of a segment, with its id if others are called the same."""
        return _one_of("segment", id, {key: segment.name for key, segment in self.catalogue.segments.items()})

    def drawn(self, id: str) -> Message:
        """The name of an event card, with its id if others are called the same."""
        return _one_of("card", id, {key: event.name for key, event in self.catalogue.events.items()})

    def savage(self, id: str) -> Message:
        """The name of a savage's card, with its id if others are called the same."""
        return _one_of("card", id, {key: self.catalogue.cards[key].name for key in self.catalogue.savages})

    def effect(self, effect: EffectView) -> Message:
        """What made *effect*, and the unit or the cell on which it lies."""
        made = self.source(effect.source)
        if effect.cell is None:
            return Message.of("word-effect-on-unit", made=made, unit=self.unit(effect.unit))
        return Message.of("word-effect-on-cell", made=made, cell=cell_name(effect.cell))

    def source(self, source: str) -> Message:
        """The skill, the trophy side or the faction ability that made an effect."""
        if source.startswith("@"):
            return Message.of("word-ability-of", faction=self.faction(source[1:]))
        return Message.named("skill", self.catalogue.powers[source].name)


def seat_of(token: str) -> str:
    """The number of the seat in whose deck a unit began, "" if it has none."""
    return token.partition("-")[2].partition("-")[0]


@lru_cache(maxsize=32)
def shared_names(catalogue: Catalogue) -> frozenset[str]:
    """The short names that several cards have."""
    count = Counter(short_name(card.name) for card in catalogue.cards.values())
    return frozenset([name for name, cards in count.items() if cards > 1])


def short_name(name: str) -> str:
    """The name of a card without what is said after a comma: ``Tam Reeve`` of ``Tam Reeve, Pikeman``."""
    return name.partition(",")[0]


def _one_of(kind: str, key: str, names: dict[str, str]) -> Message:
    """The name of *key*, with the key if others of *names* have the same."""
    name = names.get(key, key)
    often = sum(1 for other in names.values() if other == name) > 1
    return Message("", (), f"{name} ({key})") if often else Message.named(kind, name)


def cell_name(cell: Cell) -> str:
    """The coordinates of *cell*: ``3,-1``."""
    return f"{cell.q},{cell.r}"


def effect_name(catalogue: Catalogue, source: str) -> Message:
    """The name of the skill, the trophy side or the faction ability that made an effect."""
    if source.startswith("@"):
        return Message.of("word-ability-of", faction=Message.named("faction", catalogue.factions[source[1:]].name))
    return Message.named("skill", catalogue.powers[source].name)
