"""Laying out a position by choosing: which places a Setup of each game has, what lies there, as a line of text, and what may be laid there.

A place is found by the thing in the picture that is pointed at, or picked from a list. Its line is what a Setup says of it in names, such
as ``Knight / 3``; nothing is checked here: the library says what is wrong with a position, and where. What a page says of a place are
English sentences here, with what fills them in: the page has them in its own language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final, Protocol, TypeAlias

import msgspec
from beginning import Setup
from case import Case, read
from msgspec import Raw, Struct
from naming import Names, Pieces, Stacks, Units, kept, listed, parted, short

from boardrules import BoardRulesError, CardFacts, Translator, chibitactics, pixel_tactics

__all__ = ["Place", "at", "put"]

Title: TypeAlias = tuple[str, dict[str, str | int]]
"""A sentence, and what fills it in."""

Thing: TypeAlias = tuple[str, str]
"""What may lie somewhere: its id and its name, with the player whose it is, if that matters."""

NUMBER: Final = re.compile(r"-?\d+")
WHO: Final = "the name of a player"
"""How a place is written that a Setup gives as the number of a seat."""


class Place(Struct):
    """A place: its id and name, the line that lies there, how lines are written, and cards to choose from.

    ``marks``: the thing in the picture that says more of what lies there than the line, "" if the line says all.
    """

    id: str
    title: Title
    line: str
    how: Title
    things: list[Thing]
    marks: str = ""


class Layout(Protocol):
    """The places of a game."""

    def listed(self, setup: Setup) -> list[Place]:
        """Return the places to pick from a list."""
        ...  # pragma: no cover

    def at(self, setup: Setup, anchor: str) -> Place | None:
        """Return the place of a thing in the picture."""
        ...  # pragma: no cover

    def put(self, setup: Setup, place: str, line: str) -> None:
        """Change *setup*: this line is what lies at the place; an empty one clears it. Raises ValueError."""
        ...  # pragma: no cover


def _line(value: object) -> str:
    """Return what lies somewhere as a line: its text, or JSON of what has no short form."""
    return value if isinstance(value, str) else "" if value is None else msgspec.json.encode(value).decode()


def _value(line: str) -> Any:
    return msgspec.json.decode(line) if line[:1] in {"[", "{"} else line


def _set(setup: Setup, name: str, value: object) -> None:
    """Set a field, or take it away with what stands for nothing."""
    if value in ("", None, []):
        setup.pop(name, None)
    else:
        setup[name] = value


def _numbers(setup: Setup, names: dict[str, tuple[str, str]], players: list[str]) -> list[Place]:
    """Return the places of numbers; a seat is written as the name of its player."""
    found: list[Place] = []
    for name, (title, how) in names.items():
        value = setup.get(name)
        line = players[value] if how == WHO and isinstance(value, int) and 0 <= value < len(players) else _line(value)
        found.append(Place(name, (title, {}), line, (how, {}), [(player, player) for player in players] if how == WHO else []))
    return found


def _named(cards: Iterable[CardFacts], words: Translator) -> list[Thing]:
    """Cards by their names, under the ids of the cards themselves: ``set_1/knight/hero`` is a side of ``knight``."""
    found = {card.id.split("/")[1] if "/" in card.id else card.id: words.card(card.id) for card in cards}
    return sorted(found.items(), key=lambda one: one[1].casefold())


def _players(played: Any, words: Translator) -> list[str]:
    return [words.player(seat) for seat in range(played.SPEC.seats[1])]


def _of_players(things: list[Thing], players: list[str]) -> list[Thing]:
    """Return *things*, and once more for each seat: a card of another one, such as ``1.knight``, has its player's name."""
    return [*things, *((f"{seat}.{id}", f"{name} ({player})") for seat, player in enumerate(players) for id, name in things)]


def _put_number(setup: Setup, name: str, line: str, how: str, players: list[str]) -> None:
    if how == WHO and line:
        known = [player.casefold() for player in players]
        if line.casefold() not in known:
            raise ValueError("the name of a player is written here")
        return _set(setup, name, known.index(line.casefold()))
    if line and not NUMBER.fullmatch(line):
        raise ValueError("a number is written here")
    return _set(setup, name, int(line) if line else None)


