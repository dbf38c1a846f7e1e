"""Games that break the laws about pictures and candidates: Sealed Bids with pictures in pieces, and one thing gone wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from boardrules import Picture, Piece, Seat
from tests.testing.pictured import candidates, picture, pictured
from tests.testing.rigging import SealedBids, breaks
from tests.testing.sealed_bids import Action, Bury, Event, Seal, View


def _changed(change: Callable[[View, Picture], Picture]) -> SealedBids:
    def draw(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> Picture:
        return change(view, picture(view, targets=targets, width=width, events=events))

    return pictured(draw)


@breaks("pictures")
def a_picture_is_in_one_piece_where_cards_are_shown() -> SealedBids:
    """Then no changes lead there from a picture that is made of pieces."""
    return _changed(lambda view, drawn: Picture.whole(str(drawn)) if view.shown else drawn)


@breaks("pictures")
def a_place_is_infinite() -> SealedBids:
    """JSON has no such number, so the changes do not lead there."""

    def change(view: View, drawn: Picture) -> Picture:
        points, *others = drawn.pieces
        return structs.replace(drawn, pieces=(structs.replace(points, x=float("inf")), *others)) if view.shown else drawn

    return _changed(change)


@breaks("pictures")
def an_element_spans_two_pieces() -> SealedBids:
    def change(view: View, drawn: Picture) -> Picture:
        begins, ends = Piece("begins", f"</g><g><g><text>{view.hand_sizes}</text>"), Piece("ends", "</g></g><g>")
        return structs.replace(drawn, pieces=(begins, *drawn.pieces, ends))

    return _changed(change)


@breaks("pictures")
def render_svg_draws_another_picture() -> SealedBids:
    return pictured(render_svg=lambda view: str(picture(view)).replace("600", "601"))


@breaks("pictures")
def all_hidden_cards_of_a_hand_have_one_key_on_a_telephone() -> SealedBids:
    def draw(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> Picture:
        drawn = picture(view, targets=targets, width=width, events=events)
        same = [structs.replace(piece, key=piece.key[:6]) if piece.key.startswith("hand.") else piece for piece in drawn.pieces]
        return Picture(drawn.frame, tuple(same)) if width == 390 else drawn

    return pictured(draw)


def _meaning(find: Callable[[View, str], tuple[Action, ...]]) -> SealedBids:
    return pictured(candidates=find)


@breaks("candidates")
def a_legal_action_is_not_among_the_candidates() -> SealedBids:
    return _meaning(lambda view, anchor: tuple(action for action in candidates(view, anchor) if isinstance(action, Bury)))


@breaks("candidates")
def there_are_too_many_candidates() -> SealedBids:
    return _meaning(lambda view, anchor: 21 * candidates(view, anchor))


@breaks("candidates")
def what_is_not_in_the_picture_has_candidates() -> SealedBids:
    return _meaning(lambda view, anchor: (*candidates(view, anchor), *candidates(view, view.hand[0] if view.hand else "")))


@breaks("candidates")
def a_candidate_is_an_action_of_another_seat() -> SealedBids:
    def find(view: View, anchor: str) -> tuple[Action, ...]:
        found = candidates(view, anchor)
        return (*found, Seal(Seat(1 - found[0].by), anchor)) if found and found[0].by < 2 else found

    return _meaning(find)


@breaks("candidates")
def pointing_at_the_points_means_a_card() -> SealedBids:
    """No legal action points at them, so who does should be told why not."""

    def find(view: View, anchor: str) -> tuple[Action, ...]:
        return candidates(view, view.hand[0]) if anchor == "points" else candidates(view, anchor)

    def draw(view: View, *, targets: tuple[str, ...] = (), width: int | None = None, events: Sequence[Event] = ()) -> Picture:
        drawn = picture(view, targets=targets, width=width, events=events)
        points = Piece("points", '<g data-anchor="points" role="img"><text>points</text></g>')
        return structs.replace(drawn, pieces=(points, *drawn.pieces[1:]))

    return pictured(draw, candidates=find)
