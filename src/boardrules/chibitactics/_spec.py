"""The specification of Chibitactics with its content."""

from __future__ import annotations

from boardrules.chibitactics._packs.compile import Card, Catalogue
from boardrules.chibitactics._positions.setup import Setup
from boardrules.chibitactics._rulebook import RULES
from boardrules.chibitactics._text.words import ability_sentence, event_sentences, skill_sentence, trophy_sentences
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.events import Event
from boardrules.chibitactics._types.options import Options
from boardrules.chibitactics._types.state import State, View
from boardrules.chibitactics.language import Faction
from boardrules.contract import CardFacts, Edition, Spec

MAX_PLIES = 2_000_000
"""No game is longer: at most 60 rounds of 6 turns; in a turn, with the savages after it, some 50 units take at most 100 plies each,
luck and choices counted (CT-H-5, CT-H-65)."""

GAME = ("chibitactics", "Chibitactics")
STANDARD_EDITIONS = (
    Edition(
        "ru", "Chibitactics, rules as published", "chibiepic.com/rules.html; cards by this project, house rules where the text is silent"
    ),
)


def _facts(catalogue: Catalogue, card: Card) -> CardFacts:
    text = [skill_sentence(catalogue, power) for power in card.powers]
    if card.fast_wound:
        text.append("Fast wound: a turn spent next to it wounds it.")
    if card.fast_death:
        text.append("Fast death: any wound, or a turn spent next to it, destroys it.")
    text += trophy_sentences(catalogue, card)
    movement = card.movement
    return CardFacts(card.id, card.name, () if movement is None else (("movement", movement.points),), tuple(text))


def _faction(catalogue: Catalogue, faction: Faction) -> CardFacts:
    """Return the card that explains a faction (CT-CO-1). Its id has a hyphen, which no other id has."""
    ability = "It has no ability." if faction.ability is None else f"Ability: {ability_sentence(faction.ability)}"
    units = ", ".join([catalogue.cards[unit.id].name.partition(",")[0] for unit in faction.units])
    return CardFacts(f"faction-{faction.id}", faction.name, (), (ability, f"Units: {units}."), kind="faction")


def spec_of(catalogue: Catalogue, *, custom: bool) -> Spec[State, Action, View, Event, Options]:
    """Return the specification of the game with *catalogue*; it includes a *custom* pack whole."""
    factions = [_faction(catalogue, faction) for faction in catalogue.factions.values()]
    events = tuple(CardFacts(event.id, event.name, (), event_sentences(event)) for event in catalogue.events.values())
    return Spec(
        id=GAME[0],
        title=GAME[1],
        rules_version="1.3",
        schema_version=4,
        seats=(2, 6),
        max_plies=MAX_PLIES,
        typical_plies=258,  # the median of 60 games, 90 % of which have 164 to 345
        editions=STANDARD_EDITIONS,
        rules=RULES,
        cards=(*(_facts(catalogue, card) for card in catalogue.cards.values()), *events, *factions),
        state=State,
        action=Action,
        view=View,
        event=Event,
        options=Options,
        setup=Setup,
        pack=catalogue.pack if custom else None,
    )
