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
"""How many plies lie between two fingerprints."""

NOTHING: Final = msgspec.Raw(b"null")
"""What stands in a header for options, a pack or a start that there is not."""

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Ply: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
Reader: TypeAlias = Annotated[Seat, msgspec.Meta(ge=-1, lt=2**53)]
Player: TypeAlias = Annotated[Seat, msgspec.Meta(ge=0, lt=2**53)]
Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=10_000)]
ClientSeed: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Header(Value, frozen=True, gc=False, tag="header", tag_field="line"):
    """The first line: which game, by which rules, with which options.

    ``boardrules`` is the version of the format, ``rules`` and ``schema`` are the versions of the game, ``cards`` is the fingerprint
    of its catalogue, ``pack`` a pack of custom cards whole. ``start`` is the state that a match was begun from, if not from
    ``options``; in a log for reading it is the reader's view of that state. ``resolved`` is what the defaults of the options came to
    when the match was begun (the sets of cards, the whole edition), for games that have such defaults. ``commitment`` is the
    dealer's. ``redacted_for`` is set in a log for reading: a seat, or -1 for a spectator. ``client_seeds`` are those mixed into the
    dealer's luck; the field is left out if there are none.
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
    """One action; ``ply`` counts from 1, luck included."""

    ply: Ply
    action: msgspec.Raw


class UndoLine(Value, frozen=True, gc=False, tag="undo", tag_field="line"):
    """The last action was taken back; ``ply`` actions are left."""

    ply: Ply


class CheckLine(Value, frozen=True, gc=False, tag="check", tag_field="line"):
    """What the log must agree with after ``ply`` actions: the fingerprint of the state, and the digest of all lines so far."""

    ply: Ply
    state: str
    chain: str


class EndLine(Value, frozen=True, gc=False, tag="end", tag_field="line"):
    """The end: as a check line, with the outcome, or the seat that retired before there was one."""

    ply: Ply
    state: str
    outcome: Outcome | None
    retired: Player | None
    chain: str


class NoteLine(Value, frozen=True, gc=False, tag="note", tag_field="line"):
    """A remark of a person on the position after ``ply`` actions; outside the chain."""

    ply: Ply
    text: Text


class TagLine(Value, frozen=True, gc=False, tag="tag", tag_field="line"):
    """A fact about the match for people, such as a player's name; outside the chain. The last of a name is the one that holds."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    text: Text


Record: TypeAlias = ActionLine | UndoLine | CheckLine | EndLine | NoteLine | TagLine
"""What may stand in a line after the header."""


def first_link(header: bytes) -> str:
    """The digest with which a chain begins: of the header's line, without its newline."""
    return blake2b(header, digest_size=16).hexdigest()


def next_link(before: str, text: bytes) -> str:
    """The digest after a line: of the digest *before* it, a newline, and what :func:`chained` says of the line."""
    return blake2b(before.encode() + b"\n" + text, digest_size=16).hexdigest()


def chained(record: Record, text: bytes) -> bytes | None:
    """What the chain covers of the line *text*, which *record* was read from; None if the line is for people.

    That is all of it without the newline; of a check or an end line, which carries the digest itself as its last field, all that
    comes before that field. None for a check or an end line as well if it is not written so.
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
