"""States of Sealed Bids from outside."""

from __future__ import annotations

from boardrules import RuleId, Violation
from tests.testing.sealed_bids._play import rounds
from tests.testing.sealed_bids._types import CARDS, ROUNDS, State


def validate(state: State) -> tuple[Violation, ...]:
    n = state.options.seats
    if any(len(row) != n for row in (state.hands, state.sealed, state.buried, state.points)):
        return (Violation("", RuleId("SB-DRAW-1"), "every seat has a hand, a sealed card or none, buried cards and points"),)
    cards = [*state.stock, *state.shown, *(card for card in state.sealed if card), *(card for row in state.hands for card in row)]
    cards += [card for row in state.buried for card in row]
    found: list[Violation] = []
    if sorted(cards) != list(CARDS):
        found.append(Violation("", RuleId("SB-DRAW-1"), "every card is in one place"))
    if any(list(row) != sorted(row) for row in (state.stock, *state.hands)):
        found.append(Violation("", RuleId("BR-VALUE"), "cards whose order has no meaning are sorted"))
    held = [len(hand) + (card is not None) for hand, card in zip(state.hands, state.sealed, strict=True)]
    if max(held) > 2 or (any(state.sealed) and (min(held) < 2 or all(state.sealed))):
        found.append(Violation("sealed", RuleId("SB-SEAL-1"), "a hand has two cards, of which one is sealed"))
    played = rounds(state)
    if len(state.shown) % n or played > ROUNDS or min(state.points) < 0 or sum(state.points) != played:
        found.append(Violation("points", RuleId("SB-END-1"), "there is a point for each round"))
    due = state.loser is not None
    if due and (not 0 <= (state.loser or 0) < n or not state.hands[state.loser or 0] or any(state.sealed)):
        found.append(Violation("loser", RuleId("SB-BURY-1"), "who buries has cards, and nothing is sealed"))
    if sum(len(row) for row in state.buried) != (played - due if state.options.bury else 0) or (due and not state.options.bury):
        found.append(Violation("buried", RuleId("SB-BURY-1"), "a card is buried after each round, if they play so"))
    return tuple(found)
