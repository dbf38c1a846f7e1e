"""The language in which the content of Chibitactics is written: skills, units, savages, events, segments, factions, maps.

The printed cards are not known, so everything that is not a rule is data: a :class:`Pack` of frozen structs that reads like the
cards, is checked by mypy where it is written in Python, and is stored as JSON. ``None`` in a field of a skill means "as its
category has it" (CT-CA, CT-H-88); any other value stands on the card and comes before the category (CT-SK-6).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.values import Value

__all__ = [
    "LETTERS",
    "Ability",
    "Aim",
    "Bonus",
    "Capture",
    "Category",
    "Dispel",
    "Each",
    "Empower",
    "EventCard",
    "EventEffect",
    "Faction",
    "Grant",
    "Heal",
    "Kill",
    "Lay",
    "Lingering",
    "MapLayout",
    "Modify",
    "OneOf",
    "Operation",
    "Pack",
    "Place",
    "Push",
    "Replace",
    "Segment",
    "Skill",
    "Stat",
    "StepOperation",
    "Substance",
    "Summon",
    "Teleport",
    "Terrain",
    "Trait",
    "Trophy",
    "UnitCard",
    "Weather",
    "Where",
    "Who",
    "Wound",
]

Category: TypeAlias = Literal["movement", "melee", "ranged", "distortion", "summon", "buff", "passive"]
"""The seven categories of skills (CT-CA)."""

Terrain: TypeAlias = Literal["plain", "mountain", "water", "forest", "hill", "fort", "power", "cave", "cradle"]
"""Plain ground and the eight terrains (CT-TE)."""

LETTERS: dict[str, Terrain] = {
    ".": "plain",
    "^": "mountain",
    "~": "water",
    "f": "forest",
    "h": "hill",
    "#": "fort",
    "*": "power",
    "o": "cave",
    "c": "cradle",
}
"""The letters of which the rows of a segment consist, one a cell."""

Stat: TypeAlias = Literal["movement", "range", "die"]
"""The numbers that a modifier can change: points of movement, Range, or the die."""

Trait: TypeAlias = Literal["crosses-mountains", "crosses-water", "crosses-units", "unengaged", "fast-wound", "fast-death"]
"""Traits that a unit may be given: to move over mountains, water or living units (never to end there), to move, shoot and summon without
provoking a reaction, or the two properties that speed up its death (CT-WD-7, CT-WD-8)."""

Aim: TypeAlias = Literal["unit", "cell", "self"]
"""The kind of target that a skill names: a unit, an open cell, or the user (CT-H-92)."""

Who: TypeAlias = Literal["any", "squad", "others"]
"""The units that a skill can touch: all (CT-SK-4), only the user's squad, or only units outside it."""

Condition: TypeAlias = Literal["any", "wounded", "unwounded"]
Lingering: TypeAlias = Literal["one-shot", "sustained"]
"""The duration of an effect (CT-PR-6, CT-PR-7)."""

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,23}$")]
"""Ids are lower case letters, digits and underscores, and begin with a letter."""


class Wound(Value, frozen=True, gc=False, tag=True):
    """The target is wounded; if it is wounded already, or a fast-death unit, it dies (CT-WD-2, CT-H-77)."""


class Kill(Value, frozen=True, gc=False, tag=True):
    """The target dies at once."""


class Heal(Value, frozen=True, gc=False, tag=True):
    """A wounded target is wounded no longer; its turn of this player turn stays over (CT-H-15)."""


class Bonus(Value, frozen=True, gc=False, tag=True):
    """``n`` is added to the target's next die for a skill or totem, and to no later one (CT-SK-5, CT-H-79)."""

    n: Annotated[int, Meta(ge=-3, le=3)] = 1


class Modify(Value, frozen=True, gc=False, tag=True):
    """While it lasts, ``n`` is added to the target's ``stat``, for skills of ``categories`` only (none named: for all)."""

    stat: Stat
    n: Annotated[int, Meta(ge=-3, le=3)]
    categories: Annotated[tuple[Category, ...], Meta(max_length=7)] = ()


class Grant(Value, frozen=True, gc=False, tag=True):
    """While it lasts, the target has ``trait``."""

    trait: Trait


class Push(Value, frozen=True, gc=False, tag=True):
    """The target is moved ``steps`` cells straight away from the user, or from the centre of a radius (CT-H-76).

    Each step continues the line as nearly as the grid allows; the first cell that cannot be entered stops it. On the centre
    itself nothing is pushed.
    """

    steps: Annotated[int, Meta(ge=1, le=3)] = 1


class Teleport(Value, frozen=True, gc=False, tag=True):
    """The user is put on the cell aimed at, which must be free ground (CT-H-76). Only with ``aim="cell"`` and no radius."""


