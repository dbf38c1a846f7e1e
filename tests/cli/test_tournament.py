"""Tournaments from the command line."""

from __future__ import annotations

import csv
import io
import json
import sys
from pathlib import Path

import pytest

from boardrules import RandomBot, pixies
from boardrules.bots import GreedyBot
from boardrules.tournaments import read_tournament, tournament
from tests.cli.conftest import Run
from tests.simulation.runs import TWO
from tests.tournaments.test_logs import record

COMMAND = ("tournament", "pixies", "-o", "seats=2", "--bots", "greedy,random", "--games", "4", "--seed", "s")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_standings_are_those_of_a_program(run: Run, jobs: str) -> None:
    result = run(*COMMAND, "-j", jobs)
    assert result.code == 0
    played = tournament(pixies, {"greedy": GreedyBot(pixies), "random": RandomBot()}, games=4, options=TWO, seed="s")
    assert result.out == played.table() + "\n"
    assert result.err == "4 of 4 games\n"


def test_standings_are_written_as_json_and_csv(run: Run) -> None:
    told = json.loads(run(*COMMAND, "--format", "json").out)
    assert [row["player"] for row in told["standings"]] == ["greedy", "random"]
    assert told["pairs"][0]["rate"] == {"wins": 4.0, "games": 4}
    rows = list(csv.DictReader(io.StringIO(run(*COMMAND, "--format", "csv").out)))
    assert [(row["player"], row["points"], row["seat_0"]) for row in rows] == [("greedy", "4.0", "2"), ("random", "0.0", "2")]


def test_records_are_kept_and_resumed(run: Run, tmp_path: Path) -> None:
    kept = ("--records", str(tmp_path / "run"))
    first = run(*COMMAND, *kept)
    assert read_tournament(tmp_path / "run").table() + "\n" == first.out
    assert "--resume" in run(*COMMAND, *kept).err
    assert run(*COMMAND, *kept, "--resume").out == first.out


def test_people_have_standings_and_their_next_round(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("networkx")
    (tmp_path / "logs").mkdir()
    record(tmp_path / "logs" / "1.jsonl", "Ann", "Bo")
    result = run("tournament", "--logs", str(tmp_path / "logs"), "--byes", "C\x1by", "--pair")
    assert result.code == 0
    assert "bye in round 1: C\\x1by" in result.out
    assert "round 2:\n  table 1: " in result.out
    assert "\x1b" not in result.out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["pixies"], "--bots"),
        ([], "--logs"),
        (["pixies", "--bots", "random,random"], "--names"),
        (["pixies", "--bots", "random,greedy", "--names", "a"], "one name for each of 2 bots"),
        (["pixies", "--bots", "random,greedy"], "3 seats"),
        (["pixies", "--bots", "random,greedy", "-o", "seats=2", "--games", "3"], "multiple of the 2 seats"),
        (["pixies", "--bots", "random,greedy", "-o", "seats=2", "--rounds", "3"], "Swiss"),
        (["pixies", "--bots", "random,greedy", "--resume"], "--resume needs --records"),
        (["pixies", "--bots", "random,greedy", "--pair"], "need --logs"),
        (["--logs", ".", "--pair", "--format", "csv"], "leave out --format"),
        (["pixies", "--logs", "."], "leave out GAME"),
        (["--logs", "."], "no log of a finished game"),
        (["pixies", "--bots", "random,greedy", "--records", "x.parquet"], "JSON lines"),
    ],
)
def test_what_cannot_be_is_refused(run: Run, asked: list[str], said: str) -> None:
    result = run("tournament", *asked)
    assert result.code == 2
    assert said in result.err


@pytest.mark.parametrize("package", ["choix", "networkx"])
def test_what_to_install_is_said_before_the_first_game(run: Run, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = run(*COMMAND, "--ratings" if package == "choix" else "--swiss")
    assert result.code == 2
    assert result.err.endswith(f"pip install {package}\n")
    assert "games" not in result.err
