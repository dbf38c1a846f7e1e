"""What the text and the picture of a position both say: whose turn it is, what has been scored, what a card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardrules.contract import CardFacts
from boardrules.pixies._facts import facts
from boardrules.pixies._rulebook.card_facts import CARD_FACTS
from boardrules.pixies._types import AreaScore, Facts, View
from boardrules.values import Seat

__all__ = ["Summary", "describe", "summarize"]


def _sentence(facts: CardFacts) -> str:
    printed = [f"1 {one}" if n == 1 else f"{n} {many}" for one, many, n in _counted(facts) if n]
    return ", ".join((facts.name, *printed, *facts.text))


def _counted(facts: CardFacts) -> tuple[tuple[str, str, int], ...]:
    numbers = dict(facts.numbers)
    return ("spiral", "spirals", numbers["spirals"]), ("cross", "crosses", numbers["crosses"])


_SENTENCES: Final = {facts.id: _sentence(facts) for facts in CARD_FACTS}


def describe(card: str) -> str:
    """The card with this id in words.

    >>> from boardrules.pixies._render.summary import describe
    >>> describe("BR2_F3X1")
    'blue and red 2, 1 cross, 3 spirals for each uncovered face-down card in your area'
    """
    return _SENTENCES[card]


@dataclass(frozen=True)
class Summary:
    """What is said above a position: ``when`` names the round, the turn and who began it, ``status`` says in a sentence what is due.

    ``facts`` are those of the view; ``now`` is what each area would score if the round ended, empty when the game is over.
    """

    title: str
    when: tuple[str, ...]
    status: str
    facts: Facts
    now: tuple[AreaScore, ...]

    @property
    def to_act(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.facts.to_act

    @property
    def to_come(self) -> int:
        """How many cards are still to be revealed in this turn."""
        return self.facts.to_come

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won, once the game is over."""
        return self.facts.winners

    @property
    def totals(self) -> tuple[int, ...]:
        """The finished rounds, summed for each seat."""
        return tuple(area.total for area in self.facts.areas)


def summarize(view: View) -> Summary:
    """What a reader wants to know of *view* besides where the cards lie."""
    found = facts(view)
    over = len(view.scores) == 3
    when = (f"round {view.round} of 3", f"turn {found.turn}")
    return Summary(
        title="Pixies with Flower Power" if view.options.flower_power else "Pixies",
        when=when if over or view.first is None else (*when, f"seat {view.first} first"),
        status=_status(view, found),
        facts=found,
        now=() if over else tuple(area.score for area in found.areas),
    )


def _status(view: View, facts: Facts) -> str:
    winners, to_act, to_come = facts.winners, facts.to_act, facts.to_come
    best = max(area.total for area in facts.areas)
    if len(winners) == 1:
        return f"The game is over: seat {winners[0]} wins with {best} points."
    if winners:
        *others, last = winners
        return f"The game is over: seats {', '.join(map(str, others))} and {last} share the victory with {best} points."
    if view.first is None:
        return "Luck decides which seat starts."
    if to_act is None:
        return f"Luck reveals {to_come} more card{'' if to_come == 1 else 's'}."
    return f"Seat {to_act} takes {'the last card' if len(view.table) == 1 else 'a card'} and places it."
