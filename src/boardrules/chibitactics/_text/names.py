"""Names of units, skills, effects and cells, as texts, pictures and messages use them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Protocol

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._geometry.naming import cell_name
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.tokens import card_id
from boardrules.messages import Message
from boardrules.toolkit.reuse import Recalled
from boardrules.values import Seat

say: Final = Message.of
NOTHING: Final = Message("", (), "")


class Names:
    """The names of what is spoken of, from the cards of a *catalogue*; those of a pack are their own translation.

    With a *view*, units of one seat that have one name are told apart by their cells.
    """

    __slots__ = ("_view", "catalogue")

    def __init__(self, catalogue: Catalogue, view: t.View | None = None) -> None:
        self.catalogue = catalogue
        self._view = view

    def card(self, token: str) -> str:
        """Return the name on the card of *token*: ``Ansel``."""
        card = self.catalogue.cards.get(card_id(token))
        if card is not None:
            return card.name
        event = self.catalogue.events.get(token)
        return token if event is None else event.name

    def called(self, id: str) -> Message:
        """Return the name of a unit or a card with its player, or of an event, a faction, a segment, a cell or a skill.

        An unknown *id* is its own name.
        """
        if card_id(id) in self.catalogue.cards:
            return self.other(None, id)
        if id in self.catalogue.events:
            return Message.named("card", self.catalogue.events[id].name)
        if id.removeprefix("faction-") in self.catalogue.factions:
            return self.faction(id.removeprefix("faction-"))
        if id in self.catalogue.segments:
            return self.segment(id)
        return Message("", (), MESSAGES.place(id)) if MESSAGES.place(id) != id else Message.named("skill", id)

    def in_english(self, id: str) -> str:
        """Return the same in English: "Player 1's Tam Reeve"."""
        return MESSAGES.english(self.called(id))

    def unit(self, token: str, *, by: Seat | None = None, title: bool = False, placed: bool = False) -> Message:
        """Return the unit or card *token* with its player, unless that is *by*; by its short name where that is enough.

        With a *title* it is the whole name of the card; *placed*: the sentence names the cell of the unit.
        """
        seat = seat_of(token)
        plain = self._plain if placed else self.short
        unit = Message.named("card", self.card(token)) if title else plain(token)
        return say("word-unit", unit=unit) if seat in {"", str(by)} else say("word-unit-of", unit=unit, seat=int(seat))

    def on(self, target: t.Target, *, by: Seat | None = None, unit: str = "") -> Message:
        """Return that *unit*, of the player *by*, uses something on a unit or a cell."""
        if isinstance(target, str):
            return say("word-on-itself") if target == unit else say("word-on-unit", target=self.unit(target, by=by))
        return say("word-on-cell", cell=cell_name(target))

    def short(self, token: str) -> Message:
        """Return the short name of the card of *token*: ``Tam Reeve`` of ``Tam Reeve, Pikeman``.

        The whole name is returned if the short one is that of several cards, and the cell is added if a unit of the same seat on the map is
        called the same.
        """
        plain = self._plain(token)
        if self._view is None:
            return plain
        units = self._view.units
        found = _TOLD_APART.get(units, self.catalogue)
        if found is None:
            found = _TOLD_APART.keep(_told_apart(self.catalogue, units), units, self.catalogue)
        return found.get(token, plain)

    def _plain(self, token: str) -> Message:
        """Return the short name of a card, or the whole one if several cards share the short one; a number if they share that too."""
        return _plain(self.catalogue, card_id(token), self.card(token))

    def other(self, by: Seat | None, token: str) -> Message:
        """Return a unit by its short name, with its player unless that is *by*."""
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
        return self.skill_named(skill) if power is None else Message.named("skill", power.name)

    def skill_named(self, skill: str) -> Message:
        """Return the name of a skill whose unit is not known: that of the first card that has a skill with this id."""
        found = (power.name for power in self.catalogue.powers.values() if power.id == skill)
        return Message.named("skill", next(found, skill))

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
        super().__init__(catalogue, view)
        self.view = view

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


_TOLD_APART: Final = Recalled[dict[str, Message]](64)
"""Names with cells, for the units of a few views."""


def _told_apart(catalogue: Catalogue, units: tuple[t.UnitView, ...]) -> dict[str, Message]:
    """Return the short names, with their cells, of units on the map that others of the same seat share."""
    alike: dict[tuple[str, Message], list[t.UnitView]] = {}
    names = Names(catalogue)
    for unit in units:
        if unit.cell is not None:
            alike.setdefault((seat_of(unit.id), names.short(unit.id)), []).append(unit)
    return {
        unit.id: say("word-short-at", name=name, cell=cell_name(unit.cell))
        for (_, name), them in alike.items()
        if len(them) > 1
        for unit in them
        if unit.cell is not None
    }


@lru_cache(maxsize=4096)
def _plain(catalogue: Catalogue, card: str, name: str) -> Message:
    if short_name(name) not in shared_names(catalogue):
        return Message.named("short", short_name(name))
    alike = [other.id for other in catalogue.cards.values() if other.name == name]
    plain = Message.named("card", name)
    return plain if len(alike) < 2 or card not in alike else say("word-short-numbered", name=plain, n=alike.index(card) + 1)


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
