"""Actions as buttons say them: "Knight attacks the leader in melee"."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine.slots import SLOTS
from boardrules.pixel_tactics._packs.catalogue import Catalogue
from boardrules.pixel_tactics._text.label_messages import LABELS
from boardrules.pixel_tactics._text.said import said
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.cards import name_of
from boardrules.pixel_tactics._types.stack import HeroCause, TextFrame
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics._types.view import View
from boardrules.values import Seat

__all__ = ["label"]

BOXES: Final = {"V": "vanguard", "F": "flank", "R": "rear", "L": "leader", "O": "operation"}


def label(catalogue: Catalogue, view: View, action: Action) -> str:
    """*action* in words. Cards of the seat that acts are called by their names, others' with their seat where it is not plain."""
    key, params = said(catalogue, view, action)
    words = _Words(catalogue, view, action.by)
    text = LABELS[key].format_map({name: words.word(name, value) for name, value in params})
    return text[:1].upper() + text[1:]


class _Words:
    """The English words for the parameters of a label, for a view and whoever acts."""

    __slots__ = ("by", "catalogue", "many", "view")

    def __init__(self, catalogue: Catalogue, view: View, by: Seat) -> None:
        self.catalogue = catalogue
        self.view = view
        self.by = by
        self.many = len(view.players) > 2
        """Whether there are several rivals, so that it is said which."""

    def word(self, name: str, value: str | int) -> str:
        """The words for the parameter *name*."""
        text = str(value)
        match name:
            case "card":
                return self._hero(text)
            case "leader":
                code = self.catalogue.physical.get(text)
                return text if code is None else _plain(code.leader.name)
            case "whom" | "about":
                return self._whom(text)
            case "name":
                return self._named(text)
            case "piece" | "other":
                return self._standing(text, told=True)
            case "attacker":
                return self._attacker(text)
            case "target":
                return self._standing(text, told=self.many)
            case "place":
                return f"{text.partition('.')[2]}{self._of(text)}"
            case "box":
                return BOXES.get(text, text)
            case "area":
                return self._area(text)
            case _:
                return text

    def _of(self, at: str) -> str:
        """Whose it is that an id or a slot names, unless that is the seat that acts."""
        seat = at.partition(".")[0]
        return "" if seat == str(self.by) else f" of seat {seat}"

    def _piece(self, text: str) -> Piece | None:
        """What stands at a slot."""
        seat, _, slot = text.partition(".")
        unit = self.view.players[int(seat)].unit if 0 <= int(seat) < len(self.view.players) else ()
        return next((piece for name, piece in zip(SLOTS, unit, strict=False) if name == slot), None)

    def _named(self, name: str) -> str:
        """A card by its name, with its id if others are called the same."""
        cards = self.catalogue.cards
        if name not in cards:
            return name
        called = cards[name].hero.name
        often = sum([code.hero.name == called for code in cards.values()]) > 1
        return f"{_plain(called)} ({name})" if often else _plain(called)

    def _hero(self, card: str) -> str:
        code = self.catalogue.physical.get(card)
        return card if code is None else _plain(code.hero.name)

    def _whom(self, card: str) -> str:
        """A card by where it stands, or by the seat in whose deck it began."""
        for seat, player in enumerate(self.view.players):
            for slot, piece in zip(SLOTS, player.unit, strict=False):
                if piece is not None and piece.card == card:
                    return self._standing(f"{seat}.{slot}", told=True)
        if card not in self.catalogue.physical:
            return card
        return f"{self._named(name_of(card))}{self._of(card)}"

    def _standing(self, text: str, *, told: bool) -> str:
        """What stands somewhere; *told*: with the seat, if that is not the seat that acts."""
        piece, of = self._piece(text), self._of(text) if told else ""
        if piece is None:
            return f"{text.partition('.')[2]}{of}"
        if piece.face == "leader":
            own = text.startswith(f"{self.by}.")
            return _plain(self.catalogue.physical[piece.card].leader.name) if own else f"the leader{of if self.many else ''}"
        return f"{'the corpse of ' if piece.face == 'corpse' else ''}{self._hero(piece.card)}{of}"

    def _attacker(self, text: str) -> str:
        """Who attacks: what stands there, or the hero that was just defeated there."""
        piece = self._piece(text)
        top = self.view.stack[-1] if self.view.stack else None
        cause = top.bound.cause if isinstance(top, TextFrame) else None
        if isinstance(cause, HeroCause) and cause.snapshot is not None and (piece is None or piece.face == "corpse"):
            return f"{self._hero(cause.hero)}{self._of(text)}"
        if piece is not None and piece.face == "corpse":
            return f"{self._hero(piece.card)}{self._of(text)}"
        return self._standing(text, told=True)

    def _area(self, text: str) -> str:
        seat, _, shape = text.rpartition(".")
        if shape in BOXES:
            where = f"the {BOXES[shape]}"
            return f"{where}{self._of(text)}" if seat else f"{where} of every unit"
        column = f"column {shape[1:]}"
        return f"{column}{self._of(text)}" if seat else f"{column} of every unit, as you count"


def _plain(name: str) -> str:
    """A name as one line of text."""
    return " ".join(name.split())
