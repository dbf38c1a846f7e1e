"""Finding games."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

import boardrules
from boardrules import RegistryError, game, games, pixies, registry
from boardrules._build import description


def offer(monkeypatch: pytest.MonkeyPatch, **found: str) -> None:
    """Make these the installed games."""
    points = [EntryPoint(name.rstrip("_"), value, registry.GROUP) for name, value in found.items()]

    def entry_points(*, group: str) -> list[EntryPoint]:
        assert group == "boardrules.games"
        return points

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)


def test_the_games_of_this_package_are_installed() -> None:
    assert "pixies" in games()
    assert game("pixies") is pixies


def test_a_game_that_is_not_installed_is_named_with_those_that_are() -> None:
    with pytest.raises(RegistryError, match=r"no game 'chess' is installed; there are: .*pixies"):
        game("chess")


@pytest.mark.parametrize("name", ["chibitactics", "pixel_tactics", "pixies"])
def test_the_own_games_are_found_without_metadata(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    assert games() == ("chibitactics", "pixel_tactics", "pixies")
    assert game(name).SPEC.id == name


def test_the_own_games_are_found_where_the_package_runs_from_its_sources(tmp_path: Path) -> None:
    package = Path(registry.__file__).parent
    (tmp_path / "boardrules").symlink_to(package, target_is_directory=True)
    code = (
        "import importlib.metadata as metadata, boardrules\n"
        "assert not metadata.entry_points(group='boardrules.games'), 'there is metadata'\n"
        "print(boardrules.games(), boardrules.game('pixies').SPEC.id, flush=True)\n"
        "from boardrules.cli import main\n"
        "main(['--version'])"
    )
    for library in ("msgspec", "typing_extensions.py"):
        source = next(Path(folder, library) for folder in sys.path if Path(folder, library).exists())
        (tmp_path / library).symlink_to(source)
    done = subprocess.run(
        [sys.executable, "-S", "-E", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "('chibitactics', 'pixel_tactics', 'pixies') pixies",
        f"boardrules {boardrules.__version__} ({description()})",
    ]
    assert done.stderr == ""


def test_an_entry_point_of_the_same_value_is_no_conflict(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, pixies="boardrules.pixies")
    assert game("pixies") is pixies


def test_two_packages_with_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, pixies="elsewhere.pixies")
    with pytest.raises(RegistryError, match=r"boardrules\.pixies, elsewhere\.pixies; uninstall"):
        game("pixies")


def test_a_game_that_cannot_be_imported_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, lost="boardrules.no_such_module")
    with pytest.raises(RegistryError, match=r"'lost' \(boardrules.no_such_module\) cannot be imported: No module"):
        game("lost")


def test_a_module_that_is_no_game_is_refused_with_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    half = ModuleType("half_a_game")
    vars(half).update({name: print for name in registry.FUNCTIONS if name != "view"})
    monkeypatch.setitem(sys.modules, "half_a_game", half)
    offer(monkeypatch, half="half_a_game")
    with pytest.raises(RegistryError, match=r"is no game, it lacks: SPEC, view$"):
        game("half")
