"""Rules of Pixel Tactics for what lies in the reserve, and for status effects: PT-OP, PT-TRAP, PT-STAT."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import first, pl, ru
from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

status_effects: Final = ru("status effects")

OPERATIONS: Final = (
    house(
        "PT-OP-1",
        "Slots for operations",
        "Three slots, one behind each column; their player picks any free one. They are not part of the unit: what lies there is not "
        "attacked, moved, cleared or counted. The reprint has no operations: the Polish rulebook is followed.",
        variants=(
            pl.variant("A row of its own behind the unit, of three slots.", "operations"),
            ru.variant("The three slots of the reserve, which traps share.", "actions"),
        ),
    ),
    house(
        "PT-OP-2",
        "Tokens on an operation",
        "An operation is played with four time tokens on it. Point ``operations_end``.",
        variants=(
            pl.variant("Four tokens.", "operations"),
            ru.variant("Four tokens.", "actions"),
            first.variant("It has no tokens."),
        ),
    ),
    house(
        "PT-OP-3",
        "How long an operation lasts",
        "At the end of each turn of the player in whose row it lies, including the turn in which it was played, one token is removed; with "
        "the last the card is discarded, before the rival's turn and before casualties. So it works in that turn and in the three turns "
        "after it. What it says of its end happens then, and not if it is discarded otherwise. Point ``operations_end``.",
        variants=(
            pl.variant("The rulebook says the same; the order at the end of the turn is that of this project.", "operations"),
            ru.variant(
                "The card is discarded when a token has to be removed and none is left, which is one turn later. This project reads it as "
                "the turns of the card's player.",
                "actions",
            ),
            first.variant("It stays until the end of the round, after what the end of the round sets off."),
        ),
    ),
    house(
        "PT-OP-4",
        "No free slot",
        "Without a free slot no operation can be played.",
        variants=(pl.variant("The rulebook says the same.", "operations"), ru.variant("The rulebook says the same.", "actions")),
    ),
    house(
        "PT-OP-5",
        "An operation is no order",
        "Playing an operation or a trap is an action of its own: no text that speaks of orders answers to it or counts it. If an effect "
        "would play or carry out the order of such a card, nothing happens, and the card stays where it is. Point "
        "``operations_as_orders``.",
        variants=(
            pl.variant("The rulebook says so about effects that would play such an order.", "operations"),
            ru.variant("Such a card, and one with a trap, has an empty order.", "actions"),
            Variant(
                "first",
                "Operations are orders that stay in play: they are played as orders, by actions and by effects. An effect that only does "
                "what an order says does nothing with them.",
                "house",
            ),
        ),
    ),
    house(
        "PT-OP-6",
        "When an operation works",
        "It works from the moment at which it is played until it is discarded. What its text deals is dealt by no hero and no leader.",
        variants=(
            pl.variant("It works at once, until it is discarded.", "operations"),
            ru.variant("It works as long as the card is in play.", "actions"),
        ),
    ),
)

TRAPS: Final = (
    ru("actions; what others know: house")(
        "PT-TRAP-1",
        "A trap lies face down",
        "The rival sees that a card lies there, but not which card it is. A player who knew several traps in that hand can no longer tell "
        "which of them is still there.",
    ),
    ru("cards and ceasefire; details: house")(
        "PT-TRAP-2",
        "Springing a trap",
        "When the event that a trap waits for happens in a turn of the rival, it is turned up directly after that event, is carried out "
        "and is discarded; then the turn goes on. It opens by itself, even if it can do nothing, and its player cannot decline: a question "
        "would betray it. If several really open, their player orders them. Nothing opens in the ceasefire or for what happens between "
        "turns, such as casualties.",
    ),
)

STATUS: Final = (
    status_effects(
        "PT-STAT-1",
        "Status effects",
        "A status effect is a lasting change of a hero's numbers or abilities; leaders and corpses have none. It is written in brackets, "
        "works in every row in which the hero stands, and is known to all players.",
    ),
    status_effects(
        "PT-STAT-2",
        "Opposites cancel",
        "Two opposite effects on one hero are both removed at once, one for one: the same change with the opposite sign. Bonuses without "
        "brackets never cancel.",
    ),
    status_effects(
        "PT-STAT-3",
        "Twice",
        "An effect marked as doubled is two effects, which are removed one by one.",
    ),
    status_effects(
        "PT-STAT-4",
        "Without abilities",
        "The hero's texts of all three rows count as blank, including the abilities and spells in them. Other status effects and the "
        "texts of other cards still work on it.",
    ),
    status_effects(
        "PT-STAT-5",
        "Cards with status effects",
        "The box of the Russian edition has none; other boxes of the series do. Here they are on cards of one's own.",
        enforced=False,
    ),
    house(
        "PT-STAT-6",
        "How long a status effect lasts",
        "It lasts until it is removed. It stays with the hero when the hero moves, is switched or changes units, and is lost when the "
        "hero becomes a corpse or leaves the units.",
    ),
)

RESERVE: Final[tuple[Rule, ...]] = (*OPERATIONS, *TRAPS, *STATUS)
