"""The rules of Chibitactics from the box to the end of a round: CT-OV, CT-CO, CT-SU, CT-TU, CT-EV."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import printed

description: Final = printed("description")
contents: Final = printed("contents")
field: Final = printed("field")
seating: Final = printed("who plays whom")
order: Final = printed("order of turns")
turns: Final = printed("turn of a player and of the units")
event_cards: Final = printed("event cards")


OVERVIEW: Final = (
    description(
        "CT-OV-1",
        "How many players",
        "Chibitactics needs at least two players. The rulebook names no largest number; this library seats up to six. The box says 80 "
        "minutes and 12 years of age.",
    ),
    description(
        "CT-OV-2",
        "Everything is special",
        "Factions, units and cells all have properties of their own, and once a round an event changes the world. This only describes the "
        "game; the rules below give the details.",
        enforced=False,
    ),
    printed("points of dispute")(
        "CT-OV-3",
        "Disagreements at the table",
        "Where players disagree they vote or roll the die, and everybody keeps an eye on the rules. This library leaves nothing open: "
        "see CT-H-63.",
        enforced=False,
    ),
    description(
        "CT-OV-4",
        "What winning is",
        "The rulebook promises many ways to win and describes none of them. CT-H-4 and CT-H-5 say how a game ends here.",
        enforced=False,
    ),
)

COMPONENTS: Final = (
    contents(
        "CT-CO-1",
        "Faction decks",
        "Each faction is a deck of unit cards, together with cards that explain the faction. The starter set holds three factions.",
    ),
    contents(
        "CT-CO-2",
        "The deck of savages",
        "Savages are hostile natives that turn up while the map is explored. They have a deck, and a card that explains them.",
        enforced=False,
    ),
    contents(
        "CT-CO-3",
        "A token for each card",
        "Every character card has a token with the same picture. The token stands on the map, the card lies with its player.",
        enforced=False,
    ),
    contents(
        "CT-CO-4",
        "Segments",
        "The map is put together from segments; a game uses some of them.",
    ),
    contents(
        "CT-CO-5",
        "The deck of events",
        "Events concern the whole world. There is a deck of them, and each round uses one card.",
        enforced=False,
    ),
    contents(
        "CT-CO-6",
        "One die",
        "A die with six sides tells whether an action works.",
    ),
)

SETUP: Final = (
    field(
        "CT-SU-1",
        "Closed segments",
        "The segments are shuffled and laid out face down, as the layout of the map shows. A segment that lies face down is called "
        "closed, one that lies face up open.",
    ),
    field(
        "CT-SU-2",
        "Start segments",
        "Each player gets one start segment. Start segments are marked as such and are open from the beginning.",
    ),
    field(
        "CT-SU-3",
        "Other maps",
        "Players may agree on a map of another size or shape.",
    ),
    seating(
        "CT-SU-4",
        "Choosing a faction",
        "Every player chooses one of the factions, in the starter set Humans, Chthonids or Fungunites, and plays with its deck from then "
        "on. For the order, and two players with one faction, see CT-H-83.",
    ),
    seating(
        "CT-SU-5",
        "Choosing a squad",
        "Each player secretly takes the units of their squad from the deck of their faction. Four are recommended; any other number can "
        "be agreed, here from 1 to 8.",
    ),
    seating(
        "CT-SU-6",
        "Where to read about a faction",
        "The explaining cards of a faction's deck say what is special about the faction and how its units behave.",
        enforced=False,
    ),
)

TURNS: Final = (
    order(
        "CT-TU-1",
        "Who begins",
        "The players agree on a first player or let the die decide.",
    ),
    order(
        "CT-TU-2",
        "One after the other",
        "Players act in turn, each once a round; more than two go round the table from left to right.",
    ),
    turns(
        "CT-TU-3",
        "What a unit does with its turn",
        "A unit spends its turn on its skills. As a rule the first skill that it uses is also the last one of that turn; CT-H-65 has the "
        "exceptions in one table.",
    ),
    turns(
        "CT-TU-4",
        "What a player does in a turn",
        "In their turn players may use the ability of their faction and the skills of their units, as many as the rules allow and in any "
        "order. Doing nothing at all is a pass.",
    ),
    turns(
        "CT-TU-5",
        "Saying that the turn is over",
        "A turn lasts until its player declares it over. Nobody else begins before that.",
    ),
    turns(
        "CT-TU-6",
        "The end of a round",
        "When the last player in order is done, the round is over and an event happens. CT-H-85 lists the steps.",
    ),
)

EVENTS: Final = (
    event_cards(
        "CT-EV-1",
        "One event a round",
        "One card is drawn from the deck of events and read out; no more than one a round.",
    ),
    event_cards(
        "CT-EV-2",
        "Instant and lasting events",
        "An instant event, a rockfall for instance, happens and is over. A lasting one stays in force until a round ends; CT-H-11 says "
        "which round.",
    ),
    event_cards(
        "CT-EV-3",
        "Events are not optional",
        "The text of an event card must be carried out; nobody may decline.",
    ),
    event_cards(
        "CT-EV-4",
        "How long a lasting event stays",
        "A lasting event affects everybody until each player has finished one turn while it is in force.",
    ),
    event_cards(
        "CT-EV-5",
        "Discard and reshuffle",
        "An event that is over goes to the discard pile. Once the deck is used up, the pile is shuffled and becomes the deck.",
    ),
    printed("event cards; wounding and death")(
        "CT-EV-6",
        "Events that finish the wounded",
        "Some events kill units that are already wounded.",
    ),
)

TABLE: Final = (*OVERVIEW, *COMPONENTS, *SETUP, *TURNS, *EVENTS)
"""Components, setup, turns and events."""
