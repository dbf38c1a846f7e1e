"""Compile the engines with mypyc, in a copy of the sources: ``python tools/compile_engines.py FOLDER``.

A program that is run with ``PYTHONPATH=FOLDER`` uses the compiled engines. ``BOARDRULES_COMPILE=1 pip install .`` does the same by
``hatch_build.py``. See docs/contributing/compile_the_engines.md.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
REQUIRES: Final = ("mypy[mypyc]==2.4.1", "setuptools>=77")
"""The packages that a build needs."""
ROOMS: Final = ("_engine", "_legality", "_geometry")
"""The rooms of a game that are compiled, where it has them."""
BESIDES: Final = {
    ".": ("chance.py",),
    "bots": ("search.py", "tree.py"),
    "chibitactics": ("_evaluation.py", "_knowledge/determinize.py", "_leaf.py", "_ordering.py", "_types/tokens.py", "_walker.py"),
    "pixel_tactics": (
        "_evaluation.py",
        "_knowledge/determinize.py",
        "_knowledge/key.py",
        "_leaf.py",
        "_ordering.py",
        "_types/cards.py",
        "_walker.py",
    ),
    "pixies": ("_evaluation.py", "_walker.py"),
    "toolkit": ("draws.py", "evaluation.py", "reuse.py"),
}
"""Modules that are compiled besides, since the engines or a search call them at every step."""
SHARED: Final = (".", "toolkit", "bots")
"""What all games share: modules of the package itself, and of packages in it."""
INTERPRETED: Final = {
    "chibitactics": ("_engine/frame_kinds.py", "_engine/options.py", "_legality/refusals.py"),
    "pixel_tactics": (
        "_engine/board/effects.py",
        "_engine/board/stand.py",
        "_engine/choices/choice.py",
        "_engine/machine/frame_kinds.py",
        "_engine/announcing/happened.py",
        "_legality/refusals.py",
    ),
    "pixies": ("_engine/areas.py", "_engine/setup.py", "_legality/refusals.py"),
}
"""Modules of these rooms that are not compiled: they define Structs or generic dataclasses, or must answer values of any type."""
LIBRARY: Final = "_compiled"
"""The name, in the package of its game, of the library with all compiled modules of the game; mypyc appends ``__mypyc``."""
FLAGS: Final = ("-fno-plt", "-fvisibility=hidden") if sys.platform == "linux" else ()
"""What the C compiler is told: to call functions of Python, and those of the library, without a detour by a table of jumps."""
HEADERS: Final = tuple(Path(__file__).with_name(name) for name in ("fields.h", "integers.h"))
"""C code that reads fields of Structs, and combines large integers, faster than that of mypyc; see there."""
SETUP: Final = """
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
modules = mypycify([path for paths, _ in groups for path in paths], opt_level={optimize!r}, debug_level="0", separate=groups)
for source in {{Path(source) for module in modules for source in module.sources}}:
    code = source.read_text("utf-8")
    source.write_text(code.replace({then!r}, {first!r} + {then!r}, 1), "utf-8")
for module in modules:
    module.extra_compile_args += {flags!r}
setup(name="boardrules", ext_modules=modules, script_args=["build_ext", "--inplace", "--parallel", "{jobs}"])
"""
"""The program that compiles: it runs in the folder of the copy, because mypyc derives the names of modules from their paths."""
THEN: Final = '#include "__native_'
"""Where the C code of a library follows that which mypyc gives to all; the ``HEADERS`` are included before it."""


def missing() -> str:
    """Return what a build needs and does not find here, as a sentence, or an empty string."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc is not installed: pip install --group compiled"
    if shutil.which(compiler) is None:
        return f"there is no C compiler called {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of this Python are not installed"
    return ""


def compiled(game: str, package: Path = ROOT / "src" / "boardrules") -> list[Path]:
    """Return the modules of *game* that are compiled, in alphabetical order."""
    folder = package / game
    left = {folder / name for name in INTERPRETED.get(game, ())}
    found = [path for room in ROOMS for path in (folder / room).rglob("*.py") if path.name != "__init__.py" and path not in left]
    return sorted([*found, *(folder / name for name in BESIDES.get(game, ()))])


