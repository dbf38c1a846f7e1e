"""Seats and cards: who is whose rival, and whose card is whose, however many play."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from boardrules.pixel_tactics._engine.seating import ALL_SEATS, opposed, rivals
from boardrules.pixel_tactics._types.cards import belongs_to, card_id, name_of, owner_of
from boardrules.values import Seat

SOURCE = Path("src/boardrules/pixel_tactics")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_are_the_seats_of_the_other_side(seats: int) -> None:
    for seat in ALL_SEATS[:seats]:
        found = rivals(seats, seat)
        assert found
        assert seat not in found
        assert len(set(found)) == len(found)
        if seats % 2 == 0:
            assert set(found) == {other for other in ALL_SEATS[:seats] if opposed(seat, other)}


def test_with_two_seats_each_has_the_other_as_its_only_rival() -> None:
    assert [rivals(2, Seat(0)), rivals(2, Seat(1))] == [(1,), (0,)]


def test_the_id_of_a_card_says_whose_it_is_and_which() -> None:
    for seat in ALL_SEATS:
        card = card_id(seat, "dragon_mage")
        assert (owner_of(card), name_of(card)) == (seat, "dragon_mage")
        assert [other for other in ALL_SEATS if belongs_to(card, other)] == [seat]
    assert not name_of("nonsense")
    assert not belongs_to("nonsense", 0)
    with pytest.raises(ValueError, match="nonsense"):
        owner_of("nonsense")


def test_no_other_place_takes_the_id_of_a_card_apart_or_counts_on_two_seats() -> None:
    """Neither ``card.partition(".")`` nor ``card[0]``; neither ``1 - seat`` nor ``% 2``."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name in {"cards.py", "seating.py"} or "language" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = ast.unparse(node) if isinstance(node, ast.Call | ast.Subscript | ast.BinOp) else ""
            where = f"{path}:{getattr(node, 'lineno', 0)}: {text}"
            assert not text.endswith("card.partition('.')"), where
            assert not text.endswith("card[0]"), where
            assert not text.startswith("1 - "), where
            assert not (text.endswith("% 2") and "seat" in text), where
