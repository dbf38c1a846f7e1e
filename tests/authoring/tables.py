"""The games of the examples and the documentation whose tables are made with the kit, and positions of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from boardrules import CHANCE, Dealer, draw, translator
from boardrules.pieces import Palette, Picture

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "examples", ROOT / "docs" / "tutorial")
TABLES: dict[str, tuple[str, dict[str, int]]] = {
    "driftwood-2": ("driftwood", {}),
    "driftwood-4": ("driftwood", {"seats": 4}),
    "goofspiel-2": ("goofspiel", {"cards": 13}),
    "goofspiel-4": ("goofspiel", {"seats": 4}),
    "kuhn_poker": ("kuhn_poker", {}),
}
"""The modules of the games, and their options."""
NAMES = ("Ann", "Bartholomew Longfellow-X", "WWWWWWWWWWWWWWWWWWWWWWWW", "\u0429\u0443\u043a\u0430 & <Bo>")
"""Names of players: short, long, wide, and one with markup."""


class Seen(NamedTuple):
    """A view, what may be chosen there, and the events that led to it."""

    view: Any
    targets: tuple[str, ...]
    events: tuple[Any, ...]


@cache
def module(name: str) -> Any:
    """The module of a game of the examples."""
    before = sys.path
    sys.path = [*map(str, FOLDERS), *before]
    try:
        return import_module(name)
    finally:
        sys.path = before


@cache
def played(name: str, seed: int = 1) -> tuple[Seen, ...]:
    """Each position of a random game of the table *name*, as a seat to act, another seat or a spectator sees it."""
    return tuple(_played(name, seed))


def _played(name: str, seed: int) -> Iterator[Seen]:
    game, options = module(TABLES[name][0]), TABLES[name][1]
    rng, dealer = Random(seed), Dealer(seed)
    state: Any = game.new_game(game.SPEC.options(**options))
    events: tuple[Any, ...] = ()
    while True:
        seats = game.to_act(state)
        acting = [seat for seat in seats if seat != CHANCE]
        viewer = rng.choice(acting) if acting and rng.random() < 0.7 else rng.choice((*game.seats(state), None))
        view = game.view(state, viewer)
        legal = game.legal_actions(state, viewer) if viewer in acting else ()
        anchors = getattr(game, "anchors", lambda *_: ())
        targets = tuple(dict.fromkeys(anchor for action in legal for anchor in anchors(view, action)))
        yield Seen(view, targets, tuple(game.redact_event(event, viewer) for event in events))
        if not seats:
            return
        action = dealer.choose(game, state) if seats == (CHANCE,) else rng.choice(game.legal_actions(state, rng.choice(acting)))
        step = game.step(state, action)
        state, events = step.state, step.events


def picture(name: str, seen: Seen, width: int | None, language: str = "en", palette: Palette = "light") -> Picture:
    """The picture of a position, as a page shows it to its viewer."""
    game = module(TABLES[name][0])
    speaker = translator(language, game, names=NAMES, reader=seen.view.viewer)
    return draw(game, seen.view, targets=seen.targets, width=width, palette=palette, events=seen.events, translator=speaker)
