"""The page of one card of Chibitactics' starter pack: a faction, a unit, a savage, a creature or an event."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from docutils import nodes
from docutils.nodes import Node

from boardrules import CardFacts, Rule, game, languages, translator
from boardrules.chibitactics import STARTER
from boardrules.chibitactics.language import EventCard, UnitCard

from .._base import Cell, Generated, code_block, folded, paragraphs, rule_item
from .faces import image
from .rates import FILE, USED, explained, percent, rates_of

SPOKEN: Final[Mapping[str, str]] = {
    r"movement \d": "CT-CA-1",
    r"\bmelee, ": "CT-CA-2",
    r"\branged, ": "CT-CA-3",
    r"\bdistortion, ": "CT-CA-4",
    r"\bsummon, ": "CT-CA-5",
    r"\bbuff, ": "CT-CA-6",
    r"\bpassive\b": "CT-CA-7",
    r"\brange \d": "CT-PR-1",
    r"\bradius\b": "CT-PR-2",
    r"\bengages\b": "CT-PR-3",
    r"\barea\b": "CT-PR-4",
    r"\bafter movement\b": "CT-PR-5",
    r"\bone-shot\b": "CT-PR-6",
    r"\bsustained\b": "CT-PR-7",
    r"^Substance": "CT-TR-3",
    r"^Totem": "CT-TR-4",
    r"^(Instant|Lasting)": "CT-EV-2",
    r"\bCapture\b": "CT-SV-8",
}
"""What the sentences of cards say, and the rule that explains it."""


def names_of(card: str) -> dict[str, str]:
    """Return the name of a card of Chibitactics in every language."""
    played = game("chibitactics")
    return {tag: translator(tag, played).card(card) for tag in languages(played)}


def explaining(facts: CardFacts) -> Iterator[Rule]:
    """Yield the rules that explain the words of a card."""
    rules: dict[str, Rule] = {rule.id: rule for rule in game("chibitactics").SPEC.rules}
    text = "\n".join(facts.text)
    for words, rule in SPOKEN.items():
        if re.search(words, text, re.MULTILINE):
            yield rules[rule]


@cache
def cards() -> Mapping[str, tuple[str, UnitCard | EventCard]]:
    """Return what each card of the pack is, in words, and the card; factions are no cards."""
    kinds: dict[str, tuple[UnitCard | EventCard, ...]] = {f"Unit of the {one.name}": one.units for one in STARTER.factions}
    kinds |= {"Savage": STARTER.savages, "Creature": STARTER.creatures, "Event": STARTER.events}
    return {card.id: (kind, card) for kind, its in kinds.items() for card in its}


class UnitPage(Generated):
    """A card of the starter pack by its id."""

    def run(self) -> list[Node]:
        """Return the picture, the names, the sentences, the rules that explain them, the win rate, and the card as data."""
        card = self.arguments[0]
        self.env.note_dependency(str(FILE))
        facts = game("chibitactics").SPEC.card(card)
        folder = Path(self.env.srcdir) / Path(self.docname).parent
        picture = image(folder, card, facts.name, width=300)
        named = "".join(f'<li lang="{tag}">{escape(name)}</li>' for tag, name in names_of(card).items() if name != facts.name)
        head = f'<p class="br-faces">{picture}</p>' * bool(picture) + f'<ul class="br-names">{named}</ul>'
        numbers = "; ".join(f"{name} {n}" for name, n in facts.numbers)
        made: list[Node] = [nodes.raw("", head, format="html")]
        kind = cards()[card][0] if card in cards() else "Faction"
        text = f"{kind}{f', {numbers}' * bool(numbers)}. Made by this project, not by the publisher."
        made += paragraphs(text, self.docname)
        made.append(nodes.bullet_list("", *(nodes.list_item("", *paragraphs(text, self.docname)) for text in facts.text)))
        rules = [rule_item(rule, self.docname) for rule in explaining(facts)]
        if rules:
            made += [nodes.rubric("", "Rules for these words"), nodes.bullet_list("", *rules, classes=["br-titles"])]
        made += self._wins(card)
        if card not in cards():
            return made
        data = msgspec.json.format(msgspec.json.encode(cards()[card][1]), indent=1).decode()
        return [*made, *folded("The card as JSON", code_block(data, "json"))]

    def _wins(self, card: str) -> list[Node]:
        rows: list[list[Cell]] = [
            [USED[one.kind].capitalize(), f"{one.rate.games:,}", percent(one.rate)]
            for one in rates_of("chibitactics", card.removeprefix("faction-"))
        ]
        if not rows:
            return []
        shown = self.table(("Used", "Games", "Won (95 %)"), rows, (40, 25, 35))
        return [nodes.rubric("", "How often it wins"), shown, *paragraphs(explained(), self.docname)]
