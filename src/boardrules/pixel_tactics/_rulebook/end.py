"""The rules of Pixel Tactics about owners, the end of a match and of a series, and bounds: PT-OWN, PT-END, PT-SER, PT-LOOP."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._packs.bounds import STEPS
from boardrules.pixel_tactics._rulebook.source import en, pl, ru
from boardrules.rulebook import Rule
from boardrules.toolkit.sources import house

rout: Final = en("rout")
the_next_game: Final = en("the next game")

ENDS: Final[tuple[Rule, ...]] = (
    house(
        "PT-OWN-1",
        "Owner",
        "The owner of a card is the player in whose deck or hand it was at the start, no matter in which hand or unit it is now. A card "
        "that is discarded goes to its owner's pile. The reprint has no such term; the Russian rulebook is followed. A card of a shared "
        "deck belongs to the player who takes it.",
        variants=(
            ru.variant("The rulebook says so of cards in hands, and of the discard pile that they go to.", "terms"),
            pl.variant(
                "The owner is the player who brought the card into the game; the rulebook says so for games of two against two.",
                "two against two",
            ),
        ),
    ),
    rout(
        "PT-END-1",
        "Rout",
        "If a leader has damage equal to or above its life at the end of a wave, its unit routs, and the other player wins the match.",
    ),
    en("rout; moment: house")(
        "PT-END-2",
        "Both rout",
        "The unit with more living heroes wins; with equally many the match is a tie. Heroes are counted after the casualties of that "
        "wave, because a leader too falls only at its end.",
    ),
    house(
        "PT-END-3",
        "A match that stands still",
        "After three whole rounds in which no card changed its slot or zone, no hero was defeated, and no hero and no leader had more "
        "damage than ever before (a hero: since it came into play), the match ends as in PT-END-2; it ends in the same way after a "
        "hundred rounds, no matter what happens in them. No rulebook bounds a match, and two players could pass, or switch corpses, for "
        "ever. Point ``round_limit``.",
    ),
    the_next_game(
        "PT-SER-1",
        "Series",
        "A series is the best of three or five matches: the first player with two trophies, or three, wins it.",
    ),
    rout(
        "PT-SER-2",
        "Trophies",
        "The winner of a match takes both leaders as one trophy. These two cards are left out of both decks for the rest of the series.",
    ),
    house(
        "PT-SER-3",
        "A tie in a series",
        "Each player takes the rival's leader as a trophy, but a player who would win the series by it takes none: a tie never ends a "
        "series. A leader that is not taken goes back into its owner's deck. The reprint does not cover ties in a series; both other "
        "rulebooks agree.",
        variants=(
            ru.variant("The rulebook says the same, but not where a leader goes that is not taken.", "tie"),
            pl.variant("The rulebook says the same, but not where a leader goes that is not taken.", "advanced game"),
        ),
    ),
    the_next_game(
        "PT-SER-4",
        "Extra cards",
        "Before the leaders are chosen, each player draws one more card for each trophy of the rival.",
    ),
    en("the next game; ties: house")(
        "PT-SER-5",
        "Who is first in the next match",
        "The winner of the previous match is first player. After a tie it is the player who was first at the start of the tied match; the "
        "rulebooks do not say.",
    ),
    house(
        "PT-SER-6",
        "A series that stands still",
        "The third tie of a series ends it as a draw. A tie need not bring either player closer to winning, so without this rule a series "
        "might last for ever. A single match is not a series. Point ``deciding_ties``.",
        variants=(
            ru.variant(
                "A tie cannot be the last match, so that a tied match that would have ended the series is played again; the third such tie "
                "in a row ends it as a draw.",
                "tie; third tie: house",
            ),
            pl.variant("As in the Russian rulebook.", "advanced game; third tie: house"),
        ),
    ),
)

BOUNDS: Final[tuple[Rule, ...]] = (
    house(
        "PT-LOOP-1",
        "No order and no spell within itself",
        "A card whose order is being carried out cannot be shown, played or carried out again inside it. A spell that a card is casting "
        "cannot begin again inside itself either, and a spell that copies another cannot be copied. Otherwise two cards could call each "
        "other for ever.",
    ),
    house(
        "PT-LOOP-2",
        "Once for one event",
        "A text of a card answers a single event at most once: one attack, one batch of damage, one defeat. Several attacks or batches "
        "within one action, spell or order are several events, and each is answered. Answers may be answered in turn, up to sixteen "
        "within each other; events nested deeper than that are not answered. Otherwise two reactions could answer each other for ever.",
    ),
    house(
        "PT-LOOP-3",
        "Rearranging in steps",
        "To rearrange heroes, all are lifted and set down one by one in a fixed order, each on a free slot of its player's choice. This "
        "makes at most eight small choices instead of one among thousands, and reaches the same arrangements.",
    ),
    house(
        "PT-LOOP-4",
        "A strength that others read",
        "An ability that reads a hero's strength leaves out everything that depends on a target, because outside an attack there is none. "
        "Two abilities could ask for each other's result; therefore the value that an ability reads excludes bonuses that themselves read "
        "a strength or a life, and a condition that arises while the same question is being answered uses the printed values.",
    ),
    house(
        "PT-LOOP-5",
        "An end to everything",
        f"A chain that one action or answer sets off ends after {STEPS} steps; printed cards take about 30. The rest of all texts in "
        "progress then does nothing and sets nothing off: cards that they had set aside go into their player's hand, cards that they had "
        "taken are discarded; attacks, damage, defeats and orders that have begun are carried out to their end. An event reports it, and "
        "no legal action ever fails. A step is one instruction of a text or of the engine, one look for the cards that a text selects, "
        "or one text that listens to an event. Only custom cards can reach this limit.",
    ),
)
