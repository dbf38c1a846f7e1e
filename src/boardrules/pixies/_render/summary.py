"""The words that the text and the picture of a position share: turn, scores and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from boardrules.messages import Message, Speaker
from boardrules.pixies._facts import facts
from boardrules.pixies._messages import MESSAGES
from boardrules.pixies._rulebook.card_facts import ALIKE
from boardrules.pixies._types import AreaScore, CrossPerColor, Facts, SpiralPerColor, SpiralPerFaceDown, View
from boardrules.pixies.cards import CARDS
from boardrules.toolkit.drawing.voice import Voice
from boardrules.values import Seat


def describe(say: Voice, card: str) -> str:
    """Return the card with this id in words.

    >>> from boardrules import pixies
    >>> from boardrules.pixies._render.summary import describe
    >>> from boardrules.toolkit.drawing.voice import Voice
    >>> describe(Voice(pixies.MESSAGES), "BR2_F3X1")
    'blue and red 2, 1 cross, 3 spirals for each uncovered face-down card in your area'
    >>> describe(Voice(pixies.MESSAGES), "B4_S1")
    'blue 4 with 1 spiral'
    """
    printed = CARDS[card]
    parts = [say("board-card", card=card)]
    told = ALIKE[printed.colors, printed.value] > 1  # the name says how many
    if printed.spirals and not told:
        parts.append(say("board-spirals", n=printed.spirals))
    if printed.crosses and not told:
        parts.append(say("board-crosses", n=printed.crosses))
    match printed.special:
        case None:
            pass
        case SpiralPerColor(color):
            parts.append(say("board-spiral-per-color", color=color))
        case CrossPerColor(color):
            parts.append(say("board-cross-per-color", color=color))
        case SpiralPerFaceDown(n):
            parts.append(say("board-spirals-per-face-down", n=n))
        case _:
            assert_never(printed.special)
    return ", ".join(parts)


@dataclass(frozen=True)
class Summary:
    """The words above a position: ``when`` names the round, the turn and who began it, ``status`` says in a sentence what is due.

    ``facts`` are those of the view; ``now`` is what each area would score if the round ended, empty when the game is over; ``say`` puts
    more in words.
    """

    say: Voice
    title: str
    when: tuple[str, ...]
    status: str
    facts: Facts
    now: tuple[AreaScore, ...]
    viewer: Seat | None

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.facts.to_act

    @property
    def to_come(self) -> int:
        """The number of cards still to be revealed in this turn."""
        return self.facts.to_come

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winners, once the game is over."""
        return self.facts.winners

    @property
    def totals(self) -> tuple[int, ...]:
        """The finished rounds, summed for each seat."""
        return tuple(area.total for area in self.facts.areas)

    def name(self, seat: int) -> str:
        """Return the name of the player of *seat*, with a mark if it is the viewer."""
        name = self.say.player(seat)
        return f"{name} {self.say('board-you')}" if seat == self.viewer else name


def summarize(view: View, *, translator: Speaker | None = None) -> Summary:
    """Return what a reader wants to know of *view* besides where the cards lie, in the language of *translator*."""
    say = Voice(MESSAGES, translator)
    found = facts(view)
    over = len(view.scores) == 3
    when = (say("board-round-of", round=view.round), say("board-turn", turn=found.turn))
    return Summary(
        say=say,
        title=say("board-title-flower-power" if view.options.flower_power else "board-title"),
        when=when if over or view.first is None else (*when, say("board-first", seat=view.first)),
        status=_status(say, view, found),
        facts=found,
        now=() if over else tuple(area.score for area in found.areas),
        viewer=view.viewer,
    )


def _status(say: Voice, view: View, facts: Facts) -> str:
    winners, to_act, to_come = facts.winners, facts.to_act, facts.to_come
    best = max(area.total for area in facts.areas)
    if winners:
        if len(winners) == 1:
            return say("board-won", seat=winners[0], points=best)
        return say("board-shared", winners=tuple([Message.of("word-seat", seat=seat) for seat in winners]), points=best)
    if view.first is None:
        return say("board-luck-starts")
    if to_act is None:
        return say("board-luck-reveals", n=to_come)
    return say("board-takes-last" if len(view.table) == 1 else "board-takes", seat=to_act)
