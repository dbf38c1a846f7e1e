""":func:`check_game`: random games that compare a game with the laws of the contract."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardrules.contract import Game, Step
from boardrules.testing._laws import declared as _declared
from boardrules.testing._run import A, Bench, E, Effort, O, S, V
from boardrules.testing._series import DEFAULTS, Beginning, Series
from boardrules.testing.options import option_grid
from boardrules.testing.report import Report

__all__ = ["check_game"]


def check_game(
    game: Game[S, A, V, E, O],
    *,
    options: Sequence[O | None] | None = None,
    games: int = 20,
    seed: int | str = 0,
    first: int = 0,
    probes: int = DEFAULTS.probes,
    swaps: int = DEFAULTS.swaps,
    renders: float = DEFAULTS.renders,
    max_state_bytes: int = DEFAULTS.max_state_bytes,
    exempt_events: Sequence[str] = DEFAULTS.exempt_events,
    thorough: float = DEFAULTS.thorough,
    mutants: float = DEFAULTS.mutants,
    trusted: Sequence[str] = DEFAULTS.trusted,
    rare: float = DEFAULTS.rare,
    starts: Sequence[S] = (),
    watch: Callable[[S, A, Step[S, E]], None] | None = None,
) -> Report:
    """Play *game* at random and check every law of :data:`boardrules.testing.LAWS` at every ply.

    This defines the contract: an object that passes is a game. The same arguments play the same games.

    Parameters
    ----------
    game:
        a module such as ``boardrules.pixies``, or a value with the same functions.
    options:
        the options to play with; None stands for :func:`boardrules.testing.option_grid`. An entry None takes the game's defaults.
    starts:
        further positions to play from, such as rare ones in which somebody knows something that is rarely known. With ``options=()``
        games begin only there.
    games:
        the number of games with each of the options, and from each start; *first* is the number of the first, *seed* names the
        whole series.
    probes:
        the number of illegal actions to try at each ply.
    swaps:
        the number of states to make from views at each ply for the swap test, in addition to twins that play along.
    renders:
        the share of plies, 0 to 1, at which to draw a view; the first and the last position of a game are always drawn.
    max_state_bytes:
        the maximum size of a state as MessagePack.
    exempt_events:
        names of event types that may tell a seat something that its view shows neither before nor after, such as cards that are shown and
        shuffled away at once. For all others the swap test treats this as a leak, except what an event tells about a thing that its view
        begins to show.
    thorough:
        the share of plies, 0 to 1, at which to make every comparison although nothing is new. If something is new in a game, and
        after rare positions, every comparison is made anyway: see :doc:`testing <testing>`.
    mutants:
        the share of the plies compared in full, 0 to 1, at which to change one thing in the state, and to check that ``validate`` finds
        it or play goes on, and to describe the position and set it up again, if the game has the capability ``Positions``.
    trusted:
        fields of the state that ``validate`` does not check, such as ``"stack"`` or ``"players.hand"``: they are not changed.
    rare:
        the number of plies to play from rare positions, as a share of the plies of whole games. Quick games look for such positions: see
        :doc:`testing <testing>`.
    watch:
        called with the state, the action and the step at every ply, so that a game's own tests can count what they need.

    Raises
    ------
    LawBroken
        at the first fault, with the law, the finding, the place, and the call that plays this game again.

    >>> from boardrules import pixies
    >>> from boardrules.testing import check_game
    >>> check_game(pixies, options=[pixies.Options(seats=2)], games=1).games
    1
    """
    effort = Effort(
        probes=probes,
        swaps=swaps,
        renders=renders,
        max_state_bytes=max_state_bytes,
        exempt_events=tuple(exempt_events),
        thorough=thorough,
        mutants=mutants,
        trusted=tuple(trusted),
        rare=rare,
    )
    bench = Bench(game, effort)
    _check_declarations(bench)
    chosen: tuple[O | None, ...] = tuple(options) if options is not None else option_grid(game) or (None,)
    beginnings = [*(Beginning[S, O](options=entry) for entry in chosen), *(Beginning[S, O](state=state) for state in starts)]
    series = Series(bench, seed, watch)
    for beginning in beginnings:
        for number in range(first, first + games):
            series.play(beginning, number)
    series.check_kept()
    return _report(bench, len(beginnings))


def _check_declarations(bench: Bench[S, A, V, E, O]) -> None:
    bench.tally.comparisons["types"] += 1
    _declared.types(bench.spec)
    _declared.setup(bench)
    _declared.visibility(bench)
    _declared.declared_changes(bench.spec)


def _report(bench: Bench[S, A, V, E, O], beginnings: int) -> Report:
    hidden = tuple(name for name, found in (bench.visibility or {}).items() if found in _declared.HIDDEN)
    skipped = () if bench.visibility is not None else ("visibility: the game has no table VISIBILITY",)
    offered = {
        "positions": bench.positions is not None,
        "facts": bench.facts[1] is not None,
        "candidates": bench.candidates is not None,
        "pictures": bench.picturing is not None,
        "wording": bench.wording is not None,
        "explain": bench.explain is not None,
        "evaluation": bench.evaluating is not None,
        "usage": bench.usage is not None,
        "turns": bench.turns is not None,
        "worlds": bench.worlds is not None,
        "dealing": bench.dealing is not None,
        "walker": bench.walking is not None,
        "numbers": bench.numbers is not None,
        "observation": bench.numbers is not None,
    }
    not_asked = tuple(name for name, there in offered.items() if not there)
    return bench.tally.report(bench.spec.id, beginnings, hidden=hidden, skipped=skipped, not_asked=not_asked)
