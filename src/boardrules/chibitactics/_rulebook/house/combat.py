"""Decisions of this project where the rulebook is silent: engagement, wounds, death and trophies (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house
from boardrules.rulebook import Variant

ENGAGEMENT: Final = (
    house(
        "CT-H-31",
        "Several units react",
        "All that engage the unit react, until it is wounded or dead. The seats follow in turn order from the one after the seat that "
        "controls the unit, or steers it if it is a free savage; that seat itself comes last. Within a seat: squad units in the order of "
        "the squad, then creatures, then captured savages, those longest in the squad first. Free savages come after all seats, the "
        "rightmost first. Each of the skills says that it is used, so none is left out.",
    ),
    house(
        "CT-H-32",
        "A reaction is free",
        "The seat of the reacting unit rolls as for any use of the skill. It costs the unit nothing, is not its turn, and there is no "
        "limit to how often it reacts in a round, because a reaction takes place outside its turn. A free savage has no seat: the seat "
        "whose turn it is rolls for its reactions, and the seat that steers it rolls for all that it does in its own turn.",
    ),
    house(
        "CT-H-33",
        "A move is reacted to once",
        "Only units that engage the mover on its start cell when the move is declared can react. Zones that it enters or crosses on its "
        "way do nothing: the rulebook looks at a unit that is engaged and tries to act.",
    ),
    house(
        "CT-H-34",
        "A squad does not engage itself",
        "Units of one squad do not engage each other. Taken to the letter they would, and a squad could never stand together.",
        variants=(
            Variant(
                "squad_engages=true",
                "They do: a unit reacts to its own comrades as to anybody else. Free savages still spare each other.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-35",
        "The wounded engage nobody",
        "A wounded unit can use no skills, so it engages nobody; nor can it provoke anyone.",
    ),
    house(
        "CT-H-36",
        "What is left of the action",
        "If no reaction succeeded, the unit does what it declared. If one wounded or killed it, the action is lost, and the unit's turn "
        "with it. The action is lost, too, if a reaction has made it impossible, for instance by pushing the unit away: CT-PR-3 puts the "
        "reaction and its effects first.",
    ),
    house(
        "CT-H-69",
        "A reaction, step by step",
        "(1) Provoking are movement, ranged and summon skills, of the unit or of its totem, once they have been declared with way or "
        "target and are legal. Nothing else is: not melee, distortion, buffs, substances, spent turns or being pushed.\n\n"
        "(2) It is settled who engages the unit: all unwounded units not of its squad that have a skill with Engagement and could aim it "
        "at the unit from where they stand. Every such skill on a card counts, each with its own zone; of several that reach the unit the "
        "first on the card is used. Free savages engage all squads, not each other.\n\n"
        "(3) One after the other, as CT-H-31 says, they use it on the unit: one die with all its bonuses, and everything that comes of "
        "it. With Area or Radius that die counts for all in the zone, or in the radius round the unit. Nobody chooses. One that can no "
        "longer do it is passed over.\n\n"
        "(4) It stops when the unit is wounded, dead or not on the same cell any more. Then CT-H-36.\n\n"
        "A reaction does not provoke, and no one-shot effect of the reacting unit ends by it. It is not left to the players because the "
        "skill is used, not offered, and nobody has to be asked out of turn.",
    ),
)

WOUNDS: Final = (
    house(
        "CT-H-37",
        "A turn spent on a wounded unit with fast wound",
        "This is finishing as with any wounded unit (CT-WD-5): it is destroyed. Fast wound matters only while it is unhurt.",
    ),
    house(
        "CT-H-38",
        "What an attack is",
        "An attack, or combat skill, is any skill that wounds or kills when it succeeds; the category does not matter. Against fast death "
        "it needs its success as ever; only the turn spent next to the unit is sure, because it alone is called enough.",
    ),
    house(
        "CT-H-39",
        "Wounds that come from elsewhere",
        "A wound from an event or from a cell is the same wound. When a unit is wounded, and also when it dies, the sustained effects "
        "that it made end: neither a wounded nor a dead unit keeps an effect going.",
    ),
    house(
        "CT-H-40",
        "Killed by nobody, or by the one who laid the trap",
        "A unit that an event kills has no killer, and its card goes back to its deck. If an effect on a cell kills it, the unit that "
        "laid the effect is the killer, as with any of its skills.",
    ),
    house(
        "CT-H-77",
        "What destroys a wounded unit",
        "Any wound destroys it, no matter where the wound comes from, and any wound kills a unit with fast death. A success that wounds "
        "nobody does to a wounded unit only what its text says. CT-WD-6 could be read as if every success killed, but then nothing could "
        "ever help the wounded.",
    ),
)

TROPHIES: Final = (
    house(
        "CT-H-41",
        "Who takes a trophy",
        "The killer does, if at the moment of the death it is on the board, not wounded, neither a creature nor a free savage, and at "
        "most 3 cells from where the dead unit stood. Otherwise the card goes to its deck at once; nobody can fetch it later. The "
        "rulebook gives the distance; the other conditions follow, because the wounded cannot act, and creatures and free savages take no "
        "trophies.",
    ),
    house(
        "CT-H-42",
        "Killing one's own",
        "Killing a unit of your own squad wins a trophy like any other kill, since the rulebook makes no exception. A "
        "unit that kills itself takes nothing.",
    ),
    house("CT-H-43", "As many trophies as it wins", "A unit may hold any number of trophies; no limit is given."),
    house(
        "CT-H-44",
        "Substances work without a roll",
        "The rulebook asks for a roll only for totems. The target of a substance is its user or a unit adjacent to it, wounded or not.",
    ),
    house(
        "CT-H-45",
        "How a totem works",
        "The holder uses the printed skill from its own cell as if it were its own: category, targets, Range, properties, terrain, "
        "engagement. But it takes no turn and leaves the turn of the holder as it is. It is always rolled for, 4-5-6 if the skill has no "
        "numbers, with a radius for the aim only. Movement: the holder goes as far as the number says, and may still use its own "
        "movement. Buff and passive: the effect is one-shot, and failing ends no turn. Summon: the creature belongs to the holder and "
        "acts at once. A reaction that wounds the holder costs the totem, and the card is gone. This is CT-TR-2 and CT-TR-4 applied to "
        "every category.",
    ),
    house(
        "CT-H-46",
        "Where used and lost cards go",
        "A squad's card returns to the deck from which it was picked and stays there, unless an ability takes it out again. A savage's "
        "card goes to the discard pile of the savages. It is the same wherever a card is said to go to its deck, for the rulebook names "
        "the two as one.",
    ),
    house(
        "CT-H-47",
        "Handing over, in detail",
        "Each trophy can change hands once in a turn of its player, or it could go round for ever. Giver and receiver are adjacent, of "
        "one squad and both unwounded; the receiver is neither a creature nor a savage, captured or not. When: CT-H-68.",
    ),
    house(
        "CT-H-48",
        "Savages are trophies too",
        "The killer of a savage takes its card. Savages cannot take trophies, but they can become trophies.",
    ),
    house(
        "CT-H-90",
        "Trophies of a wounded unit",
        "A wounded unit keeps its trophies until it dies. It can neither use them nor hand them over, and wins no new ones. All trophies "
        "lie open. The rulebook takes them away only from the dead.",
    ),
)

HOUSE_COMBAT: Final = (*ENGAGEMENT, *WOUNDS, *TROPHIES)
"""Engagement, wounds and trophies."""
