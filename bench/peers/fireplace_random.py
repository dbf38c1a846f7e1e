"""Fireplace, a Hearthstone engine: mage against warrior, a random player on both sides, until a hero is dead.

It is published as version 1.0.0 of the package fireplace2. Two random players: the first goes over its cards, heroes and minions once
a turn and tosses a coin, as ``fireplace.utils.play_turn`` does; the second lists before each step all that it could do and picks one.
A step is a mulligan, a choice, a card played, an attack, the hero's power or the end of a turn. Loading the cards and drafting the decks
are not in the measured time, and the engine's own notes of what it does (a line or more a step, by ``logging``) are turned off.
Both favour it.

Some cards fail: an exception ends the game there, and its steps count. After 90 turns a game is a draw, as in Hearthstone.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.peers.common import Contestant, Looped, Peer, package_version

__all__ = ["LISTED", "PEER"]

LAST_TURN: Final = 90
DECKS: Final = 50
"""Pairs of decks, drafted before the time runs."""


class Steps:
    """Counts the decisions of both players, those before a fault included."""

    def __init__(self, game: Any, rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.taken = 0

    def pick(self, options: Sequence[Any]) -> Any:
        """Return one of *options*."""
        return options[self.rng.randrange(len(options))]

    def mulligan(self) -> None:
        """Both players put back any cards of their first hand."""
        for player in self.game.players:
            cards = list(player.choice.cards)
            player.choice.choose(*self.rng.sample(cards, self.rng.randrange(len(cards) + 1)))
            self.taken += 1

    def done(self) -> None:
        """Count a step that was taken, and answer what it asks."""
        self.taken += 1
        for player in self.game.players:
            while player.choice:
                player.choice.choose(self.pick(player.choice.cards))
                self.taken += 1

    def play(self, card: Any) -> None:
        """Play a card from the hand."""
        chosen = self.pick(card.choose_cards) if card.must_choose_one else card
        chosen.play(target=self.pick(chosen.targets) if chosen.requires_target() else None)
        self.done()

    def attack(self, character: Any) -> None:
        """Attack with a hero or a minion."""
        character.attack(self.pick(character.targets))
        self.done()

    def use(self, power: Any) -> None:
        """Use the hero's power."""
        power.use(target=self.pick(power.targets) if power.requires_target() else None)
        self.done()

    def end_turn(self) -> None:
        """Leave the rest of the turn."""
        self.game.end_turn()
        self.done()


def _toss(steps: Steps) -> None:
    """Play one turn; look at each card and each character once."""
    player, rng = steps.game.current_player, steps.rng
    while player.hero.power.is_usable() and rng.random() < 0.1:
        steps.use(player.hero.power)
    for card in player.hand:
        if card.is_playable() and rng.random() < 0.5:
            steps.play(card)
    for character in player.characters:
        if character.can_attack():
            steps.attack(character)
    steps.end_turn()


def _list(steps: Steps) -> None:
    """Take one step, out of all that can be done."""
    player = steps.game.current_player
    options: list[tuple[Callable[[Any], None], Any]] = [(steps.play, card) for card in player.hand if card.is_playable()]
    options += [(steps.attack, character) for character in player.characters if character.can_attack()]
    if player.hero.power.is_usable():
        options.append((steps.use, player.hero.power))
    number = steps.rng.randrange(len(options) + 1)
    if number == len(options):
        steps.end_turn()
    else:
        take, what = options[number]
        take(what)


def _load(take: Callable[[Steps], None]) -> Contestant:
    found = package_version("fireplace2")
    package_version("hearthstone-data")
    from fireplace import cards, utils  # noqa: PLC0415  (may not be installed)
    from fireplace.game import Game  # noqa: PLC0415
    from fireplace.player import Player  # noqa: PLC0415
    from hearthstone.enums import CardClass  # noqa: PLC0415

    logging.getLogger("fireplace").setLevel(logging.CRITICAL)
    if not cards.db.initialized:
        cards.db.initialize(locale="enUS")
    random.seed(1)
    classes = (CardClass.MAGE, CardClass.WARRIOR)
    decks = [[utils.random_draft(one) for one in classes] for _ in range(DECKS)]

    def play(rng: Random) -> int:
        random.seed(rng.getrandbits(32))  # luck of the cards
        seats = zip(classes, decks[rng.randrange(DECKS)], strict=True)
        game = Game(players=[Player(one.name, list(deck), one.default_hero) for one, deck in seats])
        steps = Steps(game, rng)
        with suppress(Exception):  # also how the engine says that the game is over
            game.start()
            steps.mulligan()
            while game.turn < LAST_TURN:
                take(steps)
        return steps.taken

    return Looped(play, found)


def _tossing(_: Path | None) -> Contestant:
    return _load(_toss)


def _listing(_: Path | None) -> Contestant:
    return _load(_list)


PEER = Peer("fireplace", "Hearthstone, 2 random players that look at each card once a turn", _tossing, 50)
LISTED = Peer("fireplace_listed", "the same, all that can be done listed before each step", _listing)
