"""Events as sentences for people."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from boardrules.capabilities import Wording
from boardrules.contract import A, E, Game, O, S, V
from boardrules.messages import Argument, Message, capitalized
from boardrules.presentation import notation
from boardrules.transforms import capability
from boardrules.translation import Translator, translator
from boardrules.values import BaseEvent

__all__ = ["in_sentences", "narrate", "told"]

_SHORT: Final = re.compile(r"(?P<head>\w+ \d+ \w+) (?P<tail>[^.,;:]+)\.")
"""A sentence such as "Seat 0 draws R1_C.": a subject, a verb and a thing."""


def narrate(game: Game[S, A, V, E, O], view: V, events: Iterable[E], *, translator: Translator | None = None) -> tuple[str, ...]:
    """Return sentences for people about *events*, in English or in the language of *translator*; *view* is the view after the events.

    An event is left out if others say the same in more detail. Events that differ in one thing become one sentence, such as
    "Ann draws Knight, Witch and Mystic." The result may be empty.

    >>> from boardrules import CHANCE, Seat, narrate, pixies
    >>> begun = pixies.step(pixies.new_game(), pixies.Start(CHANCE, Seat(0)))
    >>> revealed = [pixies.Revealed(card) for card in ("R1_C", "B4_C")]
    >>> narrate(pixies, pixies.view(begun.state, None), [*begun.events, *revealed])
    ('Player 1 starts.', 'The special red 1 and the special blue 4 are revealed.')
    """
    return in_sentences(told(game, view, events, translator=translator), translator or _english(game), view=view)


def _english(game: Game[S, A, V, E, O]) -> Translator:
    return translator("en", game)


def told(game: Game[S, A, V, E, O], view: V, events: Iterable[E], *, translator: Translator | None = None) -> tuple[Message, ...]:
    """Return the messages of *events* without the minor ones. For a game without messages, each message is a sentence.

    Such a sentence has the names of *translator*, if the game's function ``format_event`` takes it.
    """
    wording = capability(game, Wording[Any, Any, Any])
    kept = [event for event in events if not (isinstance(event, BaseEvent) and event.minor)]
    if wording is not None:
        return tuple([wording.event_message(view, event) for event in kept])
    sentence = notation(game).format_event if translator is None else translator.event
    return tuple([Message("", (), sentence(view, event)) for event in kept])


def in_sentences(messages: Iterable[Message], translator: Translator, *, view: object = None) -> tuple[str, ...]:
    """Return the sentences of *messages*; messages that differ in only one list are merged.

    Things of one name are told apart by what *view* shows, if it is given.
    """
    merged: list[Message] = []
    for message in messages:
        both = _both(merged[-1], message) if merged else None
        if both is None:
            merged.append(message)
        else:
            merged[-1] = both
    said = [(capitalized(translator(message, view=view)), message.key) for message in merged]
    return tuple(_merged(said, translator))


def _both(first: Message, second: Message) -> Message | None:
    """Return one message for two that differ in a single parameter which is a list in both, or None if they differ otherwise."""
    if first.key != second.key or len(first.params) != len(second.params):
        return None
    params: list[tuple[str, Argument]] = []
    joined = 0
    for (name, one), (other_name, other) in zip(first.params, second.params, strict=True):
        if name != other_name:
            return None
        if isinstance(one, tuple) and isinstance(other, tuple):
            params.append((name, (*one, *other)))
            joined += 1
        elif one == other:
            params.append((name, one))
        else:
            return None
    return Message(first.key, tuple(params)) if joined == 1 else None


def _merged(said: Iterable[tuple[str, str]], translator: Translator) -> Iterator[str]:
    """Yield the sentences; sentences without a key that differ only in their last words are merged."""
    waiting: list[str] = []
    head = ""
    for sentence, key in said:
        parts = None if key else _SHORT.fullmatch(sentence)
        if waiting and (parts is None or parts["head"] != head):
            yield f"{head} {translator.list(waiting)}."
            waiting = []
        if parts is None:
            yield sentence
        else:
            head = parts["head"]
            waiting.append(parts["tail"])
    if waiting:
        yield f"{head} {translator.list(waiting)}."
