"""Golden logs are played again byte for byte: the rules are those of their version, on every machine."""

from __future__ import annotations

from typing import get_args

import pytest

from boardrules import read_log
from boardrules.pixel_tactics import Action
from tests.pixel_tactics.golden import GOLDEN

every_log = pytest.mark.parametrize("name", GOLDEN.logs)


@every_log
def test_the_game_is_played_as_it_was(name: str) -> None:
    difference = GOLDEN.difference(name)
    assert not difference, f"{difference}\n{GOLDEN.advice}"


@every_log
def test_the_log_verifies(name: str) -> None:
    verdict = GOLDEN.verified(name)
    assert verdict.result == "EXACT", verdict.why
    assert verdict.ply == len(read_log(GOLDEN.path(name)).actions)


def test_there_are_no_other_files() -> None:
    assert GOLDEN.others() == set()


def test_every_kind_of_action_occurs() -> None:
    text = GOLDEN.text()
    kinds = [kind.__name__ for kind in get_args(Action)]
    assert len(kinds) > 10
    assert [kind for kind in kinds if b'"type":"%b"' % kind.encode() not in text] == []
