"""The interpreter: carries on what is on the stack, the innermost first, until somebody must answer or all is done."""

from __future__ import annotations

from typing import Any

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation, Entry
from boardrules.pixel_tactics._engine.machine.frame_kinds import Asking, Luck, LuckAction
from boardrules.pixel_tactics._engine.machine.frames import FRAMES
from boardrules.pixel_tactics._engine.position import ACTIVE, Position
from boardrules.pixel_tactics._engine.reading.sided import shows_more
from boardrules.pixel_tactics._engine.sights import reveal, reveal_hands
from boardrules.pixel_tactics._packs.bounds import STEPS as MOST_STEPS
from boardrules.values import CHANCE, Seat


def questions(position: Position) -> Asking:
    """Return whom the frame on top of the stack asks and all possible answers, or None if it asks nobody."""
    top = position.stack[-1]
    question = FRAMES[type(top)].question
    return None if question is None else question.ask(position, top)


def waits_for(position: Position) -> Seat | None:
    """Return whom the frame on top of the stack waits for, CHANCE for luck, or None if nobody needs to answer."""
    top = position.stack[-1]
    kind = FRAMES[type(top)]
    if kind.luck is not None and kind.luck.due(position, top):
        return CHANCE
    asked = None if kind.question is None else kind.question.ask(position, top)
    if kind.question is None or asked is None or len(asked[1]) <= (0 if kind.question.hides(top) else 1):
        return None
    return asked[0]


def resume(position: Position, action: t.Action) -> None:
    """Take the answer to the question of the frame on top of the stack, and go on. Raises TypeError where nothing is asked."""
    top = position.stack[-1]
    question = FRAMES[type(top)].question
    if question is None:
        raise TypeError(top)
    question.take(position, top, action)
    proceed(position)


def luck(position: Position) -> tuple[LuckAction, ...]:
    """Return the outcomes at a chance point, all equally likely. Raises TypeError where luck is not due."""
    top = position.stack[-1]
    return _luck(top).outcomes(position, top)


def resume_luck(position: Position, action: LuckAction) -> None:
    """Take an outcome of luck, and go on. Raises TypeError where luck is not due."""
    top = position.stack[-1]
    _luck(top).settle(position, top, action)
    proceed(position)


def _luck(top: Entry) -> Luck[Any, Any]:
    found = FRAMES[type(top)].luck
    if found is None:
        raise TypeError(top)
    return found


def proceed(position: Position) -> None:
    """Go on until somebody must answer, or nothing is left to do but the active player's next action."""
    position.halted = False
    while True:
        if position.stack:
            _run(position)
        if position.phase == "over":
            return
        if position.halted and (position.actor == CHANCE or position.phase != "play"):
            if position.phase == "play" and position.board.sights:
                reveal_hands(position)  # before luck answers: what it brings is told to those who see
            break
        if position.pool is None and not (position.board.sights and shows_more(position)):
            break
        position.listed = None  # what comes to be known may be chosen by its name
        if not reveal(position):
            break
        position.halted = False
    if not position.halted:
        clock = position.clock
        position.actor = ACTIVE[len(position.seats)][clock.first + clock.turn]  # as position.active, without the call
    elif position.stack:
        position.emit(t.Asked(position.actor), parts=() if position.trace is None else position.trace.asked)


def _run(position: Position) -> None:
    stack = position.stack
    while stack and not position.halted:
        top = stack[-1]
        position.steps += 1
        if position.steps > MOST_STEPS:
            cut_off(position)
            if not stack or stack[-1] is not top:
                continue
        go_on = FRAMES[type(top)].go_on
        go_on(position, top)  # compiled, a call of an attribute would look for a method first


def _of_a_text(entry: Entry) -> bool:
    """Return whether a frame is a text's own, or begins texts, or draws cards for one that sorts them."""
    return isinstance(entry, Activation | t.TriggersFrame | t.AnswersFrame) or (isinstance(entry, t.DrawFrame) and entry.to == "aside")


def cut_off(position: Position) -> None:
    """End all texts in progress: what is left of them does nothing. What the engine has begun goes on, but sets nothing off.

    Cards that a text was holding do not stay in between: those it had set aside go into their player's hand, those it had taken are
    discarded.
    """
    kept = [entry for entry in position.stack if not _of_a_text(entry)]
    if len(kept) == len(position.stack):
        return
    position.stack[:] = kept
    orders = {entry.card for entry in kept if isinstance(entry, t.OrderFrame | t.TrapFrame)}
    for number, player in enumerate(position.seats):
        for held in player.aside:
            cards.aside_to(position, Seat(number), str(held.card), "hand")
    for card in position.resolving:
        if card not in orders:
            cards.leave(position, card)
    position.emit(t.TextsCutOff(), "PT-LOOP-5")
