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
from boardrules.simulation.playing import Played, Task
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
    plan = _Plan(game, options, seated(list(bots.values()), names, len(names)), system, rounds, seats, games, seed)
    course = _Course(plan, None if records is None else plan.folder(records, start, resume=resume))
    total = games * plan.meetings()
    if course.stored and progress is not None:
        progress(games * len(course.stored), total)
    for stage in _stages(plan, course.results, course.byes):
        for task, played in played_by(executor, course.begin(stage, chunk), in_flight):
            if played is None:
                add_lost(course.lost, task)
                continue
            course.add(task, played)
            if progress is not None:
                progress(task.last, total)
        if course.lost:
            raise course.worker_died()
    return course.finished()


@dataclass(frozen=True)
class _Plan(Generic[S, A, V, E, O]):
    """The arguments on which the result of a tournament depends; ``rounds`` is None if all meet all."""

    game: Game[S, A, V, E, O]
    options: O | None
    players: Seating[V, A]
    system: Literal["round_robin", "swiss"]
    rounds: int | None
    seats: int
    games: int
    seed: int | str

    def folder(self, path: str | os.PathLike[str], start: S, *, resume: bool) -> TournamentFolder:
        """Open the folder for the records of the tournament, whose games begin at *start*. Raises RunMismatch."""
        header = TournamentHeader(
            game=self.game.SPEC.id,
            rules_version=self.game.SPEC.rules_version,
            options=to_json(self.options).decode(),
            start=fingerprint(start),
            seed=self.seed,
            system=self.system,
            rounds=self.rounds or 0,
            games=self.games,
            seats=self.seats,
            players=self.players.names,
            bots=self.players.words,
        )
        return TournamentFolder(path, header, resume=resume)

    def meetings(self) -> int:
        """Return the number of meetings in the whole tournament."""
        names, seats = self.players.names, self.seats
        if self.rounds is not None:
            return len(names) // seats * self.rounds
        return sum(len(pairing.tables) for pairing in round_robin(names, seats=seats))

    def tasks(self, tables: Sequence[tuple[str, ...]], first: int, chunk: int) -> Iterator[Task[S, A, V, E, O]]:
        """Yield the tasks, of *chunk* games each, of the meetings at *tables*, which are numbered from *first*."""
        ref, players = GameRef(self.game), self.players
        for number, table in enumerate(tables, first):
            places = tuple([players.names.index(name) for name in table])
            for begin, end in stretches(number * self.games, (number + 1) * self.games, self.games, chunk):
                yield Task(
                    game=ref,
                    options=self.options,
                    bots=players.bots,
                    names=players.names,
                    places=places,
                    rotate=True,
                    uses=False,
                    format="jsonl",
                    seed=self.seed,
                    first=begin,
                    last=end,
                )


class _Course(Generic[S, A, V, E, O]):
    """A tournament while it is played: the results, the records of the current meeting, and the games without a result."""

    def __init__(self, plan: _Plan[S, A, V, E, O], folder: TournamentFolder | None) -> None:
        self._plan, self._folder = plan, folder
        self.stored = [] if folder is None else folder.stored()
        self.results: list[Result] = []
        self.byes: list[Bye] = []
        self.lost: list[range] = []
        self._rounds: list[int] = []
        """The round of each meeting, in all stages up to the current one."""
        self._tally = Tally()
        self._kept = b""
        self._decoder = msgspec.json.Decoder(GameRecord)

    def begin(self, stage: Sequence[Pairing], chunk: int) -> Iterator[Task[S, A, V, E, O]]:
        """Begin the rounds of *stage*: take the results that were stored, and return the tasks that are left."""
        first = len(self._rounds)
        tables = [table for pairing in stage for table in pairing.tables]
        self._rounds.extend([pairing.round for pairing in stage for _ in pairing.tables])
        self.byes.extend([Bye(pairing.round, player) for pairing in stage for player in pairing.byes])
        known = self.stored[first : first + len(tables)]
        for meeting, records in enumerate(known, first):
            self._take(meeting, records)
        return self._plan.tasks(tables[len(known) :], first + len(known), chunk)

    def add(self, task: Task[S, A, V, E, O], played: Played) -> None:
        """Add the results of *task*. At the end of a meeting, store its records."""
        meeting = task.first // self._plan.games
        self._kept += played.records
        self._tally.merge(played.tally)
        self._take(meeting, self._decoder.decode_lines(played.records))
        if task.last % self._plan.games == 0:
            if self._folder is not None and not self.lost:
                self._folder.commit(meeting, self._kept)
            self._kept = b""

    def _take(self, meeting: int, records: Iterable[GameRecord]) -> None:
        number = self._rounds[meeting]
        self.results.extend([Result(number, record.bots, record.winners, record.scores) for record in records])

    def worker_died(self) -> WorkerDied:
        """Return the error that names the games without a result."""
        plan, tally = self._plan, self._tally
        summary = summary_of(plan.game, plan.seats, plan.players.names, plan.seed, tally) if tally.games else None
        return WorkerDied(tuple(self.lost), summary)

    def finished(self) -> Tournament:
        """Return the whole tournament, after storing it."""
        plan = self._plan
        whole = Tournament(
            game=plan.game.SPEC.id,
            rules_version=plan.game.SPEC.rules_version,
            system=plan.system,
            seed=plan.seed,
            seats=plan.seats,
            games=plan.games,
            players=plan.players.names,
            results=tuple(self.results),
            byes=tuple(self.byes),
        )
        if self._folder is not None:
            self._folder.finish(whole)
        return whole


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


def _stages(plan: _Plan[S, A, V, E, O], results: Sequence[Result], byes: Sequence[Bye]) -> Iterator[tuple[Pairing, ...]]:
    """Yield the rounds that can be played together: all, or one Swiss round after the other, paired by the results up to then."""
    names, seats = plan.players.names, plan.seats
    if plan.rounds is None:
        yield round_robin(names, seats=seats)
        return
    for _ in range(plan.rounds):
        yield (swiss(names, results, byes, seats=seats, games=plan.games, seed=plan.seed),)


def _knock_out(players: int, seats: int) -> int:
    """Return the number of rounds after which one player is left, if one of each table goes on."""
    rounds, left = 1, seats
    while left < players:
        rounds, left = rounds + 1, left * seats
    return rounds
