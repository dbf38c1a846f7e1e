"""The kinds of frames by their type: how each is resumed, its question, and its luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Entry
from boardrules.pixel_tactics._engine.announcing import triggers
from boardrules.pixel_tactics._engine.combat import attack, damage, diversion
from boardrules.pixel_tactics._engine.effects.orders import go_on_with_order
from boardrules.pixel_tactics._engine.machine.frame_kinds import FrameKind, Luck, Question
from boardrules.pixel_tactics._engine.machine.texts import TEXT
from boardrules.pixel_tactics._engine.match import constructed, pool
from boardrules.pixel_tactics._engine.match.setup import go_on_with_setup
from boardrules.pixel_tactics._engine.match.turns import go_on_with_round_end, go_on_with_start, go_on_with_turn_end, go_on_with_wave_end
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reserve.traps import trap_over
from boardrules.pixel_tactics._engine.sights import open_top, sees_top, turn_up
from boardrules.pixel_tactics._types import actions, stack
from boardrules.pixel_tactics._types.values import ALL
from boardrules.values import CHANCE, Seat


def _seats(position: Position, _frame: stack.SetupFrame) -> tuple[actions.First, ...]:
    return tuple([actions.First(CHANCE, Seat(seat)) for seat in range(len(position.seats))])


def _note_first(position: Position, frame: stack.SetupFrame, action: actions.First) -> None:
    position.stack[-1] = stack.SetupFrame(frame.stage, action.seat)


def _deck(position: Position, frame: stack.DrawFrame | stack.SightFrame | stack.PassedFrame) -> tuple[actions.Drawn, ...]:
    return make.drawn(frame.seat, position.seats[frame.seat].rest)


def _leaders(position: Position, frame: stack.LeaderDrawFrame) -> tuple[actions.Drawn, ...]:
    leaders = position.seats[frame.seat].leaders
    return () if leaders is None else make.drawn(frame.seat, leaders.rest)


def _pool(position: Position, _frame: stack.OpenFrame) -> tuple[actions.Opened, ...]:
    return () if position.pool is None else tuple([actions.Opened(CHANCE, name) for name in position.pool.deck])


def _unknown_top(position: Position, frame: stack.DrawFrame) -> bool:
    player = position.seats[frame.seat]
    return position.pool is None and bool(player.rest) and not player.top


def _unseen_top(position: Position, frame: stack.SightFrame) -> bool:
    player = position.seats[frame.seat]
    return bool(player.rest) and not player.top and (frame.turned_up or sees_top(position, frame.seat))


def _settle_sight(position: Position, frame: stack.SightFrame) -> None:
    """Let luck settle the card on top of a deck that somebody sees; look at one that was turned up."""
    player = position.seats[frame.seat]
    if not player.top and player.rest:
        position.ask_luck()
    else:
        position.stack.pop()
        if frame.turned_up:
            turn_up(position, frame.seat)


def _show_top(position: Position, frame: stack.SightFrame, action: actions.Drawn) -> None:
    open_top(position, frame.seat, str(action.card), ALL if frame.turned_up else 1 << frame.seat)


def _draw(position: Position, frame: stack.DrawFrame) -> None:
    """Draw on: off the seat's own deck, or by a walk along the row."""
    if position.pool is None:
        cards.draw(position, frame)
    else:
        pool.go_on_with_walk(position, position.pool, frame)


def _walk(position: Position, frame: stack.DrawFrame) -> tuple[Seat, tuple[actions.Action, ...]] | None:
    return None if position.pool is None else (frame.seat, pool.walk_options(position.pool, frame.seat))


def _take_off_row(position: Position, frame: stack.DrawFrame, action: actions.Action) -> None:
    if position.pool is not None:
        pool.take(position, position.pool, frame, action)


def _pass_top(position: Position, frame: stack.PassedFrame, action: actions.Drawn) -> None:
    if position.pool is not None:
        pool.top_drawn(position, position.pool, frame, str(action.card))


