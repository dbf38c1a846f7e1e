"""The questions that the Polish rulebook answers: PT-FAQ-1 to PT-FAQ-21."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.setup import PL
from boardrules.rulebook import Rule
from boardrules.values import RuleId

__all__ = ["ANSWERS"]

ANSWERS: Final[tuple[Rule, ...]] = (
    Rule(
        RuleId("PT-FAQ-1"),
        "Is the discard pile shuffled in again?",
        "No. Who has run out of cards draws no more.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-2"),
        "Can there be more damage than life?",
        "Yes, on heroes and on leaders. It stays until the card becomes a corpse, and may make healing come too late.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-3"),
        "May a revived hero attack at once?",
        "No: for an attack action it must have been alive since the wave began.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-4"),
        "A special attack where a melee or ranged one is granted?",
        "No. The attack is of the kind that the effect names.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-5"),
        "Recruited or revived, then told to attack?",
        "Such a hero may: only the attack action is closed to it, not an attack that another card's effect grants.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-6"),
        "Does a granted attack use up the attack of the wave?",
        "No, in neither order: after its own attack a hero may still be granted one, and after a granted one it still has its own.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-7"),
        "When may extra actions be used?",
        "At any time in the turn, also after the others: the turn ends when its player says so.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-8"),
        "May damage be moved onto a hero beyond its life?",
        "Yes: what is moved onto a hero may add up to more than its life.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-9"),
        "Are effects mandatory?",
        "Yes, even if only the rival gains by it. What is impossible is passed over, and the rest is carried out.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-10"),
        "Is the rival's hero any hero?",
        "Yes. Any hero is a hero of whatever unit.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-11"),
        "Does what works on heroes work on leaders?",
        "No, nor the other way round.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-12"),
        "What is lethal damage?",
        "Damage that reaches life or is beyond it, whatever it comes from. Of six damage on five life the first four are not lethal, and "
        "two are.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-13"),
        "Two abilities at one moment?",
        "Their player orders them. If they belong to different players, the active one carries out all the own ones first, then the other.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-14"),
        "Does an order played by an effect cost an action?",
        "No, it is part of that effect.",
        f"{PL}, FAQ",
    ),
    Rule(
        RuleId("PT-FAQ-15"),
        "What if the card has an operation instead of an order?",
        "Then carrying out its order does nothing.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-16"),
        "Puppeteer, flank and rear",
        "What counts is the strength of the neighbour of the hero that is attacked, not of the Puppeteer's own.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-17"),
        "Warmage, order, with four players",
        "However many rivals agree to a defeat, it is one second hero that may be defeated.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-18"),
        "Curse Knight, vanguard",
        "Both attacking heroes and attacking leaders are meant.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-19"),
        "Werewolf, order",
        "First the cards are drawn; then those to discard are picked from the whole hand.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-20"),
        "Clive Melmont",
        "Each hero has, besides its own, the text that the shown card has for the row in which the hero stands.",
        f"{PL}, FAQ",
        enforced=False,
    ),
    Rule(
        RuleId("PT-FAQ-21"),
        "Sarafina Vanedran",
        "A legal target is one that the rules allow for that attack: for a melee attack, one in melee.",
        f"{PL}, FAQ",
        enforced=False,
    ),
)
