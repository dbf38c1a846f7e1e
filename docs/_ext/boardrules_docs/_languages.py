"""The two languages of cards: their modules, the uses that printed cards and packs make of them, and why some construct has no use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from boardrules import chibitactics, from_json
from boardrules.chibitactics import STARTER, UnitCard
from boardrules.pixel_tactics import SETS, Pack, workshop

from ._abilities import abilities, said


class Use(NamedTuple):
    """A part of a card: where it is, its sentence ("" for a part that has none), the value, and whether a publisher printed it.

    ``page``: the target of the card's page, "" if it has none.
    """

    where: str
    text: str
    value: object
    printed: bool = True
    page: str = ""


class Language(NamedTuple):
    """A language of cards: its module, the module that constructs are imported from, its uses, and what the code does not say of it."""

    module: str
    public: str
    uses: Callable[[], Iterator[Use]]
    rules: Mapping[str, tuple[str, ...]]
    """The rules that hold for every member of a union."""
    unused: Mapping[str, str]
    """Why no card has a construct."""


def of_pixel_tactics() -> Iterator[Use]:
    """Yield every text of the printed cards and of the workshop, and the cards themselves."""
    ours = from_json(Pack, workshop())
    for pack in (*SETS, ours):
        printed = pack is not ours
        title = pack.title.partition(":")[0]
        for card in pack.cards:
            name, page = card.hero.name, f"card-{card.id}" if printed else ""
            for slot, texts in abilities(card).items():
                for text in texts:
                    yield Use(f"{name}, {slot} ({title})", said((text,), slot), text, printed, page)
            for side, value in (("hero", card.hero), ("leader", card.leader), ("card", card)):
                yield Use(f"{name}, {side} ({title})", "", value, printed, page)


def of_chibitactics() -> Iterator[Use]:
    """Yield every skill, trophy, ability and event of the starter pack, and what holds them."""
    facts = {card.id: card.text for card in chibitactics.SPEC.cards}
    for faction in STARTER.factions:
        if faction.ability is not None:
            yield Use(faction.name, facts[f"faction-{faction.id}"][0], faction.ability, page=f"unit-faction-{faction.id}")
    for unit in (*(unit for faction in STARTER.factions for unit in faction.units), *STARTER.creatures, *STARTER.savages):
        yield from (use._replace(page=f"unit-{unit.id}") for use in _of_unit(unit, facts[unit.id]))
    for event in STARTER.events:
        yield Use(event.name, " ".join(facts[event.id]), event, page=f"unit-{event.id}")
    for kind in (STARTER.segments, STARTER.maps):
        for part in kind:
            yield Use(part.name, "", part)
    yield Use(STARTER.title, "", chibitactics.Pack(id="bare", title="Without cards", factions=(), segments=(), maps=()))
    yield Use(STARTER.factions[0].name, "", chibitactics.Faction(id="small", name="Of one unit", units=STARTER.factions[0].units[:1]))


def _of_unit(unit: UnitCard, texts: tuple[str, ...]) -> Iterator[Use]:
    for skill, text in zip(unit.skills, texts, strict=False):
        yield Use(unit.name, text, skill)
    if unit.trophy is not None:
        named = {text.partition(":")[0]: text for text in texts[len(unit.skills) :]}
        for side, value in (("Substance", unit.trophy.substance), ("Totem", unit.trophy.totem)):
            if value is not None:
                yield Use(unit.name, named[side], value)
        yield Use(unit.name, "", unit.trophy)
    yield Use(unit.name, "", unit)


LANGUAGES: Final = {
    language.module: language
    for language in (
        Language(
            "boardrules.pixel_tactics.language",
            "boardrules.pixel_tactics",
            of_pixel_tactics,
            {"Effect": ("PT-ATK-8",), "Modifier": ("PT-ATK-10", "PT-ATK-11"), "Amount": ("PT-CUSTOM-3",), "Condition": ("PT-ATK-8",)},
            {
                "Pack": "it holds cards, each with an id of its own; :doc:`/how-to/make_a_card` has one.",
                "ShuffleDeck": "printed cards shuffle a deck only after they searched it or put a card into it.",
                "DeckSize": "printed cards count hands, not decks.",
                "TakesExactly": "printed cards lessen or limit damage; none sets it.",
            },
        ),
        Language("boardrules.chibitactics.language", "boardrules.chibitactics", of_chibitactics, {"Operation": ("CT-SK-7",)}, {}),
    )
}
"""The languages by their modules."""
