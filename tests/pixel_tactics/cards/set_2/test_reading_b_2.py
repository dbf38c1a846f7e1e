"""A second reading of the cards of set 2 from the Planebinder to the Relic Hunter: positions written from what the cards say."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.cards.set_2.picking import ALL, EDITIONS, picks
from tests.pixel_tactics.scene import BothSets

EIGHT = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")


# ----------------------------------------------------------------------------------------------------------------------------- planebinder
@EDITIONS
@pytest.mark.rule("PT-ATK-2", "PT-RUL-14")
def test_planebinder_vanguard_moves_a_hero_in_melee_and_hurts_it(edition: EditionId) -> None:
    rival = {"V1": "knight", "F1": "mystic", "F3": "witch", "V3": "corpse healer", "R3": "corpse gunner"}
    scene = BothSets(edition=edition, own={"V1": "planebinder", "R3": "fighter"}, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V1", "0.R3", "1.V1", "1.F3"}
    scene.play("pick 1.V1", waiting=0)
    assert picks(scene) == {"1.V2", "1.R1", "1.R2"}
    scene.play("pick 1.R2")
    assert (scene.stands("1.V1"), scene.stands("1.R2"), scene.damage("1.R2")) == ("", "1.knight", 2)


@EDITIONS
@pytest.mark.rule("PT-ATK-8")
def test_planebinder_vanguard_hurts_in_a_full_unit_though_nothing_can_move(edition: EditionId) -> None:
    names = ("knight", "mystic", "witch", "healer", "gunner", "fighter", "oracle", "vampire")
    rival = {slot: name if slot == "V1" else f"corpse {name}" for slot, name in zip(EIGHT, names, strict=True)}
    scene = BothSets(edition=edition, own={"V1": "planebinder"}, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V1", "1.V1"}
    scene.play("pick 1.V1")
    assert (scene.stands("1.V1"), scene.damage("1.V1")) == ("1.knight", 2)


@EDITIONS
@pytest.mark.rule("PT-DMG-7", "PT-ACT-3")
def test_planebinder_flank_moves_any_hero_within_its_unit(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"F1": "planebinder", "V1": "knight"}, rival={"V1": "mystic", "F1": "witch"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.V1", "1.F1"}
    scene.play("pick V1", "pick F3")
    assert (scene.stands("F3"), scene.damage("F3")) == ("0.knight", 0)
    assert scene.can("attack F3>V1")


@EDITIONS
@pytest.mark.rule("PT-DMG-6")
def test_planebinder_rear_two_to_the_rivals_rear_heroes(edition: EditionId) -> None:
    rival = {"R1": "mystic", "R2": "corpse healer", "R3": "fighter", "F3": "witch"}
    scene = BothSets(edition=edition, own={"R1": "planebinder", "R2": "oracle"}, rival=rival, wave="R").play("cast R1")
    assert [scene.damage(at) for at in ("1.R1", "1.R3", "1.F3", "R2")] == [2, 2, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-OWN-1")
def test_planebinder_order_puts_a_hero_onto_its_owners_deck(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "1.knight/4"}, rival={"R1": "mystic"}, hand=("planebinder",), active=0)
    scene.play("order planebinder", waiting=0)
    assert picks(scene) == {"0.V1", "1.R1"}
    scene.play("pick V1", "end", "1: draw")
    assert (scene.stands("V1"), scene.hand(1), scene.discard()) == ("", {"1.knight"}, {"0.planebinder"})


@EDITIONS
@pytest.mark.rule("PT-RUL-139")
def test_kaitlyn_moves_the_rivals_heroes_interceptors_for_two_actions(edition: EditionId) -> None:
    rival = {"V1": "knight", "F1": "mystic", "F3": "corpse witch", "R1": "fighter"}
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival=rival)
    assert not any(scene.can(line) for line in ("move 1.F2 1.V3", "move 1.F3 1.V3", "move 1.V1 0.V1"))
    scene.play("move 1.V1 1.R3")
    assert (scene.state.budget.actions, scene.stands("1.R3")) == (0, "1.knight")
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival=rival).play("move 1.F1 1.V3")
    assert scene.state.budget.actions == 1
    assert not scene.can("move 1.V1 1.R3")
    assert scene.can("move 1.R1 1.R3")
    scene.play("move V3 R3")
    assert scene.stands("R3") == "0.healer"


@ALL
@pytest.mark.rule("PT-RUL-139")
def test_kaitlyn_leaves_the_rivals_unit_alone_in_the_ceasefire(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("planebinder", "paladin"), own={"V3": "healer"}, rival={"F1": "mystic"}, round=1)
    assert not scene.can("move 1.F1 1.V3")
    assert scene.can("move V3 F3")


# ------------------------------------------------------------------------------------------------------------------------------- puppeteer
@EDITIONS
@pytest.mark.rule("PT-RUL-123")
def test_puppeteer_vanguard_trades_places_with_a_hero_in_melee(edition: EditionId) -> None:
    rival = {"F1": "mystic/2", "V2": "knight", "R1": "witch", "V3": "corpse healer"}
    own = {"V1": "puppeteer/1", "V2": "fighter"}
    scene = BothSets(edition=edition, own=own, rival=rival).play("cast V1", waiting=0)
    assert picks(scene) == {"0.V2", "1.F1", "1.V2"}
    scene.play("pick 1.V2")
    assert (scene.stands("V1"), scene.stands("1.V2"), scene.damage("1.V2")) == ("1.knight", "0.puppeteer", 1)
    assert scene.play("attack V1>V2").damage("1.V2") == 4


@EDITIONS
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_flank_deals_the_strength_of_the_targets_forerunner(edition: EditionId) -> None:
    rival = {"V1": "fighter", "F1": "oracle", "R1": "healer", "V3": "corpse gunner", "F3": "witch"}
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "knight"}, rival=rival, wave="F").play("cast F1", waiting=0)
    scene.play("pick 1.F1")
    assert [scene.damage(at) for at in ("1.F1", "1.V1", "1.R1")] == [4, 0, 0]
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "fighter"}, rival=rival, wave="F").play("cast F1", "pick F1")
    assert scene.damage("F1") == 4


@ALL
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_flank_reads_a_leader_in_front_in_ru_only(edition: EditionId) -> None:
    """The rival's leader, of strength 4 in the second wording, stands before R2."""
    scene = BothSets(edition=edition, own={"F1": "puppeteer", "V1": "fighter"}, rival={"R2": "alchemist", "F1": "witch"}, wave="F")
    scene.play("cast F1", waiting=0)
    assert picks(scene) == {"0.F1", "0.V1", "1.F1", "1.R2"}
    assert scene.play("pick 1.R2").damage("1.R2") == (4 if edition == "ru" else 0)


