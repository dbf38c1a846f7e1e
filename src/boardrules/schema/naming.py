"""Find names for types: structs of the same name in two modules, and unions and literals, which have no name at run time."""

from __future__ import annotations

import re
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from typing import Any, Final

__all__ = ["distinct_names", "literal_names", "union_aliases"]

_WORD: Final = re.compile(r"\w+")


def distinct_names(classes: Iterable[type], taken: Iterable[str]) -> dict[type, str]:
    """Return a name for each of *classes*: its own, or with the module before it if that is taken, such as ``LanguagePlayer``."""
    names: dict[type, str] = {}
    used = set(taken)
    for cls in classes:
        name = cls.__name__
        for part in reversed(cls.__module__.split(".")):
            if name not in used:
                break
            name = part.strip("_").title().replace("_", "") + name
        while name in used:
            name += "_"
        names[cls] = name
        used.add(name)
    return names


def _public(module: str) -> Iterator[tuple[str, Any]]:
    for name, value in sorted(vars(sys.modules[module]).items()):
        if not name.startswith("_"):
            yield name, value


def union_aliases(modules: Iterable[str]) -> Iterator[tuple[str, Any]]:
    """Yield the public unions of *modules* with their names."""
    for module in sorted(set(modules)):
        for name, value in _public(module):
            if typing.get_origin(value) in (types.UnionType, typing.Union):
                yield name, value


def literal_names(cls: type, field: str) -> dict[tuple[str | int, ...], str]:
    """Return the names of the literals in the annotation of a *field* of *cls*, by their sorted values."""
    for base in cls.__mro__:
        annotation = vars(base).get("__annotations__", {}).get(field)
        if isinstance(annotation, str):
            known = vars(sys.modules[base.__module__])
            found = {word: known.get(word) for word in _WORD.findall(annotation)}
            return {
                tuple(sorted(typing.get_args(value))): word for word, value in found.items() if typing.get_origin(value) is typing.Literal
            }
    return {}
