"""Pictures of tournaments. These need matplotlib."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from boardrules import RandomBot, pixies
from boardrules.tournaments import Rating, plot_tournament, tournament
from tests.simulation.runs import TWO
from tests.simulation.test_plots import texts

pytestmark = pytest.mark.skipif(find_spec("matplotlib") is None, reason="pictures need matplotlib")


def test_points_or_ratings_are_drawn_beside_the_pairs(tmp_path: Path) -> None:
    played = tournament(pixies, {"one": RandomBot(), "two$": RandomBot()}, options=TWO)
    plot_tournament(played, tmp_path / "points.svg")
    assert {"one", "two$", "pixies: 2 games", "points a game, with 95 % intervals"} <= texts(tmp_path / "points.svg")
    plot_tournament(played, tmp_path / "ratings.svg", ratings=[Rating("one", 10.0, -50.0, 70.0), Rating("two$", -10.0, -70.0, 50.0)])
    assert "rating (Elo's scale), with 95 % intervals" in texts(tmp_path / "ratings.svg")
    plot_tournament(played, tmp_path / "run.png")
