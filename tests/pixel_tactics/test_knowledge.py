"""Cards between zones: who knows them on the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics._types.state import Deck, Held
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

OWNER, RIVAL = Seat(0), Seat(1)


def nothing_but_the_bottom(own: dict[str, str], wave: str, *bottom: str) -> Scene:
    """A deck of equal leaders that were put under it, which everybody has seen (PT-SET-4); all its other cards are discarded."""
    scene = Scene(edition="first", cards="set_1", own=own, wave=wave)
    player, rival = scene.state.players
    gone = tuple(card for card in player.deck.rest if card[2:] not in bottom)
    deck = Deck((), (), tuple(Held(f"0.{name}", 15) for name in bottom))
    scene.state = replace(scene.state, players=(replace(player, deck=deck, discard=gone), rival))
    return scene


@pytest.mark.rule("PT-SET-4", "PT-RUL-58")
def test_cards_that_all_knew_and_that_are_sorted_unseen_are_known_to_their_player_alone() -> None:
    scene = nothing_but_the_bottom({"R1": "summoner"}, "R", "knight", "witch", "healer")
    scene.play("cast R1", "card knight", "card witch", "card healer")
    for seat, hand, top in ((OWNER, "0.knight", "0.witch"), (RIVAL, None, None)):
        seen = GAME.view(scene.state, seat).players[0]
        assert [held.card for held in seen.hand] == [hand]
        assert [held.card for held in seen.top] == [top]
    assert "0.healer" in scene.discard()


@pytest.mark.rule("PT-SET-4")
def test_the_order_of_cards_that_all_knew_is_known_to_who_laid_them_back_alone() -> None:
    scene = nothing_but_the_bottom({"F1": "oracle"}, "F", "knight", "witch", "healer")
    scene.play("cast F1", "card witch", "card healer", "card knight")
    for seat, top in ((OWNER, ["0.witch", "0.healer", "0.knight"]), (RIVAL, [None, None, None]), (None, [None, None, None])):
        assert [held.card for held in GAME.view(scene.state, seat).players[0].top] == top


@pytest.mark.rule("PT-SET-4")
def test_a_single_card_that_all_knew_stays_known() -> None:
    scene = nothing_but_the_bottom({"F1": "oracle"}, "F", "knight").play("cast F1", "card knight")
    assert [held.card for held in GAME.view(scene.state, RIVAL).players[0].top] == ["0.knight"]


@pytest.mark.rule("PT-SET-4", "PT-ACT-1")
def test_cards_under_the_deck_are_drawn_one_after_another_in_their_order() -> None:
    scene = nothing_but_the_bottom({}, "V", "knight", "witch", "healer").play("draw", "draw")
    assert scene.hand() == {"0.knight", "0.witch"}
    assert [held.card for held in scene.state.players[0].deck.bottom] == ["0.healer"]
