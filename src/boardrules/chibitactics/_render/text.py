"""The position as plain text: the map, who stands where and can do what, and what is going on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Final, NamedTuple, TypeAlias

from boardrules.chibitactics._engine.board.grounds import Grounds
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render import summary
from boardrules.chibitactics._render.map import map_legend, map_lines, marks, token
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._text.suffering import ability_message
from boardrules.chibitactics._types.state import View
from boardrules.messages import Speaker, capitalized
from boardrules.toolkit.drawing.voice import Voice

COLUMNS: Final = 80
"""Minimum width of a terminal; lists are no wider."""


def render_text(
    grounds: Grounds,
    view: View,
    *,
    columns: int = 100,
    legend: bool = True,
    since: View | None = None,
    translator: Speaker | None = None,
) -> str:
    """Return the position as plain text for a terminal, no line longer than *columns* characters, at least 80.

    A cell is its terrain's letter (``?`` while closed), then the unit on it: its squad's seat (``s`` for a free savage) and a letter of
    the id by which actions name it, a small one if it is wounded. Lines set off the segments; on hexes each row is shifted by half a
    cell. The viewer's units are listed with their skills, all trophies and abilities with what they do. A *legend* at the end says what
    the marks mean. Words are in the language of *translator*; what skills do is said in English.

    With *since*, an earlier view of the same viewer, only what has changed since is shown: the map if anything on it has, and the units
    that have.
    """
    parts = _parts(grounds, view, columns, translator)
    before = None if since is None else _parts(grounds, since, columns, translator)
    shown = [_lines(part, before=None if before is None else before[number]) for number, part in enumerate(parts)]
    if legend:
        key = _wrapped(map_legend(Voice(MESSAGES, translator)), hang="")
        shown.append([line.replace("\N{NO-BREAK SPACE}", " ") for line in key])
    return "\n\n".join(text for text in ("\n".join(lines).rstrip() for lines in shown) if text)


Entry: TypeAlias = tuple[str, ...]
"""Lines that change together: a unit with its skills."""


class Group(NamedTuple):
    """A heading, if there is one, with the entries below it."""

    heading: str
    entries: tuple[Entry, ...]


def _parts(grounds: Grounds, view: View, columns: int, translator: Speaker | None) -> tuple[tuple[Group, ...], ...]:
    """Return the parts of the text, between which lines are left free."""
    catalogue = grounds.catalogue
    facts = summary.summarize(grounds, view, translator=translator)
    letters = marks(catalogue, view)
    return (
        _whole(_head(catalogue, view, facts)),
        _whole(map_lines(facts.say, view, letters, max(columns, COLUMNS))),
        tuple(_decks(catalogue, view, facts)),
        tuple(_units(catalogue, view, facts, letters)),
        _whole(_lasting(facts)),
    )


def _whole(lines: Iterable[str]) -> tuple[Group, ...]:
    """Return a part that is shown as a whole or not at all."""
    return (Group("", (tuple(lines),)),)


def _lines(part: tuple[Group, ...], before: tuple[Group, ...] | None) -> list[str]:
    """Return the lines of a part, without what it had *before*."""
    old = frozenset([entry for group in before or () for entry in group.entries])
    headings = frozenset([group.heading for group in before or ()])
    lines: list[str] = []
    for group in part:
        new = [entry for entry in group.entries if entry not in old]
        if group.heading and (new or group.heading not in headings):
            lines.append(group.heading)
        lines += [line for entry in new for line in entry]
    return lines


def _wrapped(text: str, indent: str = "", hang: str = "  ") -> list[str]:
    return wrap(text, COLUMNS, initial_indent=indent, subsequent_indent=indent + hang, break_long_words=False, break_on_hyphens=False)


def _head(catalogue: Catalogue, view: View, facts: summary.Summary) -> Iterator[str]:
    say = facts.say
    yield f"{say('board-title')}, {say.named('pack', catalogue.pack.title)}"
    where = say("board-round", round=view.clock.round, last=view.options.rules.round_cap)
    if view.phase == "over":
        where = say("board-over-in", round=where)
    elif not view.clock.round:
        where = f"{say('board-before')}: {say('board-setting-up', phase=view.phase)}"
    where = capitalized(where)
    turn = f", {say('board-turn', seat=view.clock.turn)}" if view.clock.turn is not None and view.phase != "over" else ""
    waited = summary.waiting(say, catalogue, view)
    mark = ". " if waited.endswith("?") else "; "
    yield from _wrapped(f"{where}{turn}{f'{mark}{waited}' if waited else ''}")
    if facts.event:
        yield from _wrapped(say("board-in-force", event=facts.event))


def _decks(catalogue: Catalogue, view: View, facts: summary.Summary) -> Iterator[Group]:
    """Yield the choices before the first round: factions, and the units in the viewer's own deck."""
    say = facts.say
    if view.phase == "faction":
        for faction in catalogue.factions.values():
            ability = f". {say.told(ability_message(faction.ability))}" if faction.ability is not None else ""
            units = "; ".join([say.named("card", unit.name) for unit in faction.units])
            yield Group("", (tuple(_wrapped(f"{say.named('faction', faction.name)}: {units}{ability}")),))
    if view.phase != "squad":
        return
    yield Group("\n".join(_wrapped(say("board-typed-deck"))), ())
    for side in facts.sides:
        entries: list[Entry] = []
        picks = ", ".join([say.told(Names(catalogue).short(unit)) if unit else say("board-hidden") for unit in side.picks])
        for unit in view.decks[side.seat] if side.seat == view.viewer else ():
            if unit not in side.picks:
                card = catalogue.cards[unit.rpartition("-")[0]]
                skills = "; ".join(summary.skill_in_short(say, catalogue, power) for power in card.powers)
                entries.append(tuple(_wrapped(f"{unit}, {say.named('card', card.name)}: {skills}", "  ", "    ")))
        heading = _wrapped(f"{summary.heading(say, view, side, savages='board-savages')}: {picks or say('board-nobody-yet')}")
        yield Group("\n".join(heading), tuple(entries))


