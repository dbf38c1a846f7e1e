"""Decisions of this project where the rulebook is silent: dice, aiming, categories and properties of skills, creatures (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house
from boardrules.rulebook import Variant

DICE: Final = (
    house(
        "CT-H-21",
        "Which numbers succeed",
        "A buff succeeds on 4, 5 and 6 unless its card has other numbers: it is rolled for, but the rulebook gives none. A summon skill "
        "is rolled for only if its card says so, since its category speaks of no roll. A card that asks for a roll without numbers means "
        "4, 5 and 6.",
    ),
    house(
        "CT-H-22",
        "What +1 means",
        "The numbers that succeed run from some least number, 2 to 6, up to 6. Everything in force is added to or taken from the die, and "
        "the sum is kept between 1 and 6. It succeeds if it reaches the least number; but a die that shows 1 never does. So one bonus "
        "turns 4-5-6 into 3-4-5-6, two turn it into 2-3-4-5-6, and more change nothing; a skill that needs a 6 cannot succeed with -1. "
        "The examples of the rulebook fit, and a risk always remains.",
    ),
    house(
        "CT-H-60",
        "Bonuses that were not used",
        "A bonus for the next roll is lost if no roll came by the time when a one-shot effect ends (CT-H-81).",
    ),
    house(
        "CT-H-79",
        "Which roll uses up a bonus",
        "The next die that is rolled for one of the unit's skills or totems uses it up, in its own turn or in a reaction, whether it "
        "needed the bonus or not. Rolls for the steering of savages or for a faction's ability do not count. Several bonuses that wait go "
        "into the same roll. What terrain and lasting effects give is never used up. All bonuses add up as in CT-H-22, because the "
        "rulebook grants each of them.",
    ),
)

AIMING: Final = (
    house(
        "CT-H-24",
        "The Range of ranged skills",
        "A ranged skill must have its Range on the card. The category gives none, so a pack in which one is missing is refused.",
    ),
    house(
        "CT-H-29",
        "Rolls of a skill with a radius",
        "First a roll to aim it at the centre cell. If that succeeds, one more roll for every unit in the radius, the one in the centre "
        "included: the closest to the centre first, then in cell order, and the next only after all that follows from it. A unit that is "
        "dead or has left meanwhile is passed over, none is added. Terrain and lasting bonuses count in all these rolls, bonuses for one "
        "roll in the aim only. A skill without a roll reaches everyone without any. The rulebook has both: aimed with success, and "
        "applied to each target separately.",
        variants=(
            Variant(
                "aiming_roll=false",
                "The aim is not rolled for, except with totems. Bonuses for one roll go into the roll for the first unit.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-30",
        "An aim that fails",
        "Nothing happens anywhere, and the skill has been used: the radius lies around a cell that was hit, and none was.",
    ),
    house(
        "CT-H-78",
        "What an area is",
        "One roll decides for all. The zone is the radius around the cell aimed at, if the skill has one; else all cells in its Range "
        "that are in sight of the user, without the user's own. All units in it are affected at once; after that deaths and trophies are "
        "dealt with in cell order, and last of all who is out. Nobody inside escapes because another one died first.",
    ),
    house(
        "CT-H-92",
        "What can be aimed at",
        "Melee and ranged skills are aimed at a unit: anyone's, a savage, one of the user's own squad, wounded or not. With a radius or "
        "an area round a cell they are aimed at an open cell in Range, even an empty one or a mountain. Distortion is aimed at an open "
        "cell or a unit in Range, as its text needs, or at its user or its user's own cell (CT-CA-4), unless that makes no sense: nobody "
        "captures himself, and teleports need a free cell. Buffs and other skills with Range 0 are for the user. The rulebook forbids no "
        "unit as a target.",
    ),
)

LASTING: Final = (
    house(
        "CT-H-59",
        "A buff, then movement, then melee",
        "This is allowed: a buff that succeeds lets the turn go on, and so does movement for skills that are Active after it (CT-H-65).",
    ),
    house(
        "CT-H-81",
        "When one-shot effects end",
        "When a unit begins its turn in a later turn of its player, what it made before ends, and only then its new skill counts. If it "
        "has no turn by the end of its player's next turn, perhaps because it is wounded or dead, the effects end there. So they outlast "
        "other skills of the same turn, without which a buff would be of no use, and reactions. What a free savage made ends at its next "
        "turn, or with the round if it has no more turns. What the ability of a faction gives has no unit as its maker: it ends with the "
        "player's turn in which it was used. The rulebook has two wordings, and both are kept.",
    ),
    house(
        "CT-H-91",
        "The same effect twice",
        "The same effect of the same skill on the same target does not add up; the newer one takes the place of the older. Effects of "
        "different skills add up. Distance does not end a sustained effect, and its maker may go on acting and have several: nothing in "
        "the rulebook ends them but what CT-PR-7 names. Only if 2000 last already, the oldest ends for a new one.",
    ),
    house(
        "CT-H-93",
        "Passive skills of the wounded",
        "Passive skills of a wounded unit do not work, because a wounded unit can use no skills, unless the skill itself is meant for the "
        "wounded. Fast wound and fast death are not skills, so they always work.",
    ),
    house(
        "CT-H-88",
        "The card against the category",
        "What a card says about one property takes the place of the category's value for that property. The others stay until words on "
        "the card take them away. So melee with Range 2 engages at 2 cells. Otherwise each card would have to repeat its category.",
    ),
)

CREATURES: Final = (
    house(
        "CT-H-61",
        "Creatures outlive their summoner",
        "A creature stays when its summoner is wounded or dies. It is not a sustained effect, and the rulebook removes it only by "
        "cancelling.",
    ),
    house(
        "CT-H-82",
        "How creatures come and act",
        "A creature is born on an open, free cell in the Range of the skill, not on a mountain or water. Its seat at once gives it one "
        "turn or forgoes it, before it does anything else; that is its turn for this turn of the player. From then on it is a unit of the "
        "squad like others: it can engage, scout, be counted for steering, be wounded and killed. It leaves no trophy. One summoner has "
        "at most one creature of one skill on the board, unless the card gives a number; with that many the skill cannot be used. A "
        "creature summons nothing in the turn in which it is born. CT-CA-5 lets it act at once; the limits keep turns finite.",
    ),
)

HOUSE_SKILLS: Final = (*DICE, *AIMING, *LASTING, *CREATURES)
"""Dice, aiming, lasting effects and creatures."""
