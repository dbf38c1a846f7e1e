"""Start of programs beside ``import msgspec``: ``python -m bench.speed.start [--runs N] [--require-targets]``.

Printed is the processor time of each program, start of the interpreter included, and the ratio to ``import msgspec``, which the library
cannot do without. The programs take turns in every run, each in a process of its own; times and ratios are medians. Modules are compiled to
bytecode before, in a folder of their own, as after an installation. The library is the one that is installed or in ``PYTHONPATH``.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

__all__ = ["main"]

BESIDE: Final = "import msgspec"
MOST: Final[dict[str, float | None]] = {
    BESIDE: None,
    "import boardrules": 1.8,
    "from boardrules import Match, Dealer": 2.5,
    "from boardrules import pixies, pixel_tactics, chibitactics": 5.0,
    "from boardrules.cli import main; main(['--version'])": 2.0,
}
"""The programs, and the greatest ratio that each is to have."""


def seconds(program: str, environment: dict[str, str]) -> float:
    """Run *program* in a process of its own, and return the processor time that it took."""
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", program], check=True, env=environment, stdout=subprocess.DEVNULL)  # noqa: S603
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    """Measure and print; return 1 if a target is missed that was required."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=25, help="of which the median counts (25)")
    parser.add_argument("--require-targets", action="store_true", help="exit with code 1 if a ratio is above its goal")
    asked = parser.parse_args()
    taken: dict[str, list[float]] = {program: [] for program in MOST}
    with TemporaryDirectory() as bytecode:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPYCACHEPREFIX"] = bytecode
        for run in range(asked.runs + 1):
            for program, times in taken.items():
                found = seconds(program, environment)
                if run:  # the first run makes the bytecode
                    times.append(found)
    print(f"{'program':<62}{'ms':>8}{'ratio':>8}{'goal':>8}")
    missed = False
    for program, most in MOST.items():
        ratio = median([one / other for one, other in zip(taken[program], taken[BESIDE], strict=True)])
        missed |= most is not None and ratio > most
        print(f"{program:<62}{1000 * median(taken[program]):>8.1f}{ratio:>8.2f}{most or '':>8}")
    return int(missed and asked.require_targets)


if __name__ == "__main__":
    raise SystemExit(main())
