"""Pictures on screens of four widths, in each mode and language: nothing is too small, nothing overlaps, everything fits.

The usual run looks at some 20 positions of each mode and width, the mark ``long`` at 200. A game is measured if it is in ``LAID_OUT``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from boardrules import Dealer, Seat, chibitactics, pixel_tactics, pixies, translator
from boardrules.picture import draw
from boardrules.values import CHANCE
from tests.browser.measured import WIDTHS, measured
from tests.pixel_tactics.golden import decks

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LAID_OUT = ("chibitactics", "pixel_tactics", "pixies")
"""Games whose pictures are laid out for the width of a screen."""
WIDER = ("chibitactics",)
"""Games whose pictures may be wider than the screen, because they have a map that is scrolled."""

PT, CT, PX = pixel_tactics.Options, chibitactics.Options, pixies.Options
TABLES: dict[str, tuple[Any, Any]] = {
    "pixies-2": (pixies, PX(seats=2)),
    "pixies-3": (pixies, PX(seats=3)),
    "pixies-5": (pixies, PX(seats=5)),
    "pixies-flower-6": (pixies, PX(seats=6, flower_power=True)),
    "pixel_tactics-duel": (pixel_tactics, PT()),
    "pixel_tactics-set_2": (pixel_tactics, PT(cards=("set_2",))),
    "pixel_tactics-teams": (pixel_tactics, PT(mode="teams", cards=("set_1",))),
    "pixel_tactics-pool": (pixel_tactics, PT(mode="pool", cards=("set_1", "set_2"))),
    "pixel_tactics-constructed": (pixel_tactics, PT(mode="constructed", decks=decks("en", 0))),
    "chibitactics-2": (chibitactics, CT(seats=2)),
    "chibitactics-4": (chibitactics, CT(seats=4, map="valley")),
    "chibitactics-6": (chibitactics, CT(seats=6)),
}
LANGUAGES = ("en", "pl", "ru")
NAMES = ("Ann", "Bartholomew Longfellow-X", "WWWWWWWWWWWWWWWWWWWWWWWW", "\u0429\u0443\u043a\u0430", "Bo", "\u0141ucja")
"""Names of players: short, long, wide, Cyrillic."""
EACH = 5
"""Positions taken from one game."""

MEASURED = [name for name in TABLES if name.startswith(LAID_OUT)]


class Position(NamedTuple):
    """A view, what may be chosen there, and the events that led to it."""

    view: Any
    targets: tuple[str, ...]
    events: tuple[Any, ...]


@cache
def positions(name: str, seed: str, count: int) -> tuple[Position, ...]:
    """Positions spread over random games of the mode *name*: most as a seat to act sees them, some as a spectator or another seat does."""
    return tuple([position for number in range(-(-count // EACH)) for position in _played(name, f"{seed}/{number}")])[:count]


def _played(name: str, seed: str) -> Iterator[Position]:
    game, options = TABLES[name]
    rng, dealer = Random(f"{name}/{seed}"), Dealer(rng_seed(seed))
    state = game.new_game(options)
    plies: list[tuple[Any, tuple[Any, ...]]] = [(state, ())]
    while seats := game.to_act(state):
        action = dealer.choose(game, state) if seats == (CHANCE,) else rng.choice(game.legal_actions(state))
        step = game.step(state, action)
        state = step.state
        plies.append((state, step.events))
    for part in range(EACH):
        at = len(plies) - 1 if part == EACH - 1 and rng.random() < 0.3 else int((part + rng.random()) / EACH * len(plies))
        state, events = plies[at]
        seats = game.to_act(state)
        seat = rng.choice(seats) if seats and seats != (CHANCE,) else rng.choice(game.seats(state))
        viewer = None if rng.random() < 0.15 else rng.choice(game.seats(state)) if rng.random() < 0.2 else seat
        view = game.view(state, viewer)
        legal = game.legal_actions(state, viewer) if viewer in seats else ()
        targets = tuple(dict.fromkeys(anchor for action in legal for anchor in game.anchors(view, action)))
        yield Position(view, targets, tuple(game.redact_event(event, viewer) for event in events))


def rng_seed(seed: str) -> int:
    return Random(seed).randrange(1 << 30)


def drawn(name: str, position: Position, width: int, language: str) -> str:
    """The picture of a position, as the page of a table draws it for a reader."""
    game = TABLES[name][0]
    view: Any = position.view
    reader: Seat | None = view.viewer
    speaker = translator(language, game, names=NAMES, reader=reader)
    return str(draw(game, view, targets=position.targets, width=width, events=position.events, translator=speaker))


def check(browser: Browser, name: str, width: int, language: str, count: int) -> None:
    found = [drawn(name, position, width, language) for position in positions(name, language, count)]
    wide = name.startswith(WIDER)
    faults: dict[str, int] = {}
    for picture in measured(browser, found, width):
        assert picture.texts > 5
        assert picture.targets > 5
        for fault in picture.faults(width, wide=wide):
            if fault.startswith("crowded") and "cell." in fault:
                continue  # a unit or the mark of a closed segment is on a cell
            faults[fault] = faults.get(fault, 0) + 1
    assert not faults, "\n".join(f"{fault} ({n} times)" for fault, n in faults.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", MEASURED)
def test_pictures_can_be_read_and_touched_at_every_width(browser: Browser, name: str, width: int, language: str) -> None:
    check(browser, name, width, language, 7)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", MEASURED)
def test_two_hundred_positions_can_be_read_and_touched(browser: Browser, name: str, width: int, language: str) -> None:
    check(browser, name, width, language, 67)
