"""A table: one match, who sits where, the bots, and taking back by consent. It knows no protocol, and belongs to one thread."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec
import shown as page
from about import About, Chair, TakingBack
from faces import Faces, Look, Told
from opponents import PACES, Asked, Pace, decide
from shown import AnyMatch, Message
from storage import Database, Journal, LogStore
from tokens import hashed, new_token, seat_of

from boardrules import Dealer, Game, IllegalAction, Match, Recorder, Refusal, RuleId, Seat, from_json, game
from boardrules.bots import bot
from boardrules.pieces import Palette

__all__ = ["MOST_PLIES", "OPEN", "About", "Table", "TableError"]

LONGEST_NAME: Final = 30
LONGEST_LUCK: Final = 64
OPEN: Final = "open"
"""The invitation to any empty seat of a table that is listed in the lobby."""
STEP: Final = 10
"""Pictures are laid out for widths of so many pixels times a number, so that screens of nearly one width share them."""
MOST_PLIES: Final = 20_000
"""Actions and undone actions of one table; nobody plays that many, but somebody might take back for ever."""


class TableError(Exception):
    """Raised when something that was asked for cannot be done; the message is for the player."""


class Table:
    """One table. Everything that changes it is kept before the call returns; what cannot be kept has not happened."""

    def __init__(self, id: str, about: About, journal: Journal) -> None:
        self.id: Final = id
        self.about = about
        self.journal: Final = journal
        self.planned = ""
        """The table for a rematch, until the people are led there."""
        self._game: Game[Any, Any, Any, Any, Any] = game(about.game)
        self._faces = Faces()
        self._commitment: Final = Dealer(about.seed).commitment
        self._recorder = Recorder(journal)
        found = self._recorder.found
        if found is None:
            self.match: AnyMatch = Match(self._game, self._options())
        else:
            dealer = Dealer(about.seed, client_seeds=found.header.client_seeds or ())
            self.match = Match.resume(found, game=self._game, dealer=dealer)
            self.match.record(self._recorder)
        self.started = found is not None

    @classmethod
    def plan(
        cls,
        name: str,
        options: bytes,
        *,
        person: str,
        seed: str | None = None,
        bots: str = "random",
        opponents: tuple[str, ...] = (),
        pace: Pace = "normal",
        listed: bool = False,
    ) -> tuple[str, bytes, str]:
        """Return the id of a new table with *person* on seat 0, what is to be kept about it, and the secret of that seat.

        *bots* play the seats that nobody takes; *opponents* are the levels of those from seat 1 on, as far as they differ. Raises
        BoardRulesError for options or bots that are none.
        """
        played = game(name)
        for level in {bots, *filter(None, opponents)}:
            bot(level, played)
        seats = len(played.seats(played.new_game(from_json(played.SPEC.options, options))))
        token = new_token()
        others = [Chair(bot=level) for level in (*opponents, *[""] * seats)[: seats - 1]]
        about = About(
            game=name,
            options=msgspec.Raw(options),
            seed=secrets.token_hex(32) if seed is None else seed,
            chairs=(Chair(token=hashed(token), name=_name(person)), *others),
            bots=bots,
            pace=pace,
            listed=listed,
        )
        return secrets.token_urlsafe(12), msgspec.json.encode(about), token

    @classmethod
    def make(
        cls,
        database: Database,
        name: str,
        options: bytes,
        *,
        person: str,
        seed: str | None = None,
        bots: str = "random",
        opponents: tuple[str, ...] = (),
        pace: Pace = "normal",
        listed: bool = False,
    ) -> tuple[Table, str]:
        """Make a table in *database*; return it and the secret of seat 0. Takes and raises what :meth:`plan` does."""
        id, about, token = cls.plan(name, options, person=person, seed=seed, bots=bots, opponents=opponents, pace=pace, listed=listed)
        database.add(id, about)
        if listed:
            database.list_open(id)
        return cls.read(id, about, LogStore(database, id)), token

    @classmethod
    def load(cls, database: Database, id: str) -> Table | None:
        """Return the table as it was when the server stopped or forgot it; None if there is none."""
        kept = database.find(id)
        if kept is not None:
            database.touch([id])  # it is in use
        return None if kept is None else cls.read(id, kept, LogStore(database, id))

    @classmethod
    def read(cls, id: str, about: bytes, journal: Journal) -> Table:
        """Return the table about which this is kept."""
        return cls(id, msgspec.json.decode(about, type=About), journal)

    def follow(self, about: bytes) -> None:
        """Take over what others have kept about the table."""
        self.about = msgspec.json.decode(about, type=About)

    @staticmethod
    def seat_in(about: bytes, token: str) -> Seat | None:
        """Return the seat whose secret *token* is, by what is kept about a table; the match is not read."""
        return seat_of(token, msgspec.json.decode(about, type=About).tokens)

    def close(self) -> None:
        """Let others keep the log, and forget the pictures."""
        self._faces.close()
        self._recorder.close()

    # Seats

    def seat_of(self, token: str) -> Seat | None:
        """Return the seat whose secret this is, None if it is nobody's. Every secret is compared, in the same time."""
        return seat_of(token, self.about.tokens)

    @property
    def host(self) -> Seat:
        """The seat that gives seats out."""
        return self.about.host

    @property
    def full(self) -> bool:
        """True if people have all seats. Any thread may ask."""
        return all(chair.taken for chair in self.about.chairs)

    def invite(self, seat: Seat) -> str:
        """Return a new secret that takes *seat*, once; older ones for it no longer do. Raises TableError if somebody sits there."""
        if not 0 <= seat < len(self.about.chairs) or self.about.chairs[seat].taken:
            raise TableError("this seat is taken, or there is none")
        invitation = new_token()
        self._change(seat, msgspec.structs.replace(self.about.chairs[seat].empty, invitation=hashed(invitation)))
        return invitation

    def sit(self, invitation: str, name: str, secret: str = "") -> tuple[Seat, str]:
        """Take the seat of an invitation; the secret, the client's own or a new one, is what it shows from then on. Raises TableError.

        ``OPEN`` takes the first empty seat of a table that is listed in the lobby and has not started. Whoever has a
        seat by *secret* already asks again.
        """
        if secret and (mine := self.seat_of(secret)) is not None:
            return mine, secret
        invitations = [chair.invitation for chair in self.about.chairs]
        seat = self._open_seat() if invitation == OPEN else seat_of(invitation, invitations)
        if seat is None:
            raise TableError("this invitation has been used, or replaced by another")
        token = secret or new_token()
        self._change(seat, msgspec.structs.replace(self.about.chairs[seat].empty, token=hashed(token), name=_name(name)))
        return seat, token

    def set_bot(self, seat: Seat, level: str) -> None:
        """Let a bot of another level play *seat* while nobody sits there. Raises TableError for a seat that there is not."""
        if not 0 <= seat < len(self.about.chairs):
            raise TableError("there is no such seat")
        bot(level, self._game)
        self._change(seat, msgspec.structs.replace(self.about.chairs[seat], bot=level))

    def set_pace(self, pace: Pace) -> None:
        """Let the bots act faster or slower."""
        self._keep(msgspec.structs.replace(self.about, pace=pace))

    def leave(self, seat: Seat) -> None:
        """Leave a seat to a bot; whoever leaves may come :meth:`back`."""
        self._change(seat, msgspec.structs.replace(self.about.chairs[seat], left=True), asked=None)

    def back(self, token: str) -> Seat:
        """Take a seat up again that was left, by its secret. Raises TableError if somebody else has it."""
        seat = seat_of(token, [chair.token if chair.left else b"" for chair in self.about.chairs])
        if seat is None:
            raise TableError("this seat is taken, or there is none")
        self._change(seat, msgspec.structs.replace(self.about.chairs[seat], left=False))
        return seat

    def resign(self, seat: Seat) -> None:
        """End the match, because *seat* gives it up."""
        self._playing()
        self.match.retire(seat)

    def again(self, *, rotate: bool) -> tuple[str, bytes] | None:
        """Return the id of a new table for the same people, and what is to be kept about it; None if there is one. Raises TableError.

        The options and the secrets of the seats are the same. *rotate*: everybody sits one seat on.
        """
        if not self.match.over:
            raise TableError("the match is not over")
        if self.about.next:
            return None
        self.planned = secrets.token_urlsafe(12)
        return self.planned, msgspec.json.encode(self.about.again(secrets.token_hex(32), rotate=rotate))

    def rematch(self) -> None:
        """Lead to the table that was planned by :meth:`again`, once it is kept."""
        if self.planned and not self.about.next:
            self._keep(msgspec.structs.replace(self.about, next=self.planned))

    def add_luck(self, seat: Seat, text: str) -> None:
        """Mix *text* into the luck of the match, once the commitment to its seed has been shown, and before it starts."""
        if self.started:
            raise TableError("the match has begun, its luck is settled")
        if not text.isprintable() or len(text) > LONGEST_LUCK:
            raise TableError(f"at most {LONGEST_LUCK} printable characters, please")
        chair = self.about.chairs[seat]
        if chair.luck != text:
            self._change(seat, msgspec.structs.replace(chair, luck=text))

    # Playing

    def start(self) -> None:
        """Start the match; bots have the empty seats. Nothing happens if it has started already."""
        if self.started:
            return
        luck = tuple(chair.luck for chair in self.about.chairs if chair.luck)
        match: AnyMatch = Match(self._game, self._options(), dealer=Dealer(self.about.seed, client_seeds=luck))
        match.record(self._recorder)
        self.match, self.started = match, True
        if self.about.listed:
            self.journal.unlist()

    def act(self, seat: Seat, action: bytes, seen: str) -> None:
        """Play an action, written as JSON. Raises BoardRulesError if it is refused."""
        self._playing()
        self.match.submit(seat, from_json(self._game.SPEC.action, action), seen=seen)

    @property
    def pause(self) -> float:
        """The time that an action of a bot takes, as a multiple of the time that the server is told."""
        return PACES[self.about.pace]

    def bot_asked(self) -> Asked | None:
        """Return what one bot is asked, if it is its turn and there is a person at the table."""
        people = self._people()
        if not self.started or self.match.over or not people or self.match.lines > MOST_PLIES:
            return None
        seat = next((seat for seat in self._game.to_act(self.match.state) if seat not in people), None)
        if seat is None:
            return None
        prompt = self.match.prompt(seat, since=self.match.ply)
        return Asked(seat, self.about.game, self.about.level(seat), prompt.view, prompt.actions, prompt.digest)

    def bot_plays(self, asked: Asked, choice: int) -> bool:
        """Play the action of number *choice* for a bot; whether it still could: not if something has happened since it was *asked*."""
        people = self._people()
        if self.match.over or not people or asked.seat in people:
            return False
        try:
            self.match.submit(asked.seat, asked.actions[choice], seen=asked.seen)
        except IllegalAction:  # taken back, or somebody else was faster
            return False
        return True

    def bot_acts(self) -> bool:
        """Let one bot play one action at once, if it is its turn and there is a person at the table; whether it did."""
        asked = self.bot_asked()
        return asked is not None and self.bot_plays(asked, decide(asked))

    def ask_undo(self, seat: Seat) -> None:
        """Ask the others to take back the last action of *seat* and what came after it. Raises IllegalAction if it cannot be (BR-UNDO)."""
        self._playing()
        if self.match.over:
            refusal = Refusal(RuleId("BR-OVER"), "over", "the match is over")
            raise IllegalAction(refusal, None)
        trial, count = self.match.fork(), 1
        while trial.undo().by != seat:
            count += 1
        self._ask(TakingBack(seat, count, frozenset(self._people() - {seat}), self.match.lines))

    def answer_undo(self, seat: Seat, *, agreed: bool) -> None:
        """Answer whoever asked to take back. It is taken back when all people at the table agree."""
        asked = self.asked
        if asked is None or seat not in {*asked.open, asked.by}:
            raise TableError("nobody asks you to take anything back")
        self._ask(msgspec.structs.replace(asked, open=asked.open - {seat}) if agreed else None)

    @property
    def asked(self) -> TakingBack | None:
        """The person who asks to take back; None once anything has happened since."""
        asked = self.about.asked
        return None if asked is None or asked.lines != self.match.lines else asked

    # What clients see

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people at the table, seat by seat; "" for a bot."""
        return tuple([chair.name if chair.taken else "" for chair in self.about.chairs])

    def look(self, seat: Seat | None, *, language: str = "en", width: int | None = None, palette: Palette = "light") -> Look:
        """Return how *seat* wants it: in which words, with the names of the people at the table, how wide and in which colours."""
        return Look(page.words_of(self.about.game, language, seat, self.people), None if width is None else width - width % STEP, palette)

    def shown(
        self,
        seat: Seat | None,
        told: Told,
        here: set[Seat | None],
        *,
        language: str = "en",
        width: int | None = None,
        palette: Palette = "light",
    ) -> tuple[Message, Told]:
        """Return what the client of *seat* shows now, who was *told* so much already, and what it has been told then.

        *here* are the seats of all clients. Of the table itself a client is told when it is another than it was told.
        """
        face = self._faces.face(seat, self.look(seat, language=language, width=width, palette=palette))
        face.update(self.match, started=self.started)
        message, known = face.message(told)
        known.table = self._told(here)
        if known.table != told.table:
            message["table"] = known.table
        return message, known

    def _told(self, here: set[Seat | None]) -> Message:
        """Return what everybody is told of the table itself."""
        about, asked, started = self.about, self.asked, self.started
        return about.told(here) | {
            "id": self.id,
            "started": started,
            "undo": None if asked is None else {"by": asked.by, "count": asked.count, "open": sorted(asked.open)},
            "commitment": self._commitment,
            "luck": None if started else [chair.luck for chair in about.chairs],
            "seed": about.seed if self.match.over else None,
        }

    def prompt(self, seat: Seat | None, since: int) -> Message:
        """Return the prompt of *seat* as the library has it. Raises TableError before the match has begun."""
        self._playing()
        return page.prompt(self.match, seat, since=since)

    def log(self, seat: Seat | None) -> bytes:
        """Return the log as *seat* may read it: whole when the match is over."""
        return self.match.log() if self.match.over else self.match.log(seat)

    def _options(self) -> Any:
        return from_json(self._game.SPEC.options, bytes(self.about.options))

    def _open_seat(self) -> Seat | None:
        """Return the first seat that anybody may take."""
        if self.started or not self.about.listed:
            return None
        return next((Seat(seat) for seat, chair in enumerate(self.about.chairs) if not chair.taken), None)

    def _people(self) -> set[Seat]:
        return {Seat(seat) for seat, chair in enumerate(self.about.chairs) if chair.taken}

    def _playing(self) -> None:
        if not self.started:
            raise TableError("the match has not begun yet")
        if self.match.lines > MOST_PLIES:
            raise TableError("this table has seen too much: begin another")

    def _ask(self, asked: TakingBack | None) -> None:
        """Keep who asks to take back, or take back when nobody is left to agree."""
        if asked is None or asked.open:
            self._keep(msgspec.structs.replace(self.about, asked=asked))
        else:
            for _ in range(asked.count):
                self.match.undo()

    def _change(self, seat: Seat, chair: Chair, **more: None) -> None:
        chairs = self.about.chairs
        self._keep(msgspec.structs.replace(self.about, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]), **more))

    def _keep(self, about: About) -> None:
        self.journal.change(msgspec.json.encode(about))
        self.about = about


def _name(text: str) -> str:
    """Return a name as it may be shown. Raises TableError for one that is too long or has characters that cannot be seen."""
    name = " ".join(text.split())
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise TableError(f"a name has at most {LONGEST_NAME} printable characters")
    return name
