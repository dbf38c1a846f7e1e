"""Rounds, waves and turns, edition by edition (PT-FLOW)."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules.pixel_tactics import CardsMoved, LoneRound, PieceDefeated, TurnStarted, WaveEnded
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)


@IN_EACH
@pytest.mark.rule("PT-FLOW-1", "PT-FLOW-4")
def test_a_round_is_three_waves_of_two_turns_and_then_the_first_player_changes(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "knight"})
    scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end", "end", "1: end", "end", "1: end", "end", "end")
    turns = [(event.round, event.wave, event.seat) for event in scene.events if isinstance(event, TurnStarted)]
    assert turns == [
        *((2, 0, 1), (2, 1, 0), (2, 1, 1), (2, 2, 0), (2, 2, 1)),
        *((3, 0, 1), (3, 0, 0), (3, 1, 1), (3, 1, 0), (3, 2, 1), (3, 2, 0)),
        *((4, 0, 0), (4, 0, 1)),
    ]
    assert scene.state.clock.first == 0


@IN_EACH
@pytest.mark.rule("PT-FLOW-2")
def test_a_turn_is_two_actions_and_the_same_one_may_be_taken_twice(edition: EditionId) -> None:
    scene = Scene(edition=edition, deck=("witch", "oracle", "mystic"), leaders=("trapper", "trapper"))
    assert scene.state.budget.actions == 2
    for name in ("witch", "oracle"):
        scene.play("draw", waiting=-1)
        scene.play(f"drawn 0.{name}")
    assert scene.hand() == {"0.witch", "0.oracle"}
    assert scene.state.budget.actions == 0
    assert scene.refused("draw") == "PT-FLOW-2"
    assert scene.refused("recruit witch V1") == "PT-FLOW-2"
    scene.play("end")
    assert scene.state.budget.actions == 2


@IN_EACH
@pytest.mark.rule("PT-FLOW-3")
def test_casualties_are_counted_when_both_have_had_their_turn(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"V1": "fighter"}, rival={"V1": "gunner"})
    scene.play("attack V1>V1", "end")
    assert scene.stands("1.V1") == "1.gunner"
    scene.play("1: end")
    assert scene.stands("1.V1") == "corpse 1.gunner"
    kinds = [type(event) for event in scene.events if isinstance(event, PieceDefeated | WaveEnded)]
    assert kinds == [PieceDefeated, WaveEnded]
    assert scene.state.clock.wave == 1


@IN_EACH
@pytest.mark.rule("PT-FLOW-5", "PT-FAQ-7")
def test_with_no_action_left_free_actions_may_follow_until_the_player_ends_the_turn(edition: EditionId) -> None:
    scene = Scene(edition=edition, actions=0, own={"V1": "knight", "R1": "corpse witch"})
    assert GAME.to_act(scene.state) == (0,)
    scene.play("move V1 R3", "clear R1")
    assert scene.stands("R3") == "0.knight"
    assert GAME.to_act(scene.state) == (0,)
    scene.play("end")
    assert GAME.to_act(scene.state) == (1,)


@IN_EACH
@pytest.mark.rule("PT-FLOW-5", "PT-FAQ-7")
def test_extra_actions_may_be_taken_after_the_two_of_the_turn(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("trapper", "trapper"), hand=("scientist", "knight", "witch", "oracle"))
    scene.play("recruit knight V1", "order scientist")
    assert scene.state.budget.actions == 3
    scene.play("recruit witch V2", "recruit oracle V3")
    assert (scene.stands("V1"), scene.stands("V2"), scene.stands("V3")) == ("0.knight", "0.witch", "0.oracle")
    assert scene.state.budget.actions == 1


@IN_EACH
@pytest.mark.rule("PT-FLOW-6", "PT-RUL-20")
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_a_turn_may_be_ended_with_actions_left_or_without(edition: EditionId, actions: int) -> None:
    scene = Scene(edition=edition, actions=actions, round=1 if actions == 2 else 2)
    assert scene.can("end")
    assert scene.refused("1: end") == "BR-SEAT"
    scene.play("end")
    assert GAME.to_act(scene.state) == (1,)


@IN_EACH
@pytest.mark.rule("PT-FLOW-6", "PT-ATK-8")
def test_a_turn_cannot_be_ended_inside_an_effect(edition: EditionId) -> None:
    scene = Scene(edition=edition, hand=("assassin",), rival={"V1": "witch", "V2": "knight"}).play("order assassin", waiting=0)
    assert scene.refused("end") == "PT-ATK-8"
    scene.play("pick 1.V1", "end")
    assert [event.card for event in scene.events if isinstance(event, CardsMoved) and event.end == "discard"] == ["0.assassin"]


@pytest.mark.rule("PT-FLOW-1", "PT-2V2-5")
def test_a_turn_is_another_one_than_those_of_lone_rounds_and_of_leaders_chosen_anew() -> None:
    lost = ((), ("oracle",), (), ())
    alone = FourScene(fallen=lost, lone=LoneRound((Seat(1),), 0), turn=1)
    assert GAME.turn_of(alone.state) != GAME.turn_of(FourScene(fallen=lost, turn=1).state)
    fallen = FourScene(damage=(0, 30)).end_wave()
    without = fallen.state.players[1]
    assert (without.unit[LEADER_AT], len(without.fallen)) == (None, 1)
    assert GAME.turn_of(fallen.state)[3] == 0
    assert GAME.turn_of(fallen.choose(1).state)[3] == 1
