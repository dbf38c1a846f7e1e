"""Find the puzzles of the examples in games between good bots: ``python -m tools.find_puzzles --games N --out FILE``.

Pixel Tactics: exactly one line of two or three decisions wins, no shorter one does, and the greedy bot does not find it. A turn that wins
in a game is mostly won by many lines. So each position is looked at as it was, and with as much life of the rival's leader as the best line
takes from it; ``Origin.varied`` tells which.

Chibitactics (``--game chibitactics``): exactly one action has the best chance of a win within the turn, by one twelfth or more, at least
one more decision can follow, and the greedy bot does not take it. Each position is looked at as it was, and with more units of the rival
wounded and fewer of the other seat to act, see ``last_stands``; ``Origin.varied`` tells which.

The bots of ``JUDGES`` that solve a puzzle are named in the file, written anew whenever one is found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from boardrules import InvalidState, Seat, chibitactics, pixel_tactics
from boardrules.pixel_tactics._engine.slots import LEADER_AT
from boardrules.puzzles import AnyPuzzle, find_puzzles, solvers, write_puzzles

JUDGES: Final = ("casual", "strong", "expert")
DECISIONS: Final = 3
"""Maximum number of decisions of a solution."""
LAST: Final = 60
"""Number of actions before the end of a game at which the search begins: about the last two rounds."""
BUDGET: Final = 60_000
"""Maximum number of positions examined for each position of a game."""
FACTIONS: Final = ("humans", "chthonids", "fungunites")
MOST_RIVALS: Final = 3
"""Maximum number of rival units in a position of Chibitactics that is looked at."""
ACTIONS: Final = range(10, 61)
"""Numbers of legal actions of such a position: fewer are too easy, and more are too many to be played out."""
CHANCE_BUDGET: Final = 5_000
"""Maximum number of positions examined for each position of Chibitactics."""
MARGIN: Final = Fraction(1, 12)
"""Minimum lead of the best chance over the second best."""


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


def last_stands(state: chibitactics.State, seat: Seat) -> Iterator[chibitactics.State]:
    """Yield *state*, if so few units are left that *seat* may win within its turn and that all of the turn can be played out; then varied.

    In a varied position all units of the rival but one, or all, are wounded, and only the two units of *seat* that are nearest to the
    rival, or the nearest, can still act.
    """
    rivals = {unit.id for unit in state.units if unit.kind == "squad" and unit.seat == 1 - seat}
    able = {unit.id for unit in state.units if unit.seat == seat and not unit.wounded and unit.turn != "done"}
    if state.stack or not rivals or not able or len(rivals) > MOST_RIVALS:
        return
    if _fit(state):
        yield state
    described = chibitactics.setup_of(state)
    cells = {unit.id: unit.cell for unit in described.units}
    steps = {own: min(_steps(cells[own], cells[rival]) for rival in rivals) for own in able}
    # The unit whose turn has begun goes on; the others come in the order of their distance.
    order = sorted(able, key=lambda own: (own != state.clock.running, steps[own], own))
    for acting, spared in product(range(min(len(able), 2), 0, -1), (*sorted(rivals), "")):
        units = [_changed(unit, harmed=unit.id in rivals - {spared}, tired=unit.id in order[acting:]) for unit in described.units]
        with suppress(InvalidState):
            varied = chibitactics.set_up(replace(described, units=tuple(units)))
            if varied != state and _fit(varied):
                yield varied


def _fit(state: chibitactics.State) -> bool:
    return len(chibitactics.legal_actions(state)) in ACTIONS


def _changed(unit: chibitactics.UnitSetup, *, harmed: bool, tired: bool) -> chibitactics.UnitSetup:
    if harmed:
        return replace(unit, wounded=True, turn=None)
    return replace(unit, turn="done") if tired else unit


def _steps(one: chibitactics.Cell, other: chibitactics.Cell) -> int:
    """Return the distance on a map of hexes."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def of_pixel_tactics(given: argparse.Namespace) -> Iterator[AnyPuzzle]:
    """Yield sure wins of Pixel Tactics."""
    options = pixel_tactics.Options(cards=tuple(given.cards.split(","))) if given.cards else None
    yield from find_puzzles(
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
    )


def of_chibitactics(given: argparse.Namespace) -> Iterator[AnyPuzzle]:
    """Yield best chances of Chibitactics, at most ``--alike`` of each theme.

    With ``--pairs`` every pair of factions plays, in games with seeds such as ``luck-3``; otherwise the bots pick their factions.
    """
    runs = [(chibitactics.Options(), given.games, given.seed)]
    if given.pairs:
        pairs = [chibitactics.Options(factions=pair) for pair in product(FACTIONS, repeat=2)]
        runs = [(options, 1, f"{given.seed}-{number}") for number in range(given.games) for options in pairs]
    themes = Counter[tuple[str, ...]]()
    for options, games, seed in runs:
        for puzzle in find_puzzles(
            chibitactics,
            games,
            options=options,
            seed=seed,
            bots=given.bots,
            last=LAST,
            variants=last_stands,
            margin=MARGIN,
            budget=CHANCE_BUDGET,
            unsolved_by="greedy",
        ):
            themes[puzzle.theme] += 1
            if themes[puzzle.theme] <= given.alike:
                yield replace(puzzle, solved_by=solvers(chibitactics, puzzle, JUDGES))


FINDERS: Final = {"pixel_tactics": of_pixel_tactics, "chibitactics": of_chibitactics}


def main() -> None:
    """Find puzzles and write them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=FINDERS, default="pixel_tactics", help="the game (default: pixel_tactics)")
    parser.add_argument("--games", type=int, default=50, help="the number of games, in Chibitactics of each pair of factions (default: 50)")
    parser.add_argument("--seed", default="0", help="the same seed, the same games (default: 0)")
    parser.add_argument("--cards", default="", help="the sets of cards, such as set_1,set_2 (default: those of the edition)")
    parser.add_argument("--bots", default="strong", help="who plays (default: strong)")
    parser.add_argument("--pairs", action="store_true", help="Chibitactics: let every pair of factions play (default: the bots pick)")
    parser.add_argument("--alike", type=int, default=20, help="Chibitactics: at most so many puzzles with one theme (default: 20)")
    parser.add_argument("--most", type=int, default=1000, help="stop after this many puzzles")
    parser.add_argument("--out", type=Path, required=True, help="the file to write")
    given = parser.parse_args()
    found: list[AnyPuzzle] = []
    for puzzle in FINDERS[given.game](given):
        found.append(puzzle)
        given.out.write_bytes(write_puzzles(found))
        print(f"{len(found)}: {puzzle.theme}, {puzzle.origin}, {puzzle.solved_by}, {time.process_time():.0f} s", file=sys.stderr)
        if len(found) >= given.most:
            break


if __name__ == "__main__":
    main()
