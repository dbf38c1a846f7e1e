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

from bench.peers import CONTESTS
from bench.peers.common import Contestant, NotInstalled, Peer, Slice

__all__ = ["Ratio", "compare", "main", "measure"]

WARM_UP = 0.5

NAMES = {peer.name for contest in CONTESTS.values() for peer in contest.peers}


@dataclass(frozen=True)
class Ratio:
    """How many times as many steps as a peer boardrules made in the same run."""

    median: float
    best: float

    def reaches(self, target: float | None) -> bool:
        """Whether the median of the repeats reaches *target*; without a target always."""
        return target is None or self.median >= target


def load(peers: Sequence[Peer], node: Path | None) -> tuple[dict[str, Contestant], dict[str, str]]:
    """The contestants that can be loaded, and for each of the others how to install it."""
    found: dict[str, Contestant] = {}
    missing: dict[str, str] = {}
    for peer in peers:
        try:
            found[peer.name] = peer.load(node)
        except NotInstalled as fault:
            missing[peer.name] = str(fault)
    return found, missing


def measure(contestants: Mapping[str, Contestant], repeats: int, seconds: float, seed: int) -> dict[str, list[Slice]]:
    """One slice of each contestant in each repeat, in an order drawn anew for each repeat; every one is warmed up first."""
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


def compare(ours: Sequence[Slice], theirs: Sequence[Slice]) -> Ratio:
    """The median of the ratios repeat by repeat, and the ratio of the best repeats."""
    each = [our.rate / their.rate for our, their in zip(ours, theirs, strict=True)]
    return Ratio(median(each), max(one.rate for one in ours) / max(one.rate for one in theirs))


def verdict(peer: Peer, ratio: Ratio) -> str:
    """What is to be reached and whether it is, in words."""
    said: list[str] = []
    if peer.target is not None:
        said.append(f"target {peer.target:g}: {'reached' if ratio.reaches(peer.target) else 'MISSED'}")
    if peer.aim is not None:
        said.append(f"aim {peer.aim:g}: {'reached' if ratio.reaches(peer.aim) else 'not yet'}")
    return "; ".join(said) or "for comparison"


def print_rates(contestants: Mapping[str, Contestant], peers: Sequence[Peer], slices: Mapping[str, Sequence[Slice]]) -> None:
    """Steps a second of each contestant."""
    print(f"{'steps a second':<24}{'version':<12}{'median':>10}{'best':>10}{'worst':>10}{'steps/game':>12}   work")
    for peer in peers:
        if peer.name not in slices:
            continue
        rates = [one.rate for one in slices[peer.name]]
        length = sum(one.steps for one in slices[peer.name]) / sum(one.games for one in slices[peer.name])
        version = contestants[peer.name].version
        print(f"{peer.name:<24}{version:<12}{median(rates):>10,.0f}{max(rates):>10,.0f}{min(rates):>10,.0f}{length:>12.1f}   {peer.work}")


def print_ratios(peers: Sequence[Peer], slices: Mapping[str, Sequence[Slice]], missing: Mapping[str, str], ours: Peer) -> bool:
    """Ratios to each peer; whether every target is reached, which a peer that is not installed prevents."""
    print(f"\n{'boardrules / peer':<22}{'median':>10}{'best':>10}   verdict, on the median")
    reached = True
    for peer in peers:
        if peer.name in missing:
            print(f"{peer.name:<22}{'-':>10}{'-':>10}   not installed: {missing[peer.name]}")
            reached = reached and peer.target is None
            continue
        ratio = compare(slices[ours.name], slices[peer.name])
        print(f"{peer.name:<22}{ratio.median:>10.3f}{ratio.best:>10.3f}   {verdict(peer, ratio)}")
        reached = reached and ratio.reaches(peer.target)
    return reached


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="pixies", choices=list(CONTESTS), help="the game of boardrules (pixies)")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (0.5)")
    parser.add_argument("--repeats", type=int, default=25, help="slices of each contestant (25)")
    parser.add_argument("--only", action="append", choices=sorted(NAMES), help="this peer only; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="of the random decisions (1)")
    parser.add_argument("--boardgame-io", type=Path, metavar="FOLDER", help="the folder that holds node_modules with boardgame.io")
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
    finally:
        for contestant in contestants.values():
            contestant.close()
    print_rates(contestants, everyone, slices)
    reached = print_ratios(peers, slices, missing, contest.ours)
    return 0 if reached or not asked.require_targets else 1


if __name__ == "__main__":
    raise SystemExit(main())
