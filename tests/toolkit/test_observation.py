"""Parts of observations: what they write fits what they declare."""

from __future__ import annotations

from typing import NamedTuple

from boardrules.toolkit.observation import Choice, Count, Eyes, Flag, Group, Layout, Number, Row, SeatNumber, by_seat, member


class Hand(NamedTuple):
    cards: tuple[str, ...]
    best: str | None


class Table(NamedTuple):
    starter: int | None
    trump: str | None
    hands: tuple[Hand | None, ...]
    tricks: tuple[int, ...]
    heat: int | None = None


HAND = Group[Hand](
    member("cards", lambda hand: hand.cards, Count(("a", "b"), "how many of this card", most=2)),
    member("best", lambda hand: hand.best, Choice(("a", "b"), "the best card")),
)
LAYOUT = Layout(
    Group[Table](
        member("starter", lambda table: table.starter, SeatNumber(3, "who begins")),
        member("trump", lambda table: int(table.trump is not None), Flag("whether there is a trump")),
        by_seat("hands", lambda table: table.hands, HAND, 3),
        member("tricks", lambda table: table.tricks, Row(Number(1, 9, "worth"), 2, most=20)),
        member("heat", lambda table: table.heat, Number(-5, 5, "degrees", absent=-9)),
    ),
    3,
)
TABLE = Table(2, None, (Hand(("a", "a"), "a"), None, Hand(("b",), "x")), (4,))


def test_seats_count_from_the_viewer() -> None:
    assert LAYOUT.observe(TABLE, 0) == (3, 0, 2, 0, 1, 0, 0, 0, 0, 1, 0, 1, 4, 0, -9)
    assert LAYOUT.observe(TABLE, 2) == (1, 0, 0, 1, 0, 2, 0, 1, 0, 0, 0, 1, 4, 0, -9)
    assert LAYOUT.observe(TABLE, None) == LAYOUT.observe(TABLE, 0)


def test_every_number_has_a_field_with_its_bounds() -> None:
    names = [field.name for field in LAYOUT.fields]
    assert names[:6] == ["starter", "trump", "hands.0.cards.a", "hands.0.cards.b", "hands.0.best", "hands.1.cards.a"]
    assert names[-4:] == ["tricks.number", "tricks.0", "tricks.1", "heat"]
    assert LAYOUT.shape == (len(names),)
    assert {(field.low, field.high) for field in LAYOUT.fields[-4:]} == {(0, 20), (0, 9), (-9, 5)}


def test_every_number_has_a_kind_and_a_place_has_names() -> None:
    kinds = {field.name: (field.kind, field.names) for field in LAYOUT.fields}
    assert kinds["starter"] == ("place", ("seat 0", "seat 1", "seat 2"))
    assert kinds["trump"] == ("mark", ())
    assert kinds["hands.0.cards.a"] == kinds["tricks.number"] == kinds["heat"] == ("count", ())
    assert kinds["hands.2.best"] == ("place", ("a", "b"))


def test_what_does_not_fit_in_a_row_is_counted() -> None:
    assert LAYOUT.observe(TABLE._replace(tricks=(1, 2, 3), heat=4), 0)[-4:] == (3, 1, 2, 4)


def test_nobody_and_luck_are_no_seat() -> None:
    out: list[int] = []
    for seat in (None, -1, 0):
        SeatNumber(2, "a seat").write(seat, Eyes(1, 2), out)
    assert out == [0, 0, 2]
