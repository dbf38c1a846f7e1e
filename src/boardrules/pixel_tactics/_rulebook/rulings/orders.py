"""The decisions of this project on cards of set 2 about orders, hands, decks and choices: some of PT-RUL-101 to PT-RUL-139."""

from __future__ import annotations

from typing import Final

from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

ORDER_RULINGS: Final[tuple[Rule, ...]] = (
    house(
        "PT-RUL-104",
        "Bors Vilnar",
        "Nothing but his own text puts damage on him or takes any off: attacks upon him happen and deal none, healing does nothing, and "
        "damage that would be moved onto him stays where it is. He takes one for each hero of his unit that is defeated while casualties "
        "are counted, also when a card has them counted at once; not for defeats by effects. His unit is routed at the end of any round, "
        "the first too, if it has no living hero; corpses are none.",
    ),
    house(
        "PT-RUL-112",
        "A cancelled order was played",
        "Cancelling takes away what the order does, nothing else. It counts for the Mastermind, sets off what answers to orders (Rukyuk, "
        "Cesar Grist), and goes where orders go: to the discard pile, or with Iaxus to the rival's hand.",
    ),
    house(
        "PT-RUL-113",
        "Supervillain in the rear: when an order can be cancelled",
        "Each order can be cancelled once, when it is played and before it does anything; own orders can be cancelled too. An order that "
        "is only carried out cannot be cancelled, and none of a rival's in the ceasefire (PT-CEASE-5). Whether the question is asked "
        "depends on the number of cards in hand alone, so it betrays none of them.",
    ),
    house(
        "PT-RUL-114",
        "Malandrax Mecchi and a Supervillain",
        "Both answer to the same order, so their player chooses which comes first. Malandrax draws if he himself did not discard, even if "
        "the Supervillain has cancelled the order. Where orders are played in the ceasefire, he cannot cancel them, since that would be "
        "contact (PT-CEASE-5); so he draws, and nobody is asked.",
    ),
    house(
        "PT-RUL-115",
        "Inventor: an order must be played",
        "A player who holds a card with an order plays one; then the rest of the text happens in any case. With cards in hand but no "
        "order among them the question is asked all the same, and only declining answers it. In the rear the rival discards every card "
        "of that name. An operation is no order.",
        variants=(Variant("first", "An operation counts as an order: it can be played instead.", "house"),),
    ),
    house(
        "PT-RUL-116",
        "Where an order goes afterwards",
        "If several texts say so, the one that speaks of this very order wins: an order that the Inventor's flank plays is shuffled into "
        "its owner's deck, no matter what Iaxus says. With Iaxus in play orders of both players go to the hand of the rival whose turn "
        "comes next; the card keeps its owner, to whose discard pile and deck it returns.",
        variants=(
            Variant(
                "first",
                "So do operations, which are orders here, when their time is over: for the rest of the round they stay in play, and what "
                "happens to an order instead of its being discarded happens to them when they would be discarded.",
                "house",
            ),
        ),
    ),
    house(
        "PT-RUL-119",
        "Sarafina Vanedran: which targets",
        "Her ability is about the heroes, leaders and corpses that a rival chooses for a spell or an order, each of several by itself; "
        "about each point that is shared out; and about the targets of attacks that a spell or an order grants. It is not about slots, "
        "rows or columns, about who attacks or whose spell is copied, or about targets of ordinary attacks and other abilities. The rival "
        "chooses first and so names the unit; then Sarafina's player chooses among what is legal in that unit, the same target included.",
    ),
    house(
        "PT-RUL-121",
        "Relic Hunter in the vanguard",
        "A rival's effects that defeat cannot choose the heroes of its vanguard, and effects that defeat without choosing skip them. "
        "Effects of their own player defeat them, and damage works as always.",
    ),
    house(
        "PT-RUL-128",
        "Clive Melmont: the texts of the card set out",
        "Each hero of the unit has the text of its own row besides its own, spells included. The card is shown at the start of every "
        "round, of the first too, and lies open until the round ends; an empty deck shows none.",
        variants=(Variant("first", "The early wording gives the powers of that hero: read as the text of the row, too.", "house"),),
    ),
    house(
        "PT-RUL-129",
        "Technologist in the vanguard",
        "The rival's heroes keep the ability to intercept and cannot use it: texts that ask who has it (the Gunner's, the Sniper's) still "
        "find it.",
    ),
    house(
        "PT-RUL-130",
        "Technologist in the flank and in the rear",
        "The rival's heroes there cannot cast spells, or make ranged attacks, in any way: effects that would let them do not help.",
    ),
    house(
        "PT-RUL-136",
        "Relic Hunter in the flank: which heroes are stronger",
        "All heroes of all units are stronger for as long as the effect lasts, including heroes that come into play later. It ends with "
        "the player's next turn, even if the Relic Hunter has left.",
    ),
    house(
        "PT-RUL-137",
        "Relic Hunter, order: an empty deck",
        "Cards are turned up until one is kept. If the last card of the deck is discarded, nothing is kept.",
    ),
)
