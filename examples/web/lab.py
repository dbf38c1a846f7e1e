"""A position at a table as the ruling lab takes it: what a seat has seen, and nothing else. It knows no server, no page and no game.

No Setup describes a position in the middle of something: it is reached from an earlier one by what was done since, if the seat saw that.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec import Raw
from shown import AnyMatch, Message

from boardrules import (
    CHANCE,
    BoardRulesError,
    InvalidState,
    Positions,
    Seat,
    capability,
    from_json,
    notation,
    read_log,
    setup_of_view,
    to_json,
)

__all__ = ["case"]

LONGEST: Final = 40
"""Actions that are gone back in search of a position that a Setup describes."""
GUESSES: Final = 8
"""Guesses of the hidden cards that are tried, until one comes by what was done to what the seat sees."""


def case(match: AnyMatch, seat: Seat | None, names: tuple[str, ...] = (), *, ply: int | None = None) -> Message:
    """Return the position after *ply* actions as a case for the ruling lab: what *seat* saw, with a guess of what was hidden from it.

    Where the seat cannot know how it came to this position, it is the last one before it that can be described. Raises BoardRulesError
    if there is none.
    """
    game = match.game
    last = match.ply if ply is None else ply
    for begun in range(last, max(-1, last - LONGEST), -1):
        view = game.view(match.at(begun), seat)
        try:
            setup = setup_of_view(game, view, Random(0))
        except InvalidState:
            continue
        course: tuple[str, ...] = ()
        if begun < last:
            setup, course = _retold(match, seat, begun, last) or (setup, course)
        return {
            "game": game.SPEC.id,
            "position": Raw(to_json(setup)),
            "versions": [{}],
            "course": course,
            "action": "",
            "reader": seat,
            "names": names,
            "guessed": True,
        }
    raise BoardRulesError("no Setup describes this position")


def _retold(match: AnyMatch, seat: Seat | None, begun: int, last: int) -> tuple[Any, tuple[str, ...]] | None:
    """Return a Setup of what *seat* saw after *begun* actions, and the texts of those up to *last*; None if it cannot tell them."""
    game = match.game
    positions: Positions[Any, Any] | None = capability(game, Positions[Any, Any])
    actions = [from_json(game.SPEC.action, data) for data in read_log(match.log()).actions[begun:last]]
    if positions is None or any(game.redact_action(action, seat) != action for action in actions):
        return None
    before, now = (game.view(match.at(ply), seat) for ply in (begun, last))
    for number in range(GUESSES):
        setup = setup_of_view(game, before, Random(number))
        state, texts = positions.set_up(setup), list[str]()
        for action in actions:
            if game.check(state, action) is not None:
                break
            acting = game.to_act(state)[0]
            texts.append(notation(game).format_action(game.view(state, None if acting == CHANCE else acting), action))
            state = game.apply(state, action)
        else:
            if game.view(state, seat) == now:
                return setup, tuple(texts)
    return None
