"""The Necromancer's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import CorpseRaised
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "necromancer"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 2
    assert BothSets(own={"V1": "necromancer/5"}).play("end", "1: end").stands("V1") == "0.necromancer"
    assert BothSets(own={"V1": "necromancer/6"}).play("end", "1: end").stands("V1") == "corpse 0.necromancer"
    assert BothSets(leaders=("necromancer", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    assert BothSets(leaders=("necromancer", "paladin"), damage=(20, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("necromancer", "paladin"), damage=(21, 0)).play("end", "1: end").state.phase == "over"


@pytest.mark.rule("PT-RUL-2")
def test_vanguard_is_stronger_by_two_for_each_own_corpse_of_the_vanguard() -> None:
    own = {"V1": "necromancer", "V2": "corpse witch", "V3": "corpse oracle", "R1": "corpse mystic"}
    assert BothSets(own=own, rival={"V1": "knight", "V2": "corpse healer"}).play("attack V1>V1").damage("1.V1") == 6


@pytest.mark.parametrize(("at", "wave", "n"), [("V1", "V", 3), ("V2", "V", 1), ("F2", "F", 5), ("R1", "R", 5)])
@pytest.mark.rule("PT-ATK-12", "PT-ATK-11")
def test_flank_leader_forerunner_and_supporter_are_stronger_by_two(at: str, wave: str, n: int) -> None:
    who = {"V1": "mascot", "V2": "mascot", "F2": "", "R1": "planestalker"}[at]
    own = {"F1": "necromancer"} | ({at: who} if who else {})
    deed = "shoot" if at == "R1" else "attack"
    assert BothSets(own=own, rival={"V3": "knight"}, wave=wave).play(f"{deed} {at}>V3").damage("1.V3") == n


@pytest.mark.rule("PT-RUL-133", "PT-ATK-4")
def test_rear_shoots_and_is_stronger_by_one_for_each_own_corpse_of_the_vanguard() -> None:
    own = {"R1": "necromancer", "V2": "corpse witch", "V3": "corpse oracle", "F1": "corpse mystic"}
    assert BothSets(own=own, rival={"V1": "knight", "R3": "gunner"}, wave="R").play("shoot R1>R3").damage("1.R3") == 4


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-RUL-132", "PT-ATK-8")
def test_order_corpses_in_melee_strike_with_three_at_heroes_and_all_are_removed() -> None:
    own = {"V1": "corpse witch", "F1": "corpse oracle", "V3": "mascot", "F3": "corpse mystic"}
    scene = BothSets(own=own, rival={"V1": "knight", "V3": "healer"}, hand=("necromancer",)).play("order necromancer", waiting=0)
    assert not scene.can("attack F3>V1")
    assert not scene.can("attack V1>F2")
    scene.play("attack F1>V1", "attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (6, 0)
    assert scene.discard() == {"0.witch", "0.oracle", "0.mystic", "0.necromancer"}


@pytest.mark.rule("PT-RUL-109")
def test_order_nobody_strikes_back_at_a_corpse() -> None:
    scene = BothSets(own={"V1": "corpse witch"}, rival={"V1": "knight", "F3": "berserker"}, hand=("necromancer",))
    assert scene.play("order necromancer", "attack V1>V1").stands("V1") == ""


# -------------------------------------------------------------------------------------------------------------------------------- leader
LEADERS = ("necromancer", "paladin")


def face(scene: BothSets, at: str) -> str:
    """How a card lies or stands."""
    piece = scene.piece(at)
    return "" if piece is None else piece.face


@pytest.mark.rule("PT-RUL-131", "PT-DMG-3")
def test_leader_a_hero_that_falls_is_told_as_a_corpse_that_counts_as_a_hero() -> None:
    scene = BothSets(leaders=LEADERS, own={"V1": "knight/10"}, rival={"V1": "fighter/12"}).play("end", "1: end")
    assert (face(scene, "V1"), face(scene, "1.V1")) == ("risen", "corpse")
    assert [event for event in scene.events if isinstance(event, CorpseRaised)] == [CorpseRaised("0.knight", raised=True)]


@pytest.mark.rule("PT-RUL-131")
def test_leader_a_corpse_of_his_unit_attacks_with_two_and_blocks_melee() -> None:
    scene = BothSets(leaders=LEADERS, own={"V1": "corpse knight", "F1": "oracle"}, rival={"V1": "fighter", "V3": "corpse witch"})
    assert (face(scene, "V1"), face(scene, "1.V3")) == ("risen", "corpse")
    assert scene.refused("cast V1") == "PT-ACT-4"
    scene.play("attack V1>V1", "end")
    assert scene.damage("1.V1") == 2
    assert scene.refused("1: attack V1>F1") == "PT-ATK-3"


@pytest.mark.rule("PT-RUL-131", "PT-DMG-3")
def test_leader_it_is_cleared_at_once_by_any_damage_and_that_is_no_defeat() -> None:
    """Shekhtur answers to defeats, and not to this; the shot at a Knight that lies there sets off no text of its."""
    scene = BothSets(leaders=("necromancer", "berserker"), active=1, own={"V1": "corpse knight"}, rival={"V1": "mascot"})
    scene.play("1: attack V1>V1")
    assert (scene.stands("V1"), scene.discard(), scene.damage("1.V1")) == ("", {"0.knight"}, 0)


@pytest.mark.rule("PT-RUL-131")
def test_leader_a_hero_that_falls_rises_at_once_and_nobody_else_does() -> None:
    scene = BothSets(leaders=LEADERS, own={"V1": "fighter/8"}, rival={"V1": "fighter/8"}).play("end", "1: end")
    assert (face(scene, "V1"), face(scene, "1.V1"), scene.damage("V1")) == ("risen", "corpse", 0)


@pytest.mark.parametrize(("edition", "barred"), [("pl", True), ("en", False)])
@pytest.mark.rule("PT-RUL-131", "PT-ACT-3")
def test_leader_it_does_not_attack_in_the_wave_in_which_it_fell(edition: EditionId, *, barred: bool) -> None:
    own, rival = {"V1": "fighter"}, {"V1": "knight"}
    scene = BothSets(edition=edition, leaders=LEADERS, active=1, own=own, rival=rival, rival_hand=("assassin",))
    scene.play("1: order assassin", "1: pick 0.V1", "1: end")
    assert face(scene, "V1") == "risen"
    assert scene.can("attack V1>V1") is not barred
    if barred:
        assert scene.refused("attack V1>V1") == "PT-ACT-3"


@pytest.mark.rule("PT-RUL-131", "PT-ACT-7", "PT-DMG-9")
def test_leader_it_stays_a_corpse_that_can_be_cleared_and_revived() -> None:
    scene = BothSets(leaders=LEADERS, own={"V1": "corpse knight", "V2": "corpse witch"}, hand=("priestess",))
    scene.play("order priestess", "pick V2")
    assert (face(scene, "V2"), scene.damage("V2")) == ("hero", 0)
    scene.play("clear V1")
    assert (scene.stands("V1"), scene.discard()) == ("", {"0.priestess", "0.knight"})


@pytest.mark.rule("PT-RUL-131")
def test_leader_it_is_a_hero_for_texts_and_its_defeat_clears_it() -> None:
    """The Assassin's order defeats it, and a Sage returns it as a hero in melee."""
    scene = BothSets(leaders=LEADERS, active=1, own={"V1": "corpse knight"}, rival_hand=("assassin",))
    scene.play("1: order assassin")
    assert (scene.stands("V1"), scene.discard()) == ("", {"0.knight"})
    scene = BothSets(leaders=LEADERS, active=1, own={"V1": "corpse knight"}, rival={"F1": "sage"}, wave="F")
    scene.play("1: cast F1", "1: pick 0.V1")
    assert scene.hand() == {"0.knight"}


