"""The working copy of a state while an action is carried out, and what is derived from it: modifiers, ranges, dice (CT-H-22, CT-H-86)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from boardrules.chibitactics._engine.map import Ground, effect_view, ground_of
from boardrules.chibitactics._packs.compile import Card, Catalogue, Power
from boardrules.chibitactics._types.actions import Action
from boardrules.chibitactics._types.events import Event
from boardrules.chibitactics._types.stack import Frame
from boardrules.chibitactics._types.state import Effect, EffectView, State, Unit
from boardrules.chibitactics._types.values import Phase, TurnState
from boardrules.chibitactics.language import Bonus, Capture, Category, Grant, Lay, Modify, Stat, Terrain, Trait, Weather, Where
from boardrules.values import Seat

__all__ = ["Position", "card_id", "owner_of"]

FREE: Final = Seat(-1)
"""The seat of a free savage, and of events."""

HOME_GROUND: Final[dict[Category, Terrain]] = {"melee": "fort", "distortion": "power", "summon": "cradle"}
"""On which terrain a category has +1 to the die (CT-TE-5, CT-TE-6, CT-TE-8)."""


def card_id(token: str) -> str:
    """The card of a token: ``ansel`` of ``ansel-0``."""
    return token.partition("-")[0]


def owner_of(token: str) -> Seat:
    """Whose deck a card came from: 0 of ``ansel-0``, -1 of a savage."""
    number = token.partition("-")[2]
    return Seat(int(number)) if number else FREE


class Position:
    """A state being changed. It belongs to one call of one rule function and never leaves it.

    The fields are those of :class:`State`; ``units`` and ``at`` are dictionaries by id and by cell, ``stack`` and ``effects`` lists.
    """

    __slots__ = (
        "_auras",
        "_in_play",
        "_makers",
        "_modifiers",
        "ability",
        "at",
        "board",
        "catalogue",
        "check_elimination",
        "decks",
        "effects",
        "event",
        "event_discard",
        "events",
        "factions",
        "fallen",
        "first",
        "ground",
        "happened",
        "house",
        "joined_this_turn",
        "legal",
        "living",
        "occupied",
        "options",
        "out",
        "paused",
        "phase",
        "round",
        "running",
        "savage_discard",
        "savages",
        "segments",
        "squads",
        "stack",
        "traded",
        "turn",
        "turn_keepers_used",
        "units",
        "use",
    )

    def __init__(self, catalogue: Catalogue, state: State) -> None:
        self.catalogue = catalogue
        self.legal: tuple[Action, ...] = ()
        self.options = state.options
        self.house = state.options.rules
        self.phase: Phase = state.phase
        self.round = state.round
        self.first = state.first
        self.turn = state.turn
        self.factions = state.factions
        self.squads = state.squads
        self.decks = state.decks
        self.board = state.board
        self.segments = state.segments
        self.savages = state.savages
        self.savage_discard = state.savage_discard
        self.events = state.events
        self.event_discard = state.event_discard
        self.event = state.event
        self.units: dict[str, Unit] = {unit.id: unit for unit in state.units}
        self.at: dict[int, str] = {}
        self.occupied = 0  # the mask of cells on which somebody stands
        self.living = 0  # the same, of somebody unwounded
        for unit in state.units:
            if unit.cell >= 0:
                self.stand(unit)
        self.effects: list[Effect] = list(state.effects)
        self.ability = state.ability
        self.running = state.running
        self.paused = state.paused
        self.turn_keepers_used = state.turn_keepers_used
        self.traded = state.traded
        self.joined_this_turn = state.joined_this_turn
        self.stack: list[Frame] = list(state.stack)
        self.out = state.out
        self.ground: Ground = ground_of(catalogue, state.options, state.board)
        self.happened: list[Event] = []
        self.fallen: list[tuple[str, str]] | None = None
        self.use = 0  # the number of the use of a skill whose effects begin now
        self.check_elimination = bool(state.stack)  # somebody may have fallen before luck or a choice was waited for
        self._modifiers: dict[str, tuple[Modify | Grant, ...]] | None = None
        self._auras: list[tuple[str, Power]] = []
        self._in_play: set[str] | None = None
        self._makers: set[str] | None = None

    def state(self) -> State:
        """The state that this position has become."""
        return State(
            self.options,
            self.catalogue.key,
            self.phase,
            self.round,
            self.first,
            self.turn,
            self.factions,
            self.squads,
            self.decks,
            self.board,
            self.segments,
            self.savages,
            self.savage_discard,
            self.events,
            self.event_discard,
            self.event,
            tuple(self.units.values()),
            tuple(self.effects),
            self.ability,
            self.running,
            self.paused,
            self.turn_keepers_used,
            self.traded,
            self.joined_this_turn,
            tuple(self.stack),
            self.out,
        )

    # -- units ---------------------------------------------------------------------------------------------------------------

    def card(self, unit: Unit) -> Card:
        """The card of *unit*."""
        return self.catalogue.cards[unit.card]

    def change(self, token: str, **fields: object) -> Unit:
        """Replace fields of the unit *token*, but for its cell (:meth:`put`)."""
        unit = self.units[token] = replace(self.units[token], **fields)
        if self.at.get(unit.cell) == token:
            self.stand(unit)
        self._recheck(token)
        return unit

    def set_turn(self, token: str, turn: TurnState) -> Unit:
        """Set how far the unit *token* is in its turn, on which nothing else depends."""
        unit = self.units[token] = replace(self.units[token], turn=turn)
        return unit

    def stand(self, unit: Unit) -> None:
        """Note that *unit* stands on its cell."""
        cell = unit.cell
        bit = 1 << cell
        self.at[cell] = unit.id
        self.occupied |= bit
        if unit.wounded:
            self.living &= ~bit
        else:
            self.living |= bit

    def lift(self, unit: Unit) -> None:
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

    def add(self, unit: Unit) -> None:
        """Bring *unit* onto the board, as the one that is there the shortest time."""
        self.units[unit.id] = unit
        if unit.cell >= 0:
            self.stand(unit)
        self.forget()

    def drop(self, token: str) -> Unit:
        """Take *token* off the board."""
        unit = self.units.pop(token)
        self.lift(unit)
        self.check_elimination = True
        self.forget()
        return unit

    def swap(self, token: str, unit: Unit) -> None:
        """*unit* takes the place of *token*, and its age on the board."""
        self.units = {unit.id if key == token else key: unit if key == token else other for key, other in self.units.items()}
        self.stand(unit)
        self.forget()

    def freshen(self, token: str) -> None:
        """*token* becomes the one that is on the board the shortest time."""
        self.units[token] = self.units.pop(token)
        self.forget()

    def standing(self) -> list[Unit]:
        """All units on the board, in cell order."""
        return [self.units[self.at[cell]] for cell in sorted(self.at)]

    def seats_in(self) -> list[Seat]:
        """The seats still in the game, in turn order of this round (CT-TU-2, CT-H-12)."""
        count = self.options.seats
        first = self.first or 0
        order = (*range(first, count), *range(first))
        return [Seat(seat) for seat in order if not self.out[seat]]

    # -- what lingers --------------------------------------------------------------------------------------------------------

    def operation(self, effect: Effect) -> object:
        """What *effect* does."""
        return self.catalogue.operations[effect.source][effect.op]

    def shown(self, effect: Effect) -> EffectView:
        """*effect* as events tell of it."""
        return effect_view(effect, self.ground.grid.cells)

    def laid(self) -> int:
        """The mask of cells on which an effect lies."""
        mask = 0
        for effect in self.effects:
            if effect.cell >= 0:
                mask |= 1 << effect.cell
        return mask

    def touch(self, effect: Effect | None = None) -> None:
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

    def forget(self) -> None:
        """Forget all that was derived."""
        self._modifiers = self._in_play = self._makers = None

    def modifiers(self, unit: Unit) -> tuple[Modify | Grant, ...]:
        """Everything that modifies *unit* at this moment: effects, passives of its own and of others, the event (CT-CA-7, CT-H-91)."""
        cache = self._modifiers
        if cache is None:
            cache = self._modifiers = {}
        found = cache.get(unit.id)
        if found is None:
            found = cache[unit.id] = self._derive(unit)
        return found

    def makers(self) -> set[str]:
        """The units that made something that they could cancel: a sustained effect, or a creature (CT-PR-8)."""
        found = self._makers
        if found is None:
            found = self._makers = set()
            for unit in self.units.values():
                if unit.maker:
                    found.add(unit.maker)
            for effect in self.effects:
                if effect.kind == "sustained":
                    found.add(effect.maker)
        return found

    def in_play(self) -> set[str]:
        """Every stat and trait that something in play modifies or gives; what is not here need not be looked for."""
        found = self._in_play
        if found is None:
            found = self._in_play = set()
            catalogue, auras = self.catalogue, self._auras
            auras.clear()
            for unit in self.units.values():
                for power in catalogue.passives.get(unit.card, ()):
                    found.update(power.touches)
                    if power.range:
                        auras.append((unit.id, power))
            for effect in self.effects:
                if effect.unit:
                    found.update(catalogue.touches[effect.source][effect.op])
            if self.event:
                found.update(catalogue.weather[self.event])
        return found

    def _derive(self, unit: Unit) -> tuple[Modify | Grant, ...]:
        if not self.in_play():
            return ()
        token = unit.id
        found: dict[tuple[str, int], Modify | Grant] = {}
        for effect in self.effects:
            if effect.unit == token:
                operation = self.operation(effect)
                if type(operation) is Modify or type(operation) is Grant:
                    found[effect.source, effect.op] = operation
        for power in self.catalogue.passives.get(unit.card, ()):
            if power.on_self:
                self._apply_aura(unit, power, unit, found)
        if self._auras:
            here = unit.cell
            steps = self.ground.grid.distances(here)
            for other, power in self._auras:
                owner = self.units[other]
                away = steps[owner.cell]
                if away <= power.range and other != token and (away < 2 or not power.sight or self.ground.sees(owner.cell, here)):
                    self._apply_aura(owner, power, unit, found)  # whoever is behind a mountain is out of range (CT-H-26)
        if self.event:
            weathers = [weather for weather in self.catalogue.events[self.event].does if type(weather) is Weather]
            return (*found.values(), *[op for weather in weathers if self.fits(unit, weather.where) for op in weather.does])
        return tuple(found.values()) if found else ()

    def _apply_aura(self, owner: Unit, power: Power, unit: Unit, found: dict[tuple[str, int], Modify | Grant]) -> None:
        """Put into *found* what a passive of *owner* does to *unit*: it rests while its owner is wounded (CT-H-93)."""
        if (power.while_wounded or not owner.wounded) and self.concerns(owner, power, unit):
            for index, operation in enumerate(power.does):
                if type(operation) is Modify or type(operation) is Grant:
                    found[power.key, index] = operation

    def concerns(self, user: Unit, power: Power, unit: Unit) -> bool:
        """Whether *power* can touch *unit*, by what its card says of whom it touches."""
        if power.anybody:
            return True
        if power.who != "any" and (power.who == "squad") != (user.id == unit.id or self.allied(user, unit)):
            return False
        return power.only == "any" or (power.only == "wounded") == unit.wounded

    def fits(self, unit: Unit, where: Where) -> bool:
        """Whether an event touches *unit*."""
        if unit.cell < 0 or (where.terrain and self.ground.terrain[unit.cell] not in where.terrain):
            return False
        if where.only != "any" and (where.only == "wounded") != unit.wounded:
            return False
        return not where.kinds or unit.kind in where.kinds

    def stat(self, unit: Unit, stat: Stat, category: Category) -> int:
        """The sum of all modifiers of *stat* for skills of *category*."""
        total = 0
        for operation in self.modifiers(unit):
            if type(operation) is Modify and operation.stat == stat and (not operation.categories or category in operation.categories):
                total += operation.n
        return total

    def has(self, unit: Unit, trait: Trait) -> bool:
        """Whether *unit* has *trait*, by its card or by what lingers."""
        card = self.catalogue.cards[unit.card]
        if (trait == "fast-wound" and card.fast_wound) or (trait == "fast-death" and card.fast_death):
            return True
        if trait in self.in_play():
            for operation in self.modifiers(unit):
                if type(operation) is Grant and operation.trait == trait:
                    return True
        return False

    # -- numbers -------------------------------------------------------------------------------------------------------------

    def allied(self, a: Unit, b: Unit) -> bool:
        """Whether both are of one seat's squad; free savages are of none."""
        return a.seat == b.seat and a.seat >= 0

    def points(self, unit: Unit, power: Power) -> int:
        """Points for a move (CT-MV-1), never below 0 (CT-H-87)."""
        return max(0, power.points + self.stat(unit, "movement", "movement")) if self.modifiers(unit) else power.points

    def reach(self, unit: Unit, power: Power, cell: int | None = None) -> int:
        """The Range of *power* of *unit* (on *cell*): a hill adds 1 to a ranged skill (CT-TE-4, CT-H-86)."""
        reach = power.range
        if power.uphill and self.ground.kinds["hill"] >> (unit.cell if cell is None else cell) & 1:
            reach += 1
        if "range" in self.in_play() and reach and power.side != "substance":  # which is always used on the next cell (CT-TR-3)
            return max(0, reach + self.stat(unit, "range", power.category))
        return reach

    def zone(self, unit: Unit, power: Power, cell: int | None = None) -> int:
        """The mask of open cells, its own left out, at which *unit* could aim *power* (from *cell*)."""
        here = unit.cell if cell is None else cell
        reach = self.reach(unit, power, here)
        mask = self.ground.aims.get((here, reach, power.sight))
        return self.ground.aim(here, reach, sight=power.sight) if mask is None else mask

    def aim_at(self, unit: Unit, power: Power, among: int, cell: int | None = None) -> int:
        """Those cells of *among*, all open, that are in that zone: for few cells less work than the whole zone."""
        here = unit.cell if cell is None else cell
        ground, reach = self.ground, self.reach(unit, power, here)
        if reach <= 1:
            return ground.grid.near_mask[here] & among if reach else 0
        mask = ground.grid.ball(here, reach) & among & ~(1 << here)
        return ground.grid.seen(here, mask, ground.opaque) if mask and power.sight else mask

    def bonus(self, unit: Unit, power: Power) -> int:
        """What terrain and lasting effects add to the die of *power* (CT-H-19, CT-H-22)."""
        return self.home_bonus(power, unit.cell) + self.stat(unit, "die", power.category)

    def home_bonus(self, power: Power, cell: int) -> int:
        """What the terrain of *cell* adds to the die of *power* used from it (CT-TE-5, CT-TE-6, CT-TE-8)."""
        home = HOME_GROUND.get(power.category)
        return 1 if home is not None and self.ground.kinds[home] >> cell & 1 else 0

    def waiting_bonus(self, token: str) -> int:
        """What waits for the next die of *token* (CT-H-79)."""
        total = 0
        for effect in self.effects:
            if effect.kind == "roll" and effect.unit == token:
                operation = self.operation(effect)
                if isinstance(operation, Bonus):
                    total += operation.n
                elif isinstance(operation, Lay):  # received from a cell
                    total += sum(inner.n for inner in operation.does if isinstance(inner, Bonus))
        return total

    # -- cards ---------------------------------------------------------------------------------------------------------------

    def return_card(self, token: str) -> None:
        """Put a card back: a squad card into the deck of its seat, a savage's onto their discard pile (CT-H-46)."""
        owner = owner_of(token)
        if owner == FREE:
            self.savage_discard = tuple(sorted((*self.savage_discard, token)))
        else:
            decks = list(self.decks)
            decks[owner] = tuple(sorted((*decks[owner], token)))
            self.decks = tuple(decks)

    def drop_effects(self, wanted: Callable[[Effect], bool]) -> list[Effect]:
        """Remove the effects for which *wanted* holds, and say which."""
        if not self.effects:
            return []
        gone = [effect for effect in self.effects if wanted(effect)]
        if gone:
            self.effects = [effect for effect in self.effects if effect not in gone]
            for effect in gone:
                self.touch(effect)
        return gone

    def captures(self, token: str) -> list[Effect]:
        """The effects that hold *token* captive."""
        return [effect for effect in self.effects if effect.unit == token and isinstance(self.operation(effect), Capture)]
