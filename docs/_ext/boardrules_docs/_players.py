"""Whom every text of Pixel Tactics means where four play (PT-2V2-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from docutils.nodes import Node

from boardrules.pixel_tactics import SETS, Card
from boardrules.pixel_tactics.language import players_meant_by
from boardrules.pixel_tactics.language.whom import Meant

from ._abilities import abilities, said
from ._base import Cell, Generated

NAMES: Final[dict[Meant, str]] = {
    "own": "its player alone",
    "one_rival": "one opponent, chosen",
    "rival": "each opponent",
    "others": "other players",
    "any_one": "one of all, chosen",
    "any": "each player",
    "its": "the player spoken of",
}
"""What the page calls those whom texts mean."""


class Row(NamedTuple):
    """A text of a card: whom it means, and what it does."""

    card: str
    name: str
    slot: str
    edition: str
    meant: tuple[Meant, ...]
    text: str


def table_of_players() -> Iterator[Row]:
    """Yield every text of every printed card, in the order of the sets; a reprint that does something else has a row of its own."""
    wordings: dict[str, list[Card]] = {}
    for pack in SETS:
        for card in pack.cards:
            wordings.setdefault(card.id, []).append(card)
    for card_id, cards in wordings.items():
        first, last = abilities(cards[0]), abilities(cards[-1])
        for slot, texts in first.items():
            again = last[slot] != texts
            name = cards[0].hero.name
            yield Row(card_id, name, slot, "first printing" if again else "", players_meant_by(texts), said(texts, slot))
            if again:
                yield Row(card_id, name, slot, "reprint", players_meant_by(last[slot]), said(last[slot], slot))


class PlayersTable(Generated):
    """Every text of the printed cards: whom it means with four players."""

    required_arguments = 0

    def run(self) -> list[Node]:
        """Return a table with a row for each text."""
        rows: list[list[Cell]] = [
            [
                row.name,
                f"{row.slot} ({row.edition})" if row.edition else row.slot,
                "; ".join(NAMES[meant] for meant in row.meant),
                row.text,
            ]
            for row in table_of_players()
        ]
        return [self.table(("Card", "Slot", "Whom it means", "What it does"), rows, (13, 13, 20, 54))]
