"""What may be seen of a position, and a position that fits what was seen (CT-H-94)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from boardrules.chibitactics._engine.map import effect_view, ground_of
from boardrules.chibitactics._legality.legal import to_act
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.actions import Action, PickUnit
from boardrules.chibitactics._types.events import Event, UnitPicked
from boardrules.chibitactics._types.stack import Choice, EventResolution, PathOption, SavageTurn, SkillOption
from boardrules.chibitactics._types.state import Effect, EffectView, State, Unit, UnitView, View
from boardrules.chibitactics._types.values import Cell
from boardrules.contract import Decision, Rng
from boardrules.errors import UnknownSeat
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["VISIBILITY", "Visibility", "determinize", "pending", "redact_action", "redact_event", "view"]

Visibility: TypeAlias = Literal["public", "owner", "nobody", "mask", "derived"]

VISIBILITY: Final[dict[str, Visibility]] = {
    **dict.fromkeys(State.__struct_fields__, "public"),
    "squads": "owner",
}
"""Who may know each field of the state. Squads are sealed until all are complete. Decks have no order: what is in them follows from
what is not, and what comes next does not exist until it is drawn (CT-H-94)."""


def view(catalogue: Catalogue, state: State, seat: Seat | None) -> View:
    """All that *seat* may know: everything but the squads of others while they are picked, and the luck to come. Raises UnknownSeat."""
    if seat is not None and not 0 <= seat < state.options.seats:
        raise UnknownSeat(seat, state.options.seats)
    squads = state.squads
    if state.phase == "squad":
        squads = tuple(squad if owner == seat else ("",) * len(squad) for owner, squad in enumerate(squads))
    ground = ground_of(catalogue, state.options, state.board)
    cells = ground.grid.cells
    return View(
        seat,
        state.options,
        state.pack,
        state.phase,
        state.round,
        state.first,
        state.turn,
        state.factions,
        squads,
        state.decks,
        state.board,
        ground.views(),
        state.segments,
        state.savages,
        state.savage_discard,
        state.events,
        state.event_discard,
        state.event,
        tuple([_unit_view(unit, cells) for unit in state.units]),
        tuple([effect_view(effect, cells) for effect in state.effects]),
        state.ability,
        state.running,
        state.paused,
        state.turn_keepers_used,
        state.traded,
        state.joined_this_turn,
        state.stack,
        state.out,
    )


def _unit_view(unit: Unit, cells: tuple[Cell, ...]) -> UnitView:
    """*unit* as it is seen."""
    cell = cells[unit.cell] if unit.cell >= 0 else None
    return UnitView(
        unit.id,
        unit.card,
        unit.kind,
        unit.owner,
        unit.seat,
        cell,
        unit.wounded,
        unit.turn,
        unit.trophies,
        unit.home,
        unit.activator,
        unit.maker,
        unit.source,
    )


def _unit(seen: UnitView, index: dict[tuple[int, int], int]) -> Unit:
    """What is seen as *seen*."""
    cell = -1 if seen.cell is None else index[seen.cell.q, seen.cell.r]
    return Unit(
        seen.id,
        seen.card,
        seen.kind,
        seen.owner,
        seen.seat,
        cell,
        seen.wounded,
        seen.turn,
        seen.trophies,
        seen.home,
        seen.activator,
        seen.maker,
        seen.source,
    )


def _effect(seen: EffectView, index: dict[tuple[int, int], int]) -> Effect:
    """What is seen as *seen*."""
    cell = -1 if seen.cell is None else index[seen.cell.q, seen.cell.r]
    return Effect(seen.source, seen.op, seen.kind, seen.seat, seen.maker, seen.unit, cell, seen.aged, seen.use)


def redact_action(action: Action, seat: Seat | None) -> Action | None:
    """*action* as *seat* may see it: of another seat's pick only that there was one."""
    if isinstance(action, PickUnit) and action.by != seat:
        return PickUnit(action.by, "")
    return action


def redact_event(event: Event, seat: Seat | None) -> Event | None:
    """*event* as *seat* may see it."""
    if isinstance(event, UnitPicked) and event.seat != seat:
        return UnitPicked(event.seat, "")
    return event


def determinize(catalogue: Catalogue, view: View, rng: Rng) -> State:
    """A position that fits *view*: hidden squads are filled from their decks at random; nothing else is hidden."""
    squads = view.squads
    if view.phase == "squad":
        squads = tuple(_guessed(squad, view.decks[seat], rng) for seat, squad in enumerate(squads))
    index = ground_of(catalogue, view.options, view.board).grid.index
    return State(
        view.options,
        view.pack,
        view.phase,
        view.round,
        view.first,
        view.turn,
        view.factions,
        squads,
        view.decks,
        view.board,
        view.segments,
        view.savages,
        view.savage_discard,
        view.events,
        view.event_discard,
        view.event,
        tuple([_unit(unit, index) for unit in view.units]),
        tuple([_effect(effect, index) for effect in view.effects]),
        view.ability,
        view.running,
        view.paused,
        view.turn_keepers_used,
        view.traded,
        view.joined_this_turn,
        view.stack,
        view.out,
    )


def _guessed(squad: tuple[str, ...], deck: tuple[str, ...], rng: Rng) -> tuple[str, ...]:
    if "" not in squad:
        return squad
    left = list(deck)
    return tuple(left.pop(rng.randrange(len(left))) for _ in squad)


def pending(catalogue: Catalogue, state: State, seat: Seat) -> Decision | None:
    """What *seat* is being asked, in words."""
    if seat == CHANCE or seat not in to_act(state):
        return None
    if state.stack:
        top = state.stack[-1]
        return _choice(catalogue, state, seat, top) if isinstance(top, Choice) else None
    match state.phase:
        case "faction":
            return Decision(seat, RuleId("CT-SU-4"), "faction", "Choose a faction.")
        case "squad":
            left = state.options.squad_size - len(state.squads[seat])
            question = f"Pick a unit for your squad: {left} to go. Nobody sees it yet." if left > 1 else "Pick the last unit of your squad."
            return Decision(seat, RuleId("CT-SU-5"), "squad", question)
        case "deploy":
            return Decision(seat, RuleId("CT-H-8"), "deploy", "Place a unit of your squad on your start segment.")
        case _:
            return Decision(seat, RuleId("CT-TU-4"), "turn", "Use units, trophies or your faction's ability, or end your turn.")


def _choice(catalogue: Catalogue, state: State, seat: Seat, top: Choice) -> Decision:
    below = state.stack[-2]
    who = catalogue.cards[below.unit].name if isinstance(below, SavageTurn) else ""
    if isinstance(top.options[0], PathOption):
        return Decision(seat, top.rule, "way", f"Choose the way of {who}, which you steer." if who else "Choose the way to go.")
    if isinstance(top.options[0], SkillOption):
        return Decision(seat, top.rule, "attack", f"Choose the attack of {who}, which you steer.")
    if isinstance(below, EventResolution):
        return Decision(seat, top.rule, "event", f"{catalogue.events[below.event].name}: choose the unit that it meets.")
    return Decision(seat, top.rule, "prey", f"Choose which of the nearest units {who} goes for.")
