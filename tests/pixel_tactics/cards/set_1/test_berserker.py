"""The Berserker's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.set_1.berserker import FIRST, REPRINT
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_are_the_same_in_both_wordings() -> None:
    for card in (FIRST, REPRINT):
        assert (card.hero.attack, card.hero.life) == (3, 6)
        assert (card.leader.attack, card.leader.life) == (4, 19)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """6 as a hero, 19 as a leader."""
    scene = Scene(cards=cards, own={"V1": "berserker/5"}, rival={"V1": "berserker/6"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.berserker"
    assert scene.stands("1.V1") == "corpse 1.berserker"
    for damage, winners in ((18, []), (19, [1])):
        scene = Scene(cards=cards, leaders=("berserker", "paladin"), damage=(damage, 0))
        scene.play("end", "1: end")
        assert [match.winner for match in scene.state.series.matches] == winners


@BOTH
@pytest.mark.rule("PT-ATK-1")
def test_leader_attacks_with_its_strength(cards: str) -> None:
    """4 against a hero."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), rival={"V1": "knight"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == 4


# -------------------------------------------------------------------------------------------------------------------------- vanguard
@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("V1", 5), ("F1", 3), ("R1", 3)])
@pytest.mark.rule("PT-ATK-1", "PT-ATK-10")
def test_vanguard_has_two_more_strength_there_only(cards: str, slot: str, damage: int) -> None:
    """Five in all; three in the other rows."""
    scene = Scene(cards=cards, own={slot: "berserker"}, rival={"V1": "mystic"}, wave=slot[0])
    scene.play(f"attack {slot}>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("V2", 3), ("R2", 4)])
@pytest.mark.rule("PT-ATK-1", "PT-ATK-10")
def test_vanguard_takes_one_less_from_melee_attacks_there_only(cards: str, slot: str, damage: int) -> None:
    """In column 2 of the rear it is behind its leader; a ranged attack reaches it."""
    scene = Scene(cards=cards, leaders=("planestalker", "paladin"), own={"V1": "fighter"}, rival={slot: "berserker"})
    scene.play(f"{'attack' if slot == 'V2' else 'shoot'} V1>{slot}")
    assert scene.damage(f"1.{slot}") == damage


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-RUL-3")
def test_vanguard_takes_one_less_from_ranged_attacks_and_nothing_from_an_attack_of_one(cards: str) -> None:
    """No minimum is printed in either wording."""
    scene = Scene(cards=cards, own={"V1": "gunner", "V2": "healer"}, rival={"V2": "berserker"})
    scene.play("shoot V1>V2")
    assert scene.damage("1.V2") == 4
    scene.play("attack V2>V2")
    assert scene.damage("1.V2") == 4


@BOTH
@pytest.mark.rule("PT-RUL-1", "PT-DMG-5")
def test_vanguard_takes_spells_and_orders_in_full(cards: str) -> None:
    """They are no attacks."""
    scene = Scene(cards=cards, own={"R2": "alchemist"}, rival={"V1": "berserker"}, hand=("knight",), wave="R")
    scene.play("cast R2", "pick 1.V1", "none")
    assert scene.damage("1.V1") == 1
    scene.play("order knight")
    assert scene.damage("1.V1") == 5


@BOTH
@pytest.mark.rule("PT-RUL-3")
def test_vanguard_reductions_add_up(cards: str) -> None:
    """One by its own text, one by the Mystic behind it, one by the Knight as leader."""
    scene = Scene(cards=cards, leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V2": "berserker"})
    scene.play("attack V1>V2")
    assert scene.damage("1.V2") == 2
    scene = Scene(cards=cards, leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V1": "berserker", "F1": "mystic"})
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 1


# ----------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.parametrize("target", ["V3", "F1", "F2"])
@pytest.mark.rule("PT-ATK-6", "PT-SET-9", "PT-RUL-25")
def test_flank_a_hero_that_strikes_the_unit_in_melee_takes_two(cards: str, target: str) -> None:
    """Whoever of the unit is struck: another hero, the Berserker itself, the leader."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"F1": "berserker", "V3": "mystic"})
    scene.play(f"attack V1>{target}")
    assert (scene.damage("V1"), scene.damage(f"1.{target}")) == (2, 4)


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-6")
def test_flank_does_not_answer_ranged_attacks(cards: str) -> None:
    """Melee is named."""
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"F1": "berserker"})
    scene.play("shoot V1>F1")
    assert (scene.damage("V1"), scene.damage("1.F1")) == (0, 5)


@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-FAQ-11")
def test_flank_does_not_answer_a_leaders_attack(cards: str) -> None:
    """A leader is no hero."""
    scene = Scene(cards=cards, rival={"F1": "berserker"}, wave="F")
    scene.play("attack F2>F1")
    assert scene.damage("F2") == 0
    assert scene.damage("1.F1") == (3 if cards == "set_1_first" else 4)


@BOTH
@pytest.mark.rule("PT-RUL-1", "PT-ATK-9")
def test_flank_does_not_answer_spells_or_orders(cards: str) -> None:
    """They are no attacks upon the unit."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage"}, rival={"V1": "mystic", "F1": "berserker"}, hand=("knight",))
    scene.play("cast V1", "pick 1.V1", "order knight")
    assert scene.stands("1.V1") == "corpse 1.mystic"
    assert (scene.damage("1.F1"), scene.damage("V1")) == (4, 0)


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-DMG-4")
def test_flank_text_does_nothing_in_another_row_or_as_a_corpse(cards: str) -> None:
    """Nor does it answer the attacks of its own unit."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "berserker"})
    scene.play("attack V1>V1")
    assert scene.damage("V1") == 0
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic", "F1": "corpse berserker"})
    scene.play("attack V1>V1")
    assert scene.damage("V1") == 0
    scene = Scene(cards=cards, own={"V1": "fighter", "F1": "berserker"}, rival={"V1": "mystic"})
    scene.play("attack V1>V1")
    assert scene.damage("V1") == 0


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-25")
def test_flank_its_damage_is_no_attack(cards: str) -> None:
    """An attacker that takes less from attacks takes two all the same."""
    scene = Scene(cards=cards, own={"V1": "berserker"}, rival={"F1": "berserker"})
    scene.play("attack V1>F1")
    assert (scene.damage("V1"), scene.damage("1.F1")) == (2, 5)


@pytest.mark.rule("PT-RUL-3")
def test_flank_answers_an_attack_that_did_no_damage() -> None:
    """Reduced to nothing, it still happened."""
    scene = Scene(cards="set_1_first", own={"V1": "oracle"}, rival={"V1": "alchemist", "F3": "berserker"})
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (0, 2)


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-25")
def test_flank_answers_attacks_that_an_effect_grants(cards: str) -> None:
    """The Mascot has the Fighter attack: the Fighter pays."""
    scene = Scene(cards=cards, own={"V1": "fighter", "V2": "mascot"}, rival={"V1": "witch", "F3": "berserker"})
    scene.play("cast V2", "attack V1>F3")
    assert (scene.damage("V1"), scene.damage("V2")) == (2, 0)


@pytest.mark.rule("PT-RUL-25", "PT-RUL-55", "PT-ATK-7")
def test_flank_answers_once_an_attack_that_hits_all() -> None:
    """Once for the unit and once for the Knight that was hit, in the order their player likes."""
    scene = Scene(cards="set_1_first", own={"V1": "pyromancer"}, rival={"V1": "knight", "V2": "mystic", "F3": "berserker"})
    scene.play("attack V1>", "1: mode 1.knight:0.pyromancer")
    assert scene.damage("V1") == 4
    assert (scene.damage("1.V1"), scene.damage("1.V2"), scene.damage("1.F3")) == (3, 3, 3)


@BOTH
@pytest.mark.rule("PT-RUL-25", "PT-RUL-28")
def test_flank_has_nobody_to_answer_after_a_parting_attack(cards: str) -> None:
    """The attacker is out of play by then."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter/8"}, rival={"V1": "mystic", "F1": "berserker"})
    scene.play("end", "1: end", "attack V1>V1")
    assert scene.stands("V1") == "corpse 0.fighter"
    assert (scene.damage("1.V1"), scene.damage("V1")) == (4, 0)


