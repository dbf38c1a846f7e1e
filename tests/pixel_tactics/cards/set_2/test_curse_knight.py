"""The Curse Knight's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "curse_knight"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 3
    assert BothSets(own={"R1": "curse_knight/5"}).play("end", "1: end").stands("R1") == "0.curse_knight"
    assert BothSets(own={"R1": "curse_knight/6"}).play("end", "1: end").stands("R1") == "corpse 0.curse_knight"
    assert BothSets(leaders=("curse_knight", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    assert BothSets(leaders=("curse_knight", "paladin"), damage=(22, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("curse_knight", "paladin"), damage=(23, 0)).play("end", "1: end").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@pytest.mark.rule("PT-FAQ-18", "PT-ATK-5")
def test_vanguard_intercepts_and_deals_as_much_back_to_a_hero_or_a_leader() -> None:
    own = {"V1": "curse_knight", "R1": "witch"}
    scene = BothSets(active=1, own=own, rival={"V1": "planestalker"})
    assert scene.refused("1: shoot V1>R1") == "PT-ATK-5"
    scene.play("1: shoot V1>V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (3, 3)
    scene = BothSets(active=1, own=own, wave="F").play("1: attack F2>V1")
    assert (scene.damage("V1"), scene.damage("1.F2")) == (3, 3)


@pytest.mark.rule("PT-DMG-5", "PT-RUL-1", "PT-RUL-3")
def test_vanguard_answers_to_what_it_takes_of_attacks_and_to_nothing_else() -> None:
    """Under Cadenza one less; an order, a spell and its own answer are no attacks."""
    scene = BothSets(leaders=("knight", "paladin"), active=1, own={"V1": "curse_knight"}, rival={"V1": "planestalker"})
    assert scene.play("1: shoot V1>V1").damage("1.V1") == 2
    scene = BothSets(active=1, own={"V1": "curse_knight"}, rival={"V1": "witch"}, rival_hand=("pyromancer",)).play("1: order pyromancer")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (7, 7)
    scene = BothSets(active=1, own={"V1": "curse_knight"}, rival={"V1": "1.curse_knight"}).play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (3, 3)


@pytest.mark.rule("PT-RUL-109")
def test_vanguard_does_not_answer_to_a_corpse() -> None:
    """Hepzibah's corpse strikes with three; neither does it in the rear."""
    rival = {"V1": "corpse fighter"}
    for own, at in (({"V1": "curse_knight"}, "V1"), ({"R1": "curse_knight", "V1": "knight"}, "V1")):
        scene = BothSets(leaders=("paladin", "witch"), active=1, own=own, rival=rival).play(f"1: attack V1>{at}")
        assert (scene.damage(at), scene.stands("1.V1")) == (3, "corpse 1.fighter")


@pytest.mark.rule("PT-RUL-24")
def test_vanguard_felled_at_once_by_heketch_it_does_not_answer() -> None:
    scene = BothSets(leaders=("paladin", "assassin"), active=1, own={"V1": "curse_knight/4"}, rival={"V1": "planestalker"})
    scene.play("1: shoot V1>V1")
    assert (scene.stands("V1"), scene.damage("1.V1")) == ("corpse 0.curse_knight", 0)


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-DMG-7", "PT-RUL-1")
def test_flank_passes_as_much_damage_to_another_hero_whatever_dealt_it() -> None:
    own, rival = {"F1": "curse_knight", "V2": "witch"}, {"V1": "planestalker", "R1": "healer"}
    scene = BothSets(active=1, own=own, rival=rival).play("1: shoot V1>F1", waiting=0)
    assert [at for at in ("F1", "V2", "F2", "1.V1", "1.R1", "1.F2") if scene.can(f"pick {at}")] == ["V2", "1.V1", "1.R1"]
    scene.play("pick 1.R1")
    assert (scene.damage("F1"), scene.damage("1.R1")) == (3, 3)


@pytest.mark.rule("PT-RUL-7")
def test_flank_damage_moved_onto_it_is_not_taken() -> None:
    scene = BothSets(own={"V1": "chronicler/3", "F1": "curse_knight", "R3": "witch"}).play("cast V1", "pick F1")
    assert [scene.damage(at) for at in ("V1", "F1", "R3")] == [0, 3, 0]


@pytest.mark.rule("PT-RUL-106", "PT-LOOP-2")
def test_flank_two_of_them_pass_the_damage_once_each() -> None:
    own, rival = {"F1": "curse_knight"}, {"V1": "planestalker", "F3": "1.curse_knight"}
    scene = BothSets(active=1, own=own, rival=rival).play("1: shoot V1>F1", "pick 1.F3", "1: pick 0.F1")
    assert (scene.damage("F1"), scene.damage("1.F3"), scene.damage("1.V1")) == (6, 3, 0)


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.parametrize("at", ["V1", "V3", "F2"])
@pytest.mark.rule("PT-ATK-6")
def test_rear_whoever_attacks_the_unit_in_melee_takes_two(at: str) -> None:
    own = {"R1": "curse_knight", "V1": "witch", "V3": "mystic"}
    assert BothSets(active=1, own=own, rival={"V1": "fighter"}).play(f"1: attack V1>{at}").damage("1.V1") == 2
    assert BothSets(active=1, own=own, wave="F").play(f"1: attack F2>{at}").damage("1.F2") == 2


