"""The interpreter: takes the programs on the stack step by step, until somebody must answer or all are done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardrules.pixel_tactics import _cards as cards
from boardrules.pixel_tactics import _combat as combat
from boardrules.pixel_tactics import _damage as damage
from boardrules.pixel_tactics import _flow as flow
from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._asks import answer, hidden, options
from boardrules.pixel_tactics._bounds import STEPS as MOST_STEPS
from boardrules.pixel_tactics._cut_off import cut_off
from boardrules.pixel_tactics._derive import sees_top
from boardrules.pixel_tactics._effects import perform
from boardrules.pixel_tactics._in_force import in_force
from boardrules.pixel_tactics._ops import Op
from boardrules.pixel_tactics._permits import executing
from boardrules.pixel_tactics._read import amount
from boardrules.pixel_tactics._triggers import names, next_trigger
from boardrules.pixel_tactics._types_actions import Action, Choose, Drawn, First, ModeOption, NumberOption, TakenAtRandom
from boardrules.pixel_tactics._types_events import Asked
from boardrules.pixel_tactics._work import Run, Work
from boardrules.pixel_tactics.language import DiscardCard, OpensHand, SeesTop, TakeAtRandom
from boardrules.values import CHANCE, Seat

__all__ = ["luck", "questions", "resume", "resume_luck", "run"]


# ------------------------------------------------------------------------------------------------- the engine's own steps that only do
def _draw(work: Work, run: Run) -> None:
    n = run.number("n")
    if n <= 0:
        return
    if cards.draw_known(work, run.you, str(run.binds["to"])):
        run.binds["n"] = n - 1
        run.step -= 1
    elif work.seats[run.you].rest:
        work.ask_luck()


def _look(work: Work, run: Run) -> None:
    hand = work.seats[run.you]
    if not hand.top and hand.rest:
        work.ask_luck()


STEPS: Final[dict[str, Callable[[Work, Run], None]]] = {
    "setup.first": flow.begin_first,
    "setup.deal": flow.deal_hands,
    "setup.leaders": flow.leaders_asked,
    "setup.reveal": flow.reveal_leaders,
    "draw.next": _draw,
    "look.top": _look,
    "order.begin": cards.order_begin,
    "order.end": cards.order_end,
    "attack.settle": combat.settle,
    "attack.strike": combat.strike,
    "attack.resolved": combat.resolved,
    "damage.reduce": damage.reduce,
    "damage.overflow": damage.overflow,
    "damage.place": damage.place,
    "damage.check": damage.check,
    "damage.told": damage.told,
    "defeat.fall": damage.fall,
    "round.starts": flow.round_starts,
    "wave.starts": flow.wave_starts,
    "turn.starts": flow.turn_starts,
    "turn.ends": flow.turn_ends,
    "turn.over": flow.turn_over,
    "wave.ends": flow.wave_ends,
    "wave.casualties": flow.casualties,
    "wave.rout": flow.rout,
    "wave.counted": flow.counted,
    "wave.over": flow.wave_over,
    "round.ends": flow.round_ends,
    "round.over": flow.round_over,
}


# ----------------------------------------------------------------------------------------------------------------------------- questions
def questions(work: Work, run: Run, op: Op) -> tuple[Seat, tuple[Action, ...]] | None:
    """Who is asked at a step and what can be answered; None at a step that asks nothing."""
    if op == "attack.aim":
        return combat.aim_options(work, run)
    if op == "damage.divert":
        return damage.divert_options(work, run)
    if op == "triggers.next":
        choices = names(run)
        return run.you, tuple([make.choose_mode(run.you, name) for name in choices])
    return None if isinstance(op, str) else options(work, run, op)


def _take(work: Work, run: Run, op: Op, action: Action | None) -> None:
    choice = action if isinstance(action, Choose) else None
    option = None if choice is None else choice.option
    if op == "attack.aim":
        combat.aim(work, run, choice)
    elif op == "damage.divert":
        if isinstance(option, NumberOption):
            damage.divert(work, run, option.n)
    elif op == "triggers.next":
        next_trigger(work, run, option if isinstance(option, ModeOption) else None)
    else:
        answer(work, run, op, action)


def _lucky(op: Op) -> bool:
    return isinstance(op, (TakeAtRandom, DiscardCard)) and (isinstance(op, TakeAtRandom) or op.by == "chance")


def _at_random(work: Work, run: Run, op: Op) -> None:
    """A card of a hand by luck, unless enough are gone or the hand is empty."""
    seat = _robbed(work, run, op)
    quiet = work.quiet and seat != run.you
    enough = isinstance(op, DiscardCard) and run.number("_discarded") >= amount(work, op.n, run)
    if quiet or enough or not _within_reach(work, seat, op):
        run.binds.pop("_discarded", None)
        return
    work.ask_luck()


def _within_reach(work: Work, seat: Seat, op: Op) -> list[str]:
    """The cards of a hand that luck may take: to be shown none whose order is being executed (PT-LOOP-1)."""
    barred = executing(work) if isinstance(op, TakeAtRandom) else set[str]()
    return [str(held.card) for held in work.seats[seat].hand if held.card not in barred]


def _robbed(work: Work, run: Run, op: Op) -> Seat:
    return run.you if isinstance(op, DiscardCard) and op.whose == "own" else work.rivals(run.you)[0]


# ---------------------------------------------------------------------------------------------------------------------------------- luck
def luck(work: Work) -> tuple[Action, ...]:
    """The outcomes at a chance point, all equally likely."""
    run = work.stack[-1]
    op = run.code[run.step]
    if op == "setup.first":
        return tuple([First(CHANCE, Seat(seat)) for seat in range(len(work.seats))])
    if isinstance(op, str):
        return tuple([Drawn(CHANCE, run.you, card) for card in work.seats[run.you].rest])
    seat = _robbed(work, run, op)
    return tuple([TakenAtRandom(CHANCE, seat, card) for card in _within_reach(work, seat, op)])


def resume_luck(work: Work, action: First | Drawn | TakenAtRandom) -> None:
    """Luck has answered."""
    top = work.stack[-1]
    op = top.code[top.step]
    match action:
        case First(_, seat):
            top.binds["first"] = seat
        case Drawn(_, seat, card):
            if op == "look.top":
                flow.open_top(work, seat, str(card))
            else:
                top.binds["n"] = top.number("n") - 1
                hand = work.seats[seat]
                hand.rest = tuple([other for other in hand.rest if other != card])
                hand.changed = True
                cards.drawn(work, seat, str(card), str(top.binds["to"]), 0)
        case TakenAtRandom(_, seat, card):
            if isinstance(op, DiscardCard):
                done = top.number("_discarded")
                cards.discard_from_hand(work, seat, str(card))
                top.binds["_discarded"] = done + 1
            else:
                cards.take(work, top, seat, str(card))
                top.step += 1
    run(work)


# ------------------------------------------------------------------------------------------------------------------------------ the loop
def resume(work: Work, action: Action) -> None:
    """The question at the top of the stack has been answered."""
    top = work.stack[-1]
    op = top.code[top.step]
    top.step += 1
    _take(work, top, op, action)
    run(work)


def run(work: Work) -> None:
    """Go on until somebody must answer, or nothing is left to do but the active player's next action."""
    work.halted = False
    while True:
        if work.stack:
            _run(work)
        if work.phase == "over":
            return
        if work.halted and (work.actor == CHANCE or work.phase != "play"):
            if work.phase == "play":
                _open_hands(work)  # before luck answers: what it brings is told to those who see
            break
        if not _sights(work):
            break
        work.halted = False
    if not work.halted:
        work.actor = work.active
    elif work.stack:
        work.emit(Asked(work.actor))


