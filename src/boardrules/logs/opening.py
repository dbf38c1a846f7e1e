"""Headers: write that of a new match, and find the game and the first state that a header describes."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from boardrules.characters import character_faults
from boardrules.codec import from_json, to_json
from boardrules.contract import A, E, Game, O, S, V, cards_hash_of
from boardrules.errors import BoardRulesError, InvalidOptions, RegistryError, clipped, fault_text
from boardrules.logs.errors import IncompatibleRules, LogFormatError, ReplayError, UnknownGame, UntrustedPack
from boardrules.logs.lines import ENVELOPE, NOTHING, Header
from boardrules.logs.log import Log
from boardrules.registry import game as find_game
from boardrules.transforms import FromState, Resolves, from_state, read_pack

__all__ = ["AnyGame", "game_of", "header_of"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def header_of(
    game: Game[S, A, V, E, O], options: O | None, state: S, *, commitment: str | None = None, client_seeds: tuple[str, ...] = ()
) -> Header:
    """Return the header of a new log of *game*: of a match with *options* (None: the game's defaults) that begins at *state*.

    Raises InvalidOptions if a text of *options* has an unwanted character (:mod:`boardrules.characters`), ValueError if one of
    *client_seeds* has.
    """
    spec = game.SPEC
    faults = [] if options is None else [*character_faults(options)]
    if faults:
        raise InvalidOptions(fault_text("the options have faults", faults))
    faults = [*character_faults(client_seeds)]
    if faults:
        raise ValueError(fault_text("the client seeds have faults", faults))
    # The defaults are written out: another release may have others.
    agreed = msgspec.convert({}, type=spec.options) if options is None else options
    begun = isinstance(game, FromState)
    return Header(
        ENVELOPE,
        spec.id,
        spec.rules_version,
        spec.schema_version,
        len(game.seats(state)),
        _cards_hash(game, state),
        options=NOTHING if begun else msgspec.Raw(to_json(agreed)),
        pack=NOTHING if spec.pack is None else msgspec.Raw(to_json(spec.pack)),
        start=msgspec.Raw(to_json(state)) if begun else NOTHING,
        resolved=_resolution(game, state),
        commitment=commitment,
        client_seeds=client_seeds or msgspec.UNSET,
    )


def game_of(log: Log, game: AnyGame | None = None, *, trust_packs: bool = False) -> tuple[AnyGame, Any]:
    """Return the game of *log* and the state that it began with. Versions are compared before the rest of the header is read.

    Raises
    ------
    UnknownGame
        if the game is not installed.
    IncompatibleRules
        if the log is by other rules, another encoding, other cards or another format than those installed.
    UntrustedPack
        if the header brings custom cards that *game* has not, and *trust_packs* does not say that they may be played.
    LogFormatError
        if the log is one for reading, or its header does not fit the game.
    """
    header = log.header
    if header.redacted_for is not None:
        raise LogFormatError("this log was written for reading by one seat: hidden cards are left out, so it cannot be replayed")
    found = _named(header, game)
    _compare_versions(header, found)
    try:
        found = _packed(header, found, trust_packs=trust_packs)
        begun, state = _begun(header, found)
    except ReplayError:
        raise
    except BoardRulesError as error:
        raise LogFormatError(f"the header does not fit {header.game}: {error}") from None
    if header.cards != _cards_hash(begun, state):
        raise IncompatibleRules(f"the log was written with other cards of {header.game} than the ones installed")
    return begun, state


def _cards_hash(game: AnyGame, state: object) -> str:
    """Return the fingerprint of the cards in play, or of all cards if the game does not distinguish them."""
    while isinstance(game, FromState):
        game = game.game
    return cards_hash_of(game.cards_in_play(state)) if isinstance(game, Resolves) else game.SPEC.cards_hash


def _named(header: Header, game: AnyGame | None) -> AnyGame:
    if game is None:
        try:
            return find_game(header.game)
        except RegistryError as error:
            raise UnknownGame(f"the log is of {header.game!r}: {error}") from None
    if game.SPEC.id != header.game:
        raise UnknownGame(f"the log is of {header.game!r}, not of {game.SPEC.id!r}")
    return game


def _compare_versions(header: Header, game: AnyGame) -> None:
    spec = game.SPEC
    name, rules = clipped(header.game), clipped(header.rules)
    if header.boardrules != ENVELOPE:
        raise IncompatibleRules(
            f"the log has format {header.boardrules}, this boardrules replays format {ENVELOPE}: install the release that wrote it"
        )
    if header.rules != spec.rules_version:
        raise IncompatibleRules(
            f"the log is by version {rules} of the rules of {name}, installed is version {spec.rules_version}: "
            f"install a release of boardrules with version {rules} to replay it"
        )
    if header.schema != spec.schema_version:
        raise IncompatibleRules(
            f"the log has version {header.schema} of the encoding of {name}, installed is version {spec.schema_version}: "
            f"install a release of boardrules with version {header.schema} to replay it"
        )


def _packed(header: Header, game: AnyGame, *, trust_packs: bool) -> AnyGame:
    """Return the game with the custom cards in the header."""
    own = NOTHING if game.SPEC.pack is None else msgspec.Raw(to_json(game.SPEC.pack))
    if header.pack in (NOTHING, own):
        return game
    if own != NOTHING:
        raise IncompatibleRules(f"the log was written with another pack of cards than the one that this {header.game} is played with")
    if not trust_packs:
        raise UntrustedPack("the log brings custom cards along, which were not played: trust_packs=True says that they may be")
    return read_pack(game, bytes(header.pack))


def _resolution(game: AnyGame, state: object) -> msgspec.Raw:
    """Return the values of omitted options, as they stand in a header."""
    while isinstance(game, FromState):
        game = game.game
    return msgspec.Raw(to_json(game.resolved(state))) if isinstance(game, Resolves) else NOTHING


def _begun(header: Header, game: AnyGame) -> tuple[AnyGame, Any]:
    """Return the game and its first state; omitted options keep the defaults that were in force when the match began."""
    if (header.start == NOTHING) == (header.options == NOTHING):
        raise LogFormatError("the header has neither options nor a start, or both")
    found, state = _begin(header, game)
    if _resolution(found, state) != header.resolved:
        if not isinstance(game, Resolves) or header.resolved == NOTHING:
            raise LogFormatError(f"the header does not say what the options come to as {header.game} does")
        resolver: Any = game
        as_then: AnyGame = resolver.as_resolved(bytes(header.resolved))
        found, state = _begin(header, as_then)
        if _resolution(found, state) != header.resolved:
            raise LogFormatError("the header contradicts itself: its options do not come to what it says that they come to")
    seats = len(found.seats(state))
    if seats != header.seats:
        raise LogFormatError(f"the header says that {header.seats} seats play, but {seats} do")
    return found, state


def _begin(header: Header, game: AnyGame) -> tuple[AnyGame, Any]:
    if header.start == NOTHING:
        return game, game.new_game(from_json(game.SPEC.options, bytes(header.options)))
    begun = from_state(game, from_json(game.SPEC.state, bytes(header.start)))
    return begun, begun.new_game()
