from __future__ import annotations

import pickle
import runpy
from pathlib import Path

import pytest

from boardrules import pixies
from boardrules.picture import Picture, draw

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
    measured = {"leaders.svg"}  # the result of games: bench/balance draws it
    assert sorted(pictures) == sorted(path.name for path in IMAGES.glob("*.svg") if path.name not in measured)
    for name, drawn in pictures.items():
        drawn().save(tmp_path / name)
        assert (tmp_path / name).read_bytes() == (IMAGES / name).read_bytes(), f"run docs/images/draw.py: {name} has changed"
