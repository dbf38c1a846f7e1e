"""One language other than English, from Fluent files, by the package fluent.runtime."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from importlib import import_module
from typing import Any, Final

from boardrules.messages import NAMELESS, Names

__all__ = ["Bundle"]


_NAMES: Final = ContextVar("names", default=NAMELESS)
"""The names of the sentence that is being written; functions of Fluent take nothing but their arguments."""


class Bundle:
    """The messages of one language: a callable that returns the sentence of a key with parameters and names, or None if it has none.

    Raises ImportError if the extra ``i18n`` is not installed.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        try:
            runtime: Any = import_module("fluent.runtime")
            types: Any = import_module("fluent.runtime.types")
        except ImportError as error:
            raise ImportError("translations need the package fluent.runtime: pip install fluent.runtime") from error
        self._number: Final = types.fluent_number
        self._bundle: Final = runtime.FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(runtime.FluentResource(source), allow_overrides=True)

    def __call__(self, key: str, params: Mapping[str, str | int], names: Names = NAMELESS) -> str | None:
        """Return the sentence of *key*, or None if the language lacks it or *params* lacks a parameter."""
        if not self._bundle.has_message(key):
            return None
        args = {name: self._number(value, useGrouping=False) if isinstance(value, int) else value for name, value in params.items()}
        before = _NAMES.set(names)
        try:
            said, faults = self._bundle.format_pattern(self._bundle.get_message(key).value, args)
        finally:
            _NAMES.reset(before)
        return None if faults else str(said)


def _card(id: object) -> str:
    return _NAMES.get().card(str(id))


def _place(id: object) -> str:
    return _NAMES.get().place(str(id))


def _player(seat: int) -> str:
    return _NAMES.get().player(int(seat))


def _who(seat: int) -> str:
    reader = _NAMES.get().reader
    return "you" if reader is not None and int(seat) == reader else "other"


_FUNCTIONS: Final = {"CARD": _card, "PLACE": _place, "PLAYER": _player, "WHO": _who}
