"""Events of Chibitactics as sentences."""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name
from boardrules.chibitactics._text.suffering import event_messages
from boardrules.messages import Message, capitalized
from boardrules.values import Seat

_say = Message.of


def format_event(catalogue: Catalogue, event: t.Event) -> str:
    """*event* as a sentence."""
    return capitalized(MESSAGES.english(event_message(catalogue, event), Names(catalogue).card))


def event_message(catalogue: Catalogue, event: t.Event) -> Message:
    """*event* as a message."""
    match event:
        case (
            t.FirstSeat()
            | t.FactionPicked()
            | t.UnitPicked()
            | t.SquadsShown()
            | t.Deployed()
            | t.RoundBegan()
            | t.TurnBegan()
            | t.Opened()
            | t.SavageCame()
        ):
            return _course(catalogue, event)
        case (
            t.Reshuffled()
            | t.ControlTaken()
            | t.EventDrawn()
            | t.EventEnded()
            | t.TurnEnded()
            | t.Chosen()
            | t.SeatOut()
            | t.GameEnded()
            | t.Rolled()
        ):
            return _turn(catalogue, event)
        case t.TrophyTaken() | t.TrophyReturned() | t.TrophyUsed() | t.TrophyGiven():
            return _trophy(Names(catalogue), event)
        case _:
            return _unit(Names(catalogue), event)


def _course(
    catalogue: Catalogue,
    event: t.FirstSeat | t.FactionPicked | t.UnitPicked | t.SquadsShown | t.Deployed | t.RoundBegan | t.TurnBegan | t.Opened | t.SavageCame,
) -> Message:
    """How the game begins, and what comes to light on the map."""
    names = Names(catalogue)
    match event:
        case t.FirstSeat():
            return _say("event-first-seat", seat=event.seat)
        case t.FactionPicked():
            return _say("event-faction-picked", seat=event.seat, faction=names.faction(event.faction))
        case t.UnitPicked(seat, unit):
            return _say("event-unit-picked", seat=seat, unit=names.unit(unit)) if unit else _say("event-unit-picked-hidden", seat=seat)
        case t.SquadsShown():
            return _squads(names, event)
        case t.Deployed():
            return _say("event-deployed", unit=names.unit(event.unit, title=True), cell=cell_name(event.cell))
        case t.RoundBegan():
            return _say("event-round-began", round=event.round)
        case t.TurnBegan():
            return _say("event-turn-began", seat=event.seat)
        case t.Opened():
            return _say("event-opened", segment=names.segment(event.segment))
        case t.SavageCame():
            return _say("event-savage-came", unit=names.unit(event.unit, title=True), cell=cell_name(event.cell))
        case _:
            assert_never(event)


def _squads(names: Names, event: t.SquadsShown) -> Message:
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
    catalogue: Catalogue,
    event: t.Reshuffled | t.ControlTaken | t.EventDrawn | t.EventEnded | t.TurnEnded | t.Chosen | t.SeatOut | t.GameEnded | t.Rolled,
) -> Message:
    """What happens in rounds and turns, but to no unit."""
    names = Names(catalogue)
    match event:
        case t.Reshuffled():
            return _say("event-reshuffled", deck=event.deck)
        case t.ControlTaken():
            return _say("event-control-taken", seat=event.seat, unit=names.unit(event.unit))
        case t.EventDrawn():
            does = event_messages(catalogue.events[event.event])
            told = reduce(lambda one, other: _say("word-sentences", one=one, other=other), does) if does else Message("", (), "")
            return _say("event-event-drawn", event=event.event, does=told)
        case t.EventEnded():
            return _say("event-event-ended", event=event.event)
        case t.TurnEnded():
            return _say("event-turn-ended", seat=event.seat)
        case t.Chosen():
            return _chosen(names, event.seat, event.option)
        case t.SeatOut():
            return _say("event-seat-out", seat=event.seat)
        case t.GameEnded():
            return _say("event-game-ended", winners=tuple([_say("word-seat", seat=seat) for seat in event.winners]))
        case t.Rolled():
            return _rolled(names, event)
        case _:
            assert_never(event)


