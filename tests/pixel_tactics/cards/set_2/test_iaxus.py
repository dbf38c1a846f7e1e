"""Iaxus the Shattered, who leads for the Sage: orders that come to the hand of the rival."""

from __future__ import annotations

from random import Random

import pytest

from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, BothSets

ORDER = "magical_knight"
RIVAL = {"V1": "knight", "V2": "witch"}


@pytest.mark.parametrize("leaders", [("sage", "paladin"), ("paladin", "sage")])
@pytest.mark.rule("PT-RUL-116", "PT-OWN-1")
def test_a_played_order_goes_to_the_hand_of_the_rival_whoever_plays_it(leaders: tuple[str, str]) -> None:
    scene = BothSets(leaders=leaders, rival=RIVAL, hand=(ORDER,)).play(f"order {ORDER}", "pick 1.V1")
    assert (scene.discard(), scene.hand(1)) == (set(), {f"0.{ORDER}"})
    assert [held.card for held in GAME.view(scene.state, None).players[1].hand] == [f"0.{ORDER}"]


@pytest.mark.rule("PT-RUL-116", "PT-OWN-1")
def test_notation_tells_equal_cards_of_two_owners_apart() -> None:
    scene = BothSets(leaders=("sage", "paladin"), rival=RIVAL, hand=(ORDER,), rival_hand=(ORDER,)).play(
        f"order {ORDER}", "pick 1.V1", "end"
    )
    view = GAME.view(scene.state, Seat(1))
    written = {GAME.format_action(view, act) for act in GAME.legal_actions(scene.state) if type(act).__name__ == "PlayOrder"}
    assert written == {f"order {ORDER}", f"order 0.{ORDER}"}
    for text in written:
        assert GAME.format_action(view, GAME.parse_action(view, text)) == text
    scene.play(f"1: order 0.{ORDER}", "1: pick 1.V1")
    assert (scene.hand(0), scene.hand(1)) == ({f"0.{ORDER}"}, {f"1.{ORDER}"})


@pytest.mark.rule("PT-OWN-1")
def test_a_name_without_owner_means_the_only_card_of_that_name_in_hand() -> None:
    scene = BothSets(leaders=("sage", "paladin"), rival=RIVAL, hand=(ORDER,)).play(f"order {ORDER}", "pick 1.V1", "end")
    view = GAME.view(scene.state, Seat(1))
    assert GAME.parse_action(view, f"order {ORDER}") == scene.action(f"1: order 0.{ORDER}")


@pytest.mark.rule("PT-OWN-1")
def test_a_card_of_the_rival_is_discarded_to_its_owners_pile_and_fights_for_who_recruits_it() -> None:
    scene = BothSets(leaders=("sage", "paladin"), rival=RIVAL, hand=(ORDER,)).play(f"order {ORDER}", "pick 1.V1", "end")
    scene.play(f"1: recruit 0.{ORDER} V3")
    assert scene.stands("1.V3") == f"0.{ORDER}"
    assert GAME.validate(scene.state) == ()


@pytest.mark.rule("PT-RUL-112", "PT-RUL-116")
def test_a_cancelled_order_goes_there_too_and_one_that_is_performed_stays() -> None:
    scene = BothSets(leaders=("sage", "mastermind"), rival=RIVAL, hand=(ORDER,), rival_hand=("oracle",))
    scene.play(f"order {ORDER}", "1: mode yes", "1: card oracle")
    assert scene.hand(1) == {f"0.{ORDER}"}
    scene = BothSets(leaders=("sage", "paladin"), own={"F1": "mastermind"}, rival=RIVAL, hand=(ORDER,), wave="F")
    scene.play("cast F1", f"card {ORDER}", "pick 1.V1")
    assert scene.hand() == {f"0.{ORDER}"}


@pytest.mark.rule("PT-OWN-1")
def test_determinizing_lays_hidden_cards_as_before() -> None:
    """What came from the rival is known; the rest of a hand is of its own deck."""
    scene = BothSets(leaders=("sage", "paladin"), rival=RIVAL, hand=(ORDER, "oracle"), rival_hand=("healer",))
    scene.play(f"order {ORDER}", "pick 1.V1")
    for seat in (Seat(0), Seat(1)):
        state = GAME.determinize(GAME.view(scene.state, seat), Random(1))
        assert GAME.validate(state) == ()
        assert GAME.view(state, seat) == GAME.view(scene.state, seat)


@pytest.mark.rule("PT-DMG-3")
def test_own_heroes_have_two_more_life() -> None:
    own = {"V1": "witch/5"}
    assert BothSets(leaders=("sage", "paladin"), active=1, own=own).play("1: end", "end").stands("V1") == "0.witch"


@pytest.mark.rule("PT-OWN-1")
def test_who_does_not_know_the_hand_reads_a_bare_name_as_the_players_own_card() -> None:
    """Another card of that name may lie in it."""
    scene = BothSets(leaders=("sage", "paladin"), rival=RIVAL, hand=(ORDER,), rival_hand=(ORDER,))
    scene.play(f"order {ORDER}", "pick 1.V1", "end")
    own = scene.action(f"1: order 1.{ORDER}")
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(scene.state, seat)
        assert GAME.parse_action(view, GAME.format_action(view, own)) == own
