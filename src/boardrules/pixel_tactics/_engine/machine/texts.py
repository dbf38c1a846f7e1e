"""Carrying out a text, step by step: effects that ask nobody, choices of players, and cards of hands that luck takes."""

from __future__ import annotations

from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.cards import counted, hand_of
from boardrules.pixel_tactics._engine.choices.registry import CHOICES
from boardrules.pixel_tactics._engine.effects.perform import perform
from boardrules.pixel_tactics._engine.history import executing
from boardrules.pixel_tactics._engine.machine.frame_kinds import Asking, FrameKind, Luck, Question
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount
from boardrules.pixel_tactics._engine.seating import opposed
from boardrules.pixel_tactics._packs.catalogue import Step
from boardrules.pixel_tactics._packs.ops import Flow, Op
from boardrules.pixel_tactics._types.actions import Action, TakenAtRandom
from boardrules.pixel_tactics._types.bindings import Counted
from boardrules.pixel_tactics.language import DiscardCard, TakeAtRandom
from boardrules.values import CHANCE, Seat


def _carry_out(position: Position, activation: Activation) -> None:
    """Carry out one step of a text as far as possible (PT-ATK-8, PT-FAQ-9), unless somebody must answer first."""
    steps = activation.program.steps
    if activation.step == len(steps):
        position.stack.pop()
        return
    step = steps[activation.step]
    op = step.op
    if _lucky(op):
        if _waits_for_luck(position, activation):
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


def _move_on(activation: Activation, step: Step, go: Flow) -> None:
    """Go on after a step, where *go* says; what the effect had noted for itself is dropped."""
    if go == "again":
        return
    activation.step = step.next if go == "next" else step.skip if go == "skip" else len(activation.program.steps)
    if not step.keeps:
        activation.progress = None


# ----------------------------------------------------------------------------------------------------------------------------- questions
def _op(activation: Activation) -> Op | None:
    """Return the operation of the current step, or None at the end of the text."""
    steps = activation.program.steps
    return steps[activation.step].op if activation.step < len(steps) else None


def _ask(position: Position, activation: Activation) -> Asking:
    op = _op(activation)
    if op is None or _lucky(op):
        return None
    choice = CHOICES.get(type(op))
    return None if choice is None else choice.ask(position, activation, op)


def _take(position: Position, activation: Activation, action: Action) -> None:
    step = activation.program.steps[activation.step]
    _move_on(activation, step, CHOICES[type(step.op)].take(position, activation, step.op, action))


def _hides(activation: Activation) -> bool:
    op = _op(activation)
    choice = None if op is None else CHOICES.get(type(op))
    return choice is not None and choice.hidden


# ---------------------------------------------------------------------------------------------------------------------------------- luck
def _lucky(op: Op | None) -> bool:
    """Return whether luck answers a step, and not a player."""
    return type(op) is TakeAtRandom or (isinstance(op, DiscardCard) and op.by == "chance")


def _waits_for_luck(position: Position, activation: Activation) -> bool:
    """Return whether luck takes a card of a hand now: not if enough are gone or none is left."""
    op = _op(activation)
    if op is None or not _lucky(op):
        return False
    seat = _robbed(position, activation, op)
    barred = opposed(seat, activation.you) and not position.contact
    enough = isinstance(op, DiscardCard) and counted(activation) >= amount(position, op.n, activation)
    return not barred and not enough and bool(_within_reach(position, seat, op))


def _within_reach(position: Position, seat: Seat, op: Op) -> list[str]:
    """Return the cards of a hand that luck may take: to be shown none whose order is being executed (PT-LOOP-1)."""
    barred = executing(position) if isinstance(op, TakeAtRandom) else set[str]()
    return [str(held.card) for held in position.seats[seat].hand if held.card not in barred]


def _robbed(position: Position, activation: Activation, op: Op) -> Seat:
    return hand_of(position, activation, op.whose if isinstance(op, DiscardCard) else "one_rival")


def _outcomes(position: Position, activation: Activation) -> tuple[TakenAtRandom, ...]:
    op = activation.program.steps[activation.step].op
    seat = _robbed(position, activation, op)
    return tuple([TakenAtRandom(CHANCE, seat, card) for card in _within_reach(position, seat, op)])


def _settle(position: Position, activation: Activation, action: TakenAtRandom) -> None:
    step = activation.program.steps[activation.step]
    if isinstance(step.op, DiscardCard):
        cards.discard_from_hand(position, action.seat, str(action.card))
        activation.progress = Counted(counted(activation) + 1)
    else:
        cards.take(position, activation, action.seat, str(action.card))
        _move_on(activation, step, "next")


TEXT = FrameKind(Activation, _carry_out, Question(_ask, _take, _hides), Luck(_waits_for_luck, _outcomes, _settle))
