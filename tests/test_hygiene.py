"""What the sources of the library must not contain: clocks, hidden luck, orders that differ from one process to the next."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.each import each

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "boardrules"
# The reuse of working copies finds them by identity, which no result depends on.
# Hosts and front ends may roll dice of their own, look at a clock or start processes; rules may not.
HOSTS = {
    "adapters",
    "cli",
    "testing",
    "bots",
    "learning",
    "lessons",
    "puzzles",
    "simulation",
    "tournaments",
    "cli.py",
    "__main__.py",
    "reuse.py",
}
RULES = sorted(
    path for path in SOURCE.rglob("*.py") if not any(part in HOSTS or part.startswith("_cli") for part in path.relative_to(SOURCE).parts)
)
BANNED_MODULES = {"random", "time", "datetime", "uuid", "threading", "asyncio", "socket", "locale"}
BANNED_CALLS = {"hash", "id", "eval", "exec", "input", "print", "globals"}
# Ruff's D401 takes all of these for verbs.
HEADLESS = {"How", "So", "That", "What", "Where", "Whether", "Which", "Who", "Whose", "Why"}
NOUNS = {"A", "All", "An", "As", "At", "Each", "Every", "Everything", "For", "From", "If", "In", "No", "Nothing", "On"}
NOUNS |= {"One", "The", "Those", "Three", "To", "Two", "When"}
FOLDERS = ("src", "examples", "bench", "docs", "js", "tools")
WRITTEN = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if "node_modules" not in path.parts)


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


def headless(tree: ast.AST) -> Iterator[str]:
    """Yield classes that begin with a headless clause, and functions that begin with no verb; a property is what it returns."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        summary = (ast.get_docstring(node) or "").partition("\n")[0]
        word = summary.partition(" ")[0].rstrip(".,:")
        function = not isinstance(node, ast.ClassDef)
        noun = function and (word in NOUNS or word.startswith("*")) and "property" not in "".join(map(ast.dump, node.decorator_list))
        if word in HEADLESS or noun:
            yield f"{node.name}: {summary}"


@each(WRITTEN, lambda path: str(path.relative_to(ROOT)))
def test_docstrings_of_functions_begin_with_a_verb_and_none_with_a_headless_clause(path: Path) -> None:
    assert list(headless(ast.parse(path.read_text(encoding="utf-8")))) == []


def test_the_check_of_docstrings_finds_what_it_looks_for() -> None:
    code = (
        'def f():\n    """What is."""\ndef g():\n    """*x*."""\nclass Kind:\n    """Who sits."""\ndef h():\n    """Return it."""\n'
        'async def k():\n    """The end."""\nclass Card:\n    """A card."""\n    @property\n    def name(self):\n        """The name."""\n'
    )
    assert {fault.partition(":")[0] for fault in headless(ast.parse(code))} == {"f", "g", "Kind", "k"}


@each(RULES, lambda path: str(path.relative_to(SOURCE)))
def test_rules_have_no_clock_no_luck_and_no_order_of_their_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert list(faults(tree, dealer=path.name == "chance.py")) == []


def test_nothing_is_packed_but_code_cards_sentences_and_the_mark_of_types() -> None:
    files = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    others = [path for path in files if path.suffix not in {".py", ".json", ".ftl"} and path.name != "py.typed"]
    assert [path for path in others if path.parent != SOURCE / "scaffold" / "templates"] == []


@each(sorted(SOURCE.rglob("*.py")), lambda path: str(path.relative_to(SOURCE)))
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_the_check_itself_finds_what_it_looks_for() -> None:
    code = "import random\nfrom time import time\nimport secrets\nx = hash(3)\nfor y in {1, 2}: pass\nfor z in set(()): pass\n"
    assert len(list(faults(ast.parse(code), dealer=False))) == 6
    assert len(list(faults(ast.parse("import secrets"), dealer=True))) == 0


UNWANTED = {
    "a conflict marker": re.compile(r"^(?:<{7}|\|{7}|>{7})(?: .*)?$|^={7}$", re.MULTILINE),
    "a path of one machine": re.compile(r"(?<![\w.:/])/(?:home|Users|root|work)/(?!pyodide/)\w|\b[A-Z]:\\\w"),
    "a control character": re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"),
}
"""Patterns that no tracked text file may contain; Pyodide's own home folder is the same on every machine."""


def tracked_files() -> list[Path]:
    """Return the files that git tracks; of an unpacked source distribution, which has no history, those of the test's own folder."""
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    names = done.stdout.decode().split("\0") if done.returncode == 0 else []
    tracked = [ROOT / name for name in names if name]
    return [path for path in tracked if path.is_file()] or sorted(Path(__file__).parent.rglob("*.py"))


def blemishes(data: bytes) -> Iterator[str]:
    """Yield what is unwanted in the text *data*; nothing for a binary file."""
    if b"\0" in data[:8000]:
        return
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        yield f"byte {error.start} is not UTF-8"
        return
    for what, pattern in UNWANTED.items():
        if (found := pattern.search(text)) is not None:
            yield f"{what} in line {text.count(chr(10), 0, found.start()) + 1}"


def test_no_tracked_text_file_has_a_conflict_marker_a_path_of_one_machine_or_a_control_character() -> None:
    found = [f"{path.relative_to(ROOT)}: {fault}" for path in tracked_files() for fault in blemishes(path.read_bytes())]
    assert found == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a\n" + "<" * 7 + " HEAD\n", "a conflict marker in line 2"),
        ("=" * 7 + "\n", "a conflict marker in line 1"),
        ("see /" + "home/ada/x", "a path of one machine in line 1"),
        ("see C:" + "\\Users", "a path of one machine in line 1"),
        ("\n\nred \x1b[31m", "a control character in line 3"),
        ("a\r\n", "a control character in line 1"),
        ("\u202e", "a control character in line 1"),
    ],
)
def test_the_check_of_text_files_finds_what_it_looks_for(text: str, fault: str) -> None:
    assert list(blemishes(text.encode())) == [fault]


def test_the_check_of_text_files_lets_other_texts_and_binary_files_pass() -> None:
    assert list(blemishes(b"title\n========\n\tx <<<<<<< y, https://a.org/home/x\n")) == []
    assert list(blemishes(b"\x89PNG\0\x1b")) == []
    assert list(blemishes(b"\xff\xfe")) == ["byte 0 is not UTF-8"]
    assert list(blemishes(b'"\xed\xa0\x80"')) == ["byte 1 is not UTF-8"]