def _open(position: Position, _frame: stack.OpenFrame, action: actions.Opened) -> None:
    if position.pool is not None:
        pool.opened(position, position.pool, action.name)


def _chosen(action: actions.Action) -> actions.Choose | None:
    return action if isinstance(action, actions.Choose) else None


def _divert(position: Position, frame: stack.DamageFrame, action: actions.Action) -> None:
    if isinstance(action, actions.Choose) and isinstance(action.option, actions.NumberOption):
        diversion.settle(position, frame, action.option.n)


DECLARED: Final = FrameKind(
    stack.DeclaredFrame,
    attack.go_on,
    Question(attack.aim_options, lambda position, frame, action: attack.aim(position, frame, _chosen(action))),
)
ATTACK: Final = FrameKind(stack.AttackFrame, attack.resolve)
DAMAGE: Final = FrameKind(stack.DamageFrame, damage.go_on, Question(diversion.options, _divert))
ANSWERS: Final = FrameKind(stack.AnswersFrame, damage.begin_answers)
ORDER: Final = FrameKind(stack.OrderFrame, go_on_with_order)
TRAP: Final = FrameKind(stack.TrapFrame, trap_over)
TRIGGERS: Final = FrameKind(
    stack.TriggersFrame,
    triggers.go_on,
    Question(triggers.trigger_options, lambda position, frame, action: triggers.next_trigger(position, frame, _chosen(action))),
)
DRAW: Final = FrameKind(
    stack.DrawFrame,
    _draw,
    Question(_walk, _take_off_row),
    Luck(
        _unknown_top,
        _deck,
        lambda position, frame, action: cards.luck_draws(position, frame, str(action.card)),
    ),
)
SIGHT: Final = FrameKind(stack.SightFrame, _settle_sight, None, Luck(_unseen_top, _deck, _show_top))
PASSED: Final = FrameKind(
    stack.PassedFrame,
    lambda position, _: pool.go_on_with_top(position),
    None,
    Luck(lambda position, _: position.pool is not None and bool(position.pool.deck), _deck, _pass_top),
)
OPEN: Final = FrameKind(
    stack.OpenFrame,
    lambda position, _: pool.go_on_with_row(position),
    None,
    Luck(lambda position, _: position.pool is not None and position.pool.short, _pool, _open),
)
LEADER_DRAW: Final = FrameKind(
    stack.LeaderDrawFrame,
    constructed.go_on_with_leaders,
    None,
    Luck(
        lambda position, frame: bool(_leaders(position, frame)),
        _leaders,
        lambda position, frame, action: constructed.leader_drawn(position, frame, str(action.card)),
    ),
)
SETUP: Final = FrameKind(
    stack.SetupFrame,
    go_on_with_setup,
    None,
    Luck(lambda _, frame: frame.stage == "first" and frame.first is None, _seats, _note_first),
)
START: Final = FrameKind(stack.StartFrame, go_on_with_start)
TURN_END: Final = FrameKind(stack.TurnEndFrame, go_on_with_turn_end)
WAVE_END: Final = FrameKind(stack.WaveEndFrame, go_on_with_wave_end)
ROUND_END: Final = FrameKind(stack.RoundEndFrame, go_on_with_round_end)

KINDS: Final[tuple[FrameKind[Any], ...]] = (
    *(TEXT, DECLARED, ATTACK, DAMAGE, ANSWERS, ORDER, TRAP, TRIGGERS, DRAW, SIGHT),
    *(PASSED, OPEN, LEADER_DRAW, SETUP, START, TURN_END, WAVE_END, ROUND_END),
)
FRAMES: Final[Mapping[type[Entry], FrameKind[Any]]] = {kind.frame: kind for kind in KINDS}
"""The kind of each frame, by its type, which vouches for the frame. A look-up, because this runs several times per action."""
