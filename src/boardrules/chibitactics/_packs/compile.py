"""A pack as the rules read it: every skill with the defaults of its category filled in, and everything by id (CT-CA, CT-H-88)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from boardrules.chibitactics import language as ct
from boardrules.codec import fingerprint

DEFAULT_SUCCESS: Final = 4
"""4-5-6, wherever a die is rolled and nothing else is said (CT-CA-2, CT-H-21)."""

_ROLLED: Final[frozenset[ct.Category]] = frozenset({"melee", "ranged", "distortion", "buff"})
_RANGE: Final[dict[ct.Category, int]] = {"melee": 1, "summon": 1}
PROVOKING: Final[frozenset[ct.Category]] = frozenset({"movement", "ranged", "summon"})
"""The categories that an engaged unit cannot try without a reaction (CT-PR-3)."""


class Power(Struct, frozen=True, eq=False):
    """A skill, a totem or a substance, ready for use.

    ``needs``: the least number that succeeds, 0 for no die; ``each``: the same for each unit in a radius. ``radius`` is -1 without one.
    ``attack``: its success wounds or kills its target (CT-H-38). ``anybody``: it can touch every unit in its reach. ``uphill``: a hill adds
    to its Range. ``takes_place``: its user or a creature will stand on the cell aimed at. ``side``: "" for a skill of the unit's own,
    else the side of a trophy. ``varies``: its reach follows from who stands where.
    """

    key: str
    card: str
    id: str
    name: str
    side: str
    category: ct.Category
    points: int
    range: int
    needs: int
    each: int
    radius: int
    area: bool
    engagement: bool
    after: bool
    lasting: ct.Lingering
    aim: ct.Aim
    on_self: bool
    who: ct.Who
    only: str
    sight: bool
    keeps: bool
    while_wounded: bool
    does: tuple[ct.Operation, ...]
    attack: bool
    provokes: bool
    captures: bool
    uphill: bool
    anybody: bool
    takes_place: bool
    touches: tuple[str, ...]
    varies: bool


class Card(Struct, frozen=True, eq=False):
    """A unit's card with its skills as powers, sorted by what they are asked for.

    ``farthest``: no skill that is aimed at a unit reaches further, not even from a hill, unless its Range is modified. ``engaging``: every
    skill with Engagement, in the order of the card (CT-H-69).
    """

    id: str
    name: str
    source: ct.UnitCard
    powers: tuple[Power, ...]
    by_id: dict[str, Power]
    movement: Power | None
    active: tuple[Power, ...]
    passives: tuple[Power, ...]
    attacks: tuple[Power, ...]
    farthest: int
    engaging: tuple[Power, ...]
    substance: Power | None
    totem: Power | None
    fast_wound: bool
    fast_death: bool
    creature: bool


class Catalogue(Struct, frozen=True, eq=False):
    """A compiled pack. Two are the same content if their ``key``, the fingerprint of the pack, is the same.

    ``threat``: no skill with Engagement reaches further, not even from a hill, unless its Range is modified.
    ``touches``: the stats and traits that each operation of a source changes; ``weather``: those that an event does while it lasts.
    """

    pack: ct.Pack
    key: str
    cards: dict[str, Card]
    passives: dict[str, tuple[Power, ...]]
    threat: int
    powers: dict[str, Power]
    operations: dict[str, tuple[ct.Operation, ...]]
    touches: dict[str, tuple[frozenset[str], ...]]
    weather: dict[str, frozenset[str]]
    factions: dict[str, ct.Faction]
    faction_of: dict[str, str]
    abilities: dict[str, ct.Ability]
    events: dict[str, ct.EventCard]
    segments: dict[str, ct.Segment]
    starts: tuple[str, ...]
    closed: tuple[str, ...]
    savages: tuple[str, ...]
    event_ids: tuple[str, ...]
    maps: dict[tuple[str, int], ct.MapLayout]


def power_of(card: str, skill: ct.Skill, *, side: str = "") -> Power:
    """Return *skill* with the defaults of its category (CT-CA-8); the card replaces the default of single properties (CT-H-88).

    A ranged skill is rolled for, and a hill adds to its Range (CT-CA-3).
    As a totem (*side*) it is always rolled for; one that has no die of its own is rolled for its use or aim only; a buff or a passive is
    one-shot (CT-H-45).
    """
    category = skill.category
    reach = skill.range if skill.range is not None else _RANGE.get(category, 0)
    rolled = skill.success is not None or (skill.rolled if skill.rolled is not None else category in _ROLLED)
    own = (skill.success or DEFAULT_SUCCESS) if rolled else 0
    needs = own or DEFAULT_SUCCESS if side else own
    radius = -1 if skill.radius is None else skill.radius
    melee = category == "melee"
    return Power(
        key=f"{card}!{side}" if side else f"{card}.{skill.id}",
        card=card,
        id=skill.id,
        name=skill.name,
        side=side,
        category=category,
        points=skill.points or 0,
        range=reach,
        needs=needs,
        each=own,
        radius=radius,
        area=skill.area,
        engagement=melee if skill.engagement is None else skill.engagement,
        after=melee if skill.after_movement is None else skill.after_movement,
        lasting="one-shot" if side and category in {"buff", "passive"} else _lasting(skill),
        aim=_aim(skill, reach),
        on_self=reach == 0 or (_on_self(skill) if skill.on_self is None else skill.on_self),
        who=skill.who,
        only=skill.only,
        sight=skill.sight,
        keeps=skill.keeps_turn,
        while_wounded=skill.while_wounded,
        does=skill.does,
        attack=any(isinstance(op, ct.Wound | ct.Kill) for op in skill.does),
        provokes=category in PROVOKING,
        uphill=category == "ranged" and reach > 0,
        anybody=skill.who == "any" and skill.only == "any" and not any(isinstance(op, ct.Capture) for op in skill.does),
        captures=any(isinstance(op, ct.Capture) for op in skill.does),
        takes_place=any(isinstance(op, ct.Teleport | ct.Summon) for op in skill.does),
        touches=tuple(touched for op in skill.does for touched in _touched(op)),
        varies=category in {"movement", "summon"} or any(isinstance(op, ct.Teleport | ct.Summon) for op in skill.does),
    )


def _touched(operation: object) -> tuple[str, ...]:
    """Return the stat or trait that *operation* changes, if any."""
    if isinstance(operation, ct.Modify):
        return (operation.stat,)
    return (operation.trait,) if isinstance(operation, ct.Grant) else ()


def _touched_by(event: ct.EventCard) -> Iterator[str]:
    for weather in event.does:
        for operation in weather.does:
            yield from _touched(operation)


def _lasting(skill: ct.Skill) -> ct.Lingering:
    if skill.lasting is not None:
        return skill.lasting
    return "sustained" if any(isinstance(op, ct.Capture) for op in skill.does) else "one-shot"


def _aim(skill: ct.Skill, reach: int) -> ct.Aim:
    if skill.aim is not None:
        return skill.aim
    if skill.radius is not None or skill.category == "summon" or any(isinstance(op, ct.Lay | ct.Teleport) for op in skill.does):
        return "cell"
    return "self" if reach == 0 or skill.area else "unit"


def _on_self(skill: ct.Skill) -> bool:
    """Return whether a skill with a Range can be used on its user or its own cell: distortion can, where it makes sense (CT-CA-4, CT-H-92).

    An area without a radius surrounds its user (CT-H-78), nobody captures himself, and a teleport needs a free cell.
    """
    if skill.category != "distortion" or (skill.area and skill.radius is None):
        return False
    return not any(isinstance(operation, ct.Capture | ct.Teleport) for operation in skill.does)


def _substance(card: str, substance: ct.Substance) -> Power:
    """Return the left side of a trophy: on an adjacent unit or the user, without a die (CT-TR-3, CT-H-44)."""
    skill = ct.Skill(
        id="substance",
        name=substance.name,
        category="distortion",
        range=1,
        rolled=False,
        aim="unit",
        on_self=True,
        sight=False,
        lasting=substance.lasting,
        does=substance.does,
    )
    return replace(power_of(card, skill), key=f"{card}!substance", side="substance")


def _card(source: ct.UnitCard, *, creature: bool) -> Card:
    powers = tuple(power_of(source.id, skill) for skill in source.skills)
    trophy = source.trophy
    return Card(
        id=source.id,
        name=source.name,
        source=source,
        powers=powers,
        by_id={power.id: power for power in powers},
        movement=next((power for power in powers if power.category == "movement"), None),
        active=tuple(power for power in powers if power.category not in {"movement", "passive"}),
        passives=tuple(power for power in powers if power.category == "passive"),
        attacks=tuple(
            power for power in powers if power.attack and power.category not in {"movement", "passive"} and not power.takes_place
        ),
        farthest=1 + max((power.range for power in powers if power.aim == "unit"), default=0),
        engaging=tuple(power for power in powers if power.engagement and power.category not in {"movement", "passive", "summon"}),
        substance=None if trophy is None or trophy.substance is None else _substance(source.id, trophy.substance),
        totem=None if trophy is None or trophy.totem is None else power_of(source.id, trophy.totem, side="totem"),
        fast_wound=source.fast_wound,
        fast_death=source.fast_death,
        creature=creature,
    )


@lru_cache(maxsize=32)
def compile_pack(pack: ct.Pack) -> Catalogue:
    """Return the catalogue of a *pack* that is known to be sound."""
    cards = {card.id: card for card in _cards(pack)}
    powers = {power.key: power for card in cards.values() for power in _all_powers(card)}
    operations: dict[str, tuple[ct.Operation, ...]] = {key: power.does for key, power in powers.items()}
    for faction in pack.factions:
        if isinstance(faction.ability, ct.Empower):
            operations[f"@{faction.id}"] = faction.ability.does
    return Catalogue(
        pack=pack,
        key=fingerprint(pack),
        cards=cards,
        passives={card.id: card.passives for card in cards.values() if card.passives},
        threat=1 + max((power.range for card in cards.values() for power in card.engaging), default=0),
        powers=powers,
        operations=operations,
        touches={key: tuple(frozenset(_touched(operation)) for operation in does) for key, does in operations.items()},
        weather={event.id: frozenset(_touched_by(event)) for event in pack.events},
        factions={faction.id: faction for faction in pack.factions},
        faction_of={unit.id: faction.id for faction in pack.factions for unit in faction.units},
        abilities={faction.id: faction.ability for faction in pack.factions if faction.ability is not None},
        events={event.id: event for event in pack.events},
        segments={segment.id: segment for segment in pack.segments},
        starts=tuple(segment.id for segment in pack.segments if segment.start),
        closed=tuple(sorted(segment.id for segment in pack.segments if not segment.start)),
        savages=tuple(sorted(savage.id for savage in pack.savages)),
        event_ids=tuple(sorted(event.id for event in pack.events)),
        maps={(layout.id, layout.seats): layout for layout in pack.maps},
    )


def _cards(pack: ct.Pack) -> Iterator[Card]:
    for faction in pack.factions:
        for unit in faction.units:
            yield _card(unit, creature=False)
    for savage in pack.savages:
        yield _card(savage, creature=False)
    for creature in pack.creatures:
        yield _card(creature, creature=True)


def _all_powers(card: Card) -> Iterator[Power]:
    yield from card.powers
    if card.substance is not None:
        yield card.substance
    if card.totem is not None:
        yield card.totem


def lingers(operation: ct.Operation) -> bool:
    """Return whether *operation* leaves something behind on a unit or a cell."""
    return isinstance(operation, ct.Bonus | ct.Modify | ct.Grant | ct.Capture | ct.Lay)
