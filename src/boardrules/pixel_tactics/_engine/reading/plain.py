"""Values that no text can change: amounts on cards or of seats, and facts that hold in every game.

One function for each kind of amount and of condition, found by its type: a text that counts is read often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import neighbour, of_side, one, players_meant
from boardrules.pixel_tactics._engine.slots import ALL_SLOTS, ROW_OF
from boardrules.values import Seat


def _damage_on(position: Position, what: pt.DamageOn, context: Context, it: Stand | None) -> int:
    found = one(position, what.ref, context, it)
    return 0 if found is None else found.piece.damage


def _markers_on(position: Position, what: pt.MarkersOn, context: Context, it: Stand | None) -> int:
    found = one(position, what.ref, context, it)
    return 0 if found is None else sum([marker.n for marker in found.piece.markers if marker.kind == what.kind])


def _hand_size(position: Position, what: pt.HandSize, context: Context, _it: Stand | None) -> int:
    if what.side == "own":
        return len(position.seats[context.you].hand)
    return max([len(position.seats[seat].hand) for seat in position.rivals(context.you)])


def _deck_size(position: Position, what: pt.DeckSize, context: Context, _it: Stand | None) -> int:
    if what.side == "own":
        return position.seats[context.you].deck_size
    return max([position.seats[seat].deck_size for seat in position.rivals(context.you)])


def _orders_played(position: Position, what: pt.OrdersPlayed, context: Context, _it: Stand | None) -> int:
    return sum([player.orders[1] for seat, player in enumerate(position.seats) if of_side(what.side, Seat(seat), context.you)])


def _strength_of_card(position: Position, _what: pt.StrengthOfCard, context: Context, _it: Stand | None) -> int:
    card = context.bound.the_card
    return position.catalogue.physical[card].hero.attack if card else 0


TALLIES: Final[Mapping[type[pt.Amount], Callable[[Position, Any, Context, Stand | None], int]]] = {
    pt.DamageOn: _damage_on,
    pt.MarkersOn: _markers_on,
    pt.HandSize: _hand_size,
    pt.DeckSize: _deck_size,
    pt.OrdersPlayed: _orders_played,
    pt.StrengthOfCard: _strength_of_card,
}
"""How much of each amount that no text can change lies on a card, or belongs to a seat."""


def _any_chosen(_position: Position, _what: pt.AnyChosen, context: Context, _it: Stand | None) -> bool:
    return bool(context.bound.it)


def _beside(position: Position, what: pt.Beside, _context: Context, it: Stand | None) -> bool:
    return it is not None and neighbour(position, it, what.where) is not None


def _room(position: Position, what: pt.Room, context: Context, _it: Stand | None) -> bool:
    return any(position.seats[seat].taken != ALL_SLOTS for seat in players_meant(position, what.side, context))


def _first_player(position: Position, _what: pt.FirstPlayer, context: Context, _it: Stand | None) -> bool:
    return position.clock.first == context.you


def _in_wave(position: Position, what: pt.InWave, _context: Context, _it: Stand | None) -> bool:
    return position.clock.wave == ROW_OF[what.row]


CIRCUMSTANCES: Final[Mapping[type[pt.Condition], Callable[[Position, Any, Context, Stand | None], bool]]] = {
    pt.AnyChosen: _any_chosen,
    pt.Beside: _beside,
    pt.Room: _room,
    pt.FirstPlayer: _first_player,
    pt.InWave: _in_wave,
}
"""Whether each condition holds that asks no text."""
