"""The Technologist, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.parametrize("edition", ["pl", "en"])
@pytest.mark.rule("PT-RUL-129", "PT-ATK-5")
def test_vanguard_rival_heroes_do_not_intercept_though_they_have_the_ability(edition: EditionId) -> None:
    """A Gunner still hits them harder for it."""
    own, rival = {"V1": "technologist", "V2": "gunner"}, {"V1": "knight", "R1": "witch"}
    scene = BothSets(edition=edition, own=own, rival=rival).play("shoot V2>R1")
    assert scene.damage("1.V1") == 0
    assert scene.damage("1.R1") > 0
    own = {"V1": "technologist", "V2": "gunner"}
    plain = BothSets(edition=edition, own={"V2": "gunner"}, rival=rival).play("shoot V2>V1").damage("1.V1")
    assert BothSets(edition=edition, own=own, rival=rival).play("shoot V2>V1").damage("1.V1") == plain


@pytest.mark.rule("PT-RUL-129")
def test_vanguard_own_heroes_still_intercept() -> None:
    scene = BothSets(active=1, own={"V1": "technologist", "V2": "knight", "R2": "witch"}, rival={"V1": "planestalker"})
    assert scene.refused("1: shoot V1>R2") == "PT-ATK-5"


@pytest.mark.rule("PT-RUL-130")
def test_flank_rival_heroes_of_the_flank_cast_no_spells() -> None:
    scene = BothSets(active=1, own={"F1": "technologist"}, rival={"F1": "scientist", "V1": "mystic/1"}, wave="F")
    assert scene.refused("1: cast F1") == "PT-RUL-130"
    assert BothSets(active=1, own={"F1": "technologist"}, rival={"V1": "mystic"}).can("1: cast V1")
    assert BothSets(own={"F1": "technologist", "F3": "scientist"}, wave="F").can("cast F3")


@pytest.mark.rule("PT-RUL-46", "PT-RUL-130")
def test_flank_granted_spells_are_barred_too() -> None:
    """Borneo lets a recruit attack, and not cast."""
    scene = BothSets(
        leaders=("paladin", "mascot"), active=1, own={"F1": "technologist", "V1": "witch"}, rival_hand=("scientist",), wave="F"
    )
    scene.play("1: recruit scientist F3", waiting=1)
    assert not scene.can("1: cast F3")
    assert scene.can("1: attack F3>V1")


@pytest.mark.rule("PT-RUL-130")
def test_rear_rival_heroes_of_the_rear_do_not_shoot() -> None:
    scene = BothSets(active=1, own={"R1": "technologist"}, rival={"R1": "planestalker"}, wave="R")
    assert scene.refused("1: shoot R1>R1") == "PT-RUL-130"
    assert scene.can("1: attack R1>R1")
    assert BothSets(active=1, own={"R1": "technologist"}, rival={"V1": "planestalker"}).can("1: shoot V1>R1")


@pytest.mark.rule("PT-RUL-130")
def test_rear_granted_shots_are_barred_too() -> None:
    """The Mascot's spell tells a hero of its row to shoot."""
    scene = BothSets(active=1, own={"R1": "technologist"}, rival={"R1": "mascot", "R2": "witch"}, wave="R").play("1: cast R1")
    assert scene.damage("R1") == 0


@pytest.mark.rule("PT-OP-3", "PT-OP-6")
def test_operation_the_rival_has_one_action_less() -> None:
    scene = BothSets(hand=("technologist",)).play("operation technologist S2", "end")
    assert scene.state.budget.actions == 1


# -------------------------------------------------------------------------------------------------------------------------------- leader
SARAFINA = ("paladin", "technologist")


@pytest.mark.rule("PT-RUL-119", "PT-FAQ-21")
def test_leader_chooses_another_target_of_an_order_in_the_same_unit() -> None:
    rival = {"V1": "knight", "V2": "witch"}
    scene = BothSets(leaders=SARAFINA, own={"V1": "oracle"}, rival=rival, hand=("magical_knight",))
    scene.play("order magical_knight", "pick 1.V1", waiting=1)
    assert not scene.can("1: pick 0.V1")
    scene.play("1: pick 1.V2")
    assert (scene.damage("1.V1"), scene.damage("1.V2")) == (0, 8)


