"""What the tests of bots share: every game in every mode, and positions of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, TypeAlias

from boardrules import CHANCE, Dealer, Game, Seat, chibitactics, pixel_tactics, pixies, with_cards
from tests.chibitactics.packs import everything
from tests.pixel_tactics.golden import decks
from tests.testing import sealed_bids

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

CH: Final = chibitactics.Options
PT: Final = pixel_tactics.Options
EVALUATED: Final[dict[str, tuple[AnyGame, Any]]] = {
    "pixies 2": (pixies, pixies.Options(seats=2)),
    "pixies 6": (pixies, pixies.Options(seats=6, flower_power=True)),
    "duel": (pixel_tactics, None),
    "first": (pixel_tactics, PT(edition="first")),
    "series": (pixel_tactics, PT(edition="pl", best_of=3)),
    "teams": (pixel_tactics, PT(mode="teams")),
    "pool": (pixel_tactics, PT(edition="pl", mode="pool")),
    "constructed": (pixel_tactics, PT(edition="pl", mode="constructed", decks=decks("pl", 0))),
    "workshop": (with_cards(pixel_tactics, pixel_tactics.workshop()), PT(cards=("set_1", "workshop"))),
    "chibitactics 2": (chibitactics, None),
    "chibitactics 4": (chibitactics, CH(seats=4, squad_size=2)),
    "everything": (with_cards(chibitactics, everything()), CH(map="ring")),
}
TABLES: Final[dict[str, tuple[AnyGame, Any]]] = {**EVALUATED, "sealed bids": (sealed_bids, None)}


def positions(game: AnyGame, options: Any, *, seed: int = 1) -> Iterator[tuple[Any, Seat]]:
    """Every position of a random game in which a player is to act, and one of those who are."""
    rng, dealer = Random(seed), Dealer(seed)
    state = dealer.deal(game, game.new_game(options))
    while acting := game.to_act(state):
        assert CHANCE not in acting
        seat = rng.choice(acting)
        yield state, seat
        state = dealer.deal(game, game.apply(state, rng.choice(game.legal_actions(state, seat))))


def some(game: AnyGame, options: Any, count: int, *, seed: int = 1) -> list[tuple[Any, Seat]]:
    """So many positions of a random game, from its beginning to its end, with something to choose."""
    found = [(state, seat) for state, seat in positions(game, options, seed=seed) if len(game.legal_actions(state, seat)) > 1]
    return [found[at * (len(found) - 1) // max(count - 1, 1)] for at in range(count)]
