"""Golden logs: one game for each edition with each wording of the cards, as the rules of their version play it.

``python -m tests.pixel_tactics.golden`` says which differ from what is played now; ``--write`` writes them, but never over a log whose
versions are those of the installed rules: a change of behaviour needs a new ``rules_version``, one of encoding a ``schema_version``.
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

from boardrules import Dealer, Match, pixel_tactics, read_log
from boardrules.pixel_tactics import Action, EndTurn, Move, Options, Switch
from boardrules.pixel_tactics._types_state import EditionId

FOLDER = Path(__file__).parent

EDITIONS: tuple[EditionId, ...] = ("en", "ru", "first", "pl")

TABLES = tuple(Options(edition=edition, cards=(cards,)) for edition in EDITIONS for cards in ("set_1_first", "set_1"))

ADVICE = (
    "If the behaviour was meant to change, raise rules_version in src/boardrules/pixel_tactics/_game.py (schema_version if only the "
    "encoding did) and run: python -m tests.pixel_tactics.golden --write"
)


def name_of(options: Options) -> str:
    """The file of the game with these options."""
    return f"{options.edition}_{'_'.join(options.cards)}.jsonl"


def chosen(actions: tuple[Action, ...], ply: int) -> Action:
    """The (7 * ply)th action, counted round and round; moves, switches and the end of a turn now and then, or if nothing else is left."""
    busy = [action for action in actions if not isinstance(action, Move | Switch | EndTurn)]
    among = busy if busy and ply % 8 else actions
    return among[ply * 7 % len(among)]


def played(options: Options) -> bytes:
    """The log of the game: luck from a dealer with a fixed seed, actions by :func:`chosen`."""
    match = Match(pixel_tactics, options, dealer=Dealer(f"golden 1 {name_of(options)}"))
    while not match.over:
        action = chosen(pixel_tactics.legal_actions(match.state), match.ply)
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
