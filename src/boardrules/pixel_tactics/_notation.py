"""Actions and events as short text, and back.

``draw`` · ``recruit knight V2`` · ``attack V1>F2`` · ``shoot R1>V3`` · ``cast R2 R`` · ``order alchemist`` · ``clear V1`` ·
``move V1 R2`` · ``switch V1 V2`` · ``leader L`` · ``end`` · ``leader-choice knight``; answers: ``pick 1.V2``, ``card knight``,
``number 3``, ``name knight``, ``mode yes``, ``none``; luck: ``first 0``, ``drawn 0 0.knight``, ``taken 1 1.knight``.

A card without an owner is the actor's, a slot without a seat is in the actor's unit (a target: in the rival's). An action by a seat other
than the one to act is written with its seat in front: ``1: draw``.
"""

from __future__ import annotations

from typing import Final, assert_never

from boardrules.errors import ParseError
from boardrules.pixel_tactics._types import (
    AbilityUsed,
    Acted,
    Action,
    ActionsGained,
    Asked,
    Attack,
    AttackKind,
    AttackMade,
    AttackRedirected,
    CardOption,
    CardsMoved,
    Cast,
    Choose,
    ChooseLeader,
    Clear,
    DamageHealed,
    DamagePlaced,
    Draw,
    Drawn,
    EndTurn,
    Event,
    First,
    GameEnded,
    LeaderAction,
    LeadersRevealed,
    MarkersPut,
    ModeOption,
    ModifierGiven,
    Move,
    NameOption,
    NumberOption,
    Option,
    OrderPlayed,
    OrderResolved,
    PieceDefeated,
    PieceMoved,
    PieceRevived,
    PlayOrder,
    Recruit,
    RoundEnded,
    Slot,
    SpellCast,
    Spot,
    SpotOption,
    Started,
    Switch,
    TakenAtRandom,
    TurnEnded,
    TurnStarted,
    View,
    WaveEnded,
)
from boardrules.pixel_tactics._work import SLOTS
from boardrules.values import CHANCE, Seat

__all__ = ["format_action", "format_event", "parse_action"]

FORMS: Final = (
    "draw, recruit CARD SLOT, attack SLOT>SLOT, shoot SLOT>SLOT, cast SLOT TEXT, order CARD, clear SLOT, move SLOT SLOT, switch SLOT SLOT, "
    "leader TEXT, end, leader-choice CARD, pick SLOT, card CARD, number N, name NAME, mode MODE, none"
)
WAVES: Final = ("vanguard", "flank", "rear")
BY_NAME: Final[dict[str, Slot]] = {slot: slot for slot in SLOTS}


def _usual(view: View) -> Seat | None:
    """Whose action a text without a seat is; None when several may act."""
    return None if view.phase == "leaders" else view.actor


def format_action(view: View, action: Action) -> str:
    """*action* in short notation, distinct for distinct actions."""
    text = _text(action)
    return text if action.by == _usual(view) else f"{action.by}: {text}"


def _text(action: Action) -> str:
    by = action.by
    match action:
        case ChooseLeader(_, card):
            return f"leader-choice {_card(by, card)}"
        case Draw():
            return "draw"
        case Recruit(_, card, at):
            return f"recruit {_card(by, card)} {_spot(by, at)}"
        case Attack(_, attacker, target, kind):
            verb = "attack" if kind == "melee" else "shoot"
            return f"{verb} {_spot(by, attacker)}>{'' if target is None else _spot(Seat(1 - by), target)}"
        case Cast(_, caster, text):
            return f"cast {_spot(by, caster)} {text}"
        case PlayOrder(_, card):
            return f"order {_card(by, card)}"
        case Clear(_, at):
            return f"clear {_spot(by, at)}"
        case Move(_, at, to):
            return f"move {_spot(by, at)} {_spot(by, to)}"
        case Switch(_, at, other):
            return f"switch {_spot(by, at)} {_spot(by, other)}"
        case LeaderAction(_, leader, text):
            return f"leader {text}" if leader == Spot(by, "F2") else f"leader {text} {_spot(by, leader)}"
        case EndTurn():
            return "end"
        case Choose(_, option):
            return _option(by, option)
        case First(_, seat):
            return f"first {seat}"
        case Drawn(_, seat, card):
            return f"drawn {seat} {card or '?'}"
        case TakenAtRandom(_, seat, card):
            return f"taken {seat} {card or '?'}"
        case _:
            assert_never(action)


