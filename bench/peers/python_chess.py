"""python-chess: random moves with ``push``.

Two loops: the smallest, which lists the legal moves and pushes one, for at most 400 plies, since nothing else ends a game of bare kings;
and one that ends a game as the rules do. ``Board.is_game_over`` would generate the legal moves a second time, so there the list that is
made anyway answers whether there is a move, and the automatic draws are asked one by one: the same games, faster for the peer.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from bench.peers.common import Census, Contestant, Looped, Peer, package_version

__all__ = ["PEER", "WITH_ENDS"]

LONGEST: Final = 400
"""Most plies of a game in the smallest loop, a little more than games take that end by the rules."""


def _load(_: Path | None) -> Contestant:
    found = package_version("chess")
    import chess  # noqa: PLC0415  (may not be installed)

    def play(rng: Random) -> int:
        board = chess.Board()
        steps = 0
        while steps < LONGEST and (moves := list(board.legal_moves)):
            board.push(moves[rng.randrange(len(moves))])
            steps += 1
        return steps

    def count(rng: Random) -> Census:
        board = chess.Board()
        steps = forced = 0
        while steps < LONGEST and (moves := list(board.legal_moves)):
            board.push(moves[rng.randrange(len(moves))])
            steps += 1
            forced += len(moves) == 1
        return Census(steps, steps, forced)

    return Looped(play, found, count)


def _load_with_ends(_: Path | None) -> Contestant:
    found = package_version("chess")
    import chess  # noqa: PLC0415  (may not be installed)

    def play(rng: Random) -> int:
        board = chess.Board()
        steps = 0
        while moves := list(board.legal_moves):
            if board.is_insufficient_material() or board.halfmove_clock >= 150 or board.is_fivefold_repetition():
                break
            board.push(moves[rng.randrange(len(moves))])
            steps += 1
        return steps

    return Looped(play, found)


PEER = Peer("python-chess", "chess: legal_moves + push, at most 400 plies", _load, 5)
WITH_ENDS = Peer("python-chess_ends", "the same until the rules end the game", _load_with_ends)
