"""The structs of Pixies, and nothing else."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta

from boardrules.values import BaseAction, BaseEvent, BaseOptions, BaseState, BaseView, Seat, Value, labelled

__all__ = [
    "Action",
    "Area",
    "AreaFacts",
    "AreaScore",
    "AreaSetup",
    "Card",
    "CardPart",
    "Cell",
    "Color",
    "CrossPerColor",
    "Event",
    "Facts",
    "GameEnded",
    "How",
    "Options",
    "Place",
    "Placed",
    "Reveal",
    "Revealed",
    "RoundScored",
    "Setup",
    "Special",
    "SpiralPerColor",
    "SpiralPerFaceDown",
    "Start",
    "Started",
    "State",
    "TurnEnded",
    "View",
]

Color: TypeAlias = Literal["blue", "green", "yellow", "red"]
How: TypeAlias = Literal["up", "under", "down"]

Player: TypeAlias = Annotated[Seat, Meta(ge=0, le=5)]
CellNumber: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=84)]
Points: TypeAlias = Annotated[int, Meta(ge=-1000, le=1000)]
Total: TypeAlias = Annotated[int, Meta(ge=-3000, le=3000)]
Round: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Picks: TypeAlias = Annotated[int, Meta(ge=0, le=6)]
Symbols: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
CardId: TypeAlias = Annotated[str, Meta(max_length=20)]
Cards: TypeAlias = Annotated[tuple[CardId, ...], Meta(max_length=84)]


class SpiralPerColor(Value, frozen=True, gc=False, tag=True):
    """One spiral for each face-up card of ``color`` in the area, this card included (PX-SCO-5)."""

    color: Color


class CrossPerColor(Value, frozen=True, gc=False, tag=True):
    """One cross for each face-up card of ``color`` in the area (PX-FP-5)."""

    color: Color


class SpiralPerFaceDown(Value, frozen=True, gc=False, tag=True):
    """``n`` spirals, 1 to 3, for each uncovered face-down card in the area (PX-FP-4)."""

    n: Annotated[int, Meta(ge=1, le=3)]


Special: TypeAlias = SpiralPerColor | CrossPerColor | SpiralPerFaceDown


class Card(Value, frozen=True, gc=False):
    """One of the 84 cards, all different: value 1 to 9, one, two or all four colours, and what is printed on it (PX-CMP-1)."""

    id: CardId
    value: CellNumber
    colors: Annotated[tuple[Color, ...], Meta(min_length=1, max_length=4)]
    spirals: Symbols = 0
    crosses: Symbols = 0
    special: Special | None = None


class Cell(Value, frozen=True, gc=False, array_like=True):
    """One cell of an area: the card that lies face up in it and the card that lies face down, each an id or None.

    With both the face-up card is validated (PX-PLA-6). Encoded as an array ``[up, down]``.
    """

    up: CardId | None = None
    down: CardId | None = None


Area: TypeAlias = Annotated[tuple[Cell, ...], Meta(min_length=9, max_length=9)]
"""A player's cells 1 to 9, row by row (PX-SET-1): cell *k* is at index *k* - 1."""

Areas: TypeAlias = Annotated[tuple[Area, ...], Meta(max_length=6)]


class AreaScore(Value, frozen=True, gc=False, array_like=True):
    """The score of one area in one round (PX-SCO-1), all in points but ``zone_size``.

    ``zone_size`` counts the cards of the largest group of one colour; a group of one is no zone and scores 0 (PX-SCO-7).
    ``spirals`` and ``crosses`` are gross: the symbols score their difference. ``face_down`` is 0 without Flower Power.
    Encoded as an array, in the order of the fields.
    """

    validated: Points
    spirals: Points
    crosses: Points
    face_down: Points
    zone_size: Annotated[int, Meta(ge=0, le=9)]
    zone: Points
    total: Points


AreaScores: TypeAlias = Annotated[tuple[AreaScore, ...], Meta(max_length=6)]


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    """``seats``: 2 to 5 players, or 6 with Flower Power (PX-TUR-1, PX-FP-6). ``flower_power``: play with the expansion."""

    seats: Annotated[int, Meta(ge=2, le=6)] = 3
    flower_power: bool = False


class State(BaseState, frozen=True, gc=False, cache_hash=True):
    """A position of Pixies.

    ``round`` is 1 to 3; ``first`` the seat that starts the turn, None until it has been drawn; ``picks`` how many cards of this
    turn have been taken; ``table`` and ``deck`` are sets, kept sorted: the deck's order does not exist until a card is
    revealed; ``areas`` one area a seat; ``scores`` the finished rounds, one score a seat.

    Equality: two states are equal if every field is.
    """

    options: Options
    round: Round
    first: Player | None
    picks: Picks
    table: Cards
    deck: Cards
    areas: Areas
    scores: Annotated[tuple[AreaScores, ...], Meta(max_length=3)]


CellSetup: TypeAlias = Annotated[tuple[CellNumber, Annotated[str, Meta(max_length=50)]], labelled("cell", "cards")]
AreaSetup: TypeAlias = Annotated[tuple[CellSetup, ...], Meta(max_length=9)]
"""The cells that are not empty: ``B4_C`` a card face up, ``(R1_C)`` one face down, ``B4_C/B4_0`` the first upon the second."""


