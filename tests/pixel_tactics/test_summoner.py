"""The Summoner's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-2", "PT-OWN-1")
def test_vanguard_a_hero_in_melee_of_either_unit_returns_to_its_owners_hand(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "summoner"}, rival={"V2": "knight/4", "R2": "witch"})
    scene.play("cast V1", "pick 1.V2")
    assert scene.stands("1.V2") == ""
    assert scene.hand(1) == {"1.knight"}
    assert Scene(cards=cards, own={"V1": "summoner"}).play("cast V1").hand() == {"0.summoner"}


@BOTH
@pytest.mark.rule("PT-ACT-2")
def test_flank_recruits_into_any_row(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "summoner"}, hand=("fighter",), wave="F")
    scene.play("cast F1", "recruit fighter R3")
    assert scene.stands("R3") == "0.fighter"
    assert scene.state.actions == 1


@BOTH
@pytest.mark.rule("PT-ACT-19")
def test_rear_one_drawn_card_to_the_hand_one_on_top_one_to_the_discard(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "summoner"}, deck=("knight", "witch", "oracle", "mystic"), wave="R")
    scene.play("cast R1", "drawn 0.knight", "drawn 0.witch", "drawn 0.oracle", "card witch", "card oracle", "card knight")
    assert scene.hand() == {"0.witch"}
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.oracle"]
    assert scene.discard() == {"0.knight"}


@BOTH
@pytest.mark.rule("PT-RUL-58")
def test_rear_with_fewer_cards_fills_hand_then_top_then_discard(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "summoner"}, deck=("knight", "witch"), wave="R")
    scene.play("cast R1", "drawn 0.knight", "drawn 0.witch", "card witch", "card knight")
    assert scene.hand() == {"0.witch"}
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.knight"]
    assert Scene(cards=cards, own={"R1": "summoner"}, deck=(), wave="R").play("cast R1").hand() == set()


@BOTH
@pytest.mark.rule("PT-RUL-58")
def test_order_finds_a_named_card_and_shuffles(cards: str) -> None:
    scene = Scene(cards=cards, hand=("summoner",), top=("witch",)).play("order summoner", "name knight")
    assert scene.hand() == {"0.knight"}
    assert scene.state.players[0].hand[0].mask == 15
    assert scene.state.players[0].deck.top == ()
    missing = Scene(cards=cards, hand=("summoner", "oracle")).play("order summoner", "name oracle")
    assert missing.hand() == {"0.oracle"}


@BOTH
@pytest.mark.rule("PT-ACT-15")
def test_leader_recruits_are_free(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("summoner", "paladin"), hand=("knight", "witch"), actions=0)
    scene.play("recruit knight V1", "recruit witch V2")
    assert scene.state.actions == 0
