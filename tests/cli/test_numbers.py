"""Simulations and counts from the command line."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from boardrules import WorkerDied, pixies, simulate
from boardrules.cli import _numbers
from boardrules.cli._numbers import Progress
from boardrules.pixies import Options
from boardrules.simulation import read_records, read_summary
from tests.cli.conftest import Run


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_shows_progress_and_ends_with_the_summary(run: Run, jobs: str) -> None:
    result = run("simulate", "pixies", "-n", "40", "--seed", "s", "-o", "seats=2", "-j", jobs)
    assert result.code == 0
    assert result.err.splitlines() == ["20 of 40 games", "40 of 40 games"]
    assert result.out.startswith(simulate(pixies, 40, seed="s", options=Options(seats=2), names=["random", "random"]).table())
    assert re.fullmatch(r"[\d,]+ games a second, [\d,]+ plies a second", result.out.splitlines()[-1])


def test_simulate_keeps_records_and_goes_on_with_them(run: Run, tmp_path: Path) -> None:
    command = ("simulate", "pixies", "-n", "40", "-o", "seats=2", "--bots", "greedy,random", "--rotate", "--records", str(tmp_path / "run"))
    assert run(*command).code == 0
    assert [record.bots for record in read_records(tmp_path / "run")][:2] == [("greedy", "random"), ("random", "greedy")]
    again = run(*command)
    assert again.code == 2
    assert "--resume" in again.err
    resumed = run(*command, "--resume")
    assert resumed.code == 0
    assert resumed.out.startswith(read_summary(tmp_path / "run").table())
    assert resumed.out.splitlines()[-1] == "0 games a second, 0 plies a second"


def test_simulate_stops_when_rates_are_known(run: Run) -> None:
    result = run("simulate", "pixies", "-n", "3000", "-o", "seats=2", "--until-interval", "0.05")
    assert "pixies, rules 1.0: 1,000 games" in result.out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--resume"], "--resume needs --records"),
        (["--plot", "x.txt"], "x.txt: the name of a picture must end in one of .svg, .png, .pdf"),
        (["--until-interval", "2"], "'2' is not a share between 0 and 1"),
        (["--until-interval", "x"], "'x' is not a share between 0 and 1"),
        (["--bots", "greedy,random"], "2 bots for 3 seats"),
    ],
)
def test_simulate_refuses_what_cannot_be(run: Run, asked: list[str], said: str) -> None:
    result = run("simulate", "pixies", "-n", "2", *asked)
    assert result.code == 2
    assert said in result.err


def test_progress_is_a_line_for_each_tenth_where_there_is_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress()
    for done in range(1, 1001):
        progress(done, 1000)
    progress.clear()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 10
    assert lines[0] == "100 of 1,000 games"


class Screen(io.StringIO):
    """A standard error that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def test_progress_is_a_bar_at_a_terminal_and_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Screen()
    monkeypatch.setattr(sys, "stderr", shown)
    progress = Progress()
    for done in range(1, 1001):
        progress(done, 1000)
    progress.clear()
    drawn = shown.getvalue().split("\r")
    assert drawn[-2].startswith(f"[{'#' * 30}] 1,000 of 1,000 games, 0 s left")
    assert drawn[-1] == "\x1b[K"
    assert len(drawn) < 200


def test_perft_has_a_line_for_each_depth(run: Run) -> None:
    lines = run("perft", "pixies", "3", "-o", "seats=2").out.splitlines()
    assert [line.split()[:2] for line in lines[1:]] == [["1", "2"], ["2", "140"], ["3", "9,660"]]


def test_perft_divides_the_count_among_the_first_actions(run: Run) -> None:
    assert run("perft", "pixies", "2", "--divide").out == "start 0   70\nstart 1   70\nstart 2   70\ntotal    210\n"


@pytest.mark.parametrize("done", [0, 3])
def test_what_is_known_of_the_games_is_told_when_a_process_dies(run: Run, monkeypatch: pytest.MonkeyPatch, done: int) -> None:
    summary = simulate(pixies, done, seed="s") if done else None

    def dying(*_: object, **__: object) -> None:
        raise WorkerDied((range(done, 40),), summary)

    monkeypatch.setattr(_numbers, "simulate", dying)
    result = run("simulate", "pixies", "-n", "40", "--seed", "s", "-j", "2")
    assert result.code != 0
    assert f"no result for games {done} to 39" in result.err
    assert result.out == ("" if summary is None else summary.table() + "\n")
