"""Questions that are answered by an action: an order, a recruit, an attack, a spell, one of them copied."""

from __future__ import annotations

from typing import Final

from boardrules.contract import Params
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine import plays
from boardrules.pixel_tactics._engine import zones as cards
from boardrules.pixel_tactics._engine.activation import Activation
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.ceasefire import may_cast, may_order, may_play_operation
from boardrules.pixel_tactics._engine.choices.cards import counted
from boardrules.pixel_tactics._engine.choices.choice import AnyChoice, Choice, Question
from boardrules.pixel_tactics._engine.choices.chosen import empty_slots, mode_of, spot_of, whom
from boardrules.pixel_tactics._engine.combat.attack import declare
from boardrules.pixel_tactics._engine.combat.defeat import ghost
from boardrules.pixel_tactics._engine.effects.orders import play
from boardrules.pixel_tactics._engine.history import executing, under_way
from boardrules.pixel_tactics._engine.match.operations import free_places, play_operation
from boardrules.pixel_tactics._engine.permissions import granted, ready
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import own_spells, select
from boardrules.pixel_tactics._engine.reading.modifiers import targetable
from boardrules.pixel_tactics._engine.reading.picks import picked
from boardrules.pixel_tactics._engine.reading.prices import forbidder
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOT_INDEX, SLOTS, area_slots
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility
from boardrules.pixel_tactics._packs.ops import Flow
from boardrules.pixel_tactics.language import AttackWith, CopySpell, PlayOrders, Recruits

NONE_ATTACKED: Final = t.Attacked((), ())


def play_options(position: Position, activation: Activation, op: PlayOrders) -> Question:
    """Orders to play, or none (PT-ACT-20); a card with an operation or a trap has no order (PT-OP-5).

    Whether it is asked at all depends on public things only.
    """
    player = position.seats[activation.you]
    barred = executing(position)
    held = [held for held in (player.hand if op.of == "hand" else player.aside) if held.card not in barred]
    enough = op.high and counted(activation) >= op.high
    if enough or not held or not may_order(position, activation.you) or forbidder(position, activation.you, "order", wholly=True):
        return activation.you, ()
    acts: list[t.Action] = []
    unseen = any(other.card is None for other in held)  # a view: a seat that does not see the cards takes any order for legal
    for card in map(str, [card.card for card in held]):
        if unseen:
            acts.append(make.play_order(activation.you, card))
        elif card not in position.catalogue.reserve:
            if may_order(position, activation.you, card) and not (op.low and position.catalogue.physical[card].order is None):
                acts.append(make.play_order(activation.you, card))
        elif _as_order(position, card) and may_play_operation(position, activation.you, card):
            acts += [make.play_operation(activation.you, card, RESERVE_AT + place) for place in free_places(position, activation.you)]
    if not acts or counted(activation) >= op.low:  # asked in any case: silence would betray the hand
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def _as_order(position: Position, card: str) -> bool:
    """Return whether a card has an operation, and playing that is playing an order (PT-OP-5)."""
    return position.edition.operations_as_orders and position.catalogue.reserve[card].face == "operation"


def play_answer(position: Position, activation: Activation, op: PlayOrders, action: t.Action | None) -> Flow:
    """Play the chosen order, which costs no action (PT-FAQ-14); the question comes again after it."""
    if isinstance(action, t.PlayOrder):
        activation.progress = t.Counted(counted(activation) + 1)
        activation.bind_card(action.card)
        play(position, activation.you, action.card, op.goes_to)
        return "again"
    if isinstance(action, t.PlayOperation):
        activation.progress = t.Counted(counted(activation) + 1)
        activation.bind_card(action.card)
        play_operation(position, activation.you, action.card, SLOT_INDEX[action.at.slot] - RESERVE_AT, op.goes_to)
        return "again"
    if op.of == "aside":
        for held in position.seats[activation.you].aside:
            cards.aside_to(position, activation.you, str(held.card), "hand")
    return "next"


