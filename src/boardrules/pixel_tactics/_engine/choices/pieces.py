"""Questions about cards in play: which of them, how much for each, whether at all."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import number_of, piece_of, whom
from boardrules.pixel_tactics._engine.combat import damage
from boardrules.pixel_tactics._engine.effects.moving import most_moved, move_some
from boardrules.pixel_tactics._engine.effects.orders import cancellable
from boardrules.pixel_tactics._engine.effects.pieces import mark
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import amount, select
from boardrules.pixel_tactics._engine.reading.located import players_meant
from boardrules.pixel_tactics._engine.reading.modifiers import retargeter, safe_from_defeat, targetable
from boardrules.pixel_tactics._engine.reading.picks import picked
from boardrules.pixel_tactics._packs.catalogue import Program
from boardrules.pixel_tactics._packs.ops import AskNumber, AskPieces, AskYes, EachOf, Flow, Gather, IfHurt, StartMoving
from boardrules.pixel_tactics._types.actions import Action, Choose
from boardrules.pixel_tactics._types.bindings import Chosen, Picked
from boardrules.pixel_tactics._types.stack import OrderFrame
from boardrules.pixel_tactics.language import DamageOn, MarkersOn, MoveDamage, MoveMarkers, Pick, Pieces, Share, Targets
from boardrules.values import Seat

IT: Final = Pieces(ref="it")
THIS: Final = Pieces(ref="this")


def pieces_options(position: Position, activation: Activation, op: AskPieces) -> Question:
    """Cards to pick, and to stop once enough are picked; or what may be picked in place of the last one."""
    done = picked(activation, second=op.second)
    asked = _picker(position, activation, op)
    progress = activation.progress
    if isinstance(progress, Picked) and progress.aimed:
        other = retargeter(position, asked, progress.aimed)
        if other is not None:
            return other, tuple([make.choose_spot(other, *at) for at in _instead(position, activation, op, progress.aimed)])
    if len(done) >= op.high:
        return asked, ()
    found = [(at.seat, at.slot) for at in _pickable(position, activation, op, done)]
    if not found:
        return asked, ()
    if op.low - len(done) >= len(found):
        return asked, (make.choose_spot(asked, *found[0]),)
    acts: list[Action] = [make.choose_spot(asked, *at) for at in found]
    if len(done) >= op.low:
        acts.append(make.decline(asked))
    return asked, tuple(acts)


def _picker(position: Position, activation: Activation, op: AskPieces) -> Seat:
    return activation.you if op.by == "you" else players_meant(position, "one_rival", activation)[0]


def _pickable(position: Position, activation: Activation, op: AskPieces, done: tuple[str, ...]) -> list[Stand]:
    """Return the cards that can be picked besides those that are."""
    barred = (*done, *_but(position, activation, op.but)) if op.but is not None else done
    among = targetable(position, activation.you, activation.program.kind, select(position, op.among, activation))
    found = [at for at in among if at.piece.card not in barred]
    if op.defeats:
        found = [at for at in found if not safe_from_defeat(position, activation.you, at)]
    return found


def _instead(position: Position, activation: Activation, op: AskPieces, card: str) -> list[tuple[Seat, int]]:
    """Return the slots of the cards that may be picked in place of a card: the legal ones of its unit, itself included (PT-RUL-119)."""
    at = position.find(card)
    others = tuple([name for name in picked(activation, second=op.second) if name != card])
    found = _pickable(position, activation, op, others)
    return [(other.seat, other.slot) for other in found if at is not None and other.seat == at.seat]


def _aimed(position: Position, activation: Activation, op: AskPieces, card: str | None) -> str:
    """Return the card just picked, if another player may choose another in its place now."""
    progress = activation.progress
    if card is None or activation.program.kind == "ability" or (isinstance(progress, Picked) and progress.aimed):
        return ""
    return "" if retargeter(position, _picker(position, activation, op)) is None else card


def _but(position: Position, activation: Activation, but: Targets) -> tuple[str, ...]:
    if isinstance(but, Pick):
        return picked(activation)
    return activation.cards(but.ref) if but.ref else tuple([at.piece.card for at in select(position, but, activation)])


def pieces_answer(position: Position, activation: Activation, op: AskPieces, action: Action | None) -> Flow:
    """Add the chosen card, or stop choosing."""
    done = picked(activation, second=op.second)
    card = piece_of(position, action)
    progress = activation.progress
    if isinstance(progress, Picked) and progress.aimed:
        done = (*done[:-1], card or progress.aimed)
        aimed = ""
    else:
        aimed = _aimed(position, activation, op, card)
        if card is not None:
            done = (*done, card)
    activation.progress = Picked(picked(activation), done, aimed) if op.second else Picked(done, (), aimed)
    activation.bind_it(done)
    if activation.program.passes_order and len(position.rivals(activation.you)) > 1:
        _note_rival(position, activation, done)
    if aimed:
        return "again"
    return "again" if card is not None and len(done) < op.high else "next"


def _note_rival(position: Position, activation: Activation, done: tuple[str, ...]) -> None:
    """Note in which rival's unit a picked card stands, for an order that goes to them: it may leave the unit before that (PT-2V2-7)."""
    found = position.find(done[-1]) if done else None
    if found is not None and found.seat in position.rivals(activation.you):
        activation.bind_player(found.seat)


