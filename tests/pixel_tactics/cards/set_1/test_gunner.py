"""The Gunner's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.set_1.gunner import FIRST, REPRINT
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_are_the_same_in_both_wordings() -> None:
    for card in (FIRST, REPRINT):
        assert (card.hero.attack, card.hero.life) == (5, 4)
        assert (card.leader.attack, card.leader.life) == (5, 18)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """4 as a hero, 18 as a leader."""
    scene = Scene(cards=cards, own={"V1": "gunner/3"}, rival={"V1": "gunner/4"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.gunner"
    assert scene.stands("1.V1") == "corpse 1.gunner"
    for damage, winners in ((17, []), (18, [1])):
        scene = Scene(cards=cards, leaders=("gunner", "paladin"), damage=(damage, 0))
        scene.play("end", "1: end")
        assert [match.winner for match in scene.state.series.matches] == winners


# ----------------------------------------------------------------------------------------------------------------------- ranged attack
@BOTH
@pytest.mark.parametrize("slot", ["V1", "F1", "R1"])
@pytest.mark.rule("PT-ATK-4")
def test_vanguard_flank_rear_has_a_ranged_attack_in_every_row(cards: str, slot: str) -> None:
    """Over own and rival heroes; once a wave, melee or ranged."""
    own = {"V1": "oracle", "F1": "healer", slot: "gunner"}
    scene = Scene(cards=cards, own=own, rival={"V1": "witch", "R1": "trapper"}, wave=slot[0])
    scene.play(f"shoot {slot}>R1")
    assert (scene.damage("1.R1"), scene.damage("1.V1")) == (5, 0)
    assert scene.refused(f"shoot {slot}>R1") == "PT-ACT-3"


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-CEASE-1", "PT-ACT-3")
def test_vanguard_flank_rear_limits_of_a_ranged_attack(cards: str) -> None:
    """Neither in the ceasefire nor in the wave of its recruiting nor in another's wave."""
    assert Scene(cards=cards, own={"V1": "gunner"}, round=1).refused("shoot V1>F2") == "PT-CEASE-1"
    assert Scene(cards=cards, own={"V1": "gunner"}, wave="F").refused("shoot V1>F2") == "PT-ACT-3"
    scene = Scene(cards=cards, hand=("gunner",))
    scene.play("recruit gunner V1")
    assert scene.refused("shoot V1>F2") == "PT-ACT-3"


# -------------------------------------------------------------------------------------------------------------------------- vanguard
@BOTH
@pytest.mark.parametrize(("target", "damage"), [("V1", 8), ("V2", 5), ("F3", 5)])
@pytest.mark.parametrize("verb", ["shoot", "attack"])
@pytest.mark.rule("PT-RUL-36", "PT-ATK-5")
def test_vanguard_three_more_against_heroes_with_intercept(cards: str, verb: str, target: str, damage: int) -> None:
    """In either kind of attack; a Paladin has it in the vanguard only."""
    scene = Scene(cards=cards, leaders=("knight", "oracle"), own={"V1": "gunner"}, rival={"V1": "fighter", "V2": "witch", "F3": "paladin"})
    scene.play(f"{verb} V1>{target}")
    assert scene.damage(f"1.{target}") == damage


@BOTH
@pytest.mark.rule("PT-RUL-36", "PT-DMG-6")
def test_vanguard_intercept_may_be_granted_and_leaders_have_none(cards: str) -> None:
    """By the rival's Trapper, as leader or behind the hero."""
    scene = Scene(cards=cards, own={"V1": "gunner"}, leaders=("paladin", "trapper"), rival={"V1": "witch"})
    scene.play("shoot V1>V1")
    assert scene.damage("1.V1") == 8
    scene = Scene(cards=cards, own={"V1": "gunner"}, leaders=("paladin", "trapper"), rival={"V1": "witch"})
    scene.play("shoot V1>F2")
    assert scene.damage("1.F2") == 5
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "witch", "F1": "trapper"})
    scene.play("shoot V1>V1")
    assert scene.damage("1.V1") == 8


@BOTH
@pytest.mark.rule("PT-RUL-2", "PT-ATK-5")
def test_vanguard_counts_for_the_interceptor_that_takes_the_shot(cards: str) -> None:
    """The strength is that against the final target."""
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"V1": "fighter", "R1": "witch"})
    scene.play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (8, 0)


@BOTH
@pytest.mark.parametrize("slot", ["F1", "R1"])
@pytest.mark.rule("PT-ATK-10", "PT-RUL-36")
def test_vanguard_bonus_is_not_there_in_the_other_rows(cards: str, slot: str) -> None:
    """Five."""
    scene = Scene(cards=cards, own={slot: "gunner"}, rival={"V1": "fighter"}, wave=slot[0])
    scene.play(f"shoot {slot}>V1")
    assert scene.damage("1.V1") == 5


