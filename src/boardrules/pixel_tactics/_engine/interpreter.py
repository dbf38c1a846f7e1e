"""The interpreter: carries on what is on the stack, the innermost first, until somebody must answer or all is done."""

from __future__ import annotations

from typing import assert_never

from boardrules.pixel_tactics._engine import attack as combat
from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import turns as flow
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.active_effects import in_force
from boardrules.pixel_tactics._engine.choices.cards import counted
from boardrules.pixel_tactics._engine.choices.registry import answer, hidden, options
from boardrules.pixel_tactics._engine.cut_off import cut_off
from boardrules.pixel_tactics._engine.effects import perform
from boardrules.pixel_tactics._engine.evaluate import amount
from boardrules.pixel_tactics._engine.modifiers import sees_top
from boardrules.pixel_tactics._engine.permissions import executing
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.triggers import next_trigger, trigger_options
from boardrules.pixel_tactics._packs.bounds import STEPS as MOST_STEPS
from boardrules.pixel_tactics._packs.catalogue import Step
from boardrules.pixel_tactics._packs.ops import Flow, Op
from boardrules.pixel_tactics._types.actions import Action, Choose, Drawn, First, NumberOption, TakenAtRandom
from boardrules.pixel_tactics._types.events import Asked
from boardrules.pixel_tactics._types.stack import (
    AnswersFrame,
    AttackFrame,
    Counted,
    DamageFrame,
    DeclaredFrame,
    DrawFrame,
    OrderFrame,
    RoundEndFrame,
    SetupFrame,
    SightFrame,
    StartFrame,
    TriggersFrame,
    TurnEndFrame,
    WaveEndFrame,
)
from boardrules.pixel_tactics.language import DiscardCard, OpensHand, SeesTop, TakeAtRandom
from boardrules.values import CHANCE, Seat

__all__ = ["luck", "questions", "resume", "resume_luck", "run", "waits_for"]


# ----------------------------------------------------------------------------------------------------------------------------- questions
def questions(work: Work) -> tuple[Seat, tuple[Action, ...]] | None:
    """Whom the frame on top of the stack asks, and what can be answered; None if it asks nobody."""
    match work.stack[-1]:
        case Activation() as text if text.step < len(text.program.steps):
            return options(work, text, text.program.steps[text.step].op)
        case DeclaredFrame() as frame:
            return combat.aim_options(work, frame)
        case DamageFrame() as frame:
            return damage.divert_options(work, frame)
        case TriggersFrame() as frame:
            return trigger_options(frame)
        case _:
            return None


def waits_for(work: Work) -> Seat | None:
    """Whom the frame on top of the stack waits for, CHANCE for luck; None if nobody needs to answer."""
    match work.stack[-1]:
        case SetupFrame() as frame:
            return CHANCE if frame.stage == "first" and frame.first is None else None
        case DrawFrame(seat):
            hand = work.seats[seat]
            return CHANCE if hand.rest and not hand.top else None
        case SightFrame(seat):
            hand = work.seats[seat]
            return CHANCE if hand.rest and not hand.top and sees_top(work, seat) else None
        case Activation() as text:
            op = text.program.steps[text.step].op if text.step < len(text.program.steps) else None
            if op is not None and lucky(op):
                return CHANCE if waits_for_luck(work, text, op) else None
            hides = op is not None and hidden(op)
        case _:
            hides = False
    asked = questions(work)
    return asked[0] if asked is not None and len(asked[1]) > (0 if hides else 1) else None


def resume(work: Work, action: Action) -> None:
    """The question of the frame on top of the stack has been answered."""
    choice = action if isinstance(action, Choose) else None
    match work.stack[-1]:
        case Activation() as text:
            step = text.program.steps[text.step]
            _move_on(text, step, answer(work, text, step.op, action))
        case DeclaredFrame() as frame:
            combat.aim(work, frame, choice)
        case DamageFrame() as frame:
            option = None if choice is None else choice.option
            if isinstance(option, NumberOption):
                damage.divert(work, frame, option.n)
        case TriggersFrame() as frame:
            next_trigger(work, frame, choice)
        case frame:
            raise TypeError(frame)
    run(work)


# ---------------------------------------------------------------------------------------------------------------------------------- luck
def lucky(op: Op) -> bool:
    """Whether luck answers a step, and not a player."""
    return isinstance(op, TakeAtRandom) or (isinstance(op, DiscardCard) and op.by == "chance")


def waits_for_luck(work: Work, run: Activation, op: Op) -> bool:
    """Whether luck takes a card of a hand now: not if enough are gone or none is left."""
    seat = _robbed(work, run, op)
    quiet = work.quiet and seat != run.you
    enough = isinstance(op, DiscardCard) and counted(run) >= amount(work, op.n, run)
    return not quiet and not enough and bool(_within_reach(work, seat, op))


