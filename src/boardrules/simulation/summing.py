"""The computation of a summary from counters."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

from boardrules.contract import A, E, Game, O, S, V
from boardrules.simulation.rates import Rate
from boardrules.simulation.summary import BotResult, Distribution, PairResult, Summary, UseResult
from boardrules.simulation.tally import Tally

__all__ = ["known_to", "summary_of"]


def summary_of(game: Game[S, A, V, E, O], seats: int, names: tuple[str, ...], seed: int | str, tally: Tally) -> Summary:
    """Return the summary of all games in *tally*; *names* are those of the bots."""
    return Summary(
        game.SPEC.id,
        game.SPEC.rules_version,
        seed,
        tally.games,
        tuple([_rate(tally, range(len(names)), [seat]).wins for seat in range(seats)]),
        tally.shared,
        tuple([_distribution(tally, range(len(names)), [seat]) for seat in range(seats)]),
        Distribution(tuple(sorted(tally.lengths.items()))),
        sum(length * count for length, count in tally.lengths.items()),
        tally.chance_plies,
        tuple(
            [
                BotResult(
                    name,
                    _rate(tally, [bot], range(seats)),
                    tuple([_rate(tally, [bot], [seat]) for seat in range(seats)]),
                    _distribution(tally, [bot], range(seats)),
                )
                for bot, name in enumerate(names)
            ]
        ),
        _uses(tally),
        _pairs(tally),
    )


def known_to(tally: Tally, seats: int, bots: int) -> float:
    """Return the precision of the win rates: half the widest 95 % interval, of the bots if there are several, otherwise of the seats."""
    if bots > 1:
        return max(_rate(tally, [bot], range(seats)).half_width for bot in range(bots))
    return max(_rate(tally, [0], [seat]).half_width for seat in range(seats))


def _rate(tally: Tally, bots: range | list[int], seats: range | list[int]) -> Rate:
    """Return the rate of some bots on some seats; each of k winners has 1/k of a victory."""
    wins = sum((Fraction(n, sharers) for (seat, bot, sharers), n in tally.wins.items() if bot in bots and seat in seats), Fraction(0))
    return Rate(float(wins), sum(n for (seat, bot), n in tally.played.items() if bot in bots and seat in seats))


def _distribution(tally: Tally, bots: range | list[int], seats: range | list[int]) -> Distribution:
    counts: dict[int, int] = defaultdict(int)
    for (seat, bot, score), n in tally.scores.items():
        if bot in bots and seat in seats:
            counts[score] += n
    return Distribution(tuple(sorted(counts.items())))


def _uses(tally: Tally) -> tuple[UseResult, ...]:
    games: dict[tuple[str, str], int] = defaultdict(int)
    wins: dict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for (kind, name, sharers), n in tally.used.items():
        games[kind, name] += n
        if sharers:
            wins[kind, name] += Fraction(n, sharers)
    return tuple(
        [
            UseResult(kind, name, times, Rate(float(wins[kind, name]), games[kind, name]))
            for (kind, name), times in sorted(tally.times.items())
        ]
    )


def _pairs(tally: Tally) -> tuple[PairResult, ...]:
    games: dict[tuple[str, str, str], int] = defaultdict(int)
    wins: dict[tuple[str, str, str], Fraction] = defaultdict(Fraction)
    for (kind, first, second, winner), n in tally.pairs.items():
        games[kind, first, second] += n
        wins[kind, first, second] += (Fraction(n), Fraction(0), Fraction(n, 2))[winner]
    return tuple([PairResult(*pair, Rate(float(wins[pair]), n)) for pair, n in sorted(games.items())])
