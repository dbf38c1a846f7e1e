"""Tournaments of people: their results from the logs of finished games."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike
from pathlib import Path

from boardrules.logs import read_log
from boardrules.logs.lines import EndLine
from boardrules.logs.log import Log
from boardrules.tournaments.results import Bye, Result, TournamentError
from boardrules.tournaments.tournament import Tournament
from boardrules.values import Seat

__all__ = ["tournament_of_logs"]


def tournament_of_logs(folder: str | PathLike[str], *, players: Iterable[str] = (), byes: Iterable[str] = ()) -> Tournament:
    """Return the tournament whose finished games are the logs (``*.jsonl``) in *folder*, in order of their names.

    The tags ``seat 0``, ``seat 1`` and so on of a log name its players. The tag ``round`` says which round it belongs to; without it, it is
    that after the last one of its players. If somebody retired before there was an outcome, the others share the victory. Logs without
    an end are left out. The outcome in a log is taken as it stands: ``verify`` checks it. *players* adds others, who have not played yet;
    *byes* has a name for each bye, which is in the first round in which that player has neither game nor bye.

    Raises
    ------
    TournamentError
        if there are no finished logs, if they are of several games, or if one does not name its players.
    LogFormatError
        if a file is no log.
    OSError
        if the folder cannot be read.
    """
    found: list[Result] = []
    last: dict[str, int] = {}
    kinds: set[tuple[str, str, int]] = set()
    folder = Path(folder)
    for path in sorted(folder.iterdir()):
        log = read_log(path) if path.suffix == ".jsonl" else None
        if log is None or log.end is None:
            continue
        result = _result(path, log, log.end, last)
        last.update(dict.fromkeys(result.players, result.round))
        kinds.add((log.header.game, log.header.rules, len(result.players)))
        found.append(result)
    if not found:
        raise TournamentError(f"{folder} has no log of a finished game")
    if len(kinds) > 1:
        several = "; ".join(f"{game}, rules {version}, {seats} seats" for game, version, seats in sorted(kinds))
        raise TournamentError(f"{folder} has logs of several games: {several}")
    ((game, version, seats),) = kinds
    everybody = dict.fromkeys([player for result in found for player in result.players])
    everybody.update(dict.fromkeys([*players, *byes]))
    played = {(result.round, player) for result in found for player in result.players}
    rested: list[Bye] = []
    for player in byes:
        number = 1
        while (number, player) in played:
            number += 1
        played.add((number, player))
        rested.append(Bye(number, player))
    return Tournament(
        game=game,
        rules_version=version,
        system="logs",
        seed="",
        seats=seats,
        games=1,
        players=tuple(everybody),
        results=tuple(sorted(found, key=lambda result: result.round)),
        byes=tuple(sorted(rested, key=lambda bye: bye.round)),
    )


def _result(path: Path, log: Log, end: EndLine, last: dict[str, int]) -> Result:
    """Return the result of a log with an end; *last* has the last round of each player."""
    names = [log.tags.get(f"seat {seat}", "") for seat in range(log.header.seats)]
    if not all(names):
        raise TournamentError(f"{path} does not name its players: it needs a tag for each seat, such as 'seat 0'")
    if len(set(names)) != len(names):
        raise TournamentError(f"{path} names two players alike")
    tag = log.tags.get("round", "")
    if tag and not (tag.isdecimal() and 1 <= int(tag) <= 10_000):
        raise TournamentError(f"{path}: the tag 'round' is a number from 1, not {tag[:40]!r}")
    number = int(tag) if tag else 1 + max(last.get(name, 0) for name in names)
    if end.outcome is None:
        return Result(number, tuple(names), tuple([Seat(seat) for seat in range(len(names)) if seat != end.retired]))
    return Result(number, tuple(names), end.outcome.winners, end.outcome.scores)
