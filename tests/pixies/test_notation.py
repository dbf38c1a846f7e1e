"""Short notation: what is written is read back, what is cut short is understood or asked about, what is wrong is named."""

from __future__ import annotations

import random

import pytest

from boardrules import CHANCE, AmbiguousNotation, ParseError, Seat, pixies
from boardrules.pixies import (
    Action,
    AreaScore,
    Event,
    GameEnded,
    Options,
    Place,
    Placed,
    Reveal,
    Revealed,
    RoundScored,
    Start,
    Started,
    State,
    TurnEnded,
)
from tests.pixies.tables import area, begun, deal, every_table, position, random_game

NEW = pixies.new_game(Options(seats=3))
DEALT = deal(begun(seats=3), "B4_C B4_0 R9_0")
CASES = position({0: area("B1_S6/G1_S5 B2_S4 .  B4_S1 B5_0 .  . . .")}, table="R1_C M2_0 B3_S3")
"""Seat 0 may lay R1_C face down on five cells, M2_0 over or under, B3_S3 only up."""
ONE_EMPTY = position({0: area("B1_S6/G1_S5 B2_S4 B3_S3  B4_0 B5_0 .  B7_X3 B8_X3 B9_X6")}, table="R1_C M6_X1 R9_0")


def parse(state: State, text: str) -> Action:
    return pixies.parse_action(pixies.view(state, None), text)


def write(state: State, action: Action) -> str:
    return pixies.format_action(pixies.view(state, None), action)


@pytest.mark.parametrize(
    ("state", "action", "text"),
    [
        (NEW, Start(CHANCE, Seat(2)), "start 2"),
        (NEW, Start(Seat(1), Seat(2)), "1: start 2"),
        (begun(), Reveal(CHANCE, "B4_C"), "reveal B4_C"),
        (begun(), Reveal(Seat(0), "B4_C"), "0: reveal B4_C"),
        (DEALT, Place(Seat(0), "B4_C", 4, "up"), "B4_C up"),
        (DEALT, Place(Seat(0), "B4_C", 4, "under"), "B4_C under"),
        (DEALT, Place(Seat(0), "B4_C", 7, "down"), "B4_C down 7"),
        (DEALT, Place(Seat(0), "B4_C", 4, "down"), "B4_C down 4"),
        (DEALT, Place(Seat(0), "B4_C", 5, "up"), "B4_C up 5"),
        (DEALT, Place(Seat(2), "B4_C", 4, "up"), "2: B4_C up"),
        (DEALT, Place(CHANCE, "B4_C", 4, "up"), "-1: B4_C up"),
        (begun(), Place(Seat(0), "B4_C", 4, "up"), "0: B4_C up"),
    ],
)
def test_how_an_action_is_written_and_read(state: State, action: Action, text: str) -> None:
    assert write(state, action) == text
    assert parse(state, text) == action


@every_table
def test_what_is_written_is_read_back_and_no_two_actions_are_written_alike(options: Options) -> None:
    for state, _ in random_game(options, seed=1):
        view = pixies.view(state, Seat(0))
        legal = pixies.legal_actions(state)
        lines = [pixies.format_action(view, action) for action in legal]
        assert len(set(lines)) == len(lines)
        assert tuple(pixies.parse_action(view, line) for line in lines) == legal


def test_illegal_actions_too_are_written_apart_and_read_back() -> None:
    seats = [CHANCE, *map(Seat, range(6))]
    cards = ("B4_C", "R9_0", "G1_S5")
    actions: list[Action] = [
        Place(by, card, cell, how) for by in seats for card in cards for cell in range(1, 10) for how in ("up", "under", "down")
    ]
    actions += [Reveal(by, card) for by in seats for card in cards]
    actions += [Start(by, seat) for by in seats for seat in seats[1:]]
    for state in (NEW, DEALT, CASES):
        lines = [write(state, action) for action in actions]
        assert len(set(lines)) == len(actions)
        assert [parse(state, line) for line in lines] == actions


