"""The Oracle's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import GAME, Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-RUL-48", "PT-ATK-14")
def test_vanguard_sees_the_rivals_hand_and_discards_one(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "oracle"}, rival_hand=("knight", "witch"))
    seats = GAME.seats(scene.state)
    assert [held.card for held in GAME.view(scene.state, seats[0]).players[1].hand] == [None, None]
    scene.play("cast V1", waiting=0)
    assert [held.card for held in GAME.view(scene.state, seats[0]).players[1].hand] == ["1.knight", "1.witch"]
    assert [held.card for held in GAME.view(scene.state, None).players[1].hand] == [None, None]
    scene.play("card 1.witch")
    assert (scene.hand(1), scene.discard(1)) == ({"1.knight"}, {"1.witch"})
    assert Scene(cards=cards, own={"V1": "oracle"}).play("cast V1").discard(1) == set()


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_flank_reorders_the_top_five_for_its_player_alone(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "oracle"}, deck=("knight", "witch", "mystic"), wave="F")
    scene.play("cast F1", "drawn 0.knight", "drawn 0.mystic", "drawn 0.witch", "card witch", "card knight", "card mystic")
    deck = scene.state.players[0].deck
    assert [(held.card, held.mask) for held in deck.top] == [("0.witch", 1), ("0.knight", 1), ("0.mystic", 1)]
    assert [held.card for held in GAME.view(scene.state, GAME.seats(scene.state)[1]).players[0].top] == [None] * 3
    assert scene.play("draw").hand() == {"0.witch"}


@BOTH
@pytest.mark.rule("PT-RUL-48")
def test_rear_the_next_top_card_is_seen_as_soon_as_one_is_drawn(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "oracle"}, deck=("knight", "witch"), wave="R")
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.knight"]
    scene.play("draw", "drawn 0.witch")
    assert scene.hand() == {"0.knight"}
    assert scene.state.players[0].deck.top[0].card == "0.witch"


@BOTH
@pytest.mark.rule("PT-RUL-30")
def test_order_changes_the_hand_for_one_card_more_than_it_had(cards: str) -> None:
    scene = Scene(cards=cards, hand=("oracle", "knight"), deck=("witch", "mystic", "healer"))
    scene.play("order oracle", "drawn 0.witch", "drawn 0.healer")
    assert scene.hand() == {"0.witch", "0.healer"}
    assert scene.discard() == {"0.knight", "0.oracle"}


@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_leader_opens_the_rivals_hand_to_all_and_what_comes_into_it(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("oracle", "paladin"), rival_hand=("knight",), second=True, active=1)
    assert [held.card for held in GAME.view(scene.state, None).players[1].hand] == ["1.knight"]
    scene.play("1: draw", "drawn 1.witch")
    assert [held.card for held in GAME.view(scene.state, GAME.seats(scene.state)[0]).players[1].hand] == ["1.knight", "1.witch"]
    own = Scene(cards=cards, leaders=("oracle", "paladin"), hand=("knight",))
    assert [held.card for held in GAME.view(own.state, GAME.seats(own.state)[1]).players[0].hand] == [None]
