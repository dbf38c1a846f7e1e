"""The panels of the wide layout: a seat with its ability, its units, their skills and trophies; the savages; what lasts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final, Literal, NamedTuple, TypeAlias

from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._render.parts.chips import CHIP, Chip, chip, flow
from boardrules.chibitactics._render.parts.elements import Marks, element
from boardrules.chibitactics._render.parts.marks import back_mark, emblem, fallen_mark, shortened, trophy_mark, width_of, wound_mark
from boardrules.chibitactics._render.parts.paints import IDLE, LINE, PANEL, SEATS
from boardrules.chibitactics._render.parts.token import draw_token, fights_with, paint_of, seat_mark
from boardrules.chibitactics._render.summary import SAVAGES, Side, Standing, Summary, Tongue, anchors_of, told, unreaching
from boardrules.chibitactics._text.anchors import ability_anchor, card_anchor, side_anchor, skill_anchor, unit_anchor
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._types.facts import SkillFacts, TrophyFacts
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Replace
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.measure import fitted, text_width
from boardrules.toolkit.drawing.svg import BACK, INK, MUTED, PAPER, group, rim, text, to_act_badge, winner_badge
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled

SMALL: Final = 10.5
"""The size of letters in lists."""
NOTE: Final = 14
"""The height of a line of a list."""
INDENT: Final = 44
Badge: TypeAlias = Literal["to act", "winner", ""]


class Panel(NamedTuple):
    """A panel that is drawn but for its box: as high as it must be, and higher if others beside it are. ``rows`` are its units."""

    key: str
    parts: tuple[str, ...]
    rows: tuple[Piece, ...]
    width: float
    height: float
    rim: str

    def drawn(self, x: float, y: float, height: float) -> Iterator[Piece]:
        """Yield the panel with its box, then its rows."""
        frame = f'<rect width="{self.width:g}" height="{height:g}" rx="12" fill="{PANEL}" {self.rim}/>'
        yield Piece(self.key, frame + "".join(self.parts), x, y)
        for row in self.rows:
            yield Piece(row.key, row.drawing, x + row.x, y + row.y)


def side_panel(catalogue: Catalogue, view: View, facts: Summary, side: Side, marks: Marks, width: float) -> Panel:
    """Draw a seat, or the free savages: the head, the ability, then a row for each unit."""
    parts = [_head(view, facts, side, width)]
    y = 40.0
    if side.seat != SAVAGES and view.phase in {"play", "over"}:
        parts.append(_squad(view, facts, side, width, y))
        y += 20
    if side.ability and not side.out:
        y = _ability(parts, facts.say, side, marks, width, y)
    if view.phase == "squad":
        y = _picks(parts, facts.say, side, width, y)
    rows: list[Piece] = []
    for standing in side.units:
        done = standing.unit.turn == "done" and standing.unit.seat == view.clock.turn
        drawing, height = row_of(facts.tongue, standing, marks, width, done=done)
        rows.append(Piece(f"row.{standing.unit.id}", drawing, 0, y))
        y += height
    if side.seat != SAVAGES and isinstance(catalogue.abilities.get(view.factions[side.seat]), Replace) and view.phase == "play":
        deck = view.decks[side.seat]
        drawing, y = _deck_left(facts.tongue, deck, side.seat, marks.among(map(card_anchor, deck)), width, y)
        rows.append(Piece(f"deck.{side.seat}", drawing))
    edge = rim(to_act=side.seat in facts.to_act, winner=side.seat in facts.winners, line=LINE)
    return Panel(f"panel.{side.seat}", tuple(parts), tuple(rows), width, y + 8, edge)


def lasting_panel(facts: Summary, width: float) -> Panel:
    """Draw the effects that last on units and cells."""
    parts = [text(12, 26, facts.say("board-lasting"), 15, weight=700)]
    y = 46.0
    for lasting in facts.lasting:
        words = facts.say("board-lasting-on", effect=lasting.name, kind=lasting.kind, where=", ".join(lasting.places))
        y = _lines(parts, words, 12, y, width)
    return Panel("lasting", tuple(parts), (), width, y, rim(to_act=False, winner=False, line=LINE))


def _lines(parts: list[str], words: str, x: float, y: float, width: float, *, fill: str = INK) -> float:
    """Draw a text in as many lines as it needs, the first on *y*; return where the next line can stand."""
    for line in _wrapped(words, int((width - x - 8) / (0.6 * SMALL))):
        parts.append(text(x, y, line, SMALL, fill=fill))
        y += NOTE
    return y


@lru_cache(maxsize=1024)
def _wrapped(words: str, letters: int) -> tuple[str, ...]:
    return tuple(wrap(words, letters, break_on_hyphens=False))


def _head(view: View, facts: Summary, side: Side, width: float) -> str:
    """Draw the seat on a plate in the paint of its units, and whether it is to act."""
    if side.seat == SAVAGES:
        return text(12, 26, facts.say("board-free-savages"), 15, weight=700)
    beside = [facts.say("board-you") if side.seat == view.viewer else "", facts.say("board-out") if side.out else "", side.faction]
    badge: Badge = "to act" if side.seat in facts.to_act else "winner" if side.seat in facts.winners else ""
    return _plate(facts.tongue, side.seat, facts.say.player(side.seat), tuple(beside), badge, width)


@lru_cache(maxsize=256)
def _plate(tongue: Tongue, seat: int, name: str, beside: tuple[str, ...], badge: Badge, width: float) -> str:
    """Draw the *name* of a seat, the words *beside* it, and whether it is to act or has won."""
    called = fitted(name, width - 140, 15, bold=True)
    parts = [group(21.5, 20.5, seat_mark(seat), scale=0.6), text(38, 26, called, 15, weight=700)]
    x = 46 + text_width(called, 15, bold=True)
    for words in filter(None, beside):
        shown = shortened(words, 12, max(width - 80 - x, 40))
        parts.append(text(x, 26, shown, 12, fill=MUTED))
        x += width_of(shown, 12) + 8
    if badge == "to act":
        parts += to_act_badge(width - 74, 11, words=tongue.say("board-to-act"))
    elif badge == "winner":
        parts += winner_badge(width - 74, 20, words=tongue.say("board-winner"))
    return "".join(parts)


def _squad(view: View, facts: Summary, side: Side, width: float, y: float) -> str:
    """Draw a mark for each card of the squad, living, wounded or dead, then the numbers of its trophies and of the cards in its deck."""
    wounds = [unit.wounded for unit in view.units if unit.kind == "squad" and unit.owner == side.seat]
    seat = facts.facts.seats[side.seat]
    return _counted(facts.tongue, side.seat, view.options.squad_size, len(wounds), sum(wounds), seat.deck, len(seat.trophies), width, y)


@lru_cache(maxsize=1024)
def _counted(tongue: Tongue, seat: int, size: int, left: int, hurt: int, deck: int, trophies: int, width: float, y: float) -> str:
    """Draw a squad of *size* cards of which some are *left*, some of them *hurt*, and numbers at its right."""
    say = tongue.say
    living = f'<circle r="5.5" fill="{SEATS[seat]}" stroke="{INK}"/>'
    squad = [
        *([living] * (left - hurt)),
        *([group(0, 0, wound_mark(), scale=0.85)] * hurt),
        *([fallen_mark()] * (size - left)),
    ]
    title = say("board-squad", n=size, unwounded=left - hurt, wounded=hurt, dead=size - left)
    parts = [group(18, y + 7, "".join([group(17 * number, 0, mark) for number, mark in enumerate(squad)]), title=title)]
    right = width - 14
    for mark, n, title in (
        (back_mark(), deck, say("board-cards-left", n=deck)),
        (trophy_mark(), trophies, say("board-n-trophies", n=trophies)),
    ):
        parts.append(text(right, y + 11, str(n), 12, anchor="end", weight=700))
        right -= width_of(str(n), 12) + 9
        parts.append(group(right, y + 7, mark, title=title))
        right -= 18
    return "".join(parts)


def _ability(parts: list[str], say: Voice, side: Side, marks: Marks, width: float, y: float) -> float:
    """Draw the ability of the faction in its own box."""
    words = say("board-ability-used" if side.used else "board-ability", does=side.ability)
    drawing, below = _ability_box(side.seat, words, marks.of(ability_anchor(side.seat)), width, y, used=side.used)
    parts.append(drawing)
    return below


@lru_cache(maxsize=512)
def _ability_box(seat: int, words: str, marked: int, width: float, y: float, *, used: bool) -> tuple[str, float]:
    inner: list[str] = []
    below = _lines(inner, words, 20, y + 19, width - 12, fill=MUTED if used else INK)
    height = below - y - 8
    fill = IDLE if used else PAPER
    frame = f'<rect x="12" y="{y + 4:g}" width="{width - 24:g}" height="{height:g}" rx="6" fill="{fill}" stroke="{LINE}"/>'
    outline = box(12, y + 4, width - 24, height)
    return element(ability_anchor(seat), frame + "".join(inner), words, outline, marked, seat=seat), y + height + 10


def _picks(parts: list[str], say: Voice, side: Side, width: float, y: float) -> float:
    """Draw the cards of a squad that is being picked, face down where the viewer does not know them."""
    across = max(1, int((width - 24 + 8) // 116))
    for number, name in enumerate(side.picked):
        row, column = divmod(number, across)
        x, top = 12 + column * 116, y + row * 34
        fill, shown, letters = (PAPER, name, INK) if name else (BACK, "?", PAPER)
        frame = f'<rect x="{x}" y="{top:g}" width="108" height="28" rx="5" fill="{fill}" stroke="{INK}"/>'
        size = min(11.0, 11 * 100 / width_of(shown, 11))
        parts.append(frame + text(x + 54, top + 18, shown, round(size, 1), anchor="middle", fill=letters, weight=700))
    if not side.picks:
        parts.append(text(12, y + 12, say("board-nobody-picked"), SMALL, fill=MUTED))
    return y + max(-(-len(side.picks) // across), 1) * 34


_ROWS: Final = Recalled[tuple[str, float]](512)


def row_of(tongue: Tongue, standing: Standing, marks: Marks, width: float, *, done: bool) -> tuple[str, float]:
    """Return the drawing of a unit in a panel, and its height."""
    if not marks:
        found = _ROWS.get(standing, tongue, width, done)
        return found or _ROWS.keep(_row(tongue, unreaching(standing), marks, width, done=done), standing, tongue, width, done)
    return _row(tongue, unreaching(standing), marks.among(anchors_of(standing)), width, done=done)


@lru_cache(maxsize=1024)
def _row(tongue: Tongue, standing: Standing, marks: Marks, width: float, *, done: bool) -> tuple[str, float]:
    """Draw a unit: its token, its name, its cell and its state; then its skills and trophies. Return that with its height."""
    catalogue, say = tongue.catalogue, tongue.say
    unit, card = standing.unit, catalogue.cards[standing.unit.card]
    room = width - INDENT - 12
    token = draw_token(unit.seat, fights_with(card), wounded=unit.wounded, creature=unit.kind == "creature")
    head = [group(25, 17, token, title=told(say, standing), scale=0.78)]
    where = text_width(standing.where, SMALL)
    named = fitted(standing.name, room - where - 8, 11.5, bold=True)
    head.append(text(INDENT, 12, named, 11.5, weight=700))
    head.append(text(width - 14, 12, standing.where, SMALL, anchor="end"))
    notes = standing.notes[:-1] if unit.trophies else standing.notes
    below = 26.0
    if notes:
        below = _lines(head, ", ".join(notes), INDENT, below, width)
    parts: list[str] = []
    if unit.cell is None:
        frame = f'<rect x="8" y="-1" width="{width - 16:g}" height="36" rx="6" fill="{PAPER}" stroke="{LINE}"/>'
        below = 46
        anchor, title, outline = unit_anchor(unit.id), told(say, standing), box(8, -1, width - 16, 36)
        parts.append(marks.element(anchor, frame + "".join(head), title=title, outline=outline, seat=unit.seat, card=unit.card))
    else:
        parts += head
    idle = unit.wounded or done
    title = f"{standing.called}, "
    chips = [
        _skill(tongue, power, skill, skill_anchor(unit.id, skill.id), title, room, idle=idle)
        for power, skill in zip(card.powers, standing.facts.skills, strict=True)
    ]
    below = _chips(parts, chips, marks, below - 6, room)
    for trophy, called in zip(standing.facts.trophies, standing.trophies, strict=True):
        below = _trophy(parts, say, catalogue, standing, trophy, called, marks, width, below)
    return "".join(parts), below + 5


@lru_cache(maxsize=4096)
def _skill(tongue: Tongue, power: Power, skill: SkillFacts, name: str, title: str, room: float, *, idle: bool) -> Chip:
    """Draw a skill of a unit."""
    return chip(tongue.say, tongue.catalogue, power, skill, name=name, title=title, room=room, idle=idle)


def _chips(parts: list[str], chips: list[Chip], marks: Marks, y: float, room: float) -> float:
    """Draw chips side by side from *y* on; return where the next thing can stand."""
    placed, below = flow(chips, INDENT, y, room)
    for one, x, top in placed:
        parts.append(marks.element(one.name, group(x, top, one.drawing), title=one.title, outline=box(x, top, one.width, CHIP)))
    return below


def _trophy(
    parts: list[str],
    say: Voice,
    catalogue: Catalogue,
    standing: Standing,
    trophy: TrophyFacts,
    called: str,
    marks: Marks,
    width: float,
    y: float,
) -> float:
    """Draw a trophy: its card, and a chip for each side (CT-TR-3, CT-TR-4)."""
    token, room = trophy.card, width - INDENT - 12
    card = catalogue.cards[card_id(token)]
    wide = width_of(shortened(token, SMALL, 120), SMALL) + 26
    shown = fitted(called, wide - 26, SMALL, bold=True)
    frame = f'<rect width="{wide:g}" height="{CHIP}" rx="6" fill="{PAPER}" stroke="{LINE}"/>'
    drawing = frame + group(11, CHIP / 2, trophy_mark(), scale=0.95) + text(20, 14, shown, SMALL, weight=700)
    title = say("board-trophy-held", card=called, name=say.named("card", card.name), unit=standing.called)
    chips = [Chip(card_anchor(token), wide, drawing, title)]
    sides: list[Power] = [side for side in (card.substance, card.totem) if side is not None]
    for power, skill in zip(sides, trophy.sides, strict=True):
        title = f"{say('board-side-held', side=power.side, card=called, unit=standing.called)}: "
        name = side_anchor(token, power.side)
        chips.append(chip(say, catalogue, power, skill, name=name, title=title, room=room, idle=standing.unit.wounded))
    return _chips(parts, chips, marks, y, room)


@lru_cache(maxsize=256)
def _deck_left(tongue: Tongue, deck: tuple[str, ...], seat: int, marks: Marks, width: float, y: float) -> tuple[str, float]:
    """Draw the cards left in the *deck* of a faction that can swap one in; return that with the place below it."""
    catalogue, say = tongue.catalogue, tongue.say
    parts = [text(12, y + 12, say("board-deck"), SMALL, fill=MUTED)]
    chips: list[Chip] = []
    for token in deck:
        card = catalogue.cards[card_id(token)]
        wide = width_of(shortened(token, SMALL, width - 80), SMALL) + 28
        called = say.told(Names(catalogue).short(token))
        shown = fitted(called, wide - 26, SMALL)
        frame = f'<rect width="{wide:g}" height="{CHIP}" rx="6" fill="{PAPER}" stroke="{paint_of(seat)}"/>'
        drawing = frame + group(12, CHIP / 2, emblem(fights_with(card)), scale=0.8) + text(22, 14, shown, SMALL)
        chips.append(Chip(card_anchor(token), wide, drawing, say("board-in-deck", card=called, name=say.named("card", card.name))))
    below = max(_chips(parts, chips, marks, y, width - INDENT - 12), y + 18)
    return "".join(parts), below
