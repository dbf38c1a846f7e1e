"""The rules of Pixies from scoring to the winner, and Flower Power: PX-SCO, PX-RND, PX-WIN, PX-FP, PX-BGA."""

from __future__ import annotations

from typing import Final

from boardrules.pixies._rulebook.play import BGA, EN, RU
from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

CARD_PICTURES: Final = "Flower Power card pictures"

ROUND_SCORE: Final = (
    Rule(
        RuleId("PX-SCO-1"),
        "What a round scores",
        "All players score their own areas and nothing else: the validated cards, plus the spirals, minus the crosses, plus the largest "
        "zone.",
        f"{RU}, scoring",
        variants=(Variant("flower_power", "Uncovered face-down cards are added (PX-FP-3).", BGA),),
    ),
    Rule(
        RuleId("PX-SCO-2"),
        "Validated cards",
        "A validated card is worth as many points as its value: validated cards 1, 2 and 3 score 6 together.",
        f"{RU}, scoring, validated cards",
    ),
    Rule(
        RuleId("PX-SCO-3"),
        "Spirals and crosses",
        "Each spiral on a face-up card scores 1 point, each cross on a face-up card costs 1.",
        f"{RU}, scoring, symbols",
    ),
    Rule(
        RuleId("PX-SCO-4"),
        "Symbols and zone need no validation",
        "For the symbols and for the zone every face-up card counts, whether it is validated or not.",
        f"{RU}, scoring, symbols and zone",
    ),
    Rule(
        RuleId("PX-SCO-5"),
        "Special cards",
        "A face-up special card is worth one spiral for each face-up card of its colour in the same area, wherever they lie, and it "
        "counts itself. Two special cards of one colour count all of them each.",
        f"{RU}, scoring, special cards",
        variants=(
            Variant(
                "ru",
                "The rulebook speaks of every face-up card of the colour and does not exclude the special card itself.",
                f"{RU}, scoring",
            ),
            Variant("en", "The rulebook says the same.", EN),
            Variant("bga", "The program counts the special card too.", BGA),
        ),
    ),
    Rule(
        RuleId("PX-SCO-6"),
        "Special cards and multicolour cards",
        "A multicolour card counts once for each special card, of any colour.",
        f"{RU}, scoring, multicolour cards",
    ),
    Rule(
        RuleId("PX-SCO-7"),
        "The largest zone",
        "A zone is two or more face-up cards of one colour, each sharing a side with another one of them; corners do not join cards, nor "
        "do opposite edges of the area. Only a player's largest zone scores: 2 points a card in round 1, 3 in round 2, 4 in round 3. If "
        "two zones are equally large, one of them scores. Without two adjoining cards of a colour there is no zone, and 0 points.",
        f"{RU}, scoring, largest zone",
        variants=(Variant("bga", "Until 17 February 2024 a single card was scored as a zone by mistake.", BGA),),
    ),
    Rule(
        RuleId("PX-SCO-8"),
        "Multicolour cards in a zone",
        "A multicolour card counts as every colour, so it can belong to a blue, a green, a yellow and a red zone. Each zone still has one "
        "colour: a multicolour card between a blue and a red card does not make one zone of all three. Adjoining multicolour cards form a "
        "zone even without other cards.",
        f"{RU}, scoring, multicolour cards",
    ),
    Rule(
        RuleId("PX-SCO-9"),
        "Face-down cards are blank",
        "A face-down card, alone or covered, has no value, no colour and no symbols, and scores nothing itself.",
        f"{RU}, scoring",
        variants=(Variant("flower_power", "A face-down card that is not covered scores 5 (PX-FP-3).", BGA),),
    ),
    Rule(
        RuleId("PX-SCO-10"),
        "Scores can be negative",
        "If an area has more crosses than spirals, its symbols cost points. A negative score for symbols, for a round or for the whole "
        "game is not raised to 0.",
        f"{RU}, scoring, which sets no least score; {BGA}",
    ),
    Rule(
        RuleId("PX-SCO-11"),
        "An example",
        "In round 1, validated cards 1, 5, 7 and 8 give 21. Ten printed spirals, five more from a special card that sees five blue cards, "
        "one of them multicolour, less four crosses give 11. The cells 1, 2, 3 and 4 form a blue zone of four cards, which gives 8. The "
        "player scores 40.",
        f"{RU}, scoring, example",
    ),
    Rule(
        RuleId("PX-SCO-12"),
        "Writing the score down",
        "The score sheet has a column for each player and a line for each of the three rounds; an app may be used instead. Online a round "
        "is listed as validated cards, zone, symbols (spirals less crosses), then face-down cards where they score, then the sum. Here "
        "each number is a field, with spirals and crosses apart.",
        f"{RU}, score sheet; {BGA}",
        enforced=False,
    ),
)

