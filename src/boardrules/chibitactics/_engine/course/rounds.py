"""The end of a round and the beginning of the next one, who is out, and the end of the game (CT-TU, CT-H-4, CT-H-5, CT-H-12, CT-H-85)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.atoms import end_effects, free, remove
from boardrules.chibitactics._engine.course.events import draw_event
from boardrules.chibitactics._engine.course.savages import from_the_right
from boardrules.chibitactics._engine.course.turns import begin_turn, reset_abilities
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._types.tokens import FREE
from boardrules.values import Seat


def _go_on(position: Position, frame: t.RoundEnd) -> None:
    """Take one step of the end of a round (CT-H-85)."""
    position.stack.pop()
    lasting_next = position.house.lasting_events == "next-round"
    match frame.stage:
        case "freed":
            savages = frame.savages or _freed(position, frame.acted)
            if savages:
                position.stack.append(t.RoundEnd("freed", savages[1:], (*frame.acted, savages[0])))
                unit = position.units.get(savages[0])
                if unit is not None and unit.seat < 0:
                    position.stack.append(t.SavageTurn(unit.id))
                return
            _close_round(position)
            if position.clock.round >= position.house.round_cap:
                end_game(position)
                return
            position.stack.append(t.RoundEnd("event" if lasting_next else "next"))
        case "event":
            position.stack.append(t.RoundEnd("next" if lasting_next else "begin"))
            supply = position.supply
            if not supply.events and supply.event_discard:
                position.supply = replace(supply, events=supply.event_discard, event_discard=())
                position.emit(t.Reshuffled("event"))
            if position.supply.events:
                position.stack.append(t.Drawing("event"))
        case "next":
            begin_round(position)
            position.stack.append(t.RoundEnd("begin" if lasting_next else "event"))
        case "begin":
            seats = position.seats_in()
            if seats:
                begin_turn(position, seats[0])


def _close_round(position: Position) -> None:
    """End the lasting event, and the effects of free savages that cannot end at a turn of theirs (CT-EV-4, CT-H-81)."""
    end_effects(position, lambda effect: effect.seat == FREE and effect.kind != "sustained" and not _acts_on(position, effect.maker))
    if position.event:
        position.discard_event(position.event)
        position.emit(t.EventEnded(position.event))
        position.event = ""
        position.forget()


def _acts_on(position: Position, token: str) -> bool:
    unit = position.units.get(token)
    return unit is not None and unit.seat < 0 and not unit.wounded


def begin_round(position: Position) -> None:
    """Begin the next round (CT-H-12)."""
    clock = position.clock
    first = clock.first
    if clock.round and position.house.first_seat == "moves":
        first = Seat(((first or 0) + 1) % position.options.seats)
    position.clock = replace(clock, round=clock.round + 1, first=first)
    ready = [
        Seat(seat)
        for seat, faction in enumerate(position.factions)
        if (ability := position.catalogue.abilities.get(faction)) is not None and ability.per == "round"
    ]
    reset_abilities(position, ready)
    position.emit(t.RoundBegan(position.clock.round))


def _freed(position: Position, acted: tuple[str, ...]) -> tuple[str, ...]:
    """Return the savages that still act at the end of this round, also those freed meanwhile (CT-SV-7, CT-H-73)."""
    freed = [
        unit for unit in position.units.values() if unit.kind == "savage" and unit.seat < 0 and unit.activator < 0 and unit.id not in acted
    ]
    return from_the_right(position, freed)


def settle(position: Position) -> None:
    """Take seats without squad units out of the game after a whole action; the last seat wins (CT-H-4, CT-H-6, CT-H-80)."""
    if not position.check_elimination or position.phase != "play":
        return
    position.check_elimination = False
    alive = [False] * position.options.seats
    healthy = position.house.victory == "wounded"
    for unit in position.units.values():
        if unit.kind == "squad" and not (healthy and unit.wounded):
            alive[unit.owner] = True
    leaving = [Seat(seat) for seat, gone in enumerate(position.out) if not gone and not alive[seat]]
    if not leaving:
        return
    occasion = max(position.out) + 1
    for seat in leaving:
        _leave(position, seat, occasion)
    if sum(not gone for gone in position.out) <= 1:
        end_game(position)


def _leave(position: Position, seat: Seat, occasion: int) -> None:
    out = list(position.out)
    out[seat] = occasion
    position.out = tuple(out)
    for unit in list(position.units.values()):
        if unit.kind == "squad" and unit.owner == seat:  # only where wounded squads are out as well
            remove(position, unit.id, "")
            position.return_card(unit.id)
    end_effects(position, lambda effect: effect.seat == seat)
    for unit in list(position.units.values()):
        if unit.id not in position.units or unit.seat != seat:
            continue
        if unit.kind == "creature":
            remove(position, unit.id, "")
        else:
            free(position, unit.id)
    for unit in list(position.units.values()):
        if unit.kind == "savage" and unit.activator == seat:
            position.change(unit.id, activator=FREE)
    position.emit(t.SeatOut(seat))


def end_game(position: Position) -> None:
    """End the game; the winners follow from what is left (:func:`ranking`)."""
    position.phase = "over"
    position.stack.clear()
    position.emit(t.GameEnded(ranking(tuple(position.units.values()), position.out)[1]))


def ranking(units: Iterable[t.Unit | t.UnitView], out: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Return a number for each seat, higher is better, and the seats with the highest (CT-H-4, CT-H-5).

    Of seats still in: 100, 10 for each unwounded squad unit and 1 for each wounded one; of others the occasion on which they left.
    """
    scores = [gone or 100 for gone in out]
    for unit in units:
        if unit.kind == "squad" and not out[unit.owner]:
            scores[unit.owner] += 1 if unit.wounded else 10
    best = max(scores)
    return tuple(scores), tuple([Seat(seat) for seat, score in enumerate(scores) if score == best])


def _event_drawn(position: Position, frame: t.RoundEnd, event: str) -> None:
    position.stack.append(frame)
    draw_event(position, event)


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.RoundEnd, go_on=_go_on, drawn=_event_drawn, settles=True),)
