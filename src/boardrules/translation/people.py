"""The names of players as sentences and pictures show them."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from boardrules.characters import escaped

LONGEST_NAME: Final = 24
"""Maximum length of a player's name, in characters; longer ones end in an ellipsis."""
_MOST_SEATS: Final = 16
"""Seats whose numbers nobody else may be called by: no game has more."""


def known_as(names: Iterable[str], number: Callable[[int], str]) -> tuple[str, ...]:
    """Return the names of players as they are shown, seat by seat; *number* names a player without one, counted from one.

    Unwanted characters are escaped, white space is put right, long names are cut, and equal names are numbered: "Ann (1)", "Ann (2)".
    A name that belongs to a later player without one is numbered too: "Player 2 (1)" beside "Player 2".
    """
    names = tuple(names)
    shown = [_fitting(" ".join(escaped(name).split())) or number(place) for place, name in enumerate(names, start=1)]
    alike = Counter(map(_compared, (*shown, *map(number, range(len(names) + 1, _MOST_SEATS + 1)))))
    told: list[str] = []
    seen = Counter[str]()
    for name in shown:
        key = _compared(name)
        seen[key] += 1
        told.append(f"{name} ({seen[key]})" if alike[key] > 1 else name)
    return tuple(told)


def _fitting(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1].rstrip()}\u2026"


def _compared(name: str) -> str:
    """Return *name* in the form in which names that look alike are equal."""
    return unicodedata.normalize("NFKC", name).casefold()
