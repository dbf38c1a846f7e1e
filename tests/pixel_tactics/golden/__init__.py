"""Golden logs of Pixel Tactics: ten games of each edition and mode, one with each of other sets, one with traps: :mod:`tests.golden`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from boardrules import pixel_tactics
from boardrules.logs.opening import AnyGame
from boardrules.pixel_tactics import EDITIONS, SETS, Action, DeckList, EndTurn, Move, Options, Switch, with_cards, workshop
from boardrules.pixel_tactics._engine.editions import SECOND_SETS
from tests.golden import Golden, play, seventh

__all__ = ["GOLDEN", "decks"]

OTHERS = (("set_1_first",), ("set_1",), ("set_2",), ("set_1", "set_2"), ("set_1_first", "set_2", "promo"))


def decks(edition: str, number: int) -> tuple[DeckList, DeckList]:
    """Two lists of cards of an edition's own set and of the one beside it, drawn by a number."""
    names = sorted(card.id for pack in SETS if pack.id in {EDITIONS[edition].cards, SECOND_SETS[edition]} for card in pack.cards)
    rng = Random(number)
    one, two = rng.sample(names, 30), rng.sample(names, 30)
    return DeckList(heroes=tuple(one[:25]), leaders=tuple(one[25:])), DeckList(heroes=tuple(two[:25]), leaders=tuple(two[25:]))


OWN = {f"{edition}_{number}": Options(edition=rules.id) for edition, rules in EDITIONS.items() for number in range(10)}
MIXED = {
    f"{edition}_{'_'.join(cards)}": Options(edition=rules.id, cards=cards)
    for edition, rules in EDITIONS.items()
    for cards in OTHERS
    if cards != (rules.cards,)
}
TEAMS = {
    f"{edition}_teams_{number}": Options(edition=rules.id, mode="teams") for edition, rules in EDITIONS.items() for number in range(10)
}
POOLS = {f"{edition}_pool_{number}": Options(edition=rules.id, mode="pool") for edition, rules in EDITIONS.items() for number in range(10)}
CONSTRUCTED = {
    f"{edition}_constructed_{number}": Options(
        edition=rules.id, mode="constructed", best_of=1 if number < 8 else 3, decks=decks(edition, number)
    )
    for edition, rules in EDITIONS.items()
    for number in range(10)
}
WORKSHOP = {f"{edition}_workshop": Options(edition=rules.id, cards=("set_1", "workshop")) for edition, rules in EDITIONS.items()}
"""With traps, which no printed card has."""
TABLES = OWN | MIXED | TEAMS | POOLS | CONSTRUCTED
"""What each log is played with, by its name."""


def busy(actions: Sequence[Action], ply: int) -> Action:
    """Moves, switches and the end of a turn only now and then, or if nothing else is left."""
    among = [action for action in actions if not isinstance(action, Move | Switch | EndTurn)]
    chosen: Action = seventh(among if among and ply % 8 else actions, ply)
    return chosen


PLAYED: tuple[tuple[AnyGame, Mapping[str, Options]], ...] = ((pixel_tactics, TABLES), (with_cards(pixel_tactics, workshop()), WORKSHOP))

GOLDEN = Golden(
    game=pixel_tactics,
    folder=Path(__file__).parent,
    spec="src/boardrules/pixel_tactics/_game.py",
    logs={
        name: partial(play, game, options, seed=f"golden 1 {name}.jsonl", choose=busy)
        for game, tables in PLAYED
        for name, options in tables.items()
    },
)
