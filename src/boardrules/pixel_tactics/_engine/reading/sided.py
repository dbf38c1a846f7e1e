"""The texts in play that change something for a side: the numbers of its actions, its hand, what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar, cast

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import holds
from boardrules.pixel_tactics._engine.seating import RIVALS
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import Seat

M = TypeVar("M", bound=pt.Modifier)
SIDED: Final = (pt.Forbids, pt.Free, pt.MakesLonger, pt.ExtraActions, pt.OpensHand, pt.OrdersPassOn)
"""The changes that say for which side they are; the others are for their own."""


def concerning(position: Position, kind: type[object], seat: Seat) -> Sequence[tuple[pt.Static, Context]]:
    """Return the texts of one kind that concern a seat; in a ceasefire without contact none of the rival's (PT-CEASE-5).

    Whether their conditions hold is another question.
    """
    entries = position.board.modifiers.get(kind)
    if entries is None:
        return ()
    found: list[tuple[pt.Static, Context]] = []
    sided = kind in SIDED
    rivals = RIVALS[len(position.seats)][seat]
    for static, context in entries:
        change, you = static.modifier, context.you
        side = cast("pt.Free", change).side if sided else "own"  # all in SIDED have it; asking each for its type takes long
        if you != seat:
            if side == "own":
                continue
            if you in rivals:
                if not position.contact:
                    continue
            elif side == "rival":
                continue
        elif side in {"rival", "others"}:
            continue
        found.append((static, context))
    return found


def for_side(position: Position, kind: type[M], seat: Seat) -> Sequence[tuple[M, Context]]:
    """Return the changes of one kind that apply to a seat now."""
    found: list[tuple[M, Context]] = []
    for static, context in concerning(position, kind, seat):
        change = static.modifier
        if isinstance(change, kind) and (static.when is None or holds(position, static.when, context)):
            found.append((change, context))
    return found


def open_hands(position: Position) -> list[Seat]:
    """Return the seats whose hands lie open."""
    if pt.OpensHand not in position.board.modifiers:
        return []
    return [seat for seat in map(Seat, range(len(position.seats))) if for_side(position, pt.OpensHand, seat)]


def shows_more(position: Position) -> bool:
    """Return whether texts in play may show a player a card that it does not know yet: of a hand that lies open, or on top of a deck."""
    modifiers = position.board.modifiers
    if pt.SeesTop in modifiers:
        return True
    if pt.OpensHand in modifiers:
        for number, player in enumerate(position.seats):
            for held in player.hand:
                if held.mask != ALL:
                    if for_side(position, pt.OpensHand, Seat(number)):
                        return True
                    break
    return False
