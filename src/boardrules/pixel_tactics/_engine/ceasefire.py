"""The ceasefire of a first round (PT-CEASE): what a seat may not do now. Each question names the seat that would do it."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.activation import Activation, Context
from boardrules.pixel_tactics._engine.history import executing
from boardrules.pixel_tactics._engine.position import CEASEFIRE_ROUNDS, Position
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility
from boardrules.pixel_tactics._types.state import Piece
from boardrules.values import Seat


def holds_for(position: Position, seat: Seat) -> bool:
    """Return whether the ceasefire holds for a seat: the first round for all, a lone round for its player and the rivals (PT-2V2-8)."""
    clock = position.clock
    if clock.lone is None:
        return clock.round <= CEASEFIRE_ROUNDS
    alone = clock.lone.seats[0]
    return clock.round <= CEASEFIRE_ROUNDS or seat == alone or opposed(seat, alone)


def may_attack(position: Position, seat: Seat) -> bool:
    """Return whether a seat's cards may attack, by actions or effects (PT-CEASE-1)."""
    return not holds_for(position, seat)


def may_cast(position: Position, seat: Seat, spell: ActivatedAbility | None = None) -> bool:
    """Return whether a seat may cast a spell, or without one any: none, or none that touches the rival (PT-CEASE-1)."""
    if not holds_for(position, seat):
        return True
    if position.edition.ceasefire_spells == "none":
        return False
    return spell is None or position.catalogue.programs[spell.program].own_side


def may_order(position: Position, seat: Seat, card: str | None = None) -> bool:
    """Return whether the order of a card may be played or executed by a seat, or without a card any order.

    None may, or none that touches the rival; an order that carries out another is judged by that one (PT-CEASE-2).
    """
    if not holds_for(position, seat):
        return True
    if position.edition.ceasefire_orders == "none":
        return False
    return card is None or card in _peaceful(position, seat, card)


def may_play_operation(position: Position, seat: Seat, card: str | None = None) -> bool:
    """Return whether a seat may play an operation, or without a card any: none, or none that touches the rival (PT-CEASE-3)."""
    if not holds_for(position, seat):
        return True
    if position.edition.ceasefire_operations == "none":
        return False
    return card is None or position.catalogue.reserve[card].own_side


def may_take_leader_action(position: Position, seat: Seat, act: ActivatedAbility) -> bool:
    """Return whether a seat's leader may do one of its actions: none that touches the rival (PT-CEASE-5)."""
    return not holds_for(position, seat) or position.catalogue.programs[act.program].own_side


def may_text_reach_across(position: Position, context: Context) -> bool:
    """Return whether a text may reach to the other side: as others may, but a leader's action never in the ceasefire (PT-RUL-139)."""
    clock = position.clock
    if clock.round > CEASEFIRE_ROUNDS and clock.lone is None:
        return True
    return position.edition.ceasefire_contact and not (
        isinstance(context, Activation) and context.program.leader_act and holds_for(position, context.you)
    )


def _peaceful(position: Position, seat: Seat, card: str) -> set[str]:
    """Return the cards among a seat's hand, its leader and *card* whose orders can be carried out on the seat's own side alone."""
    leader = position.seats[seat].unit[LEADER_AT]
    hand = {str(held.card) for held in position.seats[seat].hand} - executing(position)
    peaceful: set[str] = set()
    unit = {piece.card for piece in position.seats[seat].unit if piece is not None and piece.face == "hero"} - executing(position)
    asked = {*hand, *unit, card} if leader is None else {*hand, *unit, card, leader.card}
    while True:
        more = {name for name in asked - peaceful if _keeps_peace(position, name, (hand - {card}, unit), leader, peaceful)}
        if not more:
            return peaceful
        peaceful |= more


def _keeps_peace(position: Position, card: str, others: tuple[set[str], set[str]], leader: Piece | None, peaceful: set[str]) -> bool:
    """Return whether an order stays on its player's own side, given that the orders in *peaceful* do."""
    order = position.catalogue.physical[card].order
    if order is None:
        return True
    program = position.catalogue.programs[order]
    if not program.own_side:
        return False
    hand, unit = others
    shown = hand - {card}
    for of in program.carries:
        if of == "leader":
            if leader is not None and leader.card != card and leader.card not in peaceful:
                return False
        elif of == "unit":
            if unit and not unit & peaceful:
                return False
        elif shown and not shown & peaceful:
            return False
    return True
