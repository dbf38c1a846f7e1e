"""The benchmark: boardrules and its peers in turn, many short slices each. ``python -m bench.run``; see bench/README.md."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

import msgspec

from bench.peers import CONTESTS
from bench.peers.common import Census, Contestant, NotInstalled, Peer, Slice

__all__ = ["Ratio", "Result", "compare", "main", "measure"]

WARM_UP = 0.5
COUNTED = 20
"""Games of each contestant whose steps are counted, apart from the time."""

NAMES = {peer.name for contest in CONTESTS.values() for peer in contest.peers}


@dataclass(frozen=True)
class Ratio:
    """The decisions of boardrules divided by those of a peer, in the same run and the same time of a processor."""

    median: float
    best: float

    def reaches(self, target: float | None) -> bool:
        """Return whether the median of the repeats reaches *target*; without a target always."""
        return target is None or self.median >= target


@dataclass(frozen=True)
class Result:
    """The measurements of a contestant: decisions a second of a processor and by the clock, the forced share, our ratio to it."""

    game: str
    name: str
    version: str
    rate: float
    best: float
    worst: float
    wall: float
    forced: float | None
    ratio: float
    best_ratio: float


def load(peers: Sequence[Peer], node: Path | None) -> tuple[dict[str, Contestant], dict[str, str]]:
    """Return the contestants that can be loaded, and for each of the others how to install it."""
    found: dict[str, Contestant] = {}
    missing: dict[str, str] = {}
    for peer in peers:
        try:
            found[peer.name] = peer.load(node)
        except NotInstalled as fault:
            missing[peer.name] = str(fault)
    return found, missing


def measure(contestants: Mapping[str, Contestant], repeats: int, seconds: float, seed: int) -> dict[str, list[Slice]]:
    """Measure a slice of each contestant in each repeat, in an order drawn anew for each repeat; every one is warmed up first."""
    order = list(contestants)
    slices: dict[str, list[Slice]] = {name: [] for name in order}
    for contestant in contestants.values():
        contestant.slice(WARM_UP, seed)
    shuffler = Random(seed)
    for repeat in range(repeats):
        shuffler.shuffle(order)
        for name in order:
            slices[name].append(contestants[name].slice(seconds, seed + 1 + repeat))
    return slices


def decisions(slices: Sequence[Slice], census: Census | None) -> list[float]:
    """Decisions of players in a second of a processor, in each slice. Without a *census* every step is a decision."""
    share = 1.0 if census is None else census.share
    return [one.rate * share for one in slices]


def compare(ours: Sequence[float], theirs: Sequence[float]) -> Ratio:
    """Return the median of the ratios repeat by repeat, and the ratio of the best repeats."""
    return Ratio(median([our / their for our, their in zip(ours, theirs, strict=True)]), max(ours) / max(theirs))


def verdict(peer: Peer, ratio: Ratio) -> str:
    """Return what is to be reached and whether it is, in words."""
    said: list[str] = []
    if peer.target is not None:
        said.append(f"target {peer.target:g}: {'reached' if ratio.reaches(peer.target) else 'MISSED'}")
    if peer.aim is not None:
        said.append(f"aim {peer.aim:g}: {'reached' if ratio.reaches(peer.aim) else 'not yet'}")
    return "; ".join(said) or "for comparison"


def results(
    game: str,
    contestants: Mapping[str, Contestant],
    slices: Mapping[str, Sequence[Slice]],
    censuses: Mapping[str, Census | None],
    ours: str,
) -> list[Result]:
    """Return the measurements of each contestant, ours first."""
    rates = {name: decisions(slices[name], censuses[name]) for name in slices}
    found = []
    for name, each in rates.items():
        census, ratio = censuses[name], compare(rates[ours], each)
        wall = median([one.wall_rate for one in slices[name]]) * (1.0 if census is None else census.share)
        forced = None if census is None else census.forced_share
        found.append(
            Result(game, name, contestants[name].version, median(each), max(each), min(each), wall, forced, ratio.median, ratio.best)
        )
    return found


def print_rates(contestants: Mapping[str, Contestant], peers: Sequence[Peer], slices: Mapping[str, Sequence[Slice]]) -> None:
    """Steps a second of a processor of each contestant."""
    print(f"{'steps a second':<24}{'version':<12}{'median':>10}{'best':>10}{'worst':>10}{'steps/game':>12}   work")
    for peer in peers:
        if peer.name not in slices:
            continue
        rates = [one.rate for one in slices[peer.name]]
        length = sum(one.steps for one in slices[peer.name]) / sum(one.games for one in slices[peer.name])
        version = contestants[peer.name].version
        print(f"{peer.name:<24}{version:<12}{median(rates):>10,.0f}{max(rates):>10,.0f}{min(rates):>10,.0f}{length:>12.1f}   {peer.work}")


def print_results(found: Sequence[Result], peers: Sequence[Peer], missing: Mapping[str, str], ours: Peer) -> bool:
    """Rates, and ratios to each peer; whether every target is reached, which a peer that is not installed prevents."""
    known = {one.name: one for one in found}
    print(f"{'decisions a second':<24}{'version':<26}{'CPU':>10}{'best':>10}{'worst':>10}{'wall':>10}{'forced':>8}   work")
    for peer in (ours, *peers):
        if one := known.get(peer.name):
            forced = "-" if one.forced is None else f"{one.forced:.0%}"
            rates = f"{one.rate:>10,.0f}{one.best:>10,.0f}{one.worst:>10,.0f}{one.wall:>10,.0f}"
            print(f"{one.name:<24}{one.version:<26}{rates}{forced:>8}   {peer.work}")
    print(f"\n{ours.name + ' / peer':<24}{'median':>10}{'best':>10}{'unforced':>10}   verdict, on the median")
    reached = True
    for peer in peers:
        one = known.get(peer.name)
        if one is None:
            print(f"{peer.name:<24}{'-':>10}{'-':>10}{'-':>10}   not installed: {missing[peer.name]}")
            reached = reached and peer.target is None
            continue
        ratio, mine = Ratio(one.ratio, one.best_ratio), known[ours.name].forced
        open_ratio = "-" if one.forced is None or mine is None else f"{ratio.median * (1 - mine) / (1 - one.forced):.3f}"
        print(f"{peer.name:<24}{ratio.median:>10.3f}{ratio.best:>10.3f}{open_ratio:>10}   {verdict(peer, ratio)}")
        reached = reached and ratio.reaches(peer.target)
    return reached


def arguments() -> argparse.Namespace:
    """Return the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pixies", choices=list(CONTESTS), help="the game of boardrules (pixies)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (0.5)")
    parser.add_argument("--repeats", type=int, default=25, help="slices of each contestant (25)")
    parser.add_argument("--only", action="append", choices=sorted(NAMES), help="this peer only; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="of the random decisions (1)")
    parser.add_argument("--boardgame-io", type=Path, metavar="FOLDER", help="the folder that holds node_modules with boardgame.io")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results to FILE too, for python -m bench.plot")
    parser.add_argument("--require-targets", action="store_true", help="exit with 1 unless every target is reached")
    return parser.parse_args()


def main() -> int:
    """Measure and print."""
    asked = arguments()
    contest = CONTESTS[asked.game]
    peers = [peer for peer in contest.peers if asked.only is None or peer.name in asked.only]
    everyone = [contest.ours, *peers]
    contestants, missing = load(everyone, asked.boardgame_io)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores; {asked.repeats} repeats of {asked.seconds:g} s slices\n")
    try:
        slices = measure(contestants, asked.repeats, asked.seconds, asked.seed)
        censuses = {name: contestant.census(COUNTED, asked.seed) for name, contestant in contestants.items()}
    finally:
        for contestant in contestants.values():
            contestant.close()
    found = results(asked.game, contestants, slices, censuses, contest.ours.name)
    reached = print_results(found, peers, missing, contest.ours)
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return 0 if reached or not asked.require_targets else 1


if __name__ == "__main__":
    raise SystemExit(main())