class PixelTactics:
    """Slots of units and reserves, hands, known cards on decks, discard piles, and the clock."""

    SLOTS = tuple(row + column for row in "VFRS" for column in "123")
    PILES: Final = {
        "hand": ("hand", "{player}: hand", "names, with a semicolon between them"),
        "deck": ("top", "{player}: top of the deck", "names, with a semicolon between them, the top one first"),
        "discard": ("discard", "{player}: discard pile", "names, with a semicolon between them"),
    }
    NUMBERS: Final = {
        "round": ("Round", "a number; in the first round there is a ceasefire"),
        "wave": ("Wave", "0 vanguard, 1 flank, 2 rear"),
        "first": ("Who began the wave", WHO),
        "turn": ("Turns taken in this wave", "a number"),
        "actions": ("Actions left in this turn", "a number"),
    }

    def __init__(self, played: Any, setup: Setup, words: Translator) -> None:
        spec = played.SPEC
        sets = (setup.get("options") or {}).get("cards") or ([spec.pack.id] if spec.pack else [known.id for known in pixel_tactics.SETS])
        cards = [card for card in spec.cards if card.id.partition("/")[0] in sets]
        self.things, leaders = (_named([card for card in cards if card.id.endswith(side)], words) for side in ("/hero", "/leader"))
        self.players = _players(played, words)
        self.names = Names(_of_players(self.things, self.players))
        self.pieces = Pieces(self.names, Names(_of_players(leaders, self.players)), words)

    def _place(self, setup: Setup, id: str) -> Place:
        players: list[Setup] = setup.get("players", [])
        number, _, what = id.partition(".")
        seat = int(number)
        player = players[seat] if seat < len(players) else {}
        if what in self.PILES:
            name, title, how = self.PILES[what]
            line = listed([short(seat, card) for card in player.get(name, [])], self.names.name)
            return Place(id, (title, {"player": self.players[seat]}), line, (how, {}), self.things)
        laid = dict(player.get("reserve" if what[0] == "S" else "unit", [])).get(what)
        line, marks = self.pieces.said(short(seat, laid)), id if isinstance(laid, list) else ""
        return Place(id, ("{player}: {slot}", {"player": self.players[seat], "slot": what}), line, self._how(what), self.things, marks)

    def _how(self, slot: str) -> Title:
        """Return how the line of a slot is written, shown by one of the cards."""
        card = next((id for id, _ in self.things if id == "knight"), self.things[0][0])
        one, two, three, four = (self.pieces.said(line) for line in (card, f"{card}/3", f"corpse:{card}", f"leader:{card}/3"))
        if slot[0] == "S":
            return "{one}, or {two} with tokens", {"one": one, "two": two}
        return "{one}, {two} with damage, {three}, {four}", {"one": one, "two": two, "three": three, "four": four}

    def listed(self, setup: Setup) -> list[Place]:
        seats = range(min(max(2, len(setup.get("players", []))), len(self.players)))
        ids = [f"{seat}.{what}" for seat in seats for what in (*self.SLOTS, *self.PILES)]
        return [*(self._place(setup, id) for id in ids), *_numbers(setup, self.NUMBERS, self.players)]

    def at(self, setup: Setup, anchor: str) -> Place | None:
        what, _, rest = anchor.partition(".")
        if what in {"seat", "card"}:
            return self._place(setup, f"{rest.partition('.')[0]}.hand")
        if what in self.PILES:
            return self._place(setup, f"{rest}.{what}")
        return self._place(setup, anchor) if what.isdecimal() and rest in self.SLOTS else None

    def put(self, setup: Setup, place: str, line: str) -> None:
        if place in self.NUMBERS:
            return _put_number(setup, place, line, self.NUMBERS[place][1], self.players)
        number, _, what = place.partition(".")
        seat = int(number)
        players: list[Setup] = setup.setdefault("players", [])
        players += [{} for _ in range(seat + 1 - len(players))]
        if what in self.PILES:
            pile = self.PILES[what][0]
            before = {short(seat, card): card for card in players[seat].get(pile, [])}
            return _set(players[seat], pile, [before.get(card, card) for card in parted(line, self.names)])
        name = "reserve" if what[0] == "S" else "unit"
        before = dict(players[seat].get(name, []))
        laid = [[slot, card] for slot, card in before.items() if slot != what]
        card = _value(self.pieces.meant(line))
        return _set(
            players[seat], name, [*laid, [what, kept(seat, before.get(what), card) if isinstance(card, str) else card]] if line else laid
        )


