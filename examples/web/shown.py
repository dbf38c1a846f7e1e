"""What a page is told of a match: plain data for one seat, made of its prompt. It knows no server, no game and no rules.

Everything here follows from what the seat may know, so it may be sent to it as it is.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Raw

from boardrules import BoardRulesError, Match, Refusal, Seat, find_rules, notation, rendering, to_json
from boardrules.rulebook import CORE_RULES

__all__ = ["AnyMatch", "Message", "card", "past", "picture", "refused", "rule", "shown"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Message: TypeAlias = dict[str, object]

MOST_NEWS: Final = 300
"""Sentences that are told at once: the last ones."""


def shown(match: AnyMatch, seat: Seat | None, *, since: int = 0) -> Message:
    """What *seat* (None: a spectator) is shown now: the picture, the question, what may be done, what happened after ply *since*.

    An action has the ``anchors`` that a person points at in the picture to take it, in order, and a ``label`` for a button.
    """
    game = match.game
    since = max(0, min(since, match.ply))
    prompt = match.prompt(seat, since=since)
    words, drawing = notation(game), rendering(game)
    actions = [(drawing.anchors(prompt.view, action), action) for action in prompt.actions]
    outcome = match.outcome
    return {
        "game": game.SPEC.id,
        "title": game.SPEC.title,
        "seat": seat,
        "ply": prompt.ply,
        "since": since,
        "seen": prompt.digest,
        "over": match.over,
        "retired": match.retired,
        "outcome": None if outcome is None else Raw(to_json(outcome)),
        "to_act": [] if match.over else [seat for seat in game.to_act(match.state) if seat >= 0],
        "question": None if prompt.decision is None else {"rule": prompt.decision.rule, "text": prompt.decision.question},
        "actions": [
            {"action": Raw(to_json(action)), "anchors": anchors, "label": words.label(prompt.view, action)} for anchors, action in actions
        ],
        "news": [words.format_event(prompt.view, event) for event in prompt.events][-MOST_NEWS:],
        "svg": drawing.render_svg(prompt.view, targets=tuple(dict.fromkeys(anchors[0] for anchors, _ in actions if anchors))),
    }


def picture(match: AnyMatch, seat: Seat | None, targets: tuple[str, ...], focus: str | None) -> Message:
    """The picture as it is now, with other *targets* than those of the first step, and with what was pointed at last as *focus*."""
    return {"svg": rendering(match.game).render_svg(match.game.view(match.state, seat), targets=targets, focus=focus)}


def past(match: AnyMatch, seat: Seat | None, ply: int) -> Message:
    """What *seat* saw after *ply* actions, and what it saw happen by the last of them. Raises IndexError if there is no such ply."""
    view = match.game.view(match.at(ply), seat)
    after = len(match.prompt(seat, since=ply).events)
    events = match.prompt(seat, since=max(0, ply - 1)).events
    words = notation(match.game)
    news = [words.format_event(view, event) for event in (events[: len(events) - after] if ply else ())]
    return {"ply": ply, "svg": rendering(match.game).render_svg(view), "news": news}


def card(match: AnyMatch, id: str) -> Message:
    """What a card of the game does. Raises LookupError if there is none of that id."""
    return {"card": Raw(to_json(match.game.SPEC.card(id)))}


def rule(match: AnyMatch, id: str) -> Message:
    """A rule of the game or of the library. Raises LookupError if there is none of that id."""
    for found in find_rules((*match.game.SPEC.rules, *CORE_RULES), id):
        if found.id.upper() == id.upper():
            return {"rule": {"id": found.id, "title": found.title, "text": found.text}}
    raise LookupError(f"there is no rule {id[:40]!r}")


def refused(match: AnyMatch, refusal: Refusal | BoardRulesError) -> Message:
    """Why something was refused, with the rule behind it."""
    if not isinstance(refusal, Refusal):
        return {"message": str(refusal), "rule": None}
    try:
        found: object = rule(match, refusal.rule)["rule"]
    except LookupError:
        found = None
    return {"message": refusal.message, "rule": found}
