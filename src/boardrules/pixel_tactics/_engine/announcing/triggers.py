"""Announcing what happens: finding the texts that listen, and putting them in order (PT-ATK-6, PT-ATK-7, PT-LOOP-2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import NOTHING_BOUND, Activation, Context
from boardrules.pixel_tactics._engine.announcing.happened import Happened
from boardrules.pixel_tactics._engine.board.sides import raised
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import holds_for
from boardrules.pixel_tactics._engine.history import under_way, used, used_up, with_deed
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import holds, matches
from boardrules.pixel_tactics._engine.reading.located import of_side
from boardrules.pixel_tactics._engine.reserve.once import first_time_in_reserve
from boardrules.pixel_tactics._engine.reserve.traps import can_spring, opened
from boardrules.pixel_tactics._engine.slots import NOWHERE
from boardrules.pixel_tactics._packs.catalogue import Catalogue, TriggerEntry
from boardrules.pixel_tactics.language import TriggerEvent
from boardrules.values import Seat

DEPTH: Final = 16
"""Depth of nested answers at which events are no longer answered (PT-LOOP-2). Printed cards stay far below it."""


TIMES: Final = frozenset({"turn_ends", "wave_starts", "wave_ends", "casualties_counted", "round_starts", "round_ends"})
"""Events that are the passing of time."""


def collect(position: Position, happened: Happened) -> list[Activation]:
    """Return the texts that one event sets off, each text of a card once; none of an event too deep within answers (PT-LOOP-2)."""
    found: list[Activation] = []
    what, cause, actor = happened.what, happened.cause, happened.actor
    if what not in position.board.events or _depth(position) >= DEPTH:
        return found
    heard = position.board.triggers.get(what)
    bound = NOTHING_BOUND if cause is None else t.Bindings((), "", None, 0, cause)
    if heard:
        position.steps += len(heard)
        for listener, where in heard:
            if actor is not None and actor.piece.card == where.source:  # a rival may act with it: then its text is theirs (PT-RUL-122)
                context = Context(actor.seat, where.source, actor.slot, bound)
            else:
                context = Context(where.you, where.source, where.slot, bound)
            if listener.trap:
                _hear_unseen(position, listener, context, happened, found)
            else:
                _hear(position, listener, context, happened, found)
    for number, player in enumerate(position.seats):
        for watching in player.delayed:
            left = position.catalogue.triggers.get(watching.text)  # None: what holds for a time
            if left is not None and left.trigger.at.what == what:
                context = Context(Seat(number), watching.source, NOWHERE, bound)
                _hear(position, left, context, happened, found)
    return found


def _depth(position: Position) -> int:
    """Return how many answers are being carried out, each within another."""
    listeners = position.catalogue.triggers
    return sum([isinstance(entry, Activation) and entry.program.id in listeners for entry in position.stack])


def _hear(position: Position, listener: TriggerEntry, context: Context, happened: Happened, found: list[Activation]) -> None:
    trigger = listener.trigger
    at = trigger.at
    by = happened.by
    if position.clock.lone is not None and happened.what in TIMES and context.you != position.clock.lone.seats[0]:
        return  # in a lone round nobody else's turns, waves and rounds pass (PT-2V2-8)
    if not trigger.in_ceasefire and holds_for(position, context.you):
        return
    if listener.trap and not can_spring(position, context.you):
        return
    if by is not None and at.side != "any" and not of_side(at.side, by, context.you):
        return
    if at.kinds and happened.kind not in at.kinds:
        return
    if at.checked and happened.kind != "check":
        return
    if not _concerns(position, at, context, happened):
        return
    if trigger.when is not None and not holds(position, trigger.when, context):
        return
    if any(activation.program.id == listener.program and activation.source == context.source for activation in found):
        return
    if not _first_time(position, listener, context):
        return
    found.append(Activation(position.catalogue.programs[listener.program], context.you, context.source, context.slot, context.bound))


def _hear_unseen(position: Position, listener: TriggerEntry, context: Context, happened: Happened, found: list[Activation]) -> None:
    """Let a trap listen. One that stays closed costs no step: an action cut short must not betray what lies face down."""
    steps, n = position.steps - 1, len(found)
    _hear(position, listener, context, happened, found)
    if len(found) == n:
        position.steps = steps


def _concerns(position: Position, at: TriggerEvent, context: Context, happened: Happened) -> bool:
    actor = happened.actor
    if at.actor is not None and (actor is None or not matches(position, at.actor, context, actor)):
        return False
    return at.subject is None or any(
        matches(position, at.subject, context, subject) for subject in (happened.aimed if at.aimed else happened.subjects)
    )


def _first_time(position: Position, listener: TriggerEntry, context: Context) -> bool:
    """Return whether a text that is limited may work now, and note on its card that it has; once a chain see PT-RUL-106."""
    once = listener.trigger.once
    if not once:
        return True
    if once == "chain":
        return not under_way(position, listener.program, context.source)
    found = position.find(context.source)
    if found is None:
        return first_time_in_reserve(position, context.you, context.source, listener.program, once)
    seat, slot, piece = found.seat, found.slot, found.piece
    if used_up(piece, listener.program, once):
        return False
    position.put(seat, slot, with_deed(piece, used(listener.program)))
    return True


def announce(position: Position, happened: Happened) -> None:
    """Find what listens and begin it."""
    queue(position, collect(position, happened))


def lain(position: Position, seat: Seat, corpse: t.Piece) -> t.Piece:
    """Return a corpse as it lies in a unit: one that counts as a hero, where the leader raises corpses (PT-RUL-131); a change is told."""
    risen = raised(position.catalogue, position.seats, seat) is not None
    if corpse.face == "corpse" and risen:
        position.emit(t.CorpseRaised(corpse.card, raised=True), "PT-RUL-131")
        return with_deed(replace(corpse, face="risen"), "fell")
    if corpse.face == "risen" and not risen:
        position.emit(t.CorpseRaised(corpse.card, raised=False), "PT-RUL-131")
        return replace(corpse, face="corpse", damage=0)
    return corpse


def entered(position: Position, seat: Seat, slot: int) -> None:
    """Begin what answers to a card that has come into a unit; the row of its text is chosen anew (PT-RUL-127)."""
    piece = position.seats[seat].unit[slot]
    if piece is None:
        return
    lying = lain(position, seat, piece)
    if piece.trait is not None or lying is not piece:
        piece = replace(lying, trait=None)
        position.put(seat, slot, piece)
    if piece.face == "hero":
        announce(position, Happened("entered", seat, subjects=(Stand(seat, slot, piece),), cause=t.HeroCause(piece.card)))


def queue(position: Position, runs: list[Activation]) -> None:
    """Begin some texts, one after the other (PT-ATK-7, PT-RUL-8, PT-FAQ-13).

    The active player's come first, each player's in the order they like.
    """
    if not runs:
        return
    if position.catalogue.traps:
        runs = opened(position, runs)
    if len(runs) == 1:
        _begin(position, runs[0])
        return
    seats = position.order_of_play()
    order = sorted(runs, key=lambda activation: seats.index(activation.you))
    position.stack.append(t.TriggersFrame(tuple([activation.frozen() for activation in order])))


def _begin(position: Position, activation: Activation) -> None:
    entry = position.catalogue.triggers.get(activation.program.id)
    if entry is not None and entry.trap:
        position.stack.append(t.TrapFrame(activation.you, activation.source))
    position.emit(t.AbilityUsed(activation.source, activation.program.id), "PT-ATK-8")
    position.stack.append(activation)


def trigger_options(position: Position, frame: t.TriggersFrame) -> tuple[Seat, tuple[t.Choose, ...]]:
    """Return the triggers with which the player at the head of the queue can begin; of those that are alike one."""
    seat = frame.queue[0].you
    return seat, tuple([make.choose_mode(seat, name) for name in named(position.catalogue, frame)])


def named(catalogue: Catalogue, frame: t.TriggersFrame) -> dict[str, t.TextFrame]:
    """Return the triggers of the player at the head of the queue, by their card and the card that they are about; equal ones once."""
    found: dict[str, t.TextFrame] = {}
    for other in frame.queue:
        if other.you != frame.queue[0].you or any(_alike(catalogue, other, earlier) for earlier in found.values()):
            continue
        about = _about(other.bound.cause)
        name = f"{other.source}:{about}" if about and about != other.source else other.source
        while name in found:
            name += "+"
        found[name] = other
    return found


def _alike(catalogue: Catalogue, text: t.TextFrame, other: t.TextFrame) -> bool:
    """Return whether two texts are the same text of the same card and do not say what for, so their order is the same (PT-RUL-8)."""
    return text.text == other.text and text.source == other.source and not catalogue.programs[text.text].speaks_of_cause


def _about(cause: t.Cause | None) -> str:
    """Return the card that did what set off a trigger, or that it happened to."""
    match cause:
        case t.HeroCause(hero):
            return hero
        case t.AttackCause(attacker):
            return attacker
        case t.DamageCause(source):
            return source
        case _:
            return ""


def go_on(position: Position, frame: t.TriggersFrame) -> None:
    """Begin the next one, or stop if its player has to say which; texts of cards that have fallen meanwhile are gone (PT-ATK-7)."""
    left = tuple([other for other in frame.queue if _lasts(position, other)])
    if not left:
        position.stack.pop()
        return
    if len(left) < len(frame.queue):
        position.stack[-1] = frame = t.TriggersFrame(left)
    seat, acts = trigger_options(position, frame)
    if len(acts) > 1:
        position.ask(seat, acts)
    else:
        next_trigger(position, frame, None)


def _lasts(position: Position, text: t.TextFrame) -> bool:
    """Return whether a triggered text can still be carried out (PT-RUL-8): its card stands for its player, or it tells of its end."""
    cause = text.bound.cause
    if text.slot == NOWHERE or (isinstance(cause, t.HeroCause) and cause.hero == text.source):
        return True
    found = position.find(text.source)
    if found is None or found.piece.face == "corpse":
        return False
    lent = isinstance(cause, t.AttackCause | t.DamageCause) and _about(cause) == text.source  # another acts with it (PT-RUL-122)
    return found.seat == text.you or lent


def next_trigger(position: Position, frame: t.TriggersFrame, action: t.Choose | None) -> None:
    """Begin the one that was chosen, or the only one; the others wait."""
    texts = named(position.catalogue, frame)
    option = None if action is None else action.option
    chosen = texts[option.mode] if isinstance(option, t.ModeOption) else next(iter(texts.values()))
    left = tuple([other for other in frame.queue if other is not chosen])
    if left:
        position.stack[-1] = t.TriggersFrame(left)
    else:
        position.stack.pop()
    _begin(position, position.taken_up(chosen))
