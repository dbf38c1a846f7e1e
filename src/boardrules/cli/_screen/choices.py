"""Legal actions as a numbered list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

__all__ = ["MOST", "list_choices"]

MOST: Final = 30
"""Maximum number of actions that are shown without grouping."""


def list_choices(texts: Sequence[str], width: int, say: Callable[..., str], *, beginning: str | None = None) -> list[str]:
    """Return the lines of a list of actions in notation, each with its number from 1.

    Up to 30 actions are shown in columns. More are grouped by their first word, one line for each group with its numbers. With a
    *beginning* (``""`` for all), all actions that begin with it are listed, however many. *say* puts a message in words: ``Terminal.say``.
    """
    entries = list(enumerate(texts, start=1))
    if beginning is not None:
        entries = [(number, text) for number, text in entries if text.lower().startswith(beginning.lower())]
    if beginning is None and len(entries) > MOST:
        return list(_groups(entries, width, say))
    return list(_columns([f"{number:>3}  {text}" for number, text in entries], width))


def _columns(cells: list[str], width: int) -> Iterator[str]:
    """Yield the lines of cells in columns, to be read downwards."""
    if not cells:
        return
    each = max(map(len, cells)) + 3
    across = max(1, (width + 3) // each)
    rows = -(-len(cells) // across)
    for row in range(rows):
        yield "".join(cell.ljust(each) for cell in cells[row::rows]).rstrip()


def _groups(entries: list[tuple[int, str]], width: int, say: Callable[..., str]) -> Iterator[str]:
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, text in entries:
        word, _, rest = text.partition(" ")
        groups.setdefault(word, []).append((number, rest))
    if len(groups) > MOST:
        yield from _columns([f"{number:>3}  {text}" for number, text in entries[:MOST]], width)
        yield say("terminal-more-actions", n=len(entries) - MOST)
        return
    ranges = {word: _ranges([number for number, _ in members]) for word, members in groups.items()}
    wide = max(map(len, ranges.values()))
    for word, members in groups.items():
        head = f"{ranges[word]:>{wide}}  {word} "
        yield (head + _shortened([rest for _, rest in members], width - len(head))).rstrip()
    yield say("terminal-list-shows")


def _ranges(numbers: list[int]) -> str:
    """Return ``[1, 2, 3, 5]`` as ``1-3,5``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ",".join(f"{run[0]}" if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _shortened(texts: list[str], room: int) -> str:
    """Return as many of *texts* as fit, and dots for the others."""
    for kept in range(len(texts), 0, -1):
        text = ", ".join(texts[:kept]) + (", ..." if kept < len(texts) else "")
        if len(text) <= room:
            return text
    return "..."
