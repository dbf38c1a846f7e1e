"""Pictures in pieces, and the changes between them."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardrules import from_json, to_json
from boardrules.pieces import Changes, Frame, Moved, Picture, Piece, Put

FRAME = Frame(100, 50, "A", "B", "#fff")
OTHER = Frame(100, 60, "A", "C", "#fff")

pieces = st.builds(Piece, st.sampled_from("abcdefgh"), st.sampled_from(["<g/>", "<b/>"]), st.integers(0, 2), st.integers(0, 1))
pictures = st.builds(Picture, st.sampled_from([FRAME, OTHER]), st.lists(pieces, unique_by=lambda piece: piece.key).map(tuple))


@given(pictures, pictures)
def test_changes_lead_from_one_picture_to_the_other(before: Picture, after: Picture) -> None:
    changes = after.since(before)
    assert before.changed(changes) == after
    assert from_json(Changes, to_json(changes)) == changes


@given(pictures)
def test_a_picture_has_no_changes_since_itself(picture: Picture) -> None:
    assert picture.since(picture) == Changes()


def test_one_piece_that_goes_to_the_front_is_put_there_and_no_other() -> None:
    keys = [str(number) for number in range(40)]
    before = Picture(FRAME, tuple(Piece(key, "<g/>") for key in keys))
    after = Picture(FRAME, (before.pieces[17], *before.pieces[:17], *before.pieces[18:]))
    assert after.since(before) == Changes(gone=("17",), put=(Put(Piece("17", "<g/>"), None),))


def test_a_piece_that_moves_is_not_sent_again() -> None:
    before, after = (Picture(FRAME, (Piece("a", "<circle r='5'/>", x),)) for x in (0, 7))
    assert after.since(before) == Changes(moved=(Moved("a", 7, 0),))


@given(pictures, pictures, pictures)
def test_changes_of_another_picture_are_refused_or_lead_to_some_picture(one: Picture, two: Picture, third: Picture) -> None:
    changes = two.since(one)
    with suppress(ValueError):
        changed = third.changed(changes)
        assert len({piece.key for piece in changed.pieces}) == len(changed.pieces)


def test_changes_of_another_picture_name_the_piece_that_is_missing() -> None:
    changes = Picture(FRAME, ()).since(Picture(FRAME, (Piece("a", ""),)))
    with pytest.raises(ValueError, match="these changes do not lead from this picture: piece 'a'"):
        Picture(FRAME, ()).changed(changes)


def test_a_key_twice_is_an_error_that_names_both_anchors() -> None:
    first, second = (Piece("card.1", f'<g data-anchor="{anchor}"/>') for anchor in ("0.V1", "1.V1"))
    with pytest.raises(ValueError, match=r"two pieces have the key 'card.1': that of the anchor '0.V1' and that of the anchor '1.V1'"):
        Picture(FRAME, (first, second))


def test_a_document_in_one_piece_and_pieces_do_not_lead_to_one_another() -> None:
    with pytest.raises(ValueError, match="whole document"):
        Picture.whole("<svg/>").since(Picture(FRAME, ()))


def test_the_document_has_every_piece_with_its_key_at_its_place() -> None:
    svg = str(Picture(FRAME, (Piece('a"', "<circle r='5'/>", 3, 4), Piece("b", "<g/>"))))
    assert '<g data-key="a&quot;" transform="translate(3 4)"><circle r=\'5\'/></g>' in svg
    assert '<g data-key="b"><g/></g>' in svg


def test_long_orders_are_matched_quickly_enough_to_be_used() -> None:
    keys = [str(number) for number in range(500)]
    Random(1).shuffle(keys)
    before = Picture(FRAME, tuple(Piece(str(number), "") for number in range(500)))
    after = Picture(FRAME, tuple(Piece(key, "") for key in keys))
    assert before.changed(after.since(before)) == after
    assert len(after.since(before).put) < 470
