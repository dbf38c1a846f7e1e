"""The public face: what can be imported is what was meant to be."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import boardrules

PACKAGES = (
    "boardrules",
    "boardrules.adapters.text",
    "boardrules.authoring",
    "boardrules.bots",
    "boardrules.chibitactics",
    "boardrules.pixel_tactics",
    "boardrules.pixies",
    "boardrules.puzzles",
    "boardrules.tournaments",
)
NAMES = Path(__file__).parent / "public_names.txt"


def public_names() -> str:
    """Every public name, a line each; ``python -m tests.test_public`` writes the list that is compared."""
    return "".join(f"{package}.{name}\n" for package in PACKAGES for name in sorted(import_module(package).__all__))


def test_the_public_names_are_those_written_down() -> None:
    assert public_names() == NAMES.read_text(encoding="utf-8")


@pytest.mark.parametrize("package", PACKAGES)
def test_all_names_what_there_is(package: str) -> None:
    module = import_module(package)
    assert len(set(module.__all__)) == len(module.__all__)
    for name in module.__all__:
        assert hasattr(module, name), name


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_public_has_a_docstring(package: str) -> None:
    module = import_module(package)
    assert module.__doc__
    for name in module.__all__:
        item = getattr(module, name)
        if inspect.isclass(item) or inspect.isfunction(item):
            assert item.__doc__, name


def test_the_version_is_that_of_the_package() -> None:
    from importlib.metadata import version  # noqa: PLC0415

    assert boardrules.__version__ == version("boardrules")


def test_importing_the_core_imports_no_game_and_nothing_but_the_two_dependencies() -> None:
    code = (
        "import sys; before = set(sys.modules); from boardrules import *;"
        "print(*sorted({name.partition('.')[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)));"
        "print(*sorted(name for name in sys.modules if name.startswith('boardrules.') and name.count('.') > 1 and '.toolkit.' not in name))"
    )
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.splitlines()
    assert set(printed[0].split()) <= {"boardrules", "msgspec", "typing_extensions"}
    assert {name.split(".")[1] for name in printed[1].split()} == {"bots", "logs", "schema", "simulation", "translation"}


if __name__ == "__main__":
    NAMES.write_text(public_names(), encoding="utf-8")
