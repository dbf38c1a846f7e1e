"""A second reading of the cards from the Necromancer to the Werewolf: positions written from what the cards say."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

EDITIONS = pytest.mark.parametrize("edition", ["pl", "first"])
ALL = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])

EIGHT = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")


def picks(scene: BothSets, by: int = 0) -> set[str]:
    """Where a seat may pick now, each slot with the seat in whose unit it is."""
    return {f"{seat}.{slot}" for seat in (0, 1) for slot in SLOTS if scene.can(f"{by}: pick {seat}.{slot}")}


# ------------------------------------------------------------------------------------------------------------------------- necromancer
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


# --------------------------------------------------------------------------------------------------------------------------- operative
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


# ------------------------------------------------------------------------------------------------------------------------ plaguebearer
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


# ------------------------------------------------------------------------------------------------------------------------- planebinder
@EDITIONS
@pytest.mark.rule("PT-ATK-2", "PT-RUL-14")
def test_planebinder_vanguard_moves_a_hero_in_melee_and_hurts_it(edition: EditionId) -> None:
    rival = {"V1": "knight", "F1": "mystic", "F3": "witch", "V3": "corpse healer", "R3": "corpse gunner"}
    scene = BothSets(edition=edition, own={"V1": "planebinder", "R3": "fighter"}, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V1", "0.R3", "1.V1", "1.F3"}
    scene.play("pick 1.V1", waiting=0)
    assert picks(scene) == {"1.V2", "1.R1", "1.R2"}
    scene.play("pick 1.R2")
    assert (scene.stands("1.V1"), scene.stands("1.R2"), scene.damage("1.R2")) == ("", "1.knight", 2)


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_planebinder_vanguard_hurts_in_a_full_unit_though_nothing_can_move(edition: EditionId) -> None:
    names = ("knight", "mystic", "witch", "healer", "gunner", "fighter", "oracle", "vampire")
    rival = {slot: name if slot == "V1" else f"corpse {name}" for slot, name in zip(EIGHT, names, strict=True)}
    scene = BothSets(edition=edition, own={"V1": "planebinder"}, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V1", "1.V1"}
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.knight", 2)


@EDITIONS
@pytest.mark.rule("PT-DMG-7", "PT-ACT-3")
def test_planebinder_flank_moves_any_hero_within_its_unit(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"F1": "planebinder", "V1": "knight"}, rival={"V1": "mystic", "F1": "witch"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.V1", "1.F1"}
    scene.play("pick V1", "pick F3")
    assert (scene.stands("F3"), scene.damage("F3")) == ("0.knight", 0)
    assert scene.can("attack F3>V1")


@EDITIONS
@pytest.mark.rule("PT-DMG-6")
def test_planebinder_rear_two_to_the_rivals_rear_heroes(edition: EditionId) -> None:
    rival = {"R1": "mystic", "R2": "corpse healer", "R3": "fighter", "F3": "witch"}
    scene = BothSets(edition=edition, own={"R1": "planebinder", "R2": "oracle"}, rival=rival, wave="R").play("cast R1")
    assert [scene.damage(at) for at in ("1.R1", "1.R3", "1.F3", "R2")] == [2, 2, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-OWN-1")
def test_planebinder_order_puts_a_hero_onto_its_owners_deck(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "1.knight/4"}, rival={"R1": "mystic"}, hand=("planebinder",), active=0)
    scene.play("order planebinder", waiting=0)
    assert picks(scene) == {"0.V1", "1.R1"}
    scene.play("pick V1", "end", "1: draw")
    assert (scene.stands("V1"), scene.hand(1), scene.discard()) == ("", {"1.knight"}, {"0.planebinder"})


@EDITIONS
@pytest.mark.rule("PT-RUL-139")
def test_kaitlyn_moves_the_rivals_heroes_interceptors_for_two_actions(edition: EditionId) -> None:
    rival = {"V1": "knight", "F1": "mystic", "F3": "corpse witch", "R1": "fighter"}
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival=rival)
    assert not any(scene.can(line) for line in ("move 1.F2 1.V3", "move 1.F3 1.V3", "move 1.V1 0.V1"))
    scene.play("move 1.V1 1.R3")
    assert (scene.state.budget.actions, scene.stands("1.R3")) == (0, "1.knight")
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival=rival).play("move 1.F1 1.V3")
    assert scene.state.budget.actions == 1
    assert not scene.can("move 1.V1 1.R3")
    assert scene.can("move 1.R1 1.R3")
    scene.play("move V3 R3")
    assert scene.stands("R3") == "0.healer"


@ALL
@pytest.mark.rule("PT-RUL-139")
def test_kaitlyn_leaves_the_rivals_unit_alone_in_the_ceasefire(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival={"F1": "mystic"}, round=1)
    assert not scene.can("move 1.F1 1.V3")
    assert scene.can("move V3 F3")


# --------------------------------------------------------------------------------------------------------------------------- puppeteer
@EDITIONS
@pytest.mark.rule("PT-RUL-123")
def test_puppeteer_vanguard_trades_places_with_a_hero_in_melee(edition: EditionId) -> None:
    rival = {"F1": "mystic/2", "V2": "knight", "R1": "witch", "V3": "corpse healer"}
    own = {"V1": "puppeteer/1", "V2": "fighter"}
    scene = BothSets(edition=edition, own=own, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V2", "1.F1", "1.V2"}
    scene.play("pick 1.V2")
    assert (scene.stands("V1"), scene.stands("1.V2"), scene.damage("1.V2")) == ("1.knight", "0.puppeteer", 1)
    assert scene.play("attack V1>V2").damage("1.V2") == 4


@EDITIONS
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_flank_deals_the_strength_of_the_targets_forerunner(edition: EditionId) -> None:
    rival = {"V1": "fighter", "F1": "oracle", "R1": "healer", "V3": "corpse gunner", "F3": "witch"}
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "knight"}, rival=rival, wave="F").play("cast F1", waiting=0)
    scene.play("pick 1.F1")
    assert [scene.damage(at) for at in ("1.F1", "1.V1", "1.R1")] == [4, 0, 0]
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "fighter"}, rival=rival, wave="F").play("cast F1", "pick F1")
    assert scene.damage("F1") == 4


@ALL
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_flank_reads_a_leader_in_front_in_ru_only(edition: EditionId) -> None:
    """The rival's leader, of strength 4 in the second wording, stands before R2."""
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "fighter"}, rival={"R2": "alchemist", "F1": "witch"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.F1", "1.R2"}
    assert scene.play("pick 1.R2").damage("1.R2") == (4 if edition == "ru" else 0)


@EDITIONS
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_rear_deals_the_strength_of_the_targets_supporter(edition: EditionId) -> None:
    rival = {"V1": "healer", "F1": "fighter", "R1": "mystic"}
    scene = BothSets(edition=edition, own={"R1": "puppeteer"}, rival=rival, wave="R").play("cast R1", waiting=0)
    scene.play("pick 1.V1")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.R1")] == [6, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-RUL-117", "PT-OP-5")
