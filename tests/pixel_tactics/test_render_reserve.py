"""The reserve and status effects in text and in pictures."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from boardrules import Seat
from tests.pixel_tactics.reserve_cards import GAME, ReserveScene
from tests.pixel_tactics.scene import Scene


def scene() -> ReserveScene:
    reserve, rival_reserve = {"S1": "ward/3", "S2": "snare"}, {"S1": "pit", "S3": "toll/1"}
    own = {"V1": "knight", "R3": "witch"}
    laid = ReserveScene(edition="ru", own=own, reserve=reserve, rival_reserve=rival_reserve, hand=("twin", "hush"))
    return laid.play("order twin", "pick V1", "order hush", "pick V1")


@pytest.mark.rule("PT-OP-2", "PT-TRAP-1")
def test_the_text_shows_tokens_and_traps_as_far_as_they_are_known() -> None:
    """Each reserve lies behind its rear row, column 1 facing column 3."""
    lines = GAME.render_text(GAME.view(scene().state, Seat(0))).splitlines()
    far, near = [line for line in lines if line.startswith(" S")]
    assert [cell.strip() for cell in far[3:-1].split("│")] == ["S3 Toll, 1 token", "S2", "S1 trap, face down"]
    assert [cell.strip() for cell in near[3:-1].split("│")] == ["S1 Ward, 3 tokens", "S2 trap: Snare", "S3"]
    assert "  V1 Knight: [+1 attack strength] x 2, [no abilities]" in lines
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.rule("PT-TRAP-1")
def test_no_picture_names_a_trap_to_those_who_do_not_know_it() -> None:
    state = scene().state
    for seat, hidden in ((Seat(0), ("Pit",)), (Seat(1), ("Snare",)), (None, ("Pit", "Snare"))):
        for drawn in (GAME.render_svg(GAME.view(state, seat)), GAME.render_text(GAME.view(state, seat))):
            assert not any(name in drawn for name in hidden)
            assert "trap, face down" in drawn


@pytest.mark.rule("PT-OP-2", "PT-STAT-1")
def test_the_picture_shows_tokens_traps_and_status_effects() -> None:
    svg = GAME.render_svg(GAME.view(scene().state, Seat(0)))
    titles = {title.text for title in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}title")}  # noqa: S314  (our own text)
    assert {"S1: Ward, 3 tokens", "S2: trap: Snare", "S1: trap, face down", "S3: Toll, 1 token"} <= titles
    assert any("[+1 attack strength] x 2, [no abilities]" in str(title) for title in titles)


@pytest.mark.rule("PT-OP-3")
def test_an_operation_without_tokens_is_shown_without_a_number() -> None:
    text = GAME.render_text(GAME.view(ReserveScene(edition="first", reserve={"S1": "ward"}).state, Seat(0)))
    assert " S│ S1 Ward                │" in text


def test_without_cards_for_it_no_reserve_is_shown() -> None:
    view = GAME.view(Scene(edition="ru").state, Seat(0))
    assert "reserve" not in GAME.render_svg(view)
    assert not any(line.startswith(" S") for line in GAME.render_text(view).splitlines())
