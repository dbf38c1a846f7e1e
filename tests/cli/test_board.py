"""Positions on the terminal."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from boardrules import Seat, chibitactics, pixies
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.terminal import Terminal
from tests.play import dealt
from tests.testing import sealed_bids


def test_the_legend_stands_below_the_first_position_of_each_pair_of_eyes() -> None:
    board, view = Board(pixies, Terminal()), pixies.view(dealt().state, Seat(0))
    legend = board.legend(view)
    assert legend.startswith("A card is its colours")
    assert board.first(view, Seat(0)).endswith(legend)
    assert not board.first(view, Seat(0)).endswith(legend)
    assert board.first(view, None).endswith(legend)


def test_a_game_that_knows_no_legend_draws_as_it_does() -> None:
    board, view = Board(sealed_bids, Terminal()), sealed_bids.view(sealed_bids.new_game(), None)
    assert board.first(view, None) == board.draw(view) == sealed_bids.render_text(view)
    assert board.legend(view) == ""


def test_a_legend_elsewhere_than_at_the_end_is_not_told_apart() -> None:
    def render_text(view: object, *, legend: bool = True) -> str:
        return f"{'o is a pawn' if legend else ''} {view}"

    game: Any = SimpleNamespace(render_text=render_text)
    assert Board(game, Terminal()).legend("board") == ""


@pytest.mark.parametrize(("terminal", "widest"), [(80, 80), (100, 100)])
def test_a_position_is_as_wide_as_the_terminal(terminal: int, widest: int) -> None:
    screen = Terminal()
    screen.width = terminal
    match_of_six = pixies.new_game(pixies.Options(seats=6, flower_power=True))
    lines = Board(pixies, screen).first(pixies.view(match_of_six, None), None).splitlines()
    assert max(map(len, lines)) <= widest


def test_who_has_seen_a_position_of_chibitactics_is_shown_what_has_changed() -> None:
    board, state = Board(chibitactics, Terminal()), chibitactics.new_game(chibitactics.Options(first=Seat(0)))
    later = chibitactics.apply(state, chibitactics.legal_actions(state)[0])
    views = [chibitactics.view(one, Seat(0)) for one in (state, later)]
    whole, changes = board.news(views[0], Seat(0))
    assert not changes
    assert "-M--N--O--P-" in whole
    told, changes = board.news(views[1], Seat(0))
    assert changes
    assert "-M--N--O--P-" not in told
    assert board.news(views[1], Seat(1)) == (board.first(views[1], Seat(2)), False)
    assert board.first(views[1], Seat(0)) == board.draw(views[1])


def test_a_game_that_cannot_tell_what_has_changed_is_drawn_whole() -> None:
    board, view = Board(pixies, Terminal()), pixies.view(dealt().state, Seat(0))
    board.first(view, Seat(0))
    assert board.news(view, Seat(0)) == (board.draw(view), False)
