"""Mutation testing of a game: a random sample of mutants of its engine and its legality, and those that no test notices.

    python -m tests.mutants pixies
    python -m tests.mutants chibitactics --sample 100 --seed 3 --jobs 2

What else is given goes to pytest.

The mutants are those of cosmic-ray. Each is written into a copy of the sources, never into the checkout, and the tests of the game are run
against it until the first fails; the random games that check every law are left out. A mutant survives if none fails. Survivors are
printed as differences: either a test is missing, or the mutant plays as the original does (a cache that is missed, an order on which
nothing depends).
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from difflib import unified_diff
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Operator
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("_engine", "_legality")
PLAY_AS_BEFORE = ("AddNot_Annotation", "RemoveDecorator", "ReplaceBinaryOperator_BitOr", "VariableInserter", "VariableReplacer")
"""Operators left out: they need settings, or change type annotations and the decorators of caches, which no test can notice."""
LIMIT = 600
"""Seconds after which a mutant counts as caught: it does not come to an end."""


@dataclass(frozen=True)
class Mutant:
    """One change: the *occurrence*-th place in *path* at which the operator can be applied."""

    path: Path
    operator: str
    occurrence: int

    def code(self) -> str | None:
        """The changed module, or None if the change leaves it as it is."""
        before = self.path.read_text(encoding="utf-8")
        after: str | None = mutate_code(before, get_operator(self.operator)(), self.occurrence)
        return None if after == before else after


def usable_operators() -> Iterator[tuple[str, Operator]]:
    """The operators that need no settings and change what is run."""
    for name in operator_names():
        kind = get_operator(name)
        if not kind.arguments() and not any(part in name for part in PLAY_AS_BEFORE):
            yield name, kind()


def mutants_of(game: str) -> list[Mutant]:
    """All mutants of the rooms of *game* in which the rules are."""
    source = ROOT / "src" / "boardrules" / game
    found: list[Mutant] = []
    for path in sorted(chain.from_iterable((source / room).rglob("*.py") for room in ROOMS)):
        nodes = list(ast_nodes(get_ast(path.read_text(encoding="utf-8"))))
        for name, operator in usable_operators():
            places = sum(1 for node in nodes for _ in operator.mutation_positions(node))
            found += [Mutant(path, name, occurrence) for occurrence in range(places)]
    return found


def passes(game: str, tree: Path, extra: Sequence[str]) -> bool | None:
    """Whether the tests of *game* pass in *tree*; None if they come to no end."""
    tests = [f"tests/{game}/rules", *([f"tests/{game}/cards"] if (tree / "tests" / game / "cards").exists() else []), f"tests/{game}"]
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not laws", *tests]
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), os.environ.get("PYTHONPATH", "")]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run([*command, *extra], cwd=tree, env=env, capture_output=True, timeout=LIMIT, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode == 0


VERDICTS: Final = {True: "survived", False: "caught", None: "endless"}


def judge(mutant: Mutant, game: str, trees: SimpleQueue[Path], extra: Sequence[str]) -> tuple[Mutant, str, str]:
    """The mutant, its code, and what became of it when the tests of *game* were run against it."""
    code = mutant.code()
    if code is None:
        return mutant, "", "unchanged"
    tree = trees.get()
    target = tree / mutant.path.relative_to(ROOT)
    try:
        target.write_text(code, encoding="utf-8")
        return mutant, code, VERDICTS[passes(game, tree, extra)]
    finally:
        shutil.copyfile(mutant.path, target)
        trees.put(tree)


def difference(mutant: Mutant, code: str) -> str:
    """What the mutant changes."""
    name = str(mutant.path.relative_to(ROOT))
    before = mutant.path.read_text(encoding="utf-8").splitlines()
    return "\n".join(unified_diff(before, code.splitlines(), name, f"{name} ({mutant.operator.removeprefix('core/')})", n=1, lineterm=""))


def copies(folder: Path, number: int) -> SimpleQueue[Path]:
    """Copies of what the tests need of the checkout."""
    trees: SimpleQueue[Path] = SimpleQueue()
    for name in map(str, range(number)):
        for part in ("src", "tests", "docs"):
            shutil.copytree(ROOT / part, folder / name / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copyfile(ROOT / "pyproject.toml", folder / name / "pyproject.toml")
        trees.put(folder / name)
    return trees


def main() -> int:
    """Draw the sample, run the tests against each mutant, print the survivors and the count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["chibitactics", "pixel_tactics", "pixies"])
    parser.add_argument("--sample", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=0, help="of the sample (0)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tested at the same time (1)")
    asked, extra = parser.parse_known_args()
    mutants = mutants_of(asked.game)
    sample = random.Random(asked.seed).sample(mutants, min(asked.sample, len(mutants)))
    print(f"{asked.game}: {len(sample)} of {len(mutants)} mutants", flush=True)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
        trees = copies(Path(folder), asked.jobs)
        tree = trees.get()
        if not passes(asked.game, tree, extra):
            print("the tests fail without any mutant")
            return 1
        trees.put(tree)
        for mutant, code, verdict in pool.map(lambda mutant: judge(mutant, asked.game, trees, extra), sample):
            counts[verdict] += 1
            print(f"{counts.total()}: {verdict}", file=sys.stderr, flush=True)
            if verdict == "survived":
                print(f"\n{difference(mutant, code)}\n", flush=True)
    print(f"{asked.game}: {', '.join(f'{verdict} {count}' for verdict, count in sorted(counts.items()))}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