@pytest.mark.rule("PT-RUL-131", "PT-RUL-134")
def test_leader_a_card_put_there_as_a_corpse_rises_too() -> None:
    own = {"R1": "diabolist"}
    scene = BothSets(leaders=("paladin", "necromancer"), own=own, rival_hand=("witch",), wave="R")
    scene.play("cast R1", "taken 1.witch", "pick 1.R3")
    assert face(scene, "1.R3") == "risen"


@pytest.mark.rule("PT-RUL-131", "PT-RUL-132")
def test_leader_the_order_lets_his_corpses_strike_with_three() -> None:
    scene = BothSets(leaders=LEADERS, own={"V1": "corpse knight"}, rival={"V1": "fighter"}, hand=("1.necromancer",))
    scene.play("order 1.necromancer")
    assert (scene.damage("1.V1"), scene.stands("V1")) == (3, "")


@pytest.mark.rule("PT-RUL-131", "PT-ATK-5")
def test_leader_a_corpse_that_counts_as_a_hero_does_not_intercept() -> None:
    rival = {"V1": "corpse alchemist", "F1": "witch"}
    scene = BothSets(leaders=("paladin", "necromancer"), own={"R1": "planestalker", "F1": "gunner"}, rival=rival, wave="R")
    assert scene.play("shoot R1>F1").damage("1.F1") > 0
