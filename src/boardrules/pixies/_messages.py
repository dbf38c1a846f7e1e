"""The sentences of Pixies, by their keys."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages

MESSAGES: Final = Messages("boardrules.pixies")
"""The folder ``locales`` of this package."""
