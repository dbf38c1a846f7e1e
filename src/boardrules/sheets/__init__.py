"""Rule sheets to print: two pages of rules and a reference card, chosen from the rulebook of a game.

A game says which rules its sheet has (:class:`Sheets`); :func:`worded` puts them in words, :func:`to_html` and :func:`to_pdf` set them.
A PDF needs the extra ``print``.
"""

from typing import TYPE_CHECKING

from boardrules._lazy import importer
from boardrules.sheets.sheet import Drawing, Line, Section, Shape, Sheet, Sheets, Tone

if TYPE_CHECKING:
    from boardrules.sheets.html import to_html
    from boardrules.sheets.pdf import to_pdf
    from boardrules.sheets.wording import Worded, WordedDrawing, WordedRule, WordedSection, worded

__all__ = [
    "Drawing",
    "Line",
    "Section",
    "Shape",
    "Sheet",
    "Sheets",
    "Tone",
    "Worded",
    "WordedDrawing",
    "WordedRule",
    "WordedSection",
    "to_html",
    "to_pdf",
    "worded",
]

if not TYPE_CHECKING:  # games import their sheets as data, without what sets them
    __getattr__ = importer(
        __name__, {"html": "to_html", "pdf": "to_pdf", "wording": "Worded WordedDrawing WordedRule WordedSection worded"}
    )
