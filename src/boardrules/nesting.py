"""How deep JSON from outside may be nested, found out before it is decoded, since a decoder goes as deep as its input says."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

__all__ = ["MAX_NESTING", "too_deep"]

MAX_NESTING: Final = 128
"""The levels of objects and arrays within each other that JSON may have. Values of games have a few dozen at most."""

_STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_BRACKETS: Final = b"[]{}"
_REST: Final = bytes(sorted(set(range(256)) - set(_BRACKETS)))
_WEIGHTS: Final = tuple({"[": 1, "{": 1, "]": -1, "}": -1}.get(chr(byte), 0) for byte in range(256))


def too_deep(data: bytes | str) -> bool:
    """Whether the JSON *data* has more than :data:`MAX_NESTING` levels. Of broken JSON only what comes before the fault counts."""
    text = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    if text.count(b"[") + text.count(b"{") <= MAX_NESTING:
        return False
    brackets = _STRING.sub(b"", text).translate(None, _REST)
    return max(accumulate(map(_WEIGHTS.__getitem__, brackets)), default=0) > MAX_NESTING
