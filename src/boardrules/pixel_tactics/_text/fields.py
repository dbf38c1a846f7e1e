"""Kinds of fields: how slots, texts and answers are written, read, named in labels, pointed at and numbered."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from typing import Final, TypeAlias, TypeVar

from typing_extensions import override

from boardrules.numbering import Domain
from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._engine.slots import ALL_AREAS, SLOT_INDEX, area_name
from boardrules.pixel_tactics._text import anchors as at
from boardrules.pixel_tactics._text import words as w
from boardrules.pixel_tactics._text.domains import Pool
from boardrules.pixel_tactics._text.names import Scene, area, place
from boardrules.pixel_tactics.language import ChooseTrait, CopySpell, Rearrange
from boardrules.toolkit.notation import Line, number
from boardrules.toolkit.vocabulary import FieldKind, Params
from boardrules.values import Seat, is_tuple

T = TypeVar("T")

LEADS: Final[t.Slot] = "F2"
AREAS: Final = {area_name(one).lower(): one for one in ALL_AREAS}
WORDS: Final = {
    "yes": "yes",
    "hand": "mode-hand",
    "discard": "mode-discard",
    "top": "mode-top",
    "bottom": "mode-bottom",
    "deck": "row-deck",
}
"""The labels of answers that are one word each."""

TEXT: Final = re.compile(r"[a-z][a-z0-9_-]*\.[vfrl]\d?")
"""The id of a text: the card, and the box that it is printed in."""

Mode: TypeAlias = t.AreaOption | t.ModeOption


def text_of(text: str) -> tuple[str, str, int]:
    """Return the card, the box and the number of a text: of ``knight.V2`` ``knight``, ``V`` and 2, of ``V`` an empty name and 1."""
    name, _, box = text.rpartition(".")
    return name, box[:1], int(box[1:] or 1)


def trigger_of(mode: str) -> tuple[str, str, int]:
    """Return the card whose text waits, the card that it is about, if any, and which of several such texts it is, from 1."""
    names = mode.rstrip("+")
    source, _, about = names.partition(":")
    return source, about, 1 + len(mode) - len(names)


def _read_text(word: str) -> str:
    """Return the text that *word* names: a row, or a text of another card in full: ``supervillain.V``."""
    card, dot, row = word.rpartition(".")
    return f"{card}{dot}{row.upper()}"


def _texts(scene: Scene, spot: t.Spot, usual: str, words: Sequence[str]) -> tuple[str, ...]:
    """Return the text that a word names; without a word the *usual* one of a card, or all that it has if that is not among them."""
    if words:
        return (_read_text(words[0]),)
    found = scene.acts(spot)
    return found if found and usual not in found else (usual,)


def _nth(n: int) -> Params:
    return () if n == 1 else (("n", n),)


class Kind(FieldKind[Scene, Pool, T]):
    """A kind of which *numbered* finds the domain among what the actions of a seat can name; luck needs none. Slots are pointed at."""

    def __init__(self, numbered: Callable[[Pool], Domain[T]] | None = None) -> None:
        self._numbered = numbered

    @override
    def domain(self, game: Pool, by: Seat) -> Domain[T]:
        return super().domain(game, by) if self._numbered is None else self._numbered(game)

    @override
    def anchors(self, scene: Scene, by: Seat, value: T) -> tuple[str, ...]:
        spots = value if is_tuple(value) else (value,)
        return tuple([at.slot_anchor(spot.seat, spot.slot) for spot in spots if isinstance(spot, t.Spot)])


# ---------------------------------------------------------------------------------------------------------------------------------- slots
class Slot(Kind[t.Spot]):
    """A slot, or the card that stands there: in one's own unit, or *anywhere*."""

    def __init__(self, numbered: Callable[[Pool], Domain[t.Spot]], *, anywhere: bool = False) -> None:
        super().__init__(numbered)
        self._anywhere = anywhere

    @override
    def write(self, scene: Scene, by: Seat, value: t.Spot) -> str:
        return w.write_slot(by, value)

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[t.Spot]:
        return w.read_spots(scene, line, words[0], None if self._anywhere else line.by)

    @override
    def params(self, scene: Scene, by: Seat, value: t.Spot) -> Params:
        if self._anywhere and (isinstance(scene.asking, Rearrange) or scene.piece(value) is None):
            return (("place", place(by, value)),)
        return (("piece", scene.standing(by, value)),)


