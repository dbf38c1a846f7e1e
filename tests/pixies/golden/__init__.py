"""Golden logs: one game for each number of seats, without and with Flower Power, as the rules of their version play it.

``python -m tests.pixies.golden`` says which differ from what is played now; ``--write`` writes them, but never over a log whose
versions are those of the installed rules: a change of behaviour needs a new ``rules_version``, one of encoding a ``schema_version``.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from boardrules import Dealer, Match, pixies, read_log
from boardrules.pixies import Options

FOLDER = Path(__file__).parent

ADVICE = (
    "If the behaviour was meant to change, raise rules_version in src/boardrules/pixies/_spec.py (schema_version if only the "
    "encoding did) and run: python -m tests.pixies.golden --write"
)


def name_of(options: Options) -> str:
    """The file of the game with these options."""
    return f"{options.seats}_seats{'_flower_power' if options.flower_power else ''}.jsonl"


def played(options: Options) -> bytes:
    """The log of the game: luck from a dealer with a fixed seed, and the (7 * ply)th action, counted round and round the legal ones."""
    match = Match(pixies, options, dealer=Dealer(f"golden {name_of(options)}"))
    while not match.over:
        actions = pixies.legal_actions(match.state)
        action = actions[match.ply * 7 % len(actions)]
        match.submit(action.by, action)
    return match.log()


def difference(kept: bytes, now: bytes) -> str:
    """The first line in which two logs differ, or an empty text."""
    lines = zip_longest(kept.splitlines(), now.splitlines(), fillvalue=b"(no such line)")
    for number, (old, new) in enumerate(lines, start=1):
        if old != new:
            return f"line {number}\nwas {old.decode()}\nis  {new.decode()}"
    return ""


def write(options: Options, folder: Path = FOLDER) -> str:
    """Write the log and say what was done. Raises SystemExit rather than replace one of the same versions by another."""
    path, now = folder / name_of(options), played(options)
    if path.exists():
        kept = path.read_bytes()
        if kept == now:
            return f"{path.name}: unchanged"
        old, new = read_log(kept).header, read_log(now).header
        if (old.boardrules, old.rules, old.schema) == (new.boardrules, new.rules, new.schema):
            raise SystemExit(f"{path.name} differs, and rules_version is still {new.rules}: {difference(kept, now)}\n{ADVICE}")
    path.write_bytes(now)
    return f"{path.name}: written"
