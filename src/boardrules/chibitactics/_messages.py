"""The messages of Chibitactics."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages, name_key


def card_key(id: str, name: str) -> str:  # noqa: ARG001  (as boardrules.Messages asks for it)
    """Return the message key of a card's name, whatever pack the card is in."""
    return name_key("card", name)


MESSAGES: Final = Messages("boardrules.chibitactics", card_key=card_key)
"""The folder ``locales`` of this package."""
