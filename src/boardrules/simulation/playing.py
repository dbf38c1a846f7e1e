"""The work of a worker: play the games of one task."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias

import msgspec

from boardrules.bots import BlindBot, Bot
from boardrules.bots.worlds import seat_of
from boardrules.capabilities import Usage
from boardrules.chance import Dealer
from boardrules.contract import A, E, Game, O, Outcome, Rng, S, V
from boardrules.errors import BoardRulesError
from boardrules.registry import GameRef
from boardrules.simulation.records import Format, GameRecord
from boardrules.simulation.tally import Tally
from boardrules.transforms import capability
from boardrules.usage import Use
from boardrules.walkers import walking

__all__ = ["Played", "Task", "play"]


@dataclass(frozen=True)
class Task(Generic[S, A, V, E, O]):
    """Games ``first`` to ``last`` - 1, in a form that can be sent to a worker process.

    ``bots``: the different bots; ``names``: their names; ``places``: the index of the bot on each seat, before any rotation.
    """

    game: GameRef[S, A, V, E, O]
    options: O | None
    bots: tuple[Bot[V, A], ...]
    names: tuple[str, ...]
    places: tuple[int, ...]
    rotate: bool
    uses: bool
    format: Format | None
    seed: int | str
    first: int
    last: int


@dataclass(frozen=True)
class Played:
    """The result of a task: counters, and the encoded records if records are kept."""

    tally: Tally
    records: bytes


Choose: TypeAlias = Callable[[V, tuple[A, ...], Rng], A]
ChooseBlind: TypeAlias = Callable[[tuple[A, ...], Rng], A]
Seated: TypeAlias = tuple[ChooseBlind[A] | None, Choose[V, A]]
"""A bot's functions to choose with: one without a view, or None, and one with a view."""


def play(task: Task[S, A, V, E, O]) -> Played:
    """Play the games of *task*. Raises the exceptions of games and bots, with a note that names the game."""
    playing = _Playing(task)
    tally = Tally()
    records: list[GameRecord] = []
    for number in range(task.first, task.last):
        try:
            record = playing.game_number(number, tally)
        except BoardRulesError as error:
            error.add_note(f"in game {number} of seed {task.seed}")
            raise
        if task.format is not None:
            records.append(record)
    if task.format == "jsonl":
        return Played(tally, msgspec.json.Encoder().encode_lines(records))
    return Played(tally, msgspec.msgpack.encode(records) if records else b"")


