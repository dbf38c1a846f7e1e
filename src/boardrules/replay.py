"""Replaying and verifying logs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeAlias, overload

from boardrules.errors import (
    BoardRulesError,
    Divergence,
    IllegalAction,
    IncompatibleRules,
    LogFormatError,
    MalformedAction,
    RegistryError,
    UnknownGame,
)
from boardrules.game import A, E, Game, O, S, V
from boardrules.log import NOTHING, CheckLine, EndLine, Header, Log, LogSource, chain, read_log
from boardrules.registry import game as find_game
from boardrules.transforms import from_state, read_pack
from boardrules.values import fingerprint, from_json

__all__ = ["Played", "Verdict", "game_of", "replay", "verify"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class Played(Generic[S, A, E]):
    """One action of a log, replayed: ``ply`` counts from 1, ``state`` is the one after it."""

    ply: int
    action: A
    state: S
    events: tuple[E, ...]


@dataclass(frozen=True)
class Verdict:
    """What :func:`verify` found.

    ``EXACT``: every line replays, and a fingerprint vouches for the last state. ``UNVERIFIED``: nothing contradicts the rules,
    but nothing vouches for the end, or the log is by other rules. ``DIVERGED``: the log says something that the rules do not.
    ``ply`` is how far the log is right, ``why`` says what is missing or wrong, ``prefix`` is the log up to that ply.
    """

    result: Literal["EXACT", "UNVERIFIED", "DIVERGED"]
    ply: int
    why: str
    prefix: Log


@overload
def replay(log: LogSource, game: None = None) -> Iterator[Played[Any, Any, Any]]: ...
@overload
def replay(log: LogSource, game: Game[S, A, V, E, O]) -> Iterator[Played[S, A, E]]: ...
def replay(log: LogSource, game: AnyGame | None = None) -> Iterator[Played[Any, Any, Any]]:
    """Play *log* again, action by action, every one checked and every fingerprint compared.

    *game* gives exact types, and is needed only for a game that is not installed; otherwise the header names it.

    Raises
    ------
    LogFormatError, UnknownGame, IncompatibleRules
        before the first action, if the log cannot be replayed here.
    Divergence
        at the first action that the rules refuse, or fingerprint that differs; all before it has been yielded.
    """
    parsed = read_log(log)
    found, state = game_of(parsed, game)
    difference = version_difference(parsed.header, found)
    if difference:
        raise IncompatibleRules(difference)
    return _replay(parsed, found, state)


def _replay(log: Log, game: AnyGame, state: object) -> Iterator[Played[Any, Any, Any]]:
    checks: dict[int, CheckLine | EndLine] = {check.ply: check for check in log.checks}
    if log.end is not None:
        checks.setdefault(log.end.ply, log.end)
    link = chain(log.header)
    vouched = 0
    _compare(log, checks.get(0), state, link, vouched)
    for ply, text in enumerate(log.actions, start=1):
        try:
            action = from_json(game.SPEC.action, text)
            step = game.step(state, action)
        except MalformedAction as error:
            raise Divergence(ply - 1, f"action {ply} cannot be read: {error}", log.prefix(ply - 1)) from None
        except IllegalAction as error:
            raise Divergence(ply - 1, f"action {ply} is refused: {error}", log.prefix(ply - 1)) from None
        state, link = step.state, chain(link, text)
        if ply in checks:
            _compare(log, checks[ply], state, link, vouched)
            vouched = ply
        yield Played(ply, action, state, step.events)
    if log.end is not None:
        _compare(log, log.end, state, link, vouched)
        _compare_outcome(log, log.end, game, state)


def _compare(log: Log, expected: CheckLine | EndLine | None, state: object, link: str, vouched: int) -> None:
    if expected is None or (fingerprint(state) == expected.state and link == expected.chain):
        return
    ply = expected.ply
    what = "state" if link == expected.chain else "log"
    why = (
        f"the {what} at ply {ply} is not the one that was recorded: something up to there was changed, after ply {vouched} or in the header"
    )
    raise Divergence(vouched, why, log.prefix(vouched))


def _compare_outcome(log: Log, end: EndLine, game: AnyGame, state: object) -> None:
    outcome = game.outcome(state)
    if end.outcome != outcome:
        raise Divergence(end.ply, "the end line has another outcome than the rules", log.prefix(end.ply))
    if outcome is None and end.retired is None:
        raise Divergence(end.ply, "the log ends, but the game is not over and nobody retired", log.prefix(end.ply))


def verify(log: LogSource, game: AnyGame | None = None) -> Verdict:
    """Whether *log* is what the rules say, with the part of it that is.

    Raises
    ------
    LogFormatError, UnknownGame, IncompatibleRules
        if the log cannot be read here at all: it has no header, its game is not installed, or its encoding is newer.
    OSError
        if the file cannot be read.
    """
    damage: str | None = None
    try:
        parsed = read_log(log)
    except LogFormatError as error:
        if error.prefix is None:
            raise
        parsed, damage = error.prefix, str(error)
    found, state = game_of(parsed, game)
    try:
        for _ in _replay(parsed, found, state):
            pass
    except Divergence as error:
        return Verdict("DIVERGED", error.ply, error.why, error.prefix)
    ply = len(parsed.actions)
    if damage is not None:
        return Verdict("DIVERGED", ply, damage, parsed)
    difference = version_difference(parsed.header, found)
    if difference:
        return Verdict("UNVERIFIED", ply, difference, parsed)
    if parsed.end is not None:
        return Verdict("EXACT", ply, "every line replays, to the end", parsed)
    if not parsed.truncated and parsed.checks and parsed.checks[-1].ply == ply:
        return Verdict("EXACT", ply, "every line replays; the game is not over", parsed)
    last = parsed.checks[-1].ply if parsed.checks else 0
    cut = "the last line was cut off; " if parsed.truncated else ""
    return Verdict("UNVERIFIED", ply, f"{cut}there is no end line, and no fingerprint after ply {last}", parsed)


def game_of(log: Log, game: AnyGame | None = None) -> tuple[AnyGame, Any]:
    """The game of *log* and the state it began with.

    Raises
    ------
    UnknownGame, IncompatibleRules, LogFormatError
        if the game is not installed, the encoding is a newer one, or the header does not fit the game.
    """
    header = log.header
    if header.redacted_for is not None:
        raise LogFormatError("this log was written for reading by one seat: hidden cards are left out, so it cannot be replayed")
    found = _found(header, game)
    if header.schema > found.SPEC.schema_version:
        raise IncompatibleRules(
            f"the log has version {header.schema} of the encoding of {header.game}, installed is version {found.SPEC.schema_version}: "
            "install a newer release"
        )
    try:
        if header.start != NOTHING:
            found = from_state(found, from_json(found.SPEC.state, bytes(header.start)))
            return found, found.new_game()
        if header.options == NOTHING:
            raise LogFormatError("the header has neither options nor a start")
        return found, found.new_game(from_json(found.SPEC.options, bytes(header.options)))
    except LogFormatError:
        raise
    except BoardRulesError as error:
        raise LogFormatError(f"the header does not fit {header.game}: {error}") from None


def _found(header: Header, game: AnyGame | None) -> AnyGame:
    if game is None:
        try:
            game = find_game(header.game)
        except RegistryError as error:
            raise UnknownGame(f"the log is of {header.game!r}: {error}") from None
    elif game.SPEC.id != header.game:
        raise UnknownGame(f"the log is of {header.game!r}, not of {game.SPEC.id!r}")
    if header.pack != NOTHING and game.SPEC.pack is None:
        return read_pack(game, bytes(header.pack))
    return game


def version_difference(header: Header, game: AnyGame) -> str:
    """What stands between the rules of a log and those installed, in words; empty if nothing does."""
    spec = game.SPEC
    if header.rules != spec.rules_version:
        return (
            f"the log is by version {header.rules} of the rules of {header.game}, installed is version {spec.rules_version}: "
            f"install a release of boardrules with version {header.rules} to replay it"
        )
    if header.cards != spec.cards_hash:
        return f"the log was written with other cards of {header.game} than the ones installed"
    return ""