PLAIN: Final = frozenset({"id", "cell", "wounded"})
"""The fields of a unit that its line says."""


class Chibitactics:
    """Cells with units, and the clock."""

    HOW: Final = "{one}, or {two}"
    NUMBERS: Final = {
        "round": ("Round", "a number"),
        "first": ("Who begins the round", WHO),
        "turn": ("Whose turn it is", WHO),
    }

    def __init__(self, played: Any, setup: Setup, words: Translator) -> None:
        self.players = _players(played, words)
        pack: chibitactics.Pack = played.SPEC.pack or chibitactics.STARTER
        units: list[Thing] = [
            (f"{unit.id}-{seat}", f"{words.card(unit.id)} ({self.players[seat]})")
            for seat in (0, 1)
            for each in pack.factions
            for unit in each.units
        ]
        self.things = [*units, *_known(pack.savages, words)]
        creatures = [self._creature(unit["id"], words) for unit in setup.get("units", []) if unit["id"].count("-") > 1]
        self.events, self.units = _known(pack.events, words), Units(Names([*self.things, *creatures]), words)
        self.event_names = Names(self.events)

    def _creature(self, token: str, words: Translator) -> Thing:
        """Return a creature that was summoned, by its name, its player and its number."""
        card, seat, number = token.rsplit("-", 2)
        return token, f"{words.card(card)} ({self.players[int(seat)]}) {int(number) + 1}"

    def _cell(self, setup: Setup, cell: str) -> Place:
        at = [int(number) for number in cell.split(",")]
        unit = next((unit for unit in setup.get("units", []) if unit["cell"] == at), None)
        said = "" if unit is None else f"{unit['id']}{' wounded' if unit.get('wounded') else ''}"
        marks = "" if unit is None or unit.keys() <= PLAIN else f"unit.{unit['id']}"
        first = self.things[0][0]
        how: Title = self.HOW, {"one": self.units.said(first), "two": self.units.said(f"{first} wounded")}
        title: Title = "Cell {cell}", {"cell": chibitactics.cell_name(chibitactics.Cell(*at))}
        return Place(f"cell.{cell}", title, self.units.said(said), how, self.things, marks)

    def listed(self, setup: Setup) -> list[Place]:
        cells = [self._cell(setup, ",".join(map(str, unit["cell"]))) for unit in setup.get("units", [])]
        line = self.event_names.name(_line(setup.get("event")))
        event = Place("event", ("Event in force", {}), line, ("the name of an event", {}), self.events)
        return [*cells, event, *_numbers(setup, self.NUMBERS, self.players)]

    def at(self, setup: Setup, anchor: str) -> Place | None:
        what, _, rest = anchor.partition(".")
        if what == "cell":
            return self._cell(setup, rest)
        token = rest.partition(".")[0]
        unit = next((unit for unit in setup.get("units", []) if unit["id"] == token), None)
        return None if unit is None or what not in {"unit", "skill"} else self._cell(setup, ",".join(map(str, unit["cell"])))

    def put(self, setup: Setup, place: str, line: str) -> None:
        if place in self.NUMBERS:
            return _put_number(setup, place, line, self.NUMBERS[place][1], self.players)
        if place == "event":
            return _set(setup, "event", self.event_names.id(line))
        line = self.units.meant(line)
        cell = [int(number) for number in place.removeprefix("cell.").split(",")]
        units = [unit for unit in setup.get("units", []) if unit["cell"] != cell]
        if line:
            unit: Setup = msgspec.json.decode(line) if line.startswith("{") else {"id": line.split(maxsplit=1)[0]}
            before: Setup = next((known for known in setup.get("units", []) if known["id"] == unit["id"]), {})
            more = {} if line.startswith("{") else {name: value for name, value in before.items() if name not in PLAIN}
            units = [known for known in units if known["id"] != unit["id"]]  # one that stood elsewhere has moved here
            wounded = {"wounded": True} if line.split()[1:] == ["wounded"] else {}
            units.append({**unit, "cell": cell, **wounded, **more})
        return _set(setup, "units", units)


