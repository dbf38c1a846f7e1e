"""How a position changes: new games, actions checked and applied, outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from boardrules.contract import Outcome
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.attack import declare
from boardrules.pixel_tactics._engine.interpreter import resume, resume_luck, run
from boardrules.pixel_tactics._engine.modifiers import cost
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.printed import acts
from boardrules.pixel_tactics._engine.slots import LEADER_AT, SLOT_INDEX
from boardrules.pixel_tactics._engine.triggers import with_deed
from boardrules.pixel_tactics._engine.turns import end_turn, fresh_player
from boardrules.pixel_tactics._types.actions import (
    Action,
    Attack,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    Draw,
    Drawn,
    EndTurn,
    First,
    LeaderAction,
    Move,
    PlayOrder,
    Recruit,
    Switch,
    TakenAtRandom,
)
from boardrules.pixel_tactics._types.events import AbilityUsed, Acted, CardsMoved, PieceLeft, PieceMoved
from boardrules.pixel_tactics._types.stack import DrawFrame, SetupFrame
from boardrules.pixel_tactics._types.state import Extra, Options, State
from boardrules.values import CHANCE, RuleId, Seat

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Table

__all__ = ["begin", "ended", "perform_action"]

LUCK: Final = (First, Drawn, TakenAtRandom)


def begin(table: Table, options: Options, pack: str) -> State:
    """The position before anything has happened."""
    players = tuple([fresh_player(tuple([f"{seat}.{name}" for name in table.deck])) for seat in range(2)])
    frame = SetupFrame("first")
    return State(options, pack, "setup", CHANCE, 0, 0, Seat(0), 0, 0, (), (), players, (frame,), (), 0, False, 0, (), ())


def perform_action(work: Work, action: Action) -> None:
    """Do a legal action, and go on until somebody must answer."""
    work.listed = None
    work.steps = 0
    if work.events is not None:
        work.emit(Acted(action.by, type(action).__name__))
    if not work.stack:
        _act(work, action)
        run(work)
    elif isinstance(action, LUCK):
        resume_luck(work, action)
    elif isinstance(action, ChooseLeader):
        _choose_leader(work, action)
    else:
        resume(work, action)


def _choose_leader(work: Work, action: ChooseLeader) -> None:
    hand = work.seats[action.by]
    hand.leader = action.card
    work.lose(action.by, str(action.card))
    work.emit(CardsMoved(action.by, action.card, "hand", "unit", 1 << action.by))
    if all(other.leader is not None for other in work.seats):
        run(work)


def pay(work: Work, seat: Seat, action: str) -> None:
    """What an action costs: of actions that can be spent on it alone first."""
    price = cost(work, seat, action)
    if work.extra:
        left: list[Extra] = []
        for extra in work.extra:
            n = min(price, extra.n) if action in extra.only else 0
            price -= n
            if extra.n > n:
                left.append(extra if n == 0 else Extra(extra.only, extra.n - n))
        work.extra = tuple(left)
    work.actions -= price
    if not work.used:
        work.used = ((action, 1),)
    else:
        used = dict(work.used)
        used[action] = used.get(action, 0) + 1
        work.used = tuple(sorted(used.items()))


def _act(work: Work, action: Action) -> None:
    by = action.by
    match action:  # what is done most comes first, and without patterns for fields: the cases are tried in turn
        case EndTurn():
            end_turn(work)
        case Move():
            pay(work, by, "move")
            _shift(work, by, SLOT_INDEX[action.at.slot], SLOT_INDEX[action.to.slot])
        case Switch():
            pay(work, by, "switch")
            _shift(work, by, SLOT_INDEX[action.at.slot], SLOT_INDEX[action.other.slot])
        case Attack():
            pay(work, by, "attack")
            piece = work.seats[action.attacker.seat].unit[SLOT_INDEX[action.attacker.slot]]
            if piece is not None:
                declare(work, by, piece.card, action, free=False)
        case Draw():
            pay(work, by, "draw")
            work.stack.append(DrawFrame(by, 1, "hand"))
        case Recruit(_, card, at):
            pay(work, by, "recruit")
            cards.recruit(work, by, card, SLOT_INDEX[at.slot])
        case Cast(_, caster, text):
            pay(work, by, "cast")
            piece = work.seats[caster.seat].unit[SLOT_INDEX[caster.slot]]
            if piece is not None:
                cards.cast(work, by, piece.card, text, free=False)
        case PlayOrder(_, card):
            pay(work, by, "order")
            cards.play(work, by, card)
        case Clear(_, at):
            pay(work, by, "clear")
            slot = SLOT_INDEX[at.slot]
            piece = work.seats[by].unit[slot]
            if piece is not None:
                work.put(by, slot, None)
                work.discard(piece.card)
                work.emit(PieceLeft(piece.card, "discard"))
        case LeaderAction(_, _, text):
            _leader_action(work, by, text)
        case Choose() | ChooseLeader() | First() | Drawn() | TakenAtRandom():
            raise AssertionError(action)
        case _:
            assert_never(action)


def _shift(work: Work, by: Seat, slot: int, to: int) -> None:
    """Move or Switch: heroes that did it did a starred action (PT-ACT-13)."""
    unit = work.seats[by].unit
    one, other = unit[slot], unit[to]
    for piece, at in ((one, to), (other, slot)):
        if piece is None:
            work.put(by, at, None)
        else:
            work.put(by, at, with_deed(piece, "moved") if piece.face == "hero" else piece)
            if work.events is not None:
                work.emit(PieceMoved(piece.card, make.spot(by, at)))


def _leader_action(work: Work, by: Seat, text: str) -> None:
    leader = work.seats[by].unit[LEADER_AT]
    if leader is None:
        return
    for act in acts(work, by, LEADER_AT, leader):
        if act.text == text:
            work.actions -= act.cost
            if act.limited:
                work.put(by, LEADER_AT, with_deed(leader, act.program))
            work.emit(AbilityUsed(leader.card, act.program))
            work.begin(act.program, by, leader.card, LEADER_AT)
            return


def ended(state: State) -> Outcome | None:
    """How the series ended: trophies as scores; who has most wins, or shares (PT-SER-1, PT-SER-6)."""
    if state.phase != "over":
        return None
    last = state.series[-1]
    best = max(last.trophies)
    rule = last.rule
    if state.options.best_of > 1:
        rule = "PT-SER-1" if best > state.options.best_of // 2 else "PT-SER-6"
    winners = tuple([Seat(seat) for seat, n in enumerate(last.trophies) if n == best])
    return Outcome(last.trophies, winners, RuleId(rule), tuple([match.trophies for match in state.series]))