def test_puppeteer_order_performs_the_order_of_an_own_hero_of_the_waves_row(edition: EditionId) -> None:
    own = {"V1": "gunner", "V2": "magical_knight", "F1": "assassin", "V3": "corpse witch"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "mystic", "R1": "fighter"}, hand=("puppeteer",))
    scene.play("order puppeteer", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2"}
    scene.play("pick V1")
    assert (scene.damage("1.R1"), scene.stands("V1"), scene.discard()) == (4, "0.gunner", {"0.puppeteer"})


@EDITIONS
@pytest.mark.rule("PT-RUL-117", "PT-OP-5")
def test_puppeteer_order_with_an_operation_does_nothing(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "warlock"}, hand=("puppeteer",)).play("order puppeteer")
    assert (scene.stands("V1"), scene.reserve(), scene.discard()) == ("0.warlock", {}, {"0.puppeteer"})


@EDITIONS
@pytest.mark.rule("PT-RUL-122")
def test_tanis_attacks_with_the_rivals_heroes_in_melee_of_the_waves_row(edition: EditionId) -> None:
    rival = {"V1": "fighter", "V2": "mystic", "F3": "witch", "F1": "knight"}
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), own={"V1": "healer"}, rival=rival)
    assert not any(scene.can(line) for line in ("attack 1.F3>V2", "attack 1.F1>V2", "attack 1.V1>V1", "attack 1.V1>0.V1", "attack 1.F2>V1"))
    scene.play("attack 1.V1>V2")
    assert scene.damage("1.V2") == 4
    assert not scene.can("attack 1.V1>F3")
    scene.play("end")
    assert not scene.can("1: attack V1>V1")
    assert scene.can("1: attack V2>V1")
    assert not scene.can("1: move V1 R1")


