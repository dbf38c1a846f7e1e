"""What the answer to a question names: a slot, the card there, a card by its id."""

from __future__ import annotations

from typing import TypeAlias

from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOT_INDEX
from boardrules.pixel_tactics._types.actions import Action, CardOption, Choose, SpotOption
from boardrules.values import Seat

__all__ = ["Question", "card_of", "empty_slots", "piece_of", "spot_of"]

Question: TypeAlias = tuple[Seat, tuple[Action, ...]]
"""Who is asked, and what can be answered; ``()``: there is nothing to ask."""


def spot_of(action: Choose | None) -> tuple[Seat, int] | None:
    """The slot that an answer names, as (seat, number); None if it names none."""
    if action is None or not isinstance(action.option, SpotOption):
        return None
    return action.option.at.seat, SLOT_INDEX[action.option.at.slot]


def piece_of(position: Position, action: Choose | None) -> str | None:
    """The card that stands at the slot that an answer names."""
    at = spot_of(action)
    piece = None if at is None else position.seats[at[0]].unit[at[1]]
    return None if piece is None else piece.card


def card_of(action: Choose | None) -> str | None:
    """The card that an answer names by its id."""
    option = None if action is None else action.option
    return option.card if isinstance(option, CardOption) else None


def empty_slots(position: Position, seat: Seat, slots: tuple[int, ...] | range) -> list[int]:
    """Those of *slots* of a unit where a card can be put."""
    unit = position.seats[seat].unit
    return [slot for slot in slots if unit[slot] is None and slot != LEADER_AT]
