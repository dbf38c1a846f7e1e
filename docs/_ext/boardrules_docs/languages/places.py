"""Where each page is in each language, and links between pages that are written as HTML."""

from __future__ import annotations

import posixpath
from collections.abc import Mapping
from functools import cache
from typing import Final

from boardrules import game, games, languages

from .._base import label
from .._chapters import Chapter, chapters

OTHERS: Final = tuple(tag for tag in languages() if tag != "en")
"""The languages that have pages of their own."""

CARDS: Final[Mapping[str, str]] = {"pixel_tactics": "games/pixel_tactics/cards/index", "chibitactics": "games/chibitactics/cards/starter"}
"""The English list of the cards of each game whose cards have pages."""


@cache
def chapter_of(rule: str) -> tuple[str, Chapter] | None:
    """Return the game and the chapter of a rule; None for a rule of the library itself."""
    for name in games():
        for chapter in chapters(game(name).SPEC.rules):
            if any(one.id == rule for one in chapter.rules):
                return name, chapter
    return None


@cache
def twins() -> Mapping[str, Mapping[str, str]]:
    """Return for every page that exists in several languages its name in each of them."""
    pages: list[tuple[str, str]] = [("games/index", "index"), ("search", "search")]
    for name in games():
        pages += [(f"games/{name}/rules/{page}", f"{name}/{page}") for page in ("index", "terms")]
        pages += [(f"games/{name}/rules/{chapter.page}", f"{name}/{chapter.page}") for chapter in chapters(game(name).SPEC.rules)]
    pages += [(english, f"{name}/cards") for name, english in CARDS.items()]
    found: dict[str, Mapping[str, str]] = {}
    for english, own in pages:
        group = {"en": english} | {tag: f"{tag}/{own}" for tag in OTHERS}
        found |= dict.fromkeys(group.values(), group)
    return found


def href(source: str, target: str, anchor: str = "") -> str:
    """Return the address of a page as seen from another, both by their names."""
    path = posixpath.relpath(f"{target}.html", posixpath.dirname(source) or ".")
    return f"{path}#{anchor}" if anchor else path


def rule_href(source: str, rule: str, language: str) -> str:
    """Return the address of a rule in a language, or "" for a rule of the library itself."""
    place = chapter_of(rule)
    if place is None:
        return ""
    name, chapter = place
    english = f"games/{name}/rules/{chapter.page}"
    return href(source, twins()[english][language], label(rule))


def language_of(page: str) -> str:
    """Return the language of a page by its name."""
    first = page.partition("/")[0]
    return first if first in OTHERS else "en"