# ------------------------------------------------------------------------------------------------------------------------------ rear
@BOTH
@pytest.mark.rule("PT-ATK-6", "PT-ATK-4", "PT-ACT-17")
def test_rear_shoots_after_the_first_order_and_must(cards: str) -> None:
    """It needs no ranged attack of its own; later orders of the wave give nothing."""
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "oracle", "R1": "witch"}, hand=("priestess", "pyromancer"), wave="R")
    assert scene.refused("shoot R1>R1") == "PT-ATK-4"
    scene.play("order priestess", waiting=0)
    assert not scene.can("none")
    assert not scene.can("attack R1>V1")
    scene.play("shoot R1>R1")
    assert scene.damage("1.R1") == 3
    scene.play("order pyromancer")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (7, 3)


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-14")
def test_rear_shot_is_free_and_leaves_the_attack_of_the_wave(cards: str) -> None:
    """Before and after it."""
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "mystic"}, hand=("priestess",), wave="R")
    scene.play("order priestess", "shoot R1>V1", "attack R1>F2")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (3, 3)
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "mystic"}, hand=("priestess",), wave="R")
    scene.play("attack R1>F2", "order priestess", "shoot R1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (3, 3)
    assert scene.state.budget.actions == 0


@BOTH
@pytest.mark.rule("PT-ATK-5", "PT-RUL-13")
def test_rear_shot_is_intercepted(cards: str) -> None:
    """A granted ranged attack is one like any other."""
    scene = Scene(
        cards=cards,
        own={"R1": "berserker"},
        rival={"V1": "paladin", "R1": "witch"},
        leaders=("knight", "oracle"),
        hand=("priestess",),
        wave="R",
    )
    scene.play("order priestess", "shoot R1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (3, 0)


@pytest.mark.parametrize(("cards", "shoots"), [("set_1_first", False), ("set_1", True)])
@pytest.mark.rule("PT-RUL-26", "PT-FLOW-1")
def test_rear_first_in_the_rear_wave_reprint_in_every_turn(cards: str, shoots: bool) -> None:  # noqa: FBT001
    """Three waves, an order in each."""
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"R1": "witch"}, hand=("priestess", "planestalker", "pyromancer"), wave="V")
    shot = ("shoot R1>R1",) if shoots else ()
    scene.play("order priestess", *shot, "end", "1: end")
    assert scene.stands("1.R1") == "1.witch"
    assert scene.damage("1.R1") == 3 * len(shot)
    scene.play("order planestalker", *("shoot R1>F2",) * len(shot), "end", "1: end")
    scene.play("order pyromancer", "shoot R1>F2")
    assert scene.damage("1.F2") == 3 + 3 * len(shot)


