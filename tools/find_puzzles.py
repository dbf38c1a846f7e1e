"""Find the puzzles of the examples in games between good bots: ``python -m tools.find_puzzles --games N --out FILE``.

Exactly one line of two or three decisions wins, no shorter one does, and the greedy bot does not find it. A turn that wins in a game is
mostly won by many lines. So each position is looked at as it was, and with as much life of the rival's leader as the best line takes from
it; ``Origin.varied`` tells which. The bots of ``JUDGES`` that solve a puzzle are named in the file, written anew whenever one is found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from boardrules import Seat, pixel_tactics
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.puzzles import AnyPuzzle, find_puzzles, write_puzzles

JUDGES: Final = ("casual", "strong", "expert")
DECISIONS: Final = 3
"""Maximum number of decisions of a solution."""
LAST: Final = 60
"""Number of actions before the end of a game at which the search begins: about the last two rounds."""
BUDGET: Final = 60_000
"""Maximum number of positions examined for each position of a game."""


def low_leaders(state: pixel_tactics.State, seat: Seat) -> Iterator[pixel_tactics.State]:
    """Yield *state*, and the same with such a life of the rival's leader that only one first action can lead to its fall.

    Nothing in the turns before the last of a wave, in which no leader falls.
    """
    if state.phase != "play" or state.clock.turn != 1 or state.stack:
        return
    yield state
    rival = 1 - seat
    leader = state.players[rival].unit[LEADER_AT]
    if leader is None or leader.face != "leader":
        return
    walker: Any = pixel_tactics.walker(_with_damage(state, rival, 0), Random(0))  # noqa: S311  (not secret)
    life: int = walker.position.catalogue.physical[leader.card].leader.life
    after = [_damage(walker, k, seat, life) for k in range(len(walker.legal()))]
    for decisions in range(1, DECISIONS):
        top, *others = sorted([taken[decisions] for taken in after], reverse=True)
        sooner = max([taken[decisions - 1] for taken in after])
        if others and max(others[0], sooner) < top < life:
            yield _with_damage(state, rival, life - top)


def _damage(walker: Any, k: int, seat: Seat, life: int) -> list[int]:
    """Return the most damage on the rival's leader after action *k* and at most 0, 1 ... further decisions of *seat* in this turn."""
    walker.mark()
    walker.play(k)
    position = walker.position
    piece = position.seats[1 - seat].unit[LEADER_AT]
    most = [life if piece is None else min(piece.damage, life)] * DECISIONS
    if walker.to_act() == (seat,) and position.clock.turn == 1 and not walker.chance():
        choices = len(walker.legal())
        cost = int(choices > 1)
        if len(walker.marks) < DECISIONS + 1:
            for n in range(choices):
                for left, taken in enumerate(_damage(walker, n, seat, life)[: DECISIONS - cost], start=cost):
                    most[left] = max(most[left], taken)
    walker.back()
    return most


def _with_damage(state: pixel_tactics.State, seat: int, damage: int) -> pixel_tactics.State:
    player = state.players[seat]
    unit = list(player.unit)
    leader = unit[LEADER_AT]
    if leader is not None:
        unit[LEADER_AT] = replace(leader, damage=damage, peak_damage=damage)
    players = [replace(player, unit=tuple(unit)) if at == seat else other for at, other in enumerate(state.players)]
    return replace(state, players=tuple(players))


def main() -> None:
    """Find puzzles and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50, help="the number of games (default: 50)")
    parser.add_argument("--seed", default="0", help="the same seed, the same games (default: 0)")
    parser.add_argument("--cards", default="", help="the sets of cards, such as set_1,set_2 (default: those of the edition)")
    parser.add_argument("--bots", default="strong", help="who plays (default: strong)")
    parser.add_argument("--most", type=int, default=1000, help="stop after this many puzzles")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    options = pixel_tactics.Options(cards=tuple(given.cards.split(","))) if given.cards else None
    found: list[AnyPuzzle] = []
    for puzzle in find_puzzles(
        pixel_tactics,
        given.games,
        options=options,
        seed=given.seed,
        bots=given.bots,
        last=LAST,
        decisions=DECISIONS,
        variants=low_leaders,
        budget=BUDGET,
        unsolved_by="greedy",
        judges=JUDGES,
    ):
        found.append(puzzle)
        given.out.write_bytes(write_puzzles(found))
        print(f"{len(found)}: {puzzle.theme}, {puzzle.origin}, {puzzle.solved_by}, {time.process_time():.0f} s", file=sys.stderr)
        if len(found) >= given.most:
            break


if __name__ == "__main__":
    main()
