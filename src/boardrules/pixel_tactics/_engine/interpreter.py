"""The interpreter: carries on what is on the stack, the innermost first, until somebody must answer or all is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from boardrules.pixel_tactics._engine import triggers
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.active_effects import active_effects
from boardrules.pixel_tactics._engine.ceasefire import may_reach_across
from boardrules.pixel_tactics._engine.choices.cards import counted, hand_of
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.combat import attack, damage
from boardrules.pixel_tactics._engine.effects.orders import go_on_with_order
from boardrules.pixel_tactics._engine.effects.perform import perform
from boardrules.pixel_tactics._engine.history import executing
from boardrules.pixel_tactics._engine.match import constructed, pool
from boardrules.pixel_tactics._engine.match.setup import go_on_with_setup
from boardrules.pixel_tactics._engine.match.turns import go_on_with_round_end, go_on_with_start, go_on_with_turn_end, go_on_with_wave_end
from boardrules.pixel_tactics._engine.modifiers import sees_top
from boardrules.pixel_tactics._engine.position import ACTIVE, Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._engine.reserve.traps import trap_over
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._packs.bounds import STEPS as MOST_STEPS
from boardrules.pixel_tactics._packs.catalogue import Step
from boardrules.pixel_tactics._packs.ops import Flow, Op
from boardrules.pixel_tactics._types.actions import Action, Choose, Drawn, First, NumberOption, Opened, TakenAtRandom
from boardrules.pixel_tactics._types.events import Asked, TextsCutOff
from boardrules.pixel_tactics._types.stack import (
    AnswersFrame,
    AttackFrame,
    Counted,
    DamageFrame,
    DeclaredFrame,
    DrawFrame,
    LeaderDrawFrame,
    OpenFrame,
    OrderFrame,
    PassedFrame,
    RoundEndFrame,
    SetupFrame,
    SightFrame,
    StartFrame,
    TrapFrame,
    TriggersFrame,
    TurnEndFrame,
    WaveEndFrame,
)
from boardrules.pixel_tactics.language import DiscardCard, OpensHand, SeesTop, TakeAtRandom
from boardrules.values import CHANCE, Seat

__all__ = ["luck", "proceed", "questions", "resume", "resume_luck", "waits_for"]


# ----------------------------------------------------------------------------------------------------------------------------- questions
def questions(position: Position) -> tuple[Seat, tuple[Action, ...]] | None:
    """Whom the frame on top of the stack asks, and what can be answered; None if it asks nobody."""
    match position.stack[-1]:
        case Activation() as text if text.step < len(text.program.steps):
            op = text.program.steps[text.step].op
            choice = CHOICES.get(type(op))
            return None if choice is None else choice.ask(position, text, op)
        case DeclaredFrame() as frame:
            return attack.aim_options(position, frame)
        case DamageFrame() as frame:
            return damage.options(position, frame)
        case TriggersFrame() as frame:
            return triggers.trigger_options(position, frame)
        case DrawFrame(seat) if position.pool is not None:
            return seat, pool.walk_options(position.pool, seat)
        case _:
            return None


def waits_for(position: Position) -> Seat | None:
    """Whom the frame on top of the stack waits for, CHANCE for luck; None if nobody needs to answer."""
    match position.stack[-1]:
        case SetupFrame() as frame:
            return CHANCE if frame.stage == "first" and frame.first is None else None
        case DrawFrame(seat) if position.pool is None:
            hand = position.seats[seat]
            return CHANCE if hand.rest and not hand.top else None
        case OpenFrame():
            return CHANCE if position.pool is not None and position.pool.short else None
        case PassedFrame():
            return CHANCE if position.pool is not None and position.pool.deck else None
        case LeaderDrawFrame(seat):
            leaders = position.seats[seat].leaders
            return CHANCE if leaders is not None and leaders.rest else None
        case SightFrame(seat, turned_up):
            hand = position.seats[seat]
            return CHANCE if hand.rest and not hand.top and (turned_up or sees_top(position, seat)) else None
        case Activation() as text:
            op = text.program.steps[text.step].op if text.step < len(text.program.steps) else None
            if op is not None and lucky(op):
                return CHANCE if waits_for_luck(position, text, op) else None
            choice = None if op is None else CHOICES.get(type(op))
            hides = choice is not None and choice.hidden
        case _:
            hides = False
    asked = questions(position)
    return asked[0] if asked is not None and len(asked[1]) > (0 if hides else 1) else None


def resume(position: Position, action: Action) -> None:
    """The question of the frame on top of the stack has been answered."""
    choice = action if isinstance(action, Choose) else None
    match position.stack[-1]:
        case Activation() as text:
            step = text.program.steps[text.step]
            _move_on(text, step, CHOICES[type(step.op)].take(position, text, step.op, action))
        case DeclaredFrame() as frame:
            attack.aim(position, frame, choice)
        case DamageFrame() as frame:
            option = None if choice is None else choice.option
            if isinstance(option, NumberOption):
                damage.settle(position, frame, option.n)
        case TriggersFrame() as frame:
            triggers.next_trigger(position, frame, choice)
        case DrawFrame() as frame if position.pool is not None:
            pool.take(position, position.pool, frame, action)
        case frame:
            raise TypeError(frame)
    proceed(position)


# ---------------------------------------------------------------------------------------------------------------------------------- luck
def lucky(op: Op) -> bool:
    """Whether luck answers a step, and not a player."""
    return type(op) is TakeAtRandom or (type(op) is DiscardCard and op.by == "chance")


def waits_for_luck(position: Position, activation: Activation, op: Op) -> bool:
    """Whether luck takes a card of a hand now: not if enough are gone or none is left."""
    seat = _robbed(position, activation, op)
    barred = opposed(seat, activation.you) and not may_reach_across(position, activation.you)
    enough = isinstance(op, DiscardCard) and counted(activation) >= amount(position, op.n, activation)
    return not barred and not enough and bool(_within_reach(position, seat, op))


def _within_reach(position: Position, seat: Seat, op: Op) -> list[str]:
    """The cards of a hand that luck may take: to be shown none whose order is being executed (PT-LOOP-1)."""
    barred = executing(position) if isinstance(op, TakeAtRandom) else set[str]()
    return [str(held.card) for held in position.seats[seat].hand if held.card not in barred]


def _robbed(position: Position, activation: Activation, op: Op) -> Seat:
    return hand_of(position, activation, op.whose if isinstance(op, DiscardCard) else "one_rival")


def luck(position: Position) -> tuple[Action, ...]:
    """The outcomes at a chance point, all equally likely."""
    match position.stack[-1]:
        case SetupFrame():
            return tuple([First(CHANCE, Seat(seat)) for seat in range(len(position.seats))])
        case DrawFrame(seat) | SightFrame(seat) | PassedFrame(seat):
            return tuple([Drawn(CHANCE, seat, card) for card in position.seats[seat].rest])
        case LeaderDrawFrame(seat):
            leaders = position.seats[seat].leaders
            return () if leaders is None else tuple([Drawn(CHANCE, seat, card) for card in leaders.rest])
        case OpenFrame():
            return () if position.pool is None else tuple([Opened(CHANCE, name) for name in position.pool.deck])
        case Activation() as text:
            op = text.program.steps[text.step].op
            seat = _robbed(position, text, op)
            return tuple([TakenAtRandom(CHANCE, seat, card) for card in _within_reach(position, seat, op)])
        case frame:
            raise TypeError(frame)


def resume_luck(position: Position, action: First | Drawn | Opened | TakenAtRandom) -> None:
    """Carry on with the outcome of luck."""
    match position.stack[-1], action:
        case SetupFrame() as frame, First(_, seat):
            position.stack[-1] = SetupFrame(frame.stage, seat)
        case DrawFrame() as frame, Drawn(_, _, card):
            cards.luck_draws(position, frame, str(card))
        case PassedFrame() as frame, Drawn(_, _, card) if position.pool is not None:
            pool.top_drawn(position, position.pool, frame, str(card))
        case LeaderDrawFrame() as frame, Drawn(_, _, card):
            constructed.leader_drawn(position, frame, str(card))
        case OpenFrame(), Opened(_, name) if position.pool is not None:
            pool.opened(position, position.pool, name)
        case SightFrame() as frame, Drawn(_, _, card):
            cards.open_top(position, frame.seat, str(card), cards.ALL if frame.turned_up else 1 << frame.seat)
        case Activation() as text, TakenAtRandom(_, seat, card):
            step = text.program.steps[text.step]
            if isinstance(step.op, DiscardCard):
                cards.discard_from_hand(position, seat, str(card))
                text.progress = Counted(counted(text) + 1)
            else:
                cards.take(position, text, seat, str(card))
                _move_on(text, step, "next")
        case frame, _:
            raise TypeError(frame)
    proceed(position)


# ------------------------------------------------------------------------------------------------------------------------------ the loop
def proceed(position: Position) -> None:
    """Go on until somebody must answer, or nothing is left to do but the active player's next action."""
    position.halted = False
    while True:
        if position.stack:
            _run(position)
        if position.phase == "over":
            return
        if position.halted and (position.actor == CHANCE or position.phase != "play"):
            if position.phase == "play":
                _open_hands(position)  # before luck answers: what it brings is told to those who see
            break
        if position.pool is None and not (position.active_effects or active_effects(position)).sights:
            break
        position.listed = None  # what comes to be known may be chosen by its name
        if not _sights(position):
            break
        position.halted = False
    if not position.halted:
        clock = position.clock
        position.actor = ACTIVE[len(position.seats)][clock.first + clock.turn]  # as position.active, without the call
    elif position.stack:
        position.emit(Asked(position.actor), parts=() if position.trace is None else position.trace.asked)


