"""Events of Chibitactics as sentences."""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name
from boardrules.chibitactics._text.suffering import event_messages
from boardrules.chibitactics._types.events import (
    AbilityUsed,
    Chosen,
    ControlTaken,
    Deployed,
    Event,
    EventDrawn,
    EventEnded,
    FactionPicked,
    FirstSeat,
    GameEnded,
    Opened,
    Reshuffled,
    Rolled,
    RoundBegan,
    SavageCame,
    SeatOut,
    SquadsShown,
    TurnBegan,
    TurnEnded,
    UnitPicked,
)
from boardrules.chibitactics._types.stack import Option, PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.unit_events import (
    Cancelled,
    Captured,
    Died,
    Displaced,
    EffectBegan,
    EffectEnded,
    Finished,
    Freed,
    Healed,
    Lost,
    Moved,
    Provoked,
    Replaced,
    SkillUsed,
    Summoned,
    TrophyGiven,
    TrophyReturned,
    TrophyTaken,
    TrophyUsed,
    Wounded,
)
from boardrules.messages import Message, capitalized
from boardrules.values import Seat

__all__ = ["event_message", "format_event"]

_say = Message.of


def format_event(catalogue: Catalogue, event: Event) -> str:
    """*event* as a sentence."""
    return capitalized(MESSAGES.english(event_message(catalogue, event), Names(catalogue).card))


def event_message(catalogue: Catalogue, event: Event) -> Message:
    """*event* as a message."""
    match event:
        case (
            FirstSeat() | FactionPicked() | UnitPicked() | SquadsShown() | Deployed() | RoundBegan() | TurnBegan() | Opened() | SavageCame()
        ):
            return _course(catalogue, event)
        case Reshuffled() | ControlTaken() | EventDrawn() | EventEnded() | TurnEnded() | Chosen() | SeatOut() | GameEnded() | Rolled():
            return _turn(catalogue, event)
        case TrophyTaken() | TrophyReturned() | TrophyUsed() | TrophyGiven():
            return _trophy(Names(catalogue), event)
        case _:
            return _unit(Names(catalogue), event)


def _course(
    catalogue: Catalogue,
    event: FirstSeat | FactionPicked | UnitPicked | SquadsShown | Deployed | RoundBegan | TurnBegan | Opened | SavageCame,
) -> Message:
    """How the game begins, and what comes to light on the map."""
    names = Names(catalogue)
    match event:
        case FirstSeat():
            return _say("event-first-seat", seat=event.seat)
        case FactionPicked():
            return _say("event-faction-picked", seat=event.seat, faction=names.faction(event.faction))
        case UnitPicked(seat, unit):
            return _say("event-unit-picked", seat=seat, unit=names.unit(unit)) if unit else _say("event-unit-picked-hidden", seat=seat)
        case SquadsShown():
            return _squads(names, event)
        case Deployed():
            return _say("event-deployed", unit=names.unit(event.unit, title=True), cell=cell_name(event.cell))
        case RoundBegan():
            return _say("event-round-began", round=event.round)
        case TurnBegan():
            return _say("event-turn-began", seat=event.seat)
        case Opened():
            return _say("event-opened", segment=names.segment(event.segment))
        case SavageCame():
            return _say("event-savage-came", unit=names.unit(event.unit, title=True), cell=cell_name(event.cell))
        case _:
            assert_never(event)


def _squads(names: Names, event: SquadsShown) -> Message:
    squads = [
        _say("word-squad", seat=seat, units=tuple([names.short(unit) for unit in squad]))
        for seat, squad in enumerate(event.squads)
        if squad
    ]
    shown = squads[0]
    for squad in squads[1:]:
        shown = _say("word-squads", squads=shown, squad=squad)
    return _say("event-squads-shown", squads=shown)


def _turn(
    catalogue: Catalogue, event: Reshuffled | ControlTaken | EventDrawn | EventEnded | TurnEnded | Chosen | SeatOut | GameEnded | Rolled
) -> Message:
    """What happens in rounds and turns, but to no unit."""
    names = Names(catalogue)
    match event:
        case Reshuffled():
            return _say("event-reshuffled", deck=event.deck)
        case ControlTaken():
            return _say("event-control-taken", seat=event.seat, unit=names.unit(event.unit))
        case EventDrawn():
            does = event_messages(catalogue.events[event.event])
            told = reduce(lambda one, other: _say("word-sentences", one=one, other=other), does) if does else Message("", (), "")
            return _say("event-event-drawn", event=event.event, does=told)
        case EventEnded():
            return _say("event-event-ended", event=event.event)
        case TurnEnded():
            return _say("event-turn-ended", seat=event.seat)
        case Chosen():
            return _chosen(names, event.seat, event.option)
        case SeatOut():
            return _say("event-seat-out", seat=event.seat)
        case GameEnded():
            return _say("event-game-ended", winners=tuple([_say("word-seat", seat=seat) for seat in event.winners]))
        case Rolled():
            return _rolled(names, event)
        case _:
            assert_never(event)


