"""What is to be shown of a position, in text and in pictures alike: who acts, who stands where, what lasts. All of it from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from boardrules.chibitactics._engine.grounds import Grounds
from boardrules.chibitactics._facts import facts
from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._text.names import SETTING_UP, effect_name
from boardrules.chibitactics._text.words import ability_sentence, effects_of, event_sentences, properties
from boardrules.chibitactics._types.facts import Facts, UnitFacts
from boardrules.chibitactics._types.stack import Choice, Die, Drawing, Opening
from boardrules.chibitactics._types.state import UnitView, View
from boardrules.values import Seat

__all__ = ["SAVAGES", "Lasting", "Side", "Standing", "Summary", "skill_in_short", "summarize", "trophy_in_short", "waiting"]

SAVAGES: Final = Seat(-1)
"""The side of the savages that are free."""


class Standing(NamedTuple):
    """A unit as it is now. ``where``: its cell as ``3,2``, or words; ``notes``: what is to be said of it, the trophies it holds last."""

    unit: UnitView
    name: str
    where: str
    notes: tuple[str, ...]
    facts: UnitFacts


class Side(NamedTuple):
    """A seat with its squad, or the free savages (:data:`SAVAGES`).

    ``ability``: what its faction can do, "" if nothing; ``picks``: while squads are picked, the units so far, "" for a hidden one.
    """

    seat: Seat
    faction: str
    out: bool
    ability: str
    used: bool
    picks: tuple[str, ...]
    units: tuple[Standing, ...]


class Lasting(NamedTuple):
    """An effect that lingers, by name, with its kind and every unit or cell on which it is, each once."""

    name: str
    kind: str
    places: tuple[str, ...]


class Summary(NamedTuple):
    """A whole position. ``when``: the round and such; ``status``: who does what now; ``event``: the lasting event in sentences.

    ``facts`` are those of the view.
    """

    facts: Facts
    when: tuple[str, ...]
    status: str
    event: str
    sides: tuple[Side, ...]
    lasting: tuple[Lasting, ...]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are to act."""
        return self.facts.to_act

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, once the game is over."""
        return self.facts.winners


def summarize(grounds: Grounds, view: View) -> Summary:
    """Everything that renderings show of *view*, but for the map."""
    catalogue = grounds.catalogue
    found = facts(grounds, view)
    seats = [Seat(seat) for seat in range(view.options.seats)]
    free = any(unit.seat == SAVAGES for unit in view.units)
    event = catalogue.events[view.event] if view.event else None
    derived = {unit.id: unit for unit in found.units}
    return Summary(
        facts=found,
        when=_when(view),
        status=_status(view, found.to_act, found.winners),
        event="" if event is None else f"{event.name}. {' '.join(event_sentences(event)[1:])}",
        sides=tuple([_side(catalogue, view, seat, derived) for seat in (*seats, *([SAVAGES] if free else []))]),
        lasting=_lasting(catalogue, view),
    )


def _when(view: View) -> tuple[str, ...]:
    if not view.clock.round:
        return ("before round 1",)
    turn = (f"turn of seat {view.clock.turn}",) if view.clock.turn is not None and view.phase == "play" else ()
    return (f"round {view.clock.round} of {view.options.rules.round_cap}", *turn)


def _listed(seats: tuple[Seat, ...]) -> str:
    words = [str(seat) for seat in seats]
    return f"Seat {words[0]}" if len(words) == 1 else f"Seats {', '.join(words[:-1])} and {words[-1]}"


def _status(view: View, to_act: tuple[Seat, ...], winners: tuple[Seat, ...]) -> str:
    if view.phase == "over":
        return f"The game is over. {_listed(winners)} {'wins' if len(winners) == 1 else 'share the victory'}."
    if view.stack and (told := waiting(view)):
        return f"{told[0].upper()}{told[1:]}."
    if not to_act:
        return f"{SETTING_UP.get(view.phase, 'luck decides').capitalize()}."
    does = {"faction": "chooses a faction", "squad": "picks a squad", "deploy": "places a unit", "play": "uses its units, or ends its turn"}
    many = {"squad": "pick their squads"}
    return f"{_listed(to_act)} {does[view.phase] if len(to_act) == 1 else many[view.phase]}."


def waiting(view: View) -> str:
    """What luck or whose choice is waited for, "" if nothing is."""
    if not view.stack:
        return ""
    match view.stack[-1]:
        case Die(seat=seat, unit=unit, skill=skill, needs=needs, bonus=bonus):
            what = f" for {skill} of {unit}" if unit else ""
            number = f", needs {needs}" if needs else ""
            return f"seat {seat} rolls{what}{number}{f' with {bonus:+d}' if bonus else ''}"
        case Opening():
            return "a segment is turned up"
        case Drawing(deck=deck):
            return f"{'an event' if deck == 'event' else 'a savage'} is drawn"
        case Choice(seat=seat, options=options):
            return f"seat {seat} chooses one of {len(options)}"
        case _:
            return ""


def _side(catalogue: Catalogue, view: View, seat: Seat, derived: dict[str, UnitFacts]) -> Side:
    units = tuple([_standing(catalogue, view, unit, derived[unit.id]) for unit in view.units if unit.seat == seat])
    if seat == SAVAGES:
        return Side(seat, "", out=False, ability="", used=False, picks=(), units=units)
    faction = view.factions[seat]
    ability = catalogue.abilities.get(faction)
    return Side(
        seat,
        catalogue.factions[faction].name if faction else "",
        out=bool(view.out[seat]),
        ability="" if ability is None else ability_sentence(ability),
        used=view.budget.ability[seat],
        picks=view.squads[seat] if view.phase == "squad" else (),
        units=units,
    )


def _standing(catalogue: Catalogue, view: View, unit: UnitView, found: UnitFacts) -> Standing:
    where = "to be placed" if unit.cell is None else f"{unit.cell.q},{unit.cell.r}"
    notes = tuple(_notes(catalogue, view, unit, engaged=bool(found.engaged_by)))
    return Standing(unit, catalogue.cards[unit.card].name, where, notes, found)


def _notes(catalogue: Catalogue, view: View, unit: UnitView, *, engaged: bool) -> Iterator[str]:
    card = catalogue.cards[unit.card]
    if unit.kind != "squad" and unit.seat >= 0:
        yield unit.kind
    if unit.wounded:
        yield "wounded"
    if engaged:
        yield "engaged"
    if unit.seat == view.clock.turn and view.phase == "play":
        yield unit.turn
    reach = max((power.range for power in card.powers if power.engagement and power.category not in {"movement", "passive"}), default=0)
    if reach > 1 and not unit.wounded:
        yield f"engages to {reach}"
    yield from (trait for trait, has in (("fast wound", card.fast_wound), ("fast death", card.fast_death)) if has)
    if unit.trophies:
        yield f"holds {', '.join(unit.trophies)}"


def skill_in_short(catalogue: Catalogue, power: Power) -> str:
    """A skill by the id that an action names it by, with its numbers and properties; what it does, if it is not just a wound."""
    if power.category == "movement":
        return f"{power.id} {power.points}"
    return f"{power.id} ({_numbers(catalogue, power)})"


def _numbers(catalogue: Catalogue, power: Power) -> str:
    words: list[str] = [power.category]
    if power.range and not (power.category == "melee" and power.range == 1):
        words.append(f"range {power.range}")
    if power.needs:
        words.append(f"{power.needs}+")
    does = effects_of(catalogue, power.does)
    return f"{', '.join((*words, *properties(power)))}{'' if does == 'wounds' else f': {does}'}"


def trophy_in_short(catalogue: Catalogue, token: str) -> str:
    """A trophy by the card that an action names it by, and what its two sides do (CT-TR-3, CT-TR-4)."""
    card = catalogue.cards[token.partition("-")[0]]
    sides: list[str] = []
    if card.substance is not None:
        how = "".join(f"{word}: " for word in properties(card.substance))
        sides.append(f"substance {card.substance.name} ({how}{effects_of(catalogue, card.substance.does)})")
    if card.totem is not None:
        numbers = f"movement {card.totem.points}" if card.totem.category == "movement" else _numbers(catalogue, card.totem)
        sides.append(f"totem {card.totem.name} ({numbers})")
    return f"{token}: {', or '.join(sides)}"


def _lasting(catalogue: Catalogue, view: View) -> tuple[Lasting, ...]:
    found: dict[tuple[str, str], list[str]] = {}
    for effect in view.effects:
        where = effect.unit if effect.cell is None else f"{effect.cell.q},{effect.cell.r}"
        found.setdefault((effect_name(catalogue, effect.source), effect.kind), []).append(where)
    return tuple([Lasting(name, kind, tuple(dict.fromkeys(places))) for (name, kind), places in found.items()])
