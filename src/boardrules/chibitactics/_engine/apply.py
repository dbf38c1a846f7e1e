"""How a position changes: every action, and the loop that carries on whatever needs nobody (CT-TU, CT-SK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, assert_never

from boardrules.chibitactics._engine.atoms import end_effects, heal, linger, remove, return_trophies, stop_turn, wound
from boardrules.chibitactics._engine.operations import begin_use, strike
from boardrules.chibitactics._engine.paths import ways
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.savages import chosen, go_on_savage, steer
from boardrules.chibitactics._engine.setup import deploy, found_first, pick_faction, pick_unit
from boardrules.chibitactics._engine.skills import after_die, declare, go_on, go_on_burst
from boardrules.chibitactics._engine.turns import (
    draw_event,
    end_turn,
    go_on_event,
    go_on_round_end,
    go_on_turn_end,
    open_segment,
    place_savage,
    ranking,
    settle,
    suffer,
)
from boardrules.chibitactics._engine.unit_turn import begin, decline
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.actions import (
    Action,
    Cancel,
    Choose,
    Deploy,
    DrawEvent,
    DrawSavage,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    Open,
    PickFaction,
    PickUnit,
    Roll,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.chibitactics._types.events import AbilityUsed, Chosen, Rolled
from boardrules.chibitactics._types.stack import (
    AbilityRoll,
    Choice,
    Declared,
    Die,
    Drawing,
    EventResolution,
    Opening,
    PathOption,
    RadiusAttack,
    Reaction,
    RollOff,
    RoundEnd,
    SavageTurn,
    TurnEnd,
    UnitOption,
)
from boardrules.chibitactics._types.state import Effect, State, Unit
from boardrules.chibitactics._types.unit_events import (
    Cancelled,
    EffectEnded,
    Finished,
    Replaced,
    SkillUsed,
    TrophyGiven,
    TrophyReturned,
    TrophyUsed,
)
from boardrules.chibitactics.language import Bonus, Each, Empower, Grant, Heal, Modify, OneOf, Replace
from boardrules.contract import Outcome
from boardrules.values import RuleId, Seat

__all__ = ["act", "advance", "outcome", "skill_effects"]

_WAITING: Final[frozenset[type]] = frozenset({Die, Opening, Drawing, Choice})
"""These wait for a seat or for luck."""

TIES = 3
"""CT-H-50: after so many ties the earliest in turn order has it."""


def act(position: Position, action: Action) -> Position:
    """Carry out *action*, which is legal, and all that follows until somebody is asked or luck is needed."""
    position.legal = ()
    _DEEDS[type(action)](position, action)
    advance(position)
    return position


def advance(position: Position) -> None:
    """Go on until a seat or luck is asked, or the game is over."""
    stack = position.stack
    while True:
        if not stack:
            if position.check_elimination:
                settle(position)
            turn = position.turn
            if position.phase == "play" and not stack and turn is not None and position.out[turn]:
                end_turn(position, turn)
            if not position.stack:
                return
        frame = stack[-1]
        kind = type(frame)
        if kind in _WAITING:
            return
        if position.check_elimination and (kind is TurnEnd or kind is RoundEnd):
            settle(position)
            if not stack:
                continue
        _STEPS[kind](position, frame)


def _roll_off(position: Position, frame: RollOff) -> None:
    """The next seat's die."""
    position.stack.append(Die(frame.seats[len(frame.values)], "", "", 0))


_STEPS: Final[dict[type, Callable[[Position, Any], None]]] = {
    RoundEnd: go_on_round_end,
    TurnEnd: go_on_turn_end,
    SavageTurn: go_on_savage,
    EventResolution: go_on_event,
    RollOff: _roll_off,
    Declared: go_on,
    RadiusAttack: go_on_burst,
}
"""What goes on by itself; a Reaction or Invoked always has a die above it. (Structs are slow to be told apart by isinstance.)"""


# -- declared by a unit ---------------------------------------------------------------------------------------------------------


