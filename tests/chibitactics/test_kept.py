"""The position that a game keeps from the action before is what a new one of the same state would be."""

from __future__ import annotations

import pickle
from random import Random

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._engine.position import Position
from tests.chibitactics.packs import everything

DERIVED = ("_in_force", "check_elimination", "listed", "untouched")
GAMES = {
    "starter": (ct.with_cards(ct, ct.STARTER), ct.Options(seats=3)),
    "everything": (ct.with_cards(ct, everything()), ct.Options(seats=2, squad_size=4, map="ring")),
    "wounded": (ct.with_cards(ct, everything()), ct.Options(seats=4, squad_size=2, map="ring", house=ct.HouseRules(victory="wounded"))),
}


def derived(position: Position) -> list[object]:
    """Everything that is derived on a position."""
    return [
        position.in_force().touched,
        position.in_force().makers,
        [(unit.id, position.in_force().modifiers(unit)) for unit in position.units.values()],
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_position_kept_is_as_good_as_new(name: str) -> None:
    game, options = GAMES[name]
    kept = 0
    for seed in range(6):
        rng = Random(seed)
        state = game.new_game(options)
        while actions := game.legal_actions(state):
            derived(position := game.referee.positions.take(state))  # so that there is something to go stale
            game.referee.positions.keep(state, position)
            after = game.apply(state, actions[rng.randrange(len(actions))])
            position, fresh, before, state = game.referee.positions.take(after), Position(game.grounds, after), position, after
            kept += position is before
            for field in Position.__slots__:
                if field not in DERIVED:
                    assert getattr(position, field) == getattr(fresh, field), field
            assert list(position.units) == list(fresh.units)
            assert derived(position) == derived(fresh)
            game.referee.positions.keep(state, position)
    assert kept > 100


def test_a_position_has_one_user_at_a_time() -> None:
    game, options = GAMES["starter"]
    positions, state = game.referee.positions, game.new_game(options)
    position = positions.take(state)
    positions.keep(state, position)
    assert positions.take(state) is position
    assert positions.take(state) is not position


def test_a_position_serves_its_own_state_only() -> None:
    game, options = GAMES["starter"]
    positions, state = game.referee.positions, game.new_game(options)
    position = positions.take(state)
    positions.keep(state, position)
    assert positions.take(replace(state)) is not position
    assert positions.take(state) is position


def test_games_share_no_positions() -> None:
    games = [ct.with_cards(ct, ct.STARTER) for _ in range(2)]
    assert games[0].referee.positions is not games[1].referee.positions
    assert games[0].referee.positions is not pickle.loads(pickle.dumps(games[0])).referee.positions


def test_two_actions_from_one_state_do_not_touch_each_other() -> None:
    game, options = GAMES["everything"]
    rng = Random(3)
    state = game.new_game(options)
    compared = 0
    while actions := game.legal_actions(state):
        if not game.chance(state) and state.phase == "play":
            first, second = actions[0], actions[rng.randrange(len(actions))]
            once = game.apply(state, second)
            game.apply(state, first)
            assert game.apply(state, second) == once
            assert game.legal_actions(state) == actions
            compared += 1
        state = game.apply(state, actions[rng.randrange(len(actions))])
    assert compared > 20
