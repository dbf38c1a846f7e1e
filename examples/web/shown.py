"""What a page is told of a match when it asks: plain data for one seat. It knows no server, no game and no rules.

What a page is shown without asking is made by ``faces.py``.

Everything here follows from what the seat may know, so it may be sent to it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

from faces import Look
from msgspec import Raw, to_builtins

from boardrules import (
    BoardRulesError,
    CardFacts,
    Match,
    Refusal,
    Seat,
    Spec,
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
from boardrules.picture import draw
from boardrules.rulebook import CORE_RULES

__all__ = ["AnyMatch", "Message", "card", "edition_title", "past", "picture", "prompt", "refused", "rule", "spoken", "words_of"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
Message: TypeAlias = dict[str, object]


def words_of(name: str, language: str, reader: Seat | None = None, people: tuple[str, ...] = ()) -> Translator:
    """Return what says the words of a game to *reader* in a language, in English where that is unknown or the extra ``i18n`` is missing.

    *people* are the names of the players, seat by seat.
    """
    main = language.replace("_", "-").partition("-")[0].lower()
    return _words(name, main if main in _languages(name) else "en", reader, people)


@lru_cache(maxsize=1000)
def _words(name: str, language: str, reader: Seat | None = None, people: tuple[str, ...] = ()) -> Translator:
    try:
        return translator(language, game(name), names=people, reader=reader)
    except (UnknownLanguage, ImportError):
        return translator("en", game(name), names=people, reader=reader)


@cache
def _languages(name: str) -> tuple[str, ...]:
    return languages(game(name))


@cache
def spoken(name: str) -> tuple[str, ...]:
    """Return the languages in which a game can be shown here."""
    return tuple([language for language in _languages(name) if _words(name, language).language == language])


def prompt(match: AnyMatch, seat: Seat | None, *, since: int = 0) -> Message:
    """Return the prompt of *seat* itself, as JSON of its type, with what happened after ply *since*.

    With it the messages of what ``happened`` and of its ``actions``, for clients that put them in words of their own.
    """
    found = match.prompt(seat, since=min(since, match.ply))
    return {
        "prompt": Raw(to_json(found)),
        "happened": Raw(to_json(told(match.game, found.view, found.events))),
        "actions": Raw(to_json(tuple([_label(match.game, found.view, action) for action in found.actions]))),
    }


def _label(played: Any, view: object, action: object) -> Label:
    """Return what an action is called, before it is a sentence."""
    wording: Wording[Any, Any, Any] | None = capability(played, Wording[Any, Any, Any])
    return Label("", (), notation(played).label(view, action)) if wording is None else wording.label_message(view, action)


def picture(match: AnyMatch, seat: Seat | None, words: Translator, targets: tuple[str, ...], focus: str | None) -> Message:
    """Return the picture as it is now as one document, for a client without a script: *targets* may be chosen, *focus* was pointed at last.

    A spectator has nothing to point at, and gets the picture without marks.
    """
    view = match.game.view(match.state, seat)
    if seat is None:
        targets, focus = (), None
    return {"svg": _drawn(match.game, view, words, targets, focus)}


def _drawn(played: Any, view: object, words: Translator, targets: tuple[str, ...] = (), focus: str | None = None) -> str:
    """Return the picture of a view. It is drawn once for all who see the same, in one language, with the same marks."""
    return _draw(played, view, words, targets, focus)


@lru_cache(maxsize=32)
def _draw(played: Any, view: Any, words: Translator, targets: tuple[str, ...], focus: str | None) -> str:
    svg: str = rendering(played).render_svg(view, targets=targets, focus=focus, translator=words)
    return svg


def past(match: AnyMatch, seat: Seat | None, look: Look, ply: int) -> Message:
    """Return what *seat* saw after *ply* actions, and what it saw happen by the last of them. Raises IndexError if there is no such ply."""
    view = match.game.view(match.at(ply), seat)
    events = match.seen(seat, since=max(0, ply - 1), until=ply) if ply else ()
    news = narrate(match.game, view, events, translator=look.words)
    drawn = draw(match.game, view, width=look.width, palette=look.palette, events=events, translator=look.words)
    return {"ply": ply, "svg": str(drawn), "news": news}


def card(match: AnyMatch, words: Translator, id: str) -> Message:
    """Return what a card does, by an id that is in a picture: each of its sides. Raises LookupError if there is none of that id."""
    return {"cards": [to_builtins(side) | {"name": words.card(side.id), "numbers": _figures(side, words)} for side in _sides(match, id)]}


def _figures(side: CardFacts, words: Translator) -> list[tuple[str, int]]:
    """Return the numbers of a card under their names in the glossary: ``leader life`` is the life of the leader."""

    def word(name: str) -> str:
        try:
            return words.term(name)
        except LookupError:  # of a game without a glossary
            return name

    return [(": ".join(map(word, name.split())), number) for name, number in side.numbers]


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


def edition_title(spec: Spec[Any, Any, Any, Any, Any], id: object, words: Translator) -> str | None:
    """Return what an edition of a game is called, None if there is none of that id."""
    found = next((edition for edition in spec.editions if edition.id == id), None)
    if found is None:
        return None
    title = words.sentence("board-edition", (("edition", found.id),), found.title)
    return title[:1].upper() + title[1:]


def rule(match: AnyMatch, words: Translator, id: str) -> Message:
    """Return a rule of the game or of the library. Raises LookupError if there is none of that id."""
    for found in find_rules((*match.game.SPEC.rules, *CORE_RULES), id):
        if found.id.upper() == id.upper():
            said = words.rule(found.id)
            return {"rule": {"id": found.id, "title": said.title, "text": said.text}}
    raise LookupError(f"there is no rule {id[:40]!r}")


def refused(match: AnyMatch, words: Translator, refusal: Refusal | BoardRulesError) -> Message:
    """Return why something was refused, with the rule behind it, and as a value for clients that put it in words themselves."""
    if not isinstance(refusal, Refusal):
        return {"message": str(refusal), "rule": None, "refusal": None}
    try:
        found: object = rule(match, words, refusal.rule)["rule"]
    except LookupError:
        found = None
    return {"message": words(refusal), "rule": found, "refusal": Raw(to_json(refusal))}
