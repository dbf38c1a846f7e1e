"""boardrules itself, through the checked public API, the luck dealt card by card by a dealer of each game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TypeVar

from bench.peers.common import Census, Contestant, Count, Looped, Peer, Play
from boardrules import CHANCE, Dealer, Game, chibitactics, pixel_tactics, pixies, walking
from boardrules._build import description

__all__ = ["CHIBITACTICS", "PIXEL_TACTICS", "PIXIES", "PIXIES_WALKER", "player"]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (options, as in the library)

BUILD = f"this tree, {description()}"


def player(game: Game[S, A, V, E, O], options: O | None = None) -> Play:
    """Plays one random game of *game*; a step is a decision. Making the dealer and answering its chance points is part of the time."""

    def play(rng: Random) -> int:
        dealer = Dealer(seed=rng.getrandbits(64))
        state = dealer.deal(game, game.new_game(options))
        steps = 0
        while actions := game.legal_actions(state):
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
            steps += 1
        return steps

    return play


def counter(game: Game[S, A, V, E, O], options: O | None = None) -> Count:
    """Counts the decisions of a random game, and those with one answer."""

    def count(rng: Random) -> Census:
        dealer = Dealer(seed=rng.getrandbits(64))
        state = dealer.deal(game, game.new_game(options))
        steps = forced = 0
        while actions := game.legal_actions(state):
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
            steps += 1
            forced += len(actions) == 1
        return Census(steps, steps, forced)

    return count


def walker(game: Game[S, A, V, E, O], options: O | None = None) -> Play:
    """Plays one random game in place, luck drawn from the same numbers; a step is a decision or an outcome of luck."""
    walking_game = walking(game)

    def play(rng: Random) -> int:
        position = walking_game.walker(game.new_game(options), rng)
        chance, legal, act = position.chance, position.legal, position.play
        steps = 0
        while n := chance() or len(legal()):
            act(rng.randrange(n))
            steps += 1
        return steps

    return play


def walked(game: Game[S, A, V, E, O], options: O | None = None) -> Count:
    """Counts the steps of a game that is played in place."""
    walking_game = walking(game)

    def count(rng: Random) -> Census:
        position = walking_game.walker(game.new_game(options), rng)
        steps = decisions = forced = 0
        while actions := position.legal():
            luck = position.to_act() == (CHANCE,)
            decisions += not luck
            forced += not luck and len(actions) == 1
            position.play(rng.randrange(len(actions)))
            steps += 1
        return Census(steps, decisions, forced)

    return count


def _pixies(_: Path | None) -> Contestant:
    options = pixies.Options(seats=2)
    return Looped(player(pixies, options), BUILD, counter(pixies, options))


def _pixies_walker(_: Path | None) -> Contestant:
    options = pixies.Options(seats=2)
    return Looped(walker(pixies, options), BUILD, walked(pixies, options))


def _pixel_tactics(_: Path | None) -> Contestant:
    return Looped(player(pixel_tactics), BUILD, counter(pixel_tactics))


def _chibitactics(_: Path | None) -> Contestant:
    return Looped(player(chibitactics), BUILD, counter(chibitactics))


PIXIES = Peer("boardrules", "Pixies, 2 seats: legal_actions + apply (checked), Dealer", _pixies)
PIXIES_WALKER = Peer("boardrules_walker", "Pixies, 2 seats, in place: chance, legal, play of a walker", _pixies_walker)
PIXEL_TACTICS = Peer("boardrules", "Pixel Tactics, edition en: legal_actions + apply (checked), Dealer", _pixel_tactics)
CHIBITACTICS = Peer("boardrules", "Chibitactics, 2 seats: legal_actions + apply (checked), Dealer", _chibitactics)
