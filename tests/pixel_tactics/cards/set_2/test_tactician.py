"""The Tactician's texts, and Amon Elcela's."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets


@pytest.mark.rule("PT-ATK-5")
def test_vanguard_intercepts() -> None:
    scene = BothSets(own={"V1": "planestalker"}, rival={"V1": "tactician", "F1": "witch"})
    assert scene.refused("shoot V1>F1") == "PT-ATK-5"


@pytest.mark.rule("PT-RUL-107")
def test_vanguard_takes_no_more_than_two_from_one_attack() -> None:
    scene = BothSets(own={"V1": "fighter", "V2": "mascot", "V3": "knight"}, rival={"V1": "tactician"}).play("attack V1>V1", "attack V2>V1")
    assert scene.damage("1.V1") == 3


@pytest.mark.rule("PT-DMG-5")
def test_vanguard_orders_are_no_attacks() -> None:
    assert BothSets(rival={"V1": "tactician"}, hand=("pyromancer",)).play("order pyromancer").damage("1.V1") == 7


@pytest.mark.rule("PT-RUL-107")
def test_vanguard_its_player_puts_the_limit_and_a_reduction_in_order() -> None:
    """Four, of which two at most or one less."""

    def scene() -> BothSets:
        return BothSets(leaders=("paladin", "knight"), own={"V1": "fighter"}, rival={"V1": "tactician"}).play("attack V1>V1", waiting=1)

    assert scene().refused("1: number 3") == "PT-RUL-107"
    assert scene().play("1: number 1").damage("1.V1") == 1
    assert scene().play("1: number 2").damage("1.V1") == 2
    assert GAME.validate(scene().state) == ()
    asked = GAME.pending(scene().state, Seat(1))
    assert asked is not None
    assert (asked.key, asked.rule, dict(asked.params)["card"]) == ("damage.order", "PT-RUL-107", "1.tactician")


@pytest.mark.rule("PT-RUL-107")
def test_vanguard_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    """An attack of two, with Cadenza: one is left either way."""
    scene = BothSets(leaders=("paladin", "knight"), own={"V1": "witch"}, rival={"V1": "tactician"}).play("attack V1>V1")
    assert scene.damage("1.V1") == 0


@pytest.mark.rule("PT-ATK-5")
def test_flank_lends_intercept_to_the_vanguard() -> None:
    rival = {"F3": "tactician", "V1": "witch", "F1": "oracle", "R1": "healer"}
    scene = BothSets(own={"V1": "planestalker"}, rival=rival)
    assert scene.refused("shoot V1>F1") == "PT-ATK-5"
    assert scene.can("shoot V1>F3")


@pytest.mark.rule("PT-RUL-3")
def test_rear_the_vanguard_takes_two_less_but_at_least_one() -> None:
    rival = {"R3": "tactician", "V1": "witch", "F2": "oracle", "V2": "mystic"} | {"F1": "oracle"}
    del rival["F2"]
    scene = BothSets(own={"V1": "fighter", "V2": "mascot"}, rival=rival).play("attack V1>V1", "attack V2>V2")
    assert (scene.damage("1.V1"), scene.damage("1.V2")) == (2, 1)


@pytest.mark.rule("PT-RUL-3")
def test_rear_only_in_the_vanguard_and_only_attacks() -> None:
    rival = {"R3": "tactician", "F1": "oracle", "V2": "mystic"}
    assert BothSets(own={"V1": "fighter"}, rival=rival).play("attack V1>F1").damage("1.F1") == 4
    assert BothSets(rival=rival, hand=("pyromancer",)).play("order pyromancer").damage("1.V2") == 7


@pytest.mark.rule("PT-ACT-4")
@pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])
def test_leader_each_hero_can_cast_a_spell_that_heals(edition: EditionId) -> None:
    scene = BothSets(edition=edition, leaders=("tactician", "paladin"), own={"V1": "witch/3", "V2": "knight/6"}, damage=(5, 0))
    scene.play("cast V1 tactician.L", "cast V2 tactician.L")
    assert (scene.damage("V1"), scene.damage("V2"), scene.damage("F2")) == (0, 2, 3)


@pytest.mark.rule("PT-ACT-4", "PT-ACT-3")
def test_leader_it_takes_the_place_of_the_attack_and_needs_the_wave() -> None:
    scene = BothSets(leaders=("tactician", "paladin"), own={"V1": "witch/3", "R1": "knight/6"}).play("cast V1 tactician.L")
    assert scene.refused("attack V1>F2") == "PT-ACT-4"
    assert scene.refused("cast R1 tactician.L") == "PT-ACT-3"


@pytest.mark.rule("PT-ACT-4")
def test_leader_it_comes_beside_a_heros_own_spell() -> None:
    scene = BothSets(leaders=("tactician", "paladin"), own={"R1": "plaguebearer/3"}, rival={"V1": "witch"}, wave="R")
    assert scene.can("cast R1")
    scene.play("cast R1 tactician.L")
    assert scene.damage("R1") == 0


@pytest.mark.rule("PT-ACT-4")
def test_leader_heroes_of_the_rival_do_not_have_it() -> None:
    scene = BothSets(leaders=("paladin", "tactician"), own={"V1": "witch/3"})
    assert scene.refused("cast V1 tactician.L") == "PT-ACT-4"


@pytest.mark.rule("PT-RUL-29")
def test_leader_a_doppelganger_is_asked_which_spell_it_copies() -> None:
    own = {"R1": "doppelganger", "R2": "plaguebearer/1", "R3": "witch"}
    scene = BothSets(leaders=("tactician", "paladin"), own=own, rival={"V1": "healer"}, wave="R", damage=(5, 0))
    scene.play("cast R1", "pick R2", waiting=0)
    assert scene.can("mode tactician.L")
    scene.play("mode plaguebearer.R", "mode 1.V")
    assert scene.damage("1.V1") == 2


@pytest.mark.rule("PT-RUL-31")
def test_leader_sagas_grants_it_to_his_own_heroes() -> None:
    scene = BothSets(leaders=("doppelganger", "tactician"), own={"V1": "witch/3"}, damage=(5, 0)).play("cast V1 tactician.L")
    assert (scene.damage("V1"), scene.damage("F2")) == (0, 4)


# ------------------------------------------------------------------------------------------------------------------------------- operation
@pytest.mark.parametrize(("edition", "tokens"), [("pl", "/4"), ("ru", "/4"), ("first", "")])
@pytest.mark.rule("PT-OP-6", "PT-RUL-107")
def test_operation_heroes_and_leader_take_two_less_from_attacks(edition: EditionId, tokens: str) -> None:
    scene = BothSets(edition=edition, own={"V1": "fighter"}, rival={"V1": "witch"}, rival_reserve={"S2": f"tactician{tokens}"})
    assert scene.play("attack V1>V1").damage("1.V1") == 2
    scene = BothSets(edition=edition, own={"V1": "fighter"}, rival_reserve={"S2": f"tactician{tokens}"})
    assert scene.play("attack V1>F2").damage("1.F2") == 2


@pytest.mark.rule("PT-OP-6", "PT-DMG-5")
def test_operation_does_not_lessen_what_no_attack_deals() -> None:
    scene = BothSets(hand=("pyromancer",), rival={"V1": "knight"}, rival_reserve={"S1": "tactician/4"}).play("order pyromancer")
    assert scene.damage("1.V1") == 7


@pytest.mark.rule("PT-OP-6", "PT-RUL-107")
def test_operation_may_come_after_a_cap() -> None:
    """The Tactician in the vanguard takes no more than two, and of these two less if its player likes; the operation is seat 0's card."""
    capped = BothSets(own={"V1": "fighter"}, rival={"V1": "tactician"}).play("attack V1>V1")
    assert capped.damage("1.V1") == 2
    scene = BothSets(own={"V1": "fighter"}, rival={"V1": "tactician"}, rival_reserve={"S1": "0.tactician/4"})
    assert scene.play("attack V1>V1", "1: number 0").damage("1.V1") == 0
