"""Every ability of the printed cards of Pixel Tactics with its sentences and its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from boardrules.pixel_tactics import SETS, Card
from boardrules.pixel_tactics.language import Ability, HandPart, sentence

SLOTS: Final = ("vanguard", "flank", "rear", "order", "leader")


def abilities(card: Card) -> dict[str, tuple[Ability | HandPart, ...]]:
    """Return the abilities of a card by their slot."""
    hero, leader = card.hero, card.leader
    orders = () if hero.hand is None else (hero.hand,)
    return dict(zip(SLOTS, (hero.vanguard, hero.flank, hero.rear, orders, leader.abilities), strict=True))


class Row(NamedTuple):
    """A slot of a card: what it does in each wording, and the tests that show it."""

    card: str
    name: str
    slot: str
    text: str
    tests: tuple[str, ...]


def table_of_abilities(tests: Path) -> Iterator[Row]:
    """Yield each slot of each printed card, in the order of the sets; *tests* is the folder of the tests of cards."""
    wordings: dict[str, list[Card]] = {}
    for pack in SETS:
        for card in pack.cards:
            wordings.setdefault(card.id, []).append(card)
    for name, cards in wordings.items():
        shown = tests_of(file_of(name, tests))
        for slot, texts in abilities(cards[0]).items():
            first, now = said(texts, slot), said(abilities(cards[-1])[slot], slot)
            text = first if first == now else f"First printing: {first}\n\nReprint: {now}"
            yield Row(name, cards[0].hero.name, slot, text, tuple(test for test, slots in shown if slot in slots))


def file_of(card: str, tests: Path) -> Path:
    """Return the file with the tests of a card. Raises ValueError if there is not exactly one."""
    (found,) = tests.glob(f"*/test_{card.replace('-', '_')}.py")
    return found


def said(texts: tuple[Ability | HandPart, ...], slot: str) -> str:
    """Return the sentences of a slot of a card."""
    return " ".join(sentence(text, of="leader" if slot == "leader" else "hero") for text in texts)


@cache
def tests_of(path: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """Return the tests of a card by the slots in their names, ``test_flank_and_rear_...``; an operation's are the order's."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[tuple[str, frozenset[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            start = takewhile(lambda word: word in {*SLOTS, "operation", "and"}, node.name.split("_")[1:])
            found.append((node.name, frozenset("order" if word == "operation" else word for word in start) & frozenset(SLOTS)))
    return tuple(found)
