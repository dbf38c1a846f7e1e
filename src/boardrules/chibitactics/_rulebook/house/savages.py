"""Decisions of this project where the rulebook is silent: savages, free and captured, and power over other units (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house

STEERING: Final = (
    house(
        "CT-H-49",
        "How the steering seat is found",
        "For each seat take the unit of its squad that is nearest to the savage, by distance; the wounded, creatures and captured savages "
        "count. The seat with the largest of these numbers steers. Seats without a unit do not count. This is the simplest way to count, "
        "and it fits that a player who is too close loses control of it.",
    ),
    house(
        "CT-H-50",
        "Ties for the steering",
        "Only the seats that tie for the largest number roll, one die each, in turn order. The seat with the highest die steers. Seats "
        "that tie again roll again, three times at most. After a third tie the earliest of them in turn order steers, so that the rolling "
        "ends.",
    ),
    house(
        "CT-H-51",
        "When closeness is looked at",
        'The rulebook gives no number for "too close". Each time before the savage acts, it is settled anew who steers it (CT-SV-5), and '
        "that does not change during its turn.",
    ),
    house(
        "CT-H-54",
        "Which savage is further right",
        "Right is a direction of the map, the same for every seat: larger 2q + r is further right, on a map of squares larger q, and of "
        "equal ones smaller r. It is taken from where the savages stand when their step of CT-H-70 or CT-H-85 begins. Players at a screen "
        "do not sit on different sides of a table.",
    ),
)

COMING: Final = (
    house(
        "CT-H-55",
        "No savages left",
        "If a savage is needed and the deck is empty, the discard pile becomes the deck. If that is empty as well, the cave stays empty. "
        "Events are dealt with in the same way (CT-EV-5).",
    ),
    house(
        "CT-H-56",
        "Who activates a savage",
        "The seat whose turn is ending activates it, no matter whose unit stands at the border of the segment: scouting is part of the "
        "end of that turn.",
    ),
    house(
        "CT-H-62",
        "Creatures scout",
        "Only savages are excepted from scouting, so creatures do it.",
    ),
)

ACTING: Final = (
    house(
        "CT-H-52",
        "What nearest to its skills means",
        "It is the unit that the savage can attack after spending the fewest points of movement (CT-H-72, step 3). The steering seat "
        "chooses among equals. By straight distance the savage would walk up to mountains that it cannot cross.",
    ),
    house(
        "CT-H-53",
        "Nobody can be attacked from its segment",
        "If the savage can attack nobody from its segment, it goes, inside its segment, as near as it can to the unit at the smallest "
        "distance. It may attack units outside its segment: it only may not leave.",
    ),
    house(
        "CT-H-72",
        "The turn of a free savage, step by step",
        "(1) A wounded savage has no turn, nor has one alone with other free savages; then nothing is counted or rolled.\n\n"
        "(2) It is settled who steers (CT-H-49, CT-H-50). After that, one-shot effects that the savage made end.\n\n"
        "(3) All units but free savages are candidates, the wounded and the steering seat's own included. A candidate costs as many "
        "points as the savage needs to come, inside its segment and by the rules of movement, to a free cell from which it could aim an "
        "attack at the candidate, with the Range that it would have there; its movement sets no limit to that, and it is 0 if it can "
        "attack from where it stands. The steering seat picks one of those that cost least. If nobody can be reached like this: "
        "step 6.\n\n"
        "(4) At cost 0 the savage attacks that unit, with an attack that the seat picks, and is done.\n\n"
        "(5) At a higher cost it moves to a cell of that cost, or along a cheapest way to one for as long as its points last and to where "
        "a move can end; the seat picks among the ways. If an attack that is Active after movement now reaches the unit, it must be used. "
        "The savage is done.\n\n"
        "(6) It approaches the unit at the smallest distance as closely as its points allow, or stays where it is if it cannot get "
        "closer. The seat picks as before.\n\n"
        "A savage meets reactions, terrain and effects like any unit. It uses its movement, attacks and passives only, and never passes. "
        "Nobody is asked to choose where nothing can follow, as for one that cannot move. This follows CT-SV-9 and CT-SV-10.",
    ),
)

POWER: Final = (
    house(
        "CT-H-57",
        "A captured savage may leave its segment",
        "A captured savage may leave its segment. A savage that is set free is bound to the segment on which it stands at that moment: "
        "the rulebook says so, and it follows that the savage may have left its old one.",
    ),
    house(
        "CT-H-58",
        "After whose turn a savage acts",
        "One that was never captured acts after the turns of the seat that activated it. One that was captured and set free acts at the "
        "end of each round for the rest of the game (CT-H-85). So CT-SV-3 and CT-SV-7 do not contradict each other.",
    ),
    house(
        "CT-H-73",
        "Captured and set free",
        "How long a capture lasts its skill says; if it does not, it is a sustained effect. From the next turn of the capturing seat on, "
        "the savage acts in its squad. A savage that is set free stops acting, loses its trophies to their decks, and still acts when "
        "this round ends, whether or not it acted before. One that another seat captures loses its trophies as well. What a unit "
        "had declared is lost if it is captured or set free before that is done, as its turn is over. A capture is aimed in the user's "
        "own turn: no skill that captures has Engagement. Waiting for the next turn is the more careful reading.",
    ),
    house(
        "CT-H-74",
        "What a captured savage is",
        "It is a full member of the squad: it engages others and not the squad, scouts, may leave its segment, wins trophies, uses them "
        "and hands them on, as CT-SV-13 takes for granted. Two things are excepted: no trophy can be handed to it (CT-TR-8), and a seat "
        "does not stay in the game by it (CT-H-6).",
    ),
    house(
        "CT-H-95",
        "Power over another seat's unit",
        "The rulebook names power over minds among distortions. It works as in CT-H-73: from the next turn of the seat that has the "
        "power, the unit acts in that squad. It keeps its trophies and can be handed more, but in the turn in which it joins it neither "
        "uses nor hands on any and is handed none; released, it takes them along. For its owner it still counts as alive, and its death "
        "is the owner's loss, as it never leaves the owner's cards.",
    ),
)

HOUSE_SAVAGES: Final = (*STEERING, *COMING, *ACTING, *POWER)
"""Savages, and power over other units."""
