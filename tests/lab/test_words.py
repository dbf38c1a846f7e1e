"""The page of the lab in three languages: every sentence that it says is known in each of them, and none is left over."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from laying import at
from msgspec import Raw
from ruling import installed

LAB = Path(__file__).parents[2] / "examples" / "lab"
STATIC = LAB.parent / "web" / "static"
SCRIPTS = {name: (LAB / "page" / f"{name}.js").read_text(encoding="utf-8") for name in ("lab", "questions", "told")}
PAGE = (LAB / "page" / "lab.html").read_text(encoding="utf-8")
TITLE = re.compile('<!-- head title="([^"]+)"')
"""The title that the page asks for."""


def words(language: str, file: Path = LAB / "page" / "lab_words.js") -> dict[str, str]:
    """The sentences of one language, by the English one."""
    part = file.read_text(encoding="utf-8").partition(f"  {language}: {{\n")[2].partition("\n  },\n")[0]
    return dict(re.findall(r'^    "(.+?)": "(.+)",$', part, re.MULTILINE))


def in_the_page() -> set[str]:
    """What is marked in the page, and every text of the scripts that looks like a sentence."""
    found = set(re.findall(r"data-t>([^<]+)<", PAGE)) | set(re.findall(r'data-t-label aria-label="([^"]+)"', PAGE))
    found |= set(TITLE.findall(PAGE))
    for script in SCRIPTS.values():
        for call in re.findall(r"\bt\(((?:[^()]|\([^()]*\))*)\)", script):
            found |= set(re.findall(r'"([^"]*\w\w[^"]*)"', call.partition(", {")[0]))
        found |= set(re.findall(r'"([A-Z][^"]* [^"]*)"', script)) | set(re.findall(r'"([A-Z][a-z]+)"', script))
    return found - {"Enter"}


@cache
def of_places() -> set[str]:
    """What is said of the places of every game."""
    found: set[str] = set()
    for one in installed():
        for position in (one["sample"], {}):
            asked = Raw(msgspec.json.encode({"game": one["id"], "position": position}))
            for place in at(asked, Raw(b'""')):
                found |= {place.title[0], place.how[0]}
    return found


@cache
def of_versions() -> set[str]:
    """What options, points of the rules and their values are called."""
    found: set[str] = set()
    for one in installed():
        versions: Any = one["versions"]
        for options in versions:
            points = {name: value for name, value in options.items() if name not in {"edition", "house"}} | options.get("house", {})
            found |= {name.replace("_", " ") for name in points}
            found |= {value.replace("_", " ") for value in points.values() if isinstance(value, str)}
    return found


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_sentence_of_the_lab_is_said_in_every_language_with_the_same_parameters(language: str) -> None:
    known = words(language, STATIC / "words.js") | words(language)
    for said in (in_the_page(), of_places(), of_versions()):
        assert said - known.keys() == set()
    assert len(in_the_page()) > 60
    for sentence, other in words(language).items():
        assert sorted(re.findall(r"\{\w+\}", sentence)) == sorted(re.findall(r"\{\w+\}", other)), sentence


def test_no_sentence_of_the_lab_is_left_over_or_said_twice() -> None:
    python = "".join(json.dumps(path.read_text(encoding="utf-8"), ensure_ascii=False).replace('\\"', '"') for path in LAB.glob("*.py"))
    asked = in_the_page() | of_places() | of_versions() | {sentence for sentence in words("pl") if f'"{sentence}"' in python}
    assert words("pl").keys() - asked == set()
    assert words("pl").keys() == words("ru").keys()
    assert words("pl").keys() & words("pl", STATIC / "words.js").keys() == set()
