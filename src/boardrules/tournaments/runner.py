"""Tournaments between bots, on any executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Generic, Literal

import msgspec

from boardrules.bots import Bot
from boardrules.codec import fingerprint, to_json
from boardrules.contract import A, E, Game, O, S, V
from boardrules.registry import GameRef
from boardrules.simulation import WorkerDied
from boardrules.simulation.executing import add_lost, played_by
from boardrules.simulation.playing import Task
from boardrules.simulation.records import GameRecord
from boardrules.simulation.runner import stretches
from boardrules.simulation.seating import Seating, seated
from boardrules.simulation.summing import summary_of
from boardrules.simulation.tally import Tally
from boardrules.tournaments.folder import TournamentFolder, TournamentHeader
from boardrules.tournaments.pairing import check_players, require_swiss, round_robin, swiss
from boardrules.tournaments.results import Bye, Pairing, Result, System, TournamentError
from boardrules.tournaments.tournament import Tournament

__all__ = ["tournament"]


def tournament(
    game: Game[S, A, V, E, O],
    bots: Mapping[str, Bot[V, A]],
    *,
    system: Literal["round_robin", "swiss"] = "round_robin",
    rounds: int | None = None,
    games: int | None = None,
    options: O | None = None,
    seed: int | str = 0,
    records: str | os.PathLike[str] | None = None,
    resume: bool = False,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    chunk: int = 20,
    in_flight: int = 64,
) -> Tournament:
    """Play a tournament between *bots*, which have their names as keys, and return its results.

    All games are numbered, meeting by meeting, and game *i* has the seeds that it has in :func:`boardrules.simulate`: its luck comes from
    ``Dealer(f"{seed}/{i}")``. Swiss rounds are paired by *seed* too. So the result depends only on the arguments before *records*.

    Parameters
    ----------
    system:
        ``"round_robin"``: all meet all, see :func:`round_robin`. ``"swiss"``: *rounds* rounds between players with about equal points, see
        :func:`swiss`.
    rounds:
        for Swiss rounds only; None: as many as a knock-out would have, the logarithm of the number of bots to the base of the seats.
    games:
        the number of games in a meeting, a multiple of the number of seats: players move by one seat from game to game, so that each
        sits on every seat equally often. None: one for each seat.
    records:
        a folder for a :class:`boardrules.GameRecord` of every game, as JSON lines, a file for each meeting; at the end it also has what
        :func:`read_tournament` reads.
    resume:
        whether to continue the tournament in the folder, if there is one, after its last complete meeting in order. The result is that of
        an uninterrupted one.
    executor, progress, chunk, in_flight:
        as in :func:`boardrules.simulate`; *progress* gets the numbers of games.

    Raises
    ------
    InvalidOptions
        before the first game.
    IllegalAction
        if a bot chose an illegal action; a note (``__notes__``) names the game.
    WorkerDied
        after all other games of the round (of all rounds, if all meet all), if a game killed its worker twice. Records are kept up to the
        last complete meeting before the first of these games.
    RunMismatch
        if the folder of *records* has something else, or has this tournament and *resume* is false.
    TournamentError
        if a number is too small, *games* is no multiple of the seats, *rounds* is given for a round robin, *resume* without *records*, or
        if there are fewer bots than seats. It is a ValueError.
    ImportError
        if Swiss rounds of two seats are wanted without the extra ``tournament``.

    >>> from boardrules import RandomBot, pixies
    >>> from boardrules.bots import GreedyBot
    >>> played = tournament(pixies, {"greedy": GreedyBot(pixies), "random": RandomBot()}, games=4, options=pixies.Options(seats=2))
    >>> [(row.place, row.player, row.points, row.seats) for row in played.standings]
    [(1, 'greedy', 4.0, (2, 2)), (2, 'random', 0.0, (2, 2))]
    """
    start = game.new_game(options)
    seats = len(game.seats(start))
    names = tuple(bots)
    rounds, games = _wanted(names, seats, system, rounds, games)
    if min(chunk, in_flight) < 1:
        raise TournamentError(f"chunk and in_flight must be 1 or more, not {chunk} and {in_flight}")
    if resume and records is None:
        raise TournamentError("resume needs records: the folder of the tournament to continue")
    players = seated(list(bots.values()), names, len(names))
    folder = None
    if records is not None:
        header = TournamentHeader(
            game=game.SPEC.id,
            rules_version=game.SPEC.rules_version,
            options=to_json(options).decode(),
            start=fingerprint(start),
            seed=seed,
            system=system,
            rounds=rounds or 0,
            games=games,
            seats=seats,
            players=names,
            bots=players.words,
        )
        folder = TournamentFolder(records, header, resume=resume)
    meetings = _Meetings(GameRef(game), options, players, seats, games, seed, chunk)
    stored = [] if folder is None else folder.stored()
    results: list[Result] = []
    byes: list[Bye] = []
    tally = Tally()
    decoder = msgspec.json.Decoder(GameRecord)
    first = 0
    total = games * (len(names) // seats * rounds if rounds else sum(len(pairing.tables) for pairing in round_robin(names, seats=seats)))
    if stored and progress is not None:
        progress(games * len(stored), total)
    for stage in _stages(names, seats, rounds, games, seed, results, byes):
        tables = [(pairing.round, table) for pairing in stage for table in pairing.tables]
        byes.extend([Bye(pairing.round, player) for pairing in stage for player in pairing.byes])
        known = stored[first : first + len(tables)]
        for (number, _), found in zip(tables, known, strict=False):
            results.extend(_results(number, found))
        kept = b""
        lost: list[range] = []
        for task, played in played_by(executor, meetings.tasks(tables, first, len(known)), in_flight):
            if played is None:
                add_lost(lost, task)
                continue
            kept += played.records
            tally.merge(played.tally)
            results.extend(_results(tables[task.first // games - first][0], decoder.decode_lines(played.records)))
            if task.last % games == 0:
                if folder is not None and not lost:
                    folder.commit(task.first // games, kept)
                kept = b""
            if progress is not None:
                progress(task.last, total)
        if lost:
            raise WorkerDied(tuple(lost), summary_of(game, seats, names, seed, tally) if tally.games else None)
        first += len(tables)
    whole = Tournament(
        game=game.SPEC.id,
        rules_version=game.SPEC.rules_version,
        system=system,
        seed=seed,
        seats=seats,
        games=games,
        players=names,
        results=tuple(results),
        byes=tuple(byes),
    )
    if folder is not None:
        folder.finish(whole)
    return whole


@dataclass(frozen=True)
class _Meetings(Generic[S, A, V, E, O]):
    """Everything that is the same in all meetings of a tournament."""

    game: GameRef[S, A, V, E, O]
    options: O | None
    players: Seating[V, A]
    seats: int
    games: int
    seed: int | str
    chunk: int

    def tasks(self, tables: Sequence[tuple[int, tuple[str, ...]]], first: int, known: int) -> Iterator[Task[S, A, V, E, O]]:
        """Yield the tasks of *tables* but the first *known*; number *first* is that of the first table in the whole tournament."""
        for number, (_, table) in enumerate(tables[known:], first + known):
            places = tuple([self.players.names.index(name) for name in table])
            for begin, end in stretches(number * self.games, (number + 1) * self.games, self.games, self.chunk):
                yield Task(
                    game=self.game,
                    options=self.options,
                    bots=self.players.bots,
                    names=self.players.names,
                    places=places,
                    rotate=True,
                    uses=False,
                    format="jsonl",
                    seed=self.seed,
                    first=begin,
                    last=end,
                )


def _wanted(names: tuple[str, ...], seats: int, system: System, rounds: int | None, games: int | None) -> tuple[int | None, int]:
    """Return the number of Swiss rounds, None for a round robin, and that of games in a meeting. Raises TournamentError and ImportError."""
    check_players(names, seats)
    games = seats if games is None else games
    if games < 1 or games % seats:
        raise TournamentError(f"games must be a multiple of the {seats} seats, so that all sit on each equally often, not {games}")
    if system == "swiss":
        require_swiss(seats)
        rounds = _knock_out(len(names), seats) if rounds is None else rounds
        if rounds < 1:
            raise TournamentError(f"there must be 1 round or more, not {rounds}")
    elif rounds is not None:
        raise TournamentError("rounds are for Swiss rounds only: all meet all in as many as it takes")
    return rounds, games


def _stages(
    names: tuple[str, ...], seats: int, rounds: int | None, games: int, seed: int | str, results: Sequence[Result], byes: Sequence[Bye]
) -> Iterator[tuple[Pairing, ...]]:
    """Yield the rounds that can be played together: all, or one Swiss round after the other, paired by the results up to then."""
    if rounds is None:
        yield round_robin(names, seats=seats)
        return
    for _ in range(rounds):
        yield (swiss(names, results, byes, seats=seats, games=games, seed=seed),)


def _results(number: int, records: Iterable[GameRecord]) -> list[Result]:
    return [Result(number, record.bots, record.winners, record.scores) for record in records]


def _knock_out(players: int, seats: int) -> int:
    """Return the number of rounds after which one player is left, if one of each table goes on."""
    rounds, left = 1, seats
    while left < players:
        rounds, left = rounds + 1, left * seats
    return rounds
