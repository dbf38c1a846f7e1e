"""The structs of a game: their fields in the words of JSON, an example from a game really played; and the cards."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random
from typing import Any, ClassVar, Final

import msgspec
from docutils import nodes
from docutils.nodes import Node
from msgspec import inspect as shape

from boardrules import CHANCE, Dealer, Match, game, replay

from ._base import Cell, Generated, code_block, paragraphs

LONGEST: Final = 700
"""Characters of an example: the longest is shown that has no more, since it shows most."""


MANY: Final = 100
"""A greatest length of arrays that tells a reader nothing: it only keeps nonsense out."""


class CardTable(Generated):
    """Every card of a game: id, name, numbers and sentences."""

    def run(self) -> list[Node]:
        """Return a table with a column for each kind of number."""
        cards = game(self.arguments[0]).SPEC.cards
        numbers = list(dict.fromkeys(name for card in cards for name, _ in card.numbers))
        head = ("Id", "Name", *(name.capitalize() for name in numbers), "Text")
        rows: list[list[Cell]] = [
            [
                f"``{card.id}``",
                card.name,
                *(_number(dict(card.numbers).get(name)) for name in numbers),
                " ".join(text if text.endswith(".") else f"{text}." for text in card.text),
            ]
            for card in cards
        ]
        return [self.table(head, rows, card_widths(len(numbers)))]


def card_widths(numbers: int) -> tuple[int, ...]:
    """Return the columns of the cards table, with so many kinds of number: id, name, the numbers, text."""
    narrow = min(8, 32 // max(numbers, 1))
    return (20, 18, *(narrow for _ in range(numbers)), 62 - narrow * numbers)


def _number(number: int | None) -> str:
    return str(number) if number else "\N{EN DASH}"


class Types(Generated):
    """The structs of one kind, each with its docstring, its fields and an example."""

    kind: ClassVar[str]

    def run(self) -> list[Node]:
        """Return a definition list with an entry for each struct."""
        entries = nodes.definition_list()
        for struct in self._structs():
            term = nodes.term("", "", nodes.literal("", struct.__name__))
            entries += nodes.definition_list_item("", term, nodes.definition("", *self._body(struct)))
        return [entries]

    def _structs(self) -> tuple[type[msgspec.Struct], ...]:
        kind: Any = getattr(game(self.arguments[0]).SPEC, self.kind)
        return typing.get_args(kind) or (kind,)

    def _body(self, struct: type[msgspec.Struct]) -> Iterator[Node]:
        yield from paragraphs(inspect.cleandoc(struct.__doc__ or ""), self.docname)
        info = shape.type_info(struct)
        if isinstance(info, shape.StructType) and info.fields:
            rows = [[f"``{field.encode_name}``", in_words(field.type), _default(field)] for field in info.fields]
            if any(default for _, _, default in rows):
                yield self.table(("Field", "Type", "Default"), rows, (22, 58, 20))
            else:
                yield self.table(("Field", "Type"), [row[:2] for row in rows], (22, 78))
        example = examples(self.arguments[0]).get(struct.__name__)
        if example is not None:
            yield code_block(example, "json")


def _default(field: shape.Field) -> str:
    if isinstance(field.default, msgspec.Struct) and field.default == type(field.default)():
        return "all defaults"
    return "" if field.default is msgspec.NODEFAULT else f"``{msgspec.json.encode(field.default).decode()}``"


class ActionTable(Types):
    """The actions of a game."""

    kind = "action"


class EventTable(Types):
    """The events of a game."""

    kind = "event"


class ViewTable(Types):
    """The view of a game."""

    kind = "view"


class OptionsTable(Types):
    """The options of a game, and structs that stand in them."""

    kind = "options"

    def _structs(self) -> tuple[type[msgspec.Struct], ...]:
        spec: Any = game(self.arguments[0]).SPEC
        types = [field.type for field in msgspec.structs.fields(spec.options)]
        return spec.options, *(struct for struct in types if inspect.isclass(struct) and issubclass(struct, msgspec.Struct))


class StateTable(Types):
    """The state of a game."""

    kind = "state"


def in_words(type: shape.Type) -> str:
    """Return a type as a reader of JSON calls it."""
    match type:
        case shape.Metadata():
            return in_words(type.type)
        case shape.UnionType():
            return " or ".join(in_words(part) for part in type.types)
        case shape.LiteralType():
            return " or ".join(f"``{msgspec.json.encode(value).decode()}``" for value in type.values)
        case shape.IntType():
            return "integer" if type.ge is None or type.le is None or type.le >= 2**53 - 1 else f"integer, {type.ge} to {type.le}"
        case shape.StrType():
            return "string"
        case shape.BoolType():
            return "true or false"
        case shape.NoneType():
            return "null"
        case shape.StructType():
            fields = ", ".join(field.encode_name for field in type.fields)
            return f"``{type.cls.__name__}``" + (f" as array [{fields}]" if type.array_like else "")
        case shape.VarTupleType():
            return f"array of {_length(type)}{in_words(type.item_type)}"
        case shape.TupleType():
            return f"array [{', '.join(in_words(part) for part in type.item_types)}]"
        case _:
            return type.__class__.__name__.removesuffix("Type").lower()


def _length(type: shape.VarTupleType) -> str:
    least, most = type.min_length, type.max_length
    if most is None or (not least and most > MANY):
        return ""
    if not least:
        return f"up to {most} "
    return f"{least} " if least == most else f"{least} to {most} "


@cache
def examples(name: str) -> dict[str, str]:
    """Return for each type one of the values that a few games bring forth, as JSON."""
    found: dict[str, str] = {}
    rules = game(name)
    for seed in range(3):
        match, rng = Match(rules, dealer=Dealer(seed)), Random(seed)  # noqa: S311  (an example)
        while not match.over:
            seat = rules.to_act(match.state)[0]
            match.submit(seat, rng.choice(rules.legal_actions(match.state, seat)))
        states = (match.at(ply) for ply in range(match.ply))
        views = (rules.view(state, None if rules.to_act(state) == (CHANCE,) else rules.to_act(state)[0]) for state in states)
        actions = (played.action for played in replay(match.log(), rules))
        for value in chain(actions, match.seen(None), views):
            text = msgspec.json.encode(value).decode()
            if len(found.get(type(value).__name__, "")) < len(text) <= LONGEST:
                found[type(value).__name__] = text
    found.setdefault(rules.SPEC.options.__name__, msgspec.json.encode(rules.SPEC.options()).decode())
    return found
