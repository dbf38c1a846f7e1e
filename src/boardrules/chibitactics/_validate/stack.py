"""Faults of the stack of a state from outside: each frame must name things that exist and fit the frame below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._engine.frame_kinds import unasked
from boardrules.chibitactics._engine.frames import FRAMES
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.using import still_legal, way_open
from boardrules.chibitactics._legality.legal import ability_targets
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics.language import Each, OneOf, Replace
from boardrules.contract import Violation
from boardrules.values import RuleId

_BELOW: Final[dict[type, tuple[type, ...]]] = {
    **{frame: kind.lies_on for frame, kind in FRAMES.items()},
    t.Die: tuple([frame for frame, kind in FRAMES.items() if kind.rolled is not unasked]),
    t.Choice: tuple([frame for frame, kind in FRAMES.items() if kind.chosen is not unasked]),
    t.Opening: tuple([frame for frame, kind in FRAMES.items() if kind.opened is not unasked]),
    t.Drawing: tuple([frame for frame, kind in FRAMES.items() if kind.drawn is not unasked]),
}
"""The kinds of frames on which each kind can lie; NoneType: the bottom. A question lies on a frame that takes its answer."""

_NEEDS_DIE: Final = tuple([frame for frame, kind in FRAMES.items() if kind.go_on is None])
"""The kinds of frames that always have a die on top, because nothing else resumes them."""


def _fault(path: str, rule: str, message: str) -> Violation:
    return Violation(path, RuleId(rule), message)


def stack_faults(grounds: Grounds, state: t.State) -> Iterator[Violation]:
    """Yield everything wrong with the stack of *state*, whose other names and numbers are in order."""
    stack = state.stack
    if state.phase in {"over", "faction", "squad", "deploy"} and stack:
        yield _fault("stack", "BR-VALUE", f"nothing is being resolved in the phase {state.phase}")
        return
    if stack and type(stack[-1]) in FRAMES:
        yield _fault("stack", "BR-VALUE", f"a {type(stack[-1]).__name__} waits for nothing, so it cannot be on top")
    known = _Known(grounds, state)
    for index, frame in enumerate(stack):
        path = f"stack[{index}]"
        name = type(frame).__name__
        below = stack[index - 1] if index else None
        steers = isinstance(frame, t.RollOff) and frame.purpose == "control"
        if not isinstance(below, _BELOW[type(frame)]) or (steers and below is None):
            yield _fault(path, "BR-VALUE", f"a {name} cannot lie {'at the bottom' if below is None else f'on a {type(below).__name__}'}")
        elif below is not None and not known.fits(frame, below):
            yield _fault(path, "BR-VALUE", f"this {name} does not fit the {type(below).__name__} that it lies on")
        seats = (*getattr(frame, "seats", ()), getattr(frame, "seat", 0))
        if max(seats) >= state.options.seats or not known.sound(frame):
            yield _fault(path, "BR-VALUE", f"a {name} names a seat, unit, card, skill or cell that it cannot name")
        if isinstance(frame, t.Choice) and not frame.options:
            yield _fault(path, frame.rule, "a choice has no options")
        above = stack[index + 1] if index + 1 < len(stack) else None
        if isinstance(frame, _NEEDS_DIE) and not isinstance(above, t.Die):
            yield _fault(path, "BR-VALUE", f"no die is being rolled for this {name}")
        elif isinstance(frame, t.Declared) and (frame.stage == "way") != isinstance(above, t.Choice):
            yield _fault(
                path, "BR-VALUE", "a way is being chosen, but no seat is asked for it" if frame.stage == "way" else "no way is being chosen"
            )


class _Known:
    """The things that frames of *state* can name."""

    def __init__(self, grounds: Grounds, state: t.State) -> None:
        self.catalogue: Catalogue = grounds.catalogue
        self.state = state
        self.position = Position(grounds, state)
        self.cards = {unit.id: unit.card for unit in state.units}
        ground = grounds.of(state.options, state.board)
        self.index = ground.grid.index
        self.cells = range(len(ground.grid.cells))
        taken = {unit.cell for unit in state.units}
        self.caves = [cell for cell in self.cells if ground.kinds["cave"] >> cell & 1 and cell not in taken]

    def sound(self, frame: t.Frame) -> bool:
        """Return whether everything that *frame* names exists."""
        catalogue, state, cells = self.catalogue, self.state, self.cells
        match frame:
            case t.Declared():
                power = catalogue.powers.get(frame.skill)
                if power is None or frame.unit not in self.cards or not {frame.cell, frame.start, *frame.path} <= {*cells}:
                    return False
                if power.category == "movement":
                    if frame.stage == "roll":  # after the die the path is no longer used
                        return way_open(self.position, self.position.units[frame.unit], power, frame.path)
                    return bool(frame.path) == (frame.stage != "way")
                if frame.stage == "roll" and power.takes_place and not frame.target:
                    return still_legal(self.position, self.position.units[frame.unit], power, frame)
                return True
            case t.Reaction():
                return frame.unit in self.cards and frame.skill in catalogue.powers and frame.target in self.cards
            case t.RadiusAttack():
                power = catalogue.powers.get(frame.skill)
                return power is not None and power.radius >= 0 and frame.centre in cells and frame.place in cells and bool(frame.queue)
            case t.AbilityRoll():
                ability = catalogue.abilities.get(state.factions[frame.seat]) if frame.seat < state.options.seats else None
                if ability is None or frame.unit not in self.cards:
                    return False
                if frame.unit not in ability_targets(self.position, frame.seat):
                    return False
                return frame.card in state.decks[frame.seat] if isinstance(ability, Replace) else not frame.card
            case t.Opening():
                return frame.place < len(state.board) and not state.board[frame.place] and bool(state.supply.segments)
            case t.Drawing():
                return bool(state.supply.events if frame.deck == "event" else state.supply.savages)
            case t.TurnEnd():
                drawn = frame.stage != "caves" or all(token in self.cards for token in frame.savages)
                return drawn and all(place < len(state.board) for place in frame.places) and all(cave in self.caves for cave in frame.caves)
            case t.EventResolution():
                return frame.event in catalogue.events and frame.index < len(catalogue.events[frame.event].does)
            case t.RollOff():
                return len(frame.values) < len(frame.seats)
            case _:
                return True

    def fits(self, frame: t.Frame, below: t.Frame) -> bool:
        """Return whether *below* can resume once *frame* is answered."""
        match frame, below:
            case t.Opening(), t.TurnEnd():
                return below.stage == "open" and below.places[:1] == (frame.place,)
            case t.Drawing(), t.TurnEnd():
                return frame.deck == "savage" and below.stage == "caves" and below.caves[:1] == (frame.cell,)
            case t.Drawing(), t.RoundEnd():
                return frame.deck == "event"
            case t.Die(), t.RollOff():
                return not frame.needs and len(below.values) < len(below.seats) and frame.seat == below.seats[len(below.values)]
            case t.Die(), _ if not frame.needs:
                return False
            case t.Die(), t.EventResolution():
                return bool(below.queue) and isinstance(self._effect(below), Each)
            case t.Choice(), _:
                if isinstance(below, t.SavageTurn) and (
                    frame.seat != below.seat or self.cards.get(below.unit) not in self.catalogue.savages
                ):
                    return False
                return all(self._option(option, below) for option in frame.options)
            case _:
                return True

    def _option(self, option: t.Option, below: t.Frame) -> bool:
        """Return whether *option* is one that *below* can ask for."""
        match option, below:
            case t.UnitOption(), t.SavageTurn():
                return below.unit in self.cards and option.unit in self.cards
            case t.UnitOption(), t.EventResolution():
                return option.unit in self.cards and isinstance(self._effect(below), OneOf)
            case t.SkillOption(), t.SavageTurn():
                card = self.catalogue.cards.get(self.cards.get(below.unit, ""))
                return card is not None and any(power.id == option.skill for power in card.attacks) and below.target in self.cards
            case t.PathOption(), t.SavageTurn() | t.Declared():
                unit = self.position.units.get(below.unit)
                if unit is None:
                    return False
                power = self.catalogue.powers.get(below.skill) if isinstance(below, t.Declared) else self.position.card(unit).movement
                way = tuple(self.index.get((cell.q, cell.r), -1) for cell in option.path)
                return power is not None and power.category == "movement" and way_open(self.position, unit, power, way)
            case _:
                return False

    def _effect(self, frame: t.EventResolution) -> object:
        """Return the effect that the event of *frame* has next, or None."""
        event = self.catalogue.events.get(frame.event)
        return event.does[frame.index] if event is not None and frame.index < len(event.does) else None
