"""Scoring one area (PX-SCO, PX-FP)."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.pixies._types import Area, AreaScore, Card, Cell, Color, CrossPerColor, Special, SpiralPerColor, SpiralPerFaceDown
from boardrules.pixies.cards import CARDS, COLORS, FLOWER_POWER
from boardrules.toolkit.refusals import shown
from boardrules.values import RuleId

FACE_DOWN_POINTS: Final = 5
"""Flower Power: points for each uncovered face-down card (PX-FP-3)."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b in range(9) if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1) for a in range(9)
)
"""For each index of an area the indices that share a side with it: no diagonals, no wrap-around (PX-SCO-7)."""

_FLOWER_IDS: Final = frozenset(card.id for card in FLOWER_POWER)


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


def score_area(area: Area, round: int, *, flower_power: bool = False) -> AreaScore:
    """Return what *area*, a tuple of nine :class:`Cell`, scores in round 1, 2 or 3 (PX-SCO-1).

    Usable on its own, to score a table. It checks the form of the area (nine cells, known cards, none twice, each face-up card
    on the cell of its value), not whether a game could reach it.

    Raises
    ------
    InvalidState
        with every fault of the form.

    >>> from boardrules.pixies import Cell, score_area
    >>> empty = Cell()
    >>> area = (Cell("B1_S6", "R1_C"), Cell("B2_S4"), empty, empty, empty, empty, empty, empty, empty)
    >>> score_area(area, 1)
    AreaScore(validated=1, spirals=10, crosses=0, face_down=0, zone_size=2, zone=4, total=15)
    """
    faults = area_faults(area, "area", flower_power=flower_power)
    number = round if type(round) is int else None
    if number not in (1, 2, 3):
        faults.append(Violation("round", RuleId("PX-RND-3"), f"there are rounds 1, 2 and 3, not {shown(round)}"))
    if number is None or faults:
        raise InvalidState("this area cannot be scored", violations=tuple(faults))
    return score(area, number, flower_power=flower_power)


def area_faults(area: tuple[object, ...], path: str, *, flower_power: bool) -> list[Violation]:
    """Everything wrong with the form of *area*."""
    if len(area) != 9:
        return [Violation(path, RuleId("PX-SET-1"), f"an area has 9 cells, this one has {len(area)}")]
    faults: list[Violation] = []
    seen: set[str] = set()
    for index, cell in enumerate(area):
        where = f"{path}[{index}]"
        if not isinstance(cell, Cell):
            faults.append(Violation(where, RuleId("BR-VALUE"), f"a cell is a pixies.Cell, not {shown(cell)}"))
            continue
        if cell.up is not None:
            card = _known_card(cell.up, f"{where}.up", seen, faults, flower_power=flower_power)
            if card is not None and card.value != index + 1:
                message = f"{card.id} has value {card.value}: face up it lies on cell {card.value}"
                faults.append(Violation(f"{where}.up", RuleId("PX-PLA-3"), message))
        if cell.down is not None:
            _known_card(cell.down, f"{where}.down", seen, faults, flower_power=flower_power)
    return faults


def _known_card(name: object, where: str, seen: set[str], faults: list[Violation], *, flower_power: bool) -> Card | None:
    """Return the card called *name*, if there is one; add to *faults* what is wrong with its being *where*."""
    card = CARDS.get(name) if isinstance(name, str) else None
    if card is None:
        faults.append(Violation(where, RuleId("PX-CMP-1"), f"there is no card '{shown(name)}'"))
        return None
    if card.id in _FLOWER_IDS and not flower_power:
        faults.append(Violation(where, RuleId("PX-FP-1"), f"{card.id} belongs to Flower Power, which is not played"))
    if card.id in seen:
        faults.append(Violation(where, RuleId("PX-CMP-1"), f"{card.id} lies here twice"))
    seen.add(card.id)
    return card


_SHIFT: Final[dict[Color, int]] = {color: 9 * at for at, color in enumerate(COLORS)}
_CELLS: Final = range(1, 10)
_FACTS: Final = {
    card.id: (card.value, card.spirals, card.crosses, sum(1 << (_SHIFT[c] + card.value - 1) for c in card.colors), card.special)
    for card in CARDS.values()
}
"""For each card: value, spirals, crosses, its bit in the masks of its colours (four masks of nine bits), special.

A card of several colours has a bit in the mask of each: it counts once for each special card (PX-SCO-6) and belongs to zones of
each colour without joining them (PX-SCO-8, PX-FP-2).
"""


def score(area: Area, number: int, *, flower_power: bool) -> AreaScore:
    """:func:`score_area` in round *number* for an area whose form is known to be right; PX-SCO-11 is an example.

    A spiral scores 1 and a cross costs 1 (PX-SCO-3); no number is raised to 0 (PX-SCO-10). Points for face-down cards are a number of
    their own, but spirals for them are among the spirals (PX-FP-7).
    """
    validated = uncovered = spirals = crosses = masks = 0
    specials: list[Special] = []
    for cell in area:
        if cell.up is None:
            uncovered += cell.down is not None
            continue
        value, plus, minus, bits, special = _FACTS[cell.up]
        spirals += plus
        crosses += minus
        masks |= bits
        if cell.down is not None:
            validated += value
        if special is not None:
            specials.append(special)
    for special in specials:
        match special:
            case SpiralPerColor():
                spirals += (masks >> _SHIFT[special.color] & 511).bit_count()
            case CrossPerColor():
                crosses += (masks >> _SHIFT[special.color] & 511).bit_count()
            case SpiralPerFaceDown():
                spirals += special.n * uncovered
            case _:
                assert_never(special)
    face_down = FACE_DOWN_POINTS * uncovered if flower_power else 0
    zone_size = max(_ZONES[masks & 511], _ZONES[masks >> 9 & 511], _ZONES[masks >> 18 & 511], _ZONES[masks >> 27])
    zone = zone_size * (number + 1) if zone_size > 1 else 0
    total = validated + spirals - crosses + face_down + zone
    return AreaScore(validated, spirals, crosses, face_down, zone_size, zone, total)


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
