"""Names of units, skills, effects and cells, as texts, pictures and messages use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Protocol

from typing_extensions import override

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.working_copy import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.messages import Message
from boardrules.values import Seat

say: Final = Message.of
NOTHING: Final = Message("", (), "")


class Names:
    """The names of what is spoken of, from the cards of a *catalogue*; those of a pack are their own translation."""

    __slots__ = ("catalogue",)

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def card(self, token: str) -> str:
        """Return the name on the card of *token*: ``Ansel``."""
        card = self.catalogue.cards.get(card_id(token))
        if card is not None:
            return card.name
        event = self.catalogue.events.get(token)
        return token if event is None else event.name

    def unit(self, token: str, *, title: bool = False) -> Message:
        """Return the unit or card *token* with its seat, if it has one; with its *title*, or by its short name where that is enough."""
        seat = seat_of(token)
        name = self.card(token)
        titled = title or short_name(name) in shared_names(self.catalogue)
        unit = Message.named("card", name) if titled else self.short(token)
        return say("word-unit-of", unit=unit, seat=int(seat)) if seat else say("word-unit", unit=unit)

    def on(self, target: t.Target) -> Message:
        """Return that something is used on a unit or a cell."""
        if isinstance(target, str):
            return say("word-on-unit", target=self.unit(target))
        return say("word-on-cell", cell=cell_name(target))

    def short(self, token: str) -> Message:
        """Return the short name of the card of *token*: ``Tam Reeve`` of ``Tam Reeve, Pikeman``."""
        return Message.named("short", short_name(self.card(token)))

    def other(self, by: Seat, token: str) -> Message:
        """Return a unit by its short name, with its seat unless that is *by*."""
        seat = seat_of(token)
        if seat in {"", str(by)}:
            return say("word-short", name=self.short(token))
        return say("word-short-of", name=self.short(token), seat=int(seat))

    def on_other(self, by: Seat, target: t.Target) -> Message:
        """Return that *by* uses something on a unit or a cell."""
        if isinstance(target, str):
            return say("word-on-unit", target=self.other(by, target))
        return say("word-on-cell", cell=cell_name(target))

    def skill(self, token: str, skill: str) -> Message:
        """Return the name of a skill of *token*, or of the trophy side *skill*."""
        id = skill if "!" in skill else f"{card_id(token)}.{skill}"
        power = self.catalogue.powers.get(id)
        return Message("", (), skill) if power is None else Message.named("skill", power.name)

    def moves(self, token: str, skill: str) -> bool:
        """Return whether *skill* is the movement skill of *token*."""
        power = self.catalogue.powers.get(f"{card_id(token)}.{skill}")
        return power is not None and power.category == "movement"

    def made(self, token: str, skill: str) -> Message:
        """Return a skill, or the side of a trophy with the card that it is of."""
        if "!" not in skill:
            return self.skill(token, skill)
        card, _, side = skill.partition("!")
        return say("word-side", skill=self.skill(token, skill), side=side, card=self.short(card))

    def faction(self, id: str) -> Message:
        """Return the name of a faction."""
        return _one_of("faction", id, self.catalogue.factions)

    def segment(self, id: str) -> Message:
        """Return the name of a segment, with its id if others are called the same."""
        return _one_of("segment", id, self.catalogue.segments)

    def drawn(self, id: str) -> Message:
        """Return the name of an event card, with its id if others are called the same."""
        return _one_of("card", id, self.catalogue.events)

    def savage(self, id: str) -> Message:
        """Return the name of a savage's card, with its id if others are called the same."""
        return _one_of("card", id, {key: self.catalogue.cards[key] for key in self.catalogue.savages})

    def effect(self, effect: t.EffectView) -> Message:
        """Return what made *effect*, and the unit or the cell on which it lies."""
        made = self.source(effect.source)
        if effect.cell is None:
            return say("word-effect-on-unit", made=made, unit=self.unit(effect.unit))
        return say("word-effect-on-cell", made=made, cell=cell_name(effect.cell))

    def source(self, source: str) -> Message:
        """Return the skill, the trophy side or the faction ability that made an effect."""
        if source.startswith("@"):
            return say("word-ability-of", faction=self.faction(source[1:]))
        return Message.named("skill", self.catalogue.powers[source].name)


class Scene(Names):
    """Names as actions need them: with the *view* in which the actions are offered."""

    __slots__ = ("view",)

    def __init__(self, catalogue: Catalogue, view: t.View) -> None:
        super().__init__(catalogue)
        self.view = view

    @override
    def short(self, token: str) -> Message:
        """Return the short name of the card of *token*, with its cell if a unit of the same seat on the map is called the same."""
        name, seat = short_name(self.card(token)), seat_of(token)
        cell, alike = None, False
        for unit in self.view.units:
            if unit.id == token:
                cell = unit.cell
            elif unit.cell is not None and seat_of(unit.id) == seat and short_name(self.card(unit.id)) == name:
                alike = True
        plain = super().short(token)
        return plain if cell is None or not alike else say("word-short-at", name=plain, cell=cell_name(cell))

    @property
    def asking(self) -> t.Frame | None:
        """The frame that waits for luck or an answer, None if there is none."""
        return self.view.stack[-1] if self.view.stack else None

    @property
    def asked_by(self) -> t.Frame | None:
        """The frame in which a choice is asked for, None if there is none."""
        return self.view.stack[-2] if len(self.view.stack) > 1 else None


def seat_of(token: str) -> str:
    """Return the number of the seat in whose deck a unit began, "" if it has none."""
    return token.partition("-")[2].partition("-")[0]


@lru_cache(maxsize=32)
def shared_names(catalogue: Catalogue) -> frozenset[str]:
    """Return the short names that several cards have."""
    count = Counter(short_name(card.name) for card in catalogue.cards.values())
    return frozenset([name for name, cards in count.items() if cards > 1])


def short_name(name: str) -> str:
    """Return the name of a card without what is said after a comma: ``Tam Reeve`` of ``Tam Reeve, Pikeman``."""
    return name.partition(",")[0]


class _Named(Protocol):
    @property
    def name(self) -> str: ...


def _one_of(kind: str, key: str, all_: Mapping[str, _Named]) -> Message:
    """Return the name of *key*, with the key if others of *all_* are called the same."""
    name = all_[key].name if key in all_ else key
    often = sum(1 for other in all_.values() if other.name == name) > 1
    return Message("", (), f"{name} ({key})") if often else Message.named(kind, name)


def cell_name(cell: t.Cell) -> str:
    """Return the coordinates of *cell*: ``3,-1``."""
    return f"{cell.q},{cell.r}"
