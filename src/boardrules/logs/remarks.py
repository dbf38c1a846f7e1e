"""Remarks: the lines of a log that are for people, checked before they are written."""

from __future__ import annotations

from boardrules.characters import character_fault
from boardrules.codec import from_json, to_json
from boardrules.errors import InvalidState
from boardrules.logs.lines import NoteLine, TagLine

__all__ = ["note_line", "tag_line"]


def note_line(ply: int, text: str) -> NoteLine:
    """Return the line of a note on the position after *ply* actions; newlines and tabs are allowed in *text*.

    Raises
    ------
    InvalidState
        if *text* has more than 10,000 characters, or an unwanted one (:mod:`boardrules.characters`).
    """
    _refuse_characters("text of a note", text, lines=True)
    return from_json(NoteLine, to_json(NoteLine(ply, text)))


def tag_line(name: str, text: str) -> TagLine:
    """Return the line of a tag, the fact *text* about *name*.

    Raises
    ------
    InvalidState
        if *name* has no characters or more than 100, *text* has more than 10,000, or one of them has an unwanted one, newlines and tabs
        included.
    """
    _refuse_characters("name of a tag", name)
    _refuse_characters("text of a tag", text)
    return from_json(TagLine, to_json(TagLine(name, text)))


def _refuse_characters(what: str, text: object, *, lines: bool = False) -> None:
    fault = character_fault(text, lines=lines) if isinstance(text, str) else None  # decoding refuses what is no text
    if fault is not None:
        raise InvalidState(f"the {what} cannot be kept: {fault}")
