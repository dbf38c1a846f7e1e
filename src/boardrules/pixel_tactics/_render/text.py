"""A position of Pixel Tactics as plain text, for a terminal with a fixed-width font of 80 columns. No colours are needed."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.pixel_tactics._render.summary import ROWS, Cards, Side, Standing, Summary, summarize

if TYPE_CHECKING:
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.facts import Facts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.pixel_tactics._types.view import View

__all__ = ["render_text"]

COLUMNS: Final = 79
CELL: Final = 24
LEGEND: Final = (
    "atk: attack strength; dmg 3/7: 3 damage, life 7; * in melee; new, moved, struck, cast, risen: in this wave. "
    "Hatched: corpse. > row of the wave. Column 1 faces column 3."
)


def render_text(catalogue: Catalogue, edition: EditionRules, view: View, derived: Facts, *, legend: bool = True) -> str:
    """The position as plain text, without a newline at the end and no line longer than 80 characters.

    Units face each other, the viewer's (a spectator's: seat 0's) below, those of teams one above the other: column k faces the column 4-k
    of a rival's. Shown are strength, damage and life as they are now, keywords, corpses, who is in melee (PT-ATK-2), hands as far as the
    viewer knows them, discard piles, the wave, whose turn it is and what is being asked.
    Until the leaders are revealed there are no units to show.
    *legend*: whether to explain the marks below.
    """
    facts = summarize(catalogue, edition, view, derived)
    cards = view.options.cards or (("own cards",) if view.pack else (edition.cards,))
    title = f"Pixel Tactics ({', '.join((view.options.edition, *cards))})"
    lines = wrap(f"{title}: {', '.join(facts.when)}", COLUMNS)
    lines += wrap(facts.status, COLUMNS)
    if facts.resolving:
        lines += wrap(f"In progress: the order of {', then '.join(facts.resolving)}.", COLUMNS)
    if facts.row is not None:
        lines += wrap(f"Row, the farthest from the deck first: {facts.row.words}.", COLUMNS, subsequent_indent="  ")
    lines.append("")
    shown = view.phase not in {"setup", "leaders"} or view.clock.round > 0
    for seat in reversed(facts.far):
        lines += _about(facts, view, facts.sides[seat])
        lines += _unit(facts, facts.sides[seat], turned=True) if shown else []
    for seat in reversed(facts.near):
        lines += _unit(facts, facts.sides[seat], turned=False) if shown else []
        lines += _about(facts, view, facts.sides[seat])
    lines += ["", *wrap(LEGEND, COLUMNS)] if legend else []
    return "\n".join(line.rstrip() for line in lines)


def _about(facts: Summary, view: View, side: Side) -> list[str]:
    """A seat's name and what belongs to it beside its unit."""
    name = f"seat {side.seat}{' (you)' if side.seat == view.viewer else ''}"
    mark = "  "
    if side.seat in facts.winners:
        name, mark = f"{name}: {'wins' if len(facts.winners) < len(facts.sides) else 'a draw'}", "* "
    elif side.seat in facts.to_act:
        name, mark = f"{name} to act", "> "
    trophies = f"   trophies {facts.trophies[side.seat]}" if facts.trophies else ""
    trophies += f"   points {facts.points[side.seat]}" if facts.points else ""
    deck = f"coins {side.coins}" if side.deck is None else f"deck {side.deck}"
    lines = [f"{mark}{name}   hand {side.hand.size}   {deck}   discard {len(side.discard)}{trophies}"]
    entries = [("hand", side.hand), ("set aside", side.aside), ("top of the deck", side.top), ("bottom of the deck", side.bottom)]
    entries.append(("leaders drawn", side.leaders))
    texts = [f"{where}: {_listed(cards)}" for where, cards in entries if cards.known or (cards.size and where != "hand")]
    texts += [f"discard: {', '.join(side.discard)}"] if side.discard else []
    for text in (*texts, *side.notes):
        lines += wrap(text, COLUMNS, initial_indent="  ", subsequent_indent="    ")
    return lines


def _listed(cards: Cards) -> str:
    hidden = [f"{cards.hidden} unknown"] if cards.hidden else []
    return ", ".join([*cards.known, *hidden])


# ----------------------------------------------------------------------------------------------------------------------------------- units
def _unit(facts: Summary, side: Side, *, turned: bool) -> list[str]:
    """A unit in a grid; *turned*: seen from the other side of the table, its vanguard below and its column 1 at the right."""
    rows = [side.unit[start : start + 3] for start in range(0, len(side.unit), 3)]
    order = list(range(len(rows)))
    if turned:
        order.reverse()
        rows = [row[::-1] for row in rows]
    lines: list[str] = []
    for place, index in enumerate(order):
        ends = "╔╦╗" if place == 0 else "╠╬╣"
        lines.append(f"  {_ruler(ends)}")
        now = ">" if index == facts.wave else " "
        for k, parts in enumerate(zip(*[_cell(cell) for cell in rows[index]], strict=True)):
            lines.append(f"{f'{now}{ROWS[index]}' if k == 1 else '  '}║{'│'.join(parts)}║")
    lines.append(f"  {_ruler('╚╩╝')}")
    behind = _reserve(side, turned=turned)
    return [*behind, *lines] if turned else [*lines, *behind]


def _reserve(side: Side, *, turned: bool) -> list[str]:
    """The reserve behind the rear row, a line for its three slots; nothing if no card in the game has a use for it."""
    if not side.reserve:
        return []
    cells = [_cut(f" {cell}" if isinstance(cell, str) else f" {cell.slot} {cell.words}").ljust(CELL) for cell in side.reserve]
    if turned:
        cells.reverse()
    return [f" S│{'│'.join(cells)}│"]


def _ruler(ends: str) -> str:
    return ends[0] + ends[1].join(["═" * CELL] * 3) + ends[2]


def _cell(cell: Standing | Slot) -> tuple[str, str, str]:
    """The three lines of a slot."""
    if isinstance(cell, str):
        return f" {cell}".ljust(CELL), " " * CELL, " " * CELL
    owner = "" if cell.foreign is None else f" of {cell.foreign}"
    if cell.face == "corpse":
        power = "" if cell.strength is None else f" atk {cell.strength}"
        return f" {cell.slot} ".ljust(CELL, ":"), _cut(f" corpse: {cell.name}{owner} ").center(CELL, ":"), power.ljust(CELL, ":")
    words = [
        *(["leader"] if cell.face == "leader" else []),
        *(["Intercept"] if cell.intercept else []),
        *(["Ranged"] if cell.ranged else []),
    ]
    numbers = f" atk {0 if cell.strength is None else cell.strength:<2} dmg {cell.damage}/{cell.life}{' lethal' if cell.lethal else ''}"
    head = f" {cell.slot}{'*' if cell.melee else ' '}{cell.name}{owner}"
    marks = f" {' '.join([*words, *cell.short_statuses, *cell.markers, *cell.deeds])}"
    return _cut(head).ljust(CELL), _cut(numbers).ljust(CELL), _cut(marks).ljust(CELL)


def _cut(text: str) -> str:
    return text if len(text) <= CELL else f"{text[: CELL - 1]}~"
