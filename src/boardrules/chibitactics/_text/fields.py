"""Kinds of fields: how units, cards, cells and skills are written, read, named in labels, pointed at and numbered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, TypeVar, get_args

from typing_extensions import override

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._geometry.naming import cell_name, cell_of
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._text import anchors as at
from boardrules.chibitactics._text.domains import Pool
from boardrules.chibitactics._text.names import NOTHING, Scene, say
from boardrules.chibitactics._types.tokens import card_id
from boardrules.messages import Message
from boardrules.numbering import Domain
from boardrules.toolkit.domains import Asked, Listed
from boardrules.toolkit.notation import Line, beginning, fault, number
from boardrules.toolkit.refusals import shown
from boardrules.toolkit.vocabulary import FieldKind, Params, Wrapped
from boardrules.values import CHANCE, Seat, is_tuple

T = TypeVar("T")

HIDDEN: Final = "?"
"""The word for a unit that is hidden."""

WAYS: Final = 2000
"""Maximum number of ways asked for at once: more than a question has room for."""


def _fitting(word: str, *groups: Iterable[str]) -> tuple[str, ...]:
    """Return the names that *word* is or begins, of the first of *groups* with any; a word that begins none is left to ``check``."""
    return ("",) if word == HIDDEN else beginning(word, *groups) or (word,)


def _everybody(scene: Scene, _: Seat) -> tuple[Iterable[str], ...]:
    """Return the units on the board, or beside it."""
    return ([unit.id for unit in scene.view.units],)


def _squad_first(scene: Scene, by: Seat) -> tuple[Iterable[str], ...]:
    """Return the units of the seat's own squad, then all units."""
    return ([unit.id for unit in scene.view.units if unit.seat == by], *_everybody(scene, by))


def _deck(scene: Scene, by: Seat) -> tuple[Iterable[str], ...]:
    """Return the cards in the deck of a seat."""
    return scene.view.decks[by : by + 1] if by >= 0 else ()


def _units(scene: Scene, word: str) -> tuple[str, ...]:
    return _fitting(word, *_everybody(scene, CHANCE))


def _actors(scene: Scene, by: Seat, word: str) -> tuple[str, ...]:
    return _fitting(word, *_squad_first(scene, by))


def _held(scene: Scene, by: Seat, unit: str, card: str) -> list[tuple[str, str]]:
    """Return each unit with each card it holds that the words *unit* and *card* may name."""
    trophies = {other.id: other.trophies for other in scene.view.units}
    return [(actor, found) for actor in _actors(scene, by, unit) for found in _fitting(card, trophies.get(actor, ()))]


def _cell(word: str) -> t.Cell:
    """Return the cell that *word* names, as on the edges of the board (``C4``) or by its coordinates (``-6,-5``). Raises ParseError."""
    named = cell_of(word)
    if named is not None:
        return named
    if "," not in word:
        raise fault("notation-no-cell", MESSAGES, word=shown(word))
    q, _, r = word.partition(",")
    return t.Cell(number(q, "coordinate", -1000, 1000), number(r, "coordinate", -1000, 1000))


def _targets(scene: Scene, word: str) -> tuple[t.Target, ...]:
    """Return the units, or the cell, that *word* may name. Raises ParseError."""
    if "," in word or (cell_of(word) is not None and not any(unit.id == word for unit in scene.view.units)):
        return (_cell(word),)
    return _units(scene, word)


def _written(value: object) -> str:
    """Return the words of a name, a cell, or several of them."""
    if isinstance(value, t.Cell):
        return cell_name(value)
    return " ".join(map(_written, value)) if is_tuple(value) else str(value or HIDDEN)


class Kind(FieldKind[Scene, Pool, T]):
    """A kind of which *numbered* finds the domain among what the actions of a seat can name; luck needs none."""

    def __init__(self, numbered: Callable[[Pool], Domain[T]] | None = None) -> None:
        self._numbered = numbered

    @override
    def write(self, scene: Scene, by: Seat, value: T) -> str:
        return _written(value)

    @override
    def domain(self, game: Pool, by: Seat) -> Domain[T]:
        return super().domain(game, by) if self._numbered is None else self._numbered(game)


class Name(Kind[str]):
    """A name: *known* finds the groups that a word may be of; in labels it is *param*, as *called* says it; *anchor* points at it."""

    def __init__(
        self,
        param: str,
        known: Callable[[Scene, Seat], Iterable[Iterable[str]]],
        called: Callable[[Scene, str], Message],
        anchor: Callable[[str], str] | None = None,
        numbered: Callable[[Pool], Domain[str]] | None = None,
    ) -> None:
        super().__init__(numbered)
        self._param, self._known, self._called, self._anchor = param, known, called, anchor

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[str]:
        return _fitting(words[0], *self._known(scene, line.by))

    @override
    def params(self, scene: Scene, by: Seat, value: str) -> Params:
        return ((self._param, self._called(scene, value)),) if value else ()

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        return (self._anchor(value),) if value and self._anchor is not None else ()


