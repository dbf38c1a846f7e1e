"""The Fighter's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.pixel_tactics.cards.set_1.fighter import FIRST, REPRINT
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])


@pytest.mark.rule("PT-ATK-1", "PT-DMG-8")
def test_numbers_are_the_same_in_both_wordings() -> None:
    for card in (FIRST, REPRINT):
        assert (card.hero.attack, card.hero.life) == (4, 8)
        assert (card.leader.attack, card.leader.life) == (4, 23)


@BOTH
@pytest.mark.rule("PT-DMG-3", "PT-DMG-8")
def test_life_damage_up_to_it_is_lethal_one_less_is_not(cards: str) -> None:
    """8 as a hero, 23 as a leader."""
    scene = Scene(cards=cards, own={"V1": "fighter/7"}, rival={"V1": "fighter/8"})
    scene.play("end", "1: end")
    assert scene.stands("V1") == "0.fighter"
    assert scene.stands("1.V1") == "corpse 1.fighter"
    for damage, winners in ((22, []), (23, [1])):
        scene = Scene(cards=cards, leaders=("fighter", "paladin"), damage=(damage, 0))
        scene.play("end", "1: end")
        assert [match.winner for match in scene.state.series.matches] == winners


# -------------------------------------------------------------------------------------------------------------------------- vanguard
@BOTH
@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.parametrize("target", ["F2", "R2", "V2"])
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_takes_ranged_attacks_for_those_behind_it(cards: str, edition: EditionId, target: str) -> None:
    """For the leader too."""
    scene = Scene(cards=cards, edition=edition, own={"V1": "gunner"}, rival={"V2": "fighter", "R2": "witch"})
    scene.play(f"shoot V1>{target}")
    assert scene.damage("1.V2") == 5 + 3
    assert (scene.damage("1.F2"), scene.damage("1.R2")) == (0, 0)


@BOTH
@pytest.mark.parametrize("edition", ["first", "pl"])
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_those_behind_it_are_no_targets_of_ranged_attacks(cards: str, edition: EditionId) -> None:
    """It can be aimed at itself."""
    scene = Scene(cards=cards, edition=edition, own={"V1": "gunner"}, rival={"V2": "fighter", "R2": "witch"})
    assert scene.refused("shoot V1>F2") == "PT-ATK-5"
    assert scene.refused("shoot V1>R2") == "PT-ATK-5"
    scene.play("shoot V1>V2")
    assert scene.damage("1.V2") == 5 + 3


@BOTH
@pytest.mark.parametrize("edition", ["en", "first"])
@pytest.mark.rule("PT-ATK-5", "PT-ATK-3", "PT-DMG-4")
def test_vanguard_shields_no_other_column_and_not_as_a_corpse(cards: str, edition: EditionId) -> None:
    """Nor does it keep melee attacks from others in melee."""
    scene = Scene(cards=cards, edition=edition, own={"V1": "planestalker"}, rival={"V2": "fighter", "R3": "witch"})
    scene.play("shoot V1>R3")
    assert (scene.damage("1.R3"), scene.damage("1.V2")) == (3, 0)
    scene = Scene(cards=cards, edition=edition, own={"V1": "planestalker"}, rival={"V2": "corpse fighter", "R2": "witch"})
    scene.play("shoot V1>R2")
    assert scene.damage("1.R2") == 3
    scene = Scene(cards=cards, edition=edition, own={"V1": "planestalker"}, rival={"V2": "fighter", "V3": "witch"})
    scene.play("attack V1>V3")
    assert (scene.damage("1.V3"), scene.damage("1.V2")) == (3, 0)


@BOTH
@pytest.mark.rule("PT-ATK-5", "PT-ATK-10", "PT-RUL-1")
def test_vanguard_text_does_nothing_in_the_flank_nor_against_spells_and_orders(cards: str) -> None:
    """They are no ranged attacks."""
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival={"F1": "fighter", "R1": "witch"})
    scene.play("shoot V1>R1")
    assert (scene.damage("1.R1"), scene.damage("1.F1")) == (3, 0)
    scene = Scene(cards=cards, own={"R1": "assassin"}, rival={"V2": "fighter", "R2": "witch"}, hand=("gunner",), wave="R")
    scene.play("cast R1", "order gunner")
    assert (scene.damage("1.V2"), scene.damage("1.F2")) == (0, 3)
    assert scene.damage("1.R2") == (4 if cards == "set_1_first" else 5)


# ---------------------------------------------------------------------------------------------------------------------- flank and rear
@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("V1", 4), ("F1", 6), ("R1", 8)])
@pytest.mark.rule("PT-ATK-1", "PT-ATK-10")
def test_flank_and_rear_have_more_strength_there_only(cards: str, slot: str, damage: int) -> None:
    """Two in the flank, four in the rear."""
    scene = Scene(cards=cards, own={slot: "fighter"}, rival={"V1": "knight"}, wave=slot[0])
    scene.play(f"attack {slot}>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("F1", 6), ("R1", 8)])
@pytest.mark.rule("PT-ATK-4", "PT-RUL-2")
def test_flank_and_rear_for_ranged_attacks_too(cards: str, slot: str, damage: int) -> None:
    """If something gives it one; it has none itself."""
    scene = Scene(
        cards=cards, leaders=("planestalker", "paladin"), own={"V1": "mystic", slot: "fighter"}, rival={"R1": "knight"}, wave=slot[0]
    )
    scene.play(f"shoot {slot}>R1")
    assert scene.damage("1.R1") == damage
    scene = Scene(cards=cards, own={slot: "fighter"}, rival={"R1": "knight"}, wave=slot[0])
    assert scene.refused(f"shoot {slot}>R1") == "PT-ATK-4"


@BOTH
@pytest.mark.parametrize(("slot", "damage"), [("F1", 6), ("R3", 8)])
@pytest.mark.rule("PT-RUL-18", "PT-ACT-8")
def test_flank_and_rear_a_hero_that_changes_its_row_has_the_new_text_at_once(cards: str, slot: str, damage: int) -> None:
    """Moved out of the vanguard it attacks, by an order, with the strength of its new row."""
    scene = Scene(cards=cards, own={"V2": "fighter"}, rival={"V1": "knight", "V3": "witch"}, hand=("berserker",))
    scene.play(f"move V2 {slot}", "order berserker", f"attack {slot}>V1")
    assert scene.damage("1.V1") == damage


# ----------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.parametrize(("mode", "column", "facing"), [("C1", "1", "3"), ("C2", "2", "2"), ("C3", "3", "1")])
@pytest.mark.rule("PT-RUL-34", "PT-DMG-5")
def test_order_five_damage_to_every_hero_of_a_column_and_of_the_one_that_faces_it(cards: str, mode: str, column: str, facing: str) -> None:
    """The leftmost of one unit faces the rightmost of the other; heroes only."""
    names = ("knight", "mystic", "healer", "oracle", "witch", "gunner", "planestalker", "trapper")
    slots = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")
    unit: dict[str, str] = dict(zip(slots, names, strict=True))
    scene = Scene(cards=cards, own=unit, rival=unit, hand=("fighter",))
    scene.play("order fighter", f"mode {mode}")
    for slot in slots:
        assert scene.damage(slot) == (5 if slot[1] == column else 0)
        assert scene.damage(f"1.{slot}") == (5 if slot[1] == facing else 0)
    assert (scene.damage("F2"), scene.damage("1.F2")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-34", "PT-DMG-4", "PT-ATK-8")
def test_order_a_column_must_be_chosen_even_one_without_heroes(cards: str) -> None:
    """Corpses take nothing."""
    scene = Scene(cards=cards, own={"V1": "mystic"}, rival={"V2": "corpse witch"}, hand=("fighter",))
    scene.play("order fighter", waiting=0)
    assert not scene.can("none")
    assert not scene.can("mode 1.C2")
    scene.play("mode C2")
    assert (scene.damage("1.V2"), scene.damage("V1")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-RUL-1", "PT-DMG-5", "PT-DMG-2")
def test_order_is_no_attack_so_nothing_makes_it_less(cards: str) -> None:
    """Neither an own text nor a leader's; and who has lethal damage stays until the wave's end."""
    scene = Scene(cards=cards, leaders=("paladin", "knight"), rival={"V3": "berserker", "R3": "witch"}, hand=("fighter",))
    scene.play("order fighter", "mode C1")
    assert (scene.damage("1.V3"), scene.damage("1.R3")) == (5, 5)
    assert scene.stands("1.R3") == "1.witch"
    scene.play("end", "1: end")
    assert scene.stands("1.R3") == "corpse 1.witch"
    assert scene.stands("1.V3") == "1.berserker"


@BOTH
@pytest.mark.rule("PT-CEASE-2")
@pytest.mark.parametrize("edition", ["en", "ru", "first", "pl"])
def test_order_is_barred_in_the_ceasefire(cards: str, edition: EditionId) -> None:
    """It touches both units."""
    assert Scene(cards=cards, edition=edition, own={"V1": "mystic"}, hand=("fighter",), round=1).refused("order fighter") == "PT-CEASE-2"


# ---------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.parametrize(("cards", "more"), [("set_1_first", 2), ("set_1", 3)])
@pytest.mark.rule("PT-RUL-35", "PT-ATK-11")
def test_leader_its_heroes_are_stronger_in_melee(cards: str, more: int) -> None:
    """In any row; the rival's are not."""
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"V1": "mystic"}, rival={"V1": "knight"})
    scene.play("attack V1>V1", "end", "1: attack V1>V1")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (1 + more, 2 + 3)
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"R1": "mystic"}, rival={"V1": "knight"}, wave="R")
    scene.play("attack R1>V1")
    assert scene.damage("1.V1") == 1 + more


