"""The Witch's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-RUL-66")
def test_vanguard_one_more_strength_a_corpse_of_either_unit(cards: str) -> None:
    scene = Scene(
        cards=cards, own={"V1": "witch", "R1": "corpse knight"}, rival={"V1": "mystic", "F1": "corpse oracle", "R1": "corpse gunner"}
    )
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-66", "PT-DMG-4")
def test_flank_four_more_strength_behind_a_corpse(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "corpse knight", "F1": "witch"}, rival={"V1": "mystic"}, wave="F").play("attack F1>V1")
    assert scene.damage("1.V1") == 5
    bare = Scene(cards=cards, own={"F1": "witch", "R1": "corpse knight"}, rival={"V1": "mystic"}, wave="F").play("attack F1>V1")
    assert bare.damage("1.V1") == 1


@BOTH
@pytest.mark.rule("PT-OWN-1")
def test_rear_clears_a_row_of_one_unit(cards: str) -> None:
    scene = Scene(
        cards=cards,
        own={"R1": "witch", "V1": "corpse knight"},
        rival={"V1": "corpse oracle", "V2": "corpse gunner", "F1": "corpse mystic"},
        wave="R",
    )
    scene.play("cast R1", "mode 1.V")
    assert scene.discard(1) == {"1.oracle", "1.gunner"}
    assert (scene.stands("V1"), scene.stands("1.F1")) == ("corpse 0.knight", "corpse 1.mystic")


@BOTH
@pytest.mark.rule("PT-RUL-65", "PT-OWN-1")
def test_order_returns_the_corpses_of_a_row_in_both_units(cards: str) -> None:
    scene = Scene(
        cards=cards,
        own={"V1": "corpse knight", "R1": "corpse 1.fighter"},
        rival={"V3": "corpse oracle", "F1": "corpse mystic"},
        hand=("witch",),
    )
    scene.play("order witch", "mode V")
    assert (scene.hand(0), scene.hand(1)) == ({"0.knight"}, {"1.oracle"})
    stolen = Scene(cards=cards, own={"R1": "corpse 1.fighter"}, hand=("witch",)).play("order witch")
    assert stolen.hand(1) == {"1.fighter"}


@pytest.mark.rule("PT-RUL-67")
def test_leader_first_corpses_attack_in_their_rows_wave_with_strength_three() -> None:
    scene = Scene(
        cards="set_1_first",
        leaders=("witch", "paladin"),
        own={"V1": "corpse knight", "F1": "corpse gunner", "V3": "mystic", "F3": "corpse oracle"},
        rival={"V1": "knight"},
        actions=3,
    )
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.stands("V1")) == (3, "corpse 0.knight")
    assert not scene.can("attack V1>V1")
    assert not scene.can("attack F1>V1")
    flank = Scene(
        cards="set_1_first", leaders=("witch", "paladin"), own={"V3": "mystic", "F3": "corpse oracle", "F1": "corpse gunner"}, wave="F"
    )
    assert not flank.can("attack F3>F2")
    assert flank.play("attack F1>F2").damage("1.F2") == 3


@pytest.mark.rule("PT-RUL-67", "PT-ACT-5")
def test_leader_second_an_action_lets_a_corpse_attack_in_any_wave() -> None:
    scene = Scene(
        leaders=("witch", "paladin"), own={"V1": "corpse knight", "R3": "corpse oracle"}, rival={"V1": "knight", "F1": "templar"}, wave="R"
    )
    scene.play("leader", "attack R3>V1", "leader", "attack R3>F2")
    assert (scene.damage("1.V1"), scene.damage("1.F2"), scene.state.actions) == (3, 3, 0)
