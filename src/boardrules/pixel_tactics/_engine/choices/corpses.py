"""Questions about corpses: where one is put."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import empty_slots, spot_of, whom
from boardrules.pixel_tactics._engine.plays import corpse_into_unit
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics.language import PutCorpse


def put_options(position: Position, activation: Activation, op: PutCorpse) -> Question:
    """Return the empty slots of the unit, if there is a card to put there."""
    you = activation.you
    if not activation.bound.the_card:
        return you, ()
    (seat,) = players_meant(position, op.side, activation)
    return you, tuple([make.choose_spot(you, seat, slot) for slot in empty_slots(position, seat, range(9))])


def put_answer(position: Position, activation: Activation, _op: PutCorpse, action: Action | None) -> Flow:
    """Put it there, face down."""
    at = spot_of(action)
    if at is not None:
        corpse_into_unit(position, activation.bound.the_card, *at)
    return "next"


def put_filled(position: Position, activation: Activation, _op: PutCorpse) -> Params:
    """Return the card that becomes a corpse."""
    return (whom(position, activation.bound.the_card),)


PUT: Final = Choice(PutCorpse, put_options, put_answer, filled=put_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (PUT,)
