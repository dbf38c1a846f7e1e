"""Boards of the modes with a shared deck and with constructed decks, as text and as pictures."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from boardrules import Dealer
from boardrules.values import Seat
from tests.pixel_tactics.rules.test_constructed import to_the_leaders
from tests.pixel_tactics.rules.test_pool import PoolScene
from tests.pixel_tactics.scene import GAME

ROW = ("knight/2", "witch/1", "healer", "gunner", "oracle")


def spoken(svg: str) -> str:
    """All text of a picture."""
    return " ".join(ET.fromstring(svg).itertext())  # noqa: S314


def test_the_row_its_coins_and_those_of_the_seats_are_shown_in_text() -> None:
    scene = PoolScene(row=ROW, coins=(3, 4), hand=("mascot",))
    lines = GAME.render_text(GAME.view(scene.state, Seat(0))).splitlines()
    row = "Row, the farthest from the deck first: Knight, 2 coins; Witch, 1 coin; Healer; Gunner; Oracle; 42 in the deck."
    assert row in " ".join(line.strip() for line in lines[:6])
    assert "  Player 2   hand 0   coins 4   discard 0" in lines
    assert "> Player 1 (you) to act   hand 1   coins 3   discard 0" in lines
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_the_row_and_the_coins_are_drawn_and_described(viewer: Seat | None) -> None:
    scene = PoolScene(row=ROW, coins=(3, 4), hand=("mascot",))
    words = spoken(GAME.render_svg(GAME.view(scene.state, viewer)))
    assert "Knight, 2 coins; Witch, 1 coin; Healer; Gunner; Oracle; 42 in the deck" in words
    assert "coins: 3" in words
    assert "coins: 4" in words
    assert "2 on this card" in words


def test_who_walks_along_the_row_before_the_game_begins_is_to_act() -> None:
    dealer = Dealer(3)
    state = dealer.deal(GAME, GAME.new_game(PoolScene().state.options))
    assert state.phase == "setup"
    view = GAME.view(state, None)
    assert f"> Player {state.actor + 1} to act" in GAME.render_text(view)
    assert f"Player {state.actor + 1} decides. Which open card do you take?" in GAME.render_text(view)
    assert "to act" in spoken(GAME.render_svg(view))


def test_a_long_row_and_an_empty_deck_have_room() -> None:
    row = (*ROW, "templar", "trapper", "mystic", "vampire", "werewolf")
    picture = ET.fromstring(GAME.render_svg(GAME.view(PoolScene(row=row, coins=(3, 4), deck=()).state, None)))  # noqa: S314
    width = float(picture.attrib["viewBox"].split()[2])
    left = [float(part.attrib["transform"][10:].split()[0]) for part in picture.iter() if part.attrib.get("transform", "").endswith(" 92)")]
    assert len(left) == len(row) + 1
    assert max(left) + 104 <= width


def test_drawn_leaders_are_shown_to_their_player_alone() -> None:
    state = to_the_leaders()
    assert "leaders drawn: Alchemist, Assassin, Berserker" in GAME.render_text(GAME.view(state, Seat(0)))
    assert GAME.render_text(GAME.view(state, None)).count("leaders drawn: 3 unknown") == 2
    assert GAME.render_text(GAME.view(state, None)).count("deck of leaders: 2 cards") == 2
    assert spoken(GAME.render_svg(GAME.view(state, Seat(1)))).count("leaders drawn: a card that another player knows") == 3
