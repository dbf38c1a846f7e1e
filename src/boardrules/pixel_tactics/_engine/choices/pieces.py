"""Questions about cards in play: which of them, how much for each, whether at all."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import damage
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.choices.chosen import Asked, piece_of
from boardrules.pixel_tactics._engine.effects import most_moved, move_some
from boardrules.pixel_tactics._engine.evaluate import amount, picked, select
from boardrules.pixel_tactics._engine.position import Work
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


def pieces_options(work: Work, run: Activation, op: AskPieces) -> Asked:
    """Cards to pick, and to stop once enough are picked."""
    done = picked(run, second=op.second)
    asked = run.you if op.by == "you" else work.rivals(run.you)[0]
    if len(done) >= op.high:
        return asked, ()
    barred = (*done, *_but(run, op.but)) if op.but is not None else done
    found = [(seat, slot) for seat, slot, piece in select(work, op.among, run) if piece.card not in barred]
    if not found:
        return asked, ()
    if op.low - len(done) >= len(found):
        return asked, (make.choose_spot(asked, *found[0]),)
    acts: list[Action] = [make.choose_spot(asked, *at) for at in found]
    if len(done) >= op.low:
        acts.append(make.decline(asked))
    return asked, tuple(acts)


def _but(run: Activation, but: Targets) -> tuple[str, ...]:
    return picked(run) if isinstance(but, Pick) else run.cards(but.ref)


def pieces_answer(work: Work, run: Activation, op: AskPieces, action: Choose | None) -> Flow:
    """Add the chosen card, or stop choosing."""
    done = picked(run, second=op.second)
    card = piece_of(work, action)
    if card is not None:
        done = (*done, card)
    run.progress = Picked(picked(run), done) if op.second else Picked(done)
    run.bind_it(done)
    return "again" if card is not None and len(done) < op.high else "next"


def number_options(work: Work, run: Activation, op: AskNumber) -> Asked:
    """The numbers from 0 to the most there can be."""
    if isinstance(op.effect, MoveDamage):
        most = most_moved(work, run)
    else:
        most = min(amount(work, op.effect.n or 0, run), amount(work, DamageOn("it"), run))
    return run.you, tuple([make.choose_number(run.you, n) for n in range(max(most, 0) + 1)])


def number_answer(work: Work, run: Activation, op: AskNumber, action: Choose | None) -> Flow:
    """Heal so much of ``it``, or take up so much damage from it."""
    option = None if action is None else action.option
    n = option.n if isinstance(option, NumberOption) else 0
    if isinstance(op.effect, MoveDamage):
        move_some(work, run, op.effect, n)
    else:
        for at in select(work, IT, run):
            damage.heal(work, at[2].card, n)
    return "next"


def yes_options(run: Activation) -> Asked:
    """Yes, or no."""
    return run.you, (make.choose_mode(run.you, "yes"), make.decline(run.you))


def yes_answer(action: Choose | None) -> Flow:
    """Continue, or pass over the optional part."""
    return "skip" if action is None or action.option is None else "next"


def _shared(run: Activation) -> tuple[str, ...]:
    return run.progress.cards if isinstance(run.progress, Chosen) else ()


def share_options(work: Work, run: Activation, op: Share) -> Asked:
    """Where the next point goes."""
    given = _shared(run)
    if len(given) >= amount(work, op.n, run):
        return run.you, ()
    found = select(work, op.among, run)
    if op.what == "healing":
        found = [at for at in found if at[2].damage > given.count(at[2].card)]
    acts: list[Action] = [make.choose_spot(run.you, seat, slot) for seat, slot, _ in found]
    if acts and op.up_to:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def share_answer(work: Work, run: Activation, op: Share, action: Choose | None) -> Flow:
    """Give one more point; when all are given they are placed together."""
    card = piece_of(work, action)
    given = _shared(run)
    if card is not None:
        run.progress = Chosen((*given, card))
        return "again"
    shares = {name: given.count(name) for name in given}
    if op.what == "healing":
        for name, n in shares.items():
            damage.heal(work, name, n)
    else:
        damage.deal(work, run, tuple(shares.items()))
    return "next"
