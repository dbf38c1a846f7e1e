"""What a state, an action, a view and an event of Sealed Bids are, and who may see which field."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec

from boardrules import BaseAction, BaseEvent, BaseOptions, BaseState, BaseView, Seat

ROUNDS = 2


CARDS: Final = tuple(f"c{value:02}" for value in range(1, 13))


VISIBILITY: Final = {
    "options": "public",
    "hands": "owner",
    "stock": "nobody",
    "sealed": "owner",
    "shown": "public",
    "buried": "owner",
    "points": "public",
    "loser": "public",
}


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    seats: Annotated[int, msgspec.Meta(ge=2, le=3)] = 2
    bury: bool = True


class State(BaseState, frozen=True, gc=False):
    options: Options
    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    sealed: tuple[str | None, ...]
    shown: tuple[str, ...]
    buried: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    loser: Seat | None


class Draw(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    seat: Seat
    card: str | None


class Seal(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    card: str | None


class Bury(BaseAction, frozen=True, gc=False, tag=True):
    by: Seat
    card: str | None


Action: TypeAlias = Draw | Seal | Bury


class View(BaseView, frozen=True, gc=False):
    viewer: Seat | None
    options: Options
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock_size: int
    sealed: str | None
    sealed_by: tuple[bool, ...]
    shown: tuple[str, ...]
    buried: tuple[str, ...]
    buried_sizes: tuple[int, ...]
    dug_up: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    loser: Seat | None


class Drawn(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "stock_size")
    REVEALS: ClassVar[bool] = True
    seat: Seat
    card: str | None


class Sealed(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "sealed", "sealed_by")
    seat: Seat
    card: str | None


class Opened(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("sealed", "sealed_by", "shown", "points", "loser")
    REVEALS: ClassVar[bool] = True
    cards: tuple[str, ...]


class Buried(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("hand", "hand_sizes", "buried", "buried_sizes", "loser")
    seat: Seat
    card: str | None


class DugUp(BaseEvent, frozen=True, gc=False, tag=True):
    CHANGES: ClassVar[tuple[str, ...]] = ("dug_up",)
    REVEALS: ClassVar[bool] = True
    cards: tuple[tuple[str, ...], ...]


Event: TypeAlias = Drawn | Sealed | Opened | Buried | DugUp
