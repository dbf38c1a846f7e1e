"""The registry of choices: one record for each kind of step that asks."""

from __future__ import annotations

from typing import get_args

import pytest

from boardrules.pixel_tactics._engine.choices.choice import AnyChoice
from boardrules.pixel_tactics._engine.choices.registry import CHOICES, ROOMS
from boardrules.pixel_tactics._packs.ops import Op
from boardrules.pixel_tactics._rulebook import RULES

RECORDS: list[AnyChoice] = [choice for room in ROOMS for choice in room.CHOICES]


def test_each_kind_of_step_has_at_most_one_choice() -> None:
    assert len(CHOICES) == len(RECORDS)
    assert set(CHOICES) <= set(get_args(Op))


@pytest.mark.parametrize("choice", RECORDS, ids=lambda choice: choice.step.__name__)
def test_each_choice_names_a_rule_and_a_question(choice: AnyChoice) -> None:
    assert choice.rule in {rule.id for rule in RULES}
    assert CHOICES[choice.step] is choice
