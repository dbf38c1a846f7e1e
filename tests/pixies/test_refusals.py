"""Why an action is refused: every reason with its rule, its words and what fills them in; and an answer for whatever is handed in."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product
from typing import TypeAlias, get_args
from unittest import mock

import msgspec
import pytest

from boardrules import CHANCE, CORE_RULES, IllegalAction, Refusal, Seat, from_json, pixies, shape_fault, to_json, translator
from boardrules.pixies import Action, Options, Place, Reveal, Start, State
from tests.pixies.tables import area, begun, deal, every_table, position, random_game

NEW = pixies.new_game(Options(seats=3))
BEGUN = begun(seats=3)
ONE_MISSING = deal(BEGUN, "R9_0 B1_S6")
DEALT = deal(BEGUN, "R9_0 B1_S6 M2_0")
OVER = list(random_game(Options(seats=3), seed=1))[-1][0]
CASES = position({0: area("B1_S6/G1_S5 B2_S4 .  (R1_S3) . .  . . .")}, table="R1_C M2_0 B4_C")
"""Seat 0 has all three cases before it: 1 is validated, 2 is not, on 4 nothing lies face up."""

NINES = (Place(Seat(0), "R9_0", 9, "up"), Reveal(CHANCE, "R9_0"), Start(CHANCE, Seat(0)))

Reason: TypeAlias = tuple[State, Action, str, str, str, Mapping[str, str | int]]


def because(state: State, action: Action, rule: str, key: str, message: str, **params: str | int) -> Reason:
    return state, action, rule, key, message, params


def malformed(action: Action, path: str, fault: str) -> Reason:
    """A reason of form: it is the same whatever the state."""
    kind = type(action).__name__
    message = f"{kind} has a field with a wrong value: {path}: {fault}"
    return because(DEALT, action, "BR-VALUE", "value", message, kind=kind, path=path, fault=fault)


REASONS = [
    *(because(OVER, action, "BR-OVER", "over", "the game is over") for action in NINES),
    because(NEW, NINES[0], "BR-CHANCE", "start-due", "luck is due first: who starts"),
    because(BEGUN, NINES[0], "BR-CHANCE", "cards-due", "luck is due first: 3 more cards to reveal", missing=3),
    because(ONE_MISSING, NINES[0], "BR-CHANCE", "cards-due", "luck is due first: 1 more card to reveal", missing=1),
    because(DEALT, NINES[1], "BR-CHANCE", "no-luck", "luck has nothing to decide now: it is the turn of Player 1", turn=0),
    because(DEALT, NINES[2], "BR-CHANCE", "no-luck", "luck has nothing to decide now: it is the turn of Player 1", turn=0),
    because(DEALT, Place(CHANCE, "R9_0", 9, "up"), "BR-CHANCE", "by-luck", "a card is placed by a player, not by luck"),
    because(BEGUN, Reveal(Seat(1), "R9_0"), "BR-CHANCE", "by-seat", "only luck decides this, not Player 2", by=1),
    because(NEW, Start(Seat(2), Seat(2)), "BR-CHANCE", "by-seat", "only luck decides this, not Player 3", by=2),
    because(DEALT, Place(Seat(1), "R9_0", 9, "up"), "BR-SEAT", "seat", "it is the turn of Player 1, not of Player 2", turn=0, by=1),
    because(
        DEALT, Place(Seat(3), "R9_0", 9, "up"), "BR-SEAT", "no-seat", "there is no such player: the table has 3 players", seat=3, seats=3
    ),
    because(
        DEALT, Place(Seat(5), "R9_0", 9, "up"), "BR-SEAT", "no-seat", "there is no such player: the table has 3 players", seat=5, seats=3
    ),
    because(NEW, Start(CHANCE, Seat(3)), "BR-VALUE", "no-seat", "there is no such player: the table has 3 players", seat=3, seats=3),
    because(BEGUN, NINES[2], "PX-SET-2", "start", "who starts is drawn once, before the first card is revealed"),
    because(NEW, NINES[1], "PX-SET-2", "no-start", "the player who starts must be drawn before a card is revealed"),
    because(DEALT, Place(Seat(0), "B4_X", 4, "up"), "BR-VALUE", "unknown-card", "there is no card 'B4_X' in this game", card="B4_X"),
    because(BEGUN, Reveal(CHANCE, "GY1_F3"), "BR-VALUE", "unknown-card", "there is no card 'GY1_F3' in this game", card="GY1_F3"),
    because(
        ONE_MISSING,
        Reveal(CHANCE, "R9_0"),
        "PX-TUR-1",
        "on-table",
        "the red 9 is not in the deck: it lies on the table",
        card="R9_0",
    ),
    because(
        position({1: area(". . .  B4_C . .  . . .")}),
        Reveal(CHANCE, "B4_C"),
        "PX-TUR-1",
        "in-area",
        "the special blue 4 is not in the deck: it lies on cell 4 of Player 2",
        card="B4_C",
        cell=4,
        seat=1,
    ),
    because(
        DEALT,
        Place(Seat(0), "B4_C", 4, "up"),
        "PX-TUR-2",
        "not-on-table",
        "the special blue 4 is not on the table",
        card="B4_C",
    ),
    malformed(Place(Seat(0), "R9_0", 0, "up"), "$.cell", "Expected `int` >= 1"),
    malformed(Place(Seat(0), "R9_0", 10, "up"), "$.cell", "Expected `int` <= 9"),
    malformed(Place(Seat(0), "R9_0", True, "up"), "$.cell", "Expected `int`, got `bool`"),
    malformed(Place(Seat(0), "R9_0", 9, "over"), "$.how", "Invalid enum value 'over'"),  # type: ignore[arg-type]  # untyped
    because(
        CASES,
        Place(Seat(0), "B4_C", 5, "up"),
        "PX-PLA-3",
        "own-cell",
        "the special blue 4 has value 4, so it goes to cell 4, not to cell 5",
        card="B4_C",
        value=4,
        cell=5,
    ),
    *(
        because(
            CASES,
            action,
            "PX-PLA-3",
            "must-go-up",
            "no card lies face up on cell 4, so the special blue 4 must be placed face up there",
            card="B4_C",
            value=4,
        )
        for action in (Place(Seat(0), "B4_C", 4, "under"), Place(Seat(0), "B4_C", 9, "down"))
    ),
    because(
        CASES,
        Place(Seat(0), "M2_0", 5, "down"),
        "PX-PLA-4",
        "keep-one",
        "the blue 2 lies face up on cell 2 and is not validated, so one of the two cards stays face up there: "
        "place the new card over it or under it",
        old="B2_S4",
        value=2,
    ),
    *(
        because(
            CASES,
            action,
            "PX-PLA-4",
            "own-cell",
            "the multicolour 2 has value 2, so it goes to cell 2, not to cell 5",
            card="M2_0",
            value=2,
            cell=5,
        )
        for action in (Place(Seat(0), "M2_0", 5, "up"), Place(Seat(0), "M2_0", 5, "under"))
    ),
    *(
        because(
            CASES,
            action,
            "PX-PLA-5",
            "must-go-down",
            "cell 1 is validated, so the special red 1 goes face down on an empty cell",
            card="R1_C",
            value=1,
        )
        for action in (Place(Seat(0), "R1_C", 1, "up"), Place(Seat(0), "R1_C", 1, "under"))
    ),
    *(
        because(
            CASES,
            Place(Seat(0), "R1_C", cell, "down"),
            "PX-PLA-5",
            "taken",
            f"cell {cell} is taken; the empty cells are 3, 5, 6, 7, 8, 9",
            cell=cell,
            empty="3, 5, 6, 7, 8, 9",
        )
        for cell in (1, 2, 4)  # validated, face up, face down
    ),
    because(DEALT, None, "BR-VALUE", "type", "NoneType is not an action of Pixies", kind="NoneType", game="Pixies"),  # type: ignore[arg-type]  # untyped
    because(DEALT, "R9_0 up", "BR-VALUE", "type", "str is not an action of Pixies", kind="str", game="Pixies"),  # type: ignore[arg-type]  # untyped
]


@pytest.mark.rule(
    "BR-SEAT", "BR-OVER", "BR-CHANCE", "BR-VALUE", "PX-SET-2", "PX-TUR-1", "PX-TUR-2", "PX-PLA-2", "PX-PLA-3", "PX-PLA-4", "PX-PLA-5"
)
@pytest.mark.parametrize(("state", "action", "rule", "key", "message", "params"), REASONS, ids=range(len(REASONS)))
def test_a_refusal_names_its_rule_and_says_why(
    state: State, action: Action, rule: str, key: str, message: str, params: Mapping[str, str | int]
) -> None:
    refusal = pixies.check(state, action)
    assert refusal is not None
    assert (refusal.rule, refusal.key, refusal.message, dict(refusal.params)) == (rule, key, message, params)


def test_every_reason_there_is_has_been_shown() -> None:
    assert {key for _, _, _, key, _, _ in REASONS} == set(get_args(pixies.RefusalKey))


def test_the_rule_of_every_reason_is_in_a_rulebook() -> None:
    known = {rule.id for rule in (*CORE_RULES, *pixies.SPEC.rules)}
    assert {rule for _, _, rule, _, _, _ in REASONS} <= known


@every_table
def test_legal_is_what_is_listed_and_nothing_else(options: Options) -> None:
    """Actions of one position tried on others: refused there, or listed there."""
    rng = random.Random(options.seats)
    states = [state for state, _ in random_game(options, seed=2)]
    actions = sorted({action for state in states for action in pixies.legal_actions(state)[:12]}, key=repr)
    for state in states:
        legal = pixies.legal_actions(state)
        assert all(pixies.check(state, action) is None for action in legal)
        for action in rng.sample(actions, 40):
            assert (pixies.check(state, action) is None) == (action in legal)


class Hostile:
    """A value with which nothing can be done."""

    __hash__ = None  # type: ignore[assignment]  # not even that

    def __eq__(self, other: object) -> bool:
        raise ArithmeticError

    def __repr__(self) -> str:
        raise ArithmeticError


DEEP: list[object] = []
for _level in range(5000):
    DEEP = [DEEP]

WORDS = ("", "up", "\ud800", "B1_S6" * 1000, b"x")
NUMBERS = (True, False, -1, -2, 6, 2**53, -(10**5000), 1.0, 0.5, float("nan"))
ODD: tuple[object, ...] = (*WORDS, *NUMBERS, None, (1,), ["x"], {})
HOSTILE: tuple[object, ...] = (Hostile(), DEEP, mock.ANY, object())


def odd_actions(values: tuple[object, ...]) -> list[Action]:
    """Every kind of action with one or two odd fields."""
    made: list[Action] = []
    for kind, fields in ((Start, (-1, 0)), (Reveal, (-1, "R9_0")), (Place, (0, "B1_S6", 1, "up"))):
        for one, value in product(range(len(fields)), values):
            made.append(kind(*fields[:one], value, *fields[one + 1 :]))  # type: ignore[arg-type, call-arg]  # that is the point
            made.append(kind(*fields[:one], *[value] * (len(fields) - one)))  # type: ignore[arg-type]  # the same
    return made


STATES = {"new": NEW, "begun": BEGUN, "dealt": DEALT, "cases": CASES, "over": OVER}


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())
def test_whatever_the_fields_hold_there_is_an_answer(state: State) -> None:
    legal = pixies.legal_actions(state)
    for action in odd_actions(ODD):
        refusal = pixies.check(state, action)
        well_formed = shape_fault(Action, action) is None
        assert (refusal is None) == (well_formed and action in legal)
        assert well_formed or (refusal is not None and refusal.rule == "BR-VALUE")
        if refusal is not None:
            assert_well_made(refusal)
            with pytest.raises(IllegalAction):
                pixies.apply(state, action)
        else:
            assert pixies.validate(pixies.apply(state, action)) == pixies.validate(state)


@pytest.mark.rule("BR-VALUE")
@pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())
def test_even_values_that_cannot_be_compared_or_shown(state: State) -> None:
    for action in odd_actions(HOSTILE):
        refusal = pixies.check(state, action)
        if refusal is not None:
            assert_well_made(refusal)


@pytest.mark.parametrize("thing", [None, 7, "B4_C up", mock.ANY, Hostile(), Options(), Place, msgspec.json])
def test_what_is_no_action_is_refused(thing: object) -> None:
    for state in STATES.values():
        refusal = pixies.check(state, thing)  # type: ignore[arg-type]  # what an untyped caller may do
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("BR-VALUE", "type")
        assert_well_made(refusal)


def assert_well_made(refusal: Refusal[pixies.RefusalKey]) -> None:
    """A refusal can be sent to a client, is short, and fits its key."""
    assert from_json(Refusal, to_json(refusal)) == refusal
    assert len(refusal.message) < 250
    assert refusal.message == translator("en", pixies)(refusal)
