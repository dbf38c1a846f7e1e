"""How often each card wins, by greedy bots: ``python -m bench.balance.cards [--share 1] [--processes 1]`` writes ``docs/win_rates.json``.

Two bots that look one action ahead play each set of cards, in the edition that it was printed for. Leaders, factions and squads are drawn
at random, so that a bot that dislikes a card plays it as often as any other. A rate is that of the seats that used a card: see
:class:`boardrules.Usage`. The same arguments give the same file on any machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from boardrules import Rng, __version__, chibitactics, game, pixel_tactics, simulate
from boardrules.bots import Bot, GreedyBot

__all__ = ["FILE", "RUNS", "CardRate", "Drawn", "Played", "Rates", "play", "write"]

FILE: Final = Path(__file__).parents[2] / "docs" / "win_rates.json"
COMMAND: Final = "python -m bench.balance.cards"
BOT: Final = "GreedyBot(worlds=1)"
SEED: Final = "cards"

CHOSEN: Final = (pixel_tactics.ChooseLeader, chibitactics.PickFaction, chibitactics.PickUnit)
"""Actions that are drawn at random."""

KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "pixel_tactics": ("leader", "hero", "order", "operation"),
    "chibitactics": ("faction", "unit", "creature"),
    "pixies": ("up", "under", "down"),
}
"""What is counted in each game."""


class Run(NamedTuple):
    """Games of one set of cards: the name of the game, its options, how many, and the only cards that are kept, if not all are."""

    game: str
    options: Mapping[str, object]
    games: int
    only: tuple[str, ...] = ()


RUNS: Final = (
    Run("pixel_tactics", {"edition": "first", "cards": ["set_1_first"]}, 4800),
    Run("pixel_tactics", {"edition": "en", "cards": ["set_1"]}, 4800),
    Run("pixel_tactics", {"edition": "first", "cards": ["set_2_first"]}, 1000),
    Run("pixel_tactics", {"edition": "pl", "cards": ["set_2"]}, 1000),
    Run("pixel_tactics", {"edition": "en", "cards": ["set_1", "promo"]}, 500, ("ptpov-mage",)),
    Run("chibitactics", {"seats": 2}, 600),
    Run("pixies", {"seats": 2}, 2000),
)


class CardRate(msgspec.Struct, frozen=True, array_like=True):
    """The seats that used a card, and how many of them won; a shared victory counts half."""

    kind: str
    card: str
    wins: float
    games: int


class Played(msgspec.Struct, frozen=True):
    """The result of a run: the game, the version of its rules, the options that were set, the number of games, a rate for each use."""

    game: str
    rules: str
    options: Mapping[str, object]
    games: int
    rates: tuple[CardRate, ...]


class Rates(msgspec.Struct, frozen=True):
    """The file: the version of the library, the command that wrote it, the bot of all seats, the seed, and the runs."""

    boardrules: str
    command: str
    bot: str
    seed: str
    runs: tuple[Played, ...]


@dataclass(frozen=True)
class Drawn:
    """A bot that draws its leader, faction and squad at random and leaves all else to *bot*."""

    bot: Bot[Any, Any]

    def choose(self, view: object, actions: tuple[Any, ...], rng: Rng) -> object:
        """Return the choice of the bot, or any action where one is drawn."""
        if isinstance(actions[0], CHOSEN):
            return actions[rng.randrange(len(actions))]
        chosen: object = self.bot.choose(view, actions, rng)
        return chosen


def play(run: Run, games: int, *, executor: ProcessPoolExecutor | None = None) -> Played:
    """Return the rates of *games* games of a run."""
    played = game(run.game)
    bot = Drawn(GreedyBot(played, worlds=1))
    options = msgspec.convert(run.options, played.SPEC.options)
    found = simulate(played, games, options=options, bots=[bot, bot], seed=SEED, uses=True, executor=executor)
    rates = tuple(
        CardRate(use.kind, use.name, use.rate.wins, use.rate.games)
        for use in found.uses
        if use.kind in KINDS[run.game] and (not run.only or use.name in run.only)
    )
    return Played(run.game, found.rules_version, run.options, found.games, rates)


def write(runs: tuple[Played, ...], path: Path) -> None:
    """Write the file, a line a run."""
    head = msgspec.json.encode(Rates(__version__, COMMAND, BOT, SEED, ())).removesuffix(b"[]}")
    path.write_bytes(head + b"[\n" + b",\n".join(msgspec.json.encode(run) for run in runs) + b"\n]}\n")


def main() -> None:
    """Play and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="share of the games that are played (default: 1, all of them)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    arguments = parser.parse_args()
    runs: tuple[Played, ...] = ()
    with ProcessPoolExecutor(arguments.processes) as pool:
        for run in RUNS:
            runs = (*runs, play(run, max(1, round(run.games * arguments.share)), executor=pool))
            write(runs, arguments.out)


if __name__ == "__main__":
    main()
