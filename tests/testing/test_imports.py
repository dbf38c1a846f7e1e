"""What boardrules.testing needs to be imported."""

from __future__ import annotations

import subprocess
import sys

BLOCKED = "import sys; sys.modules.update(hypothesis=None, pytest=None)"


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", f"{BLOCKED}\n{code}"], capture_output=True, text=True, check=False)


def test_neither_hypothesis_nor_pytest_is_needed() -> None:
    done = run("from boardrules import testing; print(len(testing.LAWS), all(hasattr(testing, name) for name in testing.__all__))")
    assert done.stdout.split()[1:] == ["True"], done.stderr


def test_without_hypothesis_the_strategies_say_what_to_install() -> None:
    done = run("from boardrules.testing import strategies")
    assert "pip install hypothesis" in done.stderr
