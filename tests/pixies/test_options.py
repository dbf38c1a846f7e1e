"""What a game of Pixies may be started with."""

from __future__ import annotations

import pytest

from boardrules import InvalidOptions, from_json, pixies
from boardrules.codec import to_json
from boardrules.pixies import Options
from tests.pixies.tables import BASE_DECK, EMPTY, FULL_DECK, every_table


def test_without_options_three_play_the_base_game() -> None:
    assert pixies.new_game() == pixies.new_game(Options(seats=3, flower_power=False))


@pytest.mark.rule("PX-SET-1", "PX-FP-1", "PX-FP-6")
@every_table
def test_a_game_begins_with_all_cards_in_the_deck_and_an_empty_area_each(options: Options) -> None:
    state = pixies.new_game(options)
    assert state.deck == (FULL_DECK if options.flower_power else BASE_DECK)
    assert state.areas == (EMPTY,) * options.seats
    assert pixies.seats(state) == tuple(range(options.seats))
    assert (state.round, state.first, state.picks, state.table, state.scores) == (1, None, 0, (), ())


@pytest.mark.rule("PX-FP-6")
def test_six_seats_need_flower_power() -> None:
    with pytest.raises(InvalidOptions, match=r"6 seats need flower_power=True.*PX-FP-6"):
        pixies.new_game(Options(seats=6))
    assert len(pixies.new_game(Options(seats=6, flower_power=True)).areas) == 6


@pytest.mark.rule("PX-TUR-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 2**60, 10**5000, 3.0, True, "3", None, (3,)], ids=range(11))
def test_other_numbers_of_seats_are_refused(seats: object) -> None:
    with pytest.raises(InvalidOptions, match=r"2 to 6 seats.*PX-TUR-1"):
        pixies.new_game(Options(seats=seats))  # type: ignore[arg-type]  # what an untyped caller may do


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize("odd", [None, 1, 0, "yes"])
def test_flower_power_is_true_or_false(odd: object) -> None:
    with pytest.raises(InvalidOptions, match="flower_power is true or false"):
        pixies.new_game(Options(flower_power=odd))  # type: ignore[arg-type]  # what an untyped caller may do


def test_every_fault_is_named_at_once() -> None:
    with pytest.raises(InvalidOptions, match=r"flower_power is true or false, not 2.*\n.*2 to 6 seats, not by 9"):
        pixies.new_game(Options(seats=9, flower_power="2"))  # type: ignore[arg-type]  # what an untyped caller may do


@pytest.mark.rule("BR-VALUE")
def test_something_else_than_options_is_refused() -> None:
    with pytest.raises(InvalidOptions, match=r"takes pixies\.Options, not a value of type dict"):
        pixies.new_game({"seats": 2})  # type: ignore[arg-type]  # what an untyped caller may do


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (b'{"seats":1}', r"\$\.seats"),
        (b'{"seats":7}', r"\$\.seats"),
        (b'{"seats":"2"}', r"\$\.seats"),
        (b'{"flower_power":1}', r"\$\.flower_power"),
        (b'{"players":2}', "players"),
        (b'{"seats":2', "truncated"),
        (b"[]", "array"),
    ],
)
def test_options_from_outside_are_checked_with_the_path_of_the_fault(data: bytes, path: str) -> None:
    with pytest.raises(InvalidOptions, match=path):
        from_json(Options, data)


@every_table
def test_options_survive_the_codec(options: Options) -> None:
    assert from_json(Options, to_json(options)) == options
