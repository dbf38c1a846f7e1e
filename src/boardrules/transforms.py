"""Games made from other games. They have the same functions, so everything that accepts a game accepts them too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast, get_origin, runtime_checkable

import msgspec
from typing_extensions import TypeForm

from boardrules.capabilities import offers
from boardrules.contract import A, CardFacts, Decision, E, Game, O, Outcome, Refusal, Rng, S, Spec, Step, V, Violation
from boardrules.errors import InvalidOptions, InvalidState, RegistryError
from boardrules.messages import Speaker
from boardrules.presentation import notation, rendering
from boardrules.registry import GameRef
from boardrules.toolkit.packs import encode_pack
from boardrules.values import Seat, Value

__all__ = ["FromState", "Resolves", "TakesPacks", "capability", "from_state", "read_pack", "with_cards"]


G = TypeVar("G")
G_co = TypeVar("G_co", covariant=True)


@runtime_checkable
class TakesPacks(Protocol[G_co]):
    """The capability of a game whose players may bring their own cards."""

    @property
    def PACK(self) -> TypeForm[msgspec.Struct]:  # noqa: N802  (a constant of the module)
        """The type of the game's packs."""
        ...  # pragma: no cover

    def game_from_pack(self, data: bytes) -> G_co:
        """Return the game with the pack in *data*, as JSON. Raises InvalidOptions with every fault of the pack."""
        ...  # pragma: no cover


@runtime_checkable
class Resolves(Protocol[G_co]):
    """The capability of a game whose options have defaults that may change in a later release.

    The header of a log has the values of these defaults, so that a log is always replayed by the options that were agreed.
    """

    def resolved(self, state: Any) -> Value:
        """Return the values that the options in *state* resolve to: for example the sets of cards and every point of the edition."""
        ...  # pragma: no cover

    def cards_in_play(self, state: Any) -> tuple[CardFacts, ...]:
        """Return the cards that the options in *state* resolve to.

        The header of a log has their fingerprint, so new sets do not affect old logs.
        """
        ...  # pragma: no cover

    def as_resolved(self, data: bytes) -> G_co:
        """Return the game whose defaults are those in *data*, the JSON of a value that :meth:`resolved` returned. Raises InvalidOptions."""
        ...  # pragma: no cover


def capability(game: object, kind: TypeForm[G]) -> G | None:
    """Return *game* typed as the capability *kind*, or None if it lacks the capability.

    *kind* is a Protocol such as :class:`boardrules.Positions`. Type checkers need its types, ``Positions[State, Setup]``, which are not
    checked at run time. A game made by :func:`from_state` has the capabilities of the game that it was made from.

    >>> from boardrules import Positions, capability, pixel_tactics
    >>> capability(pixel_tactics, Positions) is pixel_tactics
    True
    """
    inner: Any = game
    while isinstance(inner, FromState):
        inner = inner.game  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]  (of any game)
    protocol: Any = get_origin(kind) or kind
    return cast("G", inner) if offers(inner, protocol) else None


def with_cards(game: TakesPacks[G], pack: msgspec.Struct | bytes | str) -> G:
    """Return *game* with a *pack* of custom cards, given as a value of the game's own type ``Pack`` or as JSON.

    Raises
    ------
    InvalidOptions
        if the pack cannot be played, with every fault, its path and what is allowed there. A value is checked as strictly as JSON,
        because its fields can be of any type.
    RegistryError
        if the game takes no packs.

    >>> from boardrules import pixel_tactics, with_cards
    >>> with_cards(pixel_tactics, b'{"id":"few","title":"Few cards","cards":[]}')
    Traceback (most recent call last):
        ...
    boardrules.errors.InvalidOptions: the pack has faults:
      $.cards: a pack has 1 to 60 cards, not 0
    """
    _refuse_without_packs(game)
    return game.game_from_pack(encode_pack(pack))


def read_pack(game: Game[Any, Any, Any, Any, Any], data: bytes) -> Game[Any, Any, Any, Any, Any]:
    """Return *game* with the pack of a log: :func:`with_cards` for a game of unknown type."""
    _refuse_without_packs(game)
    taker: Any = game
    packed: Game[Any, Any, Any, Any, Any] = taker.game_from_pack(data)
    return packed


def _refuse_without_packs(game: object) -> None:
    if not isinstance(game, TakesPacks):
        name: object = getattr(getattr(game, "SPEC", None), "id", game)
        raise RegistryError(f"the game {name!r} takes no packs of custom cards")


