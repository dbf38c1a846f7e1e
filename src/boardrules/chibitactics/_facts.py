"""What the rules derive from a view: numbers with their parts, who has engaged whom, what every skill reaches, what is due."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics._engine import parts
from boardrules.chibitactics._engine.aiming import cell_zone
from boardrules.chibitactics._engine.elimination import ranking
from boardrules.chibitactics._engine.engagement import engagements, provoked
from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._engine.paths import goal_flags
from boardrules.chibitactics._engine.position import Position, card_id
from boardrules.chibitactics._knowledge.determinize import state_of_view
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._types.facts import (
    DieFacts,
    Due,
    Facts,
    Number,
    Part,
    SeatFacts,
    SkillFacts,
    TraitFacts,
    TrophyFacts,
    UnitFacts,
)
from boardrules.chibitactics._types.stack import Choice, Die, Drawing, EventResolution, Opening, PathOption, RadiusAttack, SkillOption
from boardrules.chibitactics._types.state import Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.chibitactics.language import Grant
from boardrules.values import Seat

__all__ = ["FACTS", "facts", "reach_of", "standing"]

FACTS: Final = Facts
"""The type of what :func:`facts` returns."""

KEPT: Final = 512
"""The facts of so many units are kept for each ground before all are forgotten."""


def facts(grounds: Grounds, view: View) -> Facts:
    """Everything that the rules derive from *view*. Raises InvalidState for a view of other content, or with something off its map."""
    position = Position(grounds, state_of_view(grounds, view, view.squads))
    scores, best = ranking(view.options.seats, view.units, view.out)
    return Facts(
        to_act=_to_act(view),
        due=_due(view),
        die=_die(position),
        seats=tuple([_seat(grounds.catalogue, view, Seat(seat), score) for seat, score in enumerate(scores)]),
        units=tuple(_units(position)),
        segments=position.ground.segments(),
        winners=best if view.phase == "over" else (),
    )


def standing(view: View) -> dict[int, UnitView]:
    """The units on the board by the number of their cell in ``view.cells``, in cell order."""
    on = {(unit.cell.q, unit.cell.r): unit for unit in view.units if unit.cell is not None}
    return {number: on[cell.q, cell.r] for number, cell in enumerate(view.cells) if (cell.q, cell.r) in on}


def reach_of(grounds: Grounds, view: View, unit: str, skill: str) -> tuple[Cell, ...]:
    """The cells that *skill* of *unit* reaches from where it stands: where it can go, or at what it can be aimed.

    Effects that end when it declares the skill do not count (CT-PR-6). It need not be the unit's turn.

    Raises
    ------
    KeyError
        for a unit that is not on the board, or a skill that the unit does not have.
    """
    position = Position(grounds, state_of_view(grounds, view, view.squads))
    position, user = _as_declaring(position, position.units[unit])
    return _reach(position, user, position.card(user).by_id[skill])


# -- what is due -----------------------------------------------------------------------------------------------------------------


def _to_act(view: View) -> tuple[Seat, ...]:
    if view.phase in {"first", "over"}:
        return ()
    if view.stack:
        top = view.stack[-1]
        return (top.seat,) if isinstance(top, Choice) else ()
    if view.phase == "squad":
        return tuple([Seat(seat) for seat, squad in enumerate(view.squads) if len(squad) < view.options.squad_size])
    return () if view.clock.turn is None else (view.clock.turn,)


def _due(view: View) -> Due:
    if view.phase == "over":
        return "nothing"
    if not view.stack:
        return "turn" if view.phase == "play" else "die" if view.phase == "first" else view.phase
    match view.stack[-1]:
        case Opening():
            return "segment"
        case Drawing(deck=deck):
            return "event-card" if deck == "event" else "savage-card"
        case Choice(options=options) if options and isinstance(options[0], PathOption):
            return "way"
        case Choice(options=options) if options and isinstance(options[0], SkillOption):
            return "attack"
        case Choice():
            return "event" if len(view.stack) > 1 and isinstance(view.stack[-2], EventResolution) else "prey"
        case _:
            return "die"


def _die(position: Position) -> DieFacts | None:
    """The die on top of the stack, with the parts of its bonus."""
    die = position.stack[-1] if position.stack else None
    if not isinstance(die, Die):
        return None
    number = Number(die.bonus, ())
    key = die.skill if "!" in die.skill else f"{card_id(die.unit)}.{die.skill}"
    power = position.catalogue.powers.get(key)
    if power is not None:
        below = position.stack[-2] if len(position.stack) > 1 else None
        unit = position.units.get(die.unit)
        if unit is not None:
            spent = isinstance(below, RadiusAttack) and (position.house.aiming_roll or bool(power.side))
            wait = () if spent else parts.waiting(position, unit.id)
            number = parts.bonus(position, unit, power, position.derived(unit), wait)
        elif isinstance(below, RadiusAttack) and below.place >= 0:
            at_home = parts.home(position, power, below.place)  # its user is dead (CT-H-67)
            number = Number(sum([part.n for part in at_home]), at_home)
    return DieFacts(die.seat, die.unit, die.skill, die.needs, number, parts.faces(die.needs, die.bonus))


# -- seats and the map -----------------------------------------------------------------------------------------------------------


def _seat(catalogue: Catalogue, view: View, seat: Seat, score: int) -> SeatFacts:
    own = [unit for unit in view.units if unit.seat == seat]
    ability = view.factions[seat] in catalogue.abilities
    return SeatFacts(
        seat,
        tuple([unit.id for unit in own]),
        len(view.squads[seat]),
        len(view.decks[seat]),
        tuple([card for unit in own for card in unit.trophies]),
        "none" if not ability else "used" if view.budget.ability[seat] else "ready",
        score,
    )


# -- units -----------------------------------------------------------------------------------------------------------------------


def _as_declaring(position: Position, unit: Unit) -> tuple[Position, Unit]:
    """The position and *unit* once *unit* has declared something: its one-turn effects have ended by then (CT-PR-6, CT-H-81)."""
    position = as_if_begun(position, unit)
    return position, position.units[unit.id]


def _units(position: Position) -> Iterator[UnitFacts]:
    """Every unit; facts are kept with the ground, since mostly little has changed."""
    held = engagements(position) if position.phase == "play" else {}
    known = position.ground.unit_facts
    makers = {effect.maker for effect in position.effects}
    for token, unit_now in position.units.items():
        now, unit, by = position, unit_now, held.get(token, ())
        if token in makers and unit.cell >= 0:
            now, unit = _as_declaring(position, unit)
            if now is not position and position.phase == "play":
                by = provoked(now, unit)
        if unit.cell < 0:
            yield _unit(now, unit, by, {}, ())
            continue
        found = now.derived(unit)
        wait = parts.waiting(now, unit.id) if now.effects else ()
        key = (unit.id, unit.cell, unit.trophies, by, wait, *found, *_free(now, unit))
        told = known.get(key)
        if told is None:
            if len(known) >= KEPT:
                known.clear()
            told = known[key] = _unit(now, unit, by, found, wait)
        yield told


def _free(position: Position, unit: Unit) -> Iterator[bytes | int]:
    """What depends on who stands where: the goals of each movement, and the cells on which something can appear."""
    cards = position.catalogue.cards
    powers = cards[unit.card].varying
    if unit.trophies:
        powers = (*powers, *[power for token in unit.trophies for power in cards[card_id(token)].varying_totem])
    for power in powers:
        yield goal_flags(position, unit, position.points(unit, power)) if power.category == "movement" else cell_zone(position, unit, power)


def _unit(position: Position, unit: Unit, held: tuple[str, ...], found: parts.Modifiers, wait: tuple[Part, ...]) -> UnitFacts:
    card = position.catalogue.cards[unit.card]
    return UnitFacts(
        unit.id,
        _traits(card.fast_wound, card.fast_death, found),
        held,
        tuple([_skill(position, unit, power, found, wait) for power in card.powers]),
        tuple([_trophy(position, unit, token, found, wait) for token in unit.trophies]),
    )


def _traits(fast_wound: bool, fast_death: bool, found: parts.Modifiers) -> tuple[TraitFacts, ...]:  # noqa: FBT001  (of the card)
    if not found and not fast_wound and not fast_death:
        return ()
    traits = [TraitFacts("fast-wound", "printed")] if fast_wound else []
    if fast_death:
        traits.append(TraitFacts("fast-death", "printed"))
    given = [(source, operation.trait) for (source, _), operation in found.items() if isinstance(operation, Grant)]
    return (*traits, *[TraitFacts(trait, parts.kind_of(source), source) for source, trait in given])


def _trophy(position: Position, unit: Unit, token: str, found: parts.Modifiers, wait: tuple[Part, ...]) -> TrophyFacts:
    card = position.catalogue.cards[card_id(token)]
    return TrophyFacts(
        token, tuple([_skill(position, unit, side, found, wait) for side in (card.substance, card.totem) if side is not None])
    )


def _skill(position: Position, unit: Unit, power: Power, found: parts.Modifiers, wait: tuple[Part, ...]) -> SkillFacts:
    moves = power.category == "movement"
    bonus = parts.bonus(position, unit, power, found, wait) if power.needs else None
    return SkillFacts(
        power.key if power.side else power.id,
        parts.points(power, found) if moves else None,
        None if moves else parts.reach(position, unit, power, found),
        power.needs,
        bonus,
        6 if bonus is None else parts.faces(power.needs, bonus.value),
        _reach(position, unit, power) if unit.cell >= 0 else (),
    )


def _reach(position: Position, unit: Unit, power: Power) -> tuple[Cell, ...]:
    grid = position.ground.grid
    if power.category == "movement":
        ends = goal_flags(position, unit, position.points(unit, power))
        return grid.picked(ends)
    if power.aim == "cell":
        return grid.cells_of(cell_zone(position, unit, power))
    return grid.cells_of(position.zone(unit, power) | (1 << unit.cell if power.on_self else 0))
