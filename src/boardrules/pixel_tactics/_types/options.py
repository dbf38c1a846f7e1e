"""Options of Pixel Tactics, and every point on which the rulebooks differ: one field for each, with its rule."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.pixel_tactics._types.values import Few, Id, Many
from boardrules.values import BaseOptions, Value

__all__ = ["DeckList", "EditionRules", "HouseRules", "Mode", "Options", "Resolved"]

Mode: TypeAlias = Literal["duel", "teams", "pool", "constructed"]
EditionId: TypeAlias = Literal["en", "ru", "first", "pl"]


class EditionRules(Value, frozen=True, gc=False, kw_only=True):
    """The points of an edition. Any of them can be played otherwise: ``Options(house=HouseRules(hand_limit=7))``."""

    id: EditionId

    cards: str
    """The set that is played when options name none."""

    hand_limit: Annotated[int, Meta(ge=0, le=99)] = 5
    """PT-ACT-1: the number of cards in hand from which on no draw action is allowed; 0: no limit."""

    equal_leaders: Literal["discard", "bottom", "keep"] = "discard"
    """PT-SET-4: equal leaders are discarded, or go under the decks, or stay."""

    ceasefire_spells: Literal["own", "none"] = "own"
    """PT-CEASE-1: spells that touch only their player's own side may be cast during the ceasefire, or none."""

    ceasefire_orders: Literal["own", "none"] = "none"
    """PT-CEASE-2: the same for orders."""

    ceasefire_operations: Literal["own", "none"] = "none"
    """PT-CEASE-3: the same for operations."""

    ceasefire_contact: bool = False
    """PT-CEASE-5: whether other effects may touch the rival's hand and unit during the ceasefire."""

    spells_attack: bool = False
    """PT-ACT-4: casting a spell is an attack action, for texts that speak of attack actions and attacks with a hero."""

    exclusive: Literal["turn", "wave"] = "turn"
    """PT-ACT-13: one hero does one starred action a turn, or a wave."""

    revived_act: bool = True
    """PT-ACT-3, PT-RUL-131: a hero revived in this wave may attack as an action."""

    recruits_strike: bool = False
    """PT-ACT-17: a hero recruited in this wave may make attacks that an effect grants."""

    switch: bool = True
    """PT-ACT-9: there is the action Switch."""

    operations_end: Literal["last_token", "no_token", "round"] = "last_token"
    """PT-OP-2, PT-OP-3: an operation is discarded with its last token, or when none is left to remove; or it lasts for the round."""

    operations_as_orders: bool = False
    """PT-OP-5: playing an operation is playing an order, or an action of its own."""

    traps: bool = False
    """PT-ACT-11: there is the action of setting a trap."""

    discard_reserve: bool = False
    """PT-ACT-12: there is the action of discarding an operation or a trap."""

    shielded: Literal["hits", "barred"] = "hits"
    """PT-ATK-5: a ranged attack upon a shielded card hits the interceptor, or is no legal attack."""

    leader_casualties: bool = False
    """PT-RUL-101: where a text of a card speaks of casualties, whether leaders are among them."""

    round_limit: Annotated[int, Meta(ge=3, le=100)] = 100
    """PT-END-3: the round after which a match ends as one that stands still, because corpses can be switched for ever."""

    deciding_ties: Literal["count", "replay"] = "count"
    """PT-SER-6: the third tie of a series ends it, or the third in a row of ties that would have ended it and are played again."""

    leader_neighbours: bool = False
    """PT-ATK-12: a leader can be a forerunner or a supporter."""


class Resolved(Value, frozen=True, gc=False):
    """The meaning of options in full: the ids of the sets that are played with, and every point of the rules.

    It stands in the header of a log.
    """

    cards: tuple[str, ...]
    edition: EditionRules


class HouseRules(Value, frozen=True, gc=False, kw_only=True):
    """Points of an edition that are played otherwise, each as in :class:`EditionRules`; None: as the edition has it."""

    hand_limit: Annotated[int, Meta(ge=0, le=99)] | None = None
    equal_leaders: Literal["discard", "bottom", "keep"] | None = None
    ceasefire_spells: Literal["own", "none"] | None = None
    ceasefire_orders: Literal["own", "none"] | None = None
    ceasefire_operations: Literal["own", "none"] | None = None
    ceasefire_contact: bool | None = None
    spells_attack: bool | None = None
    exclusive: Literal["turn", "wave"] | None = None
    revived_act: bool | None = None
    recruits_strike: bool | None = None
    switch: bool | None = None
    operations_end: Literal["last_token", "no_token", "round"] | None = None
    operations_as_orders: bool | None = None
    traps: bool | None = None
    discard_reserve: bool | None = None
    shielded: Literal["hits", "barred"] | None = None
    leader_casualties: bool | None = None
    round_limit: Annotated[int, Meta(ge=3, le=100)] | None = None
    deciding_ties: Literal["count", "replay"] | None = None
    leader_neighbours: bool | None = None


class DeckList(Value, frozen=True, gc=False, kw_only=True):
    """A player's constructed deck, by the names of cards (PT-DECK-1): 25 ``heroes`` and 5 ``leaders``, all different."""

    heroes: Many[Id]
    leaders: Many[Id]


class Options(BaseOptions, frozen=True, gc=False, kw_only=True):
    """``edition``: whose rules. ``best_of``: 1, 3 or 5 matches (PT-SER-1). ``cards``: ids of card sets, ``()`` the edition's own.

    ``house``: points of the edition that are played otherwise. ``mode``: two players, or two teams of two (PT-2V2-1), or two players with
    one shared deck (PT-POOL-1); all these play with the cards in play; or with ``constructed`` decks, one list in ``decks`` for each player
    (PT-DECK-1). Teams and a shared deck play a single game. ``long_game``: of teams, up to more points (PT-2V2-6).
    """

    edition: EditionId = "en"
    best_of: Literal[1, 3, 5] = 1
    cards: Few[Id] = ()
    house: HouseRules = HouseRules()
    mode: Mode = "duel"
    long_game: bool = False
    decks: Few[DeckList] = ()
