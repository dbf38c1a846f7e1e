"""Announcing what happens: finding the texts that listen, and putting them in order (PT-ATK-6, PT-ATK-7, PT-LOOP-2)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.active_effects import in_force
from boardrules.pixel_tactics._engine.context import NOTHING_BOUND, Context
from boardrules.pixel_tactics._engine.evaluate import Found, holds, matches
from boardrules.pixel_tactics._engine.position import Work
from boardrules.pixel_tactics._engine.slots import NOWHERE
from boardrules.pixel_tactics._packs.catalogue import Listener
from boardrules.pixel_tactics._types.actions import Choose, ModeOption
from boardrules.pixel_tactics._types.events import AbilityUsed
from boardrules.pixel_tactics._types.stack import AttackCause, Bindings, Cause, DamageCause, HeroCause, TextFrame, TriggersFrame
from boardrules.pixel_tactics._types.state import Piece
from boardrules.pixel_tactics.language import Moment
from boardrules.values import Seat

__all__ = ["DEPTH", "announce", "collect", "listened", "next_trigger", "queue", "trigger_options", "with_deed"]


DEPTH: Final = 16
"""What happens within so many answers, each within another, is not answered itself (PT-LOOP-2): far more than printed cards reach."""


def collect(
    work: Work,
    what: str,
    *,
    by: Seat | None = None,
    actor: Found | None = None,
    subjects: list[Found] | None = None,
    kind: str = "",
    aimed: list[Found] | None = None,
    cause: Cause | None = None,
) -> list[Activation]:
    """The texts that one event sets off, each text of a card once; none of an event too deep within answers (PT-LOOP-2)."""
    found: list[Activation] = []
    if not listened(work, what) or _depth(work) >= DEPTH:
        return found
    heard = (work.in_force or in_force(work)).listeners.get(what)
    bound = NOTHING_BOUND if cause is None else Bindings((), "", "", 0, cause)
    if heard:
        work.steps += len(heard)
        for listener, where in heard:
            context = Context(where.you, where.source, where.slot, bound)
            _hear(work, listener, context, found, by, actor, subjects, aimed, kind)
    for number, hand in enumerate(work.seats):
        for watching in hand.watching:
            listener = work.table.listeners[watching.text]
            if listener.trigger.at.what == what:
                context = Context(Seat(number), watching.source, NOWHERE, bound)
                _hear(work, listener, context, found, by, actor, subjects, aimed, kind)
    return found


def _depth(work: Work) -> int:
    """How many answers are being carried out, each within another."""
    listeners = work.table.listeners
    return sum([isinstance(entry, Activation) and entry.program.id in listeners for entry in work.stack])


def _hear(
    work: Work,
    listener: Listener,
    context: Context,
    found: list[Activation],
    by: Seat | None,
    actor: Found | None,
    subjects: list[Found] | None,
    aimed: list[Found] | None,
    kind: str,
) -> None:
    trigger = listener.trigger
    at = trigger.at
    if work.ceasefire and not trigger.in_ceasefire:
        return
    if by is not None and at.side != "any" and (by == context.you if at.side == "rival" else by != context.you):
        return
    if at.kinds and kind not in at.kinds:
        return
    if not _concerns(work, at, context, actor, aimed if at.aimed else subjects):
        return
    if trigger.when is not None and not holds(work, trigger.when, context):
        return
    if any(run.program.id == listener.program and run.source == context.source for run in found):
        return
    if not _first_time(work, listener, context):
        return
    found.append(Activation(work.table.programs[listener.program], context.you, context.source, context.slot, context.bound))


def _concerns(work: Work, at: Moment, context: Context, actor: Found | None, subjects: list[Found] | None) -> bool:
    if at.actor is not None and (actor is None or not matches(work, at.actor, context, *actor)):
        return False
    return at.subject is None or any(matches(work, at.subject, context, *subject) for subject in subjects or ())


def _first_time(work: Work, listener: Listener, context: Context) -> bool:
    """A text that works once a turn or a wave notes on its card that it has."""
    once = listener.trigger.once
    if not once:
        return True
    found = work.find(context.source)
    if found is None:
        return True
    seat, slot, piece = found
    if listener.program in (piece.turn if once == "turn" else piece.wave):
        return False
    work.put(seat, slot, with_deed(piece, listener.program))
    return True


def listened(work: Work, what: str) -> bool:
    """Whether anything may answer to an event."""
    if what in (work.in_force or in_force(work)).listeners:
        return True
    for hand in work.seats:  # noqa: SIM110  (a generator in any() takes three times as long, several times a turn)
        if hand.watching:
            return True
    return False


def announce(
    work: Work,
    what: str,
    *,
    by: Seat | None = None,
    actor: Found | None = None,
    subjects: list[Found] | None = None,
    kind: str = "",
    aimed: list[Found] | None = None,
    cause: Cause | None = None,
) -> None:
    """Find what listens and begin it."""
    queue(work, collect(work, what, by=by, actor=actor, subjects=subjects, kind=kind, aimed=aimed, cause=cause))


def queue(work: Work, runs: list[Activation]) -> None:
    """Begin some texts, one after the other: the active player's first, each player's in the order he likes."""
    if not runs:
        return
    if len(runs) == 1:
        _begin(work, runs[0])
        return
    seats = work.order_of_play()
    order = sorted(runs, key=lambda run: seats.index(run.you))
    work.stack.append(TriggersFrame(tuple([run.frozen() for run in order])))


def _begin(work: Work, run: Activation) -> None:
    work.emit(AbilityUsed(run.source, run.program.id))
    work.stack.append(run)


def _group(frame: TriggersFrame) -> list[TextFrame]:
    """Those of the player at the head of the queue."""
    return [other for other in frame.queue if other.you == frame.queue[0].you]


def trigger_options(frame: TriggersFrame) -> tuple[Seat, tuple[Choose, ...]]:
    """Which of his triggers the player at the head of the queue can begin with."""
    seat = frame.queue[0].you
    return seat, tuple([make.choose_mode(seat, name) for name in _names(_group(frame))])


def _names(group: list[TextFrame]) -> list[str]:
    """For each trigger the card whose text it is, and the card that it is about."""
    found: list[str] = []
    for other in group:
        about = _about(other.bound.cause)
        name = f"{other.source}:{about}" if about and about != other.source else other.source
        while name in found:
            name += "+"
        found.append(name)
    return found


def _about(cause: Cause | None) -> str:
    """The card that did what set off a trigger, or that it happened to."""
    match cause:
        case HeroCause(hero):
            return hero
        case AttackCause(attacker):
            return attacker
        case DamageCause(source):
            return source
        case _:
            return ""


def next_trigger(work: Work, frame: TriggersFrame, action: Choose | None) -> None:
    """Begin the one that was chosen, or the only one; the others wait."""
    group = _group(frame)
    option = None if action is None else action.option
    chosen = group[_names(group).index(option.mode)] if isinstance(option, ModeOption) else group[0]
    left = tuple([other for other in frame.queue if other is not chosen])
    if left:
        work.stack[-1] = TriggersFrame(left)
    else:
        work.stack.pop()
    _begin(work, work.taken_up(chosen))


def _with(deeds: tuple[str, ...], deed: str) -> tuple[str, ...]:
    if not deeds:
        return (deed,)
    return deeds if deed in deeds else tuple(sorted((*deeds, deed)))


def with_deed(piece: Piece, deed: str) -> Piece:
    """A card that has done or suffered something this turn and this wave."""
    if deed in piece.turn and deed in piece.wave:
        return piece
    turn = _with(piece.turn, deed)
    wave = turn if not piece.turn and not piece.wave else _with(piece.wave, deed)
    return Piece(piece.card, piece.face, piece.damage, turn, wave, piece.mods, piece.markers, piece.worst)
