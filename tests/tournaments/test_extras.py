"""Without the packages of the extra standings work, and it is said what to install for the rest."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardrules import RandomBot, pixies
from boardrules.tournaments import Tournament, plot_tournament, ratings, swiss, tournament
from tests.simulation.runs import TWO


def held() -> Tournament:
    return tournament(pixies, {"a": RandomBot(), "b": RandomBot()}, options=TWO)


@pytest.mark.parametrize(
    ("package", "use"),
    [
        ("choix", lambda _: ratings(held().results)),
        ("networkx", lambda _: swiss(["a", "b"])),
        ("networkx", lambda _: tournament(pixies, {"a": RandomBot(), "b": RandomBot()}, options=TWO, system="swiss")),
        ("matplotlib", lambda path: plot_tournament(held(), path / "run.svg")),
    ],
)
def test_it_is_said_what_to_install(package: str, use: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    assert "pixies" in held().table()
    with pytest.raises(ImportError, match=rf"{package}: pip install {package}"):
        use(tmp_path)
    assert not list(tmp_path.iterdir())


def test_swiss_rounds_for_three_seats_need_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "networkx", None)
    bots = {name: RandomBot() for name in "abcd"}
    played = tournament(pixies, bots, system="swiss", rounds=4)
    assert sorted(bye.player for bye in played.byes) == list("abcd")
