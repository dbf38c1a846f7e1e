"""The page of one card of Pixel Tactics: both sides in every printing, rulings, editions, win rates, the card as data, and its tests."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from docutils import nodes
from docutils.nodes import Node

from boardrules import Rule
from boardrules.pixel_tactics.language import Operation, Spell, Trap, players_meant_by

from .._abilities import SLOTS, abilities, file_of, said, tests_of
from .._base import Cell, Generated, code_block, folded, paragraph, paragraphs, rule_item, rule_link, rules_of
from .._editions import point_row, records_of
from .._players import NAMES
from .faces import image
from .mentions import all_mentions
from .printings import Printing, elsewhere, names, printings, set_of, title_of
from .rates import FILE, USED, conditions, explained, percent, rates_of

POINTS: Final[dict[type, tuple[str, ...]]] = {
    Spell: ("ceasefire_spells", "spells_attack"),
    Operation: ("ceasefire_operations", "operations_as_orders", "operations_end"),
    Trap: ("traps",),
}
"""Points of an edition by which texts of a kind are played; every other part of a hand is an order."""

ORDERS: Final = ("ceasefire_orders",)


class CardPage(Generated):
    """A card of Pixel Tactics by its id."""

    def run(self) -> list[Node]:
        """Return pictures and names, a section for each side, rulings, win rates, and what is folded away."""
        self.card: str = self.arguments[0]
        self.printings: tuple[Printing, ...] = printings()[self.card]
        self.env.note_dependency(str(FILE))
        last = self.printings[-1].card
        return [
            *self._head(),
            self._side("hero", f"{last.hero.name}: hero", SLOTS[:-1]),
            self._side("leader", f"{last.leader.name}: leader", SLOTS[-1:]),
            *self._rulings(),
            *self._wins(),
            *self._editions(),
            *self._proof(),
        ]

    def _section(self, name: str, title: str, *body: Node) -> nodes.section:
        made = nodes.section(ids=[name], names=[name])
        made += nodes.title("", title)
        made += list(body)
        return made

    def _head(self) -> list[Node]:
        """Return the pictures, and which set the card is in."""
        folder = Path(self.env.srcdir) / Path(self.docname).parent
        last = self.printings[-1]
        shown = "".join(image(folder, f"{self.card}-{side}", described(last, side), width=210) for side in ("hero", "leader"))
        pack = set_of(self.card)
        where = nodes.paragraph("", "", *self._link(pack.id, title_of(pack)), nodes.Text(f". {self._printed()}"))
        return [nodes.raw("", f'<p class="br-faces">{shown}</p>', format="html"), where]

    def _link(self, page: str, title: str) -> list[Node]:
        return [nodes.reference("", title, refuri=f"{page}.html", internal=True)]

    def _printed(self) -> str:
        if len(self.printings) == 1:
            return "Printed once."
        same = abilities(self.printings[0].card) == abilities(self.printings[-1].card)
        return "The reprint has the same texts." if same else "The reprint has other texts."

    def _side(self, side: str, title: str, slots: Sequence[str]) -> nodes.section:
        """Return a side: its names, its numbers, and what each of its texts does."""
        named = "".join(f'<li lang="{tag}">{escape(name)}</li>' for tag, name in elsewhere(names(self.card, side)))
        body: list[Node] = [nodes.raw("", f'<ul class="br-names">{named}</ul>', format="html")] if named else []
        numbers = {one.pack.title: ", ".join(f"{name} {n}" for name, n in one.facts(side).numbers) for one in self.printings}
        alike = len({*numbers.values()}) == 1
        text = next(iter(numbers.values())) if alike else "; ".join(f"{text} ({title})" for title, text in numbers.items())
        body += paragraph(nodes.Text(text[:1].upper() + text[1:] + "."))
        differs = any(self._said(0, slot) != self._said(-1, slot) for slot in slots)
        heads = ("First printing", "Reprint") if differs else ("What it does",)
        rows: list[list[Cell]] = [
            [self._slot(slot), *(self._said(n, slot) for n in ((0, -1) if differs else (-1,))), self._meant(slot)] for slot in slots
        ]
        widths = (14, 32, 32, 22) if differs else (14, 62, 24)
        body.append(self.table(("Text", *heads, "With four players, it means"), rows, widths))
        return self._section(side, title, *body)

    def _said(self, n: int, slot: str) -> str:
        return said(abilities(self.printings[n].card)[slot], slot)

    def _slot(self, slot: str) -> str:
        """Return the name of a slot: what the hand is for is said by the card."""
        texts = abilities(self.printings[-1].card)[slot]
        return type(texts[0]).__name__ if slot == "order" and texts else slot.capitalize()

    def _meant(self, slot: str) -> str:
        """Return whom the texts of a slot mean with four players, in each wording where they differ."""
        found = ["; ".join(dict.fromkeys(NAMES[meant] for meant in players_meant_by(abilities(one.card)[slot]))) for one in self.printings]
        return found[-1] if len({*found}) == 1 else f"{found[0]} (reprint: {found[-1]})"

    def _rulings(self) -> list[Node]:
        """Return the rules about the card in full, and links to others that name it."""
        about, others = all_mentions()[self.card]
        if not about and not others:
            return []
        body: list[Node] = []
        for rule in about:
            body += [nodes.rubric("", "", rule_link(self.docname, rule.id), nodes.Text(f" {rule.title}")), *self._ruled(rule)]
        if others:
            items = [rule_item(rule, self.docname) for rule in others]
            body += [*paragraph(nodes.Text("Also named in:")), nodes.bullet_list("", *items)]
        return [self._section("rulings", f"{self.printings[-1].card.hero.name}: rulings and questions", *body)]

    def _ruled(self, rule: Rule) -> list[Node]:
        made = paragraphs(rule.text, self.docname)
        for variant in rule.variants:
            made += paragraphs(f"*{variant.edition}:* {variant.text}", self.docname)
        return made

    def _wins(self) -> list[Node]:
        """Return how often the card wins, printing by printing."""
        rows: list[list[Cell]] = [
            [USED[one.kind].capitalize(), conditions(one.run), f"{one.rate.games:,}", percent(one.rate)]
            for one in rates_of("pixel_tactics", self.card)
        ]
        if not rows:
            return []
        rows.sort(key=lambda row: str(row[0]))
        shown = self.table(("Used", "Played with", "Games", "Won (95 %)"), rows, (30, 34, 12, 24))
        title = f"How often {self.printings[-1].card.hero.name} wins"
        return [self._section("win-rate", title, shown, nodes.paragraph("", "", *paragraphs(explained(), self.docname)[0].children))]

    def _editions(self) -> list[Node]:
        """Return the points by which editions play the texts of this card differently, folded away."""
        parts = [part for one in self.printings for texts in abilities(one.card).values() for part in texts]
        kinds = {type(part) for part in parts}
        named = [point for kind, points in POINTS.items() if kind in kinds for point in points]
        hands = {type(one.card.hero.hand) for one in self.printings if one.card.hero.hand is not None}
        named += ORDERS if hands - {Operation, Trap} else ()
        records, rules = records_of("pixel_tactics"), rules_of("pixel_tactics")
        rows = [point_row(point, records, rules, self.docname) for point in named]
        if not rows:
            return []
        table = self.table(("Point", *(f"``{one}``" for one in records), "Rules"), rows, (24, *(13 for _ in records), 24))
        return folded("How editions play texts of these kinds", table)

    def _proof(self) -> list[Node]:
        """Return the card as data and the tests of its texts, folded away."""
        root = Path(self.env.srcdir).parent
        tests = file_of(self.card, root / "tests" / "pixel_tactics" / "cards")
        self.env.note_dependency(str(tests))
        data = msgspec.json.format(msgspec.json.encode(self.printings[-1].card), indent=1).decode()
        items = [nodes.list_item("", *paragraph(nodes.literal("", test))) for test, _ in tests_of(tests)]
        code = sorted((root / "src" / "boardrules" / "pixel_tactics" / "cards").glob(f"*/{tests.stem.removeprefix('test_')}.py"))
        paths = [str(path.relative_to(root)) for path in (*code, tests)]
        files = [node for path in paths for node in (nodes.literal("", path), nodes.Text(" "))]
        return [
            *folded("The card in the ability language, as JSON", code_block(data, "json")),
            *folded("Code and tests", *paragraph(*files), nodes.bullet_list("", *items)),
        ]


def described(printing: Printing, side: str) -> str:
    """Return a side in words, for readers who do not see the picture."""
    facts = printing.facts(side)
    return f"{facts.name}, {side}: {', '.join(f'{name} {n}' for name, n in facts.numbers)}"
