"""A board as a value: what the cards, reserves and lasting texts on it say, by kind and by event (PT-ATK-10, PT-ATK-11)."""

from __future__ import annotations

from collections.abc import Container
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar, get_args

from msgspec.structs import fields

from boardrules.pixel_tactics import language as pt
from boardrules.pixel_tactics._engine.activation import Context
from boardrules.pixel_tactics._engine.board.effects import CardEffects, Prices, Pricing, UnitEffects
from boardrules.pixel_tactics._engine.board.sides import side_of, text_row
from boardrules.pixel_tactics._engine.board.stand import Stand
from boardrules.pixel_tactics._engine.players.player import PlayerPosition
from boardrules.pixel_tactics._engine.seating import ALL_SEATS
from boardrules.pixel_tactics._engine.slots import NO_RESERVE, NOWHERE, SLOTS_OF
from boardrules.pixel_tactics._packs.catalogue import Catalogue, TriggerEntry
from boardrules.pixel_tactics._types.state import ActiveDelayedTrigger, Piece, ReserveCard, State, silent
from boardrules.pixel_tactics._types.view import View
from boardrules.values import Seat

PRICING: Final[tuple[type[pt.Modifier], ...]] = (pt.Free, pt.MakesLonger, pt.Forbids)
"""The changes that concern what actions cost."""
PRICES: Final = 1
"""The group of texts that change what actions cost, or forbid them."""
SPECIAL_PRICES: Final = 2
"""The group of those among them for which it matters who acts, or how."""
LENDS: Final = 4
"""The group of texts that let somebody act as they could not by themselves."""
STRIKES: Final = 8
"""The group of texts that bar a card's attacks and spells, or have them done in another way."""
SIGHTS: Final = 16
"""The group of texts that let players see what lies face down."""
DAMPS: Final = 32
"""The group of texts that change how much damage a card takes."""
GROUPS: Final[dict[type[pt.Modifier], int]] = {
    **dict.fromkeys(PRICING, PRICES),
    **dict.fromkeys((pt.AttacksWithRivals, pt.CastsFromAnyRow, pt.GrantsSpell, pt.MovesRivals), LENDS),
    **dict.fromkeys((pt.AttacksOnce, pt.Cannot, pt.HitsAll, pt.TargetChosenByRival), STRIKES),
    **dict.fromkeys((pt.OpensHand, pt.SeesTop), SIGHTS),
    **dict.fromkeys((pt.OnlyOwnDamage, pt.TakesAtMost, pt.TakesExactly, pt.TakesLess, pt.TakesNone), DAMPS),
}


EVERY_EVENT: Final = frozenset[str](get_args(next(field.type for field in fields(pt.TriggerEvent) if field.name == "what")))
SILENT: Final = CardEffects((), (), 0)
"""The effects of every card that says nothing: this very value."""


def group_of(static: pt.Static) -> int:
    """Return the groups that a text belongs to, as bits."""
    change = static.modifier
    group = GROUPS.get(type(change), 0)
    if group == PRICES and isinstance(change, (pt.Free, pt.MakesLonger)) and (change.who is not None or change.kind is not None):
        group |= SPECIAL_PRICES
    return group


K = TypeVar("K")
E = TypeVar("E")


def together(one: dict[K, list[E]], other: dict[K, list[E]]) -> dict[K, list[E]]:
    """Return the texts of two units, in order. If one is empty, return the other itself."""
    if not one or not other:
        return one or other
    found = one.copy()
    for key, entries in other.items():
        found[key] = found[key] + entries if key in found else entries
    return found


class Board:
    """The texts in force on a board: modifiers by their type, triggers by the event that they wait for.

    It follows from what lies on the board and from nothing else, so it never changes: a position that has changed has another board.
    Whether any text of a group is in force is worked out once: what no text asks for then costs one look.
    """

    __slots__ = (
        "damps",
        "events",
        "known_prices",
        "known_pricing",
        "lends",
        "modifiers",
        "parts",
        "prices",
        "sights",
        "special_prices",
        "strikes",
        "triggers",
    )

    def __init__(self, parts: tuple[UnitEffects, ...], *, delayed: bool) -> None:
        first = parts[0]
        modifiers, triggers, groups = first.modifiers, first.triggers, first.groups
        for more in parts[1:]:
            modifiers, triggers, groups = together(modifiers, more.modifiers), together(triggers, more.triggers), groups | more.groups

        self.parts = parts
        """What each seat's part of the board says."""

        self.modifiers = modifiers
        self.triggers = triggers

        self.events: Container[str] = EVERY_EVENT if delayed else triggers
        """The events that may be answered: those of these triggers, or any if effects have left *delayed* triggers behind."""

        self.known_pricing: dict[int, Pricing] = {}
        """The texts about prices found so far, by seat and by whether texts reach across."""

        self.known_prices: dict[int, Prices] = {}
        """The prices read so far, by seat, by whether texts reach across, and by which conditions of the texts hold."""

        self.prices = groups & PRICES
        """Not 0: a text changes what actions cost, or forbids them."""

        self.special_prices = groups & SPECIAL_PRICES
        """Not 0: what an action costs depends on who does it, or how."""

        self.sights = groups & SIGHTS
        """Not 0: a text lets players see what lies face down."""

        self.lends = groups & LENDS
        """Not 0: a text lets somebody act as they could not by themselves."""

        self.strikes = groups & STRIKES
        """Not 0: a text bars attacks and spells of cards, or has them done in another way."""

        self.damps = groups & DAMPS
        """Not 0: a text changes how much damage a card takes."""