def _option(by: Seat, option: Option | None) -> str:
    match option:
        case None:
            return "none"
        case CardOption(card):
            return f"card {_card(by, card)}"
        case SpotOption(at):
            return f"pick {_spot(by, at)}"
        case NumberOption(n):
            return f"number {n}"
        case NameOption(name):
            return f"name {name}"
        case ModeOption(mode):
            return f"mode {mode}"
        case _:
            assert_never(option)


def _card(by: Seat, card: str | None) -> str:
    if card is None:
        return "?"
    return card.removeprefix(f"{by}.")


def _spot(usual: Seat, at: Spot) -> str:
    return at.slot if at.seat == usual else f"{at.seat}.{at.slot}"


# -------------------------------------------------------------------------------------------------------------------------------- parsing
def parse_action(view: View, text: str) -> Action:
    """The action that *text* means; the game's ``check`` says whether it is legal. Raises ParseError."""
    head, colon, tail = text.partition(":")
    explicit = bool(colon) and head.strip().lstrip("-").isdigit()
    words = (tail if explicit else text).split()
    if not words:
        raise ParseError(f"an empty line is no action; an action is written {FORMS}")
    usual = _usual(view)
    by = Seat(int(head)) if explicit else usual
    if by is None:
        raise ParseError("both seats may act: write the seat in front, as in '0: " + " ".join(words) + "'")
    if not -1 <= by <= 3:
        raise ParseError(f"{head!r} is no seat")
    verb, *rest = words
    verb = verb.lower()
    found = _plain(by, verb, rest)
    if found is None:
        raise ParseError(f"{verb!r} is no action; an action is written {FORMS}")
    return found


def _plain(by: Seat, verb: str, rest: list[str]) -> Action | None:
    rival = Seat(1 - by) if by in (0, 1) else Seat(0)
    match verb:
        case "draw":
            _words(verb, rest, 0)
            return Draw(by)
        case "end" | "pass":
            _words(verb, rest, 0)
            return EndTurn(by)
        case "none" | "decline" | "done":
            _words(verb, rest, 0)
            return Choose(by, None)
        case "leader-choice":
            _words(verb, rest, 1)
            return ChooseLeader(by, _read_card(by, rest[0]))
        case "recruit":
            _words(verb, rest, 2)
            return Recruit(by, _known(by, rest[0]), _read_spot(by, rest[1]))
        case "attack" | "shoot":
            _words(verb, rest, 1)
            one, mark, other = rest[0].partition(">")
            if not mark:
                raise ParseError(f"{rest[0]!r} is no attack: it is written SLOT>SLOT, or SLOT> if the target is not yours to choose")
            kind: AttackKind = "melee" if verb == "attack" else "ranged"
            return Attack(by, _read_spot(by, one), _read_spot(rival, other) if other else None, kind)
        case "cast":
            _words(verb, rest, 2)
            return Cast(by, _read_spot(by, rest[0]), rest[1])
        case "order":
            _words(verb, rest, 1)
            return PlayOrder(by, _known(by, rest[0]))
        case "clear":
            _words(verb, rest, 1)
            return Clear(by, _read_spot(by, rest[0]))
        case "move":
            _words(verb, rest, 2)
            return Move(by, _read_spot(by, rest[0]), _read_spot(by, rest[1]))
        case "switch":
            _words(verb, rest, 2)
            return Switch(by, _read_spot(by, rest[0]), _read_spot(by, rest[1]))
        case "leader":
            if len(rest) != 2:
                _words(verb, rest, 1)
            return LeaderAction(by, _read_spot(by, rest[1]) if len(rest) == 2 else Spot(by, "F2"), rest[0])
        case "first":
            _words(verb, rest, 1)
            return First(by, _seat(rest[0]))
        case "drawn":
            _words(verb, rest, 2)
            return Drawn(by, _seat(rest[0]), None if rest[1] == "?" else rest[1])
        case "taken":
            _words(verb, rest, 2)
            return TakenAtRandom(by, _seat(rest[0]), None if rest[1] == "?" else rest[1])
        case _:
            option = _read_option(by, verb, rest)
            return None if option is None else Choose(by, option)


