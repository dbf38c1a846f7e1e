"""Chibitactics keeps every law of the contract: 2 to 6 seats, every map, every pair of factions, all alternatives, all operations.

``BOARDRULES_LAW_GAMES`` is how many games are played in all, spread over the options. If it is not set, one game is played with some of
them: every number of seats, every map, every pair of factions and both sets of alternatives are among these.
"""

from __future__ import annotations

import os
from itertools import product
from random import Random
from typing import get_args

import pytest

from boardrules import Dealer
from boardrules import chibitactics as ct
from boardrules.testing import check_game
from tests.chibitactics.packs import everything

pytestmark = pytest.mark.laws

GAMES = int(os.environ.get("BOARDRULES_LAW_GAMES", "0"))
MOST_BYTES = 6144

ALTERNATIVES = ct.HouseRules(
    victory="wounded",
    round_cap=10,
    topology="square",
    segment_size=3,
    lasting_events="this-round",
    first_seat="moves",
    cross_own=True,
    corners_block=True,
    aiming_roll=False,
    squad_engages=True,
    finish_after_move=True,
    scouts="own",
)
"""Every field other than by default."""

FACTIONS = tuple(faction.id for faction in ct.STARTER.factions)
MAPS = sorted({layout.id for layout in ct.STARTER.maps})
TABLES = [
    ct.Options(seats=seats, map=name)
    for seats, (place, name) in product(range(2, 7), enumerate(MAPS))
    if GAMES or seats % len(MAPS) == place
]
PAIRS = [ct.Options(factions=pair) for pair in product(FACTIONS, repeat=2)]
ALL_OPERATIONS = [
    ct.Options(seats=seats, squad_size=3, map="ring", house=house)
    for seats, (place, house) in product(range(2, 7), enumerate((ct.HouseRules(), ALTERNATIVES)))
    if GAMES or seats % 2 == place
]
EACH = max(1, -(-GAMES // (len(TABLES) + len(PAIRS) + len(ALL_OPERATIONS))))


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.seats}-{options.map}")
def test_every_number_of_seats_on_every_map(options: ct.Options) -> None:
    check_game(ct, options=[options], games=EACH, max_state_bytes=MOST_BYTES)


@pytest.mark.parametrize("options", PAIRS, ids=lambda options: "-".join(options.factions))
def test_every_pair_of_factions(options: ct.Options) -> None:
    check_game(ct, options=[options], games=EACH, max_state_bytes=MOST_BYTES)


@pytest.mark.parametrize("options", ALL_OPERATIONS, ids=lambda options: f"{options.seats}-{options.house.topology}")
def test_every_operation_and_every_alternative(options: ct.Options) -> None:
    game = ct.with_cards(ct, everything())
    check_game(game, options=[options], games=EACH, max_state_bytes=MOST_BYTES)


def test_the_alternatives_differ_from_the_defaults_in_every_field() -> None:
    usual = ct.HouseRules()
    assert [name for name in usual.__struct_fields__ if getattr(usual, name) == getattr(ALTERNATIVES, name)] == []


RICH = [
    ct.Options(squad_size=4, map="ring"),
    ct.Options(seats=3, squad_size=4, map="ring", house=ct.HouseRules(aiming_roll=False)),
]
"""With these, every kind of action and event is found in few games."""


def test_every_law_has_something_to_check() -> None:
    report = check_game(ct.with_cards(ct, everything()), options=RICH, games=max(1, GAMES // 80), renders=0.01, probes=2)
    assert report.idle == ()


def test_every_kind_of_action_and_event_occurs() -> None:
    game = ct.with_cards(ct, everything())
    actions, events = set[type](), set[type]()
    for seed, options in product(range(40), RICH):
        rng, dealer = Random(seed), Dealer(seed)
        state = game.new_game(options)
        while game.to_act(state):
            action = dealer.choose(game, state) if game.chance(state) else rng.choice(game.legal_actions(state))
            step = game.step(state, action)
            state = step.state
            actions.add(type(action))
            events.update(map(type, step.events))
        if actions >= {*get_args(ct.Action)} and events >= {*get_args(ct.Event)}:
            break
    assert actions == {*get_args(ct.Action)}
    assert events == {*get_args(ct.Event)}