Cards: TypeAlias = tuple[
    tuple[Piece | None, ...] | tuple[ReserveCard | None, ...] | tuple[ActiveDelayedTrigger, ...] | tuple[str, ...], ...
]
"""All units; the reserves in which something lies; the lasting texts and the cards set out, of seats that have any."""

BOARDS: Final = 4
"""Maximum number of boards remembered."""


class Memory:
    """Cache of values derived from one catalogue's cards; threads can share it.

    ``card_effects``: what each hero says where it has been seen, by seat, slot and card; it grows no larger than the cards of the catalogue
    allow. The boards of the few states taken apart last are known by the identity of all that lies on them, so a caller that tries several
    actions from one state finds them again. A caller that plays on keeps the position, and its board with it.
    """

    __slots__ = ("_boards", "card_effects")

    def __init__(self) -> None:
        self.card_effects: tuple[tuple[dict[str, CardEffects], ...], ...] = tuple([tuple([{} for _ in range(9)]) for _ in range(4)])
        self._boards: dict[tuple[int, ...], tuple[Cards, Board]] = {}

    def board(self, cards: Cards) -> Board | None:
        """Return the board on which *cards* lie, or None if it is not remembered."""
        found = self._boards.get(tuple(map(id, cards)))
        return None if found is None else found[1]

    def remember(self, cards: Cards, board: Board) -> None:
        """Remember the board on which *cards* lie; the board remembered longest gives way."""
        boards = self._boards
        if len(boards) >= BOARDS:
            with suppress(RuntimeError, StopIteration):  # another thread remembered a board in between
                boards.pop(next(iter(boards)), None)
        boards[tuple(map(id, cards))] = cards, board  # the cards are held, so that no others can get their identities


def drawn(catalogue: Catalogue, seats: list[PlayerPosition], state: State | View, memory: Memory) -> Board:
    """Return the board of *state*, of which *seats* are copies: the one remembered, or one drawn now."""
    cards: Cards = tuple([player.unit for player in state.players])
    delayed = False
    for player in seats:
        if player.reserve != NO_RESERVE:
            cards = (*cards, player.reserve)
        if player.delayed or player.set_out:
            cards = (*cards, player.delayed, player.set_out)
            delayed = delayed or bool(player.delayed)
    board = memory.board(cards)
    if board is None:
        parts: list[UnitEffects] = []
        for seat in ALL_SEATS[: len(seats)]:
            parts.append(unit_effects(catalogue, seats, seat, memory))  # noqa: PERF401  (a comprehension is a call)
        board = Board(tuple(parts), delayed=delayed)
        memory.remember(cards, board)
    return board


def redrawn(board: Board, catalogue: Catalogue, seats: list[PlayerPosition], changed: tuple[Seat, ...], memory: Memory) -> Board:
    """Return *board* with the parts of the seats *changed* drawn anew."""
    parts = list(board.parts)
    for seat in changed:
        parts[seat] = unit_effects(catalogue, seats, seat, memory)
    delayed = False
    for player in seats:
        if player.delayed:
            delayed = True
    found = Board(tuple(parts), delayed=delayed)
    if board.prices and found.prices and _same_pricing(board, found):
        found.known_pricing, found.known_prices = board.known_pricing, board.known_prices
    return found


def _same_pricing(one: Board, other: Board) -> bool:
    """Return whether the same texts about prices are in force on two boards, of cards that stand where they stood."""
    for kind in PRICING:  # noqa: SIM110  (no generator for three looks)
        if one.modifiers.get(kind) != other.modifiers.get(kind):
            return False
    return True


