from __future__ import annotations

import pickle
import runpy
from pathlib import Path
from typing import Any

import pytest

from boardrules import Seat, pixies, translator
from boardrules.picture import Picture, draw
from boardrules.presentation import rendering
from tests.testing import sealed_bids

IMAGES = Path(__file__).parents[1] / "docs" / "images"


def test_a_picture_shows_itself_in_a_notebook_and_as_text() -> None:
    picture = Picture.whole("<svg/>")
    assert (str(picture), picture._repr_svg_(), repr(picture)) == ("<svg/>", "<svg/>", "<Picture, 6 characters of SVG>")


def test_a_picture_is_a_value() -> None:
    picture = Picture.whole("<svg/>")
    assert picture == Picture.whole("<svg/>")
    assert hash(picture) == hash(Picture.whole("<svg/>"))
    assert pickle.loads(pickle.dumps(picture)) == picture
    with pytest.raises(AttributeError):
        picture.frame = None  # type: ignore[misc]  # that is what is tested


def test_draw_asks_the_game_for_what_the_viewer_may_see() -> None:
    view = pixies.view(pixies.new_game(), None)
    assert draw(pixies, view) == pixies.picture(view)


def test_a_saved_picture_has_the_same_bytes_everywhere(tmp_path: Path) -> None:
    Picture.whole("<svg>\u2013\n</svg>").save(tmp_path / "drawn.svg")
    assert (tmp_path / "drawn.svg").read_bytes() == b"<svg>\xe2\x80\x93\n</svg>\n"
    Picture.whole("<svg/>").save(str(tmp_path / "drawn.svg"))
    assert (tmp_path / "drawn.svg").read_bytes() == b"<svg/>\n"


def test_the_pictures_of_the_documentation_are_those_drawn_now(tmp_path: Path) -> None:
    pictures = runpy.run_path(str(IMAGES / "draw.py"))["PICTURES"]
    measured = {"leaders.svg", "speed.svg"}  # the results of games: bench/balance and bench/plot.py draw them
    assert sorted(pictures) == sorted(path.name for path in IMAGES.glob("*.svg") if path.name not in measured)
    for name, drawn in pictures.items():
        drawn().save(tmp_path / name)
        assert (tmp_path / name).read_bytes() == (IMAGES / name).read_bytes(), f"run docs/images/draw.py: {name} has changed"


class Older:
    """A game whose drawing functions know no keyword but ``translator``, as games of others were written."""

    def __getattr__(self, name: str) -> Any:
        return getattr(sealed_bids, name)

    def render_svg(self, view: Any, *, translator: Any = None) -> str:
        words = "" if translator is None else translator.player(Seat(1))
        return f"<svg><text>{view.viewer} {words}</text></svg>"

    def render_text(self, view: Any) -> str:
        return f"seen by {view.viewer}"


def test_games_of_others_are_drawn_without_the_keywords_that_they_do_not_take() -> None:
    game: Any = Older()
    view = game.view(game.new_game(), Seat(0))
    speaker = translator("en", game, names=("Ann", "Bo"))
    given: dict[str, Any] = {"targets": ("a",), "focus": "a", "width": 390, "palette": "dark", "events": (object(),)}
    expected = f"<svg><text>{view.viewer} Bo</text></svg>"
    assert rendering(game).render_svg(view, **given, translator=speaker) == expected
    assert str(draw(game, view, **given, translator=speaker)) == expected
    assert rendering(game).render_svg(view, **given) == game.render_svg(view)
    assert rendering(game).render_text(view, translator=speaker) == game.render_text(view)
    assert rendering(game).anchors(view, game.legal_actions(game.new_game())[0]) == ()


def test_a_picture_that_takes_no_keyword_is_the_same_at_every_width() -> None:
    game: Any = sealed_bids
    view = game.view(game.new_game(), Seat(0))
    for palette in ("light", "dark", "print"):
        assert rendering(game).render_svg(view, width=390, palette=palette, events=()) == game.render_svg(view)
