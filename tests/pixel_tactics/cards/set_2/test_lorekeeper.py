"""The Lorekeeper, by the Polish rules unless a test names an edition."""

from __future__ import annotations

import pytest

from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets

FOUR = ("knight", "witch", "oracle", "mystic")


@pytest.mark.parametrize(("held", "dealt"), [(FOUR, 5), (FOUR[:3], 2)])
@pytest.mark.rule("PT-ATK-1")
def test_vanguard_three_more_with_four_cards_in_hand(held: tuple[str, ...], dealt: int) -> None:
    scene = BothSets(own={"V1": "lorekeeper"}, rival={"V1": "fighter"}, hand=held).play("attack V1>V1")
    assert scene.damage("1.V1") == dealt


@pytest.mark.rule("PT-ACT-4", "PT-RUL-58")
def test_flank_orders_four_cards_and_draws_the_first() -> None:
    scene = BothSets(own={"F1": "lorekeeper"}, wave="F", top=FOUR).play(
        "cast F1", "card mystic", "card oracle", "card witch", "card knight"
    )
    assert scene.hand() == {"0.mystic"}
    assert [held.card for held in scene.state.players[0].deck.top] == ["0.oracle", "0.witch", "0.knight"]


@pytest.mark.rule("PT-ACT-4")
def test_rear_shows_both_tops_and_leaves_or_discards_each() -> None:
    scene = BothSets(own={"R1": "lorekeeper"}, wave="R", top=("knight", "witch"), deck=("knight", "witch"))
    scene.play("cast R1", waiting=-1)
    scene.play("drawn 1.oracle", waiting=0)
    assert [held.card for held in GAME.view(scene.state, None).players[1].top] == ["1.oracle"]
    assert [held.card for held in GAME.view(scene.state, Seat(1)).players[0].top] == ["0.knight", None]
    scene.play("mode discard", "mode top")
    assert (scene.discard(), scene.discard(1), scene.hand()) == ({"0.knight"}, set(), {"0.witch"})
    assert [held.card for held in scene.state.players[1].deck.top] == ["1.oracle"]


@pytest.mark.rule("PT-ACT-19")
def test_rear_an_empty_deck_is_passed_over() -> None:
    scene = BothSets(own={"R1": "lorekeeper"}, wave="R", deck=()).play("cast R1", waiting=-1)
    scene.play("drawn 1.oracle", "mode discard")
    assert (scene.discard(1), scene.hand()) == ({"1.oracle"}, set())


@pytest.mark.parametrize(("n", "theirs"), [(0, 0), (1, 0), (2, 1), (3, 2)])
@pytest.mark.rule("PT-ACT-6", "PT-ATK-8")
def test_order_draws_up_to_three_and_the_rival_one_less(n: int, theirs: int) -> None:
    scene = BothSets(hand=("lorekeeper",), top=FOUR)
    scene.play("order lorekeeper", waiting=0)
    assert not scene.can("number 4")
    scene.play(f"number {n}", waiting=-1 if theirs else None)
    for k in range(theirs):
        scene.play(f"drawn 1.{FOUR[k]}", waiting=-1 if k + 1 < theirs else None)
    assert (len(scene.hand()), len(scene.hand(1))) == (n, theirs)


@pytest.mark.rule("PT-ACT-19")
def test_order_draws_no_more_than_there_are() -> None:
    scene = BothSets(hand=("lorekeeper",), deck=("knight", "lorekeeper")).play("order lorekeeper", waiting=0)
    assert not scene.can("number 2")


@pytest.mark.parametrize(("held", "drawn"), [(FOUR[:3], True), (FOUR, False)])
@pytest.mark.rule("PT-FLOW-3")
def test_leader_draws_at_the_end_of_each_wave_with_fewer_than_four(held: tuple[str, ...], *, drawn: bool) -> None:
    scene = BothSets(leaders=("lorekeeper", "paladin"), hand=held, top=("healer",)).play("end", "1: end")
    assert ("0.healer" in scene.hand()) == drawn
