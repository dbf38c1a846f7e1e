"""Finding games."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from boardrules import RegistryError, game, games, pixies, registry


def offer(monkeypatch: pytest.MonkeyPatch, **found: str) -> None:
    """Make these the installed games."""
    points = [EntryPoint(name.rstrip("_"), value, registry.GROUP) for name, value in found.items()]

    def entry_points(*, group: str, name: str | None = None) -> list[EntryPoint]:
        assert group == "boardrules.games"
        return [point for point in points if name in (None, point.name)]

    monkeypatch.setattr(registry, "entry_points", entry_points)


def test_the_games_of_this_package_are_installed() -> None:
    assert "pixies" in games()
    assert game("pixies") is pixies


def test_a_game_that_is_not_installed_is_named_with_those_that_are() -> None:
    with pytest.raises(RegistryError, match=r"no game 'chess' is installed; there are: .*pixies"):
        game("chess")


def test_without_games_the_message_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch)
    assert games() == ()
    with pytest.raises(RegistryError, match="there are: none"):
        game("pixies")


def test_two_packages_with_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, pixies="boardrules.pixies", pixies_="elsewhere.pixies")
    assert games() == ("pixies",)
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