def unfit(source: str) -> Iterator[str]:
    """Yield what a module uses that breaks or changes when it is compiled, each as a sentence with its line."""
    tree = ast.parse(source)
    unseen = {
        name.asname or name.name
        for block in ast.walk(tree)
        if isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"
        for found in ast.walk(block)
        if isinstance(found, ast.ImportFrom)
        for name in found.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef():
                bases = {ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases}
                if bases & {"Struct", "Value"}:
                    yield f"line {node.lineno}: {node.name} would no longer be frozen; move the Struct to a module that is not compiled"
                if "Generic" in bases and any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
                    yield f"line {node.lineno}: {node.name} could not be imported; move the generic dataclass to one that is not compiled"
                if "NamedTuple" in bases:
                    named = {at.id for field in node.body for at in ast.walk(field) if isinstance(at, ast.Name)}
                    for name in sorted(named & unseen):
                        yield f"line {node.lineno}: {node.name} could not be imported; import {name} outside of TYPE_CHECKING"
            case ast.ImportFrom(module="functools", names=names) if any(name.name == "cached_property" for name in names):
                yield f"line {node.lineno}: cached_property would keep nothing; use a slot of type X | None and a method"
            case ast.Attribute(attr="cached_property"):
                yield f"line {node.lineno}: cached_property would keep nothing; use a slot of type X | None and a method"
            case _:
                pass


def copy_package(folder: Path) -> Path:
    """Copy the package into *folder* and return where it is there."""
    package = folder / "boardrules"
    shutil.copytree(ROOT / "src" / "boardrules", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    return package


def build(folder: Path, games: Sequence[str] = tuple(INTERPRETED), *, optimize: str = "0") -> float:
    """Compile *games*, and what they share, in the copy of the package in *folder*, each as one library. Return the seconds it took.

    Raises
    ------
    RuntimeError
        with the output of mypyc or of the C compiler, if the modules cannot be compiled.
    """
    modules = {game: compiled(game, folder / "boardrules") for game in (*SHARED, *games)}
    faults = [
        f"{path.relative_to(folder)}, {fault}" for paths in modules.values() for path in paths for fault in unfit(path.read_text("utf-8"))
    ]
    if faults:
        raise RuntimeError("\n".join(faults))
    groups = [
        ([str(path.relative_to(folder)) for path in paths], ".".join(("boardrules", *Path(game).parts, LIBRARY)))
        for game, paths in modules.items()
    ]
    start = time.perf_counter()
    first = "".join([f'#include "{header.as_posix()}"\n' for header in HEADERS])
    program = SETUP.format(groups=groups, optimize=optimize, jobs=os.cpu_count() or 1, first=first, then=THEN, flags=FLAGS)
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{', '.join(games)} cannot be compiled:\n{done.stdout[-5000:]}{done.stderr[-5000:]}")
    return time.perf_counter() - start


def extensions(folder: Path) -> list[Path]:
    """Return the compiled modules and libraries in the copy of the package in *folder*."""
    return sorted(path for path in (folder / "boardrules").rglob("*") if path.suffix in {".so", ".pyd"})


def main(arguments: list[str] | None = None) -> int:
    """Copy the package, compile the engines of the games named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="a folder without a boardrules in it")
    parser.add_argument("--games", nargs="+", choices=[*INTERPRETED], default=[*INTERPRETED], help="all unless some are named")
    parser.add_argument("--optimize", choices=["0", "1", "2", "3"], default="0", help="of the C compiler; 0 builds fastest, 3 runs fastest")
    given = parser.parse_args(arguments)
    lack = missing()
    if lack:
        sys.stderr.write(f"{lack}\n")
        return 2
    copy_package(given.folder)
    seconds = build(given.folder, given.games, optimize=given.optimize)
    sys.stdout.write(f"{sum(len(compiled(game)) for game in given.games)} modules of {', '.join(given.games)} in {seconds:.0f} seconds\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
