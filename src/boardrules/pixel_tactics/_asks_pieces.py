"""Questions about cards in play: which of them, how much for each, whether at all."""

from __future__ import annotations

from boardrules.pixel_tactics import _damage as damage
from boardrules.pixel_tactics import _interned as make
from boardrules.pixel_tactics._chosen import Asked, piece_of
from boardrules.pixel_tactics._ops import AskNumber, AskPieces, AskYes
from boardrules.pixel_tactics._read import amount, select
from boardrules.pixel_tactics._types_actions import Action, Choose, NumberOption
from boardrules.pixel_tactics._work import Run, Work
from boardrules.pixel_tactics.language import Share

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


def pieces_options(work: Work, run: Run, op: AskPieces) -> Asked:
    """Cards to pick, and to stop once enough are picked."""
    picked = run.cards(op.into)
    asked = run.you if op.by == "you" else work.rivals(run.you)[0]
    if len(picked) >= op.high:
        return asked, ()
    barred = (*picked, *run.cards(op.but)) if op.but else picked
    found = [(seat, slot) for seat, slot, piece in select(work, op.among, run) if piece.card not in barred]
    if not found:
        return asked, ()
    if op.low - len(picked) >= len(found):
        return asked, (make.choose_spot(asked, *found[0]),)
    acts: list[Action] = [make.choose_spot(asked, *at) for at in found]
    if len(picked) >= op.low:
        acts.append(make.decline(asked))
    return asked, tuple(acts)


def pieces_answer(work: Work, run: Run, op: AskPieces, action: Choose | None) -> None:
    """One more, or enough."""
    picked = run.cards(op.into)
    card = piece_of(work, action)
    if card is not None:
        picked = (*picked, card)
        if len(picked) < op.high:
            run.step -= 1
    run.binds[op.into] = picked
    run.binds["it"] = picked


def number_options(work: Work, run: Run, op: AskNumber) -> Asked:
    """The numbers from 0 to the most there can be."""
    most = min([amount(work, what, run) for what in op.most])
    return run.you, tuple([make.choose_number(run.you, n) for n in range(max(most, 0) + 1)])


def number_answer(run: Run, op: AskNumber, action: Choose | None) -> None:
    """The number."""
    option = None if action is None else action.option
    run.binds[op.into] = option.n if isinstance(option, NumberOption) else 0


def yes_options(run: Run) -> Asked:
    """Yes, or no."""
    return run.you, (make.choose_mode(run.you, "yes"), make.decline(run.you))


def yes_answer(run: Run, op: AskYes, action: Choose | None) -> None:
    """On, or past it."""
    if action is None or action.option is None:
        run.step = op.otherwise


def share_options(work: Work, run: Run, op: Share) -> Asked:
    """Where the next point goes."""
    given = run.cards("_shared")
    if len(given) >= amount(work, op.n, run):
        return run.you, ()
    found = select(work, op.among, run)
    if op.what == "healing":
        found = [at for at in found if at[2].damage > given.count(at[2].card)]
    acts: list[Action] = [make.choose_spot(run.you, seat, slot) for seat, slot, _ in found]
    if acts and op.up_to:
        acts.append(make.decline(run.you))
    return run.you, tuple(acts)


def share_answer(work: Work, run: Run, op: Share, action: Choose | None) -> None:
    """One more point; when all are given they are placed together."""
    card = piece_of(work, action)
    given = run.cards("_shared")
    if card is not None:
        run.binds["_shared"] = (*given, card)
        run.step -= 1
        return
    run.binds.pop("_shared", None)
    shares = {name: given.count(name) for name in given}
    if op.what == "healing":
        for name, n in shares.items():
            damage.heal(work, name, n)
    else:
        damage.deal(work, run, tuple(shares.items()))
