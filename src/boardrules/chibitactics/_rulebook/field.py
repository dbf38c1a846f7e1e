"""The rules of Chibitactics about the map and what lives on it: CT-MV, CT-SC, CT-TE, CT-SV."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import printed

moves: Final = printed("movement; category movement")
category: Final = printed("category movement")
scouting: Final = printed("scouting")
terrain: Final = printed("terrain")
savages: Final = printed("savages")

MOVEMENT: Final = (
    moves(
        "CT-MV-1",
        "Points of movement",
        "A unit's movement skill carries a number. In its turn the unit may use the skill to go that many cells, or fewer.",
    ),
    printed("movement")(
        "CT-MV-2",
        "Ways of moving that a faction has",
        "The rulebook leaves it to the explaining cards of a faction how its units move. Those cards are not known, so all factions move "
        "alike here, unless a skill says otherwise (CT-H-2).",
        enforced=False,
    ),
    moves(
        "CT-MV-3",
        "A move ends on a free cell",
        "The last cell of a move must not be occupied. CT-H-64 says what occupies a cell.",
    ),
    moves(
        "CT-MV-4",
        "The wounded may be crossed",
        "A wounded unit still occupies its cell: others may pass over it, but no move may end there.",
    ),
    moves(
        "CT-MV-5",
        "The way is declared",
        "A player who moves a unit names its goal and its way, cell by cell, before anything happens. Skills and effects can lift this.",
    ),
    moves(
        "CT-MV-6",
        "Every cell of the way is stepped on",
        "A unit that moves sets foot on all cells of its way. If an effect lies on one of them, the unit receives it there and then.",
    ),
    category(
        "CT-MV-7",
        "The cell it leaves is free of charge",
        "The cell on which a move begins costs no points.",
    ),
    category(
        "CT-MV-8",
        "Mountains and water stop movement",
        "No unit crosses a mountain or water or ends its move there, unless an effect allows it.",
    ),
)

SCOUTING: Final = (
    scouting(
        "CT-SC-1",
        "How to scout",
        "A unit that stands on a cell at the border of a closed segment scouts it. It needs no skill and no roll.",
    ),
    scouting(
        "CT-SC-2",
        "When a segment is opened",
        "A scouted segment is turned up only when the turn has been declared over.",
    ),
    scouting(
        "CT-SC-3",
        "No going back",
        "Once something has been turned up, its player can neither move a unit nor rearrange any.",
    ),
    scouting(
        "CT-SC-4",
        "Who scouts",
        "Every unit except a savage scouts, even one that came to the border by accident.",
    ),
    scouting(
        "CT-SC-5",
        "Several segments at once",
        "A unit at the border of several closed segments opens every one of them.",
    ),
)

TERRAIN: Final = (
    terrain(
        "CT-TE-1",
        "Mountain",
        "Nobody walks through a mountain or stays on it, and nobody shoots through it.",
    ),
    terrain(
        "CT-TE-2",
        "Water",
        "Nobody walks on water or stays there.",
    ),
    terrain(
        "CT-TE-3",
        "Forest",
        "Every forest cell on the way costs one point more than other ground: with one forest cell, movement 3 takes a unit 2 cells far.",
    ),
    terrain(
        "CT-TE-4",
        "Hill",
        "From a hill, ranged skills reach one cell further: 4 instead of 3.",
    ),
    terrain(
        "CT-TE-5",
        "Fortification",
        "In a fortification, melee has +1: what succeeds on 4, 5 and 6 succeeds on a 3 too.",
    ),
    terrain(
        "CT-TE-6",
        "Place of power",
        "On a place of power, distortion has +1, so that 4 to 6 becomes 3 to 6.",
    ),
    terrain(
        "CT-TE-7",
        "Cave",
        "When a cave is turned up, a savage is drawn and put on it.",
    ),
    terrain(
        "CT-TE-8",
        "Cradle",
        "On a cradle, summon skills have +1 as well: from 4-5-6 to 3-4-5-6.",
    ),
)

SAVAGES: Final = (
    savages(
        "CT-SV-1",
        "A cave wakes a savage",
        "A player whose scouting turns up a cave activates a savage. Its token is put on the cave; its card goes to the player who "
        "controls it.",
    ),
    savages(
        "CT-SV-2",
        "It acts at once",
        "A savage takes its first turn as soon as it appears.",
    ),
    savages(
        "CT-SV-3",
        "When it acts later",
        "Until it is killed or captured, a savage takes a turn after each turn of the player who activated it.",
    ),
    savages(
        "CT-SV-4",
        "Several savages",
        "Among several active savages the one furthest to the right goes first. CT-H-54 says which way is right.",
    ),
    savages(
        "CT-SV-5",
        "Who steers a savage",
        "Before a savage acts, every player counts how far it is from their own units. The player whose units are furthest away steers it.",
    ),
    savages(
        "CT-SV-6",
        "Equal distance",
        "If several players are equally far away, the die decides who steers it this round.",
    ),
    savages(
        "CT-SV-7",
        "A savage that is set free",
        "If a skill such as parasites gave a player power over a savage and this power ends, the savage belongs to the segment on which "
        "it stands just then. From then on it acts when all players are done, at the end of the round.",
    ),
    savages(
        "CT-SV-8",
        "A captured savage is one of the squad",
        "While a unit has power over it, a savage belongs to that player's squad and follows the rules for units and squads.",
    ),
    savages(
        "CT-SV-9",
        "Bound to its segment",
        "A savage never leaves the segment to which it belongs.",
    ),
    savages(
        "CT-SV-10",
        "Whom a savage attacks",
        "A savage goes for the unit that is nearest to what its skills can reach. CT-H-72 says it step by step.",
    ),
    savages(
        "CT-SV-11",
        "Too close to steer",
        "A player whose unit gets too close to the savage loses control of it to another player. CT-H-51 says when this is checked.",
    ),
    savages(
        "CT-SV-12",
        "Savages take no trophies",
        "A savage that kills takes nothing: the card it would win is discarded.",
    ),
    savages(
        "CT-SV-13",
        "Trophies of a captured savage",
        "While it is captured a savage can win trophies. It loses all of them to the discard when it is set free.",
    ),
)

FIELD: Final = (*MOVEMENT, *SCOUTING, *TERRAIN, *SAVAGES)
"""Movement, scouting, terrain and savages."""