ROUNDS_AND_WINNER: Final = (
    Rule(
        RuleId("PX-RND-1"),
        "A new round starts from nothing",
        "For the next round all cards of the areas, the table and the deck are shuffled into one deck. Only the points of the previous "
        "round are kept.",
        f"{RU}, next round",
    ),
    Rule(
        RuleId("PX-RND-2"),
        "The last placer starts the next round",
        "The player who acted last in a round begins the next one. If two players stopped after the second card of a turn, that is the "
        "player who placed the second card.",
        f"{RU}, next round",
        variants=(Variant("bga", "The player who acted last simply remains the active one.", BGA),),
    ),
    Rule(RuleId("PX-RND-3"), "Three rounds", "A game has three rounds, no more and no fewer.", f"{RU}, aim of the game and course of play"),
    Rule(
        RuleId("PX-WIN-1"),
        "The highest sum wins",
        "All players add up their three round scores; the highest sum wins the game.",
        f"{RU}, end of the game",
    ),
    Rule(
        RuleId("PX-WIN-2"),
        "A tie is shared",
        "All players with the highest sum win together. There is no tiebreaker.",
        f"{RU}, end of the game; {BGA}",
    ),
)

FLOWER_POWER: Final = (
    Rule(
        RuleId("PX-FP-1"),
        "Fourteen more cards",
        "Shuffle the 14 cards of the expansion in, which makes 84. Their values are 1, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9 and 9, and a "
        "flower in the lower right corner marks them.",
        f"{BGA}; {CARD_PICTURES}",
    ),
    Rule(
        RuleId("PX-FP-2"),
        "Cards of two colours",
        "Every card of the expansion has two colours, and counts as both at once: it scores for special cards of either colour and belongs "
        "to zones of either, without joining two colours into one zone. Each colour is on seven of these cards.",
        f"{BGA}; {CARD_PICTURES}",
    ),
    Rule(
        RuleId("PX-FP-3"),
        "Face-down cards score",
        "As long as the expansion is in play, each face-down card that no card covers scores 5 points for its player. A card under a "
        "face-up card scores nothing.",
        BGA,
    ),
    Rule(
        RuleId("PX-FP-4"),
        "Spirals for face-down cards",
        "Six cards of the expansion are worth 3, 2 or 1 spirals each for every uncovered face-down card in the same area, beside the 5 "
        "points of PX-FP-3: one card of value 1 and one of value 2 are worth three each, the two of value 5 two each, and one of value 8 "
        "and one of value 9 one each. All but the yellow-green 1 and the blue-yellow 5 carry crosses as well.",
        f"{BGA}; {CARD_PICTURES}",
    ),
    Rule(
        RuleId("PX-FP-5"),
        "Crosses for a colour",
        "The other eight cards of the expansion carry up to seven spirals, and one cross for each face-up card of a colour they show, "
        "wherever it lies in the same area; cards of two colours and multicolour cards are counted too. The colour that costs crosses is "
        "never a colour of the card itself.",
        f"{BGA}; {CARD_PICTURES}",
    ),
    Rule(
        RuleId("PX-FP-6"),
        "Up to six players",
        "With the expansion 2 to 6 people can play; the base game is for 2 to 5. With six players six cards are revealed each turn. This "
        "follows the online implementation; the printed sheet of the expansion was not available.",
        BGA,
    ),
    Rule(
        RuleId("PX-FP-7"),
        "Everything else stays",
        "The expansion changes nothing about placing cards, the ends of rounds and the rest of the scoring. In a score the 5 points for "
        "face-down cards are a number of their own, and the spirals of PX-FP-4 belong to the spirals.",
        BGA,
        variants=(
            Variant(
                "bga", "Earlier versions listed the spirals of PX-FP-4 with the face-down cards. The sum was the same.", f"{BGA}, 2025"
            ),
        ),
    ),
)

ONLINE: Final = (
    Rule(
        RuleId("PX-BGA-1"),
        "No other ways to play",
        "There is no team game, no game for one player, and no variant other than the expansion.",
        f"{RU}; {BGA}",
        enforced=False,
    ),
)

SCORING: Final[tuple[Rule, ...]] = (*ROUND_SCORE, *ROUNDS_AND_WINNER, *FLOWER_POWER, *ONLINE)
"""The second half of the rulebook."""
