"""Whoever follows the events of a game can tell what changed: coins, rows of texts, raised corpses, modifiers, effects set up."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from boardrules.pixel_tactics import (
    ActiveDelayedTrigger,
    CoinsMoved,
    CorpseRaised,
    EffectSetUp,
    Event,
    ModifierGiven,
    Options,
    Piece,
    State,
    TemporaryModifier,
    TraitChosen,
)
from boardrules.values import Seat

from .playing import random_game

OPTIONS = {
    "duel": Options(edition="pl"),
    "both sets": Options(edition="en", cards=("set_1", "set_2")),
    "pool": Options(edition="pl", mode="pool", cards=("set_1", "set_2")),
    "teams": Options(edition="pl", mode="teams"),
}
SEEDS = range(16)
SEEN: dict[str, tuple[type[Event], ...]] = {
    "duel": (ModifierGiven, EffectSetUp),
    "both sets": (ModifierGiven, EffectSetUp),
    "pool": (CoinsMoved, CorpseRaised, ModifierGiven, EffectSetUp),
    "teams": (CorpseRaised, TraitChosen, ModifierGiven, EffectSetUp),
}
"""What happens at least once in the games of each kind, so that the test looks at something."""


def pieces(state: State) -> dict[str, Piece]:
    """The cards in units."""
    return {piece.card: piece for player in state.players for piece in player.unit if piece is not None}


def changes(state: State) -> Counter[tuple[str, TemporaryModifier]]:
    """What effects changed of cards for a time, but for status effects, which have an event of their own."""
    return Counter([(card, timed) for card, piece in pieces(state).items() for timed in piece.mods if timed.until != "status"])


def waiting(state: State) -> Counter[tuple[Seat, ActiveDelayedTrigger]]:
    """What effects let hold or wait, by seats."""
    return Counter([(Seat(seat), delayed) for seat, player in enumerate(state.players) for delayed in player.delayed])


def expected(before: State, after: State) -> list[Event]:
    """The events that must have told what *after* has and *before* had not."""
    events: list[Event] = []
    for card, piece in pieces(after).items():
        was = pieces(before).get(card)
        if piece.trait is not None and (was is None or was.trait != piece.trait):
            events.append(TraitChosen(card, piece.trait))
        if was is not None and was.face != piece.face and "risen" in {was.face, piece.face} and "corpse" in {was.face, piece.face}:
            events.append(CorpseRaised(card, raised=piece.face == "risen"))
        elif was is not None and was.face == "hero" and piece.face == "risen":
            events.append(CorpseRaised(card, raised=True))
    for card, timed in changes(after) - changes(before):
        if timed.until == "last_own_turn" and (card, replace(timed, until="own_turn")) in changes(before):
            continue  # the end of a turn tells that this is the last one
        events.append(ModifierGiven(card, timed.modifier, timed.until, timed.by, timed.source))
    for seat, delayed in waiting(after) - waiting(before):
        if delayed.until == "last_own_turn" and (seat, replace(delayed, until="own_turn")) in waiting(before):
            continue
        events.append(EffectSetUp(seat, delayed.text, delayed.until, delayed.source))
    return events


def coins_told(events: tuple[Event, ...], seat: int) -> int:
    """How many coins a seat has more after *events*."""
    return -sum([event.n for event in events if isinstance(event, CoinsMoved) and event.seat == seat])


@pytest.mark.rule("PT-POOL-5", "PT-RUL-127", "PT-RUL-131")
@pytest.mark.parametrize("mode", OPTIONS)
def test_every_change_of_these_kinds_is_told(mode: str) -> None:
    told: Counter[type[Event]] = Counter()
    for seed in SEEDS:
        before: State | None = None
        for state, _, events in random_game(OPTIONS[mode], seed):
            if before is not None:
                missing = [event for event in expected(before, state) if event not in events]
                assert not missing, f"{missing} is not among {events}"
                if before.pool is not None and state.pool is not None:
                    gained = [after - had for had, after in zip(before.pool.coins, state.pool.coins, strict=True)]
                    assert gained == [coins_told(events, seat) for seat in range(2)]
            told.update([type(event) for event in events])
            before = state
    assert not [kind.__name__ for kind in SEEN[mode] if not told[kind]]