class Setup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A position described by what is unusual about it; :func:`setup` makes one.

    ``round``, ``first`` and ``picks`` are those of ``State``: ``first`` is seat 0 by default, None before it is drawn. ``areas``: one a
    seat; None, or no entry: some area of as many cards as is fair, without any card if no area is given. ``table``: in
    the middle of a turn filled up to the cards that must lie there. The deck has all other cards. ``scores``: the
    finished rounds; None: nobody scored anything in them.
    """

    options: Options | None = None
    round: Round = 1
    first: Player | None = Seat(0)
    picks: Picks = 0
    areas: Annotated[tuple[AreaSetup | None, ...], Meta(max_length=6)] = ()
    table: Cards = ()
    scores: Annotated[tuple[AreaScores, ...], Meta(max_length=3)] | None = None


class Start(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``seat`` starts the game (PX-SET-2). Once, before anything else."""

    by: Annotated[Seat, Meta(ge=-1, le=5)]
    seat: Player


class Reveal(BaseAction, frozen=True, gc=False, tag=True):
    """Luck: ``card`` comes off the deck and onto the table (PX-TUR-1)."""

    by: Annotated[Seat, Meta(ge=-1, le=5)]
    card: CardId


class Place(BaseAction, frozen=True, gc=False, tag=True):
    """Take ``card`` from the table and place it at once (PX-TUR-2, PX-PLA).

    ``how="up"``: face up on its own cell; over a face-up card the new one stays up and the old one goes under it.
    ``"under"``: the old card stays up, the new one goes under it. ``"down"``: face down on the empty cell ``cell``.
    """

    by: Annotated[Seat, Meta(ge=-1, le=5)]
    card: CardId
    cell: CellNumber
    how: How


Action: TypeAlias = Start | Reveal | Place


class View(BaseView, frozen=True, gc=False):
    """The knowledge of ``viewer`` (None: a spectator): all of the state but the order in which cards will come.

    Face-down cards keep their identity, since they were public when they were taken (PX-INF-2). The other fields are those of
    :class:`State`; ``deck_size`` is the number of cards left (PX-INF-3).
    """

    viewer: Player | None
    options: Options
    round: Round
    first: Player | None
    picks: Picks
    table: Cards
    deck_size: Count
    areas: Areas
    scores: Annotated[tuple[AreaScores, ...], Meta(max_length=3)]


class Started(BaseEvent, frozen=True, gc=False, tag=True):
    """``seat`` was drawn to start the game."""

    CHANGES: ClassVar[tuple[str, ...]] = ("first",)
    REVEALS: ClassVar[bool] = True
    seat: Player


class Revealed(BaseEvent, frozen=True, gc=False, tag=True):
    """``card`` was laid on the table."""

    CHANGES: ClassVar[tuple[str, ...]] = ("table", "deck_size")
    REVEALS: ClassVar[bool] = True
    card: CardId


class Placed(BaseEvent, frozen=True, gc=False, tag=True):
    """``by`` took ``card`` and placed it; ``over`` is the card that it covers or lies under, if there is one."""

    CHANGES: ClassVar[tuple[str, ...]] = ("areas", "table", "picks")
    by: Player
    card: CardId
    cell: CellNumber
    how: How
    over: CardId | None


class TurnEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """Everyone has their cards of this turn; ``first`` took the last one and starts the next turn (PX-TUR-5)."""

    CHANGES: ClassVar[tuple[str, ...]] = ("first", "picks")
    first: Player


class RoundScored(BaseEvent, frozen=True, gc=False, tag=True):
    """A round ended and was scored: ``areas`` as they lay, ``scores`` one a seat."""

    CHANGES: ClassVar[tuple[str, ...]] = ("round", "first", "picks", "table", "deck_size", "areas", "scores")
    round: Round
    areas: Areas
    scores: AreaScores


class GameEnded(BaseEvent, frozen=True, gc=False, tag=True):
    """The third round is over: the sums of all rounds, and everyone who has the highest (PX-WIN-1, PX-WIN-2)."""

    totals: Annotated[tuple[Total, ...], Meta(max_length=6)]
    winners: Annotated[tuple[Player, ...], Meta(max_length=6)]


Event: TypeAlias = Started | Revealed | Placed | TurnEnded | RoundScored | GameEnded


class CardPart(Value, frozen=True, gc=False, array_like=True):
    """The part of one card of an area in a number: ``n`` points or symbols. Encoded as an array ``[card, n]``."""

    card: CardId
    n: Points


CardParts: TypeAlias = Annotated[tuple[CardPart, ...], Meta(max_length=18)]


class AreaFacts(Value, frozen=True, gc=False):
    """The worth of an area: ``score`` is what it would score if the round ended now, or scored in the last one (PX-SCO-1).

    ``validated``, ``spirals``, ``crosses`` and ``face_down`` are the parts of these numbers, card by card; a card that brings nothing is
    left out. ``zone`` has the cells of a largest group of one colour, ``zone_color`` names it; both are empty without a zone. Of
    equal groups it is that of the first colour, then the one with the lowest cell. ``total`` is the sum of the finished rounds (PX-INF-3).
    """

    seat: Player
    score: AreaScore
    validated: CardParts
    spirals: CardParts
    crosses: CardParts
    face_down: CardParts
    zone: Annotated[tuple[CellNumber, ...], Meta(max_length=9)]
    zone_color: Color | None
    total: Total


class Facts(Value, frozen=True, gc=False):
    """Facts that the rules derive from a view.

    ``turn`` counts the turns of the round from 1; ``to_act`` is the seat whose turn it is, None at a chance point and at the end;
    ``to_come`` says how many cards are still to be revealed in this turn; ``winners`` is empty before the end.
    """

    turn: Annotated[int, Meta(ge=1, le=84)]
    to_act: Player | None
    to_come: Annotated[int, Meta(ge=0, le=6)]
    areas: Annotated[tuple[AreaFacts, ...], Meta(max_length=6)]
    winners: Annotated[tuple[Player, ...], Meta(max_length=6)]
