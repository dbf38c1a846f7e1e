"""A board drawn: every cell can be pointed at, what may be chosen is marked, and what stands there is said in words."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from boardrules.authoring import Board, Stone, plain_svg, plain_text
from tests.testing import sealed_bids


@pytest.mark.parametrize("shape", ["squares", "hexagons"])
def test_every_cell_is_one_element_and_targets_are_buttons(shape: str) -> None:
    board = Board(3, 2, shape="hexagons" if shape == "hexagons" else "squares")
    stones = {(1, 1): Stone(letters="K", title="a <king>")}
    root = ET.fromstring(board.draw(stones, title="Board", targets=("cell.0,0",), focus="cell.1,1"))  # noqa: S314  (our own)
    cells = {element.get("data-anchor"): element for element in root.iter() if element.get("data-anchor")}
    assert set(cells) == {f"cell.{x},{y}" for x in range(3) for y in range(2)}
    assert [name for name, cell in cells.items() if cell.get("role") == "button"] == ["cell.0,0"]
    assert cells["cell.0,0"].get("tabindex") == "0"
    assert cells["cell.1,1"].get("aria-label") == "1,1: a <king>"
    size = float(root.get("width") or 0), float(root.get("height") or 0)
    numbers = [float(cell.get("cx") or 0) for cell in root.iter() if cell.tag.endswith("circle")]
    assert len(numbers) == 1
    assert all(0 < number < size[0] for number in numbers)


def test_an_empty_board_says_so() -> None:
    assert "The board is empty." in Board(1, 1).draw({}, title="Board")


def test_any_view_has_a_text_and_a_picture() -> None:
    view = sealed_bids.view(sealed_bids.new_game(), None)
    text = plain_text(view)
    assert [line.split(":")[0] for line in text.splitlines() if not line.startswith(" ")] == list(view.__struct_fields__)
    assert ET.fromstring(plain_svg(view)).tag.endswith("svg")  # noqa: S314  (our own)
