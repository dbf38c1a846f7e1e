"""The Pyromancer's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
KALLISTAR = ("pyromancer", "paladin")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_3_and_life_3(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "pyromancer/2"}, rival={"R1": "pyromancer/3"}, wave="F")
    scene.play("attack F1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert (scene.stands("F1"), scene.stands("1.R1")) == ("0.pyromancer", "corpse 1.pyromancer")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_6_and_life_17(cards: str) -> None:
    assert Scene(cards=cards, leaders=KALLISTAR, wave="F").play("attack F2>F2").damage("1.F2") == 6
    scene = Scene(cards=cards, leaders=("pyromancer", "pyromancer"), damage=(16, 17)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------- vanguard, in the first wording
@pytest.mark.rule("PT-RUL-55", "PT-ATK-2")
def test_vanguard_first_its_attack_hits_all_in_melee() -> None:
    """The leader too; nobody behind, no corpse, nobody of the own unit. It is one attack, without a target to choose."""
    rival = {"V1": "fighter", "F1": "oracle", "V3": "corpse mystic", "F3": "witch"}
    scene = Scene(edition="first", own={"V1": "pyromancer", "V2": "gunner"}, rival=rival)
    assert [scene.can(f"attack V1>{at}") for at in ("V1", "F2", "F3")] == [False, False, False]
    scene.play("attack V1>")
    assert [scene.damage(f"1.{at}") for at in ("V1", "F1", "F2", "V3", "F3")] == [3, 0, 3, 0, 3]
    assert (scene.damage("V1"), scene.damage("V2"), scene.state.budget.actions) == (0, 0, 1)
    assert not scene.can("attack V1>")


@pytest.mark.rule("PT-RUL-55", "PT-RUL-2", "PT-RUL-3")
def test_vanguard_first_each_takes_what_he_takes() -> None:
    """The Healer two less; with five more strength of the Dragon Mage's order all five more."""
    own, rival = {"V1": "pyromancer"}, {"V1": "fighter", "V3": "healer"}
    assert [Scene(edition="first", own=own, rival=rival).play("attack V1>").damage(f"1.{at}") for at in ("V1", "F2", "V3")] == [3, 3, 1]
    scene = Scene(edition="first", own=own, rival=rival, hand=("dragon_mage",)).play("order dragon_mage", "pick V1", "attack V1>")
    assert [scene.damage(f"1.{at}") for at in ("V1", "F2", "V3")] == [8, 8, 6]


@pytest.mark.rule("PT-ATK-3", "PT-ACT-3")
def test_vanguard_first_not_when_recruited_this_wave_nor_in_the_ceasefire() -> None:
    scene = Scene(edition="first", hand=("pyromancer",), rival={"V1": "fighter"}).play("recruit pyromancer V1")
    assert scene.refused("attack V1>") == "PT-ACT-3"
    scene = Scene(edition="first", own={"V1": "pyromancer"}, rival={"V1": "fighter"}, round=1)
    assert scene.refused("attack V1>") == "PT-CEASE-1"


@pytest.mark.rule("PT-RUL-25")
def test_vanguard_first_a_unit_answers_once_and_a_knight_once() -> None:
    """Two of the Berserker behind, two of the Knight, though three were hit."""
    rival = {"V1": "knight", "V3": "fighter", "F1": "berserker"}
    scene = Scene(edition="first", own={"V1": "pyromancer"}, rival=rival).play("attack V1>", waiting=1)
    assert [scene.can(f"1: mode {name}:0.pyromancer") for name in ("1.berserker", "1.knight")] == [True, True]
    scene.play("1: mode 1.knight:0.pyromancer")
    assert (scene.damage("V1"), scene.damage("1.V1"), scene.damage("1.V3"), scene.damage("1.F2")) == (4, 3, 3, 3)


