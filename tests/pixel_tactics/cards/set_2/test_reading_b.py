"""A second reading of the cards of set 2 from the Necromancer to the Plaguebearer: positions written from what the cards say."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.cards.set_2.picking import ALL, EDITIONS, picks
from tests.pixel_tactics.scene import BothSets


# ----------------------------------------------------------------------------------------------------------------------------- necromancer
@EDITIONS
@pytest.mark.rule("PT-ATK-10")
def test_necromancer_vanguard_counts_the_corpses_of_its_own_vanguard_only(edition: EditionId) -> None:
    own = {"V1": "necromancer", "V2": "corpse knight", "V3": "corpse 1.witch", "F1": "corpse healer"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "corpse knight"})
    assert scene.play("attack V1>F2").damage("1.F2") == 6
    assert BothSets(edition=edition, own=own).play("clear V2", "attack V1>F2").damage("1.F2") == 4


@EDITIONS
@pytest.mark.rule("PT-ATK-12")
def test_necromancer_flank_strengthens_leader_forerunner_and_supporter(edition: EditionId) -> None:
    own = {"F1": "necromancer", "F3": "1.necromancer", "V1": "mystic", "V2": "witch", "R1": "gunner"}
    scene = BothSets(edition=edition, own=own).play("attack V1>F2", "attack V2>F2")
    assert scene.damage("1.F2") == 3 + 1
    fallen = {**own, "V1": "corpse mystic", "V2": "corpse witch"}
    scene = BothSets(edition=edition, own=fallen, wave="F").play("attack F2>F2", "attack F1>F2")
    assert scene.damage("1.F2") == 7 + 2
    assert BothSets(edition=edition, own=own, wave="R").play("shoot R1>F2").damage("1.F2") == 7
    own["F1"] = "corpse necromancer"
    assert BothSets(edition=edition, own=own, wave="R").play("shoot R1>F2").damage("1.F2") == 5


@EDITIONS
@pytest.mark.rule("PT-ATK-4")
def test_necromancer_rear_shoots_with_one_more_for_each_corpse(edition: EditionId) -> None:
    own = {"R1": "necromancer", "V1": "corpse mystic", "V2": "corpse witch", "V3": "knight", "F3": "corpse healer"}
    assert BothSets(edition=edition, own=own, rival={"R2": "mystic"}, wave="R").play("shoot R1>R2").damage("1.R2") == 4


@EDITIONS
@pytest.mark.rule("PT-RUL-132")
def test_necromancer_order_lets_the_foremost_corpses_strike_heroes_and_removes_all(edition: EditionId) -> None:
    """V1 and R1 have nobody alive in front, R2 stands behind the leader, F3 behind a knight; neither the leader nor F1 is a target."""
    own = {"V1": "corpse mystic", "R1": "corpse 1.witch", "R2": "corpse healer", "V3": "knight", "F3": "corpse gunner"}
    rival = {"V1": "fighter", "F1": "scientist", "V3": "berserker", "F3": "knight"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("necromancer",)).play("order necromancer", waiting=0)
    assert [scene.can(f"attack {at}>V1") for at in ("V1", "R1", "R2", "F3", "V3")] == [True, True, False, False, False]
    assert [scene.can(f"attack V1>{at}") for at in ("V3", "F1", "F2", "F3")] == [True, False, False, False]
    scene.play("attack R1>V1", "attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.V3"), scene.damage("V3")) == (6, 0, 0)
    assert [scene.stands(at) for at in ("V1", "R1", "R2", "F3", "V3")] == ["", "", "", "", "0.knight"]
    assert scene.discard() == {"0.mystic", "0.healer", "0.gunner", "0.necromancer"}
    assert scene.discard(1) == {"1.witch"}


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_necromancer_order_without_heroes_in_melee_removes_the_corpses(edition: EditionId) -> None:
    own = {"V1": "corpse mystic", "R2": "corpse healer"}
    scene = BothSets(edition=edition, own=own, rival={"R2": "knight"}, hand=("necromancer",)).play("order necromancer")
    assert (scene.stands("V1"), scene.stands("R2"), scene.damage("1.F2"), scene.damage("1.R2")) == ("", "", 0, 0)
    assert scene.discard() == {"0.mystic", "0.healer", "0.necromancer"}


@EDITIONS
@pytest.mark.rule("PT-RUL-131")
def test_voco_corpses_attack_and_shield_and_are_cleared_by_one_damage(edition: EditionId) -> None:
    own = {"V1": "corpse knight", "F1": "fighter", "V2": "corpse 1.witch"}
    scene = BothSets(edition=edition, leaders=("necromancer", "paladin"), own=own, rival={"V1": "mystic", "V2": "alchemist"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 2
    assert scene.refused("move V1 R1") == "PT-ACT-13"
    scene.play("end", "1: attack V1>V1")
    assert (scene.stands("V1"), scene.discard()) == ("", {"0.knight"})
    assert not scene.can("1: attack V2>F2")
    scene.play("1: attack V2>V2")
    assert (scene.stands("V2"), scene.discard(1)) == ("", {"1.witch"})


@EDITIONS
@pytest.mark.rule("PT-RUL-131", "PT-ATK-2")
def test_voco_a_hero_behind_a_corpse_is_not_in_melee(edition: EditionId) -> None:
    own = {"V1": "corpse knight", "F1": "fighter", "R1": "gunner"}
    scene = BothSets(edition=edition, leaders=("necromancer", "paladin"), own=own, wave="F")
    assert not scene.can("attack F1>F2")
    scene.play("end")
    assert (scene.can("1: attack F2>V1"), scene.can("1: attack F2>F1"), scene.can("1: attack F2>F2")) == (True, False, True)


@EDITIONS
@pytest.mark.rule("PT-RUL-131", "PT-ACT-7", "PT-DMG-3")
def test_voco_who_falls_at_the_waves_end_lies_as_a_corpse_and_may_be_cleared(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("necromancer", "paladin"), own={"V1": "knight/10"}, hand=("witch",)).play("end", "1: end")
    fallen = scene.piece("V1")
    assert fallen is not None
    assert (fallen.face, fallen.damage) == ("risen", 0)
    assert not scene.can("recruit witch V1")
    scene.play("clear V1")
    assert scene.stands("V1") == ""


# ------------------------------------------------------------------------------------------------------------------------------- operative
@EDITIONS
@pytest.mark.rule("PT-RUL-120")
def test_operative_vanguard_is_no_target_of_the_rivals_orders_and_spells_but_of_attacks(edition: EditionId) -> None:
    rival = {"V1": "operative", "V2": "mystic", "F3": "witch"}
    own = {"V1": "dragon_mage", "V2": "fighter"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("plaguebearer",)).play("order plaguebearer", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2", "1.V2", "1.F3"}
    scene.play("pick 1.F3", "cast V1", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2", "1.V2", "1.F3"}
    scene.play("pick 1.V2")
    scene = BothSets(edition=edition, own=own, rival=rival).play("attack V2>V1")
    assert scene.damage("1.V1") == 4


@EDITIONS
@pytest.mark.rule("PT-RUL-120", "PT-ATK-8")
def test_operative_vanguard_alone_leaves_an_order_without_a_target(edition: EditionId) -> None:
    scene = BothSets(edition=edition, rival={"V1": "operative"}, hand=("assassin", "pyromancer"), deck=()).play("order assassin")
    assert (scene.stands("1.V1"), scene.discard()) == ("1.operative", {"0.assassin"})
    assert scene.play("order pyromancer").damage("1.V1") == 7


@EDITIONS
@pytest.mark.rule("PT-RUL-120")
def test_operative_vanguard_is_open_to_its_own_players_orders_and_in_other_rows_to_all(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "operative"}, rival={"F1": "operative"}, hand=("plaguebearer",))
    assert picks(scene.play("order plaguebearer", waiting=0)) == {"0.V1", "1.F1"}


@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-ACT-4")
def test_operative_flank_falls_with_another_hero_of_either_unit(edition: EditionId) -> None:
    own = {"F1": "operative", "V1": "knight", "R1": "corpse witch"}
    scene = BothSets(edition=edition, own=own, rival={"R3": "mystic", "V1": "corpse healer"}, wave="F").play("cast F1", waiting=0)
    assert picks(scene) == {"0.V1", "1.R3"}
    assert not scene.can("none")
    scene.play("pick 1.R3")
    assert (scene.stands("F1"), scene.stands("1.R3"), scene.stands("V1")) == ("corpse 0.operative", "corpse 1.mystic", "0.knight")
    scene = BothSets(edition=edition, own={"F1": "operative"}, rival={}, wave="F").play("cast F1")
    assert scene.stands("F1") == "corpse 0.operative"


@EDITIONS
@pytest.mark.rule("PT-ATK-4")
def test_operative_rear_shoots_for_two(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "operative", "V1": "knight"}, rival={"R1": "witch", "V1": "mystic"}, wave="R")
    assert not scene.can("attack R1>V1")
    assert scene.play("shoot R1>F2").damage("1.F2") == 2


@EDITIONS
@pytest.mark.rule("PT-OWN-1", "PT-DMG-5")
def test_operative_order_defeats_and_clears_to_the_owners_pile(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "1.knight"}, rival={"R3": "mystic"}, hand=("operative",)).play(
        "order operative", waiting=0
    )
    assert picks(scene) == {"0.V1", "1.R3"}
    scene.play("pick V1")
    assert (scene.stands("V1"), scene.discard(), scene.discard(1)) == ("", {"0.operative"}, {"1.knight"})


@EDITIONS
@pytest.mark.rule("PT-RUL-121")
def test_operative_order_passes_by_heroes_immune_to_defeat(edition: EditionId) -> None:
    rival = {"V1": "relic_hunter", "V2": "mystic", "F1": "corpse witch"}
    scene = BothSets(edition=edition, rival=rival, hand=("operative",)).play("order operative")
    assert (scene.stands("1.V1"), scene.stands("1.V2"), scene.stands("1.F1")) == ("1.relic_hunter", "1.mystic", "corpse 1.witch")


@ALL
@pytest.mark.rule("PT-RUL-139")
def test_clinhyde_discards_twice_a_wave_for_an_action_each_also_in_round_1(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("operative", "paladin"), hand=("knight", "witch", "mystic", "healer"), round=1)
    scene.play("recruit knight V1", "recruit witch V2", "leader", "card mystic")
    assert (scene.state.budget.actions, scene.discard()) == (1, {"0.mystic"})
    scene.play("leader", "card healer")
    assert (scene.state.budget.actions, scene.hand()) == (2, set())
    assert not scene.can("leader")


@EDITIONS
def test_clinhyde_starts_anew_in_the_next_wave_and_needs_a_card(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("operative", "paladin"), hand=("knight", "witch", "mystic"))
    scene.play("leader", "card knight", "leader", "card witch")
    assert not scene.can("leader")
    scene.play("end", "1: end", "leader", "card mystic")
    assert scene.state.budget.actions == 3
    assert not scene.can("leader")


# ---------------------------------------------------------------------------------------------------------------------------- plaguebearer
@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-DMG-6")
def test_plaguebearer_vanguard_two_to_each_hero_of_a_column(edition: EditionId) -> None:
    rival = {"V2": "alchemist", "R2": "fighter", "V1": "mystic", "F1": "corpse witch"}
    scene = BothSets(edition=edition, own={"V1": "plaguebearer", "F1": "knight"}, rival=rival).play("cast V1", waiting=0)
    assert not any(scene.can(line) for line in ("none", "mode 0.C1"))
    scene.play("mode 1.C2")
    assert [scene.damage(at) for at in ("1.V2", "1.F2", "1.R2", "1.V1", "F1")] == [2, 0, 2, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-DMG-6")
def test_plaguebearer_flank_two_to_the_rivals_leader_whoever_stands_in_front(edition: EditionId) -> None:
    rival = {"V2": "knight", "F1": "alchemist"}
    scene = BothSets(edition=edition, own={"V1": "knight", "F1": "plaguebearer"}, rival=rival, wave="F").play("cast F1")
    assert (scene.damage("1.F2"), scene.damage("1.V2"), scene.damage("F2")) == (2, 0, 0)


@EDITIONS
@pytest.mark.rule("PT-DMG-6")
def test_plaguebearer_rear_two_to_each_hero_of_a_row(edition: EditionId) -> None:
    rival = {"F1": "alchemist", "F3": "fighter", "V1": "mystic"}
    scene = BothSets(edition=edition, own={"R1": "plaguebearer", "F1": "knight"}, rival=rival, wave="R").play("cast R1", waiting=0)
    scene.play("mode 1.F")
    assert [scene.damage(at) for at in ("1.F1", "1.F2", "1.F3", "1.V1", "F1")] == [2, 0, 2, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-ATK-8", "PT-DMG-6")
def test_plaguebearer_order_gives_an_action_even_without_a_hero(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "knight"}, hand=("plaguebearer",), actions=1).play("order plaguebearer")
    assert (scene.damage("R1"), scene.state.budget.actions) == (3, 1)
    scene = BothSets(edition=edition, hand=("plaguebearer",)).play("order plaguebearer")
    assert (scene.state.budget.actions, scene.damage("F2"), scene.damage("1.F2")) == (2, 0, 0)


@EDITIONS
@pytest.mark.rule("PT-RUL-110")
def test_kajia_moves_one_from_the_leader_and_each_hero_of_the_row_onto_one_other(edition: EditionId) -> None:
    own = {"V1": "witch/5", "V2": "mystic/1", "V3": "alchemist", "F1": "knight/2"}
    scene = BothSets(edition=edition, leaders=("plaguebearer", "paladin"), own=own, rival={"R1": "witch/2"}, damage=(3, 0))
    scene.play("end", "1: end", waiting=0)
    assert picks(scene) == {"0.V3", "0.F1", "1.R1"}
    scene.play("pick 1.R1")
    assert [scene.damage(at) for at in ("F2", "V1", "V2", "V3", "F1")] == [2, 4, 0, 0, 2]
    assert scene.stands("1.R1") == "corpse 1.witch"
    assert scene.stands("V1") == "0.witch"


@EDITIONS
@pytest.mark.rule("PT-RUL-110")
def test_kajia_may_decline_and_is_not_asked_without_damage_or_another_hero(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("plaguebearer", "paladin"), own={"F1": "mystic/1"}, wave="F", damage=(3, 0))
    scene.play("end", "1: end")
    assert (scene.damage("F1"), scene.damage("F2")) == (1, 3)
    scene = BothSets(edition=edition, leaders=("plaguebearer", "paladin"), own={"V1": "mystic/1"}, wave="F", damage=(3, 0))
    scene.play("end", "1: end", "none")
    assert (scene.damage("V1"), scene.damage("F2")) == (1, 3)
    scene = BothSets(edition=edition, leaders=("plaguebearer", "paladin"), own={"V1": "mystic/1"}, wave="F")
    scene.play("end", "1: end")
    assert scene.damage("V1") == 1