@ALL
@pytest.mark.rule("PT-CEASE-1")
def test_tanis_waits_for_round_2(edition: EditionId) -> None:
    rival = {"V1": "fighter", "V2": "mystic"}
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), rival=rival, round=1)
    assert not scene.can("attack 1.V1>V2")


# ------------------------------------------------------------------------------------------------------------------------ relic hunter
@EDITIONS
@pytest.mark.rule("PT-RUL-121")
def test_relic_hunter_vanguard_guards_the_vanguard_against_the_rivals_defeats_only(edition: EditionId) -> None:
    units = {"V1": "relic_hunter", "V2": "mystic", "F1": "witch"}
    scene = BothSets(edition=edition, own={"V1": "knight"}, rival=units, hand=("assassin",)).play("order assassin", waiting=0)
    assert picks(scene) == {"0.V1", "1.F1"}
    scene = BothSets(edition=edition, own=units, rival={}, hand=("assassin",)).play("order assassin", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2", "0.F1"}
    scene = BothSets(edition=edition, rival={**units, "V2": "mystic/7"}, round=2).play("end", "1: end")
    assert scene.stands("1.V2") == "corpse 1.mystic"


@EDITIONS
@pytest.mark.rule("PT-RUL-121")
def test_relic_hunter_vanguard_when_it_has_fallen_guards_no_more(edition: EditionId) -> None:
    units = {"V1": "corpse relic_hunter", "V2": "mystic"}
    scene = BothSets(edition=edition, rival=units, hand=("assassin",)).play("order assassin")
    assert scene.stands("1.V2") == "corpse 1.mystic"


@EDITIONS
@pytest.mark.rule("PT-RUL-136")
def test_relic_hunter_flank_strengthens_all_heroes_until_the_end_of_the_next_turn(edition: EditionId) -> None:
    own = {"F1": "relic_hunter", "F3": "fighter", "R1": "witch"}
    rival = {"F1": "mystic", "R3": "gunner"}
    scene = BothSets(edition=edition, own=own, rival=rival, wave="F").play("cast F1", "attack F3>F2", "end")
    assert scene.damage("1.F2") == 8
    scene.play("1: attack F1>F2", "1: end")
    assert scene.damage("F2") == 3
    scene.play("end", "1: shoot R3>F2")
    assert scene.damage("F2") == 3 + 5


@EDITIONS
@pytest.mark.rule("PT-RUL-136")
def test_relic_hunter_flank_still_works_in_the_own_next_turn_and_not_for_leaders(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"F1": "relic_hunter", "R3": "gunner"}, wave="F").play("cast F1", "attack F2>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert scene.play("shoot R3>F2").damage("1.F2") == 10


@EDITIONS
@pytest.mark.rule("PT-ATK-3")
def test_relic_hunter_rear_has_eight_in_melee_only(edition: EditionId) -> None:
    own = {"R1": "relic_hunter", "V3": "knight"}
    scene = BothSets(edition=edition, own=own, wave="R")
    assert not scene.can("shoot R1>F2")
    assert scene.play("attack R1>F2").damage("1.F2") == 8


@EDITIONS
@pytest.mark.rule("PT-RUL-137")
def test_relic_hunter_order_reveals_until_one_is_kept(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("relic_hunter",), top=("knight", "witch", "mystic"))
    scene.play("order relic_hunter", "mode discard", "mode hand")
    assert (scene.hand(), scene.discard()) == ({"0.witch"}, {"0.knight", "0.relic_hunter"})


@EDITIONS
@pytest.mark.rule("PT-RUL-137")
def test_relic_hunter_order_stops_with_the_deck(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("relic_hunter",), top=("knight",), deck=())
    scene.play("order relic_hunter", "mode discard")
    assert (scene.hand(), scene.discard()) == (set(), {"0.knight", "0.relic_hunter"})
    scene = BothSets(edition=edition, hand=("relic_hunter",), deck=()).play("order relic_hunter")
    assert scene.discard() == {"0.relic_hunter"}


@EDITIONS
@pytest.mark.parametrize("spent", ["", "recruit knight V3", "order oracle"])
def test_cesar_gains_a_counter_a_round_and_loses_all_by_recruit_or_order(edition: EditionId, spent: str) -> None:
    """Also in round 1; the leader is strengthened too, and an order of the rival takes nothing."""
    hand = ("knight", "oracle")
    scene = BothSets(
        edition=edition, leaders=("relic_hunter", "paladin"), own={"V1": "mystic"}, hand=hand, rival_hand=("sage",), wave="R", round=1
    )
    scene.play("end", "1: end", "1: order sage", "1: end", "attack V1>F2")
    assert scene.damage("1.F2") == 3
    if spent == "order oracle":
        scene.play("order oracle", waiting=-1)
        while scene.state.actor == -1:
            scene.state = scene.game.apply(scene.state, scene.game.chance_action(scene.state, 0))
    elif spent:
        scene.play(spent)
    scene.play("end", "1: end", "attack F2>F2")
    assert scene.damage("1.F2") == 3 + (4 if spent else 6)


# -------------------------------------------------------------------------------------------------------------------------------- sage
@EDITIONS
@pytest.mark.rule("PT-RUL-9")
def test_sage_vanguard_loses_one_damage_before_casualties(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "sage/4"}, rival={"V1": "sage/5", "F1": "mystic"}, wave="F")
    scene.play("end", "1: end")
    assert (scene.stands("V1"), scene.damage("V1"), scene.stands("1.V1")) == ("0.sage", 3, "corpse 1.sage")
    scene = BothSets(edition=edition, own={"F1": "sage/4"}).play("end", "1: end")
    assert scene.stands("F1") == "corpse 0.sage"


