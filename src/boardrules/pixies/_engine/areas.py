"""Faults in the form of an area, and the score of an area without any."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.pixies._engine.score import score
from boardrules.pixies._types import Area, AreaScore, Card, Cell
from boardrules.pixies.cards import CARDS, FLOWER_POWER
from boardrules.toolkit.refusals import shown
from boardrules.values import RuleId

_FLOWER_IDS: Final = frozenset(card.id for card in FLOWER_POWER)


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
    """Return everything wrong with the form of *area*."""
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
    """Return the card called *name*, if there is one, and add what is wrong with its being *where* to *faults*."""
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
