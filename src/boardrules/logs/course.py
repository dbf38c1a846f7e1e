"""The course of a match: the actions so far, who deals, and the log."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Generic

from boardrules.chance import Dealer
from boardrules.codec import fingerprint
from boardrules.contract import A, Decision, E, Game, O, S, V
from boardrules.logs.lines import CHECK_EVERY, ActionLine, CheckLine, Header
from boardrules.logs.log import Log
from boardrules.logs.playback import Played, enact
from boardrules.logs.reading import Reading
from boardrules.logs.recorder import Recorder
from boardrules.logs.writer import LogWriter
from boardrules.values import Seat

__all__ = ["Course"]


class Course(Generic[S, A, V, E, O]):
    """The actions of a match of *game* from *start* on, with the ``events`` of each; ``states`` has one more entry than ``actions``.

    ``writer`` has the host's log, ``reading`` has the logs for the seats, and ``recorder`` keeps the host's log, or is None. ``dealer``
    answers the chance points, or is None. ``retired`` is the seat that left before the game was over, or None.
    """

    __slots__ = ("actions", "dealer", "events", "game", "reading", "recorder", "retired", "states", "writer")

    def __init__(self, game: Game[S, A, V, E, O], header: Header, start: S) -> None:
        self.game = game
        self.states = [start]
        self.actions: list[A] = []
        self.events: list[tuple[E, ...]] = []
        self.writer = LogWriter(header)
        self.reading = Reading(game, header, start)
        self.recorder: Recorder | None = None
        self.dealer: Dealer | None = None
        self.retired: Seat | None = None

    @property
    def ply(self) -> int:
        """The number of actions."""
        return len(self.actions)

    @property
    def state(self) -> S:
        """The position after the last action."""
        return self.states[-1]

    def seen(self, seat: Seat | None, since: int, until: int | None = None) -> tuple[E, ...]:
        """Return the events that *seat* saw between two plies. Raises ValueError for a negative ply."""
        negative = min(since, 0 if until is None else until)
        if negative < 0:
            raise ValueError(f"plies are counted from 0, so there is no ply {negative}")
        redact = self.game.redact_event
        return tuple(seen for events in self.events[since:until] for event in events if (seen := redact(event, seat)) is not None)

    def asked(self, seat: Seat, seen: str) -> bool:
        """Return whether *seat* is still asked what it was asked when its digest was *seen*.

        It is if nothing has happened since then. It is, too, if only other seats have acted, each while *seat* was to act as well, and its
        question and its legal actions are the same.
        """
        if seen == self.reading.digest(seat):
            return True
        for back in range(1, len(self.reading) + 1):
            action = self.reading.deed(back)
            if action is None or getattr(action, "by", None) == seat or seat not in self.game.to_act(before := self.states[-1 - back]):
                return False
            if seen == self.reading.digest(seat, back=back):
                return self._question(seat, before) == self._question(seat, self.state)
        return False

    def play(self, action: A) -> None:
        """Play *action*. Raises IllegalAction."""
        step = self.game.step(self.state, action)
        self.add(action, step.state, step.events)

    def add(self, action: A, state: S, events: tuple[E, ...]) -> None:
        """Add an action that was played, and write its lines."""
        self._keep(action, state, events)
        self.writer.action(self.ply, action)
        self._vouch()

    def deal_by(self, dealer: Dealer | None) -> None:
        """Let *dealer* deal from now on, at once if luck is due."""
        self.dealer = dealer
        with self.accepting():
            self.deal()

    def deal(self) -> None:
        """Play what the dealer draws, if there is one, until no luck is due."""
        if self.dealer is not None and self.retired is None:
            while self.game.chance(self.state):
                self.play(self.dealer.choose(self.game, self.state))

    def undo(self) -> A:
        """Take the last action back and return it."""
        with self.accepting():
            self.writer.undo(self.ply - 1)
        return self._take_back()

    def retire(self, seat: Seat) -> None:
        """Write that *seat* left."""
        with self.accepting():
            self.writer.end(self.ply, fingerprint(self.state), None, seat)
        self.retired = seat

    def follow(self, log: Log) -> None:
        """Play *log*, which has the header of this course, and write the lines that a crash left out. Raises Divergence."""
        for _, done in enact(log, self.game, self.state):
            if isinstance(done, Played):
                self._keep(done.action, done.state, done.events)
            else:
                self._take_back()
        self.writer = LogWriter.after(log)
        self.retired = None if log.end is None else log.end.retired
        last = log.records[-1] if log.records else None
        if isinstance(last, ActionLine):
            self._vouch()
        elif isinstance(last, CheckLine):
            self._end()

    def record(self, recorder: Recorder) -> None:
        """Record the whole log with *recorder* from now on. Raises RecorderError."""
        recorder.begin(self.writer.since(0))
        self.recorder = recorder

    @contextmanager
    def accepting(self) -> Generator[None, None, None]:
        """Make the actions and lines of the block count once they are recorded; if anything raises, roll them and the dealer back."""
        plies, deeds, mark = self.ply, len(self.reading), self.writer.mark()
        answered = 0 if self.dealer is None else self.dealer.answered
        accepted = False
        try:
            yield
            if self.recorder is not None:
                self.recorder.append(self.writer.since(mark.lines))
            accepted = True
        finally:
            if not accepted:
                del self.states[plies + 1 :], self.actions[plies:], self.events[plies:]
                self.reading.cut(deeds)
                self.writer.cut(mark)
                if self.dealer is not None:
                    self.dealer.answered = answered

    def _keep(self, action: A, state: S, events: tuple[E, ...]) -> None:
        self.states.append(state)
        self.actions.append(action)
        self.events.append(events)
        self.reading.play(self.ply, action)

    def _question(self, seat: Seat, state: S) -> tuple[Decision | None, tuple[A, ...]]:
        return self.game.pending(state, seat), self.game.legal_actions(state, seat)

    def _take_back(self) -> A:
        del self.states[-1], self.events[-1]
        action = self.actions.pop()
        self.reading.take_back(self.ply)
        return action

    def _vouch(self) -> None:
        """Write the lines that follow an action: a checkpoint every few plies, and the end line."""
        if self.ply % CHECK_EVERY == 0:
            self.writer.check(self.ply, fingerprint(self.state))
        self._end()

    def _end(self) -> None:
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            self.writer.end(self.ply, fingerprint(self.state), outcome, None)
