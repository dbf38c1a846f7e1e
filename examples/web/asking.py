"""What a page is told that asks why: of a tap that does nothing, of an action before it is taken, of the rules, and of how it ended.

Everything here is made of the view of one seat, or of a match that is over and so is no secret any more. It knows no server and no game.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec import Raw
from shown import AnyMatch, Message, edition_title, refused

from boardrules import (
    CHANCE,
    BoardRulesError,
    Evaluating,
    Explaining,
    Explanation,
    Seat,
    Translator,
    candidates,
    capability,
    from_json,
    to_json,
)

__all__ = ["ending", "rules", "why", "would"]

MOST_OFFERED: Final = 4
"""Actions that are offered for a tap on something that takes part in them later."""
MOST_PLACES: Final = 60
"""Positions of a game that are valued in search of its turning point."""


def why(match: AnyMatch, seat: Seat | None, words: Translator, anchor: str) -> Message:
    """Return why nothing can be done with what *anchor* names: the refusal of what a tap may mean, or actions that it takes part in."""
    if seat is None:
        return {"why": None, "can": []}
    prompt = match.prompt(seat, since=match.ply)
    found = candidates(match.game, prompt.view, anchor, prompt.actions)
    legal = [action for action in found if action in prompt.actions]
    if legal:
        return {"why": None, "can": [{"action": Raw(to_json(one)), "label": words.label(prompt.view, one)} for one in legal[:MOST_OFFERED]]}
    for action in found[:1]:
        refusal = match.game.check(match.state, action)
        if refusal is not None:
            return {"why": refused(match, words, refusal), "can": []}
    return {"why": None, "can": []}


def would(match: AnyMatch, seat: Seat, words: Translator, action: bytes) -> Message:
    """Return what *action* of *seat* would lead to, step by step, up to where luck decides or something hidden shows.

    Raises BoardRulesError for an action that is none, and in a game that does not explain itself.
    """
    explaining: Explaining[Any, Any] | None = capability(match.game, Explaining[Any, Any])
    if explaining is None:
        raise BoardRulesError("this game does not explain itself")
    found: Explanation = explaining.explain(match.state, from_json(match.game.SPEC.action, action), seat=seat)
    if found.refusal is not None:
        return {"refused": refused(match, words, found.refusal)}
    view = match.game.view(match.state, seat)
    steps: list[Message] = []
    for step in found.steps:
        event = from_json(match.game.SPEC.event, step.event.encode())
        text = words.event(view, event)
        if steps and steps[-1]["text"] == text:
            continue
        why = step.reason
        steps.append({"text": text, "rules": why.rules, "card": words.card(why.card) if why.card else "", "sentence": why.sentence})
    return {"steps": steps, "stopped": found.stopped}


def rules(match: AnyMatch, words: Translator) -> Message:
    """Return the rules of the game in the words of the reader, and the edition that is played, if the game has editions."""
    spec = match.game.SPEC
    told: list[Message] = []
    for rule in spec.rules:
        said = words.rule(rule.id)
        told.append({"id": rule.id, "title": said.title, "text": said.text})
    played = getattr(match.game.view(match.state, None), "options", None)
    title = words.sentence("board-title", (), spec.title)
    return {"title": title, "edition": edition_title(spec, getattr(played, "edition", None), words), "rules": told}


def ending(match: AnyMatch, words: Translator) -> Message:
    """Return how a match went that is over: by which rule it was won, and at which ply it turned.

    The turning point is the ply after which the winner stood better by more than after any other, as the game itself values positions; None
    where it does not.
    """
    if not match.over:
        raise BoardRulesError("the match is not over")
    outcome = match.outcome
    rule = None if outcome is None else {"id": outcome.rule, "title": words.rule(outcome.rule).title, "text": words.rule(outcome.rule).text}
    return {"rule": rule, "turning": None if outcome is None else _turning(match, outcome.winners)}


def _turning(match: AnyMatch, winners: tuple[int, ...]) -> int | None:
    valuing: Evaluating[Any] | None = capability(match.game, Evaluating[Any])
    seats = match.game.seats(match.state)
    if valuing is None or len(winners) == len(seats):
        return None
    game = match.game
    plies = [ply for ply in range(match.ply) if game.to_act(match.at(ply)) != (CHANCE,)]
    plies = plies[:: max(1, len(plies) // MOST_PLACES)]

    def ahead(ply: int) -> float:
        stands = {seat: valuing.evaluate(game.view(match.at(ply), seat)) for seat in seats}
        return max(stands[Seat(seat)] for seat in winners) - max(stands[seat] for seat in seats if seat not in winners)

    valued = [ahead(ply) for ply in plies]
    gains = [after - before for before, after in pairwise(valued)]
    return plies[gains.index(max(gains)) + 1] if gains else None
