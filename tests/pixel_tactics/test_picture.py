"""The picture in pieces: keys, widths, palettes, names of people, what just happened; and that the usual layout stays where it was."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from boardrules import Picturing, capability, pixel_tactics, translator
from boardrules.pieces import Palette, Picture
from boardrules.pixel_tactics import Event, State, View
from boardrules.pixel_tactics._render import description
from boardrules.pixel_tactics._render.parts import lore, paints
from boardrules.pixel_tactics._render.parts.paints import COIN, LANE, NOTE, RECENT, SEATS, SHADE, SHADES, TABLE
from boardrules.pixel_tactics._render.parts.recent import happened
from boardrules.pixel_tactics._render.parts.terms import Terms, terms_of
from boardrules.pixel_tactics._render.screen import cards, hand, texts, unit
from boardrules.pixel_tactics._render.wide import cards as wide_cards
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, RED
from boardrules.values import Seat
from tests.pixel_tactics.four import FourScene
from tests.pixel_tactics.playing import GAME, random_game
from tests.pixel_tactics.reserve_cards import ReserveScene
from tests.pixel_tactics.rules.test_pool import PoolScene
from tests.pixel_tactics.scene import Scene
from tests.pixel_tactics.test_labels import OPTIONS

BOXES = Path(__file__).with_name("picture_boxes.json")
NUMBER = r"-?[\d.]+(?:e-?\d+)?"
WIDTHS = (None, 320, 360, 390, 768, 1280)


@cache
def some(mode: str, every: int = 37) -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Positions of a game played at random, each with the events that led to it."""
    found = random_game(OPTIONS[mode], seed=11, plies=300)
    return tuple([(state, events) for index, (state, _, events) in enumerate(found) if index % every == 5])


def views(mode: str) -> Iterator[View]:
    for index, (state, _) in enumerate(some(mode)):
        yield GAME.view(state, (Seat(0), Seat(1), None)[index % 3])


def elements(svg: str) -> Iterator[tuple[ET.Element, float, float]]:
    """Every element with the place of its origin in the picture."""

    def walk(element: ET.Element, x: float, y: float) -> Iterator[tuple[ET.Element, float, float]]:
        moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        yield element, x, y
        for child in element:
            yield from walk(child, x, y)

    yield from walk(ET.fromstring(svg), 0, 0)  # noqa: S314  (our own document)


def boxes(svg: str) -> list[str]:
    """The size of a picture, and its anchors with the boxes of their outlines."""
    found: list[tuple[str | float, ...]] = []
    for element, x, y in elements(svg):
        anchor, outline = element.get("data-anchor"), element.get("data-outline", "")
        if anchor is not None:
            start, down = re.match(rf"M({NUMBER}) ({NUMBER})h({NUMBER})a({NUMBER}) ", outline), re.search(rf"v({NUMBER})a", outline)
            assert start
            assert down
            left, top, across, rx = map(float, start.groups())
            found.append((anchor, *(round(n, 2) for n in (x + left - rx, y + top, across + 2 * rx, float(down[1]) + 2 * rx))))
    root = ET.fromstring(svg)  # noqa: S314  (our own document)
    whole = (float(root.get("width", "")), float(root.get("height", "")))
    return [" ".join([part if isinstance(part, str) else f"{part:g}" for part in box]) for box in (whole, *sorted(found))]


def test_the_game_makes_pictures_of_pieces() -> None:
    assert capability(pixel_tactics, Picturing[View]) is pixel_tactics


def test_without_a_width_each_anchor_has_the_box_that_it_had() -> None:
    """The file was written with the sources before there were widths."""
    expected: dict[str, list[str]] = json.loads(BOXES.read_text("utf-8"))
    for mode in OPTIONS:
        for index, (state, _, _) in enumerate(random_game(OPTIONS[mode], seed=11, plies=400)):
            if index % 90 == 5:
                for viewer in (0, None):
                    view = GAME.view(state, None if viewer is None else Seat(viewer))
                    assert boxes(GAME.render_svg(view)) == expected.pop(f"{mode}/{index}/{viewer}")
    assert expected == {}


@pytest.mark.parametrize("mode", OPTIONS)
def test_every_layout_has_the_same_anchors_and_is_as_wide_as_the_screen(mode: str) -> None:
    for view in views(mode):
        anchors = sorted(re.findall(r'data-anchor="([^"]*)"', GAME.render_svg(view)))
        for width in WIDTHS[1:]:
            picture = GAME.picture(view, width=width)
            assert sorted(re.findall(r'data-anchor="([^"]*)"', picture.svg)) == anchors
            assert picture.frame is not None
            assert picture.frame.width == width
            assert GAME.render_svg(view, width=width) == str(picture)


