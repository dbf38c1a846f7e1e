"""The rulebooks of Pixel Tactics as sources of rules."""

from __future__ import annotations

from typing import Final

from boardrules.toolkit.sources import Book

en: Final = Book("en", "Level 99 Games, reprint rulebook")
pl: Final = Book("pl", "Portal Games 2015, Polish rulebook")
ru: Final = Book("ru", "GaGa Games 2024, Russian rulebook")
first: Final = Book("first", "first printing, from summaries and the cards")
