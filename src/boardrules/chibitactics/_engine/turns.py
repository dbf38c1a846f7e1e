"""The end of a turn and of a round, events, and who is out (CT-TU, CT-SC, CT-EV, CT-H-70, CT-H-80, CT-H-85)."""

from __future__ import annotations

from msgspec.structs import replace

from boardrules.chibitactics._engine.atoms import die, end_effects, free, heal, remove, together, wound
from boardrules.chibitactics._engine.map import ground_of, members
from boardrules.chibitactics._engine.position import FREE, Table
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
from boardrules.chibitactics._types.stack import Choice, Die, Drawing, Happening, Opening, RoundEnd, SavageTurn, TurnEnd, UnitOption
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


def end_turn(table: Table, seat: Seat) -> None:
    """*seat* declares its turn over: what lasted until its units' next turn ends, borders are looked at (CT-SC-2, CT-H-70)."""
    if table.running:
        finish_turns(table, (*table.paused, table.running))
    table.running, table.paused, table.kept, table.given, table.born = "", (), (), (), ()
    table.happened.append(TurnEnded(seat))
    if table.effects:
        end_effects(table, lambda effect: effect.seat == seat and effect.kind != "sustained" and effect.aged)
        table.effects = [replace(effect, aged=True) if effect.seat == seat and not effect.aged else effect for effect in table.effects]
    places = _bordered(table, seat)
    if places:
        table.stack.append(TurnEnd(seat, "open", places))
    else:
        _old_savages(table, seat, ())


def _bordered(table: Table, seat: Seat) -> tuple[int, ...]:
    """The closed places that a scouting unit borders, in the order of the map (CT-SC-1, CT-SC-4, CT-SC-5, CT-H-71)."""
    closed, near = table.ground.closed, table.ground.grid.near_mask
    if not closed:
        return ()
    everybody = table.house.scouts == "all"
    found = 0
    for unit in table.units.values():
        if unit.seat == seat or (everybody and unit.seat >= 0):
            found |= near[unit.cell] & closed
    place_of = table.ground.grid.place_of
    return tuple(sorted({place_of[cell] for cell in members(found)})) if found else ()


def go_on_turn_end(table: Table, frame: TurnEnd) -> None:
    """One step of the end of a turn: open, draw savages, let the new ones act, then the old ones, then the next seat."""
    seat = frame.seat
    table.stack.pop()
    match frame.stage:
        case "open":
            if frame.places:
                table.stack += [frame, Opening(frame.places[0])]
            else:
                table.stack.append(TurnEnd(seat, "caves", (), frame.caves, ()))
        case "caves":
            if not frame.caves:
                new = [table.units[token] for token in frame.savages]
                order = from_the_right(table, new)
                table.stack.append(TurnEnd(seat, "new", (), (), order, order))
                return
            if not table.savages and table.savage_discard:
                table.savages, table.savage_discard = table.savage_discard, ()
                table.happened.append(Reshuffled("savage"))
            if table.savages:
                table.stack += [frame, Drawing("savage", frame.caves[0])]
            else:
                table.stack.append(TurnEnd(seat, "caves", (), frame.caves[1:], frame.savages))
        case "new":
            if frame.savages:
                _next_savage(table, frame)
            else:
                _old_savages(table, seat, frame.came)
        case "old":
            if frame.savages:
                _next_savage(table, frame)
            else:
                _next_seat(table, seat)


def _old_savages(table: Table, seat: Seat, came: tuple[str, ...]) -> None:
    """The savages that *seat* activated before this turn act; then it is the next seat's turn."""
    old = [
        unit for unit in table.units.values() if unit.kind == "savage" and unit.seat < 0 and unit.activator == seat and unit.id not in came
    ]
    if old:
        table.stack.append(TurnEnd(seat, "old", (), (), from_the_right(table, old)))
    else:
        _next_seat(table, seat)


def _next_savage(table: Table, frame: TurnEnd) -> None:
    first, rest = frame.savages[0], frame.savages[1:]
    table.stack.append(TurnEnd(frame.seat, frame.stage, (), (), rest, frame.came))
    unit = table.units.get(first)
    if unit is not None and unit.seat < 0 and unit.activator == frame.seat:
        table.stack.append(SavageTurn(first))


def open_segment(table: Table, segment: str) -> None:
    """*segment* is turned up at the place that waits; its caves wake (CT-SC-2, CT-TE-7)."""
    table.stack.pop()
    frame = table.stack.pop()
    if not isinstance(frame, TurnEnd):  # pragma: no cover  (only the end of a turn opens)
        return
    place = frame.places[0]
    board = list(table.board)
    board[place] = segment
    table.board = tuple(board)
    table.segments = tuple(other for other in table.segments if other != segment)
    table.ground = ground_of(table.content, table.options, table.board)
    table.happened.append(Opened(place, segment))
    caves = tuple(members(table.ground.grid.spot_mask[place] & table.ground.kinds["cave"]))
    table.touch()
    table.stack.append(TurnEnd(frame.seat, "open", frame.places[1:], (*frame.caves, *caves), ()))