@BOTH
@pytest.mark.rule("PT-RUL-26")
def test_rear_does_not_answer_the_rivals_orders(cards: str) -> None:
    """Its player has to play them."""
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "witch"}, rival_hand=("priestess",), wave="R", active=1)
    scene.play("1: order priestess")
    assert scene.damage("1.V1") == 0


@BOTH
@pytest.mark.rule("PT-RUL-26", "PT-ACT-8")
def test_rear_a_berserker_that_comes_after_the_first_order_has_missed_it(cards: str) -> None:
    """The second order is not the first, whoever was there."""
    scene = Scene(cards=cards, own={"V1": "berserker"}, rival={"V1": "witch"}, hand=("priestess", "planestalker"), wave="R")
    scene.play("order priestess", "move V1 R1", "order planestalker")
    assert scene.damage("1.V1") == 0


@BOTH
@pytest.mark.parametrize(("edition", "shoots"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-ACT-17")
def test_rear_a_berserker_recruited_in_this_wave_shoots_where_the_edition_lets_it(cards: str, edition: EditionId, shoots: bool) -> None:  # noqa: FBT001,
    """Not in the editions that bar recruited heroes from attacks of any kind."""
    scene = Scene(cards=cards, edition=edition, rival={"V1": "witch"}, hand=("berserker", "priestess"), wave="R")
    scene.play("recruit berserker R1", "order priestess", *("shoot R1>V1",) * shoots)
    assert scene.damage("1.V1") == 3 * shoots


@BOTH
@pytest.mark.rule("PT-RUL-16", "PT-RUL-26")
def test_rear_an_order_executed_within_an_order_is_not_played(cards: str) -> None:
    """One shot, after the played order is done with."""
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "witch"}, hand=("doppelganger", "pyromancer"), wave="R")
    scene.play("order doppelganger", "card pyromancer", "shoot R1>V1")
    assert scene.damage("1.V1") == 7 + 3
    scene = Scene(cards=cards, own={"R1": "berserker"}, rival={"V1": "witch"}, hand=("doppelganger", "priestess"), wave="R")
    scene.play("order priestess", "shoot R1>V1", "order doppelganger")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-RUL-16", "PT-RUL-26")
