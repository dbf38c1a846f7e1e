from __future__ import annotations

import re

import pytest

from boardrules import from_json, pixies, to_json
from boardrules.pixies import AreaScore, Cell, Options
from boardrules.pixies._render.text import render_text

from .tables import area, begun, deal, every_table, play, position, random_game

CARD = re.compile(r"(?<=[\u2502\u2551 :])(?:[BGYR]\d|M\d|[BGYR]{2}\d)(?: [A-Z]\w*)?(?=[\u2502\u2551 :])")
"""A card on the table or in an area."""
TYPED = re.compile(r"\b[BGYRM]{1,2}\d_[0-9A-Z]+\b")
WON = AreaScore(9, 2, 0, 0, 1, 0, 11)
FULL = area("B1_S6 B2_S4 B3_S3  B4_C B5_C B6_S1  B7_X3 B8_X3 B9_X6")


@pytest.mark.rule("PX-INF-1", "PX-INF-2", "PX-INF-3")
@every_table
def test_the_text_names_each_visible_card_once_and_none_of_the_deck(options: Options) -> None:
    for state, _ in random_game(options, seed=1):
        placed = [card for area in state.areas for cell in area for card in (cell.up, cell.down) if card is not None]
        text = render_text(pixies.view(state, None), legend=False)
        boxes = "\n".join(line for line in text.splitlines() if line[:1] in "\u2502\u2551")
        assert sorted(CARD.findall(boxes)) == sorted([card.removesuffix("_0").replace("_", " ") for card in (*state.table, *placed)])
        assert TYPED.findall(text) == list(state.table)


@every_table
def test_lines_are_at_most_100_wide_or_80_if_asked_for(options: Options) -> None:
    for state, _ in random_game(options, seed=2):
        view = pixies.view(state, None)
        assert max(map(len, render_text(view).splitlines())) <= (100 if options.flower_power else 80)
        assert max(map(len, render_text(view, columns=80).splitlines())) <= 80


@every_table
def test_the_text_is_ascii_and_box_drawing_without_loose_ends(options: Options) -> None:
    for state, _ in random_game(options, seed=2):
        text = pixies.render_text(pixies.view(state, None))
        assert all(" " <= char <= "~" or "\u2500" <= char <= "\u257f" or char == "\n" for char in text)
        assert not re.search(r" \n|\n\Z| \Z", text)


def test_equal_views_have_equal_texts() -> None:
    for state, _ in random_game(Options(seats=6, flower_power=True), seed=5):
        view = pixies.view(state, None)
        assert pixies.render_text(from_json(pixies.View, to_json(view))) == pixies.render_text(view)


POSITION = """\
Pixies   round 2 of 3   turn 3   Player 1 is first
Player 2 takes a card and places it.

deck      on the table
┌───────┐ ┌───────┐ ┌───────┐ ┌───────┐
│:::::::│ │       │ │       │ │       │
│:: 58 :│ │ B9 X1 │ │   M2  │ │ R7 X4 │
│:::::::│ │       │ │       │ │       │
└───────┘ └───────┘ └───────┘ └───────┘
Typed in actions: B9_X1 (blue 9 with 1 cross), M2_0 (multicolour 2), R7_X4 (red
  7 with 4 crosses)

  Player 1                 > Player 2 (you) to act
┌───────┬───────┬───────┐  ╔═══════╦═══════╦═══════╗
│ B1 S6 │       │       │  ║       ║       ║       ║
│:::::::│   2   │   3   │  ║   1   ║   2   ║   3   ║
│:R1 S3:│       │       │  ║       ║       ║       ║
├───────┼───────┼───────┤  ╠═══════╬═══════╬═══════╣
│:::::::│       │       │  ║       ║       ║       ║
│::R1 C:│  B5 C │ M6 X1 │  ║  B4 C ║   5   ║   Y6  ║
│:::::::│       │       │  ║       ║       ║       ║
├───────┼───────┼───────┤  ╠═══════╬═══════╬═══════╣
│       │       │       │  ║       ║       ║       ║
│   7   │   8   │   9   │  ║   7   ║ G8 X2 ║   R9  ║
│       │       │       │  ║       ║       ║       ║
└───────┴───────┴───────┘  ╚═══════╩═══════╩═══════╝

  points    round 1      total  round 2 so far
  Player 1    0 = 0+0+0      0   15 = 1+8+6
  Player 2    0 = 0+0+0      0   -1 = 0-1+0
  = validated + symbols + zone"""


