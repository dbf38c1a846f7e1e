"""Questions about damage that is moved: where each point of it goes."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import piece_of
from boardrules.pixel_tactics._engine.evaluate import Located, picked, select, settled
from boardrules.pixel_tactics._engine.modifiers import only_own_damage
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.stack import Packet, Picked
from boardrules.pixel_tactics.language import Redistribute

__all__ = ["CHOICES"]


def _givers(position: Position, activation: Activation, op: Redistribute) -> list[Located]:
    """The cards that are to lose their damage."""
    return settled(position, op.of, activation)


def redistribute_options(position: Position, activation: Activation, op: Redistribute) -> Question:
    """Where the next point goes; not to a card that gives some."""
    givers = _givers(position, activation, op)
    if len(picked(activation, second=True)) >= sum([at[2].damage for at in givers]):
        return activation.you, ()
    barred = [at[2].card for at in givers]
    found = [at for at in select(position, op.among, activation) if at[2].card not in barred]
    takers = [at for at in found if not only_own_damage(position, activation.source, *at)]
    return activation.you, tuple([make.choose_spot(activation.you, seat, slot) for seat, slot, _ in takers])


def redistribute_answer(position: Position, activation: Activation, op: Redistribute, action: Action | None) -> Flow:
    """Give one more point; when all are given they are moved together."""
    card = piece_of(position, action)
    given = picked(activation, second=True)
    if card is not None:
        activation.progress = Picked(picked(activation), (*given, card))
        return "again"
    if given:
        for at in _givers(position, activation, op):
            damage.heal(position, at[2].card, None)
        shares = {name: given.count(name) for name in given}
        damage.send(position, tuple([Packet(activation.source, activation.you, name, n, "move", name) for name, n in shares.items()]))
    return "next"


REDISTRIBUTE: Final = Choice(
    Redistribute, redistribute_options, redistribute_answer, "Choose where the next point of damage goes.", progress=Picked
)

CHOICES: Final[tuple[AnyChoice, ...]] = (REDISTRIBUTE,)
