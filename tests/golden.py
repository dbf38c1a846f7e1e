"""Golden logs: whole games as the rules of their version play them, kept as files and played again byte for byte.

Each game has its own in ``tests/<game>/golden``. ``python -m tests.<game>.golden`` says which differ from what is played now;
``--write`` writes them, but never over a log whose versions are those of the installed rules: a change of behaviour needs a new
``rules_version``, one of encoding a ``schema_version``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from typing import Any

from boardrules import Dealer, Match, Verdict, read_log, verify
from boardrules.logs.opening import AnyGame

__all__ = ["Golden", "difference", "play", "seventh"]

SHOWN = 300
"""So much of a line is shown."""


@dataclass(frozen=True, kw_only=True)
class Golden:
    """The golden logs of one game.

    ``folder`` is where they are, ``logs`` plays each by its name, ``spec`` is the file that has the game's ``rules_version``.
    """

    game: AnyGame
    folder: Path
    spec: str
    logs: Mapping[str, Callable[[], bytes]]

    @property
    def advice(self) -> str:
        """What to do if a log differs."""
        return (
            f"If the behaviour was meant to change, raise rules_version in {self.spec} (schema_version if only the encoding did) and "
            f"run: {self._script} --write"
        )

    @property
    def _script(self) -> str:
        return f"python -m tests.{self.folder.parent.name}.golden"

    def path(self, name: str) -> Path:
        """The file of a log."""
        return self.folder / f"{name}.jsonl"

    def difference(self, name: str) -> str:
        """The first line in which a log differs from what is played now, or an empty text."""
        path = self.path(name)
        return difference(path.read_bytes(), self.logs[name]()) if path.exists() else "there is no such file"

    def text(self) -> bytes:
        """All logs, one after the other."""
        return b"".join(self.path(name).read_bytes() for name in self.logs)

    def verified(self, name: str) -> Verdict:
        """What ``verify`` says of a log, its own pack of cards trusted."""
        return verify(self.path(name), game=self.game, trust_packs=True)

    def others(self) -> set[str]:
        """Files of the folder that no log of this name is played for."""
        return {path.stem for path in self.folder.glob("*.jsonl")} - set(self.logs)

    def write(self, name: str) -> str:
        """Write a log and say what was done. Raises SystemExit rather than replace one of the same versions by another."""
        path, now = self.path(name), self.logs[name]()
        if path.exists():
            kept = path.read_bytes()
            if kept == now:
                return f"{path.name}: unchanged"
            old, new = read_log(kept).header, read_log(now).header
            if (old.boardrules, old.rules, old.schema) == (new.boardrules, new.rules, new.schema):
                raise SystemExit(f"{path.name} differs, and rules_version is still {new.rules}: {difference(kept, now)}\n{self.advice}")
        path.write_bytes(now)
        return f"{path.name}: written"

    def main(self, arguments: Sequence[str]) -> int:
        """The script: compare the logs with what is played now (exit code 1 if one differs), or write them."""
        if list(arguments) not in ([], ["--write"]):
            sys.stderr.write(f"usage: {self._script} [--write]\n")
            return 2
        code = 0
        for name in self.logs:
            if arguments:
                sys.stdout.write(self.write(name) + "\n")
                continue
            found = self.difference(name)
            code = 1 if found else code
            sys.stdout.write(f"{self.path(name).name}: {found or 'unchanged'}\n")
        return code


def play(game: AnyGame, options: object, *, seed: str, choose: Callable[[Sequence[Any], int], Any]) -> bytes:
    """The log of a game: luck from a dealer with this seed, actions as *choose* takes them from the legal ones at a ply."""
    match = Match(game, options, dealer=Dealer(seed))
    while not match.over:
        action = choose(game.legal_actions(match.state), match.ply)
        match.submit(action.by, action)
    return match.log()


def seventh(actions: Sequence[Any], ply: int) -> Any:
    """The (7 * ply)th action, counted round and round."""
    return actions[ply * 7 % len(actions)]


def difference(kept: bytes, now: bytes) -> str:
    """The first line in which two logs differ, cut short, or an empty text."""
    lines = zip_longest(kept.splitlines(), now.splitlines(), fillvalue=b"(no such line)")
    for number, (old, new) in enumerate(lines, start=1):
        if old != new:
            return f"line {number}\nwas {old[:SHOWN].decode(errors='replace')}\nis  {new[:SHOWN].decode(errors='replace')}"
    return ""
