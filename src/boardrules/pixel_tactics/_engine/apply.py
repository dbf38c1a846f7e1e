"""The entry points of the engine: new games, actions checked and applied, outcomes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from boardrules.contract import Outcome
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine import plays
from boardrules.pixel_tactics._engine.announcing.triggers import entered, lain
from boardrules.pixel_tactics._engine.board.stand import Stand, as_seen
from boardrules.pixel_tactics._engine.combat.attack import declare
from boardrules.pixel_tactics._engine.effects.orders import play
from boardrules.pixel_tactics._engine.history import used, with_deed, with_use
from boardrules.pixel_tactics._engine.machine.interpreter import proceed, resume, resume_luck
from boardrules.pixel_tactics._engine.match.constructed import choose_leader
from boardrules.pixel_tactics._engine.match.operations import discard_reserve, play_operation, price_of_operation
from boardrules.pixel_tactics._engine.match.pool import fresh_pool, gather_coins
from boardrules.pixel_tactics._engine.match.series import fresh_player
from boardrules.pixel_tactics._engine.match.turns import end_turn
from boardrules.pixel_tactics._engine.players.player import still_to_choose
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.reading.located import acts
from boardrules.pixel_tactics._engine.reading.prices import pay
from boardrules.pixel_tactics._engine.reserve.traps import set_trap
from boardrules.pixel_tactics._engine.seating import SEATS, rivals
from boardrules.pixel_tactics._engine.slots import LEADER_AT, RESERVE_AT, SLOT_INDEX
from boardrules.pixel_tactics._engine.zones import discard, lose
from boardrules.pixel_tactics._types.actions import COSTS
from boardrules.toolkit.plays import Play
from boardrules.values import CHANCE, RuleId, Seat

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue


def begin(catalogue: Catalogue, options: t.Options, pack: str) -> t.State:
    """Return the position before anything has happened."""
    seats = SEATS[options.mode]
    players = tuple([fresh_player(options, seat, catalogue.deck) for seat in range(seats)])
    frame = t.SetupFrame("first")
    pool = fresh_pool(catalogue.deck, seats) if options.mode == "pool" else None
    return t.State(options, pack, "setup", CHANCE, t.Clock(), t.Budget(), t.Standstill(), players, (frame,), (), 0, t.Series(), (), pool)


def perform_action(position: Position, action: t.Action) -> None:
    """Do a legal action, and go on until somebody must answer."""
    position.untouched = False
    position.listed = None
    position.steps = 0
    if position.events is not None:
        position.emit(t.Acted(action.by, type(action).__name__))
    kind = type(action)
    perform = PLAYS[kind].perform
    if not position.stack:
        perform(position, action)
        proceed(position)
    elif kind in OFF_TURN:
        perform(position, action)
    else:  # an order, a recruit or an attack can be an answer, too
        resume(position, action)


def _choose_leader(position: Position, action: t.ChooseLeader) -> None:
    player = position.seats[action.by]
    player.leader = action.card
    if player.leaders is None:
        lose(position, action.by, str(action.card))
        # Of cards taken openly nobody else can tell any longer which are still in the hand (PT-POOL-2).
        player.hand = tuple([t.Held(held.card, 1 << action.by) for held in player.hand])
    else:
        choose_leader(position, action.by, str(action.card))
    position.emit(t.CardsMoved(action.by, action.card, "hand" if player.leaders is None else "aside", "unit", 1 << action.by), "PT-SET-3")
    if not any(still_to_choose(other) for other in position.seats):
        proceed(position)


def _end_turn(position: Position, _action: t.EndTurn) -> None:
    end_turn(position)


def _move(position: Position, action: t.Move) -> None:
    pay(position, action.by, "move", _actor(position, action.at))
    _shift(position, action.at, action.to, "PT-ACT-8" if action.at.seat == action.to.seat else "PT-2V2-3")


def _switch(position: Position, action: t.Switch) -> None:
    pay(position, action.by, "switch")
    _shift(position, action.at, action.other, "PT-ACT-9")


def _attack(position: Position, action: t.Attack) -> None:
    by = action.by
    attacker = _actor(position, action.attacker)
    if attacker is not None:
        pay(position, by, "attack", attacker if attacker.seat == by else as_seen(by, attacker), action.kind)
        declare(position, by, attacker.piece.card, action, at=attacker, free=False)


def _draw(position: Position, action: t.Draw) -> None:
    pay(position, action.by, "draw")
    position.stack.append(t.DrawFrame(action.by, 1, "hand"))


def _recruit(position: Position, action: t.Recruit) -> None:
    pay(position, action.by, "recruit")
    plays.recruit(position, action.by, action.card, SLOT_INDEX[action.at.slot])


def _cast(position: Position, action: t.Cast) -> None:
    by = action.by
    spellcaster = _actor(position, action.caster)
    if spellcaster is not None:
        pay(position, by, "cast", as_seen(by, spellcaster))
        plays.cast(position, by, spellcaster.piece.card, action.text, free=False)


def _order(position: Position, action: t.PlayOrder) -> None:
    pay(position, action.by, "order")
    play(position, action.by, action.card)


def _clear(position: Position, action: t.Clear) -> None:
    at = action.at
    pay(position, action.by, "clear")
    slot = SLOT_INDEX[at.slot]
    piece = position.seats[at.seat].unit[slot]
    if piece is not None:
        position.put(at.seat, slot, None)
        discard(position, piece.card)
        position.emit(t.PieceLeft(piece.card, "discard"), "PT-ACT-7")


def _gather(position: Position, action: t.GatherCoins) -> None:
    pay(position, action.by, "gather")
    if position.pool is not None:
        gather_coins(position, position.pool, action.by, action.name)


def _operation(position: Position, action: t.PlayOperation) -> None:
    pay(position, action.by, price_of_operation(position))
    play_operation(position, action.by, action.card, SLOT_INDEX[action.at.slot] - RESERVE_AT)


def _trap(position: Position, action: t.SetTrap) -> None:
    pay(position, action.by, "trap")
    set_trap(position, action.by, str(action.card), SLOT_INDEX[action.at.slot] - RESERVE_AT)


def _discard(position: Position, action: t.DiscardReserve) -> None:
    pay(position, action.by, "discard")
    discard_reserve(position, action.by, SLOT_INDEX[action.at.slot] - RESERVE_AT)


def _actor(position: Position, at: t.Spot) -> Stand | None:
    """Return the card with which an action is done."""
    slot = SLOT_INDEX[at.slot]
    piece = position.seats[at.seat].unit[slot]
    return None if piece is None else Stand(at.seat, slot, piece)


def _shift(position: Position, at: t.Spot, to: t.Spot, rule: str) -> None:
    """Move or Switch, by *rule*: heroes that did it did a starred action (PT-ACT-13)."""
    one = position.seats[at.seat].unit[SLOT_INDEX[at.slot]]
    other = position.seats[to.seat].unit[SLOT_INDEX[to.slot]]
    position.postpone()
    _lay(position, one, to, rule)
    _lay(position, other, at, rule)
    position.catch_up()
    if at.seat != to.seat and one is not None:  # a move, to the ally's unit or from there (PT-2V2-3)
        slot = SLOT_INDEX[to.slot]
        position.put(to.seat, slot, lain(position, to.seat, with_deed(one, "moved")))
        entered(position, to.seat, slot)


def _lay(position: Position, piece: t.Piece | None, spot: t.Spot, rule: str) -> None:
    """Put down what was moved to a slot by *rule*."""
    if piece is None:
        position.put(spot.seat, SLOT_INDEX[spot.slot], None)
        return
    position.put(spot.seat, SLOT_INDEX[spot.slot], with_deed(piece, "moved") if piece.face in {"hero", "risen"} else piece)
    if position.events is not None:
        position.emit(t.PieceMoved(piece.card, spot), rule)


def _leader_action(position: Position, action: t.LeaderAction) -> None:
    by, text = action.by, action.text
    leader = position.seats[by].unit[LEADER_AT]
    if leader is None:
        return
    for act in acts(position, Stand(by, LEADER_AT, leader)):
        if act.text == text:
            position.budget = replace(position.budget, actions=position.budget.actions - act.cost)
            if act.limited or act.per_wave:
                position.put(by, LEADER_AT, with_use(leader, act.program) if act.per_wave else with_deed(leader, used(act.program)))
            position.emit(t.AbilityUsed(leader.card, act.program), "PT-ACT-5")
            position.begin(act.program, by, leader.card, LEADER_AT)
            return


PLAYS: Final[dict[type[t.Action], Play[Position, Any, None]]] = {
    play.kind: play
    for play in (
        Play(t.First, RuleId("PT-SET-2"), resume_luck),
        Play(t.Drawn, RuleId("PT-ACT-1"), resume_luck),
        Play(t.Opened, RuleId("PT-POOL-3"), resume_luck),
        Play(t.TakenAtRandom, RuleId("PT-ATK-14"), resume_luck),
        Play(t.ChooseLeader, RuleId("PT-SET-3"), _choose_leader),
        Play(t.Choose, RuleId("PT-ATK-8"), resume),
        Play(t.EndTurn, RuleId("PT-FLOW-2"), _end_turn),
        Play(t.Draw, RuleId("PT-ACT-1"), _draw, COSTS["draw"]),
        Play(t.Recruit, RuleId("PT-ACT-2"), _recruit, COSTS["recruit"]),
        Play(t.Attack, RuleId("PT-ACT-3"), _attack, COSTS["attack"]),
        Play(t.Cast, RuleId("PT-ACT-4"), _cast, COSTS["cast"]),
        Play(t.LeaderAction, RuleId("PT-ACT-5"), _leader_action),
        Play(t.PlayOrder, RuleId("PT-ACT-6"), _order, COSTS["order"]),
        Play(t.Clear, RuleId("PT-ACT-7"), _clear, COSTS["clear"]),
        Play(t.Move, RuleId("PT-ACT-8"), _move, COSTS["move"]),
        Play(t.Switch, RuleId("PT-ACT-9"), _switch, COSTS["switch"]),
        Play(t.PlayOperation, RuleId("PT-ACT-10"), _operation, COSTS["operation"]),
        Play(t.SetTrap, RuleId("PT-ACT-11"), _trap, COSTS["trap"]),
        Play(t.DiscardReserve, RuleId("PT-ACT-12"), _discard, COSTS["discard"]),
        Play(t.GatherCoins, RuleId("PT-POOL-6"), _gather, COSTS["gather"]),
    )
}
"""How each kind of action is carried out; a leader's action costs what its text says."""
OFF_TURN: Final = frozenset[type[t.Action]]({t.ChooseLeader, t.First, t.Drawn, t.Opened, t.TakenAtRandom})
"""The actions that never answer a question and are no turn's: chosen leaders and the outcomes of luck."""


def ended(state: t.State | t.View) -> Outcome | None:
    """Return how the game ended: trophies as scores; who has most wins, or shares (PT-SER-1, PT-SER-6). Teams: their points (PT-2V2-6)."""
    return outcome_of(state.options, state.series, len(state.players)) if state.phase == "over" else None


def outcome_of(options: t.Options, series: t.Series, n: int) -> Outcome:
    """Return the outcome of a finished game of *n* seats, by its *series* of matches."""
    last = series.matches[-1]
    if options.mode == "teams":
        team = tuple([Seat(seat) for seat in range(n) if last.winner is None or seat not in rivals(n, last.winner)])
        return Outcome(last.trophies, team, RuleId(last.rule))
    best = max(last.trophies)
    rule = last.rule
    if options.best_of > 1:
        rule = "PT-SER-1" if best > options.best_of // 2 else "PT-SER-6"
    winners = tuple([Seat(seat) for seat, n in enumerate(last.trophies) if n == best])
    return Outcome(last.trophies, winners, RuleId(rule), tuple([match.trophies for match in series.matches]))
