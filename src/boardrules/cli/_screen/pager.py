"""Text that is longer than the screen, shown by the user's pager."""

from __future__ import annotations

import os
import pydoc
from contextlib import suppress
from typing import Final

__all__ = ["show_in_pager"]

LESS: Final = "-FRX"
"""Options for ``less`` unless the user has some: leave if all fits, show colours, keep the text on the screen."""


def show_in_pager(text: str) -> None:
    """Show *text* by the program in ``PAGER``, or by ``less`` or ``more``; a reader who leaves early is no error."""
    os.environ.setdefault("LESS", LESS)
    with suppress(BrokenPipeError):
        pydoc.pager(text)
