"""A position of Pixel Tactics as plain text, for a terminal with a fixed-width font of 80 columns. No colours are needed."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Final

from boardrules.messages import capitalized
from boardrules.pixel_tactics._render.summary import ROWS, Cards, Side, Standing, Summary, in_progress, summarize

if TYPE_CHECKING:
    from boardrules.messages import Speaker
    from boardrules.pixel_tactics._packs.catalogue import Catalogue
    from boardrules.pixel_tactics._types.facts import Facts
    from boardrules.pixel_tactics._types.options import EditionRules
    from boardrules.pixel_tactics._types.state import Slot
    from boardrules.pixel_tactics._types.view import View
    from boardrules.toolkit.drawing.voice import Voice


COLUMNS: Final = 79
CELL: Final = 24


def render_text(
    catalogue: Catalogue, edition: EditionRules, view: View, derived: Facts, *, legend: bool = True, translator: Speaker | None = None
) -> str:
    """Return the position as plain text, without a newline at the end and no line longer than 80 characters.

    Units face each other, the viewer's (a spectator's: seat 0's) below, those of teams one above the other: column k faces the column 4-k
    of a rival's. Shown are strength, damage and life as they are now, keywords, corpses, who is in melee (PT-ATK-2), hands as far as the
    viewer knows them, discard piles, the wave, whose turn it is and what is being asked.
    Until the leaders are revealed there are no units to show.
    *legend*: whether to explain the marks below. Words are in the language of *translator*.
    """
    facts = summarize(catalogue, edition, view, derived, translator=translator)
    say = facts.say
    sets = view.options.cards or (() if view.pack else (edition.cards,))
    cards = [say("board-set", set=each) for each in sets] or [say("board-own-cards")]
    lines = wrap(", ".join([say("board-title"), say("board-edition", edition=view.options.edition), *cards]), COLUMNS)
    lines += wrap(capitalized(", ".join(facts.when)), COLUMNS)
    lines += wrap(facts.status, COLUMNS)
    if facts.resolving:
        lines += wrap(in_progress(facts), COLUMNS)
    if facts.row is not None:
        lines += wrap(say("board-row-line", cards=facts.row.words), COLUMNS, subsequent_indent="  ")
    lines.append("")
    shown = view.phase not in {"setup", "leaders"} or view.clock.round > 0
    for seat in reversed(facts.far):
        lines += _about(facts, view, facts.sides[seat])
        lines += _unit(facts, facts.sides[seat], turned=True) if shown else []
    for seat in reversed(facts.near):
        lines += _unit(facts, facts.sides[seat], turned=False) if shown else []
        lines += _about(facts, view, facts.sides[seat])
    lines += ["", *wrap(say("board-legend"), COLUMNS)] if legend else []
    return "\n".join(line.rstrip() for line in lines)


def _about(facts: Summary, view: View, side: Side) -> list[str]:
    """Return the lines of a seat's name and its zones other than the unit."""
    say = facts.say
    name = say.player(side.seat)
    if side.seat == view.viewer:
        name = say("board-player-you", player=name)
    mark = "  "
    if side.seat in facts.winners:
        name, mark = say("board-wins" if len(facts.winners) < len(facts.sides) else "board-draws", name=name), "* "
    elif side.seat in facts.to_act:
        name, mark = say("board-acts", name=name), "> "
    counts = [say("board-hand-count", n=side.hand.size)]
    counts.append(say("board-coins-count", n=side.coins or 0) if side.deck is None else say("board-deck-count", n=side.deck))
    counts.append(say("board-discard", n=len(side.discard)))
    counts += [say("board-trophies", n=facts.trophies[side.seat])] if facts.trophies else []
    counts += [say("board-points", n=facts.points[side.seat])] if facts.points else []
    lines = [f"{mark}{'   '.join([name, *counts])}"]
    entries = [(say("board-aside"), side.aside), (say("board-top"), side.top), (say("board-bottom"), side.bottom)]
    entries.append((say("board-leaders-drawn"), side.leaders))
    texts = [f"{say('board-in-hand')}: {_listed(say, side.hand)}"] if side.hand.known else []
    texts += [f"{where}: {_listed(say, cards)}" for where, cards in entries if cards.size]
    texts += [f"{say('board-discarded')}: {', '.join(side.discard)}"] if side.discard else []
    for text in (*texts, *side.notes):
        lines += wrap(text, COLUMNS, initial_indent="  ", subsequent_indent="    ")
    return lines


def _listed(say: Voice, cards: Cards) -> str:
    hidden = [say("board-unknown", n=cards.hidden)] if cards.hidden else []
    return ", ".join([*cards.known, *hidden])


# ----------------------------------------------------------------------------------------------------------------------------------- units
def _unit(facts: Summary, side: Side, *, turned: bool) -> list[str]:
    """Return a unit as a grid; *turned*: from the other side of the table, with its vanguard below and its column 1 at the right."""
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
        for k, parts in enumerate(zip(*[_cell(facts.say, cell) for cell in rows[index]], strict=True)):
            lines.append(f"{f'{now}{ROWS[index]}' if k == 1 else '  '}║{'│'.join(parts)}║")
    lines.append(f"  {_ruler('╚╩╝')}")
    behind = _reserve(side, turned=turned)
    return [*behind, *lines] if turned else [*lines, *behind]


def _reserve(side: Side, *, turned: bool) -> list[str]:
    """Return a line for the three slots of a reserve, behind the rear row; none if no card in the game uses it."""
    if not side.reserve:
        return []
    cells = [_cut(f" {cell}" if isinstance(cell, str) else f" {cell.slot} {cell.words}").ljust(CELL) for cell in side.reserve]
    if turned:
        cells.reverse()
    return [f" S│{'│'.join(cells)}│"]


def _ruler(ends: str) -> str:
    return ends[0] + ends[1].join(["═" * CELL] * 3) + ends[2]


def _cell(say: Voice, cell: Standing | Slot) -> tuple[str, str, str]:
    """Return the three lines of a slot."""
    if isinstance(cell, str):
        return f" {cell}".ljust(CELL), " " * CELL, " " * CELL
    called = cell.name if cell.foreign is None else say("board-foreign-card", card=cell.name, seat=cell.foreign)
    if cell.face == "corpse":
        power = "" if cell.strength is None else f" {say('board-atk')} {cell.strength}"
        return f" {cell.slot} ".ljust(CELL, ":"), _cut(f" {say('board-corpse')}: {called} ").center(CELL, ":"), power.ljust(CELL, ":")
    words = [
        *([say("board-leader")] if cell.face == "leader" else []),
        *([say("board-intercept")] if cell.intercept else []),
        *([say("board-ranged-short")] if cell.ranged else []),
    ]
    lethal = f" {say('board-lethal')}" if cell.lethal else ""
    numbers = f" {say('board-atk')} {cell.strength or 0:<2} {say('board-dmg')} {cell.damage}/{cell.life}{lethal}"
    head = f" {cell.slot}{'*' if cell.melee else ' '}{called}"
    marks = f" {' '.join([*words, *cell.short_statuses, *cell.markers, *cell.deeds])}"
    return _cut(head).ljust(CELL), _cut(numbers).ljust(CELL), _cut(marks).ljust(CELL)


def _cut(text: str) -> str:
    return text if len(text) <= CELL else f"{text[: CELL - 1]}~"