def test_rear_reprint_an_order_executed_by_a_spell_is_not_played() -> None:
    """The Illusionist has the rival's card carried out."""
    scene = Scene(
        cards="set_1", own={"F1": "illusionist", "R1": "berserker"}, rival={"V1": "witch"}, rival_hand=("planestalker",), wave="F"
    )
    scene.play("cast F1", "1: card planestalker")
    assert (scene.damage("F1"), scene.damage("1.V1")) == (5, 0)


@pytest.mark.rule("PT-RUL-26", "PT-ACT-20")
def test_rear_first_an_order_played_within_another_is_the_second() -> None:
    """The shot comes after the Mystic's order, which was played first."""
    scene = Scene(
        cards="set_1_first", own={"R1": "berserker"}, rival={"V1": "witch"}, hand=("mystic", "pyromancer", "planestalker"), wave="R"
    )
    scene.play("order mystic", "order pyromancer", "order planestalker", waiting=0)
    assert scene.damage("1.V1") == 7
    scene.play("shoot R1>V1")
    assert scene.damage("1.V1") == 10


@BOTH
@pytest.mark.rule("PT-ACT-20", "PT-FAQ-14")
def test_rear_an_order_played_through_a_spell_is_played(cards: str) -> None:
    """The Mystic draws it and has it played."""
    scene = Scene(cards=cards, own={"R1": "berserker", "R2": "mystic"}, rival={"V1": "witch"}, top=("planestalker",), wave="R")
    scene.play("cast R2", "order planestalker", "shoot R1>V1")
    assert scene.damage("1.V1") == 3


@BOTH
@pytest.mark.rule("PT-RUL-26", "PT-ATK-7")
@pytest.mark.parametrize("first", ["gunner", "berserker"])
def test_rear_its_player_orders_it_with_other_answers_to_the_order(cards: str, first: str) -> None:
    """Rukyuk's three damage before or after the shot; both after the order."""
    scene = Scene(
        cards=cards, leaders=("gunner", "paladin"), own={"R1": "berserker"}, rival={"V1": "fighter"}, hand=("pyromancer",), wave="R"
    )
    then = ("pick 1.V1", "shoot R1>V1") if first == "gunner" else ("shoot R1>V1", "pick 1.V1")
    scene.play("order pyromancer", waiting=0)
    assert scene.damage("1.V1") == 7
    scene.play(f"mode 0.{first}", *then)
    assert scene.damage("1.V1") == 7 + 3 + 3


