"""A game as a value: a card table with the functions of the contract. The module is the instance for the printed sets."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardrules.errors import IllegalAction
from boardrules.game import Outcome, Refusal, Step
from boardrules.pixel_tactics import _legal as legal_
from boardrules.pixel_tactics import _machine as machine
from boardrules.pixel_tactics._editions import EditionRules, edition_of
from boardrules.pixel_tactics._rules import begin, ended, perform_action
from boardrules.pixel_tactics._table import Table, compile_packs
from boardrules.pixel_tactics._types import Action, Event, Options, State
from boardrules.pixel_tactics._work import Work
from boardrules.pixel_tactics.language._grammar import Pack
from boardrules.values import CHANCE, RuleId, Seat

__all__ = ["Tactics"]
SEATS = (Seat(0), Seat(1))


@dataclass(frozen=True, eq=False)
class Tactics:
    """Pixel Tactics with some sets of cards; satisfies :class:`boardrules.Game`."""

    packs: tuple[Pack, ...]
    pack: str = ""
    _tables: dict[tuple[str, ...], Table] = field(default_factory=dict, repr=False)
    _known: dict[Options, tuple[Table, EditionRules]] = field(default_factory=dict, repr=False)

    def table(self, options: Options) -> tuple[Table, EditionRules]:
        """The compiled cards and the rules for some options; worked out once."""
        found = self._known.get(options)
        if found is None:
            edition = edition_of(options.edition, options.house)
            sets = options.cards or (edition.cards,)
            if sets not in self._tables:
                by_id = {pack.id: pack for pack in self.packs}
                self._tables[sets] = compile_packs(tuple([by_id[name] for name in sets]))
            found = self._known[options] = (self._tables[sets], edition)
        return found

    def work(self, state: State) -> Work:
        """A state taken apart."""
        table, edition = self.table(state.options)
        return Work(table, edition, state)

    def new_game(self, options: Options | None = None) -> State:
        """The state before anything happened. Raises InvalidOptions."""
        options = Options() if options is None else options
        table, _ = self.table(options)
        return begin(table, options, self.pack)

    def seats(self, state: State) -> tuple[Seat, ...]:
        """Both seats."""
        return SEATS

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who may act now."""
        if state.phase == "over":
            return ()
        if state.phase == "leaders":
            return tuple([Seat(seat) for seat, player in enumerate(state.players) if player.leader is None])
        return (state.actor,)

    def legal_actions(self, state: State, seat: Seat | None = None) -> tuple[Action, ...]:
        """Every legal action."""
        return legal_.legal(self.work(state), seat)

    def apply_unchecked(self, state: State, action: Action) -> State:
        """The state after an action that is known to be legal."""
        work = self.work(state)
        perform_action(work, action)
        return work.frozen()

    def apply(self, state: State, action: Action) -> State:
        """The state after *action*. Raises IllegalAction."""
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalAction(refusal, action)
        return self.apply_unchecked(state, action)

    def step(self, state: State, action: Action) -> Step[State, Event]:
        """The state after *action*, with the events. Raises IllegalAction."""
        refusal = self.check(state, action)
        if refusal is not None:
            raise IllegalAction(refusal, action)
        work = self.work(state)
        work.events = []
        perform_action(work, action)
        return Step(work.frozen(), tuple(work.events))

    def check(self, state: State, action: Action) -> Refusal | None:
        """Why *action* is not legal, or None."""
        if action in self.legal_actions(state):
            return None
        return Refusal(RuleId("BR-VALUE"), "todo", "not legal")

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return ended(state)

    def chance(self, state: State) -> int:
        """How many outcomes luck has now."""
        if state.actor != CHANCE or state.phase in {"over", "leaders"}:
            return 0
        return len(machine.luck(self.work(state)))

    def chance_action(self, state: State, k: int) -> Action:
        """The k-th outcome."""
        return machine.luck(self.work(state))[k]
