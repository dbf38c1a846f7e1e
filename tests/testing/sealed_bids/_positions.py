"""Descriptions of positions of Sealed Bids: everything but the stock, which has all other cards."""

from __future__ import annotations

import msgspec

from boardrules import InvalidState, RuleId, Seat, Violation
from tests.testing.sealed_bids._play import is_over
from tests.testing.sealed_bids._types import CARDS, Options, State
from tests.testing.sealed_bids._validate import validate


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    hands: tuple[tuple[str, ...], ...]
    sealed: tuple[str | None, ...]
    buried: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    shown: tuple[str, ...] = ()
    loser: int | None = None
    options: Options = Options()


SETUP = Setup


def setup_of(state: State) -> Setup:
    if is_over(state):
        raise InvalidState("no Setup", violations=(Violation("$", RuleId("SB-END-1"), "the game is over"),))
    return Setup(state.hands, state.sealed, state.buried, state.points, state.shown, state.loser, state.options)


def set_up(setup: Setup) -> State:
    state = set_up_unchecked(setup)
    violations = validate(state)
    if not violations and is_over(state):
        violations = (Violation("$", RuleId("SB-END-1"), "the game is over"),)
    if violations:
        raise InvalidState("impossible", violations=violations)
    return state


def set_up_unchecked(setup: Setup) -> State:
    used = {card for row in (*setup.hands, *setup.buried, setup.shown, setup.sealed) for card in row}
    stock = tuple(card for card in CARDS if card not in used)
    loser = None if setup.loser is None else Seat(setup.loser)
    return State(setup.options, setup.hands, stock, setup.sealed, setup.shown, setup.buried, setup.points, loser)