class InReserve(Slot):
    """A slot of a reserve."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[t.Spot]:
        return (w.read_slot(words[0], line.by),)

    @override
    def params(self, scene: Scene, by: Seat, value: t.Spot) -> Params:
        return (("place", place(by, value)),)


class Pair(Kind[tuple[t.Spot, t.Spot]]):
    """Two slots; the second may be left out where only one fits."""

    most = 2

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[t.Spot, t.Spot]) -> str:
        return " ".join([w.write_slot(by, spot) for spot in value])

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Spot, t.Spot]]:
        spots = w.read_spots(scene, line, words[0], line.by)
        found = [(spot, other) for spot in spots for other in self.others(scene, line, spot, words[1:])]
        if not found:
            raise line.missing(words)
        return found

    def others(self, scene: Scene, line: Line, spot: t.Spot, words: Sequence[str]) -> list[t.Spot]:  # noqa: ARG002  (of Swap)
        """Return the second slots that may be meant with the first: the empty ones."""
        return [w.read_slot(word, line.by) for word in words] or w.empty_slots(scene.view, line.by)

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Spot, t.Spot]) -> Params:
        return ("piece", scene.standing(by, value[0])), ("place", place(by, value[1]))


class Swap(Pair):
    """Two slots whose cards are swapped, in the order of slots."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Spot, t.Spot]]:
        for pair in super().read(scene, line, words):
            first, second = sorted(pair, key=lambda spot: (spot.seat, SLOT_INDEX[spot.slot]))
            yield first, second

    @override
    def others(self, scene: Scene, line: Line, spot: t.Spot, words: Sequence[str]) -> list[t.Spot]:
        """Return the second slots that may be meant with the first: those of other cards but the leader."""
        if words:
            return w.read_spots(scene, line, words[0], line.by)
        return [other for other in w.pieces(scene.view, spot.seat) if other != spot]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Spot, t.Spot]) -> Params:
        return ("piece", scene.standing(by, value[0])), ("other", scene.standing(by, value[1]))


class Aim(Kind[tuple[t.Spot, t.Spot | None]]):
    """An attacker and its target: ``V1 > F2``, or ``V1 >`` where the target is not the attacker's to choose."""

    fewest = 0
    most = sys.maxsize  # marks are not counted

    def __init__(self, attack: t.AttackKind) -> None:
        super().__init__()
        self._attack: t.AttackKind = attack

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[t.Spot, t.Spot | None]) -> str:
        attacker, target = value
        return f"{w.write_slot(by, attacker)}>{'' if target is None else w.write_slot(w.other_seat(scene.view, by), target)}"

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Spot, t.Spot | None]]:
        named = [word for word in words if word != ">"]
        line.count(1, 2, named)
        view, seats = scene.view, w.across(scene.view, line.by)
        if len(named) == 2:
            targets: list[t.Spot | None] = [*w.read_spots(scene, line, named[1], w.other_seat(view, line.by), seats)]
        else:
            targets = [None] if ">" in words else [spot for seat in seats for spot in w.fronts(view, seat, self._attack)]
        if not targets:
            raise line.missing(named)
        return product(w.read_spots(scene, line, named[0], line.by), targets)

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Spot, t.Spot | None]) -> Params:
        attacker, target = value
        aimed = () if target is None else (("target", scene.standing(by, target, told=scene.several)),)
        return ("attacker", scene.attacker(by, attacker)), *aimed