@pytest.mark.rule("PT-RUL-55", "PT-RUL-14")
def test_vanguard_first_a_melee_attack_that_is_granted_hits_all_too() -> None:
    own, rival = {"V1": "pyromancer", "R3": "overlord"}, {"V1": "fighter", "V3": "oracle"}
    scene = Scene(edition="first", own=own, rival=rival, wave="R").play("cast R3", waiting=0)
    assert (scene.can("attack V1>V1"), scene.can("attack R3>V1")) == (False, True)
    scene.play("attack V1>")
    assert [scene.damage(f"1.{at}") for at in ("V1", "V3", "F2")] == [3, 3, 3]


@pytest.mark.rule("PT-RUL-55", "PT-ATK-4")
def test_vanguard_first_at_range_it_is_an_ordinary_attack_at_one_target() -> None:
    """Kett gives him the ability; without it he does not shoot."""
    own, rival = {"V1": "pyromancer"}, {"V1": "oracle", "R1": "mystic"}
    assert Scene(edition="first", own=own, rival=rival).refused("shoot V1>R1") == "PT-ATK-4"
    scene = Scene(edition="first", leaders=("planestalker", "paladin"), own=own, rival=rival)
    assert scene.can("attack V1>")
    scene.play("shoot V1>R1")
    assert [scene.damage(f"1.{at}") for at in ("R1", "V1", "F2")] == [3, 0, 0]


@pytest.mark.rule("PT-RUL-43", "PT-RUL-55")
def test_vanguard_first_arec_has_nothing_to_choose() -> None:
    scene = Scene(edition="first", leaders=("paladin", "illusionist"), own={"V1": "pyromancer"}, rival={"V1": "fighter"}).play("attack V1>")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (3, 3)


@pytest.mark.rule("PT-RUL-40", "PT-RUL-55")
def test_vanguard_first_what_kehrolyns_heroes_pass_on_comes_on_top() -> None:
    """Three upon the leader himself, three of the Assassin's, one of the Gunner's whose third point stays."""
    scene = Scene(edition="first", leaders=("paladin", "homunculus"), own={"V1": "pyromancer"}, rival={"V1": "assassin", "V3": "gunner/1"})
    scene.play("attack V1>")
    assert [scene.damage(f"1.{at}") for at in ("V1", "V3", "F2")] == [0, 3, 7]


@pytest.mark.rule("PT-RUL-59", "PT-RUL-55")
def test_vanguard_first_an_attack_upon_all_is_one_upon_the_unit() -> None:
    """The Templar's order defeats him, though only the leader was in front."""
    scene = Scene(edition="first", active=1, rival={"V1": "pyromancer"}, hand=("templar",)).play("1: attack V1>", "1: end")
    assert scene.play("order templar").stands("1.V1") == "corpse 1.pyromancer"


@pytest.mark.rule("PT-ATK-10")
def test_vanguard_first_text_is_silent_in_the_flank() -> None:
    scene = Scene(edition="first", own={"F1": "pyromancer"}, rival={"V1": "fighter", "V3": "oracle"}, wave="F").play("attack F1>V1")
    assert (scene.damage("1.V1"), scene.damage("1.V3"), scene.damage("1.F2")) == (3, 0, 0)


# ---------------------------------------------------------------------------------------------------------- vanguard, in the reprint's
@pytest.mark.rule("PT-ACT-4", "PT-ATK-2", "PT-ATK-9")
def test_vanguard_second_a_spell_for_three_to_all_rivals_in_melee() -> None:
    """No attack: neither the Healer's text nor Cadenza's keeps anything off, and nobody answers."""
    rival = {"V1": "knight", "F1": "berserker", "V3": "healer", "F3": "witch"}
    scene = Scene(own={"V1": "pyromancer", "V2": "gunner"}, rival=rival).play("cast V1")
    assert [scene.damage(f"1.{at}") for at in ("V1", "V3", "F2", "F1", "F3")] == [3, 3, 3, 0, 0]
    assert (scene.damage("V1"), scene.damage("V2")) == (0, 0)
    assert scene.refused("attack V1>V1") == "PT-ACT-4"
    scene = Scene(leaders=("paladin", "knight"), own={"V1": "pyromancer"}, rival={"V1": "fighter", "V3": "corpse oracle"}).play("cast V1")
    assert [scene.damage(f"1.{at}") for at in ("V1", "F2", "V3")] == [3, 3, 0]


