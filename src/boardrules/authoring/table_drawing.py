"""Tables of games of one's own, drawn as pictures for any width and as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar, assert_never

from boardrules.authoring.table import Card, Note, Paint, Pile, Place, Row, Score, Table, Track, Zone
from boardrules.messages import Speaker, numbered
from boardrules.pieces import Frame, Palette, Picture, Piece
from boardrules.toolkit import svg
from boardrules.toolkit.anchors import Anchors, box
from boardrules.toolkit.measure import fitted, text_width, wrapped
from boardrules.toolkit.palette import recolored, shades

__all__ = ["Drawn", "Naming", "drawn"]

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)

GROUND: Final = "#e4ddcb"
PANEL: Final = "#f6f2e8"
LINE: Final = "#b6ac95"
OWN: Final = "#fbf8f0"
PAINTS: Final[dict[Paint, str]] = {
    "plain": "#fdfbf5",
    "blue": "#cfe3f7",
    "green": "#d3ebcf",
    "yellow": "#f7e9b4",
    "red": "#f8d2cb",
    "violet": "#e2d5f2",
}
SHADES: Final = shades(
    {
        "dark": {
            GROUND: "#161c22",
            PANEL: "#1f2830",
            LINE: "#5b6873",
            OWN: "#232e37",
            "#fdfbf5": "#303c47",
            "#cfe3f7": "#1d4468",
            "#d3ebcf": "#23502a",
            "#f7e9b4": "#5c4a0c",
            "#f8d2cb": "#6b2a20",
            "#e2d5f2": "#46306a",
        },
        "print": {GROUND: "#ffffff", PANEL: "#ffffff", LINE: "#777777", OWN: "#ffffff", **dict.fromkeys(PAINTS.values(), "#ffffff")},
    }
)

USUAL: Final = 720
"""The width of a picture for which none is asked."""
NARROWEST: Final = 320
MARGIN: Final = 12
PAD: Final = 12
CARD_WIDTH: Final = 58
CARD_HEIGHT: Final = 80
GAP: Final = 8
STEP: Final = 14
FEW: Final = 12
"""Maximum number of steps of a track that are drawn one by one."""
SIDE_BY_SIDE: Final = 300
"""The width that a rival's place needs beside another."""
TEXT: Final = 13
SMALL: Final = 11.5


class Naming(Protocol):
    """The names of the players in a picture: ``players(seat)`` is "Ann", or "Player 1" for seat 0 without a name."""

    def __call__(self, seat: int, /) -> str:
        """Return the name of the player of *seat*."""
        ...  # pragma: no cover


class Described(Protocol[V_contra]):
    """A function that describes a view as a table; *players* returns the names of the players."""

    def __call__(self, view: V_contra, players: Naming, /) -> Table:
        """Return the table of *view*."""
        ...  # pragma: no cover


def drawn(table: Described[V]) -> Drawn[V]:
    """Return the drawing functions of a game whose views *table* describes: ``picture``, ``render_svg`` and ``render_text``.

    >>> from boardrules import Seat
    >>> from boardrules.authoring import Card, Place, Row, Table, drawn
    >>> pictures = drawn(lambda view, players: Table(title="A game", places=[Place(Seat(0), [Row("Hand", [Card(text="7")])])]))
    >>> print(pictures.render_text(None))
    A game
    <BLANKLINE>
    Player 1
      Hand: 7
    """
    return Drawn(table)


@dataclass(frozen=True, slots=True)
class Drawn(Generic[V]):
    """The drawing functions of a game, from the function *table* that describes its views."""

    table: Described[V]

    def render_text(self, view: V, *, translator: Speaker | None = None) -> str:
        """Return the table of *view* as text, a place after another, with the names of *translator*."""
        players = _players(translator)
        table = self.table(view, players)
        lines = [table.title, *filter(None, (table.status, table.last))]
        for place in table.in_order():
            if place.seat is None:
                lines.append("")
            else:
                lines += ["", _heading(table, place.seat, players)]
            lines += [f"{'' if place.seat is None else '  '}{_told(zone)}" for zone in place.zones]
        return "\n".join(lines)

    def render_svg(
        self,
        view: V,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[object] = (),
        translator: Speaker | None = None,
    ) -> str:
        """Return :meth:`picture` as one SVG document."""
        picture = self.picture(view, targets=targets, focus=focus, width=width, palette=palette, events=events, translator=translator)
        return str(picture)

    def picture(
        self,
        view: V,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[object] = (),  # noqa: ARG002  (the table says what just happened)
        translator: Speaker | None = None,
    ) -> Picture:
        """Return the table of *view* as a picture of *width* pixels, 720 if it is None; see :meth:`boardrules.Rendering.render_svg`."""
        players = _players(translator)
        table = self.table(view, players)
        drawing = _Drawing(table, Anchors(targets, focus), players, max(width or USUAL, NARROWEST))
        return drawing.picture(palette)


def _players(translator: Speaker | None) -> Naming:
    return numbered if translator is None else translator.player


