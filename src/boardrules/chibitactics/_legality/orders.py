"""Refusals of orders to units, in deployment and in play: one function for each kind of action."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from boardrules.chibitactics._engine.course.setup import deployable
from boardrules.chibitactics._engine.orders import skill_effects
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import targets
from boardrules.chibitactics._engine.unit_turn import allowed
from boardrules.chibitactics._legality import legal
from boardrules.chibitactics._legality.aim import aim_fault, way_fault
from boardrules.chibitactics._legality.messages import RefusalKey, refuse, shown
from boardrules.chibitactics._types.actions import Cancel, Deploy, Finish, GiveTrophy, MoveUnit, UseFaction, UseSkill, UseTrophy
from boardrules.chibitactics._types.state import Unit
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Empower, Replace
from boardrules.contract import Refusal

Order: TypeAlias = Deploy | MoveUnit | UseSkill | Finish | Cancel | UseTrophy | GiveTrophy | UseFaction
"""The orders of a seat to its units."""


def order_fault(position: Position, action: Order) -> Refusal[RefusalKey] | None:
    match action:
        case Deploy():
            return _deploy(position, action)
        case MoveUnit():
            return _unit(position, action.unit, action.by) or _move(position, position.units[action.unit], action)
        case UseSkill():
            return _unit(position, action.unit, action.by) or _use(position, position.units[action.unit], action)
        case Finish():
            return _unit(position, action.unit, action.by) or _finish(position, position.units[action.unit], action)
        case Cancel():
            return _unit(position, action.unit, action.by) or _cancel(position, position.units[action.unit], action)
        case UseTrophy():
            return _holder(position, action.unit, action.by) or _trophy(position, position.units[action.unit], action)
        case GiveTrophy():
            return _holder(position, action.unit, action.by) or _give(position, position.units[action.unit], action)
        case UseFaction():
            return _ability(position, action)
        case _:
            assert_never(action)


def _deploy(position: Position, action: Deploy) -> Refusal[RefusalKey] | None:
    waiting, free = deployable(position)
    if action.unit not in [unit.id for unit in waiting]:
        return refuse("CT-H-8", "not-waiting", unit=action.unit)
    cell = position.ground.grid.cell_number(action.cell)
    if cell in free:
        return None
    if cell < 0 or position.ground.grid.place_of[cell] != action.by:
        return refuse("CT-H-8", "not-own-start", cell=shown(action.cell))
    if cell in position.at:
        return refuse("CT-H-64", "occupied", cell=shown(action.cell), unit=position.at[cell])
    return refuse("CT-H-8", "no-ground", cell=shown(action.cell))


def _holder(position: Position, token: str, by: int) -> Refusal[RefusalKey] | None:
    """Return why a unit cannot be told anything, or None: it is on the board, in the seat's squad, not wounded."""
    unit = position.units.get(token)
    if unit is None:
        if card_id(token) in position.catalogue.cards:
            return refuse("CT-WD-3", "off-board", unit=token)
        return refuse("BR-VALUE", "no-unit", unit=token)
    if unit.seat != by:
        return refuse("CT-TU-4", "not-yours", unit=token)
    return refuse("CT-WD-2", "wounded", unit=token) if unit.wounded else None


def _unit(position: Position, token: str, by: int) -> Refusal[RefusalKey] | None:
    refusal = _holder(position, token, by)
    if refusal is None and position.units[token].turn == "done":
        return refuse("CT-SK-2", "done", unit=token)
    return refusal


def _move(position: Position, unit: Unit, action: MoveUnit) -> Refusal[RefusalKey] | None:
    power = position.card(unit).movement
    if power is None:
        return refuse("CT-CA-1", "cannot-move", unit=unit.id)
    if not allowed(unit, power):
        return refuse("CT-H-87", "moved", unit=unit.id)
    position = legal.as_if_begun(position, unit)
    return way_fault(position, position.units[unit.id], power, action.to)


def _use(position: Position, unit: Unit, action: UseSkill) -> Refusal[RefusalKey] | None:
    power = position.card(unit).by_id.get(action.skill)
    if power is None:
        return refuse("CT-SK-7", "no-skill", unit=unit.id, skill=action.skill)
    if power.category == "movement":
        return refuse("CT-MV-5", "is-movement", skill=power.name)
    if power.category == "passive":
        return refuse("CT-CA-7", "is-passive", skill=power.name)
    if not allowed(unit, power):
        if power.category == "buff" and unit.turn == "buffed":
            return refuse("CT-CA-6", "second-buff", unit=unit.id)
        rule = "CT-PR-5" if unit.turn in {"moved", "buffed-moved"} and not power.after else "CT-H-65"
        return refuse(rule, "not-after", unit=unit.id, skill=power.name, turn=unit.turn)
    position = legal.as_if_begun(position, unit)
    unit = position.units[unit.id]
    if action.target in targets(position, unit, power):
        return None
    return aim_fault(position, unit, power, action.target)


