"""Legal actions, whose turn it is, and luck (CT-TU, CT-H-65, CT-H-66, CT-H-68)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.board.concerns import allied
from boardrules.chibitactics._engine.board.masks import BITS, members
from boardrules.chibitactics._engine.course.setup import deployable
from boardrules.chibitactics._engine.orders import skill_effects
from boardrules.chibitactics._engine.paths import moves
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import aimed, cell_zone, targets
from boardrules.chibitactics._engine.unit_turn import allowed, begin, stale
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Empower, Trait
from boardrules.values import CHANCE, Seat

FAST: Final[tuple[Trait, ...]] = ("fast-wound", "fast-death")
"""CT-WD-7, CT-WD-8."""

_MAY_MOVE: Final[tuple[t.TurnState, ...]] = ("fresh", "buffed")
"""CT-H-65; a fresh unit may use any skill of its own, passives apart, which nobody declares."""

_SEATS: Final = tuple(tuple(Seat(seat) for seat in range(n)) for n in range(7))
_ALONE: Final = tuple((Seat(seat),) for seat in range(6))
_BY_CHANCE: Final = (CHANCE,)
_ROLLS: Final = tuple(t.Roll(CHANCE, value) for value in range(1, 7))
_ENDS: Final = tuple(t.EndTurn(Seat(seat)) for seat in range(6))


Standing: TypeAlias = t.State | Position
"""A state, or one taken apart."""


def seats(state: t.State) -> tuple[Seat, ...]:
    """Return all seats of this game, in turn order from seat 0."""
    return _SEATS[state.options.seats]


def chance(state: Standing) -> int:
    """Return the number of outcomes that luck has now: faces of the die, segments or cards that may come; else 0."""
    if not state.stack:
        return 0
    top = state.stack[-1]
    if type(top) is t.Die:
        return 6
    if type(top) is t.Opening:
        return len(state.supply.segments)
    if type(top) is t.Drawing:
        return len(state.supply.events if top.deck == "event" else state.supply.savages)
    return 0


def chance_action(state: Standing, k: int) -> t.Action:
    """Return the *k*-th outcome of the chance point: faces ascend, segments and cards come in the order of their ids."""
    top = state.stack[-1]
    if type(top) is t.Die:
        return _ROLLS[k]
    if type(top) is t.Opening:
        return t.Open(CHANCE, state.supply.segments[k])
    if type(top) is t.Drawing:
        return t.DrawEvent(CHANCE, state.supply.events[k]) if top.deck == "event" else t.DrawSavage(CHANCE, state.supply.savages[k])
    return _ROLLS[k]


def to_act(state: Standing) -> tuple[Seat, ...]:
    """Return who may act: all seats whose squads are not complete, else the seat whose turn or choice it is, luck, or nobody."""
    if state.phase == "over":
        return ()
    if state.phase == "squad":
        size = state.options.squad_size
        return tuple(Seat(seat) for seat, squad in enumerate(state.squads) if len(squad) < size)
    if state.stack:
        top = state.stack[-1]
        return _ALONE[top.seat] if isinstance(top, t.Choice) else _BY_CHANCE
    return () if state.clock.turn is None else _ALONE[state.clock.turn]


def legal(position: Position) -> tuple[t.Action, ...]:
    """Return every legal action of all seats to act, in a fixed order.

    Unit by unit, the longest on the board first: its move, its skills, a spent turn, its trophies; then the ability, then EndTurn.
    """
    found = asked(position)
    return orders(position, to_act(position)[0]) if found is None else found


def asked(state: Standing) -> tuple[t.Action, ...] | None:
    """Return the picks of units, the outcomes of luck, the answers to a question, or nothing if nobody is to act; else None.

    These do not depend on what stands where.
    """
    acting = to_act(state)
    if not acting:
        return ()
    if state.phase == "squad":
        return tuple([action for by in acting for action in _picks(state, by)])
    if acting[0] == CHANCE:
        return tuple([chance_action(state, k) for k in range(chance(state))])
    if state.stack:
        top = state.stack[-1]
        return tuple([t.Choose(acting[0], option) for option in top.options]) if isinstance(top, t.Choice) else ()
    return None


def orders(position: Position, by: Seat) -> tuple[t.Action, ...]:
    """Return every legal action of *by*, who chooses a faction or deploys, or whose turn it is."""
    if position.phase == "faction":
        return tuple([t.PickFaction(by, faction) for faction in position.catalogue.factions])
    if position.phase == "deploy":
        waiting, free = deployable(position)
        grid = position.ground.grid
        numbers = [grid.rank[cell] for cell in free]
        rows = [grid.deploys(by, unit.id) for unit in waiting]
        return tuple([row[number] for row in rows for number in numbers])
    found: list[t.Action] = []
    for unit in position.units.values():
        if unit.seat != by or unit.wounded:
            continue
        if unit.turn != "done":
            unit_actions(position, unit, found)
        if unit.trophies:
            found += trophy_uses(position, unit)
            found += gifts(position, unit)
    if by < len(position.budget.ability) and not position.budget.ability[by]:
        found += abilities(position, by)
    found.append(_ENDS[by])
    return tuple(found)


def _picks(state: Standing, by: Seat) -> Iterator[t.PickUnit]:
    squad = state.squads[by]
    return (t.PickUnit(by, unit) for unit in state.decks[by] if unit not in squad)


def as_if_begun(position: Position, unit: t.Unit) -> Position:
    """Return the position once *unit* has declared something, without its earlier one-turn effects (CT-PR-6, CT-H-81)."""
    token = unit.id
    if token != position.clock.running and token not in position.clock.paused:
        for effect in position.effects:
            if effect.maker == token and stale(effect, token):
                fork = Position(position.grounds, position.state())
                begin(fork, token)
                return fork
    return position


def unit_actions(position: Position, unit: t.Unit, found: list[t.Action]) -> None:
    """Add to *found* the actions of *unit*, whose turn is not over: its move, skills, and spent turns (CT-H-65, CT-H-66)."""
    by, token = unit.seat, unit.id
    if position.effects:
        position = as_if_begun(position, unit)
        unit = position.units.get(token, unit)
        if unit.seat != by:  # pragma: no cover  (nobody frees himself)
            return
    card, grid = position.catalogue.cards[unit.card], position.ground.grid
    here, turn = unit.cell, unit.turn
    power = card.movement
    if power is not None and turn in _MAY_MOVE:
        found += moves(position, unit, numbers.points(position, unit, power))
    fresh = turn == "fresh"
    others = position.occupied ^ BITS[here]
    if "range" not in position.in_force().touched:
        others &= grid.ball(here, card.farthest)
    for power in card.active:
        if fresh or allowed(unit, power):
            if power.aim == "cell":
                found += grid.uses_at(by, token, power.id, cell_zone(position, unit, power))
            elif power.aim == "self":
                for target in targets(position, unit, power):
                    found.append(t.UseSkill(by, token, power.id, target))
            elif others or power.on_self:
                for other in aimed(position, unit, power, others):
                    found.append(t.UseSkill(by, token, power.id, other))
    if grid.near_mask[here] & others and (fresh or (position.house.finish_after_move and turn in {"moved", "buffed-moved"})):
        for other in finishable(position, unit):
            found.append(t.Finish(by, token, other))
    if fresh and token in position.in_force().makers:
        found += cancellable(position, unit)


def finishable(position: Position, unit: t.Unit) -> list[str]:
    """Return the adjacent units on which a turn can be spent: the wounded, and those that wound or die fast (CT-WD-5, 7, 8)."""
    near = position.ground.grid.near_mask[unit.cell] & position.occupied
    if not near:
        return []
    found: list[str] = []
    cards, touched = position.catalogue.cards, position.in_force().touched
    given = FAST[0] in touched or FAST[1] in touched
    for cell in members(near):
        other = position.units[position.at[cell]]
        card = cards[other.card]
        if other.wounded or card.fast_wound or card.fast_death or (given and any(numbers.has(position, other, trait) for trait in FAST)):
            found.append(other.id)
    return found


def cancellable(position: Position, unit: t.Unit) -> list[t.Cancel]:
    """Return the ends of what *unit* made (CT-PR-8): a creature, or a use of a sustained skill, named by the first thing it lies on."""
    found: dict[tuple[str, int], t.Cancel] = {}
    cells = position.ground.grid.cells
    for effect in skill_effects(unit, position.effects):
        if (effect.source, effect.use) not in found:
            target: t.Target = effect.unit or cells[effect.cell]
            found[effect.source, effect.use] = t.Cancel(unit.seat, unit.id, skill_name(unit, effect.source), target)
    creatures = [other for other in position.units.values() if other.maker == unit.id]
    return [*found.values(), *(t.Cancel(unit.seat, unit.id, skill_name(unit, other.source), other.id) for other in creatures)]


def skill_name(unit: t.Unit, source: str) -> str:
    """Return the name by which a :class:`Cancel` of *unit* calls the skill that is the *source* of an effect."""
    return source.removeprefix(f"{unit.card}.")


def trophy_uses(position: Position, unit: t.Unit) -> list[t.UseTrophy]:
    """Return the uses of trophies of *unit*: one side of each (CT-TR-2 to CT-TR-5, CT-H-68)."""
    found: list[t.UseTrophy] = []
    if unit.id in position.budget.joined_this_turn:  # captured this turn (CT-H-73, CT-H-95)
        return found
    for token in unit.trophies:
        card = position.catalogue.cards[card_id(token)]
        if card.substance is not None:
            found += [t.UseTrophy(unit.seat, unit.id, token, "substance", target) for target in targets(position, unit, card.substance)]
        if card.totem is not None:
            found += [t.UseTrophy(unit.seat, unit.id, token, "totem", target) for target in targets(position, unit, card.totem)]
    return found


def gifts(position: Position, unit: t.Unit) -> list[t.GiveTrophy]:
    """Return the gifts of trophies by *unit* to adjacent, unwounded units of its squad (CT-TR-7, CT-TR-8, CT-H-47)."""
    cards = [card for card in unit.trophies if card not in position.budget.traded]
    if not cards or unit.id in position.budget.joined_this_turn:
        return []
    takers: list[str] = []
    for cell in position.ground.grid.near[unit.cell]:
        token = position.at.get(cell)
        if token is not None:
            other = position.units[token]
            if other.kind == "squad" and not other.wounded and allied(unit, other) and token not in position.budget.joined_this_turn:
                takers.append(token)
    return [t.GiveTrophy(unit.seat, unit.id, taker, card) for card in cards for taker in takers]


def ability_targets(position: Position, by: Seat) -> list[str]:
    """Return the units on which the ability of *by* could be used now."""
    ability = position.catalogue.abilities.get(position.factions[by])
    if ability is None:
        return []
    if type(ability) is Empower:
        only = ability.only
        if only == "any":
            return [unit.id for unit in position.units.values() if unit.seat == by]
        return [unit.id for unit in position.units.values() if unit.seat == by and (only == "wounded") == unit.wounded]
    return [unit.id for unit in position.units.values() if unit.kind == "squad" and unit.owner == by == unit.seat and unit.wounded]


def abilities(position: Position, by: Seat) -> list[t.UseFaction]:
    """Return the uses of the ability of *by*, if it has not used it (CT-TU-4, CT-H-3, CT-H-14)."""
    found = ability_targets(position, by)
    if found and isinstance(position.catalogue.abilities[position.factions[by]], Empower):
        return [t.UseFaction(by, token) for token in found]
    return [t.UseFaction(by, token, card) for token in found for card in position.decks[by]]
