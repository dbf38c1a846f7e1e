"""The words of pictures and text boards: messages in the language of a translator, or in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boardrules.contract import Decision
from boardrules.messages import NAMELESS, Argument, Message, Messages, NameOf, Speaker
from boardrules.values import Seat

__all__ = ["Voice"]


class Voice:
    """The words of one picture in the language of *speaker*, or in English if there is none; *card* returns names of cards in English.

    Things of one name are told apart by what *view* shows, if it is given.

    Raises ValueError if *speaker* is for another game.

    >>> from boardrules import pixies
    >>> from boardrules.toolkit.drawing.voice import Voice
    >>> Voice(pixies.MESSAGES)("term-cell")
    'cell'
    """

    __slots__ = ("_messages", "_names", "_speaker", "_view")

    def __init__(self, messages: Messages, speaker: Speaker | None = None, *, card: NameOf | None = None, view: object = None) -> None:
        if speaker is not None and speaker.messages != messages:
            raise ValueError(f"this translator is for {speaker.messages.package}, and the view is of {messages.package}")
        self._messages = messages
        self._speaker = speaker
        self._names = messages.names(card)
        self._view = view

    def __call__(self, key: str, **params: Argument) -> str:
        """Return the message *key* with the parameters *params* as a sentence."""
        return self.told(Message.of(key, **params))

    def named(self, kind: str, name: str) -> str:
        """Return a *name* printed on a card."""
        return self.told(Message.named(kind, name))

    def told(self, message: Message) -> str:
        """Return *message* as a sentence."""
        return self._messages.english(message, self._names) if self._speaker is None else self._speaker(message, view=self._view)

    def player(self, seat: int) -> str:
        """Return the name of the player of *seat*: "Ann", or "Player 1" for seat 0 without a name."""
        return NAMELESS.player(seat) if self._speaker is None else self._speaker.player(seat)

    @property
    def speaker(self) -> Speaker | None:
        """The translator, or None for English: with the messages, all that words depend on that name nothing of a view."""
        return self._speaker

    @property
    def impersonal(self) -> Speaker | None:
        """The speaker that says the same to everybody, by which drawings are remembered that address nobody.

        A translator has one; other speakers stand for themselves.
        """
        found: Speaker | None = getattr(self._speaker, "impersonal", None)
        return self._speaker if found is None else found

    @property
    def reader(self) -> Seat | None:
        """The seat that is addressed as "you", or None."""
        return None if self._speaker is None else self._speaker.reader

    def asked(self, decision: Decision[Any]) -> str:
        """Return the question of *decision* as a sentence."""
        if self._speaker is None:
            try:
                return self._messages.question(decision.key, dict(decision.params), self._names)
            except LookupError:
                return decision.question
        return self._speaker.sentence(f"question-{decision.key}", decision.params, decision.question, view=self._view)

    def told_each(self, messages: Iterable[Message]) -> tuple[str, ...]:
        """Return a sentence for each of *messages*."""
        return tuple([self.told(message) for message in messages])