# ---------------------------------------------------------------------------------------------------------------------------------- texts
class Spell(Kind[tuple[t.Spot, str]]):
    """A hero and the text that it casts, which need not be said if it is that of its row."""

    most = 2

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[t.Spot, str]) -> str:
        caster, text = value
        return w.write_slot(by, caster) if text == caster.slot[0] else f"{w.write_slot(by, caster)} {text}"

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Spot, str]]:
        spots = w.read_spots(scene, line, words[0], line.by)
        return [(spot, text) for spot in spots for text in _texts(scene, spot, spot.slot[0], words[1:])]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Spot, str]) -> Params:
        name, box, n = text_of(value[1])
        of = (("name", scene.named(name)),) if name else ()
        return ("piece", scene.standing(by, value[0])), ("box", box), *of, *_nth(n)


class OwnAction(Spell):
    """A leader and an action of its own; neither need be said of a seat's one leader with one such action."""

    fewest = 0

    @override
    def write(self, scene: Scene, by: Seat, value: tuple[t.Spot, str]) -> str:
        leader, text = value
        if leader == t.Spot(by, LEADS):
            return "" if text == "L" else text
        return f"{text} {w.write_slot(by, leader)}"

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[tuple[t.Spot, str]]:
        spots = w.read_spots(scene, line, words[1], line.by) if len(words) > 1 else [t.Spot(line.by, LEADS)]
        return [(spot, text) for spot in spots for text in _texts(scene, spot, "L", words[:1])]

    @override
    def params(self, scene: Scene, by: Seat, value: tuple[t.Spot, str]) -> Params:
        return _nth(text_of(value[1])[2])


# -------------------------------------------------------------------------------------------------------------------------------- answers
class Player(Kind[Seat]):
    """A player, written by the number of the seat."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[Seat]:
        return (w.read_seat(words[0]),)

    @override
    def params(self, scene: Scene, by: Seat, value: Seat) -> Params:
        return (("seat", value),)

    @override
    def anchors(self, scene: Scene, by: Seat, value: Seat) -> tuple[str, ...]:
        return (at.seat_anchor(value),)


class Amount(Kind[int]):
    """An amount, written as a number from 0."""

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[int]:
        return (number(words[0], "none", 0, 10_000),)

    @override
    def params(self, scene: Scene, by: Seat, value: int) -> Params:
        return (("n", value),)


class Alternative(Kind[Mode]):
    """An area, or one of several alternatives: a word, a text of a card, or a card whose text waits."""

    @override
    def has(self, value: object) -> bool:
        return isinstance(value, t.AreaOption | t.ModeOption)

    @override
    def write(self, scene: Scene, by: Seat, value: Mode) -> str:
        return area_name(value.area) if isinstance(value, t.AreaOption) else value.mode

    @override
    def read(self, scene: Scene, line: Line, words: Sequence[str]) -> Iterable[Mode]:
        word = words[0]
        if word in AREAS:
            return (t.AreaOption(AREAS[word]),)
        return (t.ModeOption(_read_text(word) if TEXT.fullmatch(word) else word),)

    @override
    def params(self, scene: Scene, by: Seat, value: Mode) -> Params:
        if isinstance(value, t.AreaOption):
            trait = isinstance(scene.asking, ChooseTrait)
            return (("box", value.area.shape),) if trait else (("area", area(by, value.area)),)
        if isinstance(scene.asking, CopySpell):
            name, box, n = text_of(value.mode)
            return ("box", box), ("name", scene.named(name)), *_nth(n)
        if value.mode == "yes":
            return (("does", scene.does),)
        if value.mode in WORDS:
            return ()
        if "." not in value.mode:
            return (("mode", value.mode),)
        source, about, n = trigger_of(value.mode)
        return ("whom", scene.whom(by, source)), *((("about", scene.whom(by, about)),) if about else ()), *_nth(n)

    @override
    def anchors(self, scene: Scene, by: Seat, value: Mode) -> tuple[str, ...]:
        if isinstance(value, t.ModeOption):
            deck = value.mode == "deck"
            return (at.deck_anchor(None),) if deck else at.standing_card(scene.view, trigger_of(value.mode)[0])
        if isinstance(scene.asking, ChooseTrait):
            return ()
        return (at.area_anchor(by if value.area.seat is None else value.area.seat, value.area.shape),)
