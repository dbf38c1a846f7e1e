"""Signatures for readers: the types of a call, without the ranges that are there for decoders and stand in the tables of each page."""

from __future__ import annotations

import re
from typing import Any, Final

from sphinx.application import Sphinx

ANNOTATED: Final = re.compile(r"~?(?:\w+\.)*Annotated\[")
NO_LITERAL: Final = re.compile(r"(?<==)( ?)<\w[^<>]*>")
"""A default that Python has no way to write: ``<function by_id>``."""
ANYTHING: Final = "(*args, **kwargs)"
"""What Python says of a Protocol, which nobody calls."""


def read_signature(
    _app: Sphinx, what: str, _name: str, _obj: object, _options: Any, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """What autodoc is to show instead of *signature* and of the type that it *returns*."""
    if what == "class" and signature == ANYTHING:
        return "", None
    return signature and readable(signature), returns and readable(returns)


def readable(signature: str) -> str:
    """*signature* with ``int`` where it has ``Annotated[int, Meta(ge=0)]``, and ``...`` for a default that cannot be written."""
    signature = NO_LITERAL.sub(r"\1...", signature)
    while found := ANNOTATED.search(signature):
        comma, end = _parts(signature, found.end())
        signature = signature[: found.start()] + signature[found.end() : comma] + signature[end + 1 :]
    return signature


def _parts(text: str, start: int) -> tuple[int, int]:
    """Where the first of the parts in the brackets opened before *start* ends, and where the brackets close."""
    depth, comma = 0, None
    for place, sign in enumerate(text[start:], start):
        if sign in "[(":
            depth += 1
        elif depth and sign in "])":
            depth -= 1
        elif sign == "]":
            return (place if comma is None else comma), place
        elif sign == "," and not depth and comma is None:
            comma = place
    raise ValueError(f"the brackets of {text!r} do not close")
