"""Playing in the terminal in another language."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "pl",
            (
                "-- twoja kolej --",
                "Weź kartę ze stołu",
                "Niedozwolone, PX-",
                "twoja kolej",
                "wynik końcowy",
                "Rozstrzyga PX-WIN-",
                "1 R2_S5 up (Czerwona 2 na pole 2)",
            ),
        ),
        (
            "ru",
            (
                "-- ваш ход --",
                "Возьмите карту",
                "Нельзя, PX-",
                "Вскрыты карты",
                "итог",
                "Решает PX-WIN-",
                "1 R2_S5 up (Красная 2 в ячейку 2)",
            ),
        ),
    ],
)
def test_a_game_can_be_played_in_another_language(run: Run, language: str, words: tuple[str, ...]) -> None:
    pytest.importorskip("fluent.runtime", reason="the extra i18n is not installed")
    lines = run("play", "pixies", "--lang", language, "--seed", "7", typed="m2_0 down 5\n?\n" + "1\n" * 30).out
    whole = run("play", "pixies", "--bots", "--lang", language, "--seed", "7").out
    text = " ".join(f"{lines} {whole}".split())
    for word in words:
        assert word in text, word


def test_a_language_that_is_not_there_is_refused_with_those_that_are(run: Run) -> None:
    result = run("play", "pixies", "--bots", "--lang", "tlh")
    assert (result.code, result.err) == (2, "boardrules: there are no messages in the language 'tlh'; there are: en, pl, ru\n")


def test_a_language_of_the_library_needs_no_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime", None)
    result = run("play", "pixies", "--bots", "--seed", "7", "--lang", "ru")
    assert (result.code, result.err) == (0, "")
    assert "Наивысшая" in result.out or "сумма" in result.out


STAY: Final = {"up", "down", "under", "list", "WORD", "EXACT", "log", "Enter", "Pixies", "start", "reveal"}
"""Latin words of a Russian game: what is typed, and names of files and games."""


@pytest.mark.parametrize("seats", [2, 5])
def test_no_english_word_is_left_in_a_game_in_russian(run: Run, seats: int) -> None:
    out = run("play", "pixies", "-o", f"seats={seats}", "--lang", "ru", "--seed", "7", "--log", "game.log", typed="1\n" * 60).out
    out += run("replay", "game.log", "--lang", "ru").out
    words = set(re.findall(r"(?<![\w-])[A-Za-z]{2,}(?![\w-])", out.replace("game.log", "")))
    assert words <= STAY
    assert "проверено: EXACT" in out


def test_what_the_prompt_answers_is_in_the_language_of_the_game(run: Run) -> None:
    Path("there").touch()
    typed = "cards\ncards xyz\nsave\nsave there\nrules XY-1\nrules xyz abc\ncards czarnoks\nquit\n"
    out = run("play", "pixel_tactics", "--lang", "pl", "--seed", "7", typed=typed).out
    text = " ".join(out.split())
    for words in (
        "Waleczne Piksele, 2 graczy",
        "„cards” wymaga słowa",
        "w grze pixel_tactics nie ma karty „xyz”",
        "„save” wymaga nazwy pliku",
        "plik there już istnieje",
        "w grze pixel_tactics nie ma zasady „XY-1”",
        "nie ma zasady ze wszystkimi tymi słowami: xyz abc",
        "Czarnoksiężnik siła ataku 2, punkty życia 3",
    ):
        assert words in text, words
