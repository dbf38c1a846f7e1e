"""What happened, told to those who look at the terminal: each in the words that this seat may hear, and at the right time."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from boardrules.cli._record import AnyMatch
from boardrules.cli._terminal import Terminal
from boardrules.values import CHANCE, Seat

__all__ = ["Narrator", "secrets"]


@dataclass(frozen=True)
class _Told:
    """One ply in the eyes of one seat: sentences, and the position before it if it ended a round."""

    ply: int
    by: Seat
    sentences: tuple[str, ...]
    position: str | None


class Narrator:
    """Collects what each pair of eyes saw, a ply at a time, and tells it when they look.

    ``eyes`` are those that look now: a seat, or None for spectators of a game between bots. Strokes of luck that follow one
    another are told in one paragraph. Before a ply that ends a round the position is drawn; a round is what a view calls
    ``round``, if it has such a field.
    """

    def __init__(self, match: AnyMatch, eyes: tuple[Seat | None, ...], terminal: Terminal, delay: float) -> None:
        self.eyes = eyes[0]
        self._match: Final = match
        self._all: Final = eyes
        self._terminal: Final = terminal
        self._delay: Final = delay
        self._waiting: dict[Seat | None, list[_Told]] = {seat: [] for seat in eyes}
        self._drawn = -1

    def collect(self, by: Seat, *, together: bool) -> None:
        """Note what the last ply showed to whom. *together*: all look at once, so that what one is told the others need not be."""
        match, game = self._match, self._match.game
        for seat in (self.eyes,) if together else self._all:
            before, prompt = game.view(match.at(match.ply - 1), seat), match.prompt(seat, since=match.ply - 1)
            round_before = getattr(before, "round", None)
            ends_round = round_before and round_before != getattr(prompt.view, "round", None)  # setting up is no round
            position = game.render_text(before) if ends_round and self._drawn != match.ply - 1 else None
            sentences = tuple(game.format_event(prompt.view, event) for event in prompt.events)
            self._waiting[seat].append(_Told(match.ply, by, sentences, position))

    def forget(self) -> None:
        """Drop what was taken back before it was told."""
        for seat, waiting in self._waiting.items():
            self._waiting[seat] = [told for told in waiting if told.ply <= self._match.ply]

    def tell(self, *, luck: bool = False) -> None:
        """Tell the eyes that look now what they have not been told; luck at the end only if *luck* says so, more may follow."""
        waiting = self._waiting[self.eyes]
        end = len(waiting)
        while not luck and end and waiting[end - 1].by == CHANCE:
            end -= 1
        told, self._waiting[self.eyes] = waiting[:end], waiting[end:]
        luck_drawn: list[str] = []
        for one in told:
            if one.by != CHANCE or one.position is not None:
                self._write_luck(luck_drawn)
                luck_drawn = []
            if one.position is not None:
                self._terminal.rule("before the last action of the round")
                self._terminal.write(one.position)
            if one.by == CHANCE:
                luck_drawn += one.sentences
            else:
                self._write_choice(one)
        self._write_luck(luck_drawn)

    def drawn(self) -> None:
        """Say that the position as it is has just been shown."""
        self._drawn = self._match.ply

    def _write_luck(self, sentences: list[str]) -> None:
        if sentences:
            self._terminal.wrap(" ".join(sentences), "dim", indent=2)
            time.sleep(self._delay)

    def _write_choice(self, told: _Told) -> None:
        mark = self._terminal.seat(told.by, "*")
        if told.position is None:
            self._terminal.wrap(" ".join(told.sentences), indent=2, mark=mark)
        else:
            for index, sentence in enumerate(told.sentences):
                self._terminal.wrap(sentence, *(("bold",) if index else ()), indent=2, mark="" if index else mark)
        if told.sentences:
            time.sleep(self._delay)


def secrets(match: AnyMatch, seats: tuple[Seat, ...]) -> bool:
    """Whether one of *seats* may know something that another may not: their views differ, or what they saw happen last.

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
