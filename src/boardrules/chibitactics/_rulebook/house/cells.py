"""Decisions of this project where the rulebook is silent: movement, terrain, distance, sight, effects on cells (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house
from boardrules.rulebook import Variant

MOVEMENT: Final = (
    house(
        "CT-H-16",
        "Living units stand in the way",
        "A unit that is not wounded cannot be crossed, not even by its own squad: the rulebook lets units cross only the wounded.",
        variants=(Variant("cross_own=true", "Units may cross others of their own squad. A move still cannot end on them.", "house"),),
    ),
    house(
        "CT-H-17",
        "Each forest cell costs two points",
        "Entering a forest cell takes 2 points, for every such cell on the way. Leaving one takes nothing, since the start cell is free. "
        "The rulebook speaks of each cell; its example, 3 becoming 2, would fit a single deduction as well.",
    ),
    house(
        "CT-H-18",
        "One point is too little for a forest",
        "A unit with 1 movement point cannot enter a forest cell. The rulebook grants no unit a step that it cannot pay for.",
    ),
    house(
        "CT-H-23",
        "All other ground costs one point",
        "Entering any other cell takes 1 point. Hills, fortifications, places of power, caves and cradles do nothing to a unit that just "
        "walks onto them: what they do is said of skills.",
    ),
    house(
        "CT-H-64",
        "What occupies a cell",
        "Any unit occupies its cell; its kind, its condition and its seat do not matter. Effects and terrain occupy none. When an action "
        "is over, no cell holds two units. Crossing a wounded unit takes the usual points and is a step onto its cell.",
    ),
    house(
        "CT-H-87",
        "Which ways can be declared",
        "A way has at least one step, enters no cell twice and never comes back to its start. Points that are left over are lost, a unit "
        "has one movement skill at most and uses it once a turn, and lasting effects never bring its points below 0. Two ways to a cell "
        "count as different only if they meet other effects, or the same in another order; what lies behind an effect that wounds or "
        "kills the unit is not met. Of those alike the cheapest stands for all, then the first in cell order. If more than 100 differ, "
        "the 100 cheapest are offered. If ways differ, the player chooses, and only then is the move declared and can be reacted to. So a "
        "declared way says what happens on it, and nothing that makes no difference is asked.",
    ),
)

TERRAIN: Final = (
    house(
        "CT-H-19",
        "Whose cell gives the bonus",
        "The bonus of a hill, a fortification or a place of power comes from the cell on which the user stands: for the die when it is "
        "rolled, for Range when the skill is declared. In a reaction that is the cell of the unit that reacts, with a totem the cell of "
        "its holder. The rulebook gives the bonus to the skill, not to its target.",
    ),
    house(
        "CT-H-20",
        "Cradles help the summoner",
        "It is the summoner, not the newborn creature, that has to stand on the cradle, as with other terrain. A summon skill without a "
        "roll gains nothing from it.",
    ),
)

DISTANCE: Final = (
    house(
        "CT-H-86",
        "Distance, adjacent, within Range",
        "Distance is counted in steps from cell to cell as if the map were empty: terrain, units and closed cells make no difference. "
        "Adjacent is distance 1. Range n reaches distances 1 to n, and the user's cell if the skill can be used on its user, as distortion "
        "can; Range 0 is the user's cell. A hill adds 1 to a Range of 1 or more of ranged skills, also for engagement, never to a radius. "
        "Straight counting is what players can see at a glance.",
    ),
    house(
        "CT-H-25",
        "The line of sight",
        "Draw a straight line from the centre of the user's cell to the centre of the target's. A mountain blocks it if the line runs "
        "through the mountain's cell or along one of its edges; touching a single corner does not block. A line along the edge between "
        "two cells is blocked by either of them. The two end cells never block. The rulebook lets a part of a cell be enough; a point is "
        "no part of it.",
        variants=(Variant("corners_block=true", "A mountain that the line touches at one corner blocks as well.", "house"),),
    ),
    house(
        "CT-H-26",
        "Which skills need sight",
        "Every skill that is aimed with a Range of 1 or more needs it, and so does engagement within its zone, and a passive skill with "
        "a Range: a unit behind a mountain is out of Range. A card can lift this. The rulebook states it for Range in general, not for "
        "ranged combat alone.",
    ),
    house(
        "CT-H-27",
        "Units, water and forest do not hide anybody",
        "Only mountains and closed cells (CT-H-75) block sight. The rulebook names nothing else that does.",
    ),
    house(
        "CT-H-28",
        "What a radius covers",
        "A radius of r covers all cells at distance r or less from the centre cell, the centre too. Sight is needed to the centre only. "
        "Closed cells are left out. All units inside are affected, the user and its squad too, as CT-SK-4 has it.",
    ),
    house(
        "CT-H-75",
        "Closed cells",
        "Nobody can enter them or aim at them, a radius or area does not reach them, and like mountains they are in the way of sight. A "
        "distance may lead across them. Where there is no map, nobody can enter or aim either, but sight is free. So no answer depends on "
        "what lies face down.",
    ),
)

EFFECTS: Final = (
    house(
        "CT-H-76",
        "Pushed and teleported units",
        "A unit is never put on a cell that is occupied, closed, a mountain, water or off the map: a teleport cannot aim there, a push "
        "stops before it, and at the border of its segment if the unit is a free savage. Being moved like this takes no points and "
        "provokes nobody; the unit steps on each cell it is pushed onto, or on the one where it arrives. Wounded units can be moved so "
        "too. This kills nobody by surprise.",
    ),
    house(
        "CT-H-89",
        "Effects that lie on cells",
        "A unit that walks onto the cell, or comes there by an effect or a summon, receives them at once, still before its next step, "
        "and every time again: friend, foe, savage, and the unit that made them. A unit that is there already when they are laid does "
        "not receive them, nor does one that is placed in setup or swapped in. Of several on one cell the oldest comes first. They last "
        "as long as the skill that made them. The rulebook ties them to stepping on the cell.",
    ),
)

HOUSE_CELLS: Final = (*MOVEMENT, *TERRAIN, *DISTANCE, *EFFECTS)
"""Movement, terrain, distance, sight and effects on cells."""
