"""Narration for the people at the terminal: each of them is told what their seat may know, at the right time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from boardrules.capabilities import Wording
from boardrules.cli._screen.board import Board
from boardrules.cli._screen.terminal import Terminal
from boardrules.match import Match
from boardrules.messages import Message
from boardrules.narration import in_sentences, told
from boardrules.transforms import capability
from boardrules.values import CHANCE, BaseAction, Seat

__all__ = ["AnyMatch", "Narrator", "secrets"]

AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class _Told:
    """One ply as one seat saw it: messages, and the position before it if it ended a round.

    A choice has no messages if it leads to luck, whose messages tell the result.
    """

    ply: int
    by: Seat
    messages: tuple[Message, ...]
    position: str | None


class Narrator:
    """A collector of the events that each viewer saw, ply by ply, which tells them when the viewer looks.

    ``eyes`` is the viewer who looks now: a seat, or None for spectators of a game between bots. Successive outcomes of luck are told in one
    paragraph. Before a ply that ends a round the position is drawn; the round is the field ``round`` of a view or of its ``clock``.
    """

    def __init__(
        self, match: AnyMatch, eyes: tuple[Seat | None, ...], terminal: Terminal, delay: float, board: Board | None = None
    ) -> None:
        self.eyes = eyes[0]
        terminal.speak(terminal.translator.language, match.game)
        self._match: Final = match
        self._all: Final = eyes
        self._terminal: Final = terminal
        self._delay: Final = delay
        self._board: Final = board or Board(match.game, terminal)
        self._waiting: dict[Seat | None, list[_Told]] = {seat: [] for seat in eyes}
        self._drawn = -1
        self._marks: Final = dict.fromkeys(eyes, "")

    def collect(self, by: Seat, action: BaseAction, *, together: bool) -> None:
        """Collect the events of the last ply, *action*, for each viewer. *together*: all look at once, so they are told only once."""
        match, game = self._match, self._match.game
        for seat in (self.eyes,) if together else self._all:
            before, prompt = game.view(match.at(match.ply - 1), seat), match.prompt(seat, since=match.ply - 1)
            round_before = _round(before)
            ends_round = round_before and round_before != _round(prompt.view)  # the setup is no round
            position = self._board.draw(before) if ends_round and self._drawn != match.ply - 1 else None
            messages = told(game, prompt.view, prompt.events, translator=self._terminal.translator)
            if not messages and by != CHANCE and prompt.events and CHANCE not in game.to_act(match.state):
                said = self._terminal.translator.event(prompt.view, prompt.events[0])
                known = game.redact_action(action, seat) == action
                label = self._label(before, action)
                messages = (Message("", (), f"{said.removesuffix('.')}: {label}." if known else said),)
            self._waiting[seat].append(_Told(match.ply, by, messages, position))

    def _label(self, view: object, action: BaseAction) -> str:
        """Return *action* as a part of a sentence, without a capital letter."""
        translator, wording = self._terminal.translator, capability(self._match.game, Wording[Any, Any, Any])
        return translator.label(view, action) if wording is None else translator(wording.label_message(view, action))

    def forget(self) -> None:
        """Drop plies that were undone before they were told."""
        for seat, waiting in self._waiting.items():
            self._waiting[seat] = [told for told in waiting if told.ply <= self._match.ply]

    def tell(self, *, luck: bool = False) -> None:
        """Tell the current viewer what is new; luck at the end only if *luck* is true, because more luck may follow."""
        waiting = self._waiting[self.eyes]
        end = len(waiting)
        while not luck and end and waiting[end - 1].by == CHANCE:
            end -= 1
        due, self._waiting[self.eyes] = waiting[:end], waiting[end:]
        luck_drawn: list[Message] = []
        for one in due:
            if one.by != CHANCE or one.position is not None:
                self._write_luck(luck_drawn)
                luck_drawn = []
            if one.position is not None:
                ended = one.by == CHANCE  # every action of the round has been told, and luck ends it
                self._terminal.rule(self._terminal.say("terminal-at-the-end-of-the-round" if ended else "terminal-before-the-last-action"))
                self._terminal.write(one.position)
            if one.by == CHANCE:
                luck_drawn += one.messages
            else:
                self._write_choice(one)
        self._write_luck(luck_drawn)

    def drawn(self) -> None:
        """Record that the current position has just been shown."""
        self._drawn = self._match.ply

    def _write_luck(self, messages: list[Message]) -> None:
        if messages:
            mark, self._marks[self.eyes] = self._marks[self.eyes], ""
            self._terminal.wrap(" ".join(self._sentences(messages)), *(() if mark else ("dim",)), indent=2, mark=mark)
            time.sleep(self._delay)

    def _sentences(self, messages: Sequence[Message]) -> tuple[str, ...]:
        return in_sentences(messages, self._terminal.translator)

    def _write_choice(self, told: _Told) -> None:
        mark = self._terminal.seat(told.by, "*")
        self._marks[self.eyes] = "" if told.messages else mark
        if told.position is None:
            self._terminal.wrap(" ".join(self._sentences(told.messages)), indent=2, mark=mark)
        else:
            for index, sentence in enumerate(self._sentences(told.messages)):
                self._terminal.wrap(sentence, *(("bold",) if index else ()), indent=2, mark="" if index else mark)
        if told.messages:
            time.sleep(self._delay)


def _round(view: object) -> object:
    """Return the number of the round, from the field ``round`` of a view or of its ``clock``."""
    return getattr(getattr(view, "clock", view), "round", None)


def secrets(match: AnyMatch, seats: tuple[Seat, ...]) -> bool:
    """Return whether one of *seats* may know something that another may not: their views, or the last events that they saw, differ.

    A field that names the viewer is no secret.
    """
    since = max(match.ply - 1, 0)
    first, *others = [(seat, match.prompt(seat, since=since)) for seat in seats]
    for seat, prompt in others:
        if prompt.events != first[1].events:
            return True
        for field in prompt.view.__struct_fields__:
            mine, theirs = getattr(first[1].view, field), getattr(prompt.view, field)
            if mine != theirs and (mine, theirs) != (first[0], seat):
                return True
    return False