def unit_effects(catalogue: Catalogue, seats: list[PlayerPosition], seat: Seat, memory: Memory) -> UnitEffects:
    """Return the texts in force on one seat's part of the board: of living cards, the reserve, lasting effects and cards set out."""
    player = seats[seat]
    changes: dict[type[object], list[tuple[pt.Static, Context]]] = {}
    listeners: dict[str, list[tuple[TriggerEntry, Context]]] = {}
    groups = 0
    known = memory.card_effects[seat]
    unit = player.unit
    for slot in SLOTS_OF[player.living]:
        piece = unit[slot]
        if piece is None or piece.face == "risen" or (piece.mods and silent(piece)):
            continue
        key = piece.card if piece.trait is None else f"{piece.card}:{piece.trait}"
        said = known[slot].get(key)
        if said is None:
            said = _card_effects(catalogue, seats, Stand(seat, slot, piece))
            # What a copying leader says depends on another.
            if piece.face == "hero" or not catalogue.physical[piece.card].copies_leader:
                known[slot][key] = said
        if said is SILENT:
            continue
        groups |= said.groups
        for kind, static in said.modifiers:
            if kind in changes:
                changes[kind].append(static)
            else:
                changes[kind] = [static]
        for event, listener in said.triggers:
            if event in listeners:
                listeners[event].append(listener)
            else:
                listeners[event] = [listener]
    if player.reserve != NO_RESERVE or player.delayed or player.set_out:
        groups = _add_others(catalogue, seat, player, changes, listeners)
    return UnitEffects(changes, listeners, groups)


def _add_others(
    catalogue: Catalogue,
    seat: Seat,
    player: PlayerPosition,
    changes: dict[type[object], list[tuple[pt.Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> int:
    """Add what is said besides the texts of a unit's cards: by its reserve, lasting texts, cards set out. Return the groups of all."""
    if player.reserve != NO_RESERVE:
        _add_reserve(catalogue, seat, player, changes, listeners)
    for watching in player.delayed:
        held = catalogue.statics.get(watching.text)
        if held is not None:
            changes.setdefault(type(held.modifier), []).append((held, Context(seat, watching.source, NOWHERE)))
    if player.set_out and pt.HasTextsSetOut in changes:
        _set_out_say(catalogue, seat, player, changes, listeners)
    groups = 0
    for entries in changes.values():
        for static, _ in entries:
            groups |= group_of(static)
    return groups


def _add_reserve(
    catalogue: Catalogue,
    seat: Seat,
    player: PlayerPosition,
    changes: dict[type[object], list[tuple[pt.Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """Add what the operations of a reserve say, and what its traps wait for (PT-OP-6, PT-TRAP-2)."""
    for held in player.reserve:
        code = None if held is None or held.card is None else catalogue.reserve.get(held.card)
        if held is None or held.card is None or code is None:
            continue  # a view does not show which trap it is
        context = Context(seat, held.card, NOWHERE)
        for kind, static in code.statics:
            changes.setdefault(kind, []).append((static, context))
        for event, listener in code.triggers:
            listeners.setdefault(event, []).append((listener, context))


def _set_out_say(
    catalogue: Catalogue,
    seat: Seat,
    player: PlayerPosition,
    changes: dict[type[object], list[tuple[pt.Static, Context]]],
    listeners: dict[str, list[tuple[TriggerEntry, Context]]],
) -> None:
    """Add what heroes say besides their own texts: those of the cards set out, of the row in which each stands."""
    for slot in SLOTS_OF[player.living]:
        piece = player.unit[slot]
        if piece is None or piece.face != "hero":
            continue
        context = Context(seat, piece.card, slot)
        for card in player.set_out:
            side = catalogue.physical[card].hero
            for kind, static in side.statics[text_row(slot, piece)]:
                changes.setdefault(kind, []).append((static, context))
            for event, listener in side.triggers[text_row(slot, piece)]:
                listeners.setdefault(event, []).append((listener, context))


def _card_effects(catalogue: Catalogue, seats: list[PlayerPosition], at: Stand) -> CardEffects:
    """Return the texts of one living card that are in force where it stands."""
    seat, slot, piece = at.seat, at.slot, at.piece
    side, row = (
        (catalogue.physical[piece.card].hero, text_row(slot, piece))
        if piece.face == "hero"
        else (side_of(catalogue, seats, seat, piece), 0)
    )
    if not side.statics[row] and not side.triggers[row]:
        return SILENT
    context = Context(seat, piece.card, slot)
    groups = 0
    for _, static in side.statics[row]:
        groups |= group_of(static)
    return CardEffects(
        tuple([(kind, (static, context)) for kind, static in side.statics[row]]),
        tuple([(event, (listener, context)) for event, listener in side.triggers[row]]),
        groups,
    )
