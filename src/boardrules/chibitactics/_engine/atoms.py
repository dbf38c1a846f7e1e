"""The single happenings of the game, none of which can ask anything: wound, die, linger, end, capture, free, step, push.

Each changes the table and notes its events.
"""

from __future__ import annotations

from collections.abc import Callable

from boardrules.chibitactics._engine.position import FREE, Table
from boardrules.chibitactics._geometry.hex import away
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics._types.unit_events import (
    Captured,
    Died,
    Displaced,
    EffectBegan,
    EffectEnded,
    Freed,
    Healed,
    Moved,
    TrophyReturned,
    TrophyTaken,
    Wounded,
)
from boardrules.chibitactics.language import Bonus, Capture, Heal, Kill, Lay, StepOperation, Wound
from boardrules.values import Seat

__all__ = [
    "TROPHY_REACH",
    "capture",
    "die",
    "displace",
    "end_effects",
    "free",
    "heal",
    "linger",
    "push_from",
    "remove",
    "return_trophies",
    "step_on",
    "stop_turn",
    "together",
    "walk",
    "wound",
]

TROPHY_REACH = 3
"""CT-TR-1."""


def wound(table: Table, token: str, killer: str) -> None:
    """Wound *token*: if it is wounded already, or dies fast, it dies (CT-WD-2, CT-WD-8, CT-H-77)."""
    unit = table.units.get(token)
    if unit is None or _fallen(table, token):
        return
    if unit.wounded or table.has(unit, "fast-death"):
        die(table, token, killer)
        return
    table.change(token, wounded=True, turn="done")
    table.thinned = True
    table.happened.append(Wounded(token))
    end_effects(table, lambda effect: effect.kind == "sustained" and effect.maker == token)


def heal(table: Table, token: str) -> None:
    """*token* is wounded no longer; its turn of this player turn stays over."""
    unit = table.units.get(token)
    if unit is not None and unit.wounded and not _fallen(table, token):
        table.change(token, wounded=False)
        table.happened.append(Healed(token))


def _fallen(table: Table, token: str) -> bool:
    return table.fallen is not None and any(fallen == token for fallen, _ in table.fallen)


def die(table: Table, token: str, killer: str) -> None:
    """*token* dies and leaves the board; *killer* takes its card if it may (CT-WD-3, CT-WD-4, CT-TR-1)."""
    if token not in table.units or _fallen(table, token):
        return
    if table.fallen is not None:
        table.fallen.append((token, killer))
        return
    cell = table.units[token].cell
    unit = remove(table, token, killer)
    if unit.kind != "creature":
        _award(table, token, cell, killer)


def _award(table: Table, token: str, cell: int, killer: str) -> None:
    """The card goes to the killer, or to its deck (CT-H-41): not to the wounded, creatures, free savages or those too far."""
    taker = table.units.get(killer)
    if (
        taker is not None
        and not taker.wounded
        and not _fallen(table, killer)
        and taker.kind != "creature"
        and taker.seat >= 0
        and table.ground.grid.distance(taker.cell, cell) <= TROPHY_REACH
    ):
        table.change(killer, trophies=(*taker.trophies, token))
        table.happened.append(TrophyTaken(killer, token))
    else:
        table.return_card(token)
        table.happened.append(TrophyReturned(token))


def remove(table: Table, token: str, killer: str) -> Unit:
    """Take *token* off the board with all that hangs on it, its own card excepted."""
    unit = table.drop(token)
    table.happened.append(Died(token, killer))
    if unit.kind == "squad":
        squads = list(table.squads)
        squads[unit.owner] = tuple(other for other in squads[unit.owner] if other != token)
        table.squads = tuple(squads)
    for card in unit.trophies:
        table.return_card(card)
        table.happened.append(TrophyReturned(card))
    table.drop_effects(lambda effect: effect.unit == token)
    end_effects(table, lambda effect: effect.kind == "sustained" and effect.maker == token)
    stop_turn(table, token)
    return unit


def stop_turn(table: Table, token: str) -> None:
    """*token* is gone or its turn is given up: the one that it was put into goes on."""
    if table.running == token:
        *before, table.running = table.paused or ("",)
        table.paused = tuple(before)
    elif token in table.paused:
        table.paused = tuple(other for other in table.paused if other != token)


def together(table: Table, strike: Callable[[], None]) -> None:
    """Carry out *strike* on all at once; deaths and trophies follow in cell order (CT-H-78)."""
    table.fallen = []
    strike()
    fallen, table.fallen = table.fallen, None
    fallen.sort(key=lambda entry: table.units[entry[0]].cell)
    for token, killer in fallen:
        die(table, token, killer)


def linger(table: Table, effect: Effect) -> None:
    """*effect* begins; the same one on the same target is replaced (CT-H-91)."""
    if not _upheld(table, effect):
        return
    table.drop_effects(
        lambda old: old.source == effect.source and old.op == effect.op and old.unit == effect.unit and old.cell == effect.cell
    )
    table.effects.append(effect)
    table.touch(effect)
    table.happened.append(EffectBegan(table.shown(effect)))


def _upheld(table: Table, effect: Effect) -> bool:
    """Whether there is somebody to sustain *effect*: its maker may have fallen to its own skill (CT-PR-7, CT-H-39)."""
    maker = table.units.get(effect.maker)
    return effect.kind != "sustained" or (maker is not None and not maker.wounded)


def end_effects(table: Table, wanted: Callable[[Effect], bool]) -> None:
    """The effects for which *wanted* holds end; what they held captive is freed."""
    for effect in table.drop_effects(wanted):
        table.happened.append(EffectEnded(table.shown(effect)))
        if effect.unit in table.units and effect.kind != "roll":
            _freed_by(table, effect)


