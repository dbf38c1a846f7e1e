"""The specification of Pixel Tactics, for the sets of cards with which it is played."""

from __future__ import annotations

from typing import Final

from boardrules.contract import CardFacts, Edition, Spec
from boardrules.pixel_tactics._engine.editions import EDITIONS
from boardrules.pixel_tactics._engine.seating import SEATS
from boardrules.pixel_tactics._positions.setup import Setup
from boardrules.pixel_tactics._rulebook import RULES
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.events import Event
from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.state import State
from boardrules.pixel_tactics._types.view import View
from boardrules.pixel_tactics.language import Card, Pack
from boardrules.pixel_tactics.language.english.sentence import side_text

TITLES: Final = {
    "en": ("Pixel Tactics, reprint", "Level 99 Games, rulebook of the reprint"),
    "ru": ("Pixel Tactics 2024", "GaGa Games 2024, Russian rulebook"),
    "first": ("Pixel Tactics, first printing", "Level 99 Games 2012/13, known from summaries and from the cards"),
    "pl": ("Waleczne Piksele 2", "Portal Games 2015, Polish rulebook"),
}


def spec_of(packs: tuple[Pack, ...], custom: Pack | None) -> Spec[State, Action, View, Event, Options]:
    """Return the specification of the game with *packs*; it includes the whole of a *custom* one of them."""
    return Spec(
        id="pixel_tactics",
        title="Pixel Tactics",
        rules_version="1.3",
        schema_version=4,
        seats=(min(SEATS.values()), max(SEATS.values())),
        max_plies=400_000,
        typical_plies=443,  # the median of 200 games, 90 % of which have 134 to 1,161
        editions=tuple(Edition(name, *TITLES[name]) for name in EDITIONS),
        rules=RULES,
        cards=tuple(fact for pack in packs for fact in _facts(pack)),
        state=State,
        action=Action,
        view=View,
        event=Event,
        options=Options,
        setup=Setup,
        pack=custom,
        pieces=tuple({piece.id: piece for pack in packs for card in pack.cards for piece in _pieces(card)}.values()),
    )


def _pieces(card: Card) -> tuple[CardFacts, CardFacts]:
    """Return the facts of a card with both sides, and those of its leader alone, which questions call ``knight:leader``.

    If several sets have a card, the caller keeps that of the last set, the latest printing.
    """
    numbers = (
        ("attack", card.hero.attack),
        ("life", card.hero.life),
        ("leader attack", card.leader.attack),
        ("leader life", card.leader.life),
    )
    leader = tuple(f"Leader, {card.leader.name}: {sentence}" for sentence in side_text(card.leader))
    whole = CardFacts(card.id, card.hero.name, numbers, (*side_text(card.hero), *leader))
    return whole, CardFacts(f"{card.id}:leader", card.leader.name, numbers[2:], side_text(card.leader))


def _facts(pack: Pack) -> list[CardFacts]:
    """Return the facts of a set: two entries a card, its hero and its leader."""
    found: list[CardFacts] = []
    for card in pack.cards:
        for kind, side in (("hero", card.hero), ("leader", card.leader)):
            numbers = (("attack", side.attack), ("life", side.life))
            found.append(CardFacts(f"{pack.id}/{card.id}/{kind}", side.name, numbers, side_text(side)))
    return found