def place_savage(table: Table, savage: str) -> None:
    """*savage* comes out of the cave that waits; the seat ending its turn activated it (CT-SV-1, CT-H-56)."""
    table.stack.pop()
    frame = table.stack.pop()
    if not isinstance(frame, TurnEnd):  # pragma: no cover  (only the end of a turn draws savages)
        return
    cell = frame.caves[0]
    table.savages = tuple(other for other in table.savages if other != savage)
    home = table.ground.grid.place_of[cell]
    table.add(Unit(savage, savage, "savage", FREE, FREE, cell, False, "fresh", (), home, frame.seat))
    table.happened.append(SavageCame(savage, table.ground.grid.cells[cell]))
    table.stack.append(TurnEnd(frame.seat, "caves", (), frame.caves[1:], (*frame.savages, savage)))


def _next_seat(table: Table, seat: Seat) -> None:
    """The next seat in order, or the end of the round (CT-TU-2, CT-TU-6)."""
    count = table.options.seats
    first = table.first or 0
    for step in range(1, count - (seat - first) % count):
        after = Seat((seat + step) % count)
        if not table.out[after]:
            begin_turn(table, after)
            return
    table.stack.append(RoundEnd("freed"))


def _freed(table: Table, acted: tuple[str, ...]) -> tuple[str, ...]:
    """The savages that act at the end of the round and have not: also those that were freed meanwhile (CT-SV-7, CT-H-73)."""
    freed = [
        unit for unit in table.units.values() if unit.kind == "savage" and unit.seat < 0 and unit.activator < 0 and unit.id not in acted
    ]
    return from_the_right(table, freed)


def begin_turn(table: Table, seat: Seat) -> None:
    """The turn of *seat* begins: all its units are fresh."""
    table.turn = seat
    for unit in table.units.values():
        if unit.seat == seat and unit.turn != "fresh":
            table.units[unit.id] = replace(unit, turn="done" if unit.wounded else "fresh")
    ability = table.content.abilities.get(table.factions[seat])
    if ability is not None and ability.per == "turn":
        _reset(table, [seat])
    table.happened.append(TurnBegan(seat))


def _reset(table: Table, seats: list[Seat]) -> None:
    if seats and any(table.ability):
        table.ability = tuple([used and seat not in seats for seat, used in enumerate(table.ability)])


# -- the end of a round ---------------------------------------------------------------------------------------------------------


def go_on_round_end(table: Table, frame: RoundEnd) -> None:
    """One step of the end of a round (CT-H-85)."""
    table.stack.pop()
    lasting_next = table.house.lasting_events == "next-round"
    match frame.stage:
        case "freed":
            savages = frame.savages or _freed(table, frame.acted)
            if savages:
                table.stack.append(RoundEnd("freed", savages[1:], (*frame.acted, savages[0])))
                unit = table.units.get(savages[0])
                if unit is not None and unit.seat < 0:
                    table.stack.append(SavageTurn(unit.id))
                return
            _close_round(table)
            if table.round >= table.house.round_cap:
                end_game(table)
                return
            table.stack.append(RoundEnd("event" if lasting_next else "next"))
        case "event":
            table.stack.append(RoundEnd("next" if lasting_next else "begin"))
            if not table.events and table.event_discard:
                table.events, table.event_discard = table.event_discard, ()
                table.happened.append(Reshuffled("event"))
            if table.events:
                table.stack.append(Drawing("event"))
        case "next":
            begin_round(table)
            table.stack.append(RoundEnd("begin" if lasting_next else "event"))
        case "begin":
            seats = table.seats_in()
            if seats:
                begin_turn(table, seats[0])


def _close_round(table: Table) -> None:
    """The lasting event ends, and what free savages made that cannot end at a turn of theirs (CT-EV-4, CT-H-81)."""
    end_effects(table, lambda effect: effect.seat == FREE and effect.kind != "sustained" and not _acts_on(table, effect.maker))
    if table.event:
        table.event_discard = tuple(sorted((*table.event_discard, table.event)))
        table.happened.append(EventEnded(table.event))
        table.event = ""
        table.touch()


def _acts_on(table: Table, token: str) -> bool:
    unit = table.units.get(token)
    return unit is not None and unit.seat < 0 and not unit.wounded


