"""What the rules derive from a view of Pixies, and every interface has to show."""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.pixies._engine.moves import DEALT
from boardrules.pixies._engine.score import FACE_DOWN_POINTS, NEIGHBOURS, score
from boardrules.pixies._types import Area, AreaFacts, CardPart, Color, CrossPerColor, Facts, SpiralPerColor, SpiralPerFaceDown, View
from boardrules.pixies.cards import CARDS, COLORS
from boardrules.values import Seat

__all__ = ["FACTS", "facts"]

FACTS: Final = Facts
"""The type of what :func:`facts` returns."""


def facts(view: View) -> Facts:
    """What every area comes to, with the parts of each number, whose turn it is, and who has won.

    >>> from boardrules import pixies
    >>> position = pixies.setup(areas={0: "B1_0 . . B4_C . . . . ."})
    >>> area = pixies.facts(pixies.view(pixies.set_up(position), None)).areas[0]
    >>> area.crosses, area.zone
    ((CardPart(card='B4_C', n=1),), ())
    """
    n = len(view.areas)
    over = len(view.scores) == 3
    totals = tuple(sum(scores[seat].total for scores in view.scores) for seat in range(n))
    to_come = 0 if view.picks or over else DEALT[n] - len(view.table)
    placed = sum((cell.up is not None) + (cell.down is not None) for area in view.areas for cell in area)
    return Facts(
        turn=(placed - view.picks) // DEALT[n] + 1,
        to_act=None if over or to_come or view.first is None else Seat((view.first + view.picks) % n),
        to_come=to_come,
        areas=tuple(_area(view, Seat(seat), totals[seat]) for seat in range(n)),
        winners=tuple(Seat(seat) for seat in range(n) if totals[seat] == max(totals)) if over else (),
    )


def _area(view: View, seat: Seat, total: int) -> AreaFacts:
    area = view.areas[seat]
    number = len(view.scores) if len(view.scores) == 3 else view.round
    validated = [CardPart(cell.up, CARDS[cell.up].value) for cell in area if cell.up is not None and cell.down is not None]
    bare = [cell.down for cell in area if cell.up is None and cell.down is not None]
    worth = FACE_DOWN_POINTS if view.options.flower_power else 0
    up = [cell.up for cell in area if cell.up is not None]
    color, zone = _zone(area)
    return AreaFacts(
        seat=seat,
        score=score(area, number, flower_power=view.options.flower_power),
        validated=tuple(validated),
        spirals=_symbols(up, len(bare), spirals=True),
        crosses=_symbols(up, len(bare), spirals=False),
        face_down=tuple(CardPart(card, worth) for card in bare if worth),
        zone=zone,
        zone_color=color,
        total=total,
    )


def _symbols(up: list[str], uncovered: int, *, spirals: bool) -> tuple[CardPart, ...]:
    """How many spirals or crosses each face-up card brings (PX-SCO-4, PX-SCO-5, PX-FP-4, PX-FP-5)."""
    parts: list[CardPart] = []
    for name in up:
        card = CARDS[name]
        n = card.spirals if spirals else card.crosses
        match card.special:
            case SpiralPerColor(color) if spirals:
                n += sum(color in CARDS[other].colors for other in up)
            case CrossPerColor(color) if not spirals:
                n += sum(color in CARDS[other].colors for other in up)
            case SpiralPerFaceDown(each) if spirals:
                n += each * uncovered
            case None | SpiralPerColor() | CrossPerColor() | SpiralPerFaceDown():
                pass
            case _:
                assert_never(card.special)
        if n:
            parts.append(CardPart(name, n))
    return tuple(parts)


def _zone(area: Area) -> tuple[Color | None, tuple[int, ...]]:
    """A largest group of at least two cards of one colour, in the order of the colours (PX-SCO-7)."""
    best: tuple[Color | None, tuple[int, ...]] = (None, ())
    for color in COLORS:
        left = {index for index, cell in enumerate(area) if cell.up is not None and color in CARDS[cell.up].colors}
        while left:
            group, edge = set[int](), {left.pop()}
            while edge:
                group |= edge
                edge = {near for index in edge for near in NEIGHBOURS[index]} & left
                left -= edge
            if len(group) > max(1, len(best[1])):
                best = color, tuple(sorted(index + 1 for index in group))
    return best
