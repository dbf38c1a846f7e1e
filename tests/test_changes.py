"""The law of changes in whole games of every game, in each of its modes and at two widths: they lead from each picture to the next.

``BOARDRULES_CHANGES_GAMES`` is how many random games are played of each game and mode; if it is not set, the first plies of one.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from boardrules import Dealer, Match
from boardrules.codec import canonical, from_json
from boardrules.picture import draw
from boardrules.pieces import Changes
from tests.modes import TABLES

GAMES = int(os.environ.get("BOARDRULES_CHANGES_GAMES", "0"))
PLIES = 25
WIDTHS = (None, 390)


@pytest.mark.laws
@pytest.mark.parametrize("name", TABLES)
def test_changes_lead_from_each_picture_to_the_next_at_two_widths(name: str) -> None:
    game, options = TABLES[name]
    compared = 0
    for number in range(GAMES or 1):
        rng, match = Random(f"{name}/{number}"), Match(game, options, dealer=Dealer(number))
        viewers = (*game.seats(match.state), None)
        viewer = viewers[number % len(viewers)]
        shown = {width: draw(game, game.view(match.state, viewer), width=width) for width in WIDTHS}
        while not match.over and (GAMES or compared < PLIES):
            seat, ply = game.to_act(match.state)[0], match.ply
            match.submit(seat, rng.choice(game.legal_actions(match.state, seat)))
            view, told = game.view(match.state, viewer), match.seen(viewer, since=ply)
            for width, before in shown.items():
                after = draw(game, view, width=width, events=told)
                changes = from_json(Changes, canonical(after.since(before)))
                assert before.changed(changes) == after, f"game {number}, width {width}, ply {match.ply}"
                shown[width] = after
            compared += 1
    assert compared >= PLIES
