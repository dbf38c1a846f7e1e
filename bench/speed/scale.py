"""How a decision's cost grows with rounds, seats, maps, cards and modes: ``python -m bench.speed.scale --out scale.svg``.

Plays random games of each setting, ``legal_actions`` and checked ``apply`` with the luck, and counts the CPU time of this process for each
decision of a player. Settings take turns in every repeat, and the median of the repeats counts, so a disturbance of the machine hits all
alike. Read the ratios. Needs the extra ``simulation`` for the picture.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import process_time_ns
from typing import Any

import msgspec

from boardrules import Dealer, chibitactics, pixel_tactics, pixies

__all__ = ["Point", "main", "measure"]


@dataclass(frozen=True)
class Setting:
    """A game with options, and what it is called in its panel; *rounds* bound the decisions that are counted."""

    panel: str
    name: str
    game: Any
    options: Any
    rounds: tuple[int, int] = (0, 10_000)


class Point(msgspec.Struct, frozen=True):
    """Microseconds for each decision in one setting: the median of the repeats, and the lowest and highest."""

    panel: str
    name: str
    decisions: int
    median: float
    low: float
    high: float


def settings() -> Iterator[Setting]:
    """Yield everything that is measured, panel by panel."""
    for game in (pixel_tactics, chibitactics):
        panel = f"{game.SPEC.title}: round"
        for first, last in ((1, 1), (2, 3), (4, 6), (7, 10), (11, 20), (21, 40)):
            yield Setting(panel, f"{first}" if first == last else f"{first}-{last}", game, game.Options(), (first, last))
    for seats in range(2, 7):
        yield Setting(
            "Pixies: seats",
            f"{seats}, Flower Power" if seats == 6 else f"{seats}",
            pixies,
            pixies.Options(seats=seats, flower_power=seats == 6),
        )
    for seats in (2, 3, 4, 6):
        yield Setting("Chibitactics: seats", f"{seats}", chibitactics, chibitactics.Options(seats=seats))
    for names in (("set_1",), ("set_1", "set_2"), ("set_1", "set_2", "promo")):
        options = pixel_tactics.Options(cards=names)
        cards = len({card.id for card in pixel_tactics.cards_in_play(pixel_tactics.new_game(options))})
        yield Setting("Pixel Tactics: cards", f"{cards}", pixel_tactics, options)
    for layout in chibitactics.STARTER.maps:
        if layout.seats == 2:
            yield Setting("Chibitactics: map", layout.id, chibitactics, chibitactics.Options(map=layout.id))
    modes: dict[str, pixel_tactics.Options] = {
        "duel": pixel_tactics.Options(),
        "best of 3": pixel_tactics.Options(edition="pl", best_of=3),
        "shared deck": pixel_tactics.Options(mode="pool"),
        "teams": pixel_tactics.Options(mode="teams"),
        "teams, long": pixel_tactics.Options(mode="teams", long_game=True),
    }
    for name, options in modes.items():
        yield Setting("Pixel Tactics: mode", name, pixel_tactics, options)


def measure(setting: Setting, seed: str, least: int) -> tuple[int, float]:
    """Play until *least* decisions are counted or 40 games are over; how many were, and the microseconds for each."""
    game, decisions, spent = setting.game, 0, 0
    low, high = setting.rounds
    bounded = (low, high) != (0, 10_000)
    for number in range(40):
        if decisions >= least:
            break
        dealer, rng = Dealer(f"{seed}/{number}"), Random(f"{seed}/{number}")
        state = dealer.deal(game, game.new_game(setting.options))
        while decisions < least:
            now = state.clock.round if bounded else low
            if now > high:
                break
            start = process_time_ns()
            actions = game.legal_actions(state)
            if not actions:
                break
            state = dealer.deal(game, game.apply(state, actions[rng.randrange(len(actions))]))
            if low <= now <= high:
                spent += process_time_ns() - start
                decisions += 1
    return decisions, spent / max(1, decisions) / 1000


def plot(points: list[Point], path: Path) -> None:
    """Draw a panel for each thing that grows."""
    import matplotlib as mpl  # noqa: PLC0415  (may not be installed)
    from matplotlib.figure import Figure  # noqa: PLC0415

    mpl.rcParams.update({"svg.hashsalt": "boardrules", "svg.fonttype": "none", "font.family": "sans-serif"})
    panels = [*dict.fromkeys(point.panel for point in points)]
    figure = Figure(figsize=(9, 2.4 * -(-len(panels) // 3)), layout="constrained")
    grid = figure.subplots(-(-len(panels) // 3), 3, squeeze=False).ravel()
    for axes in grid[len(panels) :]:
        axes.set_visible(False)
    for axes, panel in zip(grid, panels, strict=False):
        own = [point for point in points if point.panel == panel]
        errors = [[point.median - point.low for point in own], [point.high - point.median for point in own]]
        axes.errorbar(range(len(own)), [point.median for point in own], errors, fmt="o-", color="#0072b2", capsize=3)
        axes.set_xticks(range(len(own)), [point.name for point in own], rotation=20 if max(len(point.name) for point in own) > 5 else 0)
        axes.set_title(panel, fontsize=10)
        axes.set_ylabel("microseconds a decision", fontsize=8)
        axes.set_ylim(bottom=0)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)


def main() -> int:
    """Measure, print, write, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=400, help="decisions of a setting in a repeat (400)")
    parser.add_argument("--repeats", type=int, default=7, help="of which the median counts (7)")
    parser.add_argument("--json", type=Path, help="write the numbers there")
    parser.add_argument("--out", type=Path, help="draw the picture there, .svg or .png")
    asked = parser.parse_args()
    all_settings = [*settings()]
    for setting in all_settings:
        measure(setting, "warm", 20)
    runs = [[measure(setting, f"{repeat}", asked.decisions) for setting in all_settings] for repeat in range(asked.repeats)]
    points: list[Point] = []
    for setting, found in zip(all_settings, zip(*runs, strict=True), strict=True):
        times = [time for decisions, time in found if decisions]
        if times:
            decisions = sum(decisions for decisions, _ in found)
            points.append(Point(setting.panel, setting.name, decisions, median(times), min(times), max(times)))
    panel = ""
    for point in points:
        if point.panel != panel:
            panel, first = point.panel, point.median
            print(f"\n{panel}\n{'':<16}{'decisions':>10}{'median, us':>12}{'ratio':>8}{'lowest':>9}{'highest':>9}")
        print(f"{point.name:<16}{point.decisions:>10,}{point.median:>12.1f}{point.median / first:>8.2f}{point.low:>9.1f}{point.high:>9.1f}")
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(points)))
    if asked.out is not None:
        plot(points, asked.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
