"""The Priestess's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
MAGDELINA = ("priestess", "paladin")


def levels(scene: Scene) -> int:
    """The markers on seat 0's leader."""
    leader = scene.piece("F2")
    assert leader is not None
    return sum(marker.n for marker in leader.markers)


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_1_and_life_7(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "priestess/6"}, rival={"R1": "priestess/7"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 1
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.priestess", "corpse 1.priestess")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-ATK-4", "PT-END-1")
def test_leader_has_strength_0_and_life_19_and_does_not_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=MAGDELINA, rival={"R1": "mystic"}, wave="F")
    assert not scene.can("shoot F2>R1")
    assert scene.play("attack F2>F2").damage("1.F2") == 0
    scene = Scene(cards=cards, leaders=("priestess", "priestess"), damage=(18, 19)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-DMG-7", "PT-RUL-38")
def test_vanguard_heals_up_to_four_of_one_hero_of_either_unit(cards: str) -> None:
    own, rival = {"V1": "priestess/1", "R2": "mystic/3"}, {"V1": "knight/6"}
    scene = Scene(cards=cards, own=own, rival=rival, damage=(5, 5)).play("cast V1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V1", "R2", "1.V1", "F2", "1.F2")] == [True, True, True, False, False]
    assert not scene.can("none")
    scene.play("pick 1.V1", waiting=0)
    assert [scene.can(f"number {n}") for n in (0, 4, 5)] == [True, True, False]
    scene.play("number 4")
    assert [scene.damage(at) for at in ("1.V1", "V1", "R2", "F2", "1.F2")] == [2, 1, 3, 5, 5]


@BOTH
@pytest.mark.rule("PT-RUL-11")
def test_vanguard_as_little_as_you_like_and_never_more_than_there_is(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "priestess", "R2": "mystic/3"}).play("cast V1", "pick R2", waiting=0)
    assert not scene.can("number 4")
    assert scene.play("number 1").damage("R2") == 2
    assert Scene(cards=cards, own={"V1": "priestess/1"}).play("cast V1", "number 0").damage("V1") == 1


@BOTH
@pytest.mark.rule("PT-DMG-2", "PT-RUL-6")
def test_vanguard_saves_a_hero_from_lethal_damage_but_not_from_more_than_it_heals(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "priestess/10"}).play("cast V1", "number 4", "end", "1: end")
    assert (scene.stands("V1"), scene.damage("V1")) == ("0.priestess", 6)
    scene = Scene(cards=cards, own={"V1": "priestess/11"}).play("cast V1", "number 4", "end", "1: end")
    assert scene.stands("V1") == "corpse 0.priestess"


@BOTH
@pytest.mark.rule("PT-ACT-4")
def test_vanguard_is_cast_in_the_place_of_an_attack(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "priestess/1"}).play("cast V1", "number 1")
    assert scene.refused("attack V1>F2") == "PT-ACT-4"
    assert scene.refused("cast V1") == "PT-ACT-4"


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_vanguard_in_the_ceasefire_heals_the_own_side_alone(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, own={"V1": "priestess", "V2": "knight/4"}, rival={"V1": "witch/3"}, round=1)
    if not legal:
        assert scene.refused("cast V1") == "PT-CEASE-1"
        return
    scene.play("cast V1", waiting=0)
    assert not scene.can("pick 1.V1")
    assert scene.play("pick V2", "number 4").damage("V2") == 0


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-RUL-38")
def test_flank_heals_up_to_two_of_the_own_leader(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "priestess/3"}, damage=(5, 5), wave="F").play("cast F1", waiting=0)
    assert [scene.can(f"number {n}") for n in (0, 1, 2, 3)] == [True, True, True, False]
    scene.play("number 2")
    assert (scene.damage("F2"), scene.damage("1.F2"), scene.damage("F1")) == (3, 5, 3)


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_flank_no_more_than_there_is(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "priestess"}, damage=(1, 0), wave="F").play("cast F1", waiting=0)
    assert not scene.can("number 2")
    assert scene.play("number 1").damage("F2") == 0
    assert Scene(cards=cards, own={"F1": "priestess/3"}, damage=(0, 5), wave="F").play("cast F1").damage("1.F2") == 5


