"""The beginning and the end of a seat's turn (CT-TU, CT-SC, CT-H-70)."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.atoms import end_effects
from boardrules.chibitactics._engine.board.masks import members
from boardrules.chibitactics._engine.course.savages import from_the_right
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.unit_turn import finish_turns
from boardrules.chibitactics._types.tokens import FREE
from boardrules.values import Seat


def begin_turn(position: Position, seat: Seat) -> None:
    """Begin the turn of *seat*: all its units are fresh, each for one turn of its own (CT-H-13)."""
    position.clock = replace(position.clock, turn=seat)
    for unit in position.units.values():
        if unit.seat == seat and unit.turn != "fresh":
            position.units[unit.id] = replace(unit, turn="done" if unit.wounded else "fresh")
    ability = position.catalogue.abilities.get(position.factions[seat])
    if ability is not None and ability.per == "turn":
        reset_abilities(position, [seat])
    position.emit(t.TurnBegan(seat))


def reset_abilities(position: Position, seats: list[Seat]) -> None:
    """Make the abilities of *seats* usable again."""
    used = position.budget.ability
    if seats and any(used):
        position.budget = replace(position.budget, ability=tuple([old and seat not in seats for seat, old in enumerate(used)]))


def end_turn(position: Position, seat: Seat) -> None:
    """End the turn of *seat*, with the effects that last until then, and find the borders that its units scout (CT-SC-2, CT-H-70)."""
    if position.clock.running:
        finish_turns(position, (*position.clock.paused, position.clock.running))
        position.set_running("", ())
    budget = position.budget
    if budget.turn_keepers_used or budget.traded or budget.joined_this_turn:
        position.budget = t.Budget(budget.ability)
    position.emit(t.TurnEnded(seat))
    if position.effects:
        end_effects(position, lambda effect: effect.seat == seat and effect.kind != "sustained" and effect.aged)
        position.effects = [
            replace(effect, aged=True) if effect.seat == seat and not effect.aged else effect for effect in position.effects
        ]
    places = _bordered(position, seat)
    if places:
        position.stack.append(t.TurnEnd(seat, "open", places))
    else:
        _old_savages(position, seat, ())


def _bordered(position: Position, seat: Seat) -> tuple[int, ...]:
    """Return the closed places that a scouting unit borders, in map order (CT-SC-1, CT-SC-4, CT-SC-5, CT-H-10, CT-H-62, CT-H-71)."""
    closed, near = position.ground.closed, position.ground.grid.near_mask
    if not closed:
        return ()
    everybody = position.house.scouts == "all"
    found = 0
    for unit in position.units.values():
        if unit.seat == seat or (everybody and unit.seat >= 0):
            found |= near[unit.cell] & closed
    place_of = position.ground.grid.place_of
    return tuple(sorted({place_of[cell] for cell in members(found)})) if found else ()


def _go_on(position: Position, frame: t.TurnEnd) -> None:
    """Take one step of the end of a turn: open, draw savages, let new savages act, then old ones, then go to the next seat.

    The seat gives no order to its units any more (CT-SC-3).
    """
    seat = frame.seat
    position.stack.pop()
    match frame.stage:
        case "open":
            if frame.places:
                position.stack += [frame, t.Opening(frame.places[0])]
            else:
                position.stack.append(t.TurnEnd(seat, "caves", (), frame.caves, ()))
        case "caves":
            if not frame.caves:
                new = [position.units[token] for token in frame.savages]
                order = from_the_right(position, new)
                position.stack.append(t.TurnEnd(seat, "new", (), (), order, order))
                return
            supply = position.supply
            if not supply.savages and supply.savage_discard:
                position.supply = replace(supply, savages=supply.savage_discard, savage_discard=())
                position.emit(t.Reshuffled("savage"))
            if position.supply.savages:
                position.stack += [frame, t.Drawing("savage", frame.caves[0])]
            else:
                position.stack.append(t.TurnEnd(seat, "caves", (), frame.caves[1:], frame.savages))
        case "new":
            if frame.savages:
                _next_savage(position, frame)
            else:
                _old_savages(position, seat, frame.came)
        case "old":
            if frame.savages:
                _next_savage(position, frame)
            else:
                _next_seat(position, seat)


def _old_savages(position: Position, seat: Seat, came: tuple[str, ...]) -> None:
    """Let the savages that *seat* activated before this turn act, then go to the next seat (CT-SV-3).

    One that was captured since has no activator any more (CT-H-58).
    """
    old = [
        unit
        for unit in position.units.values()
        if unit.kind == "savage" and unit.seat < 0 and unit.activator == seat and unit.id not in came
    ]
    if old:
        position.stack.append(t.TurnEnd(seat, "old", (), (), from_the_right(position, old)))
    else:
        _next_seat(position, seat)


def _next_savage(position: Position, frame: t.TurnEnd) -> None:
    first, rest = frame.savages[0], frame.savages[1:]
    position.stack.append(t.TurnEnd(frame.seat, frame.stage, (), (), rest, frame.came))
    unit = position.units.get(first)
    if unit is not None and unit.seat < 0 and unit.activator == frame.seat:
        position.stack.append(t.SavageTurn(first))


def _opened(position: Position, frame: t.TurnEnd, segment: str) -> None:
    """Turn up *segment* at the place that waits; its caves wake (CT-SC-2, CT-TE-7).

    Start segments lie open from the beginning, so theirs never do (CT-H-9).
    """
    place = frame.places[0]
    board = list(position.board)
    board[place] = segment
    position.board = tuple(board)
    position.supply = replace(position.supply, segments=tuple(other for other in position.supply.segments if other != segment))
    position.ground = position.grounds.of(position.options, position.board)
    position.emit(t.Opened(place, segment))
    caves = tuple(members(position.ground.grid.spot_mask[place] & position.ground.kinds["cave"]))
    position.forget()
    position.stack.append(t.TurnEnd(frame.seat, "open", frame.places[1:], (*frame.caves, *caves), ()))


def _savage_drawn(position: Position, frame: t.TurnEnd, savage: str) -> None:
    """Put *savage* on the cave that waits, activated by the seat whose turn ends (CT-SV-1, CT-H-56)."""
    cell = frame.caves[0]
    position.supply = replace(position.supply, savages=tuple(other for other in position.supply.savages if other != savage))
    home = position.ground.grid.place_of[cell]
    position.add(t.Unit(savage, savage, "savage", FREE, FREE, cell, False, "fresh", (), home, frame.seat))
    position.emit(t.SavageCame(savage, position.ground.grid.cells[cell]))
    position.stack.append(t.TurnEnd(frame.seat, "caves", (), frame.caves[1:], (*frame.savages, savage)))


def _next_seat(position: Position, seat: Seat) -> None:
    """Begin the turn of the next seat in order, or the end of the round (CT-TU-2, CT-TU-6)."""
    count = position.options.seats
    first = position.clock.first or 0
    for step in range(1, count - (seat - first) % count):
        after = Seat((seat + step) % count)
        if not position.out[after]:
            begin_turn(position, after)
            return
    position.stack.append(t.RoundEnd("freed"))


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.TurnEnd, go_on=_go_on, opened=_opened, drawn=_savage_drawn, settles=True),)
