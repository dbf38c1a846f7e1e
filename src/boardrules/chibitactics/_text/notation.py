"""Actions and events of Chibitactics as short text, and back.

``move ansel-0 3,2`` · ``use ansel-0 blade moss-1`` · ``use nub-1 spores 4,2`` · ``finish ort-1 gnaw`` · ``cancel nub-1 veil 4,2`` ·
``trophy moss-1 ansel-0 substance moss-1`` · ``give nub-1 moss-1 ansel-0`` · ``ability nub-1 rind-1`` · ``end`` · ``way 4,2 5,2`` ·
``target moss-1`` · ``attack bite`` · ``faction humans`` · ``pick ansel-0`` · ``deploy ansel-0 1,1`` · luck: ``roll 4``, ``open marsh``,
``event fog``, ``savage gnaw``.

A name may be cut short; where several fit, each is offered. An action by a seat that is not the one to act is written with its seat in
front: ``1: end``; while squads are picked the seat is always written.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Final, assert_never

from boardrules.chibitactics import _types as t
from boardrules.chibitactics._messages import MESSAGES
from boardrules.chibitactics._packs.compile import Catalogue
from boardrules.toolkit.notation import Line, Notation, beginning, fault, number, only
from boardrules.toolkit.refusals import shown
from boardrules.values import CHANCE, Seat

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
NOTATION: Final = Notation(FORMS, last_seat=5, luck=LUCK)
NOTHING: Final = "?"
"""A unit that is not shown."""


def _usual(view: t.View) -> tuple[Seat, ...]:
    """Whose action a text without a seat may be; while several seats pick the viewer's, unless it has picked or is a spectator."""
    if view.stack:
        top = view.stack[-1]
        return (top.seat if isinstance(top, t.Choice) else CHANCE,)
    if view.phase == "squad" and view.viewer is not None and len(view.squads[view.viewer]) < view.options.squad_size:
        return (view.viewer,)
    return tuple([Seat(seat) for seat in range(view.options.seats)]) if view.clock.turn is None else (view.clock.turn,)


def format_action(view: t.View, action: t.Action) -> str:
    """*action* in short notation, distinct for distinct actions."""
    text = _text(action)
    usual = (CHANCE,) if text.partition(" ")[0] in LUCK else _usual(view)
    return text if usual == (action.by,) else f"{action.by}: {text}"


def _at(target: t.Target) -> str:
    return target or NOTHING if isinstance(target, str) else f"{target.q},{target.r}"


def _text(action: t.Action) -> str:
    match action:
        case t.PickFaction():
            return f"faction {action.faction}"
        case t.PickUnit():
            return f"pick {action.unit or NOTHING}"
        case t.Deploy():
            return f"deploy {action.unit} {_at(action.cell)}"
        case t.MoveUnit():
            return f"move {action.unit} {_at(action.to)}"
        case t.UseSkill():
            return f"use {action.unit} {action.skill} {_at(action.target)}"
        case t.Finish():
            return f"finish {action.unit} {action.target}"
        case t.Cancel():
            return f"cancel {action.unit} {action.skill} {_at(action.target)}"
        case t.UseTrophy():
            return f"trophy {action.unit} {action.card} {action.side} {_at(action.target)}"
        case t.GiveTrophy():
            return f"give {action.unit} {action.to} {action.card}"
        case t.UseFaction():
            return f"ability {action.unit} {action.card}".rstrip()
        case t.EndTurn():
            return "end"
        case t.Choose():
            return _option(action.option)
        case t.Roll():
            return f"roll {action.value}"
        case t.Open():
            return f"open {action.segment}"
        case t.DrawEvent():
            return f"event {action.event}"
        case t.DrawSavage():
            return f"savage {action.savage}"
        case _:
            assert_never(action)


def _option(option: t.Option) -> str:
    match option:
        case t.PathOption():
            return " ".join(["way", *(_at(cell) for cell in option.path)])
        case t.UnitOption():
            return f"target {option.unit}"
        case t.SkillOption():
            return f"attack {option.skill}"
        case _:
            assert_never(option)


def parse_action(catalogue: Catalogue, view: t.View, text: str) -> t.Action:
    """The action that *text* means in *view*; the game's ``check`` says whether it is legal.

    Raises
    ------
    ParseError
        if a word is not understood; the message names it and says what can stand there.
    AmbiguousNotation
        if a word fits several names; its ``candidates`` are the texts of the actions it may mean.
    """
    line = NOTATION.read(text, _usual(view))
    return only(line, _Reader(catalogue, view, line).actions(), lambda action: format_action(view, action))


