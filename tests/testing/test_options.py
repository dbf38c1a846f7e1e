"""The grid of options is read off their type."""

from __future__ import annotations

from typing import Literal

import pytest

from boardrules import BaseOptions, Edition, InvalidOptions
from boardrules.testing import option_grid
from tests.testing import sealed_bids
from tests.testing.rigging import rigged, with_spec


class Many(BaseOptions, frozen=True, kw_only=True):
    seats: int = 2
    edition: str = "house"
    best_of: Literal[1, 3, 5] = 1
    a: bool = False
    b: bool = False
    c: bool = False
    d: bool = False
    house: tuple[str, ...] = ()


class Needy(BaseOptions, frozen=True, kw_only=True):
    name: str


def test_fields_vary_by_their_type_and_others_keep_their_default() -> None:
    game = with_spec(options=Many, editions=(Edition("house", "", ""), Edition("club", "", "")))
    grid = option_grid(game, limit=1000)
    assert len(grid) == 2 * 2 * 3 * 2**4
    assert {(options.seats, options.edition, options.best_of) for options in grid if isinstance(options, Many)} == {
        (seats, edition, best_of) for seats in (2, 3) for edition in ("house", "club") for best_of in (1, 3, 5)
    }
    assert all(isinstance(options, Many) and options.house == () for options in grid)


def test_a_large_grid_is_cut_and_every_value_stays_in_it() -> None:
    game = with_spec(options=Many)
    grid = [options for options in option_grid(game, limit=20) if isinstance(options, Many)]
    assert len(grid) == len(set(grid)) == 20
    assert {options.best_of for options in grid} == {1, 3, 5}
    assert any(options.d for options in grid)
    assert option_grid(game, limit=20) == tuple(grid)


def test_what_the_game_refuses_is_left_out() -> None:
    def new_game(options: sealed_bids.Options | None = None) -> sealed_bids.State:
        if options is not None and options.seats == 3:
            raise InvalidOptions("two seats only")
        return sealed_bids.new_game(options)

    assert {options.seats for options in option_grid(rigged(new_game=new_game))} == {2}


def test_options_that_cannot_be_made_up_must_be_handed_in() -> None:
    with pytest.raises(TypeError, match="need name"):
        option_grid(with_spec(options=Needy))
    with pytest.raises(TypeError, match="no struct"):
        option_grid(with_spec(options=int))