def _recruited(activation: Activation) -> tuple[str, ...]:
    return activation.progress.cards if isinstance(activation.progress, t.Chosen) else ()


def recruit_options(position: Position, activation: Activation, op: Recruits) -> Question:
    """Heroes and slots, or enough."""
    done = len(_recruited(activation))
    if op.high and done >= op.high:
        return activation.you, ()
    slots: tuple[int, ...] = tuple(range(9))
    if op.place == "wave":
        slots = slots[position.clock.wave * 3 : position.clock.wave * 3 + 3]
    elif op.place == "area":
        slots = area_slots(activation.bound.area, activation.you, activation.you)
    empty = empty_slots(position, activation.you, slots)
    acts: list[t.Action] = [
        make.recruit(activation.you, str(held.card), slot) for held in position.seats[activation.you].hand for slot in empty
    ]
    if acts and done >= op.low:
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def recruit_answer(position: Position, activation: Activation, _op: Recruits, action: t.Action | None) -> Flow:
    """Recruit the chosen hero; the question comes again after what that sets off."""
    done = _recruited(activation)
    if isinstance(action, t.Recruit):
        activation.progress = t.Chosen((*done, action.card))
        plays.recruit(position, activation.you, action.card, SLOT_INDEX[action.at.slot])
        return "again"
    activation.bind_it(done)
    return "next"


def attack_options(position: Position, activation: Activation, op: AttackWith) -> Question:
    """Attacks (and spells) of those that may, or none."""
    if isinstance(activation.progress, t.Attacked) and not op.each:
        return activation.you, ()
    who, snapshot = _attackers(position, activation, op)
    at = None if op.at is None else select(position, op.at, activation)
    acts = granted(position, activation.you, op, who, at, of=activation.program.kind, ghost=snapshot is not None)
    if acts and op.may:
        acts.append(make.decline(activation.you))
    return activation.you, tuple(acts)


def attack_answer(position: Position, activation: Activation, op: AttackWith, action: t.Action | None) -> Flow:
    """Attack or cast with the chosen card; with *each* the question comes again after it."""
    if not isinstance(action, (t.Attack, t.Cast)):
        return "next"
    spot = action.attacker if isinstance(action, t.Attack) else action.caster
    who, snapshot = _attackers(position, activation, op)
    card = next(at.piece.card for at in who if (at.seat, SLOTS[at.slot]) == (spot.seat, spot.slot))
    done = _attacked(activation)
    activation.progress = t.Attacked((*done.cards, card), (*done.columns, SLOT_INDEX[spot.slot] % 3))
    if isinstance(action, t.Cast):
        plays.cast(position, activation.you, card, action.text)
        return "again"
    at = None if op.at is None else select(position, op.at, activation)
    declare(
        position,
        activation.you,
        card,
        action,
        at=position.find(card),
        free=True,
        strength=op.strength,
        allowed=None if at is None else tuple([target.piece.card for target in at]),
        snapshot=snapshot,
        bonus=op.bonus,
        by_text=activation.program.kind != "ability",
    )
    return "again"


def copy_options(position: Position, activation: Activation, op: CopySpell) -> Question:
    """Heroes whose spell can be copied; then, of a hero with several, which of them."""
    chosen = picked(activation)
    if chosen:
        found = position.find(chosen[0])
        spells = [] if found is None else _copied(position, activation, found)
        return activation.you, tuple([make.choose_mode(activation.you, act.program) for act in spells])
    among = targetable(position, activation.you, activation.program.kind, select(position, op.of, activation))
    heroes = [found for found in among if _copied(position, activation, found)]
    return activation.you, tuple([make.choose_spot(activation.you, at.seat, at.slot) for at in heroes])