def _within_reach(work: Work, seat: Seat, op: Op) -> list[str]:
    """The cards of a hand that luck may take: to be shown none whose order is being executed (PT-LOOP-1)."""
    barred = executing(work) if isinstance(op, TakeAtRandom) else set[str]()
    return [str(held.card) for held in work.seats[seat].hand if held.card not in barred]


def _robbed(work: Work, run: Activation, op: Op) -> Seat:
    return run.you if isinstance(op, DiscardCard) and op.whose == "own" else work.rivals(run.you)[0]


def luck(work: Work) -> tuple[Action, ...]:
    """The outcomes at a chance point, all equally likely."""
    match work.stack[-1]:
        case SetupFrame():
            return tuple([First(CHANCE, Seat(seat)) for seat in range(len(work.seats))])
        case DrawFrame(seat) | SightFrame(seat):
            return tuple([Drawn(CHANCE, seat, card) for card in work.seats[seat].rest])
        case Activation() as text:
            op = text.program.steps[text.step].op
            seat = _robbed(work, text, op)
            return tuple([TakenAtRandom(CHANCE, seat, card) for card in _within_reach(work, seat, op)])
        case frame:
            raise TypeError(frame)


def resume_luck(work: Work, action: First | Drawn | TakenAtRandom) -> None:
    """Luck has answered."""
    match work.stack[-1], action:
        case SetupFrame() as frame, First(_, seat):
            work.stack[-1] = SetupFrame(frame.stage, seat)
        case DrawFrame() as frame, Drawn(_, _, card):
            cards.luck_draws(work, frame, str(card))
        case SightFrame() as frame, Drawn(_, _, card):
            flow.open_top(work, frame.seat, str(card))
        case Activation() as text, TakenAtRandom(_, seat, card):
            step = text.program.steps[text.step]
            if isinstance(step.op, DiscardCard):
                cards.discard_from_hand(work, seat, str(card))
                text.progress = Counted(counted(text) + 1)
            else:
                cards.take(work, text, seat, str(card))
                _move_on(text, step, "next")
        case frame, _:
            raise TypeError(frame)
    run(work)


# ------------------------------------------------------------------------------------------------------------------------------ the loop
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
                work.stack.append(SightFrame(seat))
                return True
    return False


def _run(work: Work) -> None:
    stack = work.stack
    while stack and not work.halted:
        top = stack[-1]
        work.steps += 1
        if work.steps > MOST_STEPS:
            cut_off(work)
            if not stack or stack[-1] is not top:
                continue
        match top:
            case Activation() as text:
                _carry_out(work, text)
            case DrawFrame() as frame:
                cards.draw(work, frame)
            case DamageFrame() as frame:
                damage.go_on(work, frame)
            case AttackFrame() as frame:
                combat.resolve(work, frame)
            case DeclaredFrame() as frame:
                combat.go_on(work, frame)
            case AnswersFrame() as frame:
                damage.begin_answers(work, frame)
            case OrderFrame() as frame:
                cards.order_end(work, frame)
            case TriggersFrame() as frame:
                seat, acts = trigger_options(frame)
                if len(acts) > 1:
                    work.ask(seat)
                else:
                    next_trigger(work, frame, None)
            case SightFrame(seat):
                if not work.seats[seat].top and work.seats[seat].rest:
                    work.ask_luck()
                else:
                    stack.pop()
            case SetupFrame() as frame:
                flow.go_on_with_setup(work, frame)
            case StartFrame() as frame:
                flow.go_on_with_start(work, frame)
            case TurnEndFrame():
                stack.pop()
                flow.turn_over(work)
            case WaveEndFrame() as frame:
                flow.go_on_with_wave_end(work, frame)
            case RoundEndFrame():
                stack.pop()
                flow.round_over(work)
            case frame:
                assert_never(frame)


def _carry_out(work: Work, run: Activation) -> None:
    """One step of a text, unless somebody must answer first."""
    steps = run.program.steps
    if run.step == len(steps):
        work.stack.pop()
        return
    step = steps[run.step]
    op = step.op
    if lucky(op):
        if waits_for_luck(work, run, op):
            work.ask_luck()
        else:
            _move_on(run, step, "next")
        return
    asked = options(work, run, op)
    if asked is None:
        _move_on(run, step, perform(work, run, op))
        return
    seat, acts = asked
    if len(acts) > 1 or (acts and hidden(op)):
        work.ask(seat)
    else:
        _move_on(run, step, answer(work, run, op, acts[0] if acts else None))


def _move_on(run: Activation, step: Step, go: Flow) -> None:
    """Where a text goes on after a step; what an effect had noted for itself goes with it."""
    if go == "again":
        return
    run.step = step.next if go == "next" else step.skip if go == "skip" else len(run.program.steps)
    if not step.keeps:
        run.progress = None
