"""Tables of games of one's own, drawn as pictures for any width and as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, Protocol, TypeVar, assert_never

from boardrules.authoring.table import Card, Note, Pile, Place, Row, Score, Table, Track, Zone
from boardrules.authoring.table_faces import GAP, GROUND, LINE, OWN, PANEL, SHADES, TEXT, USUAL_SIZE, Size, dots, dots_width, face, space
from boardrules.authoring.table_words import Words
from boardrules.messages import Speaker
from boardrules.pieces import Frame, Palette, Picture, Piece
from boardrules.toolkit.drawing import svg
from boardrules.toolkit.drawing.anchors import Anchors, box
from boardrules.toolkit.drawing.measure import fitted, text_width, wrapped
from boardrules.toolkit.drawing.palette import recolored
from boardrules.values import Seat

__all__ = ["Drawn", "Naming", "drawn"]

V = TypeVar("V")
E = TypeVar("E")
V_contra = TypeVar("V_contra", contravariant=True)

USUAL: Final = 720
"""The width of a picture for which none is asked."""
NARROWEST: Final = 320
WIDE: Final = 900
"""From this width on, the cards of the viewer and of the middle are larger."""
MARGIN: Final = 12
PAD: Final = 12
SIDE_BY_SIDE: Final = 300
"""The width that a rival's place needs beside another."""
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


def drawn(table: Described[V], told: Callable[[V, E, Naming], str] | None = None) -> Drawn[V, E]:
    """Return the drawing functions of a game whose views *table* describes: ``picture``, ``render_svg`` and ``render_text``.

    With *told*, which returns an event as a sentence, the picture says what just happened, and ``format_event`` is a function of the game
    too. *told* gets the view after the event, the event, and the names of the players.

    >>> from boardrules import Seat
    >>> from boardrules.authoring import Card, Place, Row, Table, drawn
    >>> pictures = drawn(lambda view, players: Table(title="A game", places=[Place(Seat(0), [Row("Hand", [Card(text="7")])])]))
    >>> print(pictures.render_text(None))
    A game
    <BLANKLINE>
    Player 1
      Hand: 7
    """
    return Drawn(table, told)


@dataclass(frozen=True, slots=True)
class Drawn(Generic[V, E]):
    """The drawing functions of a game: *table* describes its views, *told* its events."""

    table: Described[V]
    told: Callable[[V, E, Naming], str] | None = None

    def render_text(self, view: V, *, translator: Speaker | None = None) -> str:
        """Return the table of *view* as text, a place after another, with the names of *translator*."""
        words = Words(translator)
        return words.text(self.table(view, words.player))

    def format_event(self, view: V, event: E, *, translator: Speaker | None = None) -> str:
        """Return *event* as a sentence with the names of *translator*. Raises LookupError without a function *told*."""
        if self.told is None:
            raise LookupError("no function tells the events: hand one to drawn(table, told)")
        return self.told(view, event, Words(translator).player)

    def render_svg(
        self,
        view: V,
        *,
        targets: tuple[str, ...] = (),
        focus: str | None = None,
        width: int | None = None,
        palette: Palette = "light",
        events: Sequence[E] = (),
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
        events: Sequence[E] = (),
        translator: Speaker | None = None,
    ) -> Picture:
        """Return the table of *view* as a picture of *width* pixels, 720 if it is None; see :meth:`boardrules.Rendering.render_svg`.

        If the table has no ``last`` of its own, the *events* are told there.
        """
        words = Words(translator)
        table = self.table(view, words.player)
        if self.told is not None and not table.last:
            table = replace(table, last=" ".join([self.told(view, event, words.player) for event in events]))
        return _Drawing(table, Anchors(targets, focus), words, max(width or USUAL, NARROWEST)).picture(palette)


