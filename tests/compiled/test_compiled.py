"""The compiled build: what runs is compiled, and it plays, fails, pickles and copies as the sources do."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.metadata import distribution
from pathlib import Path

import pytest

import boardrules
from boardrules._build import description
from tests.compiled.tool import GAMES, ROOT, tool

pytestmark = pytest.mark.skipif(description() != "compiled", reason="a pure build is installed: tox -e compiled")

NUMBER = 20
"""Random games of each game that both builds play, as many again in place."""


def run(*arguments: str, sources: bool = False) -> str:
    """Return what Python prints: in the checkout, with the installed build or with the *sources*."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_what_runs_is_compiled(game: str) -> None:
    package = Path(boardrules.__file__).parent
    names = [".".join(path.relative_to(package.parent).with_suffix("").parts) for path in tool.compiled(game, package)]
    assert names
    assert [name for name in names if str(import_module(name).__file__).endswith(".py")] == []


def test_the_program_says_that_it_is_compiled() -> None:
    assert run("-m", "boardrules", "--version") == f"boardrules {boardrules.__version__} (compiled)\n"
    assert run("-m", "boardrules", "--version", sources=True) == f"boardrules {boardrules.__version__} (pure Python)\n"


def test_the_wheel_is_for_this_platform_only() -> None:
    wheel = distribution("boardrules").read_text("WHEEL") or ""
    assert "Root-Is-Purelib: false" in wheel
    assert "none-any" not in wheel


@pytest.mark.parametrize("game", GAMES)
def test_random_games_are_played_as_the_sources_play_them(game: str) -> None:
    played = run("-m", "tests.compiled.play", game, str(NUMBER))
    assert len(played.splitlines()) == 2 * NUMBER
    assert played == run("-m", "tests.compiled.play", game, str(NUMBER), sources=True)


@pytest.mark.parametrize("game", GAMES)
def test_errors_pickles_and_copies_are_those_of_the_sources(game: str) -> None:
    said = run("-m", "tests.compiled.manners", game)
    assert len(said.splitlines()) > 50
    assert said == run("-m", "tests.compiled.manners", game, sources=True)
