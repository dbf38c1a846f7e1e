"""Numbers of a view, made of its type: every kind of field is written, and what has no numbers is refused."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from boardrules import BaseAction, BaseOptions, BaseView, InvalidOptions, Numbering, Seat, Value
from boardrules.authoring import Numbers, numbered, seen_of


class Options(BaseOptions, frozen=True):
    seats: int = 2


class Coin(Value, frozen=True):
    worth: Annotated[int, Meta(ge=1, le=5)]


class Stone(Value, frozen=True):
    colour: Literal["black", "white"]
    heavy: bool = False


class View(BaseView, frozen=True):
    viewer: Seat | None = None
    options: Options = Options()
    first: Seat | None = None
    card: Annotated[int, Meta(ge=1, le=9)] | None = None
    score: Annotated[int, Meta(ge=-5, le=5)] | None = None
    open: bool | None = None
    suit: Literal["hearts", "spades"] | None = None
    hands: Annotated[tuple[Annotated[int, Meta(ge=0, le=3)], ...], Meta(max_length=3)] = ()
    piece: Coin | Stone | None = None
    spot: tuple[int, bool] = (0, False)


class Take(BaseAction, frozen=True, tag=True):
    by: Seat
    card: int


def actions(start: Options, seat: Seat) -> Iterable[Take]:
    return [Take(seat, card) for card in range(2 * start.seats)]


def seats(start: Options) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(start.seats)))


def new_game(options: Options | None) -> Options:
    if options is not None and options.seats > 3:
        raise InvalidOptions("3 seats at most")
    return options or Options()


def look(state: Options, seat: Seat | None) -> View:
    return View(seat, state)


@pytest.fixture(name="numbers")
def made() -> Numbers[Options, Take, View, Options]:
    seen = seen_of(View, seats=lambda view: view.options.seats, by_seat=("hands",))
    return numbered(new_game, look, seats=seats, actions=actions, seen=seen)


def test_it_is_the_capability(numbers: Numbers[Options, Take, View, Options]) -> None:
    assert isinstance(numbers, Numbering)


def test_every_field_but_the_options_is_written(numbers: Numbers[Options, Take, View, Options]) -> None:
    names = [field.name for field in numbers.observation_fields()]
    assert names == [
        *("viewer", "first", "card", "score.there", "score", "open.there", "open", "suit"),
        *("hands.number", "hands.0", "hands.1", "hands.2"),
        *("piece.kind", "piece.Coin.worth", "piece.Stone.colour", "piece.Stone.heavy", "spot.0", "spot.1"),
    ]
    assert numbers.observation_shape() == (len(names),)


def test_nothing_that_differs_is_written_alike(numbers: Numbers[Options, Take, View, Options]) -> None:
    views = [
        View(),
        View(viewer=Seat(0)),
        View(first=Seat(0)),
        View(first=Seat(1)),
        View(card=1),
        View(score=0),
        View(score=-5),
        View(open=False),
        View(open=True),
        View(suit="hearts"),
        View(suit="spades"),
        View(hands=(0,)),
        View(hands=(0, 0)),
        View(hands=(1, 0)),
        View(piece=Coin(1)),
        View(piece=Stone("black")),
        View(piece=Stone("black", heavy=True)),
        View(spot=(0, True)),
        View(spot=(1, False)),
    ]
    assert len({numbers.observe(view) for view in views}) == len(views)
    for view in views:
        seen, fields = numbers.observe(view), numbers.observation_fields()
        assert len(seen) == len(fields)
        assert all(field.low <= number <= field.high for field, number in zip(fields, seen, strict=True))


def test_seats_count_from_the_viewer(numbers: Numbers[Options, Take, View, Options]) -> None:
    options = Options(seats=3)
    seen = [numbers.observe(View(Seat(seat), options, first=Seat((seat + 1) % 3), hands=hands)) for seat, hands in enumerate(TURNED)]
    assert seen[0] == seen[1] == seen[2]


TURNED = ((1, 2, 3), (3, 1, 2), (2, 3, 1))


def test_options_that_cannot_be_are_refused(numbers: Numbers[Options, Take, View, Options]) -> None:
    for ask in (numbers.action_space, numbers.observation_fields, numbers.observation_shape):
        with pytest.raises(InvalidOptions, match="3 seats at most"):
            ask(Options(seats=4))


class Endless(BaseView, frozen=True):
    viewer: Seat | None
    said: tuple[int, ...]


class Worded(BaseView, frozen=True):
    viewer: Seat | None
    name: str


class Mixed(BaseView, frozen=True):
    viewer: Seat | None
    what: Coin | int


@pytest.mark.parametrize(
    ("view", "by_seat", "said"),
    [
        (Endless, (), r"Endless.said can be of any length; declare its maximum"),
        (Worded, (), r"Worded.name cannot be written as numbers"),
        (Mixed, (), r"Mixed.what cannot be written as numbers: a union must have only structs"),
        (View, ("hand",), r"View has no field 'hand'"),
        (View, ("card",), r"View.card does not have one entry for each seat"),
    ],
)
def test_what_has_no_numbers_is_refused_where_the_game_is_made(view: Any, by_seat: tuple[str, ...], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        seen_of(view, seats=2, by_seat=by_seat)
