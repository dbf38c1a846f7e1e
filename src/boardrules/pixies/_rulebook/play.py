"""The rules of Pixies from the box to the end of a round: PX-CMP, PX-SET, PX-TUR, PX-PLA, PX-INF, PX-END."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

RU: Final = "Pixies rulebook (ru)"
EN: Final = "Pixies rulebook (en, excerpt)"
BGA: Final = "Board Game Arena implementation"

COMPONENTS: Final = (
    Rule(
        RuleId("PX-CMP-1"),
        "Seventy different cards",
        "The base game is 70 cards and no two are the same. A card shows a value from 1 to 9; one colour, or all four; and at most one "
        "kind of symbol: some spirals, some crosses, or the mark of a special card, which is worth a spiral for each card of its colour.",
        f"{RU}, components; card faces",
        variants=(Variant("flower_power", "The expansion adds 14 cards, so the deck has 84: see PX-FP-1.", BGA),),
    ),
    Rule(
        RuleId("PX-CMP-2"),
        "Four colours and the multicolour cards",
        "There are four colours, blue, green, yellow and red, with 16 cards of each. The other 6 cards are multicolour: they have all "
        "four colours. A badge at the bottom of a card names its colours for players who cannot tell them apart.",
        "card faces",
        variants=(
            Variant(
                "ru",
                "The legend of the colour badges also lists orange, violet and brown. It is the general chart of that badge system; no "
                "card has these colours.",
                f"{RU}, ColorADD",
            ),
        ),
    ),
    Rule(
        RuleId("PX-CMP-3"),
        "How many cards of each value",
        "There are 5 cards of value 1, then 6, 8, 10, 12, 10, 8, 6 and 5 cards of the values 2 to 9. Each base card prints the number of "
        "its value in its lower right corner.",
        "card faces",
    ),
    Rule(
        RuleId("PX-CMP-4"),
        "Which symbols are on which cards",
        "Low values carry spirals, high values crosses: 60 spirals and 61 crosses in all, 8 special cards, and 15 cards without any "
        "symbol. The catalogue of cards lists value, colours and symbols of each one.",
        "card faces",
    ),
    Rule(
        RuleId("PX-CMP-5"),
        "The eight special cards",
        "Each colour has two special cards: blue 4 and 5, green 3 and 5, yellow 2 and 5, red 1 and 5. A special card counts its own "
        "colour. No multicolour card is special.",
        "card faces",
    ),
    Rule(
        RuleId("PX-CMP-6"),
        "Where the card list comes from",
        "The list of cards was read off pictures of the printed cards and compared with the cards of the online implementation; the two "
        "agree. This is recorded so that a reader can judge the list; it asks nothing of the players.",
        "house",
        enforced=False,
    ),
)

SETUP: Final = (
    Rule(
        RuleId("PX-SET-1"),
        "The deck and the areas",
        "The deck is all the cards, shuffled and face down. Every player has an area of nine cells, which is only imagined: three rows of "
        "three, numbered 1 to 9 from left to right and from top to bottom. All areas are empty at first.",
        f"{RU}, setup and placement",
    ),
    Rule(
        RuleId("PX-SET-2"),
        "Who starts the game",
        "Luck decides who is the first player in the first turn.",
        f"{RU}, setup",
        variants=(Variant("bga", "The order of the seats is drawn instead, and the first seat starts.", BGA),),
    ),
)

TURN: Final = (
    Rule(
        RuleId("PX-TUR-1"),
        "A turn begins with new cards on the table",
        "A round is a series of turns. To begin a turn, reveal cards from the deck and lay them face up on the table: as many as there "
        "are players, but four when there are two players.",
        f"{RU}, course of play, step 1",
        variants=(Variant("flower_power", "Six players can play; six cards are revealed for them (PX-FP-6).", BGA),),
    ),
    Rule(
        RuleId("PX-TUR-2"),
        "Everyone takes one card and places it",
        "The first player takes any one of the cards on the table and places it in their own area at once. Then the next player clockwise "
        "does the same, until all players have done so. Nobody may pass or throw a card away, and cards taken are not replaced during the "
        "turn.",
        f"{RU}, course of play, step 2",
    ),
    Rule(
        RuleId("PX-TUR-3"),
        "The last card is not chosen",
        "The player who comes last in a turn takes the one card that is left. If it can be placed in several ways, that is still a choice.",
        f"{RU}, course of play, step 2",
    ),
    Rule(
        RuleId("PX-TUR-4"),
        "Two players take two cards each",
        "With two players, the four cards of a turn are taken alternately, the first player beginning, so that each gets two of them.",
        f"{RU}, course of play, two players",
    ),
    Rule(
        RuleId("PX-TUR-5"),
        "The last taker starts the next turn",
        "The player who took the last card begins the next turn, and so places two cards in a row. With three players the seats act in "
        "the order 0 1 2, then 2 0 1, then 1 2 0; with two players 0 1 0 1, then 1 0 1 0.",
        f"{RU}, course of play, step 3",
    ),
    Rule(
        RuleId("PX-TUR-6"),
        "Taking back a choice online",
        "Online, players may swap the chosen card for another one, or give it back, until it has been placed; and they may let the site "
        "place a card where only one cell is possible. This makes clicking easier and is not a rule of the game. Here, taking and placing "
        "are one action, and taking back is left to the host.",
        BGA,
        enforced=False,
    ),
)

PLACEMENT: Final = (
    Rule(
        RuleId("PX-PLA-1"),
        "No value twice",
        "In one area each value is on show at most once. Colours and symbols do not affect where a card may go.",
        f"{RU}, placement",
    ),
    Rule(
        RuleId("PX-PLA-2"),
        "The area decides which case applies",
        "How a card is placed depends on what lies on the cell of its value in the taker's own area. There are three cases, PX-PLA-3 to "
        "PX-PLA-5; exactly one of them applies, and the player cannot pick another.",
        f"{RU}, placement",
    ),
    Rule(
        RuleId("PX-PLA-3"),
        "Case 1: the value is not on show",
        "If no card lies face up on the cell of the card's value, the card must go there, face up. A face-down card that lies there is "
        "covered by it, and the new card is validated straight away.",
        f"{RU}, placement, case 1",
    ),
    Rule(
        RuleId("PX-PLA-4"),
        "Case 2: the value is on show, not validated",
        "If a card lies face up on the cell of the card's value and nothing lies under it, the player chooses one of the two to keep "
        "face up. The other one is turned face down and pushed under it. Both stay on this cell, which is validated from now on.",
        f"{RU}, placement, case 2",
    ),
    Rule(
        RuleId("PX-PLA-5"),
        "Case 3: the value is validated",
        "If the cell of the card's value is validated, the card goes face down on any empty cell. It cannot be pushed under a card, and "
        "it cannot go on a cell where only a face-down card lies.",
        f"{RU}, placement, case 3",
    ),
    Rule(
        RuleId("PX-PLA-6"),
        "What validated means",
        "A face-up card is called validated while a face-down card lies under it. A cell holds two cards at most, and a validated cell "
        "does not change for the rest of the round. A face-down card alone on a cell can be covered only by a face-up card of the cell's "
        "number.",
        f"{RU}, placement, cases 2 and 3",
    ),
    Rule(
        RuleId("PX-PLA-7"),
        "Every card can be placed",
        "A card can always be placed, because a player whose nine cells are filled takes no more cards in that round. Nine cards can fill "
        "an area; it holds 17 at most, since the eight other cells take two cards each and the ninth cell ends the round.",
        f"follows from {RU}, placement and end of a round",
    ),
    Rule(
        RuleId("PX-PLA-8"),
        "A face-down card is just a card",
        "It makes no difference which card lies face down, neither to where cards may be placed nor to the score.",
        f"follows from {RU}, placement and scoring",
    ),
)

INFORMATION: Final = (
    Rule(
        RuleId("PX-INF-1"),
        "What everyone sees",
        "The cards on the table, the face-up cards of all areas, and whether a card lies face down alone or under another are visible to "
        "everyone. A card that is pushed under another one must stick out far enough to be noticed.",
        f"{RU}, placement, case 2",
    ),
    Rule(
        RuleId("PX-INF-2"),
        "Face-down cards stay known",
        "The rulebooks do not say whether a card may be looked at again once it lies face down. Every card was face up on the table when "
        "it was taken, so everyone has seen it; here all seats continue to see which card it is, so that a good memory is no advantage. "
        "Only the order of the deck is unknown.",
        "house",
        variants=(Variant("bga", "A face-down card is no longer shown to anybody, not even to its owner.", BGA),),
    ),
    Rule(
        RuleId("PX-INF-3"),
        "Scores and the size of the deck",
        "Everyone may see what each player scored in earlier rounds, and how many cards the deck still has.",
        BGA,
    ),
)

END_OF_ROUND: Final = (
    Rule(
        RuleId("PX-END-1"),
        "A full area ends the round",
        "A round is over when a turn ends and somebody has a card, face up or face down, on each of the nine cells. Then everyone scores.",
        f"{RU}, end of a round",
    ),
    Rule(
        RuleId("PX-END-2"),
        "The turn is played to its end",
        "A turn is not broken off when an area becomes full: the remaining players place their cards too, so that all have placed the "
        "same number. Several areas may become full in one turn.",
        f"{RU}, end of a round",
    ),
    Rule(
        RuleId("PX-END-3"),
        "When two players stop",
        "With two players a round ends as soon as an area is full and both players have placed the same number of cards. An area filled "
        "with the first or the second card of a turn ends it after the second, and two cards stay on the table; an area filled with the "
        "third or the fourth ends it after the fourth.",
        f"{RU}, end of a round, two players; {BGA}",
        variants=(
            Variant(
                "ru",
                "The rulebook describes only the first of the four situations, as an example of equal numbers of cards.",
                f"{RU}, end of a round",
            ),
            Variant("en", "The rulebook describes the same single example.", EN),
            Variant("bga", "All four situations end the round as described here.", BGA),
        ),
    ),
    Rule(
        RuleId("PX-END-4"),
        "When the deck runs out",
        "If a turn ends and the deck has too few cards for another one, the round is over and everyone scores. The rulebooks do not "
        "mention it; this project follows the online implementation, since a turn cannot be played without cards. In the base game this "
        "happens only with five players, after 14 turns; with Flower Power it happens with five players after 16 turns and with six after "
        "14.",
        "house",
        variants=(
            Variant(
                "bga",
                "The deck is compared with the number of players, even for two, who need four cards. Two players never get that far.",
                f"{BGA}, since March 2024",
            ),
        ),
    ),
    Rule(
        RuleId("PX-END-5"),
        "Leftover cards do not matter",
        "Cards that remain on the table or in the deck when a round ends count for nobody.",
        f"{RU}, end of a round and scoring",
    ),
)

PLAY: Final[tuple[Rule, ...]] = (*COMPONENTS, *SETUP, *TURN, *PLACEMENT, *INFORMATION, *END_OF_ROUND)
"""The first half of the rulebook."""