def from_state(game: Game[S, A, V, E, O], state: S) -> FromState[S, A, V, E, O]:
    """Return a game that begins at *state*: a puzzle, a position from a real table, a test.

    Raises
    ------
    InvalidState
        if the state is not a possible one, with every violation.

    >>> from boardrules import Dealer, Match, from_state, pixies
    >>> middle = Dealer(seed=7).deal(pixies, pixies.new_game())
    >>> Match(from_state(pixies, middle)).state == middle
    True
    """
    violations = game.validate(state)
    if violations:
        raise InvalidState("a game cannot begin at this state", violations=violations)
    return FromState(game, state)


def _from_ref(ref: GameRef[S, A, V, E, O], state: S) -> FromState[S, A, V, E, O]:
    return FromState(ref.game, state)


@dataclass(frozen=True)
class FromState(Generic[S, A, V, E, O]):
    """The type of the games that :func:`from_state` returns. Its functions are those of ``game``, but ``new_game`` returns ``state``."""

    game: Game[S, A, V, E, O]
    state: S

    def __reduce__(self) -> tuple[object, ...]:
        return _from_ref, (GameRef(self.game), self.state)

    @property
    def SPEC(self) -> Spec[S, A, V, E, O]:  # noqa: N802
        """The description of the game."""
        return self.game.SPEC

    @property
    def VISIBILITY(self) -> Mapping[str, str] | None:  # noqa: N802
        """The visibility of the game's fields, or None if the game declares none."""
        found: Mapping[str, str] | None = getattr(self.game, "VISIBILITY", None)
        return found

    def new_game(self, options: O | None = None) -> S:
        """Return the state that the game begins at. Raises InvalidOptions if options are given, since the state has its own."""
        if options is not None:
            raise InvalidOptions("a game from a state takes no options: the state has its own")
        return self.state

    def seats(self, state: S) -> tuple[Seat, ...]:
        """Call the same function of the game."""
        return self.game.seats(state)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Call the same function of the game."""
        return self.game.to_act(state)

    def legal_actions(self, state: S, seat: Seat | None = None) -> tuple[A, ...]:
        """Call the same function of the game."""
        return self.game.legal_actions(state, seat)

    def check(self, state: S, action: A) -> Refusal | None:
        """Call the same function of the game."""
        return self.game.check(state, action)

    def apply(self, state: S, action: A) -> S:
        """Call the same function of the game."""
        return self.game.apply(state, action)

    def apply_unchecked(self, state: S, action: A) -> S:
        """Call the same function of the game."""
        return self.game.apply_unchecked(state, action)

    def step(self, state: S, action: A) -> Step[S, E]:
        """Call the same function of the game."""
        return self.game.step(state, action)

    def outcome(self, state: S) -> Outcome | None:
        """Call the same function of the game."""
        return self.game.outcome(state)

    def chance(self, state: S) -> int:
        """Call the same function of the game."""
        return self.game.chance(state)

    def chance_action(self, state: S, k: int) -> A:
        """Call the same function of the game."""
        return self.game.chance_action(state, k)

    def view(self, state: S, seat: Seat | None) -> V:
        """Call the same function of the game."""
        return self.game.view(state, seat)

    def redact_action(self, action: A, seat: Seat | None) -> A | None:
        """Call the same function of the game."""
        return self.game.redact_action(action, seat)

    def redact_event(self, event: E, seat: Seat | None) -> E | None:
        """Call the same function of the game."""
        return self.game.redact_event(event, seat)

    def determinize(self, view: V, rng: Rng) -> S:
        """Call the same function of the game."""
        return self.game.determinize(view, rng)

    def pending(self, state: S, seat: Seat) -> Decision | None:
        """Call the same function of the game."""
        return self.game.pending(state, seat)

    def validate(self, state: S) -> tuple[Violation, ...]:
        """Call the same function of the game."""
        return self.game.validate(state)

    def format_action(self, view: V, action: A) -> str:
        """Call the same function of the game."""
        return notation(self.game).format_action(view, action)

    def parse_action(self, view: V, text: str) -> A:
        """Call the same function of the game."""
        return notation(self.game).parse_action(view, text)

    def format_event(self, view: V, event: E) -> str:
        """Call the same function of the game."""
        return notation(self.game).format_event(view, event)

    def label(self, view: V, action: A) -> str:
        """Call the same function of the game."""
        return notation(self.game).label(view, action)

    def render_text(self, view: V, *, translator: Speaker | None = None) -> str:
        """Call the same function of the game."""
        return rendering(self.game).render_text(view, translator=translator)

    def render_svg(self, view: V, **drawn: Any) -> str:
        """Call the same function of the game."""
        return rendering(self.game).render_svg(view, **drawn)

    def anchors(self, view: V, action: A) -> tuple[str, ...]:
        """Call the same function of the game."""
        return rendering(self.game).anchors(view, action)
