"""The table of the example server: one match, who sits where, and the bots. It knows no protocol."""

from __future__ import annotations

import json
import secrets
import threading
import time
from dataclasses import dataclass
from http import HTTPStatus
from itertools import count
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from boardrules import (
    BoardRulesError,
    Dealer,
    FileStore,
    IllegalAction,
    Match,
    Recorder,
    RecorderError,
    Seat,
    find_rules,
    from_json,
    game,
    notation,
    rendering,
    to_json,
)
from boardrules.bots import RandomBot
from boardrules.rulebook import CORE_RULES

LONGEST_WAIT: Final = 20.0
"""Seconds until a client that asks for news is answered without any."""

MOST_WAITING: Final = 50
"""Clients that may wait for news at a time; others are answered at once."""

SEAT_EXPIRES: Final = 120.0
"""Seconds after which a bot takes the seat of a client that has not been heard of."""

LONGEST_TEXT: Final = 200


class RequestError(Exception):
    """What a client asked for cannot be done: an HTTP status and a message for the player."""

    def __init__(self, status: HTTPStatus, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.rule = rule


@dataclass
class Sitter:
    """A person on a seat: the secret that his client shows, what he adds to the luck, and when his client was heard of last."""

    token: str
    luck: str
    heard: float


class Table:
    """One match, who sits where, and the bots. Every public method takes the lock, so any thread may call it."""

    def __init__(self, name: str, options: bytes, seed: str | None, *, folder: Path | None = None) -> None:
        self.game = game(name)
        self.options = from_json(self.game.SPEC.options, options)
        self.seed = seed
        self.folder = folder
        self.recorder: Recorder | None = None
        self.sitters: dict[Seat, Sitter] = {}
        self.rng = SystemRandom()  # never the dealer, nor anything that a player could compute: bots must not be foreseen
        self.news = threading.Condition()
        self.waiting = 0
        self.version = 1
        self.number = 0
        self._prepare()

    def _prepare(self) -> None:
        """Make a seed for the next match and commit to it; nothing is dealt before somebody starts the match."""
        self.number += 1
        self.dealer = Dealer(None if self.seed is None else f"{self.seed}/{self.number}")  # other luck in each match
        self.match: Match[Any, Any, Any, Any, Any] = Match(self.game, self.options)
        self.seats = self.game.seats(self.match.state)
        self.started = False

    def sit(self, number: object, luck: object) -> dict[str, object]:
        """Take a seat; the token is what the client shows from then on. *luck* is a text that is mixed into the luck."""
        with self.news:
            self._expire()
            seat = next((seat for seat in self.seats if type(number) is int and seat == number), None)
            if seat is None or seat in self.sitters:
                raise RequestError(HTTPStatus.CONFLICT, "this seat is taken, or there is none")
            self.sitters[seat] = Sitter(secrets.token_urlsafe(16), _text(luck), time.monotonic())
            self._changed()
            return {"seat": seat, "token": self.sitters[seat].token}

    def leave(self, token: str) -> dict[str, object]:
        """Leave a seat to a bot."""
        with self.news:
            del self.sitters[self._seat(token)]
            self._changed()
            return {}

    def start(self, token: str, number: object) -> dict[str, object]:
        """Start match *number*, or the one after it when it is over. A repeated request starts nothing twice."""
        with self.news:
            self._seat(token)
            if number != self.number or (self.started and not self.match.over):
                raise RequestError(HTTPStatus.CONFLICT, "this match has been started already")
            if self.match.over:
                self._prepare()
            # The commitment was shown to all who sit down; now what they gave is mixed in.
            luck = tuple(sitter.luck for _, sitter in sorted(self.sitters.items()) if sitter.luck)
            dealer = Dealer(self.dealer.seed, client_seeds=luck)
            match: Match[Any, Any, Any, Any, Any] = Match(self.game, self.options, dealer=dealer)
            self._record(match)
            self.dealer, self.match, self.started = dealer, match, True
            self._changed()
            return {}

    def act(self, token: str, body: dict[str, object]) -> dict[str, object]:
        """Play an action: ``action`` is one as JSON, or ``text`` is one in notation.

        ``seen`` is what :meth:`look` said last, and names the position that this answers: sent twice, or late, it is refused.
        """
        with self.news:
            seat = self._seat(token)
            if not self.started:
                raise RequestError(HTTPStatus.CONFLICT, "nobody has pressed Start yet")
            try:
                if "text" in body:
                    action = notation(self.game).parse_action(self.match.prompt(seat).view, _text(body["text"]))
                else:
                    action = from_json(self.game.SPEC.action, json.dumps(body.get("action")))
                self._submit(seat, action, _text(body.get("seen")))
            except IllegalAction as error:
                raise RequestError(HTTPStatus.CONFLICT, error.refusal.message, error.refusal.rule) from None
            except BoardRulesError as error:
                raise RequestError(HTTPStatus.BAD_REQUEST, str(error)) from None
            self._changed()
            return {}

    def look(self, token: str, number: int, since: int, version: int) -> dict[str, object]:
        """What a client is to show, once there is something newer than *version*; without a token, what a spectator sees.

        It has the events after ply *since* if the client knows match *number*, else all of them.
        """
        with self.news:
            self._expire()
            if token:
                self._seat(token)
            if self.waiting < MOST_WAITING:
                self.waiting += 1
                try:
                    self.news.wait_for(lambda: self.version != version, LONGEST_WAIT)
                finally:
                    self.waiting -= 1
            return self._shown(self._seat(token) if token else None, number, since)

    def _shown(self, seat: Seat | None, number: int, since: int) -> dict[str, object]:
        prompt = self.match.prompt(seat, since=min(since, self.match.ply) if number == self.number else 0)
        playing = self.started and not self.match.over
        decision = prompt.decision if playing else None
        outcome = self.match.outcome
        return {
            "version": self.version,
            "match": self.number,
            "ply": prompt.ply,
            "seen": prompt.digest,
            "title": self.game.SPEC.title,
            "seat": seat,
            "seats": ["person" if seat in self.sitters else "bot" if self.started else "free" for seat in self.seats],
            "started": self.started,
            "over": self.match.over,
            "to_act": [seat for seat in self.game.to_act(self.match.state) if seat >= 0] if playing else [],
            "question": None if decision is None else decision.question,
            "rule": None if decision is None else decision.rule,
            "actions": [self._button(prompt.view, action) for action in prompt.actions] if playing else [],
            "news": [notation(self.game).format_event(prompt.view, event) for event in prompt.events],
            "svg": rendering(self.game).render_svg(prompt.view),
            "winners": None if outcome is None else list(outcome.winners),
            "commitment": self.dealer.commitment,
            "luck": list(self.dealer.client_seeds),
            "seed": str(self.dealer.seed) if self.match.over else None,
        }

    def log(self, token: str) -> bytes:
        """The log as this client may read it: redacted while the match goes on, whole when it is over."""
        with self.news:
            seat = self._seat(token) if token else None
            return self.match.log() if self.match.over else self.match.log(seat)

    def rule(self, name: str) -> dict[str, object]:
        """A rule by its id, for a client that shows a refusal."""
        for rule in find_rules((*self.game.SPEC.rules, *CORE_RULES), name):
            return {"id": rule.id, "title": rule.title, "text": rule.text}
        raise RequestError(HTTPStatus.NOT_FOUND, "there is no such rule")

    def _button(self, view: object, action: object) -> dict[str, object]:
        return {"text": notation(self.game).format_action(view, action), "action": json.loads(to_json(action))}

    def _seat(self, token: str) -> Seat:
        for seat, sitter in self.sitters.items():
            if secrets.compare_digest(sitter.token.encode(), token.encode(errors="replace")):
                sitter.heard = time.monotonic()
                return seat
        raise RequestError(HTTPStatus.FORBIDDEN, "you do not sit at this table")

    def _expire(self) -> None:
        """Leave the seats of clients that have gone to bots."""
        heard = time.monotonic() - SEAT_EXPIRES
        gone = [seat for seat, sitter in self.sitters.items() if sitter.heard < heard]
        for seat in gone:
            del self.sitters[seat]
        if gone:
            self._changed()

    def _record(self, match: Match[Any, Any, Any, Any, Any]) -> None:
        """Keep the log of the match in a file of its own, if there is a folder for it."""
        if self.recorder is not None:
            self.recorder.close()
            self.recorder = None
        if self.folder is None:
            return
        try:
            path = next(path for n in count(1) if not (path := self.folder / f"{self.game.SPEC.id}-{n}.jsonl").exists())
            self.recorder = Recorder(FileStore(path, new=True))
            match.record(self.recorder)
        except (OSError, RecorderError):
            raise RequestError(HTTPStatus.SERVICE_UNAVAILABLE, "the log cannot be written, so nothing is played") from None

    def _submit(self, seat: Seat, action: object, seen: str | None = None) -> None:
        """Play an action. It counts once its line is kept."""
        try:
            self.match.submit(seat, action, seen=seen)
        except OSError:
            raise RequestError(HTTPStatus.SERVICE_UNAVAILABLE, "the log cannot be written, so nothing was played") from None

    def _changed(self) -> None:
        """Let the bots play until a person is asked, if there is one at the table, and tell all who wait."""
        try:
            while self.sitters and self.started and not self.match.over:
                seat = next((seat for seat in self.game.to_act(self.match.state) if seat not in self.sitters), None)
                if seat is None:
                    break
                prompt = self.match.prompt(seat, since=self.match.ply)
                self._submit(seat, RandomBot().choose(prompt.view, prompt.actions, self.rng))
        finally:
            self.version += 1
            self.news.notify_all()


def _text(value: object) -> str:
    """A text from a client, of a bearable length."""
    if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.isprintable():
        raise RequestError(HTTPStatus.BAD_REQUEST, f"a text of at most {LONGEST_TEXT} characters, please")
    return value
