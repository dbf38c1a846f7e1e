"""A description of a position, made of a state and made into one. In this folder only this file knows the fields of State."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._positions.cards import Described, Known, Laid
from boardrules.pixel_tactics._positions.players import PlayerSetup, PoolSetup, write_player, write_pool
from boardrules.values import Seat, Value, labelled

__all__ = ["Setup", "setup"]

WaveName: TypeAlias = Literal["V", "F", "R"]

WAVES: Final[tuple[WaveName, ...]] = ("V", "F", "R")


class Setup(Value, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A position between two actions, described by what is unusual about it; :func:`setup` makes one.

    ``players``: one entry a seat. ``round``: 2 by default, the first without a ceasefire. ``wave``: 0 vanguard, 1 flank, 2 rear.
    ``first`` and ``turn``: which seat began the wave, and how many seats have had their turn in it. ``actions``: left this turn;
    None: as many as a turn has. ``quiet_rounds``: whole rounds in which nothing moved; ``idle``: nothing has moved in this round.
    The other fields are those of ``State``.
    """

    options: t.Options | None = None
    players: t.Few[PlayerSetup] = ()
    round: t.Count = 2
    wave: t.Wave = 0
    first: t.PlayerSeat = Seat(0)
    turn: t.Turn = 0
    actions: t.Number | None = None
    extra: t.Many[t.Extra] = ()
    used: t.Many[Annotated[tuple[t.Text, t.Count], labelled("kind", "times")]] = ()
    quiet_rounds: t.Count = 0
    idle: bool = False
    redeals: t.Count = 0
    owners: t.Many[Annotated[tuple[t.Id, t.PlayerSeat], labelled("card", "seat")]] = ()
    lone: t.LoneRound | None = None
    pool: PoolSetup | None = None
    series: t.Few[t.Match] = ()


def setup(
    *,
    own: Mapping[t.Slot, Described],
    rival: Mapping[t.Slot, Described],
    reserve: Mapping[t.Slot, Laid] | None = None,
    rival_reserve: Mapping[t.Slot, Laid] | None = None,
    hand: tuple[Known, ...] = (),
    rival_hand: tuple[Known, ...] = (),
    discard: tuple[str, ...] = (),
    rival_discard: tuple[str, ...] = (),
    top: tuple[Known, ...] = (),
    rival_top: tuple[Known, ...] = (),
    deck: tuple[str, ...] | None = None,
    rival_deck: tuple[str, ...] | None = None,
    ally: Mapping[t.Slot, Described] | PlayerSetup | None = None,
    second_rival: Mapping[t.Slot, Described] | PlayerSetup | None = None,
    round: int = 2,
    wave: WaveName = "V",
    first: int = 0,
    turn: int = 0,
    actions: int | None = None,
    options: t.Options | None = None,
) -> Setup:
    """Return a Setup from mappings: *own* and *hand* are seat 0's, *rival* and *rival_hand* seat 1's.

    With four players *ally* is seat 2's and *second_rival* seat 3's: a unit, or a :class:`PlayerSetup` for a seat of which more is to
    be said.

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
    others = () if ally is None and second_rival is None else (ally, second_rival)
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
            *[other if isinstance(other, PlayerSetup) else PlayerSetup(unit=tuple((other or {}).items())) for other in others],
        ),
        round=round,
        wave=WAVES.index(wave),
        first=Seat(first),
        turn=turn,
        actions=actions,
    )


def read_setup(
    setup: Setup, options: t.Options, pack: str, players: tuple[t.Player, ...], pool: t.Pool | None, removed: tuple[str, ...]
) -> t.State:
    """Return the state with the fields that a Setup has, and all others as they are between two actions."""
    return t.State(
        options=options,
        pack=pack,
        phase="play",
        actor=Seat((setup.first + setup.turn) % len(players)),
        clock=t.Clock(setup.round, setup.wave, setup.first, setup.turn, setup.lone),
        budget=t.Budget(setup.actions or 0, setup.extra, setup.used),
        standstill=t.Standstill(setup.quiet_rounds, not setup.idle),
        players=players,
        stack=(),
        resolving=(),
        redeals=setup.redeals,
        series=t.Series(setup.series, removed),
        owners=setup.owners,
        pool=pool,
    )


def write_setup(state: t.State, actions: int) -> Setup:
    """Return what is unusual about a state of play between two actions; *actions*: how many a turn of the seat that acts has."""
    return Setup(
        options=None if state.options == t.Options() else state.options,
        players=tuple([write_player(state, Seat(seat), player) for seat, player in enumerate(state.players)]),
        round=state.clock.round,
        wave=state.clock.wave,
        first=state.clock.first,
        turn=state.clock.turn,
        actions=None if state.budget.actions == actions else state.budget.actions,
        extra=state.budget.extra,
        used=state.budget.used,
        quiet_rounds=state.standstill.quiet_rounds,
        idle=not state.standstill.progressed,
        redeals=state.redeals,
        owners=state.owners,
        lone=state.clock.lone,
        pool=None if state.pool is None else write_pool(state.pool, state.series.removed),
        series=state.series.matches,
    )
