"""Pictures in pieces, laid out for a width: keys, anchors, marks of what has just happened, and the layout without a width."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from boardrules import chibitactics as ct
from boardrules import translator
from boardrules.pieces import Picture
from boardrules.values import Seat
from tests.chibitactics import boxes
from tests.chibitactics.scenario import Scenario
from tests.chibitactics.scene import scene

WIDTHS = (None, 360, 390, 768, 1280)
NAMES = ("Ann", "Bo", "Cleo", "Dan", "Eve", "Finn")
COMMITTED = Path(__file__).parent / "golden" / "boxes.txt"


def committed() -> dict[str, list[tuple[str, boxes.Box]]]:
    """The boxes of an earlier version, position by position."""
    found: dict[str, list[tuple[str, boxes.Box]]] = {}
    for line in COMMITTED.read_text("utf-8").splitlines():
        if line.startswith("# "):
            found[line[2:]] = []
        else:
            anchor, *numbers = line.rsplit(" ", 4)
            left, top, width, height = map(int, numbers)
            list(found.values())[-1].append((anchor, (left, top, width, height)))
    return found


@pytest.mark.parametrize("place", boxes.POSITIONS, ids=str)
def test_without_a_width_anchors_and_boxes_are_those_of_earlier_versions(place: tuple[int, str, int, int, int | None]) -> None:
    seats, topology, seed, plies, viewer = place
    view = ct.view(boxes.position(seats, topology, seed, plies), boxes.viewer_of(viewer))
    assert list(boxes.boxes(ct.render_svg(view)).items()) == committed()[" ".join(map(str, place))]


def game(seats: int, seed: int) -> list[tuple[ct.State, tuple[ct.Event, ...]]]:
    """The positions of a random game, each with the events that led to it."""
    rng = Random(seed)
    state = ct.new_game(ct.Options(seats=seats))
    found: list[tuple[ct.State, tuple[ct.Event, ...]]] = [(state, ())]
    while ct.to_act(state) and len(found) < 250:
        step = ct.step(state, rng.choice(ct.legal_actions(state)))
        state = step.state
        found.append((state, step.events))
    return found


def drawn(state: ct.State, seat: Seat | None, width: int | None, events: tuple[ct.Event, ...] = ()) -> Picture:
    """A picture of a position with the names of players."""
    view = ct.view(state, seat)
    told = tuple([event for event in [ct.redact_event(event, seat) for event in events] if event is not None])
    return ct.picture(view, width=width, events=told, translator=translator("en", ct, names=NAMES, reader=seat))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_anchors_of_every_legal_action_are_in_the_picture_once_with_their_outlines(width: int | None) -> None:
    for state, _ in game(3, 5)[::17]:
        for seat in ct.seats(state):
            view = ct.view(state, seat)
            root = ET.fromstring(ct.render_svg(view, width=width))  # noqa: S314  (our own)
            elements = [element for element in root.iter() if element.get("data-anchor")]
            assert all((element.get("data-outline") or "").startswith("M") for element in elements)
            found = [element.get("data-anchor") for element in elements]
            assert len(set(found)) == len(found)
            for action in ct.legal_actions(state, seat) if seat in ct.to_act(state) else ():
                assert set(ct.anchors(view, action)) <= set(found), action


@pytest.mark.parametrize("width", WIDTHS)
def test_the_same_things_are_shown_at_every_width(width: int | None) -> None:
    for state, _ in game(2, 3)[10::40]:
        view = ct.view(state, Seat(0))
        assert anchors(ct.render_svg(view, width=width)) == anchors(ct.render_svg(view))


def anchors(svg: str) -> set[str]:
    """Every anchor of a picture."""
    return set(re.findall(r'data-anchor="([^"]*)"', svg))


@pytest.mark.parametrize("width", WIDTHS)
def test_changes_lead_from_one_picture_to_the_next_and_are_few(width: int | None) -> None:
    before: Picture | None = None
    sizes: list[int] = []
    for state, events in game(2, 7)[20:120]:
        now = drawn(state, Seat(0), width, events)
        if before is not None:
            changes = now.since(before)
            assert before.changed(changes) == now
            sizes.append(len(changes.drawn) + len(changes.put))
        before = now
    assert sorted(sizes)[len(sizes) // 2] <= 12
    assert before is not None
    assert sum(len(piece.drawing) for piece in before.pieces) > 50_000


@pytest.mark.parametrize("width", WIDTHS)
def test_a_unit_that_moves_keeps_its_key_and_its_drawing(width: int | None) -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (12, 2)})
    before = scenario.game.picture(scenario.game.view(scenario.state, None), width=width)
    scenario.move("ansel-0", (2, 2))
    after = scenario.game.picture(scenario.game.view(scenario.state, None), width=width)
    one, two = [next(piece for piece in picture.pieces if piece.key == "unit.ansel-0") for picture in (before, after)]
    assert (one.x, one.y) != (two.x, two.y)
    assert not [key for key in keys_drawn(before, after) if key.startswith("cell.")]


def keys_drawn(before: Picture, after: Picture) -> list[str]:
    """The keys of pieces that are drawn anew."""
    return [piece.key for piece in after.since(before).drawn]


def test_a_cell_is_drawn_alike_for_all_viewers_and_plies() -> None:
    plies = [state for state, _ in game(2, 13)[30:34]]
    cells = [
        {piece.key: piece.drawing for piece in drawn(state, seat, 768).pieces if piece.key.startswith("cell.")}
        for state in plies
        for seat in (None, Seat(0), Seat(1))
    ]
    opened = {key for found in cells for key in found if found[key] != cells[0][key]}
    assert len(opened) <= 16  # no more than one segment was turned up


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_no_id_and_no_coordinates_are_written(width: int | None, language: str) -> None:
    speaker = translator(language, ct, names=NAMES, reader=Seat(0))
    for state, events in game(2, 2)[::25]:
        root = ET.fromstring(ct.render_svg(ct.view(state, Seat(0)), width=width, events=events, translator=speaker))  # noqa: S314  (our own)
        words = [element.text or "" for element in root.iter() if element.tag.endswith(("text", "title", "desc"))]
        assert not [word for word in words if re.search(r"\b[a-z]+-[0-9]\b|\b-?[0-9]+,-?[0-9]+\b", word)]


def test_names_of_players_and_the_reader_are_shown() -> None:
    scenario = scene()
    speaker = translator("en", scenario.game, names=("Ann", "Bo"), reader=Seat(0))
    svg = scenario.game.render_svg(scenario.game.view(scenario.state, Seat(0)), width=360, translator=speaker)
    assert ">Ann (you)</text>" in svg
    assert ">Bo</text>" in svg


def test_a_unit_shows_its_kind_and_its_state() -> None:
    scenario = scene()
    view = scenario.game.view(scenario.state, Seat(0))
    pieces = {piece.key: piece.drawing for piece in scenario.game.picture(view, width=1280).pieces}
    assert "<title>wounded</title>" in pieces["unit.ort-1"]
    assert "<title>holds Player 1&#x27;s Bryn" in pieces["unit.moss-1"]
    assert "stroke-dasharray" in pieces["unit.ansel-0"]  # engaged
    assert "<title>wounded</title>" not in pieces["unit.moss-1"]


def test_what_has_just_happened_is_marked() -> None:
    scenario = Scenario({"ansel-0": (3, 2), "moss-1": (5, 2)})
    scenario.move("ansel-0", (4, 2))
    view = scenario.game.view(scenario.state, Seat(0))
    moved = scenario.game.picture(view, width=768, events=scenario.happened)
    assert {"way.0", "ring.0"} <= {piece.key for piece in moved.pieces}
    scenario.use("ansel-0", "blade", "moss-1")
    aimed = scenario.game.picture(scenario.game.view(scenario.state, Seat(0)), width=768, events=scenario.happened)
    assert "aim.0" in {piece.key for piece in aimed.pieces}
    scenario.roll(6)
    rolled = scenario.game.picture(scenario.game.view(scenario.state, Seat(0)), width=768, events=scenario.happened)
    assert "last roll" in str(rolled)
    assert "last roll" not in str(scenario.game.picture(scenario.game.view(scenario.state, Seat(0)), width=768))


def test_a_map_that_is_too_wide_is_drawn_larger_than_the_screen_with_an_overview() -> None:
    view = ct.view(game(2, 1)[60][0], Seat(0))
    small, large = ct.picture(view, width=360), ct.picture(view, width=1280)
    assert small.frame is not None
    assert large.frame is not None
    assert small.frame.width > 360
    assert large.frame.width == 1280
    assert any(piece.key.startswith("overview.") for piece in small.pieces)
    assert not any(piece.key.startswith("overview") for piece in large.pieces)
    assert not [piece for piece in small.pieces if piece.key.startswith("overview") and "data-anchor" in piece.drawing]


def test_the_legend_is_closed_until_it_has_the_focus() -> None:
    (piece,) = [piece for piece in ct.picture(ct.view(game(2, 1)[60][0], None), width=390).pieces if piece.key == "legend"]
    assert 'visibility="hidden"' in piece.drawing
    assert 'begin="focusin;click" end="focusout"' in piece.drawing
    assert "mountain" in piece.drawing
