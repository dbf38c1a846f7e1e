"""Signatures for readers: the types of a call, without the ranges that are there for decoders and stand in the tables of each page."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from sphinx.application import Sphinx
from sphinx.util.typing import stringify_annotation

from boardrules import games

from ._languages import LANGUAGES

SHORT: Final = 40
"""Characters of a literal that a signature spells out, because its values say more than its alias."""

TOOLS: Final = tuple(f"boardrules.{name}" for name in ("authoring", "logs", "pieces", "sheets"))
"""Modules whose aliases signatures name, besides the games and their languages."""

ANNOTATED: Final = re.compile(r"~?(?:\w+\.)*Annotated\[")
NO_LITERAL: Final = re.compile(r"(?<==)( ?)<\w[^<>]*>")
"""A default that Python has no way to write: ``<function by_id>``."""
ANYTHING: Final = "(*args, **kwargs)"
"""What Python says of a Protocol, which nobody calls."""


_SHOWN: Final = re.compile(r'<dt class="sig.*?</dt>', re.DOTALL)
_PRE: Final = re.compile(r'<span class="pre">([^<]*)</span>')


def slim(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _tree: object) -> None:
    """Leave out marks of signatures that no style of the theme uses; they are a third of a page of the reference."""
    if body := context.get("body"):
        context["body"] = _SHOWN.sub(lambda found: _PRE.sub(r"\1", found[0]).replace('<span class="w"> </span>', " "), body)


def read_signature(
    _app: Sphinx, what: str, _name: str, _obj: object, _options: Any, signature: str | None, returns: str | None
) -> tuple[str | None, str | None]:
    """Return what autodoc is to show instead of *signature* and of the type that it *returns*."""
    if what == "class" and signature == ANYTHING:
        return "", None
    return signature and named(signature), returns and named(returns)


@cache
def aliases() -> tuple[tuple[str, str], ...]:
    """Return every public union of classes as a signature writes it, and the link to the alias, the longest first; and long literals."""
    found: dict[str, str] = {}
    for module in (*(f"boardrules.{name}" for name in games()), *LANGUAGES, *TOOLS, "boardrules"):
        package = import_module(module)
        for name in package.__all__:
            value = getattr(package, name)
            members = stringify_annotation(value, "smart") if get_origin(value) in {Union, UnionType, Literal} else ""
            ours = get_origin(value) is not Literal and any(is_ours(member) for member in get_args(value))
            if ours or (get_origin(value) is Literal and len(members) > SHORT):
                found.setdefault(members, f"~{module}.{name}")
                found.setdefault(readable(members), f"~{module}.{name}")
    return tuple(sorted(found.items(), key=lambda pair: len(pair[0]), reverse=True))


def is_ours(member: object) -> bool:
    """Return whether *member* of a union is a class of this library."""
    return isinstance(member, type) and member.__module__.startswith("boardrules.")


def named(signature: str) -> str:
    """Return *signature* as readers want it: unions by their aliases, other types without their ranges."""
    return by_name(readable(by_name(signature)))


def by_name(signature: str) -> str:
    """Return *signature* with the alias of a union where it has its members one by one."""
    for members, alias in aliases():
        signature = re.sub(rf"(?<![\w.~]){re.escape(members)}(?![\w.\[])", alias, signature)
    return signature


def readable(signature: str) -> str:
    """Return *signature* with ``int`` where it has ``Annotated[int, Meta(ge=0)]``, and ``...`` for a default that cannot be written."""
    signature = NO_LITERAL.sub(r"\1...", signature)
    while found := ANNOTATED.search(signature):
        comma, end = _parts(signature, found.end())
        signature = signature[: found.start()] + signature[found.end() : comma] + signature[end + 1 :]
    return signature


def _parts(text: str, start: int) -> tuple[int, int]:
    """Return where the first of the parts in the brackets opened before *start* ends, and where the brackets close."""
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
