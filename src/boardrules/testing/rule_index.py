"""An index of the rules named in tests and in code, from the sources, without running them.

A test names a rule by the marker ``@pytest.mark.rule("PX-PLA-4")``, on itself, on its class, on one of its parameters, or on its module by
``pytestmark``. Code names it in a docstring, a comment or a string.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from boardrules.rulebook import Rule
from boardrules.values import RuleId

__all__ = ["Mention", "RuleIndex", "index_code", "index_tests", "unknown_rules", "unnamed_rules"]


class Mention(NamedTuple):
    """A place where a rule is named: the file, relative to the root; ``Class::test`` or ``Class.method`` in it, or ""; the line, from 1."""

    path: str
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}::{self.name}" if self.name else self.path


RuleIndex: TypeAlias = Mapping[RuleId, tuple[Mention, ...]]
"""The mentions of each rule id, in alphabetical order of the ids."""


def index_tests(directory: Path | str, *, root: Path | str | None = None) -> RuleIndex:
    """Return the rules that the tests under *directory* name, with the tests.

    Paths are relative to *root*, by default the directory's parent. Raises TypeError for a marker that names a rule by anything but a
    literal string, because it could not be found without running it.
    """
    return _index(directory, root, lambda tree, path, _text: _marked(tree.body, path, "", ()))


def index_code(directory: Path | str, rules: Iterable[Rule], *, root: Path | str | None = None) -> RuleIndex:
    """Return the mentions of *rules* in the sources under *directory*: once for each function or class, the innermost with the line.

    Files whose names begin with ``rulebook`` or ``_rulebook`` are left out, because they contain all rules.
    """
    ids = sorted((rule.id for rule in rules), key=len, reverse=True)
    if not ids:
        return {}
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?![\w-])")
    return _index(directory, root, lambda tree, path, text: _mentioned(tree, path, text, pattern))


def unnamed_rules(rules: Iterable[Rule], index: RuleIndex) -> tuple[RuleId, ...]:
    """Return the enforced rules that no test names."""
    return tuple(rule.id for rule in rules if rule.enforced and rule.id not in index)


def unknown_rules(rules: Iterable[Rule], index: RuleIndex) -> tuple[tuple[RuleId, Mention], ...]:
    """Return every mention of a rule that does not exist."""
    known = {rule.id for rule in rules}
    return tuple((rule, mention) for rule, mentions in index.items() if rule not in known for mention in mentions)


_Finder: TypeAlias = Callable[[ast.Module, str, str], Iterator[tuple[str, Mention]]]
"""A function that finds the rules in one file, from its syntax tree, its path and its text."""


def _index(directory: Path | str, root: Path | str | None, find: _Finder) -> RuleIndex:
    directory = Path(directory)
    root = directory.parent if root is None else Path(root)
    found: dict[str, list[Mention]] = {}
    for path in sorted(directory.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for rule, mention in find(ast.parse(text, filename=str(path)), path.relative_to(root).as_posix(), text):
            mentions = found.setdefault(rule, [])
            if all(str(other) != str(mention) for other in mentions):
                mentions.append(mention)
    return {RuleId(rule): tuple(found[rule]) for rule in sorted(found)}


def _marked(body: list[ast.stmt], path: str, prefix: str, inherited: tuple[str, ...]) -> Iterator[tuple[str, Mention]]:
    """Yield the rules that the tests of a module or a class are marked with."""
    inherited += tuple(rule for node in body if _is_pytestmark(node) for rule in _marks(node, path))
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name.startswith("test"):
                own = tuple(rule for decorator in node.decorator_list for rule in _marks(decorator, path))
                for rule in inherited + own:
                    yield rule, Mention(path, prefix + node.name, node.lineno)
        elif isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                own = tuple(rule for decorator in node.decorator_list for rule in _marks(decorator, path))
                yield from _marked(node.body, path, f"{prefix}{node.name}::", inherited + own)
        elif not _is_pytestmark(node):
            for rule in _marks(node, path):
                yield rule, Mention(path, "", node.lineno)


def _is_pytestmark(node: ast.stmt) -> bool:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in targets)


def _marks(node: ast.AST, path: str) -> Iterator[str]:
    """Yield the arguments of every ``mark.rule(...)`` inside *node*."""
    for call in ast.walk(node):
        match call:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark") | ast.Name(id="mark"))):
                for argument in (*call.args, *call.keywords):
                    if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                        raise TypeError(f"{path}:{call.lineno}: mark.rule takes rule ids as literal strings")
                    yield argument.value
            case _:
                pass


def _mentioned(tree: ast.Module, path: str, text: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, Mention]]:
    if Path(path).name.lstrip("_").startswith("rulebook"):
        return
    scopes = list(_scopes(tree, ""))
    for number, line in enumerate(text.splitlines(), start=1):
        for rule in pattern.findall(line):
            within = [(first, name) for name, first, last in scopes if first <= number <= last]
            yield rule, Mention(path, max(within)[1] if within else "", number)


def _scopes(node: ast.AST, prefix: str) -> Iterator[tuple[str, int, int]]:
    """Yield every function and class with its first and last line."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = prefix + child.name
            first = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
            yield name, first, child.end_lineno or first
            yield from _scopes(child, f"{name}.")
        else:
            yield from _scopes(child, prefix)
