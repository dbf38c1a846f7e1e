"""python-chess: random moves with ``push`` until the rules end the game by themselves.

``Board.is_game_over`` would be the short way to ask, but it generates legal moves a second time. Here the list that is made
anyway answers whether there is a move, and the automatic draws are asked one by one: the same games, faster for the peer.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from bench.peers.common import Contestant, Looped, Peer, package_version

__all__ = ["PEER"]


def _load(_: Path | None) -> Contestant:
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


PEER = Peer("python-chess", "chess: legal_moves + push", _load, 5)
