"""Chapters of the rulebooks: their titles, the page of each, and the rules on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from boardrules import Rule

TITLES: Final[dict[str, str]] = {
    "CT-OV": "Overview",
    "CT-CO": "Components",
    "CT-SU": "Setup",
    "CT-TU": "Turns",
    "CT-EV": "Events",
    "CT-MV": "Movement",
    "CT-SC": "Scouting",
    "CT-TE": "Terrain",
    "CT-SV": "Savages",
    "CT-WD": "Wounds and death",
    "CT-TR": "Trophies",
    "CT-SK": "Skills",
    "CT-CA": "Categories of skills",
    "CT-PR": "Properties of skills",
    "CT-H": "Decisions of this project",
    "PT-SET": "Setup",
    "PT-FLOW": "Rounds, waves and turns",
    "PT-CEASE": "Ceasefire",
    "PT-ACT": "Actions",
    "PT-ATK": "Attacks and texts",
    "PT-DMG": "Damage and casualties",
    "PT-OP": "Operations",
    "PT-TRAP": "Traps",
    "PT-STAT": "Status effects",
    "PT-OWN": "Owners",
    "PT-END": "End of a match",
    "PT-SER": "Series",
    "PT-LOOP": "Loops and bounds",
    "PT-2V2": "Two against two",
    "PT-POOL": "One shared deck",
    "PT-DECK": "Constructed decks",
    "PT-CUSTOM": "Custom cards",
    "PT-RUL": "Rulings on cards",
    "PT-FAQ": "Printed questions and answers",
    "PX-CMP": "Components",
    "PX-SET": "Setup",
    "PX-TUR": "Turns",
    "PX-PLA": "Placement",
    "PX-INF": "Open information",
    "PX-END": "End of a round",
    "PX-SCO": "Scoring",
    "PX-RND": "A new round",
    "PX-WIN": "The winner",
    "PX-FP": "Flower Power",
    "PX-BGA": "Board Game Arena",
}
"""Title of each chapter. A chapter without one cannot be printed."""

PER_PAGE: Final = 25
"""Numbers of rules on one page: a longer chapter is split after each 25."""


class Chapter(NamedTuple):
    """A page of rules: the file's name, the title, and the rules."""

    page: str
    title: str
    rules: tuple[Rule, ...]


def chapters(rules: Iterable[Rule]) -> tuple[Chapter, ...]:
    """Return the chapters of a game's *rules*, one for each page. Raises KeyError for a chapter without a title."""
    pages: dict[tuple[str, int], list[Rule]] = {}
    for rule in rules:
        name, _, number = rule.id.rpartition("-")
        pages.setdefault((name, (int(number) - 1) // PER_PAGE), []).append(rule)
    found: list[Chapter] = []
    for (name, part), its in pages.items():
        split = [other for other, _ in pages].count(name) > 1
        page = name.partition("-")[2].lower() + (f"-{part * PER_PAGE + 1}" if split else "")
        span = f"{its[0].id} to {its[-1].id}" if len(its) > 1 else its[0].id
        found.append(Chapter(page, f"{TITLES[name]} ({span})", tuple(its)))
    return tuple(found)
