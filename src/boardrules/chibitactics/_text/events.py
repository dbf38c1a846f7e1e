"""Events of Chibitactics as sentences."""

from __future__ import annotations

from typing import assert_never

from boardrules.chibitactics._engine.position import card_id
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.picture import effect_name
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
from boardrules.chibitactics._types.stack import Option, PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.state import EffectView, View
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
from boardrules.chibitactics._types.values import Cell, Target

__all__ = ["format_event"]


class _Words:
    """Names of what an event speaks of."""

    def __init__(self, catalogue: Catalogue, view: View) -> None:
        self.content = catalogue
        self.view = view

    def unit(self, token: str) -> str:
        """``Ansel of seat 0``, ``Gnaw``."""
        name = self.card(token)
        seat = token.partition("-")[2].partition("-")[0]
        return f"{name} of seat {seat}" if seat else name

    def card(self, token: str) -> str:
        """``Ansel``."""
        card = self.content.cards.get(card_id(token))
        return token if card is None else card.name

    def skill(self, token: str, skill: str) -> str:
        """The name of a skill of *token*, or of the trophy side *skill*."""
        power = self.content.powers.get(skill if "!" in skill else f"{card_id(token)}.{skill}")
        return skill if power is None else power.name

    def at(self, target: Target) -> str:
        """A unit, or a cell."""
        return self.unit(target) if isinstance(target, str) else cell(target)

    def effect(self, effect: EffectView) -> str:
        """What lingers, and where."""
        where = self.unit(effect.unit) if effect.cell is None else cell(effect.cell)
        return f"{effect_name(self.content, effect.source)} on {where}"

    def option(self, option: Option) -> str:
        """What was chosen."""
        match option:
            case PathOption():
                return "the way " + " ".join(f"{step.q},{step.r}" for step in option.path)
            case UnitOption():
                return self.unit(option.unit)
            case SkillOption():
                return option.skill
            case _:
                assert_never(option)


def cell(place: Cell) -> str:
    """A cell in words."""
    return f"{place.q},{place.r}"


def _seats(seats: tuple[int, ...]) -> str:
    return " and ".join(f"seat {seat}" for seat in seats)


def format_event(catalogue: Catalogue, view: View, event: Event) -> str:
    """*event* as a sentence."""
    words = _Words(catalogue, view)
    name = words.unit
    match event:
        case FirstSeat():
            return f"Seat {event.seat} begins."
        case FactionPicked():
            return f"Seat {event.seat} plays {catalogue.factions[event.faction].name}."
        case UnitPicked():
            return f"Seat {event.seat} picks {name(event.unit)}." if event.unit else f"Seat {event.seat} picks a unit."
        case SquadsShown():
            squads = (f" Seat {seat}: {'; '.join(words.card(unit) for unit in squad)}." for seat, squad in enumerate(event.squads))
            return f"The squads are shown.{''.join(squads)}"
        case Deployed():
            return f"{name(event.unit)} is placed on {cell(event.cell)}."
        case RoundBegan():
            return f"Round {event.round} begins."
        case TurnBegan():
            return f"It is the turn of seat {event.seat}."
        case SkillUsed():
            return f"{name(event.unit)} uses {words.skill(event.unit, event.skill)} on {words.at(event.target)}."
        case Provoked():
            return f"{name(event.unit)} reacts with {words.skill(event.unit, event.skill)} on {name(event.target)}."
        case Rolled():
            return _rolled(words, event)
        case Moved():
            way = " ".join(cell(step) for step in event.path if step != event.to)
            return f"{name(event.unit)} moves to {cell(event.to)}{f' by {way}' if way else ''}."
        case Displaced():
            return f"{name(event.unit)} is put on {cell(event.to)}."
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
            return f"{name(event.unit)} uses the {event.side} of {name(event.card)} on {words.at(event.target)}."
        case TrophyGiven():
            return f"{name(event.unit)} hands the card of {name(event.card)} to {name(event.to)}."
        case AbilityUsed():
            swap = f", for {name(event.card)}" if event.card else ""
            return f"Seat {event.seat} uses the ability of its faction on {name(event.unit)}{swap}."
        case Replaced():
            return f"{name(event.card)} takes the place of {name(event.unit)}."
        case EffectBegan():
            return f"{words.effect(event.effect)} begins{', sustained' if event.effect.kind == 'sustained' else ''}."
        case EffectEnded():
            return f"{words.effect(event.effect)} ends."
        case Summoned():
            return f"{name(event.maker)} summons {name(event.unit)} on {cell(event.cell)}."
        case Finished():
            return f"{name(event.unit)} spends its turn on {name(event.target)}."
        case Cancelled():
            return f"{name(event.unit)} ends {words.skill(event.unit, event.skill)} on {words.at(event.target)}."
        case Captured():
            return f"{name(event.unit)} joins the squad of seat {event.seat}."
        case Freed():
            return f"{name(event.unit)} is its own again."
        case Opened():
            return f"{catalogue.segments[event.segment].name} is turned up."
        case SavageCame():
            return f"{name(event.unit)} comes out of the cave on {cell(event.cell)}."
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
            return f"Seat {event.seat} chooses {words.option(event.option)}."
        case SeatOut():
            return f"Seat {event.seat} is out."
        case GameEnded():
            return f"The game is over: {_seats(event.winners)} {'wins' if len(event.winners) == 1 else 'share the victory'}."
        case _:
            assert_never(event)


def _rolled(words: _Words, event: Rolled) -> str:
    what = f" for {words.skill(event.unit, event.skill)} of {words.unit(event.unit)}" if event.unit else ""
    total = f", {event.total} with bonuses" if event.total != event.value else ""
    if not event.needs:
        return f"Seat {event.seat} rolls {event.value}."
    return f"Seat {event.seat} rolls {event.value}{what}{total}, needs {event.needs}: {'success' if event.success else 'failure'}."