def _units(catalogue: Catalogue, view: View, facts: summary.Summary, letters: dict[str, str]) -> Iterator[Group]:
    """Yield the squads: the ability of each, its units, and what the trophies that they hold can do."""
    if view.phase in {"first", "faction", "squad"}:
        return
    say = facts.say
    yield Group("\n".join(_wrapped(say("board-typed-units"))), ())
    everybody = [standing for side in facts.sides for standing in side.units]
    wide = (
        max((len(standing.unit.id) for standing in everybody), default=0),
        max((len(_name(standing)) for standing in everybody), default=0),
    )
    for side in facts.sides:
        entries: list[Entry] = []
        if side.ability:
            entries.append(tuple(_wrapped(say("board-ability-used" if side.used else "board-ability", does=side.ability), "  ", "    ")))
        for standing in side.units:
            mark = token(standing.unit, letters)
            entries.append(tuple(_unit(say, catalogue, standing, mark, wide, skills=side.seat == view.viewer)))
        yield Group(summary.heading(say, view, side, savages="board-savages"), tuple(entries))


def _name(standing: summary.Standing) -> str:
    """Return the name of a card, "" if it is no more than the id by which actions name it."""
    return "" if standing.name.lower() == standing.unit.card else standing.name


def _unit(say: Voice, catalogue: Catalogue, standing: summary.Standing, mark: str, wide: tuple[int, int], *, skills: bool) -> Iterator[str]:
    unit = standing.unit
    line = f"  {mark} {unit.id:{wide[0]}}  {_name(standing):{wide[1]}}  {standing.where:6}  {', '.join(standing.notes)}"
    yield from _wrapped(line.rstrip(), "", "     ")
    powers = catalogue.cards[unit.card].powers
    if skills and powers:
        found = zip(powers, standing.facts.skills, strict=True)
        yield from _wrapped("; ".join(summary.skill_in_short(say, catalogue, power, skill) for power, skill in found), "     ", "")
    for trophy in standing.facts.trophies:
        yield from _wrapped(summary.trophy_in_short(say, catalogue, trophy), "     ", "  ")


def _lasting(facts: summary.Summary) -> Iterator[str]:
    for lasting in facts.lasting:
        yield from _wrapped(facts.say("board-lasting-on", effect=lasting.name, kind=lasting.kind, where="; ".join(lasting.places)))
