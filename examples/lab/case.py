"""A *case* of the ruling lab is all that a link carries.

It has a position as a Setup, the versions of the rules in which it is looked at, what was done from there, and the action that is tried
now.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Raw

from boardrules import BoardRulesError, Seat, Translator, game, translator, with_cards
from boardrules.pieces import Palette

__all__ = ["Case", "Patch", "read"]

Patch: TypeAlias = dict[str, Any]
"""Options that are laid over those of the position."""


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """A question to the rules. ``reader``: who reads the answer, a seat, null for a spectator, or the host, who sees everything.

    ``language``: what is spoken, see :func:`boardrules.languages`. ``pack``: custom cards, null where there are none. ``names``: those of
    the players, seat by seat, as far as they have any. ``guessed``: the position is what the reader saw, hidden cards in it are a guess.
    ``width`` and ``palette``: how pictures are wanted, see :func:`boardrules.draw`.
    """

    game: str
    position: Raw = Raw(b"{}")
    versions: tuple[Patch, ...] = ({},)
    course: tuple[str, ...] = ()
    action: str = ""
    reader: Seat | Literal["host"] | None = "host"
    language: str = "en"
    pack: Raw = Raw(b"null")
    names: tuple[str, ...] = ()
    guessed: bool = False
    width: int | None = None
    palette: Palette = "light"

    @property
    def words(self) -> Translator:
        """The translator of the game, with the names of the players."""
        return translator(self.language, self.played, names=self.names)

    @property
    def played(self) -> Any:
        """The game, with its pack. Raises BoardRulesError for a game that there is not, and with every fault of a pack."""
        return _played(self.game, bytes(self.pack))


@lru_cache(maxsize=4)
def _played(name: str, pack: bytes) -> Any:
    played: Any = game(name)
    return played if pack == b"null" else with_cards(played, pack)


def read(case: Raw) -> Case:
    """Return the case that JSON describes. Raises BoardRulesError if it describes none."""
    try:
        return msgspec.json.decode(case, type=Case)
    except msgspec.MsgspecError as error:
        raise BoardRulesError(f"this is no case: {error}") from None
