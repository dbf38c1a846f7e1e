"""The characters that a text from outside may have, and the escaping of texts that have others.

Names, notes, options and packs are written by strangers and shown on terminals, in pictures and in pages. A control character can rewrite a
terminal or break a picture, a lone surrogate cannot be encoded, and an embedding or isolating mark of direction turns the text around it.
All of these are refused. Joiners (U+200D) and the directional marks U+200E and U+200F occur in names and are allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, cast

import msgspec

__all__ = ["character_fault", "character_faults", "escaped"]

_DIRECTIONS: Final = "\u202a-\u202e\u2066-\u2069"
_SURROGATES: Final = "\ud800-\udfff"
_UNWANTED: Final = re.compile(f"[\x00-\x1f\x7f-\x9f{_DIRECTIONS}{_SURROGATES}]")
_UNWANTED_IN_LINES: Final = re.compile(f"[\x00-\x08\x0b-\x1f\x7f-\x9f{_DIRECTIONS}{_SURROGATES}]")
"""The unwanted characters in texts of several lines, which may have newlines and tabs."""


def character_fault(text: str, *, lines: bool = False) -> str | None:
    r"""Return what is wrong with the first character that *text* may not have, or None if there is no such character.

    *lines*: whether the text may have several lines, so that newlines and tabs are allowed.

    >>> character_fault("Ada\x1b[2J")
    'character 4 is U+001B, a control character; leave it out'
    """
    found = _found(text, lines=lines)
    if found is None:
        return None
    character = found[0]
    if character < "\xa0":
        kind = "a control character"
    elif character >= "\ud800":
        kind = "half of a surrogate pair"
    else:
        kind = "a mark that turns the direction of the text around it"
    return f"character {found.start() + 1} is U+{ord(character):04X}, {kind}; leave it out"


def character_faults(value: object) -> Iterator[str]:
    """Yield the faults of all texts in *value*, each with its path: ``$.names[0]: what is wrong``."""
    yield from _faults(value, "$")


def escaped(text: str, *, lines: bool = False) -> str:
    r"""Return *text* for display: unwanted characters are written like ``\x1b``.

    *lines*: whether newlines and tabs are kept as they are.

    >>> escaped("Ada\x1b[2J")
    'Ada\\x1b[2J'
    """
    if text.isprintable():
        return text
    return (_UNWANTED_IN_LINES if lines else _UNWANTED).sub(_written, text)


def _found(text: str, *, lines: bool) -> re.Match[str] | None:
    if text.isprintable():  # the usual case: no printable character is unwanted
        return None
    return (_UNWANTED_IN_LINES if lines else _UNWANTED).search(text)


def _written(found: re.Match[str]) -> str:
    return ascii(found[0])[1:-1]


def _faults(value: object, path: str) -> Iterator[str]:
    if isinstance(value, str):
        fault = character_fault(value)
        if fault is not None:
            yield f"{path}: {fault}"
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from _faults(getattr(value, name), f"{path}.{name}")
    elif isinstance(value, tuple):
        for index, part in enumerate(cast("tuple[object, ...]", value)):  # its type has just been checked
            yield from _faults(part, f"{path}[{index}]")
