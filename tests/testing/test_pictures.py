"""The law of pictures: it passes sound games, and finds by itself each leak in pictures."""

from __future__ import annotations

from typing import Final

import pytest

from boardrules import Dealer, Picture, Seat, chibitactics, pixel_tactics, pixies
from boardrules.picture import draw
from boardrules.testing import LawBroken, check_game
from boardrules.testing._laws import functions
from tests.testing import leaks_pictures, sealed_bids
from tests.testing.leaks import LEAKS
from tests.testing.pictured import candidates, pictured

OTHERS: Final = {"Picturing.picture", "Rendering.render_svg", "draw"}
"""The functions by which the swap test compares pictures."""

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


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics])
def test_the_last_position_of_every_game_is_drawn_after_some_before_it(game: object) -> None:
    report = check_game(game, options=[None], games=1, renders=0, mutants=0, rare=0)  # type: ignore[arg-type]  # any of three
    assert report.comparisons["pictures"] >= 3
