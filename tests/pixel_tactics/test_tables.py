"""The tables that find by its type what carries a thing out: nothing that can come is missing, and each entry takes what it stands for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias, get_args, get_type_hints

import pytest

from boardrules import pixel_tactics
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.apply import PLAYS
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.effects.perform import TOPICS
from boardrules.pixel_tactics._engine.machine.frames import FRAMES
from boardrules.pixel_tactics._engine.reading.plain import CIRCUMSTANCES, TALLIES
from boardrules.pixel_tactics._legality.refusals import FAULTS
from boardrules.pixel_tactics._types.actions import Action, Choose, ChooseLeader, Drawn, First, Opened, TakenAtRandom
from boardrules.pixel_tactics._types.stack import Frame, TextFrame
from boardrules.pixel_tactics.language import DealDamage, Heal, MoveDamage, TakeAtRandom
from boardrules.pixel_tactics.language.grammar.effects import SimpleEffect

Table: TypeAlias = Mapping[Any, Callable[..., object]]


def kinds(of: object) -> Iterator[object]:
    """The types that a union is of, whatever unions are within it."""
    parts = [] if isinstance(of, type) else get_args(of)
    if not parts:
        yield of
    for part in parts:
        yield from kinds(part)


def test_every_action_is_carried_out_by_one_record_and_refused_by_one_function() -> None:
    turn = set(kinds(Action)) - {Choose, ChooseLeader, First, Drawn, Opened, TakenAtRandom}
    assert set(PLAYS) == set(kinds(Action))
    assert set(FAULTS) == turn
    assert {play.rule for play in PLAYS.values()} <= {rule.id for rule in pixel_tactics.SPEC.rules}


def test_everything_on_the_stack_goes_on() -> None:
    assert set(FRAMES) == (set(kinds(Frame)) - {TextFrame}) | {Activation}


def test_every_effect_is_carried_out() -> None:
    elsewhere = {DealDamage, Heal, MoveDamage, TakeAtRandom}
    assert set(kinds(SimpleEffect)) - set(TOPICS) - set(CHOICES) == elsewhere


PERFORM = {kind: play.perform for kind, play in PLAYS.items() if kind is not Choose}
FAULTS_OF_FIELDS = {kind: fault for kind, fault in FAULTS.items() if fault.__name__ != "<lambda>"}
GO_ON = {kind: record.go_on for kind, record in FRAMES.items() if record.go_on.__name__ != "<lambda>"}


@pytest.mark.parametrize(
    "table", [PERFORM, FAULTS_OF_FIELDS, GO_ON, TALLIES, CIRCUMSTANCES], ids=["actions", "faults", "frames", "amounts", "conditions"]
)
def test_each_entry_takes_what_it_stands_for(table: Table) -> None:
    for kind, carries_out in table.items():
        hints = get_type_hints(carries_out)
        taken = [hint for name, hint in hints.items() if name != "return"][1]
        assert kind in set(kinds(taken)), carries_out
