"""The Healer's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_4(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "healer/3"}, rival={"R1": "healer/4"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 1
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.healer", "corpse 1.healer")


@pytest.mark.parametrize(("cards", "strength", "life"), [("set_1_first", 0, 15), ("set_1", 5, 18)])
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_his_printed_strength_and_life(cards: str, strength: int, life: int) -> None:
    assert Scene(cards=cards, leaders=("healer", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == strength
    scene = Scene(cards=cards, leaders=("healer", "healer"), damage=(life - 1, life)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.parametrize(("attacker", "left"), [("mascot", 0), ("knight", 1), ("paladin", 2)])
@pytest.mark.rule("PT-ATK-1", "PT-RUL-3")
def test_vanguard_takes_two_less_from_attacks_and_never_less_than_none(cards: str, attacker: str, left: int) -> None:
    scene = Scene(cards=cards, leaders=("witch", "witch"), own={"V1": attacker}, rival={"V2": "healer"})
    scene.play("attack V1>V2")
    assert scene.damage("1.V2") == left


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_vanguard_takes_all_of_damage_that_is_no_attack(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V2": "healer"}, hand=("knight",), own={"V1": "mystic"})
    scene.play("order knight")
    assert scene.damage("1.V2") == 4


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_flank(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"F1": "healer", "R1": "oracle"})
    scene.play("shoot V1>R1")
    assert (scene.damage("1.R1"), scene.damage("1.F1")) == (3, 0)
    scene = Scene(cards=cards, own={"V1": "knight"}, rival={"F1": "healer"}).play("attack V1>F1")
    assert scene.damage("1.F1") == 3


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_second_the_shot_hits_the_healer() -> None:
    """Its column only."""
    scene = Scene(own={"V1": "planestalker"}, rival={"V2": "healer", "R2": "oracle", "R1": "witch"})
    scene.play("shoot V1>R2")
    assert (scene.damage("1.V2"), scene.damage("1.R2")) == (1, 0)
    assert Scene(own={"V1": "planestalker"}, rival={"V2": "healer", "R1": "witch"}).play("shoot V1>R1").damage("1.R1") == 3


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_first_those_behind_are_no_targets() -> None:
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V2": "healer", "R2": "oracle", "R1": "witch"})
    assert scene.refused("shoot V1>R2") == "PT-ATK-5"
    assert scene.can("shoot V1>V2")
    assert scene.can("shoot V1>R1")


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-DMG-7", "PT-RUL-38")
def test_flank_heals_up_to_four_damage_of_one_hero_of_either_unit(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "healer", "V1": "knight/6"}, rival={"V1": "witch/3"}, wave="F")
    scene.play("cast F1", "pick V1", waiting=0)
    assert scene.can("number 0")
    assert scene.refused("number 5") == "PT-ATK-8"
    scene.play("number 4")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (2, 3)
    scene = Scene(cards=cards, own={"F1": "healer", "V1": "knight/6"}, rival={"V1": "witch/3"}, wave="F")
    scene.play("cast F1", "pick 1.V1", waiting=0)
    assert not scene.can("number 4")
    scene.play("number 3")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (6, 0)


@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-RUL-38")
def test_flank_heals_no_leader(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "healer", "V1": "knight/6"}, damage=(5, 5), wave="F")
    scene.play("cast F1", waiting=0)
    assert scene.refused("pick F2") == "PT-ATK-8"
    assert not scene.can("pick 1.F2")
    assert not scene.can("none")
    scene.play("pick F1")
    assert (scene.damage("V1"), scene.damage("F2")) == (6, 5)


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-5")
def test_flank_in_the_ceasefire_heals_the_own_side_alone(edition: EditionId, legal: bool) -> None:  # noqa: FBT001
    scene = Scene(edition=edition, own={"F1": "healer", "V1": "knight/6"}, rival={"V1": "witch/3"}, wave="F", round=1)
    if not legal:
        assert scene.refused("cast F1") == "PT-CEASE-1"
        return
    scene.play("cast F1", waiting=0)
    assert not scene.can("pick 1.V1")
    scene.play("pick V1", "number 4")
    assert scene.damage("V1") == 2


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-DMG-7", "PT-RUL-38")
def test_rear_first_two_damage_of_each_of_up_to_three_heroes() -> None:
    own = {"R2": "healer/1", "V1": "knight/5", "V2": "mystic/1"}
    scene = Scene(edition="first", own=own, rival={"V1": "witch/3", "F1": "fighter/4"}, wave="R")
    scene.play("cast R2", "pick V1", waiting=0)
    assert not scene.can("pick V1")
    scene.play("pick V2", "pick 1.V1")
    assert [scene.damage(at) for at in ("V1", "V2", "1.V1", "1.F1", "R2")] == [3, 0, 1, 4, 1]


@pytest.mark.rule("PT-RUL-11")
def test_rear_first_fewer_than_three_or_none_at_all() -> None:
    own = {"R2": "healer/1", "V1": "knight/5"}
    scene = Scene(edition="first", own=own, damage=(5, 5), wave="R").play("cast R2", "pick V1", "none")
    assert (scene.damage("V1"), scene.damage("R2")) == (3, 1)
    scene = Scene(edition="first", own=own, damage=(5, 5), wave="R").play("cast R2", waiting=0)
    assert not scene.can("pick F2")
    scene.play("none")
    assert (scene.damage("V1"), scene.damage("F2")) == (5, 5)


@pytest.mark.rule("PT-DMG-7", "PT-ATK-8", "PT-RUL-38")
def test_rear_second_three_different_heroes_up_to_two_damage_of_each() -> None:
    own = {"R2": "healer/1", "V1": "knight/5", "V2": "mystic/1"}
    scene = Scene(own=own, rival={"V1": "witch/3", "F1": "fighter/4"}, wave="R")
    scene.play("cast R2", "pick V1", "pick 1.V1", waiting=0)
    assert scene.refused("none") == "PT-ATK-8"
    assert not scene.can("pick V1")
    assert not scene.can("pick F2")
    scene.play("pick V2", waiting=0)
    assert not scene.can("number 3")
    scene.play("number 1", "number 2", "number 0")
    assert [scene.damage(at) for at in ("V1", "V2", "1.V1", "1.F1", "R2")] == [4, 1, 1, 4, 1]


@pytest.mark.rule("PT-ATK-8")
def test_rear_second_with_three_heroes_in_play_there_is_nothing_to_choose_but_how_much() -> None:
    """Leaders do not count; a hero without damage is not asked about."""
    scene = Scene(own={"R2": "healer", "V1": "knight/5"}, rival={"V1": "witch/1"}, damage=(5, 5), wave="R")
    scene.play("cast R2", "number 2", "number 1")
    assert [scene.damage(at) for at in ("V1", "1.V1", "F2", "1.F2")] == [3, 0, 5, 5]


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-6", "PT-DMG-7")
def test_order_ten_points_are_shared_out_among_heroes_of_both_units(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight/9"}, rival={"V1": "fighter/5"}, damage=(5, 5), hand=("healer",))
    scene.play("order healer", waiting=0)
    assert not scene.can("pick F2")
    assert not scene.can("pick 1.F2")
    scene.play(*["pick V1"] * 6, *["pick 1.V1"] * 4)
    assert [scene.damage(at) for at in ("V1", "1.V1", "F2", "1.F2")] == [3, 1, 5, 5]
    assert scene.discard() == {"0.healer"}


@BOTH
@pytest.mark.rule("PT-ACT-6")
def test_order_fewer_points_if_you_like_and_never_more_than_there_is_damage(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight/9"}, rival={"V1": "fighter/2"}, hand=("healer",))
    scene.play("order healer", "pick 1.V1", "pick 1.V1", waiting=0)
    assert not scene.can("pick 1.V1")
    scene.play("pick V1", "none")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (8, 0)


@BOTH
@pytest.mark.rule("PT-DMG-2")
def test_order_saves_a_hero_with_lethal_damage(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "witch/6", "V2": "oracle/4"}, hand=("healer",))
    scene.play("order healer", "pick V1", "pick V1", "none", "end", "1: end")
    assert (scene.stands("V1"), scene.stands("V2")) == ("0.witch", "corpse 0.oracle")


# -------------------------------------------------------------------------------------------------------------------------------- leader
OWN = {"V1": "knight/5", "F1": "witch/6", "F3": "mystic/1", "R1": "fighter/5"}
SLOTS = ("V1", "F1", "F3", "F2", "R1", "1.F1", "1.F2")


@pytest.mark.rule("PT-FLOW-3", "PT-RUL-9", "PT-RUL-38")
def test_leader_first_at_each_waves_end_the_waves_heroes_and_leader_heal_two() -> None:
    """Before casualties are counted; in the flank wave the leader too."""
    scene = Scene(edition="first", leaders=("healer", "paladin"), own=OWN, rival={"F1": "priestess/5"}, damage=(6, 6), wave="F")
    scene.play("end")
    assert [scene.damage(at) for at in SLOTS] == [5, 6, 1, 6, 5, 5, 6]
    scene.play("1: end")
    assert [scene.damage(at) for at in SLOTS] == [5, 4, 0, 4, 5, 5, 6]
    assert scene.stands("F1") == "0.witch"


@pytest.mark.rule("PT-RUL-38")
def test_leader_first_is_not_of_the_vanguard_wave() -> None:
    scene = Scene(edition="first", leaders=("healer", "paladin"), own={"V1": "knight/5", "F1": "mystic/3"}, damage=(6, 0))
    scene.play("end", "1: end")
    assert [scene.damage(at) for at in ("V1", "F1", "F2")] == [3, 3, 6]


@pytest.mark.rule("PT-FLOW-3", "PT-RUL-38")
def test_leader_second_at_the_end_of_own_turns_the_waves_heroes_and_leader_heal_two() -> None:
    """Not at the end of the rival's turns; in time to be saved."""
    scene = Scene(leaders=("healer", "paladin"), own=OWN, rival={"F1": "priestess/5"}, damage=(6, 6), wave="F")
    scene.play("end")
    assert [scene.damage(at) for at in SLOTS] == [5, 4, 0, 4, 5, 5, 6]
    scene.play("1: end")
    assert [scene.damage(at) for at in SLOTS] == [5, 4, 0, 4, 5, 5, 6]
    assert scene.stands("F1") == "0.witch"