@pytest.mark.rule("PT-RUL-1")
def test_vanguard_second_strength_has_no_part_in_it() -> None:
    """The Dragon Mage's five more are for attacks."""
    scene = Scene(own={"V1": "pyromancer"}, rival={"V1": "fighter"}, hand=("dragon_mage",))
    scene.play("order dragon_mage", "pick V1", "cast V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-ATK-1", "PT-ATK-3")
def test_vanguard_second_his_attack_has_one_target() -> None:
    scene = Scene(own={"V1": "pyromancer"}, rival={"V1": "fighter", "V3": "oracle"})
    assert not scene.can("attack V1>")
    scene.play("attack V1>V3")
    assert [scene.damage(f"1.{at}") for at in ("V1", "V3", "F2")] == [0, 3, 0]
    assert not scene.can("cast V1")


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_second_is_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, own={"V1": "pyromancer"}, rival={"V1": "fighter"}, round=1).refused("cast V1") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_flank_shoots_and_so_does_its_forerunner(cards: str) -> None:
    """Not the one behind, not the next column."""
    own, rival = {"V1": "witch", "F1": "pyromancer", "R1": "gunner", "V3": "knight"}, {"R1": "mystic"}
    assert Scene(cards=cards, own=own, rival=rival, wave="F").play("shoot F1>R1").damage("1.R1") == 3
    scene = Scene(cards=cards, own=own, rival=rival)
    assert scene.refused("shoot V3>R1") == "PT-ATK-4"
    assert scene.play("shoot V1>R1").damage("1.R1") == 1
    own = {"F1": "pyromancer", "R1": "witch"}
    assert Scene(cards=cards, own=own, rival=rival, wave="R").refused("shoot R1>R1") == "PT-ATK-4"


@BOTH
@pytest.mark.rule("PT-DMG-4", "PT-ATK-10")
def test_flank_as_a_corpse_it_grants_nothing(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "witch", "F1": "corpse pyromancer"}, rival={"R1": "mystic"})
    assert scene.refused("shoot V1>R1") == "PT-ATK-4"


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_rear_shoots_and_its_forerunner_does_not(cards: str) -> None:
    own, rival = {"F1": "witch", "R1": "pyromancer"}, {"V1": "oracle", "R1": "mystic"}
    scene = Scene(cards=cards, own=own, rival=rival, wave="R")
    assert not scene.can("attack R1>V1")
    assert scene.play("shoot R1>R1").damage("1.R1") == 3
    assert Scene(cards=cards, own=own, rival=rival, wave="F").refused("shoot F1>R1") == "PT-ATK-4"


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7", "PT-ACT-6")
def test_order_seven_damage_to_each_hero_of_both_vanguards(cards: str) -> None:
    """No leader in front, no corpse, no other row."""
    own = {"V1": "knight", "F1": "witch", "V3": "corpse oracle"}
    rival = {"V2": "fighter/1", "F1": "mystic", "R2": "gunner"}
    scene = Scene(cards=cards, own=own, rival=rival, hand=("pyromancer",)).play("order pyromancer")
    assert [scene.damage(at) for at in ("V1", "F1", "V3", "F2")] == [7, 0, 0, 0]
    assert [scene.damage(f"1.{at}") for at in ("V2", "F1", "R2", "F2")] == [8, 0, 0, 0]
    assert scene.discard() == {"0.pyromancer"}
    scene.play("end", "1: end")
    assert (scene.stands("V1"), scene.stands("1.V2")) == ("0.knight", "corpse 1.fighter")


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_order_is_no_attack(cards: str) -> None:
    """A Healer and Kallistar's heroes of the second player take all of it, and a Berserker behind answers nobody."""
    rival = {"V1": "healer", "F1": "berserker"}
    scene = Scene(cards=cards, leaders=("paladin", "pyromancer"), own={"V1": "knight"}, rival=rival, hand=("pyromancer",))
    scene.play("order pyromancer")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (7, 7)


