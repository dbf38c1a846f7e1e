"""One language other than English, from Fluent files, by the package fluent.runtime."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from boardrules.messages import CardName, name_of_no_card

__all__ = ["Bundle"]


class Bundle:
    """The messages of one language: a callable that returns the sentence of a key with parameters, or None if it has none.

    Raises ImportError if the extra ``i18n`` is not installed.
    """

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        try:
            runtime: Any = import_module("fluent.runtime")
            types: Any = import_module("fluent.runtime.types")
        except ImportError as error:
            raise ImportError("translations need the package fluent.runtime: pip install boardrules[i18n]") from error
        self.card: CardName = name_of_no_card
        self._number: Final = types.fluent_number
        self._bundle: Final = runtime.FluentBundle([language], functions={"CARD": self._named}, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(runtime.FluentResource(source), allow_overrides=True)

    def _named(self, id: object) -> str:
        return self.card(str(id))

    def __call__(self, key: str, params: Mapping[str, str | int]) -> str | None:
        """Return the sentence of *key*, or None if the language lacks it or *params* lacks a parameter."""
        if not self._bundle.has_message(key):
            return None
        args = {name: self._number(value, useGrouping=False) if isinstance(value, int) else value for name, value in params.items()}
        said, faults = self._bundle.format_pattern(self._bundle.get_message(key).value, args)
        return None if faults else str(said)
