"""Scenarios: tests of rules that read like the examples in a rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, NoReturn, TypeVar

import msgspec

from boardrules.chance import Dealer
from boardrules.contract import Game, Positions
from boardrules.presentation import notation
from boardrules.testing._run import A, E, O, S, V, told_to
from boardrules.transforms import capability
from boardrules.values import CHANCE, Seat

__all__ = ["Scenario"]

# For the functions that make a scenario: with the variables of the class, basedpyright would not infer the types of a game.
S1 = TypeVar("S1", bound=msgspec.Struct)
A1 = TypeVar("A1", bound=msgspec.Struct)
V1 = TypeVar("V1", bound=msgspec.Struct)
E1 = TypeVar("E1", bound=msgspec.Struct)
O1 = TypeVar("O1", bound=msgspec.Struct)


@dataclass(frozen=True)
class Scenario(Generic[S, A, V, E, O]):
    """A position in a test, and the events that led to it.

    Every method returns a scenario and does not change this one, so several can continue from one. Actions are given as values or in the
    game's notation. Nothing happens automatically: every outcome of luck must be named, every decision must be taken, and an action that is
    not due fails. A failure raises AssertionError, with the question that was being asked. ``events`` are those of the last call of
    :meth:`play`, :meth:`luck` or :meth:`deal`, unredacted.

    >>> from boardrules import pixies
    >>> from boardrules.testing import Scenario
    >>> turn = Scenario.start(pixies, pixies.Options(seats=2)).luck("start 0", "reveal B4_C", "reveal B4_0", "reveal R9_0", "reveal G3_S2")
    >>> turn.refused("B4_C up 5", rule="PX-PLA-3").play("B4_C").choices()
    ('B4_0 up', 'G3_S2 up', 'R9_0 up')
    """

    game: Game[S, A, V, E, O]
    state: S
    events: tuple[E, ...] = ()

    @staticmethod
    def start(game: Game[S1, A1, V1, E1, O1], options: O1 | None = None) -> Scenario[S1, A1, V1, E1, O1]:
        """Return the beginning of a game. Raises InvalidOptions."""
        return Scenario(game, game.new_game(options))

    @staticmethod
    def at(game: Game[S1, A1, V1, E1, O1], state: S1) -> Scenario[S1, A1, V1, E1, O1]:
        """Return a scenario at a position made for the test. Raises AssertionError if the position is impossible."""
        violations = game.validate(state)
        if violations:
            raise AssertionError(f"no scenario can begin at an impossible state: {violations}")
        return Scenario(game, state)

    @staticmethod
    def set_up(game: Game[S1, A1, V1, E1, O1], setup: msgspec.Struct) -> Scenario[S1, A1, V1, E1, O1]:
        """Return a scenario at the position that *setup*, a Setup of the game, describes.

        Raises InvalidState with every fault of it, and TypeError for a game without the capability ``Positions``.

        >>> from boardrules import pixies
        >>> from boardrules.testing import Scenario
        >>> drawn = pixies.setup(areas={0: ". . . B4_0 . . . . ."}, table=("B4_C", "M2_0", "R9_0"))
        >>> Scenario.set_up(pixies, drawn).refused("B4_C up 5", rule="PX-PLA-4").play("B4_C under").choices()
        ('M2_0 up', 'R9_0 up')
        """
        positions: Positions[S1, msgspec.Struct] | None = capability(game, Positions[S1, msgspec.Struct])
        if positions is None:
            raise TypeError(f"the game {game.SPEC.id!r} has no set_up: begin at a state by Scenario.at")
        return Scenario(game, positions.set_up(setup))

    def luck(self, *outcomes: A | str) -> Scenario[S, A, V, E, O]:
        """Play outcomes of luck, one for each chance point. Each must be due."""
        return self._played(outcomes, None, by_luck=True)

    def deal(self, dealer: Dealer) -> Scenario[S, A, V, E, O]:
        """Let *dealer* answer every chance point up to the next decision of a player, if the luck does not matter."""
        scenario = self
        events: tuple[E, ...] = ()
        while scenario.game.chance(scenario.state):
            scenario = scenario._played((dealer.choose(scenario.game, scenario.state),), None, by_luck=True)
            events += scenario.events
        return replace(scenario, events=events)

    def play(self, *moves: A | str, seat: Seat | None = None) -> Scenario[S, A, V, E, O]:
        """Play actions of players, one after another. Each player must be to act, and luck due in between must be named by :meth:`luck`.

        *seat* is the seat whose notation a text is in, needed only if several are to act.
        """
        return self._played(moves, seat, by_luck=False)

    def refused(self, move: A | str, *, rule: str, key: str | None = None, seat: Seat | None = None) -> Scenario[S, A, V, E, O]:
        """Check that *move* is not legal here, by *rule*, and return this scenario."""
        action = self._read(move, seat)
        refusal = self.game.check(self.state, action)
        if refusal is None:
            raise AssertionError(f"{action!r} should be refused by {rule}, but is legal; {self._asked()}")
        if refusal.rule != rule or key not in {None, refusal.key}:
            raise AssertionError(f"{action!r} should be refused by {rule}{'' if key is None else f' ({key})'}, but is refused by {refusal}")
        return self

    def asked(self, seat: int, *, rule: str | None = None, key: str | None = None) -> Scenario[S, A, V, E, O]:
        """Check that *seat* is being asked, by *rule* and with the question *key* if they are given."""
        decision = self.game.pending(self.state, Seat(seat))
        if decision is None or rule not in {None, decision.rule} or key not in {None, decision.key}:
            wanted = ", ".join(str(part) for part in (rule, key) if part is not None)
            raise AssertionError(f"seat {seat} should be asked{f' ({wanted})' if wanted else ''}; {self._asked()}")
        return self

    def over(
        self, *, winners: Sequence[int] | None = None, scores: Sequence[int] | None = None, rule: str | None = None
    ) -> Scenario[S, A, V, E, O]:
        """Check that the game is over, with this result."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            raise AssertionError(f"the game should be over; {self._asked()}")
        fits = (
            (winners is None or tuple(winners) == outcome.winners)
            and (scores is None or tuple(scores) == outcome.scores)
            and rule in {None, outcome.rule}
        )
        if not fits:
            raise AssertionError(f"the game should end with winners {winners}, scores {scores}, rule {rule}, but it ended with {outcome}")
        return self

    def view(self, seat: int | None) -> V:
        """Return the view of *seat* (None: a spectator)."""
        return self.game.view(self.state, None if seat is None else Seat(seat))

    def seen(self, seat: int | None) -> tuple[E, ...]:
        """Return ``events`` as *seat* may see them."""
        return told_to(self.game, self.events, None if seat is None else Seat(seat))

    def choices(self, seat: int | None = None) -> tuple[str, ...]:
        """Return the legal actions of *seat* in notation; without a seat, those of the seat to act."""
        by = self._reader(None if seat is None else Seat(seat))
        view = self.game.view(self.state, by)
        return tuple(
            notation(self.game).format_action(view, action) for action in self.game.legal_actions(self.state, CHANCE if by is None else by)
        )

    def _played(self, moves: Sequence[A | str], seat: Seat | None, *, by_luck: bool) -> Scenario[S, A, V, E, O]:
        scenario = self
        events: tuple[E, ...] = ()
        for number, move in enumerate(moves, start=1):
            where = f"move {number} of {len(moves)}, {move!r}" if len(moves) > 1 else f"{move!r}"
            if by_luck and not scenario.game.chance(scenario.state):
                scenario._fail(f"{where}: no luck is due")
            if not by_luck and scenario.game.chance(scenario.state):
                scenario._fail(f"{where}: luck is due first, name it with luck()")
            action = scenario._read(move, seat)
            refusal = scenario.game.check(scenario.state, action)
            if refusal is not None:
                scenario._fail(f"{where}, is refused by {refusal.rule}: {refusal.message}")
            step = scenario.game.step(scenario.state, action)
            events += step.events
            scenario = Scenario(scenario.game, step.state, events)
        return scenario

    def _read(self, move: A | str, seat: Seat | None) -> A:
        if isinstance(move, msgspec.Struct):
            return move
        return notation(self.game).parse_action(self.game.view(self.state, self._reader(seat)), move)

    def _reader(self, seat: Seat | None) -> Seat | None:
        """Return the seat in whose view a text is parsed: the one seat to act, or None, a spectator, at a chance point."""
        to_act = self.game.to_act(self.state)
        if seat is not None or to_act in {(), (CHANCE,)}:
            return seat
        first, *others = to_act
        if others:
            raise AssertionError(f"seats {', '.join(map(str, to_act))} are to act: choose one with seat=")
        return first

    def _fail(self, what: str) -> NoReturn:
        raise AssertionError(f"{what}; {self._asked()}")

    def _asked(self) -> str:
        """Return what the position waits for, in words."""
        decisions = [self.game.pending(self.state, seat) for seat in self.game.to_act(self.state) if seat != CHANCE]
        asked = [
            f"seat {decision.seat} is asked ({decision.rule}, {decision.key}): {decision.question}" for decision in decisions if decision
        ]
        if asked:
            return "; ".join(asked)
        return f"luck is due, {n} outcomes" if (n := self.game.chance(self.state)) else "the game is over"