def copy_answer(position: Position, activation: Activation, _op: CopySpell, action: t.Action | None) -> Flow:
    """Its text, as if it stood here; if the hero has several, it is asked which."""
    at = spot_of(action)
    piece = None if at is None else position.seats[at[0]].unit[at[1]]
    if at is not None and piece is not None:
        spells = _copied(position, activation, Stand(*at, piece))
        if len(spells) > 1:
            activation.progress = t.Picked((piece.card,))
            return "again"
        _copy(position, activation, piece.card, spells[:1])
        return "next"
    mode = mode_of(action)
    found = position.find(picked(activation)[0]) if mode is not None and picked(activation) else None
    if found is not None:
        _copy(position, activation, found.piece.card, [act for act in _copied(position, activation, found) if act.program == mode][:1])
    return "next"


def _copy(position: Position, activation: Activation, of: str, spells: list[ActivatedAbility]) -> None:
    for act in spells:
        position.emit(t.SpellCast(activation.source, act.program, of), "PT-ATK-9")
        position.begin(act.program, activation.you, activation.source, activation.slot)


def _copied(position: Position, activation: Activation, found: Stand) -> list[ActivatedAbility]:
    """Return the spells of a hero that can be copied: its own ones, except any that is under way (PT-LOOP-1)."""
    return [
        act
        for act in own_spells(position, found)
        if may_cast(position, activation.you, act)
        and ready(position, act, activation.you, activation.source, activation.slot)
        and not under_way(position, act.program, activation.source)
    ]


def _attacked(activation: Activation) -> t.Attacked:
    return activation.progress if isinstance(activation.progress, t.Attacked) else NONE_ATTACKED


def _attackers(position: Position, activation: Activation, op: AttackWith) -> tuple[list[Stand], t.Snapshot | None]:
    """Return those that may attack now; of a hero defeated just now its snapshot, too."""
    cause = activation.bound.cause
    if op.who.ref == "hero" and isinstance(cause, t.HeroCause) and cause.snapshot is not None:
        snapshot = cause.snapshot
        return [Stand(snapshot.seat, snapshot.slot, ghost(cause.hero, snapshot.deeds))], snapshot
    done = _attacked(activation)
    columns = done.columns if op.each and op.who.place == "melee" else ()  # the first of each column, one a column
    return [
        found for found in select(position, op.who, activation) if found.piece.card not in done.cards and found.slot % 3 not in columns
    ], None


def copy_filled(position: Position, activation: Activation, _op: CopySpell) -> Params:
    """Return whether the hero is picked, so that one of its spells is asked for, 1 or 0; and that hero."""
    chosen = picked(activation)
    return ("picked", len(chosen)), whom(position, chosen[0] if chosen else None)


def attack_filled(_position: Position, activation: Activation, op: AttackWith) -> Params:
    """Return whether they may decline, 1 or 0; what kind of attack it is, how much stronger, and how many have attacked."""
    return ("may", int(op.may)), ("kind", op.kind or "any"), ("bonus", op.bonus), ("done", len(_attacked(activation).cards))


def play_filled(_position: Position, activation: Activation, op: PlayOrders) -> Params:
    """Return the least and the greatest number of orders (0: any number), and the number so far."""
    return ("low", op.low), ("high", op.high), ("done", counted(activation))


def recruit_filled(_position: Position, activation: Activation, op: Recruits) -> Params:
    """Return the least and the greatest number of heroes (0: any number), and the number so far."""
    return ("low", op.low), ("high", op.high), ("done", len(_recruited(activation)))


PLAY: Final = Choice(
    PlayOrders,
    play_options,
    play_answer,
    "PT-ACT-20",
    hidden=True,
    progress=t.Counted,
    interrupted=True,
    filled=play_filled,
)
RECRUIT: Final = Choice(
    Recruits,
    recruit_options,
    recruit_answer,
    "PT-ACT-2",
    hidden=True,
    progress=t.Chosen,
    interrupted=True,
    filled=recruit_filled,
)
ATTACK: Final = Choice(AttackWith, attack_options, attack_answer, "PT-ACT-17", progress=t.Attacked, interrupted=True, filled=attack_filled)
COPY: Final = Choice(CopySpell, copy_options, copy_answer, "PT-ACT-4", progress=t.Picked, filled=copy_filled)

CHOICES: Final[tuple[AnyChoice, ...]] = (PLAY, RECRUIT, ATTACK, COPY)
