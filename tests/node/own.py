"""A module that a page brings along, see package.test.mjs."""

from __future__ import annotations

import msgspec


def doubled(number: msgspec.Raw) -> int:
    """Twice a number."""
    read: int = msgspec.json.decode(number)
    return 2 * read
