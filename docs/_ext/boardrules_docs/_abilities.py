"""The ability language of Pixel Tactics: its constructs, and every ability of the printed cards with its sentences and its tests."""

from __future__ import annotations

import ast
import inspect
import re
import typing
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from operator import itemgetter
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from docutils import nodes
from docutils.nodes import Node

from boardrules.pixel_tactics import SETS, Card, language
from boardrules.pixel_tactics.language import Ability, HandPart, Static, sentence
from boardrules.pixel_tactics.language.words import (
    abilities as ability_words,
)
from boardrules.pixel_tactics.language.words import (
    casualties,
    decks,
    effects,
    expressions,
    permissions,
    reactions,
    reserve,
    statuses,
    transfers,
)

from ._base import Cell, Generated, paragraph

SLOTS: Final = ("vanguard", "flank", "rear", "order", "leader")


def abilities(card: Card) -> dict[str, tuple[Ability | HandPart, ...]]:
    """The abilities of a card by their slot."""
    hero, leader = card.hero, card.leader
    orders = () if hero.hand is None else (hero.hand,)
    return dict(zip(SLOTS, (hero.vanguard, hero.flank, hero.rear, orders, leader.abilities), strict=True))


def printed() -> Iterator[tuple[Card, str, Ability | HandPart]]:
    """Every printed ability with its card and slot, the first wording before the reprint."""
    for pack in SETS:
        for card in pack.cards:
            for slot, texts in abilities(card).items():
                for text in texts:
                    yield card, slot, text


def parts(value: object) -> Iterator[msgspec.Struct]:
    """A struct and all that it is made of."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


@cache
def first_use() -> dict[str, str]:
    """For each construct the first printed ability that is made with it."""
    found: dict[str, str] = {}
    for card, slot, ability in printed():
        for part in parts(ability):
            found.setdefault(type(part).__name__, f"{card.hero.name}, {slot}")
    return found


@cache
def words() -> dict[str, list[str]]:
    """For each construct the words that make it, alone or inside a static ability."""
    found: dict[str, list[str]] = {}
    modules = (ability_words, casualties, decks, effects, expressions, permissions, reactions, reserve, statuses, transfers)
    for name, word in sorted(((name, getattr(module, name)) for module in modules for name in module.__all__), key=itemgetter(0)):
        if inspect.isfunction(word):
            kinds = {
                *re.findall(r"\b([A-Z]\w+)\(", inspect.getsource(word)),
                str(inspect.signature(word).return_annotation),
            }
        else:
            kinds = {type(part).__name__ for part in (word, *([word.modifier] if isinstance(word, Static) else []))}
        for kind in sorted(kinds):
            found.setdefault(kind, []).append(f"{name}(...)" if inspect.isfunction(word) else name)
    return found


class ConstructTable(Generated):
    """Every construct of one kind of the grammar (``Modifier``, ``Effect`` ...): the words that make it, its meaning, a printed example."""

    def run(self) -> list[Node]:
        """A table with a row for each struct."""
        union = getattr(language, self.arguments[0])
        rows: list[list[Cell]] = []
        for kind in typing.get_args(union) or (union,):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                made = words().get(kind.__name__, [])
                text = " ".join(inspect.cleandoc(kind.__doc__ or "").split())
                example = first_use().get(kind.__name__, "no printed card")
                rows.append([f"``{kind.__name__}``", _literals(made), text, example])
        return [self.table(("Struct", "Words", "Meaning", "Example"), rows, (16, 27, 40, 17))]


def _literals(names: list[str]) -> list[Node]:
    found: list[Node] = []
    for name in names:
        found += [nodes.literal("", name), nodes.Text(" ")]
    return paragraph(*found)


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
