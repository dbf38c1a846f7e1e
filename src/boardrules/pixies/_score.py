"""Scoring one area (PX-SCO, PX-FP)."""

from __future__ import annotations

from typing import Final

from typing_extensions import assert_never

from boardrules.errors import InvalidState
from boardrules.game import Violation
from boardrules.pixies._cards import CARDS, COLORS, FLOWER_POWER
from boardrules.pixies._types import Area, AreaScore, CrossPerColor, SpiralPerColor, SpiralPerFaceDown
from boardrules.values import RuleId

__all__ = ["FACE_DOWN_POINTS", "NEIGHBOURS", "area_faults", "score", "score_area"]

FACE_DOWN_POINTS: Final = 5
"""Flower Power: points for each uncovered face-down card (PX-FP-3)."""

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        b
        for b in range(9)
        if abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1
    )
    for a in range(9)
)
"""For each index of an area the indices that share a side with it: no diagonals, no wrap-around (PX-SCO-7)."""

_FLOWER_IDS: Final = frozenset(card.id for card in FLOWER_POWER)


def _largest_zone(mask: int) -> int:
    """The size of the largest connected group among the cells whose bits are set."""
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
        best = max(best, group.bit_count())
        left &= ~group
    return best


_ZONES: Final = tuple(_largest_zone(mask) for mask in range(512))


def score_area(area: Area, round: int, *, flower_power: bool = False) -> AreaScore:
    """What *area*, a tuple of nine :class:`Cell`, scores in round 1, 2 or 3 (PX-SCO-1).

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
    if round not in (1, 2, 3):
        faults += (Violation("round", RuleId("PX-RND-3"), f"there are rounds 1, 2 and 3, not {round!r}"),)
    if faults:
        raise InvalidState("this area cannot be scored", violations=faults)
    return score(area, round, flower_power=flower_power)


def area_faults(area: Area, path: str, *, flower_power: bool) -> tuple[Violation, ...]:
    """Everything wrong with the form of *area*."""
    if len(area) != 9:
        return (Violation(path, RuleId("PX-SET-1"), f"an area has 9 cells, this one has {len(area)}"),)
    found: list[Violation] = []
    seen: set[str] = set()
    for index, cell in enumerate(area):
        for side, card in (("up", cell.up), ("down", cell.down)):
            where = f"{path}[{index}].{side}"
            if card is None:
                continue
            facts = CARDS.get(card)
            if facts is None:
                found.append(Violation(where, RuleId("PX-CMP-1"), f"there is no card {card!r}"))
                continue
            if card in _FLOWER_IDS and not flower_power:
                found.append(Violation(where, RuleId("PX-FP-1"), f"{card} belongs to Flower Power, which is not played"))
            if card in seen:
                found.append(Violation(where, RuleId("PX-CMP-1"), f"{card} lies here twice"))
            seen.add(card)
            if side == "up" and facts.value != index + 1:
                found.append(
                    Violation(where, RuleId("PX-PLA-3"), f"{card} has value {facts.value}: face up it lies on cell {facts.value}")
                )
    return tuple(found)


def score(area: Area, round: int, *, flower_power: bool) -> AreaScore:
    """:func:`score_area` for an area whose form is known to be right."""
    validated = uncovered = 0
    masks = dict.fromkeys(COLORS, 0)
    visible = []
    bit = 1
    for cell in area:
        up = cell.up
        if up is None:
            uncovered += cell.down is not None
        else:
            card = CARDS[up]
            visible.append(card)
            for color in card.colors:
                masks[color] |= bit
            if cell.down is not None:
                validated += card.value
        bit += bit
    spirals = crosses = 0
    for card in visible:
        spirals += card.spirals
        crosses += card.crosses
        match card.special:
            case None:
                pass
            case SpiralPerColor(color):
                spirals += masks[color].bit_count()
            case CrossPerColor(color):
                crosses += masks[color].bit_count()
            case SpiralPerFaceDown(n):
                spirals += n * uncovered
            case _:
                assert_never(card.special)
    face_down = FACE_DOWN_POINTS * uncovered if flower_power else 0
    zone_size = max(_ZONES[mask] for mask in masks.values())
    zone = zone_size * (round + 1) if zone_size > 1 else 0
    total = validated + spirals - crosses + face_down + zone
    return AreaScore(validated, spirals, crosses, face_down, zone_size, zone, total)
