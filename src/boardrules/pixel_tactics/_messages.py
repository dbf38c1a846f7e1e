"""Where the sentences of Pixel Tactics are, and by which key a card is called there."""

from __future__ import annotations

import re
from typing import Final

from boardrules.messages import Message, Messages

__all__ = ["MESSAGES", "card_key", "named"]

_OTHER: Final = re.compile(r"[^a-z0-9]+")


def card_key(id: str, name: str) -> str:  # noqa: ARG001  (as boardrules.Messages asks for it)
    """The key of a card's name, by the English name: so a hero of one's own called "Knight" is a knight in every language.

    >>> card_key("set_1/dragon_mage/hero", "Dragon Mage")
    'card-dragon_mage'
    """
    return f"card-{_OTHER.sub('_', name.lower()).strip('_')}"


def named(name: str) -> Message:
    """The *name* of a hero or a leader, as it is printed on the card, as a message."""
    words = " ".join(name.split())
    return Message(card_key("", words), (), words)


MESSAGES: Final = Messages("boardrules.pixel_tactics", card_key=card_key)
"""The folder ``locales`` of this package."""
