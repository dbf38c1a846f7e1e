"""What the sources of the library must not contain: clocks, hidden luck, orders that differ from one process to the next."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.each import each

SOURCE = Path(__file__).parents[1] / "src" / "boardrules"
# The reuse of working copies finds them by identity, which no result depends on.
# Hosts and front ends may roll dice of their own, look at a clock or start processes; rules may not.
HOSTS = {"adapters", "cli", "testing", "bots", "puzzles", "simulation", "cli.py", "__main__.py", "reuse.py"}
RULES = sorted(
    path for path in SOURCE.rglob("*.py") if not any(part in HOSTS or part.startswith("_cli") for part in path.relative_to(SOURCE).parts)
)
BANNED_MODULES = {"random", "time", "datetime", "uuid", "threading", "asyncio", "socket", "locale"}
BANNED_CALLS = {"hash", "id", "eval", "exec", "input", "print", "globals"}


def faults(tree: ast.AST, *, dealer: bool) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name.partition(".")[0] in BANNED_MODULES)
                yield from (name.name for name in names if name.name == "secrets" and not dealer)
            case ast.ImportFrom(module=module) if module and module.partition(".")[0] in {*BANNED_MODULES, "secrets"}:
                yield module
            case ast.Call(func=ast.Name(id=name)) if name in BANNED_CALLS:
                yield f"{name}() in line {node.lineno}"
            case ast.For(iter=ast.Call(func=ast.Name(id="set" | "frozenset"))) | ast.For(iter=ast.Set()):
                yield f"a loop over a set in line {node.lineno}"
            case _:
                pass


@each(RULES, lambda path: str(path.relative_to(SOURCE)))
def test_rules_have_no_clock_no_luck_and_no_order_of_their_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert list(faults(tree, dealer=path.name == "chance.py")) == []


def test_nothing_is_packed_but_code_cards_sentences_and_the_mark_of_types() -> None:
    files = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert [path for path in files if path.suffix not in {".py", ".json", ".ftl"} and path.name != "py.typed"] == []


@each(sorted(SOURCE.rglob("*.py")), lambda path: str(path.relative_to(SOURCE)))
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_the_check_itself_finds_what_it_looks_for() -> None:
    code = "import random\nfrom time import time\nimport secrets\nx = hash(3)\nfor y in {1, 2}: pass\nfor z in set(()): pass\n"
    assert len(list(faults(ast.parse(code), dealer=False))) == 6
    assert len(list(faults(ast.parse("import secrets"), dealer=True))) == 0
