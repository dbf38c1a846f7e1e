"""The Knight's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_3_and_life_10(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "knight/9"}, rival={"R1": "knight/10"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.knight", "corpse 1.knight")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_4_and_life_20(cards: str) -> None:
    assert Scene(cards=cards, leaders=("knight", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    scene = Scene(cards=cards, leaders=("knight", "knight"), damage=(19, 20)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ATK-6", "PT-RUL-25")
def test_vanguard_a_hero_that_attacks_it_takes_two_damage(cards: str) -> None:
    """In melee and from afar; after its own damage."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V2": "knight"}).play("attack V1>V2")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (4, 2)
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"V2": "knight"}).play("shoot V1>V2")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (3, 2)


@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-RUL-25")
def test_vanguard_a_leader_that_attacks_it_takes_nothing(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("illusionist", "paladin"), rival={"V2": "knight"}, wave="F").play("attack F2>V2")
    assert (scene.damage("1.V2"), scene.damage("F2")) == (4, 0)


@BOTH
@pytest.mark.rule("PT-RUL-25")
def test_vanguard_an_attack_upon_another_is_not_answered(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V2": "knight", "V1": "witch"}).play("attack V1>V1")
    assert scene.damage("V1") == 0


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_vanguard_a_spell_or_an_order_is_not_answered(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "alchemist"}, rival={"V2": "knight"}, wave="R").play("cast R1", "pick 1.V2", "none")
    assert (scene.damage("1.V2"), scene.damage("R1")) == (1, 0)
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V2": "knight"}, hand=("pyromancer",)).play("order pyromancer")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (7, 7)


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_text_is_silent_in_the_flank(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"F1": "knight"}).play("attack V1>F1")
    assert (scene.damage("1.F1"), scene.damage("V1")) == (4, 0)


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_vanguard_the_answer_is_no_attack(cards: str) -> None:
    """A Berserker takes one less from attacks, and all of this."""
    scene = Scene(cards=cards, own={"V1": "berserker"}, rival={"V2": "knight"}).play("attack V1>V2")
    assert scene.damage("V1") == 2


@BOTH
@pytest.mark.rule("PT-RUL-3", "PT-RUL-25")
def test_vanguard_an_attack_that_deals_no_damage_is_answered(cards: str) -> None:
    """A Mascot's one point is kept off by the Mystic behind the Knight."""
    scene = Scene(cards=cards, own={"V1": "mascot"}, rival={"V1": "knight", "F1": "mystic"}).play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (0, 2)


@pytest.mark.rule("PT-RUL-25", "PT-RUL-55")
def test_vanguard_first_an_attack_upon_all_is_answered_once() -> None:
    scene = Scene(edition="first", own={"V1": "pyromancer"}, rival={"V1": "knight", "V3": "witch"}).play("attack V1>")
    assert (scene.damage("1.V1"), scene.damage("1.V3"), scene.damage("V1")) == (3, 3, 2)