class _Playing(Generic[S, A, V, E, O]):
    """Everything that is the same in all games of a task."""

    def __init__(self, task: Task[S, A, V, E, O]) -> None:
        self.task = task
        self.game: Game[S, A, V, E, O] = task.game.game
        self.usage: Usage[E] | None = capability(self.game, Usage[E]) if task.uses else None
        self.once = frozenset(kind.id for kind in self.usage.USES if kind.once) if self.usage else frozenset[str]()
        self.by_luck = self.usage is not None and any(kind.luck for kind in self.usage.USES)
        self.seated: list[Seated[A, V]] = [(_blind(bot), bot.choose) for bot in task.bots]

    def game_number(self, number: int, tally: Tally) -> GameRecord:
        """Play a game, count it and return its record."""
        task = self.task
        seats = len(task.places)
        rotation = number % seats if task.rotate else 0
        bots = tuple([task.places[(seat + rotation) % seats] for seat in range(seats)]) if rotation else task.places
        seed = f"{task.seed}/{number}"
        dealer = Dealer(seed)
        rngs = [Random(f"{seed}/{seat}") for seat in range(seats)]  # noqa: S311  (games, not secrets)
        seated = [self.seated[bot] for bot in bots]
        used: Counter[Use] = Counter()
        if self.usage is None:
            outcome, plies = self.plain_game(dealer, seated, rngs)
        else:
            outcome, plies = self.watched_game(dealer, seated, rngs, self.usage, used)
        tally.count(outcome, bots, plies, dealer.answered)
        uses = tuple([Use(use.seat, use.kind, use.name, n) for use, n in sorted(used.items(), key=_by_seat)]) if used else ()
        if uses:
            tally.count_uses(uses, outcome, self.once)
        names = tuple([task.names[bot] for bot in bots])
        return GameRecord(number, seed, rotation, names, outcome.winners, outcome.scores, outcome.rule, plies, dealer.answered, uses)

    def plain_game(self, dealer: Dealer, seated: list[Seated[A, V]], rngs: list[Random]) -> tuple[Outcome, int]:
        """Play a game; return the outcome and the number of plies."""
        blind_bots = [blind for blind, _ in seated if blind is not None]
        if len(blind_bots) == len(seated):
            return self.blind_game(dealer, blind_bots, rngs)
        game = self.game
        to_act, legal_actions, view, apply, deal = game.to_act, game.legal_actions, game.view, game.apply, dealer.deal
        most = game.SPEC.max_plies
        choices = 0
        state = deal(game, game.new_game(self.task.options))
        while acting := to_act(state):
            seat = acting[0]
            actions = legal_actions(state, seat)
            blind, choose = seated[seat]
            action = choose(view(state, seat), actions, rngs[seat]) if blind is None else blind(actions, rngs[seat])
            state = deal(game, apply(state, action))
            choices += 1
            if choices + dealer.answered > most:
                raise _endless(game)
        return _outcome(game, state), choices + dealer.answered

    def blind_game(self, dealer: Dealer, seated: list[ChooseBlind[A]], rngs: list[Random]) -> tuple[Outcome, int]:
        """Play a game like :meth:`plain_game` between bots that look at no view."""
        game = self.game
        walker = walking(game).walker(game.new_game(self.task.options), rngs[0])
        chance, to_act, play, draw = walker.chance, walker.to_act, walker.play, dealer.draw
        most = game.SPEC.max_plies
        plies = 0
        while True:
            if outcomes := chance():
                play(draw(outcomes))
            elif acting := to_act():
                seat = acting[0]
                legal = walker.legal()
                own = legal if len(acting) == 1 else tuple([action for action in legal if seat_of(action) == seat])
                play(legal.index(seated[seat](own, rngs[seat])))
            else:
                break
            plies += 1
            if plies > most:
                raise _endless(game)
        return _ended(game, walker.outcome()), plies

    def watched_game(
        self, dealer: Dealer, seated: list[Seated[A, V]], rngs: list[Random], usage: Usage[E], used: Counter[Use]
    ) -> tuple[Outcome, int]:
        """Play a game like :meth:`plain_game`, and count the uses that its events report in *used*."""
        game = self.game
        to_act, legal_actions, view, step, by_luck = game.to_act, game.legal_actions, game.view, game.step, self.by_luck
        uses_of = usage.uses
        most = game.SPEC.max_plies
        choices = 0
        state = game.new_game(self.task.options)
        while True:
            if not by_luck:
                state = dealer.deal(game, state)
            else:
                while game.chance(state):
                    dealt = step(state, dealer.choose(game, state))
                    state = dealt.state
                    for event in dealt.events:
                        for use in uses_of(event):
                            used[use] += 1
            acting = to_act(state)
            if not acting:
                break
            seat = acting[0]
            actions = legal_actions(state, seat)
            blind, choose = seated[seat]
            action = choose(view(state, seat), actions, rngs[seat]) if blind is None else blind(actions, rngs[seat])
            made = step(state, action)
            state = made.state
            for event in made.events:
                for use in uses_of(event):
                    used[use] += 1
            choices += 1
            if choices + dealer.answered > most:
                raise _endless(game)
        return _outcome(game, state), choices + dealer.answered


def _blind(bot: Bot[V, A]) -> ChooseBlind[A] | None:
    any_bot: Any = bot  # isinstance() drops the types of views and actions
    if not isinstance(any_bot, BlindBot):
        return None
    blind: BlindBot[V, A] = any_bot  # pyright: ignore[reportUnknownVariableType]
    return blind.choose_blind


def _by_seat(counted: tuple[Use, int]) -> tuple[int, str, str]:
    return counted[0].seat, counted[0].kind, counted[0].name


def _endless(game: Game[S, A, V, E, O]) -> BoardRulesError:
    return BoardRulesError(f"a game of {game.SPEC.id} is not over after SPEC.max_plies = {game.SPEC.max_plies} plies")


def _outcome(game: Game[S, A, V, E, O], state: S) -> Outcome:
    return _ended(game, game.outcome(state))


def _ended(game: Game[S, A, V, E, O], outcome: Outcome | None) -> Outcome:
    if outcome is None:
        raise BoardRulesError(f"a game of {game.SPEC.id} has neither a seat to act nor an outcome")
    return outcome
