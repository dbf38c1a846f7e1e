"""Why an action of Chibitactics is not legal, rule by rule.

An action is first looked for among the legal ones, by the very functions that list them; if it is not there, the rules are gone through
in the order in which a referee would name them. So an answer of None always agrees with the list.
"""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics._content import Content, Power
from boardrules.chibitactics._kept import keep, listed, table_of
from boardrules.chibitactics._language import Capture, Empower, Replace, Summon, Teleport
from boardrules.chibitactics._legal import (
    abilities,
    ability_targets,
    as_if_begun,
    cancellable,
    chance,
    finishable,
    gifts,
    to_act,
    trophy_uses,
)
from boardrules.chibitactics._messages import refuse, shown
from boardrules.chibitactics._paths import goals
from boardrules.chibitactics._setup import deployable
from boardrules.chibitactics._skills import allowed, free_ground, may_summon, targets
from boardrules.chibitactics._table import Table, card_id
from boardrules.chibitactics._types import (
    Action,
    Cancel,
    Cell,
    Choice,
    Choose,
    Deploy,
    DrawEvent,
    Drawing,
    DrawSavage,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    Open,
    Opening,
    PathOption,
    PickFaction,
    PickUnit,
    Roll,
    SkillOption,
    State,
    Unit,
    UnitOption,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.game import Refusal
from boardrules.values import CHANCE

__all__ = ["check"]

_TEXTS: Final[dict[type, tuple[str, ...]]] = {
    PickFaction: ("faction",),
    PickUnit: ("unit",),
    Deploy: ("unit",),
    MoveUnit: ("unit",),
    UseSkill: ("unit", "skill"),
    Finish: ("unit", "target"),
    Cancel: ("unit", "skill"),
    UseTrophy: ("unit", "card", "side"),
    GiveTrophy: ("unit", "to", "card"),
    UseFaction: ("unit", "card"),
    Choose: (),
    EndTurn: (),
    Roll: (),
    Open: ("segment",),
    DrawEvent: ("event",),
    DrawSavage: ("savage",),
}
_PHASES: Final[dict[type, tuple[str, str]]] = {
    PickFaction: ("faction", "CT-SU-4"),
    PickUnit: ("squad", "CT-SU-5"),
    Deploy: ("deploy", "CT-H-8"),
    MoveUnit: ("play", "CT-TU-4"),
    UseSkill: ("play", "CT-TU-4"),
    Finish: ("play", "CT-TU-4"),
    Cancel: ("play", "CT-TU-4"),
    UseTrophy: ("play", "CT-TU-4"),
    GiveTrophy: ("play", "CT-TU-4"),
    UseFaction: ("play", "CT-TU-4"),
    EndTurn: ("play", "CT-TU-5"),
}


def check(content: Content, state: State, action: Action) -> Refusal | None:
    """Why *action* is refused, or None if it is legal. Never raises, whatever the fields hold (BR-VALUE)."""
    if listed(content, state, action):
        return None
    if type(action) not in _TEXTS:
        return refuse("BR-VALUE", "type", kind=type(action).__name__)
    return _fields(action) or (_luck(state, action) if isinstance(action, _LUCK) else _player(content, state, action))


_LUCK = (Roll, Open, DrawEvent, DrawSavage)


# -- fields ---------------------------------------------------------------------------------------------------------------------


def _fields(action: Action) -> Refusal | None:
    """Fields that no action of the kind can have (BR-VALUE)."""
    by: object = action.by
    if type(by) is not int or not -1 <= by <= 5:
        return refuse("BR-VALUE", "by", value=shown(by))
    for name in _TEXTS[type(action)]:
        value: object = getattr(action, name)
        if type(value) is not str or not value.isascii():
            return refuse("BR-VALUE", "text", name=name, value=shown(value))
    match action:
        case Deploy():
            return _cell_fault("cell", action.cell)
        case MoveUnit():
            return _cell_fault("to", action.to)
        case UseSkill() | Cancel():
            return _target_fault(action.target)
        case UseTrophy():
            if action.side not in {"substance", "totem"}:
                return refuse("BR-VALUE", "side", value=shown(action.side))
            return _target_fault(action.target)
        case Choose():
            return _option_fault(action.option)
        case Roll():
            value = action.value
            if type(value) is not int or not 1 <= value <= 6:
                return refuse("BR-VALUE", "face", value=shown(value))
        case _:
            pass
    return None


def _cell_fault(name: str, cell: object) -> Refusal | None:
    if type(cell) is not Cell or type(cell.q) is not int or type(cell.r) is not int or max(abs(cell.q), abs(cell.r)) > 1000:
        return refuse("BR-VALUE", "cell", name=name, value=shown(cell))
    return None


def _target_fault(target: object) -> Refusal | None:
    if isinstance(target, str):
        return None if target.isascii() else refuse("BR-VALUE", "text", name="target", value=shown(target))
    return _cell_fault("target", target)


def _option_fault(option: object) -> Refusal | None:
    match option:
        case PathOption():
            path: object = option.path
            if type(path) is tuple and not any(_cell_fault("path", cell) for cell in path):
                return None
        case UnitOption():
            if type(option.unit) is str and option.unit.isascii():
                return None
        case SkillOption():
            if type(option.skill) is str and option.skill.isascii():
                return None
        case _:
            pass
    return refuse("BR-VALUE", "option", value=shown(option))


# -- luck -----------------------------------------------------------------------------------------------------------------------


def _due(state: State) -> tuple[type, str]:
    """What luck is due: the action it comes as, and in words."""
    match state.stack[-1]:
        case Opening():
            return Open, "the segment that is turned up"
        case Drawing(deck="event"):
            return DrawEvent, "an event"
        case Drawing():
            return DrawSavage, "a savage"
        case _:
            return Roll, "a die"


def _luck(state: State, action: Roll | Open | DrawEvent | DrawSavage) -> Refusal | None:
    if state.phase == "over":
        return refuse("BR-OVER", "over")
    if action.by != CHANCE:
        return refuse("BR-CHANCE", "by-seat", by=action.by)
    if not chance(state):
        return refuse("BR-CHANCE", "no-luck")
    kind, due = _due(state)
    if type(action) is not kind:
        return refuse("BR-CHANCE", "other-luck", due=due)
    match action:
        case Open():
            return None if action.segment in state.segments else refuse("CT-SC-2", "no-segment", segment=action.segment)
        case DrawEvent():
            return None if action.event in state.events else refuse("CT-EV-1", "no-event", event=action.event)
        case DrawSavage():
            return None if action.savage in state.savages else refuse("CT-SV-1", "no-savage", savage=action.savage)
        case Roll():
            return None


# -- players --------------------------------------------------------------------------------------------------------------------


def _player(content: Content, state: State, action: Action) -> Refusal | None:
    acting = to_act(state)
    if not acting:
        return refuse("BR-OVER", "over")
    if action.by == CHANCE:
        return refuse("BR-CHANCE", "by-luck")
    if acting == (CHANCE,):
        return refuse("BR-CHANCE", "luck-due", due=_due(state)[1])
    if action.by >= state.options.seats:
        return refuse("BR-SEAT", "no-seat", by=action.by, last=state.options.seats - 1)
    if action.by not in acting:
        return refuse("BR-SEAT", "seat", by=action.by, acting=", ".join(map(str, acting)))
    if state.stack:
        return _open_question(state, action)
    if isinstance(action, Choose):
        return refuse("CT-TU-4", "nothing-asked")
    phase, rule = _PHASES[type(action)]
    if state.phase != phase:
        return refuse(rule, "phase", kind=type(action).__name__, phase=_PHASE_NAMES[phase], now=_PHASE_NAMES[state.phase])
    match action:
        case PickFaction():
            return None if action.faction in content.factions else refuse("CT-SU-4", "no-faction", faction=action.faction)
        case PickUnit():
            return _pick(state, action)
        case EndTurn():
            return None
        case _:
            table = table_of(content, state)
            refusal = _on_the_table(table, action)
            keep(table, state)
            return refusal


_PHASE_NAMES: Final = {
    "first": "finding who begins",
    "faction": "choosing factions",
    "squad": "picking squads",
    "deploy": "deployment",
    "play": "play",
    "over": "the end",
}


def _open_question(state: State, action: Action) -> Refusal | None:
    top = state.stack[-1]
    if isinstance(top, Choice):
        if not isinstance(action, Choose):
            return refuse(top.rule, "asked", count=len(top.options))
        if action.option not in top.options:
            return refuse(top.rule, "no-option", count=len(top.options))
    return None


def _pick(state: State, action: PickUnit) -> Refusal | None:
    if action.unit not in state.decks[action.by]:
        return refuse("CT-SU-5", "not-in-deck", unit=action.unit)
    return refuse("CT-H-83", "picked", unit=action.unit) if action.unit in state.squads[action.by] else None


def _on_the_table(table: Table, action: Action) -> Refusal | None:
    match action:
        case Deploy():
            return _deploy(table, action)
        case MoveUnit():
            return _unit(table, action.unit, action.by) or _move(table, table.units[action.unit], action)
        case UseSkill():
            return _unit(table, action.unit, action.by) or _use(table, table.units[action.unit], action)
        case Finish():
            return _unit(table, action.unit, action.by) or _finish(table, table.units[action.unit], action)
        case Cancel():
            return _unit(table, action.unit, action.by) or _cancel(table, table.units[action.unit], action)
        case UseTrophy():
            return _holder(table, action.unit, action.by) or _trophy(table, table.units[action.unit], action)
        case GiveTrophy():
            return _holder(table, action.unit, action.by) or _give(table, table.units[action.unit], action)
        case UseFaction():
            return _ability(table, action)
        case _:  # pragma: no cover  (the others were answered before)
            return None


def _deploy(table: Table, action: Deploy) -> Refusal | None:
    waiting, free = deployable(table)
    if action.unit not in [unit.id for unit in waiting]:
        return refuse("CT-H-8", "not-waiting", unit=action.unit)
    cell = table.ground.grid.cell_number(action.cell)
    if cell in free:
        return None
    if cell < 0 or table.ground.grid.place_of[cell] != action.by:
        return refuse("CT-H-8", "not-own-start", cell=shown(action.cell))
    if cell in table.at:
        return refuse("CT-H-64", "occupied", cell=shown(action.cell), unit=table.at[cell])
    return refuse("CT-H-8", "no-ground", cell=shown(action.cell))


def _holder(table: Table, token: str, by: int) -> Refusal | None:
    """A unit that may be told to do something: there, of the seat's squad, not wounded."""
    unit = table.units.get(token)
    if unit is None:
        if card_id(token) in table.content.cards:
            return refuse("CT-WD-3", "off-board", unit=token)
        return refuse("BR-VALUE", "no-unit", unit=token)
    if unit.seat != by:
        return refuse("CT-TU-4", "not-yours", unit=token)
    return refuse("CT-WD-2", "wounded", unit=token) if unit.wounded else None


def _unit(table: Table, token: str, by: int) -> Refusal | None:
    refusal = _holder(table, token, by)
    if refusal is None and table.units[token].turn == "done":
        return refuse("CT-SK-2", "done", unit=token)
    return refusal


# -- moving ---------------------------------------------------------------------------------------------------------------------


def _move(table: Table, unit: Unit, action: MoveUnit) -> Refusal | None:
    power = table.card(unit).movement
    if power is None:
        return refuse("CT-CA-1", "cannot-move", unit=unit.id)
    if not allowed(unit, power):
        return refuse("CT-H-87", "moved", unit=unit.id)
    table = as_if_begun(table, unit)
    return _way(table, table.units[unit.id], power, action.to)


def _way(table: Table, unit: Unit, power: Power, to: Cell) -> Refusal | None:
    """Why a move of *unit* cannot end on *to*."""
    points = table.points(unit, power)
    cell = table.ground.grid.cell_number(to)
    where = shown(to)
    if cell >= 0 and cell in goals(table, unit, points):
        return None
    if refusal := _open_cell(table, to, cell):
        return refusal
    if cell == unit.cell:
        return refuse("CT-H-87", "same-cell", unit=unit.id, cell=where)
    terrain = table.ground.terrain[cell]
    if terrain == "mountain":
        return refuse("CT-TE-1", "end-mountain", cell=where)
    if terrain == "water":
        return refuse("CT-TE-2", "end-water", cell=where)
    if cell in table.at:
        other = table.units[table.at[cell]]
        return refuse("CT-MV-4" if other.wounded else "CT-MV-3", "end-occupied", cell=where, unit=other.id)
    steps = table.ground.grid.distance(unit.cell, cell)
    if steps > points:
        return refuse("CT-MV-1", "too-far", unit=unit.id, cell=where, steps=steps, points=points)
    return refuse("CT-MV-8", "no-way", unit=unit.id, cell=where, points=points)


def _open_cell(table: Table, where: Cell, cell: int) -> Refusal | None:
    if cell < 0:
        return refuse("CT-H-75", "off-map", cell=shown(where))
    return refuse("CT-H-75", "closed", cell=shown(where)) if table.ground.terrain[cell] is None else None


# -- skills ---------------------------------------------------------------------------------------------------------------------


def _use(table: Table, unit: Unit, action: UseSkill) -> Refusal | None:
    power = table.card(unit).by_id.get(action.skill)
    if power is None:
        known = ", ".join(table.card(unit).by_id) or "none"
        return refuse("CT-SK-7", "no-skill", unit=unit.id, skill=action.skill, known=known)
    if power.category == "movement":
        return refuse("CT-MV-5", "is-movement", skill=power.id)
    if power.category == "passive":
        return refuse("CT-CA-7", "is-passive", skill=power.id)
    if not allowed(unit, power):
        if power.category == "buff" and unit.turn == "buffed":
            return refuse("CT-CA-6", "second-buff", unit=unit.id)
        rule = "CT-PR-5" if unit.turn in {"moved", "buffed-moved"} and not power.after else "CT-H-65"
        return refuse(rule, "not-after", unit=unit.id, skill=power.id, turn=unit.turn)
    table = as_if_begun(table, unit)
    unit = table.units[unit.id]
    if action.target in targets(table, unit, power):
        return None
    return _aim(table, unit, power, action.target)


def _aim(table: Table, unit: Unit, power: Power, target: str | Cell) -> Refusal:
    """Why *power* cannot be aimed at *target*."""
    skill = power.name
    if power.category == "movement":
        refusal = refuse("CT-MV-5", "names-cell", skill=skill) if isinstance(target, str) else _way(table, unit, power, target)
        return refusal or refuse("CT-MV-1", "names-cell", skill=skill)  # pragma: no cover  (it was not among the goals)
    if power.category == "summon" and not may_summon(table, unit, power):
        return refuse("CT-H-82", "no-summon", unit=unit.id, skill=skill)
    if power.aim == "self" or power.category == "passive":
        return refuse("CT-SK-6", "who", skill=skill, target=unit.id) if target == unit.id else refuse("CT-H-92", "aim-self", skill=skill)
    if isinstance(target, str):
        if power.aim == "cell":
            return refuse("CT-H-92", "aim-cell", skill=skill)
        return _aim_unit(table, unit, power, target)
    if power.aim == "unit":
        return refuse("CT-H-92", "aim-unit", skill=skill)
    cell = table.ground.grid.cell_number(target)
    where = shown(target)
    if refusal := _open_cell(table, target, cell) or _reach(table, unit, power, cell, where):
        return refusal
    if any(isinstance(operation, Teleport | Summon) for operation in power.does) and not free_ground(table) >> cell & 1:
        return refuse("CT-CA-5" if power.category == "summon" else "CT-H-76", "not-free", skill=skill, cell=where)
    return refuse("CT-H-92", "aim-cell", skill=skill)  # pragma: no cover  (nothing else can be wrong)


def _aim_unit(table: Table, unit: Unit, power: Power, target: str) -> Refusal:
    other = table.units.get(target)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=target)
    if refusal := _reach(table, unit, power, other.cell, other.id):
        return refusal
    if any(isinstance(operation, Capture) for operation in power.does) and table.concerns(unit, power, other):
        return refuse("CT-H-73", "no-captive", skill=power.name, target=target)
    return refuse("CT-SK-6", "who", skill=power.name, target=target)


