"""A second reading of the cards of set 2 from the Sage to the Tactician: positions written from what the cards say."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.cards.set_2.picking import EDITIONS, picks
from tests.pixel_tactics.scene import BothSets


# ------------------------------------------------------------------------------------------------------------------------------------ sage
@EDITIONS
@pytest.mark.rule("PT-RUL-9")
def test_sage_vanguard_loses_one_damage_before_casualties(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "sage/4"}, rival={"V1": "sage/5", "F1": "mystic"}, wave="F")
    scene.play("end", "1: end")
    assert (scene.stands("V1"), scene.damage("V1"), scene.stands("1.V1")) == ("0.sage", 3, "corpse 1.sage")
    scene = BothSets(edition=edition, own={"F1": "sage/4"}).play("end", "1: end")
    assert scene.stands("F1") == "corpse 0.sage"


@EDITIONS
@pytest.mark.rule("PT-ATK-5")
def test_sage_vanguard_intercepts(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "gunner"}, rival={"V1": "sage", "R1": "mystic", "R3": "witch"})
    assert [scene.can(f"shoot V1>{at}") for at in ("R1", "V1", "R3")] == [False, True, True]


@EDITIONS
@pytest.mark.rule("PT-OWN-1", "PT-DMG-6")
def test_sage_flank_returns_a_hero_in_melee_to_its_owners_hand(edition: EditionId) -> None:
    own = {"F1": "sage", "V3": "1.fighter", "F3": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"F1": "mystic/3", "R1": "knight"}, wave="F").play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V3", "1.F1"}
    scene.play("pick V3")
    assert (scene.stands("V3"), scene.hand(), scene.hand(1)) == ("", set(), {"1.fighter"})


@EDITIONS
@pytest.mark.rule("PT-RUL-9", "PT-DMG-6")
def test_sage_rear_hurts_all_heroes_in_melee_at_the_rear_waves_end(edition: EditionId) -> None:
    own = {"R1": "sage", "V2": "mystic", "V3": "witch/2", "F3": "oracle"}
    scene = BothSets(edition=edition, own=own, rival={"F1": "fighter", "R1": "alchemist"}, wave="F").play("end", "1: end")
    assert scene.damage("V2") == 0
    scene.play("end", "1: end")
    assert [scene.damage(at) for at in ("R1", "V2", "F3", "F2", "1.F1", "1.R1", "1.F2")] == [3, 3, 0, 0, 3, 0, 0]
    assert scene.stands("V3") == "corpse 0.witch"


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7")
def test_sage_order_heals_four_of_every_hero(edition: EditionId) -> None:
    own, rival = {"V1": "mystic/6", "R1": "witch/3"}, {"F1": "knight/5"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("sage",), damage=(5, 5)).play("order sage")
    assert [scene.damage(at) for at in ("V1", "R1", "1.F1", "F2", "1.F2")] == [2, 0, 1, 5, 5]


@EDITIONS
@pytest.mark.rule("PT-OWN-1")
def test_iaxus_hands_every_played_order_to_the_next_players_rival(edition: EditionId) -> None:
    own = {"V1": "witch/6"}
    scene = BothSets(
        edition=edition, leaders=("sage", "paladin"), own=own, rival={"V1": "mystic"}, hand=("magical_knight",), rival_hand=("witch",)
    )
    scene.play("order magical_knight", "pick 1.V1")
    assert (scene.hand(), scene.hand(1), scene.discard()) == (set(), {"1.witch", "0.magical_knight"}, set())
    scene.play("end", "1: order witch", "1: mode R")
    assert (scene.hand(), scene.discard(1)) == ({"1.witch"}, set())
    scene.play("1: end")
    assert (scene.stands("V1"), scene.damage("V1")) == ("0.witch", 6)


# ---------------------------------------------------------------------------------------------------------------------------------- sniper
@EDITIONS
@pytest.mark.rule("PT-RUL-36")
def test_sniper_vanguard_four_more_against_who_has_intercept_now(edition: EditionId) -> None:
    own = {"V1": "sniper"}
    for slot, damage in (("V1", 10), ("F1", 6)):
        scene = BothSets(edition=edition, own=own, rival={slot: "knight"}).play(f"attack V1>{slot}")
        assert scene.damage(f"1.{slot}") == damage
    scene = BothSets(edition=edition, own=own, rival={"V1": "witch", "F3": "tactician"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 10
    assert not BothSets(edition=edition, own=own, rival={"V1": "witch"}).can("shoot V1>V1")


@EDITIONS
@pytest.mark.rule("PT-DMG-7")
def test_sniper_flank_discards_two_for_a_damaged_hero(edition: EditionId) -> None:
    own = {"F1": "sniper", "V1": "witch/1"}
    rival = {"R1": "mystic/1", "V1": "fighter"}
    scene = BothSets(edition=edition, own=own, rival=rival, hand=("knight", "healer", "oracle"), wave="F").play("cast F1", waiting=0)
    scene.play("card knight", waiting=0).play("card healer", waiting=0)
    assert picks(scene) == {"0.V1", "1.R1"}
    scene.play("pick 1.R1")
    assert (scene.stands("1.R1"), scene.hand(), scene.discard()) == ("corpse 1.mystic", {"0.oracle"}, {"0.knight", "0.healer"})
    assert not BothSets(edition=edition, own=own, rival=rival, hand=("knight",), wave="F").can("cast F1")
    assert BothSets(edition=edition, own=own, rival=rival, hand=("knight",), wave="F").play("shoot F1>V1").damage("1.V1") == 6


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_sniper_rear_takes_a_card_at_random(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"R1": "sniper"}, rival_hand=("knight", "witch"), wave="R").play("cast R1", "taken 1.witch")
    assert (scene.hand(1), scene.discard(1)) == ({"1.knight"}, {"1.witch"})
    assert BothSets(edition=edition, own={"R1": "sniper"}, wave="R").play("shoot R1>F2").damage("1.F2") == 6


@EDITIONS
@pytest.mark.rule("PT-DMG-7", "PT-ATK-4")
def test_sniper_order_lends_strength_and_shots_for_the_wave(edition: EditionId) -> None:
    own = {"V1": "mystic", "F1": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "healer", "R2": "oracle"}, hand=("sniper",)).play("order sniper", waiting=0)
    assert picks(scene) == {"0.V1", "0.F1", "1.V1", "1.R2"}
    scene.play("pick V1", "shoot V1>R2")
    assert scene.damage("1.R2") == 3
    scene = BothSets(edition=edition, own=own, hand=("sniper",)).play("order sniper", "pick F1", "end", "1: end")
    assert not scene.can("shoot F1>F2")


@EDITIONS
@pytest.mark.rule("PT-RUL-139")
def test_ottavia_spends_two_actions_and_a_card_to_defeat_any_hero(edition: EditionId) -> None:
    leaders = ("sniper", "paladin")
    own, rival = {"R1": "witch"}, {"V1": "mystic", "F1": "operative"}
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight", "healer")).play(
        "leader", "card knight", waiting=0
    )
    assert picks(scene) == {"0.R1", "1.V1", "1.F1"}
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.state.budget.actions, scene.discard()) == ("corpse 1.mystic", 0, {"0.knight"})
    assert not BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight",), actions=1).can("leader")
    assert not BothSets(edition=edition, leaders=leaders, own=own, rival=rival).can("leader")
    scene = BothSets(edition=edition, leaders=leaders, own=own, rival=rival, hand=("knight",), round=1).play("leader", "card knight")
    assert (scene.stands("R1"), scene.stands("1.V1")) == ("corpse 0.witch", "1.mystic")
    scene = BothSets(edition=edition, leaders=leaders, own={"V2": "knight"}, rival={"F1": "oracle", "V1": "witch"}, wave="F").play(
        "shoot F2>F1"
    )
    assert scene.damage("1.F1") == 7


# ---------------------------------------------------------------------------------------------------------------------------- supervillain
@EDITIONS
def test_supervillain_vanguard_draws_three(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "supervillain"}, top=("knight", "witch", "healer")).play("cast V1")
    assert scene.hand() == {"0.knight", "0.witch", "0.healer"}
    scene = BothSets(edition=edition, own={"V1": "supervillain"}, top=("knight",), deck=()).play("cast V1")
    assert scene.hand() == {"0.knight"}


@EDITIONS
@pytest.mark.rule("PT-DMG-6", "PT-DMG-7", "PT-ATK-14")
def test_supervillain_flank_throws_a_card_of_its_printed_strength(edition: EditionId) -> None:
    own = {"F1": "supervillain", "V1": "witch"}
    scene = BothSets(edition=edition, own=own, rival={"R1": "mystic"}, hand=("sniper", "sage"), wave="F").play("cast F1", waiting=0)
    scene.play("card sniper", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.R1"}
    scene.play("pick 1.R1")
    assert (scene.damage("1.R1"), scene.discard()) == (6, {"0.sniper"})


@EDITIONS
@pytest.mark.rule("PT-RUL-113", "PT-RUL-112")
def test_supervillain_rear_cancels_a_rivals_order_for_two_cards(edition: EditionId) -> None:
    rival = {"R1": "supervillain", "V1": "mystic"}
    hands = ("knight", "witch", "healer")
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=hands).play("order magical_knight", waiting=1)
    scene.play("1: mode yes", waiting=1) if scene.can("1: mode yes") else None
    scene.play("1: card knight", waiting=1).play("1: card witch")
    assert (scene.damage("1.V1"), scene.hand(1), scene.discard(1)) == (0, {"1.healer"}, {"1.knight", "1.witch"})
    assert scene.discard() == {"0.magical_knight"}


@EDITIONS
@pytest.mark.rule("PT-RUL-113")
def test_supervillain_rear_declines_or_has_not_enough_cards(edition: EditionId) -> None:
    rival = {"R1": "supervillain", "V1": "mystic"}
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=("knight", "witch"))
    scene.play("order magical_knight", "1: none", "pick 1.V1")
    assert (scene.damage("1.V1"), scene.hand(1)) == (8, {"1.knight", "1.witch"})
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",), rival_hand=("knight",)).play(
        "order magical_knight", "pick 1.V1"
    )
    assert scene.damage("1.V1") == 8
    scene = BothSets(
        edition=edition, rival={**rival, "R1": "corpse supervillain"}, hand=("magical_knight",), rival_hand=("knight", "witch")
    )
    assert scene.play("order magical_knight").damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-ATK-14")
def test_supervillain_order_takes_one_more_than_was_discarded(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("supervillain", "knight", "witch"), rival_hand=("oracle", "fighter", "gunner"))
    scene.play("order supervillain", waiting=0)
    scene.play("card knight", waiting=0)
    scene.play("none", waiting=-1)
    scene.play("taken 1.oracle", waiting=-1).play("taken 1.gunner")
    assert (scene.hand(), scene.hand(1), scene.discard()) == ({"0.witch"}, {"1.fighter"}, {"0.knight", "0.supervillain"})
    scene = BothSets(edition=edition, hand=("supervillain",), rival_hand=("oracle", "fighter")).play("order supervillain", "taken 1.oracle")
    assert scene.hand(1) == {"1.fighter"}


@EDITIONS
@pytest.mark.rule("PT-RUL-104")
def test_bors_takes_one_for_each_hero_that_falls_at_a_check_and_nothing_else(edition: EditionId) -> None:
    own = {"V1": "witch/5", "F1": "mystic/7", "V3": "oracle", "R1": "healer"}
    scene = BothSets(
        edition=edition,
        leaders=("supervillain", "paladin"),
        own=own,
        rival={"V1": "fighter", "R1": "assassin"},
        damage=(3, 0),
        second=False,
    )
    scene.play("end", "1: attack V1>V3", "1: end")
    assert scene.damage("F2") == 6
    scene = BothSets(edition=edition, leaders=("paladin", "supervillain"), rival={"V1": "witch", "V2": "mystic"}, hand=("assassin",))
    scene.play("order assassin", "pick 1.V1", "end", "1: end")
    assert scene.damage("1.F2") == 0


@EDITIONS
@pytest.mark.rule("PT-RUL-104", "PT-END-1")
def test_bors_is_routed_at_a_rounds_end_without_heroes(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("supervillain", "paladin"), own={"V1": "corpse witch"}, wave="F").play("end", "1: end")
    assert not scene.state.series.matches
    scene.play("end", "1: end")
    assert scene.state.series.matches[-1].winner == 1


# ------------------------------------------------------------------------------------------------------------------------------- tactician
@EDITIONS
@pytest.mark.rule("PT-ATK-5", "PT-DMG-5")
def test_tactician_vanguard_takes_two_at_most_from_an_attack(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "sniper", "V3": "pyromancer"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "tactician", "R1": "witch"}, hand=("magical_knight",), actions=3)
    scene.play("attack V1>V1", "attack V2>V1")
    assert scene.damage("1.V1") == 4
    scene.play("order magical_knight", "pick 1.V1")
    assert scene.damage("1.V1") == 12


@EDITIONS
@pytest.mark.rule("PT-ATK-5")
def test_tactician_flank_lets_the_vanguard_intercept(edition: EditionId) -> None:
    rival = {"F3": "tactician", "V1": "witch", "R1": "mystic"}
    scene = BothSets(edition=edition, own={"V1": "gunner"}, rival={**rival, "R2": "oracle"})
    assert [scene.can(f"shoot V1>{at}") for at in ("R1", "V1", "R2", "F3")] == [False, True, True, True]
    rival["F3"] = "corpse tactician"
    assert BothSets(edition=edition, own={"V1": "gunner"}, rival=rival).can("shoot V1>R1")


@EDITIONS
@pytest.mark.rule("PT-DMG-5")
def test_tactician_rear_spares_the_vanguard_two_down_to_one(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "oracle", "V3": "mystic"}
    rival = {"R1": "tactician", "V1": "knight", "F3": "witch"}
    scene = BothSets(edition=edition, own=own, rival=rival, actions=3).play("attack V1>V1")
    assert scene.damage("1.V1") == 2
    scene.play("attack V2>V1", "attack V3>F3")
    assert (scene.damage("1.V1"), scene.damage("1.F3")) == (3, 1)
    scene = BothSets(edition=edition, rival=rival, hand=("magical_knight",)).play("order magical_knight", "pick 1.V1")
    assert scene.damage("1.V1") == 8


@EDITIONS
@pytest.mark.rule("PT-OP-3", "PT-OP-6")
def test_tactician_operation_spares_heroes_and_leader_two_down_to_nothing(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "oracle"}
    scene = BothSets(
        edition=edition, own=own, rival={"V1": "knight"}, rival_reserve={"S1": "tactician/2" if edition == "pl" else "tactician/0"}
    ).play("attack V1>F2", "attack V2>V1")
    assert (scene.damage("1.F2"), scene.damage("1.V1")) == (2, 0)


@EDITIONS
@pytest.mark.rule("PT-ACT-4")
def test_amon_gives_every_hero_a_healing_spell(edition: EditionId) -> None:
    own = {"V1": "mystic/6", "V2": "witch/1", "F1": "knight/3"}
    scene = BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, damage=(5, 0)).play(
        "cast V1 tactician.L", "cast V2 tactician.L"
    )
    assert [scene.damage(at) for at in ("V1", "V2", "F1", "F2")] == [2, 0, 3, 3]
    assert not scene.can("cast F1")
    assert BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, wave="F").can("cast F1 tactician.L")
    assert not BothSets(edition=edition, leaders=("tactician", "paladin"), own=own, wave="F").can("cast F2 tactician.L")
