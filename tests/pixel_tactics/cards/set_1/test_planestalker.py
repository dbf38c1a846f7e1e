"""The Planestalker's texts in both wordings."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import Scene

BOTH = pytest.mark.parametrize("cards", ["set_1_first", "set_1"])
KETT = ("planestalker", "paladin")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-DMG-3")
def test_hero_has_strength_3_and_life_7(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "planestalker/6"}, rival={"R1": "planestalker/7"})
    scene.play("attack V1>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert (scene.stands("V1"), scene.stands("1.R1")) == ("0.planestalker", "corpse 1.planestalker")


@BOTH
@pytest.mark.rule("PT-ATK-1", "PT-END-1")
def test_leader_has_strength_4_and_life_19(cards: str) -> None:
    assert Scene(cards=cards, leaders=KETT, wave="F").play("attack F2>F2").damage("1.F2") == 4
    scene = Scene(cards=cards, leaders=("planestalker", "planestalker"), damage=(18, 19)).play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 0


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@BOTH
@pytest.mark.rule("PT-ATK-3", "PT-ATK-4")
def test_vanguard_shoots_at_anybody_or_attacks_in_melee(cards: str) -> None:
    """Once a wave all the same."""
    rival = {"V1": "knight", "R1": "witch", "R2": "mystic"}
    scene = Scene(cards=cards, own={"V1": "planestalker"}, rival=rival)
    targets = ("V1", "R1", "R2", "F2")
    assert [scene.can(f"shoot V1>{at}") for at in targets] == [True] * 4
    assert [scene.can(f"attack V1>{at}") for at in targets] == [True, False, False, True]
    assert scene.play("shoot V1>R2").damage("1.R2") == 3
    assert not scene.can("shoot V1>R1")
    assert not scene.can("attack V1>V1")


@BOTH
@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_in_its_column(cards: str) -> None:
    rival = {"V1": "planestalker", "R1": "witch", "R3": "mystic"}
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival=rival).play("shoot V1>R1")
    assert (scene.damage("1.V1"), scene.damage("1.R1")) == (8, 0)  # the Gunner's three more upon an interceptor
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival=rival).play("shoot V1>R3")
    assert (scene.damage("1.V1"), scene.damage("1.R3")) == (0, 5)


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts_first_those_behind_are_no_targets() -> None:
    scene = Scene(edition="first", own={"V1": "gunner"}, rival={"V1": "planestalker", "R1": "witch"})
    assert scene.refused("shoot V1>R1") == "PT-ATK-5"
    assert scene.can("shoot V1>V1")


@BOTH
@pytest.mark.rule("PT-ATK-10")
def test_vanguard_intercept_is_not_of_the_other_rows(cards: str) -> None:
    scene = Scene(cards=cards, own={"V1": "gunner"}, rival={"F1": "planestalker", "R1": "witch"}).play("shoot V1>R1")
    assert (scene.damage("1.F1"), scene.damage("1.R1")) == (0, 5)


# --------------------------------------------------------------------------------------------------------------------------------- flank
@BOTH
@pytest.mark.parametrize(("at", "can"), [("V1", True), ("R1", True), ("V2", False), ("V3", False), ("R3", False)])
@pytest.mark.rule("PT-ATK-4", "PT-ATK-12")
def test_flank_forerunner_and_supporter_shoot(cards: str, at: str, *, can: bool) -> None:
    scene = Scene(cards=cards, own={"F1": "planestalker", at: "witch"}, rival={"F3": "mystic"}, wave=at[0])
    assert scene.can(f"shoot {at}>F3") is can
    if can:
        assert scene.play(f"shoot {at}>F3").damage("1.F3") == 1


@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_flank_it_does_not_shoot_itself(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "planestalker"}, rival={"R2": "mystic"}, wave="F")
    assert scene.refused("shoot F1>R2") == "PT-ATK-4"
    assert scene.play("attack F1>F2").damage("1.F2") == 3


@BOTH
@pytest.mark.rule("PT-DMG-4", "PT-ATK-10")
def test_flank_as_a_corpse_it_grants_nothing(cards: str) -> None:
    scene = Scene(cards=cards, own={"F1": "corpse planestalker", "V1": "witch"}, rival={"F3": "mystic"})
    assert scene.refused("shoot V1>F3") == "PT-ATK-4"


@BOTH
@pytest.mark.rule("PT-ATK-12", "PT-RUL-11")
def test_flank_the_rivals_in_the_same_column_do_not_shoot(cards: str) -> None:
    scene = Scene(cards=cards, active=1, own={"F1": "planestalker"}, rival={"V1": "witch", "V3": "mystic"})
    assert not scene.can("1: shoot V1>F1")
    assert not scene.can("1: shoot V3>F1")


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@BOTH
@pytest.mark.rule("PT-ATK-4")
def test_rear_shoots_over_its_own_heroes(cards: str) -> None:
    """The one before it does not."""
    scene = Scene(cards=cards, own={"R1": "planestalker", "F1": "witch", "V1": "knight"}, rival={"V2": "gunner", "R2": "mystic"}, wave="R")
    assert not scene.can("attack R1>V2")
    assert scene.play("shoot R1>R2").damage("1.R2") == 3
    flank = Scene(cards=cards, own={"R1": "planestalker", "F1": "witch"}, rival={"R2": "mystic"}, wave="F")
    assert not flank.can("shoot F1>R2")


@pytest.mark.parametrize("edition", ["en", "ru", "first"])
@pytest.mark.rule("PT-CEASE-1")
def test_rear_no_shots_in_the_ceasefire(edition: EditionId) -> None:
    scene = Scene(edition=edition, own={"R1": "planestalker"}, rival={"R2": "mystic"}, wave="R", round=1)
    assert scene.refused("shoot R1>R2") == "PT-CEASE-1"


# --------------------------------------------------------------------------------------------------------------------------------- order
@BOTH
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7", "PT-ACT-6")
def test_order_five_damage_to_each_hero_of_both_flanks(cards: str) -> None:
    """No leader, no corpse, no other row."""
    own = {"F1": "mystic", "V1": "knight", "R1": "gunner", "F3": "corpse oracle"}
    rival = {"F3": "fighter", "F1": "templar/3", "R1": "witch", "V1": "vampire"}
    scene = Scene(cards=cards, own=own, rival=rival, hand=("planestalker",)).play("order planestalker")
    assert [scene.damage(at) for at in ("F1", "F2", "F3", "V1", "R1")] == [5, 0, 0, 0, 0]
    assert [scene.damage(f"1.{at}") for at in ("F1", "F2", "F3", "V1", "R1")] == [8, 0, 5, 0, 0]
    assert scene.discard() == {"0.planestalker"}


@BOTH
@pytest.mark.rule("PT-DMG-5", "PT-RUL-1")
def test_order_is_no_attack(cards: str) -> None:
    """Cadenza's unit takes all of it, a Berserker does not answer; the wave's end kills."""
    scene = Scene(cards=cards, leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"F1": "berserker"}, hand=("planestalker",))
    scene.play("order planestalker")
    assert (scene.damage("1.F1"), scene.damage("V1"), scene.stands("1.F1")) == (5, 0, "1.berserker")
    scene = Scene(cards=cards, rival={"F1": "gunner"}, hand=("planestalker",)).play("order planestalker", "end", "1: end")
    assert scene.stands("1.F1") == "corpse 1.gunner"


@pytest.mark.parametrize("edition", ["en", "first"])
@pytest.mark.rule("PT-CEASE-2")
def test_order_is_not_for_the_ceasefire(edition: EditionId) -> None:
    assert Scene(edition=edition, hand=("planestalker",), rival={"F1": "gunner"}, round=1).refused("order planestalker") == "PT-CEASE-2"


# -------------------------------------------------------------------------------------------------------------------------------- leader
@BOTH
@pytest.mark.rule("PT-ATK-4", "PT-ATK-11")
def test_leader_and_all_heroes_of_the_unit_shoot(cards: str) -> None:
    """From behind others too."""
    own, rival = {"V2": "witch", "F1": "mystic", "V1": "gunner"}, {"V1": "oracle", "R1": "scientist"}
    scene = Scene(cards=cards, leaders=KETT, own=own, rival=rival, wave="F").play("shoot F2>R1", "shoot F1>R1")
    assert scene.damage("1.R1") == 5
    for wave, at in (("V", "V1"), ("F", "F3"), ("R", "R2")):
        scene = Scene(cards=cards, leaders=KETT, own={at: "priestess"}, rival={"R1": "scientist"}, wave=wave).play(f"shoot {at}>R1")
        assert scene.damage("1.R1") == 1


@BOTH
@pytest.mark.rule("PT-ATK-3", "PT-RUL-13")
def test_leader_melee_stays_what_it_is(cards: str) -> None:
    """They may attack in melee instead; a melee attack that an effect grants is none at range."""
    scene = Scene(cards=cards, leaders=KETT, own={"V1": "witch"}, rival={"R1": "knight"})
    assert scene.can("attack V1>F2")
    own = {"R1": "overlord", "V3": "fighter"}
    scene = Scene(cards=cards, leaders=KETT, own=own, rival={"V1": "knight", "R1": "witch"}, wave="R").play("cast R1", waiting=0)
    assert [scene.can(line) for line in ("attack V3>V1", "shoot V3>R1", "shoot R1>V1")] == [True, False, False]
    scene.play("attack V3>V1")


@BOTH
@pytest.mark.rule("PT-ATK-11")
def test_leader_does_not_make_the_rivals_heroes_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KETT, active=1, rival={"V1": "witch"}, own={"R1": "knight"})
    assert not scene.can("1: shoot V1>R1")


@BOTH
@pytest.mark.rule("PT-ATK-5", "PT-ATK-11")
def test_leader_shots_are_intercepted_like_any(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KETT, own={"V1": "fighter"}, rival={"V1": "knight", "V3": "overlord", "R3": "witch"})
    scene.play("shoot V1>R3")
    assert (scene.damage("1.V3"), scene.damage("1.R3")) == (4, 0)
    barred = Scene(edition="first", leaders=KETT, own={"V1": "fighter"}, rival={"V3": "overlord", "R3": "witch"})
    assert barred.refused("shoot V1>R3") == "PT-ATK-5"


@BOTH
@pytest.mark.rule("PT-ACT-3", "PT-CEASE-1")
def test_leader_neither_recruits_of_this_wave_nor_the_ceasefire_shoot(cards: str) -> None:
    scene = Scene(cards=cards, leaders=KETT, hand=("witch",), rival={"R1": "knight"}).play("recruit witch V1")
    assert scene.refused("shoot V1>R1") == "PT-ACT-3"
    scene = Scene(cards=cards, leaders=KETT, own={"V1": "witch"}, rival={"R1": "knight"}, round=1)
    assert scene.refused("shoot V1>R1") == "PT-CEASE-1"
