"""The ids of physical cards, ``"0.knight"``: the only place that knows how an id says whose card it is, and which."""

from __future__ import annotations

from boardrules.values import Seat

__all__ = ["belongs_to", "card_id", "name_of", "owner_of", "owner_text"]


def card_id(owner: int, name: str) -> str:
    """The id of a seat's card of some name."""
    return f"{owner}.{name}"


def owner_of(card: str, owners: tuple[tuple[str, Seat], ...] = ()) -> Seat:
    """Whose card it is, in whosever unit it stands: as *owners* says, or else of the seat in whose deck it began (PT-OWN-1).

    Raises ValueError for what is no id of a card.
    """
    for name, seat in owners:
        if name == card:
            return seat
    return Seat(int(card.partition(".")[0]))


def name_of(card: str) -> str:
    """The card's name, which is the same in every deck; ``""`` for what is no id of a card."""
    return card.partition(".")[2]


def belongs_to(card: str, seat: int) -> bool:
    """Whether a card began in a seat's deck, as its id says; of what is no id of a card: no."""
    return card.startswith(f"{seat}.")


def owner_text(card: str) -> str:
    """In whose deck a card began, as texts write it to tell equal cards apart: ``"0"``."""
    return card.partition(".")[0]
