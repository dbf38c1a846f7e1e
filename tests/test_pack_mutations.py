"""Packs damaged at random: each is refused with the documented error, or played; nothing else is raised and nothing hangs.

``BOARDRULES_MUTATIONS`` says how many there are, for all games together.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import pytest

from boardrules import Dealer, InvalidOptions, chibitactics, from_json, pixel_tactics, to_json, with_cards
from tests.chibitactics.packs import TESTPACK, everything

MUTATIONS: Final = int(os.environ.get("BOARDRULES_MUTATIONS", "60"))
LONGEST: Final = 2.0
"""Seconds that reading a pack, or one action, may take."""
PLIES: Final = 60

WORDS: Final = ("this", "it", "attacker", "hero", "area", "wave", "own", "rival", "", "x" * 70, "\ud800", "type", "V", "turn_ends")
NUMBERS: Final = (-(10**30), -100, -1, 0, 1, 2, 3, 5, 99, 100, 2**53, 10**30, 1.5)

Node = tuple[Any, Any]


def nodes(value: Any) -> list[Node]:
    """Every place in *value*: its container, and its key there."""
    found: list[Node] = []
    pending = [value]
    while pending:
        here = pending.pop()
        inside = list(here.items()) if isinstance(here, dict) else list(enumerate(here)) if isinstance(here, list) else []
        found += [(here, key) for key, _ in inside]
        pending += [part for _, part in inside]
    return found


def kind_of(value: Any) -> str:
    """What could stand in its place."""
    return str(value["type"]) if isinstance(value, dict) and "type" in value else type(value).__name__


def mutate(pack: Any, rng: Random) -> None:
    """One change somewhere."""
    here, key = rng.choice(nodes(pack))
    old = here[key]
    match rng.randrange(8):
        case 0 | 1 | 2:  # something of its kind from elsewhere, which often makes a pack that can be played
            like = [(at, k) for at, k in nodes(pack) if kind_of(at[k]) == kind_of(old) and (isinstance(key, int) or k == key)]
            there, at = rng.choice(like)
            here[key] = json.loads(json.dumps(there[at]))
        case 3:
            here[key] = rng.choice(NUMBERS)
        case 4:
            here[key] = rng.choice(WORDS)
        case 5:
            del here[key]
        case 6:
            here[key] = (
                {"type": "ForEach", "who": {"type": "Pieces"}, "effects": [old]} if rng.random() < 0.7 else [old] * rng.choice((2, 70))
            )
        case _:
            if isinstance(here, list):
                here += [json.loads(json.dumps(rng.choice(here)))] * rng.choice((1, 2, 20))
            else:
                here[rng.choice(WORDS) or "more"] = old


def damaged(pack: Any, rng: Random) -> bytes:
    """The pack with some changes, some of them to its bytes."""
    changed = json.loads(json.dumps(pack))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        mutate(changed, rng)
    data = json.dumps(changed).encode()
    if rng.random() < 0.15:
        at = rng.randrange(len(data))
        data = (
            data[:at] + rng.choice((b"", bytes([rng.randrange(256)]), b"[" * 5_000, data[at : at + 50] * 3)) + data[at + rng.randrange(3) :]
        )
    return data


def timed(what: Callable[[], Any]) -> Any:
    """What it gives, if it does so in time."""
    start = time.process_time()
    try:
        return what()
    finally:
        assert time.process_time() - start < LONGEST


def played(game: Any, options: Any, rng: Random) -> None:
    """Some plies of a random game, in which every state can be read again."""
    dealer, state = Dealer(seed=rng.randrange(10**6)), game.new_game(options)
    for _ in range(PLIES):
        if game.chance(state):
            state = dealer.deal(game, state)
        seats = game.to_act(state)
        if not seats:
            break
        actions = timed(partial(game.legal_actions, state, seats[0]))
        eager = [action for action in actions if type(action).__name__ in {"LeaderAction", "Recruit", "PlayOrder", "Cast", "UseSkill"}]
        action = rng.choice(eager or actions)
        state = timed(partial(game.apply, state, action))
    assert game.validate(state) == ()
    assert from_json(game.SPEC.state, to_json(state)) == state
    assert [card.text for card in game.SPEC.cards]


def test_damaged_packs_of_pixel_tactics_are_refused_or_played() -> None:
    printed = json.loads(to_json(pixel_tactics.SETS[1])) | {"id": "own"}
    small = printed | {"cards": printed["cards"][:12]}
    accepted = 0
    for seed in range(MUTATIONS // 2):
        rng = Random(seed)
        data = damaged(small if seed % 2 else printed, rng)
        try:
            game = timed(partial(with_cards, pixel_tactics, data))
        except InvalidOptions as error:
            assert len(str(error)) < 50_000, seed  # noqa: PT017
            continue
        accepted += 1
        played(game, None, rng)
    assert accepted


def test_damaged_packs_of_chibitactics_are_refused_or_played() -> None:
    packs = [json.loads(to_json(pack)) for pack in (TESTPACK, everything(), chibitactics.STARTER)]
    accepted = 0
    for seed in range(MUTATIONS // 2):
        rng = Random(seed)
        data = damaged(packs[seed % 3], rng)
        try:
            game = timed(partial(with_cards, chibitactics, data))
            layout = game.pack.maps[0]
            options = chibitactics.Options(seats=layout.seats, squad_size=2, map=layout.id)
            game.new_game(options)
        except InvalidOptions as error:
            assert len(str(error)) < 50_000, seed  # noqa: PT017
            continue
        accepted += 1
        played(game, options, rng)
    assert accepted


@pytest.mark.parametrize("game", [pixel_tactics, chibitactics], ids=lambda game: game.SPEC.id)
@pytest.mark.parametrize("levels", [50, 500, 100_000])
@pytest.mark.parametrize(("start", "end"), [("[", "]"), ('{"cards":', "}"), ('{"a":[', "]}")])
def test_deep_nesting_is_refused(game: Any, levels: int, start: str, end: str) -> None:
    with pytest.raises(InvalidOptions, match=r"the pack has faults:\n  \$"):
        timed(partial(with_cards, game, start * levels + "1" + end * levels))
