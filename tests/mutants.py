"""Mutation testing of a game: a random sample of mutants of its engine and its legality, and those that no test notices.

    python -m tests.mutants pixies
    python -m tests.mutants chibitactics --sample 100 --seed 3 --jobs 2

What else is given goes to pytest.

The mutants are those of cosmic-ray. Each is written into a copy of the sources, never into the checkout, and the tests of what the two
rooms do are run against it until the first fails, those of the rules first and the golden logs last. A mutant survives if none fails.
Survivors are printed as differences: either a test is missing, or the mutant plays as the original does (a cache that is missed, an
order on which nothing depends). A mutant that only the golden logs catch changes play, but no test says which rule it breaks; so these
are printed too.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
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
SLACK: Final = 5
"""A mutant against which the tests take so many times as long as without it is one that does not come to an end: it counts as caught."""
NO_TESTS: Final = 5
"""What pytest returns if what is given to it (``-k``) leaves nothing of a file."""
TESTS: Final[Mapping[str, tuple[str, ...]]] = {
    "pixies": ("rules", "test_legal.py", "test_refusals.py", "test_cards.py", "test_spec.py", "test_golden.py"),
    "chibitactics": (
        "rules",
        "test_refusals.py",
        "test_play.py",
        "test_kept.py",
        "test_hex.py",
        "test_starter_cards.py",
        "test_starter.py",
        "test_facts.py",
        "test_golden.py",
    ),
    "pixel_tactics": (
        "rules",
        "cards",
        "test_choices.py",
        "test_game.py",
        "test_machine.py",
        "test_refusals.py",
        "test_resolved.py",
        "test_pack_texts.py",
        "test_history.py",
        "test_knowledge.py",
        "test_slots.py",
        "test_facts.py",
        "test_golden.py",
    ),
}
"""The tests of each game's engine and legality, in the order in which they are run."""


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


def first_failure(game: str, tree: Path, extra: Sequence[str], *, limit: float | None = None) -> str | None:
    """The first test file of *game* in which a test fails in *tree*, or None; ``endless`` if the tests take longer than *limit* seconds.

    Each entry of ``TESTS`` is a process of its own: most mutants fail in the first, and collecting the others takes longer than running it.
    """
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), os.environ.get("PYTHONPATH", "")]),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    end = None if limit is None else time.monotonic() + limit
    for name in TESTS[game]:
        options = ["-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", "not laws"]
        command = [sys.executable, "-m", "pytest", *options, f"tests/{game}/{name}", *extra]
        left = None if end is None else end - time.monotonic()
        try:
            done = subprocess.run(command, cwd=tree, env=env, capture_output=True, timeout=left, check=False, text=True)
        except subprocess.TimeoutExpired:
            return "endless"
        if done.returncode not in {0, NO_TESTS}:
            failed = re.search(r"^(?:FAILED|ERROR) ([^:\s]+)", done.stdout, re.MULTILINE)
            return failed[1].removeprefix(f"tests/{game}/") if failed else "no test could be run"
    return None


def judge(mutant: Mutant, tree: Path, find: Callable[[Path], str | None]) -> tuple[str, str]:
    """The code of a mutant, and what catches it in *tree* (``nothing``; ``unchanged`` if it is no change)."""
    code = mutant.code()
    if code is None:
        return "", "unchanged"
    target = tree / mutant.path.relative_to(ROOT)
    try:
        target.write_text(code, encoding="utf-8")
        return code, find(tree) or "nothing"
    finally:
        shutil.copyfile(mutant.path, target)


def difference(mutant: Mutant, code: str) -> str:
    """What the mutant changes."""
    name = str(mutant.path.relative_to(ROOT))
    before = mutant.path.read_text(encoding="utf-8").splitlines()
    return "\n".join(unified_diff(before, code.splitlines(), name, f"{name} ({mutant.operator.removeprefix('core/')})", n=1, lineterm=""))


def copy(folder: Path) -> Path:
    """A copy of what the tests need of the checkout."""
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copyfile(ROOT / "pyproject.toml", folder / "pyproject.toml")
    return folder


def main() -> int:
    """Draw the sample, run the tests against each mutant, print those that no rule test catches, and the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TESTS))
    parser.add_argument("--sample", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=0, help="of the sample (0)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants tested at the same time (1)")
    asked, extra = parser.parse_known_args()
    mutants = mutants_of(asked.game)
    sample = random.Random(asked.seed).sample(mutants, min(asked.sample, len(mutants)))
    print(f"{asked.game}: {len(sample)} of {len(mutants)} mutants", flush=True)
    counts: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.jobs) as pool:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(asked.jobs):
            trees.put(copy(Path(folder) / str(number)))
        start = time.monotonic()
        if failing := first_failure(asked.game, Path(folder) / "0", extra):
            print(f"the tests fail without any mutant: {failing}")
            return 1
        limit = SLACK * (time.monotonic() - start)

        def judged(mutant: Mutant) -> tuple[Mutant, str, str]:
            tree = trees.get()
            try:
                return mutant, *judge(mutant, tree, lambda tree: first_failure(asked.game, tree, extra, limit=limit))
            finally:
                trees.put(tree)

        for mutant, code, catcher in pool.map(judged, sample):
            counts[catcher] += 1
            print(f"{counts.total()}: {catcher}", file=sys.stderr, flush=True)
            if catcher in {"nothing", "test_golden.py"}:
                print(f"\ncaught by {catcher}:\n{difference(mutant, code)}\n", flush=True)
    print(f"{asked.game}: caught by {', '.join(f'{catcher} {count}' for catcher, count in counts.most_common())}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
