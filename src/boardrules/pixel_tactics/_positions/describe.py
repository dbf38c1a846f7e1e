"""How a Setup is written and how it is made of a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from boardrules.contract import Violation
from boardrules.errors import InvalidState
from boardrules.pixel_tactics._engine.modifiers import actions_of_turn
from boardrules.pixel_tactics._engine.position import Position
from boardrules.pixel_tactics._engine.slots import RESERVE_AT, SLOTS
from boardrules.pixel_tactics._types.cards import belongs_to
from boardrules.pixel_tactics._types.options import Options
from boardrules.pixel_tactics._types.setup import Described, Known, Laid, PlayerSetup, PoolSetup, Setup
from boardrules.pixel_tactics._types.state import Held, Piece, Player, Pool, ReserveCard, Slot, State
from boardrules.values import RuleId, Seat

__all__ = ["WaveName", "setup", "setup_of"]

WaveName: TypeAlias = Literal["V", "F", "R"]

WAVES: Final[tuple[WaveName, ...]] = ("V", "F", "R")


def setup(
    *,
    own: Mapping[Slot, Described],
    rival: Mapping[Slot, Described],
    reserve: Mapping[Slot, Laid] | None = None,
    rival_reserve: Mapping[Slot, Laid] | None = None,
    hand: tuple[Known, ...] = (),
    rival_hand: tuple[Known, ...] = (),
    discard: tuple[str, ...] = (),
    rival_discard: tuple[str, ...] = (),
    top: tuple[Known, ...] = (),
    rival_top: tuple[Known, ...] = (),
    deck: tuple[str, ...] | None = None,
    rival_deck: tuple[str, ...] | None = None,
    round: int = 2,
    wave: WaveName = "V",
    first: int = 0,
    turn: int = 0,
    actions: int | None = None,
    options: Options | None = None,
) -> Setup:
    """A Setup from mappings: *own* and *hand* are seat 0's, *rival* and *rival_hand* seat 1's.

    A place has a card by its name, with the damage on it: ``knight``, ``knight/3``, ``corpse:mystic``, ``leader:vampire/19``;
    ``1.knight`` is a card of seat 1, wherever it lies. A *reserve* has ``snare``, a trap, or ``warlock/3``, an operation with 3 tokens.
    *wave* is the row that acts, *first* the seat that began it, *turn* how many seats have had their turn in it. Anything else that a
    Setup can say is a field of :class:`Setup` and :class:`PlayerSetup`.

    >>> from boardrules import pixel_tactics
    >>> described = pixel_tactics.setup(
    ...     own={"F2": "leader:vampire/19", "V1": "knight/3", "R2": "corpse:mystic"}, rival={"F2": "leader:paladin"}, wave="F", actions=1
    ... )
    >>> state = pixel_tactics.set_up(described)
    >>> state.clock.round, pixel_tactics.to_act(state), len(state.players[0].deck.rest)
    (2, (0,), 22)
    """
    return Setup(
        options=options,
        players=(
            PlayerSetup(unit=tuple(own.items()), reserve=tuple((reserve or {}).items()), hand=hand, discard=discard, top=top, deck=deck),
            PlayerSetup(
                unit=tuple(rival.items()),
                reserve=tuple((rival_reserve or {}).items()),
                hand=rival_hand,
                discard=rival_discard,
                top=rival_top,
                deck=rival_deck,
            ),
        ),
        round=round,
        wave=WAVES.index(wave),
        first=Seat(first),
        turn=turn,
        actions=actions,
    )


def setup_of(position: Position, state: State) -> Setup:
    """Return the Setup that says all that is unusual about *state*, of which *position* is the working copy.

    Raises
    ------
    InvalidState
        for a position that no Setup describes: before the leaders are revealed, after the end, and while something is being carried out.
    """
    if state.phase != "play":
        raise _refused("phase", f"the phase is {state.phase}, and a Setup describes play")
    if state.stack:
        raise _refused("stack", "something is being carried out, and a Setup describes play between two actions")
    return Setup(
        options=None if state.options == Options() else state.options,
        players=tuple([_player(state, Seat(seat), player) for seat, player in enumerate(state.players)]),
        round=state.clock.round,
        wave=state.clock.wave,
        first=state.clock.first,
        turn=state.clock.turn,
        actions=None if state.budget.actions == actions_of_turn(position, state.actor) else state.budget.actions,
        extra=state.budget.extra,
        used=state.budget.used,
        quiet_rounds=state.standstill.quiet_rounds,
        idle=not state.standstill.progressed,
        redeals=state.redeals,
        owners=state.owners,
        lone=state.clock.lone,
        pool=None if state.pool is None else _pool(state.pool),
        series=state.series.matches,
    )


def _refused(path: str, message: str) -> InvalidState:
    fault = Violation(f"$.{path}", RuleId("BR-VALUE"), message)
    return InvalidState("no Setup describes this position", violations=(fault,))


def _player(state: State, seat: Seat, player: Player) -> PlayerSetup:
    # Of a deck with cards of the rival, or of cards that are out of the series, the default would be wrong.
    usual = not state.series.removed and all(belongs_to(card, seat) for card in player.deck.rest)
    return PlayerSetup(
        unit=tuple([(slot, _described(seat, piece)) for slot, piece in zip(SLOTS, player.unit, strict=False) if piece is not None]),
        reserve=tuple(
            [(slot, _laid(seat, card)) for slot, card in zip(SLOTS[RESERVE_AT:], player.reserve, strict=True) if card is not None]
        ),
        hand=tuple([_known(seat, held) for held in player.hand]),
        top=tuple([_known(seat, held) for held in player.deck.top]),
        deck=None if usual else tuple([_named(seat, card) for card in player.deck.rest]),
        bottom=tuple([_known(seat, held) for held in player.deck.bottom]),
        discard=tuple([_named(seat, card) for card in player.discard]),
        set_out=tuple([_named(seat, card) for card in player.set_out]),
        delayed=player.delayed,
        losses=player.losses,
        orders=None if player.orders == (0, 0) else player.orders,
        fallen=tuple([_named(seat, card) for card in player.fallen]),
        leaders=None if player.leaders is None or usual else tuple([_named(seat, card) for card in player.leaders.rest]),
        leaders_aside=() if player.leaders is None else tuple([_named(seat, card) for card in player.leaders.aside]),
    )


def _pool(pool: Pool) -> PoolSetup:
    row = tuple([f"{card.name}{f'/{card.coins}' if card.coins else ''}" for card in pool.row])
    return PoolSetup(row=row, coins=pool.coins)


def _named(seat: Seat, card: str) -> str:
    return card.removeprefix(f"{seat}.")


def _known(seat: Seat, held: Held) -> Known:
    return _named(seat, held.card) if held.card is not None and held.mask == 1 << seat else held


def _laid(seat: Seat, laid: ReserveCard) -> Laid:
    usual = ReserveCard(laid.card, laid.face, laid.tokens, 1 << seat if laid.face == "trap" else 15)
    if laid != usual or laid.card is None:
        return laid
    return f"{_named(seat, laid.card)}{f'/{laid.tokens}' if laid.tokens else ''}"


def _described(seat: Seat, piece: Piece) -> Described:
    if piece != Piece(piece.card, piece.face, piece.damage):
        return piece
    face = "" if piece.face == "hero" else f"{piece.face}:"
    return f"{face}{_named(seat, piece.card)}{f'/{piece.damage}' if piece.damage else ''}"