def _reach(table: Table, unit: Unit, power: Power, cell: int, what: str | int) -> Refusal | None:
    """Too far, or behind a mountain (CT-PR-1)."""
    if cell == unit.cell:
        return None if power.on_self else refuse("CT-H-86", "not-on-self", skill=power.name)
    if table.zone(unit, power) >> cell & 1:
        return None
    reach, steps = table.reach(unit, power), table.ground.grid.distance(unit.cell, cell)
    rule = "CT-TR-3" if power.side == "substance" else "CT-PR-1"
    if steps > reach:
        return refuse(rule, "out-of-range", skill=power.name, what=what, steps=steps, reach=reach)
    return refuse("CT-H-25", "no-sight", skill=power.name, what=what)


# -- spent turns ----------------------------------------------------------------------------------------------------------------


def _finish(table: Table, unit: Unit, action: Finish) -> Refusal | None:
    if unit.turn != "fresh" and not (table.house.finish_after_move and unit.turn in {"moved", "buffed-moved"}):
        return refuse("CT-H-66", "not-fresh", unit=unit.id, turn=unit.turn)
    table = as_if_begun(table, unit)
    unit = table.units[unit.id]
    if action.target in finishable(table, unit):
        return None
    other = table.units.get(action.target)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=action.target)
    if table.ground.grid.distance(unit.cell, other.cell) != 1:
        return refuse("CT-WD-5", "not-adjacent", unit=unit.id, target=other.id)
    return refuse("CT-WD-7", "healthy", target=other.id)


