"""What pointing at one thing of the picture may mean: the first action is the one whose refusal answers a person."""

from __future__ import annotations

import re

import pytest

from boardrules import Candidates, Dealer, capability, pixel_tactics
from boardrules.pixel_tactics import (
    Action,
    Attack,
    CardOption,
    Choose,
    ChooseLeader,
    Clear,
    Draw,
    LeaderAction,
    Move,
    PlayOrder,
    Recruit,
    Spot,
    SpotOption,
    State,
    Switch,
    View,
)
from boardrules.values import CHANCE, Seat
from tests.pixel_tactics.playing import GAME, random_game
from tests.pixel_tactics.scene import Scene
from tests.pixel_tactics.test_labels import OPTIONS


def meant(state: State, anchor: str, seat: int = 0) -> tuple[Action, ...]:
    return GAME.candidates(GAME.view(state, Seat(seat)), anchor)


def refused(state: State, anchor: str, seat: int = 0) -> str | None:
    """The key of the refusal of the likeliest action."""
    refusal = GAME.check(state, meant(state, anchor, seat)[0])
    return None if refusal is None else refusal.key


def test_the_game_answers_what_pointing_may_mean() -> None:
    assert capability(pixel_tactics, Candidates[View, Action]) is pixel_tactics


def test_a_card_of_the_hand_is_recruited_to_the_row_of_the_wave_or_played() -> None:
    state = Scene(own={"F1": "witch"}, hand=("knight",), wave="F").state
    found = meant(state, "card.0.knight")
    assert found[0] == Recruit(Seat(0), "0.knight", Spot(Seat(0), "F3"))
    assert PlayOrder(Seat(0), "0.knight") in found


def test_a_card_of_the_hand_for_which_the_row_has_no_room_is_answered_so() -> None:
    state = Scene(own={"V1": "witch", "V2": "healer", "V3": "mystic"}, hand=("knight",)).state
    assert refused(state, "card.0.knight") == "taken"


def test_an_empty_slot_outside_the_wave_is_answered_by_the_row() -> None:
    assert refused(Scene(hand=("knight",)).state, "0.R1") == "recruit-row"


def test_a_hero_outside_the_wave_is_answered_by_the_wave() -> None:
    scene = Scene(own={"F1": "knight"}, rival={"V1": "witch"})
    assert meant(scene.state, "0.F1")[0] == Attack(Seat(0), Spot(Seat(0), "F1"), Spot(Seat(1), "V1"), "melee")
    refusal = GAME.check(scene.state, meant(scene.state, "0.F1")[0])
    assert refusal is not None
    assert "wave" in refusal.message


def test_a_rivals_card_is_attacked_by_a_hero_of_the_wave_first() -> None:
    scene = Scene(own={"V2": "knight", "R1": "witch"}, rival={"V1": "mystic", "F1": "oracle"})
    first = meant(scene.state, "1.F1")[0]
    assert first == Attack(Seat(0), Spot(Seat(0), "V2"), Spot(Seat(1), "F1"), "melee")
    assert refused(scene.state, "1.F1") is not None
    assert refused(scene.state, "1.V1") is None


def test_corpses_leaders_decks_and_neighbours_have_their_own_actions() -> None:
    state = Scene(own={"V1": "corpse knight", "V2": "witch"}, rival={"V1": "corpse mystic"}).state
    assert meant(state, "0.V1")[0] == Clear(Seat(0), Spot(Seat(0), "V1"))
    assert Switch(Seat(0), Spot(Seat(0), "V1"), Spot(Seat(0), "V2")) in meant(state, "0.V2")
    assert meant(state, "deck.0") == (Draw(Seat(0)),)
    assert meant(state, "deck.1") == ()
    leads = Scene(leaders=("gunner", "paladin")).state
    acts = [action for action in meant(leads, "0.F2") if isinstance(action, LeaderAction)]
    assert acts == [action for action in GAME.legal_actions(leads, Seat(0)) if isinstance(action, LeaderAction)]


def test_an_answer_to_what_is_asked_comes_first() -> None:
    scene = Scene(hand=("assassin",), own={"V1": "knight"}, rival={"V1": "witch"}).play("order assassin", waiting=0)
    assert meant(scene.state, "1.V1")[0] == Choose(Seat(0), SpotOption(Spot(Seat(1), "V1")))


@pytest.mark.parametrize("anchor", ["1.R1", "0.V2", "1.C2", "seat.0", "deck.0"])
def test_what_answers_no_question_means_nothing(anchor: str) -> None:
    scene = Scene(hand=("assassin",), own={"V1": "knight"}, rival={"V1": "witch"}).play("order assassin", waiting=0)
    assert meant(scene.state, anchor) == ()


@pytest.mark.parametrize("anchor", ["0.C1", "1.V", "seat.1", "1.R2", "discard.0"])
def test_what_has_no_action_in_a_turn_means_nothing(anchor: str) -> None:
    assert meant(Scene(own={"V1": "knight"}, rival={"V1": "witch"}).state, anchor) == ()


def test_an_empty_slot_without_a_hand_is_answered_by_a_hero_that_may_still_move() -> None:
    scene = Scene(own={"V1": "knight", "V2": "mystic"}, rival={"V1": "witch"}).play("attack V1>V1")
    assert meant(scene.state, "0.V3")[0] == Move(Seat(0), Spot(Seat(0), "V2"), Spot(Seat(0), "V3"))


def test_a_leader_is_chosen_by_its_card() -> None:
    state = Dealer(1).deal(GAME, GAME.new_game())
    card = str(state.players[0].hand[0].card)
    assert meant(state, f"card.{card}") == (ChooseLeader(Seat(0), card),)
    assert Choose(Seat(0), CardOption(card)) not in meant(state, f"card.{card}")


@pytest.mark.parametrize("anchor", ["", "nothing", "card.9.knight", "card.", "4.V1", "0.X9", "seat.7", "row.nobody", "deck.x", "0.V1.2"])
def test_a_strange_anchor_means_nothing(anchor: str) -> None:
    assert meant(Scene().state, anchor) == ()


def test_a_spectator_means_nothing() -> None:
    view = GAME.view(Scene(hand=("knight",)).state, None)
    assert GAME.candidates(view, "deck.0") == ()


@pytest.mark.parametrize("mode", OPTIONS)
def test_each_anchor_has_at_most_forty_each_once_and_what_may_be_done_there_is_among_them(mode: str) -> None:
    """Of actions of a turn; answers to questions, too, unless they are words or numbers."""
    seen = 0
    for index, (state, legal, _) in enumerate(random_game(OPTIONS[mode], seed=7, plies=300)):
        if index % 13 or state.actor == CHANCE or not legal:
            continue
        by = legal[0].by
        view = GAME.view(state, by)
        for anchor in dict.fromkeys(re.findall(r'data-anchor="([^"]*)"', GAME.render_svg(view))):
            found = GAME.candidates(view, anchor)
            assert len(found) == len(set(found)) <= 40
            assert all(action.by == by for action in found)
        for action in legal:
            pointed = GAME.anchors(view, action)
            if pointed and action.by == by and not isinstance(action, Attack | Switch):
                everything = {one for anchor in pointed for one in GAME.candidates(view, anchor)}
                assert action in everything, (action, pointed)
                seen += 1
    assert seen > 20