@pytest.mark.parametrize(("cards", "damage"), [("set_1_first", 4), ("set_1", 7)])
@pytest.mark.rule("PT-DMG-6", "PT-RUL-35")
def test_leader_reprint_is_stronger_in_melee_itself(cards: str, damage: int) -> None:
    """The first wording speaks of heroes only."""
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), rival={"V1": "knight"}, wave="F")
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == damage


@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-RUL-35", "PT-RUL-1")
def test_leader_adds_nothing_to_ranged_attacks_spells_and_answers(cards: str) -> None:
    """Melee attacks only."""
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"V1": "planestalker"}, rival={"V1": "witch"})
    scene.play("shoot V1>V1")
    assert scene.damage("1.V1") == 3
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"R1": "assassin"}, wave="R")
    scene.play("cast R1")
    assert scene.damage("1.F2") == 3
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"V1": "knight"}, rival={"V1": "mystic"}, active=1)
    scene.play("1: attack V1>V1")
    assert scene.damage("1.V1") == 2


@pytest.mark.rule("PT-RUL-35", "PT-RUL-1")
def test_leader_reprint_adds_nothing_to_a_spell_upon_all_in_melee() -> None:
    """The Pyromancer's three; in the first wording that text is a melee attack, which is stronger."""
    scene = Scene(cards="set_1", leaders=("fighter", "paladin"), own={"V1": "pyromancer"}, rival={"V1": "witch"})
    scene.play("cast V1")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (3, 3)
    scene = Scene(cards="set_1_first", leaders=("fighter", "paladin"), own={"V1": "pyromancer"}, rival={"V1": "witch"})
    scene.play("attack V1>")
    assert (scene.damage("1.V1"), scene.damage("1.F2")) == (5, 5)


@pytest.mark.parametrize(("cards", "more"), [("set_1_first", 2), ("set_1", 3)])
@pytest.mark.rule("PT-RUL-35", "PT-ACT-17")
def test_leader_counts_for_attacks_that_an_effect_grants(cards: str, more: int) -> None:
    """An order's, and a spell's."""
    scene = Scene(
        cards=cards, leaders=("fighter", "paladin"), own={"V1": "mystic"}, rival={"V1": "knight", "V3": "witch"}, hand=("berserker",)
    )
    scene.play("order berserker", "attack V1>V1")
    assert scene.damage("1.V1") == 1 + more
    scene = Scene(cards=cards, leaders=("fighter", "paladin"), own={"V1": "mystic", "R3": "overlord"}, rival={"V1": "knight"}, wave="R")
    scene.play("cast R3", "attack V1>V1")
    assert scene.damage("1.V1") == 1 + more
