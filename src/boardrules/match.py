"""A game in progress, for a host: what was played, who sees what of it, and what is asked next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, NoReturn, TypeVar, overload

import msgspec
from msgspec import structs

from boardrules.chance import Dealer
from boardrules.errors import IllegalAction, ReplayError
from boardrules.game import A, Decision, E, Game, O, Outcome, Refusal, S, V
from boardrules.log import CHECK_EVERY, NOTHING, ActionLine, CheckLine, EndLine, Header, LogSource, chain, header_of, line, read_log
from boardrules.replay import AnyGame, game_of, replay
from boardrules.transforms import FromState
from boardrules.values import CHANCE, BaseEvent, RuleId, Seat, fingerprint, from_json, to_json

__all__ = ["Match", "Prompt"]

# ``Match.resume`` is called on the class, where the parameters of the class are not known yet.
S2 = TypeVar("S2")
A2 = TypeVar("A2")
V2 = TypeVar("V2")
E2 = TypeVar("E2")
O2 = TypeVar("O2")


@dataclass(frozen=True)
class Prompt(Generic[A, V, E]):
    """All that one seat is to be shown: its view, what it is asked if it is asked, what it may do, and what it saw happen."""

    seat: Seat | None
    ply: int
    view: V
    decision: Decision | None
    actions: tuple[A, ...]
    events: tuple[E, ...]


class Match(Generic[S, A, V, E, O]):
    """A game in progress: a list of actions, each checked, with the states between them. Mutable; not for several threads.

    Parameters
    ----------
    game:
        the game, a module such as ``boardrules.pixies`` or a value.
    options:
        what is agreed; None takes the game's defaults. Raises InvalidOptions.
    dealer:
        answers every chance point at once, from the beginning on. Without one the match waits there for :meth:`supply`: real
        cards and dice on a real table, refereed by the library.
    commitment:
        what a host that supplies the luck itself, from a dealer of its own, publishes of that dealer's seed; it is written into the
        header of the log. With a *dealer* it is that dealer's, and ValueError is raised for another.

    >>> from boardrules import Dealer, Match, Seat, pixies
    >>> match = Match(pixies, pixies.Options(seats=2), dealer=Dealer(seed=7))
    >>> seat = pixies.to_act(match.state)[0]
    >>> prompt = match.submit(seat, match.prompt(seat).actions[0])
    >>> len(prompt.events)
    1
    """

    def __init__(
        self, game: Game[S, A, V, E, O], options: O | None = None, *, dealer: Dealer | None = None, commitment: str | None = None
    ) -> None:
        if dealer is not None and commitment not in (None, dealer.commitment):
            raise ValueError("the commitment is to another seed than this dealer's")
        self._game = game
        self._options = options
        self._dealer = dealer
        self._states = [game.new_game(options)]
        self._actions: list[A] = []
        self._events: list[tuple[E, ...]] = []
        self._header = self._new_header(commitment if dealer is None else dealer.commitment)
        self._chain = [chain(self._header)]
        self._retired: Seat | None = None
        self._deal()

    def __repr__(self) -> str:
        return f"<Match of {self._game.SPEC.id}, ply {self.ply}{', over' if self.over else ''}>"

    @property
    def game(self) -> Game[S, A, V, E, O]:
        """The game that is played."""
        return self._game

    @property
    def state(self) -> S:
        """The position now: the host's, with everything hidden in it."""
        return self._states[-1]

    @property
    def ply(self) -> int:
        """How many actions were played, luck included."""
        return len(self._actions)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules, or None."""
        return self._game.outcome(self.state)

    @property
    def retired(self) -> Seat | None:
        """The seat that ended the match before its time, or None."""
        return self._retired

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self._retired is not None or self.outcome is not None

    def at(self, ply: int) -> S:
        """The position after *ply* actions. Raises IndexError unless 0 <= ply <= self.ply."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"plies go from 0 to {self.ply}, there is no {ply}")
        return self._states[ply]

    def prompt(self, seat: Seat | None, *, since: int = 0) -> Prompt[A, V, E]:
        """What *seat* (None: a spectator) is to be shown now, with the events after ply *since*. Pure."""
        playing = seat is not None and self._retired is None
        return Prompt(
            seat,
            self.ply,
            self._game.view(self.state, seat),
            self._game.pending(self.state, seat) if seat is not None and playing else None,
            self._game.legal_actions(self.state, seat) if playing else (),
            self._seen(seat, since),
        )

    def seen(self, seat: Seat | None) -> tuple[E, ...]:
        """Everything that *seat* saw happen since the beginning: what a player with a perfect memory knows."""
        return self._seen(seat, 0)

    def submit(self, seat: Seat, *actions: A) -> Prompt[A, V, E]:
        """Play *actions* of *seat*, all or none; then deal, if there is a dealer. Returns the seat's next prompt.

        Between two actions of one call nothing may be drawn or revealed: taking the first back would not take back what was
        learned by it.

        Raises
        ------
        IllegalAction
            at the first action that is refused, or is not the seat's own; the match is as it was before the call.
        """
        before = self.ply
        try:
            for index, action in enumerate(actions):
                self._submit_one(seat, action, first=index == 0)
        except IllegalAction:
            self._cut(before)
            raise
        self._deal()
        return self.prompt(seat, since=before)

    def supply(self, action: A) -> None:
        """Bring luck from a real table: play *action*, an outcome by CHANCE. Raises IllegalAction."""
        self._refuse_if_retired(action)
        if _by(action) != CHANCE:
            self._refuse("BR-CHANCE", "supply-luck", "supply brings luck, actions by CHANCE; a seat's own are submitted", action)
        self._play(action)
        self._deal()

    def undo(self) -> A:
        """Take back the last action and return it. Raises IllegalAction (BR-UNDO) if luck was drawn or anything revealed by it."""
        if not self._actions:
            self._refuse("BR-UNDO", "undo-nothing", "nothing has been played yet", None)
        action = self._actions[-1]
        self._refuse_if_retired(action)
        if _by(action) == CHANCE:
            self._refuse("BR-UNDO", "undo-luck", "luck was drawn since the last action of a player", action)
        if any(_reveals(event) for event in self._events[-1]):
            self._refuse("BR-UNDO", "undo-revealed", "the last action revealed something", action)
        self._cut(self.ply - 1)
        return action

    def fork(self, *, ply: int | None = None, dealer: Dealer | None = None) -> Match[S, A, V, E, O]:
        """Another match with the same past, up to *ply* (default: all of it), that goes on by itself.

        It needs a dealer of its own: with this one's it would know the luck to come.
        """
        ply = self.ply if ply is None else ply
        self.at(ply)
        if dealer is not None and dealer is self._dealer:
            raise ValueError("a fork needs a dealer of its own: with the same one it would foretell the luck of this match")
        other = Match.__new__(type(self))
        other._game, other._options, other._dealer = self._game, self._options, dealer
        other._states, other._actions, other._events = self._states[:1], [], []
        other._header = other._new_header(None)
        other._chain = [chain(other._header)]
        for action, state, events in zip(self._actions[:ply], self._states[1:], self._events, strict=False):
            other._record(action, state, events)
        other._retired = self._retired if ply == self.ply else None
        if other._retired is None:
            other._deal()
        return other

    def retire(self, seat: Seat) -> None:
        """End the match because *seat* left. No rule of the game: there is no outcome. Raises IllegalAction if it is over."""
        if self.over:
            self._refuse("BR-OVER", "over", "the match is over", None)
        if seat not in self._game.seats(self.state):
            self._refuse("BR-SEAT", "no-seat", f"there is no seat {seat}", None)
        self._retired = seat

    def log(self, seat: Seat | Literal["host"] | None = "host") -> bytes:
        """The log as JSON Lines. With a *seat* (None: a spectator) as that seat may read it: hidden actions are blanked or left out.

        Without an argument it is the host's, whole, to be kept, replayed and verified; later logs of the same match begin with it.
        """
        if seat == "host":
            return line(self._header) + self.lines(0)
        header = structs.replace(self._header, redacted_for=Seat(-1) if seat is None else seat)
        return line(header) + b"".join(
            line(ActionLine(ply, msgspec.Raw(to_json(seen))))
            for ply, action in enumerate(self._actions, start=1)
            if (seen := self._game.redact_action(action, seat)) is not None
        )

    def lines(self, since: int) -> bytes:
        """The lines of the host's log after those of ply *since*, to append to a file as play goes on."""
        text: list[bytes] = []
        for ply in range(since + 1, self.ply + 1):
            text.append(line(ActionLine(ply, msgspec.Raw(to_json(self._actions[ply - 1])))))
            if ply % CHECK_EVERY == 0:
                text.append(line(CheckLine(ply, fingerprint(self._states[ply]), self._chain[ply])))
        if self.over and (since < self.ply or self._retired is not None):
            text.append(line(EndLine(self.ply, fingerprint(self.state), self._chain[-1], self.outcome, self._retired)))
        return b"".join(text)

    @overload
    @classmethod
    def resume(cls, log: LogSource, *, game: None = None, dealer: Dealer | None = None) -> Match[Any, Any, Any, Any, Any]: ...
    @overload
    @classmethod
    def resume(cls, log: LogSource, *, game: Game[S2, A2, V2, E2, O2], dealer: Dealer | None = None) -> Match[S2, A2, V2, E2, O2]: ...
    @classmethod
    def resume(cls, log: LogSource, *, game: AnyGame | None = None, dealer: Dealer | None = None) -> Match[Any, Any, Any, Any, Any]:
        """Go on with the match in *log*, after a crash or next week.

        A *dealer* is put forward by the chance lines in the log and deals on; its seed must be the one that the log is
        committed to.

        Raises
        ------
        ReplayError
            what :func:`boardrules.replay` raises: the errors that know one carry the valid ``prefix``, which can be resumed.
        """
        parsed = read_log(log)
        found, _ = game_of(parsed, game)
        header = parsed.header
        if dealer is not None and header.commitment not in (None, dealer.commitment):
            raise ReplayError("the log is committed to another seed than this dealer's")
        options = None if header.options == NOTHING else from_json(found.SPEC.options, bytes(header.options))
        match: Match[Any, Any, Any, Any, Any] = Match(found, options)
        match._header = header
        match._chain = [chain(header)]
        for played in replay(parsed, game):
            match._record(played.action, played.state, played.events)
        match._retired = None if parsed.end is None else parsed.end.retired
        if dealer is not None:
            dealer.answered = sum(1 for action in match._actions if _by(action) == CHANCE)
            match._dealer = dealer
            if match._retired is None:
                match._deal()
        return match

    def _submit_one(self, seat: Seat, action: A, *, first: bool) -> None:
        self._refuse_if_retired(action)
        if seat == CHANCE or _by(action) == CHANCE:
            self._refuse("BR-CHANCE", "submit-luck", "a seat cannot submit luck: that is dealt or supplied", action)
        if _by(action) != seat:
            self._refuse("BR-SEAT", "not-own", f"seat {seat} can submit only actions of its own", action)
        if not first and any(_reveals(event) for event in self._events[-1]):
            self._refuse("BR-UNDO", "batch-revealed", "the action before this one reveals something: submit them one by one", action)
        self._play(action)

    def _play(self, action: A) -> None:
        step = self._game.step(self.state, action)
        self._record(action, step.state, step.events)

    def _record(self, action: A, state: S, events: tuple[E, ...]) -> None:
        self._states.append(state)
        self._actions.append(action)
        self._events.append(events)
        self._chain.append(chain(self._chain[-1], to_json(action)))

    def _deal(self) -> None:
        if self._dealer is not None:
            while self._game.chance(self.state):
                self._play(self._dealer.choose(self._game, self.state))

    def _cut(self, ply: int) -> None:
        del self._states[ply + 1 :], self._actions[ply:], self._events[ply:], self._chain[ply + 1 :]

    def _seen(self, seat: Seat | None, since: int) -> tuple[E, ...]:
        redact = self._game.redact_event
        return tuple(seen for events in self._events[since:] for event in events if (seen := redact(event, seat)) is not None)

    def _refuse_if_retired(self, action: A) -> None:
        if self._retired is not None:
            self._refuse("BR-OVER", "retired", f"the match is over: seat {self._retired} retired", action)

    def _refuse(self, rule: str, key: str, message: str, action: A | None) -> NoReturn:
        raise IllegalAction(Refusal(RuleId(rule), key, message), action)

    def _new_header(self, commitment: str | None) -> Header:
        start = self._states[0] if isinstance(self._game, FromState) else None
        return header_of(self._game, self._options, len(self._game.seats(self._states[0])), start=start, commitment=commitment)


def _by(action: object) -> object:
    return getattr(action, "by", None)


def _reveals(event: object) -> bool:
    return isinstance(event, BaseEvent) and event.REVEALS