def pieces_filled(position: Position, activation: Activation, op: AskPieces) -> Params:
    """Return what is done to them, who picks, how many cards, how many are picked, and the card in whose place another may be chosen."""
    aimed = activation.progress.aimed if isinstance(activation.progress, Picked) else ""
    done = len(picked(activation, second=op.second))
    does = following(activation.program, activation.step)
    return ("does", does), ("by", op.by), ("low", op.low), ("high", op.high), ("picked", done), whom(position, aimed)


def number_options(position: Position, activation: Activation, op: AskNumber) -> Question:
    """Return the numbers from 0 to the most there can be."""
    if isinstance(op.effect, MoveDamage):
        most = most_moved(position, activation, op.effect)
    else:
        most = min(amount(position, op.effect.n or 0, activation), amount(position, DamageOn("it"), activation))
    return activation.you, tuple([make.choose_number(activation.you, n) for n in range(max(most, 0) + 1)])


def number_answer(position: Position, activation: Activation, op: AskNumber, action: Action | None) -> Flow:
    """Heal so much of ``it``, or take up so much damage from it."""
    n = number_of(action) or 0
    if isinstance(op.effect, MoveDamage):
        move_some(position, activation, op.effect, n)
    else:
        for at in select(position, IT, activation):
            damage.heal(position, at.piece.card, n, activation.source)
    return "next"


def yes_options(position: Position, activation: Activation, op: AskYes) -> Question:
    """Return the two answers to an optional part: yes and no; only no for cancelling what the ceasefire protects (PT-CEASE-5)."""
    if op.cancels and cancellable(position, activation.you) is None:
        return activation.you, (make.decline(activation.you),)
    return activation.you, (make.choose_mode(activation.you, "yes"), make.decline(activation.you))


def yes_answer(_position: Position, _activation: Activation, _op: AskYes, action: Action | None) -> Flow:
    """Continue, or pass over the optional part."""
    return "skip" if not isinstance(action, Choose) or action.option is None else "next"


def _shared(activation: Activation) -> tuple[str, ...]:
    return activation.progress.cards if isinstance(activation.progress, Chosen) else ()


def share_options(position: Position, activation: Activation, op: Share) -> Question:
    """Return the slots to which the next point may go, or the last one may be redirected."""
    given = _shared(activation)
    aimed = activation.progress.aimed if isinstance(activation.progress, Chosen) else ""
    if aimed:
        other, at = retargeter(position, activation.you, aimed), position.find(aimed)
        if other is not None and at is not None:
            found = _takers(position, activation, op, given[:-1])
            return other, tuple([make.choose_spot(other, taker.seat, taker.slot) for taker in found if taker.seat == at.seat])
    if len(given) >= amount(position, op.n, activation):
        return activation.you, ()
    acts: list[Action] = [make.choose_spot(activation.you, at.seat, at.slot) for at in _takers(position, activation, op, given)]
    if acts and op.up_to:
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def _takers(position: Position, activation: Activation, op: Share, given: tuple[str, ...]) -> list[Stand]:
    """Return the cards to which one more point can go."""
    found = targetable(position, activation.you, activation.program.kind, select(position, op.among, activation))
    if op.what == "healing":
        found = [at for at in found if at.piece.damage > given.count(at.piece.card)]
    return found


