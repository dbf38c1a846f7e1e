"""The end of a turn and of a round, events, and who is out (CT-TU, CT-SC, CT-EV, CT-H-70, CT-H-80, CT-H-85)."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.chibitactics._engine.atoms import die, end_effects, free, heal, remove, together, wound
from boardrules.chibitactics._engine.map import ground_of, members
from boardrules.chibitactics._engine.position import FREE, Position
from boardrules.chibitactics._engine.savages import from_the_right
from boardrules.chibitactics._engine.unit_turn import finish_turns
from boardrules.chibitactics._types.events import (
    EventDrawn,
    EventEnded,
    GameEnded,
    Opened,
    Reshuffled,
    RoundBegan,
    SavageCame,
    SeatOut,
    TurnBegan,
    TurnEnded,
)
from boardrules.chibitactics._types.stack import Choice, Die, Drawing, EventResolution, Opening, RoundEnd, SavageTurn, TurnEnd, UnitOption
from boardrules.chibitactics._types.state import Unit, UnitView
from boardrules.chibitactics.language import Bonus, Each, Heal, Kill, OneOf, StepOperation, Where, Wound
from boardrules.values import RuleId, Seat

__all__ = [
    "begin_round",
    "begin_turn",
    "draw_event",
    "end_game",
    "end_turn",
    "go_on_event",
    "go_on_round_end",
    "go_on_turn_end",
    "open_segment",
    "place_savage",
    "ranking",
    "settle",
    "suffer",
]


# -- the end of a turn ----------------------------------------------------------------------------------------------------------


def end_turn(position: Position, seat: Seat) -> None:
    """*seat* declares its turn over: what lasted until its units' next turn ends, borders are looked at (CT-SC-2, CT-H-70)."""
    if position.running:
        finish_turns(position, (*position.paused, position.running))
    position.running, position.paused, position.turn_keepers_used, position.traded, position.joined_this_turn = "", (), (), (), ()
    position.happened.append(TurnEnded(seat))
    if position.effects:
        end_effects(position, lambda effect: effect.seat == seat and effect.kind != "sustained" and effect.aged)
        position.effects = [
            replace(effect, aged=True) if effect.seat == seat and not effect.aged else effect for effect in position.effects
        ]
    places = _bordered(position, seat)
    if places:
        position.stack.append(TurnEnd(seat, "open", places))
    else:
        _old_savages(position, seat, ())


def _bordered(position: Position, seat: Seat) -> tuple[int, ...]:
    """The closed places that a scouting unit borders, in the order of the map (CT-SC-1, CT-SC-4, CT-SC-5, CT-H-71)."""
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


def go_on_turn_end(position: Position, frame: TurnEnd) -> None:
    """One step of the end of a turn: open, draw savages, let the new ones act, then the old ones, then the next seat."""
    seat = frame.seat
    position.stack.pop()
    match frame.stage:
        case "open":
            if frame.places:
                position.stack += [frame, Opening(frame.places[0])]
            else:
                position.stack.append(TurnEnd(seat, "caves", (), frame.caves, ()))
        case "caves":
            if not frame.caves:
                new = [position.units[token] for token in frame.savages]
                order = from_the_right(position, new)
                position.stack.append(TurnEnd(seat, "new", (), (), order, order))
                return
            if not position.savages and position.savage_discard:
                position.savages, position.savage_discard = position.savage_discard, ()
                position.happened.append(Reshuffled("savage"))
            if position.savages:
                position.stack += [frame, Drawing("savage", frame.caves[0])]
            else:
                position.stack.append(TurnEnd(seat, "caves", (), frame.caves[1:], frame.savages))
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
    """The savages that *seat* activated before this turn act; then it is the next seat's turn."""
    old = [
        unit
        for unit in position.units.values()
        if unit.kind == "savage" and unit.seat < 0 and unit.activator == seat and unit.id not in came
    ]
    if old:
        position.stack.append(TurnEnd(seat, "old", (), (), from_the_right(position, old)))
    else:
        _next_seat(position, seat)


def _next_savage(position: Position, frame: TurnEnd) -> None:
    first, rest = frame.savages[0], frame.savages[1:]
    position.stack.append(TurnEnd(frame.seat, frame.stage, (), (), rest, frame.came))
    unit = position.units.get(first)
    if unit is not None and unit.seat < 0 and unit.activator == frame.seat:
        position.stack.append(SavageTurn(first))


