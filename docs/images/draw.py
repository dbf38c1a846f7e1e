"""Draw the pictures of this folder anew: ``python docs/images/draw.py``. They come out the same every time."""

from __future__ import annotations

from pathlib import Path

from boardrules import Dealer, pixies
from boardrules.picture import Picture, draw

HERE = Path(__file__).parent


def greedy(state: pixies.State) -> pixies.Action:
    """The placement after which the area of the seat to act scores most; the first of equals."""

    def gain(action: pixies.Action) -> int:
        return pixies.score_area(pixies.apply(state, action).areas[action.by], state.round).total

    return max(pixies.legal_actions(state), key=gain)


def pixies_in_play(seed: int = 7, placements: int = 76) -> Picture:
    """Three seats in the second round, all of them greedy, as a spectator sees them."""
    dealer = Dealer(seed=seed)
    state = dealer.deal(pixies, pixies.new_game(pixies.Options(seats=3)))
    for _ in range(placements):
        state = dealer.deal(pixies, pixies.apply(state, greedy(state)))
    return draw(pixies, pixies.view(state, None))


PICTURES = {"pixies.svg": pixies_in_play}
"""What is drawn, by the name of its file."""


if __name__ == "__main__":
    for name, drawn in PICTURES.items():
        drawn().save(HERE / name)
