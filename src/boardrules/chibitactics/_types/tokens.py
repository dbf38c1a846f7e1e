"""The ids of tokens: ``ansel-0`` is the unit of the card ``ansel`` in the deck of seat 0, ``gnaw`` is a savage."""

from __future__ import annotations

from typing import Final

from boardrules.values import Seat

__all__ = ["FREE", "card_id", "owner_of"]

FREE: Final = Seat(-1)
"""The seat of a free savage, and of events."""


def card_id(token: str) -> str:
    """Return the card of a token: ``ansel`` of ``ansel-0``."""
    return token.partition("-")[0]


def owner_of(token: str) -> Seat:
    """Return the seat from whose deck a card came: 0 of ``ansel-0``, -1 of a savage."""
    number = token.partition("-")[2]
    return Seat(int(number)) if number else FREE