def open_segment(position: Position, segment: str) -> None:
    """*segment* is turned up at the place that waits; its caves wake (CT-SC-2, CT-TE-7)."""
    position.stack.pop()
    frame = position.stack.pop()
    if not isinstance(frame, TurnEnd):  # pragma: no cover  (only the end of a turn opens)
        return
    place = frame.places[0]
    board = list(position.board)
    board[place] = segment
    position.board = tuple(board)
    position.segments = tuple(other for other in position.segments if other != segment)
    position.ground = ground_of(position.catalogue, position.options, position.board)
    position.happened.append(Opened(place, segment))
    caves = tuple(members(position.ground.grid.spot_mask[place] & position.ground.kinds["cave"]))
    position.touch()
    position.stack.append(TurnEnd(frame.seat, "open", frame.places[1:], (*frame.caves, *caves), ()))


def place_savage(position: Position, savage: str) -> None:
    """*savage* comes out of the cave that waits; the seat ending its turn activated it (CT-SV-1, CT-H-56)."""
    position.stack.pop()
    frame = position.stack.pop()
    if not isinstance(frame, TurnEnd):  # pragma: no cover  (only the end of a turn draws savages)
        return
    cell = frame.caves[0]
    position.savages = tuple(other for other in position.savages if other != savage)
    home = position.ground.grid.place_of[cell]
    position.add(Unit(savage, savage, "savage", FREE, FREE, cell, False, "fresh", (), home, frame.seat))
    position.happened.append(SavageCame(savage, position.ground.grid.cells[cell]))
    position.stack.append(TurnEnd(frame.seat, "caves", (), frame.caves[1:], (*frame.savages, savage)))


def _next_seat(position: Position, seat: Seat) -> None:
    """The next seat in order, or the end of the round (CT-TU-2, CT-TU-6)."""
    count = position.options.seats
    first = position.first or 0
    for step in range(1, count - (seat - first) % count):
        after = Seat((seat + step) % count)
        if not position.out[after]:
            begin_turn(position, after)
            return
    position.stack.append(RoundEnd("freed"))


def _freed(position: Position, acted: tuple[str, ...]) -> tuple[str, ...]:
    """The savages that act at the end of the round and have not: also those that were freed meanwhile (CT-SV-7, CT-H-73)."""
    freed = [
        unit for unit in position.units.values() if unit.kind == "savage" and unit.seat < 0 and unit.activator < 0 and unit.id not in acted
    ]
    return from_the_right(position, freed)


def begin_turn(position: Position, seat: Seat) -> None:
    """The turn of *seat* begins: all its units are fresh."""
    position.turn = seat
    for unit in position.units.values():
        if unit.seat == seat and unit.turn != "fresh":
            position.units[unit.id] = replace(unit, turn="done" if unit.wounded else "fresh")
    ability = position.catalogue.abilities.get(position.factions[seat])
    if ability is not None and ability.per == "turn":
        _reset(position, [seat])
    position.happened.append(TurnBegan(seat))


def _reset(position: Position, seats: list[Seat]) -> None:
    if seats and any(position.ability):
        position.ability = tuple([used and seat not in seats for seat, used in enumerate(position.ability)])


# -- the end of a round ---------------------------------------------------------------------------------------------------------


def go_on_round_end(position: Position, frame: RoundEnd) -> None:
    """One step of the end of a round (CT-H-85)."""
    position.stack.pop()
    lasting_next = position.house.lasting_events == "next-round"
    match frame.stage:
        case "freed":
            savages = frame.savages or _freed(position, frame.acted)
            if savages:
                position.stack.append(RoundEnd("freed", savages[1:], (*frame.acted, savages[0])))
                unit = position.units.get(savages[0])
                if unit is not None and unit.seat < 0:
                    position.stack.append(SavageTurn(unit.id))
                return
            _close_round(position)
            if position.round >= position.house.round_cap:
                end_game(position)
                return
            position.stack.append(RoundEnd("event" if lasting_next else "next"))
        case "event":
            position.stack.append(RoundEnd("next" if lasting_next else "begin"))
            if not position.events and position.event_discard:
                position.events, position.event_discard = position.event_discard, ()
                position.happened.append(Reshuffled("event"))
            if position.events:
                position.stack.append(Drawing("event"))
        case "next":
            begin_round(position)
            position.stack.append(RoundEnd("begin" if lasting_next else "event"))
        case "begin":
            seats = position.seats_in()
            if seats:
                begin_turn(position, seats[0])


