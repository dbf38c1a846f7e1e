"""Which texts of the printed cards a game has used: spells, triggers and orders that ran, and static texts that counted."""

from __future__ import annotations

from collections import Counter

from boardrules.contract import Step
from boardrules.pixel_tactics import Event, Options, State
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import holds, matches
from boardrules.pixel_tactics._packs.catalogue import Catalogue, CompiledBox
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


def boxes(table: Catalogue) -> dict[str, CompiledBox]:
    """Every text box of a table by its place: ``"knight.V"``, ``"knight.L"``."""
    found: dict[str, CompiledBox] = {}
    for name, card in table.cards.items():
        for row, box in zip(ROWS, card.hero.texts, strict=True):
            found |= {f"{name}.{row}": text for text in box}
        found |= {f"{name}.L": text for text in card.leader.texts[0]}
    return found


def everything(options: Options) -> set[str]:
    """All there is to use with these options: programs (watches, too) by their ids, static texts as place, colon and kind, or keyword."""
    table, _ = GAME.compiled(options)
    found = {name for name in table.programs if name.partition(".")[0] in table.cards} | {f"{text}:given" for text in table.statics}
    for place, box in boxes(table).items():
        found |= {f"{place}:{kind.__name__}" for kind, _ in box.statics}
        found |= {f"{place}:{word}" for word in box.words}
    for name, card in table.cards.items():
        found |= set() if card.reserve is None else {f"{name}.O:{kind.__name__}" for kind, _ in card.reserve.statics}
    return found


class TextsUsed:
    """Counts uses; its method ``watch`` is what ``check_game`` calls at every ply."""

    def __init__(self, options: Options) -> None:
        self.counts: Counter[str] = Counter()
        table, _ = GAME.compiled(options)
        places = boxes(table)
        self._words = {id(box): [f"{place}:{word}" for word in box.words] for place, box in places.items()}
        self._statics = {
            id(static): f"{place}:{kind.__name__}" for place, box in places.items() for kind, static in box.statics if box.statics
        }
        self._statics |= {id(static): f"{text}:given" for text, static in table.statics.items()}
        self._statics |= {
            id(static): f"{name}.O:{kind.__name__}"
            for name, card in table.cards.items()
            if card.reserve is not None
            for kind, static in card.reserve.statics
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
            self._look(GAME.position(step.state))

    def _look(self, position: Position) -> None:
        pieces = [
            (Seat(seat), slot, piece)
            for seat, hand in enumerate(position.seats)
            for slot, piece in enumerate(hand.unit)
            if piece is not None
        ]
        for where in pieces:
            seat, slot, piece = where
            if piece.face == "corpse":
                continue
            side = side_of(position.catalogue, position.seats, seat, piece)
            for text in side.texts[text_row(slot, piece) if piece.face == "hero" else 0]:
                for name in self._words.get(id(text), ()):
                    self._count(name)
        for entries in position.board.modifiers.values():
            for static, context in entries:
                name = self._statics[id(static)]
                if name in self._left and self._counts(position, static, context, pieces):
                    self._count(name)
        for _, _, piece in pieces:
            code = position.catalogue.physical[piece.card]
            if piece.face == "leader" and code.copies_leader:
                self._count(f"{code.id}.L:{CopiesLeader.__name__}")

    def _count(self, name: str) -> None:
        self.counts[name] += 1
        self._left.discard(name)

    @staticmethod
    def _counts(position: Position, static: Static, context: Context, pieces: list[tuple[Seat, int, Piece]]) -> bool:
        if isinstance(static.modifier, OF_A_SEAT):
            return static.when is None or holds(position, static.when, context)
        return any(
            (piece.card == context.source if static.on.ref == "this" else matches(position, static.on, context, Stand(seat, slot, piece)))
            and (static.when is None or holds(position, static.when, context, Stand(seat, slot, piece)))
            for seat, slot, piece in pieces
        )
