"""The words of the ability language of Pixel Tactics, by the constructs that they make."""

from __future__ import annotations

import inspect
import re
from functools import cache
from operator import itemgetter

from boardrules.pixel_tactics.language import Static
from boardrules.pixel_tactics.language.words import (
    abilities,
    casualties,
    decks,
    effects,
    expressions,
    permissions,
    reactions,
    reserve,
    statuses,
    transfers,
)


@cache
def words() -> dict[str, list[str]]:
    """Return for each construct the words that make it, alone or inside a static ability."""
    found: dict[str, list[str]] = {}
    modules = (abilities, casualties, decks, effects, expressions, permissions, reactions, reserve, statuses, transfers)
    for name, word in sorted(((name, getattr(module, name)) for module in modules for name in module.__all__), key=itemgetter(0)):
        if inspect.isfunction(word):
            kinds = {
                *re.findall(r"\b([A-Z]\w+)\(", inspect.getsource(word)),
                str(inspect.signature(word).return_annotation),
            }
        else:
            kinds = {type(part).__name__ for part in (word, *([word.modifier] if isinstance(word, Static) else []))}
        for kind in sorted(kinds):
            found.setdefault(kind, []).append(name)
    return found
