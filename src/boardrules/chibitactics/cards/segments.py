"""The map segments and layouts of the starter pack: 16 to explore, six to start on, three maps for 2 to 6 seats. Made by this project.

On every segment all ground hangs together, and each side has at most one cell that cannot be entered. So wherever segments lie
edge to edge, units can go from one to the other. The first rows and columns of a start segment are clear, for smaller segments.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics.language import MapLayout, Place, Segment

__all__ = ["MAPS", "SEGMENTS"]

_HOME: Final = ("...f", "..h.", ".h..", "f...")
"""All start segments are alike, and the same seen from the other side, so that no seat has a better one."""
_STARTS: Final = ("Camp", "Ford", "Orchard", "Quarry", "Shrine", "Mill")
_LAND: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("old_gate", "Old Gate", (".#..", ".^..", "..#.", "f...")),
    ("birch_wood", "Birch Wood", ("f.f.", ".ff.", "..f.", "f..h")),
    ("twin_hills", "Twin Hills", ("h...", "..^.", "...h", ".f..")),
    ("mirror_lake", "Mirror Lake", ("....", ".~~.", ".~..", "...h")),
    ("bear_den", "Bear Den", ("..f.", ".o^.", "....", "h..f")),
    ("standing_stones", "Standing Stones", ("....", ".^*.", "..^.", "f...")),
    ("nursery", "Nursery", ("....", ".c..", "..f.", "~...")),
    ("broken_tower", "Broken Tower", ("..^.", ".#..", "..h.", "....")),
    ("reed_marsh", "Reed Marsh", (".~..", "..f.", "o.~.", "...f")),
    ("gorge", "Gorge", ("..h.", ".^^.", "....", "^...")),
    ("whispering_pit", "Whispering Pit", ("....", "..o.", ".*..", "...f")),
    ("seed_vault", "Seed Vault", ("#...", "..c.", ".^..", "....")),
    ("ash_field", "Ash Field", ("....", "..*.", "....", ".o..")),
    ("terraces", "Terraces", ("hh..", "....", "..ff", "...#")),
    ("dry_spring", "Dry Spring", ("..~.", "....", ".c.f", "....")),
    ("crooked_pass", "Crooked Pass", (".^..", "...^", "o...", "..h.")),
)

SEGMENTS: Final = (
    *(Segment(id=name.lower(), name=name, start=True, rows=_HOME) for name in _STARTS),
    *(Segment(id=key, name=name, rows=rows) for key, name, rows in _LAND),
)

_CORNERS: Final[tuple[tuple[int, int], ...]] = ((-2, 0), (2, 0), (0, -2), (0, 2), (2, -2), (-2, 2))
_HUB: Final[tuple[tuple[int, int], ...]] = tuple(
    (i, j) for j in range(-2, 3) for i in range(-2, 3) if abs(i + j) <= 2 and (i, j) not in _CORNERS
)
"""The 13 places between the corners of a hexagon of segments, two steps from its middle."""


_MOST: Final = len(_LAND)
"""No map has more closed places than there are segments for them."""


def _layout(name: str, title: str, starts: tuple[tuple[int, int], ...], closed: tuple[tuple[int, int], ...]) -> MapLayout:
    return MapLayout(
        id=name,
        name=title,
        seats=len(starts),
        starts=tuple(Place(i, j) for i, j in starts),
        closed=tuple(Place(i, j) for i, j in closed),
    )


def _wheel(seats: int) -> MapLayout:
    """Return a map with the seats around its middle: a lens of segments for 2 seats, a small hexagon for 3, a large one for more."""
    starts, closed = _CORNERS[:seats], _HUB
    if seats == 2:
        starts, closed = ((0, 0), (3, 0)), ((1, -1), (2, -1), (3, -1), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1))
    elif seats == 3:
        starts, closed = ((-1, 0), (1, -1), (0, 1)), ((0, -1), (0, 0), (1, 0), (-1, 1))
    return _layout("standard", "Wheel", starts, closed)


def _valley(seats: int) -> MapLayout:
    """Return two rows of start segments with a valley between them."""
    starts = tuple((2 * (k // 2) + k % 2, 2 * (k % 2)) for k in range(seats))
    wide = 2 * ((seats + 1) // 2)
    around = ((i, j) for j in range(3) for i in range(wide))
    return _layout("valley", "Valley", starts, tuple(spot for spot in around if spot not in starts))


def _frontier(seats: int) -> MapLayout:
    """Return a map with all start segments along one edge and open country on the other side."""
    apart = 3 if seats <= 3 else 2
    end = apart * (seats - 1)
    starts = tuple((i, 0) for i in range(0, end + 1, apart))
    between = tuple((i, 0) for i in range(end) if i % apart)
    country = tuple((i, 1) for i in range(-1, end + 1))
    return _layout("frontier", "Frontier", starts, (*between, *country)[:_MOST])


MAPS: Final = tuple(layout(seats) for layout in (_wheel, _valley, _frontier) for seats in range(2, 7))