@pytest.mark.rule("PX-INF-1", "PX-INF-2", "PX-INF-3")
def test_a_position_looks_like_this() -> None:
    state = position(
        {0: area("B1_S6/R1_S3 . .  (R1_C) B5_C M6_X1  . . ."), 1: area(". . .  B4_C . Y6_0  . G8_X2 R9_0")},
        seats=2,
        table="B9_X1 M2_0 R7_X4",
        picks=1,
        round=2,
    )
    assert render_text(pixies.view(state, pixies.seats(state)[1]), legend=False) == POSITION


def cell_lines(cell: Cell, number: int) -> list[str]:
    """The three lines of a cell of the otherwise empty area of seat 1, whose turn it is not."""
    cells = [Cell()] * 9
    cells[number - 1] = cell
    state = position({1: tuple(cells)}, seats=2, sound=False)
    assert pixies.to_act(state) != (1,)
    lines = render_text(pixies.view(state, None)).splitlines()
    row, column = divmod(number - 1, 3)
    first = next(index for index, line in enumerate(lines) if line.endswith("  Player 2")) + 2 + 4 * row
    start = 28 + 8 * column
    return [line[start : start + 7] for line in lines[first : first + 3]]


@pytest.mark.parametrize(
    ("cell", "lines"),
    [
        (Cell(), ["       ", "   5   ", "       "]),
        (Cell("B5_X2"), ["       ", " B5 X2 ", "       "]),
        (Cell(None, "R2_S5"), [":::::::", ":R2 S5:", ":::::::"]),
        (Cell("B5_X2", "Y5_X2"), [" B5 X2 ", ":::::::", ":Y5 X2:"]),
    ],
    ids=["empty", "face up", "face down", "validated"],
)
def test_the_four_kinds_of_cells_look_different(cell: Cell, lines: list[str]) -> None:
    assert cell_lines(cell, 5) == lines


def test_cards_to_come_are_question_marks() -> None:
    state = begun(seats=3)
    assert pixies.render_text(pixies.view(state, None)).count("   ?   ") == 3
    assert pixies.render_text(pixies.view(play(state, "reveal B1_S6"), None)).count("   ?   ") == 2
    assert "?" not in pixies.render_text(pixies.view(deal(state), None))


@pytest.mark.rule("PX-WIN-2")
def test_all_winners_are_marked() -> None:
    state = position({0: FULL}, picks=3, round=3, scores=((WON, WON, AreaScore(0, 0, 0, 0, 1, 0, 0)),) * 3, sound=False)
    lines = pixies.render_text(pixies.view(state, None)).splitlines()
    assert "* Player 1: joint winner   * Player 2: joint winner     Player 3" in lines
    assert [line[:10] for line in lines if " = 9+2+0" in line] == ["* Player 1", "* Player 2"]


@pytest.mark.rule("PX-SCO-1", "PX-SCO-10", "PX-INF-3")
def test_the_score_sheet_adds_up_what_is_finished() -> None:
    rounds = ((WON, AreaScore(0, 1, 4, 0, 1, 0, -3)),)
    state = position(
        {0: area("B1_S6/R1_S3 B2_S4 .  . . .  . . ."), 1: area(". . M3_0/Y2_C  . . .  . . .")}, seats=2, scores=rounds, round=2, sound=False
    )
    sheet = render_text(pixies.view(state, None), legend=False).splitlines()[-4:]
    assert sheet == [
        "  points    round 1      total  round 2 so far",
        "  Player 1   11 = 9+2+0     11   17 = 1+10+6",
        "  Player 2   -3 = 0-3+0     -3    3 = 3+0+0",
        "  = validated + symbols + zone",
    ]


def test_the_legend_explains_the_letters_in_use() -> None:
    base, flowers = (pixies.render_text(pixies.view(pixies.new_game(Options(flower_power=fp)), None)) for fp in (False, True))
    assert "S spirals" in base
    assert "F:" not in base
    assert "F:" in flowers
    assert "S spirals" not in render_text(pixies.view(pixies.new_game(), None), legend=False)
