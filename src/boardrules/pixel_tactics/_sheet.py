"""The rule sheet of Pixel Tactics: which rules it has in which edition, and drawings of a unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardrules.messages import Message
from boardrules.pixel_tactics._engine.editions import EDITIONS
from boardrules.pixel_tactics._types.options import EditionRules
from boardrules.sheets import Drawing, Line, Section, Shape, Sheet, Tone

ROWS: Final = ("vanguard", "flank", "rear")

OWN: Final = ("..h", "hLh", "h.h")
"""The unit in the drawing, row by row: heroes, the leader, empty slots."""

NAMES: Final = {"h": Message.of("term-hero"), "L": Message.of("term-leader")}

NONE: Final = "—"

SHORT: Final = {4: 1, 5: 1, 6: 1, 7: 1, 9: 1, 10: 0, 11: 0, 12: 0, 13: 1}
"""How many sentences of the rules of actions are printed; 0: those of the edition in their place."""


def sheet(edition: str | None = None) -> Sheet:
    """Return the rule sheet of *edition*: see :class:`boardrules.sheets.Sheets`. Raises LookupError for an unknown edition.

    >>> from boardrules import pixel_tactics
    >>> dict(pixel_tactics.sheet("en").numbers)["hand-limit"], dict(pixel_tactics.sheet("pl").numbers)["hand-limit"]
    ('5', '—')
    """
    rules = EDITIONS.get(edition or "en")
    if rules is None:
        raise LookupError(f"pixel_tactics has no edition {edition!r}")
    numbers = (
        ("players", "2"),
        ("hand-limit", str(rules.hand_limit or NONE)),
        ("round-limit", str(rules.round_limit)),
    )
    return Sheet(_sections(rules), _card(rules), numbers, (_unit(rules), _melee()))


def _lines(area: str, numbers: Sequence[int], short: dict[int, int] | None = None) -> tuple[Line, ...]:
    """Return rules of one *area* by their numbers; *short* says how many sentences of some are printed."""
    return tuple([Line(f"PT-{area}-{number}", (short or {}).get(number)) for number in numbers])


def _actions(rules: EditionRules) -> tuple[int, ...]:
    """Return the actions that the edition has, as numbers of their rules."""
    switch = (9,) if rules.switch else ()
    operations = (10,) if _operations(rules) else ()
    traps = (11,) if rules.traps else ()
    discard = (12,) if rules.discard_reserve else ()
    return (1, 2, 3, 4, 5, 6, 7, 8, *switch, *operations, *traps, *discard)


def _limited(rules: EditionRules) -> dict[int, int]:
    """Return how much of the draw action is printed: without a limit only its first sentence."""
    return {} if rules.hand_limit else {1: 1}


def _operations(rules: EditionRules) -> bool:
    """Tell whether the box of the edition has operations; the reprint has none (PT-ACT-10)."""
    return rules.id != "en"


def _sections(rules: EditionRules) -> tuple[Section, ...]:
    ceasefire = (1, 2, 3, 4) if rules.traps else (1, 2, 3) if _operations(rules) else (1, 2)
    operations = (*_lines("OP", (1, 2, 3, 6), {1: 2, 3: 3}), *(_lines("TRAP", (1, 2), {1: 1, 2: 1}) if rules.traps else ()))
    return (
        Section("setup", _lines("SET", (1, 2, 3, 4, 5, 6), {1: 1, 4: 1, 5: 2, 6: 1})),
        Section("turn", _lines("FLOW", (1, 2, 3, 4, 6))),
        Section("ceasefire", _lines("CEASE", ceasefire, {1: 1, 2: 1, 3: 1, 4: 1})),
        Section("actions", _lines("ACT", (*_actions(rules), 13, 18, 19), {**SHORT, 3: 2, 8: 2, 19: 1} | _limited(rules))),
        Section("fighting", _lines("ATK", (1, 2, 3, 4, 5, 9, 12), {4: 1})),
        Section("effects", _lines("ATK", (10, 11, 6, 7, 8), {7: 2, 8: 1})),
        Section("damage", _lines("DMG", (1, 2, 3, 4, 5, 6, 9), {9: 1})),
        *((Section("operations", operations),) if _operations(rules) else ()),
        Section("end", _lines("END", (1, 2), {2: 1})),
    )


def _card(rules: EditionRules) -> tuple[Section, ...]:
    return (
        Section("turn", _lines("FLOW", (1, 2, 3, 4))),
        Section("actions", _lines("ACT", _actions(rules), {2: 1, 3: 1, 8: 1, **SHORT} | _limited(rules))),
        Section("fighting", _lines("ATK", (2, 3, 4, 5), dict.fromkeys((2, 4, 5), 1))),
        Section("damage", _lines("DMG", (2, 3, 4))),
        Section("end", _lines("END", (1, 2), {2: 1})),
    )


def _unit(rules: EditionRules) -> Drawing:
    """Return the drawing of a unit with the names of its rows, and the slots behind it if the edition has them."""
    shapes = [_slot(row, column, "dark" if (row, column) == (1, 1) else "light") for row in range(3) for column in range(3)]
    shapes[4] = _slot(1, 1, "dark", Message.of("term-leader"))
    shapes += [_label(row, Message.of(f"term-{name}")) for row, name in enumerate(ROWS)]
    if _operations(rules):
        shapes += [_slot(3, column, "paper") for column in range(3)]
    behind = ("PT-OP-1",) if _operations(rules) else ()
    return Drawing(("PT-SET-5", *behind), 88, 52 if _operations(rules) else 39, tuple(shapes))


def _melee() -> Drawing:
    """Return the drawing of a unit in which the cards in melee are marked: the first one in each column."""
    first = [min(row for row in range(3) if OWN[row][column] != ".") for column in range(3)]
    shapes: list[Shape] = [_label(row, Message.of(f"term-{name}")) for row, name in enumerate(ROWS)]
    for row, slots in enumerate(OWN):
        for column, card in enumerate(slots):
            tone: Tone = "red" if first[column] == row else "light" if card != "." else "none"
            shapes.append(_slot(row, column, tone, NAMES.get(card, "·")))
    return Drawing(("PT-ATK-2",), 88, 39, tuple(shapes))


def _slot(row: int, column: int, tone: Tone, label: str | Message = "") -> Shape:
    x, y = 26 + 21.0 * column, 13.0 * row
    return Shape(((x, y), (x + 20, y), (x + 20, y + 12), (x, y + 12)), tone, label)


def _label(row: int, label: Message) -> Shape:
    y = 13.0 * row
    return Shape(((0, y), (25, y), (25, y + 12), (0, y + 12)), "none", label)
