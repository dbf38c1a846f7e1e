"""The rules of Chibitactics about wounds, death and trophies: CT-WD, CT-TR."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import printed

wounding: Final = printed("wounding and death")
trophies: Final = printed("trophy")

WOUNDS: Final = (
    wounding(
        "CT-WD-1",
        "No hit points",
        "A unit is unhurt, or wounded, or dead and gone from the board. Nothing else is counted.",
    ),
    wounding(
        "CT-WD-2",
        "Wounded",
        "An attack that succeeds wounds its target. A wounded unit can neither move nor use skills; its token is turned over.",
    ),
    wounding(
        "CT-WD-3",
        "Dead",
        "A dead unit's token is taken off the board, and the trophies that it held go back to the decks they came from.",
    ),
    wounding(
        "CT-WD-4",
        "The killer gets the card",
        "The card of a dead unit becomes a trophy of the unit that finished it (CT-TR-1).",
    ),
    wounding(
        "CT-WD-5",
        "Finishing a wounded unit",
        "A player's unit that is next to a wounded one may give its turn for finishing it. The player says so; no skill is used and no "
        "die rolled. The wounded unit is destroyed.",
    ),
    wounding(
        "CT-WD-6",
        "Skills against the wounded",
        "A wounded unit can be the target of skills like any other. A success destroys it; CT-H-77 says which successes.",
    ),
    wounding(
        "CT-WD-7",
        "Fast wound",
        "A unit with this property is wounded by anyone next to it who gives a turn for it and says so. A skill is not needed.",
    ),
    wounding(
        "CT-WD-8",
        "Fast death",
        "A unit with this property is never wounded: anything that would wound it kills it. A turn given next to it kills it too, and so "
        "does a combat skill.",
    ),
    wounding(
        "CT-WD-9",
        "Properties of the unit",
        "Fast wound and fast death belong to the unit that has them, not to one of its skills.",
    ),
    wounding(
        "CT-WD-10",
        "What success leads to",
        "In general a skill that succeeds wounds or kills the unit it was used on. Skills with another effect say so themselves (CT-SK-6).",
    ),
    wounding(
        "CT-WD-11",
        "Three ways to finish",
        "A wounded unit dies by a turn given next to it (CT-WD-5), by a skill (CT-WD-6), or by an event (CT-EV-6).",
    ),
)

TROPHIES: Final = (
    trophies(
        "CT-TR-1",
        "Winning a trophy",
        "A unit that kills takes the dead unit's card if the two are at most 3 cells apart. The card is kept under the killer's own.",
    ),
    trophies(
        "CT-TR-2",
        "Using a trophy",
        "A trophy comes on top of a unit's skills: it may be used before or after them and takes no turn. It gives one of the effects "
        "printed on it.",
    ),
    trophies(
        "CT-TR-3",
        "Substance",
        "The effect on the left of the card works on the user or on a target next to it, and on nobody else.",
    ),
    trophies(
        "CT-TR-4",
        "Totem",
        "The effect on the right of the card reproduces a skill, as the text of that skill has it, and needs a roll.",
    ),
    trophies(
        "CT-TR-5",
        "One of the two",
        "A player who uses a trophy says which card it is, shows it, and takes its substance or its totem, never both.",
    ),
    trophies(
        "CT-TR-6",
        "A trophy is used once",
        "Whether it worked or not, a used trophy goes to the discard, by which the rulebook means the deck it came from (CT-H-46).",
    ),
    trophies(
        "CT-TR-7",
        "Handing a trophy over",
        "A unit may pass a trophy to a member of its squad next to it. This takes no turn.",
    ),
    trophies(
        "CT-TR-8",
        "Who is handed none",
        "Savages, summoned units, opponents and the wounded can never be handed a trophy.",
    ),
    trophies(
        "CT-TR-9",
        "Summoned units have no trophies",
        "A unit that came by a summon skill cannot get a trophy in any way.",
    ),
)

COMBAT: Final = (*WOUNDS, *TROPHIES)
"""Wounds, death and trophies."""
