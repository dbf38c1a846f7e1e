"""The rules of Pixel Tactics about setup, rounds and the ceasefire: PT-SET, PT-FLOW, PT-CEASE."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import en, first, pl, ru
from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

setup: Final = en("setup")
game_flow: Final = en("game flow")

SET: Final = (
    house(
        "PT-SET-1",
        "Decks",
        "Each player has a deck of 25 cards, and both decks hold the same 25. The reprint gives neither number nor contents; the Polish "
        "rulebook does, and nothing contradicts it. Which set is played is decided by the point ``cards`` of the edition.",
        variants=(
            pl.variant("Two decks of 25 with the same cards: set 2.", "contents"),
            ru.variant("25 cards a player. It does not say that both decks are equal; this project assumes so.", "setup"),
            first.variant("Set 1 in its first wording and with its first numbers."),
        ),
    ),
    setup(
        "PT-SET-2",
        "Opening hand",
        "Each player shuffles their deck and draws five cards. In a series they may draw more (PT-SER-4).",
    ),
    setup(
        "PT-SET-3",
        "Leader",
        "Each player picks one card of the opening hand as leader, in secret. When both have chosen, the two leaders are turned up "
        "together. The four cards that are left are the player's hand.",
    ),
    house(
        "PT-SET-4",
        "Both reveal the same leader",
        "Both leaders are discarded, each player draws a card, and both choose again. This happens up to 20 times and only while both "
        "have a card; after that equal leaders stay, so that setup ends. The reprint does not cover the case; the Polish rulebook has the "
        "only published answer. With ``keep`` equal leaders stay from the start. Point ``equal_leaders``.",
        variants=(
            pl.variant("The rulebook says the same: discard, draw, choose again. The bound of 20 is this project's.", "setup"),
            first.variant("Equal leaders go under their owners' decks instead of on the discard piles."),
        ),
    ),
    setup(
        "PT-SET-5",
        "Layout",
        "A unit is three rows of three: vanguard, flank, rear. The leader stands in the middle of the flank and stays there; the other "
        "eight slots are for heroes. Column k faces column 4 - k of the rival.",
        variants=(
            pl.variant("Behind the rear row there is space for three operations.", "setup"),
            ru.variant("Behind the rear row there is a reserve of three slots for operations and traps.", "setup"),
        ),
    ),
    game_flow(
        "PT-SET-6",
        "First player",
        "Luck decides who is first player in the first match. In later matches the winner of the previous one is (PT-SER-5).",
    ),
    house(
        "PT-SET-7",
        "Tokens never run out",
        "Damage and markers are not limited by the tokens in the box. The reprint does not mention it; both other rulebooks let any "
        "object stand in for a token.",
    ),
    house(
        "PT-SET-8",
        "Discard piles",
        "Each player has a discard pile, empty at first. It lies open: everybody may look at it. Only the Russian rulebook says so, but "
        "all players have seen each discarded card anyway.",
        variants=(ru.variant("The rulebook says that they lie face up, unless an effect says otherwise.", "setup"),),
    ),
    en("other terms")(
        "PT-SET-9",
        "Unit",
        "A unit is the leader and all heroes of one side together.",
        variants=(
            pl.variant("The row of operations is not part of the unit.", "glossary"),
            ru.variant("The reserve lies behind the unit and is not part of it.", "setup"),
        ),
    ),
)

FLOW: Final = (
    game_flow(
        "PT-FLOW-1",
        "Rounds and waves",
        "A round has three waves, vanguard, flank and rear. In each of them the first player has a turn, then the second.",
    ),
    game_flow(
        "PT-FLOW-2",
        "Turns",
        "A turn is two actions. Both may be the same action, as far as the rules of that action allow. Effects may give or take actions.",
        variants=(pl.variant("The rulebook expressly allows the same action twice.", "kinds of actions"),),
    ),
    game_flow(
        "PT-FLOW-3",
        "End of a wave",
        "When both players have had their turn, casualties are counted (PT-DMG-3), and the next wave begins.",
    ),
    game_flow(
        "PT-FLOW-4",
        "End of a round",
        "After the rear wave the second player becomes the first, and a new round begins with the vanguard.",
    ),
    house(
        "PT-FLOW-5",
        "A turn lasts until it is ended",
        "A player with no actions left is still on turn: free actions may follow, and the turn is over only when the player says so. The "
        "reprint implies it; the answers in the Polish rulebook state it.",
        variants=(pl.variant("Stated in the answer on extra actions (PT-FAQ-7).", "FAQ"),),
    ),
    en("actions")(
        "PT-FLOW-6",
        "Passing",
        "A player may end their turn at any time, with or without actions left.",
        variants=(
            Variant(
                "pl",
                "The list of actions does not include passing. Ending a turn early is allowed all the same: nothing forces a player "
                "to act.",
                "house",
            ),
        ),
    ),
)

CEASE: Final = (
    en("ceasefire; own side: house")(
        "PT-CEASE-1",
        "Ceasefire: attacks and spells",
        "In the first round nobody attacks, and no spell may be cast against the rival. A spell that can be carried out on its player's "
        "own side alone is allowed, and then affects nobody else, because the sentence bars only what is done against a player. A spell "
        "that makes a card attack is against the rival, even if its player could choose otherwise (PT-RUL-41, PT-RUL-59). Point "
        "``ceasefire_spells``.",
        variants=(
            pl.variant("Neither leaders nor heroes attack, and a special attack is an attack: no spells at all.", "round 1"),
            first.variant("No attacks of any kind, and attack powers are one kind: no spells at all."),
        ),
    ),
    en("ceasefire")(
        "PT-CEASE-2",
        "Ceasefire: orders",
        "In the first round no orders are played. Point ``ceasefire_orders``.",
        variants=(
            ru.variant(
                "Only orders against the other player are barred: one that can be carried out on its player's own side alone may be "
                "played. An order that carries out another order, such as the Doppelganger's or the Mascot's, is judged by that other "
                "order, and can choose only one that is allowed.",
                "ceasefire; orders carried out by orders: house",
            ),
        ),
    ),
    house(
        "PT-CEASE-3",
        "Ceasefire: operations",
        "In the first round no operations are played. The reprint has none; the Polish rulebook is followed. Point "
        "``ceasefire_operations``.",
        variants=(
            pl.variant("In the first round no operations are played.", "round 1"),
            ru.variant("In the first round no operations are played against the other player.", "ceasefire"),
        ),
    ),
    house(
        "PT-CEASE-4",
        "Ceasefire: traps",
        "Traps may be set in the first round, but none is sprung. The reprint has none.",
        variants=(ru.variant("In the first round traps may be set, but none is sprung.", "ceasefire"),),
    ),
    en("ceasefire; texts that only hold: house")(
        "PT-CEASE-5",
        "Ceasefire: all other contact",
        "In the first round nothing else may touch the rival's hand or unit either: an ability that would do so does nothing, no matter "
        "how its text names the card. So Rexan takes no heroes (PT-RUL-50), and a text that lays the rival's hand open has no effect "
        "before the second round. The same applies to texts that modify the rival's cards or restrict what the rival may do with them "
        "(PT-RUL-24, PT-RUL-33). An ally's unit is none of the rival's. Point ``ceasefire_contact``.",
        variants=(
            Variant("pl", "The rulebook has no such rule, so abilities that are not attacks work in the first round too.", "house"),
            Variant("first", "No such rule is known, so abilities that are not attacks work in the first round too.", "house"),
        ),
    ),
)

SETUP: Final[tuple[Rule, ...]] = (*SET, *FLOW, *CEASE)
