"""Prepare the npm package: ``python js/build.py`` from the root of the repository; ``npm pack ./js`` then packs it.

Makes what the package has besides its sources: ``wheels/``, the library and what it needs as wheels for Pyodide with a list of them,
and ``games/``, the types of all installed games. The library must be installed, and pip.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import boardrules

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"


def pip(*arguments: str) -> None:
    """Run pip in this interpreter."""
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments], check=True)


def make_wheels(folder: Path) -> None:
    """Build the library's own wheel, and those of its dependencies that Pyodide can load."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    pip("wheel", "--no-deps", "--wheel-dir", str(folder), str(ROOT))
    only = ["--no-deps", "--only-binary", ":all:", "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
    pip("download", *only, "--platform", PLATFORM, "--platform", "any", "--dest", str(folder), "msgspec", "typing-extensions")
    names = sorted(path.name for path in folder.glob("*.whl"))
    (folder / "wheels.json").write_text(json.dumps(names, indent=2) + "\n", encoding="utf-8")


def make_types(folder: Path) -> None:
    """Write a module of types for every installed game, and one that knows all of them by name."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    names = boardrules.games()
    for name in names:
        (folder / f"{name}.d.ts").write_text(boardrules.typescript(boardrules.game(name)), encoding="utf-8")
    imports = "".join(f'import type {{ Types as {name} }} from "./{name}.js";\n' for name in names)
    games = "".join(f"  readonly {name}: {name};\n" for name in names)
    text = f"/** The types of the games by their names. */\n{imports}\nexport interface Games {{\n{games}}}\n"
    (folder / "index.d.ts").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make_wheels(HERE / "wheels")
    make_types(HERE / "games")