def _close_round(position: Position) -> None:
    """The lasting event ends, and what free savages made that cannot end at a turn of theirs (CT-EV-4, CT-H-81)."""
    end_effects(position, lambda effect: effect.seat == FREE and effect.kind != "sustained" and not _acts_on(position, effect.maker))
    if position.event:
        position.event_discard = tuple(sorted((*position.event_discard, position.event)))
        position.happened.append(EventEnded(position.event))
        position.event = ""
        position.touch()


def _acts_on(position: Position, token: str) -> bool:
    unit = position.units.get(token)
    return unit is not None and unit.seat < 0 and not unit.wounded


def begin_round(position: Position) -> None:
    """The next round begins (CT-H-12)."""
    position.round += 1
    if position.round > 1 and position.house.first_seat == "moves":
        position.first = Seat(((position.first or 0) + 1) % position.options.seats)
    ready = [
        Seat(seat)
        for seat, faction in enumerate(position.factions)
        if (ability := position.catalogue.abilities.get(faction)) is not None and ability.per == "round"
    ]
    _reset(position, ready)
    position.happened.append(RoundBegan(position.round))


def draw_event(position: Position, event: str) -> None:
    """*event* is read: a lasting one is in force, an instant one is carried out (CT-EV-1, CT-EV-2, CT-EV-3)."""
    position.stack.pop()
    position.events = tuple(other for other in position.events if other != event)
    position.happened.append(EventDrawn(event))
    if position.catalogue.events[event].lasting:
        position.event = event
        position.touch()
    else:
        position.stack.append(EventResolution(event, 0))


def go_on_event(position: Position, frame: EventResolution) -> None:
    """Carry an instant event one effect further; then it is discarded (CT-EV-5)."""
    position.stack.pop()
    effects = position.catalogue.events[frame.event].does
    if frame.index >= len(effects):
        position.event_discard = tuple(sorted((*position.event_discard, frame.event)))
        position.happened.append(EventEnded(frame.event))
        return
    effect = effects[frame.index]
    following = EventResolution(frame.event, frame.index + 1)
    match effect:
        case Each():
            queue = tuple(token for token in frame.queue if token in position.units) if frame.begun else _met(position, effect.where)
            if effect.success is None:
                together(position, lambda: _suffer_all(position, queue, effect.does))
                position.stack.append(following)
            elif queue:
                position.stack.append(EventResolution(frame.event, frame.index, queue, True))
                position.stack.append(Die(position.seats_in()[0], "", "", effect.success))
            else:
                position.stack.append(following)
        case OneOf():
            met = _met(position, effect.where)
            if len(met) == 1:
                suffer(position, met[0], effect.does)
            if len(met) > 1:
                position.stack.append(EventResolution(frame.event, frame.index, met, True))
                options = tuple(UnitOption(token) for token in met)
                position.stack.append(Choice(position.seats_in()[0], RuleId("CT-H-85"), options))
            else:
                position.stack.append(following)
        case _:
            position.stack.append(following)


def _met(position: Position, where: Where) -> tuple[str, ...]:
    return tuple(unit.id for unit in position.standing() if position.fits(unit, where))


def _suffer_all(position: Position, tokens: tuple[str, ...], does: tuple[StepOperation, ...]) -> None:
    for token in tokens:
        suffer(position, token, does)


def suffer(position: Position, token: str, does: tuple[StepOperation, ...]) -> None:
    """An event does this to *token*; nobody is the killer (CT-H-40)."""
    for operation in does:
        match operation:
            case Wound():
                wound(position, token, "")
            case Kill():
                die(position, token, "")
            case Heal():
                heal(position, token)
            case Bonus():
                pass  # refused when the pack is read


# -- who is out, and the end ----------------------------------------------------------------------------------------------------


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
    position.happened.append(SeatOut(seat))


def end_game(position: Position) -> None:
    """The game is over; who has won follows from what is left (:func:`ranking`)."""
    position.phase = "over"
    position.stack.clear()
    position.happened.append(GameEnded(ranking(position.options.seats, tuple(position.units.values()), position.out)[1]))


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
