"""How a position changes: every action, and the loop that carries on whatever needs nobody (CT-TU, CT-SK)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, assert_never

from boardrules.chibitactics._engine.atoms import end_effects, heal, linger, remove, return_trophies, stop_turn, wound
from boardrules.chibitactics._engine.kept import keep
from boardrules.chibitactics._engine.operations import begin_use, strike
from boardrules.chibitactics._engine.paths import ways
from boardrules.chibitactics._engine.position import Table
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
    Burst,
    Choice,
    Declared,
    Die,
    Drawing,
    Happening,
    Invoked,
    Opening,
    PathOption,
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

__all__ = ["act", "advance", "finished", "outcome", "skill_effects"]

_WAITING: Final[frozenset[type]] = frozenset({Die, Opening, Drawing, Choice})
"""These wait for a seat or for luck."""

TIES = 3
"""CT-H-50: after so many ties the earliest in turn order has it."""


def act(table: Table, action: Action) -> Table:
    """Carry out *action*, which is legal, and all that follows until somebody is asked or luck is needed."""
    table.legal = ()
    _DEEDS[type(action)](table, action)
    advance(table)
    return table


def finished(table: Table) -> State:
    """What *table*, on which an action was carried out, has become; the table is kept for the next action."""
    state = table.state()
    table.happened, table.use = [], 0
    keep(table, state)
    return state


def advance(table: Table) -> None:
    """Go on until a seat or luck is asked, or the game is over."""
    stack = table.stack
    while True:
        if not stack:
            if table.thinned:
                settle(table)
            turn = table.turn
            if table.phase == "play" and not stack and turn is not None and table.out[turn]:
                end_turn(table, turn)
            if not table.stack:
                return
        frame = stack[-1]
        kind = type(frame)
        if kind in _WAITING:
            return
        if table.thinned and (kind is TurnEnd or kind is RoundEnd):
            settle(table)
            if not stack:
                continue
        _STEPS[kind](table, frame)


def _roll_off(table: Table, frame: RollOff) -> None:
    """The next seat's die."""
    table.stack.append(Die(frame.seats[len(frame.values)], "", "", 0))


_STEPS: Final[dict[type, Callable[[Table, Any], None]]] = {
    RoundEnd: go_on_round_end,
    TurnEnd: go_on_turn_end,
    SavageTurn: go_on_savage,
    Happening: go_on_event,
    RollOff: _roll_off,
    Declared: go_on,
    Burst: go_on_burst,
}
"""What goes on by itself; a Reaction or Invoked always has a die above it. (Structs are slow to be told apart by isinstance.)"""


# -- declared by a unit ---------------------------------------------------------------------------------------------------------


def _spend(table: Table, token: str, power: Power) -> bool:
    """The unit's turn goes on to its next state; whether the card kept it as it was (CT-SK-2, CT-SK-3, CT-H-65)."""
    if power.keeps and (use := f"{token}.{power.id}") not in table.kept:
        table.kept = (*table.kept, use)
        return True
    if power.category == "movement":
        table.set_turn(token, "moved" if table.units[token].turn == "fresh" else "buffed-moved")
    elif power.category != "buff":
        table.set_turn(token, "done")
    return False


def _move(table: Table, action: MoveUnit) -> None:
    begin(table, action.unit)
    power = table.card(table.units[action.unit]).movement
    if power is not None:
        kept = _spend(table, action.unit, power)
        table.happened.append(SkillUsed(action.unit, power.id, action.to))
        _declare_move(table, action.unit, power, table.ground.grid.index[action.to.q, action.to.r], "", kept=kept)


def _declare_move(table: Table, token: str, power: Power, goal: int, trophy: str, *, kept: bool) -> None:
    """The way is chosen first, if there are several; then the move is declared (CT-MV-5, CT-H-87)."""
    unit = table.units[token]
    found = ways(table, unit, table.points(unit, power), goal)
    cells = table.ground.grid.cells
    if len(found) == 1:
        declare(table, unit, power, cells[goal], trophy=trophy, way=found[0], kept=kept)
        return
    table.stack.append(Declared(token, power.key, goal, "", (), trophy, (), unit.cell, "way", kept))
    options = tuple(PathOption(tuple(cells[cell] for cell in way)) for way in found)
    table.stack.append(Choice(unit.seat, RuleId("CT-H-87"), options))


def _use_skill(table: Table, action: UseSkill) -> None:
    begin(table, action.unit)
    unit = table.units[action.unit]
    power = table.card(unit).by_id[action.skill]
    kept = _spend(table, action.unit, power)
    table.happened.append(SkillUsed(action.unit, action.skill, action.target))
    declare(table, table.units[action.unit], power, action.target, kept=kept)


def _finish(table: Table, action: Finish) -> None:
    """A turn spent next to a unit; its state says what comes of it (CT-WD-5, CT-WD-7, CT-WD-8, CT-H-66)."""
    begin(table, action.unit)
    table.set_turn(action.unit, "done")
    table.happened.append(Finished(action.unit, action.target))
    wound(table, action.target, action.unit)