def _open_hands(position: Position) -> None:
    """Make the cards of hands that a text opens known to all."""
    if OpensHand in (position.active_effects or active_effects(position)).modifiers:
        cards.open_all_hands(position)


def _sights(position: Position) -> bool:
    """Make known what texts let players see, and fill the row of open cards; true if luck must settle a card first."""
    if position.pool is not None and position.pool.short:
        position.stack.append(OpenFrame())
        return True
    modifiers = (position.active_effects or active_effects(position)).modifiers
    if OpensHand in modifiers:
        cards.open_all_hands(position)
    if SeesTop not in modifiers:
        return False
    for number, hand in enumerate(position.seats):
        seat = Seat(number)
        if sees_top(position, seat):
            if hand.top:
                cards.settle_sight(position, seat)
            elif hand.rest:
                position.stack.append(SightFrame(seat))
                return True
    return False


def _run(position: Position) -> None:
    stack = position.stack
    while stack and not position.halted:
        top = stack[-1]
        position.steps += 1
        if position.steps > MOST_STEPS:
            cut_off(position)
            if not stack or stack[-1] is not top:
                continue
        GO_ON[type(top)](position, top)


def _sight(position: Position, frame: SightFrame) -> None:
    """Luck settles the card on top of a deck that somebody sees; one that was turned up is looked at."""
    hand = position.seats[frame.seat]
    if not hand.top and hand.rest:
        position.ask_luck()
    else:
        position.stack.pop()
        if frame.turned_up:
            cards.turn_up(position, frame.seat)


