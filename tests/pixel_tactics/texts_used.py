"""Which texts of the printed cards a game has used: spells, triggers and orders that ran, and static texts that counted."""

from __future__ import annotations

from collections import Counter

from boardrules.contract import Step
from boardrules.pixel_tactics import Event, Options, State
from boardrules.pixel_tactics._engine.active_effects import in_force, side_of
from boardrules.pixel_tactics._engine.context import Context
from boardrules.pixel_tactics._engine.evaluate import holds, matches
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._packs.catalogue import Table, Text
from boardrules.pixel_tactics._types.events import AbilityUsed, OrderPlayed, SpellCast
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import (
    CopiesLeader,
    ExtraActions,
    Forbids,
    Free,
    MakesLonger,
    OpensHand,
    SeesTop,
    Static,
)
from boardrules.values import Seat
from tests.pixel_tactics.scene import GAME

ROWS = ("V", "F", "R")

OF_A_SEAT = (Forbids, Free, MakesLonger, ExtraActions, OpensHand, SeesTop)
"""Changes that apply to a player and not to cards."""


def boxes(table: Table) -> dict[str, Text]:
    """Every text box of a table by its place: ``"knight.V"``, ``"knight.L"``."""
    found: dict[str, Text] = {}
    for name, card in table.cards.items():
        for row, box in zip(ROWS, card.hero.texts, strict=True):
            found |= {f"{name}.{row}": text for text in box}
        found |= {f"{name}.L": text for text in card.leader.texts[0]}
    return found


def everything(options: Options) -> set[str]:
    """All there is to use with these options: programs (watches, too) by their ids, static texts as place, colon and kind, or keyword."""
    table, _ = GAME.table(options)
    found = {name for name in table.programs if name.partition(".")[0] in table.cards}
    for place, box in boxes(table).items():
        found |= {f"{place}:{kind.__name__}" for kind, _ in box.statics}
        found |= {f"{place}:{word}" for word in box.words}
    return found


class TextsUsed:
    """Counts uses; its method ``watch`` is what ``check_game`` calls at every ply."""

    def __init__(self, options: Options) -> None:
        self.counts: Counter[str] = Counter()
        table, _ = GAME.table(options)
        places = boxes(table)
        self._words = {id(box): [f"{place}:{word}" for word in box.words] for place, box in places.items()}
        self._statics = {
            id(static): f"{place}:{kind.__name__}" for place, box in places.items() for kind, static in box.statics if box.statics
        }
        self._left = set(self._statics.values()) | {name for names in self._words.values() for name in names}

    def watch(self, _state: State, _action: object, step: Step[State, Event]) -> None:
        """Count the events of a step, and the static texts that count on the board after it and did not yet in this run."""
        for event in step.events:
            if isinstance(event, SpellCast | AbilityUsed):
                self.counts[event.text] += 1
            elif isinstance(event, OrderPlayed):
                self.counts[f"{event.card[2:]}.O"] += 1
        if self._left and step.state.phase != "over":
            self._look(GAME.work(step.state))

    def _look(self, work: Work) -> None:
        pieces = [
            (Seat(seat), slot, piece) for seat, hand in enumerate(work.seats) for slot, piece in enumerate(hand.unit) if piece is not None
        ]
        for where in pieces:
            seat, slot, piece = where
            if piece.face == "corpse":
                continue
            for text in side_of(work, seat, piece).texts[slot // 3 if piece.face == "hero" else 0]:
                for name in self._words.get(id(text), ()):
                    self._count(name)
        for entries in in_force(work).changes.values():
            for static, context in entries:
                name = self._statics[id(static)]
                if name in self._left and self._counts(work, static, context, pieces):
                    self._count(name)
        for _, _, piece in pieces:
            code = work.table.physical[piece.card]
            if piece.face == "leader" and code.copies_leader:
                self._count(f"{code.id}.L:{CopiesLeader.__name__}")

    def _count(self, name: str) -> None:
        self.counts[name] += 1
        self._left.discard(name)

    @staticmethod
    def _counts(work: Work, static: Static, context: Context, pieces: list[tuple[Seat, int, Piece]]) -> bool:
        if isinstance(static.change, OF_A_SEAT):
            return static.when is None or holds(work, static.when, context)
        return any(
            (piece.card == context.source if static.on.ref == "this" else matches(work, static.on, context, seat, slot, piece))
            and (static.when is None or holds(work, static.when, context, (seat, slot, piece)))
            for seat, slot, piece in pieces
        )
