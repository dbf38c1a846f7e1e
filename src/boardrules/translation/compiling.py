"""Compile the Fluent files of a package into JSON that needs no fluent.runtime, and write Fluent files for translators.

``locales/en/rules.ftl`` and ``locales/en/cards.ftl`` are generated here. The titles of rules and the names of cards are defined in the
program; translators, and clients in other languages, find them in these files as messages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

import msgspec

from boardrules.contract import CardFacts
from boardrules.messages import NamedCard, NamedPlace, NamedPlayer, Part, Pattern, Select, SelectReader, Variable
from boardrules.rulebook import Rule
from boardrules.translation.keys import variant_key

__all__ = ["MessageFault", "cards_file", "compiled", "rule_texts_file", "rules_file"]

HEAD = "### Written by 'python -m boardrules.translation': change the {what}, not this file.\n\n"


NAMED: Final[Mapping[str, Callable[[str], Part]]] = MappingProxyType({"CARD": NamedCard, "PLACE": NamedPlace, "PLAYER": NamedPlayer})
"""The functions of Fluent that write the name of something."""


class MessageFault(ValueError):
    """A Fluent file cannot be parsed, or uses an unsupported feature; the text names the message."""


def rules_file(rules: Iterable[Rule]) -> str:
    """Return the titles of *rules* as a Fluent file."""
    return HEAD.format(what="rulebook") + "".join([f"rule-{rule.id} = {_literal(rule.title)}\n" for rule in rules])


def rule_texts_file(rules: Iterable[Rule]) -> str:
    """Return the texts of *rules*, each followed by its variants in editions, as a Fluent file."""
    texts = [
        (key, " ".join(text.split()))
        for rule in rules
        for key, text in ((f"ruletext-{rule.id}", rule.text), *((variant_key(rule.id, one.edition), one.text) for one in rule.variants))
    ]
    return HEAD.format(what="rulebook") + "".join([f"{key} = {_literal(text)}\n" for key, text in texts])


def cards_file(cards: Iterable[CardFacts], messages: Any) -> str:
    """Return the names of *cards* as a Fluent file."""
    names = {messages.card_key(card.id, card.name): card.name for card in cards}
    return HEAD.format(what="cards") + "".join([f"{key} = {_literal(name)}\n" for key, name in names.items()])


def _literal(text: str) -> str:
    return "".join([f'{{ "{letter}" }}' if letter in "{}" else letter for letter in text])


def compiled(sources: Iterable[str]) -> bytes:
    """Return the messages of Fluent files as the JSON that :class:`boardrules.messages.Messages` reads. Raises MessageFault.

    Supported are variables, selection by a variable or by ``WHO($seat)``, ``CARD($id)``, ``PLACE($cell)``, ``PLAYER($seat)``, texts in
    quotes, and messages and terms without parameters.
    """
    syntax: Any = import_module("fluent.syntax")
    entries: dict[str, Any] = {}
    for source in sources:
        for entry in syntax.parse(source).body:
            kind = type(entry).__name__
            if kind == "Junk":
                raise MessageFault(f"this cannot be read: {entry.content.strip()[:200]}")
            if kind in {"Message", "Term"}:
                name = entry.id.name if kind == "Message" else f"-{entry.id.name}"
                if name in entries:
                    raise MessageFault(f"{name} is defined twice")
                entries[name] = entry
    patterns = {name: _pattern(entry.value, entries, name) for name, entry in entries.items() if not name.startswith("-")}
    lines = [msgspec.json.encode(name) + b": " + msgspec.json.encode(pattern) for name, pattern in sorted(patterns.items())]
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def _pattern(value: Any, entries: Mapping[str, Any], where: str) -> Pattern:
    if value is None:
        raise MessageFault(f"{where} has no sentence")
    parts: Pattern = []
    for element in value.elements:
        found = [element.value] if type(element).__name__ == "TextElement" else _expression(element.expression, entries, where)
        for part in found:
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    return parts


def _expression(node: Any, entries: Mapping[str, Any], where: str) -> list[Part]:
    match type(node).__name__:
        case "VariableReference":
            return [Variable(node.id.name)]
        case "StringLiteral":
            return [node.parse()["value"]]
        case "FunctionReference" if node.id.name in NAMED:
            return [NAMED[node.id.name](node.arguments.positional[0].id.name)]
        case "TermReference" | "MessageReference" if getattr(node, "arguments", None) is None and node.attribute is None:
            name = f"-{node.id.name}" if type(node).__name__ == "TermReference" else node.id.name
            if name not in entries:
                raise MessageFault(f"{where} refers to {name}, which does not exist")
            return list(_pattern(entries[name].value, entries, name))
        case "SelectExpression":
            cases = {_case(variant.key): _pattern(variant.value, entries, where) for variant in node.variants}
            default = next(_case(variant.key) for variant in node.variants if variant.default)
            selector = node.selector
            if type(selector).__name__ == "VariableReference":
                return [Select(selector.id.name, cases, default)]
            if type(selector).__name__ == "FunctionReference" and selector.id.name == "WHO":
                if not set(cases) <= {"you", "other"}:
                    raise MessageFault(f"{where} chooses by WHO between {', '.join(sorted(cases))}: it is you or other")
                return [SelectReader(selector.arguments.positional[0].id.name, cases, default)]
            raise MessageFault(f"{where} selects by something other than a variable or WHO")
        case other:
            raise MessageFault(f"{where} uses {other}, which is not supported")


def _case(key: Any) -> str:
    found: str = key.name if type(key).__name__ == "Identifier" else key.value
    return found
