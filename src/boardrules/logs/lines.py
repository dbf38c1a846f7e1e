"""The lines of a log, each a JSON object, and the digests that chain them."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Final, TypeAlias, assert_never

import msgspec

from boardrules.chance import LONGEST
from boardrules.codec import to_json
from boardrules.contract import Outcome
from boardrules.values import Seat, Value

__all__ = [
    "CHECK_EVERY",
    "ENVELOPE",
    "NOTHING",
    "ActionLine",
    "CheckLine",
    "EndLine",
    "Header",
    "NoteLine",
    "Record",
    "TagLine",
    "UndoLine",
    "chained",
    "first_link",
    "next_link",
]

ENVELOPE: Final = 2
"""The version of the format itself, the field ``boardrules`` of a header."""

CHECK_EVERY: Final = 32
"""The number of plies between two fingerprints."""

NOTHING: Final = msgspec.Raw(b"null")
"""The value of a header's field for options, a pack or a start if there is none."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Ply: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Reader: TypeAlias = Annotated[Seat, msgspec.Meta(ge=-1, lt=2**53)]
Player: TypeAlias = Annotated[Seat, msgspec.Meta(ge=0, lt=2**53)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=10_000)]
ClientSeed: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Header(Value, frozen=True, gc=False, tag="header", tag_field="line"):
    """The first line: which game, by which rules, with which options.

    ``boardrules`` is the version of the format; ``rules`` and ``schema`` are the versions of the game. ``cards`` is the fingerprint of its
    catalogue, and ``pack`` is a whole pack of custom cards. ``start`` is the state that the match began from, if it did not begin from
    ``options``; a log for reading has the reader's view of that state. ``resolved`` holds the values of omitted options when the match
    began (the sets of cards, the whole edition), for games that have such defaults. ``commitment`` is the dealer's. ``redacted_for`` is
    set in a log for reading: a seat, or -1 for a spectator. ``client_seeds`` are mixed into the dealer's luck; the field is omitted if
    there are none.
    """

    boardrules: Number
    game: str
    rules: str
    schema: Number
    seats: Number
    cards: str
    options: msgspec.Raw = NOTHING
    pack: msgspec.Raw = NOTHING
    start: msgspec.Raw = NOTHING
    resolved: msgspec.Raw = NOTHING
    commitment: str | None = None
    redacted_for: Reader | None = None
    client_seeds: tuple[ClientSeed, ...] | msgspec.UnsetType = msgspec.UNSET


class ActionLine(Value, frozen=True, gc=False, tag="action", tag_field="line"):
    """One action, luck included; ``ply`` counts from 1."""

    ply: Ply
    action: msgspec.Raw


class UndoLine(Value, frozen=True, gc=False, tag="undo", tag_field="line"):
    """A note that the last action was taken back; ``ply`` actions are left."""

    ply: Ply


class CheckLine(Value, frozen=True, gc=False, tag="check", tag_field="line"):
    """A checkpoint after ``ply`` actions: the fingerprint of the state, and the digest of all lines so far."""

    ply: Ply
    state: str
    chain: str


class EndLine(Value, frozen=True, gc=False, tag="end", tag_field="line"):
    """The last checkpoint of a match, with the outcome, or with the seat that retired before there was one."""

    ply: Ply
    state: str
    outcome: Outcome | None
    retired: Player | None
    chain: str


class NoteLine(Value, frozen=True, gc=False, tag="note", tag_field="line"):
    """A remark of a person on the position after ``ply`` actions. The chain does not cover it."""

    ply: Ply
    text: Text


class TagLine(Value, frozen=True, gc=False, tag="tag", tag_field="line"):
    """A fact about the match for people, such as a player's name. The chain does not cover it. A later tag of the same name replaces it."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    text: Text


Record: TypeAlias = ActionLine | UndoLine | CheckLine | EndLine | NoteLine | TagLine
"""A line after the header."""


def first_link(header: bytes) -> str:
    """Return the first digest of a chain: that of the header's line without its newline."""
    return blake2b(header, digest_size=16).hexdigest()


def next_link(before: str, text: bytes) -> str:
    """Return the digest after a line: that of the digest *before* it, a newline, and the *text* that :func:`chained` returns."""
    return blake2b(before.encode() + b"\n" + text, digest_size=16).hexdigest()


def chained(record: Record, text: bytes) -> bytes | None:
    """Return the part of the line *text* that the chain covers; *record* was read from it.

    The chain covers a whole line without its newline. A check or end line carries the digest as its last field, so the chain covers the
    text before that field. Return None for a line for people, and for a check or end line with another last field.
    """
    match record:
        case ActionLine() | UndoLine():
            return text
        case CheckLine() | EndLine():
            tail = b',"chain":' + to_json(record.chain) + b"}"
            return text.removesuffix(tail) if text.endswith(tail) else None
        case NoteLine() | TagLine():
            return None
        case _:
            assert_never(record)
