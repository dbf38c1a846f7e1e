"""Faults of a pack: everything that makes it unplayable, all at once (CT-H-1, CT-H-22, CT-H-24, CT-H-7, CT-H-8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from boardrules.chibitactics import language as ct
from boardrules.chibitactics._geometry.hex import neighbours
from boardrules.chibitactics._packs.compile import lingers
from boardrules.contract import Violation
from boardrules.errors import InvalidOptions, fault_text
from boardrules.toolkit.packs import decode_pack, encode_pack, form_faults
from boardrules.values import RuleId


def _fault(path: str, rule: str, message: str) -> Violation:
    return Violation(f"$.{path}", RuleId(rule), message)


def read_pack(data: bytes | str | ct.Pack) -> ct.Pack:
    """Return *data*, which is JSON or a value, as a pack with checked fields; :func:`pack_faults` checks their sense.

    Raises
    ------
    InvalidOptions
        with every fault of form, its path and what is allowed there.
    """
    raw, faults = decode_pack(encode_pack(data))
    faults = faults or form_faults(raw, ct.Pack)
    if faults:
        raise InvalidOptions(fault_text("the pack has faults", faults))
    return msgspec.convert(raw, ct.Pack)


def pack_faults(pack: ct.Pack) -> tuple[Violation, ...]:
    """Return every fault of *pack*, in its own order; ``()`` if it can be played."""
    found: list[Violation] = []
    if not pack.factions:
        found.append(_fault("factions", "CT-CO-1", "a pack has at least one faction"))
    for index, faction in enumerate(pack.factions):
        found += _faction(pack, faction, f"factions[{index}]")
    for name, cards in (("creatures", pack.creatures), ("savages", pack.savages)):
        for index, card in enumerate(cards):
            found += _card(pack, card, f"{name}[{index}]", creature=name == "creatures")
    for index, event in enumerate(pack.events):
        found += _event(event, f"events[{index}]")
    found += _segments(pack)
    if not pack.maps:
        found.append(_fault("maps", "CT-H-7", "a pack has at least one map"))
    for index, layout in enumerate(pack.maps):
        found += _layout(pack, layout, f"maps[{index}]")
    found += _names(pack)
    return tuple(found)


def _twice(ids: Iterable[str], path: str, what: str) -> Iterator[Violation]:
    for name, count in sorted(Counter(ids).items()):
        if count > 1:
            yield _fault(path, "CT-H-1", f"{count} {what} have the id {name!r}; ids are all different")


def _names(pack: ct.Pack) -> Iterator[Violation]:
    cards = [(f"factions[{i}].units[{k}]", unit.id) for i, faction in enumerate(pack.factions) for k, unit in enumerate(faction.units)]
    cards += [(f"creatures[{k}]", card.id) for k, card in enumerate(pack.creatures)]
    cards += [(f"savages[{k}]", card.id) for k, card in enumerate(pack.savages)]
    first: dict[str, str] = {}
    for path, name in cards:
        if first.setdefault(name, path) != path:
            yield _fault(f"{path}.id", "CT-H-1", f"{name!r} is the id of $.{first[name]}; units, creatures and savages have different ones")
    yield from _twice((faction.id for faction in pack.factions), "factions", "factions")
    yield from _twice((event.id for event in pack.events), "events", "events")
    yield from _twice((segment.id for segment in pack.segments), "segments", "segments")
    yield from _twice((f"{layout.id} for {layout.seats} seats" for layout in pack.maps), "maps", "maps")


def _faction(pack: ct.Pack, faction: ct.Faction, path: str) -> Iterator[Violation]:
    if not faction.units:
        yield _fault(f"{path}.units", "CT-CO-1", "a faction has units")
    for index, unit in enumerate(faction.units):
        yield from _card(pack, unit, f"{path}.units[{index}]", creature=False)
    if isinstance(faction.ability, ct.Empower) and not faction.ability.does:
        yield _fault(f"{path}.ability", "CT-H-14", "an ability does something")
    if isinstance(faction.ability, ct.Replace) and len(faction.units) < 2:
        yield _fault(f"{path}.ability", "CT-H-3", "an ability that swaps units needs a deck")


def _card(pack: ct.Pack, card: ct.UnitCard, path: str, *, creature: bool) -> Iterator[Violation]:
    yield from _twice((skill.id for skill in card.skills), f"{path}.skills", "skills")
    if sum(skill.category == "movement" for skill in card.skills) > 1:
        yield _fault(f"{path}.skills", "CT-H-87", "a unit has at most one movement skill")
    for index, skill in enumerate(card.skills):
        yield from _skill(pack, skill, f"{path}.skills[{index}]")
    trophy = card.trophy
    if creature and trophy is not None:
        yield _fault(f"{path}.trophy", "CT-CA-5", "summoned creatures leave no trophy")
    if trophy is not None and trophy.totem is not None:
        yield from _skill(pack, trophy.totem, f"{path}.trophy.totem")
    if trophy is not None and trophy.substance is not None:
        if not trophy.substance.does:
            yield _fault(f"{path}.trophy.substance.does", "CT-TR-3", "a substance does something")
        for index, operation in enumerate(trophy.substance.does):
            if isinstance(operation, ct.Teleport | ct.Summon | ct.Lay | ct.Capture):
                message = "a substance works on one unit: it cannot teleport, summon, capture or lie on cells"
                yield _fault(f"{path}.trophy.substance.does[{index}]", "CT-TR-3", message)


def _skill(pack: ct.Pack, skill: ct.Skill, path: str) -> Iterator[Violation]:
    category = skill.category
    if (category == "movement") != (skill.points is not None):
        yield _fault(f"{path}.points", "CT-MV-1", "a movement skill has points, and no other skill has")
    if category == "movement" and (skill.does or skill.radius is not None or skill.area or skill.range is not None or skill.engagement):
        yield _fault(path, "CT-CA-1", "a movement skill moves its unit and does nothing else")
    if category == "ranged" and not skill.range:
        yield _fault(f"{path}.range", "CT-H-24", "a ranged skill states its Range, 1 or more")
    if category == "passive" and (skill.rolled or skill.success is not None or skill.radius is not None or skill.engagement):
        yield _fault(path, "CT-CA-7", "a passive skill is not rolled for or aimed: no die, no radius, no engagement")
    if skill.success is not None and skill.rolled is False:
        yield _fault(f"{path}.success", "CT-H-21", "a skill without a die has no success numbers")
    if skill.while_wounded and category != "passive":
        yield _fault(f"{path}.while_wounded", "CT-H-93", "only a passive skill can go on while its unit is wounded")
    yield from _aim(skill, path)
    if sum(isinstance(operation, ct.Summon) for operation in skill.does) > 1:
        yield _fault(f"{path}.does", "CT-CA-5", "a summon skill makes one creature, on the cell of birth")
    if category != "movement" and not skill.does:
        yield _fault(f"{path}.does", "CT-SK-7", "a skill does something")
    for index, operation in enumerate(skill.does):
        yield from _operation(pack, skill, operation, f"{path}.does[{index}]")


def _aim(skill: ct.Skill, path: str) -> Iterator[Violation]:
    category = skill.category
    if skill.radius is not None and skill.aim not in {None, "cell"}:
        yield _fault(f"{path}.aim", "CT-H-92", "a skill with a radius is aimed at a cell")
    if category in {"melee", "ranged"} and skill.radius is None and not skill.area and skill.aim not in {None, "unit"}:
        yield _fault(f"{path}.aim", "CT-H-92", "melee and ranged skills are aimed at a unit")
    if category == "summon" and skill.aim not in {None, "cell"}:
        yield _fault(f"{path}.aim", "CT-CA-5", "a summon skill names the cell of birth")
    if category == "buff" and skill.radius is not None:
        yield _fault(f"{path}.radius", "CT-CA-6", "a buff strengthens one unit")
    if skill.area and skill.radius is None and skill.aim not in {None, "self"}:
        yield _fault(f"{path}.aim", "CT-H-78", "an area without a radius surrounds its user")
    if skill.aim == "unit" and not skill.range and category not in {"melee", "ranged"}:
        yield _fault(f"{path}.range", "CT-H-86", "a skill aimed at units has a Range of 1 or more")


def _operation(pack: ct.Pack, skill: ct.Skill, operation: ct.Operation, path: str) -> Iterator[Violation]:
    category = skill.category
    match operation:
        case ct.Summon():
            if category != "summon":
                yield _fault(path, "CT-CA-5", "only a summon skill summons")
            if operation.creature not in [creature.id for creature in pack.creatures]:
                yield _fault(f"{path}.creature", "CT-CA-5", f"there is no creature {operation.creature!r} in the pack")
        case ct.Teleport():
            if skill.radius is not None or skill.area or skill.aim not in {None, "cell"}:
                yield _fault(path, "CT-H-76", "a teleport is aimed at one cell")
            if skill.engagement or category == "melee":
                yield _fault(path, "CT-H-76", "a teleport is aimed at a free cell, so it engages nobody")
        case ct.Capture():
            engages = category == "melee" if skill.engagement is None else skill.engagement
            if skill.radius is not None or skill.area or category in {"buff", "passive", "summon"} or engages:
                message = (
                    "a capture is aimed at one unit in its user's own turn: no radius, no area, no engagement, which melee has by default"
                )
                yield _fault(path, "CT-H-73", message)
        case ct.Lay():
            if not operation.does:
                yield _fault(path, "CT-H-89", "an effect on a cell does something")
            if skill.radius is None and not skill.area and skill.aim == "unit":
                yield _fault(path, "CT-H-89", "an effect is laid on cells: the skill is aimed at one")
            if skill.engagement or category == "melee":
                yield _fault(path, "CT-H-89", "a skill with Engagement strikes units and lays nothing")
        case _:
            pass
    if category == "summon" and not isinstance(operation, ct.Summon):
        yield _fault(path, "CT-CA-5", "a summon skill summons and does nothing else")
    if category == "passive" and not isinstance(operation, ct.Modify | ct.Grant):
        yield _fault(path, "CT-CA-7", "a passive skill modifies numbers or gives traits")
    if category == "buff" and not (lingers(operation) and not isinstance(operation, ct.Lay)):
        yield _fault(path, "CT-CA-6", "a buff strengthens: it gives bonuses, modifiers or traits")


def _event(event: ct.EventCard, path: str) -> Iterator[Violation]:
    if not event.does:
        yield _fault(f"{path}.does", "CT-EV-3", "an event does something")
    for index, effect in enumerate(event.does):
        if not effect.does:
            yield _fault(f"{path}.does[{index}].does", "CT-EV-3", "an event does something to those whom it meets")
        if isinstance(effect, ct.Weather) != event.lasting:
            yield _fault(f"{path}.does[{index}]", "CT-EV-2", "a lasting event has weather, an instant one has other effects")
        if isinstance(effect, ct.Each | ct.OneOf) and any(isinstance(operation, ct.Bonus) for operation in effect.does):
            yield _fault(f"{path}.does[{index}]", "CT-SK-5", "bonuses for one die come from skills and trophies, not from events")


def _segments(pack: ct.Pack) -> Iterator[Violation]:
    if not pack.segments:
        yield _fault("segments", "CT-CO-4", "a pack has segments")
    for index, segment in enumerate(pack.segments):
        yield from _segment(segment, f"segments[{index}]")


def _segment(segment: ct.Segment, path: str) -> Iterator[Violation]:
    size = len(segment.rows)
    if not 2 <= size <= 6 or any(len(row) != size for row in segment.rows):
        yield _fault(f"{path}.rows", "CT-H-7", "a segment is a square of 2 to 6 rows")
    for number, row in enumerate(segment.rows):
        for letter in sorted(set(row) - set(ct.LETTERS)):
            yield _fault(f"{path}.rows[{number}]", "CT-H-7", f"{letter!r} is no terrain; known are {' '.join(ct.LETTERS)}")


def _layout(pack: ct.Pack, layout: ct.MapLayout, path: str) -> Iterator[Violation]:
    starts = [(place.i, place.j) for place in layout.starts]
    closed = [(place.i, place.j) for place in layout.closed]
    if len(starts) != layout.seats:
        yield _fault(f"{path}.starts", "CT-SU-2", f"{layout.seats} seats have {layout.seats} start segments, not {len(starts)}")
    for spot, count in sorted(Counter((*starts, *closed)).items()):
        if count > 1:
            yield _fault(path, "CT-H-7", f"{count} segments lie at {spot[0]},{spot[1]}")
    for index, spot in enumerate(starts):
        near = neighbours(spot, "square")
        if any(other in starts for other in neighbours(spot)):  # on hexes also two corner cells share an edge
            yield _fault(f"{path}.starts[{index}]", "CT-H-7", "no two start segments share an edge")
        if not any(other in closed for other in near):
            yield _fault(f"{path}.starts[{index}]", "CT-H-7", "every start segment touches a closed one")
    if len(closed) > sum(not segment.start for segment in pack.segments):
        yield _fault(f"{path}.closed", "CT-SU-1", "there are more closed places than segments for them")
    if layout.seats > sum(segment.start for segment in pack.segments):
        yield _fault(f"{path}.starts", "CT-SU-2", "there are more seats than start segments")
