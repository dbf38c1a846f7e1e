"""The contestants, one file each: boardrules itself and the libraries that it is compared with, game by game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from bench.peers import (
    boardgame_io,
    boardrules_itself,
    catanatron_random,
    fireplace_random,
    open_spiel,
    pokerkit_holdem,
    python_chess,
    rlcard_uno,
)
from bench.peers.common import Peer

__all__ = ["CONTESTS", "Contest"]


@dataclass(frozen=True)
class Contest:
    """A game of boardrules and whom it is compared with."""

    ours: Peer
    peers: tuple[Peer, ...]


CONTESTS: Final[Mapping[str, Contest]] = {
    "pixies": Contest(
        boardrules_itself.PIXIES,
        (
            open_spiel.PEER,
            open_spiel.IN_PLACE,
            open_spiel.BY_OUTCOMES,
            rlcard_uno.PEER,
            pokerkit_holdem.PEER,
            python_chess.PEER,
            boardgame_io.PEER,
            boardgame_io.BY_DEFAULT,
        ),
    ),
    "pixel_tactics": Contest(
        boardrules_itself.PIXEL_TACTICS,
        (
            catanatron_random.PEER,
            catanatron_random.FOR_TWO,
            fireplace_random.PEER,
            fireplace_random.LISTED,
            replace(python_chess.PEER, target=None, aim=1),
            python_chess.WITH_ENDS,
        ),
    ),
    "chibitactics": Contest(
        boardrules_itself.CHIBITACTICS,
        (replace(python_chess.PEER, target=None, aim=1), python_chess.WITH_ENDS),
    ),
    "walkers": Contest(boardrules_itself.PIXIES_WALKER, (open_spiel.IN_PLACE,)),
}
