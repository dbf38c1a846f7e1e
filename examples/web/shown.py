"""What a page is told of a match: plain data for one seat, made of its prompt. It knows no server, no game and no rules.

Everything here follows from what the seat may know, so it may be sent to it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Raw, to_builtins

from boardrules import (
    BoardRulesError,
    CardFacts,
    Match,
    Refusal,
    Seat,
    Translator,
    UnknownLanguage,
    Wording,
    capability,
    find_rules,
    game,
    languages,
    narrate,
    notation,
    rendering,
    to_json,
    translator,
)
from boardrules import Message as Label
from boardrules.narration import told
from boardrules.rulebook import CORE_RULES

__all__ = ["AnyMatch", "Message", "card", "past", "picture", "prompt", "refused", "rule", "shown", "spoken", "words_of"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Message: TypeAlias = dict[str, object]

MOST_NEWS: Final = 300
"""Events that are told at once: the last ones."""


def words_of(name: str, language: str, reader: Seat | None = None) -> Translator:
    """Return the words of a game in a language, said to *reader*; in English if it is not known or the extra ``i18n`` is not installed."""
    main = language.replace("_", "-").partition("-")[0].lower()
    return _words(name, main if main in languages(game(name)) else "en", reader)


@cache
def _words(name: str, language: str, reader: Seat | None) -> Translator:
    try:
        return translator(language, game(name), reader=reader)
    except (UnknownLanguage, ImportError):
        return translator("en", game(name), reader=reader)


@cache
def spoken(name: str) -> tuple[str, ...]:
    """The languages in which a game can be shown here."""
    return tuple([language for language in languages(game(name)) if _words(name, language, None).language == language])


def shown(match: AnyMatch, seat: Seat | None, words: Translator, *, since: int = 0) -> Message:
    """What *seat* (None: a spectator) is shown now: the picture, the question, what may be done, what happened after ply *since*.

    An action has the ``anchors`` that a person points at in the picture to take it, in order, and a ``label`` for a button.
    """
    played = match.game
    since = max(0, min(since, match.ply))
    prompt = match.prompt(seat, since=since)
    drawing = rendering(played)
    actions = [(drawing.anchors(prompt.view, action), action) for action in prompt.actions]
    first = tuple(dict.fromkeys(anchors[0] for anchors, _ in actions if anchors))
    outcome = match.outcome
    return {
        "game": played.SPEC.id,
        "title": played.SPEC.title,
        "seat": seat,
        "ply": prompt.ply,
        "since": since,
        "seen": prompt.digest,
        "over": match.over,
        "retired": match.retired,
        "outcome": None if outcome is None else Raw(to_json(outcome)),
        "to_act": [] if match.over else [seat for seat in played.to_act(match.state) if seat >= 0],
        "question": None if prompt.decision is None else {"rule": prompt.decision.rule, "text": words(prompt.decision)},
        "actions": [
            {"action": Raw(to_json(action)), "anchors": anchors, "label": words.label(prompt.view, action)} for anchors, action in actions
        ],
        "news": narrate(played, prompt.view, prompt.events[-MOST_NEWS:], translator=words),
        "svg": _drawn(match.game, prompt.view, words, first),
    }


def prompt(match: AnyMatch, seat: Seat | None, *, since: int = 0) -> Message:
    """The prompt of *seat* itself, as JSON of its type, with what happened after ply *since*.

    With it the messages of what ``happened`` and of its ``actions``, for clients that put them in words of their own.
    """
    found = match.prompt(seat, since=min(since, match.ply))
    return {
        "prompt": Raw(to_json(found)),
        "happened": Raw(to_json(told(match.game, found.view, found.events))),
        "actions": Raw(to_json(tuple([_label(match.game, found.view, action) for action in found.actions]))),
    }


def _label(played: Any, view: object, action: object) -> Label:
    """What an action is called, before it is a sentence."""
    wording: Wording[Any, Any, Any] | None = capability(played, Wording[Any, Any, Any])
    return Label("", (), notation(played).label(view, action)) if wording is None else wording.label_message(view, action)


def picture(match: AnyMatch, seat: Seat | None, words: Translator, targets: tuple[str, ...], focus: str | None) -> Message:
    """The picture as it is now, with other *targets* than those of the first step, and with what was pointed at last as *focus*.

    A spectator has nothing to point at, and gets the picture without marks.
    """
    view = match.game.view(match.state, seat)
    if seat is None:
        targets, focus = (), None
    return {"svg": _drawn(match.game, view, words, targets, focus)}


def _drawn(played: Any, view: object, words: Translator, targets: tuple[str, ...] = (), focus: str | None = None) -> str:
    """Return the picture of a view. It is drawn once for all who see the same, in one language, with the same marks."""
    return _draw(played, view, words, targets, focus)


@lru_cache(maxsize=128)
def _draw(played: Any, view: Any, words: Translator, targets: tuple[str, ...], focus: str | None) -> str:
    svg: str = rendering(played).render_svg(view, targets=targets, focus=focus, translator=words)
    return svg


def past(match: AnyMatch, seat: Seat | None, words: Translator, ply: int) -> Message:
    """What *seat* saw after *ply* actions, and what it saw happen by the last of them. Raises IndexError if there is no such ply."""
    view = match.game.view(match.at(ply), seat)
    after = len(match.prompt(seat, since=ply).events)
    events = match.prompt(seat, since=max(0, ply - 1)).events
    news = narrate(match.game, view, events[: len(events) - after] if ply else (), translator=words)
    return {"ply": ply, "svg": _drawn(match.game, view, words), "news": news}


def card(match: AnyMatch, words: Translator, id: str) -> Message:
    """What a card of the game does, by an id that is in a picture: each of its sides. Raises LookupError if there is none of that id."""
    facts = _sides(match, id)
    return {"cards": [to_builtins(side) | {"name": words.card(side.id)} for side in facts]}


def _sides(match: AnyMatch, id: str) -> list[CardFacts]:
    try:
        return [match.game.SPEC.card(id)]
    except LookupError:
        # A card with sides, such as a hero that can be a leader, is catalogued as set/name/side, for each set that is played with.
        in_play: Any = getattr(match.game, "cards_in_play", None)
        cards: Iterable[CardFacts] = match.game.SPEC.cards if in_play is None else in_play(match.state)
        found = [side for side in cards if id.rpartition(".")[2] in side.id.split("/")]
        if not found:
            raise
        return found


def rule(match: AnyMatch, words: Translator, id: str) -> Message:
    """A rule of the game or of the library. Raises LookupError if there is none of that id."""
    for found in find_rules((*match.game.SPEC.rules, *CORE_RULES), id):
        if found.id.upper() == id.upper():
            said = words.rule(found.id)
            return {"rule": {"id": found.id, "title": said.title, "text": said.text}}
    raise LookupError(f"there is no rule {id[:40]!r}")


def refused(match: AnyMatch, words: Translator, refusal: Refusal | BoardRulesError) -> Message:
    """Why something was refused, with the rule behind it, and as a value for clients that put it in words themselves."""
    if not isinstance(refusal, Refusal):
        return {"message": str(refusal), "rule": None, "refusal": None}
    try:
        found: object = rule(match, words, refusal.rule)["rule"]
    except LookupError:
        found = None
    return {"message": words(refusal), "rule": found, "refusal": Raw(to_json(refusal))}
