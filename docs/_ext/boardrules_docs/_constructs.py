"""The languages in which cards are written, construct by construct: fields, allowed values, words, rules, and a card that has it."""

from __future__ import annotations

import json
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from textwrap import indent
from types import UnionType
from typing import Any, ClassVar, Final, Literal, NamedTuple, Union, get_origin

import msgspec
from docutils.nodes import Node
from msgspec import inspect as shape
from sphinx.util.rst import escape

from boardrules.pixel_tactics import language as pixel_tactics

from ._api import Api, constants
from ._base import all_rules
from ._languages import LANGUAGES, Language, Use
from ._words import words

FOLDED: Final = 12
"""Values of a literal from which on a field only links to its alias, which lists them."""


class Example(NamedTuple):
    """A construct in use: the card and the part of it, its sentence, the part as JSON without what has its default, and the card's page."""

    where: str
    text: str
    json: str
    page: str


def is_struct(value: object) -> typing.TypeGuard[type[msgspec.Struct]]:
    """Return whether *value* is a struct of a language."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def is_union(value: object) -> bool:
    """Return whether *value* is the alias of a union."""
    return get_origin(value) in {Union, UnionType}


def parts(value: object) -> Iterator[msgspec.Struct]:
    """Yield a struct and all that it is made of."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from parts(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def brief(value: object) -> object:
    """Return *value* as it may be written in a pack: what has its default is left out."""
    match value:
        case msgspec.Struct():
            config = value.__struct_config__
            if config.array_like:
                return msgspec.to_builtins(value)
            tag = {config.tag_field: config.tag} if config.tag_field else {}
            fields = msgspec.structs.fields(value)
            held = {field.encode_name: (field.default, getattr(value, field.name)) for field in fields}
            return tag | {name: brief(now) for name, (default, now) in held.items() if now != default}
        case tuple():
            return [brief(item) for item in value]
        case _:
            return msgspec.to_builtins(value)


@cache
def examples(module: str) -> dict[str, Example]:
    """Return for each construct that a card has the shortest use that shows it: of a printed card if there is one."""
    found: dict[str, tuple[tuple[bool, bool, int], Use, str]] = {}
    for use in LANGUAGES[module].uses():
        text = json.dumps(brief(use.value), ensure_ascii=False)
        for part in parts(use.value):
            name = type(part).__name__
            hidden = bool(part.__struct_config__.tag) and f'"{name}"' not in text
            rank = (hidden, not use.printed, len(text))
            if name not in found or rank < found[name][0]:
                found[name] = rank, use, text
    return {name: Example(use.where, use.text, text, use.page) for name, (_, use, text) in found.items()}


