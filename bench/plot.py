"""Draw what the benchmark measured: ``python -m bench.plot OUT.svg NAME=FILE ...``, the files written by ``python -m bench.run --json``.

One row for each peer, one dot for each file: the decisions of boardrules in the time in which the peer makes one. *NAME* names the build
in the legend; a name may be given several times, once for each game. Needs the extra ``simulation``, which has matplotlib.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from bench.run import Result

__all__ = ["main"]

MARKS = ("o", "s", "D", "^")


def read(path: Path) -> list[Result]:
    """Return the results in a file; the first is ours."""
    return msgspec.json.decode(path.read_bytes(), type=list[Result])


def rows(files: list[tuple[str, list[Result]]]) -> list[str]:
    """Return a name for each comparison, in the order of the files."""
    found: dict[str, None] = {}
    for _, results in files:
        found |= dict.fromkeys(label(results[0], peer) for peer in results[1:])
    return [*found]


def label(ours: Result, peer: Result) -> str:
    """Return the name of a comparison: our game and the peer."""
    return f"{ours.game} / {peer.name}"


def main() -> int:
    """Draw."""
    import matplotlib as mpl  # noqa: PLC0415  (may not be installed)
    from matplotlib.figure import Figure  # noqa: PLC0415

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="the picture, .svg or .png")
    parser.add_argument("files", nargs="+", metavar="NAME=FILE", help="results, each with the name of the build")
    asked = parser.parse_args()
    files = [(name, read(Path(path))) for name, _, path in (text.partition("=") for text in asked.files)]
    names = rows(files)
    mpl.rcParams.update({"svg.hashsalt": "boardrules", "svg.fonttype": "none", "font.family": "sans-serif"})
    figure = Figure(figsize=(7.5, 0.9 + 0.32 * len(names)), layout="constrained")
    axes = figure.subplots()
    builds = [*dict.fromkeys(name for name, _ in files)]
    for build, mark in zip(builds, MARKS, strict=False):
        points = [(peer.ratio, names.index(label(results[0], peer))) for name, results in files if name == build for peer in results[1:]]
        axes.plot([x for x, _ in points], [y for _, y in points], mark, label=build, markersize=6)
    axes.axvline(1, color="0.6", linewidth=1)
    axes.set_xscale("log")
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("decisions for one decision of the peer, in the same CPU time")
    axes.xaxis.set_major_formatter("{x:g}")
    axes.xaxis.set_minor_formatter("{x:g}")
    axes.grid(axis="x", which="both", color="0.9")
    axes.legend(loc="upper right")
    figure.savefig(asked.out, metadata={"Date": None})
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