@pytest.mark.rule("PT-ATK-6")
def test_rear_not_after_shots() -> None:
    assert BothSets(active=1, own={"R1": "curse_knight"}, rival={"V1": "planestalker"}).play("1: shoot V1>R1").damage("1.V1") == 0


# -------------------------------------------------------------------------------------------------------------------------------- leader
LEADERS = ("curse_knight", "paladin")


@pytest.mark.rule("PT-ACT-15", "PT-FLOW-4")
def test_leader_gets_a_counter_at_the_end_of_each_round_and_spends_it_for_strength() -> None:
    """Free, for his heroes and not for himself, to the end of the wave."""
    scene = BothSets(leaders=LEADERS, own={"V1": "fighter"}, rival={"V1": "knight"}, wave="R")
    assert scene.refused("leader L2") == "PT-ACT-5"
    scene.play("end", "1: end", "1: end", "leader L2", "attack V1>V1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (6, 1)
    assert not scene.can("leader L2")
    scene.play("end", "1: end", "attack F2>F2")
    assert scene.damage("1.F2") == 4


@pytest.mark.rule("PT-RUL-102", "PT-FLOW-3")
def test_leader_his_own_side_skips_the_check_of_this_wave_alone() -> None:
    """Heroes recruited in that wave as well; the rival's fall."""
    scene = BothSets(leaders=LEADERS, rival={"V1": "planestalker"}, hand=("diabolist",), active=1, wave="R")
    scene.play("1: end", "end", "leader L2", "recruit diabolist V1", "end", "1: shoot V1>V1", "1: end")
    assert (scene.stands("V1"), scene.damage("V1")) == ("0.diabolist", 3)
    scene.play("end", "1: end")
    assert scene.stands("V1") == "corpse 0.diabolist"


@pytest.mark.parametrize(("edition", "phase"), [("pl", "play"), ("en", "over")])
@pytest.mark.rule("PT-RUL-101", "PT-RUL-102")
def test_leader_he_himself_is_skipped_where_leaders_are_casualties(edition: EditionId, phase: str) -> None:
    scene = BothSets(edition=edition, leaders=LEADERS, rival={"V1": "planestalker"}, damage=(21, 0), wave="R")
    scene.play("end", "1: end", "1: shoot V1>F2", "1: end", "leader L2", "end")
    assert scene.state.phase == phase


# ------------------------------------------------------------------------------------------------------------------------------- operation
@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_operation_kills_any_hero_when_its_last_token_goes() -> None:
    """Four own turns: nothing before; then it is discarded, and its player chooses."""
    units = {"V1": "knight"}
    scene = BothSets(hand=("curse_knight",), own=units, rival=units).play("operation curse_knight S1")
    scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end")
    assert scene.reserve() == {"S1": "0.curse_knight/1"}
    scene.play("end", waiting=0)
    assert (scene.reserve(), scene.discard()) == ({}, {"0.curse_knight"})
    assert scene.play("pick 1.V1").stands("1.V1") == "corpse 1.knight"


@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_operation_ru_kills_when_no_token_is_left_and_not_if_it_is_discarded_before() -> None:
    units = {"V1": "knight"}
    scene = BothSets(edition="ru", reserve={"S1": "curse_knight/1"}, own=units, rival=units).play("end", "1: end")
    assert scene.reserve() == {"S1": "0.curse_knight/0"}
    scene.play("end", "pick V1")
    assert scene.stands("V1") == "corpse 0.knight"
    scene = BothSets(edition="ru", reserve={"S1": "curse_knight/1"}, own=units, rival=units).play("discard S1", "end", "1: end")
    assert (scene.stands("V1"), scene.stands("1.V1")) == ("0.knight", "1.knight")


@pytest.mark.rule("PT-OP-3", "PT-RUL-111")
def test_operation_first_kills_at_the_end_of_the_round() -> None:
    units = {"V1": "knight"}
    scene = BothSets(edition="first", hand=("curse_knight",), own=units, rival=units, wave="R").play("operation curse_knight S1", "end")
    assert scene.reserve() == {"S1": "0.curse_knight/0"}
    scene.play("1: end", "pick 1.V1")
    assert (scene.stands("1.V1"), scene.discard(), scene.state.clock.round) == ("corpse 1.knight", {"0.curse_knight"}, 3)


@pytest.mark.rule("PT-RUL-111", "PT-RUL-121")
def test_operation_cannot_kill_a_rival_hero_that_is_safe_from_defeat() -> None:
    """The Relic Hunter in the vanguard is no legal target of it."""
    scene = BothSets(reserve={"S1": "curse_knight/1"}, own={"V2": "witch"}, rival={"V1": "relic_hunter"}).play("end")
    assert (scene.stands("V2"), scene.stands("1.V1")) == ("corpse 0.witch", "1.relic_hunter")
