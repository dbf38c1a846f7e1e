"""What the lobby tells of the games: their pictures, how long they take, their options in words. It knows no server."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from puzzles import puzzles
from shown import Message, edition_title, spoken, words_of

from boardrules import BoardRulesError, Translator, Wording, capability, game, games, notation
from boardrules.bots import LEVELS
from boardrules.lessons import LessonRun, lessons
from boardrules.picture import draw
from boardrules.pieces import Palette

__all__ = ["catalog", "picture"]

HERE: Final = Path(__file__).resolve().parent
WIDTH: Final = 360
"""Of a picture, in pixels: the narrowest that a game lays itself out for."""
FIRST: Final = ("pixies",)
"""The games that are listed first: those that are easiest to begin with."""
SHAPE: Final = (16, 10)
"""Width and height of the pictures on cards, as parts."""
HEAD: Final = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')
VALUES: Final = re.compile(r"(\w+): ([^;]+)")
"""How a message about an option says what each of its values means."""


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as the lobby knows it: a sentence by languages, and which part of its picture is shown: left, top and width."""

    sentence: dict[str, str]
    crop: tuple[int, int, int] = (0, 0, WIDTH)


class Measured(msgspec.Struct, frozen=True):
    """The length of a game between *casual* bots, as ``python -m bench.web.minutes`` writes it."""

    minutes: int


class Figures(msgspec.Struct, frozen=True):
    """The figures of all games."""

    games: dict[str, Measured]


@cache
def _known(name: str) -> Known:
    known = msgspec.json.decode((HERE / "games.json").read_bytes(), type=dict[str, Known])
    return known.get(name, Known({}))


@cache
def _minutes(name: str) -> int | None:
    measured = msgspec.json.decode((HERE / "minutes.json").read_bytes(), type=Figures).games
    return measured[name].minutes if name in measured else None


def catalog(language: str) -> list[Message]:
    """Return all installed games in a language: what their cards in the lobby say, and their options."""
    names = sorted(games(), key=lambda name: (name not in FIRST, game(name).SPEC.title))
    return [_entry(name, words_of(name, language)) for name in names]


def _entry(name: str, words: Translator) -> Message:
    spec = game(name).SPEC
    sentence = _known(name).sentence
    return {
        "id": name,
        "title": _title(words, spec.title),
        "seats": spec.seats,
        "sentence": sentence.get(words.language, sentence.get("en", "")),
        "minutes": _minutes(name),
        "options": [_option(name, field, schema, words) for field, schema in _schemas(name).items()],
        "lessons": [{"title": words(lesson.title), "minutes": lesson.minutes} for lesson in lessons(game(name))],
        "puzzles": sum(puzzle.game == name for puzzle in puzzles()),
        "levels": LEVELS,
        "languages": spoken(name),
    }


def _title(words: Translator, title: str) -> str:
    return words.sentence("board-title", (), title)


@cache
def _schemas(name: str) -> dict[str, Any]:
    """Return the JSON Schema of each option of a game."""
    schema: Any = msgspec.json.schema(game(name).SPEC.options)
    properties: dict[str, Any] = schema["$defs"][schema["$ref"].rpartition("/")[2]]["properties"]
    return properties


def _option(name: str, field: str, schema: dict[str, Any], words: Translator) -> Message:
    """Return an option as named choices, as far as it has some, with what the game's own message says about it."""
    english, said = _help(name, field, words)
    meanings = dict(VALUES.findall(said))
    choices = _choices(name, field, schema, english)
    if "true" in meanings:
        help = meanings["true"]
    elif meanings.keys() & {str(choice) for choice in choices}:
        help = ""
    else:
        help = said.partition(":")[0] if choices else said
    return {
        "name": field,
        "help": help[:1].upper() + help[1:],
        "default": schema.get("default"),
        "choices": [
            {"value": choice, "label": _meaning(name, field, choice, meanings, words), "seats": _seats(name, field, choice)}
            for choice in choices
        ],
    }


def _help(name: str, field: str, words: Translator) -> tuple[str, str]:
    """Return what an option means, in English and in the language of *words*."""
    wording: Wording[Any, Any, Any] | None = capability(game(name), Wording[Any, Any, Any])
    key = f"option-{field.replace('_', '-')}"
    english = "" if wording is None else wording.MESSAGES.in_english(key, {}) or ""
    return english, words.sentence(key, (), english)


def _choices(name: str, field: str, schema: dict[str, Any], english: str) -> list[Any]:
    """Return the values among which an option chooses, ``[]`` if they cannot be listed."""
    match schema:
        case {"enum": values}:
            return sorted(values, key=lambda value: (value != schema.get("default"), value)) if isinstance(values[0], str) else values
        case {"type": "boolean"}:
            return [False, True]
        case {"type": "integer", "minimum": least, "maximum": most} if most - least < 20:
            return [*range(least, most + 1)]
        case {"type": "string"}:
            return [word for word in re.findall(r"\w+", english.partition(":")[2]) if _taken(name, field, word)]
        case _:
            return []


def _taken(name: str, field: str, value: object) -> bool:
    """Return whether a game can begin with this value of an option, with some number of players."""
    return any(_begins(name, {field: value, "seats": seats}) for seats in range(game(name).SPEC.seats[0], game(name).SPEC.seats[1] + 1))


@cache
def _seats(name: str, field: str, value: object) -> int | None:
    """Return how many play with this value of an option and the others as usual, None if nobody can."""
    return _begins(name, {field: value})


def _begins(name: str, options: dict[str, object]) -> int | None:
    played = game(name)
    try:
        return len(played.seats(played.new_game(msgspec.convert(options, played.SPEC.options))))
    except (BoardRulesError, msgspec.ValidationError):
        return None


def _meaning(name: str, field: str, choice: object, meanings: dict[str, str], words: Translator) -> str:
    """Return what a choice means; ``""``: what it is called says it."""
    if field == "edition":
        return edition_title(game(name).SPEC, choice, words) or ""
    found = meanings.get(str(choice), "")
    return found[:1].upper() + found[1:]


@cache
def picture(name: str, palette: Palette, language: str) -> tuple[bytes, bytes]:
    """Return part of a board of a game: in the middle of its first lesson, or a new game; also compressed by gzip."""
    played, words = game(name), words_of(name, language)
    drawn = str(draw(played, _shown(played), width=WIDTH, palette=palette, translator=words))
    left, top, width = _known(name).crop
    height = width * SHAPE[1] // SHAPE[0]
    shown = HEAD.sub(f'viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"', drawn, count=1).encode()
    return shown, gzip.compress(shown)


def _shown(played: Any) -> Any:
    taught = lessons(played)
    if not taught:
        return played.view(played.new_game(), None)
    lesson, words = taught[0], notation(played)
    run: LessonRun[Any, Any, Any, Any, Any] = LessonRun(played, lesson)
    while run.number < len(lesson.steps) // 2:
        wanted = lesson.steps[run.number].wanted
        if run.goal is None:
            run.go_on()
        else:
            run.submit(words.parse_action(run.view, wanted[0]) if wanted else run.legal[0])
    return run.view