@BOTH
@pytest.mark.rule("PT-END-1", "PT-DMG-2")
def test_flank_saves_the_game(cards: str) -> None:
    scene = Scene(cards=cards, leaders=("mystic", "mystic"), own={"F1": "priestess"}, damage=(20, 0), wave="F")
    scene.play("cast F1", "number 2", "end", "1: end")
    assert scene.state.series.matches == ()


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-DMG-7", "PT-DMG-9")
def test_rear_revives_a_corpse_of_either_unit_for_its_life_in_damage(cards: str) -> None:
    """Undamaged, where it lies, under its player's control; heroes are no corpses."""
    own, rival = {"R1": "priestess/1", "V2": "corpse gunner"}, {"V1": "corpse fighter", "F1": "witch/5"}
    scene = Scene(cards=cards, own=own, rival=rival, wave="R").play("cast R1", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V2", "1.V1", "1.F1", "R1")] == [True, True, False, False]
    assert not scene.can("none")
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1"), scene.damage("R1"), scene.stands("V2")) == ("1.fighter", 0, 9, "corpse 0.gunner")
    own_one = Scene(cards=cards, own=own, rival=rival, wave="R").play("cast R1", "pick V2")
    assert (own_one.stands("V2"), own_one.damage("V2"), own_one.damage("R1")) == ("0.gunner", 0, 5)


@BOTH
@pytest.mark.parametrize(("name", "life"), [("assassin", 1), ("pyromancer", 3), ("templar", 6), ("mystic", 7), ("knight", 10)])
@pytest.mark.rule("PT-RUL-53", "PT-DMG-3")
def test_rear_the_price_is_the_revived_heros_base_life(cards: str, name: str, life: int) -> None:
    """Seven and more are her end, when casualties are counted."""
    scene = Scene(cards=cards, own={"R1": "priestess", "V2": f"corpse {name}"}, wave="R").play("cast R1")
    assert (scene.stands("V2"), scene.damage("R1"), scene.stands("R1")) == (f"0.{name}", life, "0.priestess")
    scene.play("end", "1: end")
    assert scene.stands("R1") == ("corpse 0.priestess" if life >= 7 else "0.priestess")


@BOTH
@pytest.mark.rule("PT-ATK-8")
def test_rear_without_a_corpse_there_is_no_price(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "priestess", "V1": "witch"}, wave="R").play("cast R1")
    assert (scene.damage("R1"), scene.damage("V1")) == (0, 0)


@BOTH
@pytest.mark.rule("PT-ATK-8", "PT-RUL-53")
def test_rear_the_only_corpse_may_be_the_rivals(cards: str) -> None:
    scene = Scene(cards=cards, own={"R1": "priestess"}, rival={"V1": "corpse gunner"}, wave="R").play("cast R1")
    assert (scene.stands("1.V1"), scene.damage("R1")) == ("1.gunner", 4)


@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-RUL-1")
def test_rear_the_price_is_no_attack(cards: str) -> None:
    """Cadenza's heroes take one less from attacks, and the Priestess takes all four."""
    scene = Scene(cards=cards, leaders=("knight", "paladin"), own={"R1": "priestess", "V2": "corpse gunner"}, wave="R").play("cast R1")
    assert scene.damage("R1") == 4


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", True), ("pl", False)])
@pytest.mark.rule("PT-ACT-3", "PT-RUL-15")
def test_rear_a_revived_hero_of_the_wave_attacks_where_the_edition_lets_it(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, own={"R1": "priestess", "R3": "corpse planestalker"}, wave="R").play("cast R1")
    assert scene.can("shoot R3>F2") is legal
    if not legal:
        assert scene.refused("shoot R3>F2") == "PT-ACT-3"


