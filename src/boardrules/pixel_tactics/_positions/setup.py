"""A description of a position, made of a state and made into one. In this folder only this file knows the fields of State."""

from __future__ import annotations

from typing import Annotated

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._positions.players import PlayerSetup, PoolSetup, write_player, write_pool
from boardrules.values import Seat, Value, labelled


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
