"""Values from callers that no type checker watches: telling what they are, and showing them in a message."""

from __future__ import annotations

__all__ = ["is_flag", "shown", "whole"]

LONGEST = 40
"""Characters of a foreign value that a message repeats."""


def whole(value: object) -> int | None:
    """*value* as a plain number if it is a whole one, else None."""
    return int(value) if isinstance(value, int) else None


def is_flag(value: object) -> bool:
    """Whether *value* is true or false, and not merely something like it."""
    return isinstance(value, bool)


def shown(value: object) -> str | int:
    """*value* as it goes into a message: a number that JSON can hold as it is, anything else as short text that can be encoded."""
    if type(value) is int and abs(value) < 2**53:
        return value
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # noqa: BLE001  (a foreign repr may raise anything; so does Python's own for a number of 5000 digits)
        text = f"a value of type {type(value).__name__}"
    return str.encode(text[:LONGEST], errors="backslashreplace").decode()
