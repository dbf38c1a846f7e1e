"""What a card did is noted for the turn and for the wave, each once."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics import Piece
from boardrules.pixel_tactics._engine.history import with_deed

KNIGHT = Piece("0.knight", "hero")


@pytest.mark.rule("PT-ACT-13")
def test_a_deed_of_an_earlier_turn_of_the_wave_is_noted_for_this_turn_too() -> None:
    noted = with_deed(replace(KNIGHT, done_this_wave=("moved",)), "moved")
    assert (noted.done_this_turn, noted.done_this_wave) == (("moved",), ("moved",))


@pytest.mark.rule("PT-ACT-13")
def test_a_deed_is_noted_once() -> None:
    noted = with_deed(with_deed(with_deed(KNIGHT, "moved"), "attacked"), "moved")
    assert (noted.done_this_turn, noted.done_this_wave) == (("attacked", "moved"), ("attacked", "moved"))
