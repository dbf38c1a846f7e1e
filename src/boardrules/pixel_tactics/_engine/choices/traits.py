"""The question which row's text a hero has."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import area_of, whom
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import select
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.changes import TraitChosen
from boardrules.pixel_tactics._types.values import Area
from boardrules.pixel_tactics.language import ChooseTrait, Row

ROWS: Final[tuple[Row, ...]] = ("V", "F", "R")


def _next(position: Position, activation: Activation, op: ChooseTrait) -> Stand | None:
    """Return the first of the heroes that has none yet."""
    return next((at for at in select(position, op.who, activation) if at.piece.face == "hero" and at.piece.trait is None), None)


def trait_options(position: Position, activation: Activation, op: ChooseTrait) -> Question:
    """Return the rows whose text the next hero can take; no question if there is no such hero."""
    if _next(position, activation, op) is None:
        return activation.you, ()
    return activation.you, tuple([make.choose_area(activation.you, Area(row)) for row in ROWS])


def trait_answer(position: Position, activation: Activation, op: ChooseTrait, action: Action | None) -> Flow:
    """Give the hero the text chosen; the question comes again for the next one."""
    at, area = _next(position, activation, op), area_of(action)
    if at is None or area is None:
        return "next"
    seat, slot, piece = at.seat, at.slot, at.piece
    trait = ROWS[[str(row) for row in ROWS].index(area.shape)]
    position.put(seat, slot, replace(piece, trait=trait))
    position.emit(TraitChosen(piece.card, trait), "PT-RUL-127")
    return "again"


def trait_filled(position: Position, activation: Activation, op: ChooseTrait) -> Params:
    """Return the hero whose row is chosen."""
    at = _next(position, activation, op)
    return (whom(position, None if at is None else at.piece.card),)


TRAIT: Final = Choice(ChooseTrait, trait_options, trait_answer, filled=trait_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (TRAIT,)
