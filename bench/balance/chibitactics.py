"""How even the factions of Chibitactics' starter pack are: many duels of a simple greedy bot, and the table of their wins.

    python -m bench.balance.chibitactics                  # 5,004 duels on the map "standard", on all cores
    python -m bench.balance.chibitactics --duels 600 --map valley --seed 3 --processes 1
    python -m bench.balance.chibitactics --bot strong --duels 120      # in the hands of a better bot; takes hours

Every pair of different factions plays equally often, each faction as often on seat 0 as on seat 1; who begins is rolled for, and
squads are drawn at random. A shared victory counts half for each. The same arguments give the same table on any machine.

Below the table, every faction's share is set beside one half, corrected for the number of comparisons
(``boardrules.simulation.findings``), and the report says how strong the bot is: what looks uneven in the hands of a weak bot need not be
so in those of a strong one.

The duels are played here and not by :func:`boardrules.simulate`: its summary does not say which rule decided a game, nor who began.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from os import cpu_count
from random import Random
from time import perf_counter

from bench.balance.bot import GreedyBot
from bench.balance.strength import SIMPLE, strength
from boardrules import BoardRulesError, Dealer, chibitactics
from boardrules.bots import Bot
from boardrules.bots import bot as bot_named
from boardrules.chibitactics import Action, Options, View
from boardrules.simulation import Rate, findings

__all__ = ["Tally", "Task", "balance", "evenness", "play", "table"]


@dataclass
class Tally:
    """The result of the duels of one ordered pair of factions; a shared victory is half a win for each."""

    wins: list[float] = field(default_factory=lambda: [0.0, 0.0])
    duels: int = 0
    shared: int = 0
    by_rounds: int = 0
    began: float = 0.0
    plies: int = 0

    def add(self, other: Tally) -> None:
        """Count the duels of *other* too."""
        self.wins = [mine + its for mine, its in zip(self.wins, other.wins, strict=True)]
        self.duels += other.duels
        self.shared += other.shared
        self.by_rounds += other.by_rounds
        self.began += other.began
        self.plies += other.plies


@dataclass(frozen=True)
class Task:
    """Duels ``first`` to ``last`` - 1 of an ordered pair of factions."""

    pair: tuple[str, str]
    map: str
    seed: str
    first: int
    last: int
    bot: str = SIMPLE

    def player(self) -> Bot[View, Action]:
        """Return the bot that plays both seats."""
        return GreedyBot() if self.bot == SIMPLE else bot_named(self.bot, chibitactics.STANDARD)


def play(task: Task) -> Tally:
    """Play the duels of *task*."""
    game, bot, tally = chibitactics.STANDARD, task.player(), Tally()
    for number in range(task.first, task.last):
        key = f"{task.seed}/{'-'.join(task.pair)}/{number}"
        dealer = Dealer(key)
        rngs = [Random(f"{key}/{seat}") for seat in range(2)]
        state = dealer.deal(game, game.new_game(Options(map=task.map, factions=task.pair)))
        began, choices = state.clock.first, 0
        while acting := game.to_act(state):
            seat = acting[0]
            legal = game.legal_actions(state, seat)
            action = rngs[seat].choice(legal) if state.phase == "squad" else bot.choose(game.view(state, seat), legal, rngs[seat])
            state = dealer.deal(game, game.apply_unchecked(state, action))
            choices += 1
        outcome = game.outcome(state)
        if outcome is None:
            raise BoardRulesError(f"duel {key} has neither a seat to act nor an outcome")
        for winner in outcome.winners:
            tally.wins[winner] += 1 / len(outcome.winners)
            tally.began += (winner == began) / len(outcome.winners)
        tally.duels += 1
        tally.shared += len(outcome.winners) > 1
        tally.by_rounds += outcome.rule == "CT-H-5"
        tally.plies += choices + dealer.answered
    return tally


def balance(
    duels: int, *, seed: str = "0", map_id: str = "standard", processes: int = 1, chunk: int = 20, bot: str = SIMPLE
) -> dict[tuple[str, str], Tally]:
    """Play *duels* duels, rounded up so that each ordered pair of different factions has as many; what each pair came to."""
    pairs = tuple(permutations((faction.id for faction in chibitactics.STARTER.factions), 2))
    each = -(-duels // len(pairs))
    tasks = [Task(pair, map_id, seed, first, min(first + chunk, each), bot) for pair in pairs for first in range(0, each, chunk)]
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
    """Return the result as text: each faction's share of all wins, and of its duels against each other faction."""
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
    began = sum(tally.began for tally in found.values())
    seat0 = sum(tally.wins[0] for tally in found.values())
    lines += [
        "",
        f"shared victories: {shared:,}; decided by the cap on rounds: {rounds:,}; {plies / games:.0f} plies a duel, luck counted",
        f"seat 0 won {seat0 / games:.1%}; who began won {began / games:.1%}",
    ]
    return "\n".join(lines)


def evenness(found: dict[tuple[str, str], Tally]) -> str:
    """Return each faction's share of its duels beside one half, the largest difference first, and each pair's."""
    factions: dict[str, Rate] = {}
    pairs: dict[str, Rate] = {}
    for (first, second), tally in found.items():
        back = found[second, first]
        for name, wins in ((first, tally.wins[0]), (second, tally.wins[1])):
            was = factions.get(name, Rate(0.0, 0))
            factions[name] = Rate(was.wins + wins, was.games + tally.duels)
        if first < second:
            pairs[f"{first} against {second}"] = Rate(tally.wins[0] + back.wins[1], tally.duels + back.duels)
    lines = [f"{'':28} share  beside 50 %, 95 % interval      q"]
    for finding in findings({**factions, **pairs}, expected=0.5):
        low, high = finding.interval
        said = "uneven" if finding.found else "no difference found"
        lines.append(
            f"{finding.name:28} {finding.rate.share:5.1%}  {finding.effect:+6.1%} ({low:+.1%} to {high:+.1%})  {finding.q:6.3f}  {said}"
        )
    return "\n".join([*lines, "q is corrected for all comparisons of the table (Benjamini and Hochberg)"])


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--duels", type=int, default=5000)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--map", default="standard", choices=sorted({layout.id for layout in chibitactics.STARTER.maps}))
    parser.add_argument(
        "--bot", default=SIMPLE, help="the bot of both seats, by its name, such as strong (default: the one of this folder)"
    )
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    start = perf_counter()
    found = balance(arguments.duels, seed=arguments.seed, map_id=arguments.map, processes=arguments.processes, bot=arguments.bot)
    print(f"map {arguments.map}, seed {arguments.seed}, rules {chibitactics.SPEC.rules_version}")
    print(f"bot {arguments.bot}: {strength('chibitactics', arguments.bot)}")
    print(table(found))
    print()
    print(evenness(found))
    print(f"{perf_counter() - start:.0f} seconds on {arguments.processes} processes")


if __name__ == "__main__":
    main()
