"""The code of the page on learning, and of the docstrings, that needs numpy."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

pytest.importorskip("numpy", reason="boardrules.learning needs numpy: tox -e learning")

from boardrules.learning import batch, encoding, memory
from tests.blocks import blocks_print_what_the_page_says


def test_the_code_of_the_page_prints_what_the_page_says() -> None:
    blocks_print_what_the_page_says("learning.md")


@pytest.mark.parametrize("module", [batch, encoding, memory])
def test_the_examples_of_the_module_print_what_they_say(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
