"""Tournaments between bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from boardrules import RandomBot, WorkerDied, pixies
from boardrules.bots import Bot, GreedyBot
from boardrules.pixies import Action, View
from boardrules.simulation import RunMismatch
from boardrules.tournaments import Tournament, TournamentError, read_tournament, tournament
from tests.simulation.runs import TWO, contents
from tests.simulation.test_simulate import DyingBot, FirstBot

System: TypeAlias = Literal["round_robin", "swiss"]

SYSTEMS: tuple[System, ...] = ("round_robin", "swiss") if find_spec("networkx") else ("round_robin",)

BOTS: dict[str, Bot[View, Action]] = {"first": FirstBot(), "random": RandomBot(), "other": RandomBot(), "greedy": GreedyBot(pixies)}


class Cut(BaseException):
    pass


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ProcessPoolExecutor(2, get_context("spawn")) as executor:
        yield executor


def held(system: System = "round_robin", **arguments: Any) -> Tournament:
    return tournament(pixies, BOTS, system=system, games=4, options=TWO, seed="t", **arguments)


def test_all_meet_all_and_sit_on_each_seat_equally_often() -> None:
    played = held()
    assert len(played.results) == 6 * 4
    assert {pair.rate.games for pair in played.pairs} == {4}
    assert len(played.pairs) == 6
    assert {row.seats for row in played.standings} == {(6, 6)}
    assert played.standings[0].player == "greedy"


def test_at_tables_for_three_each_seat_is_taken_equally_often() -> None:
    played = tournament(pixies, BOTS, games=3)
    assert len(played.results) == 4 * 3
    assert {row.seats for row in played.standings} == {(3, 3, 3)}
    assert Counter(player for result in played.results for player in result.players) == dict.fromkeys(BOTS, 9)


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_executor_gives_the_same(system: System, pool: Executor, tmp_path: Path) -> None:
    here = held(system, records=tmp_path / "here")
    assert held(system, records=tmp_path / "there", executor=pool, chunk=3, in_flight=2) == here
    assert contents(tmp_path / "here") == contents(tmp_path / "there")
    assert read_tournament(tmp_path / "here") == here


@pytest.mark.skipif(find_spec("distributed") is None, reason="Dask's distributed is not installed")
def test_dask_gives_the_same() -> None:
    distributed: Any = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0") as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        assert held(executor=executor, chunk=3) == held()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_tournament_that_was_cut_goes_on_with_the_same_result(system: System, tmp_path: Path) -> None:
    whole = held(system, records=tmp_path / "whole")

    def cut(done: int, _: int) -> None:
        if done == 12:
            raise Cut

    with pytest.raises(Cut):
        held(system, records=tmp_path / "cut", progress=cut)
    assert sorted(contents(tmp_path / "cut")) == ["_tournament.json", *(f"part-{meeting:06}.jsonl" for meeting in range(3))]
    seen: list[tuple[int, int]] = []
    assert held(system, records=tmp_path / "cut", resume=True, progress=lambda *done: seen.append(done)) == whole
    assert seen[0] == (12, len(whole.results))
    assert contents(tmp_path / "cut") == contents(tmp_path / "whole")


def test_a_folder_is_for_one_tournament(tmp_path: Path) -> None:
    held(records=tmp_path / "run")
    with pytest.raises(RunMismatch, match="resume it"):
        held(records=tmp_path / "run")
    with pytest.raises(RunMismatch, match="seed 't', not 'u'"):
        tournament(pixies, BOTS, games=4, options=TWO, seed="u", records=tmp_path / "run", resume=True)


def test_a_game_that_kills_its_worker_is_named() -> None:
    dying: dict[str, Bot[View, Action]] = {"random": RandomBot(), "dying": DyingBot()}  # in game 7 the second is on seat 0
    with ProcessPoolExecutor(1, get_context("spawn")) as own, pytest.raises(WorkerDied) as error:
        tournament(pixies, dying, games=10, options=TWO, seed="d", executor=own, chunk=5)
    assert error.value.lost == (range(7, 8),)
    assert error.value.summary is not None
    assert error.value.summary.games == 9


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"games": 3}, "multiple of the 2 seats"),
        ({"games": 0}, "multiple of the 2 seats"),
        ({"rounds": 2}, "for Swiss rounds only"),
        ({"resume": True}, "resume needs records"),
        ({"chunk": 0}, "1 or more"),
    ],
)
def test_what_cannot_be_is_refused(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(TournamentError, match=said):
        tournament(pixies, BOTS, options=TWO, **arguments)


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(TournamentError, match="3 seats"):
        tournament(pixies, {"a": RandomBot(), "b": RandomBot()})


def test_tables_have_a_row_for_each_player() -> None:
    played = held()
    lines = played.table().splitlines()
    assert lines[0] == "pixies, rules 1.0: 4 players, 3 rounds, 24 games, round robin, seed t"
    assert lines[3].startswith("1  greedy")
    assert [row.partition(",")[0] for row in played.csv().splitlines()] == ["place", *(str(row.place) for row in played.standings)]