@EDITIONS
@pytest.mark.rule("PT-ATK-5")
def test_sage_vanguard_intercepts(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "gunner"}, rival={"V1": "sage", "R1": "mystic", "R3": "witch"})
    assert [scene.can(f"shoot V1>{at}") for at in ("R1", "V1", "R3")] == [False, True, True]


@EDITIONS
@pytest.mark.rule("PT-OWN-1", "PT-DMG-6")
def test_sage_flank_returns_a_hero_in_melee_to_its_owners_hand(edition: EditionId) -> None:
    own = {"F1": "sage", "V3": "1.fighter", "F3": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"F1": "mystic/3", "R1": "knight"}, wave="F").play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V3", "1.F1"}
    scene.play("pick V3")
    assert (scene.stands("V3"), scene.hand(), scene.hand(1)) == ("", set(), {"1.fighter"})


@EDITIONS
@pytest.mark.rule("PT-RUL-9", "PT-DMG-6")
def test_sage_rear_hurts_all_heroes_in_melee_at_the_rear_waves_end(edition: EditionId) -> None:
    own = {"R1": "sage", "V2": "mystic", "V3": "witch/2", "F3": "oracle"}
    scene = BothSets(edition=edition, own=own, rival={"F1": "fighter", "R1": "alchemist"}, wave="F").play("end", "1: end")
    assert scene.damage("V2") == 0
    scene.play("end", "1: end")
    assert [scene.damage(at) for at in ("R1", "V2", "F3", "F2", "1.F1", "1.R1", "1.F2")] == [3, 3, 0, 0, 3, 0, 0]
    assert scene.stands("V3") == "corpse 0.witch"


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7")
def test_sage_order_heals_four_of_every_hero(edition: EditionId) -> None:
    own, rival = {"V1": "mystic/6", "R1": "witch/3"}, {"F1": "knight/5"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("sage",), damage=(5, 5)).play("order sage")
    assert [scene.damage(at) for at in ("V1", "R1", "1.F1", "F2", "1.F2")] == [2, 0, 1, 5, 5]


