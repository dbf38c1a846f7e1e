"""Questions about places: where a card goes, which area, how a unit is set anew."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.chosen import Asked, empty_slots, spot_of
from boardrules.pixel_tactics._engine.evaluate import Found, select, settled
from boardrules.pixel_tactics._engine.places import area_slots
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action, Choose, ModeOption
from boardrules.pixel_tactics._types.events import PieceMoved
from boardrules.pixel_tactics._types.stack import Bindings, Placed
from boardrules.pixel_tactics.language import ChooseArea, MovePiece, Rearrange
from boardrules.values import Seat

__all__ = ["area_answer", "area_options", "move_answer", "move_options", "rearrange_answer", "rearrange_options", "rearranged"]


def _moved(work: Work, run: Activation, op: MovePiece) -> list[Found]:
    """Who moves, the first of them: no leader (PT-SET-5)."""
    return [found for found in settled(work, op.who, run) if found[2].face != "leader"]


def move_options(work: Work, run: Activation, op: MovePiece) -> Asked:
    """The empty slots."""
    found = _moved(work, run, op)
    if not found:
        return run.you, ()
    seat = run.you if op.to == "own_unit" else found[0][0]
    acts: list[Action] = [make.choose_spot(run.you, seat, slot) for slot in empty_slots(work, seat, range(9))]
    if acts and op.may:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def move_answer(work: Work, run: Activation, op: MovePiece, action: Choose | None) -> Flow:
    """Move the card there; without an answer the text ends."""
    at = spot_of(action)
    found = _moved(work, run, op)
    if at is None or not found:
        return "end"
    seat, slot, piece = found[0]
    work.put(seat, slot, None)
    work.put(*at, piece)
    work.emit(PieceMoved(piece.card, make.spot(*at)))
    return "next"


AREAS: Final = {"row": ("V", "F", "R"), "column": ("C1", "C2", "C3")}


def area_options(work: Work, run: Activation, op: ChooseArea) -> Asked:
    """Rows or columns, of one unit or across all."""
    shapes = AREAS[op.shape]
    if op.across:
        names = list(shapes)
    else:
        quiet = work.quiet
        seats = [] if op.side == "rival" else [run.you]
        if op.side != "own" and not quiet:
            seats += work.rivals(run.you)
        names = [f"{seat}.{shape}" for seat in seats for shape in shapes]
    if op.holding is not None:
        found = select(work, op.holding, run)
        held = [name for name in names if any(slot in area_slots(name, run.you, seat) for seat, slot, _ in found)]
        names = held or names
    return run.you, tuple([make.choose_mode(run.you, name) for name in names])


def area_answer(run: Activation, action: Choose | None) -> Flow:
    """Bind the chosen area."""
    option = None if action is None else action.option
    bound = run.bound
    area = option.mode if isinstance(option, ModeOption) else ""
    run.bound = Bindings(bound.it, bound.the_card, area, bound.discarded, bound.cause)
    return "next"


def rearranged(work: Work, run: Activation, op: Rearrange) -> tuple[Seat, tuple[int, ...], list[str]]:
    """Whose unit is set anew, on which slots, and the cards that stand there."""
    seat, slots = run.you, tuple(range(9))
    if op.place == "area":
        area = run.bound.area
        for n in range(len(work.seats)):
            if area_slots(area, run.you, Seat(n)):
                seat, slots = Seat(n), area_slots(area, run.you, Seat(n))
                break
        else:
            slots = ()
    unit = work.seats[seat].unit
    slots = tuple([slot for slot in slots if slot != LEADER_AT])
    return seat, slots, [piece.card for slot in slots if (piece := unit[slot]) is not None]


def _given(run: Activation) -> tuple[int, ...]:
    return run.progress.slots if isinstance(run.progress, Placed) else ()


def rearrange_options(work: Work, run: Activation, op: Rearrange) -> Asked:
    """Where the next piece goes (PT-LOOP-3)."""
    seat, slots, pieces = rearranged(work, run, op)
    taken = _given(run)
    if len(taken) >= len(pieces):
        return run.you, ()
    return run.you, tuple([make.choose_spot(run.you, seat, slot) for slot in slots if slot not in taken])


def rearrange_answer(work: Work, run: Activation, op: Rearrange, action: Choose | None) -> Flow:
    """Give the next card that slot; when all have one they are set together."""
    at = spot_of(action)
    taken = _given(run)
    if at is not None:
        run.progress = Placed((*taken, at[1]))
        return "again"
    seat, _, pieces = rearranged(work, run, op)
    standing = [(found[1], found[2]) for card in pieces if (found := work.find(card)) is not None]
    for was, _ in standing:
        work.put(seat, was, None)
    for (was, piece), slot in zip(standing, taken, strict=True):
        work.put(seat, slot, piece)
        if was != slot:
            work.emit(PieceMoved(piece.card, make.spot(seat, slot)))
    return "next"
