"""Any view as text and as a picture: a line a field, an item a line, long lines broken."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from boardrules import Seat
from boardrules.authoring import PlainRendering, plain_svg, plain_text
from boardrules.values import BaseView, Value


class Pile(Value, frozen=True):
    """A pile of cards."""

    cards: int
    name: str


class Table(BaseView, frozen=True):
    """A view with piles."""

    viewer: Seat | None
    piles: tuple[Pile, ...]
    note: str = ""


def test_structs_of_a_tuple_stand_a_line_each_and_no_line_is_there_for_none() -> None:
    table = Table(Seat(0), (Pile(3, "left"), Pile(0, "right")))
    lines = plain_text(table).splitlines()
    assert lines[1] == "piles:"
    assert [line[:5] for line in lines[2:4]] == ["  0: ", "  1: "]
    assert "left" in lines[2]
    assert len(lines) == 5
    assert plain_text(Table(None, ())).splitlines()[1].startswith("piles: ")


def test_a_line_of_a_picture_is_broken_and_loses_nothing() -> None:
    table = Table(None, (), "".join(chr(65 + n % 26) for n in range(350)))
    written = [element.text or "" for element in ET.fromstring(plain_svg(table)).iter() if element.tag.endswith("text")]  # noqa: S314
    long = next(line for line in plain_text(table).splitlines() if line.startswith("note"))
    at = next(n for n, line in enumerate(written) if line.startswith("note"))
    parts = written[at:]
    assert len(parts) == 4
    assert all(len(part) <= 100 for part in parts)
    assert "".join([parts[0], *(part.strip() for part in parts[1:])]) == long


def test_nothing_in_a_plain_picture_can_be_pointed_at() -> None:
    table, drawing = Table(None, ()), PlainRendering()
    assert drawing.anchors(table, table) == ()
    assert drawing.render_svg(table, targets=("x",), focus="x") == plain_svg(table)
    assert drawing.render_text(table) == plain_text(table)