@BOTH
@pytest.mark.rule("PT-ATK-7", "PT-RUL-25")
def test_vanguard_and_a_berserker_answer_both(cards: str) -> None:
    """In the order their player likes."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "knight", "F3": "berserker"})
    scene.play("attack V1>V1", waiting=1)
    assert scene.can("1: mode 1.berserker:0.fighter")
    scene.play("1: mode 1.knight:0.fighter")
    assert scene.damage("V1") == 4


@pytest.mark.rule("PT-ATK-5", "PT-RUL-25")
def test_vanguard_second_intercepts_and_does_not_answer_a_shot_aimed_at_another() -> None:
    scene = Scene(own={"V1": "planestalker"}, rival={"V1": "knight", "R1": "oracle"}).play("shoot V1>R1")
    assert (scene.damage("1.R1"), scene.damage("1.V1"), scene.damage("V1")) == (0, 3, 0)


@pytest.mark.rule("PT-ATK-5", "PT-RUL-25")
def test_vanguard_first_intercepts_and_answers_the_shot_that_must_be_aimed_at_it() -> None:
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V1": "knight", "R1": "oracle"})
    assert scene.refused("shoot V1>R1") == "PT-ATK-5"
    scene.play("shoot V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (3, 2)


@pytest.mark.parametrize(("cards", "answer"), [("set_1_first", 2), ("set_1", 0)])
@pytest.mark.rule("PT-RUL-25", "PT-RUL-43")
def test_vanguard_second_an_attack_that_arec_sends_to_it_was_not_aimed_at_it(cards: str, answer: int) -> None:
    """The first wording asks only whether it was attacked."""
    scene = Scene(cards=cards, leaders=("paladin", "illusionist"), own={"V1": "fighter"}, rival={"V1": "knight", "V3": "witch"})
    scene.play("attack V1>", "1: pick V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (4, answer)


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_flank_the_own_leader_takes_no_damage_from_shots(cards: str) -> None:
    """He is a target all the same; heroes are not kept safe, and the other leader neither."""
    own, rival = {"V1": "planestalker"}, {"F1": "knight", "R1": "oracle"}
    assert Scene(cards=cards, own=own, rival=rival).play("shoot V1>F2").damage("1.F2") == 0
    assert Scene(cards=cards, own=own, rival=rival).play("shoot V1>R1").damage("1.R1") == 3
    assert Scene(cards=cards, own=own, rival=rival).play("shoot V1>F1").damage("1.F1") == 3
    assert Scene(cards=cards, own={"V1": "planestalker", "F1": "knight"}).play("shoot V1>F2").damage("1.F2") == 3


@BOTH
@pytest.mark.rule("PT-ATK-3", "PT-DMG-5", "PT-RUL-1")
def test_flank_the_own_leader_takes_all_other_damage(cards: str) -> None:
    """From melee, spells and orders."""
    assert Scene(cards=cards, own={"V1": "fighter"}, rival={"F1": "knight"}).play("attack V1>F2").damage("1.F2") == 4
    assert Scene(cards=cards, own={"R1": "assassin"}, rival={"F1": "knight"}, wave="R").play("cast R1").damage("1.F2") == 3
    assert Scene(cards=cards, hand=("knight",), rival={"F1": "knight"}).play("order knight").damage("1.F2") == 4


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.parametrize("at", ["V2", "F1", "R1"])
@pytest.mark.rule("PT-DMG-1", "PT-RUL-4", "PT-RUL-5")
def test_rear_first_own_heroes_of_all_rows_may_pass_damage_on_to_it(at: str) -> None:
    """All, a part or nothing of it."""
    own = {"V2": "mascot", "F1": "witch", "R1": "oracle", "R2": "knight"}
    for n in range(4):
        scene = Scene(edition="first", active=1, own=own, rival={"V1": "planestalker"})
        scene.play(f"1: shoot V1>{at}", waiting=0)
        assert scene.refused("number 4") == "PT-DMG-1"
        scene.play(f"number {n}")
        assert (scene.damage(at), scene.damage("R2")) == (3 - n, n)


@pytest.mark.parametrize("at", ["F2", "R2"])
@pytest.mark.rule("PT-DMG-6")
def test_rear_first_neither_the_leader_nor_itself(at: str) -> None:
    scene = Scene(edition="first", active=1, own={"V1": "oracle", "R2": "knight"}, rival={"V1": "planestalker"})
    assert scene.play(f"1: shoot V1>{at}").damage(at) == 3


@pytest.mark.rule("PT-RUL-5")
def test_rear_first_not_the_rivals_heroes_and_each_share_by_itself() -> None:
    """The Pyromancer's order hits both vanguards."""
    own, rival = {"V1": "fighter", "V3": "homunculus", "R2": "knight"}, {"V1": "overlord"}
    scene = Scene(edition="first", active=1, own=own, rival=rival, rival_hand=("pyromancer",))
    scene.play("1: order pyromancer", "number 4", "number 7")
    assert [scene.damage(at) for at in ("V1", "V3", "R2", "1.V1")] == [3, 0, 11, 7]