class Strengthened(Name):
    """A unit for which the ability of a faction is used: both are pointed at."""

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        return at.ability_anchor(by), *super().anchors(scene, by, value)


class Victim(Name):
    """A unit to which another does something, named with its seat unless that is the same."""

    @override
    def params(self, scene: Scene, by: Seat, value: str) -> Params:
        return ((self._param, scene.other(by, value)),)


class Opened(Name):
    """A segment that is turned up: its place is pointed at."""

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        return (at.segment_anchor(scene.asking.place),) if isinstance(scene.asking, t.Opening) else ()


class Arriving(Name):
    """A savage that comes out of a cave, which is pointed at."""

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        top = scene.asking
        caves = scene.view.cells[top.cell : top.cell + 1] if isinstance(top, t.Drawing) and top.cell >= 0 else ()
        return tuple([at.cell_anchor(cave.q, cave.r) for cave in caves])


class Optional(Name):
    """A card that may be left out."""

    fewest = 0

    @override
    def write(self, scene: Scene, by: Seat, value: str) -> str:
        return value

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[str]:
        return super().read(scene, line, words) if words else ("",)


class Place(Kind[t.Cell]):
    """A cell of the map, written by its name."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[t.Cell]:
        return (_cell(words[0]),)

    @override
    def params(self, scene: Scene, by: Seat, value: t.Cell) -> Params:
        return (("cell", cell_name(value)),)

    @override
    def anchors(self, scene: Scene, by: Seat, value: t.Cell) -> tuple[str, ...]:
        return (at.target_anchor(value),)


class Use(Kind[tuple[str, str, t.Target]]):
    """A unit, a skill of it, and what it is used on: which skills and targets there are depends on the unit."""

    fewest = most = 3

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[str, str, t.Target]]:
        return product(_actors(scene, line.by, words[0]), (words[1],), _targets(scene, words[2]))

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[str, str, t.Target]) -> Params:
        unit, skill, target = value
        on = (("on", scene.on_other(by, target)),) if target != unit else ()
        return ("unit", scene.short(unit)), ("skill", scene.skill(unit, skill)), *on

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[str, str, t.Target]) -> tuple[str, ...]:
        unit, skill, target = value
        power = scene.catalogue.powers.get(f"{card_id(unit)}.{skill}")
        aimed = () if power is not None and power.aim == "self" else (at.target_anchor(target),)
        return at.unit_anchor(unit), at.skill_anchor(unit, skill), *aimed


class Ending(Use):
    """A unit, a skill of it or the side of a trophy, and the first unit or cell on which that lasts."""

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[str, str, t.Target]) -> Params:
        unit, skill, target = value
        return ("unit", scene.short(unit)), ("skill", scene.made(unit, skill)), ("on", scene.on_other(by, target))

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[str, str, t.Target]) -> tuple[str, ...]:
        unit, skill, target = value
        made = () if "!" in skill else (at.skill_anchor(unit, skill),)
        return at.unit_anchor(unit), *made, at.target_anchor(target)


class Trophy(Kind[tuple[str, str, str, t.Target]]):
    """A unit, a trophy that it holds, a side of it, and what that is used on."""

    fewest = most = 4

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[str, str, str, t.Target]]:
        if words[2] not in get_args(t.Side):
            raise fault("notation-no-side", MESSAGES, word=shown(words[2]))
        held, targets = _held(scene, line.by, words[0], words[1]), _targets(scene, words[3])
        return [(unit, card, words[2], target) for (unit, card), target in product(held, targets)]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[str, str, str, t.Target]) -> Params:
        unit, card, side, target = value
        on = say("word-on-itself") if target == unit else scene.on_other(by, target)
        return ("unit", scene.short(unit)), ("skill", _side(scene, by, unit, card, f"{card_id(card)}!{side}")), ("on", on)

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[str, str, str, t.Target]) -> tuple[str, ...]:
        unit, card, side, target = value
        return at.unit_anchor(unit), at.side_anchor(card, side), at.target_anchor(target)


def _side(scene: Scene, by: Seat, unit: str, card: str, skill: str) -> Message:
    """Return the side of a trophy, with the seat of its card if *unit* holds another of that name."""
    held = next((other.trophies for other in scene.view.units if other.id == unit), ())
    if not any(other != card and scene.card(other) == scene.card(card) for other in held):
        return scene.made(unit, skill)
    return say("word-side", skill=scene.skill(unit, skill), side=skill.partition("!")[2], card=scene.other(by, card))


class Gift(Kind[tuple[str, str, str]]):
    """A unit, the one that it gives something to, and the trophy given."""

    fewest = most = 3

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[str, str, str]]:
        held = _held(scene, line.by, words[0], words[2])
        return [(unit, to, card) for (unit, card), to in product(held, _units(scene, words[1]))]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[str, str, str]) -> Params:
        unit, to, card = value
        return ("unit", scene.short(unit)), ("card", scene.other(by, card)), ("to", scene.short(to))

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[str, str, str]) -> tuple[str, ...]:
        unit, to, card = value
        return at.unit_anchor(unit), at.card_anchor(card), at.unit_anchor(to)


def _who(scene: Scene) -> Message:
    """Return who acts on an answer: the savage whose turn it is, or a unit that was named before."""
    below = scene.asked_by
    return say("word-short", name=scene.short(below.unit)) if isinstance(below, t.SavageTurn) else say("word-it")


class Way(Kind[tuple[t.Cell, ...]]):
    """The cells of a way."""

    most = 64

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Cell, ...]]:
        return (tuple(map(_cell, words)),)

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Cell, ...]) -> Params:
        *steps, goal = map(cell_name, value) if value else ("",)
        way = say("word-by-way", way=" ".join(steps)) if steps else NOTHING
        who = (("who", _who(scene)),) if isinstance(scene.asked_by, t.SavageTurn) else ()
        return *who, ("cell", goal), ("way", way)

    @override
    def anchors(self, scene: Scene, by: Seat, value: tuple[t.Cell, ...]) -> tuple[str, ...]:
        return tuple(map(at.target_anchor, value))


class Prey(Victim):
    """A unit for which a savage goes, or which an event meets."""

    @override
    def params(self, scene: Scene, by: Seat, value: str) -> Params:
        below = scene.asked_by
        first = ("event", scene.drawn(below.event)) if isinstance(below, t.EventResolution) else ("who", _who(scene))
        return first, *super().params(scene, by, value)


class Attack(Kind[str]):
    """The skill with which a savage attacks."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[str]:
        return words

    @override
    def params(self, scene: Scene, by: Seat, value: str) -> Params:
        below = scene.asked_by
        skill = scene.skill(below.unit, value) if isinstance(below, t.SavageTurn) else Message("", (), value)
        return ("who", _who(scene)), ("skill", skill)

    @override
    def anchors(self, scene: Scene, by: Seat, value: str) -> tuple[str, ...]:
        below = scene.asked_by
        return (at.skill_anchor(below.unit, value),) if isinstance(below, t.SavageTurn) else ()


