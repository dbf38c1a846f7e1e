"""The files of the page: nothing inline, a client that fits on a screen, and every sentence in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from heads import whole

STATIC = Path(__file__).parents[2] / "examples" / "web" / "static"
SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in STATIC.glob("*.js")}
WORDS = [name for name in SCRIPTS if name.endswith("words.js")]
PAGES = {path.name: whole(path.read_text(encoding="utf-8"), base="/") for path in STATIC.glob("*.html")}


HERE = Path(__file__).parents[2] / "examples" / "browser" / "page"
"""The page without a server speaks by the same sentences."""


def words(language: str) -> dict[str, str]:
    """The sentences of one language, by the English one."""
    parts = [SCRIPTS[name].partition(f"  {language}: {{\n")[2].partition("\n  },\n")[0] for name in WORDS]
    return {english: other for part in parts for english, other in re.findall(r'^    "(.+?)": "(.+)",$', part, re.MULTILINE)}


def said() -> set[str]:
    """Every sentence that the page says."""
    found: set[str] = set()
    for name, script in {**SCRIPTS, "app.js": (HERE / "app.js").read_text(encoding="utf-8")}.items():
        if name in WORDS:
            continue
        for call in re.findall(r"\bt\(((?:[^()]|\([^()]*\))*)\)", script):
            found.update(re.findall(r'"([^"]*\w\w[^"]*)"', call.partition(", {")[0]))
    found.update(re.findall(r': "(\w[^"]+ [^"]+\.)"', SCRIPTS["page.js"].partition("STATES")[2].partition(";")[0]))
    for page in (*PAGES.values(), whole((HERE / "index.html").read_text(encoding="utf-8"))):
        found.update(re.findall(r"data-t>([^<]+)<", page))
        found.update(re.findall(r'data-t-label aria-label="([^"]+)"', page))
        found.update(re.findall(r"<title>([^<]+)<", page))
    return found


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_sentence_is_said_in_every_language_with_the_same_parameters(language: str) -> None:
    known = words(language)
    assert said() - known.keys() == set()
    assert len(said()) > 50
    for sentence, other in known.items():
        assert sorted(re.findall(r"\{\w+\}", sentence)) == sorted(re.findall(r"\{\w+\}", other)), sentence


def test_both_languages_have_the_same_sentences() -> None:
    assert words("pl").keys() == words("ru").keys()


@pytest.mark.parametrize("page", sorted(PAGES))
def test_nothing_is_inline_and_nothing_comes_from_elsewhere(page: str) -> None:
    text = PAGES[page]
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|javascript:|https?://", text)
    for script in SCRIPTS.values():
        assert not re.search(r"\beval\(|new Function|innerHTML|https?://", script)


def test_all_pages_have_one_head_each_with_its_own_title_and_script() -> None:
    heads = {name: text.partition("</head>")[0] for name, text in PAGES.items()}
    assert len({re.sub(r"<title>.*|<link rel=.style.*|<script.*", "", head).replace("\n\n", "\n") for head in heads.values()}) == 1
    assert len({re.findall("<title>(.+)</title>", head)[0] for head in heads.values()}) == len(heads)
    with pytest.raises(ValueError, match="head"):
        whole("<!doctype html>\n<title>A page</title>")


def test_the_client_fits_in_150_lines_and_knows_no_game() -> None:
    client = SCRIPTS["client.js"]
    assert client.count("\n") <= 150
    assert not re.search(r"pixies|pixel|chibi", client.lower())
    for script in SCRIPTS.values():
        assert not re.search(r"pixies|pixel_tactics|chibitactics", script.lower())
