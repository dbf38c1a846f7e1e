"""The rules of Pixel Tactics about actions: PT-ACT."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.setup import EN, FIRST, PL, RU
from boardrules.rulebook import Rule, Variant
from boardrules.values import RuleId

__all__ = ["ACTIONS"]

STARRED: Final = (
    Rule(
        RuleId("PT-ACT-1"),
        "Draw",
        "Draw the top card of the own deck. Not with an empty deck, and not with five or more cards in hand. Point ``hand_limit``.",
        f"{EN}, actions",
        variants=(
            Variant(
                "ru",
                "Five is the limit to begin with; effects may raise or lower it. To draw cards is to take so many from the top of one's "
                "own deck.",
                f"{RU}, hand size; terms",
            ),
            Variant("pl", "There is no limit: an empty deck alone rules the action out.", f"{PL}, kinds of actions"),
            Variant("first", "There is no limit.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ACT-2"),
        "Recruit*",
        "Put a hero from the hand into an empty slot in the row of the current wave.",
        f"{EN}, actions",
    ),
    Rule(
        RuleId("PT-ACT-3"),
        "Attack*",
        "Attack with a hero in the row of the current wave; in the flank wave the leader can do it too. Not with a hero recruited in this "
        "wave, and with each card at most once a wave. On revived heroes the reprint is silent: they may, as in the Russian rulebook, "
        "which belongs to the same generation. Point ``revived_act``.",
        f"{EN}, actions; revived heroes: house",
        variants=(
            Variant("ru", "A revived hero is a hero like any other and may attack in the same turn.", f"{RU}, terms"),
            Variant(
                "pl", "Nor with a hero moved or revived in this wave: it must have been alive since the wave began.", f"{PL}, actions; FAQ"
            ),
            Variant("first", "Nor with a hero moved in this wave.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ACT-4"),
        "Spell*",
        "Cast a spell instead of attacking, with a hero in the row of the current wave, at most once a wave. That the row matters is not "
        "written of spells; it follows from their taking the place of an attack. Earlier printings say attack power: the two words mean "
        "the same.",
        f"{EN}, actions and spells; row: house",
        variants=(
            Variant("ru", "Who has cast a spell neither casts again nor takes the attack action until the turn is over.", f"{RU}, spells"),
            Variant(
                "pl",
                "A special attack: it uses up the attack action, but does not set off what waits for an attack.",
                f"{PL}, special attack",
            ),
            Variant("first", "An attack power: it counts as an attack for the limits of use, and for nothing else.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ACT-5"),
        "Leader's own action",
        "Some leaders bring an action of their own. It works as its card says, as a rule in any wave.",
        f"{EN}, actions",
        variants=(Variant("pl", "Its list has no such action. What a leader's card says holds nevertheless.", "house"),),
    ),
    Rule(
        RuleId("PT-ACT-6"),
        "Order",
        "Show the card, carry out its order, then discard it. In between it is neither in the hand nor in the discard pile.",
        f"{EN}, actions",
        variants=(
            Variant("pl", "It is discarded once it has been carried out; where it is before is not said.", f"{PL}, kinds of actions"),
        ),
    ),
    Rule(
        RuleId("PT-ACT-7"),
        "Clear a corpse",
        "Discard one corpse from any slot of the own unit, in any wave. It goes to the discard pile of its owner: the books think of "
        "one's own corpses only, and a card stays its owner's (PT-OWN-1).",
        f"{EN}, actions; owner: house",
    ),
    Rule(
        RuleId("PT-ACT-8"),
        "Move*",
        "Move a hero of the own unit to any empty slot of it. Leaders never move. Earlier printings say restructure: the two words mean "
        "the same.",
        f"{EN}, actions",
    ),
    Rule(
        RuleId("PT-ACT-9"),
        "Switch*",
        "A long action: two cards of the own unit change places, heroes or corpses in any mix. Point ``switch``.",
        f"{EN}, actions",
        variants=(
            Variant("pl", "There is no such action.", f"{PL}, kinds of actions"),
            Variant("first", "There is no such action.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ACT-10"),
        "Play an operation",
        "The reprint has no operations.",
        f"{EN}, actions",
        enforced=False,
        variants=(
            Variant("pl", "Play an operation from the hand to a free slot of the row of operations.", f"{PL}, operations"),
            Variant("ru", "Play an operation from the hand to a free slot of the reserve.", f"{RU}, actions"),
        ),
    ),
    Rule(
        RuleId("PT-ACT-11"),
        "Set a trap",
        "The reprint has no traps.",
        f"{EN}, actions",
        enforced=False,
        variants=(Variant("ru", "Lay a trap from the hand face down into a free slot of the reserve.", f"{RU}, actions"),),
    ),
    Rule(
        RuleId("PT-ACT-12"),
        "Discard an operation or a trap",
        "The reprint has neither.",
        f"{EN}, actions",
        enforced=False,
        variants=(
            Variant("pl", "There is no such action: the list there is meant to be complete.", f"{PL}, kinds of actions"),
            Variant("ru", "Discard one card of the own reserve to make room.", f"{RU}, actions"),
        ),
    ),
)

LIMITS: Final = (
    Rule(
        RuleId("PT-ACT-13"),
        "One starred action",
        "Recruit, attack, spell, move and switch are starred: a hero does one of them a turn at most. The sentence breaks off in our copy "
        "of the reprint; attack, spell and move each say that they exclude one another in a turn. A leader can only attack or cast. Point "
        "``exclusive``.",
        f"{EN}, actions; leaders: house",
        variants=(
            Variant("ru", "One starred action a turn, for heroes and leaders. A leader cannot recruit, move or switch.", f"{RU}, actions"),
            Variant("pl", "Recruiting, attacking and moving exclude one another for a whole wave.", f"{PL}, kinds of actions"),
            Variant("first", "Starred actions exclude one another for a whole wave.", FIRST),
        ),
    ),
    Rule(
        RuleId("PT-ACT-14"),
        "Long actions",
        "A long action costs two actions and needs two that are left.",
        f"{EN}, actions",
        variants=(Variant("pl", "There are none.", f"{PL}, kinds of actions"), Variant("first", "There are none.", FIRST)),
    ),
    Rule(
        RuleId("PT-ACT-15"),
        "Free actions",
        "A free action costs nothing and may be repeated. All its other limits hold.",
        f"{EN}, actions",
        variants=(Variant("pl", "The term is not used.", f"{PL}, kinds of actions"),),
    ),
    Rule(
        RuleId("PT-ACT-16"),
        "Limited actions",
        "A limited action may be taken once a turn.",
        f"{EN}, actions",
        variants=(Variant("pl", "The term is not used.", f"{PL}, kinds of actions"),),
    ),
    Rule(
        RuleId("PT-ACT-17"),
        "Attacks granted by effects",
        "An attack that an effect grants uses up no action and no attack of the wave. A hero recruited in this wave cannot make one, "
        "unless the effect is meant for the hero just recruited: the reprint bars it from attacks of any kind. Point ``recruits_strike``.",
        "house",
        variants=(
            Variant("ru", "Read like the reprint: a hero recruited in this wave cannot attack in any way.", "house"),
            Variant(
                "pl", "Heroes recruited or revived in this wave may make granted attacks, of the kind that the effect names.", f"{PL}, FAQ"
            ),
            Variant("first", "Heroes recruited in this wave may make granted attacks, as the Polish answers have it.", "house"),
        ),
    ),
    Rule(
        RuleId("PT-ACT-18"),
        "More cards than the limit",
        "Nobody discards down to the limit, and effects may draw beyond it. Only the draw action looks at it.",
        f"{EN}, actions",
    ),
    Rule(
        RuleId("PT-ACT-19"),
        "Empty deck",
        "From an empty deck nothing is drawn, by no means. The discard pile is not shuffled in again: the reprint mentions no such thing, "
        "and the Polish rulebook rules it out.",
        "house",
        variants=(Variant("pl", "Out of cards, no more drawing: so answered (PT-FAQ-1).", f"{PL}, FAQ"),),
    ),
    Rule(
        RuleId("PT-ACT-20"),
        "Orders played by effects",
        "An order that an ability or another order lets a player play costs no action: it is part of that effect. Only the Polish "
        "rulebook says so.",
        "house",
        variants=(Variant("pl", "So answered (PT-FAQ-14).", f"{PL}, FAQ"),),
    ),
)

ACTIONS: Final[tuple[Rule, ...]] = (*STARRED, *LIMITS)
