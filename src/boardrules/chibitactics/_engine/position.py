"""A position that is being changed: a state taken apart, with units by id and by cell and lists in place of tuples."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.ground import Ground, effect_view
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.board.in_force import InForce, drawn
from boardrules.chibitactics._engine.board.masks import BITS
from boardrules.chibitactics._packs.compile import Card, Catalogue
from boardrules.chibitactics._types.tokens import FREE, owner_of
from boardrules.chibitactics.language import Capture
from boardrules.toolkit.reuse import Reuse
from boardrules.values import Seat

Cards: TypeAlias = tuple[str, ...]
Snapshot: TypeAlias = tuple[
    tuple[t.Phase, t.Clock, t.Budget, Cards, tuple[Cards, ...], tuple[Cards, ...], t.Supply, str, tuple[int, ...]],
    tuple[Cards, Ground, int, int, bool, InForce | None],
    tuple[dict[str, t.Unit], dict[int, str], list[t.Effect], list[t.Frame]],
]
"""What changes in a position, as it was at some time: values, what follows from them, and copies of what changes in place."""


class Position:
    """A state that is being changed, used by one call of one rule function at a time.

    The fields are those of :class:`State`; ``units`` and ``at`` are dictionaries by id and by cell, ``stack`` and ``effects`` lists.
    ``occupied`` is the mask of cells on which a unit stands, ``living`` the same for unwounded units. ``happened`` is the list of events
    for a caller that asks for them, ``listed`` the legal actions once they have been asked for; ``untouched``: no action has been
    carried out on it. ``fallen``: the units that die together, each with its killer, while they are struck. ``use``: the number of the use
    of a skill whose effects begin now. ``check_elimination``: a seat may have lost its last unit.
    """

    __slots__ = (
        "_in_force",
        "at",
        "board",
        "budget",
        "catalogue",
        "check_elimination",
        "clock",
        "decks",
        "effects",
        "event",
        "factions",
        "fallen",
        "ground",
        "grounds",
        "happened",
        "house",
        "listed",
        "living",
        "occupied",
        "options",
        "out",
        "phase",
        "squads",
        "stack",
        "supply",
        "units",
        "untouched",
        "use",
    )

    def __init__(self, grounds: Grounds, state: t.State) -> None:
        self.grounds = grounds
        self.catalogue: Catalogue = grounds.catalogue
        self.options = state.options
        self.house = state.options.rules
        self.phase: t.Phase = state.phase
        self.clock: t.Clock = state.clock
        self.budget: t.Budget = state.budget
        self.factions = state.factions
        self.squads = state.squads
        self.decks = state.decks
        self.board = state.board
        self.supply: t.Supply = state.supply
        self.event = state.event
        self.ground: Ground = grounds.of(state.options, state.board)
        self.units: dict[str, t.Unit] = {unit.id: unit for unit in state.units}
        self.at: dict[int, str] = {}
        self.occupied = 0
        self.living = 0
        for unit in state.units:
            if unit.cell >= 0:
                self.stand(unit)
        self.effects: list[t.Effect] = list(state.effects)
        self.stack: list[t.Frame] = list(state.stack)
        self.out = state.out
        self.untouched = True
        self.listed: tuple[t.Action, ...] | None = None
        self.happened: list[t.Event] | None = None
        self.fallen: list[tuple[str, str]] | None = None
        self.use = 0
        self.check_elimination = bool(state.stack)  # somebody may have fallen before luck or a choice was waited for
        self._in_force: InForce | None = None

    def in_force(self) -> InForce:
        """Return the modifiers in force on the board now."""
        found = self._in_force
        if found is None:
            found = self._in_force = drawn(self.catalogue, self.ground, self.units.values(), self.effects, self.event)
        return found

    def snapshot(self) -> Snapshot:
        """Return everything that changes, for :meth:`restore`."""
        return (
            (self.phase, self.clock, self.budget, self.factions, self.squads, self.decks, self.supply, self.event, self.out),
            (self.board, self.ground, self.occupied, self.living, self.check_elimination, self._in_force),
            (self.units.copy(), self.at.copy(), self.effects.copy(), self.stack.copy()),
        )

    def restore(self, was: Snapshot) -> None:
        """Make the position what it was when *was* was taken; a snapshot serves once."""
        values, standing, copies = was
        self.phase, self.clock, self.budget, self.factions, self.squads, self.decks, self.supply, self.event, self.out = values
        self.board, self.ground, self.occupied, self.living, self.check_elimination, self._in_force = standing
        self.units, self.at, self.effects, self.stack = copies

    def state(self) -> t.State:
        """Return the state that this position has become."""
        return t.State(
            self.options,
            self.catalogue.key,
            self.phase,
            self.clock,
            self.budget,
            self.factions,
            self.squads,
            self.decks,
            self.board,
            self.supply,
            self.event,
            tuple(self.units.values()),
            tuple(self.effects),
            tuple(self.stack),
            self.out,
        )

    def emit(self, event: t.Event) -> None:
        """Note an event, if the caller asks for events. On hot paths, test ``happened`` before an event is made."""
        if self.happened is not None:
            self.happened.append(event)

    def set_running(self, running: str, paused: tuple[str, ...]) -> None:
        """Let the turn of the unit *running* run, put into those of *paused*."""
        self.clock = replace(self.clock, running=running, paused=paused)

    def note_joined(self, token: str) -> None:
        """Note that *token* was born or captured this turn (CT-H-73, CT-H-95)."""
        self.budget = replace(self.budget, joined_this_turn=(*self.budget.joined_this_turn, token))

    def card(self, unit: t.Unit) -> Card:
        """Return the card of *unit*."""
        return self.catalogue.cards[unit.card]

    def change(self, token: str, **fields: object) -> t.Unit:
        """Replace fields of the unit *token*, except its cell (:meth:`put`)."""
        unit = self.units[token] = replace(self.units[token], **fields)
        if self.at.get(unit.cell) == token:
            self.stand(unit)
        self._recheck(unit)
        return unit

    def set_turn(self, token: str, turn: t.TurnState) -> t.Unit:
        """Set how far the unit *token* is in its turn, on which nothing else depends."""
        unit = self.units[token] = replace(self.units[token], turn=turn)
        return unit

    def stand(self, unit: t.Unit) -> None:
        """Note that *unit* stands on its cell."""
        cell = unit.cell
        bit = BITS[cell]
        self.at[cell] = unit.id
        self.occupied |= bit
        if unit.wounded:
            self.living ^= self.living & bit
        else:
            self.living |= bit

    def lift(self, unit: t.Unit) -> None:
        """Note that *unit* stands on its cell no longer; on the way over others it did not stand there."""
        cell = unit.cell
        if self.at.get(cell) == unit.id:
            del self.at[cell]
            bit = BITS[cell]
            self.occupied ^= bit
            self.living ^= self.living & bit

    def pass_over(self, token: str, cell: int) -> None:
        """Put *token*, which was lifted, on *cell* for the moment, even if another unit stands there."""
        unit = self.units[token] = replace(self.units[token], cell=cell)
        self._recheck(unit)

    def put(self, token: str, cell: int) -> None:
        """Stand *token* on *cell*."""
        old = self.units[token]
        self.lift(old)
        unit = self.units[token] = replace(old, cell=cell)
        self.stand(unit)
        self._recheck(unit)

    def add(self, unit: t.Unit) -> None:
        """Bring *unit* onto the board, as the one that is there the shortest time."""
        self.units[unit.id] = unit
        if unit.cell >= 0:
            self.stand(unit)
        self.forget()

    def drop(self, token: str) -> t.Unit:
        """Take *token* off the board."""
        unit = self.units.pop(token)
        self.lift(unit)
        self.check_elimination = True
        self.forget()
        return unit

    def swap(self, token: str, unit: t.Unit) -> None:
        """Put *unit* in the place of *token*, also in the order of arrival on the board."""
        self.units = {unit.id if key == token else key: unit if key == token else other for key, other in self.units.items()}
        self.stand(unit)
        self.forget()

    def freshen(self, token: str) -> None:
        """Make *token* the unit that is on the board the shortest time."""
        self.units[token] = self.units.pop(token)
        self.forget()

    def standing(self) -> list[t.Unit]:
        """Return all units on the board, in cell order."""
        return [self.units[self.at[cell]] for cell in sorted(self.at)]

    def seats_in(self) -> list[Seat]:
        """Return the seats still in the game, in turn order of this round (CT-TU-2, CT-H-12)."""
        count = self.options.seats
        first = self.clock.first or 0
        order = (*range(first, count), *range(first))
        return [Seat(seat) for seat in order if not self.out[seat]]

    def operation(self, effect: t.Effect) -> object:
        """Return the operation that *effect* carries out while it lasts."""
        return self.catalogue.operations[effect.source][effect.op]

    def shown(self, effect: t.Effect) -> t.EffectView:
        """Return *effect* as events tell of it."""
        return effect_view(effect, self.ground.grid.cells)

    def laid(self) -> int:
        """Return the mask of cells on which an effect lies."""
        mask = 0
        for effect in self.effects:
            if effect.cell >= 0:
                mask |= BITS[effect.cell]
        return mask

    def touch(self, effect: t.Effect) -> None:
        """Drop what is in force, since *effect* has begun or ended, if it modifies a unit or can be cancelled."""
        if effect.kind == "sustained" or self.catalogue.touches[effect.source][effect.op]:
            self._in_force = None

    def _recheck(self, unit: t.Unit) -> None:
        """Redraw what is in force if *unit*, which has moved or changed, modifies others."""
        found = self._in_force
        if found is not None and unit.id in found.owners:
            self._in_force = found.redrawn(unit)

    def forget(self) -> None:
        """Drop what is in force: other units are on the board, or an effect, the event or the map has changed."""
        self._in_force = None

    def return_card(self, token: str) -> None:
        """Put a card back: a squad card into the deck of its seat, a savage's onto their discard pile (CT-H-46)."""
        owner = owner_of(token)
        if owner == FREE:
            self.supply = replace(self.supply, savage_discard=tuple(sorted((*self.supply.savage_discard, token))))
        else:
            decks = list(self.decks)
            decks[owner] = tuple(sorted((*decks[owner], token)))
            self.decks = tuple(decks)

    def discard_event(self, event: str) -> None:
        """Put *event* onto the discard pile of the events (CT-EV-5)."""
        self.supply = replace(self.supply, event_discard=tuple(sorted((*self.supply.event_discard, event))))

    def drop_effects(self, wanted: Callable[[t.Effect], bool]) -> list[t.Effect]:
        """Remove the effects for which *wanted* holds, and return them."""
        if not self.effects:
            return []
        gone = [effect for effect in self.effects if wanted(effect)]
        if gone:
            self.effects = [effect for effect in self.effects if effect not in gone]
            for effect in gone:
                self.touch(effect)
        return gone

    def captures(self, token: str) -> list[t.Effect]:
        """Return the effects that hold *token* captive."""
        return [effect for effect in self.effects if effect.unit == token and isinstance(self.operation(effect), Capture)]


Positions: TypeAlias = Reuse[t.State, Position]
"""The positions of one game: made from states, or reused from the call before."""
