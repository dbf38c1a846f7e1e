"""Scoring one area (PX-SCO, PX-FP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from boardrules.pixies._types import Area, AreaScore, Cell, Color, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.pixies.cards import CARDS, COLORS

FACE_DOWN_POINTS: Final = 5
"""Flower Power: points for each uncovered face-down card (PX-FP-3)."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b in range(9) if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1) for a in range(9)
)
"""For each index of an area the indices that share a side with it: no diagonals, no wrap-around (PX-SCO-7)."""


def _largest_group(mask: int) -> int:
    """Return the largest connected group among the cells whose bits are set, as bits; of equal ones that with the lowest cell."""
    best = 0
    left = mask
    while left:
        edge = left & -left
        group = 0
        while edge:
            index = edge.bit_length() - 1
            bit = 1 << index
            edge ^= bit
            group |= bit
            for neighbour in NEIGHBOURS[index]:
                edge |= (1 << neighbour) & mask & ~group
        if group.bit_count() > best.bit_count():
            best = group
        left &= ~group
    return best


_GROUPS: Final = tuple(_largest_group(mask) for mask in range(512))
_ZONES: Final = tuple(group.bit_count() for group in _GROUPS)
_SIZES: Final = tuple(mask.bit_count() for mask in range(512))


_SHIFT: Final[dict[Color, int]] = {color: 9 * at for at, color in enumerate(COLORS)}
_CELLS: Final = range(1, 10)


def _rates(special: Special) -> tuple[int, int, int, int]:
    """Return the spirals and crosses that *special* adds for each card of a colour, the shift of its mask, and spirals a face-down card."""
    match special:
        case SpiralPerColor():
            return 1, 0, _SHIFT[special.color], 0
        case CrossPerColor():
            return 0, 1, _SHIFT[special.color], 0
        case SpiralPerFaceDown():
            return 0, 0, 0, special.n
        case _:
            assert_never(special)


_FACTS: Final = {
    card.id: (
        card.value,
        card.spirals,
        card.crosses,
        sum(1 << (_SHIFT[c] + card.value - 1) for c in card.colors),
        None if card.special is None else _rates(card.special),
    )
    for card in CARDS.values()
}
"""For each card: value, spirals, crosses, its bit in the masks of its colours (four masks of nine bits), what its special adds.

A card of several colours has a bit in the mask of each: it counts once for each special card (PX-SCO-6) and belongs to zones of
each colour without joining them (PX-SCO-8, PX-FP-2).
"""


def score(area: Sequence[Cell], number: int, *, flower_power: bool) -> AreaScore:
    """:func:`score_area` in round *number* for an area whose form is known to be right; PX-SCO-11 is an example.

    A spiral scores 1 and a cross costs 1 (PX-SCO-3); no number is raised to 0 (PX-SCO-10). Points for face-down cards are a number of
    their own, but spirals for them are among the spirals (PX-FP-7).
    """
    return counted(area, number, flower_power)[0]


def counted(area: Sequence[Cell], number: int, flower_power: bool) -> tuple[AreaScore, int, int, int]:  # noqa: FBT001  (quicker)
    """Return the :func:`score` of *area* and, for estimates, what may still add to it.

    That is the number of empty cells, the sum of the values of cards face up with nothing under them, and the number of cards face down
    with nothing over them.
    """
    validated = bare = uncovered = free = spirals = crosses = masks = 0
    specials: list[tuple[int, int, int, int]] = []
    for cell in area:
        up = cell.up
        if up is None:
            if cell.down is None:
                free += 1
            else:
                uncovered += 1
            continue
        value, plus, minus, bits, special = _FACTS[up]
        spirals += plus
        crosses += minus
        masks |= bits
        if cell.down is None:
            bare += value
        else:
            validated += value
        if special is not None:
            specials.append(special)
    for plus, minus, shift, each in specials:
        size = _SIZES[masks >> shift & 511]
        spirals += plus * size + each * uncovered
        crosses += minus * size
    face_down = FACE_DOWN_POINTS * uncovered if flower_power else 0
    zone_size = max(_ZONES[masks & 511], _ZONES[masks >> 9 & 511], _ZONES[masks >> 18 & 511], _ZONES[masks >> 27])
    zone = zone_size * (number + 1) if zone_size > 1 else 0
    total = validated + spirals - crosses + face_down + zone
    return AreaScore(validated, spirals, crosses, face_down, zone_size, zone, total), free, bare, uncovered


def largest_zone(area: Area) -> tuple[Color | None, tuple[int, ...]]:
    """Return the colour and the cells, by number, of a largest group of at least two cards of one colour (PX-SCO-7).

    Of equal groups it is that of the first colour, then the one with the lowest cell.
    """
    masks, size = 0, 1
    for cell in area:
        if cell.up is not None:
            masks |= _FACTS[cell.up][3]
    best: tuple[Color | None, tuple[int, ...]] = (None, ())
    for color, shift in _SHIFT.items():
        mask = masks >> shift & 511
        if _ZONES[mask] > size:
            size, group = _ZONES[mask], _GROUPS[mask]
            best = color, tuple([number for number in _CELLS if group >> number - 1 & 1])
    return best
