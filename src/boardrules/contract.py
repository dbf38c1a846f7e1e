"""The contract: the functions of a game, and the small records that they take and return.

A game is a *module*, or any other object, with the functions of :class:`Game`. There is no base class. The laws that these functions keep
are defined and checked by :func:`boardrules.testing.check_game`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Annotated, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec
from typing_extensions import TypeForm
from typing_extensions import TypeVar as TypeVarWithDefault

from boardrules.rulebook import Rule
from boardrules.values import AnySeat, Integer, RuleId, Seat, Value, labelled

__all__ = [
    "CardFacts",
    "Decision",
    "Edition",
    "Game",
    "Outcome",
    "Params",
    "Positions",
    "Refusal",
    "Rng",
    "Spec",
    "Step",
    "Violation",
]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741  (the options, beside S, A, V and E)
S_co = TypeVar("S_co", covariant=True)
E_co = TypeVar("E_co", covariant=True)
U = TypeVar("U")
K_co = TypeVarWithDefault("K_co", bound=str, default=str, covariant=True)

Params: TypeAlias = tuple[Annotated[tuple[str, str | Integer], labelled("name", "value")], ...]
"""Parameters of a message: pairs of a name and an id, a number, or, in a refusal, a word of the action or of the rules."""


class Rng(Protocol):
    """A source of random numbers, such as :class:`random.Random`, or numpy's ``Generator`` behind a small wrapper."""

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to *n* - 1, each equally likely."""
        ...  # pragma: no cover


class Refusal(Value, Generic[K_co], frozen=True, gc=False):
    """The reason why an action is not legal: the rule, a stable key for translators, the message, and the message's parameters.

    A game names its keys by the type parameter: ``Refusal[pixies.RefusalKey]``. Without one, the key is any text.
    """

    rule: RuleId
    key: K_co
    message: str
    params: Params = ()


class Violation(Value, frozen=True, gc=False):
    """One fault of an impossible state: its place (a path such as ``$.areas[0][3].up``), the rule that it breaks, and a message."""

    path: str
    rule: RuleId
    message: str


def rooted(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """Return *violations* with paths from the root of the state, as the codec writes them: ``$.deck`` for ``deck``."""
    return tuple([Violation(f"$.{fault.path}" if fault.path else "$", fault.rule, fault.message) for fault in violations])


class Decision(Value, Generic[K_co], frozen=True, gc=False):
    """The question that a seat must answer: the rule that asks it, a stable key for translators, the question in words, and its parameters.

    A game names its keys by the type parameter: ``Decision[pixies.DecisionKey]``. ``params`` are ids and numbers, never words of one
    language.
    """

    seat: AnySeat
    rule: RuleId
    key: K_co
    question: str
    params: Params = ()


class Outcome(Value, frozen=True, gc=False):
    """The result of a finished game.

    ``scores`` has one number for each seat; ``winners`` are all seats that win or share the victory, which in a draw are all seats;
    ``rule`` is the rule that decided the game; ``rounds`` has, for each round played, one number for each seat.
    """

    scores: tuple[Integer, ...]
    winners: tuple[AnySeat, ...]
    rule: RuleId
    rounds: tuple[tuple[Integer, ...], ...] = ()


class Edition(Value, frozen=True, gc=False):
    """An edition of the rules: the id that options use, its title, and the source of its text."""

    id: str
    title: str
    source: str


class CardFacts(Value, frozen=True, gc=False):
    """One physical card for an interface: its id, its name, its numbers and its sentences (our own words).

    ``kind``: what it is if it is not played itself, such as ``"faction"`` for a card that explains one; "" for all others.
    """

    id: str
    name: str
    numbers: tuple[Annotated[tuple[str, Integer], labelled("name", "number")], ...] = ()
    text: tuple[str, ...] = ()
    kind: str = ""


@dataclass(frozen=True)
class Step(Generic[S_co, E_co]):
    """The result of an action: the next state, and the events that led to it, in order."""

    state: S_co
    events: tuple[E_co, ...]


def cards_hash_of(cards: Iterable[CardFacts]) -> str:
    """Return the fingerprint of the ids and numbers of *cards*, as the header of a log has it. Changed sentences do not change it."""
    facts = [(card.id, card.numbers) for card in cards]
    return blake2b(msgspec.json.encode(facts), digest_size=16).hexdigest()


@dataclass(frozen=True, kw_only=True)
class Spec(Generic[S, A, V, E, O]):
    """The description of a game; read-only.

    ``rules_version`` changes with every change of behaviour, ``schema_version`` with every change of the encoding. ``seats`` is the minimum
    and the maximum number of seats. ``max_plies`` bounds the length of a game, luck included; ``typical_plies`` is the median length of
    games between random players with the default options, or None if it was not measured. ``pack`` is the pack of custom cards in play, if
    any. ``setup`` is the type of descriptions of positions, None for a game without the capability :class:`Positions`. ``pieces`` are the
    physical cards, if an entry of ``cards`` is only one side or one edition of such a card; views use their ids, and ``card`` finds them.
    """

    id: str
    title: str
    rules_version: str
    schema_version: int
    seats: tuple[int, int]
    max_plies: int
    editions: tuple[Edition, ...]
    rules: tuple[Rule, ...]
    cards: tuple[CardFacts, ...]
    state: TypeForm[S]
    action: TypeForm[A]
    view: TypeForm[V]
    event: TypeForm[E]
    options: TypeForm[O]
    pack: Value | None = None
    setup: TypeForm[msgspec.Struct] | None = None
    pieces: tuple[CardFacts, ...] = ()
    typical_plies: int | None = None

    def card(self, id: str) -> CardFacts:
        """Return the facts of a card, by any id that occurs in a view: a printed one, or a physical one: ``"0.knight"``, ``"tam-0"``.

        Raises LookupError if the game has no such card.

        >>> from boardrules import pixies
        >>> pixies.SPEC.card("B4_C").numbers[0]
        ('value', 4)
        """
        found = self._cards.get(id) or self._cards.get(id.rpartition(".")[2]) or self._cards.get(id.partition("-")[0])
        if found is None:
            raise LookupError(f"{self.title} has no card {id[:40]!r}")
        return found

    @cached_property
    def _cards(self) -> dict[str, CardFacts]:
        return {card.id: card for card in (*self.cards, *self.pieces)}

    @cached_property
    def cards_hash(self) -> str:
        """The fingerprint of all ``cards``, as ``cards_hash_of`` computes it."""
        return cards_hash_of(self.cards)


class Game(Protocol[S, A, V, E, O]):
    """The functions that every game has, generic over its State, Action, View, Event and Options. All are pure.

    Optional functions, such as a notation or pictures, are capabilities, in the module ``boardrules.capabilities``.
    """

    @property
    def SPEC(self) -> Spec[S, A, V, E, O]:  # noqa: N802  (a constant of the module)
        """The description of the game."""
        ...  # pragma: no cover

    def new_game(self, options: O | None = None) -> S:
        """Return the state at the start of a game; nothing random has happened yet. Raises InvalidOptions."""
        ...  # pragma: no cover

    def seats(self, state: S) -> tuple[Seat, ...]:
        """Return all seats of this game, in order."""
        ...  # pragma: no cover

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act now: ``()`` when the game is over, ``(CHANCE,)`` at a chance point, several if they act at once."""
        ...  # pragma: no cover

    def legal_actions(self, state: S, seat: Seat | None = None) -> tuple[A, ...]:
        """Return every legal action of all seats to act, or of one, always in the same order; at a chance point every outcome."""
        ...  # pragma: no cover

    def check(self, state: S, action: A) -> Refusal | None:
        """Return why *action* is not legal, or None if it is legal. Never raises, whatever the action."""
        ...  # pragma: no cover

    def apply(self, state: S, action: A) -> S:
        """Return the state after *action*. Raises IllegalAction."""
        ...  # pragma: no cover

    def apply_unchecked(self, state: S, action: A) -> S:
        """Return the state after *action*, which must be legal: the fast way for search. The result for an illegal action is undefined."""
        ...  # pragma: no cover

    def step(self, state: S, action: A) -> Step[S, E]:
        """Return the state after *action*, with the events. Raises IllegalAction."""
        ...  # pragma: no cover

    def outcome(self, state: S) -> Outcome | None:
        """Return the result of the game, or None until it is over."""
        ...  # pragma: no cover

    def chance(self, state: S) -> int:
        """Return the number of outcomes at a chance point, all equally likely; 0 at any other point."""
        ...  # pragma: no cover

    def chance_action(self, state: S, k: int) -> A:
        """Return the *k*-th outcome of a chance point, 0 <= k < ``chance(state)``, in the order of ``legal_actions``."""
        ...  # pragma: no cover

    def view(self, state: S, seat: Seat | None) -> V:
        """Return all that *seat* may know (None: a spectator)."""
        ...  # pragma: no cover

    def redact_action(self, action: A, seat: Seat | None) -> A | None:
        """Return *action* as *seat* may see it, or None if the seat may not even know that there was an action."""
        ...  # pragma: no cover

    def redact_event(self, event: E, seat: Seat | None) -> E | None:
        """Return *event* as *seat* may see it, or None if the seat may not see it at all."""
        ...  # pragma: no cover

    def determinize(self, view: V, rng: Rng) -> S:
        """Return a random full state that is consistent with *view*."""
        ...  # pragma: no cover

    def pending(self, state: S, seat: Seat) -> Decision | None:
        """Return the question that *seat* must answer, or None if it is not the seat's turn."""
        ...  # pragma: no cover

    def validate(self, state: S) -> tuple[Violation, ...]:
        """Return every fault of a state from outside; ``()`` if the state is possible."""
        ...  # pragma: no cover


@runtime_checkable
class Positions(Protocol[S, U]):
    """The capability of a game whose positions can be described: it makes a State from a Setup, and a Setup from a State.

    A Setup is a small value of the game's own type that says what is unusual about a position; all other fields have defaults. It is
    written as JSON like every other value. ``boardrules.capability(game, Positions)`` finds the capability, also in a game made by
    ``from_state``.
    """

    @property
    def SETUP(self) -> TypeForm[U]:  # noqa: N802  (a constant of the module)
        """The type of the game's Setup."""
        ...  # pragma: no cover

    def set_up(self, setup: U) -> S:
        """Return the position that *setup* describes. Raises InvalidState with every fault, or InvalidOptions."""
        ...  # pragma: no cover

    def setup_of(self, state: S) -> U:
        """Return a Setup from which ``set_up`` makes *state*. Raises InvalidState for a position that no Setup describes."""
        ...  # pragma: no cover
