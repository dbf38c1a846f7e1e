"""The code of the page on adapters that needs what is installed here only."""

from __future__ import annotations

import pytest

pytest.importorskip("pettingzoo", reason="the adapters need PettingZoo and Gymnasium: tox -e adapters")
pytest.importorskip("pyspiel", reason="the adapter needs OpenSpiel: tox -e adapters")

from tests.blocks import blocks_print_what_the_page_says


@pytest.mark.usefixtures("goofspiel", "kuhn_poker")
def test_the_code_of_the_page_prints_what_the_page_says() -> None:
    blocks_print_what_the_page_says("adapters.md")
