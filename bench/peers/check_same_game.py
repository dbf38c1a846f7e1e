"""Checks that Pixies on boardgame.io and Pixies in boardrules are the same game: ``python -m bench.peers.check_same_game``.

Both ways. Games played by the one are followed by the other: boardrules must offer the same seat the same moves at each
decision of a game that boardgame.io played, boardgame.io must accept every move of a game that boardrules played, and the scores
of each round and the winners must agree.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import msgspec

from bench.peers.boardgame_io import Node
from bench.peers.common import NotInstalled
from boardrules import CHANCE, Dealer, Seat, pixies

__all__ = ["main"]

Move = tuple[str, int, pixies.How]


class Difference(Exception):
    """The two games are not the same."""


class Ending(msgspec.Struct):
    """The end of a game of boardgame.io: the scores of each round, their sums, and who won."""

    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Decision(msgspec.Struct):
    """One decision in a game of boardgame.io, after the cards revealed before it."""

    seat: int
    revealed: tuple[str, ...]
    legal: tuple[Move, ...]
    chosen: int


class Trace(Ending):
    """A whole game of boardgame.io."""

    first: int
    decisions: tuple[Decision, ...]


def follow(trace: Trace) -> int:
    """Play a game of boardgame.io with boardrules, checked; the number of decisions. Raises Difference."""
    state = pixies.apply(pixies.new_game(pixies.Options(seats=2)), pixies.Start(CHANCE, Seat(trace.first)))
    for number, decision in enumerate(trace.decisions):
        for card in decision.revealed:
            state = pixies.apply(state, pixies.Reveal(CHANCE, card))
        seat = Seat(decision.seat)
        expected = {pixies.Place(seat, card, cell, how) for card, cell, how in decision.legal}
        found = pixies.legal_actions(state)
        same(f"decision {number}, who is to act", pixies.to_act(state), (seat,))
        same(f"decision {number}, how many moves are legal", len(found), len(decision.legal))
        same(f"decision {number}, which moves are legal", set(found), expected)
        card, cell, how = decision.legal[decision.chosen]
        state = pixies.apply(state, pixies.Place(seat, card, cell, how))
    compare(state, trace)
    return len(trace.decisions)


def lead(node: Node, seed: int) -> int:
    """Play a game with boardrules and let boardgame.io follow; the number of decisions. Raises Difference."""
    rng, dealer = Random(seed), Dealer(seed=seed)
    state = pixies.new_game(pixies.Options(seats=2))
    decks: list[list[str]] = [[], [], []]
    moves: list[Move] = []
    first = None
    while pixies.to_act(state):
        luck = pixies.chance(state) > 0
        actions = pixies.legal_actions(state)
        action = dealer.choose(pixies, state) if luck else actions[rng.randrange(len(actions))]
        match action:
            case pixies.Start():
                first = action.seat
            case pixies.Reveal():
                decks[state.round - 1].append(action.card)
            case pixies.Place():
                moves.append((action.card, action.cell, action.how))
        state = pixies.apply(state, action)
    compare(state, node.ask("replay", Ending, first=first, decks=decks, moves=moves))
    return len(moves)


def compare(state: pixies.State, ending: Ending) -> None:
    """Raise Difference unless boardrules ends the game like this."""
    outcome = pixies.outcome(state)
    if outcome is None:
        raise Difference("boardgame.io ended a game that goes on in boardrules")
    same("scores of the rounds", outcome.rounds, ending.scores)
    same("totals", outcome.scores, ending.totals)
    same("winners", outcome.winners, ending.winners)


def same(what: str, found: object, expected: object) -> None:
    """Raise Difference unless boardrules (found) and boardgame.io (expected) agree."""
    if found != expected:
        raise Difference(f"{what}: {found} in boardrules, {expected} in boardgame.io")


def main() -> int:
    """Compare as many games as asked for, each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="games each way (500)")
    parser.add_argument("--boardgame-io", type=Path, metavar="FOLDER", help="the folder that holds node_modules with boardgame.io")
    arguments = parser.parse_args()
    try:
        node = Node(arguments.boardgame_io)
    except NotInstalled as missing:
        print(f"boardgame.io is not installed: {missing}")
        return 2
    try:
        followed = sum(follow(node.ask("trace", Trace, seed=seed)) for seed in range(arguments.games))
        led = sum(lead(node, seed) for seed in range(arguments.games))
    finally:
        node.close()
    print(f"{arguments.games} games of boardgame.io, {followed} decisions: the same in boardrules")
    print(f"{arguments.games} games of boardrules, {led} decisions: the same in boardgame.io")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
