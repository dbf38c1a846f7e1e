"""Matches against a bot of an older version: ``python -m bench.strength.older REVISION GAME BOT OLDER GAMES [--from N]``.

``git archive`` takes the sources of REVISION, and a process of its own plays OLDER on them, such as ``ismcts:300``. Each deal is played
twice, with seats changed. For each decision the bot of today has as many seconds of the processor as the older one took on the mean for
its decisions of the game so far. The bot of today runs on the build that is installed, compiled or not; the older version is plain Python.

If the rules differ so that the two see different legal actions, the match stops.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import process_time
from typing import IO, Any, Final, NamedTuple

import msgspec

from bench.revisions import sources_of
from bench.strength.__main__ import OPTIONS, interval
from boardrules import Game, Seat, game
from boardrules.bots import ISMCTSBot, bot

FIRST: Final = 0.02
"""The seconds for decisions that come before any of the older bot."""


class Answer(NamedTuple):
    """The choice of the older bot, and the seconds of the processor that it took."""

    chosen: int
    seconds: float
    legal: str


@dataclass
class Played:
    """A game of a match: what the bot of today won (1, 0.5 or 0), and the decisions and seconds of both."""

    won: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    older_decisions: int = 0
    older_seconds: float = 0.0


@dataclass
class Pace:
    """A clock of which one unit is ``seconds`` of the processor, so that the budget of a bot that keeps its tree can change."""

    seconds: float = FIRST

    def clock(self) -> float:
        """Return the time."""
        return process_time() / self.seconds


class Older:
    """The older bot, in a process of its own."""

    def __init__(self, to: IO[str], out: IO[str]) -> None:
        self.to = to
        self.out = out

    def tell(self, **order: object) -> None:
        """Send an order."""
        self.to.write(json.dumps(order) + "\n")
        self.to.flush()

    def ask(self) -> Answer:
        """Return what the bot chooses."""
        self.tell(ask=None)
        return Answer(**json.loads(self.out.readline()))


@contextmanager
def older(revision: str, name: str, text: str) -> Iterator[Older]:
    """Open the process of the bot *text* of *revision*."""
    with sources_of(revision) as sources:
        command = [sys.executable, str(Path(__file__).with_name("older_bot.py")), name, text]
        environment = os.environ | {"PYTHONPATH": str(sources)}
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as process:  # noqa: S603
            if process.stdin is None or process.stdout is None:
                raise SystemExit("the process of the older bot has no pipes")
            yield Older(process.stdin, process.stdout)
            process.kill()


def play(played: Game[Any, Any, Any, Any, Any], text: str, rival: Older, seat: int, seed: str) -> Played:
    """Play one game; the bot of today has *seat*."""
    rng, luck = Random(f"{seed}/{seat}"), Random(seed)
    made, pace = bot(text, played), Pace()
    if isinstance(made, ISMCTSBot):
        made = replace(made, seconds=1.0, clock=pace.clock)
    result = Played()
    state = played.new_game(OPTIONS.get(played.SPEC.id))
    rival.tell(new=f"older/{seed}/{seat}")
    while acting := played.to_act(state):
        outcomes = played.chance(state)
        legal = played.legal_actions(state)
        if outcomes:
            k = luck.randrange(outcomes)
            action = played.chance_action(state, k)
        elif acting[0] != seat:
            answer = rival.ask()
            if answer.legal != msgspec.json.encode(legal).decode():
                raise SystemExit("the two versions do not play by the same rules")
            k, action = answer.chosen, legal[answer.chosen]
            own = [one for one in legal if one.by == acting[0]]
            if len(own) > 1:
                result.older_decisions += 1
                result.older_seconds += answer.seconds
        else:
            own = [one for one in legal if one.by == seat]
            if result.older_decisions:
                pace.seconds = result.older_seconds / result.older_decisions
            view, begun = played.view(state, Seat(seat)), process_time()
            action = made.choose(view, tuple(own), rng)
            if len(own) > 1:
                result.decisions += 1
                result.seconds += process_time() - begun
            k = legal.index(action)
        rival.tell(play=k)
        state = played.apply_unchecked(state, action)
    outcome = played.outcome(state)
    winners = () if outcome is None else outcome.winners
    result.won = (1 / len(winners) if seat in winners else 0.0) if winners else 0.5
    return result


def main() -> None:
    """Play the match, and print the result after every pair of games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a revision of git")
    parser.add_argument("game", help="a game with two seats")
    parser.add_argument("bot", help="the bot of today, such as expert")
    parser.add_argument("older", help="the older bot, such as ismcts:300")
    parser.add_argument("games", type=int, help="how many games to play")
    parser.add_argument("--from", type=int, default=0, dest="begin", help="number of the first deal, so that a match can be parted (0)")
    given = parser.parse_args()
    played, games = game(given.game), list[Played]()
    with older(given.revision, given.game, given.older) as rival:
        for deal in range(given.begin, given.begin + given.games // 2):
            games += [play(played, given.bot, rival, seat, f"{given.game}/{deal}") for seat in (0, 1)]
            print(row(given.bot, given.older, games), flush=True)


def row(text: str, other: str, games: list[Played]) -> str:
    """Return what the games so far have shown."""
    wins = sum(one.won for one in games)
    low, high = interval(wins, len(games))
    ours = 1000 * sum(one.seconds for one in games) / max(sum(one.decisions for one in games), 1)
    theirs = 1000 * sum(one.older_seconds for one in games) / max(sum(one.older_decisions for one in games), 1)
    share = f"{100 * wins / len(games):.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    return f"{text} won {wins:g} of {len(games)} against the older {other}, {share}; ms a decision: {ours:.0f} and {theirs:.0f}"


if __name__ == "__main__":
    main()