def _freed_by(table: Table, effect: Effect) -> None:
    if isinstance(table.operation(effect), Capture) and not table.captures(effect.unit):
        free(table, effect.unit)


def capture(table: Table, token: str, seat: Seat, effect: Effect) -> None:
    """*token* joins the squad of *seat* and acts from its next turn (CT-SV-8, CT-H-73, CT-H-95)."""
    unit = table.units.get(token)
    if unit is None or unit.seat == seat or _fallen(table, token):
        return
    held = table.captures(token)
    for old in table.drop_effects(lambda other: other in held):
        table.happened.append(EffectEnded(table.shown(old)))
    if unit.kind == "savage":  # whoever held it has it no longer (CT-SV-13)
        return_trophies(table, token)
    stop_turn(table, token)
    table.freshen(token)  # the longest in the squad come first (CT-H-31)
    table.born = (*table.born, token)
    table.change(token, seat=seat, turn="done", activator=FREE)
    table.happened.append(Captured(token, seat))
    table.effects.append(effect)
    table.touch()
    table.happened.append(EffectBegan(table.shown(effect)))


def free(table: Table, token: str) -> None:
    """*token* is its own again: a savage is bound where it stands (CT-SV-7, CT-SV-13), another unit returns to its squad."""
    unit = table.units[token]
    stop_turn(table, token)
    if unit.kind != "savage":
        table.change(token, seat=unit.owner, turn="done")
        table.happened.append(Freed(token))
        if table.out[unit.owner]:
            remove(table, token, "")
        return
    return_trophies(table, token)
    table.change(token, seat=FREE, turn="done", home=table.ground.grid.place_of[unit.cell], activator=FREE)
    table.happened.append(Freed(token))


def return_trophies(table: Table, token: str) -> None:
    """All trophies of *token* go back to their decks."""
    unit = table.units[token]
    if unit.trophies:
        table.change(token, trophies=())
    for card in unit.trophies:
        table.return_card(card)
        table.happened.append(TrophyReturned(card))


def receive(table: Table, token: str, operation: StepOperation, effect: Effect) -> None:
    """*token* receives what lies on a cell; who laid it is the killer (CT-H-40)."""
    match operation:
        case Wound():
            wound(table, token, effect.maker)
        case Kill():
            die(table, token, effect.maker)
        case Heal():
            heal(table, token)
        case Bonus():  # the bonus itself is found through the operation of the cell's effect
            linger(table, Effect(effect.source, effect.op, "roll", effect.seat, effect.maker, token, -1, effect.aged))


def step_on(table: Table, token: str) -> None:
    """*token* stands on a cell that it has just entered: what lies there is received, oldest first (CT-MV-6, CT-H-89)."""
    unit = table.units[token]
    for effect in [effect for effect in table.effects if effect.cell == unit.cell]:
        operation = table.operation(effect)
        if isinstance(operation, Lay):
            for inner in operation.does:
                if token in table.units:
                    receive(table, token, inner, effect)


def walk(table: Table, token: str, way: tuple[int, ...]) -> None:
    """Go along *way*, stepping on every cell; a mover that is wounded stops where it is, or on the last free cell before (CT-H-67)."""
    start = table.units[token]
    cells = table.ground.grid.cells
    if table.effects and table.laid():
        table.lift(start)
        path, rest = _walk_over_effects(table, start, way)
        if token in table.units:
            table.put(token, rest)
    else:
        path, rest = way, way[-1]
        table.put(token, rest)
    table.happened.append(Moved(token, tuple([cells[cell] for cell in path]), cells[rest]))


def _walk_over_effects(table: Table, start: Unit, way: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Step by step over cells on which effects may lie: the cells stepped on, and the one on which the mover ends."""
    token, rest = start.id, start.cell
    for number, cell in enumerate(way, start=1):
        table.pass_over(token, cell)
        if cell not in table.at and table.ground.stand >> cell & 1:  # nobody is left on a mountain or on water (CT-MV-8)
            rest = cell
        step_on(table, token)
        if token not in table.units or (table.units[token].wounded and not start.wounded):
            return way[:number], rest
    return way, rest


def displace(table: Table, token: str, cell: int) -> None:
    """Put *token* on *cell*, which is free: no points, no reactions, and it steps on it (CT-H-76)."""
    table.put(token, cell)
    table.happened.append(Displaced(token, table.ground.grid.cells[cell]))
    step_on(table, token)


def push_from(table: Table, token: str, origin: int, steps: int) -> None:
    """Push *token* away from *origin*; what cannot be entered stops it (CT-H-76)."""
    grid = table.ground.grid
    for _ in range(steps):
        unit = table.units.get(token)
        if unit is None or unit.cell < 0 or _fallen(table, token):
            return
        here, centre = grid.cells[unit.cell], grid.cells[origin]
        point = away((centre.q, centre.r), (here.q, here.r), grid.topology)
        cell = -1 if point is None else grid.index.get(point, -1)
        if cell < 0 or cell in table.at or not table.ground.stand >> cell & 1 or not _may_be(table, unit, cell):
            return
        was = unit.wounded
        displace(table, token, cell)
        after = table.units.get(token)
        if after is None or (after.wounded and not was):
            return


def _may_be(table: Table, unit: Unit, cell: int) -> bool:
    """A free savage cannot leave its segment, pushed or not (CT-SV-9)."""
    return unit.kind != "savage" or unit.seat >= 0 or table.ground.grid.place_of[cell] == unit.home
