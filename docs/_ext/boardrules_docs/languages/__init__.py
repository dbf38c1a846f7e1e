"""Rules, terms and names of cards in the other languages of the library, each on pages of its own that link to one another."""

from __future__ import annotations

from typing import Final

from sphinx.util.docutils import SphinxDirective

from .directives import CardNames, Contents, Start, Terms, TranslatedChapter
from .frame import add_links, search_pages, speak
from .pages import make_translations

__all__ = ["SPOKEN", "add_links", "make_translations", "search_pages", "speak"]

SPOKEN: Final[dict[str, type[SphinxDirective]]] = {
    "languages-cards": CardNames,
    "languages-chapter": TranslatedChapter,
    "languages-contents": Contents,
    "languages-start": Start,
    "terms": Terms,
}
"""The directives of these pages."""
