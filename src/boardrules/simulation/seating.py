"""The bots of a run: their names, and their seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, Generic

from boardrules.bots import Bot
from boardrules.contract import A, V

__all__ = ["Seating", "seated"]

LONGEST: Final = 200
"""Maximum length, in characters, of the text for a bot."""


@dataclass(frozen=True)
class Seating(Generic[V, A]):
    """The different bots, their names, their representations as text, and the index of the bot on each seat."""

    bots: tuple[Bot[V, A], ...]
    names: tuple[str, ...]
    words: tuple[str, ...]
    places: tuple[int, ...]


def seated(bots: Sequence[Bot[V, A]], names: Sequence[str] | None, seats: int) -> Seating[V, A]:
    """Return the seating of *bots*, one for each seat; equal bots with equal names count as one. Raises ValueError for another number."""
    if len(bots) != seats:
        raise ValueError(f"there must be one bot for each of {seats} seats, not {len(bots)}")
    if names is not None and len(names) != seats:
        raise ValueError(f"there must be one name for each of {seats} bots, not {len(names)}")
    called = [type(bot).__name__ for bot in bots] if names is None else list(names)
    different: list[tuple[Bot[V, A], str]] = []
    places: list[int] = []
    for known in zip(bots, called, strict=True):
        if known not in different:
            different.append(known)
        places.append(different.index(known))
    own = [name for _, name in different]
    numbered = [name if own.count(name) == 1 else f"{name} {own[: place + 1].count(name)}" for place, name in enumerate(own)]
    return Seating(tuple([bot for bot, _ in different]), tuple(numbered), tuple([_in_words(bot) for bot, _ in different]), tuple(places))


def _in_words(bot: object) -> str:
    """Return the bot's ``repr()`` without addresses and paths, which differ between machines; a long text is cut and ends in its digest."""
    words = re.sub(r" at 0x[0-9a-fA-F]+| from '[^']*'", "", repr(bot))
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}... {blake2b(words.encode(), digest_size=16).hexdigest()}"
