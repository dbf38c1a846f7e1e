"""Tools for authors of games, which make functions of a game that would be tedious to write by hand.

:func:`rules_of` makes ten functions of the contract from two: one that lists the legal actions, and one that plays an action.
:func:`checked` makes only ``check``, ``apply`` and ``step``. An :class:`Enumeration` lists the positions of a tiny game, and provides
``determinize`` and ``validate`` from the list. :func:`numbered` makes the functions of :class:`boardrules.Numbering` from two, and
:func:`seen_of` makes one of these two from the type of the views. :func:`notation_of` makes a notation from the types of the actions,
:func:`drawn` makes pictures and text boards from a description of the :class:`Table`: hands, rows, piles, tracks and scores.
:func:`plain_text` and :func:`plain_svg` draw any view, and a :class:`Board` of squares or hexagons draws a map. See the tutorial
:doc:`/your_own_game`.
"""

from __future__ import annotations

from boardrules.authoring.board import Board, Stone
from boardrules.authoring.checking import Checked, Rules, checked, rules_of
from boardrules.authoring.enumeration import Enumeration
from boardrules.authoring.notation import PlainNotation, notation_of
from boardrules.authoring.numbers import Numbers, Seen, numbered
from boardrules.authoring.plain import PlainRendering, plain_svg, plain_text
from boardrules.authoring.seen import seen_of
from boardrules.authoring.table import Card, Note, Paint, Pile, Place, Row, Score, Table, Track, Zone
from boardrules.authoring.table_drawing import Drawn, Naming, drawn
from boardrules.values import BaseOptions

__all__ = [
    "Board",
    "Card",
    "Checked",
    "Drawn",
    "Enumeration",
    "Naming",
    "NoOptions",
    "Note",
    "Numbers",
    "Paint",
    "Pile",
    "Place",
    "PlainNotation",
    "PlainRendering",
    "Row",
    "Rules",
    "Score",
    "Seen",
    "Stone",
    "Table",
    "Track",
    "Zone",
    "checked",
    "drawn",
    "notation_of",
    "numbered",
    "plain_svg",
    "plain_text",
    "rules_of",
    "seen_of",
]


class NoOptions(BaseOptions, frozen=True, gc=False):
    """The options of a game that has none."""