def _chosen(names: Names, seat: Seat, option: t.Option) -> Message:
    match option:
        case t.PathOption():
            return _say("event-chosen-way", seat=seat, way=" ".join(cell_name(step) for step in option.path))
        case t.UnitOption():
            return _say("event-chosen-unit", seat=seat, unit=names.unit(option.unit))
        case t.SkillOption():
            return _say("event-chosen-skill", seat=seat, skill=option.skill)
        case _:
            assert_never(option)


def _rolled(names: Names, event: t.Rolled) -> Message:
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


def _trophy(names: Names, event: t.TrophyTaken | t.TrophyReturned | t.TrophyUsed | t.TrophyGiven) -> Message:
    card = names.unit(event.card)
    match event:
        case t.TrophyTaken():
            return _say("event-trophy-taken", unit=names.unit(event.unit), card=card)
        case t.TrophyReturned():
            return _say("event-trophy-returned", card=card)
        case t.TrophyUsed():
            return _say("event-trophy-used", unit=names.unit(event.unit), side=event.side, card=card, on=names.on(event.target))
        case t.TrophyGiven():
            return _say("event-trophy-given", unit=names.unit(event.unit), card=card, to=names.unit(event.to))
        case _:
            assert_never(event)


def _unit(
    names: Names,
    event: t.SkillUsed
    | t.Provoked
    | t.Moved
    | t.Displaced
    | t.Lost
    | t.Wounded
    | t.Healed
    | t.Died
    | t.AbilityUsed
    | t.Replaced
    | t.EffectBegan
    | t.EffectEnded
    | t.Summoned
    | t.Finished
    | t.Cancelled
    | t.Captured
    | t.Freed,
) -> Message:
    """What a unit does, and what happens to it."""
    name = names.unit
    match event:
        case t.SkillUsed() if names.moves(event.unit, event.skill) and not isinstance(event.target, str):
            return _say("event-sets-out", unit=name(event.unit), cell=cell_name(event.target))
        case t.SkillUsed():
            return _say("event-skill-used", unit=name(event.unit), skill=names.skill(event.unit, event.skill), on=names.on(event.target))
        case t.Provoked():
            skill = names.skill(event.unit, event.skill)
            return _say("event-provoked", unit=name(event.unit), skill=skill, on=names.on(event.target))
        case t.Moved():
            way = " ".join(cell_name(step) for step in event.path if step != event.to)
            moved = _say("event-moved", unit=name(event.unit), cell=cell_name(event.to))
            return _say("event-moved-by", unit=name(event.unit), cell=cell_name(event.to), way=way) if way else moved
        case t.Displaced():
            return _say("event-displaced", unit=name(event.unit), cell=cell_name(event.to))
        case t.Lost():
            return _say("event-lost", unit=name(event.unit))
        case t.Wounded():
            return _say("event-wounded", unit=name(event.unit))
        case t.Healed():
            return _say("event-healed", unit=name(event.unit))
        case t.Died(unit, killer):
            return _say("event-killed", unit=name(unit), killer=name(killer)) if killer else _say("event-died", unit=name(unit))
        case t.AbilityUsed():
            used = _say("event-ability-used", seat=event.seat, unit=name(event.unit))
            return _say("event-ability-used-for", seat=event.seat, unit=name(event.unit), card=name(event.card)) if event.card else used
        case t.Replaced():
            return _say("event-replaced", unit=name(event.unit), card=name(event.card))
        case t.EffectBegan():
            return _say("event-effect-began", effect=names.effect(event.effect), kind=event.effect.kind)
        case t.EffectEnded():
            return _say("event-effect-ended", effect=names.effect(event.effect))
        case t.Summoned():
            return _say("event-summoned", maker=name(event.maker), unit=name(event.unit), cell=cell_name(event.cell))
        case t.Finished():
            return _say("event-finished", unit=name(event.unit), target=name(event.target))
        case t.Cancelled():
            return _say("event-cancelled", unit=name(event.unit), skill=names.skill(event.unit, event.skill), on=names.on(event.target))
        case t.Captured():
            return _say("event-captured", unit=name(event.unit), seat=event.seat)
        case t.Freed():
            return _say("event-freed", unit=name(event.unit))
        case _:
            assert_never(event)