def _chosen(names: Names, seat: Seat, option: Option) -> Message:
    match option:
        case PathOption():
            return _say("event-chosen-way", seat=seat, way=" ".join(cell_name(step) for step in option.path))
        case UnitOption():
            return _say("event-chosen-unit", seat=seat, unit=names.unit(option.unit))
        case SkillOption():
            return _say("event-chosen-skill", seat=seat, skill=option.skill)
        case _:
            assert_never(option)


def _rolled(names: Names, event: Rolled) -> Message:
    """A die: what it shows, what it is for, what it comes to, and whether that is enough."""
    nothing = Message("", (), "")
    if not event.needs:
        what = _say("word-for-control", unit=names.unit(event.unit)) if event.unit else nothing
        return _say("event-rolled", seat=event.seat, value=event.value, what=what)
    what = nothing
    if event.skill:
        what = _say("word-for-skill", skill=names.skill(event.unit, event.skill), unit=names.unit(event.unit))
    elif event.unit:
        what = _say("word-for-unit", unit=names.unit(event.unit))
    total = _say("word-with-bonuses", total=event.total) if event.total != event.value else nothing
    success = "yes" if event.success else "no"
    return _say("event-rolled-needing", seat=event.seat, value=event.value, what=what, total=total, needs=event.needs, success=success)


def _trophy(names: Names, event: TrophyTaken | TrophyReturned | TrophyUsed | TrophyGiven) -> Message:
    card = names.unit(event.card)
    match event:
        case TrophyTaken():
            return _say("event-trophy-taken", unit=names.unit(event.unit), card=card)
        case TrophyReturned():
            return _say("event-trophy-returned", card=card)
        case TrophyUsed():
            return _say("event-trophy-used", unit=names.unit(event.unit), side=event.side, card=card, on=names.on(event.target))
        case TrophyGiven():
            return _say("event-trophy-given", unit=names.unit(event.unit), card=card, to=names.unit(event.to))
        case _:
            assert_never(event)


def _unit(
    names: Names,
    event: SkillUsed
    | Provoked
    | Moved
    | Displaced
    | Lost
    | Wounded
    | Healed
    | Died
    | AbilityUsed
    | Replaced
    | EffectBegan
    | EffectEnded
    | Summoned
    | Finished
    | Cancelled
    | Captured
    | Freed,
) -> Message:
    """What a unit does, and what happens to it."""
    name = names.unit
    match event:
        case SkillUsed() if names.moves(event.unit, event.skill) and not isinstance(event.target, str):
            return _say("event-sets-out", unit=name(event.unit), cell=cell_name(event.target))
        case SkillUsed():
            return _say("event-skill-used", unit=name(event.unit), skill=names.skill(event.unit, event.skill), on=names.on(event.target))
        case Provoked():
            skill = names.skill(event.unit, event.skill)
            return _say("event-provoked", unit=name(event.unit), skill=skill, on=names.on(event.target))
        case Moved():
            way = " ".join(cell_name(step) for step in event.path if step != event.to)
            moved = _say("event-moved", unit=name(event.unit), cell=cell_name(event.to))
            return _say("event-moved-by", unit=name(event.unit), cell=cell_name(event.to), way=way) if way else moved
        case Displaced():
            return _say("event-displaced", unit=name(event.unit), cell=cell_name(event.to))
        case Lost():
            return _say("event-lost", unit=name(event.unit))
        case Wounded():
            return _say("event-wounded", unit=name(event.unit))
        case Healed():
            return _say("event-healed", unit=name(event.unit))
        case Died(unit, killer):
            return _say("event-killed", unit=name(unit), killer=name(killer)) if killer else _say("event-died", unit=name(unit))
        case AbilityUsed():
            used = _say("event-ability-used", seat=event.seat, unit=name(event.unit))
            return _say("event-ability-used-for", seat=event.seat, unit=name(event.unit), card=name(event.card)) if event.card else used
        case Replaced():
            return _say("event-replaced", unit=name(event.unit), card=name(event.card))
        case EffectBegan():
            return _say("event-effect-began", effect=names.effect(event.effect), kind=event.effect.kind)
        case EffectEnded():
            return _say("event-effect-ended", effect=names.effect(event.effect))
        case Summoned():
            return _say("event-summoned", maker=name(event.maker), unit=name(event.unit), cell=cell_name(event.cell))
        case Finished():
            return _say("event-finished", unit=name(event.unit), target=name(event.target))
        case Cancelled():
            return _say("event-cancelled", unit=name(event.unit), skill=names.skill(event.unit, event.skill), on=names.on(event.target))
        case Captured():
            return _say("event-captured", unit=name(event.unit), seat=event.seat)
        case Freed():
            return _say("event-freed", unit=name(event.unit))
        case _:
            assert_never(event)
