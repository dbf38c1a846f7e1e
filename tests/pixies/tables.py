"""Tables of Pixies for tests: areas drawn as pictures, sound positions around them, and play by short lines of notation."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

import pytest

from boardrules import CHANCE, Seat, pixies
from boardrules.pixies import CARDS, Action, Area, AreaScore, Event, Options, Place, Reveal, Setup, Start, State
from boardrules.pixies._positions import described_area, drawn_area, set_up_unchecked

BASE_DECK = tuple(sorted(card.id for card in pixies.BASE))
FULL_DECK = tuple(sorted(CARDS))
DEALT = {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}

TABLES = [Options(seats=seats, flower_power=flower_power) for flower_power in (False, True) for seats in range(2, 6 + flower_power)]
"""Every number of seats, without and with Flower Power."""

every_table = pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.seats}{'-flowers' * options.flower_power}")
"""Runs a test with the options of each."""


def area(picture: str) -> Area:
    """An area drawn row by row: ``.`` an empty cell, ``B4_C`` a card face up, ``(R1_C)`` one face down, ``B4_C/B4_0`` one upon another."""
    (cells,) = pixies.setup(areas={0: picture}).areas
    assert cells is not None
    return drawn_area(cells)


def rows(picture: str) -> tuple[Area, ...]:
    """Several areas, each drawn in one line."""
    return tuple(area(line) for line in picture.strip().splitlines())


EMPTY = area(". . .  . . .  . . .")

# Areas that have come far without being full: the last seat has yet to place the last card of the last turn that the deck allows.

FIVE_AFTER_14_TURNS = rows(
    """
    R1_C/Y3_S5  B2_S4/G5_X1 G3_S2/Y5_X2 B4_0/M4_0  Y5_0/G5_C  .           .           G8_X2/R5_X1 B9_X1/B4_S1
    .           G2_S3/M6_X1 G3_C/Y6_X3  .          B5_0/B5_C  B6_X1/G6_S1 R7_X4/Y7_X5 B8_X3/R7_X1 B9_X6/R6_X2
    G1_S5/Y4_S3 M2_0/R4_S2  B3_S3/M3_0  B4_C/G4_X1 .          .           B7_X3/B1_S6 R8_0/R8_X5  G9_X4/Y7_S1
    .           Y2_S2/R9_0  R3_S4/Y3_0  R4_0/Y5_C  B5_X2/G5_0 .           G7_X2/R5_C  M8_X1/Y4_X1 Y9_X2/M7_X1
    Y1_S4/R1_S3 Y2_C/G6_X4  B3_S1/R6_0  G4_S4      R5_0/G6_X1 B6_S1/Y6_0  .           Y8_X1/R2_S5 .
    """
)
"""A row is an area. One card is to come, G7_0; the deck is empty."""

FLOWERS_FIVE_AFTER_16_TURNS = rows(
    """
    R1_S3/GR5_F2X1 BR2_F3X1/G5_C  R3_S4/R7_X1 B4_C/G4_S4     B5_X2/R5_C  .              R7_X4/Y5_0  M8_X1/Y4_S3    R9_0/BY5_F2
    BY1_S7XR/Y6_X3 Y2_S2/BG8_F1X1 M3_0/R6_0   R4_0/B4_S1     R5_X1/G5_X1 G6_X1/G6_S1    .           R8_X5/G6_X4    G9_X4/GR3_S5XB
    B1_S6/YR9_F1X2 BG2_S6XY/Y2_C  B3_S3/B4_0  G4_X1/YR4_S4XG Y5_C/Y5_X2  M6_X1/B6_S1    G7_X2/B7_X3 .              GY9_XB/G7_0
    GY1_F3/G1_S5   .              G3_C/Y3_S5  Y4_X1/R4_S2    B5_C/R6_X2  Y6_0/B3_S1     Y7_X5/B9_X6 BY8_S1XR/B8_X3 Y9_X2/Y3_0
    R1_C           M2_0/R2_S5     G3_S2/B2_S4 M4_0/R5_0      G5_0/B5_0   B6_X1/GR6_S3XY .           Y8_X1/R8_0     B9_X1/G2_S3
    """
)
"""Y1_S4 is to come; four cards are left in the deck."""

FLOWERS_SIX_AFTER_14_TURNS = rows(
    """
    BY1_S7XR/G5_0 G2_S3/Y5_C    GR3_S5XB/Y5_X2 M4_0/G4_S4     B5_0/BY5_F2    .             G7_0/B3_S3        R8_X5/R5_0     .
    .             Y2_S2/G6_S1   R3_S4/R5_X1    B4_0/R4_S2     Y5_0/Y9_X2     B6_X1/B6_S1   .                 Y8_X1/M6_X1    R9_0/G6_X4
    R1_C/G7_X2    .             .              YR4_S4XG/G4_X1 B5_C/Y4_X1     R6_0/BY8_S1XR M7_X1/R7_X1       R8_0/B7_X3     B9_X6/GR5_F2X1
    G1_S5/GY1_F3  B2_S4/R2_S5   .              R4_0/R6_X2     .              Y6_0/G6_X1    Y7_X5/Y7_S1       G8_X2/BG2_S6XY B9_X1/M2_0
    .             BR2_F3X1/M3_0 G3_S2/Y3_0     Y4_S3/B3_S1    G5_C/R5_C      Y6_X3/G3_C    BR7_S2XG/GR6_S3XY B8_X3/B4_C     .
    Y1_S4/R1_S3   Y2_C          Y3_S5          B4_S1/B1_S6    B5_X2/YR9_F1X2 .             R7_X4/G5_X1       BG8_F1X1       GY9_XB/G9_X4
    """
)
"""M8_X1 is to come; the deck is empty."""


def position(
    areas: Mapping[int, Area],
    *,
    seats: int = 3,
    table: str = "",
    first: int = 0,
    picks: int = 0,
    round: int = 1,
    flower_power: bool = False,
    scores: tuple[tuple[AreaScore, ...], ...] | None = None,
    sound: bool = True,
) -> State:
    """The position with these areas and these cards on the table; the deck has the rest.

    A seat not named gets as many cards as is fair. In the middle of a turn the table is filled up to the cards that must lie there.
    It is an error to ask for a position that the game calls impossible, unless *sound* is False.
    """
    described = Setup(
        options=Options(seats=seats, flower_power=flower_power),
        round=round,
        first=Seat(first),
        picks=picks,
        areas=tuple(described_area(areas[seat]) if seat in areas else None for seat in range(seats)),
        table=tuple(table.split()),
        scores=scores,
    )
    return pixies.set_up(described) if sound else set_up_unchecked(described)


def begun(*, seats: int = 2, first: int = 0, flower_power: bool = False) -> State:
    """A game in which *first* has been drawn to start."""
    return pixies.apply(pixies.new_game(Options(seats=seats, flower_power=flower_power)), Start(CHANCE, Seat(first)))


def deal(state: State, cards: str = "") -> State:
    """Reveal *cards*, or the first of the deck until the table is full."""
    for card in cards.split():
        state = pixies.apply(state, Reveal(CHANCE, card))
    while not cards and pixies.chance(state):
        state = pixies.apply(state, pixies.chance_action(state, 0))
    return state


def play(state: State, *lines: str) -> State:
    """The position after these lines of notation: ``B4_C under``, ``2: R1_C down 7``, ``reveal M2_0``."""
    for line in lines:
        state = pixies.apply(state, pixies.parse_action(pixies.view(state, None), line))
    return state


def events_of(state: State, line: str) -> tuple[Event, ...]:
    """What happens when this line of notation is done."""
    return pixies.step(state, pixies.parse_action(pixies.view(state, None), line)).events


def play_turn(state: State) -> State:
    """Deal a turn and let everyone do the first thing that is legal, until the turn or the round is over."""
    state = deal(state)
    end = (state.round, state.scores)
    while True:
        state = pixies.apply(state, pixies.legal_actions(state)[0])
        if not state.picks or (state.round, state.scores) != end:
            return state


def ways(state: State, card: str) -> list[str]:
    """How the seat to act may place *card*, as in the notation: ``up``, ``under``, ``down 7``."""
    found = [action for action in pixies.legal_actions(state) if isinstance(action, Place) and action.card == card]
    return [f"down {action.cell}" if action.how == "down" else action.how for action in found]


def random_game(options: Options, *, seed: int) -> Iterator[tuple[State, Action | None]]:
    """Every position of one game played at random with the action that is done in it; the last one has none."""
    rng = random.Random(seed)
    state = pixies.new_game(options)
    while actions := pixies.legal_actions(state):
        action = rng.choice(actions)
        yield state, action
        state = pixies.apply(state, action)
    yield state, None
