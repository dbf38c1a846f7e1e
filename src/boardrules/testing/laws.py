"""The laws of the contract by name, and the error that names the law that a game broke."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

__all__ = ["LAWS", "Law", "LawBroken", "Where"]


class Law(NamedTuple):
    """A law: its name in reports and errors, and its sentence."""

    name: str
    sentence: str


LAWS: Final[tuple[Law, ...]] = (
    Law("types", "State, Action, View, Event and Options are frozen structs of integers, strings, booleans, None, structs and tuples."),
    Law("seats", "The number of seats is within SPEC.seats, they are numbered from 0, and they stay the same throughout a game."),
    Law("end", "A finished game has an outcome, no seat to act and no legal action; in any other, each seat to act has a legal action."),
    Law("order", "legal_actions has no duplicates and always the same order; the lists of the seats to act make up the whole."),
    Law("chance", "chance is above 0 exactly when CHANCE, alone, is to act; chance_action counts off the outcomes in the order listed."),
    Law(
        "dealing",
        "deal_luck leads to the state to which the same outcomes lead one by one, where no luck is due. Asked of games with the capability "
        "Dealing.",
    ),
    Law("legal", "check returns None exactly for the actions that legal_actions lists."),
    Law("total", "check answers any action, whatever its fields hold, with a refusal or None, never with an exception."),
    Law("refusal", "apply and step raise IllegalAction with the very refusal of check; it has a message and names a rule of the rulebook."),
    Law("apply", "apply, apply_unchecked and step lead to the same state."),
    Law("commute", "Of two seats that choose at once, either may be first: both orders are legal and lead to the same state."),
    Law("pure", "No function changes what it is given, and the same arguments give the same result."),
    Law("hash-seed", "A game gives the same bytes in every process, whatever its PYTHONHASHSEED."),
    Law("codec", "Decoding what was encoded gives an equal value with equal bytes, which plays on identically."),
    Law("values", "Every integer is below 2**53, and every field holds what its type says."),
    Law("size", "A state stays below a size that does not depend on how long the game has lasted."),
    Law("valid", "validate finds no fault in any state that play or determinize leads to."),
    Law(
        "mutants",
        "A state with one thing gone wrong is no state by its type, is refused by validate with a rule, or plays on like any other.",
    ),
    Law(
        "positions",
        "Of what setup_of describes, set_up makes the same state again; a Setup with one thing gone wrong is refused, or describes a state "
        "that validate accepts. Asked of games with the capability Positions.",
    ),
    Law("view", "Every seat and a spectator has a view at every ply."),
    Law("determinize", "determinize makes of a view a state that has just this view."),
    Law("visibility", "Every field of State is classified; what is public is the same in all states that look alike."),
    Law(
        "redact",
        "A redacted action or event is of the same kind or None, redacting it again changes nothing, and its own seat sees it whole.",
    ),
    Law(
        "events", "A seat whose view changed got an event, and each changed field of the view is declared by the type of one of its events."
    ),
    Law("swap", "What a seat may not know changes nothing that it can see, ask or be told, until an event that reveals tells it."),
    Law("match", "What a Match shows a seat keeps the swap test too: prompt, seen, log and digest, begun from options or from a state."),
    Law("pending", "pending asks exactly the players who are to act, in words, by a rule of the rulebook."),
    Law("notation", "parse_action reads what format_action writes, and distinct actions have distinct texts."),
    Law("parse", "parse_action answers any text, whatever somebody types, with an action, or with ParseError or AmbiguousNotation."),
    Law(
        "render",
        "Every view has a text and a well-formed SVG picture, every event a sentence; with the English translator a view is drawn as "
        "without one, in another language with the same anchors.",
    ),
    Law(
        "anchors",
        "Every anchor of a legal action is one element of the picture; no two actions of a seat, and no two outcomes of luck, share both "
        "their anchors and their label, in any language of the game.",
    ),
    Law(
        "candidates",
        "For each thing in the picture of a seat to act there are at most 40 candidates, all by that seat: if a legal action points there, "
        "a legal one that does is among them; if none does, the first is refused by a rule. Asked of games with the capability Candidates.",
    ),
    Law(
        "pictures",
        "Changes lead from each picture to the next, at every width; render_svg gives the same as text; whole sequences of pictures, with "
        "the keys of their pieces, are the same in states that look alike. Asked of games with the capability Picturing.",
    ),
    Law("facts", "The facts of a view are a value of the type FACTS, the same whenever they are asked for, and change nothing."),
    Law(
        "wording",
        "The message of an event or of an action is a value, and its English sentence is that of format_event or label. Asked of games "
        "with the capability Wording.",
    ),
    Law(
        "explain",
        "An explanation has the events and the changes of the step, and rules of the rulebook; that of what is refused is its refusal. "
        "Before an action is played its own seat is told the first of these events, up to what is hidden from it, and others nothing.",
    ),
    Law(
        "numbers",
        "Every legal action has a number of its own in the action space, which gives the action back; the mask of a seat is its legal "
        "list. Asked of games with the capability Numbering.",
    ),
    Law(
        "observation",
        "An observation has the declared fields, each number within its bounds, and depends on the view alone; different views that a "
        "viewer has in a game have different observations.",
    ),
    Law(
        "evaluation",
        "The view of a seat is worth a number from -1 to 1 that depends on the view alone: 1 to the winners of a finished game, -1 to the "
        "others, 0 to all in a draw; that of a spectator is refused. Asked of games with the capability Evaluating.",
    ),
    Law(
        "usage",
        "What an event says was used is of a kind in USES, by a seat of the game, and a step of luck tells of no kind that does not say "
        "so. Asked of games with the capability Usage.",
    ),
    Law(
        "turns",
        "Which turn it is, a tuple of integers, is the same in all states that look alike, and a turn that is over does not come again. "
        "Asked of games with the capability Turns.",
    ),
    Law(
        "worlds",
        "The states that worlds lists are possible ones with just this view, each once; where they are few, those of determinize are "
        "among them, and with two seats, for either of them, the real one. A view can be refused by InvalidState. Asked of games with the "
        "capability Worlds.",
    ),
    Law(
        "walker",
        "A walker has the seats to act, luck, legal actions, outcome and values of the state that the same actions lead to; its keys are "
        "equal exactly where views are; and it returns to every mark. Asked of games with the capability Walking.",
    ),
    Law("outcome", "An outcome has a score for each seat, winners among the seats, and a rule of the rulebook."),
    Law("length", "Every game ends within SPEC.max_plies."),
)
"""Every law, in the order in which the documentation prints them."""

SENTENCES: Final = {law.name: law.sentence for law in LAWS}


@dataclass(frozen=True)
class Where:
    """The place where a law was broken: the game, the ply, the action, and the call that plays the game again.

    ``start`` is the state that the game began from, None if it began from ``options``.
    """

    game: str
    options: object
    number: int
    seed: int | str
    ply: int
    action: object
    again: str
    start: object = None

    def __str__(self) -> str:
        action = "" if self.action is None else f", at the action {self.action!r}"
        beginning = f"with {self.options!r}" if self.start is None else "from a state"
        return f"in game {self.number} of seed {self.seed!r} {beginning}, after {self.ply} plies{action}"


class LawBroken(AssertionError):
    """A game broke a law of the contract.

    ``law`` is its name, ``what`` is the finding, and ``where`` is the place and the way to reproduce it, or None if no game was in
    progress. This is an error for developers: unlike other errors of the library it may show a state.
    """

    def __init__(self, law: str, what: str, where: Where | None = None) -> None:
        super().__init__(law, what, where)
        self.law = law
        self.what = what
        self.where = where

    def __str__(self) -> str:
        lines = [f"law {self.law!r} is broken: {self.what}", f"  the law: {SENTENCES[self.law]}"]
        if self.where is not None:
            lines += [f"  {self.where.game}, {self.where}", f"  to see it again: {self.where.again}"]
        return "\n".join(lines)
