"""Views from outside: those that fit no position are refused, by the error for that."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from boardrules import InvalidState
from boardrules import chibitactics as ct
from boardrules.codec import from_json, to_json
from tests.chibitactics.scene import scene

WIDE: Final = scene()
VIEW: Final = WIDE.game.view(WIDE.state, None)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"pack": "other"}, "the view is of other content: other, not "),
        ({"options": replace(WIDE.state.options, map="nowhere")}, "there is no map 'nowhere' for 2 seats"),
        ({"board": ()}, "the board of the view does not fit the map 'row'"),
        ({"units": (replace(VIEW.units[0], cell=ct.Cell(99, 0)),)}, "ansel-0 is on the cell 99,0, which is not on the map"),
        ({"effects": (replace(VIEW.effects[0], cell=ct.Cell(0, -7)),)}, "caster.mine is on the cell 0,-7, which is not on the map"),
        ({"phase": "squad", "squads": (("", ""), ()), "decks": (("a-0",), ())}, "a hidden squad has 2 cards, but its deck only 1"),
    ],
)
def test_a_view_from_outside_that_fits_no_position_is_refused(fields: dict[str, Any], message: str) -> None:
    view = from_json(ct.View, to_json(replace(VIEW, **fields)))
    with pytest.raises(InvalidState, match=re.escape(message)):
        WIDE.game.determinize(view, Random(1))


def test_a_view_with_a_cell_off_the_map_is_not_drawn() -> None:
    view = replace(VIEW, units=(replace(VIEW.units[0], cell=ct.Cell(99, 0)),))
    for draw in (WIDE.game.render_text, WIDE.game.render_svg, lambda view: WIDE.game.reach_of(view, "ansel-0", "walk")):
        with pytest.raises(InvalidState, match="ansel-0 is on the cell 99,0, which is not on the map"):
            draw(view)


@pytest.mark.parametrize(
    "fields",
    [
        {"cells": VIEW.cells[1:]},
        {"viewer": 5},
        {"units": (replace(VIEW.units[0], card="nobody"), *VIEW.units[1:])},
        {"effects": (replace(VIEW.effects[0], source="caster.nothing"),)},
        {"factions": ("nobody", "nobody")},
        {"event": "nothing"},
        {"budget": ct.Budget()},
    ],
)
def test_a_view_that_names_what_does_not_exist_is_not_drawn(fields: dict[str, Any]) -> None:
    view = from_json(ct.View, to_json(replace(VIEW, **fields)))
    for draw in (WIDE.game.render_text, WIDE.game.render_svg):
        with pytest.raises(InvalidState, match="the view names something that does not exist"):
            draw(view)
