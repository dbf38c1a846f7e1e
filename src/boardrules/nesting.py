"""A limit on the nesting of JSON from outside, checked before decoding, because a decoder recurses as deep as its input."""

from __future__ import annotations

import re
from itertools import accumulate
from typing import Final

__all__ = ["MAX_NESTING", "too_deep"]

MAX_NESTING: Final = 128
"""Maximum nesting of objects and arrays in JSON. Values of games have a few dozen levels at most."""

_STRING: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_BRACKETS: Final = b"[]{}"
_REST: Final = bytes(sorted(set(range(256)) - set(_BRACKETS)))
_WEIGHTS: Final = tuple({"[": 1, "{": 1, "]": -1, "}": -1}.get(chr(byte), 0) for byte in range(256))


def too_deep(data: bytes | str) -> bool:
    """Return whether the JSON *data* has more than :data:`MAX_NESTING` levels. In broken JSON, only the text before the fault counts."""
    text = data.encode(errors="surrogatepass") if isinstance(data, str) else data
    if text.count(b"[") + text.count(b"{") <= MAX_NESTING:
        return False
    brackets = _STRING.sub(b"", text).translate(None, _REST)
    return max(accumulate(map(_WEIGHTS.__getitem__, brackets)), default=0) > MAX_NESTING
