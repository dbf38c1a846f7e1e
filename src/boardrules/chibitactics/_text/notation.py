"""Actions and events of Chibitactics as short text, and back.

``move ansel-0 3,2`` · ``use ansel-0 blade moss-1`` · ``use nub-1 spores 4,2`` · ``finish ort-1 gnaw`` · ``cancel nub-1 veil 4,2`` ·
``trophy moss-1 ansel-0 substance moss-1`` · ``give nub-1 moss-1 ansel-0`` · ``ability nub-1 rind-1`` · ``end`` · ``way 4,2 5,2`` ·
``target moss-1`` · ``attack bite`` · ``faction humans`` · ``pick ansel-0`` · ``deploy ansel-0 1,1`` · luck: ``roll 4``, ``open marsh``,
``event fog``, ``savage gnaw``.

A unit may be cut short while one unit only fits. An action by a seat that is not the one to act is written with its seat in front: ``1:
end``; while squads are picked the seat is always written.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.chibitactics._types.actions import (
    Action,
    Cancel,
    Choose,
    Deploy,
    DrawEvent,
    DrawSavage,
    EndTurn,
    Finish,
    GiveTrophy,
    MoveUnit,
    Open,
    PickFaction,
    PickUnit,
    Roll,
    UseFaction,
    UseSkill,
    UseTrophy,
)
from boardrules.chibitactics._types.stack import Choice, Option, PathOption, SkillOption, UnitOption
from boardrules.chibitactics._types.state import View
from boardrules.chibitactics._types.values import Cell, Side, Target
from boardrules.errors import AmbiguousNotation, ParseError
from boardrules.values import CHANCE, Seat

__all__ = ["format_action", "parse_action"]

FORMS: Final[dict[str, str]] = {
    "faction": "faction FACTION",
    "pick": "pick UNIT",
    "deploy": "deploy UNIT Q,R",
    "move": "move UNIT Q,R",
    "use": "use UNIT SKILL TARGET",
    "finish": "finish UNIT TARGET",
    "cancel": "cancel UNIT SKILL TARGET",
    "trophy": "trophy UNIT CARD substance|totem TARGET",
    "give": "give UNIT UNIT CARD",
    "ability": "ability UNIT [CARD]",
    "end": "end",
    "way": "way Q,R ...",
    "target": "target UNIT",
    "attack": "attack SKILL",
    "roll": "roll NUMBER",
    "open": "open SEGMENT",
    "event": "event EVENT",
    "savage": "savage SAVAGE",
}
LUCK: Final = frozenset({"roll", "open", "event", "savage"})
NOTHING: Final = "?"
"""A unit that is not shown."""


def _usual(view: View) -> Seat | None:
    """Whose action a text without a seat is; while several seats pick the viewer's, or None if it has picked or is a spectator."""
    if view.stack:
        top = view.stack[-1]
        return top.seat if isinstance(top, Choice) else CHANCE
    if view.phase == "squad" and view.viewer is not None and len(view.squads[view.viewer]) < view.options.squad_size:
        return view.viewer
    return view.turn


def format_action(view: View, action: Action) -> str:
    """*action* in short notation, distinct for distinct actions."""
    text = _text(action)
    usual = CHANCE if text.partition(" ")[0] in LUCK else _usual(view)
    return text if action.by == usual else f"{action.by}: {text}"


def _at(target: Target) -> str:
    return target or NOTHING if isinstance(target, str) else f"{target.q},{target.r}"


def _text(action: Action) -> str:
    match action:
        case PickFaction():
            return f"faction {action.faction}"
        case PickUnit():
            return f"pick {action.unit or NOTHING}"
        case Deploy():
            return f"deploy {action.unit} {_at(action.cell)}"
        case MoveUnit():
            return f"move {action.unit} {_at(action.to)}"
        case UseSkill():
            return f"use {action.unit} {action.skill} {_at(action.target)}"
        case Finish():
            return f"finish {action.unit} {action.target}"
        case Cancel():
            return f"cancel {action.unit} {action.skill} {_at(action.target)}"
        case UseTrophy():
            return f"trophy {action.unit} {action.card} {action.side} {_at(action.target)}"
        case GiveTrophy():
            return f"give {action.unit} {action.to} {action.card}"
        case UseFaction():
            return f"ability {action.unit} {action.card}".rstrip()
        case EndTurn():
            return "end"
        case Choose():
            return _option(action.option)
        case Roll():
            return f"roll {action.value}"
        case Open():
            return f"open {action.segment}"
        case DrawEvent():
            return f"event {action.event}"
        case DrawSavage():
            return f"savage {action.savage}"
        case _:
            assert_never(action)


def _option(option: Option) -> str:
    match option:
        case PathOption():
            return " ".join(["way", *(_at(cell) for cell in option.path)])
        case UnitOption():
            return f"target {option.unit}"
        case SkillOption():
            return f"attack {option.skill}"
        case _:
            assert_never(option)


def parse_action(catalogue: Catalogue, view: View, text: str) -> Action:
    """The action that *text* means in *view*; the game's ``check`` says whether it is legal.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if a word fits several units; its ``candidates`` are the words to choose from.
    """
    head, colon, tail = text.partition(":")
    words = (tail if colon else text).split()
    if not words:
        raise ParseError(f"an empty line is no action; an action is written {_forms()}")
    verb, *rest = words
    verb = verb.lower()
    if verb not in FORMS:
        raise ParseError(f"{verb!r} is no action; an action is written {_forms()}")
    by = _seat(head) if colon else CHANCE if verb in LUCK else _usual(view)
    if by is None:
        raise AmbiguousNotation("several seats are to act", tuple(f"{seat}: {text.strip()}" for seat in range(view.options.seats)))
    return _Reader(catalogue, view, verb, rest).action(Seat(by))


