"""Simulations of many games between bots, on any executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from boardrules.bots import Bot, RandomBot
from boardrules.codec import fingerprint, to_json
from boardrules.contract import A, E, Game, O, S, V
from boardrules.registry import GameRef
from boardrules.simulation.executing import add_lost, played_by
from boardrules.simulation.folder import RunFolder
from boardrules.simulation.parquet import require_parquet
from boardrules.simulation.playing import Played, Task
from boardrules.simulation.records import Format, RunHeader
from boardrules.simulation.seating import Seating, seated
from boardrules.simulation.summary import Summary, WorkerDied
from boardrules.simulation.summing import known_to, summary_of
from boardrules.simulation.tally import Tally

__all__ = ["simulate", "stretches"]


def simulate(
    game: Game[S, A, V, E, O],
    n: int,
    *,
    options: O | None = None,
    seed: int | str = 0,
    bots: Sequence[Bot[V, A]] | None = None,
    names: Sequence[str] | None = None,
    rotate: bool = False,
    uses: bool | None = None,
    records: str | os.PathLike[str] | None = None,
    resume: bool = False,
    until_interval: float | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    part: int = 1000,
    chunk: int = 20,
    in_flight: int = 64,
) -> Summary:
    """Play *n* games of *game* and return a summary.

    The luck of game *i* comes from ``Dealer(f"{seed}/{i}")``, and the bot on seat *k* gets ``Random(f"{seed}/{i}/{k}")``. So the result
    depends only on the arguments before *executor* and on *part*, and ``boardrules play GAME --bots --seed SEED/I`` shows game *i* of
    random bots.

    Parameters
    ----------
    bots:
        one for each seat; None puts a :class:`boardrules.RandomBot` on each. For an executor with other processes they must be
        picklable (a bot refers to its game by a :class:`boardrules.GameRef`). Their choices must depend only on their arguments.
    names:
        one name for each bot in records and summaries; None: the names of their types. Equal bots count as one bot.
    rotate:
        whether the bots move by one seat from game to game, so that each sits on every seat equally often: in game *i* the
        bot of seat *k* is ``bots[(k + i) % seats]``.
    uses:
        whether to count the cards and abilities used, for games with the capability :class:`boardrules.Usage`; games take
        about a third longer. None: if records are kept.
    records:
        a folder for a :class:`GameRecord` of every game, in parts of *part* games: as Parquet if its name ends in ``.parquet``
        (which needs the extra ``simulation``), otherwise as JSON lines. At the end it also has ``_summary.json``.
    resume:
        whether to continue the run in the folder, if there is one, from its last complete part. The result is that of an uninterrupted run.
    until_interval:
        the precision at which to stop, 0.01 for ± 1 %: half the widest 95 % interval of the win rates of the bots, or of the seats
        if there is only one bot. It is checked after every *part* games, so the result is the same on every executor.
    executor:
        any executor of ``concurrent.futures``, or a similar one such as Dask's ``client.get_executor()``; None plays in this process.
    progress:
        called with the number of games done and *n* whenever a chunk is done, and at the start if a run is resumed, such as
        :class:`boardrules.simulation.ProgressBar`.
    part:
        the number of games after which records are written and *until_interval* is checked.
    chunk, in_flight:
        the number of games in a task, and the number of tasks submitted to the executor at a time: at least twice its workers.

    Raises
    ------
    InvalidOptions
        before the first game.
    IllegalAction
        if a bot chose an illegal action; a note (``__notes__``) names the game.
    WorkerDied
        after all other games, if a game killed its worker twice, the second time alone. The error names the games without a result and has
        the summary of the others. Records are kept up to the last complete part before the first of these games.
    RunMismatch
        if the folder of *records* has another run, or has this run and *resume* is false.
    ValueError
        if *n* or another number is too small, or if there is not one bot for each seat.

    >>> from boardrules import pixies, simulate
    >>> summary = simulate(pixies, 10, seed=7)
    >>> summary.games, sum(summary.wins)
    (10, 10.0)
    """
    if min(n, chunk, in_flight, part) < 1:
        raise ValueError(f"n, chunk, in_flight and part must be 1 or more, not {n}, {chunk}, {in_flight} and {part}")
    if until_interval is not None and until_interval <= 0:
        raise ValueError(f"until_interval must be more than 0, not {until_interval}")
    start = game.new_game(options)
    seats = len(game.seats(start))
    players = seated([RandomBot()] * seats if bots is None else bots, names, seats)
    plan = _Plan(game, n, options, players, rotate, records is not None if uses is None else uses, seed, until_interval, part)
    run = _Run(plan, None if records is None else plan.folder(records, start, resume=resume))
    tasks = plan.tasks(n if run.over else run.parts * part, run.form, chunk)
    if run.tally.games and progress is not None:
        progress(run.tally.games, n)
    for task, played in played_by(executor, tasks, in_flight):
        if played is None:
            add_lost(run.lost, task)
            continue
        run.add(task, played)
        if progress is not None:
            progress(run.tally.games, n)
        if run.over:
            break
    return run.finished()


@dataclass(frozen=True)
class _Plan(Generic[S, A, V, E, O]):
    """The arguments on which the result of a run depends."""

    game: Game[S, A, V, E, O]
    n: int
    options: O | None
    players: Seating[V, A]
    rotate: bool
    uses: bool
    seed: int | str
    until_interval: float | None
    part: int

    def folder(self, path: str | os.PathLike[str], start: S, *, resume: bool) -> RunFolder:
        """Open the folder for the records of the run, whose games begin at *start*. Raises RunMismatch and ImportError."""
        header = RunHeader(
            format="parquet" if Path(path).suffix == ".parquet" else "jsonl",
            game=self.game.SPEC.id,
            rules_version=self.game.SPEC.rules_version,
            options=to_json(self.options).decode(),
            start=fingerprint(start),
            seed=self.seed,
            games=self.n,
            seats=len(self.players.places),
            bots=tuple([self.players.names[bot] for bot in self.players.places]),
            players=tuple([self.players.words[bot] for bot in self.players.places]),
            rotate=self.rotate,
            uses=self.uses,
            until_interval=self.until_interval,
            part=self.part,
        )
        if header.format == "parquet":
            require_parquet()
        return RunFolder(path, header, resume=resume)

    def tasks(self, first: int, form: Format | None, chunk: int) -> Iterator[Task[S, A, V, E, O]]:
        """Yield the tasks, of *chunk* games each, from game *first* on; *form* is the format of their records."""
        ref, players = GameRef(self.game), self.players
        for begin, end in stretches(first, self.n, self.part, chunk):
            yield Task(ref, self.options, players.bots, players.names, players.places, self.rotate, self.uses, form, self.seed, begin, end)

    def ended(self, tally: Tally, last: int) -> bool:
        """Return whether the run is over when a part has ended before game *last*; *tally* counts the games played."""
        if last == self.n:
            return True
        players = self.players
        return self.until_interval is not None and known_to(tally, len(players.places), len(players.bots)) <= self.until_interval

    def summary(self, tally: Tally) -> Summary:
        """Return the summary of the games in *tally*."""
        return summary_of(self.game, len(self.players.places), self.players.names, self.seed, tally)


class _Run(Generic[S, A, V, E, O]):
    """A run while it is played: the counters, the records of the current part, and the games without a result."""

    def __init__(self, plan: _Plan[S, A, V, E, O], folder: RunFolder | None) -> None:
        self._plan, self._folder = plan, folder
        self.form: Format | None = None if folder is None else folder.header.format
        self.tally, self.parts, self.over = (Tally(), 0, False) if folder is None else folder.checkpoint()
        self.lost: list[range] = []
        self._kept: list[bytes] = []

    def add(self, task: Task[S, A, V, E, O], played: Played) -> None:
        """Add the result of *task*. At the end of a part, store its records, and find out whether the run is over."""
        plan = self._plan
        self.tally.merge(played.tally)
        self._kept.append(played.records)
        if task.last == plan.n or task.last % plan.part == 0:
            self.over = plan.ended(self.tally, task.last)
            if self._folder is not None and not self.lost:
                self._folder.commit(task.first // plan.part, self._kept, self.tally, over=self.over)
            self._kept.clear()

    def finished(self) -> Summary:
        """Return the summary, after storing it. Raises WorkerDied if there are games without a result."""
        if self.lost:
            raise WorkerDied(tuple(self.lost), self._plan.summary(self.tally) if self.tally.games else None)
        summary = self._plan.summary(self.tally)
        if self._folder is not None:
            self._folder.finish(summary)
        return summary


def stretches(first: int, n: int, part: int, chunk: int) -> Iterator[tuple[int, int]]:
    """Yield the first game of each task and the one after its last; no task extends over the end of a part."""
    while first < n:
        last = min(first + chunk, n, (first // part + 1) * part)
        yield first, last
        first = last
