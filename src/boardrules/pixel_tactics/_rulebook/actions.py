"""The rules of Pixel Tactics about actions: PT-ACT."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import en, first, pl, ru
from boardrules.rulebook import Rule, Variant
from boardrules.toolkit.sources import house

actions: Final = en("actions")

STARRED: Final = (
    actions(
        "PT-ACT-1",
        "Draw",
        "Draw the top card of your deck. This is not possible with an empty deck, nor with five or more cards in hand. Point "
        "``hand_limit``.",
        variants=(
            ru.variant(
                "The limit is five at first; effects may raise or lower it. A player who draws cards takes that many from the top of "
                "their own deck.",
                "hand size; terms",
            ),
            pl.variant("There is no limit: only an empty deck rules the action out.", "kinds of actions"),
            first.variant("There is no limit."),
        ),
    ),
    actions(
        "PT-ACT-2",
        "Recruit*",
        "Put a hero from your hand into an empty slot in the row of the current wave.",
    ),
    en("actions; revived heroes: house")(
        "PT-ACT-3",
        "Attack*",
        "Attack with a hero in the row of the current wave; in the flank wave the leader can attack too. A hero recruited in this wave "
        "cannot attack, and each card attacks at most once a wave. The reprint does not mention revived heroes: they may attack, as in "
        "the Russian rulebook, which belongs to the same generation. Point ``revived_act``.",
        variants=(
            ru.variant("A revived hero is a hero like any other and may attack in the same turn.", "terms"),
            pl.variant(
                "A hero moved or revived in this wave cannot attack either: it must have been alive since the wave began.", "actions; FAQ"
            ),
            first.variant("A hero moved in this wave cannot attack either."),
        ),
    ),
    en("actions and spells; row: house")(
        "PT-ACT-4",
        "Spell*",
        "Cast a spell instead of attacking, with a hero in the row of the current wave, at most once a wave. The reprint does not say "
        "that the row matters for spells; it follows, because a spell takes the place of an attack. Earlier printings say attack power: "
        "the two words mean the same. Point ``spells_attack``: whether texts that speak of attack actions mean spells too.",
        variants=(
            ru.variant("A card that has cast a spell can neither cast again nor take the attack action until the turn is over.", "spells"),
            pl.variant(
                "A special attack: it is an attack action (``spells_attack``), but does not set off what waits for an attack.",
                "special attack",
            ),
            first.variant("An attack power: it counts as an attack for the limits of use (``spells_attack``), and for nothing else."),
        ),
    ),
    actions(
        "PT-ACT-5",
        "Leader's own action",
        "Some leaders bring an action of their own. It works as its card says, usually in any wave.",
        variants=(Variant("pl", "The list of actions does not include it. A leader's card is followed nevertheless.", "house"),),
    ),
    actions(
        "PT-ACT-6",
        "Order",
        "Show the card, carry out its order, then discard it. In between it is neither in the hand nor in the discard pile.",
        variants=(
            pl.variant(
                "The card is discarded once its order has been carried out; the rulebook does not say where it is before that.",
                "kinds of actions",
            ),
        ),
    ),
    en("actions; owner: house")(
        "PT-ACT-7",
        "Clear a corpse",
        "Discard one corpse from any slot of your unit, in any wave. It goes to the discard pile of its owner: the rulebooks only "
        "consider corpses of your own cards, and a card always belongs to its owner (PT-OWN-1).",
    ),
    actions(
        "PT-ACT-8",
        "Move*",
        "Move a hero of your unit to any empty slot of your unit. Leaders never move. Earlier printings say restructure: the two words "
        "mean the same.",
    ),
    actions(
        "PT-ACT-9",
        "Switch*",
        "A long action: two cards of your unit change places, whether heroes or corpses. Point ``switch``.",
        variants=(
            pl.variant("There is no such action.", "kinds of actions"),
            first.variant("There is no such action."),
        ),
    ),
    house(
        "PT-ACT-10",
        "Play an operation",
        "Play an operation from the hand to a free slot of the row of operations. The reprint has no operations; with cards that have "
        "them the Polish rulebook is followed.",
        variants=(
            pl.variant("Play an operation from the hand to a free slot of the row of operations.", "operations"),
            ru.variant("Play an operation from the hand to a free slot of the reserve.", "actions"),
        ),
    ),
    actions(
        "PT-ACT-11",
        "Set a trap",
        "The reprint has no traps. Point ``traps``.",
        variants=(ru.variant("Lay a trap from the hand face down into a free slot of the reserve.", "actions"),),
    ),
    actions(
        "PT-ACT-12",
        "Discard an operation or a trap",
        "The reprint has neither operations nor traps, so nobody discards one. Point ``discard_reserve``.",
        variants=(
            pl.variant("There is no such action: the rulebook's list of actions is meant to be complete.", "kinds of actions"),
            ru.variant("Discard one card of your reserve, face up to its owner's pile, whether or not you need the room.", "actions"),
        ),
    ),
)

LIMITS: Final = (
    en("actions; leaders: house")(
        "PT-ACT-13",
        "One starred action",
        "Recruit, attack, spell, move and switch are starred: a hero does at most one of them in a turn. The sentence breaks off in our "
        "copy of the reprint, but its sections on attack, spell and move each say that these exclude one another in a turn. A leader can "
        "only attack or cast. Point ``exclusive``.",
        variants=(
            ru.variant("One starred action a turn, for heroes and leaders. A leader cannot recruit, move or switch.", "actions"),
            pl.variant("Recruiting, attacking and moving exclude one another for a whole wave.", "kinds of actions"),
            first.variant("Starred actions exclude one another for a whole wave."),
        ),
    ),
    actions(
        "PT-ACT-14",
        "Long actions",
        "A long action costs two actions, so two must be left.",
        variants=(
            pl.variant("There are no long actions.", "kinds of actions"),
            first.variant("There are no long actions."),
        ),
    ),
    actions(
        "PT-ACT-15",
        "Free actions",
        "A free action costs nothing and may be repeated. All its other limits still apply.",
        variants=(pl.variant("The term is not used.", "kinds of actions"),),
    ),
    actions(
        "PT-ACT-16",
        "Limited actions",
        "A limited action may be taken once a turn.",
        variants=(pl.variant("The term is not used.", "kinds of actions"),),
    ),
    house(
        "PT-ACT-17",
        "Attacks granted by effects",
        "An attack that an effect grants uses up no action and no attack of the wave. A hero recruited in this wave cannot make one, "
        "unless the effect is meant for the hero just recruited: the reprint bars newly recruited heroes from attacks of any kind. Point "
        "``recruits_strike``.",
        variants=(
            Variant("ru", "This project reads it like the reprint: a hero recruited in this wave cannot attack in any way.", "house"),
            pl.variant("Heroes recruited or revived in this wave may make granted attacks, of the kind that the effect names.", "FAQ"),
            Variant("first", "Heroes recruited in this wave may make granted attacks, as the answers in the Polish rulebook say.", "house"),
        ),
    ),
    actions(
        "PT-ACT-18",
        "More cards than the limit",
        "Nobody discards down to the limit, and effects may draw beyond it. The limit applies only to the draw action.",
    ),
    house(
        "PT-ACT-19",
        "Empty deck",
        "No card can be drawn from an empty deck by any means. The discard pile is not shuffled back into it: the reprint does not "
        "mention this, and the Polish rulebook rules it out.",
        variants=(pl.variant("PT-FAQ-1 says so: a player who is out of cards draws no more.", "FAQ"),),
    ),
    house(
        "PT-ACT-20",
        "Orders played by effects",
        "An order that an ability or another order lets a player play costs no action: it is part of that effect. Only the Polish "
        "rulebook says so.",
        variants=(pl.variant("PT-FAQ-14 says so.", "FAQ"),),
    ),
)

ACTIONS: Final[tuple[Rule, ...]] = (*STARRED, *LIMITS)