def _spend(position: Position, token: str, power: Power) -> bool:
    """The unit's turn goes on to its next state; whether the card kept it as it was (CT-SK-2, CT-SK-3, CT-H-65)."""
    if power.keeps and (use := f"{token}.{power.id}") not in position.turn_keepers_used:
        position.turn_keepers_used = (*position.turn_keepers_used, use)
        return True
    if power.category == "movement":
        position.set_turn(token, "moved" if position.units[token].turn == "fresh" else "buffed-moved")
    elif power.category != "buff":
        position.set_turn(token, "done")
    return False


def _move(position: Position, action: MoveUnit) -> None:
    begin(position, action.unit)
    power = position.card(position.units[action.unit]).movement
    if power is not None:
        kept = _spend(position, action.unit, power)
        position.happened.append(SkillUsed(action.unit, power.id, action.to))
        _declare_move(position, action.unit, power, position.ground.grid.index[action.to.q, action.to.r], "", kept=kept)


def _declare_move(position: Position, token: str, power: Power, goal: int, trophy: str, *, kept: bool) -> None:
    """The way is chosen first, if there are several; then the move is declared (CT-MV-5, CT-H-87)."""
    unit = position.units[token]
    found = ways(position, unit, position.points(unit, power), goal)
    cells = position.ground.grid.cells
    if len(found) == 1:
        declare(position, unit, power, cells[goal], trophy=trophy, way=found[0], kept=kept)
        return
    position.stack.append(Declared(token, power.key, goal, "", (), trophy, (), unit.cell, "way", kept))
    options = tuple(PathOption(tuple(cells[cell] for cell in way)) for way in found)
    position.stack.append(Choice(unit.seat, RuleId("CT-H-87"), options))


def _use_skill(position: Position, action: UseSkill) -> None:
    begin(position, action.unit)
    unit = position.units[action.unit]
    power = position.card(unit).by_id[action.skill]
    kept = _spend(position, action.unit, power)
    position.happened.append(SkillUsed(action.unit, action.skill, action.target))
    declare(position, position.units[action.unit], power, action.target, kept=kept)


def _finish(position: Position, action: Finish) -> None:
    """A turn spent next to a unit; its state says what comes of it (CT-WD-5, CT-WD-7, CT-WD-8, CT-H-66)."""
    begin(position, action.unit)
    position.set_turn(action.unit, "done")
    position.happened.append(Finished(action.unit, action.target))
    wound(position, action.target, action.unit)


def skill_effects(unit: Unit, effects: tuple[Effect, ...] | list[Effect]) -> list[Effect]:
    """The sustained effects that *unit* made (CT-PR-8)."""
    return [effect for effect in effects if effect.maker == unit.id and effect.kind == "sustained"]


def _cancel(position: Position, action: Cancel) -> None:
    """A full turn spent on ending a sustained skill, with all that one use of it made, or a creature (CT-PR-8)."""
    begin(position, action.unit)
    unit = position.set_turn(action.unit, "done")
    position.happened.append(Cancelled(action.unit, action.skill, action.target))
    target = action.target
    if isinstance(target, str):
        other = position.units[target]
        if other.maker == unit.id and other.source == source_of(unit, action.skill):
            remove(position, target, "")
            return
        cell = -1
    else:
        cell = position.ground.grid.cell_number(target)
    token = target if isinstance(target, str) else ""
    source = source_of(unit, action.skill)
    made = [effect for effect in skill_effects(unit, position.effects) if effect.source == source]
    use = next((effect.use for effect in made if (effect.unit, effect.cell) == (token, cell)), -1)
    end_effects(position, lambda effect: effect in made and effect.use == use)


def source_of(unit: Unit, skill: str) -> str:
    """The source of what *unit* made with *skill*: its own by id, a totem by its full name."""
    return skill if "!" in skill else f"{unit.card}.{skill}"


# -- trophies and abilities -----------------------------------------------------------------------------------------------------


