"""Texts of operations that work once a turn or a wave: the card in the reserve notes that they have."""

from __future__ import annotations

from typing import Literal

from boardrules.pixel_tactics._engine.history import used, with_noted
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._types.state import ReserveCard
from boardrules.values import Seat


def first_time_in_reserve(position: Position, seat: Seat, card: str, text: str, once: Literal["turn", "wave"]) -> bool:
    """Return whether a text of a card in a reserve, if it lies there, works for the first time in this turn (wave); it is noted."""
    for place, held in enumerate(position.seats[seat].reserve):
        if held is not None and held.card == card:
            if text in (held.done_this_turn if once == "turn" else held.done_this_wave):
                return False
            turn, wave = with_noted(held.done_this_turn, used(text)), with_noted(held.done_this_wave, used(text))
            position.put_reserve(seat, place, ReserveCard(held.card, held.face, held.tokens, held.mask, turn, wave, held.goes_to))
            return True
    return True


def forget_deeds(position: Position, seat: Seat, *, of_wave: bool) -> None:
    """Let what worked once in a turn or a wave work again in the reserve of a seat, since the time is over."""
    for place, held in enumerate(position.seats[seat].reserve):
        if held is not None and (held.done_this_turn or (of_wave and held.done_this_wave)):
            wave = () if of_wave else held.done_this_wave
            position.put_reserve(seat, place, ReserveCard(held.card, held.face, held.tokens, held.mask, (), wave, held.goes_to))