@pytest.mark.rule("PT-RUL-4")
def test_rear_first_damage_passed_on_is_neither_reduced_again_nor_an_attack_upon_the_knight() -> None:
    """Healer and Kallistar keep three of five off, once; the Berserker answers the one attack."""
    own = {"V1": "healer", "R1": "knight", "F3": "berserker"}
    scene = Scene(edition="first", leaders=("pyromancer", "paladin"), active=1, own=own, rival={"V1": "homunculus"})
    scene.play("1: attack V1>V1", waiting=0)
    assert not scene.can("number 3")
    scene.play("number 2")
    assert [scene.damage(at) for at in ("V1", "R1", "1.V1")] == [0, 2, 2]


@pytest.mark.rule("PT-DMG-5", "PT-RUL-23")
def test_rear_first_does_not_help_against_defeat() -> None:
    scene = Scene(edition="first", active=1, own={"V1": "witch", "R1": "knight"}, rival_hand=("assassin",))
    scene.play("1: order assassin", "1: pick 0.V1")
    assert (scene.stands("V1"), scene.damage("R1")) == ("corpse 0.witch", 0)


@pytest.mark.rule("PT-ATK-10")
def test_rear_first_text_is_silent_in_the_flank() -> None:
    scene = Scene(edition="first", active=1, own={"V1": "witch", "F1": "knight"}, rival={"V1": "planestalker"})
    assert scene.play("1: shoot V1>V1").damage("V1") == 3


@pytest.mark.rule("PT-ACT-4", "PT-DMG-1")
def test_rear_second_a_spell_moves_up_to_six_damage_of_own_heroes_onto_it() -> None:
    """Six altogether, more than lethal if need be; the leader's damage stays, and so does the rival's."""
    own = {"R1": "knight/7", "V1": "fighter/5", "F3": "mystic/4"}
    scene = Scene(own=own, rival={"V1": "witch/3"}, damage=(4, 4), wave="R")
    scene.play("cast R1", "number 5", waiting=0)
    assert not scene.can("number 2")
    scene.play("number 1")
    assert [scene.damage(at) for at in ("V1", "F3", "R1", "F2", "1.V1")] == [0, 3, 13, 4, 3]
    assert scene.refused("attack R1>F2") == "PT-ACT-4"
    assert scene.play("end", "1: end").stands("R1") == "corpse 0.knight"


@pytest.mark.rule("PT-RUL-11")
def test_rear_second_as_little_as_you_like() -> None:
    """Of other own heroes alone, however much may still be moved."""
    scene = Scene(own={"R1": "knight/2", "V1": "homunculus/8", "F3": "mystic/4"}, rival={"V1": "witch/3"}, wave="R")
    scene.play("cast R1", waiting=0)
    assert not scene.can("number 7")
    scene.play("number 0", "number 0")
    assert [scene.damage(at) for at in ("V1", "F3", "R1", "1.V1")] == [8, 4, 2, 3]


@pytest.mark.rule("PT-RUL-7")
def test_rear_second_damage_that_is_moved_is_not_taken() -> None:
    """Eligor does not strengthen the Knight for it."""
    scene = Scene(leaders=("templar", "paladin"), own={"R1": "knight", "R2": "overlord", "V2": "fighter/3"}, wave="R")
    scene.play("cast R1", "number 3", "cast R2", "attack R1>F2")
    assert (scene.damage("R1"), scene.damage("1.F2")) == (3, 3)


@pytest.mark.rule("PT-ACT-4")
def test_rear_second_keeps_no_damage_off() -> None:
    scene = Scene(active=1, own={"V1": "witch", "R1": "knight"}, rival={"V1": "planestalker"}).play("1: shoot V1>V1")
    assert (scene.damage("V1"), scene.damage("R1")) == (3, 0)


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ATK-2", "PT-ACT-6", "PT-RUL-44")
def test_order_four_damage_to_every_rival_in_melee(cards: str) -> None:
    """The leader too if he is foremost; corpses do not count; nobody behind, nobody of the own unit."""
    rival = {"V1": "fighter", "F1": "witch", "V2": "corpse oracle", "V3": "corpse mystic", "R3": "gunner"}
    scene = Scene(cards=cards, own={"V1": "overlord"}, rival=rival, hand=("knight",)).play("order knight")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.F2", "1.R3", "1.V2", "1.V3", "V1", "F2")] == [4, 0, 4, 4, 0, 0, 0, 0]
    assert scene.discard() == {"0.knight"}


