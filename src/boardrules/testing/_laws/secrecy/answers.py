"""The answer of a call, returned or raised, in a form in which two calls can be compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

Answer: TypeAlias = tuple[str, object]
"""``("value", what was returned)`` or ``("error", the texts of what was raised)``."""

ADDRESS: Final = re.compile(r"0x[0-9a-fA-F]+")
"""Where an object lies in memory, as the default repr has it: another one in every call."""


def answered(call: Callable[[], object]) -> Answer:
    """Return what *call* returns, or all that a reader gets of the exception that it raises."""
    try:
        return "value", call()
    except Exception as error:  # noqa: BLE001  (whatever it is: that both worlds raise the same is what is asked)
        return "error", error_texts(error)


def error_texts(error: BaseException) -> tuple[str, ...]:
    """Return all that a reader gets of *error* and of the errors that led to it: type, message, args, fields and notes."""
    found: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(found) < 100:
        fields = {name: value for name, value in vars(cause).items() if name != "__notes__"}
        notes: tuple[str, ...] = tuple(getattr(cause, "__notes__", ()))
        found += [type(cause).__qualname__, str(cause), repr(cause.args), repr(sorted(fields.items())), *notes]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return tuple(ADDRESS.sub("0x", text) for text in found)
