"""What clients say to the server, as types, and what each gets as an answer. It knows no sockets.

Every message has a number, and its answer has the same: ``{"id": 7, ...}`` with what was asked for, or with ``refused``.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias, assert_never

import asking
import faces
import lab
import msgspec
import shown as page
from msgspec import Meta, Raw, Struct
from opponents import Level, Pace
from shown import Message
from table import Table, TableError

from boardrules import BoardRulesError, IllegalAction, RecorderError, Seat, Translator
from boardrules.pieces import Palette

__all__ = ["CHANGES", "Back", "Hello", "Request", "Screen", "Whole", "answer", "decode"]

Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret: TypeAlias = Annotated[str, Meta(max_length=64)]
Width: TypeAlias = Annotated[int, Meta(ge=320, le=4000)]
Anchor: TypeAlias = Annotated[str, Meta(max_length=64)]


class Said(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """A message of a client, with its number."""

    id: Number


class Hello(Said, frozen=True):
    """The first message: which table, the secret of a seat (none: a spectator), what is known up to which ply, and a language.

    A *width* of the screen in pixels and a *palette* ask for pictures that are laid out and coloured for it, *signs* for signs of life.
    """

    table: Annotated[str, Meta(max_length=40)]
    token: Secret = ""
    since: Number = 0
    language: Annotated[str, Meta(max_length=20)] = "en"
    width: Width | None = None
    palette: Palette = "light"
    signs: bool = False


class Sit(Said, frozen=True):
    """Take the seat of an invitation. From then on the connection is that seat's.

    A client that makes the *secret* of the seat itself may ask again when it has got no answer.
    """

    invitation: Secret
    secret: Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{32,64})?$")] = ""
    name: Annotated[str, Meta(max_length=60)] = ""


class Luck(Said, frozen=True):
    """Add to the luck of the match, before it starts."""

    text: Annotated[str, Meta(max_length=64)]


class Start(Said, frozen=True):
    """Start the match."""


class Prompt(Said, frozen=True):
    """The prompt as the library has it, with the view and with what happened after a ply: for clients that know the types of the game."""

    since: Number = 0


class Act(Said, frozen=True):
    """Take an action; *seen* is the digest of what was shown, which this answers.

    The answer has the number of ``lines`` of the log then. Pictures with fewer are older than the action.
    """

    seen: Annotated[str, Meta(max_length=64)]
    action: Raw


class Whole(Said, frozen=True):
    """Be shown the whole picture again, and what happened after a ply: what was sent last did not lead on from what is there."""

    since: Number = 0


class Screen(Said, frozen=True):
    """Be shown pictures for a screen of this *width* in pixels, in these colours, from now on."""

    width: Width
    palette: Palette = "light"


class Picture(Said, frozen=True):
    """The picture as one document, with targets and a focus: for clients that cannot mark a picture themselves."""

    targets: Annotated[tuple[Anchor, ...], Meta(max_length=500)] = ()
    focus: Anchor | None = None


class Look(Said, frozen=True):
    """The picture after an earlier ply."""

    ply: Number


class Undo(Said, frozen=True):
    """Ask to take back the own last action."""


class Agree(Said, frozen=True):
    """Answer whoever asks to take back."""

    agreed: bool


class Invite(Said, frozen=True):
    """A new invitation to an empty seat, by the host of the table."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class Leave(Said, frozen=True):
    """Leave the own seat to a bot."""


class Back(Said, frozen=True):
    """Take up a seat again that was left, by its secret. From then on the connection is that seat's."""

    token: Secret


class Resign(Said, frozen=True):
    """Give the match up: it is over for everybody."""


class Rematch(Said, frozen=True):
    """Make a table for the same people once the match is over; *rotate*: each on the next seat."""

    rotate: bool = False


class Opponent(Said, frozen=True):
    """Another level for the bot of a seat, by the host of the table."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    level: Level


class SetPace(Said, frozen=True, tag="pace"):
    """Set how fast the bots act, by the host of the table."""

    pace: Pace


class Card(Said, frozen=True):
    """Tell what a card does."""

    card: Annotated[str, Meta(max_length=200)]


class Rule(Said, frozen=True):
    """A rule by its id."""

    rule: Annotated[str, Meta(max_length=40)]


class Rules(Said, frozen=True):
    """All rules of the game."""


class Why(Said, frozen=True):
    """Tell why nothing can be done with what an anchor names."""

    anchor: Anchor


class Would(Said, frozen=True):
    """Tell what an action of one's own would lead to."""

    action: Raw


