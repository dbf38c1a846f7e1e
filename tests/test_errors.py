"""The tree of errors."""

from __future__ import annotations

import json
import pickle
from typing import Any

import pytest

from boardrules import (
    AmbiguousNotation,
    BoardRulesError,
    Divergence,
    IllegalAction,
    IncompatibleRules,
    InvalidOptions,
    InvalidState,
    LogFormatError,
    MalformedAction,
    NotationError,
    ParseError,
    RecorderError,
    Refusal,
    RegistryError,
    ReplayError,
    RuleId,
    Seat,
    UnknownGame,
    UnknownSeat,
    UntrustedPack,
    Violation,
    chibitactics,
    from_json,
    pixel_tactics,
    pixies,
    read_log,
)
from tests.play import random_match

REFUSAL = Refusal(RuleId("PX-TUR-2"), "not-on-table", "B4_C is not on the table")


def test_every_error_has_its_place_in_the_tree() -> None:
    assert IllegalAction.__base__ is MalformedAction.__base__ is InvalidState.__base__ is InvalidOptions.__base__ is BoardRulesError
    assert NotationError.__base__ is ReplayError.__base__ is RegistryError.__base__ is BoardRulesError
    assert ParseError.__base__ is AmbiguousNotation.__base__ is NotationError
    assert RecorderError.__base__ is UnknownSeat.__bases__[0] is BoardRulesError
    assert (
        UntrustedPack.__base__
        is LogFormatError.__base__
        is UnknownGame.__base__
        is IncompatibleRules.__base__
        is Divergence.__base__
        is ReplayError
    )


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (IllegalAction(REFUSAL, pixies.Place(Seat(0), "B4_C", 4, "up")), "PX-TUR-2: B4_C is not on the table"),
        (MalformedAction("not an action"), "not an action"),
        (InvalidState("no"), "no"),
        (InvalidState("no", violations=(Violation("deck", RuleId("PX-CMP-1"), "twice"),)), "no\n  deck: twice [PX-CMP-1]"),
        (AmbiguousNotation("several", ("a", "b")), "several: a, b"),
        (LogFormatError("damaged", line=3), "line 3: damaged"),
        (UnknownSeat(7, 2), "there is no seat 7: the seats of this game are 0 to 1, and None is a spectator"),
        (Divergence(4, "refused", read_log(random_match(plies=8).log())), "after ply 4: refused"),
    ],
)
def test_an_error_reads_well_and_survives_pickling(error: BoardRulesError, text: str) -> None:
    assert str(error) == text
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert str(copy) == text
    assert vars(copy) == vars(error)


def test_a_hundred_thousand_bad_house_rules_give_a_short_message() -> None:
    house = {f"point_{number}": number for number in range(100_000)}
    with pytest.raises(InvalidOptions) as built:
        pixel_tactics.new_game(pixel_tactics.Options(cards=tuple(house)))
    assert len(str(built.value)) < 5_000
    with pytest.raises(InvalidOptions) as read:
        from_json(pixel_tactics.Options, json.dumps({"house": house}).encode())
    assert len(str(read.value)) < 200
    with pytest.raises(InvalidOptions) as named:
        chibitactics.new_game(chibitactics.Options(factions=tuple(house)))
    assert len(str(named.value)) < 5_000


def test_a_value_of_a_hundred_thousand_characters_is_not_repeated_whole() -> None:
    long: Any = "x" * 100_000
    for new_game, options in (
        (pixel_tactics.new_game, pixel_tactics.Options(house=pixel_tactics.HouseRules(equal_leaders=long))),
        (pixel_tactics.new_game, pixel_tactics.Options(cards=(long,))),
        (chibitactics.new_game, chibitactics.Options(map=long)),
        (pixies.new_game, pixies.Options(seats=long)),
    ):
        start: Any = new_game
        with pytest.raises(InvalidOptions) as error:
            start(options)
        assert len(str(error.value)) < 2_000


def test_a_state_with_many_faults_is_told_in_a_few_lines_and_has_them_all() -> None:
    violations = tuple(Violation(f"deck[{index}]", RuleId("BR-VALUE"), "wrong") for index in range(5_000))
    error = InvalidState("a game cannot begin at this state", violations=violations)
    assert len(error.violations) == 5_000
    assert str(error).splitlines()[-1] == "  and 4990 more"


def test_an_unknown_field_with_a_long_name_is_not_repeated_whole() -> None:
    with pytest.raises(InvalidOptions) as error:
        from_json(pixies.Options, b'{"' + b"x" * 100_000 + b'":1}')
    assert len(str(error.value)) < 600
