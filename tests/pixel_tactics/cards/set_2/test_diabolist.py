"""The Diabolist's texts."""

from __future__ import annotations

import pytest

from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "diabolist"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 1
    assert BothSets(own={"V1": "diabolist/2"}).play("end", "1: end").stands("V1") == "0.diabolist"
    assert BothSets(own={"V1": "diabolist/3"}).play("end", "1: end").stands("V1") == "corpse 0.diabolist"
    assert BothSets(leaders=("diabolist", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    assert BothSets(leaders=("diabolist", "paladin"), damage=(21, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("diabolist", "paladin"), damage=(22, 0)).play("end", "1: end").state.phase == "over"


# ------------------------------------------------------------------------------------------------------------------------------ vanguard
@pytest.mark.parametrize(("at", "n"), [("V1", 1), ("V3", 1), ("F2", 1)])
@pytest.mark.rule("PT-RUL-2")
def test_vanguard_heroes_that_attack_the_unit_in_melee_are_weaker_by_three(at: str, n: int) -> None:
    scene = BothSets(active=1, own={"V1": "diabolist", "V3": "witch"}, rival={"V1": "fighter"})
    assert scene.play(f"1: attack V1>{at}").damage(at) == n


@pytest.mark.rule("PT-RUL-2", "PT-ATK-4")
def test_vanguard_never_below_zero_not_from_afar_not_leaders_not_own_attacks() -> None:
    own = {"V1": "diabolist"}
    assert BothSets(active=1, own=own, rival={"V1": "mascot"}).play("1: attack V1>V1").damage("V1") == 0
    assert BothSets(active=1, own=own, rival={"V1": "planestalker"}).play("1: shoot V1>V1").damage("V1") == 3
    assert BothSets(active=1, own=own, wave="F").play("1: attack F2>F2").damage("F2") == 3
    assert BothSets(own={**own, "V2": "fighter"}, rival={"V1": "witch"}).play("attack V2>V1").damage("1.V1") == 4


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-DMG-7", "PT-ATK-8")
def test_flank_clears_a_corpse_of_any_unit_and_puts_three_damage_on_a_hero() -> None:
    own, rival = {"F1": "diabolist", "V1": "corpse oracle"}, {"V1": "knight", "R1": "corpse witch"}
    scene = BothSets(own=own, rival=rival, wave="F").play("cast F1", waiting=0)
    assert [at for at in ("F1", "V1", "1.V1", "1.R1") if scene.can(f"pick {at}")] == ["V1", "1.R1"]
    scene.play("pick 1.R1", waiting=0)
    assert [at for at in ("F1", "F2", "1.V1", "1.F2") if scene.can(f"pick {at}")] == ["F1", "1.V1"]
    scene.play("pick 1.V1")
    assert (scene.damage("1.V1"), scene.stands("1.R1"), scene.discard(1), scene.stands("V1")) == (3, "", {"1.witch"}, "corpse 0.oracle")


@pytest.mark.rule("PT-ATK-8")
def test_flank_without_a_corpse_does_nothing() -> None:
    assert BothSets(own={"F1": "diabolist"}, rival={"V1": "knight"}, wave="F").play("cast F1").damage("1.V1") == 0


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-RUL-134")
def test_rear_a_card_of_the_rivals_hand_becomes_a_corpse_where_the_player_likes() -> None:
    scene = BothSets(own={"R1": "diabolist"}, rival={"V1": "fighter"}, rival_hand=("knight", "witch"), wave="R")
    scene.play("cast R1", "taken 1.witch", waiting=0)
    assert [at for at in ("V1", "1.V1", "1.F2", "1.R3", "1.V2") if scene.can(f"pick {at}")] == ["1.R3", "1.V2"]
    scene.play("pick 1.R3")
    assert (scene.stands("1.R3"), scene.hand(1), scene.discard(1)) == ("corpse 1.witch", {"1.knight"}, set())


@pytest.mark.rule("PT-RUL-134")
def test_rear_with_a_full_unit_or_an_empty_hand_nothing_happens() -> None:
    slots = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")
    names = ("fighter", "witch", "oracle", "gunner", "healer", "mascot", "mystic", "overlord")
    full: dict[str, str] = dict(zip(slots, names, strict=True))
    scene = BothSets(own={"R1": "diabolist"}, rival=full, rival_hand=("knight",), wave="R").play("cast R1")
    assert scene.hand(1) == {"1.knight"}
    scene = BothSets(own={"R1": "diabolist"}, rival={"V1": "fighter"}, wave="R").play("cast R1")
    assert sum(piece is not None for piece in scene.state.players[1].unit) == 2


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-RUL-135")
def test_order_clears_all_own_corpses_and_strengthens_a_hero_for_each() -> None:
    own = {"V1": "corpse witch", "R2": "corpse oracle", "V2": "fighter", "V3": "mascot"}
    scene = BothSets(own=own, rival={"V1": "knight", "V3": "corpse healer"}, hand=("diabolist",)).play("order diabolist", waiting=0)
    assert not scene.can("pick F2")
    scene.play("pick V2", "pick V2")
    assert scene.discard() == {"0.witch", "0.oracle", "0.diabolist"}
    assert scene.stands("1.V3") == "corpse 1.healer"
    assert scene.play("attack V2>V1").damage("1.V1") == 6
    scene.play("end", "1: end", "end", "1: end", "end", "1: end", "1: end")
    assert (scene.state.clock.wave, scene.play("attack V3>V1", "attack V2>V1").damage("1.V1")) == (0, 6 + 1 + 4)


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-RUL-2")
def test_leader_rival_heroes_are_weaker_for_each_corpse_of_their_unit() -> None:
    rival = {"V1": "fighter", "V2": "corpse witch", "R1": "corpse oracle"}
    scene = BothSets(leaders=("diabolist", "paladin"), active=1, own={"V1": "knight", "V3": "corpse mystic"}, rival=rival)
    assert scene.play("1: attack V1>V1").damage("V1") == 2
    scene = BothSets(leaders=("diabolist", "paladin"), active=1, own={"V1": "knight"}, rival=rival, wave="F").play("1: attack F2>V1")
    assert scene.damage("V1") == 3


@pytest.mark.parametrize(("at", "wave", "n"), [("V1", "V", 6), ("F1", "F", 7)])
@pytest.mark.rule("PT-RUL-2")
def test_leader_own_heroes_are_stronger_for_each_corpse_of_their_row(at: str, wave: str, n: int) -> None:
    """Of the own unit alone; the leader himself is not."""
    own = {at: "fighter", "V2": "corpse witch", "V3": "corpse oracle", "F3": "corpse mystic"}
    rival = {"V1": "knight", "V3": "corpse healer"}
    scene = BothSets(leaders=("diabolist", "paladin"), own=own, rival=rival, wave=wave).play(f"attack {at}>V1")
    assert scene.damage("1.V1") == n
    if wave == "F":
        assert scene.play("attack F2>V1").damage("1.V1") == n + 4


@pytest.mark.rule("PT-ATK-10", "PT-RUL-28")
def test_vanguard_weakens_a_parting_attack_against_its_own_unit() -> None:
    own = {"V1": "diabolist", "V2": "knight"}
    scene = BothSets(leaders=("paladin", "berserker"), own=own, rival={"V2": "fighter/8"})
    scene.play("end", waiting=None).play("1: end", waiting=1).play("1: attack V2>V2")
    assert scene.damage("V2") == 1
