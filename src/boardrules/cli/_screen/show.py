"""Output that play and replay share: plurals, standings, verdicts."""

from __future__ import annotations

from typing import Any, Final

from boardrules.cli._screen.terminal import Style, Terminal
from boardrules.contract import Outcome, Spec
from boardrules.logs import Verdict
from boardrules.rulebook import CORE_RULES
from boardrules.values import Seat

__all__ = ["plural", "verdict_code", "verdict_text", "write_standings"]

MOST_ROUNDS: Final = 8
"""Maximum number of rounds that are shown one by one."""

VERDICT_STYLES: Final[dict[str, Style]] = {"EXACT": "green", "UNVERIFIED": "yellow", "DIVERGED": "red"}


def plural(number: int, noun: str) -> str:
    """Return *number* with its noun: ``1 ply``, ``2 plies``."""
    if number == 1:
        return f"1 {noun}"
    return f"{number:,} {noun[:-1]}ies" if noun.endswith("y") else f"{number:,} {noun}s"


def write_standings(outcome: Outcome, spec: Spec[Any, Any, Any, Any, Any], names: dict[Seat, str], terminal: Terminal) -> None:
    """Write a row for each seat with its rounds and its total, mark the winners, and name the rule that decided."""
    rounds = outcome.rounds if 1 < len(outcome.rounds) <= MOST_ROUNDS else ()
    shared = "terminal-shares-the-win" if len(outcome.winners) < len(outcome.scores) else "terminal-draw"
    won = terminal.say("terminal-wins" if len(outcome.winners) == 1 else shared)
    heads = [terminal.say("terminal-round", round=number) for number in range(1, len(rounds) + 1)]
    rows = [("", *heads, terminal.say("terminal-total"), "")]
    for seat, score in enumerate(outcome.scores):
        name = names.get(Seat(seat), "")
        label = terminal.translator.player(seat) + (f" ({name})" if name else "")
        rows.append((label, *(str(points[seat]) for points in rounds), str(score), won if Seat(seat) in outcome.winners else ""))
    head, *lines = terminal.table(rows, left=frozenset({0, len(rounds) + 2}))
    terminal.rule(terminal.say("terminal-final-standings"))
    terminal.write(head, "dim")
    for seat, line in enumerate(lines):
        if Seat(seat) in outcome.winners:
            terminal.write(line, "bold", "green")
        else:
            terminal.write(line)
    titles = [terminal.worded(rule).title for rule in (*spec.rules, *CORE_RULES) if rule.id == outcome.rule]
    by = f"{outcome.rule}: {titles[0]}" if titles else outcome.rule
    terminal.wrap(terminal.say("terminal-decided", rule=by), "dim")


def verdict_text(verdict: Verdict, terminal: Terminal) -> str:
    """Return the result in its colour, the last correct ply, and the reason."""
    why = verdict.why
    if verdict.result == "EXACT":
        why = terminal.say("terminal-replays-so-far" if verdict.prefix.end is None else "terminal-replays")
    said = terminal.say("terminal-verdict", result=verdict.result, plies=verdict.ply, why=why)
    return said.replace(verdict.result, terminal.paint(verdict.result, "bold", VERDICT_STYLES[verdict.result]), 1)


def verdict_code(verdict: Verdict) -> int:
    """Return the exit code: 0 EXACT, 1 UNVERIFIED, 2 DIVERGED."""
    return {"EXACT": 0, "UNVERIFIED": 1, "DIVERGED": 2}[verdict.result]
