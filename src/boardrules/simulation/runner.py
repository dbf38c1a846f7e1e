"""Playing many games between bots, on any executor."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import Generic

from boardrules.bots import Bot, RandomBot
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Rng, S, V
from boardrules.errors import BoardRulesError
from boardrules.registry import GameRef
from boardrules.simulation.summary import Distribution, Summary, WorkerDied

__all__ = ["simulate"]


@dataclass
class _Tally:
    """Counters, so that a million games need no more memory than a thousand."""

    wins: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    scores: Counter[tuple[int, int]] = field(default_factory=Counter[tuple[int, int]])
    lengths: Counter[int] = field(default_factory=Counter[int])
    shared: int = 0
    chance_plies: int = 0

    def merge(self, other: _Tally) -> None:
        self.wins.update(other.wins)
        self.scores.update(other.scores)
        self.lengths.update(other.lengths)
        self.shared += other.shared
        self.chance_plies += other.chance_plies


@dataclass(frozen=True)
class _Task(Generic[S, A, V, E, O]):
    """Games ``first`` to ``last`` - 1, as a worker in another process gets them."""

    game: GameRef[S, A, V, E, O]
    options: O | None
    seats: int
    bots: tuple[Bot[V, A], ...] | None
    seed: int | str
    first: int
    last: int


def simulate(
    game: Game[S, A, V, E, O],
    n: int,
    *,
    options: O | None = None,
    seed: int | str = 0,
    bots: Sequence[Bot[V, A]] | None = None,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    chunk: int = 20,
    in_flight: int = 64,
) -> Summary:
    """Play *n* games of *game* and sum them up.

    The luck of game *i* comes from ``Dealer(f"{seed}/{i}")``, and the bot on seat *k* gets ``Random(f"{seed}/{i}/{k}")``. So the
    result depends on the arguments above the executor only, and ``boardrules play GAME --bots --seed SEED/I`` shows game *i*.

    Parameters
    ----------
    bots:
        one for each seat; None puts a :class:`boardrules.RandomBot` on each. They must be able to be pickled for an executor
        with other processes (one that holds a game holds a :class:`boardrules.GameRef`), and must depend on nothing but what
        they are handed.
    executor:
        any executor of ``concurrent.futures``, or one like them, such as Dask's ``client.get_executor()``; None plays here.
    progress:
        called with the number of games done and *n* whenever a chunk is done.
    chunk, in_flight:
        how many games are one task, and how many tasks are handed to the executor at a time: at least twice its workers.

    Raises
    ------
    InvalidOptions
        before the first game.
    IllegalAction
        if a bot chose what it may not; a note on it (``__notes__``) says in which game.
    WorkerDied
        if a process of the executor died: it names the games without a result and has the summary of the others.
    ValueError
        if there is nothing to play, or not a bot for each seat.

    >>> from boardrules import pixies, simulate
    >>> summary = simulate(pixies, 10, seed=7)
    >>> summary.games, sum(summary.wins)
    (10, 10.0)
    """
    if min(n, chunk, in_flight) < 1:
        raise ValueError(f"n, chunk and in_flight must be 1 or more, not {n}, {chunk} and {in_flight}")
    seats = len(game.seats(game.new_game(options)))
    players = None if bots is None else tuple(bots)
    if players is not None and len(players) != seats:
        raise ValueError(f"there must be one bot for each of {seats} seats, not {len(players)}")
    ref = GameRef(game)
    tasks = (_Task(ref, options, seats, players, seed, first, min(first + chunk, n)) for first in range(0, n, chunk))
    tally = _Tally()
    done = 0
    lost: list[range] = []
    for part in map(_play, tasks) if executor is None else _submitted(executor, tasks, in_flight):
        if isinstance(part, _Task):
            if lost and lost[-1].stop == part.first:
                lost[-1] = range(lost[-1].start, part.last)
            else:
                lost.append(range(part.first, part.last))
            continue
        tally.merge(part)
        done += part.lengths.total()
        if progress is not None:
            progress(done, n)
    if lost:
        raise WorkerDied(tuple(lost), _summary(game, seats, seed, done, tally) if done else None)
    return _summary(game, seats, seed, n, tally)


def _submitted(executor: Executor, tasks: Iterator[_Task[S, A, V, E, O]], in_flight: int) -> Iterator[_Tally | _Task[S, A, V, E, O]]:
    """The results in order, or the task itself if its worker died; a task is made only when it is its turn to be handed over.

    A pool that lost a process takes no more tasks: what was done before is still there, and the rest comes back as it is.
    """
    waiting: deque[tuple[_Task[S, A, V, E, O], Future[_Tally]]] = deque()
    try:
        for task in tasks:
            try:
                waiting.append((task, executor.submit(_play, task)))
            except BrokenExecutor:
                yield from (_result(*one) for one in waiting)
                waiting.clear()
                yield task
                yield from tasks
                return
            if len(waiting) == in_flight:
                yield _result(*waiting.popleft())
        while waiting:
            yield _result(*waiting.popleft())
    finally:
        for _, future in waiting:
            future.cancel()


def _result(task: _Task[S, A, V, E, O], future: Future[_Tally]) -> _Tally | _Task[S, A, V, E, O]:
    try:
        return future.result()
    except (BrokenExecutor, CancelledError):
        return task


def _play(task: _Task[S, A, V, E, O]) -> _Tally:
    game = task.game.game
    tally = _Tally()
    for number in range(task.first, task.last):
        try:
            _play_one(game, task, f"{task.seed}/{number}", tally)
        except BoardRulesError as error:
            error.add_note(f"in game {number} of seed {task.seed}")
            raise
    return tally


def _play_one(game: Game[S, A, V, E, O], task: _Task[S, A, V, E, O], seed: str, tally: _Tally) -> None:
    dealer = Dealer(seed)
    rngs = [Random(f"{seed}/{seat}") for seat in range(task.seats)]  # noqa: S311  (games, not secrets)
    choose: list[Callable[[V, tuple[A, ...], Rng], A]]
    choose = [RandomBot().choose] * task.seats if task.bots is None else [bot.choose for bot in task.bots]
    to_act, legal_actions, view, apply, deal = game.to_act, game.legal_actions, game.view, game.apply, dealer.deal
    most = game.SPEC.max_plies
    choices = 0
    state = deal(game, game.new_game(task.options))
    while acting := to_act(state):
        seat = acting[0]
        action = choose[seat](view(state, seat), legal_actions(state, seat), rngs[seat])
        state = deal(game, apply(state, action))
        choices += 1
        if choices + dealer.answered > most:
            raise BoardRulesError(f"a game of {game.SPEC.id} is not over after SPEC.max_plies = {most} plies")
    outcome = game.outcome(state)
    if outcome is None:
        raise BoardRulesError(f"a game of {game.SPEC.id} has neither a seat to act nor an outcome")
    tally.wins.update((seat, len(outcome.winners)) for seat in outcome.winners)
    tally.scores.update(enumerate(outcome.scores))
    tally.lengths[choices + dealer.answered] += 1
    tally.shared += len(outcome.winners) > 1
    tally.chance_plies += dealer.answered


def _summary(game: Game[S, A, V, E, O], seats: int, seed: int | str, n: int, tally: _Tally) -> Summary:
    scores: list[list[tuple[int, int]]] = [[] for _ in range(seats)]
    for (seat, score), count in sorted(tally.scores.items()):
        scores[seat].append((score, count))
    wins = [Fraction(0)] * seats
    for (seat, sharers), count in tally.wins.items():
        wins[seat] += Fraction(count, sharers)
    return Summary(
        game.SPEC.id,
        game.SPEC.rules_version,
        seed,
        n,
        tuple(float(number) for number in wins),
        tally.shared,
        tuple(Distribution(tuple(counts)) for counts in scores),
        Distribution(tuple(sorted(tally.lengths.items()))),
        sum(length * count for length, count in tally.lengths.items()),
        tally.chance_plies,
    )
