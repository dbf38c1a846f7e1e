"""Every kind of action and of event has one record in each table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from boardrules import pixies
from boardrules.pixies._engine.rules import PLAYS
from boardrules.pixies._text import ACTIONS, EVENTS


def test_every_action_is_carried_out_and_spoken_by_one_record() -> None:
    kinds = set(get_args(pixies.Action))
    assert set(PLAYS) == kinds
    assert sorted(one.kind.__name__ for one in ACTIONS.spoken) == sorted(kind.__name__ for kind in kinds)
    assert {play.rule for play in PLAYS.values()} <= {rule.id for rule in pixies.SPEC.rules}


def test_the_fields_of_an_action_are_said_field_by_field() -> None:
    for one in ACTIONS.spoken:
        said = [name for names in one.fields for name in names.split()]
        assert {"by", *said} == set(one.kind.__struct_fields__)


def test_every_event_is_told_by_one_record() -> None:
    assert set(EVENTS.told) == set(get_args(pixies.Event))
    assert all(told.rules for told in EVENTS.told.values()), "a rule stands behind every event"


@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("Reveal", {"_types.py", "_engine/moves.py", "_engine/rules.py", "_legality/refusals.py", "_text.py"}),
        ("TurnEnded", {"_types.py", "_engine/rules.py", "_text.py"}),
    ],
)
def test_an_action_takes_the_five_files_and_an_event_the_three_that_their_pages_name(name: str, files: set[str]) -> None:
    room = Path(pixies.__file__).parent
    named = [path for path in room.rglob("*.py") if re.search(rf"\b{name}\b", path.read_text("utf-8"))]
    assert {path.relative_to(room).as_posix() for path in named} == files