def _known(cards: Iterable[Any], words: Translator) -> list[Thing]:
    return [(card.id, words.card(card.id)) for card in cards]


class Pixies:
    """Cells of areas, the cards on the table, and whose turn it is."""

    NUMBERS: Final = {
        "round": ("Round", "a number from 1 to 3"),
        "first": ("Who starts the turn", WHO),
        "picks": ("Cards taken in this turn", "a number"),
    }

    def __init__(self, played: Any, setup: Setup, words: Translator) -> None:  # noqa: ARG002  (as of every layout)
        self.things, self.players = _named(played.SPEC.cards, words), _players(played, words)
        self.names = Names(self.things)
        self.stacks = Stacks(self.names)

    def _cell(self, setup: Setup, id: str) -> Place:
        seat, number = map(int, id.split("."))
        areas = setup.get("areas", [])
        cells = dict(areas[seat] or []) if seat < len(areas) else {}
        one, two, three = (self.stacks.said(line) for line in ("B4_C", "(B4_C)", "B4_C/B4_0"))
        how: Title = "{one} face up, {two} face down, {three} one upon another", {"one": one, "two": two, "three": three}
        title: Title = "{player}: cell {cell}", {"player": self.players[seat], "cell": number}
        return Place(id, title, self.stacks.said(_line(cells.get(number))), how, self.things)

    def _table(self, setup: Setup) -> Place:
        line = listed(setup.get("table", []), self.names.name)
        return Place("table", ("Table", {}), line, ("names, with a semicolon between them", {}), self.things)

    def listed(self, setup: Setup) -> list[Place]:
        seats: int = (setup.get("options") or {}).get("seats", 3)
        cells = [self._cell(setup, f"{seat}.{number}") for seat in range(min(seats, len(self.players))) for number in range(1, 10)]
        return [self._table(setup), *cells, *_numbers(setup, self.NUMBERS, self.players)]

    def at(self, setup: Setup, anchor: str) -> Place | None:
        if anchor.startswith("card."):
            return self._table(setup)
        return self._cell(setup, anchor) if re.fullmatch(r"\d\.\d", anchor) else None

    def put(self, setup: Setup, place: str, line: str) -> None:
        if place in self.NUMBERS:
            return _put_number(setup, place, line, self.NUMBERS[place][1], self.players)
        if place == "table":
            return _set(setup, "table", parted(line, self.names))
        seat, number = map(int, place.split("."))
        areas: list[Any] = setup.setdefault("areas", [])
        areas += [None] * (seat + 1 - len(areas))
        cells = [cell for cell in areas[seat] or [] if cell[0] != number]
        areas[seat] = sorted([*cells, [number, self.stacks.meant(line)]] if line else cells) or None
        return None


LAYOUTS: Final[dict[str, type[PixelTactics | Chibitactics | Pixies]]] = {
    "pixel_tactics": PixelTactics,
    "chibitactics": Chibitactics,
    "pixies": Pixies,
}


def _opened(case: Raw) -> tuple[Case, Layout, Setup]:
    asked = read(case)
    layout = LAYOUTS.get(asked.game)
    if layout is None:
        raise BoardRulesError(f"a position of {asked.game} is laid out by text")
    setup = msgspec.json.decode(asked.position)
    if not isinstance(setup, dict):
        raise BoardRulesError("a position is an object")
    played = asked.played
    return asked, layout(played, setup, asked.words), setup


def at(case: Raw, anchor: Raw) -> list[Place]:
    """Return the place of a thing in the picture, if it has one; of ``""`` all places to pick from a list. Raises BoardRulesError."""
    _, layout, setup = _opened(case)
    wanted: str = msgspec.json.decode(anchor)
    if not wanted:
        return layout.listed(setup)
    found = layout.at(setup, wanted)
    return [] if found is None else [found]


def put(case: Raw, place: Raw, line: Raw) -> Setup:
    """Return the position with a line laid at a place. Raises BoardRulesError."""
    _, layout, setup = _opened(case)
    try:
        layout.put(setup, msgspec.json.decode(place), msgspec.json.decode(line).strip())
    except (msgspec.MsgspecError, ValueError, LookupError, TypeError) as error:
        raise BoardRulesError(str(error)) from None
    return setup
