"""Pages of cards and of sets: numbers, sentences by printing, rulings, win rates, pictures, and the tests of each."""

from __future__ import annotations

from .card_page import CardPage
from .faces import copy_faces, draw_faces
from .set_page import SetPage, UnitsPage
from .unit_page import UnitPage

__all__ = ["CardPage", "SetPage", "UnitPage", "UnitsPage", "copy_faces", "draw_faces"]