def _read_option(by: Seat, verb: str, rest: list[str]) -> Option | None:
    if verb not in {"pick", "card", "number", "name", "mode"}:
        return None
    _words(verb, rest, 1)
    word = rest[0]
    match verb:
        case "pick":
            return SpotOption(_read_spot(by, word))
        case "card":
            return CardOption(_read_card(by, word))
        case "number":
            if not word.isdigit() or len(word) > 4:
                raise ParseError(f"{word!r} is no number")
            return NumberOption(int(word))
        case "name":
            return NameOption(word)
        case _:
            return ModeOption(word)


def _words(verb: str, rest: list[str], n: int) -> None:
    if len(rest) < n:
        raise ParseError(f"something is missing after {' '.join([verb, *rest])!r}; an action is written {FORMS}")
    if len(rest) > n:
        raise ParseError(f"{rest[n]!r} is one word too many after {verb!r}; an action is written {FORMS}")


def _seat(word: str) -> Seat:
    if word not in {"0", "1", "2", "3"}:
        raise ParseError(f"{word!r} is no seat")
    return Seat(int(word))


def _read_card(by: Seat, word: str) -> str | None:
    return None if word == "?" else _known(by, word)


def _known(by: Seat, word: str) -> str:
    return word if "." in word else f"{by}.{word}"


def _read_spot(usual: Seat, word: str) -> Spot:
    seat, dot, slot = word.rpartition(".")
    known = BY_NAME.get(slot.upper())
    if known is None:
        raise ParseError(f"{word!r} is no slot: V1 to R3, or S1 to S3, with a seat in front for another unit: 1.V2")
    return Spot(_seat(seat) if dot else usual, known)


# --------------------------------------------------------------------------------------------------------------------------------- events
def format_event(_view: View, event: Event) -> str:
    """*event* as a sentence."""
    match event:
        case Acted(by, what):
            return f"Luck: {what}." if by == CHANCE else f"Seat {by}: {what}."
        case Asked(seat):
            return "Luck is due." if seat == CHANCE else f"Seat {seat} must decide."
        case Started(first):
            return f"Seat {first} is the first player."
        case LeadersRevealed(leaders, kept):
            return f"The leaders are {' and '.join(leaders)}{'' if kept else ': equal, so both choose again'}."
        case TurnStarted(seat, number, wave):
            return f"Round {number}, {WAVES[wave]} wave: the turn of seat {seat}."
        case TurnEnded(seat):
            return f"The turn of seat {seat} is over."
        case WaveEnded(wave):
            return f"The {WAVES[wave]} wave is over."
        case RoundEnded(number):
            return f"Round {number} is over."
        case ActionsGained(seat, n):
            return f"Seat {seat} gains {n} actions." if n >= 0 else f"Seat {seat} will have {-n} actions fewer in the next wave."
        case CardsMoved(seat, card, start, end):
            what = card or "a card"
            return f"Seat {seat}: {what} is seen in the {start}." if start == end else f"Seat {seat}: {what} goes from {start} to {end}."
        case PieceMoved(card, at):
            return f"{card} stands at {at.seat}.{at.slot} now."
        case AttackMade(attacker, target, kind):
            return f"{attacker} makes a {kind} attack{'' if target is None else f' on {target}'}."
        case AttackRedirected(attacker, target):
            return f"The attack of {attacker} falls on {target}."
        case SpellCast(caster, text):
            return f"{caster} casts {text}."
        case AbilityUsed(card, text):
            return f"The ability {text} of {card} takes effect."
        case OrderPlayed(seat, card, played):
            return f"Seat {seat} {'plays' if played else 'executes'} the order of {card}."
        case OrderResolved(card):
            return f"The order of {card} is done."
        case DamagePlaced(_, target, amount, kind):
            return f"{amount} damage is {'moved to' if kind == 'move' else 'placed on'} {target}."
        case DamageHealed(target, amount):
            return f"{amount} damage is taken off {target}."
        case PieceDefeated(card):
            return f"{card} is defeated."
        case PieceRevived(card):
            return f"{card} is revived."
        case ModifierGiven(card, until):
            return f"{card or 'A side'} is changed until {until}."
        case MarkersPut(card, kind, n):
            return f"{card} has {n} more {kind} markers."
        case GameEnded(winner, rule, over):
            what = "The game" if over else "The match"
            return f"{what} is over: {'a tie' if winner is None else f'seat {winner} wins'} ({rule})."
        case _:
            assert_never(event)
