"""A game in the terminal, from the first ply to the last."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from boardrules.bots import Bot
from boardrules.chance import Dealer
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.narrate import AnyMatch, Narrator, secrets
from boardrules.cli._screen.show import write_standings
from boardrules.cli._screen.terminal import Terminal
from boardrules.cli._table.keeping import Keeping
from boardrules.cli._table.prompt import Stop, ask
from boardrules.values import CHANCE, BaseAction, Seat

__all__ = ["Seated", "Session"]


@dataclass(frozen=True)
class Seated:
    """The players: the seats of people at this terminal, and the bots on the others."""

    humans: tuple[Seat, ...]
    bots: dict[Seat, Bot[Any, Any]]


class Session:
    """A match between people at this terminal and bots, and the order in which people look at the terminal.

    Luck is supplied here and not dealt by the match, so that each ply is recorded and told at once. Bots draw as in
    :func:`boardrules.simulate`: with the seed ``SEED/I`` a game between bots is game I of the simulation with seed SEED.
    """

    def __init__(
        self,
        match: AnyMatch,
        dealer: Dealer,
        seated: Seated,
        terminal: Terminal,
        delay: float,
        keeping: Keeping | None = None,
    ) -> None:
        self._match: Final = match
        self._dealer: Final = dealer
        humans = self._humans = seated.humans
        self._terminal: Final = terminal
        self._board: Final = Board(match.game, terminal)
        self._keeping: Final = keeping
        self._narrator: Final = Narrator(match, humans or (None,), terminal, delay, self._board)
        later = f"/{match.ply}" if match.ply else ""
        rngs = {seat: Random(f"{dealer.seed!s}/{seat}{later}") for seat in seated.bots}  # noqa: S311  (games, not secrets)
        self._bots: Final = {seat: (bot, rngs[seat]) for seat, bot in seated.bots.items()}
        # After something was hidden from one of several people, they hand the terminal over from one to the next.
        self._secret = len(humans) > 1 and secrets(match, humans)
        self._holder = humans[0] if len(humans) == 1 else None

    def introduce(self, *, seed: str | None) -> None:
        """Write the title of the game, and the players."""
        spec, terminal = self._match.game.SPEC, self._terminal
        seats = len(self._bots) + len(self._humans)
        terminal.rule(terminal.say("terminal-title", game=terminal.title(self._match.game), seats=seats, version=spec.rules_version))
        people, bots = self._seats(self._humans), self._seats(self._bots)
        luck = "" if seed is None else f" {terminal.say('terminal-seed', seed=seed)}"
        terminal.wrap(f"{terminal.say('terminal-at-this-terminal', people=people, bots=bots)}{luck}", "dim")
        terminal.wrap(terminal.say("terminal-numbers"), "dim")
        if self._match.ply:
            terminal.write(terminal.say("terminal-going-on", plies=self._match.ply), "dim")

    def _seats(self, seats: Iterable[Seat]) -> str:
        return ", ".join(map(self._terminal.numbered, seats)) or self._terminal.say("terminal-nobody")

    def play(self) -> None:
        """Play until the match is over. Raises Stop if a player wants to stop."""
        match = self._match
        while not match.over:
            seat = match.game.to_act(match.state)[0]
            if seat in self._humans:
                self._ask(seat)
            elif seat == CHANCE:
                luck = self._dealer.choose(match.game, match.state)
                match.supply(luck)
                self._tell(seat, luck)
            else:
                bot, rng = self._bots[seat]
                prompt = match.prompt(seat, since=match.ply)
                action = bot.choose(prompt.view, prompt.actions, rng)
                match.submit(seat, action)
                self._tell(seat, action)

    def conclude(self) -> None:
        """Tell the last events, draw the final position, and write the standings."""
        match, terminal = self._match, self._terminal
        self._narrator.tell(luck=True)
        terminal.rule(terminal.say("terminal-final-position"))
        eyes = self._humans[0] if len(self._humans) == 1 else None
        terminal.write(self._board.first(match.game.view(match.state, eyes), eyes))
        if match.outcome is None:
            terminal.write("" if match.retired is None else terminal.say("terminal-retired", seat=match.retired))
        else:
            person = terminal.say("terminal-you" if len(self._humans) == 1 else "terminal-human")
            names = dict.fromkeys(self._bots, terminal.say("terminal-bot")) | dict.fromkeys(self._humans, person)
            write_standings(match.outcome, match.game.SPEC, names, terminal)

    def _tell(self, by: Seat, action: BaseAction) -> None:
        """Tell the last ply to everybody who may look now."""
        if len(self._humans) > 1 and not self._secret:
            self._secret = secrets(self._match, self._humans)
        self._narrator.collect(by, action, together=not self._secret)
        if not self._secret or self._holder is not None:
            self._narrator.tell()

    def _ask(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._narrator.tell(luck=True)
        self._narrator.drawn()
        action = ask(self._match, seat, self._terminal, self._board, people=self._humans, keeping=self._keeping)
        if action is not None:
            self._tell(seat, action)
        else:
            self._narrator.forget()

    def _hand_over(self, seat: Seat) -> None:
        """Make sure that *seat* looks at the terminal, and, if there are secrets, that nobody else does."""
        if self._holder == seat:
            return
        if self._secret:
            if self._holder is not None:
                self._wait(f"{self._terminal.say('terminal-hide', seat=seat)} ")
            self._terminal.clear()
            self._wait(f"{self._terminal.say('terminal-hand-over', seat=seat)} ")
        else:
            self._narrator.tell(luck=True)
        self._holder = self._narrator.eyes = seat

    def _wait(self, prompt: str) -> None:
        try:
            self._terminal.ask(prompt)
        except EOFError:
            raise Stop from None
