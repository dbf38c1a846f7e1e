"""A simple greedy bot for Chibitactics: it weighs what each action gains at once, and plans nothing.

It knows its view and the cards, reads both through the public face of the game, and works with any pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from boardrules import Rng, chibitactics
from boardrules.chibitactics import (
    Action,
    Bonus,
    Cancel,
    Capture,
    Choose,
    Deploy,
    EffectView,
    Finish,
    GiveTrophy,
    Grant,
    Heal,
    Kill,
    Lay,
    Modify,
    MoveUnit,
    Pack,
    PathOption,
    Push,
    Replace,
    Skill,
    Summon,
    Target,
    Teleport,
    UnitCard,
    UnitOption,
    UnitView,
    UseFaction,
    UseSkill,
    UseTrophy,
    View,
    Wound,
)

__all__ = ["GreedyBot"]

WOUND, DEATH, TURN = 6.0, 10.0, 3.0
"""What a wound, a death and a unit's turn are worth to the bot."""
KINDS = {"squad": 1.0, "creature": 0.4, "savage": 0.3}
"""How much a unit of each kind counts."""
BONUS_GROUND = {"melee": "fort", "distortion": "power", "summon": "cradle"}
NEAR = 2
PROVOKING = ("movement", "ranged", "summon")


@dataclass(frozen=True, slots=True)
class Facts:
    """A skill as the bot sees it: ``needs`` is 0 for no die.

    ``hurt`` and ``hurt_wounded``: what success takes from a unit that is unwounded or wounded; ``odd``: other harm to it.
    ``trophy``: whether it is a side of a trophy, which costs no turn.
    """

    skill: Skill
    needs: int
    reach: int
    after: bool
    engages: bool
    hurt: float
    hurt_wounded: float
    odd: float
    trophy: bool = False


@dataclass(frozen=True, slots=True)
class Lore:
    """A card as the bot knows it: its skills, points of movement, and the distance from the enemy at which it wants to be."""

    skills: dict[str, Facts]
    points: int
    keep: int
    quick: tuple[Facts, ...]
    engages: int


def _facts(skill: Skill, *, trophy: bool = False) -> Facts:
    melee = skill.category == "melee"
    rolled = skill.rolled if skill.rolled is not None else skill.category in {"melee", "ranged", "distortion", "buff"}
    hurt = hurt_wounded = odd = 0.0
    for operation in skill.does:
        match operation:
            case Wound():
                hurt, hurt_wounded = hurt + WOUND, hurt_wounded + DEATH
            case Kill():
                hurt, hurt_wounded = hurt + WOUND + DEATH, hurt_wounded + DEATH
            case Heal():
                hurt_wounded -= WOUND
            case Bonus(n=n) | Modify(n=n):
                odd -= 0.5 * n
            case Grant(trait=trait):
                odd += 2.0 if trait in {"fast-wound", "fast-death"} else -0.5
            case Push():
                odd += 0.2
            case Capture(units=units):
                hurt += DEATH if units else 10 * TURN
            case _:
                pass
    return Facts(
        skill,
        (skill.success or 4) if skill.success or rolled else 0,
        skill.range if skill.range is not None else int(skill.category in {"melee", "summon"}),
        melee if skill.after_movement is None else skill.after_movement,
        melee if skill.engagement is None else skill.engagement,
        hurt,
        hurt_wounded,
        odd,
        trophy,
    )


def _lore(card: UnitCard) -> Lore:
    facts = {skill.id: _facts(skill) for skill in card.skills}
    if card.trophy is not None and card.trophy.totem is not None:
        facts["totem"] = _facts(card.trophy.totem, trophy=True)
    if card.trophy is not None and card.trophy.substance is not None:
        facts["substance"] = _facts(
            Skill(
                id="substance",
                name="Substance",
                category="distortion",
                range=1,
                rolled=False,
                on_self=True,
                does=card.trophy.substance.does,
            ),
            trophy=True,
        )
    own = [facts[skill.id] for skill in card.skills if skill.category != "passive"]
    attacks = [each for each in own if each.hurt > 0]
    return Lore(
        facts,
        next((skill.points or 0 for skill in card.skills if skill.category == "movement"), 0),
        max((each.reach for each in attacks), default=NEAR + 1),
        tuple(each for each in own if each.after),
        max((each.reach for each in own if each.engages), default=0),
    )


@lru_cache(maxsize=4)
def _library(pack: Pack) -> dict[str, Lore]:
    squads = (unit for faction in pack.factions for unit in faction.units)
    return {card.id: _lore(card) for card in (*squads, *pack.savages, *pack.creatures)}


