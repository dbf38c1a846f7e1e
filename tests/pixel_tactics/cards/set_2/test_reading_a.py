"""A second reading of the texts of set 2, from the Chronicler to the Monster Hunter: edges that the tests of single cards leave out."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

EDITIONS = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


# --------------------------------------------------------------------------------------------------------------------------------- Druid
@EDITIONS
@pytest.mark.rule("PT-RUL-103", "PT-DMG-3")
def test_druid_in_the_vanguard_is_safe_from_a_check_in_the_rear_wave_until_the_round_ends(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "divinity"}, rival={"V1": "druid/3", "R2": "witch/3"}, wave="R")
    scene.play("shoot R1>V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.druid", 5)
    assert scene.play("end", "1: end").stands("1.V1") == "corpse 1.druid"


# ------------------------------------------------------------------------------------------------------------------------ Magical Knight
@pytest.mark.parametrize(("edition", "behind", "leader"), [("pl", 3, 0), ("first", 3, 0), ("en", 3, 0), ("ru", 0, 3)])
@pytest.mark.rule("PT-ATK-12", "PT-ATK-5")
def test_magical_knight_in_the_rear_has_a_leader_in_front_intercept_where_leaders_are_forerunners(
    edition: EditionId, behind: int, leader: int
) -> None:
    scene = BothSets(edition=edition, own={"V1": "planestalker"}, rival={"R2": "magical_knight"}).play("shoot V1>R2")
    assert (scene.damage("1.R2"), scene.damage("1.F2")) == (behind, leader)


# ------------------------------------------------------------------------------------------ heroes with which a rival acts (Tanis)
@EDITIONS
@pytest.mark.rule("PT-RUL-122", "PT-ATK-6")
def test_monster_hunter_in_the_vanguard_asks_who_acts_with_it_for_the_discard(edition: EditionId) -> None:
    rival = {"V1": "monster_hunter", "V2": "fighter"}
    leaders = ("puppeteer", "paladin")
    scene = BothSets(edition=edition, leaders=leaders, rival=rival, hand=("healer",), rival_hand=("oracle",))
    scene.play("attack 1.V1>1.V2", "mode yes", "card healer")
    assert (scene.damage("1.V2"), scene.hand(), scene.hand(1)) == (6, set(), {"1.oracle"})
    scene = BothSets(edition=edition, leaders=leaders, rival=rival, rival_hand=("oracle",)).play("attack 1.V1>1.V2")
    assert (scene.damage("1.V2"), scene.hand(1)) == (3, {"1.oracle"})


@EDITIONS
@pytest.mark.rule("PT-RUL-122", "PT-ATK-6")
def test_divinity_in_the_flank_heals_whom_the_player_chooses_who_acts_with_it(edition: EditionId) -> None:
    rival = {"F1": "divinity", "V2": "fighter/3", "R3": "witch/2"}
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), own={"F3": "knight/5"}, rival=rival, wave="F")
    scene.play("shoot 1.F1>1.V2", "pick F3")
    assert (scene.damage("1.V2"), scene.damage("F3"), scene.damage("1.R3")) == (5, 3, 2)


# ------------------------------------------------------------------------------------------------------------ edges of single texts
@EDITIONS
@pytest.mark.rule("PT-RUL-108", "PT-RUL-7")
def test_byron_lets_one_of_moved_damage_arrive_on_a_hero_and_on_himself(edition: EditionId) -> None:
    leaders = ("paladin", "immortal")
    scene = BothSets(edition=edition, leaders=leaders, rival={"V1": "witch"}, hand=("chronicler",), damage=(6, 0))
    scene.play("order chronicler", "number 4")
    assert (scene.damage("F2"), scene.damage("1.V1")) == (2, 1)
    scene = BothSets(edition=edition, leaders=leaders, own={"R1": "chronicler"}, wave="R", damage=(3, 0)).play("cast R1")
    assert (scene.damage("F2"), scene.damage("R1"), scene.damage("1.F2")) == (1, 1, 1)


@EDITIONS
@pytest.mark.rule("PT-RUL-40", "PT-RUL-7")
def test_chronicler_in_the_rear_of_kehrolyns_unit_passes_lethal_damage_back_to_her(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("homunculus", "paladin"), own={"R1": "chronicler/3"}, wave="R", damage=(5, 0))
    scene.play("cast R1")
    assert (scene.damage("R1"), scene.damage("F2"), scene.damage("1.F2")) == (3, 4, 1)


@EDITIONS
@pytest.mark.rule("PT-RUL-7", "PT-RUL-106")
def test_curse_knight_in_the_flank_does_not_answer_moved_damage(edition: EditionId) -> None:
    rival = {"F1": "curse_knight", "V1": "witch"}
    scene = BothSets(edition=edition, own={"V1": "chronicler/3"}, rival=rival).play("cast V1", "pick 1.F1")
    assert (scene.damage("V1"), scene.damage("1.F1"), scene.damage("1.V1")) == (0, 3, 0)


@EDITIONS
@pytest.mark.rule("PT-RUL-106", "PT-ATK-8")
def test_curse_knights_in_both_flanks_pass_one_damage_to_and_fro_once(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"F3": "curse_knight"}, rival={"F1": "curse_knight"}, hand=("magical_knight",))
    scene.play("order magical_knight", "pick 1.F1")
    assert (scene.damage("1.F1"), scene.damage("F3")) == (16, 8)


@EDITIONS
@pytest.mark.rule("PT-RUL-3", "PT-ATK-2")
def test_curse_knight_in_the_rear_answers_an_attack_that_a_diabolist_made_harmless(edition: EditionId) -> None:
    rival = {"R1": "curse_knight", "V2": "witch", "V3": "diabolist"}
    scene = BothSets(edition=edition, own={"V1": "chronicler"}, rival=rival).play("attack V1>V2")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (0, 2)


@pytest.mark.rule("PT-ACT-12", "PT-OP-6")
def test_curse_knights_operation_defeats_nobody_if_it_is_discarded_before_its_time() -> None:
    scene = BothSets(edition="ru", rival={"V1": "witch"}, reserve={"S1": "curse_knight/1"}).play("discard S1")
    assert (scene.stands("1.V1"), scene.discard()) == ("1.witch", {"0.curse_knight"})


@EDITIONS
@pytest.mark.rule("PT-RUL-122", "PT-RUL-2")
def test_diabolist_in_the_vanguard_weakens_a_hero_of_its_own_unit_that_a_rival_attacks_with(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), rival={"V1": "diabolist", "V2": "fighter"})
    assert scene.play("attack 1.V2>1.V1").damage("1.V1") == 1


@EDITIONS
@pytest.mark.rule("PT-RUL-112", "PT-RUL-115")
def test_inventor_orders_that_malandrax_cancels_count_as_played(edition: EditionId) -> None:
    leaders, rival_hand = ("paladin", "mastermind"), ("healer", "pyromancer")
    scene = BothSets(edition=edition, leaders=leaders, own={"R1": "inventor"}, hand=("pyromancer",), rival_hand=rival_hand, wave="R")
    scene.play("cast R1", "order pyromancer", "1: mode yes", "1: card healer")
    assert (scene.damage("R1"), scene.hand(1), scene.discard(1)) == (0, set(), {"1.healer", "1.pyromancer"})
    scene = BothSets(
        edition=edition, leaders=leaders, own={"F1": "inventor"}, hand=("pyromancer",), rival_hand=rival_hand, wave="F", deck=("gunner",)
    ).play("cast F1", "order pyromancer", "1: mode yes", "1: card healer")
    assert (scene.damage("F1"), scene.discard(), scene.state.players[0].deck.rest) == (0, set(), ("0.gunner", "0.pyromancer"))


@EDITIONS
@pytest.mark.rule("PT-LOOP-4", "PT-RUL-2")
def test_magical_knight_in_the_vanguard_reads_the_strength_that_its_target_has_now(edition: EditionId) -> None:
    hand = ("gunner", "witch", "oracle", "healer")
    full = BothSets(edition=edition, own={"V1": "magical_knight"}, rival={"V1": "lorekeeper"}, rival_hand=hand).play("attack V1>V1")
    short = BothSets(edition=edition, own={"V1": "magical_knight"}, rival={"V1": "lorekeeper"}, rival_hand=hand[1:]).play("attack V1>V1")
    assert (full.damage("1.V1"), short.damage("1.V1")) == (7, 2)
    weakened = BothSets(
        edition=edition, leaders=("diabolist", "paladin"), own={"V1": "magical_knight"}, rival={"V1": "gunner", "V2": "corpse witch"}
    )
    assert weakened.play("attack V1>V1").damage("1.V1") == 2


@EDITIONS
@pytest.mark.rule("PT-RUL-9", "PT-END-1")
def test_irialandradayamorella_with_lethal_damage_is_routed_though_a_fallen_hero_heals_her(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("magical_knight", "paladin"), own={"V1": "witch/5"}, damage=(22, 0)).play("end", "1: end")
    assert (scene.damage("F2"), scene.state.phase, scene.state.series.matches[-1].winner) == (19, "over", 1)


@EDITIONS
@pytest.mark.rule("PT-RUL-112", "PT-FLOW-3")
def test_mastermind_in_the_rear_counts_a_cancelled_order_and_one_played_before_it_came(edition: EditionId) -> None:
    scene = BothSets(
        edition=edition, leaders=("paladin", "mastermind"), own={"R1": "mastermind"}, hand=("pyromancer", "oracle"), rival_hand=("healer",)
    ).play("order pyromancer", "1: mode yes", "1: card healer")
    assert not scene.can("order oracle")
    scene = BothSets(edition=edition, wave="R", hand=("pyromancer", "healer", "mastermind"), actions=3)
    scene.play("order pyromancer", "recruit mastermind R1")
    assert not scene.can("order healer")


@EDITIONS
@pytest.mark.rule("PT-ATK-6", "PT-RUL-107")
def test_joal_counts_the_hands_after_the_monster_hunters_discard(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("paladin", "monster_hunter"), own={"V1": "monster_hunter"}, hand=("healer",))
    assert scene.play("attack V1>F2", "mode yes", "card healer").damage("1.F2") == 6
    scene = BothSets(edition=edition, leaders=("paladin", "monster_hunter"), own={"V1": "monster_hunter"}, hand=("healer",))
    assert scene.play("attack V1>F2", "none").damage("1.F2") == 2
