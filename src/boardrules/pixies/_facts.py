"""The facts that the rules derive from a view of Pixies, which every interface has to show."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from boardrules.pixies._engine.moves import DEALT
from boardrules.pixies._engine.score import FACE_DOWN_POINTS, largest_zone, score
from boardrules.pixies._types import Area, AreaFacts, AreaScore, CardPart, CrossPerColor, Facts, SpiralPerColor, SpiralPerFaceDown, View
from boardrules.pixies.cards import CARDS
from boardrules.values import Seat

FACTS: Final = Facts
"""The type of what :func:`facts` returns."""

AREAS: Final = 256
"""Maximum number of areas whose facts are cached, by value: positions that follow each other share them for all viewers."""

SCORES: Final = 16
"""Maximum number of games whose finished rounds are cached."""

_VALUE: Final = {card.id: CardPart(card.id, card.value) for card in CARDS.values()}
"""Points of each card when it is validated (PX-SCO-2)."""


def facts(view: View) -> Facts:
    """Return what every area comes to, with the parts of each number, whose turn it is, and who has won.

    >>> from boardrules import pixies
    >>> position = pixies.setup(areas={0: "B1_S6 . . . . . B7_X3 . ."})
    >>> area = pixies.facts(pixies.view(pixies.set_up(position), None)).areas[0]
    >>> area.crosses, area.zone
    ((CardPart(card='B7_X3', n=3),), ())
    """
    n = len(view.areas)
    over = len(view.scores) == 3
    totals = _totals(view.scores, n)
    to_come = 0 if view.picks or over else DEALT[n] - len(view.table)
    number, power = len(view.scores) if over else view.round, view.options.flower_power
    placed = 0
    areas: list[AreaFacts] = []
    for seat, area in enumerate(view.areas):
        found, cards = _area(area, seat, number, totals[seat], power)
        areas.append(found)
        placed += cards
    return Facts(
        turn=(placed - view.picks) // DEALT[n] + 1,
        to_act=None if over or to_come or view.first is None else Seat((view.first + view.picks) % n),
        to_come=to_come,
        areas=tuple(areas),
        winners=tuple([Seat(seat) for seat in range(n) if totals[seat] == max(totals)]) if over else (),
    )


@lru_cache(maxsize=SCORES)
def _totals(scores: tuple[tuple[AreaScore, ...], ...], n: int) -> tuple[int, ...]:
    """Return the sums of the finished rounds, one a seat."""
    return tuple([sum([some[seat].total for some in scores]) for seat in range(n)])


@lru_cache(maxsize=AREAS)
def _area(area: Area, seat: int, number: int, total: int, flower_power: bool) -> tuple[AreaFacts, int]:  # noqa: FBT001  (quicker)
    """Return the facts of *area* in round *number*, and its number of cards. From one position to the next at most one area changes."""
    up: list[str] = []
    bare: list[str] = []
    validated: list[CardPart] = []
    for cell in area:
        if cell.up is not None:
            up.append(cell.up)
            if cell.down is not None:
                validated.append(_VALUE[cell.up])
        elif cell.down is not None:
            bare.append(cell.down)
    color, zone = largest_zone(area)
    spirals, crosses = _symbols(up, len(bare))
    found = AreaFacts(
        seat=Seat(seat),
        score=score(area, number, flower_power=flower_power),
        validated=tuple(validated),
        spirals=tuple(spirals),
        crosses=tuple(crosses),
        face_down=tuple([CardPart(card, FACE_DOWN_POINTS) for card in bare]) if flower_power else (),
        zone=zone,
        zone_color=color,
        total=total,
    )
    return found, len(up) + len(validated) + len(bare)


def _symbols(up: list[str], uncovered: int) -> tuple[list[CardPart], list[CardPart]]:
    """Return the spirals and the crosses that each face-up card brings (PX-SCO-4, PX-SCO-5, PX-FP-4, PX-FP-5)."""
    spirals: list[CardPart] = []
    crosses: list[CardPart] = []
    for name in up:
        card = CARDS[name]
        plus, minus, special = card.spirals, card.crosses, card.special
        if special is not None:
            match special:
                case SpiralPerColor(color):
                    plus += sum(color in CARDS[other].colors for other in up)
                case CrossPerColor(color):
                    minus += sum(color in CARDS[other].colors for other in up)
                case SpiralPerFaceDown(n):
                    plus += n * uncovered
                case _:
                    assert_never(special)
        if plus:
            spirals.append(CardPart(name, plus))
        if minus:
            crosses.append(CardPart(name, minus))
    return spirals, crosses
