"""Actions as short text and back, and events as sentences."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from msgspec.structs import replace

from boardrules import AmbiguousNotation, ParseError
from boardrules import chibitactics as ct
from boardrules.values import CHANCE, Seat
from tests.chibitactics.packs import everything, wide
from tests.chibitactics.scenario import Scenario

GAME = ct.with_cards(ct, everything())
UNITS = {"ansel-0": (3, 2), "cole-0": (3, 1), "caster-0": (0, 0), "nub-1": (4, 2), "ort-1": (12, 0)}


def scene() -> Scenario:
    """A position of Player 1."""
    return Scenario(UNITS, pack=wide(), board=("middle", "east"), trophies={"ansel-0": ("moss-1", "rind-1")})


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move ansel-0 K11", ct.MoveUnit(Seat(0), "ansel-0", ct.Cell(2, 2))),
        ("use ansel-0 blade nub-1", ct.UseSkill(Seat(0), "ansel-0", "blade", "nub-1")),
        ("use caster-0 mine J10", ct.UseSkill(Seat(0), "caster-0", "mine", ct.Cell(1, 1))),
        ("finish ansel-0 nub-1", ct.Finish(Seat(0), "ansel-0", "nub-1")),
        ("cancel caster-0 mine J10", ct.Cancel(Seat(0), "caster-0", "mine", ct.Cell(1, 1))),
        ("trophy ansel-0 moss-1 totem nub-1", ct.UseTrophy(Seat(0), "ansel-0", "moss-1", "totem", "nub-1")),
        ("give ansel-0 cole-0 moss-1", ct.GiveTrophy(Seat(0), "ansel-0", "cole-0", "moss-1")),
        ("ability ansel-0", ct.UseFaction(Seat(0), "ansel-0")),
        ("end", ct.EndTurn(Seat(0))),
        ("1: end", ct.EndTurn(Seat(1))),
        ("way K11 J11", ct.Choose(Seat(0), ct.PathOption((ct.Cell(2, 2), ct.Cell(1, 2))))),
        ("target nub-1", ct.Choose(Seat(0), ct.UnitOption("nub-1"))),
        ("attack blade", ct.Choose(Seat(0), ct.SkillOption("blade"))),
        ("roll 4", ct.Roll(CHANCE, 4)),
        ("event fog", ct.DrawEvent(CHANCE, "fog")),
        ("savage gnaw", ct.DrawSavage(CHANCE, "gnaw")),
        ("open south", ct.Open(CHANCE, "south")),
        ("faction humans", ct.PickFaction(Seat(0), "humans")),
        ("pick flyer-0", ct.PickUnit(Seat(0), "flyer-0")),
        ("deploy ansel-0 I10", ct.Deploy(Seat(0), "ansel-0", ct.Cell(0, 1))),
    ],
)
def test_each_action_is_written_and_read(text: str, action: ct.Action) -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    assert scenario.game.format_action(view, action) == text
    assert scenario.game.parse_action(view, text) == action


def test_names_may_be_cut_short_while_one_fits() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    assert scenario.game.parse_action(view, "MOVE an 2,2") == ct.MoveUnit(Seat(0), "ansel-0", ct.Cell(2, 2))
    assert scenario.game.parse_action(view, "trophy ansel moss substance nub") == ct.UseTrophy(
        Seat(0), "ansel-0", "moss-1", "substance", "nub-1"
    )
    with pytest.raises(AmbiguousNotation) as caught:
        scenario.game.parse_action(view, "move c K11")
    assert caught.value.candidates == ("move cole-0 K11", "move caster-0 K11")


@pytest.mark.parametrize("word", ["K11", "k11", "2,2"])
def test_a_cell_may_be_typed_as_the_edges_of_the_board_name_it_or_by_its_coordinates(word: str) -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    assert scenario.game.parse_action(view, f"move ansel {word}") == ct.MoveUnit(Seat(0), "ansel-0", ct.Cell(2, 2))
    assert scenario.game.parse_action(view, f"use caster mine {word}") == ct.UseSkill(Seat(0), "caster-0", "mine", ct.Cell(2, 2))


def test_the_whole_name_of_a_unit_comes_before_that_of_a_cell() -> None:
    scenario = scene()
    named = [replace(unit, id="c-1") if unit.id == "nub-1" else unit for unit in scenario.game.view(scenario.state, Seat(0)).units]
    view = replace(scenario.game.view(scenario.state, Seat(0)), units=tuple(named))
    assert scenario.game.parse_action(view, "use ansel blade c-1") == ct.UseSkill(Seat(0), "ansel-0", "blade", "c-1")
    assert scenario.game.parse_action(view, "use caster mine c1") == ct.UseSkill(Seat(0), "caster-0", "mine", ct.Cell(-6, -8))


@pytest.mark.parametrize(
    "text", ["finish c nub", "cancel c mine 1,1", "trophy ansel moss totem c", "give c ansel x", "give ansel c moss", "ability c"]
)
def test_where_several_names_fit_each_action_is_offered(text: str) -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    with pytest.raises(AmbiguousNotation) as caught:
        scenario.game.parse_action(view, text)
    assert len(caught.value.candidates) > 1
    for candidate in caught.value.candidates:
        assert scenario.game.format_action(view, scenario.game.parse_action(view, candidate)) == candidate


def test_while_squads_are_picked_the_seat_is_written_and_a_hidden_unit_is_a_question_mark() -> None:
    state = GAME.new_game(ct.Options(map="ring", squad_size=2, factions=("makers", "growers"), first=Seat(0)))
    view = GAME.view(state, None)
    assert GAME.format_action(view, ct.PickUnit(Seat(1), "nub-1")) == "1: pick nub-1"
    assert GAME.parse_action(view, "1: pick ?") == ct.PickUnit(Seat(1), "")
    assert GAME.format_action(view, ct.PickUnit(Seat(1), "")) == "1: pick ?"
    with pytest.raises(AmbiguousNotation) as caught:
        GAME.parse_action(view, "pick nub-1")
    assert caught.value.candidates == ("0: pick nub-1", "1: pick nub-1")


def test_while_squads_are_picked_a_text_without_a_seat_is_the_viewers() -> None:
    state = GAME.new_game(ct.Options(map="ring", squad_size=1, factions=("makers", "growers"), first=Seat(0)))
    view = GAME.view(state, Seat(1))
    assert GAME.format_action(view, ct.PickUnit(Seat(1), "nub-1")) == "pick nub-1"
    assert GAME.parse_action(view, "pick nub") == ct.PickUnit(Seat(1), "nub-1")
    state = GAME.apply(state, ct.PickUnit(Seat(1), "nub-1"))
    with pytest.raises(AmbiguousNotation):  # it has picked
        GAME.parse_action(GAME.view(state, Seat(1)), "pick nub")


def test_a_short_name_of_a_unit_that_acts_is_one_of_its_own_squad() -> None:
    state = ct.new_game(ct.Options(squad_size=1, factions=("fungunites", "fungunites"), first=Seat(0)))
    state = ct.apply(ct.apply(state, ct.PickUnit(Seat(0), "morel-0")), ct.PickUnit(Seat(1), "morel-1"))
    view = ct.view(state, Seat(0))
    assert ct.parse_action(view, "deploy morel I9") == ct.Deploy(Seat(0), "morel-0", ct.Cell(0, 0))
    assert ct.parse_action(view, "1: deploy morel 0,0") == ct.Deploy(Seat(1), "morel-1", ct.Cell(0, 0))
    with pytest.raises(AmbiguousNotation, match="'use morel cloud morel' may mean 2 actions") as caught:
        ct.parse_action(view, "use morel cloud morel")
    assert caught.value.candidates == ("use morel-0 cloud morel-0", "use morel-0 cloud morel-1")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "an empty line is no action"),
        ("dance", "'dance' is no action"),
        ("roll 7", "'7' is not a face of the die"),
        ("roll x", "'x' is not a face of the die"),
        ("9: end", "'9' is not the number of a player"),
        ("end now", "'now' is one word too many"),
        ("move ansel-0", "something is missing after 'move ansel-0': move UNIT Q,R"),
        ("move ansel-0 nub-1", "'nub-1' is no cell"),
        ("move ansel-0 1,x", "'x' is not a coordinate"),
        ("trophy ansel-0 moss-1 blood nub-1", "'blood' is no side of a trophy"),
    ],
)
def test_what_is_not_understood_is_named(text: str, says: str) -> None:
    scenario = scene()
    with pytest.raises(ParseError, match=says):
        scenario.game.parse_action(scenario.game.view(scenario.state, Seat(0)), text)


def test_every_action_of_random_games_is_read_back_and_every_event_told() -> None:
    rng = random.Random(21)
    told: dict[str, str] = {}
    for number in range(44):
        state = GAME.new_game(ct.Options(seats=2 + number % 3, squad_size=4, map="ring"))
        while GAME.to_act(state):
            legal = GAME.legal_actions(state)
            busy = [action for action in legal if not isinstance(action, ct.EndTurn)]
            action = rng.choice(busy if busy and rng.random() < 0.8 else legal)
            view = GAME.view(state, None)
            assert GAME.parse_action(view, GAME.format_action(view, action)) == action
            step = GAME.step(state, action)
            after = GAME.view(step.state, None)
            for event in step.events:
                sentence = GAME.format_event(after, event)
                assert sentence.endswith(".")
                assert sentence[0].isupper()
                told[type(event).__name__] = sentence
            state = step.state
    assert {kind.__name__ for kind in get_args(ct.Event)} - told.keys() == set()


def test_some_sentences() -> None:
    scenario = scene()
    scenario.use("ansel-0", "blade", "nub-1")
    view = scenario.game.view(scenario.state, None)
    assert [scenario.game.format_event(view, event) for event in scenario.happened] == ["Player 1's Ansel uses Blade on Player 2's Nub."]
    scenario.roll(5)
    view = scenario.game.view(scenario.state, None)
    assert [scenario.game.format_event(view, event) for event in scenario.happened] == [
        "Player 1 rolls 5 for Blade of Ansel, needs 4: success.",
        "Player 2's Nub is wounded.",
    ]
    hidden = ct.UnitPicked(Seat(0), "")
    assert scenario.game.format_event(view, hidden) == "Player 1 picks a unit."
