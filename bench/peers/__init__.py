"""The contestants, one file each: boardrules itself and the libraries that it is compared with."""

from __future__ import annotations

from typing import Final

from bench.common import Peer
from bench.peers import boardgame_io, open_spiel, pokerkit_holdem, python_chess, rlcard_uno

__all__ = ["PEERS"]

PEERS: Final[tuple[Peer, ...]] = (
    open_spiel.PEER,
    open_spiel.BY_OUTCOMES,
    rlcard_uno.PEER,
    pokerkit_holdem.PEER,
    python_chess.PEER,
    boardgame_io.PEER,
    boardgame_io.BY_DEFAULT,
)
