"""The Homunculus's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-ATK-10", "PT-DMG-3")
def test_hero_has_strength_3_and_life_7(cards: str) -> None:
    """Without the vanguard's bonus elsewhere."""
    scene = Scene(cards=cards, own={"F1": "homunculus/6"}, rival={"R1": "homunculus/7"}, wave="F")
    scene.play("attack F1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert (scene.stands("F1"), scene.stands("1.R1")) == ("0.homunculus", "corpse 1.homunculus")


@pytest.mark.parametrize(("cards", "strength"), [("set_1_first", 0), ("set_1", 1)])
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_his_printed_strength_and_life(cards: str, strength: int) -> None:
    assert Scene(cards=cards, leaders=("homunculus", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == strength
    scene = Scene(cards=cards, leaders=("homunculus", "homunculus"), damage=(35, 36)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-RUL-2")
def test_vanguard_has_two_more_strength(cards: str) -> None:
    assert Scene(cards=cards, own={"V1": "homunculus"}).play("attack V1>F2").damage("1.F2") == 5


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts() -> None:
    """A shot at those behind hits it; in the first edition it cannot be aimed there."""
    scene = Scene(own={"V1": "planestalker"}, rival={"V2": "homunculus", "F1": "oracle"}).play("shoot V1>F2")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (3, 0)
    scene = Scene(edition="first", own={"V1": "planestalker"}, rival={"V2": "homunculus", "F1": "oracle"})
    assert scene.refused("shoot V1>F2") == "PT-ATK-5"
    assert scene.can("shoot V1>V2")
    assert scene.can("shoot V1>F1")


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-DMG-1", "PT-RUL-39")
def test_flank_moves_up_to_seven_damage_of_own_heroes_onto_itself(cards: str) -> None:
    """Seven altogether, more than lethal if need be."""
    own = {"F1": "homunculus/1", "V1": "knight/5", "R2": "witch/4"}
    scene = Scene(cards=cards, own=own, rival={"V1": "fighter/3"}, damage=(4, 4), wave="F")
    scene.play("cast F1", "number 5", waiting=0)
    assert scene.can("number 0")
    assert not scene.can("number 3")
    scene.play("number 2")
    assert [scene.damage(at) for at in ("V1", "R2", "F1", "F2", "1.V1", "1.F2")] == [0, 2, 8, 4, 3, 4]
    assert scene.play("end", "1: end").stands("F1") == "corpse 0.homunculus"


@BOTH
@pytest.mark.rule("PT-RUL-11", "PT-RUL-39")
def test_flank_moves_as_little_as_you_like(cards: str) -> None:
    """Of own heroes alone, however much may still be moved."""
    scene = Scene(cards=cards, own={"F1": "homunculus/2", "V1": "knight/9", "R2": "witch/4"}, rival={"V1": "fighter/3"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert not scene.can("number 8")
    scene.play("number 0", "number 1")
    assert [scene.damage(at) for at in ("V1", "R2", "F1", "1.V1")] == [9, 3, 3, 3]


@BOTH
@pytest.mark.rule("PT-RUL-7")
def test_flank_damage_that_is_moved_is_not_taken(cards: str) -> None:
    """Eligor does not strengthen a hero onto which damage was moved."""
    own = {"F1": "homunculus", "F3": "mascot", "V2": "knight/2"}
    scene = Scene(cards=cards, leaders=("templar", "paladin"), own=own, wave="F")
    scene.play("cast F1", "number 2", "cast F3")
    assert (scene.damage("F1"), scene.damage("1.F2")) == (2, 3)


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-DMG-1", "PT-RUL-4", "PT-RUL-5")
def test_rear_own_rear_heroes_may_pass_damage_on_to_it(cards: str) -> None:
    """All, a part or nothing of it."""
    for n in range(4):
        scene = Scene(cards=cards, active=1, own={"R1": "witch", "R2": "homunculus"}, rival={"V1": "planestalker"})
        scene.play("1: shoot V1>R1", waiting=0)
        assert scene.refused("number 4") == "PT-DMG-1"
        scene.play(f"number {n}")
        assert (scene.damage("R1"), scene.damage("R2")) == (3 - n, n)


@BOTH
@pytest.mark.parametrize("at", ["V3", "F1", "F2", "R2"])
@pytest.mark.rule("PT-DMG-6")
def test_rear_nobody_elses_damage_is_passed_on(cards: str, at: str) -> None:
    """Not that of the vanguard, the flank, the leader, and its own."""
    own = {"V3": "oracle", "F1": "witch", "R1": "mystic", "R2": "homunculus"}
    scene = Scene(cards=cards, active=1, own=own, rival={"V1": "planestalker"})
    scene.play(f"1: shoot V1>{at}")
    assert scene.damage(at) == 3


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-5")
def test_rear_each_heros_share_of_damage_of_an_order_is_offered(cards: str) -> None:
    """Its own share stays; the rival's rear heroes have no such help."""
    n = 4 if cards == "set_1_first" else 5
    own = {"R1": "fighter", "R2": "homunculus", "R3": "mystic"}
    scene = Scene(cards=cards, active=1, own=own, rival={"R1": "witch"}, rival_hand=("gunner",))
    scene.play("1: order gunner", "number 1", "number 2")
    assert [scene.damage(at) for at in ("R1", "R2", "R3", "1.R1")] == [n - 1, n + 3, n - 2, n]


@pytest.mark.parametrize("edition", ["first", "en"])
@pytest.mark.rule("PT-RUL-4")
def test_rear_damage_passed_on_is_not_reduced_again(edition: EditionId) -> None:
    """Kallistar's heroes take one less, each damage once."""
    scene = Scene(
        edition=edition,
        leaders=("pyromancer", "paladin"),
        active=1,
        own={"R1": "witch", "R2": "homunculus"},
        rival={"V1": "planestalker"},
    )
    scene.play("1: shoot V1>R1", waiting=0)
    assert not scene.can("number 3")
    scene.play("number 2")
    assert (scene.damage("R1"), scene.damage("R2")) == (0, 2)


@pytest.mark.rule("PT-RUL-5")
def test_rear_first_damage_passed_on_may_be_passed_on_by_another_effect_but_not_back() -> None:
    """From the Witch to the Homunculus, from there to the Knight, and no further."""
    own = {"R1": "witch", "R2": "homunculus", "R3": "knight"}
    scene = Scene(edition="first", active=1, own=own, rival={"V1": "planestalker"})
    scene.play("1: shoot V1>R1", "number 3", "number 2")
    assert [scene.damage(at) for at in ("R1", "R2", "R3")] == [0, 1, 2]


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-23")
def test_rear_does_not_help_against_defeat(cards: str) -> None:
    scene = Scene(cards=cards, active=1, own={"R1": "witch", "R2": "homunculus"}, rival_hand=("assassin",))
    scene.play("1: order assassin", "1: pick 0.R1")
    assert (scene.stands("R1"), scene.damage("R2")) == ("corpse 0.witch", 0)


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-LOOP-3", "PT-RUL-39")
def test_order_heroes_and_corpses_of_the_own_unit_go_to_any_slots(cards: str) -> None:
    """Any of the eight, each once, never the leader's; damage stays."""
    scene = Scene(cards=cards, own={"V1": "witch/2", "F1": "corpse knight", "R3": "oracle"}, rival={"V1": "fighter"}, hand=("homunculus",))
    scene.play("order homunculus", waiting=0)
    assert scene.refused("pick F2") == "PT-LOOP-3"
    assert not scene.can("pick 1.V2")
    scene.play("pick R3", waiting=0)
    assert not scene.can("pick R3")
    scene.play("pick V2", "pick V1")
    assert [scene.stands(at) for at in ("V1", "V2", "F1", "R3")] == ["0.oracle", "corpse 0.knight", "", "0.witch"]
    assert scene.damage("R3") == 2
    assert (scene.stands("1.V1"), scene.stands("F2")) == ("1.fighter", "0.paladin")


@BOTH
@pytest.mark.rule("PT-RUL-39")
def test_order_everything_may_stay_where_it_is(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "witch", "F1": "corpse knight"}, hand=("homunculus",))
    scene.play("order homunculus", "pick V1", "pick F1")
    assert (scene.stands("V1"), scene.stands("F1")) == ("0.witch", "corpse 0.knight")


@BOTH
@pytest.mark.rule("PT-RUL-18", "PT-ATK-10")
def test_order_a_hero_has_the_text_of_its_new_row_at_once_and_is_not_bound(cards: str) -> None:
    """A Fighter of the vanguard is four stronger in the rear; it has not moved by an action."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, hand=("homunculus",), wave="R")
    scene.play("order homunculus", "pick R1", "attack R1>F2")
    assert scene.damage("1.F2") == 8


@BOTH
@pytest.mark.rule("PT-RUL-18", "PT-ACT-3")
def test_order_a_hero_that_has_attacked_stays_bound(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter"}, hand=("homunculus",), actions=3)
    scene.play("attack V1>F2", "order homunculus", "pick V2")
    assert scene.refused("attack V2>F2") == "PT-ACT-3"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-DMG-8", "PT-RUL-40")
def test_leader_takes_the_lethal_part_of_a_heros_damage(cards: str) -> None:
    """Life 4 and five damage: three stay, two go to the leader."""
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), active=1, own={"V1": "oracle"}, rival={"V1": "homunculus"})
    scene.play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("F2")) == (3, 2)
    scene.play("1: end", "end")
    assert scene.stands("V1") == "0.oracle"


@BOTH
@pytest.mark.parametrize(("hurt", "stays", "goes"), [(0, 3, 0), (1, 3, 1), (3, 3, 3)])
@pytest.mark.rule("PT-RUL-40")
def test_leader_what_is_not_lethal_stays(cards: str, hurt: int, stays: int, goes: int) -> None:
    """Three damage for a hero with life 4."""
    leaders = ("homunculus", "paladin")
    scene = Scene(cards=cards, leaders=leaders, active=1, own={"V1": f"oracle/{hurt}"}, rival={"V1": "overlord"})
    scene.play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("F2")) == (stays, goes)


@BOTH
@pytest.mark.rule("PT-RUL-40")
def test_leader_takes_everything_for_a_hero_with_life_one(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), active=1, own={"V1": "assassin"}, rival={"V1": "homunculus"})
    scene.play("1: attack V1>V1", "1: end", "end")
    assert (scene.damage("V1"), scene.damage("F2"), scene.stands("V1")) == (0, 5, "0.assassin")


@BOTH
@pytest.mark.rule("PT-RUL-40")
def test_leader_takes_nothing_for_the_rivals_heroes(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), own={"V1": "fighter"}, rival={"V1": "oracle"})
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("F2"), scene.damage("1.F2")) == (4, 0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-40")
def test_leader_every_share_of_damage_of_an_order_overflows_by_itself(cards: str) -> None:
    n = 4 if cards == "set_1_first" else 5
    own = {"R1": "oracle", "R2": "witch", "R3": "fighter"}
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), own=own, hand=("gunner",)).play("order gunner")
    assert [scene.damage(at) for at in ("R1", "R2", "R3")] == [3, 4, n]
    assert scene.damage("F2") == (n - 3) + (n - 4)


@BOTH
@pytest.mark.rule("PT-RUL-40")
def test_leader_takes_the_lethal_part_of_the_priestesss_price(cards: str) -> None:
    """Life 8 for a hero with life 7."""
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), own={"R1": "priestess", "V1": "corpse fighter"}, wave="R")
    scene.play("cast R1")
    assert (scene.stands("V1"), scene.damage("R1"), scene.damage("F2")) == ("0.fighter", 6, 2)


@BOTH
@pytest.mark.rule("PT-RUL-7", "PT-RUL-40")
def test_leader_takes_the_lethal_part_of_moved_damage(cards: str) -> None:
    """The rival's Vampire moves six damage onto a hero with life 4."""
    own = {"V1": "oracle/1", "V2": "knight/6"}
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), active=1, own=own, rival_hand=("vampire",))
    scene.play("1: order vampire", "1: pick 0.V2")
    assert [scene.damage(at) for at in ("V1", "V2", "F2")] == [3, 0, 4]


@pytest.mark.rule("PT-RUL-4", "PT-RUL-40")
def test_leader_first_takes_the_lethal_part_of_damage_passed_on() -> None:
    """The Witch's Knight takes three, and two of them are lethal."""
    own = {"V1": "witch", "R1": "knight/8"}
    scene = Scene(edition="first", leaders=("homunculus", "paladin"), active=1, own=own, rival={"V1": "planestalker"})
    scene.play("1: shoot V1>V1", "number 3")
    assert [scene.damage(at) for at in ("V1", "R1", "F2")] == [0, 9, 2]


@BOTH
@pytest.mark.rule("PT-RUL-4", "PT-RUL-40")
def test_leader_what_he_takes_for_a_hero_is_not_reduced(cards: str) -> None:
    """A Knight of the flank keeps shots at the leader off, not those at a hero."""
    own = {"V1": "oracle", "F1": "knight"}
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), active=1, own=own, rival={"V1": "gunner"})
    scene.play("1: shoot V1>V1")
    assert (scene.damage("V1"), scene.damage("F2")) == (3, 2)


@BOTH
@pytest.mark.rule("PT-RUL-40", "PT-RUL-64")
def test_leader_what_he_takes_for_a_hero_counts_as_dealt(cards: str) -> None:
    """Demitras's hero deals five damage and heals five; a Vampire's two are healed though the hero keeps none of them."""
    leaders = ("homunculus", "vampire")
    scene = Scene(cards=cards, leaders=leaders, active=1, own={"V1": "oracle"}, rival={"V1": "homunculus/6"})
    scene.play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("F2"), scene.damage("1.V1")) == (3, 2, 1)
    leaders = ("homunculus", "paladin")
    scene = Scene(cards=cards, leaders=leaders, active=1, own={"V1": "oracle/3"}, rival={"V1": "vampire/5"})
    scene.play("1: attack V1>V1")
    assert (scene.damage("V1"), scene.damage("F2"), scene.damage("1.V1")) == (3, 2, 3)


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-23", "PT-RUL-40")
def test_leader_does_not_help_against_defeat(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("homunculus", "paladin"), active=1, own={"V1": "oracle"}, rival_hand=("assassin",))
    scene.play("1: order assassin")
    assert (scene.stands("V1"), scene.damage("F2")) == ("corpse 0.oracle", 0)
