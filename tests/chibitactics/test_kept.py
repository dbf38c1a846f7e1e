"""The table kept from the action before is what a new one of the same state would be."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from boardrules import chibitactics as ct
from boardrules.chibitactics._engine.kept import keep, table_of
from boardrules.chibitactics._engine.position import Position
from tests.chibitactics.packs import everything

DERIVED = ("_auras", "_in_play", "_makers", "_modifiers", "legal", "source", "check_elimination")
GAMES = {
    "starter": (ct.with_cards(ct, ct.STARTER), ct.Options(seats=3)),
    "everything": (ct.with_cards(ct, everything()), ct.Options(seats=2, squad_size=4, map="ring")),
    "wounded": (ct.with_cards(ct, everything()), ct.Options(seats=4, squad_size=2, map="ring", house=ct.HouseRules(victory="wounded"))),
}


def derived(table: Position) -> list[object]:
    """Everything that a table works out about its position."""
    return [
        table.in_play(),
        table.makers(),
        [(unit.id, table.modifiers(unit)) for unit in table.units.values()],
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_kept_is_as_good_as_new(name: str) -> None:
    game, options = GAMES[name]
    content = game.catalogue
    kept = 0
    for seed in range(6):
        rng = Random(seed)
        state = game.new_game(options)
        while actions := game.legal_actions(state):
            derived(table := table_of(content, state))  # so that there is something to go stale
            keep(table, state)
            state = game.apply(state, actions[rng.randrange(len(actions))])
            table, fresh = table_of(content, state), Position(content, state)
            kept += table.source is state
            for field in Position.__slots__:
                if field not in DERIVED:
                    assert getattr(table, field) == getattr(fresh, field), field
            assert list(table.units) == list(fresh.units)
            assert derived(table) == derived(fresh)
            keep(table, state)
    assert kept > 100


def test_a_table_has_one_user_at_a_time() -> None:
    game, options = GAMES["starter"]
    state = game.new_game(options)
    table = Position(game.catalogue, state)
    keep(table, state)
    assert table_of(game.catalogue, state) is table
    assert table_of(game.catalogue, state) is not table


def test_a_table_serves_its_own_state_and_content_only() -> None:
    game, options = GAMES["starter"]
    other = ct.with_cards(ct, replace(ct.STARTER, id="other"))
    state, twin = game.new_game(options), game.new_game(options)
    for content, asked in ((game.catalogue, twin), (other.catalogue, state)):
        table = Position(game.catalogue, state)
        keep(table, state)
        assert table_of(content, asked) is not table


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
