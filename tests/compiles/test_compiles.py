"""The engines compiled with mypyc: what runs is compiled, and it plays, logs and refuses as the sources do."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SPEC = importlib.util.spec_from_file_location("compile_engines", ROOT / "tools" / "compile_engines.py")
assert SPEC is not None
assert SPEC.loader is not None
tool: Any = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(tool)

GAMES = sorted(tool.INTERPRETED)
NUMBER = 20
"""Random games of each game that both builds play."""


def run(*arguments: str, build: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python in the checkout, with the compiled engines in *build* or with the sources."""
    path = ROOT / "src" if build is None else build
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module", params=GAMES)
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Compile one game, and return its name and the folder of the build."""
    if lack := tool.missing():
        pytest.skip(lack)
    folder = tmp_path_factory.mktemp("build")
    tool.copy_package(folder)
    seconds = tool.build(folder, request.param)
    sys.stdout.write(f"{request.param}: compiled in {seconds:.0f} seconds\n")
    return request.param, folder


def test_what_runs_is_compiled(built: tuple[str, Path]) -> None:
    name, folder = built
    modules = [path.relative_to(folder).with_suffix("") for path in tool.compiled(name, folder / "boardrules")]
    names = [".".join(module.parts) for module in modules]
    assert names
    code = f"import boardrules.{name}, sys\nfor name in sys.argv[1:]: print(sys.modules[name].__file__)"
    files = run("-c", code, *names, build=folder)
    assert files.returncode == 0, files.stderr
    sources = [str(folder / module) for module in modules]
    found = files.stdout.splitlines()
    assert [file for file, source in zip(found, sources, strict=True) if not file.startswith(f"{source}.") or file.endswith(".py")] == []


def test_the_golden_logs_are_played_byte_for_byte(built: tuple[str, Path]) -> None:
    name, folder = built
    done = run("-m", f"tests.{name}.golden", build=folder)
    assert done.returncode == 0, done.stdout + done.stderr


def test_random_games_are_played_as_the_sources_play_them(built: tuple[str, Path]) -> None:
    name, folder = built
    compiled = run("-m", "tests.compiles.play", name, str(NUMBER), build=folder)
    assert compiled.returncode == 0, compiled.stderr
    assert len(compiled.stdout.splitlines()) == NUMBER
    assert compiled.stdout == run("-m", "tests.compiles.play", name, str(NUMBER)).stdout


def test_whatever_an_action_holds_is_refused_as_the_sources_refuse_it(built: tuple[str, Path]) -> None:
    name, folder = built
    done = run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{name}/test_refusals.py", build=folder)
    assert done.returncode == 0, done.stdout + done.stderr