# ----------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-ATK-4")
def test_flank_its_supporter_has_a_ranged_attack(cards: str) -> None:
    """The hero directly behind it; not one of another column."""
    scene = Scene(cards=cards, own={"F1": "gunner", "R1": "oracle", "R3": "knight"}, rival={"V1": "witch", "R1": "trapper"}, wave="R")
    assert scene.refused("shoot R3>R1") == "PT-ATK-4"
    scene.play("shoot R1>R1")
    assert scene.damage("1.R1") == 2


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-DMG-4", "PT-ATK-10")
def test_flank_neither_its_forerunner_nor_anyone_when_it_is_a_corpse_or_elsewhere(cards: str) -> None:
    """In the vanguard it has another text."""
    scene = Scene(cards=cards, own={"V1": "oracle", "F1": "gunner"}, rival={"R1": "trapper"})
    assert scene.refused("shoot V1>R1") == "PT-ATK-4"
    scene = Scene(cards=cards, own={"F1": "corpse gunner", "R1": "oracle"}, rival={"R1": "trapper"}, wave="R")
    assert scene.refused("shoot R1>R1") == "PT-ATK-4"
    scene = Scene(cards=cards, own={"V1": "gunner", "F1": "oracle"}, rival={"R1": "trapper"}, wave="F")
    assert scene.refused("shoot F1>R1") == "PT-ATK-4"


# ----------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.parametrize(("cards", "damage"), [("set_1_first", 4), ("set_1", 5)])
@pytest.mark.rule("PT-DMG-5", "PT-DMG-7", "PT-ACT-6")
def test_order_damages_every_hero_in_both_rears(cards: str, damage: int) -> None:
    """Four, five in the reprint; other rows, leaders and corpses not; nothing is asked."""
    scene = Scene(
        cards=cards,
        own={"V1": "knight", "F1": "mystic", "R1": "fighter", "R2": "corpse witch"},
        rival={"V1": "oracle", "F1": "healer", "R2": "trapper", "R3": "planestalker"},
        hand=("gunner",),
    )
    scene.play("order gunner")
    assert [scene.damage(slot) for slot in ("R1", "1.R2", "1.R3")] == [damage] * 3
    assert [scene.damage(slot) for slot in ("V1", "F1", "F2", "R2", "1.V1", "1.F1", "1.F2")] == [0] * 7


@pytest.mark.parametrize(("cards", "damage"), [("set_1_first", 4), ("set_1", 5)])
@pytest.mark.rule("PT-RUL-1", "PT-ATK-5", "PT-DMG-2")
def test_order_is_no_attack(cards: str, damage: int) -> None:
    """An interceptor and a leader that makes attacks weaker are of no use; lethal damage waits for the wave's end."""
    scene = Scene(cards=cards, leaders=("paladin", "knight"), rival={"V1": "fighter", "R1": "oracle"}, hand=("gunner",))
    scene.play("order gunner")
    assert (scene.damage("1.R1"), scene.damage("1.V1")) == (damage, 0)
    assert scene.stands("1.R1") == "1.oracle"
    scene.play("end", "1: end")
    assert scene.stands("1.R1") == "corpse 1.oracle"


@BOTH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
def test_order_is_barred_in_the_ceasefire(cards: str, edition: EditionId) -> None:
    """It touches both units."""
    assert Scene(cards=cards, edition=edition, own={"R1": "mystic"}, hand=("gunner",), round=1).refused("order gunner") == "PT-CEASE-2"


