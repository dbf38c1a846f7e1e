"""Pictures of simulations, and the bar. These need matplotlib and tqdm."""

from __future__ import annotations

import io
import sys
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path

import pytest

from boardrules import RandomBot, pixel_tactics, pixies
from boardrules.bots import Bot
from boardrules.pixies import Action, View
from boardrules.simulation import PairResult, ProgressBar, Rate, plot, plot_pairs, simulate
from tests.cli.conftest import Run, run
from tests.simulation.test_simulate import FirstBot

pytestmark = pytest.mark.skipif(find_spec("matplotlib") is None, reason="pictures need matplotlib")

__all__ = ["run"]

BOTS: list[Bot[View, Action]] = [FirstBot(), RandomBot()]


def texts(path: Path) -> set[str]:
    return {text.strip() for element in ET.parse(path).iter() for text in [element.text or ""] if text.strip()}  # noqa: S314  (our own file)


def test_a_summary_is_drawn_with_its_seats_and_bots(tmp_path: Path) -> None:
    summary = simulate(pixies, 40, seed=3, options=pixies.Options(seats=2), bots=BOTS, rotate=True)
    plot(summary, tmp_path / "run.svg")
    assert {"pixies, rules 1.0: 40 games, seed 3", "seat 0", "seat 1", "all seats", "FirstBot", "RandomBot"} <= texts(tmp_path / "run.svg")
    plot(summary, tmp_path / "again.svg")
    assert (tmp_path / "run.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()


def test_bots_that_do_not_move_are_drawn_where_they_sat(tmp_path: Path) -> None:
    plot(simulate(pixies, 10, options=pixies.Options(seats=2), bots=BOTS), tmp_path / "run.png")
    assert (tmp_path / "run.png").read_bytes().startswith(b"\x89PNG")


def test_leaders_are_a_heat_map(tmp_path: Path) -> None:
    summary = simulate(pixel_tactics, 3, seed=1, uses=True)
    plot(summary, tmp_path / "run.svg")
    names = {name.replace("_", " ") for pair in summary.pairs for name in (pair.first, pair.second)}
    assert names <= texts(tmp_path / "run.svg")


def test_pairs_are_in_order_of_their_wins(tmp_path: Path) -> None:
    pairs = [PairResult("leader", "weak", "strong", Rate(1.0, 4)), PairResult("leader", "weak", "weak", Rate(2.0, 4))]
    plot_pairs(pairs, tmp_path / "pairs.svg", title="Two of them")
    drawn = (tmp_path / "pairs.svg").read_text()
    assert "Two of them" in drawn
    assert drawn.index(">strong<") < drawn.index(">weak<")
    assert "; 4 games a pair" in drawn


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"\.svg, \.png, \.pdf, not \.txt"):
        plot(simulate(pixies, 1), tmp_path / "run.txt")


def test_the_command_line_draws(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "pixies", "-n", "20", "--bots", "greedy,random,random", "--rotate", "--plot", str(tmp_path / "run.svg"))
    assert result.code == 0
    assert {"greedy", "random", "all seats"} <= texts(tmp_path / "run.svg")
    assert "greedy by seat: " in result.out
    assert "up: most wins with " in result.out


def test_the_bar_counts_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stderr", shown)
    with ProgressBar("pixies") as bar:
        simulate(pixies, 40, records=tmp_path / "run", progress=bar)
    assert "pixies: 100%" in shown.getvalue()
    assert "40/40" in shown.getvalue()
    shown.seek(0)
    shown.truncate()
    with ProgressBar() as bar:
        simulate(pixies, 40, records=tmp_path / "run", progress=bar, resume=True)
    assert "40/40" in shown.getvalue()
    assert "20/40" not in shown.getvalue()
