"""Pictures of all games in one page leave each other alone: nothing in one reaches into another."""

from __future__ import annotations

from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from boardrules import Dealer, chibitactics, pixel_tactics, pixies
from boardrules.values import Seat

GAMES: dict[str, Any] = {"pixies": pixies, "pixel_tactics": pixel_tactics, "chibitactics": chibitactics}
SVG = "{http://www.w3.org/2000/svg}"
REACHING = {"style", "link", "script", "use", "image", "foreignObject"}
"""Elements that change others, or fetch something."""


@cache
def pictures() -> dict[str, str]:
    """A picture of each game, some actions after its beginning, two of Chibitactics."""
    found: dict[str, str] = {}
    for name, game in GAMES.items():
        dealer = Dealer(seed=3)
        state = dealer.deal(game, game.new_game())
        for ply in range(40):
            actions = game.legal_actions(state)
            state = dealer.deal(game, game.apply(state, actions[ply * 7 % len(actions)]))
        found[name] = game.render_svg(game.view(state, None))
        found[f"{name} of seat 1"] = game.render_svg(game.view(state, Seat(1)))
    return found


def page() -> ET.Element:
    """All of them in one document."""
    return ET.fromstring(f"<body>{''.join(pictures().values())}</body>")  # noqa: S314  (our own)


def test_no_picture_has_a_style_sheet_a_script_or_anything_from_elsewhere() -> None:
    elements = list(page().iter())
    assert len([element for element in elements if element.tag == f"{SVG}svg"]) == 6
    assert [element.tag for element in elements if element.tag.removeprefix(SVG) in REACHING] == []
    assert [element.attrib for element in elements if {"style", "class", "href"} & set(element.attrib)] == []


def test_no_two_elements_of_the_page_have_one_id() -> None:
    ids = [element.get("id") for element in page().iter() if element.get("id") is not None]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", [f"{name}{whose}" for name in GAMES for whose in ("", " of seat 1")])
def test_every_picture_says_in_words_what_it_shows(name: str) -> None:
    root = ET.fromstring(pictures()[name])  # noqa: S314  (our own)
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert root.get("role") == "img"
    assert root.get("aria-label") == title.text
    assert desc is not None
    assert len(desc.text or "") > 40
    assert "url(" not in pictures()[name]


@pytest.mark.parametrize("game", [pixies, pixel_tactics, chibitactics], ids=lambda game: str(game.SPEC.id))
def test_a_target_that_is_not_in_the_picture_changes_nothing(game: Any) -> None:
    # A page may pass on what a client names.
    view = game.view(Dealer(seed=3).deal(game, game.new_game()), Seat(0))
    strange = ("card.of.nobody", '"><script>', "0.V9")
    assert game.render_svg(view, targets=strange, focus='"><b>') == game.render_svg(view)
