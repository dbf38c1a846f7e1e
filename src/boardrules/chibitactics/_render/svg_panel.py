"""The panels of a picture: a seat with its ability, its units and their trophies; the savages; what lasts."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, NamedTuple

from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._render.summary import SAVAGES, Side, Standing, Summary, trophy_in_short
from boardrules.chibitactics._render.svg_map import draw_token, told
from boardrules.chibitactics._render.svg_marks import LINE, PANEL, SEATS, trophy_mark, width_of
from boardrules.chibitactics._types.state import View
from boardrules.toolkit.svg import BACK, INK, MUTED, PAPER, group, rim, text, to_act_badge, winner_badge

__all__ = ["PANEL_WIDTH", "Panel", "lasting_panel", "side_panel"]

PANEL_WIDTH: Final = 372
SMALL: Final = 10.5
"""The size of letters in lists."""
NOTE: Final = 14
"""The height of a line of a list."""
PICK_WIDTH: Final = 108
PICK_HEIGHT: Final = 26


class Panel(NamedTuple):
    """A panel that is drawn but for its box: as high as it must be, and higher if others beside it are."""

    parts: tuple[str, ...]
    height: float
    rim: str

    def drawn(self, height: float) -> str:
        """The panel with its box."""
        return f'<rect width="{PANEL_WIDTH}" height="{height:g}" rx="12" fill="{PANEL}" {self.rim}/>' + "".join(self.parts)


def side_panel(catalogue: Catalogue, view: View, facts: Summary, side: Side) -> Panel:
    """A seat, or the free savages: the head, the ability, then a row for each unit."""
    parts = _head(view, facts, side)
    y = 40.0
    if side.ability:
        y = _lines(parts, f"ability{' (used)' if side.used else ''}: {side.ability}", 12, y + 6)
    if side.picks or view.phase == "squad":
        y = _picks(parts, side, y + 4)
    for standing in side.units:
        y = _row(parts, catalogue, standing, y)
    return Panel(tuple(parts), y + 12, rim(to_act=side.seat in facts.to_act, winner=side.seat in facts.winners, line=LINE))


def lasting_panel(facts: Summary) -> Panel:
    """What lasts on units and cells."""
    parts = [text(12, 26, "lasting effects", 15, weight=700)]
    y = 46.0
    for lasting in facts.lasting:
        kind = "next die" if lasting.kind == "roll" else lasting.kind
        y = _lines(parts, f"{lasting.name} ({kind}) on {', '.join(lasting.places)}", 12, y)
    return Panel(tuple(parts), y, rim(to_act=False, winner=False, line=LINE))


def _lines(parts: list[str], catalogue: str, x: float, y: float, *, fill: str = INK) -> float:
    """A text in as many lines as it needs, the first on *y*; where the next can stand."""
    for line in wrap(catalogue, int((PANEL_WIDTH - x - 8) / (0.6 * SMALL)), break_on_hyphens=False):
        parts.append(text(x, y, line, SMALL, fill=fill))
        y += NOTE
    return y


def _head(view: View, facts: Summary, side: Side) -> list[str]:
    """Who it is, on a plate of the paint of its units, and whether it is to act."""
    if side.seat == SAVAGES:
        return [text(12, 26, "free savages", 15, weight=700)]
    name = f"seat {side.seat}"
    plate = f'<rect x="12" y="11" width="19" height="19" rx="5" fill="{SEATS[side.seat]}"/>'
    parts = [plate, text(21.5, 26, str(side.seat), 13, anchor="middle", fill=PAPER, weight=700), text(38, 26, name, 15, weight=700)]
    x = 102.0
    for words in (side.faction, "(you)" if side.seat == view.viewer else "", "out" if side.out else ""):
        if words:
            parts.append(text(x, 26, words, 12, fill=MUTED))
            x += width_of(words, 12) + 4
    return [*parts, *_badge(facts, side)]


def _badge(facts: Summary, side: Side) -> list[str]:
    """What is to be said of a seat at the right of its name."""
    x = PANEL_WIDTH - 74
    if side.seat in facts.to_act:
        return to_act_badge(x, 11)
    if side.seat in facts.winners:
        return winner_badge(x, 20)
    return []


def _picks(parts: list[str], side: Side, y: float) -> float:
    """The cards of a squad that is being picked, face down where the viewer does not know them."""
    for number, pick in enumerate(side.picks):
        row, column = divmod(number, 3)
        x, top = 12 + column * (PICK_WIDTH + 8), y + row * (PICK_HEIGHT + 6)
        fill, shown, letters = (PAPER, pick, INK) if pick else (BACK, "?", PAPER)
        box = f'<rect x="{x}" y="{top:g}" width="{PICK_WIDTH}" height="{PICK_HEIGHT}" rx="5" fill="{fill}" stroke="{INK}"/>'
        size = min(11.0, 11 * (PICK_WIDTH - 8) / width_of(shown, 11))
        parts.append(box + text(x + PICK_WIDTH / 2, top + 17, shown, round(size, 1), anchor="middle", fill=letters, weight=700))
    if not side.picks:
        parts.append(text(12, y + 12, "nobody picked yet", SMALL, fill=MUTED))
    return y + max(-(-len(side.picks) // 3), 1) * (PICK_HEIGHT + 6)


def _row(parts: list[str], catalogue: Catalogue, standing: Standing, y: float) -> float:
    """A unit: its token, the name by which actions call it, its own name, where it is and how; then its trophies."""
    unit = standing.unit
    parts.append(group(24, y + 11, draw_token(unit), title=told(standing), scale=0.62))
    parts.append(text(42, y + 10, unit.id, 11.5, weight=700))
    x = 42 + width_of(unit.id, 11.5) + 8
    size = min(SMALL, SMALL * (PANEL_WIDTH - x - 8) / width_of(standing.name, SMALL))
    parts.append(text(x, y + 10, standing.name, round(size, 1), fill=MUTED))
    notes = [note for note in standing.notes if not note.startswith("holds ")]
    y = _lines(parts, ", ".join([standing.where, *notes]), 42, y + 23)
    for card in unit.trophies:
        parts.append(group(50, y - 4, trophy_mark(), title="trophy", scale=0.9))
        y = _lines(parts, trophy_in_short(catalogue, card), 60, y)
    return y - 5
