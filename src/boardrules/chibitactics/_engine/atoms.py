"""The elementary changes of a position, none of which asks anything: wound, die, linger, end, capture, free, step, push.

Each changes the position and notes its events.
"""

from __future__ import annotations

from collections.abc import Callable

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._geometry.hex import away
from boardrules.chibitactics._types.tokens import FREE
from boardrules.chibitactics.language import Bonus, Capture, Heal, Kill, Lay, StepOperation, Wound
from boardrules.values import Seat

TROPHY_REACH = 3
"""CT-TR-1."""


def wound(position: Position, token: str, killer: str) -> None:
    """Wound *token*: if it is wounded already, or dies fast, it dies (CT-WD-2, CT-WD-6, CT-WD-8, CT-H-77).

    A wounded unit keeps its trophies (CT-H-90).
    """
    unit = position.units.get(token)
    if unit is None or _fallen(position, token):
        return
    if unit.wounded or numbers.has(position, unit, "fast-death"):
        die(position, token, killer)
        return
    position.change(token, wounded=True, turn="done")
    position.check_elimination = True
    position.emit(t.Wounded(token))
    end_effects(position, lambda effect: effect.kind == "sustained" and effect.maker == token)


def heal(position: Position, token: str) -> None:
    """Heal *token*; if it has had its turn in this player turn, it gets no other."""
    unit = position.units.get(token)
    if unit is not None and unit.wounded and not _fallen(position, token):
        position.change(token, wounded=False)
        position.emit(t.Healed(token))


def _fallen(position: Position, token: str) -> bool:
    return position.fallen is not None and any(fallen == token for fallen, _ in position.fallen)


def die(position: Position, token: str, killer: str) -> None:
    """Remove *token*, which dies; *killer* takes its card if it may, also a savage's (CT-WD-3, CT-WD-4, CT-TR-1, CT-H-48)."""
    if token not in position.units or _fallen(position, token):
        return
    if position.fallen is not None:
        position.fallen.append((token, killer))
        return
    cell = position.units[token].cell
    unit = remove(position, token, killer)
    if unit.kind != "creature":
        _award(position, token, cell, killer)


def _award(position: Position, token: str, cell: int, killer: str) -> None:
    """Give the card to the killer, unless that is wounded, a creature, a free savage or too far away; else return it (CT-H-41).

    Whose unit died does not matter (CT-H-42), nor how many trophies the killer holds (CT-H-43). Who killed itself is gone already.
    """
    taker = position.units.get(killer)
    if (
        taker is not None
        and not taker.wounded
        and not _fallen(position, killer)
        and taker.kind != "creature"
        and taker.seat >= 0
        and position.ground.grid.distance(taker.cell, cell) <= TROPHY_REACH
    ):
        position.change(killer, trophies=(*taker.trophies, token))
        position.emit(t.TrophyTaken(killer, token))
    else:
        position.return_card(token)
        position.emit(t.TrophyReturned(token))


def remove(position: Position, token: str, killer: str) -> t.Unit:
    """Take *token* off the board with its effects and trophies, but leave its own card to the caller.

    Creatures that it summoned stay (CT-H-61).
    """
    unit = position.drop(token)
    position.emit(t.Died(token, killer))
    if unit.kind == "squad":
        squads = list(position.squads)
        squads[unit.owner] = tuple(other for other in squads[unit.owner] if other != token)
        position.squads = tuple(squads)
    for card in unit.trophies:
        position.return_card(card)
        position.emit(t.TrophyReturned(card))
    position.drop_effects(lambda effect: effect.unit == token)
    end_effects(position, lambda effect: effect.kind == "sustained" and effect.maker == token)
    stop_turn(position, token)
    return unit


def stop_turn(position: Position, token: str) -> None:
    """End the turn of *token*, which is gone or gives it up; the unit whose turn it interrupted goes on."""
    running, paused = position.clock.running, position.clock.paused
    if running == token:
        *before, interrupted = paused or ("",)
        position.set_running(interrupted, tuple(before))
    elif token in paused:
        position.set_running(running, tuple(other for other in paused if other != token))


def together(position: Position, strike: Callable[[], None]) -> None:
    """Carry out *strike* on all at once; deaths and trophies follow in cell order (CT-H-78)."""
    position.fallen = []
    strike()
    fallen, position.fallen = position.fallen, None
    fallen.sort(key=lambda entry: position.units[entry[0]].cell)
    for token, killer in fallen:
        die(position, token, killer)


def linger(position: Position, effect: t.Effect) -> None:
    """Begin *effect*, which replaces the same one on the same target (CT-H-91)."""
    if not _upheld(position, effect):
        return
    position.drop_effects(
        lambda old: old.source == effect.source and old.op == effect.op and old.unit == effect.unit and old.cell == effect.cell
    )
    _begin(position, effect)


def _begin(position: Position, effect: t.Effect) -> None:
    """Begin *effect*; if as many last as may, the oldest ends for it (CT-H-91)."""
    if len(position.effects) >= t.MOST:
        oldest = position.effects[0]
        end_effects(position, lambda other: other is oldest)
    position.effects.append(effect)
    position.touch(effect)
    if position.happened is not None:
        position.emit(t.EffectBegan(position.shown(effect)))


def _upheld(position: Position, effect: t.Effect) -> bool:
    """Return whether somebody can sustain *effect*: its maker may have fallen to its own skill (CT-PR-7, CT-H-39)."""
    maker = position.units.get(effect.maker)
    return effect.kind != "sustained" or (maker is not None and not maker.wounded)