@pytest.mark.rule("PT-CEASE-1", "PT-RUL-14")
def test_rear_reprint_does_not_shoot_in_the_ceasefire() -> None:
    """Where an order that touches only the own side may be played."""
    scene = Scene(edition="ru", own={"R1": "berserker", "V1": "corpse fighter"}, rival={"V1": "witch"}, hand=("priestess",), round=1)
    scene.play("order priestess")
    assert scene.stands("V1") == "0.fighter"
    assert scene.damage("1.V1") == 0


# ----------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-RUL-27", "PT-RUL-13")
def test_order_the_front_hero_of_each_column_attacks_in_the_order_chosen(cards: str) -> None:
    """Not those behind, not the leader in front of its column, and none twice."""
    scene = Scene(
        cards=cards,
        own={"V1": "fighter", "F1": "gunner", "R2": "oracle", "V3": "corpse witch", "F3": "dragon_mage"},
        rival={"V1": "mystic", "V3": "alchemist"},
        hand=("berserker",),
    )
    scene.play("order berserker", waiting=0)
    for line in ("attack F1>V1", "attack R2>V1", "attack F2>V1", "attack V3>V1", "shoot V1>V1"):
        assert not scene.can(line)
    scene.play("attack F3>V1", waiting=0)
    assert not scene.can("attack F3>V1")
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 10


@BOTH
@pytest.mark.rule("PT-RUL-27", "PT-ATK-8", "PT-FAQ-9")
def test_order_every_front_hero_must_attack_while_it_has_a_target(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "fighter", "V3": "gunner"}, rival={"V1": "mystic", "V3": "knight"}, hand=("berserker",))
    scene.play("order berserker", waiting=0)
    assert not scene.can("none")
    scene.play("attack V1>V1", waiting=0)
    assert not scene.can("none")
    assert scene.play("attack V3>V1").damage("1.V1") == 4 + 5 + 3


@pytest.mark.parametrize(("cards", "leader"), [("set_1_first", True), ("set_1", False)])
@pytest.mark.rule("PT-DMG-6", "PT-RUL-27")
def test_order_reprint_may_not_attack_a_leader(cards: str, leader: bool) -> None:  # noqa: FBT001
    """Nor is anything asked when there is nobody else to attack."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic", "V3": "witch"}, hand=("berserker",))
    scene.play("order berserker", waiting=0)
    assert scene.can("attack V1>F2") is leader
    scene.play("attack V1>V1")
    scene = Scene(cards=cards, own={"V1": "fighter"}, hand=("berserker",))
    scene.play("order berserker")
    assert scene.damage("1.F2") == 4 * leader


@BOTH
@pytest.mark.rule("PT-RUL-27")
def test_order_reads_the_board_anew_for_each_attack(cards: str) -> None:
    """Heketch's unit defeats at once: the next attack reaches who stood behind."""
    scene = Scene(
        cards=cards,
        leaders=("assassin", "paladin"),
        own={"V1": "fighter", "V3": "gunner"},
        rival={"V1": "oracle", "F1": "trapper"},
        hand=("berserker",),
    )
    scene.play("order berserker", waiting=0)
    assert not scene.can("attack V3>F1")
    scene.play("attack V1>V1", *(["attack V3>F1"] if cards == "set_1_first" else []))
    assert scene.stands("1.V1") == "corpse 1.oracle"
    assert scene.stands("1.F1") == "corpse 1.trapper"


@pytest.mark.rule("PT-RUL-27")
def test_order_first_one_hero_a_column_attacks_even_if_it_falls() -> None:
    """The Knight's answer fells the Oracle at once; who stood behind it is not the first of its column."""
    scene = Scene(
        cards="set_1_first",
        leaders=("paladin", "assassin"),
        own={"V1": "oracle/3", "F1": "gunner", "V3": "fighter"},
        rival={"V1": "knight"},
        hand=("berserker",),
    )
    scene.play("order berserker", "attack V1>V1", waiting=0)
    assert scene.stands("V1") == "corpse 0.oracle"
    assert not scene.can("attack F1>V1")
    scene.play("attack V3>V1")
    assert scene.damage("1.V1") == 2 + 4


