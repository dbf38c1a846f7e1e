"""What is kept of each game, and of a whole run."""

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

    ``number``: which one, from 0. ``seed``: that of its dealer. ``bots``: who played on each seat, by name;
    ``rotation``: by how many seats they had moved on. ``winners``, ``scores`` and ``rule``: as in
    :class:`boardrules.Outcome`. ``plies``: its length, luck counted; ``chance_plies``: how many of them were luck. ``uses``: cards and
    abilities, in order of seat, kind and name, if the run kept them and the game has the capability :class:`boardrules.Usage`.
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
    """What a run is: it stands in the folder of its records, and a run can be resumed only as what it is.

    ``options`` is JSON, ``"null"`` for the usual ones; ``start`` is the fingerprint of the state that games start from, which depends on
    the options, the pack and the position. ``bots`` are their names, ``players`` their values in words. ``games``: how many were wanted,
    ``part``: how many are written at a time.
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
