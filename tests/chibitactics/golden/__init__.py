"""Golden logs: games as the rules of their version play them, with the pack in which every operation occurs and with the starter pack.

``python -m tests.chibitactics.golden`` says which differ from what is played now; ``--write`` writes them, but never over a log whose
versions are those of the installed rules: a change of behaviour needs a new ``rules_version``, one of encoding a ``schema_version``.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from boardrules import Dealer, Match, read_log
from boardrules import chibitactics as ct
from tests.chibitactics.packs import everything

FOLDER = Path(__file__).parent

GAME = ct.with_cards(ct, everything())

STARTER: dict[str, ct.Options] = {
    "starter_2_seats": ct.Options(),
    "starter_3_seats": ct.Options(seats=3, squad_size=3, map="valley", factions=("humans", "chthonids", "fungunites")),
    "starter_6_seats": ct.Options(seats=6, squad_size=2, map="frontier"),
}
"""What is played with the starter pack."""

TABLES: dict[str, ct.Options] = {
    **{f"{seats}_seats": ct.Options(seats=seats, squad_size=3, map="ring") for seats in range(2, 7)},
    "2_seats_squares": ct.Options(
        squad_size=4,
        map="ring",
        house=ct.HouseRules(topology="square", victory="wounded", lasting_events="this-round", first_seat="moves", aiming_roll=False),
    ),
    "3_seats_crowded": ct.Options(
        seats=3,
        squad_size=4,
        map="ring",
        house=ct.HouseRules(segment_size=3, cross_own=True, squad_engages=True, finish_after_move=True, scouts="own", corners_block=True),
    ),
    **STARTER,
}
"""What each log was played with, by its name."""

ADVICE = (
    "If the behaviour was meant to change, raise rules_version in src/boardrules/chibitactics/_spec.py (schema_version if only the "
    "encoding did) and run: python -m tests.chibitactics.golden --write"
)


def path_of(name: str, folder: Path = FOLDER) -> Path:
    """The file of a log."""
    return folder / f"{name}.jsonl"


def played(name: str) -> bytes:
    """The log: luck from a dealer with a fixed seed, and the (7 * ply)th action, counted round and round the legal ones.

    A turn is ended only at every third chance, so that more happens.
    """
    game = ct if name in STARTER else GAME
    match = Match(game, TABLES[name], dealer=Dealer(f"golden {name}"))
    while not match.over:
        actions = game.legal_actions(match.state)
        busy = tuple(action for action in actions if not isinstance(action, ct.EndTurn))
        chosen = busy if busy and match.ply % 3 else actions
        action = chosen[match.ply * 7 % len(chosen)]
        match.submit(action.by, action)
    return match.log()


def difference(kept: bytes, now: bytes) -> str:
    """The first line in which two logs differ, cut short, or an empty text."""
    lines = zip_longest(kept.splitlines(), now.splitlines(), fillvalue=b"(no such line)")
    for number, (old, new) in enumerate(lines, start=1):
        if old != new:
            return f"line {number}\nwas {old[:300].decode()}\nis  {new[:300].decode()}"
    return ""


def write(name: str, folder: Path = FOLDER) -> str:
    """Write the log and say what was done. Raises SystemExit rather than replace one of the same versions by another."""
    path, now = path_of(name, folder), played(name)
    if path.exists():
        kept = path.read_bytes()
        if kept == now:
            return f"{path.name}: unchanged"
        old, new = read_log(kept).header, read_log(now).header
        if (old.boardrules, old.rules, old.schema) == (new.boardrules, new.rules, new.schema):
            raise SystemExit(f"{path.name} differs, and rules_version is still {new.rules}: {difference(kept, now)}\n{ADVICE}")
    path.write_bytes(now)
    return f"{path.name}: written"
