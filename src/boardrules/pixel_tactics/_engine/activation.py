"""Entries on the stack of a working copy: the speaker of a text, a text being carried out, and the procedures of the engine."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from msgspec.structs import replace

from boardrules.pixel_tactics import _types as t
from boardrules.pixel_tactics._packs.catalogue import END, Program
from boardrules.pixel_tactics._types.stack import EngineFrame
from boardrules.pixel_tactics.language.grammar.expressions import NumberName, Ref
from boardrules.values import Seat

NOTHING_BOUND: Final = t.Bindings()


class Context:
    """The context in which a text is evaluated: its player, its card, where that stands, and what is bound."""

    __slots__ = ("bound", "slot", "source", "you")

    def __init__(self, you: Seat, source: str, slot: int, bound: t.Bindings = NOTHING_BOUND) -> None:
        self.you = you
        self.source = source
        self.slot = slot
        self.bound = bound

    def number(self, name: NumberName) -> int:
        """Return the number bound to *name*; 0 if none is."""
        bound = self.bound
        cause = bound.cause
        match name:
            case "discarded":
                return bound.discarded
            case "drawn":
                return bound.drawn
            case "noted":
                return bound.noted
            case "behind":
                return max(bound.tally) - bound.tally[self.you] if bound.tally else 0
            case "that_much":
                return cause.that_much if isinstance(cause, t.DamageCause) else 0
            case "nth_turn":
                return cause.nth_turn if isinstance(cause, t.OrderCause) else 0
            case "nth_wave":
                return cause.nth_wave if isinstance(cause, t.OrderCause) else 0
            case _:
                assert_never(name)

    def cards(self, ref: Ref) -> tuple[str, ...]:
        """Return the cards bound to *ref*; for ``this`` see ``source``."""
        bound = self.bound
        cause = bound.cause
        match ref:
            case "it":
                return bound.it
            case "hero":
                return (cause.hero,) if isinstance(cause, t.HeroCause) else ()
            case "attacker":
                return (cause.attacker,) if isinstance(cause, t.AttackCause) else ()
            case "target":
                return cause.target if isinstance(cause, t.AttackCause) else ()
            case "source":
                return (cause.source,) if isinstance(cause, t.DamageCause) else ()
            case "this":
                return ()
            case _:
                assert_never(ref)


class Activation(Context):
    """A text being carried out, taken apart."""

    __slots__ = ("loops", "program", "progress", "step")

    def __init__(self, program: Program, you: Seat, source: str, slot: int, bound: t.Bindings = NOTHING_BOUND) -> None:
        self.you = you  # as Context does, without the call
        self.source = source
        self.slot = slot
        self.bound = bound
        self.program = program
        self.step = 0
        self.loops: tuple[tuple[str, ...], ...] = ()
        self.progress: t.Progress | None = None

    def copy(self) -> Activation:
        """Return the same text, to be carried on by itself."""
        other = Activation(self.program, self.you, self.source, self.slot, self.bound)
        other.step, other.loops, other.progress = self.step, self.loops, self.progress
        return other

    def bind_it(self, cards: tuple[str, ...]) -> None:
        """Let *cards* be ``it`` from now on."""
        bound = self.bound
        self.bound = t.Bindings(
            cards, bound.the_card, bound.area, bound.discarded, bound.cause, bound.drawn, bound.player, bound.noted, bound.tally
        )

    def bind_card(self, card: str) -> None:
        """Let *card* be ``the_card`` from now on; ``""``: there is none."""
        self.bound = replace(self.bound, the_card=card)

    def bind_area(self, area: t.Area | None) -> None:
        """Let *area* be the chosen one from now on."""
        self.bound = replace(self.bound, area=area)

    def bind_numbers(self, *, discarded: int | None = None, drawn: int | None = None, noted: int | None = None) -> None:
        """Bind the numbers given as ``discarded``, ``drawn`` or ``noted`` for the rest of the text."""
        bound = self.bound
        self.bound = replace(
            bound,
            discarded=bound.discarded if discarded is None else discarded,
            drawn=bound.drawn if drawn is None else drawn,
            noted=bound.noted if noted is None else noted,
        )

    def bind_player(self, seat: Seat | None) -> None:
        """Let *seat* be the player that the text means, None: again none in particular."""
        self.bound = replace(self.bound, player=seat)

    def bind_tally(self, tally: tuple[int, ...]) -> None:
        """Let so much be noted for each seat from now on."""
        self.bound = replace(self.bound, tally=tally)

    def frozen(self) -> t.TextFrame:
        """Return the frame as a value."""
        steps = self.program.steps
        at = steps[self.step].at if self.step < len(steps) else END
        return t.TextFrame(self.program.id, at, self.you, self.source, self.slot, self.bound, self.loops, self.progress)


Entry: TypeAlias = Activation | EngineFrame
"""What lies on the stack of a working copy: a frame as it is in the state, but texts taken apart."""