@EDITIONS
@pytest.mark.rule("PT-OWN-1")
def test_iaxus_hands_every_played_order_to_the_next_players_rival(edition: EditionId) -> None:
    own = {"V1": "witch/6"}
    scene = BothSets(
        edition=edition, leaders=("sage", "paladin"), own=own, rival={"V1": "mystic"}, hand=("magical_knight",), rival_hand=("witch",)
    )
    scene.play("order magical_knight", "pick 1.V1")
    assert (scene.hand(), scene.hand(1), scene.discard()) == (set(), {"1.witch", "0.magical_knight"}, set())
    scene.play("end", "1: order witch", "1: mode R")
    assert (scene.hand(), scene.discard(1)) == ({"1.witch"}, set())
    scene.play("1: end")
    assert (scene.stands("V1"), scene.damage("V1")) == ("0.witch", 6)


# ------------------------------------------------------------------------------------------------------------------------------ sniper
@EDITIONS
@pytest.mark.rule("PT-RUL-36")
def test_sniper_vanguard_four_more_against_who_has_intercept_now(edition: EditionId) -> None:
    own = {"V1": "sniper"}
    for slot, damage in (("V1", 10), ("F1", 6)):
        scene = BothSets(edition=edition, own=own, rival={slot: "knight"}).play(f"attack V1>{slot}")
        assert scene.damage(f"1.{slot}") == damage
    scene = BothSets(edition=edition, own=own, rival={"V1": "witch", "F3": "tactician"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 10
    assert not BothSets(edition=edition, own=own, rival={"V1": "witch"}).can("shoot V1>V1")


@EDITIONS
@pytest.mark.rule("PT-DMG-7")
def test_sniper_flank_discards_two_for_a_damaged_hero(edition: EditionId) -> None:
    own = {"F1": "sniper", "V1": "witch/1"}
    rival = {"R1": "mystic/1", "V1": "fighter"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("knight", "healer", "oracle"), wave="F").play("cast F1", waiting=0)
    scene.play("card knight", waiting=0).play("card healer", waiting=0)
    assert picks(scene) == {"0.V1", "1.R1"}
    scene.play("pick 1.R1")
    assert (scene.stands("1.R1"), scene.hand(), scene.discard()) == ("corpse 1.mystic", {"0.oracle"}, {"0.knight", "0.healer"})
    assert not BothSets(edition=edition, own=own, rival=rival, hand=("knight",), wave="F").can("cast F1")
    assert BothSets(edition=edition, own=own, rival=rival, hand=("knight",), wave="F").play("shoot F1>V1").damage("1.V1") == 6


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_sniper_rear_takes_a_card_at_random(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "sniper"}, rival_hand=("knight", "witch"), wave="R").play("cast R1", "taken 1.witch")
    assert (scene.hand(1), scene.discard(1)) == ({"1.knight"}, {"1.witch"})
    assert BothSets(edition=edition, own={"R1": "sniper"}, wave="R").play("shoot R1>F2").damage("1.F2") == 6


@EDITIONS
@pytest.mark.rule("PT-DMG-7", "PT-ATK-4")
def test_sniper_order_lends_strength_and_shots_for_the_wave(edition: EditionId) -> None:
    own = {"V1": "mystic", "F1": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "healer", "R2": "oracle"}, hand=("sniper",)).play("order sniper", waiting=0)
    assert picks(scene) == {"0.V1", "0.F1", "1.V1", "1.R2"}
    scene.play("pick V1", "shoot V1>R2")
    assert scene.damage("1.R2") == 3
    scene = BothSets(edition=edition, own=own, hand=("sniper",)).play("order sniper", "pick F1", "end", "1: end")
    assert not scene.can("shoot F1>F2")


