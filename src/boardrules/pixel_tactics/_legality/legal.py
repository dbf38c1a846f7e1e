"""Legal actions: of an ordinary turn, of a question, of luck (PT-ACT)."""

from __future__ import annotations

from typing import Final

from boardrules.pixel_tactics._engine import interned as make
from boardrules.pixel_tactics._engine.board.sides import raised, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand, as_seen
from boardrules.pixel_tactics._engine.ceasefire import holds_for, may_order, may_play_operation, may_take_leader_action
from boardrules.pixel_tactics._engine.history import STARRED, action_block, used_up, uses
from boardrules.pixel_tactics._engine.machine.interpreter import luck, questions
from boardrules.pixel_tactics._engine.match.operations import free_places, price_of_operation
from boardrules.pixel_tactics._engine.permissions import aims, attacks_of, casts_of, lent, melee_by_slot, ready
from boardrules.pixel_tactics._engine.players.player import PlayerPosition, still_to_choose
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.evaluate import corpse_strength, keyword
from boardrules.pixel_tactics._engine.reading.located import acts
from boardrules.pixel_tactics._engine.reading.modifiers import allowed, cannot
from boardrules.pixel_tactics._engine.reading.prices import BIT, affordable, can_pay, varying
from boardrules.pixel_tactics._engine.seating import ALL_SEATS
from boardrules.pixel_tactics._engine.slots import ALL_SLOTS, BITS, IN_FRONT, LEADER_AT, NO_RESERVE, RESERVE_AT, ROWS, SLOTS_OF
from boardrules.pixel_tactics._engine.zones import may_draw_more
from boardrules.pixel_tactics._packs.catalogue import ActivatedAbility, CompiledReserve
from boardrules.pixel_tactics._types.actions import Action, Attack, ChooseLeader, Draw, EndTurn, GatherCoins
from boardrules.pixel_tactics._types.state import State
from boardrules.pixel_tactics.language import AttacksWithRivals, CastsFromAnyRow, GrantsSpell, MayAttack, MovesRivals
from boardrules.values import CHANCE, Seat

# The bits of the kinds of action, under names of their own: compiled code finds these without a look into a dictionary.
ATTACK_BIT: Final = BIT["attack"]
CAST_BIT: Final = BIT["cast"]
CLEAR_BIT: Final = BIT["clear"]
DISCARD_BIT: Final = BIT["discard"]
DRAW_BIT: Final = BIT["draw"]
GATHER_BIT: Final = BIT["gather"]
MOVE_BIT: Final = BIT["move"]
ORDER_BIT: Final = BIT["order"]
RECRUIT_BIT: Final = BIT["recruit"]
SWITCH_BIT: Final = BIT["switch"]
TRAP_BIT: Final = BIT["trap"]

NOT_LEADER: Final = ALL_SLOTS & ~BITS[LEADER_AT]
DRAW = tuple(Draw(Seat(seat)) for seat in range(4))
END = tuple(EndTurn(Seat(seat)) for seat in range(4))


def answers(position: Position) -> tuple[Action, ...]:
    """Return the answers to the question at the top of the stack."""
    found = questions(position)
    return () if found is None else found[1]


