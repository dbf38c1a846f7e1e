"""Options and seats as text."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, cast

import msgspec
import pytest

from boardrules import BaseOptions, Seat, Spec, Value, game, pixel_tactics, pixies
from boardrules.cli._arguments.options import options_of, read_options, read_seats
from boardrules.cli._screen.terminal import CommandError


class House(Value, frozen=True):
    cap: int = 5


class Options(BaseOptions, frozen=True, kw_only=True):
    edition: str
    best_of: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    cards: tuple[str, ...] = ()
    house: tuple[tuple[str, int], ...] = ()
    rules: House = msgspec.field(default_factory=House)
    limit: int | None = None
    side: Literal["sun", "moon"] = "sun"
    length: Annotated[Literal[1, 3], "in games"] = 1


SPEC = cast("Spec[Any, Any, Any, Any, Options]", replace(cast("Any", pixies.SPEC), options=Options))


def test_no_pairs_are_the_defaults_of_the_game() -> None:
    assert read_options(SPEC, []) is None


def test_each_value_is_read_as_its_field_asks() -> None:
    read = read_options(SPEC, ["edition=7", "best-of = 3", "cards=a, b", 'house=[["hand_limit", 7]]', 'rules={"cap": 20}', "limit=null"])
    assert read == Options(edition="7", best_of=3, cards=("a", "b"), house=(("hand_limit", 7),), rules=House(20), limit=None)


def test_an_empty_tuple_and_one_in_json_can_be_written() -> None:
    read = read_options(SPEC, ["edition=x", "cards="])
    assert read is not None
    assert read.cards == ()
    read = read_options(SPEC, ["edition=x", 'cards=["a,b"]'])
    assert read is not None
    assert read.cards == ("a,b",)


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(CommandError) as error:
        read_options(SPEC, ["best_of=9", "colour=red", "limit", "cards=a", "cards=b", "house=7"])
    message = str(error.value)
    assert "best_of=9: Expected `int` <= 5" in message
    assert f"pixies has no option 'colour'; it has {options_of(SPEC)}" in message
    assert "'limit' is not of the form NAME=VALUE" in message
    assert "cards is given twice" in message
    assert "house=7: Expected `array`" in message


def test_where_few_values_are_allowed_they_are_named() -> None:
    with pytest.raises(CommandError, match=r"^side=star: it is one of sun, moon; length=2: it is one of 1, 3$"):
        read_options(SPEC, ["side=star", "length=2"])


def test_a_missing_option_is_a_fault() -> None:
    with pytest.raises(CommandError, match="edition"):
        read_options(SPEC, ["best_of=3"])


def test_options_are_listed_as_they_can_be_typed() -> None:
    assert options_of(SPEC) == 'edition=..., best_of=1, cards=[], house=[], rules={"cap": 5}, limit=null, side=sun, length=1'
    none = cast("Spec[Any, Any, Any, Any, Any]", replace(cast("Any", pixies.SPEC), options=BaseOptions))
    assert options_of(none) == "none"


def test_seats_are_a_list_of_numbers() -> None:
    seats = (Seat(0), Seat(1), Seat(2))
    assert read_seats("2, 0,2", seats) == (Seat(0), Seat(2))
    for text in ("3", "", "-1", "all", "0;1"):
        with pytest.raises(CommandError, match=r"there is no seat .*: the seats of this game are 0 to 2"):
            read_seats(text, seats)


@pytest.mark.parametrize(
    ("pair", "message"),
    [
        ('rules={"cap": "many"}', "rules: Expected `int`, got `str` - at `$.cap`"),
        ('rules={"caps": 3}', "Object contains unknown field `caps`"),
        ('house=[["hand_limit", "x"]]', "Expected `int`, got `str` - at `$[0][1]`"),
        ("house=hand_limit", "Expected `array`, got `str` - at `$[0]`"),
        ("house=[[hand_limit, 7]]", "this is not JSON: JSON is malformed"),
        ('rules={"cap": 3', "this is not JSON: Input data was truncated"),
        ("best_of=three", "Expected `int`, got `str`"),
        ("rules=20", "Expected `object`, got `str`"),
    ],
)
def test_the_failure_reported_is_that_of_the_reading_that_was_meant(pair: str, message: str) -> None:
    with pytest.raises(CommandError) as error:
        read_options(SPEC, ["edition=x", pair])
    assert message.removeprefix("rules: ") in str(error.value)


@pytest.mark.parametrize(
    ("name", "pair", "said"),
    [
        ("chibitactics", 'house={"round_cap":99}', "Expected `int` <= 60 - at `$.round_cap`"),
        ("chibitactics", 'house={"round_cup":9}', "Object contains unknown field `round_cup`"),
        ("pixel_tactics", 'house={"hand_limit":-1}', "Expected `int` >= 0 - at `$.hand_limit`"),
    ],
)
def test_a_house_rule_that_does_not_exist_is_named(name: str, pair: str, said: str) -> None:
    with pytest.raises(CommandError) as error:
        read_options(game(name).SPEC, [pair])
    assert said in str(error.value)


def test_one_field_of_an_object_is_set_by_its_path() -> None:
    spec = pixel_tactics.SPEC
    wanted = pixel_tactics.Options(edition="ru", house=pixel_tactics.HouseRules(hand_limit=7, switch=False, exclusive="wave"))
    given = ["edition=ru", "house.hand-limit=7", "house.switch=false", "house.exclusive=wave"]
    assert (
        read_options(spec, given)
        == read_options(spec, ["edition=ru", 'house={"hand_limit":7,"switch":false,"exclusive":"wave"}'])
        == wanted
    )
    with pytest.raises(CommandError) as caught:
        read_options(
            spec, ["house.luck=1", "house.switch=true", "house.switch=true", "house.exclusive=day", "best_of.x=1", 'house={"switch":true}']
        )
    message = str(caught.value)
    assert "house has no field 'luck'; it has hand_limit, equal_leaders," in message
    assert "house.switch is given twice" in message
    assert "house.exclusive=day: it is one of turn, wave" in message
    assert "best_of has no field 'x'; it has none" in message
    assert "house is given twice" in message
    assert options_of(spec).endswith("house={}, mode=duel, long_game=false, decks=[]")