@EDITIONS
@pytest.mark.rule("PT-RUL-139")
def test_ottavia_spends_two_actions_and_a_card_to_defeat_any_hero(edition: EditionId) -> None:
    leaders = ("sniper", "paladin")
    own, rival = {"R1": "witch"}, {"V1": "mystic", "F1": "operative"}
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight", "healer")).play(
        "leader", "card knight", waiting=0
    )
    assert picks(scene) == {"0.R1", "1.V1", "1.F1"}
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.state.budget.actions, scene.discard()) == ("corpse 1.mystic", 0, {"0.knight"})
    assert not BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight",), actions=1).can("leader")
    assert not BothSets(edition=edition, leaders=leaders, own=own, rival=rival).can("leader")
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight",), round=1).play("leader", "card knight")
    assert (scene.stands("R1"), scene.stands("1.V1")) == ("corpse 0.witch", "1.mystic")
    scene = BothSets(edition=edition, leaders=leaders, own={"V2": "knight"}, rival={"F1": "oracle", "V1": "witch"}, wave="F").play(
        "shoot F2>F1"
    )
    assert scene.damage("1.F1") == 7


# ------------------------------------------------------------------------------------------------------------------------ supervillain
@EDITIONS
def test_supervillain_vanguard_draws_three(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "supervillain"}, top=("knight", "witch", "healer")).play("cast V1")
    assert scene.hand() == {"0.knight", "0.witch", "0.healer"}
    scene = BothSets(edition=edition, own={"V1": "supervillain"}, top=("knight",), deck=()).play("cast V1")
    assert scene.hand() == {"0.knight"}


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7", "PT-ATK-14")
def test_supervillain_flank_throws_a_card_of_its_printed_strength(edition: EditionId) -> None:
    own = {"F1": "supervillain", "V1": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"R1": "mystic"}, hand=("sniper", "sage"), wave="F").play("cast F1", waiting=0)
    scene.play("card sniper", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.R1"}
    scene.play("pick 1.R1")
    assert (scene.damage("1.R1"), scene.discard()) == (6, {"0.sniper"})


@EDITIONS
@pytest.mark.rule("PT-RUL-113", "PT-RUL-112")
def test_supervillain_rear_cancels_a_rivals_order_for_two_cards(edition: EditionId) -> None:
    rival = {"R1": "supervillain", "V1": "mystic"}
    hands = ("knight", "witch", "healer")
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=hands).play("order magical_knight", waiting=1)
    scene.play("1: mode yes", waiting=1) if scene.can("1: mode yes") else None
    scene.play("1: card knight", waiting=1).play("1: card witch")
    assert (scene.damage("1.V1"), scene.hand(1), scene.discard(1)) == (0, {"1.healer"}, {"1.knight", "1.witch"})
    assert scene.discard() == {"0.magical_knight"}


@EDITIONS
@pytest.mark.rule("PT-RUL-113")
def test_supervillain_rear_declines_or_has_not_enough_cards(edition: EditionId) -> None:
    rival = {"R1": "supervillain", "V1": "mystic"}
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=("knight", "witch"))
    scene.play("order magical_knight", "1: none", "pick 1.V1")
    assert (scene.damage("1.V1"), scene.hand(1)) == (8, {"1.knight", "1.witch"})
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=("knight",)).play(
        "order magical_knight", "pick 1.V1"
    )
    assert scene.damage("1.V1") == 8
    scene = BothSets(
        edition=edition, rival={**rival, "R1": "corpse supervillain"}, hand=("magical_knight",), rival_hand=("knight", "witch")
    )
    assert scene.play("order magical_knight").damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-ATK-14")
def test_supervillain_order_takes_one_more_than_was_discarded(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("supervillain", "knight", "witch"), rival_hand=("oracle", "fighter", "gunner"))
    scene.play("order supervillain", waiting=0)
    scene.play("card knight", waiting=0)
    scene.play("none", waiting=-1)
    scene.play("taken 1.oracle", waiting=-1).play("taken 1.gunner")
    assert (scene.hand(), scene.hand(1), scene.discard()) == ({"0.witch"}, {"1.fighter"}, {"0.knight", "0.supervillain"})
    scene = BothSets(edition=edition, hand=("supervillain",), rival_hand=("oracle", "fighter")).play("order supervillain", "taken 1.oracle")
    assert scene.hand(1) == {"1.fighter"}


