"""The Divinity's texts."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets


@pytest.mark.rule("PT-ATK-1", "PT-DMG-3", "PT-END-1")
def test_numbers_of_hero_and_leader() -> None:
    assert BothSets(own={"V1": "divinity"}, rival={"V1": "fighter"}).play("attack V1>V1").damage("1.V1") == 2
    assert BothSets(own={"V1": "divinity/3"}).play("end", "1: end").stands("V1") == "0.divinity"
    assert BothSets(own={"V1": "divinity/4"}).play("end", "1: end").stands("V1") == "corpse 0.divinity"
    assert BothSets(leaders=("divinity", "paladin"), wave="F").play("attack F2>F2").damage("1.F2") == 4
    assert BothSets(leaders=("divinity", "paladin"), damage=(18, 0)).play("end", "1: end").state.phase == "play"
    assert BothSets(leaders=("divinity", "paladin"), damage=(19, 0)).play("end", "1: end").state.phase == "over"


@pytest.mark.rule("PT-DMG-7", "PT-DMG-6")
def test_vanguard_takes_four_damage_off_a_hero() -> None:
    scene = BothSets(own={"V1": "divinity"}, rival={"V1": "fighter/6", "R1": "corpse witch"}, damage=(5, 5)).play("cast V1", waiting=0)
    assert [at for at in ("V1", "F2", "1.V1", "1.F2", "1.R1") if scene.can(f"pick {at}")] == ["V1", "1.V1"]
    assert scene.play("pick 1.V1").damage("1.V1") == 2


# --------------------------------------------------------------------------------------------------------------------------------- flank
@pytest.mark.rule("PT-RUL-64", "PT-ATK-4")
def test_flank_shoots_and_heals_another_hero_by_as_much() -> None:
    own = {"F1": "divinity/1", "V3": "fighter/5"}
    scene = BothSets(own=own, rival={"V1": "witch", "R1": "oracle"}, wave="F").play("shoot F1>R1", waiting=0)
    assert [at for at in ("F1", "V3", "F2", "1.V1", "1.R1") if scene.can(f"pick {at}")] == ["V3", "1.V1", "1.R1"]
    scene.play("pick V3")
    assert [scene.damage(at) for at in ("F1", "V3", "1.R1")] == [1, 3, 2]


@pytest.mark.rule("PT-RUL-3")
def test_flank_without_damage_dealt_heals_nobody() -> None:
    """A Trapper of the vanguard takes none of shots."""
    scene = BothSets(own={"F1": "divinity", "V3": "fighter/5"}, rival={"V1": "trapper"}, wave="F").play("shoot F1>V1")
    assert (scene.damage("1.V1"), scene.damage("V3")) == (0, 5)


# ---------------------------------------------------------------------------------------------------------------------------------- rear
@pytest.mark.rule("PT-FLOW-3", "PT-RUL-101")
def test_rear_casualties_are_counted_for_its_target_at_once_and_for_nobody_else() -> None:
    own, rival = {"R1": "divinity", "V2": "witch/9"}, {"V1": "knight/8", "V2": "witch/9"}
    scene = BothSets(own=own, rival=rival, wave="R").play("shoot R1>V1")
    assert [scene.stands(at) for at in ("1.V1", "1.V2", "V2")] == ["corpse 1.knight", "1.witch", "0.witch"]
    assert BothSets(own=own, rival={"V1": "knight/7"}, wave="R").play("shoot R1>V1").stands("1.V1") == "1.knight"


@pytest.mark.parametrize(("edition", "phase"), [("pl", "over"), ("first", "play"), ("en", "play")])
@pytest.mark.rule("PT-RUL-101", "PT-END-1")
def test_rear_a_leader_is_routed_at_once_where_leaders_are_casualties(edition: EditionId, phase: str) -> None:
    scene = BothSets(edition=edition, own={"R1": "divinity"}, wave="R", damage=(0, 28)).play("shoot R1>F2")
    assert scene.state.phase == phase
    assert scene.play(*(() if phase == "over" else ("end", "1: end"))).state.phase == "over"
    assert scene.state.series.matches[-1].winner == 0


@pytest.mark.rule("PT-RUL-103", "PT-RUL-101")
def test_rear_spares_whom_no_check_concerns() -> None:
    """A Druid of the vanguard before the end of the round; one of the rear never."""
    rival = {"V1": "druid/4", "F1": "witch"}
    assert BothSets(own={"R1": "divinity"}, rival={"R2": "druid/4"}, wave="R").play("shoot R1>R2").stands("1.R2") == "corpse 1.druid"
    scene = BothSets(leaders=("druid", "paladin"), rival=rival, hand=("divinity",)).play("recruit divinity V1", "mode R", "end")
    scene.play("1: end", "end", "1: end", "end", "1: end", "1: end", "shoot V1>V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.druid", 6)


@pytest.mark.rule("PT-ATK-7", "PT-RUL-24", "PT-RUL-103")
def test_rear_a_curse_knight_that_falls_in_its_check_does_not_answer_to_the_attack() -> None:
    """The player on turn goes first; what a fallen hero would have said is gone, what another says is not."""
    scene = BothSets(own={"R1": "divinity"}, rival={"R3": "curse_knight/4"}, wave="R").play("attack R1>R3")
    assert (scene.stands("1.R3"), scene.damage("R1")) == ("corpse 1.curse_knight", 0)
    scene = BothSets(own={"R1": "divinity"}, rival={"R3": "curse_knight/3"}, wave="R").play("attack R1>R3")
    assert (scene.stands("1.R3"), scene.damage("R1")) == ("1.curse_knight", 2)
    scene = BothSets(own={"R1": "divinity"}, rival={"R3": "curse_knight", "V1": "knight/8"}, wave="R").play("attack R1>V1")
    assert (scene.stands("1.V1"), scene.damage("R1")) == ("corpse 1.knight", 2)


# --------------------------------------------------------------------------------------------------------------------------------- order
@pytest.mark.rule("PT-DMG-9")
def test_order_revives_all_and_who_had_fewer_corpses_draws_the_difference() -> None:
    own, rival = {"V1": "corpse witch"}, {"V1": "corpse knight", "R2": "corpse healer", "R3": "corpse mystic"}
    scene = BothSets(own=own, rival=rival, hand=("divinity",), deck=("gunner", "healer", "mascot")).play("order divinity", waiting=-1)
    assert [scene.stands(at) for at in ("V1", "1.V1", "1.R2", "1.R3")] == ["0.witch", "1.knight", "1.healer", "1.mystic"]
    scene.play("drawn gunner", "drawn mascot")
    assert (scene.hand(), scene.hand(1)) == ({"0.gunner", "0.mascot"}, set())
    scene = BothSets(own=own | {"V2": "corpse gunner"}, rival={"V1": "corpse knight"}, hand=("divinity",)).play(
        "order divinity", waiting=-1
    )
    assert scene.play("drawn 1.witch").hand(1) == {"1.witch"}
    scene = BothSets(own={"R1": "corpse witch"}, rival={"V1": "corpse knight"}, hand=("divinity",)).play("order divinity")
    assert (scene.hand(), scene.hand(1)) == (set(), set())


# -------------------------------------------------------------------------------------------------------------------------------- leader
@pytest.mark.rule("PT-DMG-9", "PT-FLOW-4")
def test_leader_may_revive_an_own_corpse_at_the_end_of_each_round() -> None:
    leaders, own = ("divinity", "paladin"), {"V1": "corpse witch", "V2": "corpse knight"}
    scene = BothSets(leaders=leaders, own=own, rival={"V1": "corpse oracle"}, wave="R").play("end", "1: end", "mode yes", waiting=0)
    assert not scene.can("pick 1.V1")
    scene.play("pick V2")
    assert (scene.stands("V2"), scene.damage("V2"), scene.stands("V1")) == ("0.knight", 0, "corpse 0.witch")
    assert BothSets(leaders=leaders, own=own, wave="R").play("end", "1: end", "none").stands("V2") == "corpse 0.knight"
    assert BothSets(leaders=leaders, own=own, wave="F").play("end", "1: end").stands("V2") == "corpse 0.knight"
