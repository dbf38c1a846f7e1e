"""One random game under examination: its positions, each observed once, and the reporting of broken laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from boardrules.capabilities import (
    Candidates,
    Dealing,
    Evaluating,
    Facts,
    Notation,
    Numbering,
    Picturing,
    Rendering,
    Turns,
    Usage,
    Wording,
    Worlds,
)
from boardrules.codec import canonical
from boardrules.contract import Decision, Game, Positions, Spec, Step
from boardrules.explanation import Explaining
from boardrules.match import Match
from boardrules.presentation import notation, rendering
from boardrules.rulebook import CORE_RULES
from boardrules.testing._rare import Rare, Remark
from boardrules.testing.laws import LawBroken
from boardrules.testing.report import Tally
from boardrules.transforms import capability
from boardrules.translation import Translator, languages, translator
from boardrules.values import CHANCE, Seat
from boardrules.walker import Walker, Walking

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)
V = TypeVar("V", bound=msgspec.Struct)
E = TypeVar("E", bound=msgspec.Struct)
O = TypeVar("O", bound=msgspec.Struct)  # noqa: E741  (the options, beside S, A, V and E)
T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Effort:
    """The amount of work at each ply; the parameters of ``check_game``."""

    probes: int
    swaps: int
    renders: float
    max_state_bytes: int
    exempt_events: tuple[str, ...]
    thorough: float = 1.0
    mutants: float = 0.0
    trusted: tuple[str, ...] = ()
    rare: float = 0.0


def structs_of(type: object) -> tuple[type[msgspec.Struct], ...]:
    """Return the struct types in *type*, which is a struct or a union of structs."""
    info = inspect.type_info(type)
    members = info.types if isinstance(info, inspect.UnionType) else (info,)
    return tuple(member.cls for member in members if isinstance(member, inspect.StructType))


class Codecs(Generic[T]):
    """Decoders of one type, made only once, because making one takes longer than using it."""

    def __init__(self, type: object) -> None:
        self.json: msgspec.json.Decoder[T] = msgspec.json.Decoder(type)
        self.msgpack: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(type)


class Tongues(Generic[S, A, V, E, O]):
    """The translators of a game, made when they are first needed; languages that cannot be loaded are left out."""

    def __init__(self, game: Game[S, A, V, E, O]) -> None:
        self._game = game
        self._known: tuple[Translator, ...] = ()

    def all(self) -> tuple[Translator, ...]:
        """Return the translators of all of them."""
        if not self._known:
            found: list[Translator] = []
            for language in languages(self._game):
                with suppress(ImportError):
                    found.append(translator(language, self._game))
            self._known = tuple(found)
        return self._known

    def at(self, ply: int) -> Translator:
        """Return one translator after another, ply by ply."""
        known = self.all()
        return known[ply % len(known)]


class Bench(Generic[S, A, V, E, O]):
    """A game and everything that the laws need to know about it, the same for every game played."""

    def __init__(self, game: Game[S, A, V, E, O], effort: Effort) -> None:
        self.game = game
        self.spec: Spec[S, A, V, E, O] = game.SPEC
        self.effort = effort
        self.words: Notation[V, A, E] = notation(game)
        self.drawing: Rendering[V, A] = rendering(game)
        offered: Facts[V, Any] | None = capability(game, Facts[V, Any])
        self.facts: tuple[Any, Callable[[V], Any] | None] = (None, None) if offered is None else (offered.FACTS, offered.facts)
        explaining: Explaining[S, A] | None = capability(game, Explaining[S, A])
        self.explain = None if explaining is None else explaining.explain
        self.numbers: Numbering[V, A, O] | None = capability(game, Numbering[V, A, O])
        self.evaluating: Evaluating[V] | None = capability(game, Evaluating[V])
        self.usage: Usage[E] | None = capability(game, Usage[E])
        self.dealing: Dealing[S] | None = capability(game, Dealing[S])
        self.turns: Turns[S] | None = capability(game, Turns[S])
        self.worlds: Worlds[S, V] | None = capability(game, Worlds[S, V])
        self.walking: Walking[S, V, A] | None = capability(game, Walking[S, V, A])
        self.wording: Wording[V, A, E] | None = capability(game, Wording[V, A, E])
        self.candidates: Candidates[V, A] | None = capability(game, Candidates[V, A])
        self.picturing: Picturing[V] | None = capability(game, Picturing[V])
        self.english: Translator = translator("en", game)
        self.tongues: Tongues[S, A, V, E, O] = Tongues(game)
        self.tally = Tally()
        self.rare: Rare[S] = Rare()
        self.rules = frozenset(rule.id for rule in (*self.spec.rules, *CORE_RULES))
        self.actions: Codecs[A] = Codecs(self.spec.action)
        self.action_types: tuple[type[msgspec.Struct], ...] = structs_of(self.spec.action)
        self.views: Codecs[V] = Codecs(self.spec.view)
        self.events: Codecs[E] = Codecs(self.spec.event)
        self.positions: Positions[S, msgspec.Struct] | None = capability(game, Positions[S, msgspec.Struct])
        found: object = getattr(game, "VISIBILITY", None)
        self.visibility: Mapping[Any, Any] | None = found if isinstance(found, Mapping) else None


@dataclass(frozen=True, slots=True)
class Position(Generic[S, A, V]):
    """A state with its facts that several laws need.

    ``views`` and ``view_data`` correspond to ``viewers``; ``asked`` has the result of ``pending`` for each seat and for CHANCE.
    """

    ply: int
    state: S
    data: bytes
    viewers: tuple[Seat | None, ...]
    to_act: tuple[Seat, ...]
    legal: tuple[A, ...]
    asked: tuple[Decision | None, ...]
    views: tuple[V, ...]
    view_data: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Move(Generic[S, A, V, E]):
    """An action between two positions; ``seen`` and ``told`` are the redacted action and events for each viewer."""

    before: Position[S, A, V]
    action: A
    step: Step[S, E]
    after: Position[S, A, V]
    seen: tuple[A | None, ...]
    told: tuple[tuple[E, ...], ...]


@dataclass(frozen=True, slots=True)
class Stop(Generic[S, E]):
    """A ply of a trail: the real state, the viewer's twin, which may be the same, and what the viewer was told on the way there."""

    state: S
    twin: S
    told: tuple[E, ...]


