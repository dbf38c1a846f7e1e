"""Golden logs are played again byte for byte: the rules are those of their version, on every machine."""

from __future__ import annotations

import pytest

from boardrules import read_log
from tests.pixies.golden import GOLDEN

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


def test_every_way_of_placing_occurs() -> None:
    text = GOLDEN.text()
    assert all(text.count(b'"how":"%b"' % how) > 100 for how in (b"up", b"under", b"down"))
