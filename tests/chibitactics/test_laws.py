"""Chibitactics keeps every law of the contract: 2 to 6 seats, every map, every pair of factions, all alternatives, all operations.

``BOARDRULES_LAW_GAMES`` is how many games are played in all (20 if it is not set), spread over the options.
"""

from __future__ import annotations

import os
from itertools import product
from typing import get_args

import pytest

from boardrules import chibitactics as ct
from boardrules.testing import check_game
from tests.chibitactics.packs import everything

pytestmark = pytest.mark.laws

GAMES = int(os.environ.get("BOARDRULES_LAW_GAMES", "20"))
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
TABLES = [ct.Options(seats=seats, map=name) for seats, name in product(range(2, 7), MAPS)]
PAIRS = [ct.Options(factions=pair) for pair in product(FACTIONS, repeat=2)]
ALL_OPERATIONS = [
    ct.Options(seats=seats, squad_size=3, map="ring", house=house) for seats, house in product(range(2, 7), (ct.HouseRules(), ALTERNATIVES))
]
EACH = -(-GAMES // (len(TABLES) + len(PAIRS) + len(ALL_OPERATIONS)))


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


def test_every_kind_of_action_and_event_occurs() -> None:
    report = check_game(
        ct.with_cards(ct, everything()),
        options=[
            ct.Options(squad_size=4, map="ring"),
            ct.Options(seats=3, squad_size=4, map="ring", house=ct.HouseRules(aiming_roll=False)),
        ],
        games=12,
        renders=0,
        probes=2,
    )
    assert report.idle == ()
    assert report.actions.keys() == {kind.__name__ for kind in get_args(ct.Action)}
    assert {kind.__name__ for kind in get_args(ct.Event)} - report.events.keys() <= {"Captured", "Freed"}
