"""The law of pictures: it passes sound games, and finds by itself each leak in pictures.

``BOARDRULES_LAW_GAMES`` is how many games of each mode are drawn; if it is not set, one game of Pixies is.
"""

from __future__ import annotations

import os
from typing import Any, Final

import pytest

from boardrules import Dealer, Game, Picture, Seat, chibitactics, pixel_tactics, pixies
from boardrules.picture import draw
from boardrules.testing import LawBroken, check_game, option_grid
from boardrules.testing._laws.secrecy import functions
from tests.pixel_tactics.golden import decks
from tests.testing import leaks_pictures, sealed_bids
from tests.testing.leaks import LEAKS
from tests.testing.pictured import candidates, pictured

OTHERS: Final = {"Picturing.picture", "Rendering.render_svg", "draw"}
"""The functions by which the swap test compares pictures."""

GAMES: Final = int(os.environ.get("BOARDRULES_LAW_GAMES", "0"))

NAMES: Final = [name for name, leak in LEAKS.items() if leak.make.__module__ == leaks_pictures.__name__]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the law of pictures compare pictures."""
    monkeypatch.setattr(functions, "FUNCTIONS", tuple(one for one in functions.FUNCTIONS if one.name not in OTHERS))


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("name", NAMES)
def test_the_law_finds_a_leak_in_pictures_by_itself(name: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(LEAKS[name].make(), options=[None], games=50, renders=1.0, mutants=0)
    assert caught.value.law == "pictures"
    assert "look alike" in caught.value.what


def test_there_are_at_least_five_planted_leaks_in_pictures() -> None:
    assert len(NAMES) >= 5


def test_a_leak_in_changes_alone_is_in_no_single_picture() -> None:
    dealt = Dealer(1).deal(sealed_bids, sealed_bids.new_game())
    one, two = (sealed_bids.apply(dealt, sealed_bids.Seal(Seat(0), card)) for card in dealt.hands[0])

    def drawn(*states: sealed_bids.State) -> list[Picture]:
        game = leaks_pictures.a_sealed_card_keeps_the_key_of_its_place_in_the_hand()
        return [draw(game, game.view(state, None)) for state in states]

    assert drawn(one) == drawn(two)
    before, after = drawn(dealt, one)
    assert before == drawn(dealt, two)[0]
    assert after.since(before) != drawn(dealt, two)[1].since(before)


def test_a_game_with_sound_pictures_keeps_the_laws_and_has_none_idle() -> None:
    report = check_game(pictured(candidates=candidates), games=5, renders=0.3)
    assert report.idle == ()
    assert report.comparisons["pictures"] > 200
    assert report.comparisons["candidates"] > 50


def test_a_game_that_has_only_render_svg_is_not_asked_for_pieces() -> None:
    report = check_game(sealed_bids, games=1, renders=1.0)
    assert not {"pictures", "candidates"} & report.comparisons.keys()
    begun = sealed_bids.new_game()
    views = [sealed_bids.view(state, Seat(0)) for state in (begun, Dealer(1).deal(sealed_bids, begun))]
    before, after = (draw(sealed_bids, view) for view in views)
    assert str(after) == sealed_bids.render_svg(views[1])
    assert before.changed(after.since(before)) == after


TABLES: Final[dict[str, tuple[Game[Any, Any, Any, Any, Any], Any]]] = {
    **{f"pixies-{n}": (pixies, options) for n, options in enumerate(option_grid(pixies))},
    **{f"chibitactics-{seats}": (chibitactics, chibitactics.Options(seats=seats)) for seats in (2, 3, 6)},
    **{f"pixel_tactics-{mode}": (pixel_tactics, pixel_tactics.Options(mode=mode)) for mode in ("duel", "teams", "pool")},
    "pixel_tactics-constructed": (pixel_tactics, pixel_tactics.Options(mode="constructed", decks=decks("en", 0))),
}


@pytest.mark.laws
@pytest.mark.parametrize("name", TABLES if GAMES else ["pixies-0"])
def test_the_games_keep_the_law_of_pictures(name: str) -> None:
    """With pictures at every tenth ply; other laws have their own tests."""
    game, options = TABLES[name]
    games = GAMES or 1
    report = check_game(game, options=[options], games=games, seed="pictures", renders=0.1, mutants=0, max_state_bytes=8192)
    assert report.comparisons["pictures"] > 10 * games


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics])
def test_the_last_position_of_every_game_is_drawn_after_some_before_it(game: Game[Any, Any, Any, Any, Any]) -> None:
    report = check_game(game, options=[None], games=1, renders=0, mutants=0, rare=0)
    assert report.comparisons["pictures"] >= 3
