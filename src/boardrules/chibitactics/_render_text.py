"""The position as plain text: the map, who stands where and can do what, and what is going on."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from boardrules.chibitactics._content import Content, Power
from boardrules.chibitactics._picture import SETTING_UP, effect_name, engaged
from boardrules.chibitactics._render_map import map_legend, map_lines, marks, token
from boardrules.chibitactics._types_stack import Choice, Die, Drawing, Opening
from boardrules.chibitactics._types_state import UnitView, View
from boardrules.chibitactics._words import ability_sentence, event_sentences

__all__ = ["render_text"]

COLUMNS: Final = 80
"""How wide a terminal is at least; lists are no wider."""


def render_text(content: Content, view: View, *, columns: int = 100, legend: bool = True) -> str:
    """The position as plain text for a terminal, no line longer than *columns* characters, at least 80.

    A cell is its terrain's letter (``?`` while closed), then the unit on it: its squad's seat (``s`` for a free savage) and a letter of
    its name, with ``/`` if it is wounded. On hexes each row is shifted by half a cell. The viewer's units are listed with their skills.
    A *legend* at the end says what the marks mean.
    """
    letters = marks(content, view)
    map_ = map_lines(view, letters, max(columns, COLUMNS))
    key = (line.replace("\N{NO-BREAK SPACE}", " ") for line in _wrapped(map_legend(), hang="")) if legend else ()
    parts = (_head(content, view), map_, _decks(content, view), _units(content, view, letters), _lasting(content, view), key)
    return "\n\n".join(text for text in ("\n".join(part).rstrip() for part in parts) if text)


def _wrapped(text: str, indent: str = "", hang: str = "  ") -> list[str]:
    return wrap(text, COLUMNS, initial_indent=indent, subsequent_indent=indent + hang, break_long_words=False, break_on_hyphens=False)


def _head(content: Content, view: View) -> Iterator[str]:
    yield f"Chibitactics, {content.pack.title}"
    if view.phase == "over":
        where = f"The game is over, round {view.round} of {view.options.rules.round_cap}"
    elif view.round:
        where = f"Round {view.round} of {view.options.rules.round_cap}"
    else:
        where = f"Before round 1: {SETTING_UP[view.phase]}"
    turn = f", turn of seat {view.turn}" if view.turn is not None and view.phase != "over" else ""
    yield from _wrapped(f"{where}{turn}{_waiting(view)}")
    if view.event:
        event = content.events[view.event]
        yield from _wrapped(f"In force: {event.name}. {' '.join(event_sentences(event)[1:])}")


def _waiting(view: View) -> str:
    if not view.stack:
        return ""
    match view.stack[-1]:
        case Die(seat=seat, unit=unit, skill=skill, needs=needs, bonus=bonus):
            what = f" for {skill} of {unit}" if unit else ""
            number = f", needs {needs}" if needs else ""
            return f"; seat {seat} rolls{what}{number}{f' with {bonus:+d}' if bonus else ''}"
        case Opening():
            return "; a segment is turned up"
        case Drawing(deck=deck):
            return f"; {'an event' if deck == 'event' else 'a savage'} is drawn"
        case Choice(seat=seat, options=options):
            return f"; seat {seat} chooses one of {len(options)}"
        case _:
            return ""


def _decks(content: Content, view: View) -> Iterator[str]:
    """What there is to choose from: factions, and the units in the viewer's own deck."""
    if view.phase == "faction":
        for faction in content.factions.values():
            ability = f". {ability_sentence(faction.ability)}" if faction.ability is not None else ""
            yield from _wrapped(f"{faction.name}: {'; '.join(unit.name for unit in faction.units)}{ability}")
    if view.phase != "squad":
        return
    for seat, squad in enumerate(view.squads):
        own = seat == view.viewer
        yield from _wrapped(f"{_seat(content, view, seat)}: {', '.join(unit or 'hidden' for unit in squad) or 'nobody yet'}")
        for unit in view.decks[seat] if own else ():
            if unit not in squad:
                card = content.cards[content.cards[unit.rpartition("-")[0]].id]
                yield from _wrapped(f"{unit}, {card.name}: {_skills(card.powers)}", "  ", "    ")


def _seat(content: Content, view: View, seat: int) -> str:
    faction = view.factions[seat]
    words = [f"Seat {seat}", *([content.factions[faction].name] if faction else []), *(["you"] if seat == view.viewer else [])]
    return ", ".join([*words, *(["out"] if view.out[seat] else [])])


def _skills(powers: tuple[Power, ...]) -> str:
    """Each skill by the id that an action names it by, with its numbers."""
    return "; ".join(f"{power.id} {power.points}" if power.category == "movement" else f"{power.id} {_numbers(power)}" for power in powers)


def _numbers(power: Power) -> str:
    words: list[str] = [power.category]
    if power.range and not (power.category == "melee" and power.range == 1):
        words.append(f"range {power.range}")
    if power.radius > 0:
        words.append(f"radius {power.radius}")
    if power.needs:
        words.append(f"{power.needs}+")
    return f"({', '.join(words)})"


def _units(content: Content, view: View, letters: dict[str, str]) -> Iterator[str]:
    held = engaged(content, view)
    names = {unit.id: content.cards[unit.card].name for unit in view.units}
    ids, wide = max(map(len, names), default=0), max(map(len, names.values()), default=0)
    if view.phase in {"first", "faction", "squad"}:
        return
    for seat in (*range(view.options.seats), -1):
        units = [unit for unit in view.units if unit.seat == seat]
        if units or seat >= 0:
            yield _seat(content, view, seat) if seat >= 0 else "Savages"
        if seat == view.viewer and (ability := content.abilities.get(view.factions[seat])) is not None:
            yield from _wrapped(f"ability{' (used)' if view.ability[seat] else ''}: {ability_sentence(ability)}", "  ", "    ")
        for unit in units:
            place = unit.cell
            where = "to be placed" if place is None else f"{place.q},{place.r}"
            notes = ", ".join(_notes(unit, view, engaged=unit.id in held))
            yield f"  {token(unit, letters):3} {unit.id:{ids}}  {names[unit.id]:{wide}}  {where:6}  {notes}".rstrip()
            if seat == view.viewer and content.cards[unit.card].powers:
                yield from _wrapped(_skills(content.cards[unit.card].powers), "      ", "")


def _notes(unit: UnitView, view: View, *, engaged: bool) -> Iterator[str]:
    if unit.kind != "squad" and unit.seat >= 0:
        yield unit.kind
    if unit.wounded:
        yield "wounded"
    if engaged:
        yield "engaged"
    if unit.seat == view.turn and view.phase == "play":
        yield unit.turn
    if unit.trophies:
        yield f"holds {', '.join(unit.trophies)}"


def _lasting(content: Content, view: View) -> Iterator[str]:
    where: dict[str, list[str]] = {}
    for effect in view.effects:
        place = effect.cell
        name = f"{effect_name(content, effect.source)} ({effect.kind})"
        where.setdefault(name, []).append(effect.unit if place is None else f"{place.q},{place.r}")
    for name, places in where.items():
        yield from _wrapped(f"{name} on {'; '.join(places)}")
