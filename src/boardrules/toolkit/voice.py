"""How a picture or a text board speaks: its words are messages, said in the language of a translator, in English without one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from boardrules.contract import Decision
from boardrules.messages import Argument, CardName, Message, Messages, Speaker, name_of_no_card

__all__ = ["Voice"]


class Voice:
    """Puts the words of one picture in the language of *speaker*, in English if there is none; *card* gives names in English.

    Raises ValueError if *speaker* is for another game: it would have no words for this one.

    >>> from boardrules import pixies
    >>> from boardrules.toolkit.voice import Voice
    >>> Voice(pixies.MESSAGES)("term-cell")
    'cell'
    """

    __slots__ = ("_card", "_messages", "_speaker")

    def __init__(self, messages: Messages, speaker: Speaker | None = None, *, card: CardName = name_of_no_card) -> None:
        if speaker is not None and speaker.messages != messages:
            raise ValueError(f"this translator is for {speaker.messages.package}, and what is drawn speaks of {messages.package}")
        self._messages = messages
        self._speaker = speaker
        self._card = card

    def __call__(self, key: str, **params: Argument) -> str:
        """The message *key*, filled in by *params*."""
        return self.told(Message.of(key, **params))

    def named(self, kind: str, name: str) -> str:
        """A *name* as it is printed on a card."""
        return self.told(Message.named(kind, name))

    def told(self, message: Message) -> str:
        """*message* as a sentence."""
        return self._messages.english(message, self._card) if self._speaker is None else self._speaker(message)

    def asked(self, decision: Decision[Any]) -> str:
        """What is asked, as a sentence."""
        if self._speaker is None:
            return decision.question
        return self._speaker.sentence(f"question-{decision.key}", decision.params, decision.question)

    def told_each(self, messages: Iterable[Message]) -> tuple[str, ...]:
        """A sentence for each of *messages*."""
        return tuple([self.told(message) for message in messages])