def seats(state: State) -> tuple[Seat, ...]:
    """Return the seats of the game."""
    return ALL_SEATS[: len(state.players)]


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who may act now."""
    if state.phase == "over":
        return ()
    if state.phase == "leaders":
        return tuple([Seat(seat) for seat, player in enumerate(state.players) if still_to_choose(player)])
    return (state.actor,)


def legal(position: Position) -> tuple[Action, ...]:
    """Return every legal action, of all seats to act."""
    if not position.stack:
        return () if position.phase == "over" else tuple(turn_actions(position))
    if position.phase == "leaders":
        found: list[Action] = []
        for number, player in enumerate(position.seats):
            if still_to_choose(player):
                found += [ChooseLeader(Seat(number), card) for card in leaders_offered(player)]
        return tuple(found)
    if position.actor == CHANCE:
        return luck(position)
    return answers(position)


def may_draw(position: Position, seat: Seat) -> bool:
    """Return whether a seat's deck and hand allow the draw action (PT-ACT-1); a shared deck, by PT-POOL-4.

    The limit of the hand holds for this action alone (PT-ACT-18).
    """
    player = position.seats[seat]
    if position.pool is not None:
        return bool(position.pool.row or position.pool.deck) and may_draw_more(position, seat)
    limit = position.edition.hand_limit
    return bool(player.rest or player.top or player.bottom) and (not limit or len(player.hand) < limit)


def leaders_offered(player: PlayerPosition) -> tuple[str, ...]:
    """Return the cards from which a seat chooses its leader: its hand, or the leaders it has drawn (PT-SET-3, PT-DECK-2)."""
    return tuple([str(held.card) for held in player.hand]) if player.leaders is None else player.leaders.drawn


def leader_acts(position: Position, seat: Seat) -> list[ActivatedAbility]:
    """Return the leader's own actions that can be taken now (PT-ACT-5, PT-ACT-16)."""
    leader = position.seats[seat].unit[LEADER_AT]
    if leader is None:
        return []
    left = position.budget.actions
    return [
        act
        for act in acts(position, Stand(seat, LEADER_AT, leader))
        if act.cost <= left
        and not (act.limited and used_up(leader, act.program, "turn"))
        and not (act.per_wave and uses(leader, act.program) >= act.per_wave)
        and may_take_leader_action(position, seat, act)
        and ready(position, act, seat, leader.card, LEADER_AT)
    ]


def turn_actions(position: Position) -> list[Action]:
    """Return what the active player can do, in the order of PT-ACT, and always end the turn (PT-RUL-20)."""
    seat = position.actor
    player = position.seats[seat]
    held = player.hand
    can = affordable(position, seat)
    found: list[Action] = []
    if can:
        ceasefire = holds_for(position, seat)
        if can & DRAW_BIT and may_draw(position, seat):
            found.append(DRAW[seat])
        if held and can & RECRUIT_BIT:
            slots = ROWS[position.clock.wave] & ~player.taken
            if slots:
                of, where, recruits = player.recruits_listed
                if of is not held or where != slots:
                    recruits = [recruit for card in held for recruit in make.recruits(seat, card.card, slots)]
                    player.recruits_listed = held, slots, recruits
                found += recruits
        _strikes(position, seat, player, can, found, ceasefire=ceasefire)
        reserve = position.catalogue.reserve
        if held and can & ORDER_BIT:
            if ceasefire:
                found += [
                    make.play_order(seat, card.card)
                    for card in held
                    if card.card not in reserve and may_order(position, seat, str(card.card))
                ]
            else:
                of, orders = player.orders_listed
                if of is not held:
                    orders = tuple([make.play_order(seat, card.card) for card in held if card.card not in reserve])
                    player.orders_listed = held, orders
                found += orders
        _shifts(position, seat, player, can, found)
        if reserve:
            of, playable = player.reserve_listed
            if of is not held:
                playable = tuple([(card, reserve[card]) for of_hand in held if (card := str(of_hand.card)) in reserve])
                player.reserve_listed = held, playable
            if playable or player.reserve != NO_RESERVE:
                _reserve_actions(position, seat, player, playable, can, found)
        if position.pool is not None and can & GATHER_BIT:
            found += [GatherCoins(seat, card.name) for card in position.pool.row if card.coins]
    leader = player.unit[LEADER_AT]
    if leader is not None:
        code = position.catalogue.physical[leader.card]
        if code.leader.acts[0] or code.copies_leader:
            found += [make.leader_action(seat, act.text) for act in leader_acts(position, seat)]
    found.append(END[seat])
    return found