def skill_effects(unit: Unit, effects: tuple[Effect, ...] | list[Effect]) -> list[Effect]:
    """The sustained effects that *unit* made (CT-PR-8)."""
    return [effect for effect in effects if effect.maker == unit.id and effect.kind == "sustained"]


def _cancel(table: Table, action: Cancel) -> None:
    """A full turn spent on ending a sustained skill, with all that one use of it made, or a creature (CT-PR-8)."""
    begin(table, action.unit)
    unit = table.set_turn(action.unit, "done")
    table.happened.append(Cancelled(action.unit, action.skill, action.target))
    target = action.target
    if isinstance(target, str):
        other = table.units[target]
        if other.maker == unit.id and other.source == source_of(unit, action.skill):
            remove(table, target, "")
            return
        cell = -1
    else:
        cell = table.ground.grid.cell_number(target)
    token = target if isinstance(target, str) else ""
    source = source_of(unit, action.skill)
    made = [effect for effect in skill_effects(unit, table.effects) if effect.source == source]
    use = next((effect.use for effect in made if (effect.unit, effect.cell) == (token, cell)), -1)
    end_effects(table, lambda effect: effect in made and effect.use == use)


def source_of(unit: Unit, skill: str) -> str:
    """The source of what *unit* made with *skill*: its own by id, a totem by its full name."""
    return skill if "!" in skill else f"{unit.card}.{skill}"


# -- trophies and abilities -----------------------------------------------------------------------------------------------------


def _use_trophy(table: Table, action: UseTrophy) -> None:
    """One side of a trophy is used, and the card goes to its deck, whatever comes of it (CT-TR-2 to CT-TR-6)."""
    decline(table)
    unit = table.change(action.unit, trophies=tuple(card for card in table.units[action.unit].trophies if card != action.card))
    table.return_card(action.card)
    table.given = tuple(card for card in table.given if card != action.card)
    table.happened += [TrophyUsed(action.unit, action.card, action.side, action.target), TrophyReturned(action.card)]
    card = table.content.cards[action.card.partition("-")[0]]
    if action.side == "substance":
        if card.substance is not None and isinstance(action.target, str):
            begin_use(table, card.substance, unit.id)
            strike(table, card.substance, unit.id, unit.seat, action.target, unit.cell)
    elif card.totem is not None:
        if card.totem.category == "movement" and not isinstance(action.target, str):
            goal = table.ground.grid.index[action.target.q, action.target.r]
            _declare_move(table, unit.id, card.totem, goal, action.card, kept=False)
        else:
            declare(table, unit, card.totem, action.target, trophy=action.card)


def _give_trophy(table: Table, action: GiveTrophy) -> None:
    decline(table)
    giver, taker = table.units[action.unit], table.units[action.to]
    table.change(action.unit, trophies=tuple(card for card in giver.trophies if card != action.card))
    table.change(action.to, trophies=(*taker.trophies, action.card))
    table.given = (*table.given, action.card)
    table.happened.append(TrophyGiven(action.unit, action.to, action.card))


def _use_faction(table: Table, action: UseFaction) -> None:
    """The ability of a faction; a try counts, whether it succeeds or not (CT-H-3)."""
    decline(table)
    seat = action.by
    ability = table.content.abilities[table.factions[seat]]
    table.ability = tuple(used or number == seat for number, used in enumerate(table.ability))
    table.happened.append(AbilityUsed(seat, action.unit, action.card))
    if ability.success is None:
        _ability_works(table, seat, action.unit, action.card)
    else:
        table.stack += [Invoked(seat, action.unit, action.card), Die(seat, "", "", ability.success)]


def _ability_works(table: Table, seat: Seat, token: str, card: str) -> None:
    ability = table.content.abilities[table.factions[seat]]
    match ability:
        case Replace():
            _replace(table, seat, token, card)
        case Empower():
            for index, operation in enumerate(ability.does):
                match operation:
                    case Heal():
                        heal(table, token)
                    case Bonus() | Modify() | Grant():
                        kind: Literal["roll", "one-shot"] = "roll" if isinstance(operation, Bonus) else "one-shot"
                        linger(table, Effect(f"@{table.factions[seat]}", index, kind, seat, "", token, -1, False))
                    case _:
                        assert_never(operation)
        case _:
            assert_never(ability)


def _replace(table: Table, seat: Seat, token: str, card: str) -> None:
    """A wounded unit goes back to the deck, another stands in its place and acts from the next turn (CT-H-2, CT-H-3)."""
    old = table.units[token]
    return_trophies(table, token)
    for effect in table.drop_effects(lambda effect: effect.unit == token):
        table.happened.append(EffectEnded(table.shown(effect)))
    fresh = Unit(card, card.partition("-")[0], "squad", seat, seat, old.cell, False, "done")
    table.swap(token, fresh)
    squads = list(table.squads)
    squads[seat] = tuple(card if other == token else other for other in squads[seat])
    table.squads = tuple(squads)
    decks = list(table.decks)
    decks[seat] = tuple(sorted((*(other for other in decks[seat] if other != card), token)))
    table.decks = tuple(decks)
    stop_turn(table, token)
    table.happened.append(Replaced(token, card))


