"""Records as Parquet: the same as JSON lines, and resumed to the same bytes. These need pyarrow."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from boardrules import from_json, pixel_tactics, pixies
from boardrules.simulation import RunHeader, read_header, read_records, simulate
from tests.simulation.runs import TWO, contents, killed, run

pytestmark = pytest.mark.skipif(find_spec("pyarrow") is None, reason="records as Parquet need pyarrow")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records") / "whole.parquet"
    run(folder)
    return folder


def test_records_are_the_same_as_in_json(whole: Path, tmp_path: Path) -> None:
    run(tmp_path / "run")
    assert list(read_records(whole)) == list(read_records(tmp_path / "run"))
    assert (whole / "_summary.json").read_bytes() == (tmp_path / "run" / "_summary.json").read_bytes()
    assert [file.name for file in sorted(whole.glob("part-*"))] == [f"part-00000{part}.parquet" for part in range(3)]


def test_games_of_pixel_tactics_are_the_same_as_in_json(tmp_path: Path) -> None:
    for name in ("run", "run.parquet"):
        simulate(pixel_tactics, 3, seed="r", records=tmp_path / name)
    records = list(read_records(tmp_path / "run.parquet"))
    assert records == list(read_records(tmp_path / "run"))
    assert {use.kind for record in records for use in record.uses} >= {"leader", "hero", "order"}


@pytest.mark.parametrize("write", range(8))
def test_a_run_killed_at_any_write_is_resumed_to_the_same_files(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, write: int
) -> None:
    killed(tmp_path / "run.parquet", monkeypatch, write)
    run(tmp_path / "run.parquet", resume=True)
    assert contents(tmp_path / "run.parquet") == contents(whole)


def test_the_folder_is_a_data_set_and_each_file_says_of_which_run_it_is(whole: Path) -> None:
    parquet: Any = import_module("pyarrow.parquet")
    table = parquet.read_table(whole)
    assert table.num_rows == 11
    assert table.column("number").to_pylist() == list(range(11))
    assert table.column_names == ["number", "seed", "rotation", "bots", "winners", "scores", "rule", "plies", "chance_plies", "uses"]
    metadata = parquet.read_metadata(whole / "part-000001.parquet").metadata
    assert from_json(RunHeader, metadata[b"boardrules.run"]) == read_header(whole)


def test_records_without_uses_are_kept_too(tmp_path: Path) -> None:
    simulate(pixies, 3, options=TWO, records=tmp_path / "run.parquet", uses=False)
    assert [record.uses for record in read_records(tmp_path / "run.parquet")] == [(), (), ()]
