"""The words of a table that are the library's own: whose turn it is, what lies on a pile, and a table as lines of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from boardrules.authoring.table import Card, Note, Pile, Place, Row, Score, Table, Track, Zone
from boardrules.messages import CORE_MESSAGES, Argument, Message, Speaker, numbered

__all__ = ["Words"]


@dataclass(frozen=True, slots=True)
class Words:
    """The words for a table in the language of *translator*, or in English without one."""

    translator: Speaker | None = None

    def say(self, key: str, **params: Argument) -> str:
        """Return the sentence *key* of the library."""
        message = Message.of(key, **params)
        return CORE_MESSAGES.english(message) if self.translator is None else self.translator(message)

    def player(self, seat: int, /) -> str:
        """Return the name of the player of *seat*."""
        return numbered(seat) if self.translator is None else self.translator.player(seat)

    def heading(self, table: Table, seat: int) -> str:
        """Return the name of a player with what people want to know at once: "Ann (you, to act)"."""
        return f"{self.player(seat)}{self.marks(table, seat)}"

    def marks(self, table: Table, seat: int) -> str:
        """Return what stands after the name of a player: " (you, to act)", or nothing."""
        reader = None if self.translator is None else self.translator.reader
        you = table.viewer if reader is None else reader
        marks = [
            self.say(key)
            for key, holds in (
                ("table-you", seat == you),
                ("table-to-act", seat in table.to_act),
                ("table-winner", seat in table.winners),
            )
            if holds
        ]
        return f" ({', '.join(marks)})" if marks else ""

    def titled(self, card: Card) -> str:
        """Return the name of a card in words."""
        return card.title or (self.say("table-face-down") if card.text is None else f"{card.text} {card.line}".strip())

    def track(self, track: Track) -> str:
        """Return a track as text: "Round: 2 of 5"."""
        return self.say("table-track", name=track.name, at=track.at, last=track.last)

    def zone(self, zone: Zone) -> str:
        """Return a zone as one line of text; an asterisk marks a card that the last action put there."""
        match zone:
            case Row(name, cards):
                return f"{name}: {' '.join([_written(card) for card in cards]) or '-'}"
            case Pile(name, count, top):
                if not count or top.text is None:
                    return f"{name}: {count}"
                return self.say("table-pile", name=name, n=count, card=_written(top))
            case Track():
                return self.track(zone)
            case Score(name, value):
                return f"{name}: {value}"
            case Note(text):
                return text
            case _:
                assert_never(zone)

    def place(self, table: Table, place: Place) -> str:
        """Return a place as one line of text, for people who cannot see the picture."""
        told = "; ".join([self.zone(zone) for zone in place.zones])
        return told if place.seat is None else f"{self.heading(table, place.seat)}: {told}"

    def text(self, table: Table) -> str:
        """Return *table* as lines of text, a place after another."""
        lines = [table.title, *filter(None, (table.status, table.last))]
        for place in table.in_order():
            lines += [""] if place.seat is None else ["", self.heading(table, place.seat)]
            lines += [f"{'' if place.seat is None else '  '}{self.zone(zone)}" for zone in place.zones]
        return "\n".join(lines)


def _written(card: Card) -> str:
    text = "?" if card.text is None else f"{card.text} {card.line}".strip()
    return f"*{text}" if card.just else text
