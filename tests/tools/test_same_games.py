"""Games on walkers, with lines that are taken back, are those of the contract."""

from __future__ import annotations

import pytest

from boardrules.codec import to_json
from tests.modes import TABLES
from tools.same_games import digests


@pytest.mark.parametrize("mode", ["duel-ru-set_2", "pool-en", "pixies-3", "chibitactics-2"])
def test_a_walker_plays_the_game_that_the_functions_of_the_contract_play(mode: str) -> None:
    game, options = TABLES[mode]
    walked, looped = [digests(kind, game.__name__.rpartition(".")[2], to_json(options).decode(), range(2)) for kind in ("walk", "loop")]
    assert walked == looped
    assert walked[0] != walked[1]
