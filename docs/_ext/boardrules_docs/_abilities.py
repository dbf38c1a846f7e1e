"""Every ability of the printed cards of Pixel Tactics with its sentences and its tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from html import escape
from itertools import groupby, takewhile
from pathlib import Path
from typing import Final, NamedTuple

from docutils import nodes
from docutils.nodes import Node
from sphinx import addnodes

from boardrules import game, languages, translator
from boardrules.pixel_tactics import SETS, Card
from boardrules.pixel_tactics.language import Ability, HandPart, sentence

from ._base import Cell, Generated, folded, paragraph

SLOTS: Final = ("vanguard", "flank", "rear", "order", "leader")


def abilities(card: Card) -> dict[str, tuple[Ability | HandPart, ...]]:
    """The abilities of a card by their slot."""
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
    """Each slot of each printed card, in the order of the sets; *tests* is the folder of the tests of cards."""
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
    """The file with the tests of a card. Raises ValueError if there is not exactly one."""
    (found,) = tests.glob(f"*/test_{card.replace('-', '_')}.py")
    return found


class AbilityTable(Generated):
    """Every card of a set of Pixel Tactics: a section with its numbers, its sentences in each wording, and the tests that show them."""

    def run(self) -> list[Node]:
        """A section for each card."""
        tests = Path(self.env.srcdir).parent / "tests" / "pixel_tactics" / "cards"
        wanted = {card.id for pack in SETS if pack.id == self.arguments[0] for card in pack.cards}
        made: list[Node] = []
        for card, rows in groupby(table_of_abilities(tests), key=lambda row: row.card):
            if card in wanted:
                self.env.note_dependency(str(file_of(card, tests)))
                made.append(self._card(card, list(rows)))
        return made

    def _card(self, card: str, rows: list[Row]) -> nodes.section:
        target = f"card-{card}"
        section = nodes.section(ids=[target], names=[target])
        section += nodes.title("", rows[0].name)
        shown: list[Node] = []
        printings = [pack for pack in SETS if card in {one.id for one in pack.cards}]
        facts = {one.id: one for one in game("pixel_tactics").SPEC.cards}
        names = dict.fromkeys(facts[f"{pack.id}/{card}/{side}"].name for pack in printings for side in ("hero", "leader"))
        section += nodes.raw(
            "", names_elsewhere([f"{pack.id}/{card}/{side}" for pack in printings for side in ("hero", "leader")]), format="html"
        )
        section += addnodes.index(entries=[("single", name, target, "main", None) for name in names])
        numbers: list[Sequence[Cell]] = []
        for side in ("hero", "leader"):
            found = {pack.title: facts[f"{pack.id}/{card}/{side}"] for pack in printings}
            texts = {title: f"{one.name}: {', '.join(f'{name} {n}' for name, n in one.numbers)}" for title, one in found.items()}
            alike = len({*texts.values()}) == 1
            text = next(iter(texts.values())) if alike else "\n\n".join(f"{text} ({title})" for title, text in texts.items())
            numbers.append([side.capitalize(), text])
        shown.append(self.table(("Side", "Name and numbers"), numbers, (16, 84)))
        shown.append(self.table(("Slot", "What it does"), [[row.slot.capitalize(), row.text] for row in rows], (16, 84)))
        proof = [
            nodes.list_item("", *paragraph(nodes.literal("", test))) for test in dict.fromkeys(test for row in rows for test in row.tests)
        ]
        section += shown
        section += folded("Tests", nodes.bullet_list("", *proof))
        return section


def names_elsewhere(cards: Sequence[str]) -> str:
    """Return the names of cards in the other languages of the library as HTML."""
    found: list[str] = []
    facts = {card.id: card.name for card in game("pixel_tactics").SPEC.cards}
    for tag in languages():
        named = translator(tag, game("pixel_tactics"))
        names = dict.fromkeys(named.card(card) for card in cards if named.card(card) != facts[card])
        if names:
            found.append(f'<span lang="{tag}">{escape(", ".join(names))}</span>')
    return f'<p class="br-source">{" · ".join(found)}</p>' if found else ""


def said(texts: tuple[Ability | HandPart, ...], slot: str) -> str:
    """The sentences of a slot of a card."""
    return " ".join(sentence(text, of="leader" if slot == "leader" else "hero") for text in texts)


@cache
def tests_of(path: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """The tests of a card with the slots that their names begin with: ``test_flank_and_rear_...``; an operation is in the order's."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[tuple[str, frozenset[str]]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            start = takewhile(lambda word: word in {*SLOTS, "operation", "and"}, node.name.split("_")[1:])
            found.append((node.name, frozenset("order" if word == "operation" else word for word in start) & frozenset(SLOTS)))
    return tuple(found)