class _Drawing:
    """One picture on the way: pieces are added from top to bottom."""

    def __init__(self, table: Table, anchors: Anchors, words: Words, width: int) -> None:
        self.table, self.anchors, self.words, self.width = table, anchors, words, width
        self.large = USUAL_SIZE.times(1.35) if width >= WIDE else USUAL_SIZE
        self.pieces: list[Piece] = []

    def picture(self, palette: Palette) -> Picture:
        table, inner = self.table, self.width - 2 * MARGIN
        y = self.head(inner)
        places = table.in_order()
        while places:
            widths = self.widths(places, inner)
            y = GAP + self.line(places[: len(widths)], widths, y)
            places = places[len(widths) :]
        described = ". ".join(filter(None, (table.status, table.last, *[self.words.place(table, place) for place in table.in_order()])))
        pieces = tuple([Piece(one.key, recolored(one.drawing, palette, SHADES), one.x, one.y) for one in self.pieces])
        ground = GROUND if palette == "light" else SHADES[palette][GROUND]
        role = svg.role_of([piece.drawing for piece in pieces])
        height = round(y - GAP + MARGIN)
        return Picture(Frame(self.width, height, table.title, described, ground, role=role), pieces)

    def add(self, key: str, drawing: str, x: float = 0, y: float = 0) -> None:
        self.pieces.append(Piece(key, drawing, x, y))

    def head(self, inner: float) -> float:
        """Draw the title and the sentences below it, and return where the places begin."""
        table, y = self.table, MARGIN + 22.0
        self.add("title", svg.text(MARGIN, y, fitted(table.title, inner, 18, bold=True), 18, weight=700))
        for name, sentence, weight in (("status", table.status, 700), ("last", table.last, 400)):
            lines = wrapped(sentence, inner, TEXT, bold=weight > 400)
            if lines:
                drawing = "".join([svg.text(MARGIN, y + 20 + 17 * n, line, TEXT, weight=weight) for n, line in enumerate(lines)])
                self.add(name, drawing)
                y += 3 + 17 * len(lines)
        return y + 14

    def widths(self, places: Sequence[Place], inner: float) -> Sequence[float]:
        """Return the widths of the first of *places*, which lie side by side: the middle and the viewer's own if both fit, or rivals."""
        if self.large_in(places[0]):
            if len(places) > 1 and self.large_in(places[1]):
                first, second = [self.natural(place) for place in places[:2]]
                if first + GAP + second <= inner:
                    return first, inner - GAP - first
            return (inner,)
        across = max(1, int((inner + GAP) // (SIDE_BY_SIDE + GAP)))
        shown = min(across, len(places))
        return [(inner - GAP * (shown - 1)) / shown] * shown

    def large_in(self, place: Place) -> bool:
        """Return whether a place is shown large: the middle, and the viewer's own."""
        return place.seat is None or place.seat == self.table.viewer

    def natural(self, place: Place) -> float:
        """Return the width that a place takes if all of its columns lie side by side."""
        heading = 0 if place.seat is None else text_width(self.words.heading(self.table, place.seat), 15, bold=True) + 1
        columns = [max([self.wide(zone, self.size(place, zone)) for _, zone in column]) for column in _columns(place.zones)]
        return 2 * PAD + max(heading, sum(columns) + 2 * GAP * max(len(columns) - 1, 0))

    def line(self, places: Sequence[Place], widths: Sequence[float], top: float) -> float:
        """Draw places side by side with panels of one height, and return their lower edge."""
        left, at, lower, panels = float(MARGIN), len(self.pieces), top, list[tuple[Place, float, float]]()
        for place, width in zip(places, widths, strict=True):
            panels.append((place, left, width))
            lower = max(lower, self.place(place, left, top, width))
            left += width + GAP
        self.pieces[at:at] = [self.panel(place, left, top, width, lower - top) for place, left, width in panels]
        return lower

    def panel(self, place: Place, left: float, top: float, width: float, height: float) -> Piece:
        """Return the panel on which a place lies; its edge shows whose turn it is and who has won."""
        table = self.table
        own = place.seat is not None and place.seat == table.viewer
        edge = svg.rim(to_act=place.seat in table.to_act, winner=place.seat in table.winners, line=LINE)
        panel = f'<rect width="{width:g}" height="{height:g}" rx="10" fill="{OWN if own else PANEL}" {edge}/>'
        if place.anchor is not None:
            title = self.words.say("table-middle") if place.seat is None else self.words.player(place.seat)
            panel = self.anchors.element(place.anchor, panel, title=title, outline=box(0, 0, width, height, rx=10), seat=place.seat)
        return Piece(_named(place.seat), panel, left, top)

    def place(self, place: Place, left: float, top: float, width: float) -> float:
        """Draw what lies at a place, with as many columns side by side as fit, and return its lower edge."""
        x, y, below, right = left + PAD, top + PAD, 0.0, left + width - PAD
        if place.seat is not None:
            marks = self.words.marks(self.table, place.seat)
            room = width - 2 * PAD - text_width(marks, 15, bold=True)
            name = fitted(self.words.player(place.seat), room, 15, bold=True)
            self.add(f"{_named(place.seat)}.name", svg.text(x, y + 13, f"{name}{marks}", 15, weight=700))
            y += 24
        for column in _columns(place.zones):
            sizes = [self.size(place, zone) for _, zone in column]
            wide = max([self.wide(zone, size) for (_, zone), size in zip(column, sizes, strict=True)])
            if x > left + PAD and x + wide > right + 0.01:
                x, y, below = left + PAD, y + below, 0.0
            room, height = min(wide, right - x), 0.0
            for (number, zone), size in zip(column, sizes, strict=True):
                height += self.zone(zone, f"{_named(place.seat)}.{number}", x, y + height, room, size)
            x, below = x + room + 2 * GAP, max(below, height)
        return y + below + PAD - GAP

    def size(self, place: Place, zone: Zone) -> Size:
        """Return the size of the cards of a zone: rivals' cards without a line below their text are small."""
        if self.large_in(place):
            return self.large
        cards = zone.cards if isinstance(zone, Row) else (zone.top,) if isinstance(zone, Pile) else ()
        return USUAL_SIZE if any(card.line and card.text is not None for card in cards) else USUAL_SIZE.times(0.72)

    def wide(self, zone: Zone, size: Size) -> float:
        """Return the width that a zone takes if there is room."""
        match zone:
            case Row(name, cards, spaces):
                return max((len(cards) + spaces) * (size.width + GAP) - GAP, text_width(name, SMALL) + 1)
            case Pile(name, count):
                return max(size.width, text_width(f"{name}: {count}", SMALL) + 1)
            case Track():
                return text_width(self.words.track(zone), TEXT, bold=True) + 16 + dots_width(zone.last)
            case Score(name, value):
                return text_width(f"{name}: {value}", TEXT, bold=True) + 1
            case Note(text):
                return text_width(text, TEXT) + 1
            case _:
                assert_never(zone)

    def zone(self, zone: Zone, key: str, x: float, y: float, width: float, size: Size) -> float:
        """Draw a zone, and return its height with the gap below it."""
        match zone:
            case Row(name, cards, spaces):
                return self.cards(name, [*cards, *[None] * spaces], key, x, y, width, size)
            case Pile(name, count, top):
                return self.cards(f"{name}: {count}", [top if count else None], key, x, y, width, size)
            case Track(_, at, last):
                label = fitted(self.words.track(zone), width, TEXT, bold=True)
                left = text_width(label, TEXT, bold=True) + 10
                self.add(key, svg.text(0, 13, label, TEXT, weight=700) + (dots(at, last, left) if left < width else ""), x, y)
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

    def cards(self, name: str, cards: Sequence[Card | None], key: str, x: float, y: float, width: float, size: Size) -> float:
        """Draw cards and open places below the name of their zone, in lines of *width*, and return their height."""
        self.add(key, svg.text(0, 12, fitted(name, width, SMALL), SMALL, fill=svg.MUTED), x, y)
        across = max(1, int((width + GAP) // (size.width + GAP)))
        for number, card in enumerate(cards):
            line, column = divmod(number, across)
            left, top = x + column * (size.width + GAP), y + 18 + line * (size.height + GAP)
            if card is None:
                self.add(f"{key}.space.{number}", space(size), left, top)
            else:
                self.add(card.key or card.anchor or f"{key}.{number}", self.card(card, size), left, top)
        return 18 + -(-len(cards) // across) * (size.height + GAP)

    def card(self, card: Card, size: Size) -> str:
        drawing, title = face(card, size), self.words.titled(card)
        if card.anchor is None:
            return f"<g><title>{svg.escape(title)}</title>{drawing}</g>"
        return self.anchors.element(card.anchor, drawing, title=title, outline=box(0, 0, size.width, size.height, rx=7))


def _named(seat: Seat | None) -> str:
    """Return the beginning of the keys of a place."""
    return "table" if seat is None else f"seat.{seat}"


def _columns(zones: Sequence[Zone]) -> Sequence[Sequence[tuple[int, Zone]]]:
    """Return zones with their numbers in columns: each one with cards alone, lines of text that follow one another together."""
    columns: list[list[tuple[int, Zone]]] = []
    for number, zone in enumerate(zones):
        if columns and not isinstance(zone, Row | Pile) and not isinstance(columns[-1][-1][1], Row | Pile):
            columns[-1].append((number, zone))
        else:
            columns.append([(number, zone)])
    return columns