@pytest.mark.parametrize("edition", ["en", "first"])
@pytest.mark.rule("PT-CEASE-2")
def test_order_is_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=("pyromancer",), own={"V1": "knight"}, round=1).refused("order pyromancer") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.parametrize(("second", "dealt"), [(False, 4), (True, 1)])
@pytest.mark.rule("PT-RUL-56", "PT-RUL-2")
def test_leader_heroes_of_the_first_player_have_three_more_strength(cards: str, dealt: int, *, second: bool) -> None:
    scene = Scene(cards=cards, leaders=KALLISTAR, own={"V1": "mystic"}, rival={"V1": "fighter"}, second=second)
    assert scene.play("attack V1>V1").damage("1.V1") == dealt


@BOTH
@pytest.mark.parametrize(("second", "taken"), [(True, 4), (False, 3)])
@pytest.mark.rule("PT-RUL-56")
def test_leader_heroes_of_the_second_player_take_one_less_from_attacks(cards: str, taken: int, *, second: bool) -> None:
    """Here the rival attacks: he is the first player, unless he has the second turn."""
    scene = Scene(cards=cards, leaders=KALLISTAR, own={"V1": "mystic"}, rival={"V1": "fighter"}, active=1, second=second)
    assert scene.play("1: attack V1>V1").damage("V1") == taken


@BOTH
@pytest.mark.rule("PT-RUL-56", "PT-RUL-1", "PT-RUL-3")
def test_leader_of_the_second_player_keeps_nothing_off_orders_and_no_more_than_there_is(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KALLISTAR, own={"V1": "mystic"}, rival_hand=("knight",), rival={"V1": "mascot"}, active=1)
    scene.play("1: order knight")
    assert scene.damage("V1") == 4
    assert scene.play("1: attack V1>V1").damage("V1") == 4


@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-RUL-56")
def test_leader_herself_gains_nothing_by_it(cards: str) -> None:
    assert Scene(cards=cards, leaders=KALLISTAR, wave="F").play("attack F2>F2").damage("1.F2") == 6
    scene = Scene(cards=cards, leaders=KALLISTAR, rival={"V1": "fighter"}, active=1).play("1: attack V1>F2")
    assert scene.damage("F2") == 4


@BOTH
@pytest.mark.rule("PT-RUL-56", "PT-ATK-11")
def test_leader_does_nothing_for_the_rivals_heroes(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KALLISTAR, own={"V1": "fighter"}, rival={"V1": "mystic"}, active=1).play("1: attack V1>V1")
    assert scene.damage("V1") == 0
    assert scene.play("1: end", "attack V1>V1").damage("1.V1") == 4


@BOTH
@pytest.mark.rule("PT-RUL-56", "PT-FLOW-4")
def test_leader_reads_the_role_that_changes_with_the_round(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KALLISTAR, own={"V1": "mystic"}, rival={"V1": "fighter"}, wave="R")
    scene.play("end", "1: end", "1: attack V1>V1", "1: end", "attack V1>V1")
    assert (scene.damage("V1"), scene.damage("1.V1")) == (3, 1)


@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_leader_shoots(cards: str) -> None:
    """Over her own heroes, once; her heroes do not."""
    own, rival = {"V2": "witch", "F1": "mystic"}, {"V1": "oracle", "R1": "mystic"}
    scene = Scene(cards=cards, leaders=KALLISTAR, own=own, rival=rival, wave="F")
    assert scene.refused("shoot F1>R1") == "PT-ATK-4"
    assert scene.play("shoot F2>R1").damage("1.R1") == 6
    assert not scene.can("shoot F2>R1")