def begin_round(table: Table) -> None:
    """The next round begins (CT-H-12)."""
    table.round += 1
    if table.round > 1 and table.house.first_seat == "moves":
        table.first = Seat(((table.first or 0) + 1) % table.options.seats)
    ready = [
        Seat(seat)
        for seat, faction in enumerate(table.factions)
        if (ability := table.content.abilities.get(faction)) is not None and ability.per == "round"
    ]
    _reset(table, ready)
    table.happened.append(RoundBegan(table.round))


def draw_event(table: Table, event: str) -> None:
    """*event* is read: a lasting one is in force, an instant one is carried out (CT-EV-1, CT-EV-2, CT-EV-3)."""
    table.stack.pop()
    table.events = tuple(other for other in table.events if other != event)
    table.happened.append(EventDrawn(event))
    if table.content.events[event].lasting:
        table.event = event
        table.touch()
    else:
        table.stack.append(Happening(event, 0))


def go_on_event(table: Table, frame: Happening) -> None:
    """Carry an instant event one effect further; then it is discarded (CT-EV-5)."""
    table.stack.pop()
    effects = table.content.events[frame.event].does
    if frame.index >= len(effects):
        table.event_discard = tuple(sorted((*table.event_discard, frame.event)))
        table.happened.append(EventEnded(frame.event))
        return
    effect = effects[frame.index]
    following = Happening(frame.event, frame.index + 1)
    match effect:
        case Each():
            queue = tuple(token for token in frame.queue if token in table.units) if frame.begun else _met(table, effect.where)
            if effect.success is None:
                together(table, lambda: _suffer_all(table, queue, effect.does))
                table.stack.append(following)
            elif queue:
                table.stack.append(Happening(frame.event, frame.index, queue, True))
                table.stack.append(Die(table.seats_in()[0], "", "", effect.success))
            else:
                table.stack.append(following)
        case OneOf():
            met = _met(table, effect.where)
            if len(met) == 1:
                suffer(table, met[0], effect.does)
            if len(met) > 1:
                table.stack.append(Happening(frame.event, frame.index, met, True))
                options = tuple(UnitOption(token) for token in met)
                table.stack.append(Choice(table.seats_in()[0], RuleId("CT-H-85"), options))
            else:
                table.stack.append(following)
        case _:
            table.stack.append(following)


def _met(table: Table, where: Where) -> tuple[str, ...]:
    return tuple(unit.id for unit in table.standing() if table.fits(unit, where))


def _suffer_all(table: Table, tokens: tuple[str, ...], does: tuple[StepOperation, ...]) -> None:
    for token in tokens:
        suffer(table, token, does)


def suffer(table: Table, token: str, does: tuple[StepOperation, ...]) -> None:
    """An event does this to *token*; nobody is the killer (CT-H-40)."""
    for operation in does:
        match operation:
            case Wound():
                wound(table, token, "")
            case Kill():
                die(table, token, "")
            case Heal():
                heal(table, token)
            case Bonus():
                pass  # refused when the pack is read


# -- who is out, and the end ----------------------------------------------------------------------------------------------------


def settle(table: Table) -> None:
    """An action is resolved whole: who has no squad left is out; the last one wins (CT-H-4, CT-H-80)."""
    if not table.thinned or table.phase != "play":
        return
    table.thinned = False
    alive = [False] * table.options.seats
    healthy = table.house.victory == "wounded"
    for unit in table.units.values():
        if unit.kind == "squad" and not (healthy and unit.wounded):
            alive[unit.owner] = True
    leaving = [Seat(seat) for seat, gone in enumerate(table.out) if not gone and not alive[seat]]
    if not leaving:
        return
    occasion = max(table.out) + 1
    for seat in leaving:
        _leave(table, seat, occasion)
    if sum(not gone for gone in table.out) <= 1:
        end_game(table)


def _leave(table: Table, seat: Seat, occasion: int) -> None:
    out = list(table.out)
    out[seat] = occasion
    table.out = tuple(out)
    for unit in list(table.units.values()):
        if unit.kind == "squad" and unit.owner == seat:  # only where wounded squads are out as well
            remove(table, unit.id, "")
            table.return_card(unit.id)
    end_effects(table, lambda effect: effect.seat == seat)
    for unit in list(table.units.values()):
        if unit.id not in table.units or unit.seat != seat:
            continue
        if unit.kind == "creature":
            remove(table, unit.id, "")
        else:
            free(table, unit.id)
    for unit in list(table.units.values()):
        if unit.kind == "savage" and unit.activator == seat:
            table.change(unit.id, activator=FREE)
    table.happened.append(SeatOut(seat))


def end_game(table: Table) -> None:
    """The game is over; who has won follows from what is left (:func:`ranking`)."""
    table.phase = "over"
    table.stack.clear()
    table.happened.append(GameEnded(ranking(table.options.seats, tuple(table.units.values()), table.out)[1]))


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
