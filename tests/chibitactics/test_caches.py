"""What is remembered between calls changes nothing: not when it is cold or warm, shared by threads, or exempt_events early."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from random import Random
from threading import Barrier

import pytest

from boardrules import Dealer, to_msgpack
from boardrules import chibitactics as ct
from boardrules.chibitactics._engine.board import grid as _grid
from boardrules.chibitactics._engine.board import grounds as _grounds
from boardrules.chibitactics._packs import compile as _content
from tests.chibitactics.packs import everything

GAMES = (
    ("starter", ct.Options(seats=2)),
    ("starter", ct.Options(seats=3, map="valley", house=ct.HouseRules(topology="square"))),
    ("everything", ct.Options(seats=2, map="ring")),
    ("everything", ct.Options(seats=2, map="ring", house=ct.HouseRules(cross_own=True, corners_block=True))),
)
"""Two of each pack on maps of the same cells, so that they meet in whatever is remembered."""


def game_of(pack: str) -> ct.PackGame:
    """A game object of its own."""
    return ct.with_cards(ct, ct.STARTER if pack == "starter" else everything())


def played(game: ct.PackGame, options: ct.Options, seed: int) -> Iterator[str]:
    """A game at random, position by position: a digest of all positions and lists of legal actions up to there."""
    rng, dealer, digest = Random(seed), Dealer(seed), blake2b(digest_size=8)
    state = game.new_game(options)
    while actions := game.legal_actions(state):
        action = dealer.choose(game, state) if game.chance(state) else actions[rng.randrange(len(actions))]
        state = game.apply(state, action)
        digest.update(repr(actions).encode() + to_msgpack(state))
        yield digest.hexdigest()


def last(digests: Iterator[str]) -> str:
    """The digest of the whole game."""
    found = ""
    for found in digests:  # noqa: B007
        pass
    return found


def forget_everything() -> None:
    """As in a process that has just begun."""
    _content.compile_pack.cache_clear()


def cold() -> list[str]:
    """The digests of all games, each played by a game object of its own that remembers nothing."""
    found: list[str] = []
    for seed, (pack, options) in enumerate(GAMES):
        forget_everything()
        found.append(last(played(game_of(pack), options, seed)))
    return found


@pytest.fixture(scope="module")
def expected() -> list[str]:
    """What has to come out."""
    return cold()


def test_a_game_is_the_same_with_warm_caches(expected: list[str]) -> None:
    games = [(game_of(pack), options) for pack, options in GAMES]
    for _ in range(3):
        assert [last(played(game, options, seed)) for seed, (game, options) in enumerate(games)] == expected


def test_games_played_by_turns_do_not_disturb_each_other(expected: list[str]) -> None:
    shared = {pack: game_of(pack) for pack in ("starter", "everything")}
    running = {seed: played(shared[pack], options, seed) for seed, (pack, options) in enumerate(GAMES)}
    found = [""] * len(GAMES)
    rng = Random(5)
    while running:
        seed = rng.choice(sorted(running))
        digest = next(running[seed], None)
        if digest is None:
            del running[seed]
        else:
            found[seed] = digest
    assert found == expected


def test_threads_share_a_game_object(expected: list[str]) -> None:
    shared = {pack: game_of(pack) for pack in ("starter", "everything")}
    forget_everything()
    jobs = [(seed, *GAMES[seed]) for seed in range(len(GAMES))] * 2  # each game by two threads at once
    together = Barrier(len(jobs))

    def play(seed: int, pack: str, options: ct.Options) -> str:
        together.wait(60)
        return last(played(shared[pack], options, seed))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(len(jobs)) as threads:
            found = list(threads.map(lambda job: play(*job), jobs))
    finally:
        sys.setswitchinterval(interval)
    assert found == expected * 2


def test_a_process_of_its_own_plays_the_same(expected: list[str]) -> None:
    script = "from tests.chibitactics.test_caches import cold; print(*cold())"
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
        assert done.stdout.split() == expected


def test_what_is_forgotten_early_is_worked_out_again(expected: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    forget_everything()
    monkeypatch.setattr(_grid, "MOST_ROWS", 2)
    monkeypatch.setattr(_grid, "MOST_KEPT", 3)
    monkeypatch.setattr(_grounds, "GRIDS", 1)
    monkeypatch.setattr(_grounds, "GROUNDS", 2)
    games = [(game_of(pack), options) for pack, options in GAMES]
    assert [last(played(game, options, seed)) for seed, (game, options) in enumerate(games)] == expected
    for game, options in games:
        assert len(game.grounds._grids) == 1
        assert len(game.grounds._grounds) <= 2
        grid = game.grounds.of(options, ()).grid
        assert max(len(grid._moves_to), len(grid._uses_at), len(grid._deploys)) <= 2
        assert len(grid._parts) <= 3


def test_each_game_object_owns_what_is_derived_from_its_maps() -> None:
    first, second = game_of("starter"), game_of("starter")
    options = ct.Options(seats=2)
    assert first.grounds.of(options, ()) is first.grounds.of(ct.Options(seats=2), ())
    assert first.grounds.of(options, ()) is not second.grounds.of(options, ())


def test_every_cache_of_a_module_has_a_bound() -> None:
    assert _content.compile_pack.cache_info().maxsize