class _Reader:
    """Finds what a line may mean in a view."""

    def __init__(self, catalogue: Catalogue, view: t.View, line: Line) -> None:
        self.catalogue = catalogue
        self.view = view
        self.line = line

    def actions(self) -> list[t.Action]:
        """Every action that the line may mean, at least one."""
        line, view = self.line, self.view
        by, words = line.by, line.words
        match line.verb:
            case "end":
                line.count(0, 0)
                return [t.EndTurn(by)]
            case "roll":
                line.count(1, 1)
                return [t.Roll(by, number(words[0], "face", 1, 6))]
            case "way":
                line.count(1, 64)
                return [t.Choose(by, t.PathOption(tuple([self.cell(word) for word in words])))]
            case "target":
                line.count(1, 1)
                return [t.Choose(by, t.UnitOption(unit)) for unit in self.units(words[0])]
            case "attack":
                line.count(1, 1)
                return [t.Choose(by, t.SkillOption(words[0]))]
            case "open":
                return [t.Open(by, segment) for segment in self.one(view.supply.segments)]
            case "event":
                return [t.DrawEvent(by, event) for event in self.one(view.supply.events)]
            case "savage":
                return [t.DrawSavage(by, savage) for savage in self.one(view.supply.savages)]
            case "faction":
                return [t.PickFaction(by, faction) for faction in self.one(self.catalogue.factions)]
            case "pick":
                return [t.PickUnit(by, unit) for unit in self.one(self.deck())]
            case "deploy" | "move":
                line.count(2, 2)
                cell = self.cell(words[1])
                return [t.Deploy(by, unit, cell) if line.verb == "deploy" else t.MoveUnit(by, unit, cell) for unit in self.actors()]
            case "use" | "cancel":
                line.count(3, 3)
                kind = t.UseSkill if line.verb == "use" else t.Cancel
                return [kind(by, unit, words[1], target) for unit, target in product(self.actors(), self.targets(words[2]))]
            case "finish":
                line.count(2, 2)
                return [t.Finish(by, unit, target) for unit, target in product(self.actors(), self.units(words[1]))]
            case "trophy":
                line.count(4, 4)
                side, targets = self.side(words[2]), self.targets(words[3])
                held = [(unit, card) for unit in self.actors() for card in self.trophies(unit, words[1])]
                return [t.UseTrophy(by, unit, card, side, target) for (unit, card), target in product(held, targets)]
            case "give":
                line.count(3, 3)
                held = [(unit, card) for unit in self.actors() for card in self.trophies(unit, words[2])]
                return [t.GiveTrophy(by, unit, to, card) for (unit, card), to in product(held, self.units(words[1]))]
            case _:
                line.count(1, 2)
                cards = fitting(words[1], self.deck()) if len(words) > 1 else ("",)
                return [t.UseFaction(by, unit, card) for unit, card in product(self.actors(), cards)]

    def one(self, known: Iterable[str]) -> tuple[str, ...]:
        """What the one word there is may be, among *known*."""
        self.line.count(1, 1)
        return fitting(self.line.words[0], known)

    def deck(self) -> tuple[str, ...]:
        """The cards in the deck of the seat whose action it is."""
        decks, by = self.view.decks, self.line.by
        return decks[by] if 0 <= by < len(decks) else ()

    def units(self, word: str) -> tuple[str, ...]:
        """The units on the board, or beside it, that *word* may name."""
        return fitting(word, [unit.id for unit in self.view.units])

    def actors(self) -> tuple[str, ...]:
        """The units that may be told to do something by the first word: those of the seat's own squad, if the word fits there."""
        units = self.view.units
        return fitting(self.line.words[0], [unit.id for unit in units if unit.seat == self.line.by], [unit.id for unit in units])

    def trophies(self, unit: str, word: str) -> tuple[str, ...]:
        """The cards that *unit* holds and *word* may name."""
        return fitting(word, [card for other in self.view.units if other.id == unit for card in other.trophies])

    def side(self, word: str) -> t.Side:
        """A side of a trophy."""
        if word == "substance":
            return "substance"
        if word == "totem":
            return "totem"
        raise fault("notation-no-side", MESSAGES, word=shown(word))

    def cell(self, word: str) -> t.Cell:
        """The cell that *word* names."""
        if "," not in word:
            raise fault("notation-no-cell", MESSAGES, word=shown(word))
        q, _, r = word.partition(",")
        return t.Cell(number(q, "coordinate", -1000, 1000), number(r, "coordinate", -1000, 1000))

    def targets(self, word: str) -> tuple[t.Target, ...]:
        """The units, or the cell, that *word* may name."""
        return (self.cell(word),) if "," in word else self.units(word)


def fitting(word: str, *groups: Iterable[str]) -> tuple[str, ...]:
    """The names that *word* is or begins, of the first of *groups* with any; a word that begins none is left to ``check``."""
    return ("",) if word == NOTHING else beginning(word, *groups) or (word,)
