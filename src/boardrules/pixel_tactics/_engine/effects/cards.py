"""Effects on hands, decks, orders and actions."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation, Context
from boardrules.pixel_tactics._engine.ceasefire import may_order
from boardrules.pixel_tactics._engine.effects.decks import decks_of
from boardrules.pixel_tactics._engine.effects.orders import execute
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.sights import see_hand
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._engine.trace import Addend, speaking
from boardrules.pixel_tactics._packs.bounds import MOST_CARRIED, bounded
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._types.events import ActionsGained
from boardrules.pixel_tactics._types.stack import DrawFrame
from boardrules.pixel_tactics._types.state import Extra, Loss
from boardrules.values import Seat


def _row_is_looked_at(position: Position, activation: Activation) -> bool:
    """Return whether cards are taken up to be put back in some order off a shared deck: these lie open already (PT-POOL-5)."""
    steps = activation.program.steps
    after = steps[activation.step].next
    return position.pool is not None and after < len(steps) and isinstance(steps[after].op, pt.OrderTop)


def _read_by(activation: Activation, seat: Seat) -> Context:
    """Return the context of a text as another player reads it."""
    return Context(seat, activation.source, activation.slot, activation.bound)


KINDS: Final[tuple[type[Op], ...]] = (
    *(pt.DrawCards, pt.LookAtHand, pt.DiscardHand, pt.Note, pt.ShuffleDeck),
    *(pt.DiscardRevealed, pt.ExecuteOrder, pt.GainActions, pt.LoseActions),
)
"""The steps that :func:`on_cards` carries out."""


def on_cards(position: Position, activation: Activation, op: Op) -> None:
    """Carry out an effect on hands, decks, orders or actions."""
    match op:
        case pt.DrawCards(n, to, whose):
            if not _row_is_looked_at(position, activation):
                for seat in reversed(decks_of(position, activation, whose)):
                    of_seat = amount(position, n, activation if seat == activation.you else _read_by(activation, seat))
                    if of_seat > 0:
                        position.stack.append(DrawFrame(seat, of_seat, to))
        case pt.LookAtHand():
            if position.contact:
                see_hand(position, players_meant(position, "one_rival", activation)[0], activation.you)
        case pt.DiscardHand():
            cards.discard_hand(position, activation)
        case pt.Note(n, each) if each:
            seats = range(len(position.seats))
            activation.bind_tally(tuple([bounded(amount(position, n, _read_by(activation, Seat(seat)))) for seat in seats]))
        case pt.Note(n):
            activation.bind_numbers(noted=amount(position, n, activation))
        case pt.ShuffleDeck():
            cards.shuffle(position, activation.you)
        case pt.DiscardRevealed():
            cards.leave(position, activation.bound.the_card)
        case pt.ExecuteOrder(of):
            leader = position.seats[activation.you].unit[LEADER_AT]
            card = activation.bound.the_card if of == "the_card" else "" if leader is None else leader.card
            if card and may_order(position, activation.you, card):
                execute(position, activation.you, card)
        case pt.GainActions(n, only):
            if activation.you != position.active:
                return  # actions belong to a turn
            budget = position.budget
            if only:
                position.budget = replace(budget, extra=(*budget.extra, Extra(only, n))[:MOST_CARRIED])
            else:
                position.budget = replace(budget, actions=bounded(budget.actions + n))
            _tell_actions(position, activation.you, n, "PT-FAQ-7")
        case pt.LoseActions(n, floor, whose):
            for seat in decks_of(position, activation, whose):
                player = position.seats[seat]
                player.losses = (*player.losses, Loss(position.wave_number + 1, n, floor))[:MOST_CARRIED]
                player.changed = True
                _tell_actions(position, seat, -n, "PT-FLOW-2")
        case _:
            raise TypeError(op)


def _tell_actions(position: Position, seat: Seat, n: int, rule: str) -> None:
    """Tell that a text gives a seat actions, or takes some."""
    parts = () if position.trace is None else (Addend(n, rule, speaking(position.stack)),)
    position.emit(ActionsGained(seat, n), rule, parts=parts)
