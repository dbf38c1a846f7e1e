"""Every position that fits a view."""

from __future__ import annotations

from itertools import islice, pairwise
from math import comb, perm
from random import Random

import pytest
from msgspec.structs import replace

from boardrules import Dealer, InvalidState, Rng, Seat, pixel_tactics, pixies
from boardrules.pixel_tactics import Deck, Held, Options, State
from boardrules.puzzles import worlds_of
from tests.puzzles.trees import ME, TreeGame, View
from tests.puzzles.trees import State as TreeState


class TwoCards(TreeGame):
    """What is hidden is put together from two answers of the rng, the second of which has as many as the first says."""

    def determinize(self, view: View, rng: Rng) -> TreeState:
        first = rng.randrange(3)
        return TreeState(view.path, 10 * first + rng.randrange(first + 1))


def test_of_a_game_that_does_not_list_them_they_are_all_that_determinize_can_make() -> None:
    game = TwoCards("win")
    assert [world.card for world in worlds_of(game, game.view(TreeState(), ME))] == [0, 10, 11, 20, 21, 22]


def test_where_nothing_is_hidden_there_is_one() -> None:
    state = Dealer(seed=7).deal(pixies, pixies.new_game())
    assert list(worlds_of(pixies, pixies.view(state, Seat(0)))) == [state]


def middle(seed: int, options: Options, plies: int) -> State:
    dealer, rng = Dealer(seed), Random(seed)
    state = pixel_tactics.new_game(options)
    for _ in range(plies):
        state = dealer.deal(pixel_tactics, state)
        state = pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state)))
    return dealer.deal(pixel_tactics, state)


@pytest.mark.parametrize("mode", ["duel", "teams", "pool"])
def test_they_all_have_that_view_and_the_position_is_one_of_them(mode: pixel_tactics.Mode) -> None:
    state = middle(3, Options(mode=mode, cards=("set_1", "set_2") if mode == "pool" else ()), 40)
    assert state.phase == "play"
    seen = pixel_tactics.view(state, Seat(0))
    some = list(islice(worlds_of(pixel_tactics, seen), 300))
    assert len(set(some)) == len(some) > 1
    assert all(pixel_tactics.view(world, Seat(0)) == seen for world in some)
    assert all(pixel_tactics.validate(world) == () for world in some[::50])


def test_they_are_as_many_as_there_are_hands() -> None:
    described = pixel_tactics.setup(
        own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, hand=("knight",), rival_hand=("witch", "oracle")
    )
    state = pixel_tactics.set_up(described)
    worlds = list(pixel_tactics.worlds(pixel_tactics.view(state, Seat(0))))
    unseen = len(state.players[1].deck.rest) + 2
    assert state in worlds
    assert len(worlds) == len(set(worlds)) == comb(unseen, 2)
    assert len(list(islice(pixel_tactics.worlds(pixel_tactics.view(state, None)), 10**5))) == comb(unseen, 2) * unseen


def test_known_cards_stay_and_the_order_on_top_of_a_deck_counts() -> None:
    described = pixel_tactics.setup(own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, rival_hand=("witch", Held("1.oracle", 3)))
    state = pixel_tactics.set_up(described)
    deck = state.players[1].deck
    top = Deck((Held(deck.rest[0], 2), Held(deck.rest[1], 2)), deck.rest[2:], ())
    state = replace(state, players=(state.players[0], replace(state.players[1], deck=top)))
    worlds = list(pixel_tactics.worlds(pixel_tactics.view(state, Seat(0))))
    assert len(worlds) == perm(len(deck.rest) + 1, 3)
    assert all(Held("1.oracle", 3) in world.players[1].hand for world in worlds)
    assert state in worlds


def test_a_card_face_down_in_a_reserve_is_a_trap() -> None:
    game = pixel_tactics.with_cards(pixel_tactics, pixel_tactics.workshop())
    options = Options(edition="ru", cards=("set_1", "workshop"))
    pit, snare, *_ = sorted(game.compiled(options)[0].traps)
    described = pixel_tactics.setup(
        own={"F2": "leader:vampire"}, rival={"F2": "leader:paladin"}, rival_reserve={"S1": pit, "S3": snare}, options=options
    )
    state = game.set_up(described)
    worlds = list(game.worlds(game.view(state, Seat(0))))
    laid = [(world.players[1].reserve[0], world.players[1].reserve[2]) for world in worlds]
    traps = {card for pair in laid for card in pair if card is not None}
    assert state in worlds
    assert all(card.face == "trap" for card in traps)
    assert len(laid) == len(set(laid)) == perm(len(traps), 2) > 1


def test_while_leaders_are_chosen_they_are_not_listed() -> None:
    state = Dealer(seed=7).deal(pixel_tactics, pixel_tactics.new_game())
    with pytest.raises(InvalidState, match="when the leaders are revealed"):
        list(pixel_tactics.worlds(pixel_tactics.view(state, Seat(0))))


def test_a_turn_of_pixel_tactics_lasts_until_the_next_begins() -> None:
    state = middle(5, Options(), 60)
    rng, dealer = Random(5), Dealer(5)
    turns = [(pixel_tactics.turn_of(state), state)]
    while pixel_tactics.outcome(state) is None:
        state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state))))
        turns.append((pixel_tactics.turn_of(state), state))
    for (before, earlier), (after, later) in pairwise(turns):
        assert after >= before
        if later.phase == "play" and not earlier.stack and not later.stack:
            assert (before == after) == (earlier.actor == later.actor and earlier.clock == later.clock)
    assert len({turn for turn, _ in turns}) > 20


@pytest.mark.rule("PT-2V2-5", "PT-2V2-8")
def test_no_turn_comes_again_when_leaders_fall_and_rounds_are_played_alone() -> None:
    alone = 0
    for seed in range(2):
        rng, dealer = Random(seed), Dealer(seed)
        state = dealer.deal(pixel_tactics, pixel_tactics.new_game(Options(mode="teams", edition="ru", long_game=True)))
        turns = [pixel_tactics.turn_of(state)]
        while pixel_tactics.outcome(state) is None:
            state = dealer.deal(pixel_tactics, pixel_tactics.apply(state, rng.choice(pixel_tactics.legal_actions(state))))
            alone += state.clock.lone is not None
            if pixel_tactics.turn_of(state) != turns[-1]:
                turns.append(pixel_tactics.turn_of(state))
        assert len(set(turns)) == len(turns)
    assert alone > 20


def test_who_else_knows_a_card_is_not_told_apart() -> None:
    """Who of the others has seen a card changes nothing that anybody may do."""
    state = middle(3, Options(mode="teams"), 40)
    empty = []
    for player in state.players:
        cards = [*player.deck.rest, *(held.card for held in player.hand if held.card is not None)]
        empty.append(replace(player, hand=(), deck=replace(player.deck, rest=tuple(sorted(cards)))))
    card, *rest = empty[1].deck.rest
    rival = replace(empty[1], hand=(Held(card, 1 << 1),), deck=Deck((), tuple(rest), ()))
    state = replace(state, players=(empty[0], rival, *empty[2:]))
    known = replace(state, players=(empty[0], replace(rival, hand=(Held(card, 1 << 1 | 1 << 3),)), *empty[2:]))
    assert pixel_tactics.validate(known) == ()
    assert pixel_tactics.view(known, Seat(0)) == pixel_tactics.view(state, Seat(0))
    worlds = list(pixel_tactics.worlds(pixel_tactics.view(known, Seat(0))))
    assert state in worlds
    assert len(worlds) == len(rest) + 1
