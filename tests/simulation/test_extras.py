"""Without the packages of the extra it is said what to install, before the first game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardrules import pixies
from boardrules.simulation import ProgressBar, Rate, findings, plot, simulate
from tests.cli.conftest import Run, run

__all__ = ["run"]


@pytest.mark.parametrize(
    ("package", "use"),
    [
        ("pyarrow", lambda path: simulate(pixies, 1, records=path / "run.parquet")),
        ("matplotlib", lambda path: plot(simulate(pixies, 1), path / "run.svg")),
        ("tqdm", lambda _: ProgressBar()),
        ("scipy", lambda _: findings({"a": Rate(1, 2)})),
    ],
)
def test_it_is_said_what_to_install(package: str, use: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"{package}: pip install {package}"):
        use(tmp_path)
    assert not list(tmp_path.iterdir())


def test_the_command_line_says_so_before_the_first_game(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for package, *asked in (("matplotlib", "--plot", str(tmp_path / "run.svg")), ("pyarrow", "--records", str(tmp_path / "run.parquet"))):
        result = run("simulate", "pixies", "-n", "2", *asked)
        assert result.code == 2
        assert result.err.endswith(f"pip install {package}\n")
        assert "games" not in result.err
