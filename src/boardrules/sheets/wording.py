"""A rule sheet in words: the text of each rule in one language and one edition."""

from __future__ import annotations

import re
from typing import Any, Final

from boardrules.contract import Game
from boardrules.messages import Message
from boardrules.rulebook import Rule
from boardrules.sheets.sheet import Drawing, Line, Section, Sheet, Sheets
from boardrules.transforms import capability
from boardrules.translation import Translator, translator
from boardrules.values import Value

__all__ = ["Worded", "WordedDrawing", "WordedRule", "WordedSection", "worded"]

SENTENCE: Final = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-zа-яё]|[„«(])")  # noqa: RUF001  (two alphabets)

ENGLISH: Final = "en"


class WordedRule(Value, frozen=True, gc=False):
    """A rule as printed. *here* is what the edition adds or changes, or "". *language* is the language of the text."""

    id: str
    title: str
    text: str
    here: str
    language: str


class WordedSection(Value, frozen=True, gc=False):
    """Rules under a heading."""

    heading: str
    rules: tuple[WordedRule, ...]


class WordedDrawing(Value, frozen=True, gc=False):
    """A drawing with its labels, one for each shape, and its caption."""

    drawing: Drawing
    labels: tuple[str, ...]
    caption: str


class Worded(Value, frozen=True, gc=False):
    """A rule sheet in words. *differs* precedes what an edition changes."""

    title: str
    edition: str
    version: str
    language: str
    card_title: str
    differs: str
    sections: tuple[WordedSection, ...]
    card: tuple[WordedSection, ...]
    numbers: tuple[tuple[str, str], ...]
    drawings: tuple[WordedDrawing, ...]


def worded(game: Game[Any, Any, Any, Any, Any], *, edition: str | None = None, language: str = ENGLISH) -> Worded:
    """Return the rule sheet of *game* in words. What has no translation stays English.

    Raises LookupError if the game has no sheet or no such edition, and UnknownLanguage.

    >>> from boardrules import pixies
    >>> from boardrules.sheets import worded
    >>> sheet = worded(pixies)
    >>> sheet.sections[0].rules[0].title
    'The deck and the areas'
    """
    spec = game.SPEC
    sheets = capability(game, Sheets)
    if sheets is None:
        raise LookupError(f"{spec.id} has no rule sheet")
    sheet: Sheet = sheets.sheet(edition)
    chosen = next((known for known in spec.editions if edition in {None, known.id}), None)
    if chosen is None:
        raise LookupError(f"{spec.id} has no edition {edition!r}")
    say = translator(language, game)
    rules: dict[str, Rule] = {rule.id: rule for rule in spec.rules}

    def section(section: Section) -> WordedSection:
        lines = tuple([_rule(rules[line.rule], line, say, chosen.id, language) for line in section.lines])
        return WordedSection(_said(say, f"sheet-{section.heading}"), lines)

    def drawing(drawing: Drawing) -> WordedDrawing:
        labels = [shape.label if isinstance(shape.label, str) else say(shape.label) for shape in drawing.shapes]
        caption = " · ".join(f"{say.rule(id).title.rstrip('*')} ({id})" for id in drawing.rules)
        return WordedDrawing(drawing, tuple(labels), caption)

    return Worded(
        title=say.sentence("board-title", (), spec.title),
        edition=chosen.id,
        version=spec.rules_version,
        language=language,
        card_title=_said(say, "sheet-card"),
        differs=_said(say, "sheet-differs"),
        sections=tuple(map(section, sheet.sections)),
        card=tuple(map(section, sheet.card)),
        numbers=tuple([(_said(say, f"sheet-number-{name}"), value) for name, value in sheet.numbers]),
        drawings=tuple(map(drawing, sheet.drawings)),
    )


def _rule(rule: Rule, line: Line, say: Translator, edition: str, language: str) -> WordedRule:
    spoken = say.rule(rule.id)
    sentences = _plain(spoken.text)
    here = " ".join([part for variant in spoken.variants if variant.edition == edition for part in _plain(variant.text)])
    text = " ".join(sentences if line.sentences is None else sentences[: line.sentences or 1])
    if here and line.sentences == 0:
        text, here = here, ""
    translated = spoken.text != rule.text
    return WordedRule(rule.id, spoken.title, text, here, language if translated else ENGLISH)


def _plain(text: str) -> list[str]:
    """Return the sentences of *text* without those that name an option, which nobody sets at a table."""
    return [sentence for sentence in SENTENCE.split(text) if "``" not in sentence]


def _said(say: Translator, key: str) -> str:
    return say(Message(key, (), key.rpartition("-")[2]))
