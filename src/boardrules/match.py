"""A game in progress, for a host: the actions played so far, and for each seat its view, its question and its log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, NoReturn, TypeVar, overload

from msgspec import UNSET, structs

from boardrules.chance import Dealer
from boardrules.codec import from_json
from boardrules.contract import A, Decision, E, Game, O, Outcome, S, V
from boardrules.errors import IllegalAction, UnknownSeat
from boardrules.logs.barrier import reveals, undo_refusal
from boardrules.logs.course import Course
from boardrules.logs.errors import ReplayError
from boardrules.logs.lines import NOTHING, Header, NoteLine, TagLine
from boardrules.logs.opening import AnyGame, game_of, header_of
from boardrules.logs.parsing import LogSource, read_log
from boardrules.logs.recorder import Recorder
from boardrules.logs.remarks import note_line, tag_line
from boardrules.toolkit.refusals import HostKey, core_refusal
from boardrules.values import CHANCE, Seat

__all__ = ["Match", "Prompt"]

# ``Match.resume`` is called on the class, where the parameters of the class are not known yet.
S2 = TypeVar("S2")
A2 = TypeVar("A2")
V2 = TypeVar("V2")
E2 = TypeVar("E2")
O2 = TypeVar("O2")


@dataclass(frozen=True)
class Prompt(Generic[A, V, E]):
    """Everything to show to one seat: its view, its question and its legal actions if it has a turn, and the events that it saw.

    ``digest`` identifies all that the seat may know of the match so far; pass it to :meth:`Match.submit` as *seen*.
    """

    seat: Seat | None
    ply: int
    view: V
    decision: Decision | None
    actions: tuple[A, ...]
    events: tuple[E, ...]
    digest: str


class Match(Generic[S, A, V, E, O]):
    """A game in progress: a list of checked actions, with the states between them. It is mutable and not safe for threads.

    Parameters
    ----------
    game:
        the game, a module such as ``boardrules.pixies`` or a value.
    options:
        the agreed options; None takes the game's defaults. Raises InvalidOptions, also for unwanted characters
        (see :func:`boardrules.characters.character_fault`).
    dealer:
        answers every chance point at once, from the beginning on. Without a dealer, the match waits at a chance point for
        :meth:`supply`, so that the library can referee a game with real cards and dice.
    commitment:
        the commitment to publish if the host supplies the luck itself, from a dealer of its own; it is written into the header of
        the log. With a *dealer* it is the dealer's, and another raises ValueError.
    client_seeds:
        the client seeds of the host's own dealer, written into the header as well. With a *dealer* they are the dealer's, and others
        raise ValueError, as do unwanted characters.

    >>> from boardrules import Dealer, Match, Seat, pixies
    >>> match = Match(pixies, pixies.Options(seats=2), dealer=Dealer(seed=7))
    >>> seat = pixies.to_act(match.state)[0]
    >>> prompt = match.submit(seat, match.prompt(seat).actions[0])
    >>> len(prompt.events)
    1
    """

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | None = None,
        *,
        dealer: Dealer | None = None,
        commitment: str | None = None,
        client_seeds: tuple[str, ...] = (),
    ) -> None:
        if dealer is not None and commitment not in (None, dealer.commitment):
            raise ValueError("the commitment is not to this dealer's seed")
        if dealer is not None and client_seeds not in ((), dealer.client_seeds):
            raise ValueError("the client seeds differ from this dealer's")
        if isinstance(game, str):
            raise TypeError(f"a match takes a game, not a game's name: Match(boardrules.game({game!r}))")
        start = game.new_game(options)
        promised = (commitment, client_seeds) if dealer is None else (dealer.commitment, dealer.client_seeds)
        header = header_of(game, options, start, commitment=promised[0], client_seeds=promised[1])
        self._begin(game, options, start, header)
        self._course.deal_by(dealer)

    def _begin(self, game: Game[S, A, V, E, O], options: O | None, start: S, header: Header) -> None:
        self._game = game
        self._options = options
        self._header = header
        self._course: Course[S, A, V, E, O] = Course(game, header, start)

    def __repr__(self) -> str:
        return f"<Match of {self._game.SPEC.id}, ply {self.ply}{', over' if self.over else ''}>"

    @property
    def game(self) -> Game[S, A, V, E, O]:
        """The game of this match."""
        return self._game

    @property
    def state(self) -> S:
        """The current position, the host's, with all hidden information."""
        return self._course.state

    @property
    def ply(self) -> int:
        """The number of actions played, luck included."""
        return self._course.ply

    @property
    def outcome(self) -> Outcome | None:
        """The result by the rules of the game, or None until the game is over."""
        return self._game.outcome(self.state)

    @property
    def retired(self) -> Seat | None:
        """The seat that ended the match before the game was over, or None."""
        return self._course.retired

    @property
    def over(self) -> bool:
        """True if nothing more can be played."""
        return self.retired is not None or self.outcome is not None

    def at(self, ply: int) -> S:
        """Return the position after *ply* actions. Raises IndexError unless 0 <= ply <= self.ply."""
        if not 0 <= ply <= self.ply:
            raise IndexError(f"there is no ply {ply}: plies go from 0 to {self.ply}")
        return self._course.states[ply]

    def prompt(self, seat: Seat | None, *, since: int = 0) -> Prompt[A, V, E]:
        """Return everything to show to *seat* now (None: a spectator), with the events after ply *since*. The match does not change.

        Raises
        ------
        UnknownSeat
            if the game has no such seat.
        ValueError
            if *since* is negative.
        """
        self._refuse_unknown(seat)
        playing = seat is not None and self.retired is None
        return Prompt(
            seat,
            self.ply,
            self._game.view(self.state, seat),
            self._game.pending(self.state, seat) if seat is not None and playing else None,
            self._game.legal_actions(self.state, seat) if playing else (),
            self._course.seen(seat, since),
            self.digest(seat),
        )

    def digest(self, seat: Seat | Literal["host"] | None = "host") -> str:
        """Return a fingerprint of everything done so far that *seat* may know (None: a spectator): 32 hexadecimal digits.

        It is the same whenever ``log(seat)`` and the ply are the same, and differs between two sequences of actions that lead to one
        position. Without an argument it is that of the host's log. Do not publish that one before the end of the match: hidden cards could
        be found by trial and error.
        """
        if seat == "host":
            return self._course.writer.link
        self._refuse_unknown(seat)
        return self._course.reading.digest(seat)

    def seen(self, seat: Seat | None, *, since: int = 0, until: int | None = None) -> tuple[E, ...]:
        """Return the events that *seat* has seen, as a player with a perfect memory knows them.

        *since* and *until* are plies: the events of the actions between them; by default all since the beginning.

        Raises
        ------
        UnknownSeat
            if the game has no such seat.
        ValueError
            if *since* or *until* is negative.
        """
        self._refuse_unknown(seat)
        return self._course.seen(seat, since, until)

    def submit(self, seat: Seat, *actions: A, seen: str | None = None) -> Prompt[A, V, E]:
        """Play *actions* of *seat*, all or none; then deal, if there is a dealer. Return the seat's next prompt.

        Between two actions of one call, no luck may be drawn and nothing revealed, because undoing the first action could not undo what the
        seat learned. *seen* is the ``digest`` of the prompt that the seat answers. If something has happened since then, even if the
        position is the same again, the call is refused (BR-STALE), so that no answer is played twice. What others chose at the same time
        is no reason to refuse it while the seat is asked the same.

        Raises
        ------
        IllegalAction
            for the first action that is refused, or that is not the seat's own; the match is as it was before the call.
        """
        if seen is not None:
            self._refuse_unknown(seat)
            if not self._course.asked(seat, seen):
                self._refuse("BR-STALE", "stale", actions[0] if actions else None)
        before = self.ply
        with self._course.accepting():
            for index, action in enumerate(actions):
                self._submit_one(seat, action, first=index == 0)
            self._course.deal()
        return self.prompt(seat, since=before)

    def supply(self, action: A) -> None:
        """Play *action*, an outcome by CHANCE, such as a card drawn at a real table. Raises IllegalAction."""
        self._refuse_if_retired(action)
        if _by(action) != CHANCE:
            self._refuse("BR-CHANCE", "supply-luck", action)
        with self._course.accepting():
            self._course.play(action)
            self._course.deal()

    def undo(self) -> A:
        """Undo the last action and return it. Raises IllegalAction (BR-UNDO) if it was an outcome of luck or revealed anything.

        The log keeps the action, followed by a line that records the undo.
        """
        if not self._course.actions:
            self._refuse("BR-UNDO", "undo-nothing", None)
        action = self._course.actions[-1]
        self._refuse_if_retired(action)
        refusal = undo_refusal(action, self._course.events[-1])
        if refusal is not None:
            raise IllegalAction(refusal, action)
        return self._course.undo()

    def fork(self, *, ply: int | None = None, dealer: Dealer | None = None) -> Match[S, A, V, E, O]:
        """Return another match with the same past, up to *ply* (default: all of it), which continues separately.

        Give it a dealer of its own: with this match's dealer it would reveal the luck to come. Raises ValueError for the same dealer.
        """
        ply = self.ply if ply is None else ply
        self.at(ply)
        if dealer is not None and dealer is self._course.dealer:
            raise ValueError("a fork needs a dealer of its own: with the same one it would reveal the coming luck of this match")
        other = Match.__new__(type(self))
        header = structs.replace(self._header, commitment=None, client_seeds=UNSET)  # the commitment is to the luck of this match
        other._begin(self._game, self._options, self.at(0), header)
        past = self._course
        for action, state, events in zip(past.actions[:ply], past.states[1:], past.events, strict=False):
            other._course.add(action, state, events)
        if ply == self.ply and self.retired is not None:
            other.retire(self.retired)
        other._course.deal_by(dealer)
        return other

    def retire(self, seat: Seat) -> None:
        """End the match because *seat* left, without an outcome. This is no rule of the game. Raises IllegalAction if the match is over."""
        if self.over:
            self._refuse("BR-OVER", "match-over", None)
        if seat not in self._game.seats(self.state):
            self._refuse("BR-SEAT", "match-no-seat", None, seat=seat)
        self._course.retire(seat)

    def note(self, text: str) -> None:
        """Write a remark on the position into the host's log. Raises InvalidState for unwanted characters and for text that is too long."""
        self._remark(note_line(self.ply, text))

    def tag(self, name: str, text: str) -> None:
        """Write a fact about the match, such as ``("seat 0", "Ada")``, into the host's log. Raises what :meth:`note` raises."""
        self._remark(tag_line(name, text))

    def record(self, recorder: Recorder) -> None:
        """Record the log with *recorder*: everything so far now, and each later line before its action takes effect.

        If a line cannot be written, the call that caused it raises the store's exception, and the match does not change.

        Raises
        ------
        RecorderError
            if the recorder's log is not the beginning of this match's log.
        """
        self._course.record(recorder)

    def log(self, seat: Seat | Literal["host"] | None = "host") -> bytes:
        """Return the log as JSON Lines: the host's, or what a *seat* (None: a spectator) may read, with hidden actions blanked or left out.

        Without an argument it is the host's whole log, to be kept, replayed and verified; later logs of the same match begin with it. A
        seat's log has neither digests nor remarks. If the match began from a state, it begins with the seat's view of that state.
        """
        if seat == "host":
            return self._course.writer.since(0)
        self._refuse_unknown(seat)
        return self._course.reading.text(seat)

    @property
    def lines(self) -> int:
        """The number of lines of the host's log, the header included."""
        return len(self._course.writer.texts)

    def lines_since(self, lines: int) -> bytes:
        """Return the host's log after its first *lines* lines. Lines are never changed or removed."""
        return self._course.writer.since(lines)

    @overload
    @classmethod
    def resume(
        cls, log: LogSource, *, game: None = None, dealer: Dealer | None = None, trust_packs: bool = False
    ) -> Match[Any, Any, Any, Any, Any]:
        """Continue the match in *log*, of the installed game that its header names; its types are Any."""

    @overload
    @classmethod
    def resume(
        cls, log: LogSource, *, game: Game[S2, A2, V2, E2, O2], dealer: Dealer | None = None, trust_packs: bool = False
    ) -> Match[S2, A2, V2, E2, O2]:
        """Continue the match in *log* by *game*, with its exact types."""

    @classmethod
    def resume(
        cls, log: LogSource, *, game: AnyGame | None = None, dealer: Dealer | None = None, trust_packs: bool = False
    ) -> Match[Any, Any, Any, Any, Any]:
        """Continue the match in *log*, after a crash or a week later.

        A *dealer* skips the chance points that the log answers and deals from there on; the log must be committed to the dealer's seed. If
        the match was over and its end line was lost, it is written again. *trust_packs*: as in :func:`boardrules.verify`.

        Raises
        ------
        ReplayError
            as :func:`boardrules.replay` does. If the error has a ``prefix``, the valid part of the log, that can be resumed.
        """
        parsed = read_log(log)
        found, start = game_of(parsed, game, trust_packs=trust_packs)
        header = parsed.header
        if dealer is not None and header.commitment not in (None, dealer.commitment):
            raise ReplayError("the log's commitment is not to this dealer's seed")
        if dealer is not None and dealer.client_seeds != (header.client_seeds or ()):
            raise ReplayError("the log's client seeds differ from this dealer's: pass those of its header, Dealer(seed, client_seeds=...)")
        options = None if header.options == NOTHING else from_json(found.SPEC.options, bytes(header.options))
        match: Match[Any, Any, Any, Any, Any] = Match.__new__(cls)
        match._begin(found, options, start, header)
        match._course.follow(parsed)
        if dealer is not None:
            dealer.answered = sum(1 for action in match._course.actions if _by(action) == CHANCE)
            match._course.deal_by(dealer)
        return match

    def _submit_one(self, seat: Seat, action: A, *, first: bool) -> None:
        self._refuse_if_retired(action)
        if seat == CHANCE or _by(action) == CHANCE:
            self._refuse("BR-CHANCE", "submit-luck", action)
        if _by(action) != seat:
            self._refuse("BR-SEAT", "match-not-own", action, seat=seat)
        if not first and reveals(self._course.events[-1]):
            self._refuse("BR-UNDO", "batch-revealed", action)
        self._course.play(action)

    def _remark(self, record: NoteLine | TagLine) -> None:
        with self._course.accepting():
            self._course.writer.remark(record)

    def _refuse_unknown(self, seat: Seat | None) -> None:
        seats = self._game.seats(self.state)
        if seat is not None and seat not in seats:
            raise UnknownSeat(seat, len(seats))

    def _refuse_if_retired(self, action: A) -> None:
        if self.retired is not None:
            self._refuse("BR-OVER", "retired", action, seat=self.retired)

    def _refuse(self, rule: str, key: HostKey, action: A | None, **params: int) -> NoReturn:
        raise IllegalAction(core_refusal(rule, key, **params), action)


def _by(action: object) -> object:
    return getattr(action, "by", None)
