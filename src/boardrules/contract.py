"""The contract: what a game is, and the small records its functions speak in.

A game is a *module*, or any other object, with the functions of :class:`Game`. There is no base class. The laws that these
functions keep are checked by :func:`boardrules.testing.check_game`, which is the definition of the contract.
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
"""What fills a message in: pairs of a name and an id, a number, or, in a refusal, a word of the action or of the rules."""


class Rng(Protocol):
    """Anything that picks a number: :class:`random.Random` is one, and so is numpy's ``Generator`` behind a small wrapper."""

    def randrange(self, n: int, /) -> int:
        """A number from 0 to *n* - 1, each equally likely."""
        ...  # pragma: no cover


class Refusal(Value, Generic[K_co], frozen=True, gc=False):
    """Why an action is not legal: the rule, a stable key for translators, what fills the message in, and the message.

    A game names its keys by the type parameter: ``Refusal[pixies.RefusalKey]``. Without one the key is any text.
    """

    rule: RuleId
    key: K_co
    message: str
    params: Params = ()


class Violation(Value, frozen=True, gc=False):
    """One thing that is impossible in a state: where (a path such as ``$.areas[0][3].up``), against which rule, and what."""

    path: str
    rule: RuleId
    message: str


def rooted(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """*violations* with their paths from the root of the state, as the codec writes them: ``$.deck`` for ``deck``."""
    return tuple([Violation(f"$.{fault.path}" if fault.path else "$", fault.rule, fault.message) for fault in violations])


class Decision(Value, Generic[K_co], frozen=True, gc=False):
    """What a seat is being asked: the rule that asks it, a stable key for translators, a question in words, and what fills it in.

    A game names its keys by the type parameter: ``Decision[pixies.DecisionKey]``. ``params`` are ids and numbers, never words of one
    language.
    """

    seat: AnySeat
    rule: RuleId
    key: K_co
    question: str
    params: Params = ()


class Outcome(Value, frozen=True, gc=False):
    """How a game ended.

    ``scores`` has one number a seat; ``winners`` are all seats that win or share the victory, in a draw all seats; ``rule`` is
    the rule by which it was decided; ``rounds`` has, for each round played, one number a seat.
    """

    scores: tuple[Integer, ...]
    winners: tuple[AnySeat, ...]
    rule: RuleId
    rounds: tuple[tuple[Integer, ...], ...] = ()


class Edition(Value, frozen=True, gc=False):
    """An edition of the rules, by the id that options take: what it is called, and where its text comes from."""

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
    """What an action led to: the next state, and the events on the way, in order."""

    state: S_co
    events: tuple[E_co, ...]


def cards_hash_of(cards: Iterable[CardFacts]) -> str:
    """The fingerprint of some cards, their ids and numbers, as it stands in the header of a log. Sentences may be reworded."""
    facts = [(card.id, card.numbers) for card in cards]
    return blake2b(msgspec.json.encode(facts), digest_size=16).hexdigest()


@dataclass(frozen=True, kw_only=True)
class Spec(Generic[S, A, V, E, O]):
    """What a game says of itself; read-only.

    ``rules_version`` changes with every change of behaviour, ``schema_version`` with every change of the encoding.
    ``seats`` is the least and the greatest number of seats. ``max_plies`` bounds the length of a game, luck counted; ``typical_plies`` is
    the median length of games by players who choose at random, with the default options, None if nobody has measured it. ``pack``
    is the pack of custom cards that is played with, if there is one. ``setup`` is the type of descriptions of positions, None for a game
    without the capability :class:`Positions`. ``pieces``: the cards as they lie on a table, where an entry of ``cards`` is but one side of
    such a card, or one edition of it; ``card`` finds them, and their ids are those that views name.
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
        """The facts of a card, by any id that occurs in a view: a printed one, or a physical one as ``"0.knight"`` or ``"tam-0"``.

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
        """The fingerprint of the whole catalogue, as ``cards_hash_of`` makes it."""
        return cards_hash_of(self.cards)


class Game(Protocol[S, A, V, E, O]):
    """The functions that every game has, generic over its State, Action, View, Event and Options. All are pure.

    What a game may have besides, such as a notation or pictures, are capabilities, in the module ``boardrules.capabilities``.
    """

    @property
    def SPEC(self) -> Spec[S, A, V, E, O]:  # noqa: N802  (a constant of the module)
        """What the game says of itself."""
        ...  # pragma: no cover

    def new_game(self, options: O | None = None) -> S:
        """The state before anything happened; everything random is still to come. Raises InvalidOptions."""
        ...  # pragma: no cover

    def seats(self, state: S) -> tuple[Seat, ...]:
        """All seats of this game, in order."""
        ...  # pragma: no cover

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Who may act now: ``()`` when the game is over, ``(CHANCE,)`` at a chance point, several if they choose at once."""
        ...  # pragma: no cover

    def legal_actions(self, state: S, seat: Seat | None = None) -> tuple[A, ...]:
        """Every legal action, of all seats to act or of one; always in the same order; at a chance point every outcome."""
        ...  # pragma: no cover

    def check(self, state: S, action: A) -> Refusal | None:
        """Why *action* is not legal, or None if it is. Any action gets an answer, never an exception."""
        ...  # pragma: no cover

    def apply(self, state: S, action: A) -> S:
        """The state after *action*. Raises IllegalAction."""
        ...  # pragma: no cover

    def apply_unchecked(self, state: S, action: A) -> S:
        """The same for an action known to be legal: for search. What an illegal one gives is undefined."""
        ...  # pragma: no cover

    def step(self, state: S, action: A) -> Step[S, E]:
        """The state after *action*, with the events. Raises IllegalAction."""
        ...  # pragma: no cover

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...  # pragma: no cover

    def chance(self, state: S) -> int:
        """At a chance point, how many outcomes there are, all equally likely; otherwise 0."""
        ...  # pragma: no cover

    def chance_action(self, state: S, k: int) -> A:
        """The *k*-th outcome of a chance point, 0 <= k < ``chance(state)``, in the order of ``legal_actions``."""
        ...  # pragma: no cover

    def view(self, state: S, seat: Seat | None) -> V:
        """All that *seat* may know (None: a spectator)."""
        ...  # pragma: no cover

    def redact_action(self, action: A, seat: Seat | None) -> A | None:
        """*action* as *seat* may see it, or None if it may not know that there was one."""
        ...  # pragma: no cover

    def redact_event(self, event: E, seat: Seat | None) -> E | None:
        """*event* as *seat* may see it, or None."""
        ...  # pragma: no cover

    def determinize(self, view: V, rng: Rng) -> S:
        """Some full state that fits *view*."""
        ...  # pragma: no cover

    def pending(self, state: S, seat: Seat) -> Decision | None:
        """What *seat* is being asked, or None if it is not its turn."""
        ...  # pragma: no cover

    def validate(self, state: S) -> tuple[Violation, ...]:
        """Everything impossible in a state from outside; ``()`` if it is sound."""
        ...  # pragma: no cover


@runtime_checkable
class Positions(Protocol[S, U]):
    """What a game offers besides the contract if its positions can be described: State from Setup, and back.

    A Setup is a small value of the game's own that says what is unusual about a position; everything else has its default. It is JSON
    like every other value. ``boardrules.capability(game, Positions)`` finds it, also of a game made by ``from_state``.
    """

    @property
    def SETUP(self) -> TypeForm[U]:  # noqa: N802  (a constant of the module)
        """The type of the game's Setup."""
        ...  # pragma: no cover

    def set_up(self, setup: U) -> S:
        """The position that *setup* describes. Raises InvalidState with every fault, or InvalidOptions."""
        ...  # pragma: no cover

    def setup_of(self, state: S) -> U:
        """A Setup from which ``set_up`` makes *state*. Raises InvalidState for a position that no Setup describes."""
        ...  # pragma: no cover
