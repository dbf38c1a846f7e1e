"""Install the compiled build in this environment and test it: ``python -m tests.compiled``, as ``tox -e compiled`` does."""

from __future__ import annotations

import os
import subprocess
import sys

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
    environment = {"MYPYC_OPT_LEVEL": "0", **os.environ, "BOARDRULES_COMPILE": "1"}
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps", "."]
    done = subprocess.run(install, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        return done.returncode
    tests = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *arguments, *TESTED]
    return subprocess.run(tests, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
