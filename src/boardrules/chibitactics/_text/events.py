"""Events of Chibitactics as sentences."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._text.names import Names, cell_name
from boardrules.chibitactics._text.words import event_sentences
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

__all__ = ["format_event"]


def _seats(seats: tuple[int, ...]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


def format_event(catalogue: Catalogue, event: Event) -> str:
    """*event* as a sentence."""
    names = Names(catalogue)
    name = names.unit
    match event:
        case FirstSeat():
            return f"Seat {event.seat} begins."
        case FactionPicked():
            return f"Seat {event.seat} plays {catalogue.factions[event.faction].name}."
        case UnitPicked():
            return f"Seat {event.seat} picks {name(event.unit)}." if event.unit else f"Seat {event.seat} picks a unit."
        case SquadsShown():
            squads = (f" Seat {seat}: {'; '.join(names.card(unit) for unit in squad)}." for seat, squad in enumerate(event.squads))
            return f"The squads are shown.{''.join(squads)}"
        case Deployed():
            return f"{name(event.unit)} is placed on {cell_name(event.cell)}."
        case RoundBegan():
            return f"Round {event.round} begins."
        case TurnBegan():
            return f"It is the turn of seat {event.seat}."
        case SkillUsed():
            return f"{name(event.unit)} uses {names.skill(event.unit, event.skill)} on {names.at(event.target)}."
        case Provoked():
            return f"{name(event.unit)} reacts with {names.skill(event.unit, event.skill)} on {name(event.target)}."
        case Rolled():
            return _rolled(names, event)
        case Moved():
            way = " ".join(cell_name(step) for step in event.path if step != event.to)
            return f"{name(event.unit)} moves to {cell_name(event.to)}{f' by {way}' if way else ''}."
        case Displaced():
            return f"{name(event.unit)} is put on {cell_name(event.to)}."
        case Lost():
            return f"The action of {name(event.unit)} is lost."
        case Wounded():
            return f"{name(event.unit)} is wounded."
        case Healed():
            return f"{name(event.unit)} is wounded no longer."
        case Died():
            return f"{name(event.unit)} is destroyed by {name(event.killer)}." if event.killer else f"{name(event.unit)} leaves the board."
        case TrophyTaken():
            return f"{name(event.unit)} takes the card of {name(event.card)}."
        case TrophyReturned():
            return f"The card of {name(event.card)} goes to its deck."
        case TrophyUsed():
            return f"{name(event.unit)} uses the {event.side} of {name(event.card)} on {names.at(event.target)}."
        case TrophyGiven():
            return f"{name(event.unit)} hands the card of {name(event.card)} to {name(event.to)}."
        case AbilityUsed():
            swap = f", for {name(event.card)}" if event.card else ""
            return f"Seat {event.seat} uses the ability of its faction on {name(event.unit)}{swap}."
        case Replaced():
            return f"{name(event.card)} takes the place of {name(event.unit)}."
        case EffectBegan():
            return f"{names.effect(event.effect)} begins{', sustained' if event.effect.kind == 'sustained' else ''}."
        case EffectEnded():
            return f"{names.effect(event.effect)} ends."
        case Summoned():
            return f"{name(event.maker)} summons {name(event.unit)} on {cell_name(event.cell)}."
        case Finished():
            return f"{name(event.unit)} spends its turn on {name(event.target)}."
        case Cancelled():
            return f"{name(event.unit)} ends {names.skill(event.unit, event.skill)} on {names.at(event.target)}."
        case Captured():
            return f"{name(event.unit)} joins the squad of seat {event.seat}."
        case Freed():
            return f"{name(event.unit)} is free again."
        case Opened():
            return f"{catalogue.segments[event.segment].name} is turned up."
        case SavageCame():
            return f"{name(event.unit)} comes out of the cave on {cell_name(event.cell)}."
        case Reshuffled():
            return f"The discarded {event.deck}s are the deck again."
        case ControlTaken():
            return f"Seat {event.seat} steers {name(event.unit)}."
        case EventDrawn():
            drawn = catalogue.events[event.event]
            return f"The event is {drawn.name}. {' '.join(event_sentences(drawn)[1:])}"
        case EventEnded():
            return f"{catalogue.events[event.event].name} is over."
        case TurnEnded():
            return f"Seat {event.seat} ends its turn."
        case Chosen():
            return f"Seat {event.seat} chooses {names.option(event.option)}."
        case SeatOut():
            return f"Seat {event.seat} is out."
        case GameEnded():
            return f"The game is over: {_seats(event.winners)} {'wins' if len(event.winners) == 1 else 'share the victory'}."
        case _:
            assert_never(event)


def _rolled(names: Names, event: Rolled) -> str:
    what = f" for {names.skill(event.unit, event.skill)} of {names.unit(event.unit)}" if event.unit else ""
    total = f", {event.total} with bonuses" if event.total != event.value else ""
    if not event.needs:
        return f"Seat {event.seat} rolls {event.value}."
    return f"Seat {event.seat} rolls {event.value}{what}{total}, needs {event.needs}: {'success' if event.success else 'failure'}."
