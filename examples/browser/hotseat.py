"""One table on one device: people take turns at it, bots have the other seats. Runs in the page's own Python; knows no page.

The page asks by messages as those of the web example, and gets the same answers, with what is shown now if something has happened.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from random import SystemRandom
from typing import Any, Final

import asking
import lab
import msgspec
import sharing
import shown as page
from faces import Faces, Look, Told
from msgspec import Raw
from shown import AnyMatch, Message

from boardrules import (
    BoardRulesError,
    Dealer,
    IllegalAction,
    Match,
    Positions,
    Seat,
    Translator,
    capability,
    from_json,
    from_state,
    game,
    rendering,
    translator,
    with_cards,
)
from boardrules.bots import bot
from boardrules.pieces import Palette

__all__ = ["answer", "begin", "kept", "link", "resume", "warm"]


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """Everything agreed: the game, its options, how many people play, which bots, a pack of custom cards, a position to begin at.

    ``language``: what is spoken, see :func:`boardrules.languages`.
    """

    game: str
    options: Raw = Raw(b"{}")
    people: int = 1
    bots: str = "random"
    pack: str | None = None
    position: Raw = Raw(b"null")
    language: str = "en"


class Kept(msgspec.Struct):
    """Everything that the page keeps, so that a game goes on after it was closed."""

    settings: Settings
    seed: str
    log: str


@dataclass
class Table:
    """The match, whose view the page shows, and what it has been told."""

    settings: Settings
    match: AnyMatch
    seed: str
    people: frozenset[Seat]
    seat: Seat | None = None
    told: Told = field(default_factory=Told)
    faces: Faces = field(default_factory=Faces)
    rng: SystemRandom = field(default_factory=SystemRandom)
    width: int | None = None
    palette: Palette = "light"
    _words: Translator | None = None

    @property
    def words(self) -> Translator:
        """The translator of the game."""
        if self._words is None:
            self._words = translator(self.settings.language, self.match.game)
        return self._words

    @property
    def look(self) -> Look:
        """The width and the colours that the page wants."""
        return Look(self.words, self.width, self.palette)

    def let_bots_play(self) -> None:
        """Let bots play until a person is to act."""
        match = self.match
        playing = bot(self.settings.bots, match.game)
        while not match.over and not self.acting():
            seat = match.game.to_act(match.state)[0]
            prompt = match.prompt(seat, since=match.ply)
            match.submit(seat, playing.choose(prompt.view, prompt.actions, self.rng))

    def acting(self) -> list[Seat]:
        """Return the people who may act now."""
        return [] if self.match.over else [seat for seat in self.match.game.to_act(self.match.state) if seat in self.people]

    def shown(self) -> Message:
        """Return what the page shows now: what the person sees whose turn it is."""
        acting = self.acting()
        before = self.seat
        seat = before if not acting or before in acting else acting[0]
        seat = min(self.people, default=None) if seat is None else seat
        if seat != before:
            self.seat, self.told = seat, Told()
        face = self.faces.face(seat, self.look)
        face.update(self.match, started=True)
        told, self.told = face.message(self.told)
        told["table"] = {
            "id": "",
            "started": True,
            "seats": [
                {"name": "", "kind": "person" if seat in self.people else "bot", "here": True}
                for seat in self.match.game.seats(self.match.state)
            ],
            "left": [],
            "next": "",
            "undo": None,
            "commitment": Dealer(self.seed).commitment,
            "luck": None,
            "seed": self.seed if self.match.over else None,
        }
        return told

    def take_back(self, seat: Seat) -> None:
        """Take back the last action of *seat*, and what bots did after it. Raises IllegalAction if it cannot be (BR-UNDO)."""
        trial, count = self.match.fork(), 1
        while trial.undo().by != seat:
            count += 1
        for _ in range(count):
            self.match.undo()


TABLES: Final[list[Table]] = []
"""The table, if there is one."""


def warm(name: Raw) -> None:
    """Read a game in, so that it begins at once when it is chosen."""
    played = game(msgspec.json.decode(name, type=str))
    played.new_game()
    rendering(played)


def _sat_down(settings: Settings, match: AnyMatch, seed: str) -> Message:
    seats = match.game.seats(match.state)
    TABLES[:] = [Table(settings, match, seed, frozenset(seats[: settings.people]))]
    TABLES[0].let_bots_play()
    return TABLES[0].shown()


def begin(settings: Raw) -> Message:
    """Begin a game; what is shown. Raises BoardRulesError for options, packs and positions that are none."""
    agreed = msgspec.json.decode(settings, type=Settings)
    played: Any = _game(agreed)
    options = None
    if bytes(agreed.position) != b"null":
        positions: Positions[Any, Any] | None = capability(played, Positions[Any, Any])
        if positions is None:
            raise BoardRulesError(f"positions of {agreed.game} cannot be described")
        played = from_state(played, positions.set_up(from_json(positions.SETUP, bytes(agreed.position))))
    else:
        options = from_json(played.SPEC.options, bytes(agreed.options))
    seed = secrets.token_hex(32)
    return _sat_down(agreed, Match(played, options, dealer=Dealer(seed)), seed)


def resume(kept: Raw, language: Raw) -> Message:
    """Go on with what :func:`kept` returned, in *language*. Raises BoardRulesError if it cannot be replayed, as by other rules."""
    found = msgspec.json.decode(kept, type=Kept)
    found.settings.language = msgspec.json.decode(language, type=str)
    match = Match.resume(found.log.encode(), game=_game(found.settings), dealer=Dealer(found.seed), trust_packs=True)
    return _sat_down(found.settings, match, found.seed)


def kept() -> Kept:
    """Return what must be kept to go on with the table later."""
    table = TABLES[0]
    return Kept(table.settings, table.seed, table.match.log().decode())


def link() -> Message:
    """Return the position now, as a link carries it: the game, its pack and its Setup. Raises BoardRulesError if no Setup describes it."""
    table = TABLES[0]
    positions: Positions[Any, Any] | None = capability(table.match.game, Positions[Any, Any])
    if positions is None:
        raise BoardRulesError(f"positions of {table.settings.game} cannot be described")
    pack = table.settings.pack
    position = positions.setup_of(table.match.state)
    return {"game": table.settings.game, "position": position, "pack": None if pack is None else Raw(pack.encode())}


def _game(settings: Settings) -> Any:
    played: Any = game(settings.game)
    return played if settings.pack is None else with_cards(played, settings.pack)


def answer(message: Raw) -> Message:
    """Return what the page gets for a message: an ``answer``, and what is ``shown`` now if something has happened."""
    said = msgspec.json.decode(message, type=dict[str, Raw])
    table = TABLES[0]
    before = table.match.lines
    try:
        told = _answered(table, table.seat, said)
    except IllegalAction as error:
        told = {"refused": page.refused(table.match, table.words, error.refusal)}
    except (BoardRulesError, msgspec.MsgspecError, LookupError, ValueError) as error:
        told = {"refused": {"message": str(error), "rule": None}}
    if bytes(said.get("type", b"")) == b'"whole"':
        table.told = Told(min(table.told.ply, msgspec.json.decode(said["since"], type=int)))
        return {"answer": told, "shown": table.shown()}
    if table.match.lines == before and bytes(said.get("type", b"")) != b'"screen"':
        return {"answer": told, "shown": None}
    table.let_bots_play()
    return {"answer": told, "shown": table.shown()}


def _answered(table: Table, seat: Seat | None, said: dict[str, Raw]) -> Message:
    def read(name: str, kind: Any) -> Any:
        return msgspec.json.decode(said[name], type=kind)

    told: Message = {}
    match read("type", str):
        case "act" if seat is not None:
            action = from_json(table.match.game.SPEC.action, bytes(said["action"]))
            table.match.submit(seat, action, seen=read("seen", str))
        case "undo" if seat is not None:
            table.take_back(seat)
        case "whole":
            pass
        case "screen":
            table.width, table.palette = read("width", int), read("palette", Palette)
        case "look":
            told = page.past(table.match, seat, table.look, read("ply", int))
        case "card":
            told = page.card(table.match, table.words, read("card", str))
        case "why":
            told = asking.why(table.match, seat, table.words, read("anchor", str))
        case "would" if seat is not None:
            told = asking.would(table.match, seat, table.words, bytes(said["action"]))
        case "rules":
            told = asking.rules(table.match, table.words)
        case "ending":
            told = asking.ending(table.match, table.words)
        case "rule":
            told = page.rule(table.match, table.words, read("rule", str))
        case "lab":
            pack = table.settings.pack
            position = lab.case(table.match, seat, ply=read("ply", int | None))
            told = {"case": position, "pack": None if pack is None else sharing.packed(Raw(pack.encode()))}
        case "log":
            told = {"log": table.match.log().decode()}
        case kind:
            raise ValueError(f"there is nothing to {kind} at a table on one device")
    return told
