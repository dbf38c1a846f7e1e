"""The Trapper's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-RUL-62", "PT-ATK-5")
def test_vanguard_may_be_shot_at_takes_nothing_and_shields(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner", "V2": "planestalker"}, rival={"V1": "trapper", "R1": "witch"})
    scene.play("shoot V1>V1", "shoot V2>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (0, 0)
    melee = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "trapper"}).play("attack V1>V1")
    assert melee.damage("1.V1") == 8


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-ATK-4", "PT-ATK-5")
def test_flank_forerunner_intercepts_and_supporter_shoots(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "trapper", "R1": "witch"}, rival={"V1": "mystic"}, wave="R")
    assert scene.can("shoot R1>V1")
    shield = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "oracle", "F1": "trapper", "R1": "witch"}).play("shoot V1>R1")
    assert (shield.damage("1.V1"), shield.damage("1.R1")) == (8, 0)


@BOTH
@pytest.mark.rule("PT-ATK-14")
def test_rear_the_rival_discards_a_card_at_random(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "trapper"}, rival_hand=("knight", "witch"), wave="R")
    scene.play("cast R1", "taken 1.witch")
    assert (scene.hand(1), scene.discard(1)) == ({"1.knight"}, {"1.witch"})


@BOTH
@pytest.mark.rule("PT-ATK-14", "PT-ATK-8")
def test_order_three_cards_or_as_many_as_there_are(cards: str) -> None:
    scene = Scene(cards=cards, hand=("trapper",), rival_hand=("knight", "witch", "oracle", "mystic"))
    scene.play("order trapper", "taken 1.witch", "taken 1.knight", "taken 1.mystic")
    assert scene.hand(1) == {"1.oracle"}
    few = Scene(cards=cards, hand=("trapper",), rival_hand=("knight",)).play("order trapper", "taken 1.knight")
    assert few.hand(1) == set()
    assert Scene(cards=cards, hand=("trapper",)).play("order trapper").discard() == {"0.trapper"}


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-5")
def test_leader_shoots_and_its_heroes_intercept(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("trapper", "paladin"), own={"V2": "witch"}, rival={"R1": "mystic"}, wave="F")
    scene.play("shoot F2>R1")
    assert scene.damage("1.R1") == 5
    shield = Scene(cards=cards, leaders=("paladin", "trapper"), own={"V1": "planestalker"}, rival={"V1": "witch", "R1": "mystic"})
    shield.play("shoot V1>R1")
    assert (shield.damage("1.V1"), shield.damage("1.R1")) == (3, 0)
