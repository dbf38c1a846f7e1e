"""Facts that the rules derive from a view: numbers with their parts, reach, engagement, what is due."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.chibitactics._types.values import Cell, Few, Id, Many, Player, Small, Steerer
from boardrules.chibitactics.language import Trait
from boardrules.values import Value

__all__ = [
    "DieFacts",
    "Due",
    "Facts",
    "Number",
    "Part",
    "PartKind",
    "SeatFacts",
    "SegmentFacts",
    "SkillFacts",
    "TraitFacts",
    "TrophyFacts",
    "UnitFacts",
]

PartKind: TypeAlias = Literal["printed", "terrain", "skill", "trophy", "ability", "event"]
"""Where a part of a number comes from: the card itself, the cell, a skill, a side of a trophy, a faction's ability, the event in force."""

Due: TypeAlias = Literal[
    "faction",
    "squad",
    "deploy",
    "turn",
    "way",
    "way-of",
    "attack",
    "event",
    "prey",
    "die",
    "segment",
    "event-card",
    "savage-card",
    "nothing",
]
"""What is to come: a decision of a seat, by its key, or luck; ``nothing`` when the game is over."""

Sixths: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Amount: TypeAlias = Annotated[int, Meta(ge=-2000, le=2000)]


class Part(Value, frozen=True, gc=False, array_like=True):
    """One addend of a number: ``n``, by ``source`` of a ``kind``. Encoded as an array ``[n, kind, source]``.

    ``source`` is "" for what is printed, else a terrain, a skill as ``card.skill``, a trophy's side as ``card!substance`` or
    ``card!totem``, an ability as ``@faction``, or the id of an event.
    """

    n: Amount
    kind: PartKind
    source: Id = ""


class Number(Value, frozen=True, gc=False):
    """A number and its parts. ``value`` is their sum; for movement and Range at least 0 (CT-H-86, CT-H-87)."""

    value: Amount
    parts: Many[Part]


class SkillFacts(Value, frozen=True, gc=False):
    """A skill as it would be if its unit declared it now, whosever turn it is (CT-PR-6).

    ``id``: as actions name it; of a trophy ``card!substance`` or ``card!totem``. ``points``: of movement. ``range``: of any other.
    ``needs``: the least number of the die that succeeds, 0 for no die; ``bonus``: what is added to it, what waits for the next die
    among it; ``faces``: how many faces of the die succeed (CT-H-22), 6 without a die. ``reach``: the cells to which it leads or at which
    it can be aimed, in cell order, occupied or not (CT-H-86).
    """

    id: Id
    points: Number | None
    range: Number | None
    needs: Sixths
    bonus: Number | None
    faces: Sixths
    reach: Many[Cell]


class TrophyFacts(Value, frozen=True, gc=False):
    """A trophy that a unit holds: ``card``, and the sides of which one can be used (CT-TR-2, CT-TR-5)."""

    card: Id
    sides: Annotated[tuple[SkillFacts, ...], Meta(max_length=2)]


class TraitFacts(Value, frozen=True, gc=False, array_like=True):
    """A trait of a unit and where it comes from. Encoded as an array ``[trait, kind, source]``."""

    trait: Trait
    kind: PartKind
    source: Id = ""


class UnitFacts(Value, frozen=True, gc=False):
    """A unit: its ``traits``, who has engaged it, its skills in the order of the card, its trophies.

    ``engaged_by``: the units that would react if it moved, shot or summoned now, in the order in which they would (CT-PR-3, CT-H-31).
    """

    id: Id
    traits: Many[TraitFacts]
    engaged_by: Many[Id]
    skills: Many[SkillFacts]
    trophies: Many[TrophyFacts]


class SeatFacts(Value, frozen=True, gc=False):
    """A seat: who is in its squad, captives and creatures too, how many cards it has picked and left, its trophies and its score.

    ``ability``: of its faction (CT-TU-4). ``score``: by which it stands (CT-H-4, CT-H-5).
    """

    seat: Player
    units: Many[Id]
    picked: Small
    deck: Small
    trophies: Many[Id]
    ability: Literal["none", "ready", "used"]
    score: Small


class SegmentFacts(Value, frozen=True, gc=False):
    """A place of the map: the segment that lies there, "" while closed, its cells, and whose start it is, -1 for nobody's."""

    place: Small
    segment: Id
    start: Steerer
    cells: Many[Cell]


class DieFacts(Value, frozen=True, gc=False):
    """The die that is waited for: who rolls, for which skill of which unit; ``unit`` and ``skill`` are "" where those of :class:`Die` are.

    ``needs``: the least number that succeeds, 0 where the highest die wins; ``bonus`` is added to it. ``faces``: how many faces succeed.
    """

    seat: Steerer
    unit: Id
    skill: Id
    needs: Sixths
    bonus: Number
    faces: Sixths


class Facts(Value, frozen=True, gc=False):
    """The facts of a view: seats to act, the question that is due, seats, units and segments.

    ``units`` are in the order of those of the view, ``seats`` and ``segments`` by number; ``winners`` is empty before the end.
    """

    to_act: Few[Player]
    due: Due
    die: DieFacts | None
    seats: Few[SeatFacts]
    units: Many[UnitFacts]
    segments: Many[SegmentFacts]
    winners: Few[Player]
