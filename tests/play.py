"""Small ways of playing Pixies that several tests use."""

from __future__ import annotations

import random

from boardrules import CHANCE, Dealer, Match, Seat, pixies
from boardrules.pixies import Action, Event, Options, State, View


def random_match(*, seats: int = 2, seed: int = 7, plies: int | None = None) -> Match[State, Action, View, Event, Options]:
    """A match played at random with a dealer, to its end or until *plies* actions were played."""
    match = Match(pixies, Options(seats=seats), dealer=Dealer(seed))
    rng = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        seat = pixies.to_act(match.state)[0]
        match.submit(seat, rng.choice(pixies.legal_actions(match.state)))
    return match


def undealt(*, seats: int = 2) -> Match[State, Action, View, Event, Options]:
    """A match without a dealer: luck is supplied."""
    return Match(pixies, Options(seats=seats))


def dealt(*cards: str, seats: int = 2, first: int = 0) -> Match[State, Action, View, Event, Options]:
    """A match without a dealer in which *first* starts and *cards* lie on the table."""
    match = undealt(seats=seats)
    match.supply(pixies.Start(CHANCE, Seat(first)))
    for card in cards:
        match.supply(pixies.Reveal(CHANCE, card))
    return match