def _draw(position: Position, frame: DrawFrame) -> None:
    """Draw on: off the seat's own deck, or by a walk along the row."""
    if position.pool is None:
        cards.draw(position, frame)
    else:
        pool.go_on_with_walk(position, position.pool, frame)


def _deal(position: Position, frame: SetupFrame | OpenFrame | PassedFrame | LeaderDrawFrame) -> None:
    """Go on with the setup, or with what luck brings off a shared deck, or off a deck of leaders."""
    match frame:
        case SetupFrame():
            go_on_with_setup(position, frame)
        case OpenFrame():
            pool.go_on_with_row(position)
        case PassedFrame():
            pool.go_on_with_top(position)
        case LeaderDrawFrame():
            constructed.go_on_with_leaders(position, frame)
        case _:
            assert_never(frame)


def _carry_out(position: Position, activation: Activation) -> None:
    """One step of a text, as far as it can be carried out (PT-ATK-8, PT-FAQ-9), unless somebody must answer first."""
    steps = activation.program.steps
    if activation.step == len(steps):
        position.stack.pop()
        return
    step = steps[activation.step]
    op = step.op
    if lucky(op):
        if waits_for_luck(position, activation, op):
            position.ask_luck()
        else:
            _move_on(activation, step, "next")
        return
    choice = CHOICES.get(type(op))
    if choice is None:
        _move_on(activation, step, perform(position, activation, op))
        return
    seat, acts = choice.ask(position, activation, op)
    if len(acts) > 1 or (acts and choice.hidden):
        position.ask(seat, acts)
    else:
        _move_on(activation, step, choice.take(position, activation, op, acts[0] if acts else None))


GO_ON: Final[Mapping[type[Entry], Callable[..., None]]] = {
    Activation: _carry_out,
    DrawFrame: _draw,
    DamageFrame: damage.go_on,
    AttackFrame: attack.resolve,
    DeclaredFrame: attack.go_on,
    AnswersFrame: damage.begin_answers,
    OrderFrame: go_on_with_order,
    TrapFrame: trap_over,
    TriggersFrame: triggers.go_on,
    SightFrame: _sight,
    SetupFrame: _deal,
    OpenFrame: _deal,
    PassedFrame: _deal,
    LeaderDrawFrame: _deal,
    StartFrame: go_on_with_start,
    TurnEndFrame: go_on_with_turn_end,
    WaveEndFrame: go_on_with_wave_end,
    RoundEndFrame: go_on_with_round_end,
}
"""What carries each kind of entry on. It is looked up by its type, since a game does so several times an action."""


def _move_on(activation: Activation, step: Step, go: Flow) -> None:
    """Where a text goes on after a step; what an effect had noted for itself goes with it."""
    if go == "again":
        return
    activation.step = step.next if go == "next" else step.skip if go == "skip" else len(activation.program.steps)
    if not step.keeps:
        activation.progress = None


def _of_a_text(entry: Entry) -> bool:
    """Whether a frame is a text's own, or begins texts, or draws cards for one that sorts them."""
    return isinstance(entry, Activation | TriggersFrame | AnswersFrame) or (isinstance(entry, DrawFrame) and entry.to == "aside")


def cut_off(position: Position) -> None:
    """End all texts in progress: what is left of them does nothing. What the engine has begun goes on, but sets nothing off.

    Cards that a text was holding do not stay in between: those it had set aside go into their player's hand, those it had taken are
    discarded.
    """
    kept = [entry for entry in position.stack if not _of_a_text(entry)]
    if len(kept) == len(position.stack):
        return
    position.stack[:] = kept
    orders = {entry.card for entry in kept if isinstance(entry, OrderFrame | TrapFrame)}
    for number, hand in enumerate(position.seats):
        for held in hand.aside:
            cards.aside_to(position, Seat(number), str(held.card), "hand")
    for card in position.resolving:
        if card not in orders:
            cards.leave(position, card)
    position.emit(TextsCutOff(), "PT-LOOP-5")