@EDITIONS
@pytest.mark.rule("PT-RUL-104")
def test_bors_takes_one_for_each_hero_that_falls_at_a_check_and_nothing_else(edition: EditionId) -> None:
    own = {"V1": "witch/5", "F1": "mystic/7", "V3": "oracle", "R1": "healer"}
    scene = BothSets(
        edition=edition,
        leaders=("supervillain", "paladin"),
        own=own,
        rival={"V1": "fighter", "R1": "assassin"},
        damage=(3, 0),
        second=False,
    )
    scene.play("end", "1: attack V1>V3", "1: end", "mode 0.supervillain:0.mystic", "mode 0.supervillain:0.witch")
    assert scene.damage("F2") == 6
    scene = BothSets(edition=edition, leaders=("paladin", "supervillain"), rival={"V1": "witch", "V2": "mystic"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "end", "1: end")
    assert scene.damage("1.F2") == 0


@EDITIONS
@pytest.mark.rule("PT-RUL-104", "PT-END-1")
def test_bors_is_routed_at_a_rounds_end_without_heroes(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("supervillain", "paladin"), own={"V1": "corpse witch"}, wave="F").play("end", "1: end")
    assert not scene.state.series.matches
    scene.play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 1


# --------------------------------------------------------------------------------------------------------------------------- tactician
@EDITIONS
@pytest.mark.rule("PT-ATK-5", "PT-DMG-5")
def test_tactician_vanguard_takes_two_at_most_from_an_attack(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "sniper", "V3": "pyromancer"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "tactician", "R1": "witch"}, hand=("magical_knight",), actions=3)
    scene.play("attack V1>V1", "attack V2>V1")
    assert scene.damage("1.V1") == 4
    scene.play("order magical_knight", "pick 1.V1")
    assert scene.damage("1.V1") == 12


@EDITIONS
@pytest.mark.rule("PT-ATK-5")
def test_tactician_flank_lets_the_vanguard_intercept(edition: EditionId) -> None:
    rival = {"F3": "tactician", "V1": "witch", "R1": "mystic"}
    scene = BothSets(edition=edition, own={"V1": "gunner"}, rival={**rival, "R2": "oracle"})
    assert [scene.can(f"shoot V1>{at}") for at in ("R1", "V1", "R2", "F3")] == [False, True, True, True]
    rival["F3"] = "corpse tactician"
    assert BothSets(edition=edition, own={"V1": "gunner"}, rival=rival).can("shoot V1>R1")


@EDITIONS
@pytest.mark.rule("PT-DMG-5")
def test_tactician_rear_spares_the_vanguard_two_down_to_one(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "oracle", "V3": "mystic"}
    rival = {"R1": "tactician", "V1": "knight", "F3": "witch"}
    scene = BothSets(edition=edition, own=own, rival=rival, actions=3).play("attack V1>V1")
    assert scene.damage("1.V1") == 2
    scene.play("attack V2>V1", "attack V3>F3")
    assert (scene.damage("1.V1"), scene.damage("1.F3")) == (3, 1)
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",)).play("order magical_knight", "pick 1.V1")
    assert scene.damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-OP-3", "PT-OP-6")
def test_tactician_operation_spares_heroes_and_leader_two_down_to_nothing(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "oracle"}
    scene = BothSets(
        edition=edition, own=own, rival={"V1": "knight"}, rival_reserve={"S1": "tactician/2" if edition == "pl" else "tactician/0"}
    ).play("attack V1>F2", "attack V2>V1")
    assert (scene.damage("1.F2"), scene.damage("1.V1")) == (2, 0)


@EDITIONS
@pytest.mark.rule("PT-ACT-4")
def test_amon_gives_every_hero_a_healing_spell(edition: EditionId) -> None:
    own = {"V1": "mystic/6", "V2": "witch/1", "F1": "knight/3"}
    scene = BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, damage=(5, 0)).play(
        "cast V1 tactician.L", "cast V2 tactician.L"
    )
    assert [scene.damage(at) for at in ("V1", "V2", "F1", "F2")] == [2, 0, 3, 3]
    assert not scene.can("cast F1")
    assert BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, wave="F").can("cast F1 tactician.L")
    assert not BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, wave="F").can("cast F2 tactician.L")