@dataclass
class Pair(Generic[S, A, V, E, O]):
    """Two matches that look alike to the viewer number *index*, and the number of plies left to play in both."""

    index: int
    real: Match[S, A, V, E, O]
    twin: Match[S, A, V, E, O]
    left: int


@dataclass
class Run(Generic[S, A, V, E, O]):
    """One game in progress.

    ``law`` is the law being checked, ``action`` the action being played; ``seen`` are actions for probes, ``texts`` the last texts that
    were written, ``kept`` states with their plies, to be mutated after the game.

    ``turns``: the turns so far, the current one last. ``observed``: the views that were observed, by viewer and hash of the observation.

    ``twins`` has for each viewer a state that looks to it like the real one, or None until one is made; ``alike`` the action that led to
    it. ``trails`` has for each viewer the last plies with what looked alike to it there, see the law of pictures.

    ``walker``: a walker that plays beside the game, None without the capability; ``keys``: views by its keys, ``keyed`` the reverse.

    ``from_state``: the run began at a state instead of from ``options``. ``branch``: it is a short run from a rare position, whose laws
    are checked but which is not counted as a game.

    ``whole``: this ply is compared in full. ``met``: everything that was new at earlier plies; see :mod:`boardrules.testing._newness`.
    """

    bench: Bench[S, A, V, E, O]
    rng: Random
    options: O | None = None
    from_state: bool = False
    branch: bool = False
    seats: tuple[Seat, ...] = ()
    law: str = "pure"
    ply: int = 0
    whole: bool = True
    met: set[Remark] = field(default_factory=set[Remark])
    action: A | None = None
    decoded: S | None = None
    seen: list[A] = field(default_factory=list[A])
    texts: list[str] = field(default_factory=list[str])
    turns: list[tuple[int, ...]] = field(default_factory=list["tuple[int, ...]"])
    observed: dict[tuple[int, int], bytes] = field(default_factory=dict["tuple[int, int]", bytes])
    kept: list[tuple[int, S]] = field(default_factory=list["tuple[int, S]"])
    twins: list[S | None] = field(default_factory=list["S | None"])
    alike: list[A | None] = field(default_factory=list["A | None"])
    trails: list[list[Stop[S, E]]] = field(default_factory=list["list[Stop[S, E]]"])
    pair: Pair[S, A, V, E, O] | None = None
    walker: Walker[A] | None = None
    keys: dict[Hashable, bytes] = field(default_factory=dict[Hashable, bytes])
    keyed: dict[bytes, Hashable] = field(default_factory=dict[bytes, Hashable])

    @property
    def game(self) -> Game[S, A, V, E, O]:
        """The game that is examined."""
        return self.bench.game

    @property
    def tally(self) -> Tally:
        """The counters of the comparisons so far."""
        return self.bench.tally

    def begin(self, law: str, comparisons: int = 1) -> None:
        """Set *law* as the one that is checked by the next *comparisons* comparisons; any error from now on breaks it."""
        self.law = law
        self.bench.tally.comparisons[law] += comparisons

    def count(self, counter: Counter[str], name: str) -> None:
        """Count an occurrence of *name*, in whole games only."""
        if not self.branch:
            counter[name] += 1

    def fault(self, what: str) -> LawBroken:
        """Return the error that the current law is broken, to be raised with a cause."""
        return LawBroken(self.law, what)

    def broken(self, what: str) -> NoReturn:
        """Raise the error that the current law is broken."""
        raise self.fault(what)

    def chance(self, share: float) -> bool:
        """Return True at a random *share*, 0 to 1, of all calls."""
        return self.rng.random() < share