@EDITIONS
@pytest.mark.rule("PT-ATK-12")
def test_puppeteer_rear_deals_the_strength_of_the_targets_supporter(edition: EditionId) -> None:
    rival = {"V1": "healer", "F1": "fighter", "R1": "mystic"}
    scene = BothSets(edition=edition, own={"R1": "puppeteer"}, rival=rival, wave="R").play("cast R1", waiting=0)
    scene.play("pick 1.V1")
    assert [scene.damage(at) for at in ("1.V1", "1.F1", "1.R1")] == [6, 0, 0]


@EDITIONS
@pytest.mark.rule("PT-RUL-117", "PT-OP-5")
def test_puppeteer_order_performs_the_order_of_an_own_hero_of_the_waves_row(edition: EditionId) -> None:
    own = {"V1": "gunner", "V2": "magical_knight", "F1": "assassin", "V3": "corpse witch"}
    scene = BothSets(edition=edition, own=own, rival={"V1": "mystic", "R1": "fighter"}, hand=("puppeteer",))
    scene.play("order puppeteer", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2"}
    scene.play("pick V1")
    assert (scene.damage("1.R1"), scene.stands("V1"), scene.discard()) == (4, "0.gunner", {"0.puppeteer"})


@EDITIONS
@pytest.mark.rule("PT-RUL-117", "PT-OP-5")
def test_puppeteer_order_with_an_operation_does_nothing(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"V1": "warlock"}, hand=("puppeteer",)).play("order puppeteer")
    assert (scene.stands("V1"), scene.reserve(), scene.discard()) == ("0.warlock", {}, {"0.puppeteer"})


@EDITIONS
@pytest.mark.rule("PT-RUL-122")
def test_tanis_attacks_with_the_rivals_heroes_in_melee_of_the_waves_row(edition: EditionId) -> None:
    rival = {"V1": "fighter", "V2": "mystic", "F3": "witch", "F1": "knight"}
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), own={"V1": "healer"}, rival=rival)
    assert not any(scene.can(line) for line in ("attack 1.F3>V2", "attack 1.F1>V2", "attack 1.V1>V1", "attack 1.V1>0.V1", "attack 1.F2>V1"))
    scene.play("attack 1.V1>V2")
    assert scene.damage("1.V2") == 4
    assert not scene.can("attack 1.V1>F3")
    scene.play("end")
    assert not scene.can("1: attack V1>V1")
    assert scene.can("1: attack V2>V1")
    assert not scene.can("1: move V1 R1")


@ALL
@pytest.mark.rule("PT-CEASE-1")
def test_tanis_waits_for_round_2(edition: EditionId) -> None:
    rival = {"V1": "fighter", "V2": "mystic"}
    scene = BothSets(edition=edition, leaders=("puppeteer", "paladin"), rival=rival, round=1)
    assert not scene.can("attack 1.V1>V2")