# What may be left out


@pytest.mark.parametrize(
    ("state", "text", "meant"),
    [
        (DEALT, "r9", "R9_0 up"),
        (DEALT, "R", "R9_0 up"),
        (DEALT, "b4_c", "B4_C up"),
        (DEALT, "  B4_C   UP ", "B4_C up"),
        (DEALT, "1 : B4_C up", "1: B4_C up"),
        (DEALT, "G1 up", "G1_S5 up"),  # not on the table, and the only such card
        (CASES, "b", "B3_S3 up"),
        (CASES, "m under", "M2_0 under"),
        (CASES, "r down 3", "R1_C down 3"),
        (ONE_EMPTY, "r1", "R1_C down 6"),
        (ONE_EMPTY, "r1 down", "R1_C down 6"),
        (DEALT, "5: R9", "5: R9_0 up"),  # nobody sits there, so only the card's own cell can be meant
        (NEW, "START 1", "start 1"),
        (begun(), "reveal y9", "reveal Y9_X2"),
        (begun(), "Reveal m2", "reveal M2_0"),
        (DEALT, "reveal B4_C", "-1: reveal B4_C"),  # it lies on the table: read all the same, and refused by the game
        (CASES, "reveal b9_x6", "-1: reveal B9_X6"),
    ],
)
def test_what_is_left_out_is_understood_where_one_thing_fits(state: State, text: str, meant: str) -> None:
    assert parse(state, text) == parse(state, meant)


def test_a_card_on_the_table_is_meant_before_others() -> None:
    assert parse(position({}, table="B4_C G1_S5 R9_0"), "B4") == Place(Seat(0), "B4_C", 4, "up")


def test_a_card_still_in_the_deck_is_meant_before_others_when_revealing() -> None:
    assert parse(deal(begun(), "G7_0"), "reveal G7") == Reveal(CHANCE, "G7_X2")


# Several things fit


@pytest.mark.parametrize(
    ("state", "text", "candidates"),
    [
        (DEALT, "b4", ("B4_0 up", "B4_C up")),
        (DEALT, "B4 up", ("B4_0 up", "B4_C up")),
        (DEALT, "B4 down 7", ("B4_0 down 7", "B4_C down 7")),
        (DEALT, "2: B4 under", ("2: B4_0 under", "2: B4_C under")),
        (CASES, "M2_0", ("M2_0 under", "M2_0 up")),
        (CASES, "r1", ("R1_C down 3", "R1_C down 6", "R1_C down 7", "R1_C down 8", "R1_C down 9")),
        (CASES, "r1 down", ("R1_C down 3", "R1_C down 6", "R1_C down 7", "R1_C down 8", "R1_C down 9")),
        (ONE_EMPTY, "5: R1_C down", tuple(f"5: R1_C down {cell}" for cell in range(1, 10))),
        (begun(), "reveal B4", ("reveal B4_0", "reveal B4_C", "reveal B4_S1")),
        (begun(), "0: reveal B4", ("0: reveal B4_0", "0: reveal B4_C", "0: reveal B4_S1")),
    ],
)
def test_where_several_things_fit_each_is_offered(state: State, text: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousNotation) as raised:
        parse(state, text)
    assert raised.value.candidates == candidates
    assert text in str(raised.value)
    assert len({parse(state, candidate) for candidate in candidates}) == len(candidates)


def test_a_seat_without_an_empty_cell_is_offered_every_cell() -> None:
    """It will be refused, but it can be written."""
    full = position({0: area("B1_S6/G1_S5 B2_S4 B3_S3  B4_0 B5_0 B6_S1  B7_X3 B8_X3 B9_X6")}, table="R1_C M6_X1", picks=1)
    with pytest.raises(AmbiguousNotation) as raised:
        parse(full, "0: R1_C")
    assert raised.value.candidates == tuple(f"0: R1_C down {cell}" for cell in range(1, 10))


