"""A match at one terminal: who plays, the luck, the bots, the log. It knows no screen."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

from boardrules import (
    BoardRulesError,
    CardFacts,
    Dealer,
    FileStore,
    Game,
    LogFormatError,
    Match,
    Prompt,
    Recorder,
    Seat,
    Translator,
    UnknownLanguage,
    game,
    narrate,
    read_log,
    translator,
)
from boardrules.bots import Bot, bot

__all__ = ["AnyGame", "AnyMatch", "AnyPrompt", "HotSeat", "saved", "sides_of", "words_of"]

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
AnyMatch: TypeAlias = Match[Any, Any, Any, Any, Any]
AnyPrompt: TypeAlias = Prompt[Any, Any, Any]

PERSON: Final = "person"
BOT: Final = "bot"
"""What the tag ``seat N`` of a log says of a person's seat, and of a bot's, followed by which bot it is unless it chooses at random."""


class HotSeat:
    """A match, the people who share the terminal, and bots on the other seats. Every action is in the file before it counts.

    Luck is supplied here and not promised by a commitment, so that a log can be continued by whoever has the file.
    """

    def __init__(
        self, match: AnyMatch, people: Iterable[Seat], recorder: Recorder, *, bots: str = "random", seed: int | None = None
    ) -> None:
        self.match: Final = match
        self.people: Final = tuple(people)
        self.path: Final = recorder.store.path if isinstance(recorder.store, FileStore) else None
        self._recorder: Final = recorder
        self._dealer: Final = Dealer(seed)
        self._rng: Final[Random] = SystemRandom() if seed is None else Random(seed)
        self._bot: Final[Bot[Any, Any]] = bot(bots, match.game)
        self._secret = False
        self._told: dict[Seat | None, int] = {}
        match.record(recorder)
        self._deal()

    @classmethod
    def begin(
        cls, name: str, options: object, people: Iterable[Seat], folder: Path, *, bots: str = "random", seed: int | None = None
    ) -> HotSeat:
        """Return a new match, kept in a new file in *folder*. Raises InvalidOptions, BotError if there are no such *bots*, and OSError."""
        played = game(name)
        match: AnyMatch = Match(played, options)
        bot(bots, played)  # refused before there is a file
        seated = tuple(people)
        for seat in played.seats(match.state):
            match.tag(f"seat {seat}", PERSON if seat in seated else BOT if bots == "random" else f"{BOT} {bots}")
        return cls(match, seated, _record_anew(folder, name), bots=bots, seed=seed)

    @classmethod
    def resume(cls, path: Path, *, seed: int | None = None) -> HotSeat:
        """Return the match in a file, with the same people and bots. Raises BoardRulesError and OSError."""
        recorder = Recorder(path)
        done = False
        try:
            if recorder.found is None:
                raise LogFormatError(f"{path} has no match in it")
            match = Match.resume(recorder.found)
            tags = recorder.found.tags
            people = [seat for seat in match.game.seats(match.state) if tags.get(f"seat {seat}") == PERSON]
            bots = next((tag.removeprefix(BOT).strip() for tag in tags.values() if tag.startswith(f"{BOT} ")), "random")
            made = cls(match, people, recorder, bots=bots, seed=seed)
            done = True
        finally:
            if not done:
                recorder.close()
        return made

    def close(self) -> None:
        """Let others go on with the file."""
        self._recorder.close()

    @property
    def waiting(self) -> Seat | None:
        """The person whose turn it is; None while it is a bot's, and when the match is over."""
        to_act = () if self.match.over else self.match.game.to_act(self.match.state)
        return next(iter(to_act), None) if all(seat in self.people for seat in to_act) else None

    @property
    def secret(self) -> bool:
        """True if people at the terminal must not see each other's screens: one of them has seen what another has not."""
        if not self._secret and len(self.people) > 1:
            first, *others = self.people
            seen = self.match.seen(first)
            self._secret = any(self.match.seen(seat) != seen for seat in others)
        return self._secret

    def play(self, seat: Seat, action: object) -> None:
        """Play an action of a person. Raises IllegalAction, and OSError if it cannot be kept, and then it is not played."""
        self.match.submit(seat, action)
        self._deal()

    def bot_acts(self) -> bool:
        """Let one bot play one action, if one is to act."""
        to_act = () if self.match.over else self.match.game.to_act(self.match.state)
        seat = next((seat for seat in to_act if seat not in self.people), None)
        if seat is None:
            return False
        prompt = self.match.prompt(seat, since=self.match.ply)
        self.match.submit(seat, self._bot.choose(prompt.view, prompt.actions, self._rng))
        self._deal()
        return True

    def undo(self) -> Seat:
        """Take back the last action of a person and what bots did after it; whose it was. Raises IllegalAction (BR-UNDO)."""
        trial, plies = self.match.fork(), 1
        while (by := trial.undo().by) not in self.people:
            plies += 1
        for _ in range(plies):
            self.match.undo()
        self._told = {seat: min(ply, self.match.ply) for seat, ply in self._told.items()}
        undone: Seat = by
        return undone

    def news(self, seat: Seat | None, words: Translator) -> tuple[str, ...]:
        """Return what *seat* saw happen since it was last told, in sentences."""
        prompt = self.match.prompt(seat, since=self._told.get(seat, 0))
        self._told[seat] = self.match.ply
        return narrate(self.match.game, prompt.view, prompt.events, translator=words)

    def _deal(self) -> None:
        while not self.match.over and self.match.game.chance(self.match.state):
            self.match.supply(self._dealer.choose(self.match.game, self.match.state))


def _record_anew(folder: Path, name: str) -> Recorder:
    """Return a recorder to a new file in *folder*: the first number that is free."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        try:
            return Recorder(FileStore(folder / f"{name}-{number}.jsonl", new=True))
        except FileExistsError:
            number += 1


def saved(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the logs in *folder*, and the game of each."""
    for path in sorted(folder.glob("*.jsonl"), key=os.path.getmtime, reverse=True):
        try:
            log = read_log(path)
        except (BoardRulesError, OSError):
            continue
        if log.end is None:
            yield path, log.header.game


def words_of(played: AnyGame, language: str, reader: Seat | None = None) -> Translator:
    """Return what says the words of a game in a language; in English where the game lacks it, or the extra ``i18n`` is not installed.

    The *reader*, if only one person looks, is addressed as "you".
    """
    try:
        return translator(language, played, reader=reader)
    except (UnknownLanguage, ImportError):
        return translator("en", played, reader=reader)


def sides_of(match: AnyMatch, id: str) -> tuple[CardFacts, ...]:
    """Return what a card does, by an id that occurs in a view: each of its sides; ``()`` for what is no card."""
    try:
        return (match.game.SPEC.card(id),)
    except LookupError:
        # A card with sides, such as a hero that can be a leader, is catalogued as set/name/side, for each set that is played with.
        in_play: Any = getattr(match.game, "cards_in_play", None)
        cards: Iterable[CardFacts] = match.game.SPEC.cards if in_play is None else in_play(match.state)
        return tuple([side for side in cards if id.rpartition(".")[2] in side.id.split("/")])
