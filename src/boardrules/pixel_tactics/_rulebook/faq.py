"""The questions that the Polish rulebook answers: PT-FAQ-1 to PT-FAQ-21."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._rulebook.source import pl
from boardrules.rulebook import Rule

faq: Final = pl("FAQ")

ANSWERS: Final[tuple[Rule, ...]] = (
    faq(
        "PT-FAQ-1",
        "Is the discard pile shuffled in again?",
        "No. A player who has run out of cards draws no more.",
    ),
    faq(
        "PT-FAQ-2",
        "Can there be more damage than life?",
        "Yes, on heroes and on leaders. It stays until the card becomes a corpse, and healing may not be enough to save the card.",
    ),
    faq(
        "PT-FAQ-3",
        "May a revived hero attack at once?",
        "No: for an attack action it must have been alive since the wave began.",
    ),
    faq(
        "PT-FAQ-4",
        "May a granted attack be made as a special attack?",
        "No. The attack is of the kind that the effect names.",
    ),
    faq(
        "PT-FAQ-5",
        "May a newly recruited or revived hero make granted attacks?",
        "Such a hero may attack: only the attack action is closed to it, not an attack that another card's effect grants.",
    ),
    faq(
        "PT-FAQ-6",
        "Does a granted attack use up the attack of the wave?",
        "No, in either order: after its own attack a hero may still be granted one, and after a granted attack it still has its own.",
    ),
    faq(
        "PT-FAQ-7",
        "When may extra actions be used?",
        "They may be used at any time in the turn, even after the regular ones: the turn ends when its player says so.",
    ),
    faq(
        "PT-FAQ-8",
        "May damage be moved onto a hero beyond its life?",
        "Yes: what is moved onto a hero may add up to more than its life.",
    ),
    faq(
        "PT-FAQ-9",
        "Are effects mandatory?",
        "Yes, even if only the rival gains by it. Parts that are impossible are skipped, and the rest is carried out.",
    ),
    faq(
        "PT-FAQ-10",
        "Is the rival's hero any hero?",
        "Yes. Any hero means a hero of either unit.",
    ),
    faq(
        "PT-FAQ-11",
        "Do effects on heroes work on leaders?",
        "No, and effects on leaders do not work on heroes.",
    ),
    faq(
        "PT-FAQ-12",
        "What is lethal damage?",
        "It is the damage from the point that reaches the card's life onwards, no matter what caused it. If a card with five life has "
        "six damage, the first four points are not lethal, and the last two are.",
    ),
    faq(
        "PT-FAQ-13",
        "What if two abilities take effect at the same moment?",
        "Their player decides the order. If they belong to different players, the active player carries out all of theirs first, then the "
        "other player does.",
    ),
    faq(
        "PT-FAQ-14",
        "Does an order played by an effect cost an action?",
        "No, it is part of that effect.",
    ),
    faq(
        "PT-FAQ-15",
        "What if the card has an operation instead of an order?",
        "An effect that carries out its order then does nothing.",
        enforced=False,
    ),
    faq(
        "PT-FAQ-16",
        "Puppeteer, flank and rear",
        "The strength that counts is that of the neighbour of the attacked hero, not of the Puppeteer's own neighbour.",
        enforced=False,
    ),
    faq(
        "PT-FAQ-17",
        "Warmage, order, with four players",
        "However many rivals agree to a defeat, only one second hero may be defeated.",
        enforced=False,
    ),
    faq(
        "PT-FAQ-18",
        "Curse Knight, vanguard",
        "The text applies to attacking heroes and attacking leaders alike.",
    ),
    faq(
        "PT-FAQ-19",
        "Werewolf, order",
        "First the cards are drawn; then those to discard are picked from the whole hand.",
        enforced=False,
    ),
    faq(
        "PT-FAQ-20",
        "Clive Melmont",
        "Each hero has, besides its own, the text that the shown card has for the row in which the hero stands.",
        enforced=False,
    ),
    faq(
        "PT-FAQ-21",
        "Sarafina Vanedran",
        "A legal target is one that the rules allow for that attack: for a melee attack, one in melee.",
        enforced=False,
    ),
)
