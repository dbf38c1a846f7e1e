"""The question which rival a text means that speaks of one, where there are several."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.ceasefire import may_reach_across
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.ops import ChooseRival, Flow
from boardrules.pixel_tactics._types.actions import Action, Choose, SeatOption

__all__ = ["CHOICES"]


def rival_options(position: Position, activation: Activation, _op: ChooseRival) -> Question:
    """The rivals, unless there is only one, one was chosen before, or the text cannot reach them now."""
    you = activation.you
    rivals = position.rivals(you)
    if len(rivals) < 2 or activation.bound.rival is not None or not may_reach_across(position, you):
        return you, ()
    return you, tuple([make.choose_seat(you, seat) for seat in rivals])


def rival_answer(_position: Position, activation: Activation, _op: ChooseRival, action: Action | None) -> Flow:
    """Bind the chosen rival."""
    if isinstance(action, Choose) and isinstance(action.option, SeatOption):
        activation.bind_rival(action.option.seat)
    return "next"


RIVAL: Final = Choice(ChooseRival, rival_options, rival_answer, "PT-2V2-7")

CHOICES: Final[tuple[AnyChoice, ...]] = (RIVAL,)
