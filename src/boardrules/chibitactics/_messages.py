"""Where the sentences of Chibitactics are, and by which key a card is called there."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages, name_key


def card_key(id: str, name: str) -> str:  # noqa: ARG001  (as boardrules.Messages asks for it)
    """The key of a card's name, in whatever pack it is."""
    return name_key("card", name)


MESSAGES: Final = Messages("boardrules.chibitactics", card_key=card_key)
"""The folder ``locales`` of this package."""