@pytest.mark.rule("PT-RUL-38")
def test_leader_second_is_not_of_the_rear_wave() -> None:
    scene = Scene(leaders=("healer", "paladin"), own={"R1": "knight/5", "F1": "mystic/3"}, damage=(6, 0), wave="R").play("end")
    assert [scene.damage(at) for at in ("R1", "F1", "F2")] == [3, 3, 6]


@pytest.mark.parametrize("edition", ["en", "first"])
@pytest.mark.rule("PT-RUL-22")
def test_leader_heals_in_the_ceasefire_too(edition: EditionId) -> None:
    scene = Scene(edition=edition, leaders=("healer", "paladin"), own={"V1": "knight/5"}, round=1)
    assert scene.play("end", "1: end").damage("V1") == 3


@pytest.mark.parametrize(("second", "left"), [(False, 1), (True, 0)])
@pytest.mark.rule("PT-ATK-7", "PT-RUL-8")
def test_leader_first_the_first_players_effect_at_a_waves_end_is_first(second: bool, left: int) -> None:  # noqa: FBT001
    """Healing one damage and then taking one, or taking it and healing both."""
    scene = Scene(edition="first", leaders=("healer", "alchemist"), own={"V1": "knight/1"}, second=second)
    scene.play(*(("end",) if second else ("end", "1: end")))
    assert scene.damage("V1") == left
