"""Who is out, and the end of the game (CT-H-4, CT-H-5, CT-H-80)."""

from __future__ import annotations

from boardrules.chibitactics._engine.atoms import end_effects, free, remove
from boardrules.chibitactics._engine.position import FREE, Position
from boardrules.chibitactics._types.events import (
    GameEnded,
    SeatOut,
)
from boardrules.chibitactics._types.state import Unit, UnitView
from boardrules.values import Seat

__all__ = ["end_game", "ranking", "settle"]


def settle(position: Position) -> None:
    """An action is resolved whole: who has no squad left is out; the last one wins (CT-H-4, CT-H-80)."""
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
    position.emit(SeatOut(seat))


def end_game(position: Position) -> None:
    """The game is over; who has won follows from what is left (:func:`ranking`)."""
    position.phase = "over"
    position.stack.clear()
    position.emit(GameEnded(ranking(position.options.seats, tuple(position.units.values()), position.out)[1]))


def ranking(seats: int, units: tuple[Unit, ...] | tuple[UnitView, ...], out: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """A number for each seat, higher is better, and the seats with the highest (CT-H-4, CT-H-5).

    Of seats still in: 100, 10 for each unwounded squad unit and 1 for each wounded one; of others the occasion on which they left.
    """
    scores = [0] * seats
    for seat, gone in enumerate(out):
        if gone:
            scores[seat] = gone
            continue
        squad = [unit.wounded for unit in units if unit.kind == "squad" and unit.owner == seat]
        scores[seat] = 100 + 10 * squad.count(False) + squad.count(True)
    best = max(scores)
    return tuple(scores), tuple(Seat(seat) for seat, score in enumerate(scores) if score == best)
