"""Announcing what happens: finding the texts that listen, and putting them in order (PT-ATK-6, PT-ATK-7, PT-LOOP-2)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._context import Bound, Context
from boardrules.pixel_tactics._in_force import in_force
from boardrules.pixel_tactics._read import Found, holds, matches
from boardrules.pixel_tactics._slots import NOWHERE
from boardrules.pixel_tactics._table import Listener
from boardrules.pixel_tactics._types_actions import ModeOption
from boardrules.pixel_tactics._types_events import AbilityUsed
from boardrules.pixel_tactics._types_state import Piece
from boardrules.pixel_tactics._work import Run, Work
from boardrules.pixel_tactics.language import Moment
from boardrules.values import Seat

__all__ = ["DEPTH", "announce", "collect", "listened", "names", "next_trigger", "queue", "with_deed"]


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
    **binds: Bound,
) -> list[Run]:
    """The programs that one event sets off, each text of a card once; none of an event too deep within answers (PT-LOOP-2)."""
    found: list[Run] = []
    if not listened(work, what) or _depth(work) >= DEPTH:
        return found
    heard = (work.in_force or in_force(work)).listeners.get(what)
    if heard:
        work.steps += len(heard)
        for listener, where in heard:
            context = Context(where.you, where.source, where.slot, dict(binds))
            _hear(work, listener, context, found, by, actor, subjects, aimed, kind)
    for number, hand in enumerate(work.seats):
        for watching in hand.watching:
            listener = work.table.listeners[watching.program]
            if listener.trigger.at.what == what:
                context = Context(Seat(number), watching.source, NOWHERE, dict(binds))
                _hear(work, listener, context, found, by, actor, subjects, aimed, kind)
    return found


def _depth(work: Work) -> int:
    """How many answers are being carried out, each within another."""
    return sum([run.program in work.table.listeners for run in work.stack])


def _hear(
    work: Work,
    listener: Listener,
    context: Context,
    found: list[Run],
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
    if any(run.program == listener.program and run.source == context.source for run in found):
        return
    if not _first_time(work, listener, context):
        return
    found.append(
        Run(listener.program, work.table.programs[listener.program].code, context.you, context.source, context.slot, context.binds)
    )


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
    **binds: Bound,
) -> None:
    """Find what listens and begin it."""
    queue(work, collect(work, what, by=by, actor=actor, subjects=subjects, kind=kind, aimed=aimed, **binds))


def queue(work: Work, runs: list[Run]) -> None:
    """Begin some programs, one after the other: the active player's first, each player's in the order he likes."""
    if not runs:
        return
    if len(runs) == 1:
        _begin(work, runs[0])
        return
    seats = work.order_of_play()
    runs = sorted(runs, key=lambda run: seats.index(run.you))
    work.push("triggers", runs[0].you).queue = runs


def _begin(work: Work, run: Run) -> None:
    work.emit(AbilityUsed(run.source, run.program))
    work.stack.append(run)


def _group(run: Run) -> list[Run]:
    """Those of the player at the head of a queue."""
    return [other for other in run.queue if other.you == run.queue[0].you]


def names(run: Run) -> list[str]:
    """What the player at the head of a queue can begin with: the card whose text it is, and the card it is about."""
    found: list[str] = []
    for other in _group(run):
        hero = other.binds.get("hero") or other.binds.get("attacker") or other.binds.get("source") or ""
        name = f"{other.source}:{hero}" if isinstance(hero, str) and hero and hero != other.source else other.source
        while name in found:
            name += "+"
        found.append(name)
    return found


def next_trigger(work: Work, run: Run, option: ModeOption | None) -> None:
    """Begin the one that was chosen, or the only one."""
    group = _group(run)
    chosen = group[0] if option is None else group[names(run).index(option.mode)]
    run.queue.remove(chosen)
    if run.queue:
        run.step -= 1
        run.you = run.queue[0].you
    _begin(work, chosen)


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
