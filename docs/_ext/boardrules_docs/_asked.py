"""Questions in the words of readers, which stand below the rules that answer them: the search box finds a rule by them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parents[2] / "asked.json"


@cache
def all_asked() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Return the questions in each language by the ids of the rules that answer them."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, tuple[str, ...]]])


def asked(rule: str, language: str = "en", begin: str = "Readers ask") -> str:
    """Return what readers ask that *rule* answers, as a sentence in a language that begins with *begin*, or ""."""
    questions = all_asked().get(rule, {}).get(language, ())
    return f"{begin}: {'; '.join(questions)}." if questions else ""
