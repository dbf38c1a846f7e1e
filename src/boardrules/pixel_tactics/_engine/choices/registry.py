"""The questions that texts ask: for each kind of step, who is asked, what can be answered, and what the answer does.

``options(work, run, step)`` gives the seat and its legal actions; none at all means that there is nothing to ask.
``answer(work, run, step, action)`` takes the answer; None when there was nothing to ask.
"""

from __future__ import annotations

from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.actions import (
    attack_answer,
    attack_options,
    copy_answer,
    copy_options,
    play_answer,
    play_options,
    recruit_answer,
    recruit_options,
)
from boardrules.pixel_tactics._engine.choices.cards import (
    discard_answer,
    discard_options,
    reveal_answer,
    reveal_options,
    search_answer,
    search_options,
    sort_answer,
    sort_options,
    top_answer,
    top_options,
)
from boardrules.pixel_tactics._engine.choices.chosen import Question
from boardrules.pixel_tactics._engine.choices.pieces import (
    number_answer,
    number_options,
    pieces_answer,
    pieces_options,
    share_answer,
    share_options,
    yes_answer,
    yes_options,
)
from boardrules.pixel_tactics._engine.choices.places import (
    area_answer,
    area_options,
    move_answer,
    move_options,
    rearrange_answer,
    rearrange_options,
)
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.ops import AskNumber, AskPieces, AskYes, Flow, Op
from boardrules.pixel_tactics._types.actions import Action, Choose
from boardrules.pixel_tactics.language import (
    AttackWith,
    ChooseArea,
    CopySpell,
    DiscardCard,
    MovePiece,
    OrderTop,
    PlayOrders,
    Rearrange,
    Recruits,
    RevealCard,
    Search,
    Share,
    SortDrawn,
)

__all__ = ["answer", "hidden", "options"]


def options(position: Position, activation: Activation, op: Op) -> Question | None:
    """Who is asked at a step, and for what; None at a step that asks nothing."""
    match op:
        case AskPieces():
            return pieces_options(position, activation, op)
        case AskNumber():
            return number_options(position, activation, op)
        case AskYes():
            return yes_options(activation)
        case Share():
            return share_options(position, activation, op)
        case MovePiece():
            return move_options(position, activation, op)
        case ChooseArea():
            return area_options(position, activation, op)
        case Rearrange():
            return rearrange_options(position, activation, op)
        case DiscardCard():
            return discard_options(position, activation, op)
        case RevealCard():
            return reveal_options(position, activation, op)
        case OrderTop():
            return top_options(position, activation)
        case SortDrawn():
            return sort_options(position, activation, op)
        case Search():
            return search_options(position, activation)
        case PlayOrders():
            return play_options(position, activation, op)
        case Recruits():
            return recruit_options(position, activation, op)
        case AttackWith():
            return attack_options(position, activation, op)
        case CopySpell():
            return copy_options(position, activation, op)
        case _:
            return None


def answer(position: Position, activation: Activation, op: Op, action: Action | None) -> Flow:
    """Take the answer to a step that asks, None if there was nothing to ask; where the text goes on."""
    choice = action if isinstance(action, Choose) else None
    match op:
        case AskPieces():
            return pieces_answer(position, activation, op, choice)
        case AskNumber():
            return number_answer(position, activation, op, choice)
        case AskYes():
            return yes_answer(choice)
        case Share():
            return share_answer(position, activation, op, choice)
        case MovePiece():
            return move_answer(position, activation, op, choice)
        case ChooseArea():
            return area_answer(activation, choice)
        case Rearrange():
            return rearrange_answer(position, activation, op, choice)
        case DiscardCard():
            return discard_answer(position, activation, op, choice)
        case RevealCard():
            return reveal_answer(position, activation, op, choice)
        case OrderTop():
            return top_answer(position, activation, choice)
        case SortDrawn():
            return sort_answer(position, activation, op, choice)
        case Search():
            return search_answer(position, activation, choice)
        case PlayOrders():
            return play_answer(position, activation, op, action)
        case Recruits():
            return recruit_answer(position, activation, action)
        case AttackWith():
            return attack_answer(position, activation, op, action)
        case CopySpell():
            return copy_answer(position, activation, choice)
        case _:
            raise AssertionError(op)


def hidden(op: Op) -> bool:
    """Whether what can be answered depends on hidden cards, so that it is asked even if there is one answer only."""
    return isinstance(op, DiscardCard | RevealCard | OrderTop | SortDrawn | PlayOrders | Recruits)