class Ending(Said, frozen=True):
    """Tell how the match went, once it is over."""


class Lab(Said, frozen=True):
    """The position after *ply* actions, by default that of now, as one sees it, for the ruling lab."""

    ply: Number | None = None


class Log(Said, frozen=True):
    """The log, as far as one may read it."""


Doing: TypeAlias = Luck | Start | Act | Undo | Agree | Invite | Leave | Resign | Rematch | Opponent | SetPace | Would
Asking: TypeAlias = Prompt | Whole | Screen | Picture | Look | Card | Rule | Rules | Why | Ending | Lab | Log
Request: TypeAlias = Hello | Sit | Back | Doing | Asking

CHANGES: Final = (Sit, Back, Luck, Start, Act, Undo, Agree, Invite, Leave, Resign, Rematch, Opponent, SetPace)
"""What may change what others are shown."""

_DECODER: Final = msgspec.json.Decoder(Request)


def decode(text: str | bytes) -> Request:
    """Return the message that *text* is. Raises ValueError for anything else."""
    try:
        said: Request = _DECODER.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise ValueError(str(error)[:200]) from None
    return said


def answer(
    table: Table, seat: Seat | None, said: Request, *, language: str = "en", width: int | None = None, palette: Palette = "light"
) -> Message:
    """Return what the client of *seat* gets for a message. Faults of the database are raised: then nothing has happened."""
    look = table.look(seat, language=language, width=width, palette=palette)
    try:
        return {"id": said.id, **_answer(table, seat, said, look)}
    except IllegalAction as error:
        return {"id": said.id, "refused": page.refused(table.match, look.words, error.refusal)}
    except RecorderError:
        raise
    except (BoardRulesError, TableError, msgspec.MsgspecError, LookupError, ValueError) as error:
        return {"id": said.id, "refused": {"message": str(error), "rule": None}}


def _answer(table: Table, seat: Seat | None, said: Request, look: faces.Look) -> Message:
    words = look.words
    match said:
        case Hello():
            raise TableError("you said hello already")
        case Sit():
            if seat is not None:
                raise TableError("you have a seat already")
            taken, token = table.sit(said.invitation, said.name, said.secret)
            return {"seat": taken, "token": token}
        case Back():
            if seat is not None:
                raise TableError("you have a seat already")
            return {"seat": table.back(said.token), "token": said.token}
        case Whole() | Screen():
            return {}
        case Prompt():
            return table.prompt(seat, said.since)
        case Picture():
            return page.picture(table.match, seat, words, said.targets, said.focus)
        case Look():
            return page.past(table.match, seat, look, said.ply)
        case Card():
            return page.card(table.match, words, said.card)
        case Rule():
            return page.rule(table.match, words, said.rule)
        case Rules():
            return asking.rules(table.match, words)
        case Why():
            return asking.why(table.match, seat, words, said.anchor)
        case Ending():
            return asking.ending(table.match, words)
        case Lab():
            return {"case": lab.case(table.match, seat, table.people, ply=said.ply), "pack": None}
        case Log():
            return {"log": table.log(seat).decode()}
        case _:
            return _done(table, seat, said, words)


def _done(table: Table, seat: Seat | None, said: Doing, words: Translator) -> Message:
    """Do what only those may do who sit at the table, and return what they are told."""
    if seat is None:
        raise TableError("you do not sit at this table")
    match said:
        case Luck():
            table.add_luck(seat, said.text)
        case Start():
            table.start()
        case Act():
            table.act(seat, bytes(said.action), said.seen)
            return {"lines": table.match.lines}
        case Undo():
            table.ask_undo(seat)
        case Agree():
            table.answer_undo(seat, agreed=said.agreed)
        case Invite() | Opponent() | SetPace() if seat != table.host:
            raise TableError("only the host of the table gives seats out")
        case Opponent():
            table.set_bot(Seat(said.seat), said.level)
        case SetPace():
            table.set_pace(said.pace)
        case Invite():
            return {"invitation": table.invite(Seat(said.seat))}
        case Leave():
            table.leave(seat)
        case Resign():
            table.resign(seat)
        case Rematch():
            table.rematch()
        case Would():
            return asking.would(table.match, seat, words, bytes(said.action))
        case _:
            assert_never(said)
    return {}
