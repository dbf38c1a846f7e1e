"""The series, edition by edition (PT-SER); its outcomes one by one are in test_series."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec import structs

from boardrules.pixel_tactics import EndTurn, Match, State
from boardrules.pixel_tactics._types_state import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)
DEADLY: Final = 40


def after(edition: EditionId, best_of: int, damage: tuple[int, int], series: tuple[Match, ...] = ()) -> State:
    """What follows a match that ends with the vanguard wave of its second round; seat 1 was first in its first."""
    scene = Scene(edition=edition, damage=damage, leaders=("paladin", "gunner"))
    options = structs.replace(scene.state.options, best_of=best_of)
    state = structs.replace(scene.state, options=options, series=series)
    for seat in (0, 1):
        state = GAME.apply(state, EndTurn(Seat(seat)))
    return state


def dealt(state: State) -> State:
    """With the opening hands."""
    while GAME.chance(state):
        state = GAME.apply(state, GAME.chance_action(state, 0))
    return state


@IN_EACH
@pytest.mark.rule("PT-SER-1")
@pytest.mark.parametrize(("best_of", "before", "over"), [(1, 0, True), (3, 0, False), (3, 1, True), (5, 1, False), (5, 2, True)])
def test_two_trophies_of_three_or_three_of_five_win(edition: EditionId, best_of: int, before: int, *, over: bool) -> None:
    series = (Match(Seat(0), "PT-END-1", (before, 0)),) if before else ()
    state = after(edition, best_of, (0, DEADLY), series)
    outcome = GAME.outcome(state)
    assert (outcome is not None) is over
    if outcome is not None:
        assert (outcome.winners, outcome.scores) == ((0,), (before + 1, 0))


@IN_EACH
@pytest.mark.rule("PT-SER-2", "PT-SER-4", "PT-SER-5", "PT-SET-6")
def test_the_winner_takes_both_leaders_and_is_first_and_the_loser_draws_a_card_more(edition: EditionId) -> None:
    state = after(edition, 3, (DEADLY, 0))
    assert state.series == (Match(Seat(1), "PT-END-1", (0, 1)),)
    assert (state.out, state.first) == (("0.paladin", "1.gunner"), 1)
    state = dealt(state)
    assert [len(player.hand) for player in state.players] == [6, 5]
    for seat, player in enumerate(state.players):
        cards = {str(held.card) for held in player.hand} | set(player.deck.rest)
        assert len(cards) == 24
        assert f"{seat}.{('paladin', 'gunner')[seat]}" not in cards


@IN_EACH
@pytest.mark.rule("PT-SER-3", "PT-SER-5")
def test_a_tie_gives_each_the_rivals_leader_unless_that_would_win_and_keeps_the_first_player(edition: EditionId) -> None:
    state = after(edition, 5, (DEADLY, DEADLY))
    assert (state.series[-1].winner, state.series[-1].trophies) == (None, (1, 1))
    assert state.out == ("0.paladin", "1.gunner")
    assert state.first == 1
    state = after(edition, 3, (DEADLY, DEADLY), (Match(Seat(0), "PT-END-1", (1, 0)),))
    assert state.series[-1].trophies == (1, 1)
    assert state.out == ("0.paladin",)  # taken by seat 1; the Gunner goes back, since he would have been seat 0's second trophy
    state = dealt(state)
    cards = [{str(held.card) for held in player.hand} | set(player.deck.rest) for player in state.players]
    assert [len(deck) for deck in cards] == [24, 25]
    assert [len(player.hand) for player in state.players] == [6, 6]


@IN_EACH
@pytest.mark.rule("PT-SER-6")
@pytest.mark.parametrize(("best_of", "trophies"), [(3, ((1, 1), (1, 1), (1, 1))), (5, ((1, 1), (2, 2), (2, 2)))])
def test_the_third_tie_ends_the_series(edition: EditionId, best_of: int, trophies: tuple[tuple[int, int], ...]) -> None:
    state = after(edition, best_of, (DEADLY, DEADLY), (Match(None, "PT-END-2", trophies[0]),))
    assert GAME.outcome(state) is None
    assert state.series[-1].trophies == trophies[1]
    state = after(edition, best_of, (DEADLY, DEADLY), tuple(Match(None, "PT-END-2", held) for held in trophies[:2]))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("PT-SER-6", (0, 1), trophies[2])
