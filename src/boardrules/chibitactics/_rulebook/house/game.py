"""Decisions of this project where the rulebook is silent: content, the goal, the map, setup, what is secret (CT-H)."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._rulebook.source import house
from boardrules.rulebook import Variant

CONTENT: Final = (
    house(
        "CT-H-1",
        "The printed cards are not known",
        "No text of a unit, savage, event or explaining card could be found, and no picture of a segment that can be read. So all content "
        "is data: a pack can be written by anybody, and the starter pack is an invention of this project and says so. It must not be "
        "taken for the printed cards. A pack is checked as a whole before it is played, its ids included, which must all be different.",
    ),
    house(
        "CT-H-2",
        "What factions can do",
        "A faction has one ability at most. The abilities of the Humans and the Chthonids are unknown, so a pack may invent them. One "
        "ability of the Fungunites is known: once a round, on a die of 3 or more, one of their wounded units is exchanged for another "
        "unit from their deck. The known text ends before it says when the new unit acts. Here the new unit acts from its player's next "
        "turn on, because that gives nobody an extra action. All factions move by the same rules.",
    ),
    house(
        "CT-H-3",
        "How a wounded unit is swapped",
        "The player names a wounded unit of their squad and a card of their deck, then rolls; no bonus counts for this die. On a success "
        "the new unit, unwounded, takes the place of the old one on its cell, which is no step onto it. The old card returns to the deck "
        "and its trophies to theirs. Any card in the deck can be named, also one that came back after a death. The swap takes no unit's "
        "turn. A try counts as the one use of the round even if it fails, because what is limited is the use. Without a wounded unit, or "
        "with an empty deck, it is not possible.",
    ),
)

GOAL: Final = (
    house(
        "CT-H-4",
        "Who wins",
        "A seat is in the game as long as one of its squad units is not dead. The last seat in wins. If the last ones lose their units "
        "together, they draw. This is looked at each time an action has been resolved with all that follows from it. The rulebook gives "
        "no goal, and losing units is the only loss that it knows.",
        variants=(
            Variant(
                "victory=wounded",
                "A seat is out already when all its squad units are wounded. They leave the board, nobody has killed them, and their "
                "cards go back to the deck.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-5",
        "The last round",
        "If several seats are still in when round 20 ends, the game is over before another event is drawn. Of these seats the one with "
        "most unwounded squad units wins, then the one with most wounded ones; if that is equal too, they draw. A limit is needed because "
        "squads in which everybody is wounded can only pass.",
        variants=(
            Variant(
                "round_cap=1-60",
                "Any number of rounds from 1 to 60. It cannot be switched off, since every game has to end.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-6",
        "Kinds of units, and which of them keep a seat in",
        "A squad unit comes from a card that a seat picked. A creature was made by a summon skill. A savage is free, or captured while a "
        "unit's skill has power over it. A seat's squad is its squad units, creatures and captured savages together, but only squad units "
        "keep the seat in the game: the others are none of its cards, and could be used to stall.",
    ),
)

MAP: Final = (
    house(
        "CT-H-7",
        "Cells and segments",
        "The picture that shows cells and layout is missing. Here cells are hexagons with axial coordinates (q, r): neighbours of a cell "
        "are (q+1, r), (q-1, r), (q, r+1), (q, r-1), (q+1, r-1) and (q-1, r+1). A segment is 4 by 4 cells; the one at place (i, j) has q "
        "from 4i to 4i+3 and r from 4j to 4j+3, and is never rotated. A layout names the places of the start segments, of which no two "
        "share an edge and each touches a closed segment, and of the closed ones. The start segments are laid in the order in which the "
        "pack has them: the first is that of seat 0, at the first place, and so on. An early browser version of the game has hexagons "
        "and suggests fours, which is all there is to go by. Cell order, where it is needed, means smaller r first, then smaller q.",
        variants=(
            Variant("topology=square", "Cells are squares. Only the four that share an edge are neighbours.", "house"),
            Variant(
                "segment_size=2-6",
                "Segments have another number of cells a side, at most what the pack provides. Of larger segments the first rows and "
                "columns are used.",
                "house",
            ),
        ),
    ),
    house(
        "CT-H-8",
        "Where units start",
        "After the squads have been shown, and with round 1 still to come, the seats place their units in turn order, each its whole "
        "squad, one unit after the other. A unit is placed on a free cell of its player's start segment, not on a mountain or water. "
        "Placing "
        "is no step onto the cell, and scouts nothing. A start segment must have room for the squad. The rulebook does not say how units "
        "get onto the map.",
    ),
    house(
        "CT-H-9",
        "Caves on start segments",
        "A start segment is open from the beginning and is never scouted, so no savage comes out of a cave on it.",
    ),
    house(
        "CT-H-10",
        "What bordering is",
        "A unit borders a segment if one edge of its cell is also an edge of that segment. The terrain on either side does not matter. "
        "Touching at a corner only, as squares can, is not enough, as it is not enough for a step.",
    ),
)

SETUP: Final = (
    house(
        "CT-H-63",
        "Nothing is put to the vote",
        "A library cannot vote, and a die would make the same position go on in two ways. Every open point is decided beforehand by the "
        "rules CT-H, and by those of them that can be set as options.",
        enforced=False,
    ),
    house(
        "CT-H-83",
        "Picking factions and squads",
        "Factions may be agreed as an option. If not, the seats pick them in turn order and in the open, as only units are said to be "
        "hidden. Two seats may have the same faction, each with a deck of its own: there are three factions and up to six players. Then "
        "all pick their squads at once and sealed, no card twice; the squads are shown together, before any unit is placed.",
    ),
    house(
        "CT-H-84",
        "The first seat",
        "Before anything else the first seat is settled: by an option, or by a roll of every seat, the highest beginning and ties as in "
        "CT-H-50. From that seat the order of the seats is the turn order. CT-TU-1 allows both ways.",
    ),
    house(
        "CT-H-94",
        "What is secret",
        "Secret are the squads until they are shown, what lies on closed segments, and the order of the decks of events and savages. All "
        "else is open: trophies, discard piles, and the cards left in the factions' decks. Nothing else is said to be hidden or lies face "
        "down.",
    ),
)

HOUSE_GAME: Final = (*CONTENT, *GOAL, *MAP, *SETUP)
"""Content, the goal, the map and setup."""
