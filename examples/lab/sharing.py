"""A pack of custom cards as a part of a link, and back: compressed, in characters that an address may have."""

from __future__ import annotations

import base64
import zlib
from typing import Final

import msgspec
from msgspec import Raw

from boardrules import BoardRulesError

__all__ = ["packed", "unpacked"]

MOST: Final = 2_000_000
"""Bytes of a pack that a link may bring: a short text can be that of a very long one."""


def packed(pack: Raw) -> str:
    """Return a pack as text of letters, digits, ``-`` and ``_``; spaces between its values are left out."""
    short = msgspec.json.encode(msgspec.json.decode(pack))
    return base64.urlsafe_b64encode(zlib.compress(short, 9)).decode().rstrip("=")


def unpacked(text: Raw) -> Raw:
    """Return the pack that a text of :func:`packed` is. Raises BoardRulesError if it is none; whether it can be played is not asked."""
    try:
        said = msgspec.json.decode(text, type=str)
        reader = zlib.decompressobj()
        found = reader.decompress(base64.b64decode(said + "=" * (-len(said) % 4), b"-_", validate=True), MOST)
        if not reader.eof:
            raise ValueError("it is too long or cut off")
        msgspec.json.decode(found)
    except (msgspec.MsgspecError, ValueError, zlib.error) as error:
        raise BoardRulesError(f"the link has no pack of cards: {error}") from None
    return Raw(found)
