"""Effects that pass something on, as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.hands import UNCOUNTED
from boardrules.pixel_tactics.language.english.lexicon import Clause, plain, things
from boardrules.pixel_tactics.language.grammar import transfers as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech

__all__ = ["transfer_clause"]


def transfer_clause(say: Speech, effect: g.TransferEffect) -> Clause:
    """Return where a card, an order or markers go."""
    match effect:
        case g.ToDeckTop(who):
            return Clause(f"put {say.targets(who).text} on top of its owner's deck")
        case g.ExecuteOrderOf(who):
            return Clause(f"carry out the order of {say.targets(who).text}{UNCOUNTED}")
        case g.MoveMarkers(kind, high, to):
            number = f"one {plain(kind)} marker" if high == 1 else f"up to {things(high, f'{plain(kind)} marker')}"
            return Clause(f"you may move {number} from {say.me} to {say.cards(to, 'one').text}", asks=False)
        case g.OrderToRival():
            return Clause("put the card of this order into that rival's hand instead of a discard pile")
        case _:
            assert_never(effect)