@BOTH
@pytest.mark.parametrize(("edition", "attacks"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-ACT-17", "PT-FAQ-5")
def test_order_recruited_heroes_attack_where_the_edition_lets_them(cards: str, edition: EditionId, attacks: bool) -> None:  # noqa: FBT001
    """The Fighter came in this wave."""
    scene = Scene(cards=cards, edition=edition, rival={"V1": "mystic", "V3": "witch"}, hand=("fighter", "berserker"))
    scene.play("recruit fighter V1", "order berserker", *("attack V1>V1",) * attacks)
    assert scene.damage("1.V1") == 4 * attacks


@BOTH
@pytest.mark.rule("PT-ACT-17", "PT-FAQ-6", "PT-RUL-14")
def test_order_attacks_do_not_count_against_the_attack_of_the_wave(cards: str) -> None:
    """Before or after it."""
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic", "V3": "witch"}, hand=("berserker",))
    scene.play("attack V1>V1", "order berserker", "attack V1>V1")
    assert scene.damage("1.V1") == 8
    scene = Scene(cards=cards, own={"V1": "fighter"}, rival={"V1": "mystic", "V3": "witch"}, hand=("berserker",))
    scene.play("order berserker", "attack V1>V1", "attack V1>V1")
    assert scene.damage("1.V1") == 8


@BOTH
@pytest.mark.rule("PT-FAQ-4", "PT-ACT-17")
def test_order_grants_melee_attacks_and_nothing_else(cards: str) -> None:
    """No spell, and no ranged attack of who has one."""
    scene = Scene(cards=cards, own={"V1": "dragon_mage", "V3": "gunner"}, rival={"V1": "knight", "R3": "witch"}, hand=("berserker",))
    scene.play("order berserker", waiting=0)
    for line in ("cast V1", "shoot V3>V1", "shoot V3>R3"):
        assert not scene.can(line)
    scene.play("attack V3>R3", "attack V1>V1")
    assert (scene.damage("1.R3"), scene.damage("1.V1")) == (5, 6)


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_order_without_a_hero_does_nothing(cards: str) -> None:
    """It is discarded all the same."""
    scene = Scene(cards=cards, own={"V1": "corpse fighter"}, rival={"V1": "mystic"}, hand=("berserker",))
    scene.play("order berserker")
    assert scene.discard() == {"0.berserker"}
    assert scene.damage("1.V1") == 0


# ---------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-RUL-28", "PT-RUL-9")
def test_leader_a_hero_defeated_at_the_waves_end_strikes_after_all_casualties(cards: str) -> None:
    """Whom it strikes down then stays until the next casualty check."""
    scene = Scene(
        cards=cards,
        leaders=("berserker", "paladin"),
        own={"V1": "fighter/8"},
        rival={"V1": "gunner/4", "F1": "oracle", "V2": "dragon_mage"},
    )
    scene.play("end", "1: end", waiting=0)
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.stands("1.V1") == "corpse 1.gunner"
    assert scene.can("attack V1>V2")
    scene.play("attack V1>F1")
    assert scene.stands("1.F1") == "1.oracle"
    assert scene.damage("1.F1") == 4
    assert scene.state.clock.wave == 1
    scene.play("end", "1: end")
    assert scene.stands("1.F1") == "corpse 1.oracle"


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-23", "PT-RUL-28")
def test_leader_a_hero_defeated_at_once_strikes_at_once(cards: str) -> None:
    """In the rival's turn; its own player chooses the target."""
    scene = Scene(
        cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter"}, rival={"V1": "dragon_mage", "V2": "mystic"}, active=1
    )
    scene.play("1: cast V1", "1: pick 0.V1", waiting=0)
    assert scene.stands("V1") == "corpse 0.fighter"
    scene.play("attack V1>V1")
    assert scene.damage("1.V1") == 4
    assert scene.state.actor == 1


@BOTH
@pytest.mark.rule("PT-RUL-13", "PT-RUL-28")
def test_leader_a_hero_behind_a_living_card_cannot_strike(cards: str) -> None:
    """It is a melee attack, from where the hero stood."""
    scene = Scene(
        cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter", "F1": "gunner/4", "R2": "witch/5"}, rival={"V1": "mystic"}
    )
    scene.play("end", "1: end", "mode 0.berserker:0.witch")
    assert scene.stands("F1") == "corpse 0.gunner"
    assert scene.stands("R2") == "corpse 0.witch"
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-28", "PT-DMG-4")
def test_leader_heroes_of_one_column_that_fall_together_do_not_block_each_other(cards: str) -> None:
    """All of one check are corpses first; their player chooses who strikes first."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter/8", "F1": "dragon_mage/3"}, rival={"V1": "mystic"})
    scene.play("end", "1: end", "mode 0.berserker:0.dragon_mage", "attack F1>V1", "attack V1>F2")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (6, 4)


@BOTH
@pytest.mark.rule("PT-RUL-28", "PT-RUL-2")
def test_leader_the_strength_is_that_of_the_moment_of_defeat(cards: str) -> None:
    """The Templar has one more for each damage that lay on it; what counts against leaders only still does."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "templar/7"}, rival={"V1": "mystic"})
    scene.play("end", "1: end", "attack V1>V1")
    assert scene.damage("1.V1") == 1 + 7
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "assassin/1"}, rival={"V1": "mystic"})
    scene.play("end", "1: end", "attack V1>F2")
    assert scene.damage("1.F2") == 6