# ---------------------------------------------------------------------------------------------------------------------------- relic hunter
@EDITIONS
@pytest.mark.rule("PT-RUL-121")
def test_relic_hunter_vanguard_guards_the_vanguard_against_the_rivals_defeats_only(edition: EditionId) -> None:
    units = {"V1": "relic_hunter", "V2": "mystic", "F1": "witch"}
    scene = BothSets(edition=edition, own={"V1": "knight"}, rival=units, hand=("assassin",)).play("order assassin", waiting=0)
    assert picks(scene) == {"0.V1", "1.F1"}
    scene = BothSets(edition=edition, own=units, rival={}, hand=("assassin",)).play("order assassin", waiting=0)
    assert picks(scene) == {"0.V1", "0.V2", "0.F1"}
    scene = BothSets(edition=edition, rival={**units, "V2": "mystic/7"}, round=2).play("end", "1: end")
    assert scene.stands("1.V2") == "corpse 1.mystic"


@EDITIONS
@pytest.mark.rule("PT-RUL-121")
def test_relic_hunter_vanguard_when_it_has_fallen_guards_no_more(edition: EditionId) -> None:
    units = {"V1": "corpse relic_hunter", "V2": "mystic"}
    scene = BothSets(edition=edition, rival=units, hand=("assassin",)).play("order assassin")
    assert scene.stands("1.V2") == "corpse 1.mystic"


@EDITIONS
@pytest.mark.rule("PT-RUL-136")
def test_relic_hunter_flank_strengthens_all_heroes_until_the_end_of_the_next_turn(edition: EditionId) -> None:
    own = {"F1": "relic_hunter", "F3": "fighter", "R1": "witch"}
    rival = {"F1": "mystic", "R3": "gunner"}
    scene = BothSets(edition=edition, own=own, rival=rival, wave="F").play("cast F1", "attack F3>F2", "end")
    assert scene.damage("1.F2") == 8
    scene.play("1: attack F1>F2", "1: end")
    assert scene.damage("F2") == 3
    scene.play("end", "1: shoot R3>F2")
    assert scene.damage("F2") == 3 + 5


@EDITIONS
@pytest.mark.rule("PT-RUL-136")
def test_relic_hunter_flank_still_works_in_the_own_next_turn_and_not_for_leaders(edition: EditionId) -> None:
    scene = BothSets(edition=edition, own={"F1": "relic_hunter", "R3": "gunner"}, wave="F").play("cast F1", "attack F2>F2", "end", "1: end")
    assert scene.damage("1.F2") == 3
    assert scene.play("shoot R3>F2").damage("1.F2") == 10


@EDITIONS
@pytest.mark.rule("PT-ATK-3")
def test_relic_hunter_rear_has_eight_in_melee_only(edition: EditionId) -> None:
    own = {"R1": "relic_hunter", "V3": "knight"}
    scene = BothSets(edition=edition, own=own, wave="R")
    assert not scene.can("shoot R1>F2")
    assert scene.play("attack R1>F2").damage("1.F2") == 8


@EDITIONS
@pytest.mark.rule("PT-RUL-137")
def test_relic_hunter_order_reveals_until_one_is_kept(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("relic_hunter",), top=("knight", "witch", "mystic"))
    scene.play("order relic_hunter", "mode discard", "mode hand")
    assert (scene.hand(), scene.discard()) == ({"0.witch"}, {"0.knight", "0.relic_hunter"})


@EDITIONS
@pytest.mark.rule("PT-RUL-137")
def test_relic_hunter_order_stops_with_the_deck(edition: EditionId) -> None:
    scene = BothSets(edition=edition, hand=("relic_hunter",), top=("knight",), deck=())
    scene.play("order relic_hunter", "mode discard")
    assert (scene.hand(), scene.discard()) == (set(), {"0.knight", "0.relic_hunter"})
    scene = BothSets(edition=edition, hand=("relic_hunter",), deck=()).play("order relic_hunter")
    assert scene.discard() == {"0.relic_hunter"}


@EDITIONS
@pytest.mark.parametrize("spent", ["", "recruit knight V3", "order oracle"])
def test_cesar_gains_a_counter_a_round_and_loses_all_by_recruit_or_order(edition: EditionId, spent: str) -> None:
    """Also in round 1; the leader is strengthened too, and an order of the rival takes nothing."""
    hand = ("knight", "oracle")
    scene = BothSets(
        edition=edition, leaders=("relic_hunter", "paladin"), own={"V1": "mystic"}, hand=hand, rival_hand=("sage",), wave="R", round=1
    )
    scene.play("end", "1: end", "1: order sage", "1: end", "attack V1>F2")
    assert scene.damage("1.F2") == 3
    if spent == "order oracle":
        scene.play("order oracle", waiting=-1)
        while scene.state.actor == -1:
            scene.state = scene.game.apply(scene.state, scene.game.chance_action(scene.state, 0))
    elif spent:
        scene.play(spent)
    scene.play("end", "1: end", "attack F2>F2")
    assert scene.damage("1.F2") == 3 + (4 if spent else 6)
