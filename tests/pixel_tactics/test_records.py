"""Every kind of action and of event has one record on the text side, and every mark hides from whom it should."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from boardrules import CHANCE, Seat, pixel_tactics
from boardrules.pixel_tactics import Action, CardOption, Choose, ChooseLeader, Drawn, Event, NumberOption, SetTrap, Spot, TakenAtRandom
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._text.actions import ACTIONS
from boardrules.pixel_tactics._text.events import EVENTS
from boardrules.pixel_tactics._types.actions import Option
from boardrules.pixel_tactics._types.events import CardsMoved
from boardrules.pixel_tactics._types.stack import EngineFrame, Frame, TextFrame

ONE, TWO = Seat(0), Seat(1)
AT = Spot(TWO, "S1")


def test_every_action_is_spoken_by_one_record_an_attack_by_two_and_an_answer_by_one_for_each_option() -> None:
    kinds = [one.kind.__name__ for one in ACTIONS.spoken]
    answers = len(get_args(Option))  # areas and other alternatives share a verb; declining has its own
    expected = [kind.__name__ for kind in get_args(Action)] + ["Attack"] + ["Choose"] * (answers - 1)
    assert sorted(kinds) == sorted(expected)


def test_the_fields_of_an_action_are_said_field_by_field() -> None:
    for one in ACTIONS.spoken:
        said = [name for names in one.fields for name in names.split()]
        assert {"by", *said} == set(one.kind.__struct_fields__)


def test_every_event_is_told_by_one_record() -> None:
    assert set(EVENTS.told) == set(get_args(Event))


@pytest.mark.rule("PT-SET-3", "PT-ACT-11")
@pytest.mark.parametrize(
    ("secret", "shown"),
    [
        (ChooseLeader(TWO, "1.knight"), ChooseLeader(TWO, None)),
        (SetTrap(TWO, "1.snare", AT), SetTrap(TWO, None, AT)),
        (Drawn(CHANCE, TWO, "1.knight"), Drawn(CHANCE, TWO, None)),
        (Choose(TWO, CardOption("1.knight")), Choose(TWO, CardOption(None))),
        (CardsMoved(TWO, "1.knight", "deck", "hand", 1 << TWO), CardsMoved(TWO, None, "deck", "hand", 1 << TWO)),
    ],
)
def test_a_hidden_card_is_named_to_its_player_only(secret: Any, shown: Any) -> None:
    redact: Any = pixel_tactics.redact_event if isinstance(secret, CardsMoved) else pixel_tactics.redact_action
    assert {seat: redact(secret, seat) for seat in (None, ONE, TWO)} == {None: shown, ONE: shown, TWO: secret}


@pytest.mark.parametrize("public", [Choose(TWO, NumberOption(3)), TakenAtRandom(CHANCE, TWO, "1.knight")])
def test_an_answer_without_a_card_and_a_card_taken_at_random_are_shown_to_all(public: Action) -> None:
    assert {pixel_tactics.redact_action(public, seat) for seat in (None, ONE, TWO)} == {public}


OPTIONAL = {"_text/candidates.py", "_render/parts/recent.py"}
"""What is guessed of a tap and what is marked in a picture: an action or an event need not be in either."""


@pytest.mark.parametrize(("name", "most"), [("GatherCoins", 5), ("DiscardReserve", 5), ("TrapSet", 3), ("TokenRemoved", 3)])
def test_an_action_takes_at_most_five_files_and_an_event_three(name: str, most: int) -> None:
    room = Path(pixel_tactics.__file__).parent
    named = [str(path.relative_to(room)) for path in room.rglob("*.py") if re.search(rf"\b{name}\b", path.read_text("utf-8"))]
    assert 0 < len(set(named) - OPTIONAL) <= most, named


def test_an_action_is_priced_beside_its_struct() -> None:
    """Its price is no sixth file."""
    room = Path(pixel_tactics.__file__).parent
    named = {str(path.relative_to(room)) for path in room.rglob("*.py") if re.search(r'\bGatherCoins\b|"gather"', path.read_text("utf-8"))}
    assert 0 < len(named - OPTIONAL) <= 5, named


def test_an_engines_frame_is_listed_in_one_union() -> None:
    assert set(get_args(Frame)) == {TextFrame, *get_args(EngineFrame)}
    assert set(get_args(Entry)) == {Activation, *get_args(EngineFrame)}