def _apart(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class _Scene:
    """The board as one decision sees it."""

    def __init__(self, view: View, pack: Pack, seat: int) -> None:
        self.view, self.pack, self.seat = view, pack, seat
        self.lore = _library(pack)
        self.units: dict[str, UnitView] = {unit.id: unit for unit in view.units}
        self.spots = {unit.id: (unit.cell.q, unit.cell.r) for unit in view.units if unit.cell is not None}
        self.ground = {(cell.q, cell.r): cell.terrain for cell in view.cells}
        self.foes = [unit for unit in view.units if unit.seat not in {seat, -1} and unit.cell is not None]
        self.friends = [unit for unit in view.units if unit.seat == seat and unit.cell is not None]
        self.traps = {(effect.cell.q, effect.cell.r) for effect in view.effects if effect.cell is not None and self.harms(effect)}
        self.waiting = {effect.unit for effect in view.effects if effect.kind == "roll"}

    def harms(self, effect: EffectView) -> bool:
        """Return whether what lies on a cell hurts who steps on it."""
        card, _, skill = effect.source.partition(".")
        facts = self.lore[card].skills[skill] if skill else self.lore[card.partition("!")[0]].skills["totem"]
        operation = facts.skill.does[effect.op]
        return isinstance(operation, Lay) and any(isinstance(inner, Wound | Kill) for inner in operation.does)

    def chance(self, unit: UnitView, facts: Facts, spot: tuple[int, int]) -> float:
        """Return how likely a die for the skill succeeds, ground and waiting bonus counted."""
        if not facts.needs:
            return 1.0
        bonus = int(self.ground[spot] == BONUS_GROUND.get(facts.skill.category, "")) + int(unit.id in self.waiting)
        return min(5, max(0, 7 - facts.needs + bonus)) / 6

    def worth(self, user: UnitView, facts: Facts, other: UnitView) -> float:
        """Return what the skill's success on *other* is worth to the bot."""
        skill = facts.skill
        squad = other.seat == self.seat
        if (skill.who == "squad" and not squad) or (skill.who == "others" and squad):
            return 0.0
        if skill.only != "any" and (skill.only == "wounded") != other.wounded:
            return 0.0
        loss = (facts.hurt_wounded if other.wounded else facts.hurt) + (0.0 if other.wounded else facts.odd)
        sign = -1.1 if squad else 1.0
        return sign * loss * KINDS[other.kind] * (1.3 if other.trophies else 1.0) + (0.1 if user.id == other.id else 0.0)

    def struck(self, facts: Facts, spot: tuple[int, int], centre: tuple[int, int]) -> Iterator[UnitView]:
        """Whom a radius or an area touches, as far as distance tells."""
        radius = facts.skill.radius
        for other in (*self.foes, *self.friends, *(unit for unit in self.view.units if unit.seat == -1)):
            at = self.spots[other.id]
            if (radius is not None and _apart(at, centre) <= radius) or (radius is None and 0 < _apart(at, spot) <= facts.reach):
                yield other

    def risk(self, unit: UnitView) -> float:
        """Return what provoking the engagers of *unit* costs on average."""
        spot = self.spots[unit.id]
        threats = sum(
            not foe.wounded and 0 < _apart(self.spots[foe.id], spot) <= self.lore[foe.card].engages
            for foe in self.view.units
            if foe.seat != self.seat
        )
        return 0.45 * WOUND * threats * KINDS[unit.kind]

    def use(self, unit: UnitView, facts: Facts, target: Target) -> float:
        """Return what declaring a skill, or a side of a trophy, is worth."""
        spot, skill = self.spots[unit.id], facts.skill
        centre = self.spots[target] if isinstance(target, str) else (target.q, target.r)
        odds = self.chance(unit, facts, spot)
        value = 0.0
        if skill.area or skill.radius is not None:
            each = odds * (odds if facts.needs and not skill.area else 1.0)
            value = each * sum(self.worth(unit, facts, other) for other in self.struck(facts, spot, centre))
        elif isinstance(target, str):
            value = odds * self.worth(unit, facts, self.units[target])
        for operation in skill.does:
            match operation:
                case Summon():
                    value += odds * TURN
                case Teleport():
                    value += odds * self.stand(unit, centre, quick=False) - 0.3
                case Lay():
                    value += odds * self.trap(operation, centre, skill.radius or 0)
                case _:
                    pass
        if skill.category == "buff" and not skill.keeps_turn and not facts.trophy:
            value -= (1 - odds) * (TURN if self.reaches(unit) else 0.2)
            value -= 2.0 * any(effect.maker == unit.id for effect in self.view.effects)
        return value - (self.risk(unit) if skill.category in PROVOKING else 0.0)

    def trap(self, operation: Lay, centre: tuple[int, int], radius: int) -> float:
        """Return what something on the cells round *centre* is worth: harm before the enemy, none before oneself."""
        if centre in self.traps or not any(isinstance(inner, Wound) for inner in operation.does):
            return 0.0
        near = sum(_apart(self.spots[foe.id], centre) <= NEAR + radius for foe in self.foes if not foe.wounded)
        own = sum(_apart(self.spots[friend.id], centre) <= 1 + radius for friend in self.friends)
        return 0.6 * (1 + radius) * (near - own)

    def reaches(self, unit: UnitView) -> bool:
        """Return whether an enemy is about where *unit* could strike this turn."""
        lore = self.lore[unit.card]
        return any(_apart(self.spots[unit.id], self.spots[foe.id]) <= lore.points + lore.keep for foe in self.foes)

    def stand(self, unit: UnitView, spot: tuple[int, int], *, quick: bool) -> float:
        """Return what standing on *spot* instead of where it is gains *unit*: nearer the enemy, and what can follow a move."""
        lore, here = self.lore[unit.card], self.spots[unit.id]
        value = -4.0 if spot in self.traps else 0.0
        aims = self.foes or [other for other in self.view.units if other.seat == -1]
        if aims:
            keep = max(1, lore.keep)
            now = min(max(0, _apart(here, self.spots[foe.id]) - keep) - 0.8 * foe.wounded for foe in aims)
            then = min(max(0, _apart(spot, self.spots[foe.id]) - keep) - 0.8 * foe.wounded for foe in aims)
            value += 0.5 * (now - then)
            if keep > 1:
                value -= 0.4 * (
                    sum(_apart(spot, self.spots[foe.id]) <= 1 for foe in aims) - sum(_apart(here, self.spots[foe.id]) <= 1 for foe in aims)
                )
        if quick:
            value += 0.9 * max((self.chance(unit, facts, spot) * self.best(unit, facts, spot) for facts in lore.quick), default=0.0)
        if self.ground[spot] in {"fort", "power", "hill", "cradle"}:
            value += 0.1
        return value

    def best(self, unit: UnitView, facts: Facts, spot: tuple[int, int]) -> float:
        """Return the best target of a skill used from *spot*; of an area, all of them together."""
        others = [other for other in self.view.units if other.id != unit.id and other.cell is not None]
        near = [other for other in others if _apart(spot, self.spots[other.id]) <= facts.reach]
        values = [self.worth(unit, facts, other) for other in near]
        return max(0.0, sum(values) if facts.skill.area else max(values, default=0.0))


@dataclass(frozen=True)
class GreedyBot:
    """Looks at what each action gains at once, by odds and distance, and takes the best; it plans nothing and sees its view only."""

    pack: Pack = chibitactics.STARTER

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Action:
        """Return the action that gains most."""
        if len(actions) == 1:
            return actions[0]
        scene = _Scene(view, self.pack, actions[0].by)
        return max(actions, key=lambda action: self._score(scene, action) + rng.randrange(400) / 1000)

    def _score(self, scene: _Scene, action: Action) -> float:
        match action:
            case MoveUnit():
                unit = scene.units[action.unit]
                return scene.stand(unit, (action.to.q, action.to.r), quick=True) - scene.risk(unit) - 0.2
            case UseSkill():
                unit = scene.units[action.unit]
                return scene.use(unit, scene.lore[unit.card].skills[action.skill], action.target) - 0.4
            case UseTrophy():
                card = action.card.partition("-")[0]
                return scene.use(scene.units[action.unit], scene.lore[card].skills[action.side], action.target) - 0.4
            case Finish():
                other = scene.units[action.target]
                gain = DEATH if other.wounded else WOUND
                return (-gain if other.seat == scene.seat else gain) * KINDS[other.kind] * (1.3 if other.trophies else 1.0)
            case UseFaction():
                return self._ability(scene, action)
            case Deploy():
                middle = [(cell.q, cell.r) for cell in scene.view.cells if cell.place != scene.seat]
                spot = (action.cell.q, action.cell.r)
                return -sum(_apart(spot, other) for other in middle) / len(middle)
            case Choose():
                return self._option(scene, action)
            case GiveTrophy() | Cancel():
                return -1.0
            case _:
                return 0.0

    def _ability(self, scene: _Scene, action: UseFaction) -> float:
        unit = scene.units[action.unit]
        ability = next(faction.ability for faction in scene.pack.factions if faction.id == scene.view.factions[scene.seat])
        if isinstance(ability, Replace):
            return WOUND + 0.2 * scene.lore[action.card.partition("-")[0]].points
        return (0.8 if scene.reaches(unit) else 0.5) if unit.turn == "fresh" and not unit.wounded else -1.0

    def _option(self, scene: _Scene, action: Choose) -> float:
        match action.option:
            case UnitOption(unit=token):
                return 0.0 if scene.units[token].seat == scene.seat else 1.0
            case PathOption(path=path):
                return -sum((cell.q, cell.r) in scene.traps for cell in path) - 0.01 * len(path)
            case _:
                return 0.0
