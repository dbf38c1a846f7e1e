"""Owners: whose a card is, in whosever hand or unit it is, as data of the position (PT-OWN-1)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules import InvalidState, Seat
from boardrules.pixel_tactics._positions.setup import setup
from boardrules.pixel_tactics._types.cards import owner_of
from boardrules.pixel_tactics._types.state import Held
from tests.pixel_tactics.reserve_cards import GAME, ReserveScene

OWN, RIVAL = Seat(0), Seat(1)


def owned(scene: ReserveScene, *cards: str) -> ReserveScene:
    """These cards of seat 0's deck belong to seat 1."""
    scene.state = replace(scene.state, owners=tuple([(card, RIVAL) for card in sorted(cards)]))
    assert GAME.validate(scene.state) == ()
    return scene


@pytest.mark.rule("PT-OWN-1")
def test_a_card_belongs_to_the_seat_of_its_deck_unless_the_position_says_otherwise() -> None:
    assert owner_of("0.knight") == OWN
    assert owner_of("0.knight", (("0.knight", RIVAL),)) == RIVAL


@pytest.mark.rule("PT-OWN-1", "PT-ACT-7")
def test_a_corpse_that_is_cleared_goes_to_its_owners_pile() -> None:
    scene = owned(ReserveScene(own={"V1": "corpse knight", "V2": "corpse witch"}), "0.knight").play("clear V1", "clear V2")
    assert (scene.discard(), scene.discard(1)) == ({"0.witch"}, {"0.knight"})


@pytest.mark.rule("PT-OWN-1", "PT-ATK-14")
def test_a_card_of_anothers_that_is_discarded_from_a_hand_goes_to_its_owner() -> None:
    scene = owned(ReserveScene(hand=("assassin", "healer"), own={"V1": "witch", "V2": "knight"}), "0.assassin")
    scene.play("order assassin", "pick V1", "order healer")
    assert (scene.discard(), scene.discard(1)) == ({"0.healer"}, {"0.assassin"})


@pytest.mark.rule("PT-OWN-1")
def test_a_hero_that_returns_to_a_hand_returns_to_its_owners() -> None:
    scene = owned(ReserveScene(edition="ru", hand=("knight", "witch"), rival_reserve={"S1": "hole"}), "0.witch")
    scene.play("recruit knight V1", "recruit witch V2")
    assert (scene.hand(), scene.hand(1)) == (set(), {"0.witch"})


@pytest.mark.rule("PT-OWN-1", "PT-OP-3")
def test_an_operation_ticks_for_the_player_in_whose_row_it_lies_and_goes_to_its_owners_pile() -> None:
    scene = owned(ReserveScene(edition="pl", reserve={"S1": "ward/1"}), "0.ward").play("end")
    assert (scene.reserve(), scene.discard(), scene.discard(1)) == ({}, set(), {"0.ward"})


@pytest.mark.rule("PT-OWN-1", "PT-TRAP-2")
def test_a_trap_works_for_the_player_in_whose_reserve_it_lies() -> None:
    scene = ReserveScene(edition="ru", hand=("knight",), rival_reserve={"S1": "pit"})
    scene.state = replace(scene.state, owners=(("1.pit", OWN),))
    scene.play("recruit knight V1")
    assert (scene.damage("V1"), scene.discard(), scene.discard(1)) == (2, {"1.pit"}, set())


@pytest.mark.rule("PT-OWN-1")
def test_pictures_say_whose_a_card_is_where_another_controls_it() -> None:
    scene = owned(ReserveScene(own={"V1": "knight"}), "0.knight")
    assert "V1*Knight of 1" in GAME.render_text(GAME.view(scene.state, OWN))
    assert "a card of Player 2" in GAME.render_svg(GAME.view(scene.state, OWN))


@pytest.mark.rule("PT-OWN-1", "PT-TRAP-1")
def test_nobody_learns_from_its_owner_which_card_is_hidden() -> None:
    laid = ReserveScene(edition="ru", hand=("witch",), own={"V1": "knight"}, reserve={"S1": "snare"})
    scene = owned(laid, "0.knight", "0.snare", "0.witch")
    assert [card for card, _ in GAME.view(scene.state, OWN).owners] == ["0.knight", "0.snare", "0.witch"]
    for seat in (RIVAL, None):
        assert [card for card, _ in GAME.view(scene.state, seat).owners] == ["0.knight"]


@pytest.mark.rule("PT-OWN-1")
def test_owners_are_part_of_the_description_of_a_position() -> None:
    described = replace(
        setup(own={"V1": "knight", "F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, hand=("witch",)),
        owners=(("0.knight", RIVAL), ("0.witch", RIVAL)),
    )
    state = GAME.set_up(described)
    assert GAME.setup_of(state) == described
    assert state.players[0].hand == (Held("0.witch", 1),)
    for owners in ((("0.knight", OWN),), (("0.knight", Seat(3)),), (("0.nobody", RIVAL),), (("0.witch", RIVAL), ("0.knight", RIVAL))):
        with pytest.raises(InvalidState):
            GAME.set_up(replace(described, owners=owners))
