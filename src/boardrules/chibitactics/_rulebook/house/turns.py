"""Decisions of this project where the rulebook is silent: turns of players and units, scouting, the end of a round (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house
from boardrules.rulebook import Variant

PLAYERS: Final = (
    house(
        "CT-H-11",
        "How long lasting events last",
        "The event of a round comes when the round is over. So a lasting one stays for the whole of the next round, and round 1 has no "
        "event; ending it with the round in which it is drawn would leave it no time to work.",
        variants=(
            Variant(
                "lasting_events=this-round",
                "Every round, the first too, begins with its event, and a lasting one ends with this round.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-12",
        "The order of the seats",
        "The order is the same in every round and begins with the first seat (CT-H-84). Nothing in the rulebook speaks of a change.",
        variants=(Variant("first_seat=moves", "From round to round the next seat in order becomes the first.", "house"),),
    ),
    house(
        "CT-H-13",
        "One turn for each unit",
        "In a turn of its player each unit has one turn of its own, in any order, one unit after the other. The rulebook speaks of the "
        "unit's turn and of the player's as of two things.",
    ),
    house(
        "CT-H-14",
        "When an ability of a faction is used",
        "Players use it in their own turn, at any time when no action is being resolved, also between two skills of one unit. It neither "
        "takes nor ends a unit's turn. It is used once in a turn of its player unless it says otherwise. The rulebook lists it beside the "
        "skills and sets no other time for it.",
    ),
    house(
        "CT-H-15",
        "No recovery by itself",
        "A wounded unit stays wounded until a skill, a trophy, an event or an ability of a faction changes that. The rulebook gives no "
        "other way. A unit that is healed has no turn left in that turn of its player.",
    ),
    house(
        "CT-H-80",
        "A seat that is out",
        "With three or more players, a seat that has lost its last squad unit is out as soon as the action has been resolved with all "
        "that follows. Its creatures go, savages and units under its power are released, effects that it made end, and trophies of its "
        "units are in their decks already. It has no more turns and steers no savage. If it was its turn, this turn is ended like any "
        "other. Savages that it activated act from then on with those set free, after all seats. Who goes out later has the better place; "
        "going out together is equal. The rulebook describes only two players here; this way nothing stays on the board that nobody "
        "plays.",
    ),
)

UNITS: Final = (
    house(
        "CT-H-65",
        "The turn of a unit",
        "It begins with the first skill that the unit declares, or with being spent (CT-H-66). A fresh unit may use a buff, or move with "
        "its movement skill, or use one other skill, or spend its turn. A buff that succeeds leaves all this open but a second buff and "
        "spending; one that fails ends the turn. After moving, the unit may use one skill that is Active after movement; if that is its "
        "first buff and succeeds, one more such skill. Every other skill ends the turn, so only a buff can come before moving. A skill "
        "whose card keeps the turn changes nothing in this, once for each such skill in one turn of the unit.\n\n"
        "The turn is also over when another unit of the seat begins one, when the player's turn ends, and when the unit is wounded, "
        "killed or replaced. A creature just born acts in between (CT-H-82), and if another one is born while it is half-way, that one "
        "acts before either of the two turns goes on. A turn that is over cannot be taken up again. This puts CT-SK-2, CT-SK-3, CT-CA-2 "
        "and CT-CA-6 together.",
    ),
    house(
        "CT-H-66",
        "Spending a turn without a skill",
        "A fresh unit of a seat's squad may spend its turn in two ways, neither with a roll. On an adjacent unit of any seat: if that is "
        "wounded or has fast death it is destroyed, if it has fast wound it is wounded; on others no turn can be spent. Or on a cancel: "
        "a sustained skill of the unit ends, with all that one use of it made, on all units and cells; or one creature that it summoned "
        "goes; however far away. A creature that goes this way is not killed by anyone. Spending a turn provokes no reaction. Free "
        "savages cannot do it. The rulebook asks for the turn, or the full turn, so it must not have begun, and what one turn made one "
        "turn ends.",
        variants=(
            Variant(
                "finish_after_move=true",
                "A turn may be spent on an adjacent unit after movement too, as long as nothing but a buff was used beside it. Cancelling "
                "still needs a fresh unit.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-67",
        "Wounded in the middle of its own turn",
        "The unit's turn ends there and what is left of its action is lost; what has happened stays. A moving unit stays on the cell on "
        "which it was wounded. If another unit lies there, or if it is a mountain or water, it stands on the last cell of its way before "
        "that was free and neither, or where it started. A skill that has begun to work on a radius or an area is carried through. "
        "Sustained effects of the unit end at once, one-shot effects when they would (CT-H-81). Other units of the player still have "
        "their turns. A wounded unit can do nothing more, and nothing is undone.",
    ),
    house(
        "CT-H-68",
        "When trophies are used or handed over",
        "A holder that is not wounded uses a trophy, or hands it over, in its player's own turn, at any time when no action is being "
        "resolved. It does not matter whether this unit has had its turn, so a trophy may come between movement and melee, and it neither "
        "begins nor ends a turn. A trophy can be used in the turn in which it was won. It cannot be used in another seat's turn or after "
        "you declared yours over. The rulebook allows it before and after the skills, without spending a turn.",
    ),
)

ENDS: Final = (
    house(
        "CT-H-70",
        "The end of a player's turn, step by step",
        "(1) The player declares the turn over; the turn of the unit that is acting ends, and one-shot effects as in CT-H-81.\n\n"
        "(2) The closed segments at whose border a scouting unit stands are noted, then turned up singly, in the order in which the map "
        "lists them.\n\n"
        "(3) Each cave on them, in that order and in cell order, gets a savage.\n\n"
        "(4) The new savages act, the rightmost first.\n\n"
        "(5) Savages that this seat activated in earlier turns act, the rightmost first, unless they have been captured since; the new "
        "ones do not act again.\n\n"
        "(6) The next seat has its turn, or the round ends (CT-H-85).\n\n"
        "What moves in steps 4 and 5 scouts nothing any more. The order follows CT-SC-2, CT-SV-2 and CT-SV-3.",
    ),
    house(
        "CT-H-71",
        "Whose units scout",
        "When a turn ends, every unit on the board scouts, also those of other seats, the wounded, creatures and captured savages; only "
        "free savages do not. However many units stand at its border, a segment is opened once. CT-SC-4 says any unit, even one that is "
        "there by accident.",
        variants=(Variant("scouts=own", "Only units in the squad of the seat that ends its turn scout.", "house"),),
    ),
    house(
        "CT-H-85",
        "The end of a round, step by step",
        "(1) The last seat's turn ends (CT-H-70).\n\n"
        "(2) Savages that were set free act, the rightmost first.\n\n"
        "(3) If a lasting event is in force, it goes to the discard pile.\n\n"
        "(4) After the last round the game is over (CT-H-5).\n\n"
        "(5) An event is drawn; if the deck is empty, the discard pile becomes the deck first, and if both are empty there is no event. "
        "An instant event is carried out whole and discarded. A lasting one stays to step 3 of the next round's end.\n\n"
        "(6) Another round starts.\n\n"
        "What an event leaves to choose is chosen by the first seat in order that is still in, and what it leaves to luck is rolled for. "
        "The order follows CT-TU-6, CT-EV-4 and CT-SV-7.",
    ),
)

HOUSE_TURNS: Final = (*PLAYERS, *UNITS, *ENDS)
"""Turns of players and units, and the end of a round."""