# ---------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-11")
def test_leader_has_a_ranged_attack_itself(cards: str) -> None:
    """Its heroes have not; it may attack in melee too."""
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own={"V2": "mystic"}, rival={"V1": "witch", "R1": "trapper"}, wave="F")
    scene.play("shoot F2>R1")
    assert scene.damage("1.R1") == 5
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own={"V2": "mystic"}, rival={"R1": "trapper"})
    assert scene.refused("shoot V2>R1") == "PT-ATK-4"
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), rival={"V1": "witch"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == 5


@BOTH
@pytest.mark.rule("PT-RUL-37", "PT-ATK-6", "PT-DMG-7")
def test_leader_three_damage_to_a_hero_of_either_unit_after_an_order(cards: str) -> None:
    """After all that the order does; it cannot be declined, and no leader can be chosen."""
    scene = Scene(
        cards=cards, leaders=("gunner", "paladin"), own={"V1": "mystic"}, rival={"V1": "knight"}, hand=("pyromancer", "dragon_mage")
    )
    scene.play("order pyromancer", waiting=0)
    assert (scene.damage("1.V1"), scene.damage("V1")) == (7, 7)
    for line in ("none", "pick 1.F2", "pick F2"):
        assert not scene.can(line)
    scene.play("pick 1.V1", "order dragon_mage", "pick V1", "pick V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (10, 10)


@BOTH
@pytest.mark.rule("PT-RUL-37", "PT-ATK-8", "PT-RUL-11")
def test_leader_hits_the_only_hero_even_an_own_one_and_nobody_if_there_is_none(cards: str) -> None:
    """The order may have defeated the last."""
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), own={"V1": "mystic"}, hand=("priestess",))
    scene.play("order priestess")
    assert scene.damage("V1") == 3
    scene = Scene(cards=cards, leaders=("gunner", "paladin"), rival={"V1": "mystic"}, hand=("assassin",))
    scene.play("order assassin")
    assert scene.stands("1.V1") == "corpse 1.mystic"
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-37", "PT-RUL-1")
def test_leader_its_damage_is_no_attack(cards: str) -> None:
    """Nothing makes it less, nothing answers it, nobody intercepts it."""
    scene = Scene(cards=cards, leaders=("gunner", "knight"), rival={"V1": "berserker", "R1": "witch"}, hand=("priestess",))
    scene.play("order priestess", "pick 1.V1")
    assert scene.damage("1.V1") == 3
    scene = Scene(cards=cards, leaders=("gunner", "knight"), rival={"V1": "fighter", "R1": "witch"}, hand=("priestess",))
    scene.play("order priestess", "pick 1.R1")
    assert (scene.damage("1.R1"), scene.damage("1.V1")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-RUL-37", "PT-FLOW-2")
def test_leader_answers_each_order_of_its_own_player_only(cards: str) -> None:
    """Two orders, two answers; none to the rival's."""
    scene = Scene(
        cards=cards,
        leaders=("gunner", "knight"),
        rival={"V1": "mystic"},
        hand=("priestess", "planestalker"),
        rival_hand=("priestess",),
    )
    scene.play("order priestess", "order planestalker", "end", "1: order priestess")
    assert scene.damage("1.V1") == 6


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-37")
def test_leader_does_not_answer_an_order_that_is_only_executed(cards: str) -> None:
    """By a spell, whoever's card it is; played through a spell it does."""
    scene = Scene(
        cards=cards, leaders=("gunner", "knight"), own={"F1": "illusionist"}, rival={"V1": "mystic"}, rival_hand=("pyromancer",), wave="F"
    )
    scene.play("cast F1", "1: card pyromancer")
    assert (scene.damage("1.V1"), scene.damage("F1")) == (7, 0)
    scene = Scene(cards=cards, leaders=("gunner", "knight"), own={"R1": "mystic"}, rival={"V1": "witch"}, top=("priestess",), wave="R")
    scene.play("cast R1", "order priestess", "pick 1.V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-RUL-16", "PT-RUL-37", "PT-ACT-20")
def test_leader_first_answers_orders_played_within_an_order_and_that_order_itself() -> None:
    """The Mystic's order and the two played in it: three times three damage, each after its own order."""
    scene = Scene(
        cards="set_1_first", leaders=("gunner", "knight"), rival={"V1": "fighter"}, hand=("mystic", "priestess", "planestalker", "witch")
    )
    scene.play("order mystic", "order priestess", waiting=0)
    assert scene.damage("1.V1") == 3
    scene.play("order planestalker", "none")
    assert scene.damage("1.V1") == 9


@BOTH
@pytest.mark.rule("PT-RUL-37", "PT-DMG-2")
def test_leader_lethal_damage_waits_for_the_casualty_check(cards: str) -> None:
    """It is damage, not defeat."""
    scene = Scene(cards=cards, leaders=("gunner", "knight"), rival={"V1": "pyromancer"}, hand=("priestess",))
    scene.play("order priestess")
    assert scene.stands("1.V1") == "1.pyromancer"
    scene.play("end", "1: end")
    assert scene.stands("1.V1") == "corpse 1.pyromancer"


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-37")
def test_leader_reprint_does_not_touch_the_rival_in_the_ceasefire() -> None:
    """Where an own order may be played, the only own hero is hit; the rival's is out of reach."""
    scene = Scene(edition="ru", leaders=("gunner", "knight"), own={"V1": "mystic"}, rival={"V1": "witch"}, hand=("priestess",), round=1)
    scene.play("order priestess")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (3, 0)