def rules_of(language: Language, construct: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the rules on which a construct stands: those that its docstring names, or those of its kind."""
    named = re.findall(r"\b[A-Z]{2}-\d*[A-Z][A-Z\d]*-\d+\b", construct.__doc__ or "")
    return tuple(dict.fromkeys(rule for rule in named if rule in all_rules())) or kind_rules(language, construct)


def kind_rules(language: Language, construct: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the rules that hold for every construct of its kind."""
    for union, rules in language.rules.items():
        if construct in typing.get_args(getattr(import_module(language.module), union)):
            return rules
    return ()


@cache
def aliases(module: str) -> dict[object, str]:
    """Return the public aliases of a language by what they stand for."""
    package = import_module(module)
    named = [(name, getattr(package, name)) for name in package.__all__]
    return {key(shape.type_info(value)): name for name, value in named if get_origin(value) in {Union, UnionType, Literal}}


def key(type: shape.Type) -> object:
    """Return what a type is known by, for comparison."""
    match type:
        case shape.StructType(cls=cls):
            return cls
        case shape.LiteralType(values=values):
            return frozenset(values)
        case shape.UnionType(types=types):
            return frozenset(key(part) for part in types)
        case shape.Metadata(type=inner):
            return key(inner)
        case shape.IntType(ge=ge, le=le):
            return int, ge, le
        case _:
            return type.__class__


def allowed(module: str, type: shape.Type) -> str:
    """Return what a field may hold, in reStructuredText: constructs and aliases as links, literals as they are written."""
    match type:
        case shape.Metadata(type=inner):
            return allowed(module, inner)
        case shape.UnionType(types=types):
            some = tuple(part for part in types if not isinstance(part, shape.NoneType))
            null = " or null" if len(some) < len(types) else ""
            alias = aliases(module).get(frozenset(key(part) for part in some)) if len(some) > 1 else None
            return (link(module, alias) if alias else " or ".join(allowed(module, part) for part in some)) + null
        case shape.LiteralType(values=values):
            alias = aliases(module).get(key(type))
            written = ", ".join(f"``{json.dumps(value)}``" for value in values)
            return (link(module, alias) + ("" if len(values) > FOLDED else f": {written}")) if alias else written
        case shape.StructType(cls=cls):
            return link(module, cls.__name__)
        case shape.VarTupleType(item_type=item, min_length=least, max_length=most):
            return (f"array, {least or 0} to {most} of " if most else "array of ") + allowed(module, item)
        case shape.IntType(ge=ge, le=le):
            return f"integer, {ge} to {le}"
        case shape.StrType(min_length=least, max_length=most, pattern=pattern):
            return "string" + (f", {least or 0} to {most} characters" if most else "") + (f" that match ``{pattern}``" if pattern else "")
        case shape.BoolType():
            return "``true``, ``false``"
        case _:
            return type.__class__.__name__.removesuffix("Type").lower()


def home(module: str, name: str) -> str:
    """Return the module from which a name of a language is imported."""
    public = import_module(LANGUAGES[module].public)
    known = name in public.__all__ and getattr(public, name) is getattr(import_module(module), name)
    return public.__name__ if known else module


def link(module: str, name: str) -> str:
    """Return a link to a public name of a language."""
    return f":py:obj:`{name} <{home(module, name)}.{name}>`"


def written(default: object) -> str:
    """Return a default as Python code, without what has its own default."""
    if isinstance(default, msgspec.Struct):
        changed = [(field.name, getattr(default, field.name), field.default) for field in msgspec.structs.fields(default)]
        return f"{type(default).__name__}({', '.join(f'{name}={value!r}' for name, value, usual in changed if value != usual)})"
    return repr(default)


LITERALS: Final = "literals"
"""Instead of a union, in ``:of:``: the aliases of literals."""


def chosen(module: str, of: Iterable[str], parts: Iterable[str]) -> list[str]:
    """Return the names of a language that *of* names: constructs, the members of unions, or LITERALS; those of *parts* only, if any."""
    package = import_module(module)
    within = {name for part in parts for name in import_module(f"{module}.{part}").__all__}
    wanted: list[str] = []
    for name in of:
        if name == LITERALS:
            wanted += [one for one in package.__all__ if get_origin(getattr(package, one)) is Literal]
        elif is_union(getattr(package, name)):
            wanted += [member.__name__ for member in typing.get_args(getattr(package, name)) if is_struct(member)]
        else:
            wanted.append(name)
    return [name for name in dict.fromkeys(wanted) if not within or name in within]


class Constructs(Api):
    """The constructs of a language that are named by ``:of:``, each with what can be said of it; of the parts ``:from:`` only."""

    option_spec: ClassVar[dict[str, Callable[[str], Any]]] = {"of": str.split, "from": str.split}

    def run(self) -> list[Node]:
        """Return an entry for each construct."""
        module = self.arguments[0]
        names = chosen(module, self.options["of"], self.options.get("from", ()))
        return self.markdown("\n\n".join(self.entry(module, name, getattr(import_module(module), name)) for name in names))

    def entry(self, module: str, name: str, value: object) -> str:
        """Return the entry of a construct, or that of the alias of a literal."""
        if not is_struct(value):
            return super().entry(module, name, value)
        language, module = LANGUAGES[module], home(module, name)
        signature = ", ".join(
            field.name if field.default is msgspec.NODEFAULT else f"{field.name}={written(field.default)}"
            for field in msgspec.structs.fields(value)
        )
        body = "\n\n".join(part for part in (*self._facts(language, value), self._example(language, value)) if part)
        entry = [f".. autoclass:: {module}.{name}({signature})", "   :members:", "", indent(body, "   ")]
        return "\n".join(["```{eval-rst}", f".. py:currentmodule:: {module}", "", *entry, "```"])

    def _facts(self, language: Language, construct: type[msgspec.Struct]) -> Iterator[str]:
        info = shape.type_info(construct)
        if isinstance(info, shape.StructType) and info.fields:
            rows = [
                f"   * - ``{field.encode_name}``\n     - {allowed(language.module, field.type)}\n     - {_default(field)}"
                for field in info.fields
            ]
            head = ["   * - Field", "     - Allowed", "     - Default"]
            yield "\n".join([".. list-table::", "   :class: br-table", "   :header-rows: 1", "   :widths: 20 60 20", "", *head, *rows])
        made = words().get(construct.__name__, []) if language.module == pixel_tactics.__name__ else []
        if made:
            yield "Words: " + ", ".join(link(language.module, word) for word in made) + "."
        rules = rules_of(language, construct)
        if rules:
            yield "Rules: " + ", ".join(f":rule:`{rule}`" for rule in rules) + "."

    def _example(self, language: Language, construct: type[msgspec.Struct]) -> str:
        example = examples(language.module).get(construct.__name__)
        if example is None:
            return f"No card has it: {language.unused[construct.__name__]}"
        where = f":ref:`{escape(example.where)} <{example.page}>`" if example.page else f"**{escape(example.where)}**"
        text = f"Example, {where}: {escape(example.text)}".rstrip(": ")
        return f"{text}\n\n.. container:: br-json\n\n   .. code-block:: json\n\n      {example.json}"


def _default(field: shape.Field) -> str:
    if field.default is msgspec.NODEFAULT:
        return "required"
    return f"``{json.dumps(brief(field.default))}``"


class Unions(Api):
    """The unions of a language, each once: what it is, and its constructs with the first sentence on each."""

    def run(self) -> list[Node]:
        """Return an entry for each union."""
        module = import_module(self.arguments[0])
        names = [name for name in module.__all__ if is_union(getattr(module, name))]
        return self.markdown("\n\n".join(self.entry(module.__name__, name, getattr(module, name)) for name in names))

    def entry(self, module: str, name: str, value: object) -> str:
        """Return the entry of a union: no signature but its name, and a table of its members."""
        text = constants(module)[name].text
        members = typing.get_args(value)
        structs = [one for one in members if is_struct(one)]
        others = " or ".join(allowed(module, shape.type_info(one)) for one in members if not is_struct(one))
        rows = [f"   * - {link(module, one.__name__)}\n     - {escape(first_sentence(one))}" for one in structs]
        table = [".. list-table::", "   :class: br-table", "   :widths: 25 75", "", *rows]
        body = [text, f"{others[:1].upper()}{others[1:]}, or:" if others else "", "\n".join(table)]
        entry = [f".. py:data:: {name}", "", indent("\n\n".join(part for part in body if part), "   ")]
        return "\n".join(["```{eval-rst}", f".. py:currentmodule:: {module}", "", *entry, "```"])


def first_sentence(construct: type[msgspec.Struct]) -> str:
    """Return the first sentence of a docstring, without marks and without the rules that it names."""
    text = " ".join((construct.__doc__ or "").split("\n\n")[0].split()).replace("``", "")
    text = re.sub(r" \((?:[A-Z]{2}-[A-Z\d]+-\d+(?:, )?)+\)", "", text)
    return re.split(r"(?<=[.;:]) ", re.sub(r":\w+:`~?([^`]+)`", r"\1", text))[0].rstrip(";:.") + "."
