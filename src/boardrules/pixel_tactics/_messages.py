"""The messages of Pixel Tactics, and the keys of card names in them."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages, name_key


def card_key(id: str, name: str) -> str:  # noqa: ARG001  (as boardrules.Messages asks for it)
    """Return the key of a card's name: of both sides, in all sets.

    >>> card_key("set_1/dragon_mage/hero", "Dragon Mage")
    'card-dragon_mage'
    """
    return name_key("card", name)


MESSAGES: Final = Messages("boardrules.pixel_tactics", card_key=card_key)
"""The folder ``locales`` of this package."""
