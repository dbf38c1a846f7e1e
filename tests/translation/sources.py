"""What the tests of messages read: the entries of Fluent files, and the keys that a package names in its program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from boardrules import CORE_MESSAGES, CORE_RULES, Messages, chibitactics, pixel_tactics, pixies
from boardrules.toolkit.refusals import FormKey

SYNTAX: Final[Any] = import_module("fluent.syntax")

LANGUAGES: Final = ("en", "pl", "ru")
GAMES: Final[tuple[Any, ...]] = (pixies, chibitactics, pixel_tactics)
SPOKEN: Final[tuple[Messages, ...]] = (CORE_MESSAGES, *(game.MESSAGES for game in GAMES))

KEY: Final = re.compile(r"(refusal|question|event|label|word|list|terminal|board|notation)-[\w-]*\w")
"""A key that a program names; the others are made of the ids of rules, cards and terms."""

RECORDS: Final = {"Told": (1, "event"), "Spoken": (3, "label")}
"""Where a record of an event or an action has its key, and how that begins."""


class Entry(NamedTuple):
    """A message of a Fluent file: the names of its variables and of the messages in it, and its sentence."""

    variables: frozenset[str]
    references: frozenset[str]
    text: str


def _parts(node: Any) -> Iterator[Any]:
    """A part of a sentence and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, SYNTAX.ast.BaseNode):
                yield from _parts(child)


def _names(parts: list[Any], kind: str) -> frozenset[str]:
    return frozenset(part.id.name for part in parts if type(part).__name__ == kind)


@cache
def entries(messages: Messages, language: str) -> Mapping[str, Entry]:
    """The messages of a package in one language, without those of the library."""
    found: dict[str, Entry] = {}
    for source in messages.sources(language):
        for entry in SYNTAX.parse(source).body:
            assert not isinstance(entry, SYNTAX.ast.Junk), entry.content
            if isinstance(entry, SYNTAX.ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                assert entry.value is not None
                parts = list(_parts(entry.value))
                text = source[entry.value.span.start : entry.value.span.end] if entry.value.span else ""
                found[entry.id.name] = Entry(_names(parts, "VariableReference"), _names(parts, "MessageReference"), text)
    return {key: entry._replace(variables=_variables(key, found)) for key, entry in found.items()}


def _variables(key: str, found: Mapping[str, Entry]) -> frozenset[str]:
    """The variables of a message and of those that it refers to."""
    entry = found[key]
    return entry.variables.union(*[_variables(other, found) for other in entry.references])


def modules(messages: Messages) -> Iterator[ast.Module]:
    """The program of a package; that of the library is all but the games."""
    folder = Path(str(messages.folder)).parent
    games = [folder / "pixies", folder / "chibitactics", folder / "pixel_tactics"] if messages is CORE_MESSAGES else []
    for path in sorted(folder.rglob("*.py")):
        if not any(game in path.parents for game in games):
            yield ast.parse(path.read_text("utf-8"))


@cache
def named(messages: Messages) -> tuple[frozenset[str], frozenset[str]]:
    """The keys that the program names, and the beginnings of those that it puts together, such as ``event-placed-``."""
    whole, begun, known = set[str](), set[str](), entries(messages, "en")
    for module in modules(messages):
        for node in ast.walk(module):
            if isinstance(node, ast.JoinedStr):
                begun.update(key for key in _beginnings(node) if re.fullmatch(r"(event|label|word|board|notation|marker)-[\w-]*", key))
            elif isinstance(node, ast.Call) and (record := RECORDS.get(_name(node.func))) and len(node.args) > record[0]:
                for key in _found(node.args[record[0]], module):
                    whole.update(f"{record[1]}-{one}" for one in _constants(key))
                    begun.update(f"{record[1]}-{one}" for one in _beginnings(key))
            elif isinstance(node, ast.Call) and _name(node.func) in {"of", "_say", "say", "Message"} and node.args:
                whole.update(key for key in _constants(node.args[0]) if KEY.fullmatch(key))
            elif isinstance(node, ast.Call) and _name(node.func) in {"named", "_one_of"} and node.args:
                begun.update(f"{kind}-" for kind in _constants(node.args[0]))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):  # a record may take its key from a function or a table
                whole.update({node.value, *(f"{kind}-{node.value}" for _, kind in RECORDS.values())} & known.keys())
    if messages is CORE_MESSAGES:
        begun -= {f"{kind}-" for _, kind in RECORDS.values()}  # the records of games go on
    return frozenset(whole), frozenset(begun)


def _found(key: ast.expr, module: ast.Module) -> Iterator[ast.expr]:
    """What a record has as its key, or what the function may find that it has instead."""
    if isinstance(key, ast.Lambda):
        yield key.body
    elif isinstance(key, ast.Name):
        functions = (node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == key.id)
        yield from (node.value for one in functions for node in ast.walk(one) if isinstance(node, ast.Return) and node.value is not None)
    else:
        yield key


def _beginnings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
        yield str(node.values[0].value)


@cache
def refused(messages: Messages) -> Mapping[str, frozenset[frozenset[str]]]:
    """The keys that refusals are made with, by the names of what fills them in."""
    found: dict[str, set[frozenset[str]]] = {}
    for module in modules(messages):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) in {"refuse", "_refuse", "core_refusal"} and len(node.args) > 1:
                names = frozenset(word.arg for word in node.keywords if word.arg is not None)
                for key in _constants(node.args[1]):
                    found.setdefault(key, set()).add(names)
    return {key: frozenset(names) for key, names in found.items()}


@cache
def spoken(messages: Messages) -> Mapping[str, frozenset[frozenset[str]]]:
    """The keys of boards and of errors of notation that the program says, by the names of what fills them in."""
    found: dict[str, set[frozenset[str]]] = {}
    for module in modules(messages):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and _name(node.func) in {"of", "say", "_say", "fault"} and node.args:
                if any(word.arg is None for word in node.keywords):
                    continue
                names = frozenset(word.arg for word in node.keywords if word.arg is not None)
                for key in _constants(node.args[0]):
                    if key.startswith(("board-", "notation-")):
                        found.setdefault(key, set()).add(names)
    return {key: frozenset(names) for key, names in found.items()}


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def required(messages: Messages) -> frozenset[str]:
    """The keys that must have a sentence in every language."""
    if messages is CORE_MESSAGES:
        refusals = {f"refusal-{key}" for key in (*get_args(FormKey), *refused(messages))}
        return named(messages)[0] | refusals | {f"rule-{rule.id}" for rule in CORE_RULES}
    game = next(game for game in GAMES if game.MESSAGES is messages)
    refusals = {f"refusal-{key}" for key in get_args(game.RefusalKey)} - set(entries(CORE_MESSAGES, "en"))
    questions = {f"question-{key.replace('.', '-')}" for key in get_args(game.DecisionKey)}
    rules = {f"rule-{rule.id}" for rule in game.SPEC.rules}
    return frozenset(named(messages)[0] | refusals | questions | rules)
