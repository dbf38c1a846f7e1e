"""The Operative's texts, and Clinhyde Eight's."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_no_spell_of_the_rivals_can_choose_it() -> None:
    scene = BothSets(own={"R1": "alchemist", "V1": "operative"}, rival={"V1": "operative", "V2": "witch"}, wave="R")
    scene.play("cast R1", waiting=0)
    assert scene.refused("pick 1.V1") == "PT-ATK-8"
    assert scene.can("pick V1")
    scene.play("pick 1.V2", "pick V1", "none")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (1, 1)


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_no_order_of_the_rivals_can_choose_it() -> None:
    scene = BothSets(rival={"V1": "operative", "V2": "witch"}, own={"V3": "oracle"}, hand=("alchemist",)).play("order alchemist", waiting=0)
    assert scene.refused("pick 1.V1") == "PT-ATK-8"
    scene.play(*["pick 1.V2"] * 7)
    assert scene.damage("1.V2") == 7


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_what_chooses_nobody_hits_it() -> None:
    assert BothSets(rival={"V1": "operative"}, hand=("pyromancer",)).play("order pyromancer").damage("1.V1") == 7


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_attacks_and_leaders_abilities_can_choose_it() -> None:
    assert BothSets(own={"V1": "fighter"}, rival={"V1": "operative"}).play("attack V1>V1").damage("1.V1") == 4
    scene = BothSets(leaders=("gunner", "paladin"), rival={"V1": "operative"}, hand=("pyromancer",), own={"F1": "witch"})
    scene.play("order pyromancer", "pick 1.V1")
    assert scene.damage("1.V1") == 10


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_a_doppelganger_of_the_rivals_cannot_copy_it() -> None:
    own = {"V1": "doppelganger", "V2": "werewolf"}
    scene = BothSets(leaders=("paladin", "tactician"), own=own, rival={"V1": "operative", "V2": "witch"})
    scene.play("cast V1", "pick V2")  # Amon lends the Operative a spell, too; but only the Werewolf's can be chosen
    assert scene.damage("1.V2") == 3


@pytest.mark.rule("PT-RUL-120", "PT-FAQ-21")
def test_vanguard_an_attack_by_a_spell_cannot_be_aimed_at_it() -> None:
    """The target of that attack is the spell's; without another one the attack is left out, and the rest of the spell happens."""
    scene = BothSets(own={"V1": "werewolf"}, rival={"V1": "operative", "V2": "witch"}).play("cast V1", waiting=None)
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (0, 2)


@pytest.mark.rule("PT-RUL-120", "PT-FAQ-21")
def test_vanguard_an_attack_by_an_order_cannot_be_aimed_at_it() -> None:
    rival = {"V1": "operative", "V2": "witch", "V3": "knight"}
    scene = BothSets(own={"V1": "fighter"}, rival=rival, hand=("berserker",)).play("order berserker", waiting=0)
    assert [at for at in ("1", "2", "3") if scene.can(f"attack V1>V{at}")] == ["2", "3"]


@pytest.mark.rule("PT-RUL-120", "PT-RUL-43")
def test_vanguard_arec_cannot_aim_an_attack_by_a_spell_at_it() -> None:
    """Its own player's choice stands in for the rival's, and has the same limits."""
    rival = {"V1": "operative", "V2": "witch", "V3": "knight"}
    scene = BothSets(leaders=("paladin", "illusionist"), own={"V1": "werewolf"}, rival=rival).play("cast V1", waiting=1)
    assert [at for at in ("V1", "V2", "V3") if scene.can(f"1: pick 1.{at}")] == ["V2", "V3"]


@pytest.mark.rule("PT-RUL-120", "PT-RUL-119")
def test_vanguard_sarafina_cannot_aim_the_rivals_spell_at_it() -> None:
    rival = {"V1": "operative", "V2": "witch", "V3": "knight"}
    scene = BothSets(leaders=("paladin", "technologist"), own={"V1": "werewolf"}, rival=rival)
    scene.play("cast V1", "attack V1>V2", waiting=1)
    assert [at for at in ("V1", "V2", "V3") if scene.can(f"1: pick 1.{at}")] == ["V2", "V3"]


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_an_attack_by_a_spell_that_hits_all_hits_it_too() -> None:
    scene = BothSets(edition="first", own={"V1": "pyromancer", "F1": "werewolf"}, rival={"V1": "operative", "V2": "witch"}, wave="F")
    scene.play("cast F1")
    assert (scene.damage("1.V1") > 0, scene.damage("1.V2") > 0) == (True, True)


