"""Questions about places: where a card goes, which area, how a unit is set anew."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.announcing.triggers import entered
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_text_reach_across
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import area_of, empty_slots, spot_of, whom
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import select
from boardrules.pixel_tactics._engine.reading.picks import settled
from boardrules.pixel_tactics._engine.seating import ALLIES
from boardrules.pixel_tactics._engine.slots import LEADER_AT, area_slots
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.bindings import Placed
from boardrules.pixel_tactics._types.events import PieceMoved
from boardrules.pixel_tactics._types.values import Area, AreaShape
from boardrules.pixel_tactics.language import ChooseArea, MovePiece, Rearrange
from boardrules.pixel_tactics.language.grammar.pieces import Shape
from boardrules.values import Seat


def _moved(position: Position, activation: Activation, op: MovePiece) -> list[Stand]:
    """Return the card that moves, at most one and no leader (PT-SET-5)."""
    return [found for found in settled(position, op.who, activation) if found.piece.face != "leader"]


def move_options(position: Position, activation: Activation, op: MovePiece) -> Question:
    """Return the empty slots to which a card may be moved."""
    found = _moved(position, activation, op)
    if not found:
        return activation.you, ()
    seat = activation.you if op.to == "own_unit" else found[0].seat
    acts: list[Action] = [make.choose_spot(activation.you, seat, slot) for slot in empty_slots(position, seat, range(9))]
    if acts and op.may:
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def move_answer(position: Position, activation: Activation, op: MovePiece, action: Action | None) -> Flow:
    """Move the card there; without an answer the text ends, or goes on if the card had to move within its unit and cannot (PT-ATK-8)."""
    at = spot_of(action)
    found = _moved(position, activation, op)
    if at is None or not found:
        return "end" if op.may or op.to == "own_unit" else "next"
    seat, slot, piece = found[0].seat, found[0].slot, found[0].piece
    position.put(seat, slot, None)
    position.put(*at, piece)
    position.emit(PieceMoved(piece.card, make.spot(*at)))
    if at[0] != seat:
        entered(position, *at)
    return "next"


AREAS: Final[dict[Shape, tuple[AreaShape, ...]]] = {"row": ("V", "F", "R"), "column": ("C1", "C2", "C3")}


def area_options(position: Position, activation: Activation, op: ChooseArea) -> Question:
    """Rows or columns, of one unit or across all."""
    shapes = AREAS[op.shape]
    if op.across:
        areas = [Area(shape) for shape in shapes]
    else:
        seats = [] if op.side == "rival" else [activation.you]
        ally = ALLIES[len(position.seats)][activation.you]
        if op.side == "any" and ally is not None:
            seats.append(ally)
        if op.side != "own" and may_text_reach_across(position, activation):
            seats += position.rivals(activation.you)
        areas = [Area(shape, seat) for seat in seats for shape in shapes]
    if op.if_possible_with is not None:
        found = select(position, op.if_possible_with, activation)
        held = [area for area in areas if any(at.slot in area_slots(area, activation.you, at.seat) for at in found)]
        areas = held or areas
    return activation.you, tuple([make.choose_area(activation.you, area) for area in areas])


def area_filled(_position: Position, _activation: Activation, op: ChooseArea) -> Params:
    """Return the parameter of the question: whether a row or a column is chosen."""
    return (("shape", op.shape),)


def area_answer(_position: Position, activation: Activation, _op: ChooseArea, action: Action | None) -> Flow:
    """Remember the chosen row or column for what follows in the text."""
    activation.bind_area(area_of(action))
    return "next"


def rearranged(position: Position, activation: Activation, op: Rearrange) -> tuple[Seat, tuple[int, ...], list[str]]:
    """Return the seat whose unit is set anew, the slots, and the cards that stand there."""
    seat, slots = activation.you, tuple(range(9))
    if op.place == "area":
        area = activation.bound.area
        for n in range(len(position.seats)):
            if area_slots(area, activation.you, Seat(n)):
                seat, slots = Seat(n), area_slots(area, activation.you, Seat(n))
                break
        else:
            slots = ()
    unit = position.seats[seat].unit
    slots = tuple([slot for slot in slots if slot != LEADER_AT])
    return seat, slots, [piece.card for slot in slots if (piece := unit[slot]) is not None]


def _given(activation: Activation) -> tuple[int, ...]:
    return activation.progress.slots if isinstance(activation.progress, Placed) else ()


def rearrange_options(position: Position, activation: Activation, op: Rearrange) -> Question:
    """Return the slots to which the next piece may go (PT-LOOP-3)."""
    seat, slots, pieces = rearranged(position, activation, op)
    taken = _given(activation)
    if len(taken) >= len(pieces):
        return activation.you, ()
    return activation.you, tuple([make.choose_spot(activation.you, seat, slot) for slot in slots if slot not in taken])


def rearrange_answer(position: Position, activation: Activation, op: Rearrange, action: Action | None) -> Flow:
    """Give the next card that slot; when all have one they are set together."""
    at = spot_of(action)
    taken = _given(activation)
    if at is not None:
        activation.progress = Placed((*taken, at[1]))
        return "again"
    seat, _, pieces = rearranged(position, activation, op)
    standing = [(found.slot, found.piece) for card in pieces if (found := position.find(card)) is not None]
    for was, _ in standing:
        position.put(seat, was, None)
    for (was, piece), slot in zip(standing, taken, strict=True):
        position.put(seat, slot, piece)
        if was != slot:
            position.emit(PieceMoved(piece.card, make.spot(seat, slot)))
    return "next"


def move_filled(position: Position, activation: Activation, op: MovePiece) -> Params:
    """Return the card that is moved."""
    found = _moved(position, activation, op)
    return (whom(position, found[0].piece.card if found else None),)


def rearrange_filled(position: Position, activation: Activation, op: Rearrange) -> Params:
    """Return the card that is put down next, and how many are left with it."""
    pieces = rearranged(position, activation, op)[2][len(_given(activation)) :]
    return whom(position, pieces[0] if pieces else None), ("left", len(pieces))


MOVE: Final = Choice(MovePiece, move_options, move_answer, filled=move_filled, declining="end")
AREA: Final = Choice(ChooseArea, area_options, area_answer, filled=area_filled)
REARRANGE: Final = Choice(Rearrange, rearrange_options, rearrange_answer, "PT-LOOP-3", progress=Placed, filled=rearrange_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (MOVE, AREA, REARRANGE)
