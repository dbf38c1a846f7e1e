"""The folder of a tournament: a header with its arguments, and a part with the records of each meeting."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from boardrules.codec import from_json
from boardrules.simulation.folder import Folder
from boardrules.simulation.records import GameRecord
from boardrules.tournaments.tournament import Tournament
from boardrules.values import Value

__all__ = ["TournamentFolder", "TournamentHeader", "read_tournament"]

RESULT: Final = "_tournament_result.json"


class TournamentHeader(Value, frozen=True, gc=False, kw_only=True):
    """The arguments of a tournament, which are stored with its records; it can be resumed only with the same arguments.

    ``options`` is JSON; ``start`` is the fingerprint of the state that games start from. ``players`` are their names, ``bots`` their
    representations as text. ``games`` is their number in a meeting.
    """

    game: str
    rules_version: str
    options: str
    start: str
    seed: int | str
    system: Literal["round_robin", "swiss"]
    rounds: Annotated[int, msgspec.Meta(ge=0)]
    games: Annotated[int, msgspec.Meta(ge=1)]
    seats: Annotated[int, msgspec.Meta(ge=2)]
    players: tuple[str, ...]
    bots: tuple[str, ...]


class TournamentFolder(Folder[TournamentHeader]):
    """The writer of a tournament's records. Raises what :class:`Folder` raises."""

    HEADER = "_tournament.json"

    def stored(self) -> list[list[GameRecord]]:
        """Return the records of the meetings that were stored, from the first up to the first that was not."""
        decoder = msgspec.json.Decoder(GameRecord)
        found: list[list[GameRecord]] = []
        while (path := self.path / _part(len(found))).exists():
            found.append([decoder.decode(line) for line in path.read_bytes().splitlines()])
        return found

    def commit(self, meeting: int, records: bytes) -> None:
        """Write the records of a meeting."""
        self.write(_part(meeting), records)

    def finish(self, played: Tournament) -> None:
        """Write the whole result beside the records."""
        self.write(RESULT, msgspec.json.encode(played))


def _part(meeting: int) -> str:
    return f"part-{meeting:06}.jsonl"


def read_tournament(path: str | os.PathLike[str]) -> Tournament:
    """Return the tournament in the folder *path*. Raises OSError if there is none, or if it is not over."""
    return from_json(Tournament, (Path(path) / RESULT).read_bytes())
