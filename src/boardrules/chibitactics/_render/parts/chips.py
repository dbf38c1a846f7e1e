"""Skills as chips: the emblem of the category, the name, and the numbers after everything that modifies them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._render.parts.marks import emblem, range_mark, shortened, turned, width_of
from boardrules.chibitactics._render.parts.paints import IDLE, LINE
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._text.words import skill_sentence
from boardrules.chibitactics._types.facts import Number, Part, SkillFacts
from boardrules.toolkit.drawing.svg import PAPER, group, text
from boardrules.toolkit.drawing.voice import Voice

CHIP: Final = 20
"""Height of a chip."""
SIZE: Final = 10.5
GAP: Final = 5


class Chip(NamedTuple):
    """A chip with its left upper corner at the origin; ``name``: the anchor, "" if it cannot be pointed at."""

    name: str
    width: float
    drawing: str
    title: str


def chip(
    say: Voice, catalogue: Catalogue, power: Power, skill: SkillFacts, *, name: str, title: str, room: float, idle: bool = False
) -> Chip:
    """Draw a skill of a unit, no wider than *room*; *idle*: one that cannot be used now."""
    return _chip(say, power, skill, name=name, title=f"{title}{explained(say, catalogue, power, skill)}", room=room, idle=idle)


def printed_chip(say: Voice, power: Power, *, room: float) -> Chip:
    """Draw a skill as it is printed, of a unit that is not on the board."""
    return _chip(say, power, None, name="", title="", room=room, idle=False)


def _chip(say: Voice, power: Power, skill: SkillFacts | None, *, name: str, title: str, room: float, idle: bool) -> Chip:
    x = 22.0
    drawn: list[str] = []
    shown = numbers(say, power, skill)
    wide = sum(width + GAP for _, width in shown)
    called = shortened(say.named("skill", power.name), SIZE, max(room - wide - 30, 30))
    parts = [group(12, CHIP / 2, emblem(power.category), scale=0.8), text(x, 14, called, SIZE)]
    x += width_of(called, SIZE) * 0.92 + GAP
    for drawing, width in shown:
        drawn.append(f'<g transform="translate({x:g} 0)">{drawing}</g>')
        x += width + GAP
    fill = IDLE if idle else PAPER
    box = f'<rect width="{x:g}" height="{CHIP}" rx="6" fill="{fill}" stroke="{LINE}" stroke-width="1"/>'
    return Chip(name, x, "".join([box, *parts, *drawn]), title)


def numbers(say: Voice, power: Power, skill: SkillFacts | None, size: float = SIZE) -> list[tuple[str, float]]:
    """Draw the points of a movement, or the Range, unless it is 1, and the lowest face that succeeds; each with its width."""
    if power.category == "movement":
        points = None if skill is None else skill.points
        return [_number(str(power.points if points is None else points.value), _change(points), size)]
    found: list[tuple[str, float]] = []
    reach = power.range if skill is None or skill.range is None else skill.range.value
    if reach > 1 or (reach and power.category != "melee" and power.side != "substance"):
        mark, width = _number(str(reach), _change(None if skill is None else skill.range), size)
        found.append((group(5, CHIP / 2, range_mark()) + f'<g transform="translate(12 0)">{mark}</g>', width + 12))
    if power.needs:
        least = 7 - skill.faces if skill is not None and skill.faces else power.needs
        change = 0 if skill is None else (power.needs > least) - (power.needs < least)
        never = skill is not None and not skill.faces
        found.append(_number(say("board-never") if never else f"{least}+" if least < 6 else "6", change, size))
    return found


def _change(number: Number | None) -> int:
    """Return 1 if a number is higher than printed, -1 if it is lower, else 0."""
    if number is None:
        return 0
    more = number.value - sum(part.n for part in number.parts if part.kind == "printed")
    return (more > 0) - (more < 0)


def _number(words: str, change: int, size: float) -> tuple[str, float]:
    width = width_of(words, size)
    drawn = text(0, 14, words, size, weight=700)
    if change:
        drawn += group(width + 5, CHIP / 2, turned(up=change > 0))
    return drawn, width + (11 if change else 0)


def explained(say: Voice, catalogue: Catalogue, power: Power, skill: SkillFacts) -> str:
    """Return a skill in English words, and its numbers with what adds to them."""
    words = [skill_sentence(catalogue, power)]
    words += [
        _sum(say, catalogue, key, number)
        for key, number in (("board-sum-movement", skill.points), ("board-sum-range", skill.range))
        if _is_modified(number)
    ]
    if power.needs:
        added = "".join([f", {_part(say, catalogue, part)}" for part in skill.bonus.parts]) if skill.bonus is not None else ""
        words.append(say("board-die", needs=power.needs, added=added, faces=skill.faces))
    return " ".join(words)


def _is_modified(number: Number | None) -> bool:
    return number is not None and any(part.kind != "printed" for part in number.parts)


def _sum(say: Voice, catalogue: Catalogue, key: str, number: Number | None) -> str:
    if number is None:
        return ""
    return say(key, n=number.value, parts=", ".join([_part(say, catalogue, part) for part in number.parts]))


def _part(say: Voice, catalogue: Catalogue, part: Part) -> str:
    if part.kind == "printed":
        return say("board-part-printed", n=part.n)
    match part.kind:
        case "event":
            name = say.named("card", catalogue.events[part.source].name)
        case "terrain":
            name = say("board-terrain", terrain=part.source)
        case _:
            name = say.told(Names(catalogue).source(part.source))
    return f"{part.n:+d} {name}"


def flow(chips: Iterable[Chip], left: float, top: float, room: float) -> tuple[list[tuple[Chip, float, float]], float]:
    """Place chips side by side in as many rows as they need; return each with its place, and the bottom of the last row."""
    placed: list[tuple[Chip, float, float]] = []
    x, y = left, top
    for one in chips:
        if x > left and x + one.width > left + room:
            x, y = left, y + CHIP + 4
        placed.append((one, x, y))
        x += one.width + 5
    return placed, y + (CHIP + 4 if placed else 0)
