"""Cards found on the board for a text, and what is printed on them: what a reading needs before it asks any other text."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Final, assert_never

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row, texts_set_out
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import beside
from boardrules.pixel_tactics._types.statuses import silent
from boardrules.pixel_tactics.language.grammar.expressions import Ref, Side, UnitSide
from boardrules.values import Seat

COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
"""How a condition compares two amounts."""


def standing(position: Position, cards: tuple[str, ...]) -> list[Stand]:
    """Those of some cards that stand on the board, and where."""
    return [found for card in cards if (found := position.find(card)) is not None]


def bound(position: Position, ref: Ref, context: Context) -> list[Stand]:
    """The cards on the board that a word of a text stands for."""
    return standing(position, (context.source,) if ref == "this" else context.cards(ref))


def one(position: Position, ref: Ref, context: Context, it: Stand | None) -> Stand | None:
    """The card that a word of a text stands for: *it*, or the first of those bound."""
    if ref == "it" and it is not None:
        return it
    found = bound(position, ref, context)
    return found[0] if found else None


def neighbour(position: Position, found: Stand, where: str) -> Stand | None:
    """The forerunner or the supporter of a card."""
    slot = beside(found.slot, where)
    piece = None if slot is None else position.seats[found.seat].unit[slot]
    if slot is None or piece is None or piece.face == "corpse" or (piece.face == "leader" and not position.edition.leader_neighbours):
        return None
    return Stand(found.seat, slot, piece)


def of_side(side: Side, seat: Seat, you: Seat) -> bool:
    """Whether a seat is one of those that a word of a text means, as *you* read it (PT-2V2-7)."""
    match side:
        case "own":
            return seat == you
        case "rival":
            return opposed(seat, you)
        case "others":
            return seat != you
        case "any":
            return True
        case _:
            assert_never(side)


def players_meant(position: Position, whose: UnitSide, context: Context, it: Stand | None = None) -> tuple[Seat, ...]:
    """The seats that a word of a text means, you first and then in the order of turns (PT-2V2-7).

    ``one_rival``: the chosen one, or the only one. ``its``: in whose unit *it* stands, or the card bound to ``it``.
    """
    you = context.you
    match whose:
        case "own":
            return (you,)
        case "one_rival":
            chosen = context.bound.player
            return (position.rivals(you)[0] if chosen is None else chosen,)
        case "rival":
            return position.rivals(you)
        case "others" | "any":
            n = len(position.seats)
            return tuple([Seat((you + k) % n) for k in range(whose == "others", n)])
        case "its":
            found = one(position, "it", context, it)
            return () if found is None else (found.seat,)
        case _:
            assert_never(whose)


def same_bindings(context: Context) -> Context:
    """A context of its own with the same bindings: reading in it leaves the other one as it is."""
    return Context(context.you, context.source, context.slot, context.bound)


def keyword_printed(position: Position, at: Stand, word: str) -> bool:
    """Whether a keyword is printed on a card where it stands."""
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "hero":
        row = text_row(slot, piece)
        own = word in position.catalogue.physical[piece.card].hero.words[row] and not silent(piece)
        return own or any(word in side.words[row] for side in texts_set_out(position, seat))
    return piece.face == "leader" and word in side_of(position, seat, piece).words[0]