def end_effects(position: Position, wanted: Callable[[t.Effect], bool]) -> None:
    """End the effects for which *wanted* holds, and free the units that they held captive."""
    for effect in position.drop_effects(wanted):
        if position.happened is not None:
            position.emit(t.EffectEnded(position.shown(effect)))
        if effect.unit in position.units and effect.kind != "roll":
            _freed_by(position, effect)


def _freed_by(position: Position, effect: t.Effect) -> None:
    if isinstance(position.operation(effect), Capture) and not position.captures(effect.unit):
        free(position, effect.unit)


def capture(position: Position, token: str, seat: Seat, effect: t.Effect) -> None:
    """Move *token* to the squad of *seat*, for which it acts from the next turn on (CT-SV-8, CT-H-73, CT-H-74, CT-H-95)."""
    unit = position.units.get(token)
    if unit is None or unit.seat == seat or _fallen(position, token):
        return
    held = position.captures(token)
    for old in position.drop_effects(lambda other: other in held):
        position.emit(t.EffectEnded(position.shown(old)))
    if unit.kind == "savage":  # its former captor loses it (CT-SV-13)
        return_trophies(position, token)
    stop_turn(position, token)
    position.freshen(token)  # the longest in the squad come first (CT-H-31)
    position.note_joined(token)
    position.change(token, seat=seat, turn="done", activator=FREE)
    position.emit(t.Captured(token, seat))
    _begin(position, effect)


def free(position: Position, token: str) -> None:
    """Free *token*: a savage belongs to the segment where it stands (CT-SV-7, CT-SV-13), another unit returns to its squad."""
    unit = position.units[token]
    stop_turn(position, token)
    if unit.kind != "savage":
        position.change(token, seat=unit.owner, turn="done")
        position.emit(t.Freed(token))
        if position.out[unit.owner]:
            remove(position, token, "")
        return
    return_trophies(position, token)
    position.change(token, seat=FREE, turn="done", home=position.ground.grid.place_of[unit.cell], activator=FREE)
    position.emit(t.Freed(token))


def return_trophies(position: Position, token: str) -> None:
    """Return all trophies of *token* to their decks."""
    unit = position.units[token]
    if unit.trophies:
        position.change(token, trophies=())
    for card in unit.trophies:
        position.return_card(card)
        position.emit(t.TrophyReturned(card))


def receive(position: Position, token: str, operation: StepOperation, effect: t.Effect) -> None:
    """Apply to *token* the effect that lies on its cell; the unit that laid it counts as the killer (CT-H-40)."""
    match operation:
        case Wound():
            wound(position, token, effect.maker)
        case Kill():
            die(position, token, effect.maker)
        case Heal():
            heal(position, token)
        case Bonus():  # the bonus itself is found through the operation of the cell's effect
            linger(position, t.Effect(effect.source, effect.op, "roll", effect.seat, effect.maker, token, -1, effect.aged))


def step_on(position: Position, token: str) -> None:
    """Let *token* receive what lies on the cell that it has just entered, oldest first (CT-MV-6, CT-H-89)."""
    unit = position.units[token]
    for effect in [effect for effect in position.effects if effect.cell == unit.cell]:
        operation = position.operation(effect)
        if isinstance(operation, Lay):
            for inner in operation.does:
                if token in position.units:
                    receive(position, token, inner, effect)


def walk(position: Position, token: str, way: tuple[int, ...]) -> None:
    """Walk *way* cell by cell; a unit that is wounded on it stops there, or on the last free cell before (CT-H-67)."""
    start = position.units[token]
    if position.effects and position.laid():
        position.lift(start)
        path, rest = _walk_over_effects(position, start, way)
        if token in position.units:
            position.put(token, rest)
    else:
        path, rest = way, way[-1]
        position.put(token, rest)
    if position.happened is not None:
        cells = position.ground.grid.cells
        position.emit(t.Moved(token, tuple([cells[cell] for cell in path]), cells[rest]))


def _walk_over_effects(position: Position, start: t.Unit, way: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Walk over cells on which effects may lie; return the cells stepped on and the one on which the unit ends."""
    token, rest = start.id, start.cell
    for number, cell in enumerate(way, start=1):
        position.pass_over(token, cell)
        if cell not in position.at and position.ground.stand >> cell & 1:  # nobody is left on a mountain or on water (CT-MV-8)
            rest = cell
        step_on(position, token)
        if token not in position.units or (position.units[token].wounded and not start.wounded):
            return way[:number], rest
    return way, rest


def displace(position: Position, token: str, cell: int) -> None:
    """Put *token* on *cell*, which is free: no points, no reactions, and it steps on it (CT-H-76)."""
    position.put(token, cell)
    position.emit(t.Displaced(token, position.ground.grid.cells[cell]))
    step_on(position, token)


def push_from(position: Position, token: str, origin: int, steps: int) -> None:
    """Push *token* away from *origin*; what cannot be entered stops it (CT-H-76)."""
    grid = position.ground.grid
    for _ in range(steps):
        unit = position.units.get(token)
        if unit is None or unit.cell < 0 or _fallen(position, token):
            return
        here, centre = grid.cells[unit.cell], grid.cells[origin]
        point = away((centre.q, centre.r), (here.q, here.r), grid.topology)
        cell = -1 if point is None else grid.index.get(point, -1)
        if cell < 0 or cell in position.at or not position.ground.stand >> cell & 1 or not _may_be(position, unit, cell):
            return
        was = unit.wounded
        displace(position, token, cell)
        after = position.units.get(token)
        if after is None or (after.wounded and not was):
            return


def _may_be(position: Position, unit: t.Unit, cell: int) -> bool:
    """Return whether *unit* may be on *cell*: a free savage cannot leave its segment, pushed or not (CT-SV-9)."""
    return unit.kind != "savage" or unit.seat >= 0 or position.ground.grid.place_of[cell] == unit.home
