"""Cards found on the board for a text, and what is printed on them: what a reading needs before it asks any other text."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Final, assert_never

from msgspec.structs import replace

from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import raised, side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import beside
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility, CompiledSide
from boardrules.pixel_tactics._types.state import Piece, silent
from boardrules.pixel_tactics.language import HasTextsSetOut
from boardrules.pixel_tactics.language.grammar.expressions import Ref, Side, UnitSide
from boardrules.values import Seat

CORPSE: Final = (0, 0)
"""The strength and the life of a corpse."""
NO_ACTS: Final[tuple[ActivatedAbility, ...]] = ()
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
    """Return those of some cards that stand on the board, and where."""
    return [found for card in cards if (found := position.find(card)) is not None]


def bound(position: Position, ref: Ref, context: Context) -> list[Stand]:
    """Return the cards on the board that a word of a text stands for."""
    return standing(position, (context.source,) if ref == "this" else context.cards(ref))


def one(position: Position, ref: Ref, context: Context, it: Stand | None) -> Stand | None:
    """Return the card that a word of a text stands for: *it*, or the first of those bound."""
    if ref == "it" and it is not None:
        return it
    found = bound(position, ref, context)
    return found[0] if found else None


def neighbour(position: Position, found: Stand, where: str) -> Stand | None:
    """Return the forerunner or the supporter of a card."""
    slot = beside(found.slot, where)
    piece = None if slot is None else position.seats[found.seat].unit[slot]
    if slot is None or piece is None or piece.face == "corpse" or (piece.face == "leader" and not position.edition.leader_neighbours):
        return None
    return Stand(found.seat, slot, piece)


def of_side(side: Side, seat: Seat, you: Seat) -> bool:
    """Return whether a seat is one of those that a word of a text means, as *you* read it (PT-2V2-7)."""
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
    """Return the seats that a word of a text means, you first and then in the order of turns (PT-2V2-7).

    ``one_rival``: the chosen one, or the only one. ``its``: in whose unit *it* stands, or the card bound to ``it``.
    """
    you = context.you
    match whose:
        case "own":
            return (you,)
        case "one_rival":
            chosen = context.bound.player
            return (position.rival(you) if chosen is None else chosen,)
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
    """Return a context of its own with the same bindings: reading in it leaves the other one as it is."""
    return Context(context.you, context.source, context.slot, context.bound)


def printed(position: Position, seat: Seat, piece: Piece) -> tuple[int, int]:
    """Strength and life as printed; a copying leader's are the copied ones, those of a corpse that counts as a hero its own leader's."""
    if piece.face == "corpse":
        return CORPSE
    if piece.face == "risen":
        stands = position.find(piece.card)  # with a rival's hero somebody may act as though it stood in another unit (PT-RUL-122)
        raises = raised(position.catalogue, position.seats, seat if stands is None else stands.seat)
        return CORPSE if raises is None else (raises.strength, raises.life)
    side = side_of(position.catalogue, position.seats, seat, piece)
    return side.attack, side.life


def keyword_printed(position: Position, at: Stand, word: str) -> bool:
    """Return whether a keyword is printed on a card where it stands."""
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "hero":
        row = text_row(slot, piece)
        own = word in position.catalogue.physical[piece.card].hero.words[row] and not silent(piece)
        return own or any(word in side.words[row] for side in texts_set_out(position, seat))
    return piece.face == "leader" and word in side_of(position.catalogue, position.seats, seat, piece).words[0]


def texts_set_out(position: Position, seat: Seat) -> tuple[CompiledSide, ...]:
    """Return the sides of the cards set out whose texts a seat's heroes have besides their own."""
    player = position.seats[seat]
    if not player.set_out:
        return ()
    said = position.board.modifiers.get(HasTextsSetOut, ())
    if not any(context.you == seat for _, context in said):
        return ()
    return tuple([position.catalogue.physical[card].hero for card in player.set_out])


def acts(position: Position, at: Stand) -> tuple[ActivatedAbility, ...]:
    """Return the spells of a card in the row it stands in (PT-ATK-10), the actions of a leader (PT-ATK-11); of a corpse none."""
    seat, slot, piece = at.seat, at.slot, at.piece
    if piece.face == "hero":
        row = text_row(slot, piece)
        own = NO_ACTS if piece.mods and silent(piece) else position.catalogue.physical[piece.card].hero.acts[row]
        if not position.seats[seat].set_out:
            return own
        return (*own, *[_named(act) for side in texts_set_out(position, seat) for act in side.acts[row]])
    if piece.face == "leader":
        return side_of(position.catalogue, position.seats, seat, piece).acts[0]
    return NO_ACTS


def _named(act: ActivatedAbility) -> ActivatedAbility:
    """Return a spell of another card's text, which is named in full."""
    return replace(act, text=act.program)