@pytest.mark.parametrize(("edition", "legal"), [("en", True), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-1")
def test_rear_in_the_ceasefire_own_corpses_alone(edition: EditionId, *, legal: bool) -> None:
    own, rival = {"R1": "priestess", "V1": "corpse gunner"}, {"V1": "corpse witch"}
    scene = Scene(edition=edition, own=own, rival=rival, wave="R", round=1)
    if not legal:
        assert scene.refused("cast R1") == "PT-CEASE-1"
        return
    assert scene.play("cast R1").stands("1.V1") == "corpse 1.witch"
    assert scene.stands("V1") == "0.gunner"


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-DMG-9", "PT-ACT-6")
def test_order_revives_a_corpse_of_either_unit_for_nothing(cards: str) -> None:
    own, rival = {"R1": "witch/1", "V2": "corpse gunner"}, {"V1": "corpse fighter", "F1": "knight/5"}
    scene = Scene(cards=cards, own=own, rival=rival, hand=("priestess",))
    scene.play("order priestess", waiting=0)
    assert [scene.can(f"pick {at}") for at in ("V2", "1.V1", "1.F1", "R1")] == [True, True, False, False]
    assert not scene.can("none")
    scene.play("pick V2")
    assert (scene.stands("V2"), scene.damage("V2"), scene.stands("1.V1"), scene.damage("R1")) == ("0.gunner", 0, "corpse 1.fighter", 1)
    assert scene.discard() == {"0.priestess"}


@BOTH
@pytest.mark.rule("PT-RUL-53", "PT-ATK-8", "PT-DMG-9")
def test_order_the_rivals_corpse_if_need_be(cards: str) -> None:
    scene = Scene(cards=cards, rival={"V1": "corpse fighter"}, hand=("priestess",)).play("order priestess")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.fighter", 0)
    assert Scene(cards=cards, hand=("priestess",)).play("order priestess").discard() == {"0.priestess"}


@BOTH
@pytest.mark.rule("PT-ATK-10", "PT-DMG-9")
def test_order_a_revived_hero_has_its_text_again(cards: str) -> None:
    """And its full life: the next shot past it is intercepted, and does not kill it."""
    scene = Scene(
        cards=cards, active=1, own={"V1": "corpse overlord", "R1": "witch"}, rival={"V1": "planestalker"}, rival_hand=("priestess",)
    )
    scene.play("1: order priestess", "1: shoot V1>R1", "1: end", "end")
    assert (scene.damage("V1"), scene.damage("R1"), scene.stands("V1")) == (3, 0, "0.overlord")


@pytest.mark.parametrize(("edition", "legal"), [("en", False), ("ru", True), ("first", False)])
@pytest.mark.rule("PT-CEASE-2")
def test_order_in_the_ceasefire_own_corpses_at_most(edition: EditionId, *, legal: bool) -> None:
    scene = Scene(edition=edition, own={"V1": "corpse gunner"}, rival={"V1": "corpse witch"}, hand=("priestess",), round=1)
    if not legal:
        assert scene.refused("order priestess") == "PT-CEASE-2"
        return
    scene.play("order priestess")
    assert (scene.stands("V1"), scene.stands("1.V1")) == ("0.gunner", "corpse 1.witch")


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.parametrize(("cards", "round_", "gained"), [("set_1_first", 1, 1), ("set_1", 1, 0), ("set_1_first", 2, 1), ("set_1", 2, 1)])
@pytest.mark.rule("PT-RUL-54", "PT-CEASE-5")
def test_leader_gains_a_level_at_the_end_of_each_round(cards: str, round_: int, gained: int) -> None:
    """The reprint's not in the first round."""
    scene = Scene(cards=cards, leaders=MAGDELINA, own={"V1": "mystic"}, rival={"V1": "knight"}, round=round_, wave="R")
    scene.play("end")
    assert levels(scene) == 0
    scene.play("1: end")
    assert levels(scene) == gained
    assert scene.play("1: end", "attack V1>V1").damage("1.V1") == 1 + gained


@BOTH
@pytest.mark.rule("PT-RUL-54", "PT-ATK-11")
def test_leader_levels_add_up_and_strengthen_own_heroes_alone(cards: str) -> None:
    """At the end of no other wave; neither herself nor the rival."""
    own, rival = {"V1": "mystic", "F1": "witch"}, {"V1": "scientist"}
    scene = Scene(cards=cards, leaders=MAGDELINA, own=own, rival=rival, wave="R").play("end", "1: end")
    for first, then in (("1: end", "end"), ("1: end", "end")):
        scene.play(first, then)
        assert levels(scene) == 1
    scene.play("1: end", "end")
    assert levels(scene) == 2
    scene.play("attack V1>V1", "end", "1: attack V1>V1", "1: end")
    assert (scene.damage("1.V1"), scene.damage("V1")) == (3, 2)
    scene.play("attack F2>V1")
    assert scene.damage("1.V1") == 3


@BOTH
@pytest.mark.parametrize("wave", ["V", "F"])
@pytest.mark.rule("PT-RUL-54", "PT-FLOW-3")
def test_leader_gains_none_at_the_end_of_a_wave_that_is_not_the_rounds(cards: str, wave: str) -> None:
    assert levels(Scene(cards=cards, leaders=MAGDELINA, wave=wave).play("end", "1: end")) == 0


@BOTH
@pytest.mark.rule("PT-RUL-1", "PT-RUL-54")
def test_leader_levels_are_no_damage_of_orders_and_spells(cards: str) -> None:
    scene = Scene(cards=cards, leaders=MAGDELINA, own={"R1": "assassin"}, rival={"V1": "fighter"}, hand=("knight",), wave="R")
    scene.play("end", "1: end", "1: end")
    assert levels(scene) == 1
    assert scene.play("order knight").damage("1.V1") == 4
    scene.play("end", "1: end", "end", "1: end", "cast R1")
    assert scene.damage("1.F2") == 7
