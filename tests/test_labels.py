"""The law of labels in whole games of every game, in each of its modes and languages.

No two legal actions of a seat share both their anchors and their label, nor do two outcomes of luck for a viewer who sees them whole. In
the games of the library labels alone tell actions apart, so that a list of buttons needs no picture.

``BOARDRULES_LABEL_GAMES`` is how many random games are played of each game and mode, 1 if it is not set.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from boardrules import Dealer, Seat, languages, translator
from boardrules.testing._laws.faces.text import same_label
from boardrules.values import CHANCE
from tests.modes import TABLES

GAMES = int(os.environ.get("BOARDRULES_LABEL_GAMES", "1"))


@pytest.mark.laws
@pytest.mark.parametrize("name", TABLES)
def test_labels_alone_tell_legal_actions_and_outcomes_apart_in_every_language(name: str) -> None:
    game, options = TABLES[name]
    speakers = [translator(language, game) for language in languages(game)]
    compared = 0
    for number in range(GAMES):
        rng, dealer = Random(f"{name}/{number}"), Dealer(number)
        state = game.new_game(options)
        while seats := game.to_act(state):
            legal = game.legal_actions(state)
            for seat in seats:
                view = _seen_whole(game, state, legal) if seat == CHANCE else game.view(state, seat)
                own = legal if len(seats) == 1 else game.legal_actions(state, seat)
                found = None if view is None else same_label(speakers, view, own)
                assert found is None, f"game {number}: {found}"
                compared += len(own)
            state = game.apply(state, dealer.choose(game, state) if seats == (CHANCE,) else rng.choice(legal))
    assert compared > 100 * GAMES


def _seen_whole(game: Any, state: Any, outcomes: tuple[Any, ...]) -> Any:
    """The view of somebody who sees what luck brings; None if nobody does."""
    viewers: tuple[Seat | None, ...] = (*game.seats(state), None)
    seeing = [viewer for viewer in viewers if game.redact_action(outcomes[0], viewer) == outcomes[0]]
    return game.view(state, seeing[0]) if seeing else None
