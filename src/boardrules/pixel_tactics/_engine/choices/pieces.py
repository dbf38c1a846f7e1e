"""Questions about cards in play: which of them, how much for each, whether at all."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.chosen import Question, piece_of
from boardrules.pixel_tactics._engine.effects import most_moved, move_some
from boardrules.pixel_tactics._engine.evaluate import amount, picked, select
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._packs.ops import AskNumber, AskPieces, Flow
from boardrules.pixel_tactics._types.actions import Action, Choose, NumberOption
from boardrules.pixel_tactics._types.stack import Chosen, Picked
from boardrules.pixel_tactics.language import DamageOn, MoveDamage, Pick, Pieces, Share, Targets

__all__ = [
    "number_answer",
    "number_options",
    "pieces_answer",
    "pieces_options",
    "share_answer",
    "share_options",
    "yes_answer",
    "yes_options",
]


IT: Final = Pieces(ref="it")


def pieces_options(position: Position, activation: Activation, op: AskPieces) -> Question:
    """Cards to pick, and to stop once enough are picked."""
    done = picked(activation, second=op.second)
    asked = activation.you if op.by == "you" else position.rivals(activation.you)[0]
    if len(done) >= op.high:
        return asked, ()
    barred = (*done, *_but(activation, op.but)) if op.but is not None else done
    found = [(seat, slot) for seat, slot, piece in select(position, op.among, activation) if piece.card not in barred]
    if not found:
        return asked, ()
    if op.low - len(done) >= len(found):
        return asked, (make.choose_spot(asked, *found[0]),)
    acts: list[Action] = [make.choose_spot(asked, *at) for at in found]
    if len(done) >= op.low:
        acts.append(make.decline(asked))
    return asked, tuple(acts)


def _but(activation: Activation, but: Targets) -> tuple[str, ...]:
    if isinstance(but, Pick):
        return picked(activation)
    return activation.cards(but.ref) if but.ref else ()


def pieces_answer(position: Position, activation: Activation, op: AskPieces, action: Choose | None) -> Flow:
    """Add the chosen card, or stop choosing."""
    done = picked(activation, second=op.second)
    card = piece_of(position, action)
    if card is not None:
        done = (*done, card)
    activation.progress = Picked(picked(activation), done) if op.second else Picked(done)
    activation.bind_it(done)
    return "again" if card is not None and len(done) < op.high else "next"


def number_options(position: Position, activation: Activation, op: AskNumber) -> Question:
    """The numbers from 0 to the most there can be."""
    if isinstance(op.effect, MoveDamage):
        most = most_moved(position, activation)
    else:
        most = min(amount(position, op.effect.n or 0, activation), amount(position, DamageOn("it"), activation))
    return activation.you, tuple([make.choose_number(activation.you, n) for n in range(max(most, 0) + 1)])


def number_answer(position: Position, activation: Activation, op: AskNumber, action: Choose | None) -> Flow:
    """Heal so much of ``it``, or take up so much damage from it."""
    option = None if action is None else action.option
    n = option.n if isinstance(option, NumberOption) else 0
    if isinstance(op.effect, MoveDamage):
        move_some(position, activation, op.effect, n)
    else:
        for at in select(position, IT, activation):
            damage.heal(position, at[2].card, n)
    return "next"


def yes_options(activation: Activation) -> Question:
    """Yes, or no."""
    return activation.you, (make.choose_mode(activation.you, "yes"), make.decline(activation.you))


def yes_answer(action: Choose | None) -> Flow:
    """Continue, or pass over the optional part."""
    return "skip" if action is None or action.option is None else "next"


def _shared(activation: Activation) -> tuple[str, ...]:
    return activation.progress.cards if isinstance(activation.progress, Chosen) else ()


def share_options(position: Position, activation: Activation, op: Share) -> Question:
    """Where the next point goes."""
    given = _shared(activation)
    if len(given) >= amount(position, op.n, activation):
        return activation.you, ()
    found = select(position, op.among, activation)
    if op.what == "healing":
        found = [at for at in found if at[2].damage > given.count(at[2].card)]
    acts: list[Action] = [make.choose_spot(activation.you, seat, slot) for seat, slot, _ in found]
    if acts and op.up_to:
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def share_answer(position: Position, activation: Activation, op: Share, action: Choose | None) -> Flow:
    """Give one more point; when all are given they are placed together."""
    card = piece_of(position, action)
    given = _shared(activation)
    if card is not None:
        activation.progress = Chosen((*given, card))
        return "again"
    shares = {name: given.count(name) for name in given}
    if op.what == "healing":
        for name, n in shares.items():
            damage.heal(position, name, n)
    else:
        damage.deal(position, activation, tuple(shares.items()))
    return "next"
