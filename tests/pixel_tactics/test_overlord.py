"""The Overlord's texts in both wordings."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V1": "overlord", "R1": "witch"}).play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-RUL-49")
def test_flank_the_leader_attacks_in_melee_beside_its_own_attack(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("trapper", "paladin"), own={"F1": "overlord"}, rival={"V1": "knight"}, wave="F")
    scene.play("cast F1", "attack F2>V1", "attack F2>V1")
    assert scene.damage("1.V1") == 10
    behind = Scene(cards=cards, own={"F1": "overlord", "V2": "witch"}, rival={"V1": "knight"}, wave="F").play("cast F1")
    assert behind.damage("1.V1") == 0


@BOTH
@pytest.mark.rule("PT-RUL-49", "PT-RUL-13")
def test_rear_any_own_hero_in_melee_attacks_itself_too(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "overlord", "V2": "fighter", "R2": "witch"}, rival={"V1": "knight"}, wave="R")
    scene.play("cast R1", waiting=0)
    assert [scene.can(f"attack {at}>V1") for at in ("R1", "V2", "R2")] == [True, True, False]
    assert scene.play("attack R1>V1").damage("1.V1") == 3


@BOTH
@pytest.mark.rule("PT-RUL-49")
def test_order_recruits_any_number_into_one_row(cards: str) -> None:
    scene = Scene(cards=cards, hand=("overlord", "knight", "witch", "oracle"))
    scene.play("order overlord", "mode 0.F", "recruit knight F1", "recruit witch F3")
    assert (scene.stands("F1"), scene.stands("F3"), scene.hand()) == ("0.knight", "0.witch", {"0.oracle"})
    assert Scene(cards=cards, hand=("overlord", "knight")).play("order overlord", "mode 0.V", "none").hand() == {"0.knight"}


@BOTH
@pytest.mark.rule("PT-RUL-50")
def test_leader_may_leave_the_hero_and_needs_a_free_slot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "paladin"), rival={"V1": "witch/5"}).play("end", "1: end", "none")
    assert scene.stands("1.V1") == "corpse 1.witch"
    names = ("knight", "oracle", "mystic", "healer", "gunner", "fighter", "assassin", "trapper")
    full = {at: f"corpse {name}" for at, name in zip(("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3"), names, strict=True)}
    none = Scene(cards=cards, leaders=("overlord", "paladin"), own=full, rival={"V1": "witch/5"}).play("end", "1: end")
    assert none.stands("1.V1") == "corpse 1.witch"


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-OWN-1")
def test_leader_the_stolen_hero_returns_to_its_owners_hand(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("overlord", "paladin"), own={"F1": "mystic"}, rival={"V1": "gunner/4"}, hand=("witch",))
    scene.play("end", "1: end", "pick F3")
    assert scene.stands("F3") == "1.gunner"
    assert scene.can("shoot F3>F2")
