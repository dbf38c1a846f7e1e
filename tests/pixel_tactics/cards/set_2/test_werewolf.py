"""The Werewolf's texts, and Karin Brandtford's."""

from __future__ import annotations

import pytest
from msgspec import structs

from boardrules.pixel_tactics import PlayOrder
from boardrules.pixel_tactics._types.options import EditionId
from tests.pixel_tactics.scene import BothSets

ALL = pytest.mark.parametrize("edition", ["pl", "first", "en", "ru"])


@pytest.mark.rule("PT-ACT-17", "PT-FLOW-2")
def test_vanguard_attacks_and_gives_an_action() -> None:
    scene = BothSets(own={"V1": "werewolf"}, rival={"V1": "witch"}).play("cast V1", "attack V1>V1")
    assert (scene.damage("1.V1"), scene.state.budget.actions) == (3, 2)


@pytest.mark.rule("PT-FAQ-6")
def test_flank_a_vanguard_hero_attacks_and_there_is_an_action_more() -> None:
    own = {"F1": "werewolf", "V1": "fighter", "V2": "knight", "R3": "witch"}
    scene = BothSets(own=own, rival={"V1": "oracle"}, wave="F").play("cast F1", "attack V1>F2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (4, 2)


@pytest.mark.rule("PT-ATK-8")
def test_flank_without_a_vanguard_there_is_the_action_alone() -> None:
    scene = BothSets(own={"F1": "werewolf"}, wave="F").play("cast F1")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (0, 2)


@pytest.mark.rule("PT-DMG-5")
def test_rear_defeats_itself_and_another_hero() -> None:
    scene = BothSets(own={"R1": "werewolf"}, rival={"V1": "knight", "F1": "witch"}, wave="R").play("cast R1", "pick 1.F1")
    assert (scene.stands("R1"), scene.stands("1.F1")) == ("corpse 0.werewolf", "corpse 1.witch")


@pytest.mark.rule("PT-FAQ-19")
def test_order_draws_three_then_discards_two_of_the_hand() -> None:
    scene = BothSets(hand=("werewolf", "knight"), top=("witch", "oracle", "healer"))
    scene.play("order werewolf", "card knight", "card oracle")
    assert (scene.hand(), scene.discard()) == ({"0.witch", "0.healer"}, {"0.werewolf", "0.knight", "0.oracle"})


# -------------------------------------------------------------------------------------------------------------------------------- Karin
def karin(edition: EditionId, own: dict[str, str], wave: str = "V", actions: int = 2, leader: str = "werewolf") -> BothSets:
    """Seat 0 is led by Karin."""
    return BothSets(edition=edition, leaders=(leader, "paladin"), own=own, wave=wave, actions=actions)


@ALL
@pytest.mark.rule("PT-RUL-124", "PT-ACT-15")
def test_leader_melee_attacks_are_free(edition: EditionId) -> None:
    scene = karin(edition, {"V1": "fighter", "V2": "witch"}, actions=0).play("attack V1>F2", "attack V2>F2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (5, 0)


@ALL
@pytest.mark.rule("PT-RUL-124")
def test_leader_ranged_attacks_and_spells_are_not_free(edition: EditionId) -> None:
    own = {"V1": "planestalker", "V2": "plaguebearer"}
    scene = karin(edition, own, actions=0)
    assert scene.refused("shoot V1>F2") == "PT-FLOW-2"
    assert scene.refused("cast V2") == "PT-FLOW-2"
    assert karin(edition, own).play("shoot V1>F2").state.budget.actions == 1


@ALL
@pytest.mark.rule("PT-RUL-124")
def test_leader_nobody_attacks_twice_in_a_wave_not_even_by_a_text(edition: EditionId) -> None:
    scene = karin(edition, {"V1": "fighter", "V2": "mascot", "V3": "knight"}).play("attack V1>F2", "cast V2")
    assert scene.damage("1.F2") == 7  # the Fighter's four and the Knight's three: nobody else is left to let attack
    assert scene.refused("attack V3>F2") == "PT-RUL-124"


@ALL
@pytest.mark.rule("PT-RUL-124")
def test_leader_the_leader_attacks_once_too(edition: EditionId) -> None:
    scene = karin(edition, {"F1": "overlord"}, wave="F").play("cast F1")
    assert scene.damage("1.F2") == 4
    assert scene.refused("attack F2>F2") == "PT-RUL-124"


@ALL
@pytest.mark.rule("PT-RUL-124")
def test_leader_an_attack_of_a_spells_own_hero_is_one_attack_with_it(edition: EditionId) -> None:
    scene = karin(edition, {"V1": "1.werewolf", "V2": "mascot"}).play("cast V1")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (3, 2)
    scene.play("cast V2")  # the Werewolf has attacked, and there is no other
    assert scene.damage("1.F2") == 3


@pytest.mark.rule("PT-RUL-124", "PT-ACT-4")
@pytest.mark.parametrize(("edition", "casts"), [("pl", False), ("first", False), ("en", True), ("ru", True)])
def test_leader_a_hero_that_was_let_attack_casts_where_spells_are_no_attacks(edition: EditionId, *, casts: bool) -> None:
    scene = karin(edition, {"V1": "plaguebearer", "V2": "mascot"}).play("cast V2")
    assert scene.damage("1.F2") == 3
    if casts:
        assert scene.can("cast V1")
    else:
        assert scene.refused("cast V1") == "PT-RUL-124"


@pytest.mark.rule("PT-RUL-124", "PT-ACT-4")
@pytest.mark.parametrize(("edition", "dealt"), [("pl", 0), ("first", 0), ("en", 3), ("ru", 3)])
def test_leader_a_hero_that_has_cast_is_let_attack_where_spells_are_no_attacks(edition: EditionId, dealt: int) -> None:
    scene = karin(edition, {"V1": "plaguebearer", "V2": "mascot"}).play("cast V1", "mode 1.C1", "cast V2")
    assert scene.damage("1.F2") == dealt


@pytest.mark.rule("PT-RUL-124")
def test_leader_in_the_next_wave_they_attack_again() -> None:
    scene = karin("pl", {"F1": "overlord", "V1": "witch"}, wave="F").play("cast F1")
    assert scene.damage("1.F2") == 4
    scene.play(*["end", "1: end"] * 2, "1: end", "end", "1: end", "attack F2>F2")
    assert scene.damage("1.F2") == 8


@pytest.mark.rule("PT-RUL-124", "PT-RUL-126")
def test_leader_free_beats_longer() -> None:
    scene = BothSets(leaders=("werewolf", "paladin"), own={"R1": "warmage"}, wave="R").play("attack R1>F2")
    assert scene.state.budget.actions == 2


@ALL
@pytest.mark.rule("PT-RUL-124")
def test_leader_the_rival_is_not_bound(edition: EditionId) -> None:
    own = {"V1": "fighter", "V2": "mascot"}
    scene = BothSets(edition=edition, leaders=("paladin", "werewolf"), own=own).play("attack V1>F2", "cast V2")
    assert (scene.damage("1.F2"), scene.state.budget.actions) == (8, 0)


@pytest.mark.rule("PT-ACT-15", "PT-FLOW-2")
def test_leader_beside_prices_that_depend_on_the_actor_a_limit_of_free_orders_still_holds() -> None:
    scene = BothSets(edition="en", leaders=("mystic", "werewolf"), hand=("knight",), actions=0)
    assert scene.can("order knight")
    player = structs.replace(scene.state.players[0], orders=(2, 2))
    scene.state = structs.replace(scene.state, players=(player, scene.state.players[1]))
    assert not any(isinstance(action, PlayOrder) for action in scene.game.legal_actions(scene.state))
