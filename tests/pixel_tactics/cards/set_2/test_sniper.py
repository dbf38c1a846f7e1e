"""The Sniper's texts, and Ottavia Six's."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1")
def test_vanguard_is_stronger_against_heroes_with_intercept() -> None:
    rival = {"V1": "knight", "V2": "witch"}
    assert BothSets(own={"V1": "sniper"}, rival=rival).play("attack V1>V1").damage("1.V1") == 10
    assert BothSets(own={"V1": "sniper"}, rival=rival).play("attack V1>V2").damage("1.V2") == 6


@pytest.mark.rule("PT-ATK-1")
def test_vanguard_counts_lent_intercept() -> None:
    scene = BothSets(own={"V1": "sniper"}, rival={"V1": "witch", "F1": "tactician"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 10


@pytest.mark.rule("PT-ACT-4", "PT-DMG-5")
def test_flank_discards_two_cards_and_defeats_a_damaged_hero() -> None:
    hand = ("knight", "witch", "oracle")
    scene = BothSets(own={"F1": "sniper"}, rival={"V1": "knight/1", "V2": "witch"}, hand=hand, wave="F")
    scene.play("cast F1", "card knight", "card witch")
    assert (scene.stands("1.V1"), scene.stands("1.V2"), scene.hand()) == ("corpse 1.knight", "1.witch", {"0.oracle"})


@pytest.mark.rule("PT-ACT-4")
def test_flank_cannot_be_cast_with_one_card() -> None:
    scene = BothSets(own={"F1": "sniper"}, rival={"V1": "knight/1"}, hand=("knight",), wave="F")
    assert scene.refused("cast F1") == "PT-ACT-4"
    assert scene.can("shoot F1>V1")


@pytest.mark.rule("PT-RUL-140", "PT-ATK-8")
def test_flank_may_be_paid_for_without_a_damaged_hero() -> None:
    scene = BothSets(own={"F1": "sniper"}, rival={"V1": "knight"}, hand=("witch", "oracle"), wave="F").play(
        "cast F1", "card witch", "card oracle"
    )
    assert (scene.stands("1.V1"), scene.hand(), scene.state.budget.actions) == ("1.knight", set(), 1)


@pytest.mark.rule("PT-ACT-4", "PT-RUL-29")
def test_flank_can_be_copied_only_by_who_can_pay() -> None:
    own = {"F1": "doppelganger", "F3": "sniper"}
    for hand, copied in ((("knight",), False), (("knight", "witch"), True)):
        scene = BothSets(own=own, rival={"V1": "knight/1"}, hand=hand, wave="F").play("cast F1", waiting=0 if copied else None)
        if copied:
            scene.play("card knight", "card witch")
        assert (scene.stands("1.V1") == "corpse 1.knight") is copied


@pytest.mark.rule("PT-ATK-4")
@pytest.mark.parametrize(("at", "wave"), [("F1", "F"), ("R1", "R")])
def test_flank_and_rear_shoot(at: str, wave: str) -> None:
    assert BothSets(own={at: "sniper", "V1": "witch"}, wave=wave).play(f"shoot {at}>F2").damage("1.F2") == 6


@pytest.mark.rule("PT-ATK-14")
def test_rear_the_rival_discards_at_random() -> None:
    scene = BothSets(own={"R1": "sniper"}, rival_hand=("knight", "witch"), wave="R").play("cast R1", "taken 1.witch")
    assert (scene.hand(1), scene.discard(1)) == ({"1.knight"}, {"1.witch"})


@pytest.mark.rule("PT-ATK-4")
def test_order_lends_strength_and_ranged_attack_for_the_wave() -> None:
    scene = BothSets(own={"V1": "witch", "V2": "knight"}, hand=("sniper",)).play("order sniper", "pick V1", "shoot V1>F2")
    assert scene.damage("1.F2") == 3
    scene.play("end", "1: end")
    assert scene.piece("V1") is not None
    assert not scene.piece("V1").mods  # type: ignore[union-attr]


@pytest.mark.rule("PT-ATK-4")
def test_leader_shoots() -> None:
    scene = BothSets(leaders=("sniper", "paladin"), own={"V2": "witch"}, wave="F").play("shoot F2>F2")
    assert scene.damage("1.F2") == 7


@pytest.mark.rule("PT-ACT-5")
@pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])
def test_leader_defeats_a_hero_for_two_actions_and_a_card(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("sniper", "paladin"), rival={"R1": "knight", "V1": "witch"}, hand=("oracle",))
    scene.play("leader", "card oracle", "pick 1.R1")
    assert (scene.stands("1.R1"), scene.state.budget.actions, scene.discard()) == ("corpse 1.knight", 0, {"0.oracle"})


@pytest.mark.rule("PT-RUL-140", "PT-ATK-8")
def test_leader_may_pay_with_no_hero_in_play() -> None:
    scene = BothSets(leaders=("sniper", "paladin"), hand=("oracle",)).play("leader", "card oracle")
    assert (scene.state.budget.actions, scene.discard()) == (0, {"0.oracle"})


@pytest.mark.rule("PT-FLOW-2")
def test_leader_needs_two_actions_and_a_card() -> None:
    rival = {"R1": "knight"}
    scene = BothSets(leaders=("sniper", "paladin"), rival=rival, hand=("oracle",), actions=1)
    assert scene.refused("leader") == "PT-FLOW-2"
    assert BothSets(leaders=("sniper", "paladin"), rival=rival).refused("leader") == "PT-ACT-5"


@pytest.mark.rule("PT-RUL-139")
def test_leader_may_reach_only_its_own_side_in_the_ceasefire() -> None:
    scene = BothSets(
        edition="en", leaders=("sniper", "paladin"), own={"V1": "witch"}, rival={"R1": "knight"}, hand=("oracle",), round=1
    ).play("leader", "card oracle")
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("corpse 0.witch", "1.knight")
