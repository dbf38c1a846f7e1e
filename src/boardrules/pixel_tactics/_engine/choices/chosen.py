"""Readers of an answer: the slot it names, the card there, or a card by its id."""

from __future__ import annotations

from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOT_INDEX
from boardrules.pixel_tactics._types.actions import Action, AreaOption, CardOption, Choose, ModeOption, NumberOption, SpotOption
from boardrules.pixel_tactics._types.values import Area
from boardrules.values import Seat


def spot_of(action: Action | None) -> tuple[Seat, int] | None:
    """Return the slot that an answer names, as (seat, number); None if it names none."""
    if not isinstance(action, Choose) or not isinstance(action.option, SpotOption):
        return None
    return action.option.at.seat, SLOT_INDEX[action.option.at.slot]


def piece_of(position: Position, action: Action | None) -> str | None:
    """Return the card that stands at the slot that an answer names."""
    at = spot_of(action)
    piece = None if at is None else position.seats[at[0]].unit[at[1]]
    return None if piece is None else piece.card


def card_of(action: Action | None) -> str | None:
    """Return the card that an answer names by its id."""
    return action.option.card if isinstance(action, Choose) and isinstance(action.option, CardOption) else None


def area_of(action: Action | None) -> Area | None:
    """Return the row or the column that an answer names."""
    return action.option.area if isinstance(action, Choose) and isinstance(action.option, AreaOption) else None


def mode_of(action: Action | None) -> str | None:
    """Return the name of one of several ways that an answer gives."""
    return action.option.mode if isinstance(action, Choose) and isinstance(action.option, ModeOption) else None


def number_of(action: Action | None) -> int | None:
    """Return the number that an answer names."""
    return action.option.n if isinstance(action, Choose) and isinstance(action.option, NumberOption) else None


def whom(position: Position, card: str | None) -> tuple[str, str]:
    """Return the parameter of a question that names the card that it concerns; ``none`` if it concerns no particular card."""
    found = position.find(card) if card else None
    leads = found is not None and found.piece.face == "leader"
    return "whom", f"{card}:leader" if leads else card or "none"


def empty_slots(position: Position, seat: Seat, slots: tuple[int, ...] | range) -> list[int]:
    """Return those of *slots* of a unit where a card can be put."""
    unit = position.seats[seat].unit
    return [slot for slot in slots if unit[slot] is None and slot != LEADER_AT]