@pytest.mark.rule("PT-RUL-119")
def test_leader_may_leave_the_target_and_chooses_in_other_units_too() -> None:
    own = {"V1": "oracle", "V2": "mystic"}
    scene = BothSets(leaders=SARAFINA, own=own, rival={"V1": "knight", "V2": "witch"}, hand=("magical_knight",))
    scene.play("order magical_knight", "pick V1", "1: pick 0.V2")
    assert (scene.damage("V1"), scene.damage("V2")) == (0, 8)
    scene = BothSets(leaders=SARAFINA, own=own, rival={"V1": "knight", "V2": "witch"}, hand=("magical_knight",))
    assert scene.play("order magical_knight", "pick 1.V1", "1: pick 1.V1").damage("1.V1") == 8


@pytest.mark.rule("PT-RUL-119")
def test_leader_where_one_target_is_legal_nobody_is_asked() -> None:
    scene = BothSets(leaders=SARAFINA, own={"V1": "oracle"}, rival={"V1": "knight"}, hand=("magical_knight",))
    assert scene.play("order magical_knight", "pick 1.V1").damage("1.V1") == 8


@pytest.mark.rule("PT-RUL-119")
def test_leader_each_of_several_targets_is_chosen_again() -> None:
    """The Alchemist's spell hits up to five heroes, all different."""
    rival = {"V1": "knight", "V2": "witch", "V3": "mystic"}
    scene = BothSets(leaders=SARAFINA, own={"R1": "alchemist"}, rival=rival, wave="R")
    scene.play("cast R1", "pick 1.V1", "1: pick 1.V2", "pick 1.V1", "1: pick 1.V3", "none")
    assert [scene.damage(f"1.V{k}") for k in (1, 2, 3)] == [0, 1, 1]


@pytest.mark.rule("PT-RUL-119")
def test_leader_each_point_that_is_shared_out_is_sent_anew() -> None:
    scene = BothSets(leaders=SARAFINA, rival={"V1": "knight", "V2": "witch"}, hand=("alchemist",))
    scene.play("order alchemist", *["pick 1.V1", "1: pick 1.V2"] * 7)
    assert (scene.damage("1.V1"), scene.damage("1.V2")) == (0, 7)


@pytest.mark.rule("PT-RUL-119")
def test_leader_each_point_of_damage_that_is_moved_away_is_sent_anew() -> None:
    """The Immortal's order shares out what lies on one hero."""
    own, rival = {"V1": "fighter/2"}, {"V1": "knight", "V2": "witch"}
    scene = BothSets(leaders=SARAFINA, own=own, rival=rival, hand=("immortal",))
    scene.play("order immortal", "pick 1.V1", "1: pick 1.V2", "pick 1.V1", "1: pick 1.V1")
    assert [scene.damage(at) for at in ("V1", "1.V1", "1.V2")] == [0, 1, 1]


@pytest.mark.rule("PT-RUL-119", "PT-FAQ-21")
def test_leader_targets_of_attacks_that_a_spell_grants() -> None:
    """Those in melee for a melee attack."""
    own, rival = {"V1": "mascot", "V2": "fighter"}, {"V1": "knight", "F1": "oracle", "V3": "witch"}
    scene = BothSets(leaders=SARAFINA, own=own, rival=rival).play("cast V1", "attack V2>V1", waiting=1)
    assert not scene.can("1: pick 1.F1")
    scene.play("1: pick 1.V3")
    assert (scene.damage("1.V1"), scene.damage("1.V3")) == (0, 4)


@pytest.mark.rule("PT-RUL-119")
def test_leader_leaves_ordinary_attacks_and_abilities_alone() -> None:
    scene = BothSets(leaders=SARAFINA, own={"V1": "fighter"}, rival={"V1": "knight", "V3": "witch"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 4
    scene = BothSets(leaders=("gunner", "technologist"), rival={"V1": "knight", "V3": "witch"}, hand=("knight",))
    assert scene.play("order knight", "pick 1.V1").damage("1.V1") == 4 + 3


@pytest.mark.rule("PT-RUL-119", "PT-RUL-121")
def test_leader_cannot_choose_who_is_safe_from_defeat() -> None:
    rival = {"V1": "relic_hunter", "F1": "witch/1", "F3": "mystic/1"}
    scene = BothSets(leaders=SARAFINA, rival=rival, hand=("assassin",)).play("order assassin", "pick 1.F1", waiting=1)
    assert not scene.can("1: pick 1.V1")
    assert scene.play("1: pick 1.F3").stands("1.F3") == "corpse 1.mystic"
