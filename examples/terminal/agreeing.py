"""What is agreed before a match: a form made of the type of a game's options, whatever they are."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input, Label, Select
from wording import say

__all__ = ["Agreed", "OptionsForm"]

Path: TypeAlias = tuple[str, ...]
Agreed: TypeAlias = dict[str, Any]

MOST_NUMBERS: Final = 20
"""A number with more possible values than this is typed."""


class OptionsForm(Vertical):
    """A field for each option of a game: choices where its type lists them, otherwise a text, read as JSON where it is JSON."""

    def __init__(self, options: Any, language: str) -> None:
        super().__init__()
        self._options: Final = options
        self._language: Final = language
        self._fields: Final[dict[Path, Select[Any] | Input]] = {}

    def compose(self) -> ComposeResult:
        """Yield a label and a field for each option."""
        yield from self._asked((), self._options)

    def _asked(self, above: Path, struct: Any) -> ComposeResult:
        for field in msgspec.structs.fields(struct):
            path = (*above, field.name)
            kind: Any = field.type
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                yield from self._asked(path, kind)
                continue
            yield Label(".".join(path))
            values = _values_of(kind)
            usual = say(self._language, "default") if field.default in {None, msgspec.NODEFAULT, ()} else self._shown(field.default)
            if values:
                asked: Select[Any] | Input = Select([(self._shown(value), value) for value in values], prompt=usual)
            else:
                asked = Input(placeholder=usual)
            self._fields[path] = asked
            yield asked

    def _shown(self, value: object) -> str:
        if isinstance(value, bool):
            return say(self._language, "yes" if value else "no")
        return str(value)

    def answer(self, name: str, value: str | int | bool) -> None:  # noqa: FBT001  (a value like any other)
        """Fill a field in, such as ``seats`` or ``house.hand_limit``."""
        field = self._fields[tuple(name.split("."))]
        if isinstance(field, Input):
            field.value = str(value)
        else:
            field.value = value

    def agreed(self) -> Any:
        """Return the options that are filled in. Raises msgspec.ValidationError for what is none."""
        values: Agreed = {}
        for path, field in self._fields.items():
            given: Any = _read(field.value) if isinstance(field, Input) else field.value
            if given is Select.NULL or given == "":
                continue
            inner = values
            for name in path[:-1]:
                inner = inner.setdefault(name, {})
            inner[path[-1]] = given
        return msgspec.convert(values, type=self._options, strict=False)


def _values_of(kind: Any) -> tuple[Any, ...]:
    """Return what a field of this type may be, if there are few such values."""
    parts = get_args(kind)
    if get_origin(kind) is Annotated:
        bounds = [part for part in parts[1:] if isinstance(part, msgspec.Meta)]
        if parts[0] is int and len(bounds) == 1 and bounds[0].ge is not None and bounds[0].le is not None:
            numbers = range(int(bounds[0].ge), int(bounds[0].le) + 1)
            return tuple(numbers) if len(numbers) <= MOST_NUMBERS else ()
        return _values_of(parts[0])
    if get_origin(kind) in {Union, UnionType}:
        return next((values for part in parts if (values := _values_of(part))), ())
    if get_origin(kind) is Literal:
        return parts
    return (False, True) if kind is bool else ()


def _read(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
