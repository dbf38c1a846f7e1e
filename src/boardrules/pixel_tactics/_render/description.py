"""A position in words, for readers who cannot see the picture, and the frame that has them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from boardrules.pieces import Frame
from boardrules.pixel_tactics._messages import MESSAGES
from boardrules.pixel_tactics._render.summary import Laid, Standing, in_progress
from boardrules.toolkit.drawing.voice import Voice

if TYPE_CHECKING:
    from boardrules.messages import Speaker
    from boardrules.pixel_tactics._render.summary import Summary


def framed(facts: Summary, ground: str, width: float, height: float) -> Frame:
    """Return the frame of a picture, with its title and its description in words."""
    return Frame(width, height, f"{facts.say('board-title')}: {', '.join(facts.when)}", description(facts), ground)


def description(facts: Summary) -> str:
    """Describe the position in words, for those who cannot see it."""
    say, sentences = facts.say, [status(facts)]
    if facts.row is not None:
        sentences.append(say("board-describe-row", cards=facts.row.words))
    for side in facts.sides:
        cards = [f"{card.slot} {described(say.speaker, card)}" for card in side.unit if isinstance(card, Standing)]
        known = f" ({', '.join(side.hand.known)})" if side.hand.known else ""
        own = say("board-n-coins", n=side.coins or 0) if side.deck is None else say("board-n-in-deck", n=side.deck)
        piles = [f"{say('board-n-in-hand', n=side.hand.size)}{known}", own, say("board-n-discarded", n=len(side.discard))]
        cards += [f"{laid.slot} {laid.words}" for laid in side.reserve if isinstance(laid, Laid)]
        cards = cards or [say("board-none-in-play")]
        sentences.append(say("board-describe-player", seat=side.seat, piles=", ".join(piles), cards="; ".join(cards)))
    return " ".join(sentences)


def status(facts: Summary) -> str:
    """Return whose turn it is, what is asked, and what is in progress."""
    return f"{facts.status} {in_progress(facts)}" if facts.resolving else facts.status


def describe(say: Voice, card: Standing) -> str:
    """Describe a card in play in words."""
    owner = [] if card.foreign is None else [say("board-card-of-player", seat=card.foreign)]
    if card.face == "corpse":
        return ", ".join([card.name, say("board-corpse"), *owner])
    numbers = [say("board-describe-strength", n=card.strength or 0), say("board-describe-damage", n=card.damage, life=card.life)]
    flags = ((card.intercept, "board-intercept"), (card.ranged, "board-ranged"), (card.melee, "board-in-melee"))
    words = [say(key) for has, key in (*flags, (card.lethal, "board-lethal-damage")) if has]
    leads = [say("board-leader")] if card.face == "leader" else []
    return ", ".join([card.name, *leads, *owner, *numbers, *words, *card.statuses, *card.markers, *card.deeds])


@lru_cache(maxsize=2048)
def described(speaker: Speaker | None, card: Standing) -> str:
    """Return what :func:`describe` does, remembered."""
    return describe(Voice(MESSAGES, speaker), card)


def words_of(say: Voice, name: str, numbers: tuple[int, int] | None) -> str:
    """Describe a card of a hand in words."""
    return name if numbers is None else say("board-card-words", card=name, strength=numbers[0], life=numbers[1])