@BOTH
@pytest.mark.rule("PT-RUL-9", "PT-RUL-32")
def test_leader_a_parting_attack_has_what_was_given_until_the_waves_end(cards: str) -> None:
    """Four and five."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter/8"}, rival={"V1": "mystic"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "pick V1", "end", "1: end", "attack V1>V1")
    assert scene.damage("1.V1") == 9


@BOTH
@pytest.mark.rule("PT-RUL-28")
def test_leader_who_leaves_without_defeat_does_not_strike(cards: str) -> None:
    """Returned to the hand, or discarded after a spell."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter"}, rival={"V1": "summoner", "V2": "mystic"}, active=1)
    scene.play("1: cast V1", "1: pick 0.V1")
    assert scene.hand() == {"0.fighter"}
    scene = Scene(
        cards=cards, leaders=("berserker", "paladin"), own={"R1": "illusionist"}, rival={"V1": "mystic"}, hand=("scientist",), wave="R"
    )
    scene.play("cast R1", "recruit scientist R3", "attack R3>V1")
    assert scene.discard() == {"0.scientist"}
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (2, 0)


@BOTH
@pytest.mark.rule("PT-RUL-28")
def test_leader_the_rivals_defeated_heroes_do_not_strike(cards: str) -> None:
    """Only those of its own unit."""
    scene = Scene(cards=cards, leaders=("berserker", "paladin"), own={"V1": "fighter"}, rival={"V1": "mystic/7"})
    scene.play("end", "1: end")
    assert scene.stands("1.V1") == "corpse 1.mystic"
    assert scene.damage("V1") == 0


@BOTH
@pytest.mark.parametrize(("edition", "strikes"), [("en", False), ("ru", False), ("first", True), ("pl", True)])
@pytest.mark.rule("PT-ACT-17", "PT-RUL-28")
def test_leader_a_hero_recruited_in_this_wave_strikes_where_the_edition_lets_it(cards: str, edition: EditionId, strikes: bool) -> None:  # noqa: FBT001,
    """In the others it may make no attack of any kind in this wave."""
    scene = Scene(
        cards=cards, edition=edition, leaders=("berserker", "paladin"), hand=("fighter", "assassin"), rival={"V1": "mystic", "V2": "gunner"}
    )
    scene.play("recruit fighter V1", "order assassin", "pick V1", *("attack V1>V1",) * strikes)
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.damage("1.V1") == 4 * strikes