def _use_trophy(position: Position, action: UseTrophy) -> None:
    """One side of a trophy is used, and the card goes to its deck, whatever comes of it (CT-TR-2 to CT-TR-6)."""
    decline(position)
    unit = position.change(action.unit, trophies=tuple(card for card in position.units[action.unit].trophies if card != action.card))
    position.return_card(action.card)
    position.traded = tuple(card for card in position.traded if card != action.card)
    position.happened += [TrophyUsed(action.unit, action.card, action.side, action.target), TrophyReturned(action.card)]
    card = position.catalogue.cards[action.card.partition("-")[0]]
    if action.side == "substance":
        if card.substance is not None and isinstance(action.target, str):
            begin_use(position, card.substance, unit.id)
            strike(position, card.substance, unit.id, unit.seat, action.target, unit.cell)
    elif card.totem is not None:
        if card.totem.category == "movement" and not isinstance(action.target, str):
            goal = position.ground.grid.index[action.target.q, action.target.r]
            _declare_move(position, unit.id, card.totem, goal, action.card, kept=False)
        else:
            declare(position, unit, card.totem, action.target, trophy=action.card)


def _give_trophy(position: Position, action: GiveTrophy) -> None:
    decline(position)
    giver, taker = position.units[action.unit], position.units[action.to]
    position.change(action.unit, trophies=tuple(card for card in giver.trophies if card != action.card))
    position.change(action.to, trophies=(*taker.trophies, action.card))
    position.traded = (*position.traded, action.card)
    position.happened.append(TrophyGiven(action.unit, action.to, action.card))


def _use_faction(position: Position, action: UseFaction) -> None:
    """The ability of a faction; a try counts, whether it succeeds or not (CT-H-3)."""
    decline(position)
    seat = action.by
    ability = position.catalogue.abilities[position.factions[seat]]
    position.ability = tuple(used or number == seat for number, used in enumerate(position.ability))
    position.happened.append(AbilityUsed(seat, action.unit, action.card))
    if ability.success is None:
        _ability_works(position, seat, action.unit, action.card)
    else:
        position.stack += [AbilityRoll(seat, action.unit, action.card), Die(seat, "", "", ability.success)]


def _ability_works(position: Position, seat: Seat, token: str, card: str) -> None:
    ability = position.catalogue.abilities[position.factions[seat]]
    match ability:
        case Replace():
            _replace(position, seat, token, card)
        case Empower():
            for index, operation in enumerate(ability.does):
                match operation:
                    case Heal():
                        heal(position, token)
                    case Bonus() | Modify() | Grant():
                        kind: Literal["roll", "one-shot"] = "roll" if isinstance(operation, Bonus) else "one-shot"
                        linger(position, Effect(f"@{position.factions[seat]}", index, kind, seat, "", token, -1, False))
                    case _:
                        assert_never(operation)
        case _:
            assert_never(ability)


def _replace(position: Position, seat: Seat, token: str, card: str) -> None:
    """A wounded unit goes back to the deck, another stands in its place and acts from the next turn (CT-H-2, CT-H-3)."""
    old = position.units[token]
    return_trophies(position, token)
    for effect in position.drop_effects(lambda effect: effect.unit == token):
        position.happened.append(EffectEnded(position.shown(effect)))
    fresh = Unit(card, card.partition("-")[0], "squad", seat, seat, old.cell, False, "done")
    position.swap(token, fresh)
    squads = list(position.squads)
    squads[seat] = tuple(card if other == token else other for other in squads[seat])
    position.squads = tuple(squads)
    decks = list(position.decks)
    decks[seat] = tuple(sorted((*(other for other in decks[seat] if other != card), token)))
    position.decks = tuple(decks)
    stop_turn(position, token)
    position.happened.append(Replaced(token, card))


# -- luck and choices -----------------------------------------------------------------------------------------------------------


def _roll(position: Position, action: Roll) -> None:
    """A die has fallen: a natural 1 always fails, otherwise the sum counts (CT-H-22)."""
    value = action.value
    asked = position.stack.pop()
    frame = position.stack.pop()
    if not isinstance(asked, Die):  # pragma: no cover  (only a die is rolled)
        return
    total = max(1, min(6, value + asked.bonus))
    success = value != 1 and total >= asked.needs
    if not asked.needs:
        total, success = value, False
    position.happened.append(Rolled(asked.seat, asked.unit, asked.skill, value, total, asked.needs, success))
    if type(frame) is RollOff:
        _rolled_off(position, frame, value)
        return
    match frame:
        case Declared() | Reaction():
            _use_up(position, asked.unit)
            after_die(position, frame, success=success)
        case RadiusAttack():
            if not position.house.aiming_roll and not position.catalogue.powers[frame.skill].side:
                _use_up(position, asked.unit)
            after_die(position, frame, success=success)
        case AbilityRoll():
            if success:
                _ability_works(position, frame.seat, frame.unit, frame.card)
        case EventResolution():
            _rolled_event(position, frame, success=success)
        case _:  # pragma: no cover  (nothing else asks for a die)
            raise AssertionError(type(frame).__name__)


