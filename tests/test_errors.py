"""The tree of errors."""

from __future__ import annotations

import pickle

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
