"""Simulations of many games between bots, on any executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from pathlib import Path

from boardrules.bots import Bot, RandomBot
from boardrules.codec import fingerprint, to_json
from boardrules.contract import A, E, Game, O, S, V
from boardrules.registry import GameRef
from boardrules.simulation.executing import add_lost, played_by
from boardrules.simulation.folder import RunFolder
from boardrules.simulation.parquet import require_parquet
from boardrules.simulation.playing import Task
from boardrules.simulation.records import RunHeader
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
    players: Seating[V, A] = seated([RandomBot()] * seats if bots is None else bots, names, seats)
    counted = records is not None if uses is None else uses
    folder = None
    tally, parts, over = Tally(), 0, False
    if records is not None:
        header = RunHeader(
            format="parquet" if Path(records).suffix == ".parquet" else "jsonl",
            game=game.SPEC.id,
            rules_version=game.SPEC.rules_version,
            options=to_json(options).decode(),
            start=fingerprint(start),
            seed=seed,
            games=n,
            seats=seats,
            bots=tuple([players.names[bot] for bot in players.places]),
            players=tuple([players.words[bot] for bot in players.places]),
            rotate=rotate,
            uses=counted,
            until_interval=until_interval,
            part=part,
        )
        if header.format == "parquet":
            require_parquet()
        folder = RunFolder(records, header, resume=resume)
        tally, parts, over = folder.checkpoint()
    ref = GameRef(game)
    form = None if folder is None else folder.header.format
    tasks = (
        Task(ref, options, players.bots, players.names, players.places, rotate, counted, form, seed, first, last)
        for first, last in stretches(n if over else parts * part, n, part, chunk)
    )
    done = tally.games
    if done and progress is not None:
        progress(done, n)
    lost: list[range] = []
    kept: list[bytes] = []
    for task, played in played_by(executor, tasks, in_flight):
        if played is None:
            add_lost(lost, task)
            continue
        tally.merge(played.tally)
        done = tally.games
        kept.append(played.records)
        if task.last == n or task.last % part == 0:
            over = task.last == n or (until_interval is not None and known_to(tally, seats, len(players.bots)) <= until_interval)
            if folder is not None and not lost:
                folder.commit(task.first // part, kept, tally, over=over)
            kept.clear()
        if progress is not None:
            progress(done, n)
        if over:
            break
    if lost:
        raise WorkerDied(tuple(lost), summary_of(game, seats, players.names, seed, tally) if done else None)
    summary = summary_of(game, seats, players.names, seed, tally)
    if folder is not None:
        folder.finish(summary)
    return summary


def stretches(first: int, n: int, part: int, chunk: int) -> Iterator[tuple[int, int]]:
    """Yield the first game of each task and the one after its last; no task extends over the end of a part."""
    while first < n:
        last = min(first + chunk, n, (first // part + 1) * part)
        yield first, last
        first = last
