"""``check_hash_seeds``: the same game in several processes whose hashes differ."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import zip_longest

import msgspec

from boardrules.codec import to_json
from boardrules.testing.laws import LawBroken

__all__ = ["check_hash_seeds"]


def check_hash_seeds(
    game: str,
    *,
    options: msgspec.Struct | None = None,
    games: int = 2,
    seed: int | str = 0,
    hash_seeds: Sequence[int] = (0, 1, 2026),
) -> int:
    """Play the same games in one process for each of *hash_seeds*, and compare the results byte for byte.

    The comparison covers actions, states, legal actions, views, events, drawings and the log. Returns the number of equal lines.

    Parameters
    ----------
    game:
        the name of an installed game, or the place to import one from: ``"package.module"`` or ``"package.module:name"``.
    options:
        the options to play with; None takes the game's defaults.

    Raises
    ------
    LawBroken
        with the first line that differs.
    """
    agreed = b"" if options is None else to_json(options)
    transcripts = {hash_seed: _transcript(game, agreed, games, seed, hash_seed) for hash_seed in hash_seeds}
    first, *others = transcripts
    for other in others:
        for one, two in zip_longest(transcripts[first], transcripts[other]):
            if one != two:
                what = f"{game} gives other bytes with PYTHONHASHSEED={other} than with {first}:\n  {one!r}\n  {two!r}"
                raise LawBroken("hash-seed", what)
    return len(transcripts[first]) * len(others)


def _transcript(game: str, options: bytes, games: int, seed: int | str, hash_seed: int) -> list[bytes]:
    command = [sys.executable, "-m", "boardrules.testing._replay_probe", game, str(games), str(seed), options.decode()]
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    # The command is this interpreter with a module of this package; no shell reads the arguments.
    done = subprocess.run(command, env=environment, capture_output=True, check=False)  # noqa: S603
    if done.returncode:
        raise LawBroken("hash-seed", f"{game} cannot be played with PYTHONHASHSEED={hash_seed}:\n{done.stderr.decode()}")
    return done.stdout.splitlines()
