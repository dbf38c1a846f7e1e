"""Games played by numbers, without any other library."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from boardrules import InvalidOptions, Outcome, RuleId, Seat, from_state, pixel_tactics, pixies, simulate
from boardrules.adapters._table import Table, agreed, by_victory
from boardrules.authoring import NoOptions, Numbers

TWO = pixies.Options(seats=2)


def play_out(table: Table[Any, Any, Any, Any, Any], rngs: list[Random]) -> None:
    """Play the game to its end, each seat by its own random numbers, as RandomBot does."""
    while table.acting:
        seat = table.acting[0]
        legal = list(table.choices(seat))
        assert not table.play({seat: legal[rngs[seat].randrange(len(legal))]})


def test_the_games_of_a_series_are_those_of_simulate() -> None:
    table = Table(pixies, TWO)
    table.begin(7)
    won = [0.0, 0.0]
    for number in range(5):
        play_out(table, [Random(f"7/{number}/{seat}") for seat in range(2)])
        assert table.outcome is not None
        for seat in table.outcome.winners:
            won[seat] += 1 / len(table.outcome.winners)
        table.begin()
    assert tuple(won) == simulate(pixies, 5, options=TWO, seed=7).wins


def test_without_a_seed_two_series_differ() -> None:
    one, other = Table(pixies, TWO), Table(pixies, TWO)
    one.begin()
    other.begin()
    assert one.series.seed != other.series.seed


def test_the_choices_are_the_legal_actions_in_their_order_by_the_numbers_of_the_seat() -> None:
    table = Table(pixel_tactics)
    table.begin(1)
    rng = Random(1)
    for _ in range(40):
        seat = table.acting[0]
        choices = table.choices(seat)
        space = pixel_tactics.action_space().of(seat)
        assert tuple(choices.values()) == pixel_tactics.legal_actions(table.state, seat)
        assert list(choices) == [space.index(action, table.view(seat)) for action in choices.values()]
        assert all(not table.choices(other) for other in table.seats if other not in table.acting)
        table.play({seat: rng.choice(list(choices))})


def test_a_refused_action_changes_nothing_and_names_its_rule() -> None:
    table = Table(pixies, TWO)
    table.begin(7)
    before = table.state
    (seat,) = table.acting
    wrong = next(number for number in range(table.size) if number not in table.choices(seat))
    refused = table.play({seat: wrong})
    expected = pixies.check(before, pixies.action_space(TWO).of(seat).action(wrong))
    assert refused == {seat: expected}
    assert table.state is before


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    table = Table(pixies, TWO)
    table.begin(7)
    other = Seat(1 - table.acting[0])
    assert table.play({other: 0})[other].rule == "BR-SEAT"


@pytest.mark.parametrize("number", [-1, 700])
def test_a_number_outside_the_space_is_the_callers_error(number: int) -> None:
    table = Table(pixies, TWO)
    table.begin(7)
    with pytest.raises(LookupError, match="0 to 699"):
        table.play({table.acting[0]: number})


def test_a_number_that_stands_for_nothing_in_this_position_is_refused() -> None:
    table = Table(pixel_tactics)
    table.begin(7)
    seat = table.acting[0]
    assert table.play({seat: table.size - 1})[seat].key == "number"


def test_seats_that_choose_at_once_are_played_together_or_not_at_all(goofspiel: Any) -> None:
    table = Table(goofspiel)
    table.begin(7)
    assert table.acting == (0, 1)
    before = table.state
    assert set(table.play({Seat(0): 0, Seat(1): 1})) == set()
    after = table.state
    assert after != before
    assert set(table.play({Seat(0): 1, Seat(1): 1})) == {1}
    assert table.state is after


@pytest.mark.parametrize("again", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_on_alike(again: Any) -> None:
    table = Table(pixies, TWO)
    table.begin(3)
    other = again(table)
    assert other.game is pixies
    for one in (table, other):
        play_out(one, [Random(seat) for seat in range(2)])
    assert other.outcome == table.outcome
    assert table.outcome is not None


def test_a_game_from_a_state_begins_there() -> None:
    table = Table(pixies, TWO)
    table.begin(3)
    middle = table.state
    puzzle = Table(from_state(pixies, middle), TWO)
    puzzle.begin(4)
    assert puzzle.state == middle


def test_a_game_without_numbers_is_refused(goofspiel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(goofspiel, "observe")
    with pytest.raises(TypeError, match=r"Goofspiel has no numbers.*boardrules\.Numbering"):
        Table(goofspiel)


def test_an_action_without_a_number_is_left_out(goofspiel: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def few(count: int) -> Any:
        numbers: Numbers[Any, Any, Any, NoOptions] = goofspiel.numbers
        kept = Numbers(
            numbers.new_game, numbers.view, numbers.seats, lambda start, seat: list(numbers.actions(start, seat))[:count], numbers.seen
        )
        return kept.action_space

    monkeypatch.setattr(goofspiel, "action_space", few(2))
    table = Table(goofspiel)
    table.begin(7)
    assert list(table.choices(Seat(0))) == [0, 1]
    assert not table.play({Seat(0): 0, Seat(1): 0})
    assert not table.play({Seat(0): 1, Seat(1): 1})
    with pytest.raises(Exception, match="none of the legal actions of seat 0 has a number"):
        table.choices(Seat(0))


def test_options_may_be_a_mapping() -> None:
    assert agreed(pixies, {"seats": 2}) == TWO
    assert agreed(pixies, TWO) is TWO
    assert agreed(pixies, None) is None
    with pytest.raises(InvalidOptions):
        agreed(pixies, {"seats": "two"})


@pytest.mark.parametrize(("winners", "rewards"), [((0,), (1, -1, -1)), ((0, 2), (1, -1, 1)), ((0, 1, 2), (0, 0, 0))])
def test_the_reward_is_1_for_winners_and_nothing_for_anybody_if_all_win(winners: tuple[int, ...], rewards: tuple[int, ...]) -> None:
    outcome = Outcome((5, 4, 4), tuple(Seat(seat) for seat in winners), RuleId("X-1"))
    assert tuple(by_victory(outcome, Seat(seat)) for seat in range(3)) == rewards


def test_the_info_says_what_is_legal_and_then_how_the_game_ended() -> None:
    table = Table(pixies, TWO)
    table.begin(7)
    assert table.info(table.acting[0]) == {"legal": list(table.choices(table.acting[0]))}
    assert table.info(Seat(1 - table.acting[0])) == {"legal": []}
    play_out(table, [Random(seat) for seat in range(2)])
    assert table.outcome is not None
    ended = {"legal": [], "rule": "PX-WIN-1", "scores": list(table.outcome.scores), "winners": list(table.outcome.winners)}
    assert table.info(Seat(0)) == ended
