"""Effects that pass something on, as English clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from boardrules.pixel_tactics.language.english.phrases import plain
from boardrules.pixel_tactics.language.grammar import transfers as g

if TYPE_CHECKING:
    from boardrules.pixel_tactics.language.english.phrases import Speech

__all__ = ["transfer_clause"]


def transfer_clause(say: Speech, effect: g.TransferEffect) -> str:
    """Return where a card, an order or markers go."""
    match effect:
        case g.ToDeckTop(who):
            return f"put {say.targets(who).text} on top of its owner's deck"
        case g.ExecuteOrderOf(who):
            return f"choose {say.targets(who).text} and do what the order of that card says; that does not count as playing an order"
        case g.MoveMarkers(kind, high, to):
            return f"you may move up to {high} {plain(kind)} marker{'' if high == 1 else 's'} from {say.me} to {say.cards(to, 'one').text}"
        case g.OrderToRival():
            return "put the card of this order into that rival's hand instead of a discard pile"
        case _:
            assert_never(effect)
