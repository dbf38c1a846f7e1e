"""The words of pictures and text boards: messages in the language of a translator, or in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boardrules.contract import Decision
from boardrules.messages import Argument, CardName, Message, Messages, Speaker, name_of_no_card

__all__ = ["Voice"]


class Voice:
    """The words of one picture in the language of *speaker*, or in English if there is none; *card* returns names of cards in English.

    Raises ValueError if *speaker* is for another game.

    >>> from boardrules import pixies
    >>> from boardrules.toolkit.voice import Voice
    >>> Voice(pixies.MESSAGES)("term-cell")
    'cell'
    """

    __slots__ = ("_card", "_messages", "_speaker")

    def __init__(self, messages: Messages, speaker: Speaker | None = None, *, card: CardName = name_of_no_card) -> None:
        if speaker is not None and speaker.messages != messages:
            raise ValueError(f"this translator is for {speaker.messages.package}, and the view is of {messages.package}")
        self._messages = messages
        self._speaker = speaker
        self._card = card

    def __call__(self, key: str, **params: Argument) -> str:
        """Return the message *key* with the parameters *params* as a sentence."""
        return self.told(Message.of(key, **params))

    def named(self, kind: str, name: str) -> str:
        """Return a *name* printed on a card."""
        return self.told(Message.named(kind, name))

    def told(self, message: Message) -> str:
        """Return *message* as a sentence."""
        return self._messages.english(message, self._card) if self._speaker is None else self._speaker(message)

    def asked(self, decision: Decision[Any]) -> str:
        """Return the question of *decision* as a sentence."""
        if self._speaker is None:
            return decision.question
        return self._speaker.sentence(f"question-{decision.key}", decision.params, decision.question)

    def told_each(self, messages: Iterable[Message]) -> tuple[str, ...]:
        """Return a sentence for each of *messages*."""
        return tuple([self.told(message) for message in messages])