class Capture(Value, frozen=True, gc=False, tag=True):
    """The target joins the user's squad while the skill lasts: a free savage (CT-SV-8, CT-H-73), with ``units=True`` any unit (CT-H-95).

    Sustained unless the skill says one-shot.
    """

    units: bool = False


class Dispel(Value, frozen=True, gc=False, tag=True):
    """End every one-shot and sustained effect on the target; of a cell, those lying on it (CT-PR-7)."""


StepOperation: TypeAlias = Wound | Kill | Heal | Bonus
"""The operations of effects on cells and of events, which ask nothing."""


class Lay(Value, frozen=True, gc=False, tag=True):
    """An effect is laid on the cell aimed at, with a radius on each open cell in it; who steps on it receives ``does`` (CT-H-89)."""

    does: Annotated[tuple[StepOperation, ...], Meta(max_length=8)]


class Summon(Value, frozen=True, gc=False, tag=True):
    """A creature appears on the cell aimed at, at most ``limit`` of one summoner and skill on the board (CT-CA-5, CT-H-82)."""

    creature: Id
    limit: Annotated[int, Meta(ge=1, le=3)] = 1


Operation: TypeAlias = Wound | Kill | Heal | Bonus | Modify | Grant | Push | Teleport | Capture | Dispel | Lay | Summon


class Skill(Value, frozen=True, gc=False, kw_only=True):
    """One skill of a unit (CT-SK-7), with the properties that are printed with it (CT-PR-9).

    ``points``: for movement, how many cells (CT-MV-1). ``range``: CT-PR-1; ranged skills must state it (CT-H-24). ``success``: the
    least number of the die that succeeds, 2 to 6; ``rolled`` says whether there is a die at all (CT-H-21). ``radius`` and ``area``:
    CT-PR-2, CT-PR-4. ``engagement``, ``after_movement``: CT-PR-3, CT-PR-5. ``lasting``: one-shot or sustained; effects that linger are
    one-shot if nothing is said. ``aim``: what is named as target; with a radius always a cell. ``on_self``: with a range of 1 or more
    also the user or its own cell, as distortion can that works on a unit or a cell as it is (CT-CA-4). ``who``, ``only``: whom it
    touches. ``sight=False``: mountains on the way do not matter. ``keeps_turn``: using it leaves the unit's turn as it was, once a unit
    turn (CT-SK-3). ``while_wounded``: a passive that does not rest with its unit (CT-H-93). ``does``: what success does, in order, to
    each target.
    """

    id: Id
    name: Name
    category: Category
    points: Annotated[int, Meta(ge=1, le=6)] | None = None
    range: Annotated[int, Meta(ge=0, le=8)] | None = None
    success: Annotated[int, Meta(ge=2, le=6)] | None = None
    rolled: bool | None = None
    radius: Annotated[int, Meta(ge=0, le=3)] | None = None
    area: bool = False
    engagement: bool | None = None
    after_movement: bool | None = None
    lasting: Lingering | None = None
    aim: Aim | None = None
    on_self: bool | None = None
    who: Who = "any"
    only: Condition = "any"
    sight: bool = True
    keeps_turn: bool = False
    while_wounded: bool = False
    does: Annotated[tuple[Operation, ...], Meta(max_length=8)] = ()


class Substance(Value, frozen=True, gc=False, kw_only=True):
    """The left side of a trophy: done to an adjacent unit or the user, without a die (CT-TR-3, CT-H-44)."""

    name: Name
    does: Annotated[tuple[Operation, ...], Meta(max_length=8)]
    lasting: Lingering = "one-shot"


class Trophy(Value, frozen=True, gc=False, kw_only=True):
    """The two sides of a card as a trophy, of which the unit that holds it uses one, once (CT-TR-2, CT-TR-5)."""

    substance: Substance | None = None
    totem: Skill | None = None


class UnitCard(Value, frozen=True, gc=False, kw_only=True):
    """A unit of a faction, a savage or a creature: its skills in the order of the card, and its trophy side (creatures have none).

    ``fast_wound``, ``fast_death``: properties of the unit, not of a skill (CT-WD-9).
    """

    id: Id
    name: Name
    skills: Annotated[tuple[Skill, ...], Meta(max_length=12)]
    trophy: Trophy | None = None
    fast_wound: bool = False
    fast_death: bool = False


class Where(Value, frozen=True, gc=False, kw_only=True):
    """The units that an event touches (CT-EV-3): on one of ``terrain`` (none: anywhere), in this condition, of ``kinds`` (none: all)."""

    terrain: Annotated[tuple[Terrain, ...], Meta(max_length=9)] = ()
    only: Condition = "any"
    kinds: Annotated[tuple[Literal["squad", "creature", "savage"], ...], Meta(max_length=3)] = ()