@BOTH
@pytest.mark.rule("PT-ATK-2", "PT-RUL-44")
def test_order_does_not_reach_a_leader_behind_a_hero(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V2": "fighter"}, hand=("knight",)).play("order knight")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (4, 0)


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_order_is_no_attack(cards: str) -> None:
    """A Healer of the vanguard and Cadenza's unit take all of it; a Berserker does not strike back at anybody."""
    scene = Scene(
        cards=cards, leaders=("paladin", "knight"), own={"V1": "witch"}, rival={"V1": "healer", "F1": "berserker"}, hand=("knight",)
    )
    scene.play("order knight")
    assert [scene.damage(at) for at in ("1.V1", "1.F2", "V1")] == [4, 4, 0]


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.parametrize("at", ["V1", "F1", "F2"])
@pytest.mark.rule("PT-ATK-1", "PT-ATK-11")
def test_leader_heroes_and_leader_take_one_less_from_attacks(cards: str, at: str) -> None:
    own = {"V1": "witch", "F1": "oracle"}
    scene = Scene(cards=cards, leaders=("knight", "paladin"), active=1, own=own, rival={"V1": "planestalker"}).play(f"1: shoot V1>{at}")
    assert scene.damage(at) == 2
    scene = Scene(cards=cards, leaders=("knight", "paladin"), own={"V1": "fighter"}, rival={"V1": "witch"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 4


@pytest.mark.parametrize(("cards", "guard", "left"), [("set_1_first", "healer", 0), ("set_1", "healer", 0), ("set_1", "alchemist", 1)])
@pytest.mark.rule("PT-RUL-3")
def test_leader_reductions_add_up(cards: str, guard: str, left: int) -> None:
    """A Healer keeps three of three off; the reprint's Alchemist takes at least one."""
    leaders = ("knight", "paladin")
    scene = Scene(cards=cards, leaders=leaders, active=1, own={"V1": guard}, rival={"V1": "overlord"}).play("1: attack V1>V1")
    assert scene.damage("V1") == left


@BOTH
@pytest.mark.rule("PT-RUL-3", "PT-RUL-25", "PT-RUL-60")
def test_leader_an_attack_without_damage_has_happened_all_the_same(cards: str) -> None:
    """A Mascot's one point is kept off, and the Berserker behind answers; in another unit the Vampire heals nothing by it."""
    leaders = ("paladin", "knight")
    scene = Scene(cards=cards, leaders=leaders, own={"V1": "mascot"}, rival={"V1": "witch", "F3": "berserker"}).play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (0, 2)
    scene = Scene(cards=cards, leaders=leaders, own={"V1": "vampire/4"}, rival={"V1": "healer"}).play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (0, 4)


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_leader_spells_orders_and_answers_are_no_attacks(cards: str) -> None:
    leaders: tuple[str, str] = ("paladin", "knight")
    assert Scene(cards=cards, leaders=leaders, own={"R1": "assassin"}, wave="R").play("cast R1").damage("1.F2") == 3
    assert Scene(cards=cards, leaders=leaders, rival={"V1": "witch"}, hand=("pyromancer",)).play("order pyromancer").damage("1.V1") == 7
    scene = Scene(cards=cards, leaders=leaders, active=1, own={"V1": "witch", "F1": "berserker"}, rival={"V1": "fighter"})
    assert scene.play("1: attack V1>V1").damage("1.V1") == 2


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-1", "PT-CEASE-2")
def test_order_is_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=("knight",), round=1).refused("order knight") == "PT-CEASE-2"
