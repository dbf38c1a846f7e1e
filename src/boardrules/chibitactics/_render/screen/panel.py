"""The panels on a screen: a seat with its squad, its ability and a row for each unit."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from boardrules.chibitactics._packs.compile import Catalogue, Power
from boardrules.chibitactics._render.parts.chips import explained, numbers
from boardrules.chibitactics._render.parts.elements import Marks, element
from boardrules.chibitactics._render.parts.marks import back_mark, emblem, fallen_mark, trophy_mark, wound_mark
from boardrules.chibitactics._render.parts.paints import IDLE, LETTER, LINE, PANEL
from boardrules.chibitactics._render.parts.token import draw_token, fights_with, marks_of, paint_of, seat_mark
from boardrules.chibitactics._render.summary import SAVAGES, Side, Standing, Summary, Tongue, anchors_of, told, unreaching
from boardrules.chibitactics._text.anchors import ability_anchor, card_anchor, side_anchor, skill_anchor, unit_anchor
from boardrules.chibitactics._text.names import Names
from boardrules.chibitactics._types.facts import SkillFacts
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.tokens import card_id
from boardrules.chibitactics.language import Replace
from boardrules.pieces import Piece
from boardrules.toolkit.drawing.anchors import box
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.svg import BACK, GOLD, INK, MUTED, PAPER, crown, group, text
from boardrules.toolkit.drawing.voice import Voice
from boardrules.toolkit.reuse import Recalled

HIGH: Final = 40
"""The height of what a finger can touch."""
SIZE: Final = 12
SMALL: Final = 11
PAD: Final = 8
GAP: Final = 6
HEAD: Final = 36
TWO: Final = 620
"""Width from which the rows of a panel stand in two columns."""
LEFT: Final = 54
"""Room for a token at the left of a row."""
ROOM: Final = 150
"""Minimum room for the name of a unit beside its skills."""


class Block(NamedTuple):
    """Pieces that are counted from the left upper corner of a block, with its height."""

    pieces: tuple[Piece, ...]
    height: float

    def at(self, x: float, y: float) -> Iterator[Piece]:
        """Yield the pieces with the block at a place."""
        for piece in self.pieces:
            yield Piece(piece.key, piece.drawing, piece.x + x, piece.y + y)


class Chip(NamedTuple):
    """Something small to touch, with its left upper corner at the origin."""

    anchor: str
    width: float
    drawing: str
    title: str


def side_block(catalogue: Catalogue, view: View, facts: Summary, side: Side, marks: Marks, width: float) -> Block:
    """Draw a seat, or the free savages: the head, the squad, the ability, then a row for each unit. Those of others have short skills."""
    own = side.seat == view.viewer
    pieces: list[Piece] = []
    y = float(HEAD + GAP)
    if side.seat != SAVAGES and view.phase in {"play", "over"}:
        pieces.append(Piece(f"squad.{side.seat}", _squad(view, facts, side, width - 2 * PAD), PAD, y))
        y += 26
    if side.ability and not side.out:
        drawing, height = _ability(facts.say, side, marks.of(ability_anchor(side.seat)), width - 2 * PAD)
        pieces.append(Piece(ability_anchor(side.seat), drawing, PAD, y))
        y += height + GAP
    if view.phase == "squad":
        y = _picks(pieces, facts.say, side, width, y)
    across = 2 if width >= TWO else 1
    wide = (width - 2 * PAD + GAP) / across - GAP
    rows = [_unit_row(view, facts, standing, marks, wide, named=own) for standing in side.units]
    for first in range(0, len(rows), across):
        beside = slice(first, first + across)
        for column, (standing, (drawing, _)) in enumerate(zip(side.units[beside], rows[beside], strict=True)):
            pieces.append(Piece(f"row.{standing.unit.id}", drawing, PAD + column * (wide + GAP), y))
        y += max([height for _, height in rows[beside]]) + GAP
    if side.seat != SAVAGES and isinstance(catalogue.abilities.get(view.factions[side.seat]), Replace) and view.phase == "play":
        y = _deck(pieces, facts.say, catalogue, view, side, marks, width, y)
    height = y + 2
    return Block((Piece(f"panel.{side.seat}", _frame(facts, side, width, height)), *pieces), height)


def _unit_row(view: View, facts: Summary, standing: Standing, marks: Marks, width: float, *, named: bool) -> tuple[str, float]:
    """Return the row of a unit with its height."""
    running = standing.unit.id == view.clock.running
    done = standing.unit.turn == "done" and standing.unit.seat == view.clock.turn and view.phase == "play"
    if marks:
        marks = marks.among(anchors_of(standing))
        return _row(facts.tongue, unreaching(standing), marks, width, running=running, done=done, named=named)
    found = _ROWS.get(standing, facts.tongue, width, running, done, named)
    if found is None:
        drawn = _row(facts.tongue, unreaching(standing), marks, width, running=running, done=done, named=named)
        found = _ROWS.keep(drawn, standing, facts.tongue, width, running, done, named)
    return found


_ROWS: Final = Recalled[tuple[str, float]](512)


def _frame(facts: Summary, side: Side, width: float, height: float) -> str:
    """Draw the box of a panel and its head in the colour of the seat: the shape of its units, the name, who is to act or has won."""
    say, seat = facts.say, side.seat
    acts, won = seat in facts.to_act, seat in facts.winners
    edge = f'stroke="{GOLD}" stroke-width="3"' if acts or won else f'stroke="{LINE}"'
    bar = f'<path d="M0 {HEAD}V10a10 10 0 0 1 10-10H{width - 10:g}a10 10 0 0 1 10 10V{HEAD}Z" fill="{paint_of(seat)}"/>'
    parts = [f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{PANEL}"/>', bar]
    parts.append(group(22, HEAD / 2, seat_mark(seat), scale=0.58))
    right = width - 10
    note = say("board-to-act") if acts else say("board-winner") if won else say("board-out") if side.out else ""
    if note:
        wide = text_width(note, SMALL, bold=True)
        parts.append(text(right, 23, note, SMALL, anchor="end", fill=LETTER, weight=700))
        right -= wide + 8
        if won:
            parts.append(group(right - 8, 19, crown()))
            right -= 24
        elif acts:
            parts.append(f'<circle cx="{right - 4:g}" cy="19" r="4.5" fill="{GOLD}" stroke="{LETTER}" stroke-width="1.5"/>')
            right -= 14
    called = say.player(seat) if seat >= 0 else say("board-savages")
    you = f" {say('board-you')}" if seat >= 0 and seat == say.reader else ""
    called = fitted(f"{called}{you}", right - 42, 15, bold=True)
    parts.append(text(40, 23.5, called, 15, fill=LETTER, weight=700))
    x = 50 + text_width(called, 15, bold=True)
    if side.faction and right - x > 50:
        parts.append(text(x, 23.5, fitted(side.faction, right - x, SIZE), SIZE, fill=LETTER))
    parts.append(f'<rect width="{width:g}" height="{height:g}" rx="10" fill="none" {edge}/>')
    return "".join(parts)


def _squad(view: View, facts: Summary, side: Side, width: float) -> str:
    """Draw a mark for each card of the squad, living, wounded or dead, then the numbers of its trophies and of the cards in its deck."""
    seat = facts.facts.seats[side.seat]
    own = [unit for unit in view.units if unit.kind == "squad" and unit.owner == side.seat]
    size, hurt = view.options.squad_size, sum(unit.wounded for unit in own)
    living = group(0, 0, seat_mark(side.seat), scale=0.42)
    wounded, fallen = group(0, 0, wound_mark()), fallen_mark()
    squad = [*([living] * (len(own) - hurt)), *([wounded] * hurt), *([fallen] * (size - len(own)))]
    title = facts.say("board-squad", n=size, unwounded=len(own) - hurt, wounded=hurt, dead=size - len(own))
    parts = [group(10, 11, "".join([group(20 * number, 0, mark) for number, mark in enumerate(squad)]), title=title)]
    right = width - 4
    for mark, n, words in (
        (back_mark(), seat.deck, facts.say("board-cards-left", n=seat.deck)),
        (trophy_mark(), len(seat.trophies), facts.say("board-n-trophies", n=len(seat.trophies))),
    ):
        parts.append(text(right, 15.5, str(n), 13, anchor="end", weight=700))
        right -= text_width(str(n), 13, bold=True) + 12
        parts.append(group(right, 11, mark, title=words, scale=1.2))
        right -= 22
    return "".join(parts)


@lru_cache(maxsize=512)
def _ability_box(seat: int, words: str, marks: int, width: float, *, used: bool) -> tuple[str, float]:
    lines = wrapped(words, width - 2 * PAD, SIZE)
    height = max(HIGH, 16 * len(lines) + 12)
    parts = [f'<rect width="{width:g}" height="{height}" rx="8" fill="{IDLE if used else PAPER}" stroke="{LINE}"/>']
    parts += [text(PAD, 20 + 16 * number, line, SIZE, fill=MUTED if used else INK) for number, line in enumerate(lines)]
    return element(ability_anchor(seat), "".join(parts), words, box(0, 0, width, height, rx=8), marks, seat=seat), height


def _ability(say: Voice, side: Side, marks: int, width: float) -> tuple[str, float]:
    """Draw the ability of the faction in its own box; return that with its height."""
    words = say("board-ability-used" if side.used else "board-ability", does=side.ability)
    return _ability_box(side.seat, f"{words[:1].upper()}{words[1:]}", marks, width, used=side.used)


def _picks(pieces: list[Piece], say: Voice, side: Side, width: float, y: float) -> float:
    """Draw the cards of a squad that is being picked, face down where the viewer does not know them."""
    across = max(1, int((width - 2 * PAD + GAP) // 150))
    wide = (width - 2 * PAD + GAP) / across - GAP
    for number, name in enumerate(side.picked):
        row, column = divmod(number, across)
        fill, shown, letters = (PAPER, fitted(name, wide - 12, SIZE, bold=True), INK) if name else (BACK, "?", PAPER)
        frame = f'<rect width="{wide:g}" height="30" rx="6" fill="{fill}" stroke="{INK}"/>'
        drawing = frame + text(wide / 2, 19.5, shown, SIZE, anchor="middle", fill=letters, weight=700)
        pieces.append(Piece(f"pick.{side.seat}.{number}", drawing, PAD + column * (wide + GAP), y + row * 36))
    if not side.picks:
        pieces.append(Piece(f"pick.{side.seat}", text(PAD + 2, y + 19, say("board-nobody-picked"), SIZE, fill=MUTED)))
    return y + max(-(-len(side.picks) // across), 1) * 36


@lru_cache(maxsize=1024)
def _row(
    tongue: Tongue,
    standing: Standing,
    marks: Marks,
    width: float,
    *,
    running: bool,
    done: bool,
    named: bool,
) -> tuple[str, float]:
    """Draw a unit with its token, its name, its cell and its state; then its skills and trophies. Return that with its height."""
    catalogue, say = tongue.catalogue, tongue.say
    unit, card = standing.unit, catalogue.cards[standing.unit.card]
    token = draw_token(unit.seat, fights_with(card), wounded=unit.wounded, creature=unit.kind == "creature", running=running, done=done)
    under, over = marks_of(
        wounded=say("board-wounded") if unit.wounded else "",
        done=say("board-turn-over") if done else "",
        engaged=bool(standing.facts.engaged_by),
        captive=say("board-captive") if unit.seat >= 0 and unit.seat != unit.owner else "",
    )
    title = told(say, standing)
    head = [group(26, 24, f"{under}{token}{over}", title=title, scale=0.92)]
    idle = unit.wounded or done
    chips = [
        _skill(tongue, power, skill, skill_anchor(unit.id, skill.id), f"{standing.called}, ", idle=idle, named=named)
        for power, skill in zip(card.powers, standing.facts.skills, strict=True)
    ]
    taken = sum([chip.width + GAP for chip in chips])
    beside = not named and not standing.facts.trophies and width - LEFT - taken > ROOM
    for trophy, called in zip(standing.facts.trophies, standing.trophies, strict=True):
        chips.append(_trophy(say, catalogue, trophy.card, called, standing.called))
        carried = catalogue.cards[card_id(trophy.card)]
        sides: list[Power] = [side for side in (carried.substance, carried.totem) if side is not None]
        for power, skill in zip(sides, trophy.sides, strict=True):
            words = f"{say('board-side-held', side=power.side, card=called, unit=standing.called)}: "
            anchor = side_anchor(trophy.card, power.side)
            chips.append(_skill(tongue, power, skill, anchor, words, idle=unit.wounded, named=True))
    right = width - PAD - (taken if beside else 0)
    lines = _about(head, standing, right)
    below = max(52.0, 42 + 14 * len(lines))
    shown = "".join(head)
    if unit.cell is None:
        across = right if beside else width
        frame = f'<rect width="{across:g}" height="{below:g}" rx="8" fill="none" pointer-events="all"/>'
        name, outline = unit_anchor(unit.id), box(0, 0, across, below, rx=8)
        shown = element(name, frame + shown, title, outline, marks.of(name), seat=unit.seat, card=unit.card)
    parts = [shown]
    placed, height = _flow(chips, width - 2 * GAP)
    x0, y0 = (right + GAP, 6.0) if beside else (float(GAP), below)
    for one, x, y in placed:
        edge = box(x + x0, y + y0, one.width, HIGH)
        parts.append(element(one.anchor, group(x + x0, y + y0, one.drawing), one.title, edge, marks.of(one.anchor)))
    total = below if beside or not chips else below + height + GAP
    ground = f'<rect width="{width:g}" height="{total:g}" rx="8" fill="{PAPER}" stroke="{LINE}"/>'
    return ground + "".join(parts), total


def _about(head: list[str], standing: Standing, right: float) -> tuple[str, ...]:
    """Draw the name of a unit, its cell, and lines about its state; return the lines."""
    where = text_width(standing.where, SIZE, bold=True)
    notes = standing.notes[:-1] if standing.unit.trophies else standing.notes
    kind = standing.name.partition(",")[2].strip()
    lines = wrapped(", ".join([*([kind] if kind else []), *notes]), right - LEFT, SMALL, lines=2)
    y = 20 if lines else 29
    head.append(text(LEFT, y, fitted(standing.called, right - LEFT - where - PAD, 13.5, bold=True), 13.5, weight=700))
    head.append(text(right, y, standing.where, SIZE, anchor="end", weight=700, fill=MUTED))
    head += [text(LEFT, 36 + 14 * number, line, SMALL, fill=MUTED) for number, line in enumerate(lines)]
    return lines


@lru_cache(maxsize=4096)
def _skill(tongue: Tongue, power: Power, skill: SkillFacts, anchor: str, title: str, *, idle: bool, named: bool) -> Chip:
    """Draw a skill: the emblem of its category, its numbers after everything that modifies them, and its name if it is *named*."""
    catalogue, say = tongue.catalogue, tongue.say
    shown = numbers(say, power, skill, SIZE)
    wide = sum([width + GAP for _, width in shown])
    name = fitted(say.named("skill", power.name), 140, SIZE) if named else ""
    width = max(38 + text_width(name, SIZE), 34 + wide, 44) if named else max(32 + wide, 44)
    parts = [f'<rect width="{width:g}" height="{HIGH}" rx="8" fill="{IDLE if idle else PANEL}" stroke="{LINE}"/>']
    middle = 16 if named or shown else width / 2
    parts.append(group(middle, HIGH / 2, emblem(power.category, MUTED if idle else INK), scale=1.05))
    if named:
        parts.append(text(30, 17 if shown else 24, name, SIZE, fill=MUTED if idle else INK))
    x = 30.0
    for drawing, across in shown:
        parts.append(group(x, 19 if named else 10, drawing))
        x += across + GAP
    return Chip(anchor, width, "".join(parts), f"{title}{explained(say, catalogue, power, skill)}")


def _trophy(say: Voice, catalogue: Catalogue, token: str, called: str, holder: str) -> Chip:
    """Draw a trophy that a unit holds."""
    shown = fitted(called, 150, SIZE, bold=True)
    width = max(38 + text_width(shown, SIZE, bold=True), 44)
    frame = f'<rect width="{width:g}" height="{HIGH}" rx="8" fill="{PANEL}" stroke="{LINE}"/>'
    drawing = frame + group(16, HIGH / 2, trophy_mark(), scale=1.3) + text(30, 24, shown, SIZE, weight=700)
    name = say.named("card", catalogue.cards[card_id(token)].name)
    return Chip(card_anchor(token), width, drawing, say("board-trophy-held", card=called, name=name, unit=holder))


def _flow(chips: list[Chip], room: float) -> tuple[list[tuple[Chip, float, float]], float]:
    """Place chips side by side in as many rows as they need; return each with its place, and the height of all."""
    placed: list[tuple[Chip, float, float]] = []
    x, y = 0.0, 0.0
    for one in chips:
        if x and x + one.width > room:
            x, y = 0.0, y + HIGH + GAP
        placed.append((one, x, y))
        x += one.width + GAP
    return placed, y + HIGH if chips else 0.0


def _deck(pieces: list[Piece], say: Voice, catalogue: Catalogue, view: View, side: Side, marks: Marks, width: float, y: float) -> float:
    """Draw the cards left in the deck of a faction that can swap one in."""
    pieces.append(Piece(f"deck.{side.seat}", text(PAD + 2, y + 13, say("board-deck"), SIZE, fill=MUTED)))
    y += 20
    chips: list[Chip] = []
    for token in view.decks[side.seat]:
        card = catalogue.cards[card_id(token)]
        called = say.told(Names(catalogue).short(token))
        shown = fitted(called, 150, SIZE)
        wide = max(38 + text_width(shown, SIZE), 44)
        frame = f'<rect width="{wide:g}" height="{HIGH}" rx="8" fill="{PAPER}" stroke="{paint_of(side.seat)}"/>'
        drawing = frame + group(16, HIGH / 2, emblem(fights_with(card)), scale=1.05) + text(30, 24, shown, SIZE)
        chips.append(Chip(card_anchor(token), wide, drawing, say("board-in-deck", card=called, name=say.named("card", card.name))))
    placed, height = _flow(chips, width - 2 * PAD)
    for one, x, top in placed:
        drawing = marks.element(one.anchor, one.drawing, title=one.title, outline=box(0, 0, one.width, HIGH))
        pieces.append(Piece(one.anchor, drawing, PAD + x, y + top))
    return y + height + GAP
