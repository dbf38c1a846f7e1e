"""The npm package in ``js/``: packed, installed into an empty folder, and used from there."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.node.tools import HERE, node, npx

ROOT = Path(__file__).parents[2]
JS = ROOT / "js"


def run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty project in which the packed package is installed, as its users install it."""
    npx("tsc", "--version")
    npm = shutil.which("npm")
    assert npm is not None
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"private":true,"type":"module"}', encoding="utf-8")
    run([sys.executable, str(JS / "build.py")], folder)
    run([npm, "pack", "--silent", "--pack-destination", str(folder), str(JS)], folder)
    packed = str(next(folder.glob("*.tgz")))
    run([npm, "install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", packed], folder)
    return folder


def test_the_package_has_its_sources_types_and_wheels_and_nothing_else(project: Path) -> None:
    with tarfile.open(next(project.glob("*.tgz"))) as packed:
        names = {name.removeprefix("package/") for name in packed.getnames()}
    wheels = {name for name in names if name.startswith("wheels/")}
    types = {f"games/{name}.d.ts" for name in ("index", "chibitactics", "pixel_tactics", "pixies")}
    sources = {f"src/{name}" for name in ("bridge.py", "errors.js", "index.js", "pieces.js", "python.js", "runtime.js", "worker.js")}
    assert names - wheels == {"package.json", "README.md", "index.d.ts", "pieces.d.ts", *types, *sources}
    assert {name.partition("-")[0].partition("/")[2] for name in wheels} == {"wheels.json", "boardrules", "msgspec", "typing_extensions"}


def test_it_has_the_version_of_the_library(project: Path) -> None:
    version = json.loads((JS / "package.json").read_text(encoding="utf-8"))["version"]
    assert next(project.glob("*.tgz")).name == f"boardrules-{version}.tgz"
    assert list((JS / "wheels").glob(f"boardrules-{version}-*.whl"))


def test_games_are_played_in_node(project: Path) -> None:
    for name in ("package.test.mjs", "own.py"):
        shutil.copy(HERE / name, project)
    said = node("--test", "--test-reporter=tap", "package.test.mjs", folder=project)
    assert re.search(r"^# pass 9$", said, re.MULTILINE), said
    assert re.search(r"^# fail 0$", said, re.MULTILINE), said


def test_its_types_are_those_of_the_games(project: Path) -> None:
    shutil.copy(HERE / "use.ts", project)
    npx("tsc", "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "use.ts", folder=project)
