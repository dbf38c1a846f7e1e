"""Where the sentences of Chibitactics are."""

from __future__ import annotations

from typing import Final

from boardrules.messages import Messages

__all__ = ["MESSAGES"]

MESSAGES: Final = Messages("boardrules.chibitactics")
"""The folder ``locales`` of this package."""
