"""The records of a game and of a run."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardrules.usage import Use
from boardrules.values import AnySeat, Integer, RuleId, Value

__all__ = ["Format", "GameRecord", "RunHeader"]

Format: TypeAlias = Literal["jsonl", "parquet"]

Natural: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class GameRecord(Value, frozen=True, gc=False):
    """One game of a run.

    ``number``: its number, from 0. ``seed``: the seed of its dealer. ``bots``: the name of the bot on each seat; ``rotation``: the number
    of seats by which the bots have moved. ``winners``, ``scores`` and ``rule``: as in :class:`boardrules.Outcome`. ``plies``: its length,
    luck included; ``chance_plies``: the number of plies of luck. ``uses``: cards and abilities, in order of seat, kind and name, if the run
    recorded them and the game has the capability :class:`boardrules.Usage`.
    """

    number: Natural
    seed: str
    rotation: Natural
    bots: tuple[str, ...]
    winners: tuple[AnySeat, ...]
    scores: tuple[Integer, ...]
    rule: RuleId
    plies: Natural
    chance_plies: Natural
    uses: tuple[Use, ...] = ()


class RunHeader(Value, frozen=True, gc=False, kw_only=True):
    """The arguments of a run, which are stored with its records; a run can be resumed only with the same arguments.

    ``options`` is JSON, ``"null"`` for the defaults; ``start`` is the fingerprint of the state that games start from, which depends on the
    options, the pack and the position. ``bots`` are their names, ``players`` their representations as text. ``games``: the number of games
    wanted, ``part``: the number of games in a part.
    """

    format: Format
    game: str
    rules_version: str
    options: str
    start: str
    seed: int | str
    games: Natural
    seats: Natural
    bots: tuple[str, ...]
    players: tuple[str, ...]
    rotate: bool
    uses: bool
    until_interval: float | None
    part: Natural
