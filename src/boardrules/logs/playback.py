"""Replay logs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, overload

from boardrules.codec import fingerprint, from_json
from boardrules.contract import A, E, Game, O, S, V
from boardrules.errors import IllegalAction, MalformedAction
from boardrules.logs.barrier import undo_refusal
from boardrules.logs.errors import Divergence
from boardrules.logs.lines import ActionLine, CheckLine, EndLine, Record, UndoLine, chained, first_link, next_link
from boardrules.logs.log import Log
from boardrules.logs.opening import AnyGame, game_of
from boardrules.logs.parsing import LogSource, read_log

__all__ = ["Played", "TakenBack", "changed_after", "enact", "replay"]


@dataclass(frozen=True)
class Played(Generic[S, A, E]):
    """A replayed action of a log; ``ply`` counts from 1, and ``state`` is the state after the action."""

    ply: int
    action: A
    state: S
    events: tuple[E, ...]


def changed_after(ply: int) -> str:
    """Return where a log was changed if the last correct digest is that of *ply*."""
    return f"something up to there was changed, after ply {ply} or in the header"


@dataclass(frozen=True)
class TakenBack:
    """An undo in a log; ``ply`` actions are left."""

    ply: int


@overload
def replay(log: LogSource, game: None = None, *, trust_packs: bool = False) -> Iterator[Played[Any, Any, Any]]:
    """Replay *log* by the installed game that its header names; its types are Any."""


@overload
def replay(log: LogSource, game: Game[S, A, V, E, O], *, trust_packs: bool = False) -> Iterator[Played[S, A, E]]:
    """Replay *log* by *game*, with its exact types."""


def replay(log: LogSource, game: AnyGame | None = None, *, trust_packs: bool = False) -> Iterator[Played[Any, Any, Any]]:
    """Replay *log* action by action; check every action and compare every digest.

    Actions that were taken back are checked, but not yielded. *game* gives exact types, and is needed only for a game that is not
    installed; by default the header names the game. *trust_packs* says whether custom cards in the header are played if *game* does not
    have them; see :func:`verify`.

    Raises
    ------
    LogFormatError, UnknownGame, IncompatibleRules, UntrustedPack
        before the first action, if the log cannot be replayed here.
    Divergence
        at the first action that the rules refuse, or the first fingerprint that differs, after all actions before it.
    """
    parsed = read_log(log)
    found, state = game_of(parsed, game, trust_packs=trust_packs)
    return _standing(parsed, found, state)


def _standing(log: Log, game: AnyGame, state: object) -> Iterator[Played[Any, Any, Any]]:
    standing = set(log.standing)
    for index, done in enact(log, game, state):
        if index in standing and isinstance(done, Played):
            yield done


def enact(log: Log, game: AnyGame, state: object) -> Iterator[tuple[int, Played[Any, Any, Any] | TakenBack]]:
    """Play *log* from *state*, and yield each action and each undo with the index of its record. Raises Divergence."""
    playback = _Playback(log, game, state)
    for index, record in enumerate(log.records):
        done = playback.read(index, record)
        if done is not None:
            yield index, done


class _Playback:
    """The progress of a replay: the position, the positions that an undo may return to, and the last correct digest."""

    def __init__(self, log: Log, game: AnyGame, state: object) -> None:
        self.log = log
        self.game = game
        self.state = state
        self.ply = 0
        self.link = first_link(log.texts[0])
        self.vouched = (0, 0)  # records and plies up to the last correct digest
        self.standing = set(log.standing)
        self.undoable: list[tuple[object, Played[Any, Any, Any]]] = []

    def read(self, index: int, record: Record) -> Played[Any, Any, Any] | TakenBack | None:
        covered = chained(record, self.log.texts[index + 1])
        if covered is not None:
            self.link = next_link(self.link, covered)
        match record:
            case ActionLine():
                return self._play(index, record)
            case UndoLine():
                return self._undo(index)
            case CheckLine() | EndLine():
                self._compare(index, record, written_well=covered is not None)
                if isinstance(record, EndLine):
                    self._end(index, record)
                return None
            case _:
                return None

    def _play(self, index: int, record: ActionLine) -> Played[Any, Any, Any]:
        ply = self.ply + 1
        try:
            action = from_json(self.game.SPEC.action, bytes(record.action))
            step = self.game.step(self.state, action)
        except MalformedAction as error:
            raise self._diverged(index, f"action {ply} cannot be read: {error}") from None
        except IllegalAction as error:
            raise self._diverged(index, f"action {ply} is refused: {error}") from None
        before, self.state, self.ply = self.state, step.state, ply
        played = Played(ply, action, step.state, step.events)
        if index not in self.standing:
            self.undoable.append((before, played))
        return played

    def _undo(self, index: int) -> TakenBack:
        before, played = self.undoable.pop()
        refusal = undo_refusal(played.action, played.events)
        if refusal is not None:
            raise self._diverged(index, f"action {self.ply} cannot be taken back: {refusal.rule}: {refusal.message}")
        self.state, self.ply = before, self.ply - 1
        return TakenBack(self.ply)

    def _compare(self, index: int, record: CheckLine | EndLine, *, written_well: bool) -> None:
        if written_well and record.chain == self.link and record.state == fingerprint(self.state):
            self.vouched = (index + 1, self.ply)
            return
        what = "state" if written_well and record.chain == self.link else "log"
        records, ply = self.vouched
        raise Divergence(
            ply,
            f"the {what} at ply {record.ply} is not the one that was recorded: {changed_after(ply)}",
            self.log.head(records),
        )

    def _end(self, index: int, end: EndLine) -> None:
        outcome = self.game.outcome(self.state)
        if end.outcome != outcome:
            raise self._diverged(index, "the end line has another outcome than the rules")
        if outcome is None and end.retired is None:
            raise self._diverged(index, "the log ends, but the game is not over and nobody retired")
        if end.retired is not None and (outcome is not None or end.retired not in self.game.seats(self.state)):
            raise self._diverged(index, f"seat {end.retired} retired, but there is no such seat, or the game was over")

    def _diverged(self, index: int, why: str) -> Divergence:
        """Return the error for a wrong line, with the log up to the line before."""
        return Divergence(self.ply, why, self.log.head(index))