def _forms() -> str:
    return "; ".join(FORMS.values())


def _seat(word: str) -> int:
    return _number(word.strip(), "a seat", -1, 5)


def _number(word: str, what: str, low: int, high: int) -> int:
    try:
        number = int(word)
    except ValueError:
        number = low - 1
    if not low <= number <= high:
        raise ParseError(f"{word!r} is not {what}: a number from {low} to {high}")
    return number


class _Reader:
    """Reads the words of one line, of which the first, *verb*, is known."""

    def __init__(self, catalogue: Catalogue, view: View, verb: str, words: list[str]) -> None:
        self.catalogue = catalogue
        self.view = view
        self.verb = verb
        self.words = words

    def _count(self, least: int, most: int) -> None:
        form = FORMS[self.verb]
        if len(self.words) < least:
            raise ParseError(f"something is missing: {form}")
        if len(self.words) > most:
            raise ParseError(f"{self.words[most]!r} is one word too many: {form}")

    def action(self, by: Seat) -> Action:
        """The action by *by*."""
        words, verb = self.words, self.verb
        match verb:
            case "end":
                self._count(0, 0)
                return EndTurn(by)
            case "roll":
                self._count(1, 1)
                return Roll(by, _number(words[0], "a face of the die", 1, 6))
            case "way":
                self._count(1, 64)
                return Choose(by, PathOption(tuple(self.cell(word) for word in words)))
            case "target":
                self._count(1, 1)
                return Choose(by, UnitOption(self.unit(words[0])))
            case "attack":
                self._count(1, 1)
                return Choose(by, SkillOption(words[0]))
            case "open":
                return Open(by, self.one(self.view.segments))
            case "event":
                return DrawEvent(by, self.one(self.view.events))
            case "savage":
                return DrawSavage(by, self.one(self.view.savages))
            case "faction":
                return PickFaction(by, self.one(tuple(self.catalogue.factions)))
            case "pick":
                deck = self.view.decks[by] if 0 <= by < len(self.view.decks) else ()
                return PickUnit(by, self.one(deck))
            case "deploy" | "move":
                self._count(2, 2)
                unit, cell = self.actor(by), self.cell(words[1])
                return Deploy(by, unit, cell) if verb == "deploy" else MoveUnit(by, unit, cell)
            case "use" | "cancel":
                self._count(3, 3)
                unit, target = self.actor(by), self.target(words[2])
                return UseSkill(by, unit, words[1], target) if verb == "use" else Cancel(by, unit, words[1], target)
            case "finish":
                self._count(2, 2)
                return Finish(by, self.actor(by), self.unit(words[1]))
            case "trophy":
                self._count(4, 4)
                unit = self.actor(by)
                return UseTrophy(by, unit, self.trophy(unit, words[1]), self.side(words[2]), self.target(words[3]))
            case "give":
                self._count(3, 3)
                unit = self.actor(by)
                return GiveTrophy(by, unit, self.unit(words[1]), self.trophy(unit, words[2]))
            case _:
                self._count(1, 2)
                deck = self.view.decks[by] if 0 <= by < len(self.view.decks) else ()
                return UseFaction(by, self.actor(by), self.fit(words[1], deck) if len(words) > 1 else "")

    def one(self, known: Iterable[str]) -> str:
        """The one word there is, among *known*."""
        self._count(1, 1)
        return self.fit(self.words[0], known)

    def fit(self, word: str, known: Iterable[str]) -> str:
        """The one of *known* that *word* is or begins; a full word that is none of them is left to ``check``."""
        if word == NOTHING:
            return ""
        names = tuple(known)
        if word in names:
            return word
        found = tuple(name for name in names if name.startswith(word))
        if len(found) > 1:
            raise AmbiguousNotation(f"{word!r} begins several names", found)
        return found[0] if found else word

    def unit(self, word: str) -> str:
        """A unit on the board, or beside it."""
        return self.fit(word, [unit.id for unit in self.view.units])

    def actor(self, by: Seat) -> str:
        """The unit that is told to do something, the first word: one of *by*'s squad, if the word fits there."""
        word = self.words[0]
        own = [unit.id for unit in self.view.units if unit.seat == by and unit.id.startswith(word)]
        return self.fit(word, own) if own else self.unit(word)

    def trophy(self, unit: str, word: str) -> str:
        """A card that *unit* holds."""
        return self.fit(word, [card for other in self.view.units if other.id == unit for card in other.trophies])

    def side(self, word: str) -> Side:
        """A side of a trophy."""
        if word == "substance":
            return "substance"
        if word == "totem":
            return "totem"
        raise ParseError(f"{word!r} is no side of a trophy: substance or totem")

    def cell(self, word: str) -> Cell:
        """A cell."""
        target = self.target(word)
        if isinstance(target, str):
            raise ParseError(f"{word!r} is no cell: it is written Q,R as in 3,2")
        return target

    def target(self, word: str) -> Target:
        """A unit or a cell."""
        if "," not in word:
            return self.unit(word)
        q, _, r = word.partition(",")
        return Cell(_number(q, "a coordinate", -1000, 1000), _number(r, "a coordinate", -1000, 1000))