def _ways(view: object) -> tuple[tuple[t.Cell, ...], ...]:
    """Return the ways among which *view* asks to choose."""
    top = view.stack[-1] if isinstance(view, t.View) and view.stack else None
    return tuple([option.path for option in top.options if isinstance(option, t.PathOption)]) if isinstance(top, t.Choice) else ()


FACTION: Final = Name(
    "faction", lambda scene, _: (scene.catalogue.factions,), Scene.faction, at.faction_anchor, lambda pool: Listed(pool.catalogue.factions)
)
PICKED: Final = Name("unit", _deck, Scene.short, at.card_anchor, lambda pool: Listed(pool.squad))
MEMBER: Final = Name("unit", _squad_first, Scene.short, at.unit_anchor, lambda pool: Listed(pool.squad))
ACTOR: Final = Name("unit", _squad_first, Scene.short, at.unit_anchor, lambda pool: pool.own)
VICTIM: Final = Victim("target", _everybody, Scene.short, at.unit_anchor, lambda pool: pool.units)
STRENGTHENED: Final = Strengthened("unit", _squad_first, Scene.short, at.unit_anchor, lambda pool: pool.own)
SWAPPED: Final = Optional("card", _deck, Scene.short, at.card_anchor, lambda pool: Listed(("", *pool.squad)))
SEGMENT: Final = Opened("segment", lambda scene, _: (scene.view.supply.segments,), Scene.segment)
EVENT: Final = Name("event", lambda scene, _: (scene.view.supply.events,), Scene.drawn)
SAVAGE: Final = Arriving("savage", lambda scene, _: (scene.view.supply.savages,), Scene.savage)
PREY: Final = Wrapped(t.UnitOption, Prey("unit", _everybody, Scene.short, at.unit_anchor, lambda pool: pool.units))
ATTACK: Final = Wrapped(t.SkillOption, Attack(lambda pool: Listed(pool.skills)))
WAY: Final = Wrapped(t.PathOption, Way(lambda _: Asked(_ways, WAYS)))
