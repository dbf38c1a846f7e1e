"""The ids of physical cards, ``"0.knight"``: the only place that knows how an id says whose card it is, and which."""

from __future__ import annotations

from boardrules.values import Seat

__all__ = ["belongs_to", "card_id", "name_of", "owner_of", "owner_text"]


def card_id(owner: int, name: str) -> str:
    """The id of a seat's card of some name."""
    return f"{owner}.{name}"


def owner_of(card: str) -> Seat:
    """Whose card it is, in whosever unit it stands. Raises ValueError for what is no id of a card."""
    return Seat(int(card.partition(".")[0]))


def name_of(card: str) -> str:
    """The card's name, which is the same in every deck; ``""`` for what is no id of a card."""
    return card.partition(".")[2]


def belongs_to(card: str, seat: int) -> bool:
    """Whether a card is a seat's own; of what is no id of a card: no."""
    return card.startswith(f"{seat}.")


def owner_text(card: str) -> str:
    """Whose card it is, as texts write it: ``"0"``."""
    return card.partition(".")[0]