def _use_up(position: Position, token: str) -> None:
    """What waited for the next die of *token* is used up (CT-SK-5, CT-H-79)."""
    for effect in position.drop_effects(lambda effect: effect.kind == "roll" and effect.unit == token):
        position.happened.append(EffectEnded(position.shown(effect)))


def _rolled_off(position: Position, frame: RollOff, value: int) -> None:
    """The highest has it; those tied roll again, up to three times (CT-SV-6, CT-H-50)."""
    values = (*frame.values, value)
    if len(values) < len(frame.seats):
        position.stack.append(RollOff(frame.purpose, frame.seats, values, frame.tries))
        return
    best = max(values)
    tied = [seat for seat, rolled in zip(frame.seats, values, strict=True) if rolled == best]
    if len(tied) > 1 and frame.tries + 1 < TIES:
        position.stack.append(RollOff(frame.purpose, tuple(tied), (), frame.tries + 1))
    elif frame.purpose == "first":
        found_first(position, tied[0])
    else:
        steer(position, tied[0])


def _rolled_event(position: Position, frame: EventResolution, *, success: bool) -> None:
    effect = position.catalogue.events[frame.event].does[frame.index]
    position.stack.append(EventResolution(frame.event, frame.index, frame.queue[1:], True))
    if success and isinstance(effect, Each):
        suffer(position, frame.queue[0], effect.does)


def _choose(position: Position, action: Choose) -> None:
    position.stack.pop()
    position.happened.append(Chosen(action.by, action.option))
    frame = position.stack[-1]
    option = action.option
    match frame:
        case Declared():
            position.stack.pop()
            if isinstance(option, PathOption):
                index = position.ground.grid.index
                way = tuple(index[cell.q, cell.r] for cell in option.path)
                power = position.catalogue.powers[frame.skill]
                goal = position.ground.grid.cells[frame.cell]
                declare(position, position.units[frame.unit], power, goal, trophy=frame.trophy, way=way, kept=frame.kept)
        case SavageTurn():
            chosen(position, option)
        case EventResolution():
            effect = position.catalogue.events[frame.event].does[frame.index]
            position.stack[-1] = EventResolution(frame.event, frame.index + 1)
            if isinstance(effect, OneOf) and isinstance(option, UnitOption):
                suffer(position, option.unit, effect.does)
        case _:  # pragma: no cover  (nothing else asks)
            raise AssertionError(type(frame).__name__)


_DEEDS: Final[dict[type, Callable[[Position, Any], None]]] = {
    PickFaction: pick_faction,
    PickUnit: pick_unit,
    Deploy: deploy,
    MoveUnit: _move,
    UseSkill: _use_skill,
    Finish: _finish,
    Cancel: _cancel,
    UseTrophy: _use_trophy,
    GiveTrophy: _give_trophy,
    UseFaction: _use_faction,
    Choose: _choose,
    EndTurn: lambda position, action: end_turn(position, action.by),
    Roll: _roll,
    Open: lambda position, action: open_segment(position, action.segment),
    DrawEvent: lambda position, action: draw_event(position, action.event),
    DrawSavage: lambda position, action: place_savage(position, action.savage),
}
"""What each kind of action does."""


def outcome(state: State) -> Outcome | None:
    """How the game ended: the last squad wins (CT-H-4), at the cap the one with most unwounded units (CT-H-5)."""
    if state.phase != "over":
        return None
    scores, winners = ranking(state.options.seats, state.units, state.out)
    capped = sum(not gone for gone in state.out) > 1
    return Outcome(scores, winners, RuleId("CT-H-5" if capped else "CT-H-4"))
