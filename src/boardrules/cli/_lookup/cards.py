"""Cards looked up at the prompt: those that the position shows first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Any, cast

import msgspec

from boardrules.cli._screen.terminal import CommandError, Terminal
from boardrules.contract import CardFacts, Spec

__all__ = ["cards_named", "write_card"]

LEAST_LIKENESS = 0.5
"""Least likeness of a name that is suggested instead of a text that no card matches."""

NAMES_SUGGESTED = 4
"""Maximum number of names suggested."""


def cards_named(spec: Spec[Any, Any, Any, Any, Any], word: str, terminal: Terminal, view: object = None) -> tuple[CardFacts, ...]:
    """Return the cards with *word* in their id or their name, in English or in the language of *terminal*; underscores count as blanks.

    Cards that *view* shows come first, then those of its edition, then those whose name is *word*. Raises CommandError, which suggests
    similar names.
    """
    wanted = _plain(word)
    own = {card.id: terminal.card(card) for card in spec.cards}
    found = [card for card in spec.cards if any(wanted in _plain(name) for name in (card.name, own[card.id], card.id))]
    if found:
        shown = {card.id for text in _texts(msgspec.to_builtins(view)) if (card := _card(spec, text)) is not None}
        edition: object = getattr(getattr(view, "options", None), "edition", None)

        def rank(card: CardFacts) -> tuple[bool, int, bool]:
            return (
                shown.isdisjoint((card.id, *card.id.split("/"))),
                {edition: 0, None: 1}.get(_printed_for(spec, card), 2),
                wanted not in {_plain(name) for name in (card.name, own[card.id])},
            )

        return tuple(sorted(found, key=rank))
    names = {name.lower(): name for name in (*(card.name for card in spec.cards), *own.values())}
    likeness = {name: _likeness(word.lower(), name) for name in names}
    near = [names[name] for name in sorted(names, key=lambda name: -likeness[name]) if likeness[name] >= LEAST_LIKENESS][:NAMES_SUGGESTED]
    fault = terminal.say("terminal-no-card", game=spec.id, word=word)
    raise CommandError(f"{fault}; {terminal.say('terminal-near', names=', '.join(near))}" if near else fault)


def _likeness(text: str, name: str) -> float:
    """Return how much *text* is like *name* or like as many words of it, from 0 to 1: "blu 4" is meant for "special blue 4" too."""
    words = name.split()
    length = len(text.split())
    parts = {name, *(" ".join(words[at : at + length]) for at in range(len(words) - length + 1))}
    return max(SequenceMatcher(None, part, text).ratio() for part in parts)


def _texts(value: object) -> Iterator[str]:
    """Yield all texts in a decoded value, in which ids of cards are."""
    match value:
        case str():
            yield value
        case dict():
            for part in cast("dict[object, object]", value).values():  # decoded from JSON
                yield from _texts(part)
        case list() | tuple():
            for part in cast("Sequence[object]", value):
                yield from _texts(part)
        case _:
            pass


def _card(spec: Spec[Any, Any, Any, Any, Any], id: str) -> CardFacts | None:
    try:
        return spec.card(id)
    except LookupError:
        return None


def _printed_for(spec: Spec[Any, Any, Any, Any, Any], card: CardFacts) -> str | None:
    """Return the edition that the set of *card* names at its end, as ``set_1_first`` does; None if it names none."""
    ending = card.id.partition("/")[0].rpartition("_")[2]
    return ending if any(edition.id == ending for edition in spec.editions) else None


def _plain(name: str) -> str:
    return " ".join(name.lower().replace("_", " ").split())


def write_card(card: CardFacts, terminal: Terminal) -> None:
    """Write one card: its name, its numbers, its id and its text."""
    numbers = ", ".join(f"{terminal.translator.sentence(f'term-{name}', (), name)} {number}" for name, number in card.numbers)
    head = terminal.paint(terminal.card(card), "bold")
    terminal.write("  ".join(part for part in (head, numbers, terminal.paint(card.id, "dim")) if part))
    for text in card.text:
        terminal.wrap(text, indent=4, hang=6)
