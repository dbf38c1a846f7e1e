"""The sentences of Pixies, by their keys."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages
from boardrules.pixies._rulebook.card_facts import card_name

MESSAGES: Final = Messages("boardrules.pixies", card=card_name)
"""The folder ``locales`` of this package."""
