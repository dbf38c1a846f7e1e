"""How even the factions of Chibitactics' starter pack are: many duels of a simple greedy bot, and the table of their wins.

    python bench/chibitactics_balance.py                  # 5,004 duels on the map "standard", on all cores
    python bench/chibitactics_balance.py --duels 600 --map valley --seed 3 --processes 1

Every pair of different factions plays equally often, each faction as often on seat 0 as on seat 1; who begins is rolled for, and
squads are drawn at random. A shared victory counts half for each. The same arguments give the same table on any machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from os import cpu_count
from random import Random
from time import perf_counter

from boardrules import BoardRulesError, Dealer, Rng, chibitactics
from boardrules.chibitactics import (
    Action,
    Bonus,
    Cancel,
    Capture,
    Choose,
    Deploy,
    Effect,
    Finish,
    GiveTrophy,
    Grant,
    Heal,
    Kill,
    Lay,
    Modify,
    MoveUnit,
    Options,
    Pack,
    PathOption,
    PickUnit,
    Push,
    Replace,
    Skill,
    Summon,
    Target,
    Teleport,
    Unit,
    UnitCard,
    UnitOption,
    UseFaction,
    UseSkill,
    UseTrophy,
    View,
    Wound,
)

__all__ = ["GreedyBot", "Tally", "Task", "balance", "play", "table"]

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
    """

    skill: Skill
    needs: int
    reach: int
    after: bool
    engages: bool
    hurt: float
    hurt_wounded: float
    odd: float


@dataclass(frozen=True, slots=True)
class Lore:
    """What the bot knows of a card: its skills, points of movement, and the distance from the enemy at which it wants to be."""

    skills: dict[str, Facts]
    points: int
    keep: int
    quick: tuple[Facts, ...]
    engages: int
    weak: bool


def _facts(skill: Skill) -> Facts:
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
    )