def _open_hands(work: Work) -> None:
    """Open the hands that a text lays open."""
    if OpensHand in (work.in_force or in_force(work)).changes:
        flow.open_hands(work)


def _sights(work: Work) -> bool:
    """Open what texts let players see; true if luck must settle a top card first."""
    _open_hands(work)
    if SeesTop not in (work.in_force or in_force(work)).changes:
        return False
    for number, hand in enumerate(work.seats):
        seat = Seat(number)
        if sees_top(work, seat):
            if hand.top:
                flow.settle_sight(work, seat)
            elif hand.rest:
                work.push("look", seat)
                return True
    return False


def _run(work: Work) -> None:
    stack = work.stack
    while stack and not work.halted:
        top = stack[-1]
        at, code = top.step, top.code
        if at == len(code):
            stack.pop()
            continue
        work.steps += 1
        if work.steps > MOST_STEPS:
            cut_off(work)
            if not stack or stack[-1] is not top:
                continue
        op = code[at]
        top.step = at + 1
        if type(op) is str:
            step = STEPS.get(op)
            if step is not None:
                step(work, top)
                continue
        elif _lucky(op):
            _at_random(work, top, op)
            continue
        asked = questions(work, top, op)
        if asked is None:
            perform(work, top, op)
            continue
        seat, acts = asked
        if not acts:
            _take(work, top, op, None)
        elif len(acts) == 1 and not (not isinstance(op, str) and hidden(op)):
            _take(work, top, op, acts[0])
        else:
            work.ask(seat)