def _heading(table: Table, seat: int, players: Naming) -> str:
    """Return the name of a player with what is to be known about the seat."""
    marks = [
        word
        for word, holds in (("you", seat == table.viewer), ("to act", seat in table.to_act), ("winner", seat in table.winners))
        if holds
    ]
    return f"{players(seat)} ({', '.join(marks)})" if marks else players(seat)


def _told(zone: Zone) -> str:
    match zone:
        case Row(name, cards):
            return f"{name}: {' '.join([_written(card) for card in cards]) or '-'}"
        case Pile(name, count, top):
            return f"{name}: {count}{f', on top {_written(top)}' if count and top.text is not None else ''}"
        case Track(name, at, last):
            return f"{name}: {at} of {last}"
        case Score(name, value):
            return f"{name}: {value}"
        case Note(text):
            return text
        case _:
            assert_never(zone)


def _written(card: Card) -> str:
    text = "?" if card.text is None else f"{card.text} {card.line}".strip()
    return f"*{text}" if card.just else text


def _titled(card: Card) -> str:
    return card.title or ("a card, face down" if card.text is None else f"{card.text} {card.line}".strip())


class _Drawing:
    """One picture on the way: pieces are added from top to bottom."""

    def __init__(self, table: Table, anchors: Anchors, players: Naming, width: int) -> None:
        self.table, self.anchors, self.players, self.width = table, anchors, players, width
        self.pieces: list[Piece] = []

    def picture(self, palette: Palette) -> Picture:
        table, inner = self.table, self.width - 2 * MARGIN
        y = MARGIN + 22.0
        title = fitted(table.title, inner, 18, bold=True)
        self.add("title", svg.text(MARGIN, y, title, 18, weight=700))
        for name, sentence, paint in (("status", table.status, svg.INK), ("last", table.last, svg.MUTED)):
            lines = wrapped(sentence, inner, TEXT)
            if lines:
                drawing = "".join([svg.text(MARGIN, y + 20 + 17 * n, line, TEXT, fill=paint) for n, line in enumerate(lines)])
                self.add(name, drawing)
                y += 3 + 17 * len(lines)
        y += 14
        places = table.in_order()
        across = max(1, int((inner + GAP) // (SIDE_BY_SIDE + GAP)))
        while places:
            alone = places[0].seat is None or places[0].seat == table.viewer or across == 1
            shown = places[: 1 if alone else across]
            width = (inner - GAP * (len(shown) - 1)) / len(shown)
            y = GAP + max([self.place(place, MARGIN + n * (width + GAP), y, width) for n, place in enumerate(shown)])
            places = places[len(shown) :]
        described = ". ".join(filter(None, (table.status, table.last, *[self.described(place) for place in table.in_order()])))
        pieces = tuple([Piece(one.key, recolored(one.drawing, palette, SHADES), one.x, one.y) for one in self.pieces])
        ground = GROUND if palette == "light" else SHADES[palette][GROUND]
        role = svg.role_of([piece.drawing for piece in pieces])
        height = round(y - GAP + MARGIN)
        return Picture(Frame(self.width, height, table.title, described, ground, role=role), pieces)

    def add(self, key: str, drawing: str, x: float = 0, y: float = 0) -> None:
        self.pieces.append(Piece(key, drawing, x, y))

    def described(self, place: Place) -> str:
        told = "; ".join([_told(zone) for zone in place.zones])
        return told if place.seat is None else f"{_heading(self.table, place.seat, self.players)}: {told}"

    def place(self, place: Place, left: float, top: float, width: float) -> float:
        """Draw the panel of a place, with as many zones side by side as fit, and return its lower edge."""
        at = len(self.pieces)
        name = "table" if place.seat is None else f"seat.{place.seat}"
        x, y, below = left + PAD, top + PAD, 0.0
        if place.seat is not None:
            heading = fitted(_heading(self.table, place.seat, self.players), width - 2 * PAD, 15, bold=True)
            self.add(f"{name}.name", svg.text(x, y + 13, heading, 15, weight=700))
            y += 24
        right = left + width - PAD
        for number, zone in enumerate(place.zones):
            wide = _natural(zone)
            if x > left + PAD and x + wide > right:
                x, y, below = left + PAD, y + below, 0.0
            room = min(wide, right - x)
            below = max(below, self.zone(zone, f"{name}.{number}", x, y, room))
            x += room + 2 * GAP
        height = y + below - top + PAD - GAP
        own = place.seat is not None and place.seat == self.table.viewer
        edge = svg.rim(to_act=place.seat in self.table.to_act, winner=place.seat in self.table.winners, line=LINE)
        panel = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{OWN if own else PANEL}" {edge}/>'
        if place.anchor is not None:
            title = "the table" if place.seat is None else self.players(place.seat)
            panel = self.anchors.element(place.anchor, panel, title=title, outline=box(0, 0, width, height, rx=10), seat=place.seat)
        self.pieces.insert(at, Piece(name, panel, left, top))
        return top + height

    def zone(self, zone: Zone, key: str, x: float, y: float, width: float) -> float:
        """Draw a zone, and return its height with the gap below it."""
        match zone:
            case Row(name, cards, space):
                return self.cards(name, [*cards, *[None] * space], key, x, y, width)
            case Pile(name, count, top):
                return self.cards(f"{name}: {count}", [top if count else None], key, x, y, width)
            case Track(name, at, last):
                self.add(key, _track(name, at, last), x, y)
                return 24
            case Score(name, value):
                self.add(key, svg.text(0, 13, fitted(f"{name}: {value}", width, TEXT, bold=True), TEXT, weight=700), x, y)
                return 24
            case Note(text):
                lines = wrapped(text, width, TEXT)
                self.add(key, "".join([svg.text(0, 13 + 17 * n, line, TEXT) for n, line in enumerate(lines)]), x, y)
                return 7 + 17 * len(lines)
            case _:
                assert_never(zone)

    def cards(self, name: str, cards: Sequence[Card | None], key: str, x: float, y: float, width: float) -> float:
        """Draw cards and open places below the name of their zone, in lines of *width*, and return their height."""
        self.add(key, svg.text(0, 12, fitted(name, width, SMALL), SMALL, fill=svg.MUTED), x, y)
        across = max(1, int((width + GAP) // (CARD_WIDTH + GAP)))
        for number, card in enumerate(cards):
            line, column = divmod(number, across)
            left, top = x + column * (CARD_WIDTH + GAP), y + 18 + line * (CARD_HEIGHT + GAP)
            if card is None:
                self.add(f"{key}.space.{number}", _space(), left, top)
            else:
                self.add(card.key or card.anchor or f"{key}.{number}", self.card(card), left, top)
        return 18 + -(-len(cards) // across) * (CARD_HEIGHT + GAP)

    def card(self, card: Card) -> str:
        drawing = _face(card)
        title = _titled(card)
        if card.anchor is None:
            return f"<g><title>{svg.escape(title)}</title>{drawing}</g>"
        return self.anchors.element(card.anchor, drawing, title=title, outline=box(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=7))


def _natural(zone: Zone) -> float:
    """Return the width that a zone takes if there is room."""
    match zone:
        case Row(name, cards, space):
            return max((len(cards) + space) * (CARD_WIDTH + GAP) - GAP, text_width(name, SMALL) + 1)
        case Pile(name, count):
            return max(CARD_WIDTH, text_width(f"{name}: {count}", SMALL) + 1)
        case Track(name, at, last):
            return text_width(f"{name}: {at} of {last}", TEXT, bold=True) + 16 + STEP * (last if last <= FEW else 0)
        case Score(name, value):
            return text_width(f"{name}: {value}", TEXT, bold=True) + 1
        case Note(text):
            return text_width(text, TEXT) + 1
        case _:
            assert_never(zone)


def _track(name: str, at: int, last: int) -> str:
    """Draw a track: its number, and a dot for each step if it has few."""
    label = f"{name}: {at} of {last}"
    left = text_width(label, TEXT, bold=True) + 10
    dots = [
        f'<circle cx="{left + STEP * (n + 0.5):g}" cy="8" r="4.5" fill="{svg.INK if n < at else "none"}" stroke="{svg.INK}"/>'
        for n in range(last if last <= FEW else 0)
    ]
    return svg.text(0, 13, label, TEXT, weight=700) + "".join(dots)


def _space() -> str:
    size = f'width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}"'
    return f'<rect x="1" y="1" {size} rx="7" fill="none" stroke="{LINE}" stroke-width="1.5" stroke-dasharray="5 4"/>'


def _face(card: Card) -> str:
    """Draw a card from its top left corner, with a thick edge if the last action put it there."""
    fill = svg.BACK if card.text is None else PAINTS[card.paint]
    edge = f'stroke="{svg.GOLD}" stroke-width="4"' if card.just else f'stroke="{svg.INK}" stroke-width="1.2"'
    sheet = f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="7" fill="{fill}" {edge}/>'
    middle = CARD_WIDTH / 2
    if card.text is None:
        waves = "".join([f"M8 {y}q5.25-7 10.5 0t10.5 0t10.5 0t10.5 0" for y in range(16, CARD_HEIGHT - 8, 12)])
        return f'{sheet}<path d="{waves}" fill="none" stroke="{svg.PAPER}" stroke-width="1.4" stroke-opacity=".6"/>'
    size = 28.0
    while size > 12 and text_width(card.text, size, bold=True) > CARD_WIDTH - 8:
        size -= 2
    text, line = fitted(card.text, CARD_WIDTH - 6, size, bold=True), fitted(card.line, CARD_WIDTH - 6, 11)
    large = svg.text(middle, CARD_HEIGHT / 2 + (2 if line else size / 3), text, size, anchor="middle", weight=700)
    return f"{sheet}{large}{svg.text(middle, CARD_HEIGHT - 12, line, 11, anchor='middle', fill=svg.MUTED) if line else ''}"
