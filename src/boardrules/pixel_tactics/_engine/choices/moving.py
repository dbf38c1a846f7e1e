"""Questions about damage that is moved: where each point of it goes."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import piece_of, whom
from boardrules.pixel_tactics._engine.combat import damage
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import select
from boardrules.pixel_tactics._engine.reading.modifiers import retargeter
from boardrules.pixel_tactics._engine.reading.picks import picked, settled
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics._types.actions import Action
from boardrules.pixel_tactics._types.bindings import Packet, Picked
from boardrules.pixel_tactics.language import Redistribute


def _givers(position: Position, activation: Activation, op: Redistribute) -> list[Stand]:
    """Return the cards that are to lose their damage."""
    return settled(position, op.of, activation)


def redistribute_options(position: Position, activation: Activation, op: Redistribute) -> Question:
    """Return the slots to which the next point may go, or the last one be redirected (PT-RUL-119); never to a giving card."""
    takers = _takers(position, activation, op)
    aimed = activation.progress.aimed if isinstance(activation.progress, Picked) else ""
    if aimed:
        other, at = retargeter(position, activation.you, aimed), position.find(aimed)
        if other is not None and at is not None:
            return other, tuple([make.choose_spot(other, taker.seat, taker.slot) for taker in takers if taker.seat == at.seat])
    if len(picked(activation, second=True)) >= sum([at.piece.damage for at in _givers(position, activation, op)]):
        return activation.you, ()
    return activation.you, tuple([make.choose_spot(activation.you, taker.seat, taker.slot) for taker in takers])


def _takers(position: Position, activation: Activation, op: Redistribute) -> list[Stand]:
    barred = [at.piece.card for at in _givers(position, activation, op)]
    found = [at for at in select(position, op.among, activation) if at.piece.card not in barred]
    return [at for at in found if not damage.only_own_damage(position, activation.source, at)]


def redistribute_answer(position: Position, activation: Activation, op: Redistribute, action: Action | None) -> Flow:
    """Give one more point; when all are given they are moved together."""
    card = piece_of(position, action)
    given = picked(activation, second=True)
    progress = activation.progress
    if isinstance(progress, Picked) and progress.aimed:
        activation.progress = Picked(progress.first, (*given[:-1], card or progress.aimed))
        return "again"
    if card is not None:
        other = None if activation.program.kind == "ability" else retargeter(position, activation.you)
        activation.progress = Picked(picked(activation), (*given, card), "" if other is None else card)
        return "again"
    if given:
        for at in _givers(position, activation, op):
            damage.heal(position, at.piece.card, None)
        shares = {name: given.count(name) for name in given}
        damage.send(position, tuple([Packet(activation.source, activation.you, name, n, "move", name) for name, n in shares.items()]))
    return "next"


def redistribute_filled(position: Position, activation: Activation, op: Redistribute) -> Params:
    """Return the card whose damage is shared out, or of a point just given the card to which; and how many points are left."""
    givers = _givers(position, activation, op)
    aimed = activation.progress.aimed if isinstance(activation.progress, Picked) else ""
    left = sum([at.piece.damage for at in givers]) - len(picked(activation, second=True))
    return whom(position, aimed or (givers[0].piece.card if givers else None)), ("left", left), ("again", int(bool(aimed)))


REDISTRIBUTE: Final = Choice(Redistribute, redistribute_options, redistribute_answer, progress=Picked, filled=redistribute_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (REDISTRIBUTE,)
