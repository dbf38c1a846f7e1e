"""Any game as an environment for language models: positions and answers in words, and refusals that name their rule.

The interface has the four calls of TextArena, and needs no other package:

>>> from boardrules import pixies
>>> from boardrules.adapters.text import TextEnv
>>> env = TextEnv(pixies, {"seats": 2})
>>> env.reset(seed=7)
>>> seat, observation = env.get_observation()
>>> observation.splitlines()[0]
'You are seat 0 in a game of Pixies with 2 seats, 0 to 1.'
>>> done, info = env.step("The middle is free, so I take it: [R5_C up]")
>>> info.get("refusal", {}).get("rule"), env.tries
('PX-TUR-2', 3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypedDict

from boardrules.adapters._answers import read_answer
from boardrules.adapters._table import RefusalInfo, Reward, Series, agreed, by_victory, refusal_info
from boardrules.chance import Dealer
from boardrules.contract import A, Decision, E, Game, O, Refusal, S, V
from boardrules.errors import BoardRulesError, IllegalAction, NotationError
from boardrules.match import Match
from boardrules.narration import narrate
from boardrules.presentation import notation, rendering
from boardrules.rulebook import CORE_RULES
from boardrules.values import RuleId, Seat

__all__ = ["Ending", "RefusalInfo", "StepInfo", "TextEnv", "by_victory"]


class StepInfo(TypedDict, total=False):
    """The information about an answer: the refusal, if it was refused."""

    refusal: RefusalInfo


class Ending(TypedDict, total=False):
    """The end of a game: by its rules, or because a seat retired. Empty if the game is not over."""

    rule: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    retired: int


class TextEnv(Generic[S, A, V, E, O]):
    """A game that is played by texts: an observation for the seat to act, its answer, and so on.

    An observation has everything that the seat may know and needs, so that a player without a memory can play: the events since its last
    decision, the position, the question, and its legal actions, each in notation, in square brackets, and in words. An answer is one of
    these, or any text with one action in it, best in square brackets. A refused answer changes nothing: the next observation begins with
    the reason and the rule.

    Parameters
    ----------
    game:
        any game.
    options:
        the game's options, or a mapping of their names and values; None takes the game's defaults.
    tries:
        the number of refused answers in a row after which the seat retires and the game ends.
    rules:
        whether each seat reads the rulebook until it has answered once. It has 2,000 to 10,000 words.
    reward:
        the value of a finished game for a seat. A seat that retires gets -1, and the others 0.

    Raises
    ------
    InvalidOptions
        if the game cannot be played with these options.
    ValueError
        if *tries* is less than 1.
    """

    def __init__(
        self,
        game: Game[S, A, V, E, O],
        options: O | Mapping[str, object] | None = None,
        *,
        tries: int = 4,
        rules: bool = False,
        reward: Reward = by_victory,
    ) -> None:
        if tries < 1:
            raise ValueError(f"tries must be 1 or more, not {tries}")
        self.game = game
        self._options = agreed(game, options)
        self.seats = game.seats(game.new_game(self._options))
        self._most, self._rules, self._reward = tries, rules, reward
        self._series = Series()
        self._match: Match[S, A, V, E, O] | None = None

    def reset(self, seed: int | None = None) -> None:
        """Begin a game: the first of a series with *seed*, or the next one of this series; its luck is that of ``simulate``."""
        self._match = Match(self.game, self._options, dealer=Dealer(self._series.begin(seed)))
        self._since = dict.fromkeys(self.seats, 0)
        self._answered: set[Seat] = set()
        self._refusal: Refusal | None = None
        self.tries = self._most

    @property
    def match(self) -> Match[S, A, V, E, O]:
        """The current match, for the host, with all hidden information. Raises BoardRulesError before the first ``reset``."""
        if self._match is None:
            raise BoardRulesError("no game is being played: reset() begins one")
        return self._match

    @property
    def seat(self) -> Seat | None:
        """The seat to act, the first one if several choose at once; None when the game is over."""
        return None if self.match.over else self.game.to_act(self.match.state)[0]

    def get_observation(self) -> tuple[Seat, str]:
        """Return the seat to act and its observation; nothing changes. Raises BoardRulesError when the game is over."""
        seat = self.seat
        if seat is None:
            raise BoardRulesError("the game is over: close() returns the rewards, reset() begins the next game")
        prompt = self.match.prompt(seat, since=self._since[seat])
        parts: list[str] = []
        if seat not in self._answered:
            parts.append(self.instructions(seat, rules=self._rules))
        if self._refusal is not None:
            parts.append(self._refused(self._refusal))
        happened = narrate(self.game, prompt.view, prompt.events)
        if happened:
            since = "What has happened since you were last asked:" if seat in self._answered else "What has happened so far:"
            parts.append("\n".join([since, *(f"- {sentence}" for sentence in happened)]))
        parts.append(rendering(self.game).render_text(prompt.view))
        parts.append(self._asked(prompt.view, prompt.decision, prompt.actions))
        return seat, "\n\n".join(parts)

    def step(self, answer: str) -> tuple[bool, StepInfo]:
        """Take the answer of the seat to act, and return whether the game is over now, and the refusal, if there was one.

        The refusal, in ``info["refusal"]``, has a ``rule``, a ``key`` and a ``message``. Raises BoardRulesError when the game is over.
        """
        seat = self.seat
        if seat is None:
            raise BoardRulesError("the game is over: reset() begins the next one")
        match = self.match
        view = self.game.view(match.state, seat)
        words = notation(self.game)
        try:
            action = read_answer(words, view, self._legal(view, self.game.legal_actions(match.state, seat)), answer)
        except NotationError as error:
            return self._refuse(seat, Refusal(RuleId("BR-VALUE"), "notation", str(error)))
        ply = match.ply
        try:
            match.submit(seat, action)
        except IllegalAction as error:
            return self._refuse(seat, error.refusal)
        self._since[seat] = ply
        self._answered.add(seat)
        self._refusal, self.tries = None, self._most
        return match.over, {}

    def close(self) -> tuple[dict[Seat, float], dict[Seat, Ending]]:
        """Return the rewards of the seats, and the end of the game for each seat.

        The end has ``rule``, ``scores`` and ``winners``, or ``retired``, the seat that retired. If the game is not over, all rewards are 0
        and the end is empty.
        """
        outcome, retired = self.match.outcome, self.match.retired
        if outcome is not None:
            ended = Ending(rule=outcome.rule, scores=outcome.scores, winners=outcome.winners)
            return {seat: self._reward(outcome, seat) for seat in self.seats}, {seat: ended.copy() for seat in self.seats}
        rewards = {seat: -1.0 if seat == retired else 0.0 for seat in self.seats}
        return rewards, {seat: Ending() if retired is None else Ending(retired=retired) for seat in self.seats}

    def instructions(self, seat: Seat, *, rules: bool = True) -> str:
        """Return what *seat* has to know before it plays, with the rulebook unless *rules* is False, for a system prompt."""
        spec, last = self.game.SPEC, len(self.seats) - 1
        parts = [f"You are seat {seat} in a game of {spec.title} with {last + 1} seats, 0 to {last}."]
        if rules:
            parts.append("\n".join(["The rules:", *(f"{rule.id} {rule.title}: {rule.text}" for rule in spec.rules)]))
        parts.append("Each time you are asked, answer with one of the actions listed, as it stands there, in square brackets.")
        return "\n\n".join(parts)

    def _legal(self, view: V, actions: tuple[A, ...]) -> dict[str, A]:
        words = notation(self.game)
        return {words.format_action(view, action): action for action in actions}

    def _asked(self, view: V, decision: Decision | None, actions: tuple[A, ...]) -> str:
        words = notation(self.game)
        question = "It is your turn." if decision is None else f"{decision.question} ({decision.rule})"
        listed = [f"[{text}] {words.label(view, action)}" for text, action in self._legal(view, actions).items()]
        return "\n".join([question, *listed])

    def _refused(self, refusal: Refusal) -> str:
        """Return the refusal of the last answer, with the text of the rule."""
        lines = [f"Your answer was refused, and nothing has changed. {refusal.message}"]
        if refusal.key != "notation":
            rule = next((rule for rule in (*self.game.SPEC.rules, *CORE_RULES) if rule.id == refusal.rule), None)
            lines.append(str(refusal.rule) if rule is None else f"{rule.id} {rule.title}: {rule.text}")
        lines.append(f"After {self.tries} more refused you are out." if self.tries > 1 else "If this answer is refused too, you are out.")
        return "\n".join(lines)

    def _refuse(self, seat: Seat, refusal: Refusal) -> tuple[bool, StepInfo]:
        self._refusal = refusal
        self.tries -= 1
        if not self.tries:
            self.match.retire(seat)
        return self.match.over, {"refusal": refusal_info(refusal)}
