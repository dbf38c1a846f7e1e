"""Every bot in every game and mode: it chooses what is legal, from its arguments alone, and changes nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, Final

import pytest

from boardrules import canonical, chibitactics, from_state, pixel_tactics, pixies, simulate
from boardrules.bots import Bot, GreedyBot, ISMCTSBot, PolicyBot, Style
from tests.bots.tables import EVALUATED, TABLES, AnyGame, some


def last(_observation: tuple[int, ...], legal: tuple[int, ...], _view: object) -> int:
    return legal[-1]


def even(_observation: tuple[int, ...], legal: tuple[int, ...], _view: object) -> list[float]:
    return [1.0] * len(legal)


MAKERS: Final[dict[str, Callable[[AnyGame, Any], Bot[Any, Any]]]] = {
    "greedy": lambda game, _: GreedyBot(game, worlds=2),
    "ismcts": lambda game, _: ISMCTSBot(game, 4, style=Style(worlds=1)),
    "number": lambda game, options: PolicyBot(game, last, options),
    "weights": lambda game, options: PolicyBot(game, even, options),
}
SEATED: Final = [
    *(("greedy", name) for name in EVALUATED),
    *(("ismcts", name) for name in TABLES),
    *((kind, name) for kind in ("number", "weights") for name in ("pixies 2", "duel", "everything")),
]


@pytest.mark.parametrize(("bot", "table"), SEATED)
def test_a_bot_depends_on_the_view_the_actions_and_the_rng_alone_and_changes_nothing(bot: str, table: str) -> None:
    game, options = TABLES[table]
    made = MAKERS[bot](game, options)
    copy: Bot[Any, Any] = pickle.loads(pickle.dumps(made))
    for number, (state, seat) in enumerate(some(game, options, 3)):
        view, actions = game.view(state, seat), game.legal_actions(state, seat)
        before = canonical(state), canonical(view)
        chosen = made.choose(view, actions, Random(number))
        assert chosen in actions
        assert copy.choose(view, actions, Random(number)) == chosen
        twin = game.determinize(view, Random(number))  # what nobody told this seat is different there
        assert made.choose(game.view(twin, seat), game.legal_actions(twin, seat), Random(number)) == chosen
        assert (canonical(state), canonical(view)) == before


def test_bots_play_the_same_games_in_another_process() -> None:
    tables: list[tuple[AnyGame, Any]] = [
        (pixies, pixies.Options(seats=2)),
        (pixel_tactics, None),
        (from_state(chibitactics, some(chibitactics, chibitactics.Options(squad_size=1), 9)[8][0]), None),
    ]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        for game, options in tables:
            bots: list[Bot[Any, Any]] = [GreedyBot(game, worlds=1), ISMCTSBot(game, 2)]
            assert simulate(game, 1, options=options, bots=bots, executor=pool) == simulate(game, 1, options=options, bots=bots)
