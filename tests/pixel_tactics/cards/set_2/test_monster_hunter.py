"""The Monster Hunter, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1")
def test_vanguard_may_discard_one_card_for_three_more() -> None:
    def scene() -> BothSets:
        return BothSets(own={"V1": "monster_hunter"}, rival={"V1": "knight"}, hand=("oracle", "witch")).play("attack V1>V1", waiting=0)

    strong = scene().play("mode yes", "card oracle")
    assert (strong.damage("1.V1"), strong.hand()) == (6, {"0.witch"})
    assert scene().play("none").damage("1.V1") == 3


@pytest.mark.rule("PT-ATK-1")
def test_vanguard_without_a_card_is_not_asked() -> None:
    assert BothSets(own={"V1": "monster_hunter"}, rival={"V1": "knight"}).play("attack V1>V1").damage("1.V1") == 3


@pytest.mark.rule("PT-ACT-17")
def test_vanguard_once_for_each_attack_granted_ones_too() -> None:
    own = {"V1": "monster_hunter", "V2": "mascot"}
    scene = BothSets(own=own, rival={"V1": "knight"}, hand=("oracle", "witch"))
    scene.play("attack V1>V1", "mode yes", "card oracle", "cast V2", "attack V1>V1", "mode yes", "card witch")
    assert (scene.damage("1.V1"), scene.hand()) == (12, set())


@pytest.mark.rule("PT-RUL-43")
def test_vanguard_is_asked_when_arec_has_settled_the_target() -> None:
    leaders = ("paladin", "illusionist")
    scene = BothSets(leaders=leaders, own={"V1": "monster_hunter"}, rival={"V1": "knight", "V3": "witch"}, hand=("oracle",))
    scene.play("attack V1>", "1: pick 1.V3", "mode yes", "card oracle")
    assert (scene.damage("1.V3"), scene.damage("1.V1")) == (6, 0)


@pytest.mark.rule("PT-ATK-10")
def test_vanguard_says_nothing_of_the_attacks_of_others() -> None:
    scene = BothSets(own={"V1": "monster_hunter", "V2": "fighter"}, rival={"V1": "knight"}, hand=("oracle",)).play("attack V2>V1")
    assert scene.damage("1.V1") == 4


@pytest.mark.parametrize(("at", "dealt"), [("V1", 8), ("F1", 4)])
@pytest.mark.rule("PT-ATK-12")
def test_flank_its_forerunner_hits_the_vanguard_harder(at: str, dealt: int) -> None:
    scene = BothSets(own={"V1": "fighter", "F1": "monster_hunter"}, rival={at: "knight"}).play(f"attack V1>{at}")
    assert scene.damage(f"1.{at}") == dealt


@pytest.mark.rule("PT-ACT-4", "PT-ACT-7")
def test_rear_clears_a_rival_corpse_and_draws_two() -> None:
    own, rival = {"R1": "monster_hunter", "V1": "corpse witch"}, {"V1": "corpse mystic", "V2": "corpse oracle"}
    scene = BothSets(own=own, rival=rival, wave="R", top=("knight", "healer")).play("cast R1", "pick 1.V2")
    assert (scene.stands("1.V2"), scene.discard(1), scene.hand()) == ("", {"1.oracle"}, {"0.knight", "0.healer"})


@pytest.mark.rule("PT-ATK-8")
def test_rear_without_a_rival_corpse_draws_two() -> None:
    scene = BothSets(own={"R1": "monster_hunter", "V1": "corpse witch"}, wave="R", top=("knight", "healer")).play("cast R1")
    assert (scene.stands("V1"), len(scene.hand())) == ("corpse 0.witch", 2)


@pytest.mark.rule("PT-ACT-6", "PT-FLOW-2")
def test_order_clears_every_corpse_and_gives_an_action() -> None:
    scene = BothSets(own={"V1": "corpse witch"}, rival={"V1": "corpse mystic"}, hand=("monster_hunter",)).play("order monster_hunter")
    assert (scene.stands("V1"), scene.stands("1.V1"), scene.state.budget.actions) == ("", "", 2)
    assert (scene.discard(), scene.discard(1)) == ({"0.witch", "0.monster_hunter"}, {"1.mystic"})


@pytest.mark.parametrize(("hand", "theirs", "dealt"), [(2, 1, 7), (1, 1, 4), (1, 2, 4)])
@pytest.mark.rule("PT-ATK-11")
def test_leader_with_the_larger_hand_the_unit_is_stronger(hand: int, theirs: int, dealt: int) -> None:
    names = ("oracle", "healer")
    scene = BothSets(
        leaders=("monster_hunter", "paladin"), own={"V1": "fighter"}, rival={"V1": "knight"}, hand=names[:hand], rival_hand=names[:theirs]
    )
    assert scene.play("attack V1>V1").damage("1.V1") == dealt


@pytest.mark.parametrize(("hand", "theirs", "taken"), [(2, 1, 4), (1, 1, 4), (1, 2, 3)])
@pytest.mark.rule("PT-ATK-11")
def test_leader_with_the_smaller_hand_the_unit_takes_one_less(hand: int, theirs: int, taken: int) -> None:
    names = ("oracle", "healer")
    scene = BothSets(
        leaders=("monster_hunter", "paladin"),
        active=1,
        own={"V1": "knight"},
        rival={"V1": "fighter"},
        hand=names[:hand],
        rival_hand=names[:theirs],
    )
    assert scene.play("1: attack V1>V1").damage("V1") == taken
