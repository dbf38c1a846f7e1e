"""The ids of physical cards, ``"0.knight"``: the only place that knows how an id says whose card it is, and which."""

from __future__ import annotations

from boardrules.values import Seat

__all__ = ["belongs_to", "card_id", "name_of", "owner_of", "owner_text"]


def card_id(owner: int, name: str) -> str:
    """Return the id of a seat's card by its name."""
    return f"{owner}.{name}"


def owner_of(card: str, owners: tuple[tuple[str, Seat], ...] = ()) -> Seat:
    """Return the owner of a card, wherever it is: as *owners* says, or else the seat in whose deck it began (PT-OWN-1).

    Raises ValueError for what is no id of a card.
    """
    for name, seat in owners:
        if name == card:
            return seat
    return Seat(int(card.partition(".")[0]))


def name_of(card: str) -> str:
    """Return the card's name, which is the same in every deck; ``""`` for any other word."""
    return card.partition(".")[2]


def belongs_to(card: str, seat: int) -> bool:
    """Return whether a card began in a seat's deck, as its id says; False for any other word."""
    return card.startswith(f"{seat}.")


def owner_text(card: str) -> str:
    """Return the seat in whose deck a card began, as texts write it to tell equal cards apart: ``"0"``."""
    return card.partition(".")[0]