def luck(name: str | int) -> Random:
    """Return a generator for choices that must be the same each time they are made."""
    return Random(name)  # noqa: S311  (games, not secrets)


def seat_of(action: msgspec.Struct) -> Seat:
    """Return the seat of an action, from its field ``by``."""
    by: Seat = getattr(action, "by", CHANCE)
    return by


def observe(run: Run[S, A, V, E, O], state: S, ply: int) -> Position[S, A, V]:
    """Return *state* with the seats to act, the legal actions and the views of all seats and of a spectator."""
    game = run.game
    run.begin("end")
    to_act = game.to_act(state)
    run.begin("order")
    legal = game.legal_actions(state)
    viewers: tuple[Seat | None, ...] = (*run.seats, None)
    run.begin("view", len(viewers))
    views = tuple([game.view(state, seat) for seat in viewers])
    data, view_data = canonical(state), tuple([canonical(view) for view in views])
    run.begin("pending", 0)
    asked = tuple([game.pending(state, seat) for seat in (*run.seats, CHANCE)])
    return Position(ply, state, data, viewers, to_act, legal, asked, views, view_data)


def make_move(run: Run[S, A, V, E, O], before: Position[S, A, V], action: A) -> Move[S, A, V, E]:
    """Play *action*, and observe the new position and the events for each viewer."""
    game = run.game
    run.begin("apply", 0)
    step = game.step(before.state, action)
    after = observe(run, step.state, before.ply + 1)
    run.begin("redact", 0)
    seen = tuple([game.redact_action(action, seat) for seat in before.viewers])
    told = tuple([told_to(game, step.events, seat) for seat in before.viewers])
    return Move(before, action, step, after, seen, told)


def told_to(game: Game[S, A, V, E, O], events: tuple[E, ...], seat: Seat | None) -> tuple[E, ...]:
    """Return *events* as *seat* may see them."""
    return tuple([seen for event in events if (seen := game.redact_event(event, seat)) is not None])
