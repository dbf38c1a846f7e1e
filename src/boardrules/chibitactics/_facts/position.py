"""The facts of a view: numbers with their parts, engagement, the reach of every skill, and what is due."""

from __future__ import annotations

from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import parts
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.course.rounds import ranking
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._facts.units import cells_in_reach, units_of
from boardrules.chibitactics._knowledge.determinize import state_of_view
from boardrules.chibitactics._legality.legal import as_if_begun
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.facts import DieFacts, Due, Facts, Number, SeatFacts
from boardrules.chibitactics._types.tokens import card_id
from boardrules.values import Seat

FACTS: Final = Facts
"""The type of what :func:`facts` returns."""


def facts(grounds: Grounds, view: t.View, newest: tuple[t.State, Position] | None = None) -> Facts:
    """Return the facts of *view*. Raises InvalidState for a view of other content, or with something off its map.

    *newest*: a state and its working copy, which serves if the view was made of that state and hides nothing of it: so it is in play.
    """
    last = grounds.last_view
    if newest is not None and last is not None and last[0] is view and last[1] is newest[0] and view.phase == "play":
        position = newest[1]
    else:
        position = Position(grounds, state_of_view(grounds, view, view.squads))
    scores, best = ranking(view.units, view.out)
    return Facts(  # by position: by name it takes three times as long
        _to_act(view),
        _due(view),
        _die(position),
        _seats(grounds.catalogue, view, scores),
        tuple(units_of(position)),
        position.ground.segments(),
        best if view.phase == "over" else (),
    )


def standing(view: t.View) -> dict[int, t.UnitView]:
    """Return the units on the board by the number of their cell in ``view.cells``, in cell order."""
    on = {(unit.cell.q, unit.cell.r): unit for unit in view.units if unit.cell is not None}
    return {number: on[cell.q, cell.r] for number, cell in enumerate(view.cells) if (cell.q, cell.r) in on}


def reach_of(grounds: Grounds, view: t.View, unit: str, skill: str) -> tuple[t.Cell, ...]:
    """Return the cells that *skill* of *unit* reaches from where it stands: where it can go, or at what it can be aimed.

    Effects that end when it declares the skill do not count (CT-PR-6). It need not be the unit's turn.

    Raises
    ------
    KeyError
        for a unit that is not on the board, or a skill that the unit does not have.
    """
    position = Position(grounds, state_of_view(grounds, view, view.squads))
    user = position.units[unit]
    position = as_if_begun(position, user)
    user = position.units[unit]
    return cells_in_reach(position, user, position.card(user).by_id[skill])


# -- what is due -----------------------------------------------------------------------------------------------------------------


def _to_act(view: t.View) -> tuple[Seat, ...]:
    if view.phase in {"first", "over"}:
        return ()
    if view.stack:
        top = view.stack[-1]
        return (top.seat,) if isinstance(top, t.Choice) else ()
    if view.phase == "squad":
        return tuple([Seat(seat) for seat, squad in enumerate(view.squads) if len(squad) < view.options.squad_size])
    return () if view.clock.turn is None else (view.clock.turn,)


def _due(view: t.View) -> Due:
    if view.phase == "over":
        return "nothing"
    if not view.stack:
        return "turn" if view.phase == "play" else "die" if view.phase == "first" else view.phase
    match view.stack[-1]:
        case t.Opening():
            return "segment"
        case t.Drawing(deck=deck):
            return "event-card" if deck == "event" else "savage-card"
        case t.Choice(options=options) if options and isinstance(options[0], t.PathOption):
            return "way-of" if len(view.stack) > 1 and isinstance(view.stack[-2], t.SavageTurn) else "way"
        case t.Choice(options=options) if options and isinstance(options[0], t.SkillOption):
            return "attack"
        case t.Choice():
            return "event" if len(view.stack) > 1 and isinstance(view.stack[-2], t.EventResolution) else "prey"
        case _:
            return "die"


def _die(position: Position) -> DieFacts | None:
    """Return the die on top of the stack, with the parts of its bonus, or None."""
    die = position.stack[-1] if position.stack else None
    if not isinstance(die, t.Die):
        return None
    number = Number(die.bonus, ())
    key = die.skill if "!" in die.skill else f"{card_id(die.unit)}.{die.skill}"
    power = position.catalogue.powers.get(key)
    if power is not None:
        below = position.stack[-2] if len(position.stack) > 1 else None
        unit = position.units.get(die.unit)
        if unit is not None:
            spent = isinstance(below, t.RadiusAttack) and (position.house.aiming_roll or bool(power.side))
            wait = () if spent else parts.waiting(position, unit.id)
            number = parts.bonus(position, unit, power, position.in_force().modifiers(unit), wait)
        elif isinstance(below, t.RadiusAttack) and below.place >= 0:
            at_home = parts.home(position, power, below.place)  # its user is dead (CT-H-67)
            number = Number(sum([part.n for part in at_home]), at_home)
    return DieFacts(die.seat, die.unit, die.skill, die.needs, number, parts.faces(die.needs, die.bonus))


# -- seats and the map -----------------------------------------------------------------------------------------------------------


def _seats(catalogue: Catalogue, view: t.View, scores: tuple[int, ...]) -> tuple[SeatFacts, ...]:
    units: list[list[str]] = [[] for _ in scores]
    trophies: list[list[str]] = [[] for _ in scores]
    for unit in view.units:
        if unit.seat >= 0:
            units[unit.seat].append(unit.id)
            trophies[unit.seat] += unit.trophies
    return tuple(
        [
            SeatFacts(
                Seat(seat),
                tuple(units[seat]),
                len(view.squads[seat]),
                len(view.decks[seat]),
                tuple(trophies[seat]),
                "none" if view.factions[seat] not in catalogue.abilities else "used" if view.budget.ability[seat] else "ready",
                score,
            )
            for seat, score in enumerate(scores)
        ]
    )
