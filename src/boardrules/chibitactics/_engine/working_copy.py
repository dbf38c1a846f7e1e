"""A state taken apart, so that it can be changed: units by id and by cell, lists in place of tuples, and cards that change places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._engine.map import Ground, effect_view
from boardrules.chibitactics._packs.compile import Card, Catalogue, Power
from boardrules.chibitactics.language import Capture, Grant, Modify
from boardrules.values import Seat

FREE: Final = Seat(-1)
"""The seat of a free savage, and of events."""


def card_id(token: str) -> str:
    """The card of a token: ``ansel`` of ``ansel-0``."""
    return token.partition("-")[0]


def owner_of(token: str) -> Seat:
    """Whose deck a card came from: 0 of ``ansel-0``, -1 of a savage."""
    number = token.partition("-")[2]
    return Seat(int(number)) if number else FREE


class WorkingCopy:
    """The fields of a state while they are changed, and the derived data that a change makes stale.

    The fields are those of :class:`State`; ``units`` and ``at`` are dictionaries by id and by cell, ``stack`` and ``effects`` lists.
    """

    __slots__ = (
        "_auras",
        "_in_play",
        "_makers",
        "_modifiers",
        "_printed",
        "_summoners",
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
        "living",
        "occupied",
        "options",
        "out",
        "phase",
        "squads",
        "stack",
        "supply",
        "units",
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
        self.units: dict[str, t.Unit] = {unit.id: unit for unit in state.units}
        self.at: dict[int, str] = {}
        self.occupied = 0  # the mask of cells on which somebody stands
        self.living = 0  # the same, of somebody unwounded
        for unit in state.units:
            if unit.cell >= 0:
                self.stand(unit)
        self.effects: list[t.Effect] = list(state.effects)
        self.stack: list[t.Frame] = list(state.stack)
        self.out = state.out
        self.ground: Ground = grounds.of(state.options, state.board)
        self.happened: list[t.Event] | None = None
        self.fallen: list[tuple[str, str]] | None = None
        self.use = 0  # the number of the use of a skill whose effects begin now
        self.check_elimination = bool(state.stack)  # somebody may have fallen before luck or a choice was waited for
        self._modifiers: dict[str, dict[tuple[str, int], Modify | Grant]] | None = None
        self._auras: list[tuple[str, Power]] = []
        self._printed: set[str] | None = None
        self._summoners: set[str] = set()
        self._in_play: set[str] | None = None
        self._makers: set[str] | None = None

    def state(self) -> t.State:
        """The state that this position has become."""
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
        """Note an event, if anybody listens; where play comes often, none is made unless ``happened`` is a list."""
        if self.happened is not None:
            self.happened.append(event)

    # -- whose turn ----------------------------------------------------------------------------------------------------------

    def set_running(self, running: str, paused: tuple[str, ...]) -> None:
        """The turn of the unit *running* runs, and was put into those of *paused*."""
        self.clock = replace(self.clock, running=running, paused=paused)

    def note_joined(self, token: str) -> None:
        """*token* was born or captured this turn (CT-H-73, CT-H-95)."""
        self.budget = replace(self.budget, joined_this_turn=(*self.budget.joined_this_turn, token))

    # -- units ---------------------------------------------------------------------------------------------------------------

    def card(self, unit: t.Unit) -> Card:
        """The card of *unit*."""
        return self.catalogue.cards[unit.card]

    def change(self, token: str, **fields: object) -> t.Unit:
        """Replace fields of the unit *token*, but for its cell (:meth:`put`)."""
        unit = self.units[token] = replace(self.units[token], **fields)
        if self.at.get(unit.cell) == token:
            self.stand(unit)
        self._recheck(token)
        return unit

    def set_turn(self, token: str, turn: t.TurnState) -> t.Unit:
        """Set how far the unit *token* is in its turn, on which nothing else depends."""
        unit = self.units[token] = replace(self.units[token], turn=turn)
        return unit

    def stand(self, unit: t.Unit) -> None:
        """Note that *unit* stands on its cell."""
        cell = unit.cell
        bit = 1 << cell
        self.at[cell] = unit.id
        self.occupied |= bit
        if unit.wounded:
            self.living &= ~bit
        else:
            self.living |= bit

    def lift(self, unit: t.Unit) -> None:
        """Note that *unit* stands on its cell no longer; on the way over others it did not stand there."""
        cell = unit.cell
        if self.at.get(cell) == unit.id:
            del self.at[cell]
            self.occupied &= ~(1 << cell)
            self.living &= ~(1 << cell)

    def pass_over(self, token: str, cell: int) -> None:
        """*token*, which was lifted, is on *cell* for the moment, where others may stand."""
        self.units[token] = replace(self.units[token], cell=cell)
        self._recheck(token)

    def put(self, token: str, cell: int) -> None:
        """Stand *token* on *cell*."""
        old = self.units[token]
        self.lift(old)
        unit = self.units[token] = replace(old, cell=cell)
        self.stand(unit)
        self._recheck(token)

    def add(self, unit: t.Unit) -> None:
        """Bring *unit* onto the board, as the one that is there the shortest time."""
        self.units[unit.id] = unit
        if unit.cell >= 0:
            self.stand(unit)
        self.forget_all()

    def drop(self, token: str) -> t.Unit:
        """Take *token* off the board."""
        unit = self.units.pop(token)
        self.lift(unit)
        self.check_elimination = True
        self.forget_all()
        return unit

    def swap(self, token: str, unit: t.Unit) -> None:
        """*unit* takes the place of *token*, and its age on the board."""
        self.units = {unit.id if key == token else key: unit if key == token else other for key, other in self.units.items()}
        self.stand(unit)
        self.forget_all()

    def freshen(self, token: str) -> None:
        """*token* becomes the one that is on the board the shortest time."""
        self.units[token] = self.units.pop(token)
        self.forget_all()

    def standing(self) -> list[t.Unit]:
        """All units on the board, in cell order."""
        return [self.units[self.at[cell]] for cell in sorted(self.at)]

    def seats_in(self) -> list[Seat]:
        """The seats still in the game, in turn order of this round (CT-TU-2, CT-H-12)."""
        count = self.options.seats
        first = self.clock.first or 0
        order = (*range(first, count), *range(first))
        return [Seat(seat) for seat in order if not self.out[seat]]

    # -- what lingers --------------------------------------------------------------------------------------------------------

    def operation(self, effect: t.Effect) -> object:
        """Return the operation that *effect* carries out while it lasts."""
        return self.catalogue.operations[effect.source][effect.op]

    def shown(self, effect: t.Effect) -> t.EffectView:
        """*effect* as events tell of it."""
        return effect_view(effect, self.ground.grid.cells)

    def laid(self) -> int:
        """The mask of cells on which an effect lies."""
        mask = 0
        for effect in self.effects:
            if effect.cell >= 0:
                mask |= 1 << effect.cell
        return mask

    def touch(self, effect: t.Effect | None = None) -> None:
        """Forget what was derived: *effect*, the event in force or the map has changed. A bonus that waits for a die changes nothing."""
        if effect is None or effect.kind != "roll" or self.catalogue.touches[effect.source][effect.op]:
            self.forget()

    def _recheck(self, token: str) -> None:
        """Forget what modifies *token*, which has moved or changed, and others if it has passives that reach them."""
        if self._modifiers is not None:
            for owner, _ in self._auras:
                if owner == token:
                    self._modifiers = None
                    return
            self._modifiers.pop(token, None)

    def forget_all(self) -> None:
        """Forget all that was derived: others are on the board, or in another order."""
        self._printed = None
        self.forget()

    def forget(self) -> None:
        """Forget what was derived of what lasts."""
        self._modifiers = self._in_play = self._makers = None

    # -- cards ---------------------------------------------------------------------------------------------------------------

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
        """Remove the effects for which *wanted* holds, and say which."""
        if not self.effects:
            return []
        gone = [effect for effect in self.effects if wanted(effect)]
        if gone:
            self.effects = [effect for effect in self.effects if effect not in gone]
            for effect in gone:
                self.touch(effect)
        return gone

    def captures(self, token: str) -> list[t.Effect]:
        """The effects that hold *token* captive."""
        return [effect for effect in self.effects if effect.unit == token and isinstance(self.operation(effect), Capture)]