def _cancel(table: Table, unit: Unit, action: Cancel) -> Refusal | None:
    if unit.turn != "fresh":
        return refuse("CT-H-66", "not-fresh", unit=unit.id, turn=unit.turn)
    table = as_if_begun(table, unit)
    if action in cancellable(table, table.units[unit.id]):
        return None
    return refuse("CT-PR-8", "nothing-to-cancel", unit=unit.id, skill=action.skill)


# -- trophies and abilities -----------------------------------------------------------------------------------------------------


def _held(unit: Unit, card: str) -> Refusal | None:
    return None if card in unit.trophies else refuse("CT-TR-2", "not-held", unit=unit.id, card=card)


def _trophy(table: Table, unit: Unit, action: UseTrophy) -> Refusal | None:
    if refusal := _held(unit, action.card):
        return refusal
    if unit.id in table.born:
        return refuse("CT-H-95", "just-joined", unit=unit.id)
    if action in trophy_uses(table, unit):
        return None
    card = table.content.cards[card_id(action.card)]
    power = card.substance if action.side == "substance" else card.totem
    if power is None:
        return refuse("CT-TR-5", "no-side", card=action.card, side=action.side)
    return _aim(table, unit, power, action.target)


def _give(table: Table, unit: Unit, action: GiveTrophy) -> Refusal | None:
    if refusal := _held(unit, action.card):
        return refusal
    if unit.id in table.born:
        return refuse("CT-H-95", "just-joined", unit=unit.id)
    if action in gifts(table, unit):
        return None
    if action.card in table.given:
        return refuse("CT-H-47", "given", card=action.card)
    other = table.units.get(action.to)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=action.to)
    if other.id == unit.id or table.ground.grid.distance(unit.cell, other.cell) != 1:
        return refuse("CT-TR-7", "not-adjacent", unit=unit.id, target=other.id)
    if other.id in table.born and other.kind == "squad":
        return refuse("CT-H-95", "just-joined", unit=other.id)
    if other.kind == "creature":
        return refuse("CT-TR-9", "no-carrier", unit=other.id)
    return refuse("CT-TR-8", "no-carrier", unit=other.id)


def _ability(table: Table, action: UseFaction) -> Refusal | None:
    by = action.by
    faction = table.factions[by]
    ability = table.content.abilities.get(faction)
    if ability is None:
        return refuse("CT-H-2", "no-ability", faction=faction)
    if table.ability[by]:
        return refuse("CT-H-3" if ability.per == "round" else "CT-H-14", "ability-used", per=ability.per)
    if action in abilities(table, by):
        return None
    if action.unit not in ability_targets(table, by):
        return refuse("CT-H-3" if isinstance(ability, Replace) else "CT-H-14", "ability-unit", unit=action.unit)
    if isinstance(ability, Empower):
        return refuse("CT-H-14", "ability-card")
    return refuse("CT-H-3", "ability-deck", card=action.card)
