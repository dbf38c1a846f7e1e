"""Running Node and the programs of npm packages, or skipping."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PROGRAMS = HERE / "node_modules" / ".bin"


def node(*arguments: str | Path, folder: Path = HERE, timeout: float = 600) -> str:
    """What a program of Node prints; the test fails with it if the program does."""
    found = shutil.which("node")
    if found is None:
        pytest.skip("Node is not installed")
    return _output([found, *map(str, arguments)], folder, timeout)


def npx(program: str, *arguments: str | Path, folder: Path = HERE, timeout: float = 600) -> str:
    """What a program of an npm package prints."""
    if shutil.which("node") is None:
        pytest.skip("Node is not installed")
    if not (PROGRAMS / program).exists():
        pytest.skip(f"{program} is not installed: python -m tests.node installs it")
    return _output([str(PROGRAMS / program), *map(str, arguments)], folder, timeout)


def _output(command: list[str], folder: Path, timeout: float) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=timeout, check=False)
    assert done.returncode == 0, f"{command[0]}:\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
    return done.stdout
