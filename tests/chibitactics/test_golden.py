"""Golden logs are played again byte for byte: the rules are those of their version, on every machine."""

from __future__ import annotations

import pytest

from boardrules import chibitactics as ct
from boardrules import read_log
from tests.chibitactics.golden import GOLDEN, STARTER

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
    kinds = (b"MoveUnit", b"UseSkill", b"Finish", b"UseTrophy", b"UseFaction", b"Choose", b"Cancel", b"Open", b"DrawSavage", b"DrawEvent")
    assert [kind for kind in kinds if b'"type":"%b"' % kind not in text] == []


def test_the_logs_of_the_starter_pack_draw_all_its_events_and_see_all_its_maps() -> None:
    text = b"".join(GOLDEN.path(name).read_bytes() for name in STARTER)
    assert [event.id for event in ct.STARTER.events if f'"type":"DrawEvent","by":-1,"event":"{event.id}"'.encode() not in text] == []
    assert {options.map for options in STARTER.values()} == {layout.id for layout in ct.STARTER.maps}
