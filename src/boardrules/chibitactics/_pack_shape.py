"""Packs from outside: everything in which they are not of the form of a pack, all at once, before the rules are asked (CT-H-1)."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

import msgspec

from boardrules.chibitactics._language import Pack
from boardrules.errors import InvalidOptions

__all__ = ["read_pack"]

Json: TypeAlias = "dict[str, Json] | list[Json] | str | int | float | bool | None"
Steps: TypeAlias = "tuple[str | int, ...]"

_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]")
_FIELD: Final = re.compile(r"Object (contains unknown|missing required) field `(\w+)`")


def read_pack(data: bytes | str | Pack) -> Pack:
    """The pack that *data* is: JSON, or a value, whose fields are checked as if it had been read.

    Raises
    ------
    InvalidOptions
        with every fault of form and where it is.
    """
    try:
        text = msgspec.json.encode(data) if isinstance(data, Pack) else data
        raw: Json = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
        raise InvalidOptions(f"not a pack: {error}") from None
    reader = _Reader(raw)
    pack = reader.read()
    if pack is None or reader.faults:
        raise InvalidOptions("\n  ".join(("not a pack:", *reader.faults)))
    return pack


class _Reader:
    """Reads until nothing is wrong: what was, is noted and left out, so that what comes after it is seen as well."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw
        self.faults: list[str] = []
        self._left_out: set[tuple[Steps, str]] = set()
        self._numbers: dict[str, list[int]] = {}

    def read(self) -> Pack | None:
        """The pack without what was left out; None if too little is left."""
        while True:
            try:
                return msgspec.convert(self.raw, Pack)
            except (msgspec.ValidationError, RecursionError) as error:
                message, _, path = str(error).partition(" - at `$")
                steps: Steps = tuple(int(index) if index else name for name, index in _STEP.findall(path))
                if not self._mend(message, steps):
                    return None

    def _mend(self, message: str, steps: Steps) -> bool:
        """Note the fault and leave out what has it; whether something else is left."""
        found = _FIELD.match(message)
        if found is None:
            self._note(message, steps)
            return self._leave_out(steps)
        kind, name = found.groups()
        if kind == "contains unknown":
            self._note(message, steps)
            return self._leave_out((*steps, name))
        if (steps, name) not in self._left_out:
            self._note(message, steps)
        return self._leave_out(steps)

    def _note(self, message: str, steps: Steps) -> None:
        """Where it is, counted as in what was given."""
        self.faults.append(f"{self._place(steps)[0]}: {message}")

    def _place(self, steps: Steps) -> tuple[str, Json]:
        """Where some steps lead, counted as in what was given, and what is there now."""
        path, here = "$", self.raw
        for step in steps:
            path += f"[{self._counted(path, here)[step]}]" if isinstance(step, int) else f".{step}"
            here = _inside(here, step)
        return path, here

    def _counted(self, path: str, items: Json) -> list[int]:
        """The numbers that those of *items* had that are left."""
        return self._numbers.setdefault(path, list(range(len(items) if isinstance(items, list) else 0)))

    def _leave_out(self, steps: Steps) -> bool:
        if not steps:
            return False
        *before, last = steps
        if before and isinstance(last, int) and isinstance(before[-1], int):  # half a place is none
            return self._leave_out(tuple(before))
        path, here = self._place(tuple(before))
        if isinstance(here, list) and isinstance(last, int):
            del self._counted(path, here)[last], here[last]
        elif isinstance(here, dict) and isinstance(last, str):
            del here[last]
            self._left_out.add((tuple(before), last))
        return True


def _inside(here: Json, step: str | int) -> Json:
    if isinstance(here, list) and isinstance(step, int):
        return here[step]
    return here[step] if isinstance(here, dict) and isinstance(step, str) else None
