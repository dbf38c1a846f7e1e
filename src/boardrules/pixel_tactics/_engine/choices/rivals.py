"""The questions which rival a text means that speaks of one, and whose leader a leader copies, where there are several rivals."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.pixel_tactics._packs.ops import ChooseCopied, ChooseRival, Flow
from boardrules.pixel_tactics._types.actions import Action, Choose, SeatOption
from boardrules.pixel_tactics._types.course import LeaderCopied


def rival_options(position: Position, activation: Activation, _op: ChooseRival) -> Question:
    """Return the rivals, unless there is only one, one was chosen before, or the text cannot reach them now."""
    you = activation.you
    if activation.bound.player is not None or not position.contact:
        return you, ()
    return _rivals(position, activation)


def rival_answer(_position: Position, activation: Activation, _op: ChooseRival, action: Action | None) -> Flow:
    """Bind the chosen rival."""
    if isinstance(action, Choose) and isinstance(action.option, SeatOption):
        activation.bind_player(action.option.seat)
    return "next"


def copied_options(position: Position, activation: Activation, _op: ChooseCopied) -> Question:
    """Return the rivals, in the ceasefire too: a leader copies from its revealing on."""
    return _rivals(position, activation)


def copied_answer(position: Position, activation: Activation, _op: ChooseCopied, action: Action | None) -> Flow:
    """Let the leader copy that of the chosen rival, and each one that follows it."""
    leader = position.seats[activation.you].unit[LEADER_AT]
    if isinstance(action, Choose) and isinstance(action.option, SeatOption) and leader is not None:
        position.put(activation.you, LEADER_AT, replace(leader, copies=action.option.seat))
        position.emit(LeaderCopied(leader.card, action.option.seat), "PT-2V2-7", "PT-RUL-31")
    return "next"


def _rivals(position: Position, activation: Activation) -> Question:
    you = activation.you
    rivals = position.rivals(you)
    return you, () if len(rivals) < 2 else tuple([make.choose_seat(you, seat) for seat in rivals])


RIVAL: Final = Choice(ChooseRival, rival_options, rival_answer, "PT-2V2-7")
COPIED: Final = Choice(ChooseCopied, copied_options, copied_answer, "PT-2V2-7")

CHOICES: Final[tuple[AnyChoice, ...]] = (RIVAL, COPIED)
