"""Lines that say what lies at a place: in names as on the board, and as a Setup has them.

``leader:vampire/12`` reads ``leader: Demitras Denigrande / 12``. Ids are understood as well, and so is JSON. What a line does not say,
such as what a hero did in this turn, stays as it is as long as the same card lies there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from boardrules import Translator

__all__ = ["Names", "Pieces", "Stacks", "Units", "kept", "listed", "parted", "short"]

COUNTED: Final = re.compile(r"(.*\S)\s*/\s*(\d+)")
"""A name, and the damage or tokens on the card."""


class Names:
    """The names of cards by their ids, and the ids by the names; a name that several cards have is no name of any."""

    def __init__(self, called: Iterable[tuple[str, str]]) -> None:
        known = dict(called)
        counted = Counter(name.casefold() for name in known.values())
        self._names = {id: name for id, name in known.items() if counted[name.casefold()] == 1}
        self._ids = {name.casefold(): id for id, name in self._names.items()}

    def name(self, id: str) -> str:
        """Return the name of the card *id*, or the id itself if it has none."""
        return self._names.get(id, id)

    def id(self, name: str) -> str:
        """Return the id of the card called *name*, or *name* itself if there is none."""
        return self._ids.get(name.strip().casefold(), name.strip())

    def __contains__(self, name: str) -> bool:
        return name.strip().casefold() in self._ids


def _json(line: str) -> bool:
    return line[:1] in {"[", "{"}


def listed(lines: Iterable[str], said: Callable[[str], str]) -> str:
    """Return *lines* as one, with a semicolon between them."""
    return "; ".join([line if _json(line) else said(line) for line in lines])


def parted(line: str, names: Names) -> list[str]:
    """Return the ids in a line with semicolons between names, or with spaces between ids."""
    if ";" in line or line in names:
        return [names.id(name) for name in line.split(";") if name.strip()]
    return [names.id(id) for id in line.split()]


def short(seat: int, value: Any) -> str:
    """Return what a Setup of Pixel Tactics has of a card of *seat* as a line of ids, without all that is unusual about it."""
    if not isinstance(value, list):
        return str(value or "")
    card, face, count = (*value, None, None)[:3]
    before = f"{face}:" if face in {"leader", "corpse", "risen"} else ""
    return f"{before}{str(card).removeprefix(f'{seat}.')}{f'/{count}' if isinstance(face, str) and count else ''}"


def kept(seat: int, before: Any, line: str) -> Any:
    """Return what *line* of ids says of a card, with all that was unusual about it *before* if it is the same card."""
    card, _, count = line.partition("/")
    if not isinstance(before, list) or short(seat, before).partition("/")[0] != card:
        return line
    return [*before[:2], int(count or 0), *before[3:]] if len(before) > 2 and (count or "0").isdecimal() else before


class Pieces:
    """The line of a slot of Pixel Tactics: a hero, a corpse or a leader, with the damage on it.

    *heroes* and *leaders* are the names of cards on either side.
    """

    KINDS: Final = ("leader", "corpse")

    def __init__(self, heroes: Names, leaders: Names, words: Translator) -> None:
        self._sides: Mapping[str, Names] = {"leader": leaders}
        self._heroes: Final = heroes
        self._kinds = {kind: words.term(kind) for kind in self.KINDS} | {"risen": words.sentence("board-risen", (), "risen corpse")}

    def said(self, line: str) -> str:
        """Return a line of a Setup in names."""
        if not line or _json(line):
            return line
        kind, _, rest = line.rpartition(":")
        id, _, count = rest.partition("/")
        before = f"{self._kinds.get(kind, kind)}: " if kind else ""
        return f"{before}{self._sides.get(kind, self._heroes).name(id)}{f' / {count}' if count else ''}"

    def meant(self, line: str) -> str:
        """Return the line of a Setup that *line* means."""
        if _json(line):
            return line
        word, _, rest = line.rpartition(":")
        kind = next((kind for kind, said in self._kinds.items() if said.casefold() == word.strip().casefold()), word.strip())
        names = self._sides.get(kind, self._heroes)
        counted = COUNTED.fullmatch(rest.strip())
        id = f"{names.id(counted[1])}/{counted[2]}" if counted and rest not in names else names.id(rest)
        return f"{kind}:{id}" if kind else id


class Units:
    """The line of a cell of Chibitactics: a unit, and whether it is wounded."""

    def __init__(self, names: Names, words: Translator) -> None:
        self._names: Final = names
        self._wounded: Final = words.term("wounded")

    def said(self, line: str) -> str:
        """Return a line of a Setup, an id and perhaps ``wounded``, in names."""
        if not line or _json(line):
            return line
        id, _, wounded = line.partition(" ")
        return f"{self._names.name(id)}{f', {self._wounded}' if wounded else ''}"

    def meant(self, line: str) -> str:
        """Return the line that *line* means: an id and perhaps ``wounded``."""
        for ending in (f", {self._wounded}", f" {self._wounded}", " wounded"):
            if not _json(line) and line.casefold().endswith(ending.casefold()):
                return f"{self._names.id(line[: -len(ending)])} wounded"
        return line if _json(line) else self._names.id(line)


class Stacks:
    """The line of a cell of Pixies: a card face up or face down, or one upon another."""

    def __init__(self, names: Names) -> None:
        self._names: Final = names

    def said(self, line: str) -> str:
        """Return a line of a Setup in names."""
        return " / ".join([_within(card, self._names.name) for card in line.split("/")]) if line else ""

    def meant(self, line: str) -> str:
        """Return the line of a Setup that *line* means."""
        return "/".join([_within(card.strip(), self._names.id) for card in line.split("/")])


def _within(card: str, change: Callable[[str], str]) -> str:
    """Change what is inside the brackets of a card that lies face down."""
    return f"({change(card[1:-1])})" if card.startswith("(") and card.endswith(")") else change(card)
