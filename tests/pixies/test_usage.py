"""What players of Pixies use."""

from __future__ import annotations

from boardrules import Seat, Use, pixies
from boardrules.pixies import Placed, Revealed, TurnEnded


def test_a_placed_card_is_used_in_the_way_it_was_placed() -> None:
    for how in ("up", "under", "down"):
        assert pixies.uses(Placed(Seat(1), "B4_C", 4, how, None)) == (Use(Seat(1), how, "B4_C"),)
    assert [kind.id for kind in pixies.USES] == ["up", "under", "down"]


def test_nothing_else_is_used() -> None:
    assert pixies.uses(Revealed("B4_C")) == pixies.uses(TurnEnded(Seat(0))) == ()
