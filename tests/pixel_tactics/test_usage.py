"""What players of Pixel Tactics use."""

from __future__ import annotations

import pytest

from boardrules import Seat, Use, pixel_tactics
from boardrules.pixel_tactics import (
    AbilityUsed,
    CardsMoved,
    Event,
    LeadersRevealed,
    OperationPlayed,
    OrderPlayed,
    SpellCast,
    Spot,
    TrapSprung,
    TurnEnded,
)

AT = Spot(Seat(1), "S1")


@pytest.mark.parametrize(
    ("event", "kind", "name"),
    [
        (CardsMoved(Seat(1), "1.knight", "hand", "unit", 15), "hero", "knight"),
        (OrderPlayed(Seat(1), "0.knight", False), "order", "knight"),
        (OperationPlayed(Seat(1), "1.warlock", AT), "operation", "warlock"),
        (TrapSprung(Seat(1), "1.warlock", AT), "trap", "warlock"),
        (SpellCast("1.mascot", "mascot.V", "1.mascot"), "spell", "mascot.V"),
        (AbilityUsed("1.knight", "knight.L"), "ability", "knight.L"),
    ],
)
def test_each_event_of_use_has_its_kind(event: Event, kind: str, name: str) -> None:
    assert pixel_tactics.uses(event) == (Use(Seat(1), kind, name),)
    assert kind in {known.id for known in pixel_tactics.USES}


def test_leaders_are_used_when_they_stay() -> None:
    assert pixel_tactics.uses(LeadersRevealed(("0.knight", "1.mystic"), True)) == (
        Use(Seat(0), "leader", "knight"),
        Use(Seat(1), "leader", "mystic"),
    )
    assert pixel_tactics.uses(LeadersRevealed(("0.knight", "1.knight"), False)) == ()


def test_a_leader_laid_down_in_secret_is_no_hero() -> None:
    assert pixel_tactics.uses(CardsMoved(Seat(1), "1.knight", "hand", "unit", 0b10)) == ()
    assert pixel_tactics.uses(CardsMoved(Seat(1), None, "hand", "unit", 0b10)) == ()
    assert pixel_tactics.uses(TurnEnded(Seat(1))) == ()
