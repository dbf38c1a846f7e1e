"""What is worked out before anything is drawn."""

from __future__ import annotations

import pytest

from boardrules.pixel_tactics import Options
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import keyword, life, strength
from boardrules.pixel_tactics._render.summary import Standing, Summary, summarize
from boardrules.pixel_tactics._types.state import State
from boardrules.values import Seat

from .playing import GAME, random_game
from .scene import Scene


def summary(state: State, seat: int | None = 0) -> Summary:
    view = GAME.view(state, None if seat is None else Seat(seat))
    return summarize(*GAME.compiled(state.options), view, GAME.facts(view))


def standing(scene: Scene, slot: str, seat: int = 0) -> Standing:
    return next(card for card in summary(scene.state).sides[seat].unit if isinstance(card, Standing) and card.slot == slot)


def test_all_viewers_are_shown_the_numbers_that_the_rules_use() -> None:
    """From a view, without what is hidden, the same strength, life and keywords come out as from the state."""
    for index, (state, _, _) in enumerate(random_game(Options(cards=("set_1_first",)), seed=6, plies=1200)):
        if index % 13 or state.phase != "play":
            continue
        position = GAME.position(state)
        for seat, side in enumerate(summary(state, (0, 1, None)[index % 3]).sides):
            pieces = [piece for piece in state.players[seat].unit if piece is not None]
            cards = [card for card in side.unit if isinstance(card, Standing)]
            for piece, card in zip(pieces, cards, strict=True):
                found = position.find(piece.card)
                assert found is not None
                assert (card.card, card.damage) == (piece.card, piece.damage)
                if piece.face != "corpse":
                    assert (card.life, card.intercept) == (life(position, found), keyword(position, found, "intercept"))
                    kind = "melee" if card.melee or not card.ranged else "ranged"
                    assert card.strength == strength(position, found, None, kind)


@pytest.mark.rule("PT-ATK-4")
def test_a_view_taken_apart_is_read_and_not_played_on() -> None:
    """The numbers of the deck are those of the view, cards that nobody named are not made up, and no state comes out."""
    scene = Scene()
    view = GAME.view(scene.state, Seat(0))
    position = Position(*GAME.compiled(view.options), view)
    assert [hand.deck_size for hand in position.seats] == [player.deck for player in view.players]
    assert position.seats[1].hand == view.players[1].hand
    with pytest.raises(TypeError, match="view"):
        position.frozen()


def test_the_strength_of_a_card_that_can_only_shoot_is_that_of_its_ranged_attack() -> None:
    """Hikaru Sorayama's +3 is for melee only."""
    scene = Scene(leaders=("fighter", "paladin"), own={"V1": "knight", "R1": "gunner", "R2": "oracle"})
    assert standing(scene, "R1").strength == 5
    assert standing(scene, "R2").strength == 5
    assert standing(scene, "V1").strength == 6


@pytest.mark.rule("PT-ATK-11")
def test_a_leader_that_copies_shows_the_copied_numbers_under_its_own_name() -> None:
    leader = standing(Scene(leaders=("doppelganger", "gunner")), "F2")
    assert (leader.name, leader.strength, leader.life, leader.ranged) == ("Sagas Seities", 5, 18, True)


@pytest.mark.rule("PT-DMG-4")
def test_a_corpse_has_no_numbers_unless_a_text_lets_it_attack() -> None:
    corpse = standing(Scene(own={"V1": "corpse knight"}), "V1")
    assert (corpse.strength, corpse.melee, corpse.intercept, corpse.lethal) == (None, False, False, False)
    assert standing(Scene(cards="set_1_first", leaders=("witch", "paladin"), own={"V1": "corpse knight"}), "V1").strength == 3


def test_what_a_card_did_in_this_wave_is_said() -> None:
    scene = Scene(own={"V1": "knight", "V2": "witch"}, rival={"V1": "knight"}, hand=("oracle",), actions=4)
    scene.play("attack V1>V1", "recruit oracle V3", "move V2 R2")
    assert [standing(scene, slot).deeds for slot in ("V1", "V3", "R2")] == [("struck",), ("new",), ("moved",)]
