"""Simulations on a cluster of Dask: the results of one process. These need Dask's distributed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from boardrules import RandomBot, WorkerDied, pixel_tactics, pixies
from boardrules.bots import Bot
from boardrules.pixies import Action, View
from boardrules.simulation import simulate
from tests.simulation.runs import contents
from tests.simulation.test_simulate import DyingBot, FirstBot

pytestmark = pytest.mark.skipif(find_spec("distributed") is None, reason="Dask's distributed is not installed")

TWO = pixies.Options(seats=2)
BOTS: list[Bot[View, Action]] = [FirstBot(), RandomBot()]


@pytest.fixture(scope="module")
def dask() -> Iterator[Executor]:
    distributed: Any = import_module("distributed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        yield executor


def test_the_summary_is_that_of_one_process(dask: Executor) -> None:
    here = simulate(pixies, 60, seed="d", options=TWO, bots=BOTS, rotate=True, uses=True)
    assert simulate(pixies, 60, seed="d", options=TWO, bots=BOTS, rotate=True, uses=True, executor=dask, chunk=4) == here
    assert simulate(pixel_tactics, 4, seed="d", executor=dask, chunk=1) == simulate(pixel_tactics, 4, seed="d")


def test_the_files_are_those_of_one_process(dask: Executor, tmp_path: Path) -> None:
    for name, executor in (("here", None), ("there", dask)):
        simulate(pixies, 30, seed="d", options=TWO, records=tmp_path / name, part=8, chunk=3, executor=executor)
    assert contents(tmp_path / "here") == contents(tmp_path / "there")


def test_a_game_that_kills_its_worker_is_named_and_all_others_are_played(dask: Executor) -> None:
    bots: list[Bot[View, Action]] = [DyingBot(), RandomBot()]
    with pytest.raises(WorkerDied) as error:
        simulate(pixies, 20, seed="d", options=TWO, bots=bots, executor=dask, chunk=2, in_flight=2)
    assert error.value.lost == (range(7, 8),)
    assert error.value.summary is not None
    assert error.value.summary.games == 19


def test_the_early_end_is_that_of_one_process(dask: Executor) -> None:
    here = simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10)
    assert simulate(pixies, 1000, options=TWO, until_interval=0.15, part=10, executor=dask, chunk=3) == here


def test_a_worker_of_four_that_is_killed_in_the_middle_costs_no_game(tmp_path: Path) -> None:
    distributed: Any = import_module("distributed")
    killed: list[int] = []
    with (
        distributed.LocalCluster(n_workers=4, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster,
        distributed.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        client.wait_for_workers(4, timeout=120)
        workers: dict[str, int] = client.run(os.getpid)
        assert len(set(workers.values())) == 4

        def kill_one(done: int, total: int) -> None:
            if not killed and done >= total // 3:
                killed.append(min(workers.values()))
                os.kill(killed[0], signal.SIGKILL)

        there = simulate(
            pixies,
            120,
            seed="k",
            options=TWO,
            records=tmp_path / "there",
            part=40,
            executor=executor,
            chunk=2,
            in_flight=12,
            progress=kill_one,
        )
    assert killed
    assert there == simulate(pixies, 120, seed="k", options=TWO, records=tmp_path / "here", part=40)
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
