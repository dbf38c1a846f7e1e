"""Importing the library takes in only what is needed: counted in modules, which do not depend on the machine."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import boardrules

MOST = {
    "import boardrules": 3,
    "from boardrules import Match, Dealer": 40,
    "from boardrules import pixies": 67,
    "from boardrules import chibitactics": 155,
    "from boardrules import pixel_tactics": 323,
    "from boardrules import pixies, pixel_tactics, chibitactics": 475,
    "from boardrules.cli import main; main(['--version'])": 5,
}
"""The greatest number of modules of the library that a program may import."""

SPARED = {
    "from boardrules import Match, Dealer": ("importlib.metadata", "importlib.resources", "boardrules.bots", "boardrules.authoring"),
    "from boardrules import pixies, pixel_tactics, chibitactics": (
        "importlib.metadata",
        "boardrules.bots",
        "boardrules.simulation",
        "boardrules.schema",
        "boardrules.translation",
        "boardrules.pixel_tactics._render",
        "boardrules.chibitactics._render.picture",
        "boardrules.pixies._render",
        "boardrules.toolkit.drawing",
    ),
}
"""Modules that a program does without, of this library and of Python."""


def imported(program: str) -> set[str]:
    """Every module that a program imports, in a process of its own."""
    code = f"import sys; before = set(sys.modules)\n{program}\nprint('\\n', *set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@pytest.mark.parametrize("program", MOST)
def test_a_program_imports_few_modules(program: str) -> None:
    own = [name for name in imported(program) if name.partition(".")[0] == "boardrules"]
    assert len(own) <= MOST[program], sorted(own)


@pytest.mark.parametrize("program", SPARED)
def test_a_program_does_without_what_it_does_not_use(program: str) -> None:
    assert imported(program).isdisjoint(SPARED[program])


@pytest.mark.parametrize("name", ["chibitactics", "pixel_tactics"])
def test_the_sentences_of_cards_are_made_when_they_are_first_used(name: str) -> None:
    said = "'SPEC' in vars(game), game.SPEC is game.SPEC, 'SPEC' in vars(game), hasattr(game, 'nothing')"
    code = f"from boardrules import {name} as game; print({said})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False True True False\n"


@pytest.mark.parametrize("path", ["__init__.py", "lessons/__init__.py"])
def test_names_that_are_imported_late_are_those_that_type_checkers_see(path: str) -> None:
    source = (Path(boardrules.__file__).parent / path).read_text("utf-8")
    seen: dict[str, set[str]] = {}
    late: dict[str, set[str]] = {}
    package = ".".join(("boardrules", *Path(path).parent.parts))
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.If(test=ast.Name("TYPE_CHECKING")):
                for found in ast.walk(node):
                    if isinstance(found, ast.ImportFrom) and found.module is not None:
                        names = {alias.name for alias in found.names}
                        seen.setdefault(found.module.removeprefix(f"{package}."), set()).update(names)
            case ast.Dict():
                late |= {home: set(names.split()) for home, names in ast.literal_eval(node).items()}
            case _:
                pass
    assert seen
    assert late == seen


def test_a_name_that_there_is_not_is_an_error_and_a_public_module_is_found() -> None:
    with pytest.raises(AttributeError, match="module 'boardrules' has no attribute 'nothing'"):
        _ = import_module("boardrules").nothing
    code = "import boardrules; print(boardrules.simulation.simulate is boardrules.simulate, boardrules.Match.__name__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True Match\n"