def _strikes(position: Position, seat: Seat, player: PlayerPosition, can: int, found: list[Action], *, ceasefire: bool) -> None:
    """Attacks and spells of the cards of this wave's row (PT-ACT-3, PT-ACT-4)."""
    attack, cast = can & ATTACK_BIT != 0 and not ceasefire, can & CAST_BIT != 0
    if not attack and not cast:
        return
    close: tuple[tuple[Attack, ...], ...] = ()
    reading = position.board
    vary = varying(position, seat) if reading.special_prices else ()
    of_attacks, of_casts = "attack" in vary, "cast" in vary
    strikes, modifiers = reading.strikes, reading.modifiers
    more_spells = player.set_out or (reading.lends and (GrantsSpell in modifiers or CastsFromAnyRow in modifiers))
    corpses = MayAttack in modifiers
    physical = position.catalogue.physical
    for slot in SLOTS_OF[ROWS[position.clock.wave] & player.taken]:
        piece = player.unit[slot]
        if piece is None or (piece.done_this_wave and action_block(position, piece) is not None):
            continue
        living = piece.face != "corpse"
        attacker = Stand(seat, slot, piece)
        plain = not strikes and not piece.mods  # then nothing bars its attacks, or has them done in another way
        if attack and (living or ((corpses or piece.mods) and corpse_strength(position, attacker) is not None)):
            if not player.living & IN_FRONT[slot] and (not of_attacks or can_pay(position, seat, "attack", attacker, "melee")):
                if plain:
                    close = close or melee_by_slot(position, seat)
                    found += close[slot]
                else:
                    found += attacks_of(position, seat, attacker, "melee", aims(position, seat, "melee"))
            if (
                living
                and keyword(position, attacker, "ranged")
                and (plain or not cannot(position, "shoot", attacker))
                and (not of_attacks or can_pay(position, seat, "attack", attacker, "ranged"))
            ):
                far = aims(position, seat, "ranged")
                found += make.attacks(seat, seat, slot, far, "ranged") if plain else attacks_of(position, seat, attacker, "ranged", far)
        if piece.face != "hero" or not cast:
            continue
        if not more_spells and not piece.mods and not physical[piece.card].hero.acts[text_row(slot, piece)]:
            continue
        if not of_casts or can_pay(position, seat, "cast", attacker):
            found += casts_of(position, seat, attacker)
    if attack and AttacksWithRivals in modifiers:
        _lent_strikes(position, seat, found, casts=cast and position.edition.spells_attack)


def _lent_strikes(position: Position, seat: Seat, found: list[Action], *, casts: bool) -> None:
    """Attacks (and spells, where these are attack actions) with rival heroes (PT-RUL-122)."""
    for attacker in lent(position, seat):
        if action_block(position, attacker.piece) is not None:
            continue
        seen = as_seen(seat, attacker)
        if can_pay(position, seat, "attack", seen, "melee"):
            found += attacks_of(position, seat, attacker, "melee", aims(position, seat, "melee"))
        if keyword(position, seen, "ranged") and not cannot(position, "shoot", seen) and can_pay(position, seat, "attack", seen, "ranged"):
            found += attacks_of(position, seat, attacker, "ranged", aims(position, seat, "ranged"))
        if casts and can_pay(position, seat, "cast", seen):
            found += casts_of(position, seat, attacker)


def _movable(position: Position, player: PlayerPosition) -> int:
    """Return the heroes of a unit that are not bound by another starred action (PT-ACT-13), by their slots as bits."""
    heroes = player.living & NOT_LEADER
    of_turn = position.edition.exclusive == "turn"
    for slot in SLOTS_OF[heroes & player.touched]:
        piece = player.unit[slot]
        if piece is not None and not STARRED.isdisjoint(piece.done_this_turn if of_turn else piece.done_this_wave):
            heroes &= ~BITS[slot]
    return heroes