# -- luck and choices -----------------------------------------------------------------------------------------------------------


def _roll(table: Table, action: Roll) -> None:
    """A die has fallen: a natural 1 always fails, otherwise the sum counts (CT-H-22)."""
    value = action.value
    asked = table.stack.pop()
    frame = table.stack.pop()
    if not isinstance(asked, Die):  # pragma: no cover  (only a die is rolled)
        return
    total = max(1, min(6, value + asked.bonus))
    success = value != 1 and total >= asked.needs
    if not asked.needs:
        total, success = value, False
    table.happened.append(Rolled(asked.seat, asked.unit, asked.skill, value, total, asked.needs, success))
    if type(frame) is RollOff:
        _rolled_off(table, frame, value)
        return
    match frame:
        case Declared() | Reaction():
            _use_up(table, asked.unit)
            after_die(table, frame, success=success)
        case Burst():
            if not table.house.aiming_roll and not table.content.powers[frame.skill].side:
                _use_up(table, asked.unit)
            after_die(table, frame, success=success)
        case Invoked():
            if success:
                _ability_works(table, frame.seat, frame.unit, frame.card)
        case Happening():
            _rolled_event(table, frame, success=success)
        case _:  # pragma: no cover  (nothing else asks for a die)
            raise AssertionError(type(frame).__name__)


def _use_up(table: Table, token: str) -> None:
    """What waited for the next die of *token* is used up (CT-SK-5, CT-H-79)."""
    for effect in table.drop_effects(lambda effect: effect.kind == "roll" and effect.unit == token):
        table.happened.append(EffectEnded(table.shown(effect)))


def _rolled_off(table: Table, frame: RollOff, value: int) -> None:
    """The highest has it; those tied roll again, up to three times (CT-SV-6, CT-H-50)."""
    values = (*frame.values, value)
    if len(values) < len(frame.seats):
        table.stack.append(RollOff(frame.purpose, frame.seats, values, frame.tries))
        return
    best = max(values)
    tied = [seat for seat, rolled in zip(frame.seats, values, strict=True) if rolled == best]
    if len(tied) > 1 and frame.tries + 1 < TIES:
        table.stack.append(RollOff(frame.purpose, tuple(tied), (), frame.tries + 1))
    elif frame.purpose == "first":
        found_first(table, tied[0])
    else:
        steer(table, tied[0])


def _rolled_event(table: Table, frame: Happening, *, success: bool) -> None:
    effect = table.content.events[frame.event].does[frame.index]
    table.stack.append(Happening(frame.event, frame.index, frame.queue[1:], True))
    if success and isinstance(effect, Each):
        suffer(table, frame.queue[0], effect.does)


def _choose(table: Table, action: Choose) -> None:
    table.stack.pop()
    table.happened.append(Chosen(action.by, action.option))
    frame = table.stack[-1]
    option = action.option
    match frame:
        case Declared():
            table.stack.pop()
            if isinstance(option, PathOption):
                index = table.ground.grid.index
                way = tuple(index[cell.q, cell.r] for cell in option.path)
                power = table.content.powers[frame.skill]
                goal = table.ground.grid.cells[frame.cell]
                declare(table, table.units[frame.unit], power, goal, trophy=frame.trophy, way=way, kept=frame.kept)
        case SavageTurn():
            chosen(table, option)
        case Happening():
            effect = table.content.events[frame.event].does[frame.index]
            table.stack[-1] = Happening(frame.event, frame.index + 1)
            if isinstance(effect, OneOf) and isinstance(option, UnitOption):
                suffer(table, option.unit, effect.does)
        case _:  # pragma: no cover  (nothing else asks)
            raise AssertionError(type(frame).__name__)


_DEEDS: Final[dict[type, Callable[[Table, Any], None]]] = {
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
    EndTurn: lambda table, action: end_turn(table, action.by),
    Roll: _roll,
    Open: lambda table, action: open_segment(table, action.segment),
    DrawEvent: lambda table, action: draw_event(table, action.event),
    DrawSavage: lambda table, action: place_savage(table, action.savage),
}
"""What each kind of action does."""


def outcome(state: State) -> Outcome | None:
    """How the game ended: the last squad wins (CT-H-4), at the cap the one with most unwounded units (CT-H-5)."""
    if state.phase != "over":
        return None
    scores, winners = ranking(state.options.seats, state.units, state.out)
    capped = sum(not gone for gone in state.out) > 1
    return Outcome(scores, winners, RuleId("CT-H-5" if capped else "CT-H-4"))
