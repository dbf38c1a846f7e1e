"""Writing an action as short text."""

from __future__ import annotations

from typing import assert_never

from boardrules.pixel_tactics._engine.slots import area_name
from boardrules.pixel_tactics._text.names import bare_card, other_seat, usual_seats
from boardrules.pixel_tactics._types.actions import (
    Action,
    AreaOption,
    Attack,
    CardOption,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    DiscardReserve,
    Draw,
    Drawn,
    EndTurn,
    First,
    GatherCoins,
    LeaderAction,
    ModeOption,
    Move,
    NameOption,
    NumberOption,
    Opened,
    Option,
    PlayOperation,
    PlayOrder,
    Recruit,
    SeatOption,
    SetTrap,
    SpotOption,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types.cards import belongs_to, name_of
from boardrules.pixel_tactics._types.state import Spot
from boardrules.pixel_tactics._types.view import View
from boardrules.values import CHANCE, Seat

__all__ = ["format_action"]


def format_action(view: View, action: Action) -> str:
    """*action* in short notation, distinct for distinct actions.

    >>> from boardrules import Seat, pixel_tactics
    >>> from boardrules.pixel_tactics import Attack, Spot
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_action(view, Attack(Seat(1), Spot(Seat(1), "V1"), Spot(Seat(0), "F2"), "melee"))
    '1: attack V1>F2'
    """
    text = _text(view, action)
    usual = (CHANCE,) if isinstance(action, First | Drawn | Opened | TakenAtRandom) else usual_seats(view)
    return text if usual == (action.by,) else f"{action.by}: {text}"


def _text(view: View, action: Action) -> str:
    by = action.by
    match action:
        case ChooseLeader(_, card):
            return f"choose {_own(by, card)}"
        case Draw():
            return "draw"
        case Recruit(_, card, at):
            return f"recruit {_own(by, card)} {_spot(by, at)}"
        case Attack(_, attacker, target, kind):
            verb = "attack" if kind == "melee" else "shoot"
            return f"{verb} {_spot(by, attacker)}>{'' if target is None else _spot(other_seat(view, by), target)}"
        case Cast(_, caster, text):
            return f"cast {_spot(by, caster)}{'' if text == caster.slot[0] else f' {text}'}"
        case PlayOrder(_, card):
            return f"order {_own(by, card)}"
        case PlayOperation(_, card, at):
            return f"operation {_own(by, card)} {_spot(by, at)}"
        case SetTrap(_, card, at):
            return f"trap {_own(by, card)} {_spot(by, at)}"
        case DiscardReserve(_, at):
            return f"discard {_spot(by, at)}"
        case Clear(_, at):
            return f"clear {_spot(by, at)}"
        case Move(_, at, to):
            return f"move {_spot(by, at)} {_spot(by, to)}"
        case Switch(_, at, other):
            return f"switch {_spot(by, at)} {_spot(by, other)}"
        case GatherCoins(_, name):
            return f"gather {name}"
        case LeaderAction(_, leader, text):
            where = "" if leader == Spot(by, "F2") else f" {_spot(by, leader)}"
            return f"leader {text}{where}" if where or text != "L" else "leader"
        case EndTurn():
            return "end"
        case Choose(_, option):
            return _option(view, by, option)
        case First(_, seat):
            return f"first {seat}"
        case Drawn(_, seat, card):
            return f"drawn {_lucky(seat, card)}"
        case Opened(_, name):
            return f"opened {name}"
        case TakenAtRandom(_, seat, card):
            return f"taken {_lucky(seat, card)}"
        case _:
            assert_never(action)


def _option(view: View, by: Seat, option: Option | None) -> str:
    match option:
        case None:
            return "none"
        case CardOption(card):
            if card is None:
                return "card ?"
            name = name_of(card)
            return f"card {name if bare_card(view, by, name) == card else card}"
        case SpotOption(at):
            return f"pick {_spot(by, at)}"
        case NumberOption(n):
            return f"number {n}"
        case NameOption(name):
            return f"name {name}"
        case SeatOption(seat):
            return f"rival {seat}"
        case AreaOption(area):
            return f"mode {area_name(area)}"
        case ModeOption(mode):
            return f"mode {mode}"
        case _:
            assert_never(option)


def _own(by: Seat, card: str | None) -> str:
    return "?" if card is None else card.removeprefix(f"{by}.")


def _lucky(seat: Seat, card: str | None) -> str:
    """A card that luck brings to a seat: its owner says whose deck or hand it comes from."""
    if card is None:
        return f"{seat} ?"
    return card if belongs_to(card, seat) else f"{seat} {card}"


def _spot(usual: Seat, at: Spot) -> str:
    return at.slot if at.seat == usual else f"{at.seat}.{at.slot}"
