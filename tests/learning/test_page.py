"""The code of the page on learning, and of the docstrings, that needs numpy."""

from __future__ import annotations

import doctest
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("numpy", reason="boardrules.learning needs numpy: tox -e learning")

from boardrules.learning import batch, encoding, memory
from tests.blocks import BLOCK, blocks_print_what_the_page_says

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorials" / "agent.md"


def test_the_code_of_the_page_prints_what_the_page_says() -> None:
    blocks_print_what_the_page_says("learning.md")


def test_the_program_of_the_tutorial_lets_the_agent_win(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("jax")
    (program,) = BLOCK.findall(TUTORIAL.read_text(encoding="utf-8"))
    shutil.copy(ROOT / "examples" / "learning" / "agent.npz", tmp_path)
    monkeypatch.chdir(tmp_path)
    exec(compile(program.replace("100", "10"), "against.py", "exec"), {})  # noqa: S102  (our own page)
    assert re.search(r"^PolicyBot +(9|10)\b", capsys.readouterr().out, re.MULTILINE)


@pytest.mark.parametrize("module", [batch, encoding, memory])
def test_the_examples_of_the_module_print_what_they_say(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
