"""Many games between bots."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from boardrules import BoardRulesError, Game, IllegalAction, InvalidOptions, Rng, Seat, WorkerDied, from_state, game, pixies
from boardrules.bots import Bot, RandomBot
from boardrules.pixies import Action, Options, View
from boardrules.simulation import Distribution, Summary, executing, simulate
from tests.testing import sealed_bids

N = 30
EXPECTED = simulate(pixies, N, seed="s", options=Options(seats=2))


@dataclass(frozen=True)
class FirstBot:
    """Takes the first action."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Action:
        del view, rng
        return actions[0]


@dataclass(frozen=True)
class WrongBot:
    """Takes what is not on the table."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Action:
        del actions, rng
        return pixies.Place(view.viewer or Seat(0), "nothing", 1, "up")


class Counting(Executor):
    """Plays at once, in this thread, and counts how many tasks nobody has asked the result of."""

    def __init__(self) -> None:
        self.waiting = 0
        self.most = 0
        self.submitted = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        executor = self
        self.submitted += 1
        self.waiting += 1
        self.most = max(self.most, self.waiting)

        class Result(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:
                executor.waiting -= 1
                return super().result(timeout)

        future = Result()
        try:
            future.set_result(fn(*args, **kwargs))
        except BoardRulesError as error:
            future.set_exception(error)
        return future


@pytest.fixture(scope="module")
def processes() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        yield executor


def test_the_same_arguments_give_the_same_summary() -> None:
    assert simulate(pixies, N, seed="s", options=Options(seats=2)) == EXPECTED
    assert simulate(pixies, N, seed="t", options=Options(seats=2)) != EXPECTED
    assert pickle.loads(pickle.dumps(EXPECTED)) == EXPECTED


@pytest.mark.parametrize("chunk", [1, 7, N, 1000])
@pytest.mark.parametrize("in_flight", [1, 3, 64])
def test_neither_threads_nor_chunks_change_the_summary(chunk: int, in_flight: int) -> None:
    with ThreadPoolExecutor(3) as executor:
        summary = simulate(pixies, N, seed="s", options=Options(seats=2), executor=executor, chunk=chunk, in_flight=in_flight)
    assert summary == EXPECTED
    assert simulate(pixies, N, seed="s", options=Options(seats=2), chunk=chunk) == EXPECTED


def test_processes_give_the_same_summary(processes: ProcessPoolExecutor) -> None:
    assert simulate(pixies, N, seed="s", options=Options(seats=2), executor=processes, chunk=4) == EXPECTED


def test_a_game_that_is_a_value_goes_to_other_processes_as_it_is(processes: ProcessPoolExecutor) -> None:
    state = pixies.new_game(Options(seats=2))
    summary = simulate(from_state(game("pixies"), state), N, seed="s")
    assert (summary.wins, summary.scores, summary.lengths) == (EXPECTED.wins, EXPECTED.scores, EXPECTED.lengths)
    half: Any = Half(sealed_bids.new_game())
    assert simulate(half, 2, executor=processes) == simulate(half, 2)


@dataclass(frozen=True)
class Half:
    """A game as a value that can be pickled: Sealed Bids from a state."""

    state: sealed_bids.State

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(sealed_bids, name)

    def new_game(self, options: object) -> sealed_bids.State:
        assert options is None
        return self.state


def test_a_game_that_is_not_installed_can_be_simulated(processes: ProcessPoolExecutor) -> None:
    summary = simulate(sealed_bids, 40, seed=7, executor=processes)
    assert summary == simulate(sealed_bids, 40, seed=7)
    assert summary.game == "sealed_bids"
    assert summary.shared > 0


def test_a_summary_adds_up() -> None:
    assert EXPECTED.games == N
    assert sum(EXPECTED.wins) == pytest.approx(N)
    assert [scores.total for scores in EXPECTED.scores] == [N, N]
    assert EXPECTED.lengths.total == N
    assert EXPECTED.plies == sum(length * count for length, count in EXPECTED.lengths.counts)
    assert 0 < EXPECTED.chance_plies < EXPECTED.plies
    assert EXPECTED.lengths.greatest <= pixies.SPEC.max_plies


def test_a_shared_victory_counts_a_share_for_each() -> None:
    summary = simulate(sealed_bids, 60, seed=3, options=sealed_bids.Options(seats=3, bury=False))
    assert sum(summary.wins) == pytest.approx(60)
    assert summary.shared > 0
    assert any(wins % 1 for wins in summary.wins)


def test_bots_play_their_own_seats() -> None:
    first: Bot[View, Action] = FirstBot()
    summary = simulate(pixies, N, seed="s", options=Options(seats=2), bots=[first, RandomBot()])
    assert summary != EXPECTED
    assert simulate(pixies, N, seed="s", options=Options(seats=2), bots=[RandomBot(), RandomBot()]) == EXPECTED


def test_at_most_so_many_tasks_wait() -> None:
    executor = Counting()
    assert simulate(pixies, N, seed="s", options=Options(seats=2), executor=executor, chunk=2, in_flight=4) == EXPECTED
    assert (executor.submitted, executor.most, executor.waiting) == (15, 4, 0)


def test_progress_tells_of_every_game() -> None:
    seen: list[tuple[int, int]] = []
    simulate(pixies, 10, chunk=4, progress=lambda done, n: seen.append((done, n)))
    assert seen == [(4, 10), (8, 10), (10, 10)]


def test_a_wrong_choice_says_in_which_game_and_stops_the_rest() -> None:
    wrong: Bot[View, Action] = WrongBot()
    with pytest.raises(IllegalAction, match="BR-VALUE") as error:
        simulate(pixies, 10, seed=7, options=Options(seats=2), bots=[wrong, RandomBot()])
    assert error.value.__notes__ == ["in game 0 of seed 7"]
    executor = Counting()
    with pytest.raises(IllegalAction):
        simulate(pixies, 10, options=Options(seats=2), bots=[wrong, RandomBot()], executor=executor, chunk=1, in_flight=3)
    assert executor.submitted == 3


@dataclass(frozen=True)
class DyingBot:
    """Ends its process at its first choice in the games whose seed says so: the 7th of each seed "d"."""

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Action:
        del view
        if rng.randrange(1 << 30) == DEADLY:
            os._exit(1)
        return actions[0]


DEADLY = Random("d/7/0").randrange(1 << 30)  # the first number that the bot on seat 0 draws in game 7


def test_a_game_that_kills_its_worker_is_named_and_all_others_are_played() -> None:
    bots: list[Bot[View, Action]] = [DyingBot(), RandomBot()]
    seen: list[tuple[int, int]] = []
    options = Options(seats=2)
    with ProcessPoolExecutor(1, get_context("spawn")) as executor, pytest.raises(WorkerDied) as error:
        simulate(
            pixies, 20, seed="d", options=options, bots=bots, executor=executor, chunk=2, in_flight=4,
            progress=lambda done, n: seen.append((done, n)),
        )  # fmt: skip
    (lost,) = error.value.lost
    assert lost == range(7, 8)
    assert str(error.value) == "a worker died: no result for game 7; the 19 others are in the error's summary"
    summary = error.value.summary
    assert summary is not None
    assert summary.games == 19
    spared: list[Bot[View, Action]] = [FirstBot(), RandomBot()]
    before, after, whole = (simulate(pixies, n, seed="d", options=options, bots=spared) for n in (7, 8, 20))
    assert summary.plies == whole.plies - (after.plies - before.plies)
    assert sum(summary.wins) == 19
    assert seen[-1] == (19, 20)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.lost, again.summary) == (error.value.lost, error.value.summary)


def test_a_pool_whose_processes_cannot_start_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executing, "FRUITLESS", 2)
    with ProcessPoolExecutor(1, get_context("spawn"), os._exit, (1,)) as executor, pytest.raises(WorkerDied) as error:
        simulate(pixies, 1000, seed="d", executor=executor, chunk=5, in_flight=2)
    assert error.value.lost == (range(1000),)
    assert error.value.summary is None


def test_a_run_that_lost_a_game_still_stops_when_the_rates_are_known_and_keeps_the_parts_before(tmp_path: Path) -> None:
    bots: list[Bot[View, Action]] = [DyingBot(), RandomBot()]
    with ProcessPoolExecutor(1, get_context("spawn")) as executor, pytest.raises(WorkerDied) as error:
        simulate(
            pixies, 1000, seed="d", options=Options(seats=2), bots=bots, executor=executor, chunk=5, in_flight=4, part=5,
            until_interval=0.25, records=tmp_path / "run",
        )  # fmt: skip
    assert error.value.lost == (range(7, 8),)
    assert error.value.summary is not None
    assert error.value.summary.games < 100
    assert len(list((tmp_path / "run").glob("part-*"))) == 1


def test_an_executor_that_is_broken_from_the_start_plays_nothing() -> None:
    class Broken(Counting):
        def submit(self, *_: Any, **__: Any) -> Future[Any]:
            raise BrokenExecutor

    with pytest.raises(WorkerDied) as error:
        simulate(pixies, 10, executor=Broken(), chunk=3)
    assert error.value.lost == (range(10),)
    assert error.value.summary is None


def test_what_cannot_be_played_is_refused_at_once() -> None:
    with pytest.raises(InvalidOptions):
        simulate(pixies, 1, options=Options(seats=6))
    with pytest.raises(ValueError, match="one bot for each of 3 seats, not 1"):
        simulate(pixies, 1, bots=[RandomBot()])
    for n, chunk, in_flight in ((0, 1, 1), (1, 0, 1), (1, 1, 0)):
        with pytest.raises(ValueError, match="must be 1 or more"):
            simulate(pixies, n, chunk=chunk, in_flight=in_flight)


make: Callable[..., Any] = SimpleNamespace


def broken(**changed: object) -> Game[Any, Any, Any, Any, Any]:
    made: Game[Any, Any, Any, Any, Any] = make(**{name: getattr(sealed_bids, name) for name in dir(sealed_bids)} | changed)
    return made


def test_a_game_that_does_not_end_is_stopped() -> None:
    spec = SimpleNamespace(**vars(sealed_bids.SPEC) | {"max_plies": 5})
    with pytest.raises(BoardRulesError, match=r"not over after SPEC\.max_plies = 5 plies"):
        simulate(broken(SPEC=spec), 1)


def test_a_game_that_ends_without_an_outcome_is_stopped() -> None:
    with pytest.raises(BoardRulesError, match="neither a seat to act nor an outcome"):
        simulate(broken(outcome=lambda _: None), 1)


@pytest.mark.parametrize(("percent", "value"), [(0, -5), (1, -5), (25, -5), (26, 0), (50, 0), (75, 0), (76, 10), (99, 10), (100, 10)])
def test_a_percentile_is_the_least_value_that_so_many_do_not_exceed(percent: int, value: int) -> None:
    assert Distribution(((-5, 1), (0, 2), (10, 1))).percentile(percent) == value


def test_a_distribution_knows_its_ends_and_its_mean() -> None:
    values = Distribution(((-5, 1), (0, 2), (10, 1)))
    assert (values.least, values.greatest, values.total, values.mean) == (-5, 10, 4, 1.25)


def test_there_is_no_percentile_of_nothing() -> None:
    with pytest.raises(ValueError, match="from 0 to 100, not 101"):
        Distribution(((1, 1),)).percentile(101)
    with pytest.raises(ValueError, match="there are no games"):
        Distribution(()).percentile(50)


def test_the_table_has_a_row_for_each_seat_and_one_for_the_length() -> None:
    summary = Summary(
        "toy",
        "1.0",
        7,
        1000,
        (400.5, 599.5),
        1,
        (Distribution(((3, 1000),)), Distribution(((-2, 500), (4, 500)))),
        Distribution(((10, 999), (12, 1))),
        10002,
        4000,
    )
    assert summary.table().splitlines() == [
        "toy, rules 1.0: 1,000 games, 1 shared, seed 7",
        "",
        "         wins   rate          95 %   score mean  min  5%  25%  50%  75%  95%  max",
        "seat 0  400.5  40.0%  37.1 to 43.1          3.0    3   3    3    3    3    3    3",
        "seat 1  599.5  60.0%  56.9 to 62.9          1.0   -2  -2   -2   -2    4    4    4",
        "                                    length mean",
        " plies                                     10.0   10  10   10   10   10   10   12",
        "",
        "10,002 plies in all, 4,000 of them luck",
    ]
