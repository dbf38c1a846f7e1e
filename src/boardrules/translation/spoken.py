"""Languages whose plurals the library knows: their compiled messages need no other package."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from boardrules.messages import NAMELESS, Filled, Names, Pattern, Plural, written

__all__ = ["PLURALS", "Spoken"]


def _polish(n: int) -> str:
    if n == 1:
        return "one"
    return "few" if n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14} else "many"


def _russian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in {2, 3, 4} and n % 100 not in {12, 13, 14} else "many"


PLURALS: Final[Mapping[str, Plural]] = MappingProxyType({"pl": _polish, "ru": _russian})
"""The plural categories of whole numbers, as in the Unicode CLDR."""


class Spoken:
    """The messages of one language: a callable that returns the sentence of a key with parameters and names, or None if it has none."""

    def __init__(self, language: str, patterns: Mapping[str, Pattern]) -> None:
        self._plural: Final = PLURALS[language]
        self._patterns: Final = patterns

    def __call__(self, key: str, params: Filled, names: Names = NAMELESS) -> str | None:
        """Return the sentence of *key*, or None if the language lacks it or *params* lacks a parameter."""
        pattern = self._patterns.get(key)
        if pattern is None:
            return None
        try:
            return written(pattern, params, names, self._plural)
        except KeyError:
            return None