def _finish(position: Position, unit: Unit, action: Finish) -> Refusal[RefusalKey] | None:
    if unit.turn != "fresh" and not (position.house.finish_after_move and unit.turn in {"moved", "buffed-moved"}):
        return refuse("CT-H-66", "not-fresh", unit=unit.id, turn=unit.turn)
    position = legal.as_if_begun(position, unit)
    unit = position.units[unit.id]
    if action.target in legal.finishable(position, unit):
        return None
    other = position.units.get(action.target)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=action.target)
    if position.ground.grid.distance(unit.cell, other.cell) != 1:
        return refuse("CT-WD-5", "not-adjacent", unit=unit.id, target=other.id)
    return refuse("CT-WD-7", "healthy", target=other.id)


def _cancel(position: Position, unit: Unit, action: Cancel) -> Refusal[RefusalKey] | None:
    if unit.turn != "fresh":
        return refuse("CT-H-66", "not-fresh", unit=unit.id, turn=unit.turn)
    position = legal.as_if_begun(position, unit)
    if action in legal.cancellable(position, position.units[unit.id]):
        return None
    target = action.target
    powers = position.catalogue.powers
    power = powers.get(f"{unit.card}.{action.skill}") or powers.get(action.skill)
    skill = action.skill if power is None else power.name
    where = (target, -1) if isinstance(target, str) else ("", position.ground.grid.cell_number(target))
    made = [effect for effect in skill_effects(unit, position.effects) if legal.skill_name(unit, effect.source) == action.skill]
    for named in made:
        if (named.unit, named.cell) == where:
            first = next(effect for effect in made if effect.use == named.use)
            what = first.unit or shown(position.ground.grid.cells[first.cell])
            return refuse("CT-PR-8", "cancel-whole", skill=skill, target=what)
    return refuse("CT-PR-8", "nothing-to-cancel", unit=unit.id, skill=skill)


def _held(unit: Unit, card: str) -> Refusal[RefusalKey] | None:
    return None if card in unit.trophies else refuse("CT-TR-2", "not-held", unit=unit.id, card=card)


def _trophy(position: Position, unit: Unit, action: UseTrophy) -> Refusal[RefusalKey] | None:
    if refusal := _held(unit, action.card):
        return refusal
    if unit.id in position.budget.joined_this_turn:
        return refuse("CT-H-95", "just-joined", unit=unit.id)
    if action in legal.trophy_uses(position, unit):
        return None
    card = position.catalogue.cards[card_id(action.card)]
    power = card.substance if action.side == "substance" else card.totem
    if power is None:
        return refuse("CT-TR-5", "no-side", card=action.card, side=action.side)
    return aim_fault(position, unit, power, action.target)


def _give(position: Position, unit: Unit, action: GiveTrophy) -> Refusal[RefusalKey] | None:
    if refusal := _held(unit, action.card):
        return refusal
    if unit.id in position.budget.joined_this_turn:
        return refuse("CT-H-95", "just-joined", unit=unit.id)
    if action in legal.gifts(position, unit):
        return None
    if action.card in position.budget.traded:
        return refuse("CT-H-47", "given", card=action.card)
    other = position.units.get(action.to)
    if other is None:
        return refuse("CT-SK-1", "no-target", target=action.to)
    if other.id == unit.id or position.ground.grid.distance(unit.cell, other.cell) != 1:
        return refuse("CT-TR-7", "not-adjacent", unit=unit.id, target=other.id)
    if other.id in position.budget.joined_this_turn and other.kind == "squad":
        return refuse("CT-H-95", "just-joined", unit=other.id)
    if other.kind == "creature":
        return refuse("CT-TR-9", "no-carrier", unit=other.id)
    return refuse("CT-TR-8", "no-carrier", unit=other.id)


def _ability(position: Position, action: UseFaction) -> Refusal[RefusalKey] | None:
    by = action.by
    faction = position.factions[by]
    ability = position.catalogue.abilities.get(faction)
    if ability is None:
        return refuse("CT-H-2", "no-ability", faction=f"faction-{faction}")
    if position.budget.ability[by]:
        return refuse("CT-H-3" if ability.per == "round" else "CT-H-14", "ability-used", per=ability.per)
    if action in legal.abilities(position, by):
        return None
    if action.unit not in legal.ability_targets(position, by):
        if isinstance(ability, Replace):
            return refuse("CT-H-3", "ability-unit", unit=action.unit, only="wounded")
        return refuse("CT-H-14", "ability-unit", unit=action.unit, only=ability.only)
    if isinstance(ability, Empower):
        return refuse("CT-H-14", "ability-card")
    return refuse("CT-H-3", "ability-deck", card=action.card)
