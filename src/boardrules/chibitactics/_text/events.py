"""Events of Chibitactics as sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import attrgetter
from typing import Final, assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._geometry.naming import cell_name
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import NOTHING, Names, say, seat_of
from boardrules.chibitactics._text.suffering import event_messages
from boardrules.messages import Argument, Message, capitalized
from boardrules.toolkit.telling import Narrator, Told
from boardrules.toolkit.vocabulary import Params
from boardrules.values import Seat


def _unit(field: str) -> Callable[[Names, t.Event], Message | None]:
    """Return what names the unit or card in *field*, None if there is none: with its title when it comes to the map.

    Its player is named unless the sentence is about that player, and its cell is left out if the sentence names it.
    """
    get: Callable[[t.Event], str] = attrgetter(field)

    def called(names: Names, event: t.Event) -> Message | None:
        token = get(event)
        coming, moving = isinstance(event, t.Deployed | t.SavageCame), isinstance(event, t.Moved | t.Displaced | t.Summoned)
        return names.unit(token, by=_by(event, field), title=coming, placed=moving and field == "unit") if token else None

    return called


def _by(event: t.Event, field: str) -> Seat | None:
    """Return the player whose units need no name beside them where *field* is said, since the sentence has named the player, or None."""
    match event:
        case t.UnitPicked() | t.Rolled() | t.AbilityUsed() | t.Chosen():
            return event.seat
        case t.Deployed():
            return _owner(event.unit)
        case t.Summoned() if field == "unit":
            return _owner(event.maker)
        case t.Finished() | t.TrophyUsed() | t.TrophyGiven() | t.Replaced() if field != "unit":
            return _owner(event.unit)
        case _:
            return None


def _owner(unit: str) -> Seat:
    return Seat(int(seat_of(unit) or -1))


def _whose(names: Names, event: t.SkillUsed | t.Provoked | t.TrophyUsed | t.Cancelled) -> Message:
    """Return what a skill of a unit is used on; a unit of the same player needs no name beside it."""
    return names.on(event.target, by=_owner(event.unit), unit=event.unit)


def _squads(names: Names, event: t.SquadsShown) -> Message:
    squads = [
        say("word-squad", seat=seat, units=tuple([names.short(unit) for unit in squad])) for seat, squad in enumerate(event.squads) if squad
    ]
    return reduce(lambda shown, squad: say("word-squads", squads=shown, squad=squad), squads)


def _does(names: Names, event: t.EventDrawn) -> Message:
    does = event_messages(names.catalogue.events[event.event])
    return reduce(lambda one, other: say("word-sentences", one=one, other=other), does) if does else NOTHING


def _answer(names: Names, event: t.Chosen) -> tuple[str, Argument]:
    """Return what was chosen, under the name of its parameter."""
    option = event.option
    match option:
        case t.PathOption():
            return "way", " ".join(map(cell_name, option.path))
        case t.UnitOption():
            return "unit", names.unit(option.unit, by=event.seat)
        case t.SkillOption():
            return "skill", names.skill_named(option.skill)
        case _:
            assert_never(option)


def _rolled_for(names: Names, event: t.Rolled) -> Message:
    """Return what a die is for: a skill, what an ability or an event does to a unit, or control of a savage."""
    if not event.unit:
        return NOTHING
    unit = names.unit(event.unit, by=event.seat)
    if event.needs and event.skill:
        return say("word-for-skill", skill=names.skill(event.unit, event.skill), unit=unit)
    return say("word-for-unit" if event.needs else "word-for-control", unit=unit)


def _bonuses(_: Names, event: t.Rolled) -> Message | None:
    """Return what a die comes to with its bonuses, None if nothing is needed."""
    if not event.needs:
        return None
    return say("word-with-bonuses", total=event.total) if event.total != event.value else NOTHING


def _sets_out(names: Names, event: t.SkillUsed) -> bool:
    return names.moves(event.unit, event.skill) and not isinstance(event.target, str)


def _used(names: Names, event: t.SkillUsed) -> Params:
    unit = ("unit", names.unit(event.unit))
    if not isinstance(event.target, str) and _sets_out(names, event):
        return unit, ("cell", cell_name(event.target))
    return unit, ("skill", names.skill(event.unit, event.skill)), ("on", _whose(names, event))


def _way(event: t.Moved) -> str | None:
    """Return the cells before the last one, None if there are none."""
    return " ".join(cell_name(step) for step in event.path if step != event.to) or None


EVENTS: Final[Narrator[Names, t.Event]] = Narrator(
    Told(t.FirstSeat, "first-seat", ("seat",), ("CT-TU-1", "CT-H-84")),
    Told(t.FactionPicked, "faction-picked", ("seat", "faction"), ("CT-SU-4",)),
    Told(t.UnitPicked, lambda _, event: "unit-picked" if event.unit else "unit-picked-hidden", ("seat", "unit"), ("CT-SU-5",)),
    Told(t.SquadsShown, "squads-shown", ("squads",), ("CT-H-83", "CT-H-94")),
    Told(t.Deployed, "deployed", ("owner", "unit", "cell"), ("CT-H-8",)),
    Told(t.RoundBegan, "round-began", ("round",), ("CT-H-85",)),
    Told(t.TurnBegan, "turn-began", ("seat",), ("CT-TU-2", "CT-H-12")),
    Told(t.SkillUsed, lambda names, event: "sets-out" if _sets_out(names, event) else "skill-used", _used, ("CT-SK-1", "CT-SK-2")),
    Told(t.Provoked, "provoked", ("unit", "skill", "on"), ("CT-PR-3", "CT-H-69")),
    Told(
        t.Rolled,
        lambda _, event: "rolled-needing" if event.needs else "rolled",
        ("seat", "value", "what", "total", "needs", "success"),
        ("CT-CO-6", "CT-H-21"),
    ),
    Told(t.Moved, lambda _, event: "moved-by" if _way(event) else "moved", ("unit", "cell", "way"), ("CT-MV-6", "CT-MV-7")),
    Told(t.Displaced, "displaced", ("unit", "cell"), ("CT-H-76",)),
    Told(t.Lost, "lost", ("unit",), ("CT-H-36",)),
    Told(t.Wounded, "wounded", ("unit",), ("CT-WD-2",)),
    Told(t.Healed, "healed", ("unit",), ("CT-H-15",)),
    Told(t.Died, lambda _, event: "killed" if event.killer else "died", ("unit", "killer"), ("CT-WD-3",)),
    Told(t.TrophyTaken, "trophy-taken", ("unit", "card"), ("CT-TR-1", "CT-WD-4")),
    Told(t.TrophyReturned, "trophy-returned", ("card",), ("CT-H-46",)),
    Told(t.TrophyUsed, "trophy-used", ("unit", "side", "card", "on"), ("CT-TR-2", "CT-TR-6")),
    Told(t.TrophyGiven, "trophy-given", ("unit", "card", "to"), ("CT-TR-7",)),
    Told(
        t.AbilityUsed,
        lambda _, event: "ability-used-for" if event.card else "ability-used",
        ("seat", "unit", "card"),
        ("CT-TU-4", "CT-H-2"),
    ),
    Told(t.Replaced, "replaced", ("unit", "card"), ("CT-H-3",)),
    Told(t.EffectBegan, "effect-began", ("effect", "kind")),
    Told(t.EffectEnded, "effect-ended", ("effect",)),
    Told(t.Summoned, "summoned", ("maker", "unit", "cell"), ("CT-CA-5", "CT-H-82")),
    Told(t.Finished, "finished", ("unit", "target"), ("CT-WD-5", "CT-WD-11")),
    Told(t.Cancelled, "cancelled", ("unit", "skill", "on"), ("CT-PR-8",)),
    Told(t.Captured, "captured", ("unit", "seat"), ("CT-SV-8", "CT-H-73")),
    Told(t.Freed, "freed", ("unit",), ("CT-SV-7", "CT-H-73")),
    Told(t.Opened, "opened", ("segment",), ("CT-SC-2",)),
    Told(t.SavageCame, "savage-came", ("unit", "cell"), ("CT-SV-1", "CT-SV-2")),
    Told(t.Reshuffled, "reshuffled", ("deck",), ("CT-EV-5", "CT-H-55")),
    Told(t.ControlTaken, "control-taken", ("seat", "unit"), ("CT-SV-5", "CT-H-49")),
    Told(t.EventDrawn, "event-drawn", ("event", "does"), ("CT-EV-1", "CT-EV-3")),
    Told(t.EventEnded, "event-ended", ("event",), ("CT-EV-4", "CT-EV-5")),
    Told(t.TurnEnded, "turn-ended", ("seat",), ("CT-TU-5", "CT-H-70")),
    Told(
        t.Chosen,
        lambda names, event: f"chosen-{_answer(names, event)[0]}",
        lambda names, event: (("seat", event.seat), _answer(names, event)),
    ),
    Told(t.SeatOut, "seat-out", ("seat",), ("CT-H-4", "CT-H-80")),
    Told(t.GameEnded, "game-ended", ("winners", "winner"), ("CT-H-4", "CT-H-5")),
    said={
        **{name: _unit(name) for name in ("unit", "card", "killer", "maker", "target", "to")},
        "on": _whose,
        "owner": lambda _, event: _owner(event.unit),
        "cell": lambda _, event: cell_name(event.to if isinstance(event, t.Moved | t.Displaced) else event.cell),
        "skill": lambda names, event: names.skill(event.unit, event.skill),
        "faction": lambda names, event: names.faction(event.faction),
        "segment": lambda names, event: names.segment(event.segment),
        "effect": lambda names, event: names.effect(event.effect),
        "kind": lambda _, event: event.effect.kind,
        "squads": _squads,
        "does": _does,
        "way": lambda _, event: _way(event),
        "what": _rolled_for,
        "total": _bonuses,
        "needs": lambda _, event: event.needs or None,
        "success": lambda _, event: ("yes" if event.success else "no") if event.needs else None,
        "winner": lambda _, event: event.winners[0] if event.winners else -1,
        "winners": lambda _, event: tuple([say("word-seat", seat=seat) for seat in event.winners]),
    },
)
"""The message and the rules of each kind of event; an event without rules follows from the card named before it."""


def format_event(catalogue: Catalogue, view: t.View, event: t.Event) -> str:
    """Return *event* as a sentence; *view* is the view after it."""
    names = Names(catalogue, view)
    return capitalized(MESSAGES.english(EVENTS.message(names, event), MESSAGES.names(names.in_english)))