class Each(Value, frozen=True, gc=False, tag=True, kw_only=True):
    """Every unit there suffers ``does`` (CT-EV-3): all at once, or, with ``success``, each for which a plain die shows at least that."""

    where: Where = Where()
    does: Annotated[tuple[StepOperation, ...], Meta(max_length=8)]
    success: Annotated[int, Meta(ge=2, le=6)] | None = None


class OneOf(Value, frozen=True, gc=False, tag=True, kw_only=True):
    """One unit there, named by the first seat still in (CT-H-85), suffers ``does``."""

    where: Where = Where()
    does: Annotated[tuple[StepOperation, ...], Meta(max_length=8)]


class Weather(Value, frozen=True, gc=False, tag=True, kw_only=True):
    """While a lasting event is in force, units there have these modifiers and traits (CT-EV-4)."""

    where: Where = Where()
    does: Annotated[tuple[Modify | Grant, ...], Meta(max_length=8)]


EventEffect: TypeAlias = Each | OneOf | Weather


class EventCard(Value, frozen=True, gc=False, kw_only=True):
    """An event (CT-EV-2): instant (:class:`Each`, :class:`OneOf`) or ``lasting`` (:class:`Weather` only)."""

    id: Id
    name: Name
    lasting: bool = False
    does: Annotated[tuple[EventEffect, ...], Meta(max_length=8)]


class Replace(Value, frozen=True, gc=False, tag=True, kw_only=True):
    """A faction ability: on a die of ``success`` a wounded unit of the squad is swapped for one of the deck (CT-H-2, CT-H-3)."""

    success: Annotated[int, Meta(ge=2, le=6)] = 3
    per: Literal["turn", "round"] = "round"


class Empower(Value, frozen=True, gc=False, tag=True, kw_only=True):
    """A faction ability: a unit of the seat's squad receives ``does``, after a die of ``success`` if one is given (CT-H-2)."""

    does: Annotated[tuple[Heal | Bonus | Modify | Grant, ...], Meta(max_length=8)]
    only: Condition = "unwounded"
    success: Annotated[int, Meta(ge=2, le=6)] | None = None
    per: Literal["turn", "round"] = "turn"


Ability: TypeAlias = Replace | Empower


class Faction(Value, frozen=True, gc=False, kw_only=True):
    """A faction: its deck of units, each a single card, and its ability, if it has one (CT-CO-1, CT-H-2)."""

    id: Id
    name: Name
    units: Annotated[tuple[UnitCard, ...], Meta(max_length=60)]
    ability: Ability | None = None


class Segment(Value, frozen=True, gc=False, kw_only=True):
    """A square piece of the map: ``rows[r][q]`` is a letter of ``LETTERS``. ``start``: marked as a start segment (CT-SU-2).

    With ``HouseRules.segment_size`` below its size the first rows and columns are used.
    """

    id: Id
    name: Name
    rows: Annotated[tuple[Annotated[str, Meta(max_length=6)], ...], Meta(max_length=6)]
    start: bool = False


class Place(Value, frozen=True, gc=False, array_like=True):
    """The place of a segment, counted in segments: its cells are ``size * i <= q < size * (i + 1)``, and r with j (CT-H-7)."""

    i: Annotated[int, Meta(ge=-20, le=20)]
    j: Annotated[int, Meta(ge=-20, le=20)]


class MapLayout(Value, frozen=True, gc=False, kw_only=True):
    """A map for one number of seats: the start place of each seat, and the places of closed segments in their order (CT-H-7, CT-H-70).

    Six starts and 49 others of 6x6 cells are 1,980 cells; a state counts no more than 2,000.
    """

    id: Id
    name: Name
    seats: Annotated[int, Meta(ge=2, le=6)]
    starts: Annotated[tuple[Place, ...], Meta(max_length=6)]
    closed: Annotated[tuple[Place, ...], Meta(max_length=49)]


class Pack(Value, frozen=True, gc=False, kw_only=True):
    """The content of a game, with its names (CT-H-1). ``notice`` says who made it. Units, creatures and savages have different ids."""

    id: Id
    title: Title
    notice: Annotated[str, Meta(max_length=2000)] = ""
    factions: Annotated[tuple[Faction, ...], Meta(max_length=20)]
    creatures: Annotated[tuple[UnitCard, ...], Meta(max_length=60)] = ()
    savages: Annotated[tuple[UnitCard, ...], Meta(max_length=60)] = ()
    events: Annotated[tuple[EventCard, ...], Meta(max_length=60)] = ()
    segments: Annotated[tuple[Segment, ...], Meta(max_length=60)]
    maps: Annotated[tuple[MapLayout, ...], Meta(max_length=60)]
