"""What the text and the picture of a position both say: whose turn it is, what has been scored, what a card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardrules.contract import CardFacts
from boardrules.pixies._engine.moves import DEALT
from boardrules.pixies._engine.score import score
from boardrules.pixies._rulebook.card_facts import CARD_FACTS
from boardrules.pixies._types import AreaScore, View
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
    """The facts of a view that are not to be seen in any one place of it.

    ``when`` names the round, the turn and who began it; ``status`` says in a sentence what is due. ``to_act`` is the seat whose
    turn it is, None at a chance point and at the end; ``to_come`` how many cards are still to be revealed in this turn.
    ``totals`` sums the finished rounds for each seat (PX-INF-3); ``now`` is what each area would score if the round ended, empty
    when the game is over; ``winners`` is empty before that.
    """

    title: str
    when: tuple[str, ...]
    status: str
    to_act: Seat | None
    to_come: int
    totals: tuple[int, ...]
    now: tuple[AreaScore, ...]
    winners: tuple[Seat, ...]


def summarize(view: View) -> Summary:
    """What a reader wants to know of *view* besides where the cards lie."""
    n = len(view.areas)
    dealt = DEALT[n]
    over = len(view.scores) == 3
    totals = tuple(sum(scores[seat].total for scores in view.scores) for seat in range(n))
    winners = tuple(Seat(seat) for seat in range(n) if totals[seat] == max(totals)) if over else ()
    to_come = 0 if view.picks or over else dealt - len(view.table)
    to_act = None if over or to_come or view.first is None else Seat((view.first + view.picks) % n)
    placed = sum((cell.up is not None) + (cell.down is not None) for area in view.areas for cell in area)
    when = (f"round {view.round} of 3", f"turn {(placed - view.picks) // dealt + 1}")
    return Summary(
        title="Pixies with Flower Power" if view.options.flower_power else "Pixies",
        when=when if over or view.first is None else (*when, f"seat {view.first} first"),
        status=_status(view, to_act, to_come, winners, max(totals)),
        to_act=to_act,
        to_come=to_come,
        totals=totals,
        now=() if over else tuple(score(area, view.round, flower_power=view.options.flower_power) for area in view.areas),
        winners=winners,
    )


def _status(view: View, to_act: Seat | None, to_come: int, winners: tuple[Seat, ...], best: int) -> str:
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
