from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from boardrules import Seat, from_json, pixies, to_json
from boardrules.pixies import AreaScore, Options, State
from boardrules.pixies._render.cards import CARD_HEIGHT, CARD_WIDTH, card_back
from boardrules.pixies._render.summary import describe
from boardrules.pixies._rulebook.card_facts import card_name
from boardrules.toolkit.drawing.voice import Voice

from .tables import area, begun, deal, every_table, play, position, random_game

SVG = "{http://www.w3.org/2000/svg}"
SAY = Voice(pixies.MESSAGES)
CARD = re.compile(r"\b[BGYRM]{1,2}\d_[0-9A-Z]+\b")
WON = AreaScore(9, 2, 0, 0, 1, 0, 11)
FULL = area("B1_S6 B2_S4 B3_S3  B4_C B5_C B6_S1  B7_X3 B8_X3 B9_X6")


def some_states(options: Options, *, seed: int) -> Iterator[State]:
    """One position in five of a game played at random, and the last."""
    for index, (state, action) in enumerate(random_game(options, seed=seed)):
        if index % 5 == 0 or action is None:
            yield state


def drawn(state: State, seat: Seat | None = None) -> ET.Element:
    return ET.fromstring(pixies.render_svg(pixies.view(state, seat)))  # noqa: S314  (our own document)


def written(root: ET.Element) -> list[str]:
    """The text that is to be seen, in order: no titles, no description."""
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def titled(root: ET.Element) -> Iterator[tuple[str, float, float]]:
    """Every group with a title, with the place of its origin in the picture."""

    def walk(element: ET.Element, x: float, y: float) -> Iterator[tuple[str, float, float]]:
        moved = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
        if moved:
            x, y = x + float(moved[1]), y + float(moved[2])
        title = element.find(f"{SVG}title")
        if title is not None and title.text and element is not root:
            yield title.text, x, y
        for child in element:
            yield from walk(child, x, y)

    return walk(root, 0, 0)


@pytest.mark.rule("PX-INF-1", "PX-INF-2", "PX-INF-3")
@every_table
def test_the_picture_names_each_visible_card_and_none_of_the_deck_and_no_id(options: Options) -> None:
    for state in some_states(options, seed=1):
        placed = [card for area in state.areas for cell in area for card in (cell.up, cell.down) if card is not None]
        root = drawn(state)
        titles = " ".join(element.text or "" for element in root.iter(f"{SVG}title"))
        assert all(card_name(card) in titles for card in (*state.table, *placed))
        assert not {describe(SAY, card) for card in state.deck} & {element.text for element in root.iter(f"{SVG}title")}
        assert not CARD.findall(" ".join(root.itertext()))
        assert not [element for element in root.iter() if CARD.search(element.get("aria-label", ""))]
        assert set(CARD.findall(ET.tostring(root, encoding="unicode"))) <= {*state.table, *placed}


@every_table
def test_the_picture_stands_alone_and_leaks_no_style_into_a_page(options: Options) -> None:
    for state in some_states(options, seed=2):
        root = drawn(state)
        assert root.tag == f"{SVG}svg"
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
            assert not {"id", "class", "style", "href"} & set(element.keys())


@every_table
def test_the_picture_says_what_it_is_to_those_who_cannot_see_it(options: Options) -> None:
    for state in some_states(options, seed=2):
        root = drawn(state)
        assert root.get("role") == "img"
        assert root.get("aria-label") == root.findtext(f"{SVG}title")
        description = root.findtext(f"{SVG}desc") or ""
        placed = [card for area in state.areas for cell in area for card in (cell.up, cell.down) if card is not None]
        assert all(card_name(card) in description for card in (*state.table, *placed))


def test_equal_views_have_equal_pictures() -> None:
    for state in some_states(Options(seats=6, flower_power=True), seed=5):
        view = pixies.view(state, None)
        assert pixies.render_svg(from_json(pixies.View, to_json(view))) == pixies.render_svg(view)


@every_table
def test_cards_lie_inside_the_picture_and_not_on_each_other(options: Options) -> None:
    for state in some_states(options, seed=3):
        root = drawn(state)
        _, _, width, height = map(float, (root.get("viewBox") or "").split())
        assert (root.get("width"), root.get("height")) == (f"{width:g}", f"{height:g}")
        words = {describe(SAY, card) for card in pixies.CARDS}
        faces = [(x, y) for title, x, y in titled(root) if title in words]
        assert len(faces) == len(state.table) + sum(cell.up is not None for area in state.areas for cell in area)
        assert all(0 <= x <= width - CARD_WIDTH and 0 <= y <= height - CARD_HEIGHT for x, y in faces)
        assert all(abs(a[0] - b[0]) >= CARD_WIDTH or abs(a[1] - b[1]) >= CARD_HEIGHT for a, b in combinations(faces, 2))