@pytest.mark.rule("PT-CEASE-1", "PT-RUL-22", "PT-RUL-14")
def test_leader_first_no_parting_attack_in_the_ceasefire() -> None:
    """Lixis kills the Assassin in round 1, and no attack of any kind is made then."""
    scene = Scene(
        cards="set_1_first", edition="first", leaders=("berserker", "alchemist"), own={"V1": "assassin"}, rival={"V1": "mystic"}, round=1
    )
    scene.play("end", "1: end")
    assert scene.stands("V1") == "corpse 0.assassin"
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-50", "PT-ATK-7")
def test_leader_a_hero_of_the_first_player_strikes_before_the_rival_takes_it(cards: str) -> None:
    """The slot of the rival's own new corpse is no free one."""
    scene = Scene(cards=cards, leaders=("berserker", "overlord"), own={"V1": "fighter/8"}, rival={"V1": "mystic", "V2": "gunner/4"})
    scene.play("end", "1: end", "attack V1>V1", waiting=1)
    assert not scene.can("1: pick V2")
    scene.play("1: pick V3")
    assert scene.stands("1.V3") == "0.fighter"
    assert scene.stands("V1") == ""
    assert scene.damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-43", "PT-RUL-28")
def test_leader_the_rivals_arec_chooses_the_target_of_a_parting_attack(cards: str) -> None:
    """As of any melee attack of the rival's heroes."""
    scene = Scene(cards=cards, leaders=("berserker", "illusionist"), own={"V1": "fighter/8"}, rival={"V1": "mystic", "V2": "witch"})
    scene.play("end", "1: end", "1: pick V2")
    assert scene.damage("1.V2") == 4


@pytest.mark.rule("PT-RUL-59", "PT-RUL-28")
def test_leader_an_order_against_attackers_finds_nobody_after_a_parting_attack() -> None:
    """The Dragon Mage's spell fells the Fighter; it strikes, and is already defeated when the Templar's order looks for attackers."""
    scene = Scene(
        cards="set_1",
        leaders=("berserker", "paladin"),
        own={"V1": "fighter", "V3": "mystic"},
        rival={"V1": "dragon_mage", "V2": "witch"},
        rival_hand=("templar",),
        active=1,
    )
    scene.play("1: cast V1", "1: pick 0.V1", "attack V1>V2", "1: order templar")
    assert scene.stands("V1") == "corpse 0.fighter"
    assert scene.stands("V3") == "0.mystic"
    assert scene.damage("1.V2") == 4


@BOTH
@pytest.mark.rule("PT-RUL-9", "PT-RUL-28", "PT-END-1")
def test_leader_a_parting_attack_routs_no_leader_in_the_same_waves_end(cards: str) -> None:
    """The check of the next wave finds the damage; until then the leader may be healed."""
    scene = Scene(cards=cards, leaders=("berserker", "oracle"), own={"V1": "fighter/8"}, damage=(0, 17))
    scene.play("end", "1: end")
    assert (scene.stands("V1"), scene.damage("1.F2"), scene.state.phase) == ("corpse 0.fighter", 21, "play")
    scene.play("end", "1: end")
    assert [(match.winner, match.rule) for match in scene.state.series.matches] == [(0, "PT-END-1")]


@BOTH
@pytest.mark.rule("PT-RUL-9", "PT-RUL-28", "PT-END-2")
def test_leader_a_parting_attack_does_not_turn_a_rout_into_a_rout_of_both(cards: str) -> None:
    """Shekhtur has fallen in the check, and her hero strikes the other leader too late."""
    scene = Scene(cards=cards, leaders=("berserker", "oracle"), own={"V1": "fighter/8", "V3": "witch"}, damage=(19, 17))
    scene.play("end", "1: end")
    assert [(match.winner, match.rule) for match in scene.state.series.matches] == [(1, "PT-END-1")]
