"""What the trained model of Chibitactics counts in an action: features by which actions are ordered before any of them is tried."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._leaf import FAR, TERRAINS, blank_model
from boardrules.chibitactics._types.tokens import card_id
from boardrules.toolkit.leaf import Features, promiser

ActionPart: TypeAlias = tuple[str, str, str, tuple[int, ...]]
"""What is counted of an action: its kind, the names of what it is done with and to, and numbers."""

FARTHEST: Final = 12
"""Distances are told apart up to this one."""
FACES: Final = 6
MOST: Final = 12
"""The amount from which on the faces of dice with which rivals hit are not told apart."""


class Scene:
    """A position as the actions of one seat are counted: the other units, each with its distances to all cells and its chances to hit.

    ``seen``: what :meth:`around` has found about cells so far.
    """

    __slots__ = ("by", "others", "position", "seen")

    def __init__(self, position: Position, by: int) -> None:
        self.position = position
        self.by = by
        grid, model, catalogue = position.ground.grid, blank_model(), position.catalogue
        self.others: list[tuple[t.Unit, tuple[int, ...], list[float]]] = []
        for unit in position.units.values():
            if unit.cell >= 0 and unit.seat != by:
                self.others.append((unit, grid.distances(unit.cell), model.known(catalogue, unit.card).fresh))
        self.seen: dict[int, tuple[int, int, int]] = {}

    def around(self, cell: int) -> tuple[int, int, int]:
        """Return how near the nearest unwounded and the nearest wounded rival are to *cell*, and the faces of dice that hit there."""
        found = self.seen.get(cell)
        if found is None:
            near, wounded, hit = FARTHEST, FARTHEST, 0.0
            for unit, row, reach in self.others:
                steps = row[cell]
                if unit.wounded:
                    if unit.seat >= 0:
                        wounded = min(wounded, steps)
                    continue
                if unit.seat >= 0:
                    near = min(near, steps)
                if steps < FAR:
                    hit += reach[steps]
            found = self.seen[cell] = (near, wounded, min(int(FACES * hit + 0.5), MOST))
        return found

    def strikes(self, cell: int, reach: list[float]) -> int:
        """Return the faces of the die with which the likeliest hit of a rival from *cell* succeeds."""
        best = 0.0
        for unit, row, _ in self.others:
            steps = row[cell]
            if unit.seat >= 0 and steps < FAR:
                best = max(best, reach[steps])
        return int(FACES * best + 0.5)

    def whose(self, unit: t.Unit) -> str:
        """Return whose *unit* is, what it is, and how it is."""
        side = "own" if unit.seat == self.by else "free" if unit.seat < 0 else "rival"
        return f"{side} {unit.kind}{' wounded' if unit.wounded else ''}"


def promises(position: Position, actions: tuple[t.Action, ...]) -> list[float]:
    """Return how promising each of the *actions* is, beside the others of its seat."""
    return list(map(promise, action_parts(position, actions)))


def features(position: Position, actions: tuple[t.Action, ...]) -> list[Features]:
    """Return the features of each of the *actions*."""
    return [part_features(part) for part in action_parts(position, actions)]


def action_parts(position: Position, actions: tuple[t.Action, ...]) -> list[ActionPart]:
    """Return what is counted of each of the *actions*, which several seats may have."""
    found: list[ActionPart] = []
    scene: Scene | None = None
    for action in actions:
        if scene is None or scene.by != action.by:
            scene = Scene(position, action.by)
        found.append(_part(scene, action))
    return found


def _part(scene: Scene, action: t.Action) -> ActionPart:
    """Return what is counted of *action*; its promise depends on nothing else."""
    position = scene.position
    match action:
        case t.MoveUnit():
            return _move(scene, action)
        case t.UseSkill():
            return _skill(scene, action)
        case t.Finish():
            unit, other = position.units[action.unit], position.units[action.target]
            return "finish", scene.whose(other), other.card, (int(unit.turn == "fresh"),)
        case t.EndTurn():
            waiting = sum([unit.seat == scene.by and not unit.wounded and unit.turn != "done" for unit in position.units.values()])
            return "end", "", "", (waiting,)
        case t.Deploy():
            return "deploy", card_id(action.unit), "", (_to_rivals(scene, position.ground.grid.cell_number(action.cell)),)
        case t.Choose():
            return _choice(scene, action)
        case t.UseTrophy():
            return "trophy", f"{card_id(action.card)} {action.side}", _target(scene, action.target), ()
        case t.UseFaction():
            unit = position.units[action.unit]
            return "ability", scene.whose(unit), unit.card, ()
        case t.PickUnit():
            return "pick", card_id(action.unit), "", ()
        case t.PickFaction():
            return "faction", action.faction, "", ()
        case _:
            return type(action).__name__, "", "", ()  # luck, and actions so rare that no weight was learned for them


def _move(scene: Scene, action: t.MoveUnit) -> ActionPart:
    """Return what is counted of a move: the ground, how near rivals are, and who hits whom, before it and after."""
    position = scene.position
    unit, ground = position.units[action.unit], position.ground
    cell = ground.grid.cell_number(action.to)
    reach = blank_model().known(position.catalogue, unit.card).moved
    terrain = ""
    for name in TERRAINS:
        if ground.kinds[name] >> cell & 1:
            terrain = name
    return "move", unit.card, terrain, (*scene.around(unit.cell), *scene.around(cell), scene.strikes(cell, reach))


def _skill(scene: Scene, action: t.UseSkill) -> ActionPart:
    """Return what is counted of the use of a skill: the skill, the number that it needs, and on whom it is used, or where."""
    position, target = scene.position, action.target
    unit = position.units[action.unit]
    power = position.catalogue.cards[unit.card].by_id[action.skill]
    name = f"{unit.card} {action.skill}"
    if isinstance(target, t.Cell):
        near, wounded, hit = scene.around(position.ground.grid.cell_number(target))
        return "skill at", name, "", (near, wounded, hit)
    other = position.units[target]
    return ("strike" if power.attack else "skill"), name, f"{scene.whose(other)} {other.card}", (power.needs, scene.around(unit.cell)[2])


def _target(scene: Scene, target: t.Target) -> str:
    """Return what is at *target*."""
    return "cell" if isinstance(target, t.Cell) else scene.whose(scene.position.units[target])


def _choice(scene: Scene, action: t.Choose) -> ActionPart:
    """Return what is counted of an answer: which rule asks, and what it names."""
    position, option = scene.position, action.option
    top = position.stack[-1]
    asked = top.rule if isinstance(top, t.Choice) else ""
    match option:
        case t.UnitOption():
            unit = position.units.get(option.unit)
            return "choose", asked, scene.whose(unit) if unit is not None else "", ()
        case t.SkillOption():
            return "choose", asked, option.skill, ()
        case t.PathOption():
            return "way", "", "", (len(option.path),)
        case _:
            assert_never(option)


def _to_rivals(scene: Scene, cell: int) -> int:
    """Return the number of steps from *cell* to where rivals start."""
    position = scene.position
    grid = position.ground.grid
    row = grid.distances(cell)
    return min([row[spot] for seat in range(position.options.seats) if seat != scene.by for spot in grid.spots[seat]])


def part_features(part: ActionPart) -> Features:
    """Return the features of what is counted of an action."""
    kind, name, what, numbers = part
    yield kind, 1.0
    if kind == "move":
        near, wounded, hit, near_then, wounded_then, hit_then, strikes = numbers
        yield f"move {name}", 1.0
        yield f"move, strikes {strikes}", 1.0
        yield f"move {name}, strikes", float(strikes)
        yield f"move, hit {hit_then}", 1.0
        yield f"move {name}, hit", float(hit_then - hit)
        yield f"move, near {near_then}", 1.0
        yield f"move {name}, nearer", float(near - near_then)
        yield f"move, wounded near {min(wounded_then, 4)}", 1.0
        yield f"move from hit {min(hit, 6)} to {min(hit_then, 6)}", 1.0
        yield f"move, strikes {strikes}, hit {min(hit_then, 6)}", 1.0
        if wounded == 1:
            yield "move from wounded", 1.0
        if what:
            yield f"move to {what}", 1.0
            yield f"move {name} to {what}", 1.0
        return
    yield f"{kind} {name}", 1.0
    if what:
        side, _, _ = what.rpartition(" ")
        yield f"{kind} {what}", 1.0
        yield f"{kind} {side}", 1.0
        yield f"{kind} {name} {side}", 1.0
    for at, number in enumerate(numbers):
        yield f"{kind} {at}: {number}", 1.0
        yield f"{kind} {name} {at}", float(number)


promise: Final = promiser("boardrules.chibitactics", part_features)
"""The function that says how promising an action is by what is counted of it."""