def _shifts(position: Position, seat: Seat, player: PlayerPosition, can: int, found: list[Action]) -> None:
    """Clear, Move and Switch (PT-ACT-7, PT-ACT-8, PT-ACT-9), of teams in both their units (PT-2V2-3, PT-2V2-4)."""
    taken = player.taken & NOT_LEADER
    corpses = taken & ~player.living
    ally = position.ally(seat) if len(position.seats) > 2 else None
    if can & CLEAR_BIT:
        leader, raising = player.unit[LEADER_AT], position.catalogue.raising
        lying = _lying(position, seat, player) if raising and leader is not None and leader.card in raising else corpses
        if lying:
            found += make.clears(seat, seat, lying)
        if ally is not None:
            found += make.clears(seat, ally, _lying(position, ally, position.seats[ally]))
    if not can & MOVE_BIT and not can & SWITCH_BIT:
        return
    heroes = player.living & NOT_LEADER
    if heroes & player.touched:
        heroes = _movable(position, player)
    reading = position.board
    if heroes and can & MOVE_BIT:
        vary = reading.special_prices and "move" in varying(position, seat)
        movable = _paid_moves(position, seat, seat, heroes) if vary else heroes
        make.add_moves(found, seat, seat, movable, ALL_SLOTS & ~player.taken)
    if ally is not None and can & MOVE_BIT:
        _transfers(position, seat, ally, found)
    if reading.lends and can & MOVE_BIT and MovesRivals in reading.modifiers and allowed(position, MovesRivals, seat):
        for rival in position.rivals(seat):
            other = position.seats[rival]
            heroes_there = _paid_moves(position, seat, rival, _movable(position, other))
            make.add_moves(found, seat, rival, heroes_there, NOT_LEADER & ~other.taken)
    if can & SWITCH_BIT and position.edition.switch:
        found += make.switches(seat, heroes | corpses)


def _lying(position: Position, seat: Seat, player: PlayerPosition) -> int:
    """Return the corpses of a unit, as bits."""
    lying = player.taken & NOT_LEADER & ~player.living
    if raised(position.catalogue, position.seats, seat) is not None:  # corpses that count as heroes are living, and corpses all the same
        for slot in SLOTS_OF[player.taken & NOT_LEADER & player.living]:
            piece = player.unit[slot]
            lying |= BITS[slot] if piece is not None and piece.face == "risen" else 0
    return lying


def _transfers(position: Position, seat: Seat, ally: Seat, found: list[Action]) -> None:
    """Return the moves between the units of a team, either way (PT-2V2-3)."""
    paid = position.board.special_prices
    for start, end in ((seat, ally), (ally, seat)):
        heroes = _movable(position, position.seats[start])
        if paid:
            heroes = _paid_moves(position, seat, start, heroes)
        found += make.transfers(seat, start, heroes, end, NOT_LEADER & ~position.seats[end].taken)


def _paid_moves(position: Position, by: Seat, seat: Seat, heroes: int) -> int:
    """Return those of the heroes of a unit whose moves a seat can pay for."""
    paid = 0
    for slot in SLOTS_OF[heroes]:
        piece = position.seats[seat].unit[slot]
        if piece is not None and can_pay(position, by, "move", Stand(seat, slot, piece)):
            paid |= BITS[slot]
    return paid


def _reserve_actions(
    position: Position,
    seat: Seat,
    player: PlayerPosition,
    playable: tuple[tuple[str, CompiledReserve], ...],
    can: int,
    found: list[Action],
) -> None:
    """Operations, traps, and discarding them (PT-ACT-10, PT-ACT-11, PT-ACT-12); traps are set in the ceasefire, too (PT-CEASE-4)."""
    free = free_places(position, seat) if playable else ()
    if free:
        operations = can & BIT[price_of_operation(position)] != 0 and may_play_operation(position, seat)
        traps = can & TRAP_BIT != 0 and position.edition.traps
        for card, code in playable:
            if code.face == "operation" and operations and may_play_operation(position, seat, card):
                found += [make.play_operation(seat, card, RESERVE_AT + place) for place in free]
            elif code.face == "trap" and traps:
                found += [make.set_trap(seat, card, RESERVE_AT + place) for place in free]
    if player.reserve != NO_RESERVE and position.edition.discard_reserve and can & DISCARD_BIT:
        found += [make.discard_reserve(seat, RESERVE_AT + place) for place, held in enumerate(player.reserve) if held is not None]
