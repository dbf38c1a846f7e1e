"""The modules to be compiled use nothing that breaks or changes when it is compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.compiled.tool import GAMES, ROOT, tool


@pytest.mark.parametrize("game", GAMES)
def test_the_modules_of_a_game_can_be_compiled(game: str) -> None:
    modules = tool.compiled(game)
    assert modules
    assert {path.name: faults for path in modules if (faults := list(tool.unfit(path.read_text("utf-8"))))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_module_that_is_left_out_is_there(game: str) -> None:
    folder = ROOT / "src" / "boardrules" / game
    assert [name for name in tool.INTERPRETED[game] if not (folder / name).exists()] == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("class Move(Struct, frozen=True): ...", "line 1: Move would no longer be frozen"),
        ("class Move(msgspec.Struct): ...", "line 1: Move would no longer be frozen"),
        ("\nclass Move(Value): ...", "line 2: Move would no longer be frozen"),
        ("@dataclass(frozen=True)\nclass Kind(Generic[T]): ...", "line 2: Kind could not be imported"),
        ("if TYPE_CHECKING:\n    from a import B\nclass C(NamedTuple):\n    b: B | None", "line 3: C could not be imported; import B"),
        ("from functools import cached_property", "line 1: cached_property would keep nothing"),
        ("@functools.cached_property\ndef board(self): ...", "line 1: cached_property would keep nothing"),
    ],
)
def test_what_cannot_be_compiled_is_named_with_its_line(source: str, fault: str) -> None:
    (found,) = tool.unfit(source)
    assert found.startswith(fault)


def test_ordinary_classes_and_dataclasses_can_be_compiled() -> None:
    assert list(tool.unfit("@dataclass(frozen=True, slots=True)\nclass A: ...\nclass B(Generic[T]): ...\nclass C(NamedTuple): ...")) == []


def test_a_game_that_cannot_be_compiled_is_reported_before_it_is_built(tmp_path: Path) -> None:
    package = tool.copy_package(tmp_path)
    module = package / "pixies" / "_engine" / "moves.py"
    module.write_text(module.read_text("utf-8") + "\nfrom functools import cached_property\n", "utf-8")
    with pytest.raises(RuntimeError, match=r"moves\.py, line \d+: cached_property would keep nothing"):
        tool.build(tmp_path, ["pixies"])


def test_without_a_c_compiler_nothing_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "missing", lambda: "there is no C compiler called cc")
    assert tool.main([str(tmp_path)]) == 2
    assert capsys.readouterr().err == "there is no C compiler called cc\n"
    assert list(tmp_path.iterdir()) == []