@pytest.mark.rule("PT-RUL-120")
def test_vanguard_the_rival_names_it_in_ones_own_warmage_order() -> None:
    scene = BothSets(own={"V1": "operative", "V2": "witch"}, rival={"V1": "knight"}, hand=("warmage",))
    scene.play("order warmage", "pick V2", "1: pick 0.V1", "none")
    assert scene.stands("V1") == "corpse 0.operative"


@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_rear() -> None:
    assert BothSets(rival={"R1": "operative"}, hand=("operative",)).play("order operative").stands("1.R1") == ""


@pytest.mark.rule("PT-DMG-5")
def test_flank_defeats_itself_and_another_hero_together() -> None:
    scene = BothSets(own={"F1": "operative"}, rival={"V1": "knight", "V2": "witch"}, wave="F").play("cast F1", "pick 1.V1")
    assert (scene.stands("F1"), scene.stands("1.V1"), scene.stands("1.V2")) == ("corpse 0.operative", "corpse 1.knight", "1.witch")


@pytest.mark.rule("PT-ATK-8")
def test_flank_defeats_itself_alone_if_there_is_no_other_hero() -> None:
    assert BothSets(own={"F1": "operative"}, wave="F").play("cast F1").stands("F1") == "corpse 0.operative"


@pytest.mark.rule("PT-ATK-4")
def test_rear_shoots() -> None:
    assert BothSets(own={"R1": "operative", "V1": "witch"}, wave="R").play("shoot R1>F2").damage("1.F2") == 2


@pytest.mark.rule("PT-DMG-5")
def test_order_defeats_a_hero_and_clears_its_corpse() -> None:
    scene = BothSets(rival={"V1": "knight", "V2": "witch"}, hand=("operative",)).play("order operative", "pick 1.V1")
    assert (scene.stands("1.V1"), scene.discard(1), scene.stands("1.V2")) == ("", {"1.knight"}, "1.witch")


@pytest.mark.rule("PT-RUL-50")
def test_order_clears_no_hero_that_was_taken_before_there_was_a_corpse() -> None:
    """Rexan takes the fallen hero; there is no corpse to clear."""
    scene = BothSets(leaders=("paladin", "overlord"), own={"V1": "knight"}, hand=("operative",))
    scene.play("order operative", "1: pick 1.V1")
    assert (scene.stands("V1"), scene.stands("1.V1"), scene.discard()) == ("", "0.knight", {"0.operative"})


@pytest.mark.rule("PT-ACT-5", "PT-ACT-15")
def test_leader_discards_a_card_for_an_action_twice_a_wave() -> None:
    scene = BothSets(leaders=("operative", "paladin"), hand=("knight", "witch", "oracle"), actions=0)
    scene.play("leader", "card knight", "leader", "card witch")
    assert (scene.state.budget.actions, scene.discard(), scene.hand()) == (2, {"0.knight", "0.witch"}, {"0.oracle"})
    assert scene.refused("leader") == "PT-ACT-16"


@pytest.mark.rule("PT-ACT-5", "PT-ACT-15")
def test_leader_may_act_again_in_the_next_wave() -> None:
    scene = BothSets(leaders=("operative", "paladin"), hand=("knight", "witch", "oracle"))
    scene.play("leader", "card knight", "leader", "card witch", "end", "1: end", "leader", "card oracle")
    assert scene.hand() == set()


@pytest.mark.rule("PT-ACT-5")
def test_leader_cannot_act_without_a_card() -> None:
    assert BothSets(leaders=("operative", "paladin")).refused("leader") == "PT-ACT-5"


@pytest.mark.rule("PT-RUL-139")
def test_leader_acts_in_the_ceasefire() -> None:
    scene = BothSets(leaders=("operative", "paladin"), hand=("knight",), round=1).play("leader", "card knight")
    assert scene.state.budget.actions == 3
