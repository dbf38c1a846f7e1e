"""Writing an action as short text."""

from __future__ import annotations

from typing import assert_never

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import area_name
from boardrules.pixel_tactics._text.names import bare_card, other_seat, usual_seats
from boardrules.values import CHANCE, Seat


def format_action(view: t.View, action: t.Action) -> str:
    """*action* in short notation, distinct for distinct actions.

    >>> from boardrules import Seat, pixel_tactics
    >>> from boardrules.pixel_tactics import Attack, Spot
    >>> view = pixel_tactics.view(pixel_tactics.new_game(), None)
    >>> pixel_tactics.format_action(view, Attack(Seat(1), Spot(Seat(1), "V1"), Spot(Seat(0), "F2"), "melee"))
    '1: attack V1>F2'
    """
    text = _text(view, action)
    usual = (CHANCE,) if isinstance(action, t.First | t.Drawn | t.Opened | t.TakenAtRandom) else usual_seats(view)
    return text if usual == (action.by,) else f"{action.by}: {text}"


def _text(view: t.View, action: t.Action) -> str:
    by = action.by
    match action:
        case t.ChooseLeader(_, card):
            return f"choose {_own(by, card)}"
        case t.Draw():
            return "draw"
        case t.Recruit(_, card, at):
            return f"recruit {_own(by, card)} {_spot(by, at)}"
        case t.Attack(_, attacker, target, kind):
            verb = "attack" if kind == "melee" else "shoot"
            return f"{verb} {_spot(by, attacker)}>{'' if target is None else _spot(other_seat(view, by), target)}"
        case t.Cast(_, caster, text):
            return f"cast {_spot(by, caster)}{'' if text == caster.slot[0] else f' {text}'}"
        case t.PlayOrder(_, card):
            return f"order {_own(by, card)}"
        case t.PlayOperation(_, card, at):
            return f"operation {_own(by, card)} {_spot(by, at)}"
        case t.SetTrap(_, card, at):
            return f"trap {_own(by, card)} {_spot(by, at)}"
        case t.DiscardReserve(_, at):
            return f"discard {_spot(by, at)}"
        case t.Clear(_, at):
            return f"clear {_spot(by, at)}"
        case t.Move(_, at, to):
            return f"move {_spot(by, at)} {_spot(by, to)}"
        case t.Switch(_, at, other):
            return f"switch {_spot(by, at)} {_spot(by, other)}"
        case t.GatherCoins(_, name):
            return f"gather {name}"
        case t.LeaderAction(_, leader, text):
            where = "" if leader == t.Spot(by, "F2") else f" {_spot(by, leader)}"
            return f"leader {text}{where}" if where or text != "L" else "leader"
        case t.EndTurn():
            return "end"
        case t.Choose(_, option):
            return _option(view, by, option)
        case t.First(_, seat):
            return f"first {seat}"
        case t.Drawn(_, seat, card):
            return f"drawn {_lucky(seat, card)}"
        case t.Opened(_, name):
            return f"opened {name}"
        case t.TakenAtRandom(_, seat, card):
            return f"taken {_lucky(seat, card)}"
        case _:
            assert_never(action)


def _option(view: t.View, by: Seat, option: t.Option | None) -> str:
    match option:
        case None:
            return "none"
        case t.CardOption(card):
            if card is None:
                return "card ?"
            name = t.name_of(card)
            return f"card {name if bare_card(view, by, name) == card else card}"
        case t.SpotOption(at):
            return f"pick {_spot(by, at)}"
        case t.NumberOption(n):
            return f"number {n}"
        case t.NameOption(name):
            return f"name {name}"
        case t.SeatOption(seat):
            return f"rival {seat}"
        case t.AreaOption(area):
            return f"mode {area_name(area)}"
        case t.ModeOption(mode):
            return f"mode {mode}"
        case _:
            assert_never(option)


def _own(by: Seat, card: str | None) -> str:
    return "?" if card is None else card.removeprefix(f"{by}.")


def _lucky(seat: Seat, card: str | None) -> str:
    """A card that luck brings to a seat: its owner says whose deck or hand it comes from."""
    if card is None:
        return f"{seat} ?"
    return card if t.belongs_to(card, seat) else f"{seat} {card}"


def _spot(usual: Seat, at: t.Spot) -> str:
    return at.slot if at.seat == usual else f"{at.seat}.{at.slot}"
