"""What a seat is being asked, in words that name the card, the cards to choose from and how many."""

from __future__ import annotations

import pytest

from boardrules.values import Seat

from .four import FourScene
from .scene import GAME, BothSets, Scene


def asked(scene: Scene, seat: int = 0) -> str:
    decision = GAME.pending(scene.state, Seat(seat))
    assert decision is not None
    return decision.question


FULL = {"V1": "knight", "V2": "fighter", "F1": "gunner", "R1": "alchemist", "R2": "corpse oracle", "R3": "priestess"}
RIVAL = {"V1": "knight/2", "V2": "witch", "F1": "oracle"}


def test_a_turn_says_how_many_actions_are_left() -> None:
    assert asked(Scene(actions=1)) == "Your turn in the vanguard wave: 1 action left. What do you do?"
    assert asked(Scene(wave="R")) == "Your turn in the rear wave: 2 actions left. What do you do?"


@pytest.mark.rule("PT-ATK-8")
def test_one_card_to_choose_is_said_to_be_which() -> None:
    scene = Scene(own=FULL, rival=RIVAL, hand=("assassin",)).play("order assassin", waiting=0)
    assert asked(scene) == "Assassin: Which card is defeated?"


@pytest.mark.rule("PT-ATK-8")
def test_several_cards_to_choose_are_counted() -> None:
    scene = Scene(own=FULL, rival=RIVAL, wave="R").play("cast R1", waiting=0)
    assert asked(scene) == "Alchemist: Which card takes the damage? Choose 0 to 5 in all, 0 so far."
    scene.play("pick 1.V1", waiting=0)
    assert asked(scene) == "Alchemist: Which card takes the damage? Choose 0 to 5 in all, 1 so far."


@pytest.mark.rule("PT-ATK-8")
def test_who_is_asked_nothing_has_no_question() -> None:
    scene = Scene(own=FULL, rival=RIVAL, hand=("assassin",)).play("order assassin", waiting=0)
    assert GAME.pending(scene.state, Seat(1)) is None
    assert GAME.pending(scene.state, Seat(7)) is None


@pytest.mark.rule("PT-2V2-7")
def test_with_four_players_a_hero_is_chosen_in_any_unit() -> None:
    scene = FourScene({"V1": "knight"}, {"V1": "witch"}, {"V2": "oracle"}, {"V3": "witch"}, cards=("set_1",), hands=(("assassin",),))
    scene.play("order assassin", waiting=0)
    assert asked(scene) == "Assassin: Which card is defeated?"


@pytest.mark.rule("PT-ACT-20", "PT-RUL-115")
def test_what_must_be_done_is_not_offered_to_be_declined() -> None:
    rival = {"V1": "knight", "V2": "witch"}
    scene = BothSets(own={"V1": "inventor"}, rival=rival, hand=("magical_knight",)).play("cast V1", waiting=0)
    assert asked(scene) == "Inventor: Which order do you play?"
    other = Scene(cards="set_1_first", edition="first", hand=("mystic", "knight"), rival=rival).play("order mystic", waiting=0)
    assert asked(other) == "Mystic: Which order do you play? You may decline."
