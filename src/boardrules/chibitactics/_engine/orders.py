"""Orders of a seat in its turn: moves, skills, spent turns, trophies, and its faction's ability (CT-TU-4, CT-SK, CT-TR, CT-H-3)."""

from __future__ import annotations

from typing import Any, Final, Literal, assert_never

from msgspec.structs import replace

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._engine import numbers
from boardrules.chibitactics._engine.atoms import end_effects, heal, linger, remove, return_trophies, stop_turn, wound
from boardrules.chibitactics._engine.course.turns import end_turn
from boardrules.chibitactics._engine.frame_kinds import FrameKind
from boardrules.chibitactics._engine.paths import ways
from boardrules.chibitactics._engine.position import Position
from boardrules.chibitactics._engine.skills.operations import begin_use, strike
from boardrules.chibitactics._engine.skills.using import declare, declare_at, engagers_of
from boardrules.chibitactics._engine.unit_turn import begin, decline
from boardrules.chibitactics._packs.compile import Power
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Bonus, Empower, Grant, Heal, Modify, Replace
from boardrules.toolkit.plays import Play
from boardrules.values import RuleId, Seat


def _spend(position: Position, token: str, power: Power) -> bool:
    """Move the unit's turn on to its next state; True if *power* keeps it as it was (CT-SK-2, CT-SK-3, CT-H-65)."""
    if power.keeps and (use := f"{token}.{power.id}") not in position.budget.turn_keepers_used:
        position.budget = replace(position.budget, turn_keepers_used=(*position.budget.turn_keepers_used, use))
        return True
    if power.category == "movement":
        position.set_turn(token, "moved" if position.units[token].turn == "fresh" else "buffed-moved")
    elif power.category != "buff":
        position.set_turn(token, "done")
    return False


def _move_unit(position: Position, action: t.MoveUnit) -> None:
    """Declare a unit's move (CT-MV)."""
    begin(position, action.unit)
    power = position.card(position.units[action.unit]).movement
    if power is not None:
        kept = _spend(position, action.unit, power)
        declare_move(position, action.unit, power, position.ground.grid.index[action.to.q, action.to.r], "", kept=kept)


def declare_move(position: Position, token: str, power: Power, goal: int, trophy: str, *, kept: bool) -> None:
    """Declare a move; if there are several ways, the seat chooses one first (CT-MV-5, CT-H-87)."""
    unit = position.units[token]
    engagers = engagers_of(position, unit, power)
    whole = position.happened is not None or bool(engagers) or power.needs > 0  # somebody is told of the way, or may still block it
    found = ways(position, unit, numbers.points(position, unit, power), goal, whole=whole)
    if position.happened is not None and not trophy:
        at_once = len(found) == 1 and not engagers and not power.needs
        position.emit(t.SkillUsed(token, power.id, position.ground.grid.cells[goal], moves=at_once))
    if len(found) == 1:
        declare_at(position, unit, power, goal, engagers, trophy=trophy, way=found[0], kept=kept)
        return
    cells = position.ground.grid.cells
    position.stack.append(t.Declared(token, power.key, goal, "", (), trophy, (), unit.cell, "way", kept, unit.seat))
    options = tuple(t.PathOption(tuple(cells[cell] for cell in way)) for way in found)
    position.stack.append(t.Choice(unit.seat, RuleId("CT-H-87"), options))


def _use_skill(position: Position, action: t.UseSkill) -> None:
    """Declare a unit's skill (CT-SK)."""
    begin(position, action.unit)
    unit = position.units[action.unit]
    power = position.card(unit).by_id[action.skill]
    kept = _spend(position, action.unit, power)
    if position.happened is not None:
        position.emit(t.SkillUsed(action.unit, action.skill, action.target))
    declare(position, position.units[action.unit], power, action.target, kept=kept)


def _finish_unit(position: Position, action: t.Finish) -> None:
    """Spend a turn next to a unit, with the result that its state gives (CT-WD-5, CT-WD-7, CT-WD-8, CT-H-37, CT-H-66)."""
    begin(position, action.unit)
    position.set_turn(action.unit, "done")
    position.emit(t.Finished(action.unit, action.target))
    wound(position, action.target, action.unit)


def skill_effects(unit: t.Unit, effects: tuple[t.Effect, ...] | list[t.Effect]) -> list[t.Effect]:
    """Return the sustained effects that *unit* made (CT-PR-8)."""
    return [effect for effect in effects if effect.maker == unit.id and effect.kind == "sustained"]


def _cancel(position: Position, action: t.Cancel) -> None:
    """Spend a full turn to end a creature, or all effects of one use of a sustained skill (CT-PR-8)."""
    begin(position, action.unit)
    unit = position.set_turn(action.unit, "done")
    position.emit(t.Cancelled(action.unit, action.skill, action.target))
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


def source_of(unit: t.Unit, skill: str) -> str:
    """Return the source of what *unit* made with *skill*: its own by id, a totem by its full name."""
    return skill if "!" in skill else f"{unit.card}.{skill}"