def _lore(card: UnitCard) -> Lore:
    facts = {skill.id: _facts(skill) for skill in card.skills}
    if card.trophy is not None and card.trophy.totem is not None:
        facts["totem"] = _facts(card.trophy.totem)
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
            )
        )
    own = [facts[skill.id] for skill in card.skills if skill.category != "passive"]
    attacks = [each for each in own if each.hurt > 0]
    return Lore(
        facts,
        next((skill.points or 0 for skill in card.skills if skill.category == "movement"), 0),
        max((each.reach for each in attacks), default=NEAR + 1),
        tuple(each for each in own if each.after),
        max((each.reach for each in own if each.engages), default=0),
        card.fast_wound or card.fast_death,
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
        self.units: dict[str, Unit] = {unit.id: unit for unit in view.units}
        self.spots = {unit.id: self.place(unit.cell) for unit in view.units if unit.cell >= 0}
        self.ground = {(cell.q, cell.r): cell.terrain for cell in view.cells}
        self.foes = [unit for unit in view.units if unit.seat not in {seat, -1} and unit.cell >= 0]
        self.friends = [unit for unit in view.units if unit.seat == seat and unit.cell >= 0]
        self.traps = {self.place(effect.cell) for effect in view.effects if effect.cell >= 0 and self.harms(effect)}
        self.waiting = {effect.unit for effect in view.effects if effect.kind == "roll"}

    def place(self, cell: int) -> tuple[int, int]:
        at = self.view.cells[cell]
        return at.q, at.r

    def harms(self, effect: Effect) -> bool:
        """Whether what lies on a cell hurts who steps on it."""
        card, _, skill = effect.source.partition(".")
        facts = self.lore[card].skills[skill] if skill else self.lore[card.partition("!")[0]].skills["totem"]
        operation = facts.skill.does[effect.op]
        return isinstance(operation, Lay) and any(isinstance(inner, Wound | Kill) for inner in operation.does)

    def chance(self, unit: Unit, facts: Facts, spot: tuple[int, int]) -> float:
        """How likely a die for the skill succeeds, ground and waiting bonus counted."""
        if not facts.needs:
            return 1.0
        bonus = int(self.ground[spot] == BONUS_GROUND.get(facts.skill.category, "")) + int(unit.id in self.waiting)
        return min(5, max(0, 7 - facts.needs + bonus)) / 6

    def worth(self, user: Unit, facts: Facts, other: Unit) -> float:
        """What the skill's success on *other* is worth to the bot."""
        skill = facts.skill
        squad = other.seat == self.seat
        if (skill.who == "squad" and not squad) or (skill.who == "others" and squad):
            return 0.0
        if skill.only != "any" and (skill.only == "wounded") != other.wounded:
            return 0.0
        loss = (facts.hurt_wounded if other.wounded else facts.hurt) + (0.0 if other.wounded else facts.odd)
        sign = -1.1 if squad else 1.0
        return sign * loss * KINDS[other.kind] * (1.3 if other.trophies else 1.0) + (0.1 if user.id == other.id else 0.0)

    def struck(self, facts: Facts, spot: tuple[int, int], centre: tuple[int, int]) -> Iterator[Unit]:
        """Whom a radius or an area touches, as far as distance tells."""
        radius = facts.skill.radius
        for other in (*self.foes, *self.friends, *(unit for unit in self.view.units if unit.seat == -1)):
            at = self.spots[other.id]
            if (radius is not None and _apart(at, centre) <= radius) or (radius is None and 0 < _apart(at, spot) <= facts.reach):
                yield other

    def risk(self, unit: Unit) -> float:
        """What provoking the engagers of *unit* costs on average."""
        spot = self.spots[unit.id]
        threats = sum(
            not foe.wounded and 0 < _apart(self.spots[foe.id], spot) <= self.lore[foe.card].engages
            for foe in self.view.units
            if foe.seat != self.seat
        )
        return 0.45 * WOUND * threats * KINDS[unit.kind]

    def use(self, unit: Unit, facts: Facts, target: Target) -> float:
        """What declaring a skill, or a side of a trophy, is worth."""
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
        if skill.category == "buff" and not skill.keeps_turn and facts.skill.id != "totem":
            value -= (1 - odds) * (TURN if self.reaches(unit) else 0.2)
            value -= 2.0 * any(effect.maker == unit.id for effect in self.view.effects)
        return value - (self.risk(unit) if skill.category in PROVOKING else 0.0)

    def trap(self, operation: Lay, centre: tuple[int, int], radius: int) -> float:
        """What something on the cells round *centre* is worth: harm before the enemy, none before oneself."""
        if centre in self.traps or not any(isinstance(inner, Wound) for inner in operation.does):
            return 0.0
        near = sum(_apart(self.spots[foe.id], centre) <= NEAR + radius for foe in self.foes if not foe.wounded)
        own = sum(_apart(self.spots[friend.id], centre) <= 1 + radius for friend in self.friends)
        return 0.6 * (1 + radius) * (near - own)

    def reaches(self, unit: Unit) -> bool:
        """Whether an enemy is about where *unit* could strike this turn."""
        lore = self.lore[unit.card]
        return any(_apart(self.spots[unit.id], self.spots[foe.id]) <= lore.points + lore.keep for foe in self.foes)

    def stand(self, unit: Unit, spot: tuple[int, int], *, quick: bool) -> float:
        """What standing on *spot* instead of where it is gains *unit*: nearer the enemy, and what can follow a move."""
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

    def best(self, unit: Unit, facts: Facts, spot: tuple[int, int]) -> float:
        """The best target of a skill used from *spot*; of an area, all of them together."""
        others = [other for other in self.view.units if other.id != unit.id and other.cell >= 0]
        near = [other for other in others if _apart(spot, self.spots[other.id]) <= facts.reach]
        values = [self.worth(unit, facts, other) for other in near]
        return max(0.0, sum(values) if facts.skill.area else max(values, default=0.0))


@dataclass(frozen=True)
class GreedyBot:
    """Looks at what each action gains at once, by odds and distance, and takes the best; it plans nothing and sees its view only."""

    pack: Pack = chibitactics.STARTER

    def choose(self, view: View, actions: tuple[Action, ...], rng: Rng) -> Action:
        """The action that gains most; among squad picks any."""
        if len(actions) == 1:
            return actions[0]
        if isinstance(actions[0], PickUnit):
            return actions[rng.randrange(len(actions))]
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


@dataclass
class Tally:
    """What the duels of one ordered pair of factions came to; a shared victory is half a win for each."""

    wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    duels: int = 0
    shared: int = 0
    by_rounds: int = 0
    plies: int = 0

    def add(self, other: Tally) -> None:
        """Count the duels of *other* too."""
        self.wins = [mine + its for mine, its in zip(self.wins, other.wins, strict=True)]
        self.duels += other.duels
        self.shared += other.shared
        self.by_rounds += other.by_rounds
        self.plies += other.plies


@dataclass(frozen=True)
class Task:
    """Duels ``first`` to ``last`` - 1 of an ordered pair of factions."""

    pair: tuple[str, str]
    map: str
    seed: str
    first: int
    last: int


def play(task: Task) -> Tally:
    """Play the duels of *task*."""
    game, bot, tally = chibitactics.STANDARD, GreedyBot(), Tally()
    for number in range(task.first, task.last):
        key = f"{task.seed}/{'-'.join(task.pair)}/{number}"
        dealer = Dealer(key)
        rngs = [Random(f"{key}/{seat}") for seat in range(2)]
        state = dealer.deal(game, game.new_game(Options(map=task.map, factions=task.pair)))
        choices = 0
        while acting := game.to_act(state):
            seat = acting[0]
            action = bot.choose(game.view(state, seat), game.legal_actions(state, seat), rngs[seat])
            state = dealer.deal(game, game.apply_unchecked(state, action))
            choices += 1
        outcome = game.outcome(state)
        if outcome is None:
            raise BoardRulesError(f"duel {key} has neither a seat to act nor an outcome")
        for winner in outcome.winners:
            tally.wins[winner] += 1 / len(outcome.winners)
        tally.duels += 1
        tally.shared += len(outcome.winners) > 1
        tally.by_rounds += outcome.rule == "CT-H-5"
        tally.plies += choices + dealer.answered
    return tally


def balance(duels: int, *, seed: str = "0", map_id: str = "standard", processes: int = 1, chunk: int = 20) -> dict[tuple[str, str], Tally]:
    """Play *duels* duels, rounded up so that each ordered pair of different factions has as many; what each pair came to."""
    pairs = tuple(permutations((faction.id for faction in chibitactics.STARTER.factions), 2))
    each = -(-duels // len(pairs))
    tasks = [Task(pair, map_id, seed, first, min(first + chunk, each)) for pair in pairs for first in range(0, each, chunk)]
    found = {pair: Tally() for pair in pairs}
    if processes == 1:
        for task in tasks:
            found[task.pair].add(play(task))
        return found
    with ProcessPoolExecutor(processes) as executor:
        for task, tally in zip(tasks, executor.map(play, tasks), strict=True):
            found[task.pair].add(tally)
    return found


def table(found: dict[tuple[str, str], Tally]) -> str:
    """The result as text: each faction's share of all wins, and of its duels against each other faction."""
    names = list(dict.fromkeys(faction for pair in found for faction in pair))
    games = sum(tally.duels for tally in found.values())
    header = ["faction".ljust(12), "duels".rjust(7), "wins".rjust(8), "of all wins", *(f"vs {name}".rjust(13) for name in names)]
    lines = [f"{games:,} duels, {games // len(found):,} of each ordered pair", "", "  ".join(header)]
    for name in names:
        wins = {other: found[name, other].wins[0] + found[other, name].wins[1] for other in names if other != name}
        duels = {other: found[name, other].duels + found[other, name].duels for other in wins}
        total = sum(wins.values())
        cells = (f"{wins[other] / duels[other]:13.1%}" if other in wins else "-".rjust(13) for other in names)
        lines.append("  ".join([name.ljust(12), f"{sum(duels.values()):7,}", f"{total:8,.1f}", f"{total / games:11.1%}", *cells]))
    shared, rounds, plies = (sum(getattr(tally, what) for tally in found.values()) for what in ("shared", "by_rounds", "plies"))
    seat0 = sum(tally.wins[0] for tally in found.values())
    lines += [
        "",
        f"shared victories: {shared:,}; decided by the cap on rounds: {rounds:,}; seat 0 won {seat0 / games:.1%}",
        f"{plies / games:.0f} plies a duel, luck counted",
    ]
    return "\n".join(lines)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--duels", type=int, default=5000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--map", default="standard", choices=sorted({layout.id for layout in chibitactics.STARTER.maps}))
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    start = perf_counter()
    found = balance(arguments.duels, seed=arguments.seed, map_id=arguments.map, processes=arguments.processes)
    print(f"map {arguments.map}, seed {arguments.seed}")
    print(table(found))
    print(f"{perf_counter() - start:.0f} seconds on {arguments.processes} processes")


if __name__ == "__main__":
    main()