@pytest.mark.rule("PX-SET-1")
def test_cells_lie_row_by_row() -> None:
    state = position({0: FULL}, picks=3, round=3, scores=((WON,) * 3,) * 3, sound=False)
    places = {title: (x, y) for title, x, y in titled(drawn(state))}
    cells = [places[describe(SAY, cell.up or "")] for cell in FULL]
    columns, rows = [x for x, _ in cells[:3]], [y for _, y in cells[::3]]
    assert columns == sorted(set(columns))
    assert rows == sorted(set(rows))
    assert cells == [(x, y) for y in rows for x in columns]


@pytest.mark.rule("PX-INF-3")
def test_the_deck_is_a_face_down_pile_with_its_count() -> None:
    state = deal(begun(seats=3))
    root = drawn(state)
    assert [title for title, _, _ in titled(root) if title.startswith("deck")] == ["deck: 67 cards, face down"] * 3
    assert "67" in written(root)


def test_an_empty_deck_is_an_open_place() -> None:
    state = position({}, seats=2, sound=False)
    emptied = State(state.options, state.round, state.first, state.picks, state.table, (), state.areas, state.scores)
    root = drawn(emptied)
    assert not [title for title, _, _ in titled(root) if title.startswith("deck")]
    assert "0" in written(root)


@pytest.mark.rule("PX-INF-2")
@pytest.mark.parametrize("card", ["R2_S5", "M3_0"])
def test_a_face_down_card_shows_nothing_but_its_sign(card: str) -> None:
    state = position({0: area(f". . .  ({card}) . .  . . .")}, sound=False)
    document = pixies.render_svg(pixies.view(state, None))
    back = card_back(0, 0, f"{card_name(card)}, face down", card=card)
    assert document.count(back.partition("<title>")[2]) == 1
    assert f"<title>{describe(SAY, card)}</title>" not in document


def test_open_places_show_the_numbers_of_cells_and_question_marks_for_cards_to_come() -> None:
    def labels(state: State) -> list[str]:
        return [element.text or "" for element in drawn(state).iter(f"{SVG}text") if element.get("font-size") == "26"]

    state = begun(seats=2)
    assert labels(state) == [*"????", *"123456789", *"123456789"]
    state = deal(state, "B1_S6 B2_S4 B3_S3 R7_X4")
    assert labels(state) == [*"123456789", *"123456789"]
    assert labels(play(state, "R7_X4 up")) == [*"12345689", *"123456789"]


def test_the_seat_to_act_is_named_and_framed() -> None:
    state = deal(begun(seats=3, first=2))
    lines = written(drawn(state))
    assert lines[lines.index("to act") - 1] == "Player 3"
    assert lines.count("to act") == 1
    assert "to act" not in written(drawn(begun(seats=3)))


def test_the_viewer_is_told_which_seat_is_his() -> None:
    lines = written(drawn(begun(seats=3), Seat(1)))
    assert lines[lines.index("(you)") - 1] == "Player 2"
    assert "(you)" not in written(drawn(begun(seats=3)))


@pytest.mark.rule("PX-WIN-1", "PX-WIN-2")
def test_all_winners_are_marked() -> None:
    state = position({0: FULL}, picks=3, round=3, scores=((WON, AreaScore(0, 0, 0, 0, 1, 0, 0), WON),) * 3, sound=False)
    lines = written(drawn(state))
    assert [lines[index - 1] for index, line in enumerate(lines) if line == "winner"] == ["Player 1", "Player 3"]


def test_the_score_sheet_has_the_finished_rounds() -> None:
    state = position({}, seats=2, round=2, scores=((WON, AreaScore(0, 1, 4, 0, 1, 0, -3)),), sound=False)
    lines = written(drawn(state))
    start = lines.index("points")
    assert lines[start:][:5] == ["points", "1", "2", "3", "total"]
    assert lines[start:][5:10] == ["Player 1", "11", "-", "-", "11"]
    assert lines[start:][10:15] == ["Player 2", "-3", "-", "-", "-3"]


@pytest.mark.rule("PX-SCO-1", "PX-FP-3")
def test_an_area_shows_the_sum_of_its_parts() -> None:
    flowers = position({0: area("B1_S6/R1_S3 B2_S4 .  . (R1_C) .  . R8_X5 .")}, flower_power=True, sound=False)
    titles = [title for title, _, _ in titled(drawn(flowers)) if title.startswith("now")]
    assert titles[0] == "now: validated 1, spirals 10, crosses -5, face down 5, zone 4"
    lines = written(drawn(flowers))
    start = lines.index("now")
    assert lines[start : start + 8] == ["now", "15 =", "1", "+", "5", "+", "5", "+"]