def share_answer(position: Position, activation: Activation, op: Share, action: Action | None) -> Flow:
    """Give one more point; when all are given they are placed together."""
    card = piece_of(position, action)
    given = _shared(activation)
    progress = activation.progress
    if isinstance(progress, Chosen) and progress.aimed:
        activation.progress = Chosen((*given[:-1], card or progress.aimed))
        return "again"
    if card is not None:
        other = None if activation.program.kind == "ability" else retargeter(position, activation.you)
        activation.progress = Chosen((*given, card), "" if other is None else card)
        return "again"
    shares = {name: given.count(name) for name in given}
    if op.what == "healing":
        for name, n in shares.items():
            damage.heal(position, name, n, activation.source)
    else:
        damage.deal(position, activation, tuple(shares.items()))
    return "next"


def share_filled(position: Position, activation: Activation, op: Share) -> Params:
    """Return whether damage or healing is shared out, how many points are left, and of a point just given the card to which."""
    aimed = activation.progress.aimed if isinstance(activation.progress, Chosen) else ""
    left = amount(position, op.n, activation) - len(_shared(activation))
    return ("what", op.what), ("left", left), whom(position, aimed)


def following(program: Program, step: int) -> str:
    """Return the type of the effect that a step asks about: the one that follows, or the one that is repeated for each card."""
    follows = [one.op for one in program.steps[step + 1 :]]
    while follows and isinstance(follows[0], AskPieces | Gather | EachOf | IfHurt | StartMoving):
        follows.pop(0)
    if not follows:
        return "none"
    return type(follows[0].effect).__name__ if isinstance(follows[0], AskNumber) else type(follows[0]).__name__


def number_filled(position: Position, activation: Activation, op: AskNumber) -> Params:
    """Return whether damage is healed or moved, of which card, and how much at most."""
    found = select(position, IT, activation)
    most = len(number_options(position, activation, op)[1]) - 1
    what = "move" if isinstance(op.effect, MoveDamage) else "heal"
    return ("what", what), whom(position, found[0].piece.card if found else None), ("most", most)


def yes_filled(position: Position, activation: Activation, op: AskYes) -> Params:
    """Return the type of the effect that follows, the order that is cancelled, and the number in the text, or 0."""
    steps = activation.program.steps
    follows = steps[activation.step + 1].op if activation.step + 1 < len(steps) else op
    index = cancellable(position, activation.you) if op.cancels else None
    frame = None if index is None else position.stack[index]
    n = getattr(follows, "n", 0)
    does = following(activation.program, activation.step)
    order = whom(position, frame.card if isinstance(frame, OrderFrame) else None)
    return ("does", does), order, ("amount", n if type(n) is int else 0)


def markers_filled(position: Position, activation: Activation, op: MoveMarkers) -> Params:
    """Return the kind of the markers that are moved, the card that gets them, and the greatest number."""
    there = select(position, op.to, activation)
    most = len(markers_options(position, activation, op)[1]) - 1
    return ("kind", op.kind), whom(position, there[0].piece.card if there else None), ("most", most)


def markers_options(position: Position, activation: Activation, op: MoveMarkers) -> Question:
    """Return how many markers are moved, if there is a card to take them."""
    here, there = select(position, THIS, activation), select(position, op.to, activation)
    if not here or not there or here[0].piece.card == there[0].piece.card:
        return activation.you, ()
    most = min(op.high, amount(position, MarkersOn(op.kind), activation))
    return activation.you, tuple([make.choose_number(activation.you, n) for n in range(most + 1)])


def markers_answer(position: Position, activation: Activation, op: MoveMarkers, action: Action | None) -> Flow:
    """Move the chosen number of markers from the card of the text to the other one."""
    n = number_of(action)
    if n:
        mark(position, select(position, THIS, activation)[0], op.kind, -n)
        mark(position, select(position, op.to, activation)[0], op.kind, n)
    return "next"


PIECES: Final = Choice(AskPieces, pieces_options, pieces_answer, progress=Picked, filled=pieces_filled)
NUMBER: Final = Choice(AskNumber, number_options, number_answer, filled=number_filled)
YES: Final = Choice(AskYes, yes_options, yes_answer, filled=yes_filled, declining="skip")
SHARE: Final = Choice(Share, share_options, share_answer, progress=Chosen, filled=share_filled)
MARKERS: Final = Choice(MoveMarkers, markers_options, markers_answer, filled=markers_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (PIECES, NUMBER, YES, SHARE, MARKERS)