@pytest.mark.parametrize("mode", OPTIONS)
def test_changes_lead_from_one_picture_to_the_next(mode: str) -> None:
    for width in (None, 390):
        before: Picture | None = None
        for state, events in some(mode, 17):
            picture = GAME.picture(GAME.view(state, Seat(0)), width=width, events=events)
            if before is not None:
                assert before.changed(picture.since(before)) == picture
            before = picture


def keys(state: State, seat: int | None, width: int | None = 390) -> dict[str, str]:
    """The drawings of a picture by their keys."""
    return {piece.key: piece.drawing for piece in GAME.picture(GAME.view(state, None if seat is None else Seat(seat)), width=width).pieces}


@pytest.mark.parametrize("width", WIDTHS)
def test_a_card_keeps_its_key_from_the_hand_to_the_unit_and_as_a_corpse(width: int | None) -> None:
    scene = Scene(hand=("knight",), rival_hand=("witch",))
    assert "card.0.knight" in keys(scene.state, 0, width)
    assert "card.0.knight" not in keys(scene.state, 1, width)
    scene.play("recruit knight V1")
    for seat in (0, 1, None):
        assert 'data-anchor="0.V1"' in keys(scene.state, seat, width)["card.0.knight"]
    fallen = Scene(own={"V1": "corpse knight"}).state
    assert 'data-anchor="0.V1"' in keys(fallen, 1, width)["card.0.knight"]


@pytest.mark.parametrize("width", WIDTHS)
def test_a_hidden_card_is_called_by_seat_zone_and_index(width: int | None) -> None:
    state = Scene(hand=("knight", "witch"), rival_hand=("mystic",)).state
    assert [key for key in keys(state, 1, width) if key.startswith("hidden")] == ["hidden.0.hand.0", "hidden.0.hand.1"]
    assert not any("knight" in key for key in keys(state, 1, width))
    trapped = ReserveScene(edition="ru", reserve={"S2": "snare"}, hand=("twin",)).state
    assert "hidden.0.S2.0" in keys_of(trapped, 1, width)
    assert "card.0.snare" in keys_of(trapped, 0, width)


def keys_of(state: State, seat: int, width: int | None) -> list[str]:
    """The keys of a picture of the workshop's cards."""
    game = ReserveScene().game
    return [piece.key for piece in game.picture(game.view(state, Seat(seat)), width=width).pieces]


@pytest.mark.parametrize("width", WIDTHS)
def test_with_a_shared_deck_a_card_keeps_its_key_when_it_is_taken_from_the_row(width: int | None) -> None:
    scene = PoolScene(row=("witch/3", "healer", "gunner", "oracle", "templar"), coins=(3, 4), hand=("mascot",))
    assert {"card.witch", "card.mascot", "deck"} <= keys(scene.state, 0, width).keys()


def test_the_same_drawing_serves_another_seat_and_another_ply() -> None:
    cards.living.cache_clear()
    scene = Scene(own={"V1": "knight"}, rival={"V1": "witch"}, hand=("mystic",))
    keys(scene.state, 0)
    drawn = cards.living.cache_info().misses
    keys(scene.play("draw", "drawn 0.healer").state, 0)
    assert cards.living.cache_info().misses == drawn


def test_what_is_remembered_is_bounded() -> None:
    modules = (description, lore, paints, cards, hand, texts, unit, wide_cards)
    caches = [value for module in modules for value in vars(module).values() if hasattr(value, "cache_parameters")]
    assert len(caches) > 15
    assert all(cached.cache_parameters()["maxsize"] is not None for cached in caches)


def test_what_happened_is_marked_with_a_shape_for_each_kind() -> None:
    scene = Scene(own={"V1": "knight"}, rival={"V1": "witch"})
    view = GAME.view(scene.play("attack V1>V1").state, Seat(0))
    found = happened(view, scene.events)
    assert found["0.V1"] == "act"
    assert found["1.V1"] in {"hit", "gone"}
    for width in WIDTHS:
        marked = {piece.key for piece in GAME.picture(view, width=width, events=scene.events).pieces if piece.key.startswith("recent.")}
        assert {"recent.0.V1", "recent.1.V1"} <= marked or width is None
        assert not any(piece.key.startswith("recent.") for piece in GAME.picture(view, width=width).pieces)


def test_nothing_hidden_is_marked_by_its_name() -> None:
    for state, events in some("duel", 3):
        for seat in (0, 1, None):
            viewer = None if seat is None else Seat(seat)
            told = [event for event in (GAME.redact_event(event, viewer) for event in events) if event is not None]
            view = GAME.view(state, viewer)
            anchors = set(re.findall(r'data-anchor="([^"]*)"', GAME.render_svg(view)))
            assert set(happened(view, told)) <= anchors | {"deck.0", "deck.1"}