# What is not understood


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "an empty line is no action; an action is written CARD up, CARD under, CARD down CELL, reveal CARD or start SEAT"),
        ("   ", "an empty line is no action"),
        ("0:", "an empty line is no action"),
        ("start", "something is missing after 'start': start SEAT"),
        ("start 6", "'6' is not the number of a player: a number from 0 to 5"),
        ("start -1", "'-1' is not the number of a player"),
        ("start one", "'one' is not the number of a player"),
        ("start 1 2", "'2' is one word too many: start SEAT"),
        ("reveal", "something is missing after 'reveal': reveal CARD"),
        ("reveal B4_C now", "'now' is one word too many: reveal CARD"),
        ("reveal Q7", "no card is called 'Q7'; an action is written"),
        ("Q7", "no card is called 'Q7'; on the table: B4_0, B4_C, R9_0; an action is written"),
        ("GY1_F3 up", "no card is called 'GY1_F3'"),
        ("B4_C sideways", "'sideways' is no way to place a card: it is up, under or down; an action is written"),
        ("B4_C 4", "'4' is no way to place a card"),
        ("B4_C down ten", "'ten' is not a cell: a number from 1 to 9"),
        ("B4_C down 0", "'0' is not a cell"),
        ("B4_C down 10", "'10' is not a cell"),
        ("B4_C down 7 8", "'8' is one word too many"),
        ("9: B4_C up", "'9' is not the number of a player: a number from -1 to 5"),
        (": B4_C up", "'' is not the number of a player"),
        ("me: B4_C up", "'me' is not the number of a player"),
        ("0: 1: B4_C up", "no card is called '1:'"),
        ("start " + "9" * 5000, "is not the number of a player: a number from 0 to 5"),
    ],
)
def test_what_is_not_understood_is_named(text: str, message: str) -> None:
    with pytest.raises(ParseError) as raised:
        parse(DEALT, text)
    assert message in str(raised.value)
    assert len(str(raised.value)) < 250


def test_any_text_is_read_or_refused_with_a_short_reason() -> None:
    rng = random.Random(1)
    words = ["B4", "B4_C", "up", "under", "down", "reveal", "start", "0:", "-1:", "7", "x" * 3000, "\ud800", ":", "é", "²", "1_0", ""]
    reasons: list[str] = []
    for _ in range(2000):
        text = " ".join(rng.choices(words, k=rng.randint(1, 4)))
        try:
            action = parse(DEALT, text)
        except (ParseError, AmbiguousNotation) as error:
            reasons.append(str(error))
        else:
            assert parse(DEALT, write(DEALT, action)) == action
    assert max(len(reason.encode()) for reason in reasons) < 900


# Events


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Started(Seat(2)), "Player 3 starts."),
        (Revealed("B4_C"), "The special blue 4 is revealed."),
        (Placed(Seat(0), "B4_C", 4, "up", None), "Player 1 places the special blue 4 on cell 4."),
        (Placed(Seat(0), "B4_C", 4, "up", "B4_0"), "Player 1 places the special blue 4 over the plain blue 4 on cell 4."),
        (Placed(Seat(0), "B4_C", 4, "under", "B4_0"), "Player 1 places the special blue 4 under the plain blue 4 on cell 4."),
        (Placed(Seat(0), "B4_C", 7, "down", None), "Player 1 places the special blue 4 face down on cell 7."),
        (TurnEnded(Seat(1)), "The turn is over; Player 2 starts the next."),
        (
            RoundScored(2, (), (AreaScore(0, 0, 0, 0, 1, 0, 31), AreaScore(0, 0, 0, 0, 1, 0, -4))),
            "Round 2 is over: Player 1 scores 31 and Player 2 scores -4.",
        ),
        (GameEnded((90, 80), (Seat(0),)), "The game is over: Player 1 wins."),
        (GameEnded((90, 90), (Seat(0), Seat(1))), "The game is over: Player 1 and Player 2 share the victory."),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert pixies.format_event(pixies.view(NEW, None), event) == sentence