def _use_trophy(position: Position, action: t.UseTrophy) -> None:
    """Use one side of a trophy; the card goes to its deck, whatever the result (CT-TR-2 to CT-TR-6)."""
    decline(position)
    unit = position.change(action.unit, trophies=tuple(card for card in position.units[action.unit].trophies if card != action.card))
    position.return_card(action.card)
    if action.card in position.budget.traded:
        position.budget = replace(position.budget, traded=tuple(card for card in position.budget.traded if card != action.card))
    position.emit(t.TrophyUsed(action.unit, action.card, action.side, action.target))
    position.emit(t.TrophyReturned(action.card))
    card = position.catalogue.cards[card_id(action.card)]
    if action.side == "substance":
        if card.substance is not None and isinstance(action.target, str):
            begin_use(position, card.substance, unit.id)
            strike(position, card.substance, unit.id, unit.seat, action.target, unit.cell)
    elif card.totem is not None:
        if card.totem.category == "movement" and not isinstance(action.target, str):
            goal = position.ground.grid.index[action.target.q, action.target.r]
            declare_move(position, unit.id, card.totem, goal, action.card, kept=False)
        else:
            declare(position, unit, card.totem, action.target, trophy=action.card)


def _give_trophy(position: Position, action: t.GiveTrophy) -> None:
    """Hand a trophy to another unit (CT-TR-7, CT-TR-8)."""
    decline(position)
    giver, taker = position.units[action.unit], position.units[action.to]
    position.change(action.unit, trophies=tuple(card for card in giver.trophies if card != action.card))
    position.change(action.to, trophies=(*taker.trophies, action.card))
    position.budget = replace(position.budget, traded=(*position.budget.traded, action.card))
    position.emit(t.TrophyGiven(action.unit, action.to, action.card))


def _use_faction(position: Position, action: t.UseFaction) -> None:
    """Use the ability of a faction; a try counts, whether it succeeds or not (CT-H-3)."""
    decline(position)
    seat = action.by
    ability = position.catalogue.abilities[position.factions[seat]]
    used = tuple(before or number == seat for number, before in enumerate(position.budget.ability))
    position.budget = replace(position.budget, ability=used)
    position.emit(t.AbilityUsed(seat, action.unit, action.card))
    if ability.success is None:
        _ability_works(position, seat, action.unit, action.card)
    else:
        position.stack += [t.AbilityRoll(seat, action.unit, action.card), t.Die(seat, action.unit, "", ability.success)]


def _ability_works(position: Position, seat: Seat, token: str, card: str) -> None:
    """Carry out the faction ability of *seat* on the unit *token*; *card* is the one that replaces it, or ""."""
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
                        linger(position, t.Effect(f"@{position.factions[seat]}", index, kind, seat, "", token, -1, True))
                    case _:
                        assert_never(operation)
        case _:
            assert_never(ability)


def _replace(position: Position, seat: Seat, token: str, card: str) -> None:
    """Return a wounded unit to the deck; another one takes its place and acts from the next turn (CT-H-2, CT-H-3)."""
    old = position.units[token]
    return_trophies(position, token)
    for effect in position.drop_effects(lambda effect: effect.unit == token):
        position.emit(t.EffectEnded(position.shown(effect)))
    fresh = t.Unit(card, card_id(card), "squad", seat, seat, old.cell, False, "done")
    position.swap(token, fresh)
    squads = list(position.squads)
    squads[seat] = tuple(card if other == token else other for other in squads[seat])
    position.squads = tuple(squads)
    decks = list(position.decks)
    decks[seat] = tuple(sorted((*(other for other in decks[seat] if other != card), token)))
    position.decks = tuple(decks)
    stop_turn(position, token)
    position.emit(t.Replaced(token, card))


def _ability_rolled(position: Position, frame: t.AbilityRoll, _die: t.Die, _value: int, success: bool) -> None:  # noqa: FBT001
    if success:
        _ability_works(position, frame.seat, frame.unit, frame.card)


FRAMES: Final[tuple[FrameKind[Any], ...]] = (FrameKind(t.AbilityRoll, rolled=_ability_rolled),)

PLAYS: Final[tuple[Play[Position, Any, None], ...]] = (
    Play(t.MoveUnit, RuleId("CT-TU-4"), _move_unit),
    Play(t.UseSkill, RuleId("CT-TU-4"), _use_skill),
    Play(t.Finish, RuleId("CT-TU-4"), _finish_unit),
    Play(t.Cancel, RuleId("CT-TU-4"), _cancel),
    Play(t.UseTrophy, RuleId("CT-TU-4"), _use_trophy),
    Play(t.GiveTrophy, RuleId("CT-TU-4"), _give_trophy),
    Play(t.UseFaction, RuleId("CT-TU-4"), _use_faction),
    Play(t.EndTurn, RuleId("CT-TU-5"), lambda position, action: end_turn(position, action.by)),
)