@pytest.mark.parametrize("width", WIDTHS)
def test_players_are_called_by_name_and_the_reader_is_addressed(width: int | None) -> None:
    view = GAME.view(Scene(hand=("knight",), rival={"V1": "0.witch"}).state, Seat(0))
    tr = translator("en", GAME, names=("Ann", "Bo"), reader=Seat(0))
    words = " ".join(ET.fromstring(GAME.render_svg(view, width=width, translator=tr)).itertext())  # noqa: S314  (our own document)
    assert "Your turn: 2 actions left." in words
    assert "Ann" in words
    assert "Bo" in words
    assert not re.search(r"\b[Ss]eat \d|\b\d\.(knight|witch)|set_1", words)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


WRITTEN = [
    *((INK, ground) for ground in (PAPER, TABLE, SHADE, LANE)),
    *((NOTE, ground) for ground in (TABLE, PAPER, LANE)),
    *((MUTED, PAPER), (RED, PAPER), (COIN, GOLD), (PAPER, INK), (PAPER, RECENT), (PAPER, BACK)),
    *((PAPER, seat) for seat in SEATS[:2]),
]
"""Each colour of letters and signs, with each colour behind it in the layouts for a width."""


@pytest.mark.parametrize("palette", ["light", "dark", "print"])
def test_letters_stand_out_from_what_is_behind_them(palette: Palette) -> None:
    for letters, ground in WRITTEN:
        if palette == "print" and letters == COIN:
            continue
        shown = [color if palette == "light" else SHADES[palette].get(color, color) for color in (letters, ground)]
        if (letters, ground) == (PAPER, BACK):  # a sign, no letters
            assert contrast(*shown) >= 2.5
        else:
            assert contrast(*shown) >= 4.5, (letters, ground, contrast(*shown))


@pytest.mark.parametrize("mode", OPTIONS)
def test_no_letters_have_a_colour_that_is_not_compared(mode: str) -> None:
    colors = {letters for letters, _ in WRITTEN}
    for view in views(mode):
        for width in WIDTHS[1:]:
            for element, _, _ in elements(GAME.render_svg(view, width=width)):
                if element.tag.endswith("}text"):
                    assert element.get("fill") in colors


@pytest.mark.parametrize("palette", ["dark", "print"])
def test_a_palette_changes_colours_and_nothing_else(palette: Palette) -> None:
    view = next(views("duel"))
    for width in WIDTHS:
        light, other = GAME.render_svg(view, width=width), GAME.render_svg(view, width=width, palette=palette)
        assert other != light
        assert re.sub(r"#[0-9a-f]{6}", "#", other) == re.sub(r"#[0-9a-f]{6}", "#", light)
        assert TABLE not in other or SHADES[palette][TABLE] == TABLE


def test_the_two_sides_are_told_apart_by_brightness_or_by_the_blind_to_red_and_green() -> None:
    """The blue of one side and the brown of the other differ in blue, which people blind to red or green see."""
    for palette in ("light", "dark"):
        one, other = [color if palette == "light" else SHADES["dark"][color] for color in SEATS[:2]]
        assert abs(int(one[5:7], 16) - int(other[5:7], 16)) > 80


@pytest.mark.parametrize("width", WIDTHS[1:])
def test_no_letters_are_smaller_than_eleven_pixels_and_nothing_leaves_the_picture(width: int) -> None:
    for mode in OPTIONS:
        for view in views(mode):
            svg = GAME.render_svg(view, width=width)
            height = float(ET.fromstring(svg).get("height", ""))  # noqa: S314  (our own document)
            for element, x, y in elements(svg):
                if element.tag.endswith("}text"):
                    assert float(element.get("font-size", "0")) >= 11
                    assert 0 <= x + float(element.get("x", "0")) <= width
                    assert 0 <= y + float(element.get("y", "0")) <= height


def test_teams_have_the_own_pair_first_on_a_telephone() -> None:
    state = FourScene().state
    places = {element.get("data-anchor"): y for element, _, y in elements(GAME.render_svg(GAME.view(state, Seat(0)), width=390))}
    assert places["1.V1"] < places["0.V1"] < places["3.V1"] < places["2.V1"]


def test_the_words_of_drawings_are_those_of_a_language() -> None:
    assert terms_of(None) is terms_of(None)
    assert terms_of(translator("pl", GAME)) == terms_of(translator("pl", GAME, names=("Ann",)))
    assert terms_of(translator("pl", GAME)) != terms_of(translator("ru", GAME))
    assert isinstance(terms_of(translator("en", GAME)), Terms)
    assert terms_of(translator("en", GAME)) == terms_of(None)
