"""The facts of units: traits, engagement, and every skill with its numbers and its reach.

Between two positions of a game little changes. So what is found out of a unit is kept, by all that it follows from: the ground,
the unit, what lasts on it, the passives and the event that modify it, and then who stands on the cells on which that matters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from boardrules.chibitactics._engine import numbers, parts
from boardrules.chibitactics._engine.board.concerns import allied
from boardrules.chibitactics._engine.board.in_force import Modifiers
from boardrules.chibitactics._engine.paths import goal_mask
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.aiming import cell_zone, may_summon
from boardrules.chibitactics._engine.skills.engagement import Threats, engagements, provoked, threats
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.facts import Number, Part, SkillFacts, TraitFacts, TrophyFacts, UnitFacts
from boardrules.chibitactics._types.state import Effect, Unit
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics._types.values import Cell
from boardrules.chibitactics.language import Grant, Trait

SURROUNDINGS: Final = 64
"""Maximum number of grounds kept; then all are forgotten."""
UNITS: Final = 256
"""Maximum number of units kept of each."""
TOLD: Final = 16
"""Maximum number of arrangements of others around one unit."""
NUMBERS: Final = 2048
"""Maximum number of skills whose numbers are kept, each with its modifiers."""


Numbers: TypeAlias = tuple[Number | None, Number | None, Number | None, int]
"""Points of a move, range and bonus of another skill, and how many faces of its die succeed."""


@dataclass(slots=True)
class Known:
    """Facts of a unit where it stands that do not depend on who stands beside it.

    ``skills``: by key; the ``varying`` ones reach nothing here. ``mask``: the cells on which it matters to these who stands there;
    ``told``: facts by who does, and by who has engaged the unit. ``threats``: the zones of its own skills with Engagement.
    """

    found: Modifiers
    wait: tuple[Part, ...]
    skills: dict[str, SkillFacts]
    varying: tuple[Power, ...]
    summons: tuple[Power, ...]
    mask: int
    threats: Threats
    told: dict[tuple[object, ...], UnitFacts] = field(default_factory=dict)


class _Last(NamedTuple):
    """The facts of all units last time, and what they followed from: the event, the effects, and the owners of auras."""

    event: str
    effects: tuple[Effect, ...]
    sources: list[Unit]
    known: dict[str, tuple[Unit, Known]]


@dataclass(slots=True)
class OnGround:
    """Facts of units on one ground, by everything that they follow from."""

    units: dict[tuple[object, ...], Known] = field(default_factory=dict)
    last: _Last | None = None


def units_of(position: Position) -> Iterator[UnitFacts]:
    """Yield the facts of every unit, in their order."""
    knows = _knows(position)
    held = engagements(position, [(unit, known.threats) for unit, known in knows]) if position.phase == "play" else {}
    makers = {effect.maker for effect in position.effects}
    for unit, known in knows:
        by = held.get(unit.id, ())
        if unit.id in makers and unit.cell >= 0:
            now = as_if_begun(position, unit)
            if now is not position:
                begun = now.units[unit.id]
                yield _told(now, begun, provoked(now, begun) if now.phase == "play" else (), _recalled(now, _kept(now).units, begun))
                continue
        beside: tuple[object, ...] = (by, position.occupied & known.mask, position.living & known.mask)
        if known.summons or position.house.cross_own:
            beside += tuple(_more(position, unit, known))
        told = known.told.get(beside)
        if told is None:
            if len(known.told) >= TOLD:
                known.told.clear()
            told = known.told[beside] = _told(position, unit, by, known)
        yield told


def _knows(position: Position) -> list[tuple[Unit, Known]]:
    """Return every unit with its facts. They are reused while neither the unit nor anything that can modify it has changed."""
    kept = _kept(position)
    sources = [owner for owner, _ in position.in_force().auras]
    before, effects = kept.last, tuple(position.effects)
    same = before is not None and before.event == position.event and before.effects == effects and before.sources == sources
    were = before.known if before is not None and same else {}
    now: dict[str, tuple[Unit, Known]] = {}
    for token, unit in position.units.items():
        was = were.get(token)
        now[token] = was if was is not None and was[0] is unit else (unit, _recalled(position, kept.units, unit))
    kept.last = _Last(position.event, effects, sources, now)
    return list(now.values())


def _recalled(position: Position, kept: dict[tuple[object, ...], Known], unit: Unit) -> Known:
    """Return the facts of a unit, if it was as it is now before."""
    found = position.in_force().modifiers(unit)
    wait = parts.waiting(position, unit.id) if position.effects else ()
    key = (unit.id, unit.card, unit.cell, unit.wounded, unit.seat, unit.home, unit.trophies, (*found, *wait))
    known = kept.get(key)
    if known is None:
        if len(kept) >= UNITS:
            kept.clear()
        known = kept[key] = _known(position, unit, found, wait)
    return known


def _kept(position: Position) -> OnGround:
    """Return what is kept of units on this ground."""
    kept = position.grounds.kept
    found = kept.get(position.ground)
    if not isinstance(found, OnGround):
        if len(kept) >= SURROUNDINGS:
            kept.clear()
        found = kept[position.ground] = OnGround()
    return found


def _more(position: Position, unit: Unit, known: Known) -> Iterator[object]:
    """Yield what else the reach of a varying skill depends on: room for creatures, and units to cross (CT-H-16, CT-H-82)."""
    for power in known.summons:
        yield may_summon(position, unit, power)
    if position.house.cross_own and known.mask:
        own = [other for other in position.units.values() if allied(unit, other) and other.cell >= 0]
        yield sum([1 << other.cell for other in own if not other.wounded]) & known.mask


def _known(position: Position, unit: Unit, found: Modifiers, wait: tuple[Part, ...]) -> Known:
    cards = position.catalogue.cards
    if unit.cell < 0:
        return Known({}, (), {}, (), (), 0, ())
    powers = list(cards[unit.card].powers)
    for token in unit.trophies:
        card = cards[card_id(token)]
        powers += [side for side in (card.substance, card.totem) if side is not None]
    varying = tuple([power for power in powers if power.varies])
    summons = tuple([power for power in varying if power.category == "summon"])
    known = Known(found, wait, {}, varying, summons, 0, threats(position, unit))
    for power in powers:
        known.skills[power.key] = _skill(position, unit, power, known)
        if not power.varies:
            continue
        if power.category == "movement":
            known.mask |= position.ground.grid.ball(unit.cell, numbers.points(position, unit, power))
        else:
            known.mask |= numbers.zone(position, unit, power) | 1 << unit.cell
    return known


def _told(position: Position, unit: Unit, held: tuple[str, ...], known: Known) -> UnitFacts:
    card = position.catalogue.cards[unit.card]
    return UnitFacts(
        unit.id,
        _traits(card.fast_wound, card.fast_death, known.found),
        held,
        tuple([_reaching(position, unit, power, known) for power in card.powers]),
        tuple([_trophy(position, unit, token, known) for token in unit.trophies]),
    )


def _traits(fast_wound: bool, fast_death: bool, found: Modifiers) -> tuple[TraitFacts, ...]:  # noqa: FBT001  (of the card)
    if not found and not fast_wound and not fast_death:
        return ()
    traits: list[TraitFacts] = [TraitFacts("fast-wound", "printed")] if fast_wound else []
    if fast_death:
        traits.append(TraitFacts("fast-death", "printed"))
    given: list[tuple[str, Trait]] = [(source, operation.trait) for (source, _), operation in found.items() if isinstance(operation, Grant)]
    return (*traits, *[TraitFacts(trait, parts.kind_of(source), source) for source, trait in given])


def _trophy(position: Position, unit: Unit, token: str, known: Known) -> TrophyFacts:
    card = position.catalogue.cards[card_id(token)]
    sides = [side for side in (card.substance, card.totem) if side is not None]
    return TrophyFacts(token, tuple([_reaching(position, unit, side, known) for side in sides]))


def _reaching(position: Position, unit: Unit, power: Power, known: Known) -> SkillFacts:
    """Return the facts of a skill, with its present reach if that varies."""
    skill = known.skills.get(power.key)
    if skill is None:  # the unit is not placed yet
        return _skill(position, unit, power, known)
    if not power.varies:
        return skill
    if skill.points is not None:
        reach = position.ground.grid.cells_of(goal_mask(position, unit, skill.points.value))
    else:
        reach = cells_in_reach(position, unit, power)
    return SkillFacts(skill.id, skill.points, skill.range, skill.needs, skill.bonus, skill.faces, reach)


def _skill(position: Position, unit: Unit, power: Power, known: Known) -> SkillFacts:
    points, reach, bonus, faces = _numbers(position, unit, power, known)
    return SkillFacts(
        power.key if power.side else power.id,
        points,
        reach,
        power.needs,
        bonus,
        faces,
        cells_in_reach(position, unit, power) if unit.cell >= 0 and not power.varies else (),
    )


def _numbers(position: Position, unit: Unit, power: Power, known: Known) -> Numbers:
    """Return the numbers of a skill. They are kept by what they depend on: the unit's modifiers and the terrain on which it stands."""
    placed = unit.cell >= 0
    on_hill = placed and power.uphill and position.ground.kinds["hill"] >> unit.cell & 1
    key = (power.key, tuple(known.found), on_hill, numbers.home_bonus(position, power, unit.cell) if placed else 0, known.wait)
    kept = position.grounds.numbers
    found = kept.get(key)
    if found is None:
        if len(kept) >= NUMBERS:
            kept.clear()
        moves = power.category == "movement"
        bonus = parts.bonus(position, unit, power, known.found, known.wait) if power.needs else None
        found = kept[key] = (
            parts.points(power, known.found) if moves else None,
            None if moves else parts.reach(position, unit, power, known.found),
            bonus,
            6 if bonus is None else parts.faces(power.needs, bonus.value),
        )
    return found


def cells_in_reach(position: Position, unit: Unit, power: Power) -> tuple[Cell, ...]:
    """Return the cells to which *power* leads *unit*, or at which it can be aimed, from where it stands, in cell order."""
    grid = position.ground.grid
    if power.category == "movement":
        return grid.cells_of(goal_mask(position, unit, numbers.points(position, unit, power)))
    if power.aim == "cell":
        return grid.cells_of(cell_zone(position, unit, power))
    return grid.cells_of(numbers.zone(position, unit, power) | (1 << unit.cell if power.on_self else 0))
