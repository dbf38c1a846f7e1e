"""Install the compiled build in this environment and test it: ``python -m tests.compiled``, as ``tox -e compiled`` does."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.compiled.tool import GAMES, ROOT, tool

TESTED = (
    "tests/compiled",
    *(f"tests/{game}/{name}" for game in GAMES for name in ("rules", "test_laws.py", "test_golden.py")),
    *(f"tests/{game}/test_refusals.py" for game in GAMES),
    "tests/pixel_tactics/cards",
    "tests/chibitactics/test_starter_cards.py",
    "tests/bots",
    "tests/test_chance.py",
    "tests/test_luck.py",
)
"""What depends on compiled modules: laws, golden logs, rules, refusals, cards, bots that search, and luck."""


def main(arguments: list[str]) -> int:
    """Build, install, test. Return 0 without a compiler."""
    if lack := tool.missing():
        sys.stdout.write(f"skipped: {lack}\n")
        return 0
    with TemporaryDirectory() as place:
        code = install(Path(place))
    if code:
        return code
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *arguments, *TESTED]
    return subprocess.run(tests, cwd=ROOT, check=False).returncode


def install(place: Path) -> int:
    """Build the wheel in an environment in which nothing is installed, as a new user's is; install it in this one. Return the exit code."""
    venv.create(place / "venv", with_pip=True)
    python = place / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    environment = {"MYPYC_OPT_LEVEL": "0", **os.environ, "BOARDRULES_COMPILE": "1"}
    build = [str(python), "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(place), "."]
    built = subprocess.run(build, cwd=ROOT, env=environment, check=False)
    if built.returncode:
        return built.returncode
    (wheel,) = place.glob("*.whl")
    put = [sys.executable, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", str(wheel)]
    return subprocess.run(put, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
