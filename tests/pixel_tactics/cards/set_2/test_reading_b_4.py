"""A second reading of the cards from the Technologist to the Werewolf and of the Mage: positions written from what the cards say."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.cards.set_2.picking import EDITIONS, picks
from tests.pixel_tactics.scene import BothSets


# ---------------------------------------------------------------------------------------------------------------------------- technologist
@EDITIONS
@pytest.mark.rule("PT-RUL-129")
def test_technologist_vanguard_shoots_past_interceptors(edition: EditionId) -> None:
    rival = {"V1": "knight", "R1": "mystic"}
    scene = BothSets(edition=edition, own={"V1": "technologist", "V2": "gunner", "V3": "sniper"}, rival=rival)
    scene.play("shoot V2>R1", "attack V3>V1")
    assert (scene.damage("1.R1"), scene.damage("1.V1")) == (5, 10)
    assert not BothSets(edition=edition, own={"V1": "gunner", "F1": "technologist"}, rival=rival).can("shoot V1>R1")


@EDITIONS
@pytest.mark.rule("PT-RUL-130")
def test_technologist_flank_bars_the_spells_of_the_rivals_flank_only(edition: EditionId) -> None:
    rival = {"F1": "healer", "V1": "priestess", "R1": "summoner"}
    scene = BothSets(edition=edition, own={"F1": "technologist/1", "V2": "healer"}, rival=rival, wave="F", second=True, active=1)
    assert not scene.can("1: cast F1")
    scene = BothSets(edition=edition, own={"F1": "technologist/1"}, rival=rival, active=1)
    assert scene.can("1: cast V1")
    scene = BothSets(edition=edition, own={"F1": "corpse technologist", "V1": "witch/1"}, rival=rival, wave="F", active=1)
    assert scene.can("1: cast F1")


@EDITIONS
def test_technologist_rear_bars_the_shots_of_the_rivals_rear_only(edition: EditionId) -> None:
    rival = {"V1": "gunner", "R1": "warmage", "R2": "planestalker", "R3": "operative"}
    own = {"R1": "technologist"}
    scene = BothSets(edition=edition, own=own, rival=rival, wave="R", active=1)
    assert not scene.can("1: shoot R3>F2")
    assert scene.can("1: attack R3>F2")
    assert BothSets(edition=edition, own=own, rival=rival, active=1).can("1: shoot V1>R1")


@pytest.mark.rule("PT-OP-3")
def test_technologist_operation_takes_an_action_of_each_turn_of_the_rival() -> None:
    scene = BothSets(hand=("technologist",)).play("operation technologist S2")
    assert scene.state.budget.actions == 1
    scene.play("end")
    assert (scene.reserve(), scene.state.budget.actions) == ({"S2": "0.technologist/3"}, 1)
    scene.play("1: end")
    assert scene.state.budget.actions == 2


@EDITIONS
@pytest.mark.rule("PT-RUL-119")
def test_sarafina_picks_the_target_of_the_rivals_order_within_the_unit_it_chose(edition: EditionId) -> None:
    rival = {"V1": "witch", "V2": "mystic"}
    own = {"V1": "gunner", "R1": "oracle"}
    scene = BothSets(edition=edition, leaders=("paladin", "technologist"), own=own, rival=rival, hand=("magical_knight",))
    scene.play("order magical_knight", "pick 1.V1", waiting=1)
    assert picks(scene, 1) == {"1.V1", "1.V2"}
    scene.play("1: pick 1.V2")
    assert [scene.damage(at) for at in ("1.V1", "1.V2", "V1")] == [0, 8, 0]
    scene = BothSets(edition=edition, leaders=("paladin", "technologist"), own=own, rival=rival, hand=("magical_knight",))
    scene.play("order magical_knight", "pick V1", waiting=1)
    assert picks(scene, 1) == {"0.V1", "0.R1"}
    scene = BothSets(edition=edition, leaders=("paladin", "technologist"), own=own, rival={"V1": "witch", "V2": "fighter"}).play(
        "attack V1>V1"
    )
    assert scene.damage("1.V1") == 5


# --------------------------------------------------------------------------------------------------------------------------------- warlock
@EDITIONS
@pytest.mark.rule("PT-RUL-105", "PT-DMG-8")
def test_warlock_vanguard_heals_a_hero_when_a_rival_vanguard_falls(edition: EditionId) -> None:
    own = {"V1": "warlock/1", "V2": "mystic/6", "R1": "witch/5"}
    rival = {"V1": "fighter", "V2": "oracle", "F1": "healer/2"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("assassin",)).play("order assassin", "pick 1.V1", waiting=0)
    assert {"0.V1", "0.V2", "1.F1"} <= picks(scene)
    assert not {"0.R1", "0.F2", "1.F2"} & picks(scene)
    scene.play("pick V2")
    assert (scene.damage("V2"), scene.damage("V1")) == (0, 1)
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("assassin",)).play("order assassin", "pick 1.F1")
    assert scene.damage("V2") == 6


@EDITIONS
def test_warlock_flank_defeats_a_hero_without_neighbours_in_its_column(edition: EditionId) -> None:
    own = {"F1": "warlock", "V1": "knight"}
    rival = {"V1": "mystic", "R1": "witch", "V3": "oracle", "F3": "fighter", "R2": "healer", "V2": "corpse gunner"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("sage", "sniper"), wave="F").play("cast F1", waiting=0)
    while scene.can("card sage") or scene.can("card sniper"):
        scene.play("card sage" if scene.can("card sage") else "card sniper", waiting=0)
    assert picks(scene) == {"1.V1", "1.R1", "1.R2"}
    assert not BothSets(edition=edition, own=own, rival=rival, hand=("sage",), wave="F").can("cast F1")


@EDITIONS
@pytest.mark.rule("PT-RUL-125")
def test_warlock_rear_keeps_the_hero_it_shot_from_attacking(edition: EditionId) -> None:
    rival = {"R1": "summoner", "R2": "healer"}
    scene = BothSets(edition=edition, own={"R1": "warlock", "V1": "witch/1"}, rival=rival, wave="R").play("shoot R1>R1", "end")
    assert not any(scene.can(f"1: {line}") for line in ("cast R1", "attack R1>R1"))
    assert scene.can("1: move R1 V1")
    assert scene.can("1: cast R2")


@pytest.mark.parametrize(("edition", "left"), [("pl", 0), ("first", None)])
@pytest.mark.rule("PT-RUL-118")
def test_warlock_operation_makes_recruiting_dear_or_forbids_it(edition: EditionId, left: int | None) -> None:
    laid = {"S1": "warlock/2" if edition == "pl" else "warlock/0"}
    scene = BothSets(edition=edition, reserve=laid, rival_hand=("knight", "witch"), active=1, hand=("oracle",))
    if left is None:
        assert not scene.can("1: recruit knight V1")
    else:
        scene.play("1: recruit knight V1")
        assert scene.state.budget.actions == left
        scene = BothSets(edition=edition, reserve=laid, rival_hand=("knight",), active=1, actions=1)
        assert not scene.can("1: recruit knight V1")
    assert BothSets(edition=edition, reserve=laid, hand=("oracle",), actions=1).can("recruit oracle V1")


@EDITIONS
@pytest.mark.rule("PT-DMG-5")
def test_jasper_gives_a_hero_for_one_whose_remaining_life_its_strength_reaches(edition: EditionId) -> None:
    own = {"V1": "fighter", "F3": "oracle"}
    rival = {"V1": "mystic/3", "R1": "healer/1", "V2": "berserker", "F1": "knight/6"}
    leaders = ("warlock", "paladin")
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival=rival).play("leader", waiting=0)
    assert picks(scene) == {"1.V1", "1.R1", "1.F1"}
    scene.play("pick 1.F1")
    assert (scene.stands("V1"), scene.stands("1.F1"), scene.state.budget.actions) == ("corpse 0.fighter", "corpse 1.knight", 1)


# --------------------------------------------------------------------------------------------------------------------------------- warmage
@EDITIONS
@pytest.mark.rule("PT-ATK-2", "PT-DMG-6")
def test_warmage_vanguard_three_to_each_rival_hero_in_melee(edition: EditionId) -> None:
    rival = {"V1": "corpse witch", "F1": "fighter", "R1": "oracle", "V3": "alchemist"}
    scene = BothSets(edition=edition, own={"V1": "warmage", "V2": "knight"}, rival=rival).play("cast V1")
    assert [scene.damage(at) for at in ("1.F1", "1.R1", "1.F2", "1.V3", "V2")] == [3, 0, 0, 3, 0]


@EDITIONS
@pytest.mark.rule("PT-RUL-126")
def test_warmage_flank_shoots_for_four_and_rear_for_seven_with_two_actions(edition: EditionId) -> None:
    assert BothSets(edition=edition, own={"F1": "warmage"}, rival={"R2": "mystic"}, wave="F").play("shoot F1>R2").damage("1.R2") == 4
    scene = BothSets(edition=edition, own={"R1": "warmage"}, rival={"R2": "mystic"}, wave="R").play("shoot R1>R2")
    assert (scene.damage("1.R2"), scene.state.budget.actions) == (7, 0)
    scene = BothSets(edition=edition, own={"R1": "warmage"}, wave="R", actions=1)
    assert not any(scene.can(line) for line in ("shoot R1>F2", "attack R1>F2"))


@EDITIONS
@pytest.mark.rule("PT-DMG-5", "PT-DMG-7")
def test_warmage_order_defeats_one_then_one_of_the_rival_then_a_second(edition: EditionId) -> None:
    own, rival = {"V1": "knight", "R1": "witch"}, {"V1": "mystic", "V2": "oracle"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("warmage",)).play("order warmage", "pick 1.V1", waiting=1)
    assert picks(scene, 1) == {"0.V1", "0.R1", "1.V2"}
    scene.play("1: pick 0.V1", waiting=0)
    assert picks(scene) == {"0.R1", "1.V2"}
    scene.play("pick 1.V2")
    fallen = [scene.stands(at) for at in ("V1", "R1", "1.V1", "1.V2")]
    assert fallen == ["corpse 0.knight", "0.witch", "corpse 1.mystic", "corpse 1.oracle"]
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("warmage",)).play("order warmage", "pick 1.V1", "1: none")
    assert scene.stands("1.V2") == "1.oracle"
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("warmage",)).play("order warmage", "pick 1.V1", "1: pick 0.V1", "none")
    assert scene.stands("1.V2") == "1.oracle"


@EDITIONS
@pytest.mark.rule("PT-ACT-4")
def test_larimore_lets_heroes_cast_the_spells_of_all_their_rows(edition: EditionId) -> None:
    own = {"V1": "plaguebearer"}
    leaders = ("warmage", "paladin")
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival={"R3": "mystic"})
    assert all(scene.can(f"cast V1 {row}") for row in ("V", "F", "R"))
    assert scene.play("cast V1 F").damage("1.F2") == 2
    assert not scene.can("cast V1 V")
    assert not BothSets(edition=edition, own=own).can("cast V1 F")


# -------------------------------------------------------------------------------------------------------------------------------- werewolf
@EDITIONS
@pytest.mark.rule("PT-ACT-4", "PT-ACT-17")
def test_werewolf_vanguard_attacks_and_gives_the_action_back(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "werewolf"}, rival={"V1": "mystic", "F1": "witch"}).play("cast V1", waiting=0)
    assert not scene.can("attack V1>F1")
    scene.play("attack V1>V1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (3, 2)
    assert not any(scene.can(line) for line in ("attack V1>V1", "cast V1"))


@EDITIONS
@pytest.mark.rule("PT-ACT-17", "PT-ACT-3")
def test_werewolf_flank_lets_a_vanguard_hero_strike_and_gives_the_action_back(edition: EditionId) -> None:
    own = {"F1": "werewolf", "V1": "fighter", "V2": "mystic", "V3": "corpse witch"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "knight"}, wave="F").play("cast F1", waiting=0)
    assert (scene.can("attack V1>V1"), scene.can("attack V2>F2"), scene.can("attack F1>V1")) == (True, True, False)
    scene.play("attack V1>F2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (4, 2)
    scene = BothSets(edition=edition, own={"F1": "werewolf"}, rival={"V1": "knight"}, wave="F").play("cast F1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (0, 2)


@EDITIONS
@pytest.mark.rule("PT-DMG-5")
def test_werewolf_rear_falls_with_another_hero(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "werewolf", "V1": "knight"}, rival={"V1": "mystic"}, wave="R").play("cast R1", waiting=0)
    assert picks(scene) == {"0.V1", "1.V1"}
    scene.play("pick 1.V1")
    assert (scene.stands("R1"), scene.stands("1.V1"), scene.stands("V1")) == ("corpse 0.werewolf", "corpse 1.mystic", "0.knight")


@EDITIONS
@pytest.mark.rule("PT-ATK-14")
def test_werewolf_order_draws_three_and_discards_two_of_the_whole_hand(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("werewolf", "sage"), top=("knight", "witch", "healer")).play("order werewolf", waiting=0)
    assert scene.hand() == {"0.sage", "0.knight", "0.witch", "0.healer"}
    scene.play("card sage", waiting=0).play("card witch")
    assert (scene.hand(), scene.discard()) == ({"0.knight", "0.healer"}, {"0.werewolf", "0.sage", "0.witch"})
    scene = BothSets(edition=edition, hand=("werewolf",), top=("knight",), deck=()).play("order werewolf", waiting=0)
    assert scene.play("card knight").hand() == set()


@EDITIONS
@pytest.mark.rule("PT-RUL-124")
def test_karin_strikes_free_and_only_once_a_wave_with_each(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "oracle", "V3": "gunner", "F1": "knight"}
    scene = BothSets(edition=edition, leaders=("werewolf", "paladin"), own=own, hand=("berserker",))
    scene.play("attack V1>F2", "attack V2>F2")
    assert (scene.state.budget.actions, scene.damage("1.F2")) == (2, 6)
    scene.play("shoot V3>F2")
    assert scene.state.budget.actions == 1
    assert not any(scene.can(line) for line in ("attack V1>F2", "attack V3>F2"))
    scene = BothSets(edition=edition, leaders=("werewolf", "paladin"), own={"F1": "mascot", "V1": "fighter"}, wave="F")
    scene.play("attack F2>F2")
    assert (scene.state.budget.actions, scene.damage("1.F2")) == (2, 4)
    assert not scene.can("attack F2>F2")


# ------------------------------------------------------------------------------------------------------------------------------------ mage
class WithPromo(BothSets):
    """The promotional card beside set 1."""

    BESIDE = "promo"


@EDITIONS
def test_mage_vanguard_two_more_life_for_the_own_vanguard(edition: EditionId) -> None:
    own = {"V1": "ptpov-mage/5", "V2": "witch/6", "V3": "mystic/9", "F1": "oracle/4"}
    scene = WithPromo(edition=edition, own=own, rival={"V1": "witch/5"}).play("end", "1: end")
    stand = [scene.stands(at) for at in ("V1", "V2", "V3", "F1", "1.V1")]
    assert stand == ["0.ptpov-mage", "0.witch", "corpse 0.mystic", "corpse 0.oracle", "corpse 1.witch"]


@EDITIONS
def test_mage_flank_discards_for_four_more_of_the_leader(edition: EditionId) -> None:
    scene = WithPromo(edition=edition, own={"F1": "ptpov-mage"}, hand=("knight",), wave="F").play("cast F1", "card knight", "attack F2>F2")
    assert (scene.damage("1.F2"), scene.discard()) == (7, {"0.knight"})
    assert not WithPromo(edition=edition, own={"F1": "ptpov-mage"}, wave="F").can("cast F1")


@EDITIONS
def test_mage_rear_two_more_for_the_rear_and_itself(edition: EditionId) -> None:
    own = {"R1": "ptpov-mage", "R3": "gunner", "V2": "oracle"}
    scene = WithPromo(edition=edition, own=own, wave="R").play("attack R1>F2", "shoot R3>F2")
    assert scene.damage("1.F2") == 4 + 7


@EDITIONS
@pytest.mark.rule("PT-OWN-1", "PT-DMG-7")
def test_mage_order_defeats_a_rival_hero_and_goes_to_its_controllers_hand(edition: EditionId) -> None:
    scene = WithPromo(edition=edition, own={"V1": "knight"}, rival={"V1": "mystic", "R1": "0.witch"}, hand=("ptpov-mage",)).play(
        "order ptpov-mage", waiting=0
    )
    assert picks(scene) == {"1.V1", "1.R1"}
    scene.play("pick 1.R1")
    assert (scene.stands("1.R1"), scene.hand(), scene.hand(1), scene.discard()) == ("corpse 0.witch", set(), {"0.ptpov-mage"}, set())


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_mage_order_without_a_rival_hero_is_discarded_as_usual(edition: EditionId) -> None:
    """There is no hero whose player could get the card."""
    scene = WithPromo(edition=edition, own={"V1": "knight"}, hand=("ptpov-mage",)).play("order ptpov-mage")
    assert (scene.hand(1), scene.discard()) == (set(), {"0.ptpov-mage"})


@EDITIONS
def test_elgala_charges_at_each_waves_start_and_lends_up_to_three_to_a_recruit(edition: EditionId) -> None:
    """Two are there in the first rear wave; three waves later four, of which three may go."""
    scene = WithPromo(edition=edition, leaders=("ptpov-mage", "paladin"), hand=("healer", "witch"), round=1)
    scene.play("end", "1: end", "end", "1: end").play("recruit healer R1", waiting=0)
    assert [scene.can(f"number {n}") for n in (0, 1, 2, 3)] == [True, True, True, False]
    scene.play("number 1", "end", "1: end", "1: end", "end", "1: end", "end", "1: end", "attack R1>F2")
    assert scene.damage("1.F2") == 1 + 1
    scene.play("recruit witch R3", waiting=0)
    assert [scene.can(f"number {n}") for n in (0, 3, 4)] == [True, True, False]
    scene.play("number 3")
