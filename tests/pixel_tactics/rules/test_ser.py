"""The series, edition by edition (PT-SER); its outcomes one by one are in test_outcomes."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec import structs

from boardrules.contract import Outcome
from boardrules.pixel_tactics import EndTurn, Match, Series, State
from boardrules.pixel_tactics._types.options import EditionId
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME, Scene

ALL: Final[tuple[EditionId, ...]] = ("en", "ru", "first", "pl")
IN_EACH = pytest.mark.parametrize("edition", ALL)
DEADLY: Final = 40


def after(edition: EditionId, best_of: int, damage: tuple[int, int], series: tuple[Match, ...] = ()) -> State:
    """What follows a match that ends with the vanguard wave of its second round; seat 1 was first in its first."""
    scene = Scene(edition=edition, damage=damage, leaders=("paladin", "gunner"))
    options = structs.replace(scene.state.options, best_of=best_of)
    state = structs.replace(scene.state, options=options, series=Series(series))
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
    assert state.series.matches == (Match(Seat(1), "PT-END-1", (0, 1)),)
    assert (state.series.removed, state.clock.first) == (("0.paladin", "1.gunner"), 1)
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
    assert (state.series.matches[-1].winner, state.series.matches[-1].trophies) == (None, (1, 1))
    assert state.series.removed == ("0.paladin", "1.gunner")
    assert state.clock.first == 1
    state = after(edition, 3, (DEADLY, DEADLY), (Match(Seat(0), "PT-END-1", (1, 0)),))
    assert state.series.matches[-1].trophies == (1, 1)
    assert state.series.removed == ("0.paladin",)  # taken by seat 1; the Gunner goes back, since he would have been seat 0's second trophy
    state = dealt(state)
    cards = [{str(held.card) for held in player.hand} | set(player.deck.rest) for player in state.players]
    assert [len(deck) for deck in cards] == [24, 25]
    assert [len(player.hand) for player in state.players] == [6, 6]


def outcome_after(edition: EditionId, best_of: int, *series: tuple[Seat | None, tuple[int, int]]) -> Outcome | None:
    """How a series stands after these matches and one more tie."""
    before = tuple(Match(winner, "PT-END-2", held) for winner, held in series)
    return GAME.outcome(after(edition, best_of, (DEADLY, DEADLY), before))


TIE: Final = (None, (1, 1))
TIE_5: Final = (None, (2, 2))


@pytest.mark.rule("PT-SER-6")
@pytest.mark.parametrize("edition", ["en", "first"])
@pytest.mark.parametrize(("best_of", "ties"), [(3, (TIE, TIE)), (5, (TIE, TIE_5))])
def test_the_third_tie_ends_the_series(edition: EditionId, best_of: int, ties: tuple[tuple[Seat | None, tuple[int, int]], ...]) -> None:
    assert outcome_after(edition, best_of, ties[0]) is None
    outcome = outcome_after(edition, best_of, *ties)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("PT-SER-6", (0, 1), ties[-1][1])


@pytest.mark.rule("PT-SER-6", "PT-SER-3")
@pytest.mark.parametrize("edition", ["ru", "pl"])
@pytest.mark.parametrize(("best_of", "before", "level"), [(3, (TIE,), TIE), (5, (TIE, TIE_5), TIE_5)])
def test_a_tied_match_that_would_end_the_series_is_played_again_and_the_third_in_a_row_is_a_draw(
    edition: EditionId, best_of: int, before: tuple[tuple[Seat | None, tuple[int, int]], ...], level: tuple[Seat | None, tuple[int, int]]
) -> None:
    """The ties that bring both players level are not counted."""
    state = after(edition, best_of, (DEADLY, DEADLY), tuple(Match(winner, "PT-END-2", held) for winner, held in before))
    assert (GAME.outcome(state), state.series.matches[-1].trophies, state.series.removed) == (None, level[1], ())
    assert outcome_after(edition, best_of, *before, level) is None
    outcome = outcome_after(edition, best_of, *before, level, level)
    assert outcome is not None
    assert (outcome.rule, outcome.winners, outcome.scores) == ("PT-SER-6", (0, 1), level[1])


@pytest.mark.rule("PT-SER-6")
@pytest.mark.parametrize("edition", ["ru", "pl"])
def test_a_tie_that_one_player_would_have_won_by_counts_and_a_win_between_begins_afresh(edition: EditionId) -> None:
    first = (Seat(0), (2, 0))
    assert outcome_after(edition, 5, first, (None, (2, 1))) is None
    assert outcome_after(edition, 5, first, (None, (2, 1)), (None, (2, 2))) is not None
    assert outcome_after(edition, 5, first, (None, (2, 1)), (Seat(1), (2, 2)), (None, (2, 2))) is None


@IN_EACH
@pytest.mark.rule("PT-SER-6", "PT-END-2")
def test_a_single_match_is_no_series_and_may_be_tied(edition: EditionId) -> None:
    outcome = outcome_after(edition, 1)
    assert outcome is not None
    assert (outcome.rule, outcome.winners) == ("PT-END-2", (0, 1))
