"""The page of a set of Pixel Tactics and that of Chibitactics' starter pack: their cards with small pictures, each linked to its page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from docutils import nodes
from docutils.nodes import Node

from boardrules import game
from boardrules.chibitactics import STARTER

from .._base import Cell, Generated, paragraph, paragraphs
from .card_page import described
from .faces import image
from .mentions import all_mentions
from .printings import Printing, elsewhere, names, printings, sets
from .rates import FILE, explained, percent, rates_of
from .unit_page import names_of


def spans(named: Iterator[tuple[str, str]]) -> str:
    """Return names in other languages as HTML."""
    return "".join(f'<span lang="{tag}">{escape(name)}</span> ' for tag, name in named)


class SetPage(Generated):
    """The cards of a set of Pixel Tactics, named by its newest printing."""

    def run(self) -> list[Node]:
        """Return a table with a row for each card."""
        self.env.note_dependency(str(FILE))
        (pack,) = (one for one in sets() if one.id == self.arguments[0])
        rows = [self._line(printings()[card.id]) for card in pack.cards]
        head = ("Hero", "Leader", "Won as the leader (95 %)", "Rulings")
        table = self.table(head, rows, (32, 32, 20, 16), "br-set")
        return [table, *paragraphs(explained(), self.docname), self._strongest([card.id for card in pack.cards])]

    def _strongest(self, cards: list[str]) -> nodes.section:
        """Return the leaders of the set in the order of their wins."""
        made = nodes.section(ids=["strongest-leaders"], names=["strongest-leaders"])
        made += nodes.title("", "The strongest leaders and the weakest")
        found = [(printings()[card][-1], one.rate) for card in cards for one in rates_of("pixel_tactics", card) if one.kind == "leader"]
        newest = {printing.card.id: (printing, rate) for printing, rate in found}
        ordered = sorted(newest.values(), key=lambda item: -item[1].share)
        items = [
            nodes.list_item("", *paragraphs(f"{printing.card.leader.name} ({printing.card.hero.name}): won {percent(rate)}", self.docname))
            for printing, rate in ordered
        ]
        made += nodes.enumerated_list("", *items)
        return made

    def _line(self, its: tuple[Printing, ...]) -> Sequence[Cell]:
        last = its[-1]
        card = last.card.id
        won = [percent(one.rate) for one in rates_of("pixel_tactics", card) if one.kind == "leader"]
        rulings = all_mentions()[card].about
        links = " ".join(rule.id for rule in rulings)
        return [self._side(last, "hero"), self._side(last, "leader"), won[-1] if won else "", links]

    def _side(self, printing: Printing, side: str) -> list[Node]:
        card, facts = printing.card.id, printing.facts(side)
        folder = Path(self.env.srcdir) / Path(self.docname).parent
        picture = image(folder, f"{card}-{side}", described(printing, side), width=130)
        old = f' id="card-{card}" class="br-moved"' if side == "hero" else ""
        link = f'<span{old}><a href="{card}.html#{side}">{picture}<br>{escape(facts.name)}</a></span>'
        return paragraph(nodes.raw("", f"{link} {spans(elsewhere(names(card, side)))}", format="html"))


class UnitsPage(Generated):
    """The cards of Chibitactics' starter pack: each faction with its units, then savages, creatures and events."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return a section for each faction and kind."""
        groups: list[tuple[str, str, list[str]]] = [
            (faction.name, f"faction-{faction.id}", [unit.id for unit in faction.units]) for faction in STARTER.factions
        ]
        others = (("Savages", STARTER.savages), ("Creatures", STARTER.creatures), ("Events", STARTER.events))
        groups += [(title, "", [card.id for card in cards]) for title, cards in others]
        return [self._group(*group) for group in groups]

    def _group(self, title: str, faction: str, cards: list[str]) -> nodes.section:
        target = title.lower()
        made = nodes.section(ids=[target], names=[target])
        made += nodes.title("", title)
        if faction:
            made += nodes.paragraph("", "", nodes.reference("", f"The faction {title}", refuri=f"{faction}.html", internal=True))
        made += self.table(("Card", "What it does"), [self._line(card) for card in cards], (34, 66), "br-set")
        return made

    def _line(self, card: str) -> Sequence[Cell]:
        facts = game("chibitactics").SPEC.card(card)
        folder = Path(self.env.srcdir) / Path(self.docname).parent
        picture = image(folder, card, facts.name, width=200)
        link = f'<a href="{card}.html">{picture}{"<br>" * bool(picture)}{escape(facts.name)}</a>'
        named = spans(elsewhere(names_of(card)))
        return [paragraph(nodes.raw("", f"{link} {named}", format="html")), "\n\n".join(facts.text[:3])]
