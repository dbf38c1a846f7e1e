"""The Supervillain, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets

ORDER = "magical_knight"


@pytest.mark.rule("PT-ACT-4")
def test_vanguard_draws_three() -> None:
    scene = BothSets(own={"V1": "supervillain"}, top=("knight", "witch", "oracle")).play("cast V1")
    assert scene.hand() == {"0.knight", "0.witch", "0.oracle"}


@pytest.mark.rule("PT-ACT-4")
def test_flank_discards_a_card_and_deals_its_printed_strength() -> None:
    scene = BothSets(own={"F1": "supervillain"}, rival={"V1": "knight", "R2": "witch"}, hand=("fighter", "oracle"), wave="F")
    scene.play("cast F1", "card fighter", "pick 1.R2")
    assert (scene.damage("1.R2"), scene.hand(), scene.discard()) == (4, {"0.oracle"}, {"0.fighter"})


@pytest.mark.rule("PT-ACT-4")
def test_flank_needs_a_card() -> None:
    assert BothSets(own={"F1": "supervillain"}, rival={"V1": "knight"}, wave="F").refused("cast F1") == "PT-ACT-4"


@pytest.mark.rule("PT-RUL-112", "PT-RUL-113")
def test_rear_may_discard_two_to_cancel_an_order_of_the_rival() -> None:
    def scene() -> BothSets:
        found = BothSets(
            active=1,
            own={"R1": "supervillain"},
            rival={"V1": "knight"},
            hand=("oracle", "witch", "healer"),
            rival_hand=(ORDER,),
        )
        return found.play(f"1: order {ORDER}", waiting=0)

    cancelled = scene().play("mode yes", "card oracle", "card witch")
    assert (cancelled.damage("R1"), cancelled.hand(), cancelled.discard(1)) == (0, {"0.healer"}, {f"1.{ORDER}"})
    kept = scene().play("none", "1: pick 0.R1")
    assert (kept.damage("R1"), len(kept.hand())) == (8, 3)


@pytest.mark.rule("PT-RUL-113")
def test_rear_own_orders_too_but_none_that_are_only_performed() -> None:
    scene = BothSets(own={"R1": "supervillain"}, rival={"V1": "knight"}, hand=(ORDER, "oracle", "witch"))
    scene.play(f"order {ORDER}", "mode yes", "card oracle", "card witch")
    assert (scene.damage("1.V1"), scene.hand()) == (0, set())
    scene = BothSets(own={"R1": "supervillain"}, rival={"V1": "knight"}, hand=("doppelganger", ORDER, "witch", "oracle"))
    scene.play("order doppelganger", "none", f"card {ORDER}", "pick 1.V1")
    assert scene.damage("1.V1") == 8


@pytest.mark.rule("PT-RUL-113")
def test_rear_whether_it_is_asked_depends_on_the_number_of_cards_alone() -> None:
    scene = BothSets(active=1, own={"R1": "supervillain"}, rival={"V1": "knight"}, hand=("oracle",), rival_hand=(ORDER,))
    scene.play(f"1: order {ORDER}", "1: pick 0.R1")
    assert scene.damage("R1") == 8


@pytest.mark.rule("PT-ATK-14")
def test_order_discards_any_number_and_the_rival_one_more_at_random() -> None:
    scene = BothSets(hand=("supervillain", "oracle", "witch"), rival_hand=("knight", "healer", "mystic"))
    scene.play("order supervillain", "card oracle", "none", waiting=-1)
    scene.play("taken 1.knight", "taken 1.mystic")
    assert (scene.hand(), scene.hand(1)) == ({"0.witch"}, {"1.healer"})


@pytest.mark.rule("PT-ATK-14")
def test_order_with_an_empty_hand_the_rival_discards_one() -> None:
    scene = BothSets(hand=("supervillain",), rival_hand=("knight", "healer")).play("order supervillain", waiting=-1)
    assert scene.play("taken 1.knight").hand(1) == {"1.healer"}


@pytest.mark.rule("PT-CEASE-5", "PT-RUL-113")
def test_rear_in_the_ceasefire_only_own_orders_can_be_cancelled() -> None:
    own, unit = {"V1": "witch"}, {"R1": "supervillain"}
    scene = BothSets(edition="ru", own=own, rival=unit, hand=("sniper",), rival_hand=("oracle", "healer"), round=1).play("order sniper")
    assert scene.piece("V1").mods  # type: ignore[union-attr]
    scene = BothSets(edition="ru", own=own | unit, hand=("sniper", "oracle", "healer"), round=1)
    scene.play("order sniper", "mode yes", "card oracle", "card healer")
    assert not scene.piece("V1").mods  # type: ignore[union-attr]


# -------------------------------------------------------------------------------------------------------------------------------- leader
BORS = ("supervillain", "paladin")


@pytest.mark.rule("PT-RUL-104")
def test_leader_takes_no_damage_from_attacks_spells_and_orders() -> None:
    scene = BothSets(leaders=BORS, active=1, own={"V1": "witch"}, rival={"V2": "fighter", "R1": "assassin"})
    scene.play("1: attack V2>F2")
    assert scene.damage("F2") == 0
    scene = BothSets(leaders=BORS, active=1, rival={"R1": "assassin"}, wave="R").play("1: cast R1")
    assert scene.damage("F2") == 0
    assert BothSets(leaders=BORS, active=1, own={"V1": "witch"}, rival_hand=("knight",)).play("1: order knight").damage("F2") == 0


@pytest.mark.rule("PT-RUL-104")
def test_leader_an_attack_upon_him_has_happened_all_the_same() -> None:
    scene = BothSets(leaders=BORS, active=1, own={"V1": "witch", "F3": "berserker"}, rival={"V2": "fighter"}).play("1: attack V2>F2")
    assert (scene.damage("F2"), scene.damage("1.V2")) == (0, 2)


@pytest.mark.rule("PT-RUL-104")
def test_leader_loses_no_damage_by_others_and_gets_none_moved_onto_him() -> None:
    scene = BothSets(leaders=BORS, own={"F1": "priestess"}, damage=(5, 0), wave="F").play("cast F1", "number 0")
    assert scene.damage("F2") == 5
    scene = BothSets(leaders=BORS, active=1, own={}, rival={"V1": "witch/3", "R1": "chronicler"}, damage=(1, 6), wave="R")
    before = scene.damage("1.F2")
    scene.play("1: cast R1", waiting=None)
    assert scene.damage("F2") == 1
    assert scene.damage("1.F2") == before - 1


@pytest.mark.rule("PT-RUL-104")
def test_leader_takes_one_for_each_own_hero_that_the_check_defeats() -> None:
    """Nobody is asked which comes first."""
    own = {"V1": "witch/9", "V2": "oracle/9", "R1": "mystic"}
    scene = BothSets(leaders=BORS, active=1, own=own, rival={"V1": "healer/9"}).play("1: end", "end")
    assert scene.damage("F2") == 2


@pytest.mark.rule("PT-RUL-104")
def test_leader_takes_none_for_heroes_defeated_by_effects() -> None:
    scene = BothSets(leaders=BORS, active=1, own={"V1": "witch/1"}, rival={"V1": "healer"}, rival_hand=("assassin",))
    scene.play("1: order assassin", "1: pick 0.V1")
    assert (scene.stands("V1"), scene.damage("F2")) == ("corpse 0.witch", 0)


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.rule("PT-RUL-104", "PT-END-1")
def test_leader_without_heroes_he_is_routed_at_the_end_of_a_round(round: int) -> None:
    """Of the first, too; corpses are no heroes."""
    scene = BothSets(leaders=BORS, active=1, own={"V1": "corpse witch"}, rival={"V1": "healer"}, wave="R", round=round)
    scene.play("1: end", "end")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((Seat(1),), "PT-END-1")


@pytest.mark.rule("PT-RUL-104")
def test_leader_with_a_hero_the_round_just_ends() -> None:
    scene = BothSets(leaders=BORS, active=1, own={"V1": "witch"}, wave="R").play("1: end", "end")
    assert GAME.outcome(scene.state) is None


@pytest.mark.rule("PT-END-2", "PT-RUL-31", "PT-RUL-104")
def test_leader_copied_by_sagas_both_can_be_routed_at_once() -> None:
    scene = BothSets(leaders=("supervillain", "doppelganger"), wave="R", active=1).play("1: end", "end")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.rule == "PT-END-2"
